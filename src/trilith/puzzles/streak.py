"""The streak: days in a row with an answer, right or wrong; one free day a week does not break it.

A day is one where the player is. Until noon an answer still counts for the day before, if
that one has none and a streak would break without it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
GRACE: Final = DAY // 2
WEEK: Final = 7
SHOWN: Final = 14
"""How many days are listed one by one."""

ANSWERED: Final = "answered"
FREE: Final = "free"
MISSED: Final = "missed"
OPEN: Final = "open"
"""Today, as long as nothing has been answered."""


@dataclass(frozen=True)
class Streak:
    """How many days in a row, and the last ones stone by stone."""

    days: int
    longest: int
    today: bool
    course: tuple[str, ...]
    """The last days, today's last."""


def day_of(at: int, offset: int, answered: Collection[int] = ()) -> int:
    """The day that an answer counts for: days since 1970 at a place this many minutes behind UTC."""
    local = at - offset * MINUTE
    today = local // DAY
    is_early = local % DAY < GRACE
    saves = today - 2 in answered and today - 1 not in answered
    return today - 1 if is_early and saves else today


def streak_of(answered: Collection[int], today: int) -> Streak:
    """The streak that these days make."""
    states = _states(answered, today)
    first = today - SHOWN + 1
    course = tuple(states.get(day, MISSED) for day in range(first, today + 1))
    runs = _runs(states, today)
    return Streak(runs[-1], max(runs), states.get(today) == ANSWERED, course)


def _states(answered: Collection[int], today: int) -> dict[int, str]:
    """What each day was, from the first answer on."""
    states: dict[int, str] = {}
    for day in range(min(answered, default=today), today + 1):
        if day in answered:
            states[day] = ANSWERED
        elif day == today:
            states[day] = OPEN
        else:
            states[day] = FREE if _may_be_free(states, day) else MISSED
    return states


def _may_be_free(states: dict[int, str], day: int) -> bool:
    """After a day with an answer, and not within a week of another free one."""
    recent = (states.get(day - before) for before in range(1, WEEK))
    return states.get(day - 1) == ANSWERED and FREE not in recent


def _runs(states: dict[int, str], today: int) -> list[int]:
    """The lengths of all streaks, in order; the last is the one that goes on."""
    runs = [0]
    for state in states.values():
        if state == MISSED:
            runs.append(0)
        elif state == ANSWERED:
            runs[-1] += 1
    return runs
