"""The rules of Misto: pure, total, deterministic; no clock, no chance, no files, no prose.

`decide` answers a command with events or a refusal, `evolve` makes the next game of an event,
`step` settles what fell due and then decides. `resolve` plays the night of a turn; `view_for` says
what a viewer may know; `report` puts a turn into typed lines.

>>> from datetime import UTC, datetime
>>> from misto.engine import CreateGame, Game, Rules, decide, fold
>>> noon = datetime(2026, 11, 30, 10, tzinfo=UTC)
>>> events = decide(Game(), CreateGame(game="demo", title="Ринок", rules=Rules()), noon, bytes)
>>> fold(events).title
'Ринок'
"""

from misto.engine.clauses import (
    Clause,
)
from misto.engine.commands import (
    BarVote,
    CancelDeal,
    ChangeFact,
    CloseEnrolment,
    CloseTurn,
    Command,
    CreateGame,
    Deal,
    Enrol,
    EnterOrder,
    Exclude,
    Extend,
    GiveAwards,
    GiveNote,
    GiveOrder,
    GrantDoubleKill,
    Leave,
    MoveClose,
    OpenEnrolment,
    OpenGame,
    Pause,
    PublishReport,
    Replace,
    Resume,
    SeatTable,
    Silence,
    TellStory,
    Undo,
    VoidOrder,
    VoteAward,
    WithdrawEnrolment,
    WithdrawOrder,
)
from misto.engine.decide import (
    Decision,
    Dice,
    decide,
)
from misto.engine.events import (
    Event,
    Fact,
    Persona,
)
from misto.engine.evolve import (
    evolve,
    fold,
)
from misto.engine.game import (
    Game,
)
from misto.engine.invariants import (
    Flaw,
    check,
)
from misto.engine.night import (
    resolve,
)
from misto.engine.orders import (
    Note,
    Order,
)
from misto.engine.refusals import (
    Code,
    Refusal,
)
from misto.engine.report import (
    letter,
    report,
)
from misto.engine.resolution import (
    Happening,
    Resolution,
    Result,
    Step,
    Verdict,
)
from misto.engine.rules import (
    BLACK_MARKET,
    CLASSIC,
    OPTIONS,
    PRESETS,
    Rules,
)
from misto.engine.stepping import (
    Stepped,
    step,
)
from misto.engine.terms import (
    Cause,
    Gender,
    Kind,
    Phase,
    Role,
    Shown,
    ShownCause,
    Side,
    Stage,
    Winner,
)
from misto.engine.views import (
    Host,
    Person,
    Reader,
    Seat,
    View,
    Viewer,
    view_for,
)

__all__ = [
    "BLACK_MARKET",
    "CLASSIC",
    "OPTIONS",
    "PRESETS",
    "BarVote",
    "CancelDeal",
    "Cause",
    "ChangeFact",
    "Clause",
    "CloseEnrolment",
    "CloseTurn",
    "Code",
    "Command",
    "CreateGame",
    "Deal",
    "Decision",
    "Dice",
    "Enrol",
    "EnterOrder",
    "Event",
    "Exclude",
    "Extend",
    "Fact",
    "Flaw",
    "Game",
    "Gender",
    "GiveAwards",
    "GiveNote",
    "GiveOrder",
    "GrantDoubleKill",
    "Happening",
    "Host",
    "Kind",
    "Leave",
    "MoveClose",
    "Note",
    "OpenEnrolment",
    "OpenGame",
    "Order",
    "Pause",
    "Person",
    "Persona",
    "Phase",
    "PublishReport",
    "Reader",
    "Refusal",
    "Replace",
    "Resolution",
    "Result",
    "Resume",
    "Role",
    "Rules",
    "Seat",
    "SeatTable",
    "Shown",
    "ShownCause",
    "Side",
    "Silence",
    "Stage",
    "Step",
    "Stepped",
    "TellStory",
    "Undo",
    "Verdict",
    "View",
    "Viewer",
    "VoidOrder",
    "VoteAward",
    "Winner",
    "WithdrawEnrolment",
    "WithdrawOrder",
    "check",
    "decide",
    "evolve",
    "fold",
    "letter",
    "report",
    "resolve",
    "step",
    "view_for",
]
