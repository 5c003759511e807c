"""The story of a finished game: points by source over time, and the moments that decided it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from trilith.engine.event import SPECTATOR
from trilith.engine.game import Game
from trilith.engine.history import History
from trilith.engine.score import Score
from trilith.engine.state import State
from trilith.server import rights
from trilith.server.entries import Entry, steps_of, told
from trilith.server.table import Table

MOMENTS: Final = 5
"""How many turning points are shown."""


class Moment(NamedTuple):
    """A step that changed a player's standing."""

    step: int
    seat: int
    """Who gained, or who lost if nobody gained."""
    gain: int
    swing: int
    """By how much the distance to the best of the others changed."""
    leader: int
    """Who was ahead afterwards, -1 for several."""
    took_lead: bool


def tell(table: Table, entries: list[Entry]) -> dict[str, Any]:
    """Tell the story by replaying the log, which is possible only when nothing is hidden any more."""
    match = rights.over(table)
    game, history = match.game, match.begin()
    before = game.standings(history.state)
    course = [mark(0, game, history.state, before)]
    moments: list[Moment] = []
    for step, entry in enumerate(steps_of(entries), 1):
        history.play(entry.data["seat"], game.catalogue.read(entry.data["action"]))
        now = game.standings(history.state)
        if rows_of(now) != rows_of(before):
            course.append(mark(step, game, history.state, now))
            moments.append(moment_of(step, before, now))
        before = now
    return {
        "seats": [score.seat for score in before],
        "steps": len(history.steps),
        "course": course,
        "moments": [told_moment(one, game, history, course) for one in turning_points(moments)],
    }


def rows_of(scores: list[Score]) -> list[list[tuple[str, int]]]:
    return [[(row.source, row.points) for row in score.rows] for score in scores]


def mark(step: int, game: Game[Any], s: State, scores: list[Score]) -> dict[str, Any]:
    """Everybody's points after this step, by source."""
    return {
        "step": step,
        "round": game.view(s, SPECTATOR).get("round", 0),
        "totals": [score.total for score in scores],
        "rows": [{row.source: row.points for row in score.rows if row.points} for score in scores],
    }


# ------------------------------------------------------------------ turning points


def moment_of(step: int, before: list[Score], now: list[Score]) -> Moment:
    """What a step changed: the largest gain of a player, or the largest loss if nobody gained."""
    old, new = [s.total for s in before], [s.total for s in now]
    swings = [ahead(new, i) - ahead(old, i) for i in range(len(new))]
    i = max(range(len(new)), key=lambda i: (swings[i], new[i] - old[i]))
    took_lead = ahead(old, i) <= 0 < ahead(new, i)
    if new[i] <= old[i]:
        loser = min(range(len(new)), key=lambda j: new[j] - old[j])
        loss = new[loser] - old[loser]
        return Moment(step, now[loser].seat, loss, swings[i], leader(now), False)
    return Moment(step, now[i].seat, new[i] - old[i], swings[i], leader(now), took_lead)


def ahead(totals: list[int], i: int) -> int:
    """How far a seat is ahead of the best of the others; alone, its own points."""
    others = [total for j, total in enumerate(totals) if j != i]
    return totals[i] - max(others, default=0)


def leader(scores: list[Score]) -> int:
    most = max(score.total for score in scores)
    first = [score.seat for score in scores if score.total == most]
    return first[0] if len(first) == 1 else -1


def turning_points(moments: list[Moment]) -> list[Moment]:
    """The largest swings, those that changed the lead first among equals; in order of play."""
    best = sorted(moments, key=lambda m: (-m.swing, not m.took_lead, -m.gain, m.step))[:MOMENTS]
    return sorted((m for m in best if m.swing > 0), key=lambda m: m.step)


def told_moment(
    moment: Moment, game: Game[Any], history: History[Any], course: list[dict[str, Any]]
) -> dict[str, Any]:
    step = history.steps[moment.step - 1]
    at = next(one for one in course if one["step"] == moment.step)
    return {
        **moment._asdict(),
        "round": at["round"],
        "totals": at["totals"],
        "actor": step.seat,
        "action": game.label(step.action).dump(),
        "events": told(step.events, SPECTATOR, moment.step),
    }
