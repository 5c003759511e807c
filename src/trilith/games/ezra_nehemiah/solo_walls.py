"""EN-SOLO. The opponent clears rubble, and builds walls and gates, from the named gate onwards."""

from __future__ import annotations

from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import Effect
from trilith.games.ezra_nehemiah.blessings import GainBlessings
from trilith.games.ezra_nehemiah.gates import build_gate
from trilith.games.ezra_nehemiah.names import GOLD, IS_GATE, RESOURCES, RING, RIVAL, UNBUILT
from trilith.games.ezra_nehemiah.rewards import gain, pay
from trilith.games.ezra_nehemiah.solo_cards import Focus
from trilith.games.ezra_nehemiah.state import EzraState, rubble_of
from trilith.games.ezra_nehemiah.walls import build_wall

# ------------------------------------------------------------------ where


def focus_of(s: EzraState) -> Focus:
    """EN-SOLO-31. The focus card revealed last."""
    return s.data.solo.focus[s.focus_shown[-1]]


def around(s: EzraState) -> list[int]:
    """EN-SOLO-54, EN-SOLO-56. All spaces from the named gate on, in the arrow's direction.

    EN-SOLO-58: but for what is built or neutral, and the corners.
    """
    focus = focus_of(s)
    ring = [(focus.gate + i * focus.step) % len(RING) for i in range(len(RING))]
    return [i for i in ring if s.owner[i] == UNBUILT and not s.data.is_corner[i]]


def cubes(s: EzraState, space: int) -> int:
    return sum(rubble_of(s.rubble[space], resource) for resource in range(len(RESOURCES)))


def can_pay(s: EzraState, space: int) -> bool:
    """EN-SOLO-52. Three gold, those that clearing gives included."""
    gold = s.mats[RIVAL].goods[GOLD] + cubes(s, space) * s.data.solo.gold_per_resource
    return gold >= s.data.solo.build_gold


def gate_target(s: EzraState) -> int:
    """EN-SOLO-54. The first gate that is not built and can be paid; -1 if there is none."""
    for space in around(s):
        if IS_GATE[space] and can_pay(s, space):
            return space
    return -1


def rubble_target(s: EzraState) -> int:
    """EN-SOLO-56. The first unbuilt wall space with rubble; -1 if there is none."""
    for space in around(s):
        if not IS_GATE[space] and s.rubble[space]:
            return space
    return -1


def wall_target(s: EzraState) -> int:
    """EN-SOLO-56, EN-SOLO-57. The same to build; without rubble anywhere the first unbuilt wall."""
    space = rubble_target(s)
    if space >= 0:
        return space
    for space in around(s):
        if not IS_GATE[space]:
            return space
    return -1


# ------------------------------------------------------------------ why not


def why_no_clearing(s: EzraState) -> Refusal | None:
    """EN-SOLO-56. Rubble lies on a wall space."""
    return None if rubble_target(s) >= 0 else Refusal("EN-SOLO-56", {"reason": "no_rubble"})


def why_no_wall(s: EzraState) -> Refusal | None:
    """EN-SOLO-53, EN-SOLO-57. A wall card, a space, and three gold."""
    if not s.mats[RIVAL].wall_pile:
        return Refusal("EN-SOLO-53", {"reason": "no_wall_card"})
    space = wall_target(s)
    if space < 0 or not can_pay(s, space):
        return Refusal("EN-SOLO-57", {"reason": "no_wall"})
    return None


def why_no_gate(s: EzraState) -> Refusal | None:
    """EN-SOLO-52, EN-SOLO-55. A worker, and a legal gate."""
    if not s.mats[RIVAL].supply:
        return Refusal("EN-SOLO-52", {"reason": "few_workers", "have": 0, "need": 1})
    return None if gate_target(s) >= 0 else Refusal("EN-SOLO-55", {"reason": "no_gate"})


# ------------------------------------------------------------------ what


def start_clearing(s: EzraState) -> None:
    """EN-SOLO-51, EN-SOLO-56. Only a wall space is cleared without being built."""
    space = rubble_target(s)
    tell_target(s, space, "EN-SOLO-56")
    s.then(OpponentClears(space))


def start_wall(s: EzraState) -> None:
    space = wall_target(s)
    tell_target(s, space, "EN-SOLO-56" if s.rubble[space] else "EN-SOLO-57")
    s.then(OpponentClears(space), OpponentBuilds(space))


def start_gate(s: EzraState) -> None:
    space = gate_target(s)
    tell_target(s, space, "EN-SOLO-54")
    s.then(OpponentClears(space), OpponentBuilds(space))


def tell_target(s: EzraState, space: int, rule: str) -> None:
    """Which space, and how it was found: from which gate, and which way round."""
    focus = focus_of(s)
    facts: dict[str, Arg] = {
        "space": RING[space],
        "gate": RING[focus.gate],
        "direction": focus.direction,
    }
    s.tell("target", RIVAL, rule, facts)


class OpponentClears(Effect[EzraState]):
    """EN-SOLO-50. All rubble together, a gold for each cube; a wall gives its blessing."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, s: EzraState) -> None:
        rubble = s.rubble[self.space]
        if not rubble:
            return
        facts: dict[str, Arg] = {"space": RING[self.space], "count": cubes(s, self.space)}
        s.tell("clear_all", RIVAL, "EN-SOLO-50", facts)
        s.rubble[self.space] = 0
        for resource in range(len(RESOURCES)):
            n = rubble_of(rubble, resource)
            if n:
                gain(s, RIVAL, resource, n, "EN-SOLO-50")
        if not IS_GATE[self.space]:
            s.then(GainBlessings(RIVAL, s.data.spaces[self.space].blessing, 1))


class OpponentBuilds(Effect[EzraState]):
    """EN-SOLO-52, EN-SOLO-53. Three gold; the top wall card, or the gate with a worker."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, s: EzraState) -> None:
        pay(s, RIVAL, GOLD, s.data.solo.build_gold, "EN-SOLO-52")
        if IS_GATE[self.space]:
            build_gate(s, RIVAL, self.space)
            return
        mat = s.mats[RIVAL]
        card, mat.wall_pile = mat.wall_pile[0], mat.wall_pile[1:]
        build_wall(s, RIVAL, self.space, card)
