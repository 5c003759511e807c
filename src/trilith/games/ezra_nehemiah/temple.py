"""EN-TEMPLE. The main action with red banners: levites, temple and altar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action, Menu
from trilith.engine.errors import Arg, Refusal, short_of
from trilith.engine.task import Effect, SeatEffect
from trilith.games.ezra_nehemiah.actions import ALTAR, BANNER, FINISH, LEVITE, TEMPLE
from trilith.games.ezra_nehemiah.altar import furthest_ahead, furthest_behind, place_on_altar
from trilith.games.ezra_nehemiah.banners import banners, gain_banners
from trilith.games.ezra_nehemiah.components import total
from trilith.games.ezra_nehemiah.food import LEVITE as FOR_LEVITE
from trilith.games.ezra_nehemiah.food import FoodDue, can_pay_food
from trilith.games.ezra_nehemiah.free import MainDone, OpenMoment, finish_main
from trilith.games.ezra_nehemiah.names import (
    CINDERS,
    FOOD,
    FROM_LEVITES,
    FROM_TEMPLE,
    RED,
    RESOURCES,
    WOOD,
)
from trilith.games.ezra_nehemiah.rewards import reward, score
from trilith.games.ezra_nehemiah.state import EzraState, filled

OWN: Final = (
    LEVITE,
    *(action for row in TEMPLE for action in row),
    ALTAR[WOOD],
    ALTAR[CINDERS],
    BANNER,
    FINISH,
)
OWN_MENU: Final = Menu(OWN)
FIRST_CUBE: Final = 1
ALTAR_WOOD_BIT: Final = OWN.index(ALTAR[WOOD])
ALTAR_CINDERS_BIT: Final = OWN.index(ALTAR[CINDERS])
BANNER_BIT: Final = OWN.index(BANNER)
FINISH_BIT: Final = OWN.index(FINISH)
"""Where the answers stand in the menu."""
PLACED: Final[dict[Action, tuple[int, int]]] = {
    action: (row, resource)
    for row, ones in enumerate(TEMPLE)
    for resource, action in enumerate(ones)
}
"""Each temple action with its row and its resource."""


class TempleStep(OpenMoment):
    """EN-TEMPLE-08. The next step: a levite placed, or one used for temple, altar or a banner.

    EN-TEMPLE-09, EN-TEMPLE-10: each levite serves once, so banners and cubes share them.
    """

    __slots__ = ()

    asks = "temple-step"
    rule = "EN-TEMPLE-08"

    def own(self, s: EzraState) -> Sequence[Action]:
        return OWN

    def forbids(self, s: EzraState, action: Action) -> Refusal | None:
        if action is FINISH:
            return None
        if action is LEVITE:
            return why_no_levite(s, self.seat)
        if s.levites_used >= s.mats[self.seat].levites:
            return Refusal("EN-TEMPLE-08")
        if action is BANNER:
            return None
        if action.verb == "temple":
            row, resource = PLACED[action]
            return why_no_cube(s, self.seat, row, resource)
        return why_no_altar(s, self.seat, ALTAR.index(action))

    def own_options(self, s: EzraState) -> Sequence[Action]:
        mask = 1 << FINISH_BIT
        if why_no_levite(s, self.seat) is None:
            mask |= 1
        if s.levites_used < s.mats[self.seat].levites:
            mask |= 1 << BANNER_BIT | placeable(s, self.seat)
        return OWN_MENU.of(mask)

    def do(self, s: EzraState, action: Action) -> None:
        if action is FINISH:
            finish_main(s, self.seat)
            return
        if action is LEVITE:
            self._place_levite(s)
            return
        s.stepped = True
        s.levites_used += 1
        s.then(self)
        if action is BANNER:
            gain_banners(s, self.seat, RED, 1)
        elif action.verb == "temple":
            row, resource = PLACED[action]
            place_cube(s, self.seat, row, resource)
        else:
            place_on_altar(s, self.seat, ALTAR.index(action))

    def _place_levite(self, s: EzraState) -> None:
        """EN-TEMPLE-01. As the first step, or as the last: then it finishes the action."""
        s.levite_placed = True
        s.then(MainDone(self.seat) if s.stepped else self)
        cost = levite_cost(s, self.seat)
        s.then(FoodDue(self.seat, cost, FOR_LEVITE, FROM_LEVITES), PlaceLevite(self.seat))

    def about(self, s: EzraState) -> dict[str, Arg]:
        return {"banners": banners(s, RED), "count": s.mats[self.seat].levites - s.levites_used}


# ------------------------------------------------------------------ levites


def why_no_levite(s: EzraState, seat: int) -> Refusal | None:
    """EN-TEMPLE-01, EN-TEMPLE-03. One an action, a worker, room in the column, and the food."""
    mat = s.mats[seat]
    if s.levite_placed:
        return Refusal("EN-TEMPLE-01")
    if not mat.supply:
        return Refusal("EN-TEMPLE-03", {"reason": "worker"})
    if mat.levites >= s.data.max_levites:
        return Refusal("EN-TEMPLE-03", {"reason": "room"})
    if not can_pay_food(s, seat, levite_cost(s, seat)):
        return short_of("EN-TEMPLE-03", "food", levite_cost(s, seat), mat.goods[FOOD])
    return None


def levite_cost(s: EzraState, seat: int) -> int:
    """EN-TEMPLE-05, EN-SCROLL-W10, EN-EFF-16. Food for the next space of the column."""
    mat = s.mats[seat]
    return max(0, s.data.levite_food[mat.levites] - total(mat.scrolls, s.data.food_less))


class PlaceLevite(SeatEffect[EzraState]):
    """EN-TEMPLE-04, EN-TEMPLE-06, EN-TEMPLE-07. The worker stays for good; the reward is gained."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        mat = s.mats[self.seat]
        bundle = s.data.levite_rewards[mat.levites]
        mat.supply -= 1
        mat.levites += 1
        s.tell("levite", self.seat, "EN-TEMPLE-04", {"count": mat.levites})
        reward(s, self.seat, bundle)


# ------------------------------------------------------------------ temple


def placeable(s: EzraState, seat: int) -> int:
    """Mask over the menu: what one more levite could place in temple or altar."""
    goods = s.mats[seat].goods
    left = banners(s, RED)
    kinds = (goods[0] > 0) | (goods[1] > 0) << 1 | (goods[2] > 0) << 2
    mask = 0
    if kinds:
        columns = s.temple_side.columns
        for row, cost in enumerate(s.data.temple_banners):
            if cost <= left and filled(s.temple[row]) < columns:
                mask |= kinds << FIRST_CUBE + 3 * row
    if goods[WOOD] and left >= s.data.altar_banners[WOOD]:
        mask |= 1 << ALTAR_WOOD_BIT
    if goods[CINDERS] and left >= s.data.altar_banners[CINDERS]:
        mask |= 1 << ALTAR_CINDERS_BIT
    return mask


def why_no_altar(s: EzraState, seat: int, resource: int) -> Refusal | None:
    """EN-ALTAR-01. Wood or cinders at hand, and the banners."""
    if not s.mats[seat].goods[resource]:
        return short_of("EN-ALTAR-01", RESOURCES[resource], 1, 0)
    need, have = s.data.altar_banners[resource], banners(s, RED)
    if have < need:
        return short_of("EN-ALTAR-01", "banner_red", need, have)
    return None


def why_no_cube(s: EzraState, seat: int, row: int, resource: int) -> Refusal | None:
    """EN-TEMPLE-11, EN-TEMPLE-12, EN-TEMPLE-17. A cube at hand, room in the row, the banners."""
    if not s.mats[seat].goods[resource]:
        return short_of("EN-TEMPLE-12", RESOURCES[resource], 1, 0)
    if filled(s.temple[row]) >= s.temple_side.columns:
        return Refusal("EN-TEMPLE-17", {"row": f"temple:{row + 1}"})
    need, have = s.data.temple_banners[row], banners(s, RED)
    if have < need:
        return short_of("EN-TEMPLE-11", "banner_red", need, have)
    return None


def place_cube(s: EzraState, seat: int, row: int, resource: int) -> None:
    """EN-TEMPLE-13, EN-TEMPLE-14, EN-TEMPLE-15, EN-TEMPLE-16. Left-most cell, points, row reward.

    R-17: a sector that is full now is resolved after them.
    """
    s.mats[seat].goods[resource] -= 1
    s.spent += s.data.temple_banners[row]
    column = filled(s.temple[row])
    s.temple[row] |= (resource + 1) << 3 * column
    facts = {"good": RESOURCES[resource], "row": f"temple:{row + 1}", "column": column + 1}
    s.tell("cube", seat, "EN-TEMPLE-13", {**facts})
    vp = s.data.solo.temple_vp if s.is_opponent(seat) else s.data.temple_vp[resource]
    score(s, seat, vp, FROM_TEMPLE, "EN-TEMPLE-15")
    sector = s.temple_side.sector[row][column]
    if is_full(s, sector):
        s.then(SectorFilled(seat, sector))
    reward(s, seat, s.data.temple_rewards[row])


def is_full(s: EzraState, sector: int) -> bool:
    """EN-TEMPLE-18. Has the sector no empty cell left?"""
    ends = s.temple_side.ends[sector]
    return all(filled(s.temple[row]) >= ends[row] for row in range(len(ends)))


class SectorFilled(Effect[EzraState]):
    """EN-TEMPLE-18, EN-TEMPLE-23. Four effects in order, once for each sector.

    EN-TEMPLE-19: the first goes to the player who placed the cube.
    """

    __slots__ = ("seat", "sector")

    def __init__(self, seat: int, sector: int) -> None:
        self.seat = seat
        self.sector = sector

    def run(self, s: EzraState) -> None:
        s.tell("sector", self.seat, "EN-TEMPLE-18", {"count": self.sector + 1})
        s.then(RewardLevites(self.seat))
        reward(s, self.seat, s.data.sector_finisher)


class RewardLevites(SeatEffect[EzraState]):
    """EN-TEMPLE-20, EN-TEMPLE-21, EN-TEMPLE-22. Most levites, fewest levites, then everyone."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        levites = [mat.levites for mat in s.mats]
        for seat in reversed(s.seats_from(self.seat)):
            reward(s, seat, s.data.sector_everyone)
        if s.n >= s.data.fewest_min_players:
            fewest = [seat for seat in range(s.n) if levites[seat] == min(levites)]
            reward(s, furthest_behind(s, fewest), s.data.sector_fewest)
        most = [seat for seat in range(s.n) if levites[seat] == max(levites)]
        reward(s, furthest_ahead(s, most), s.data.sector_most)
