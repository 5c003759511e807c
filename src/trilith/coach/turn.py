"""Turns: an option's value is clearer at the same player's next choice than before it. A search is
slow to explore an option that few would take, and so underrates it. Where the same seat goes on
choosing, and nothing has come to light in between, the next choice measures the very same thing
from closer up. So the choices of a turn together cost no more than the turn has lost from its first
choice to its last; each keeps its part of that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from trilith.coach.choice import Judged
from trilith.coach.level import Level


class Measured(Protocol):
    @property
    def judged(self) -> Judged | None: ...
    @property
    def level(self) -> Level | None: ...


def seen_from_nearer(measured: Sequence[Measured], secret: Sequence[bool]) -> dict[int, Judged]:
    """The choices that cost less than they seemed to, by the place of their step."""
    found: dict[int, Judged] = {}
    for turn in turns(measured, secret):
        judged = [_judged(measured[place]) for place in turn]
        share = part_that_is_true(judged)
        if share < 1.0:
            found.update((place, one.eased(share)) for place, one in zip(turn, judged, strict=True))
    return found


def turns(measured: Sequence[Measured], secret: Sequence[bool]) -> list[list[int]]:
    """The places of choices that one seat makes in a row, with nothing shown between them.

    Of choices that several make in secret, each seat's are a row of their own, whatever the others
    answer in between.
    """
    found: list[list[int]] = []
    rows: dict[int, list[int]] = {}
    was_secret = False
    for place, one in enumerate(measured):
        if one.judged is not None:
            seat = one.judged.seat
            if not (secret[place] and was_secret):
                rows = {seat: rows[seat]} if seat in rows and secret[place] == was_secret else {}
            if seat not in rows:
                rows[seat] = []
                found.append(rows[seat])
            rows[seat].append(place)
            was_secret = secret[place]
        if one.level is not None:
            rows = {}
    return [turn for turn in found if len(turn) > 1]


def part_that_is_true(turn: Sequence[Judged]) -> float:
    """What the turn has lost, as a part of what its choices seemed to cost."""
    seat, first, last = turn[0].seat, turn[0], turn[-1]
    seemed = sum(one.cost for one in turn)
    lost = first.level[seat] - last.level[seat] + last.cost
    return min(1.0, max(0.0, lost / seemed)) if seemed > 0.0 else 1.0


def _judged(one: Measured) -> Judged:
    assert one.judged is not None
    return one.judged
