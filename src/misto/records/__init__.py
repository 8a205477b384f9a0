"""Records: one game as one YAML file, read strictly, written readably, replayed through the engine.

>>> from misto.records import loads, replay, shipped
>>> replay(loads(shipped("black-market")).record).winner
<Winner.MAFIA: 'mafia'>
"""

from importlib.resources import files

from misto.records.comparing import Difference
from misto.records.decoding import Reading, load, loads
from misto.records.encoding import dumps, flow
from misto.records.exporting import from_ledger
from misto.records.faults import Flaw, Mistake, Place, RecordError, Way
from misto.records.model import Expect, Record, RecordSeat, RecordTurn
from misto.records.plain import plain_expect
from misto.records.playing import Replay, TurnPlayed, personas, replay


def shipped(name: str) -> bytes:
    """Return a record that comes with the package: `black-market`, the game of the source."""
    return files(__name__).joinpath("data", f"{name}.yaml").read_bytes()


__all__ = [
    "Difference",
    "Expect",
    "Flaw",
    "Mistake",
    "Place",
    "Reading",
    "Record",
    "RecordError",
    "RecordSeat",
    "RecordTurn",
    "Replay",
    "TurnPlayed",
    "Way",
    "dumps",
    "flow",
    "from_ledger",
    "load",
    "loads",
    "personas",
    "plain_expect",
    "replay",
    "shipped",
]
