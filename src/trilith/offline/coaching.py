"""The coach without a server: hints, and analyses of finished games, thought out beside the bots.

Loaded when the first one is asked for. An analysis is kept until the page is closed; made again, it
is the same.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import msgspec
from msgspec import Raw

from trilith.bots import Seen
from trilith.coach.dump import dump_hint
from trilith.coach.hint import Hint
from trilith.coach.measuring import Measured
from trilith.coach.settings import DEPTHS
from trilith.coach.value import setting_of
from trilith.offline.desk import HERE, Desk
from trilith.server import doing, records, rights, studies, wire
from trilith.server.clocks import now_ms
from trilith.server.coached import AnalysisState, LineShown, Moments
from trilith.server.table import Table
from trilith.server.wire import Refused

KEPT: Final = 20
"""How many hints are remembered: the next stage of one needs no thinking."""


class Underway:
    """An analysis that is being made, or could not be."""

    def __init__(self, text: str, steps: int) -> None:
        self.text = text
        self.steps = steps
        self.found: list[Measured] = []
        self.failed = False


class Coach:
    """What was worked out since the page was opened."""

    def __init__(self) -> None:
        self.hints: dict[tuple[str, int, int], Hint] = {}
        self.underway: dict[tuple[str, str], Underway] = {}
        self.analyses: dict[tuple[str, str], bytes] = {}


def coach_of(desk: Desk) -> Coach:
    if desk.coach is None:
        desk.coach = Coach()
    found: Coach = desk.coach
    return found


# ------------------------------------------------------------------ hints


def hint(desk: Desk, message: wire.Hint) -> None:
    """A stage of a hint: at once if the seat has had one before, else when it is worked out."""
    table = desk.table(message.table)
    match, seat = rights.hints(table, HERE, message.seat)
    since = table.asked_at(seat)
    if (table.id, seat, since) in coach_of(desk).hints:
        _tell_hint(desk, table.id, seat, since, message.stage)
        return
    history = match.history
    seen = Seen(match.game, history.state, seat, history.setup.data)
    given = (seen, setting_of(match.game, history.setup))
    desk.send(studies.hinted, given, partial(_hinted, desk, table.id, seat, since, message.stage))


def _hinted(desk: Desk, table: str, seat: int, since: int, stage: int, found: bytes | None) -> None:
    hints = coach_of(desk).hints
    if found is None:
        desk.refuse(table, Refused("no_hint", "no hint now; the game goes on"))
        return
    hints[table, seat, since] = studies.read_hint(found)
    while len(hints) > KEPT:
        del hints[next(iter(hints))]
    try:
        _tell_hint(desk, table, seat, since, stage)
    except Refused as refused:  # something else is asked by now
        desk.refuse(table, refused)


def _tell_hint(desk: Desk, name: str, seat: int, since: int, stage: int) -> None:
    found = coach_of(desk).hints[name, seat, since]
    desk.do(desk.table(name), lambda t: doing.take_hint(t, HERE, seat, stage, since, now_ms()))
    desk.say(wire.Hinted(name, seat, stage, since, dump_hint(found, stage)))


# ------------------------------------------------------------------ analyses


def state(desk: Desk, table: Table, depth: str) -> AnalysisState:
    """Its progress, and the result when done."""
    steps, key = len(rights.over(table).history.steps), (table.id, _depth(depth))
    made, one = coach_of(desk).analyses.get(key), coach_of(desk).underway.get(key)
    if made is not None:
        return AnalysisState("done", depth, steps, steps, 0, Raw(made))  # type: ignore[arg-type]
    if one is None:
        return AnalysisState("none", depth, 0, steps, 0, None)  # type: ignore[arg-type]
    status, done = "failed" if one.failed else "running", max(0, len(one.found) - 1)
    return AnalysisState(status, depth, done, steps, 0, None)  # type: ignore[arg-type]


def begin(desk: Desk, table: Table, depth: str) -> AnalysisState:
    """Have it made, unless it already exists or is being made."""
    found = state(desk, table, depth)
    if found.status in ("none", "failed"):
        text = records.export(table, desk.logs[table.id])
        coach_of(desk).underway[table.id, depth] = Underway(text, found.steps)
        _go_on(desk, table.id, depth)
    return state(desk, table, depth)


def better_line(desk: Desk, table: Table, step: int) -> list[LineShown]:
    """Where the better option of an analysed choice leads, step by step on the board."""
    rights.over(table)
    for depth in reversed(DEPTHS):
        made = coach_of(desk).analyses.get((table.id, depth))
        if made is not None:
            moment = msgspec.json.decode(made, type=Moments).choice_at(step)
            if moment is not None and moment.choice is not None:
                line = [(one.seat, one.action) for one in moment.choice.line]
                return studies.better_line(table, desk.logs[table.id], step, line)
    raise Refused("not_found", "the coach has not judged a choice at this step")


def _depth(name: str) -> str:
    if name not in DEPTHS:
        raise Refused("bad_message", f"expected one of {', '.join(DEPTHS)} as depth")
    return name


def _go_on(desk: Desk, table: str, depth: str) -> None:
    """The next portion; bots who are asked meanwhile come in between."""
    one = coach_of(desk).underway[table, depth]
    work: Any = partial(_measured, desk, table, depth)
    desk.send(studies.study, (one.text, depth, len(one.found)), work)


def _measured(desk: Desk, table: str, depth: str, found: bytes | None) -> None:
    one = coach_of(desk).underway[table, depth]
    if found is None:
        one.failed = True
        return
    one.found += studies.measured(found)
    if len(one.found) <= one.steps:
        _go_on(desk, table, depth)
    else:
        made = partial(_made, desk, table, depth)
        desk.send(studies.whole, (one.text, one.found, depth), made)


def _made(desk: Desk, table: str, depth: str, found: bytes | None) -> None:
    coach = coach_of(desk)
    if found is None:
        coach.underway[table, depth].failed = True
        return
    coach.analyses[table, depth] = found
    del coach.underway[table, depth]
