"""What somebody missed, moment by moment: a part of a game, replayed from its log."""

from __future__ import annotations

from typing import Final

from trilith.engine.errors import IllegalAction
from trilith.engine.telling import Moment, moments
from trilith.server.entries import Entry, steps_of
from trilith.server.records import replayed
from trilith.server.shapes import Recap, Told
from trilith.server.table import Table
from trilith.server.wire import Refused

MAX_TOLD: Final = 300
"""How many moments one answer holds; clients ask again for the rest."""


def told_since(table: Table, entries: list[Entry], start: int, stop: int, seat: int) -> Recap:
    """What happened after so many steps, as this seat saw it, until `stop` or the limit."""
    steps = steps_of(entries)
    if not 0 <= start <= stop <= len(steps):
        raise Refused("limit", f"expected steps in order, from 0 to {len(steps)}")
    try:
        recap = _told_since(table, steps, start, stop, seat)
    except IllegalAction:
        # Not the error's own words: they could name what this seat may not know.
        raise Refused("not_now", "this game cannot be replayed under the present rules") from None
    if not start:
        recap.at = next((entry.at for entry in entries if entry.kind == "start"), 0)
    return recap


def _told_since(table: Table, steps: list[Entry], start: int, stop: int, seat: int) -> Recap:
    history = replayed(table, steps[:start])
    game, first = history.game, history.game.view(history.state, seat)
    history.is_told = True
    found: list[Told] = []
    view, reached = first, start
    for entry in steps[start:stop]:
        history.play(entry.data["seat"], game.catalogue.read(entry.data["action"]))
        cuts, view = moments(game, history.cuts, seat, view)
        if reached > start and len(found) + len(cuts) > MAX_TOLD:
            break
        reached += 1
        found += [_told(one, reached, entry.data["seat"] == seat) for one in cuts]
    return Recap(start, reached, first, found, steps[start - 1].at if start else 0)


def _told(moment: Moment, step: int, own: bool) -> Told:
    events = [{**event.dump(), "step": step} for event in moment.events]
    return Told(step, events, moment.changes, own)
