"""EN-PREP. Preparing for the Sabbath: judgment, workers, and other items in any order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action
from trilith.engine.bits import bits, named
from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import Question, SeatEffect
from trilith.games.ezra_nehemiah.actions import (
    FARMER,
    FINISH,
    JUDGMENT,
    LABOURER,
    SCROLL,
    TILE,
)
from trilith.games.ezra_nehemiah.names import (
    FARMERS,
    FIRST_WOOD,
    GUARDS,
    LABOURERS,
    PREPARE,
    SCROLLS,
    TILE_TYPES,
)
from trilith.games.ezra_nehemiah.prophets import judge
from trilith.games.ezra_nehemiah.rewards import reward
from trilith.games.ezra_nehemiah.state import EzraState

TILE_ITEM: Final = 1 << 40
"""EN-PREP-03. In the mask of items: the tile of type k is this bit, shifted by k."""
JUDGED: Final = 1 << 50
"""EN-PREP-03. In the mask of items: the judgment."""
GIVING: Final = (FARMERS, GUARDS)
"""EN-DEV-04, EN-DEV-06. The types whose back gives something in each Prepare."""


class StartPrepare(SeatEffect[EzraState]):
    """EN-PREP-01, EN-PREP-02, EN-FLOW-07. One player prepares; tent counts begin afresh."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        s.phase = PREPARE
        s.active = self.seat
        s.prepared = 0
        for mat in s.mats:
            mat.tent_steps = 0
        s.tell("prepare", self.seat, "EN-PREP-01")
        s.then(PrepareItem(self.seat))


class PrepareItem(Question[EzraState]):
    """EN-PREP-03. The next item, in any order the player likes.

    EN-PREP-11: neither traders and elders nor main actions are among them.
    """

    __slots__ = ()

    asks = "prepare"
    rule = "EN-PREP-01"

    def candidates(self, s: EzraState) -> Sequence[Action]:
        found = [JUDGMENT, FARMER, LABOURER]
        found.extend([TILE[kind] for kind in GIVING])
        scrolls = (s.mats[self.seat].scrolls & s.data.prepare_scrolls) >> FIRST_WOOD
        found.extend([SCROLL[i] for i in bits(scrolls)])
        found.append(FINISH)
        return found

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        if action is FINISH:
            return why_not_finish(s, self.seat)
        if action is JUDGMENT:
            return Refusal("EN-PROPH-04") if s.prepared & JUDGED else None
        if action is FARMER or action is LABOURER:
            return None if s.mats[self.seat].supply else Refusal("EN-PREP-05")
        if action.verb == "tile":
            kind = TILE.index(action)
            gift = tile_gift(s, self.seat, kind)
            if not gift or s.prepared & TILE_ITEM << kind:
                return Refusal("EN-PREP-03", {"tile": TILE_TYPES[kind]})
            return Refusal("EN-EFF-11") if is_idle(s, self.seat, gift) else None
        done = s.prepared >> FIRST_WOOD + SCROLL.index(action) & 1
        return Refusal("EN-PREP-03", {"scroll": action.args[0]}) if done else None

    def answer(self, s: EzraState, action: Action) -> None:
        if action is FINISH:
            return
        s.then(self)
        if action is JUDGMENT:
            s.prepared |= JUDGED
            judge(s, self.seat)
        elif action is FARMER or action is LABOURER:
            assign(s, self.seat, action)
        elif action.verb == "tile":
            kind = TILE.index(action)
            s.prepared |= TILE_ITEM << kind
            s.tell("tile_item", self.seat, "EN-PREP-03", {"tile": TILE_TYPES[kind]})
            reward(s, self.seat, tile_gift(s, self.seat, kind))
        else:
            use_scroll(s, self.seat, FIRST_WOOD + SCROLL.index(action))

    def about(self, s: EzraState) -> dict[str, Arg]:
        return {"count": s.mats[self.seat].supply}


def use_scroll(s: EzraState, seat: int, tile: int) -> None:
    """EN-SCROLL-W05, EN-SCROLL-W06, EN-SCROLL-W07, EN-SCROLL-W08. Once in each Prepare."""
    s.prepared |= 1 << tile
    s.tell("scroll_item", seat, "EN-PREP-03", {"scroll": SCROLLS[tile]})
    reward(s, seat, s.data.scrolls[tile].effects)


def tile_gift(s: EzraState, seat: int, kind: int) -> str:
    """EN-DEV-04, EN-DEV-06, EN-PREP-09. What the side that lies up now gives in each Prepare."""
    mat = s.mats[seat]
    return s.data.tiles[kind][mat.tiles[kind]].prepare[mat.is_turned(kind)]


def is_idle(s: EzraState, seat: int, gift: str) -> bool:
    """EN-PREP-03, EN-EFF-11. Is it only a retrieve, with nobody to be retrieved?"""
    mat = s.mats[seat]
    if mat.traders or mat.elders:
        return False
    return all(reward.word == "retrieve" for reward in s.data.bundles[gift].rewards)


def why_not_finish(s: EzraState, seat: int) -> Refusal | None:
    """EN-PREP-04, EN-PROPH-04. Judgment, food and scroll tiles done; no worker left in supply."""
    if not s.prepared & JUDGED:
        return Refusal("EN-PREP-04", {"reason": "judgment"})
    if s.mats[seat].supply:
        return Refusal("EN-PREP-04", {"reason": "worker"})
    if tile_gift(s, seat, FARMERS) and not s.prepared & TILE_ITEM << FARMERS:
        return Refusal("EN-PREP-04", {"reason": "farmers"})
    if s.mats[seat].scrolls & s.data.prepare_scrolls & ~s.prepared:
        return Refusal("EN-PREP-04", {"reason": "scroll"})
    return None


def items(s: EzraState, seat: int) -> list[tuple[str, bool, bool]]:
    """EN-PREP-03, EN-PREP-04. Everything to do: its name, whether it is done, whether it must be."""
    found = [
        ("judgment", bool(s.prepared & JUDGED), True),
        ("workers", not s.mats[seat].supply, True),
    ]
    for kind in GIVING:
        gift = tile_gift(s, seat, kind)
        done = bool(s.prepared & TILE_ITEM << kind)
        if gift and (done or not is_idle(s, seat, gift)):
            found.append((TILE_TYPES[kind], done, kind == FARMERS))
    scrolls = s.mats[seat].scrolls & s.data.prepare_scrolls
    for tile, name in enumerate(SCROLLS):
        if scrolls >> tile & 1:
            found.append((name, bool(s.prepared >> tile & 1), True))
    return found


def done(s: EzraState) -> list[str]:
    """EN-PREP-03. The names of the items that were done in this Prepare."""
    found = ["judgment"] if s.prepared & JUDGED else []
    found += [TILE_TYPES[kind] for kind in GIVING if s.prepared & TILE_ITEM << kind]
    return found + named(s.prepared, SCROLLS)


# ------------------------------------------------------------------ farmers and labourers


def assign(s: EzraState, seat: int, action: Action) -> None:
    """EN-PREP-05, EN-PREP-06, EN-PREP-07. The worker produces immediately, by the side that is face
    up.
    """
    mat = s.mats[seat]
    mat.supply -= 1
    kind = FARMERS if action is FARMER else LABOURERS
    if kind == FARMERS:
        mat.farmers += 1
    else:
        mat.labourers += 1
    s.tell(action.verb, seat, "EN-PREP-05")
    reward(s, seat, s.data.tiles[kind][mat.tiles[kind]].work[mat.is_turned(kind)])


class AssignWorker(Question[EzraState]):
    """EN-PREP-08. A worker retrieved in Prepare is assigned immediately."""

    __slots__ = ()

    asks = "assign"
    rule = "EN-PREP-08"

    def candidates(self, s: EzraState) -> Sequence[Action]:
        return (FARMER, LABOURER)

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        return None

    def answer(self, s: EzraState, action: Action) -> None:
        assign(s, self.seat, action)
