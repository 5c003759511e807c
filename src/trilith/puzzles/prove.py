"""The proof: is one option clearly best? And who finds it?"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from trilith import bots
from trilith.bots.bot import Seen, bot_seed
from trilith.coach.choice import Judged, Weighing, weigh
from trilith.coach.settings import Depth
from trilith.coach.value import Value
from trilith.engine.action import Action
from trilith.puzzles.settings import FINDERS, LOOKS, PROVING, WANTED

*BELOW, JUDGE = FINDERS
"""The levels whose bots may overlook it, then the strongest, which must agree with the coach."""
Finders = dict[str, tuple[int, int]]
FEW: Final = 8
"""The most tries of each option before anything is compared."""


def depth_of(tries: int) -> Depth:
    """How many tries measure every option; half as many pick the best of them."""
    first = min(FEW, tries // 2)
    return Depth(f"{tries} tries", first, WANTED.most, tries // 2, tries, 0)


def measured(seen: Seen, taken: Action, value: Value, tries: int, seed: str) -> Judged:
    """Every option measured; the same seed gives the same figures."""
    return weigh(seen, taken, value, depth_of(tries), seed)


def is_proved(judged: Judged) -> bool:
    """The best is far enough ahead of every other option, with a small enough margin."""
    others = judged.options[1:]
    if not others or others[0].apart >= WANTED.margin:
        return False
    surely = WANTED.lead - WANTED.margin
    return others[0].behind >= WANTED.lead and all(
        one.behind - one.apart > surely for one in others
    )


def promising(seen: Seen, taken: Action, value: Value, seed: str) -> tuple[Action, int] | None:
    """What two quick looks find clearly best, and the tries for its proof; None for most positions."""
    for look in LOOKS:
        judged = measured(seen, taken, value, look.tries, f"{seed}/{look.tries}")
        if judged.options[1].behind < look.lead:
            return None
    needed = needed_tries(judged.options[1].apart, LOOKS[-1].tries)
    if needed is None or needed * len(seen.legal) > PROVING.simulations:
        return None
    return judged.best.action, needed


def proved(seen: Seen, best: Action, value: Value, tries: int, seed: str) -> Judged | None:
    """The proof that this option is clearly best, made twice in other deals; None if it fails."""
    judged = measured(seen, best, value, tries, seed)
    again = f"{seed}/again"
    if not _shows(judged, best) or not _shows(measured(seen, best, value, tries, again), best):
        return None
    return judged


def _shows(judged: Judged, best: Action) -> bool:
    return judged.best.action is best and is_proved(judged)


def needed_tries(apart: float, tries: int) -> int | None:
    """How many tries shrink this margin as far as wanted; None if it would be too many."""
    needed = math.ceil(tries * (apart / PROVING.aim) ** 2)
    return None if needed > PROVING.most else max(PROVING.fewest, needed)


# ------------------------------------------------------------------ who finds it


def finders(seen: Seen, best: Action, seed: str, names: Iterable[str]) -> Finders:
    """For each of these levels, how many bots choose the best option, and out of how many."""
    found: Finders = {}
    for name in names:
        choices = [
            bots.get(name)(bot_seed(f"{seed}/{name}", number)).choose(seen)
            for number in range(FINDERS[name])
        ]
        found[name.partition(":")[0]] = (choices.count(best), len(choices))
    return found


def is_plain(found: Finders) -> bool:
    """Hardly anybody overlooks it: too easy for a puzzle."""
    return sum(of - count for count, of in found.values()) < WANTED.missed


def is_agreed(found: Finders) -> bool:
    """At least half find it."""
    return all(2 * count >= of for count, of in found.values())


# ------------------------------------------------------------------ why


def sources(
    seen: Seen, best: Action, second: Action, value: Value, seed: str
) -> dict[str, tuple[float, float]]:
    """Where the two options differ by source when the search ends."""
    weighing = Weighing(seen, value, depth_of(PROVING.explained), seed)
    of_best, of_second = weighing.sources([best, second])
    pairs = {
        name: (round(points, 1) + 0.0, round(of_second.get(name, 0.0), 1) + 0.0)
        for name, points in of_best.items()
    }
    return {name: (a, b) for name, (a, b) in pairs.items() if abs(a - b) >= _TOLD}


_TOLD: Final = 0.1
"""A smaller difference in points says nothing."""
