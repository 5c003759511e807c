"""Telling a step moment by moment: what each seat sees, and what that changes in its view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trilith.engine.differences import Change, Known, differences
from trilith.engine.event import Event, seen
from trilith.engine.game import Game, Sight, View
from trilith.engine.history import Cut


class Moment:
    """What one seat sees of a cut: the events, and what they change in its previous view."""

    __slots__ = ("changes", "events")

    def __init__(self, events: list[Event], changes: list[Change] | None) -> None:
        self.events = events
        self.changes = changes
        """None if the moment ends at the view after the step, which makes a list unnecessary."""


def moments(game: Game[Any], cuts: list[Cut], seat: int, before: View) -> tuple[list[Moment], View]:
    """The cuts as this seat sees them, oldest first, and the view after the last."""
    found, after = all_moments(game, cuts, (seat,), [before])
    return found[0], after.views[0]


def all_moments(
    game: Game[Any],
    cuts: list[Cut],
    seats: Sequence[int],
    before: list[View],
    last: Sight | None = None,
    with_view: bool = False,
) -> tuple[list[list[Moment]], Sight]:
    """The cuts as each of these seats sees them, and what they see after the last.

    A cut in which a seat sees nothing happen belongs to the next one, and a last one that changes
    nothing is left out, so that their number gives nothing away. `last` is what was seen before the
    first. With `with_view`, the view after the last is sent too, so its changes are not listed.
    """
    found: list[list[Moment]] = [[] for _ in seats]
    views = before.copy()
    for cut in cuts[:-1]:
        last = _tell(game, cut, seats, views, found, last)
    after = game.look(cuts[-1].state, seats, last)
    known: Known = {}
    for i, seat in enumerate(seats):
        events = seen(cuts[-1].events, seat)
        if events or views[i] != after.views[i]:
            changes = None if with_view else differences(views[i], after.views[i], known)
            found[i].append(Moment(events, changes))
    return found, after


def _tell(
    game: Game[Any],
    cut: Cut,
    seats: Sequence[int],
    views: list[View],
    found: list[list[Moment]],
    last: Sight | None,
) -> Sight | None:
    """Add a cut for the seats that see something happen, which then have a new view."""
    events = [seen(cut.events, seat) for seat in seats]
    places = [i for i in range(len(seats)) if events[i]]
    if not places:
        return last
    known: Known = {}
    after = game.look(cut.state, [seats[i] for i in places], last)
    for i, view in zip(places, after.views, strict=True):
        found[i].append(Moment(events[i], differences(views[i], view, known)))
        views[i] = view
    return after
