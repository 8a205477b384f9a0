"""A fault for every clause that the engine keeps: the records that cite the clause must fail on it.

Where records can't show a clause, since it is about views, timetables or enrolment, the tests named
after it must fail.
"""

from tests.engine.planting import Fault

BY_RECORDS = (
    Fault(
        "GAME-3",
        "lineup.py",
        "-(-numerator * seats // denominator)",
        "numerator * seats // denominator",
    ),
    Fault("GAME-4", "lineup.py", "if count[role] > 1 and", "if count[role] > 2 and"),
    Fault("GAME-7", "contradictions.py", "len(set(tie)) < len(tie)", "False"),
    Fault("TIME-1", "decide/orders.py", "at >= game.closes", "at > game.closes"),
    Fault("TIME-2", "decide/orders.py", "at >= game.hunt_opens", "at > game.hunt_opens"),
    Fault(
        "TIME-5",
        "game.py",
        "self.turn >= self.rules.court_from_turn",
        "self.turn >= self.rules.court_from_turn - 1",
    ),
    Fault(
        "ORDER-1",
        "roles/__init__.py",
        "frozenset({Kind.VOTE, Kind.NOTE, ",
        "frozenset({*([] if spec.orders else [Kind.VOTE]), Kind.NOTE, ",
    ),
    Fault("ORDER-2", "evolve.py", "    orders.pop(key, None)  #", "    #"),
    Fault(
        "ORDER-3",
        "night/work.py",
        "if self.owes_vote(seat) and self.rules.status_needs_vote:",
        "if self.owes_vote(seat) and order.kind is not Kind.KILL:",
    ),
    Fault(
        "ORDER-4",
        "evolve.py",
        """def _turn_opened(_: Game, event: e.TurnOpened) -> Changes:
    return {
""",
        """def _turn_opened(_: Game, event: e.TurnOpened) -> Changes:
    kept = {key: one for key, one in _.orders.items() if one.kind is Kind.HEAL}
    return {**_turn_opened_without(event), "orders": kept}


def _turn_opened_without(event: e.TurnOpened) -> Changes:
    return {
""",
    ),
    Fault(
        "ORDER-5",
        "night/work.py",
        "if seat in self.hunters and self.side(seat) is Side.TOWN:",
        "if seat in self.hunters:",
    ),
    Fault(
        "ORDER-6", "decide/orders.py", "        if target not in game.living:", "        if False:"
    ),
    Fault(
        "ORDER-8",
        "night/work.py",
        "if self.owes_vote(seat) and self.rules.status_needs_vote:",
        "if self.owes_vote(seat) and self.rules.status_needs_vote and seat not in self.hunters:",
    ),
    Fault("HUNT-1", "night/hunt.py", "left -= 1", "left -= 0"),
    Fault(
        "HUNT-2",
        "night/hunt.py",
        "night.die(order.seat, Cause.HUNTING, Stage.HUNT, clause)",
        "night.die(order.target, Cause.HUNTED, Stage.HUNT, clause)",
    ),
    Fault(
        "HUNT-3",
        "night/hunt.py",
        'if side is Side.MANIAC and night.rules.hunt_maniac == "nothing":',
        "if side is Side.MANIAC:",
    ),
    Fault(
        "HUNT-4",
        "night/__init__.py",
        """    hunt(night)
    # The courtesan, the framer, the mafia, the commissioner, the maniac, the doctor.
    block(night)
    frame(night)
    kill(night)
    check(night)
    poison(night)
    heal(night)
    inject(night)
""",
        """    block(night)
    frame(night)
    kill(night)
    check(night)
    poison(night)
    heal(night)
    inject(night)
    hunt(night)
""",
    ),
    Fault(
        "HUNT-5",
        "roles/__init__.py",
        "_OF_A_SIDE[spec.side], *spec.orders",
        "_OF_A_SIDE[spec.side], Kind.HUNT, *spec.orders",
    ),
    Fault(
        "NIGHT-1",
        "night/work.py",
        "if seat not in self.alive or (seat in self.struck and not dying_may):",
        "if seat not in self.alive:",
    ),
    Fault(
        "NIGHT-2",
        "night/verbs/block.py",
        "        if order.seat in blocking:",
        "        if True:",
    ),
    Fault(
        "NIGHT-3",
        "night/verbs/check.py",
        "if seat in night.framed:",
        "if seat in night.framed and night.role(seat) is Role.CIVILIAN:",
    ),
    Fault("NIGHT-4", "night/verbs/kill.py", "return Clause.NIGHT_4", "return Clause.MAFIA_2"),
    Fault(
        "NIGHT-5",
        "shown.py",
        '(role is Role.BOSS and rules.boss_shows == "town")',
        "role is Role.BOSS",
    ),
    Fault(
        "NIGHT-6",
        "night/verbs/check.py",
        "dying_may=night.rules.dead_commissioner_checks",
        "dying_may=False",
    ),
    Fault(
        "NIGHT-7",
        "night/outcome.py",
        "causes[0] if causes and causes[0] in NIGHT_CAUSES else None",
        "causes[-1] if causes and causes[-1] in NIGHT_CAUSES else None",
    ),
    Fault("NIGHT-8", "night/outcome.py", "(order.seat, *sergeants)", "(order.seat,)"),
    Fault("NIGHT-9", "night/settle.py", "if seat in night.autopsies:", "if False:"),
    Fault(
        "NIGHT-10",
        "night/verbs/heal.py",
        "dying_may=order.target == order.seat",
        "dying_may=True",
    ),
    Fault(
        "NIGHT-11",
        "night/verbs/heal.py",
        "night.game.healed.get(order.seat) == order.target",
        "order.target in night.game.healed.values()",
    ),
    Fault(
        "NIGHT-12",
        "night/verbs/inject.py",
        "(order.seat in night.game.injected or order.target not in night.alive)",
        "order.target not in night.alive",
    ),
    Fault(
        "NIGHT-13",
        "night/work.py",
        "        elif seat not in self.causes:\n",
        "        elif seat in self.cured and cause is not Cause.MAFIA:\n"
        "            pass\n"
        "        elif seat not in self.causes:\n",
    ),
    Fault(
        "MAFIA-1",
        "decide/orders.py",
        "{Kind.KILL: Clause.MAFIA_1, Kind.FRAME",
        "{Kind.FRAME",
    ),
    Fault(
        "MAFIA-2",
        "night/verbs/kill.py",
        "all(seat in word.targets for word in words)",
        "any(seat in word.targets for word in words)",
    ),
    Fault("MAFIA-3", "decide/orders.py", "_PAIR if granted else 1", "_PAIR"),
    Fault(
        "MAFIA-4",
        "night/successions.py",
        "_living(night, Role.MAFIOSO)[:1]",
        "_living(night, Role.MAFIOSO)[-1:]",
    ),
    Fault("FOUND-1", "shown.py", "if role is Role.FOUNDLING or (", "if ("),
    Fault("FOUND-2", "night/verbs/kill.py", "if night.role(seat) is Role.FOUNDLING:", "if False:"),
    Fault(
        "FOUND-3", "night/successions.py", "    if _has_died(night, Role.BOSS):", "    if False:"
    ),
    Fault(
        "POISON-1",
        "night/__init__.py",
        "    poison_falls_due(night)\n    last_shots(night)\n    court(night)\n",
        "    last_shots(night)\n    court(night)\n    poison_falls_due(night)\n",
    ),
    Fault("POISON-2", "night/settle.py", "if helps and seat in night.cured:", "if helps:"),
    Fault(
        "POISON-3",
        "night/settle.py",
        "    for seat in sorted(night.game.poisoned):",
        "    maniacs = [seat for seat in night.alive if night.role(seat) == 'maniac']\n"
        "    for seat in sorted(night.game.poisoned if maniacs else ()):",
    ),
    Fault(
        "SHOT-1",
        "night/shots.py",
        "night.causes[seat][0] not in",
        "night.causes[seat][-1] not in",
    ),
    Fault(
        "SHOT-2",
        "night/shots.py",
        "elif order.target not in night.alive:",
        "elif order.target not in night.game.living:",
    ),
    Fault("COURT-1", "decide/orders.py", " and not game.rules.self_vote:", ":"),
    Fault(
        "COURT-2",
        "night/court.py",
        "        if order.key in night.game.voided:",
        "        if order.key in night.game.voided or order.seat not in night.alive:",
    ),
    Fault(
        "COURT-3",
        "night/court.py",
        "most * denominator < numerator * total",
        "most * denominator <= numerator * total",
    ),
    Fault(
        "COURT-4",
        "night/ties.py",
        'reached[-1] if entry == "last_to_reach" else reached[0]',
        'reached[0] if entry == "last_to_reach" else reached[-1]',
    ),
    Fault(
        "COURT-5",
        "night/court.py",
        "        night.die(seat, Cause.COURT, Stage.COURT, clause)",
        "        if seat in night.alive:\n"
        "            night.die(seat, Cause.COURT, Stage.COURT, clause)",
    ),
    Fault("KEEPER-1", "night/court.py", "if not election and most", "if most"),
    Fault(
        "KEEPER-2",
        "night/ties.py",
        "night.game.keeper in night.game.living",
        "night.game.keeper in night.alive",
    ),
    Fault("DEATH-2", "night/work.py", "elif cause not in self.causes[seat]:", "else:"),
    Fault(
        "DEATH-4",
        "decide/orders.py",
        "if seat not in game.living:\n        return Refusal(code=Code.SENDER_DEAD, clause=Clause",
        "if False:\n        return Refusal(code=Code.SENDER_DEAD, clause=Clause",
    ),
    Fault("NOTE-1", "decide/orders.py", "    elif seat in game.notes:", "    elif False:"),
    Fault(
        "NOTE-2",
        "night/outcome.py",
        "causes[0] in night.rules.note_on",
        "causes[-1] in night.rules.note_on",
    ),
    Fault(
        "GHOST-2",
        "decide/orders.py",
        "kind is Kind.KILL and game.turn in game.double_kills",
        "kind is Kind.KILL and bool(game.double_kills)",
    ),
    Fault(
        "ABSENCE-1",
        "night/absences.py",
        "night.game.posts.get(seat, enough) < enough",
        "night.game.posts.get(seat, enough) < min(enough, 1)",
    ),
    Fault(
        "ABSENCE-2",
        "night/absences.py",
        "night.misses[seat] = night.misses.get(seat, 0) + 1",
        "night.misses[seat] = 1",
    ),
    Fault(
        "ABSENCE-3",
        "night/outcome.py",
        "if causes and causes[0] in night.rules.note_on:",
        'if causes and causes[0] in (*night.rules.note_on, "missing"):',
    ),
    Fault("HOST-1", "night/work.py", "if order.key in self.game.voided:", "if False:"),
    Fault(
        "HOST-3",
        "decide/orders.py",
        "if kind is Kind.VOTE and game.barred(seat):",
        "if False:",
    ),
    Fault(
        "HOST-4",
        "night/absences.py",
        "for seat in sorted(night.game.excluded & night.alive):",
        "for seat in sorted(night.game.excluded & night.voters):",
    ),
    Fault(
        "HOST-6",
        "night/absences.py",
        "for seat in sorted(night.game.left & night.alive):",
        "for seat in sorted(night.game.left - night.voters & night.alive):",
    ),
    Fault(
        "WIN-1",
        "night/__init__.py",
        "    absences(night)\n    successions(night)\n    _victory(night)\n",
        "    _victory(night)\n    absences(night)\n    successions(night)\n",
    ),
    Fault("WIN-2", "victory.py", "if town and not mafia and not maniac:", "if town and not mafia:"),
    Fault("WIN-3", "victory.py", "if mafia and mafia >= (", "if mafia and mafia > ("),
    Fault("WIN-4", "victory.py", "town + mafia == 0", "town + mafia < 2"),
    Fault("WIN-5", "victory.py", "    if not sides:", "    if not sides and town:"),
)
"""Faults that the records see which cite the clause."""

BY_TESTS = (
    Fault("GAME-1", "decide/setup.py", 'if game.rules.roster == "public" else None', ""),
    Fault(
        "GAME-2",
        "decide/setup.py",
        "e.KeyDrawn(at=at, audience=SEALED,",
        "e.KeyDrawn(at=at, audience=HOST,",
    ),
    Fault(
        "GAME-5",
        "publication.py",
        "    if role is Role.SERGEANT:",
        "    if role in {Role.SERGEANT, Role.DOCTOR}:",
    ),
    Fault("GAME-6", "decide/setup.py", "if clean_name(command.person) in game.hosts:", "if False:"),
    Fault("SEAT-1", "decide/setup.py", "nick if not name else", "nick if name else"),
    Fault("SEAT-4", "publication.py", 'game.rules.reveal_person == "death"', "True"),
    Fault(
        "TIME-3",
        "timetable.py",
        "if found.astimezone(zone).replace(tzinfo=None) == wall:",
        "if True:",
    ),
    Fault(
        "TIME-4",
        "decide/turns.py",
        "closes = first_close(game.rules, at)",
        "closes = game.closes or at",
    ),
    Fault(
        "TIME-6",
        "timetable.py",
        "max(rules.min_open, timedelta.resolution)",
        "timedelta.resolution",
    ),
    Fault("TIME-8", "decide/turns.py", "if until - since <= game.rules.outage:", "if False:"),
    Fault(
        "ORDER-7",
        "decide/resolving.py",
        "e.TurnResolved(at=at, audience=HOST,",
        "e.TurnResolved(at=at, audience='all',",
    ),
    Fault("COURT-6", "publication.py", "ballots=None if sealed else", "ballots=None if True else"),
    Fault("COURT-7", "publication.py", "sealed = bool(court.barred)", "sealed = False"),
    Fault("DEATH-1", "shown.py", 'if rules.reveal == "nothing":', "if False:"),
    Fault("DEATH-3", "publication.py", 'hidden = rules.causes == "night_hidden"', "hidden = False"),
    Fault("HOST-2", "publication.py", "story=command.story", 'story=""'),
    Fault(
        "HOST-5",
        "publication.py",
        "e.CheckUnanswered(at=at, audience=(reader,)",
        "e.CheckUnanswered(at=at, audience=ALL",
    ),
    Fault(
        "END-1",
        "decide/ending.py",
        "e.GameOpened(at=at, audience=ALL, key=game.key)",
        "e.GameOpened(at=at, audience=ALL, key=None)",
    ),
    Fault(
        "AWARD-1",
        "decide/ending.py",
        "if not may_get(command.award, game.side(seat)):",
        "if False:",
    ),
)
"""Faults in what records don't show, which the tests see that are named after the clause."""

OF_THE_SITE = {
    "SEAT-2": "where a persona's account works, and that nobody can write to it",
    "SEAT-3": "its password, and what one may do with it",
    "SEAT-5": "who has introduced themselves in the thread",
    "SEAT-6": "showing what the host wrote: a penalty that the host decides on (HOST-4 is kept)",
    "SEAT-7": "quoting private letters into the thread: likewise",
    "TIME-7": "which turn a post counts for: the close carries the posts as they were counted",
    "COURT-8": "arguments in the thread, and who owes one",
    "GHOST-1": "who may write in the thread",
}
"""The clauses that the site alone keeps, and what of it: they wait for the site."""
