"""The court of a turn in words: the sentence or the election, who voted for whom, the count."""

from collections.abc import Sequence

from misto.engine import events as e
from misto.engine.report import Line
from misto.engine.resolution import Ballot, Cast
from misto.text import words
from misto.text.catalogue import Value, join
from misto.text.writer import Writer


def court(writer: Writer, lines: Sequence[Line]) -> list[list[str]]:
    """Write what the lines of a report tell of its court, paragraph by paragraph.

    Where the court is sealed there are no ballots in its line, and so none here (COURT-7).
    """
    held = next((line for line in lines if isinstance(line, e.CourtHeld)), None)
    if held is None:
        return []
    heading = writer.say("election-heading" if held.election else "court-heading")
    return [
        [writer.bold(heading)],
        [result(writer, held, lines)],
        _ballots(writer, held),
        _count(writer, held),
    ]


def result(writer: Writer, held: e.CourtHeld, lines: Sequence[Line]) -> str:
    """Say whom a court sentenced, or whom an election chose, and whether that is all that is said.

    `lines` are those of the same report.
    """
    said = _election(writer, held, lines) if held.election else _sentence(writer, held)
    sealed = [writer.say(_sealed(held))] if held.sealed else []
    return " ".join([said, *sealed])


def _sealed(held: e.CourtHeld) -> str:
    return "sealed-result" if held.tally is None else "sealed-totals"


def _sentence(writer: Writer, held: e.CourtHeld) -> str:
    if held.sentenced:
        return writer.say("court-sentence", names=writer.names(held.sentenced))
    return writer.say("court-nobody", **_why_nobody(writer, held))


def _election(writer: Writer, held: e.CourtHeld, lines: Sequence[Line]) -> str:
    if not held.sentenced:
        return writer.say("election-nobody", **_why_nobody(writer, held))
    named = any(isinstance(line, e.KeeperNamed) for line in lines)
    return writer.say(
        "election-keeper" if named else "election-lost",
        names=writer.names(held.sentenced),
        gender=writer.gender(held.sentenced[0]).value,
    )


def _why_nobody(writer: Writer, held: e.CourtHeld) -> dict[str, Value]:
    """Tell what the published count shows, and no more: nothing, where it isn't published."""
    if held.tally is None:
        return {"why": "unsaid"}
    if not held.tally:
        return {"why": "no_votes"}
    most = max(votes for _, votes in held.tally)
    top = [seat for seat, votes in held.tally if votes == most]
    return {
        "why": "tie" if len(top) > 1 else "few",
        "names": writer.names(top),
        "votes": words.count(writer.language, most, "votes"),
    }


def _ballots(writer: Writer, held: e.CourtHeld) -> list[str]:
    """A row for each who voted or owed a vote, in seat order, as the source prints it."""
    if held.ballots is None:
        return []
    ballots = {seat: Ballot(seat, ()) for seat in held.silent or ()}
    ballots |= {ballot.seat: ballot for ballot in held.ballots}
    rows = [_ballot(writer, ballots[seat]) for seat in sorted(ballots)]
    return writer.section(writer.say("votes-heading"), rows)


def _ballot(writer: Writer, ballot: Ballot) -> str:
    """The vote that stands, and those before it; who withdrew theirs has an empty place."""
    voter = writer.label(ballot.seat)
    last = ballot.casts[-1] if ballot.casts else None
    if last is None or last.withdrawn:
        said = writer.say("ballot-empty", voter=voter)
    else:
        said = writer.say("ballot", voter=voter, vote=_cast(writer, last))
    earlier = ballot.casts if last and last.withdrawn else ballot.casts[:-1]
    if earlier:
        votes = join((_cast(writer, cast) for cast in earlier), " → ")
        said = writer.say("ballot-history", ballot=said, votes=votes)
    return said if ballot.counts else writer.say("ballot-void", ballot=said)


def _cast(writer: Writer, cast: Cast) -> str:
    if cast.withdrawn:
        return writer.say("vote-withdrawn")
    return writer.label(cast.target) if cast.target is not None else writer.say("vote-nobody")


def _count(writer: Writer, held: e.CourtHeld) -> list[str]:
    """The most votes first, who voted for nobody, and as the last line who didn't vote."""
    if held.tally is None:
        return []
    rows = [
        writer.say(
            "tally", name=writer.name(seat), votes=words.count(writer.language, votes, "votes")
        )
        for seat, votes in sorted(held.tally, key=lambda row: (-row[1], row[0]))
    ]
    abstaining = [ballot.seat for ballot in held.ballots or () if _abstains(ballot)]
    if abstaining:
        rows.append(writer.say("tally-nobody", names=writer.names(abstaining)))
    if held.silent:
        rows.append(writer.say("tally-silent", names=writer.names(held.silent)))
    elif held.silent is not None:
        rows.append(writer.say("tally-everybody"))
    return writer.section(writer.say("tally-heading"), rows)


def _abstains(ballot: Ballot) -> bool:
    last = ballot.casts[-1] if ballot.casts else None
    return ballot.counts and last is not None and last.target is None and not last.withdrawn
