"""EN-TORAH. The main action with blue banners: teaching the Torah, and tenting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action, Menu
from trilith.engine.errors import Arg, Refusal, short_of
from trilith.engine.task import Effect, Question
from trilith.games.ezra_nehemiah.actions import BRANCH, FINISH, PAY, SCRIBE, TENT
from trilith.games.ezra_nehemiah.banners import banners
from trilith.games.ezra_nehemiah.free import OpenMoment, finish_main
from trilith.games.ezra_nehemiah.heroes import take_hero
from trilith.games.ezra_nehemiah.names import (
    BLUE,
    COLUMN_OF,
    FOOD,
    GOLD,
    ROW_OF,
    ROW_START,
    SCROLL_SPACES,
    SCROLLS,
    SILVER,
)
from trilith.games.ezra_nehemiah.rewards import gain, pay, pay_player, reward, trigger
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.tent import MoveTent
from trilith.games.ezra_nehemiah.white import is_occupied, make_room

OWN: Final = (*SCRIBE, *TENT, FINISH)

OWN_MENU: Final = Menu(OWN)

BELOW: Final = tuple(
    tuple(
        ROW_START[row - 1] + column
        for column in (COLUMN_OF[space] - 1, COLUMN_OF[space])
        if row and 0 <= column < row + 2
    )
    for space, row in enumerate(ROW_OF)
)
"""EN-TORAH-05. The one or two tiles diagonally below each tile."""


class TorahStep(OpenMoment):
    """EN-TORAH-01. A scribe and the tent, each at most once, in either order."""

    __slots__ = ()

    asks = "torah-step"
    rule = "EN-TORAH-01"

    def own(self, s: EzraState) -> Sequence[Action]:
        return OWN

    def forbids(self, s: EzraState, action: Action) -> Refusal | None:
        if action is FINISH:
            return None
        if action.verb == "tent":
            return why_no_tent(s, self.seat, TENT.index(action))
        return why_no_scribe(s, self.seat, SCRIBE.index(action))

    def own_options(self, s: EzraState) -> Sequence[Action]:
        mask = 1 << len(SCRIBE) + len(TENT)
        left = banners(s, BLUE)
        if not s.scribe_done and s.mats[self.seat].supply:
            mask |= open_tiles(s, self.seat, left)
        if not s.tent_done:
            for move, cost in enumerate(s.data.tent_banners):
                if left >= cost and why_no_tent(s, self.seat, move) is None:
                    mask |= 1 << len(SCRIBE) + move
        return OWN_MENU.of(mask)

    def do(self, s: EzraState, action: Action) -> None:
        if action is FINISH:
            finish_main(s, self.seat)
            return
        s.then(self)
        if action.verb == "tent":
            start_tenting(s, self.seat, TENT.index(action))
        else:
            start_teaching(s, self.seat, SCRIBE.index(action))

    def about(self, s: EzraState) -> dict[str, Arg]:
        return {"banners": banners(s, BLUE)}


# ------------------------------------------------------------------ tenting


def why_no_tent(s: EzraState, seat: int, move: int) -> Refusal | None:
    """EN-TENT-01, EN-TENT-02, EN-TENT-03. One option an action, its banners, and a basic resource."""
    if s.tent_done:
        return Refusal("EN-TENT-03")
    need, have = s.data.tent_banners[move], banners(s, BLUE)
    if have < need:
        return short_of("EN-TENT-01", "banner_blue", need, have)
    if s.data.tent_resource[move] and not any(s.mats[seat].goods[r] for r in s.data.tent_pays):
        return Refusal("EN-TENT-01", {"good": "resource"})
    return None


def start_tenting(s: EzraState, seat: int, move: int) -> None:
    s.tent_done = True
    s.spent += s.data.tent_banners[move]
    s.then(MoveTent(seat, move + 1))
    if s.data.tent_resource[move]:
        s.then(PayTent(seat))


class PayTent(Question[EzraState]):
    """EN-TENT-01. Three or four spaces cost one cinders, stone or wood: which?"""

    __slots__ = ()

    asks = "pay-tent"
    rule = "EN-TENT-01"

    def candidates(self, s: EzraState) -> Sequence[Action]:
        return [PAY[resource] for resource in s.data.tent_pays]

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        if s.mats[self.seat].goods[PAY.index(action)]:
            return None
        return short_of("EN-TENT-01", action.args[0], 1, 0)

    def answer(self, s: EzraState, action: Action) -> None:
        pay(s, self.seat, PAY.index(action), 1, "EN-TENT-01")


# ------------------------------------------------------------------ teaching


def why_no_scribe(s: EzraState, seat: int, space: int) -> Refusal | None:
    """EN-TORAH-02, EN-TORAH-03, EN-TORAH-04, EN-TORAH-05, EN-TORAH-07. All that a scribe needs."""
    mat = s.mats[seat]
    row = ROW_OF[space]
    if s.scribe_done:
        return Refusal("EN-TORAH-01")
    if s.scribes[space] >= 0:
        return Refusal("EN-TORAH-03", {"scroll_space": SCROLL_SPACES[space]})
    branching = cheapest(s, seat, space)
    if branching < 0:
        return Refusal("EN-TORAH-05", {"scroll_space": SCROLL_SPACES[space]})
    if not mat.supply:
        return Refusal("EN-TORAH-02")
    return why_too_dear(s, seat, row, branching)


def why_too_dear(s: EzraState, seat: int, row: int, branching: int) -> Refusal | None:
    """EN-TORAH-04, EN-TORAH-07. The price of the row, and silver for the way there."""
    goods, blue = s.mats[seat].goods, banners(s, BLUE)
    if blue < s.data.row_banners[row]:
        return short_of("EN-TORAH-04", "banner_blue", s.data.row_banners[row], blue)
    if goods[GOLD] < s.data.row_gold[row]:
        return short_of("EN-TORAH-04", "gold", s.data.row_gold[row], goods[GOLD])
    silver = s.data.row_silver[row]
    if goods[SILVER] < silver:
        return short_of("EN-TORAH-04", "silver", silver, goods[SILVER])
    if goods[SILVER] < silver + branching:
        return short_of("EN-TORAH-07", "silver", silver + branching, goods[SILVER])
    return None


def open_tiles(s: EzraState, seat: int, left: int) -> int:
    """Mask of the tiles that `why_no_scribe` does not forbid to a player with a worker."""
    goods = s.mats[seat].goods
    mask = 0
    for row, cost in enumerate(s.data.row_banners):
        silver = goods[SILVER] - s.data.row_silver[row]
        if left < cost or silver < 0 or goods[GOLD] < s.data.row_gold[row]:
            continue
        for space in range(ROW_START[row], ROW_START[row + 1]):
            if s.scribes[space] < 0 and 0 <= cheapest(s, seat, space) <= silver:
                mask |= 1 << space
    return mask


def step_cost(s: EzraState, seat: int, space: int) -> int:
    """EN-TORAH-06, EN-WHITE-01. Own scribes are free; others and white workers cost silver."""
    return 0 if s.scribes[space] == seat else s.data.branch_cost


def cheapest(s: EzraState, seat: int, space: int) -> int:
    """EN-TORAH-05. The silver of the cheapest chain down to the bottom row; -1 if there is none."""
    if ROW_OF[space] == 0:
        return 0
    best = -1
    for below in BELOW[space]:
        if is_occupied(s, below):
            rest = cheapest(s, seat, below)
            if rest >= 0:
                rest += step_cost(s, seat, below)
                if best < 0 or rest < best:
                    best = rest
    return best


def chains(s: EzraState, space: int) -> list[tuple[int, ...]]:
    """EN-TORAH-06. Every chain of occupied tiles, one in each row below, from the top down."""
    if ROW_OF[space] == 0:
        return [()]
    found: list[tuple[int, ...]] = []
    for below in BELOW[space]:
        if is_occupied(s, below):
            found.extend([(below, *rest) for rest in chains(s, below)])
    return found


def payees(s: EzraState, seat: int, chain: tuple[int, ...]) -> list[int]:
    """EN-TORAH-06. The payees of the chain: seats, and -1 for the main supply, in order."""
    return sorted([s.scribes[space] for space in chain if s.scribes[space] != seat])


def payable(s: EzraState, seat: int, space: int) -> list[tuple[int, ...]]:
    """EN-TORAH-07. The chains that can be paid; of those with the same payments the left one."""
    left = s.mats[seat].goods[SILVER] - s.data.row_silver[ROW_OF[space]]
    found: list[tuple[int, ...]] = []
    paid: list[list[int]] = []
    for chain in chains(s, space):
        payment = payees(s, seat, chain)
        if payment not in paid and len(payment) * s.data.branch_cost <= left:
            paid.append(payment)
            found.append(chain)
    return found


def start_teaching(s: EzraState, seat: int, space: int) -> None:
    s.scribe_done = True
    if ROW_OF[space] == 0:
        teach(s, seat, space, ())
    else:
        s.then(ChooseBranch(seat, space, ()))


class ChooseBranch(Question[EzraState]):
    """EN-TORAH-06, EN-TORAH-07. Which chain, tile by tile from the top; only if payments differ."""

    __slots__ = ("chain", "space")

    asks = "branch"
    rule = "EN-TORAH-07"

    def __init__(self, seat: int, space: int, chain: tuple[int, ...]) -> None:
        self.seat = seat
        self.space = space
        self.chain = chain
        """The tiles chosen so far."""

    def candidates(self, s: EzraState) -> Sequence[Action]:
        done = len(self.chain)
        found: list[Action] = []
        for chain in payable(s, self.seat, self.space):
            if chain[:done] == self.chain and BRANCH[chain[done]] not in found:
                found.append(BRANCH[chain[done]])
        return found

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        return None

    def answer(self, s: EzraState, action: Action) -> None:
        chain = (*self.chain, BRANCH.index(action))
        if len(chain) == ROW_OF[self.space]:
            teach(s, self.seat, self.space, chain)
        else:
            s.then(ChooseBranch(self.seat, self.space, chain))

    def about(self, s: EzraState) -> dict[str, Arg]:
        return {"scroll_space": SCROLL_SPACES[self.space]}


def teach(s: EzraState, seat: int, space: int, chain: tuple[int, ...]) -> None:
    """EN-TORAH-08. Payment, white worker, scribe, row bonus, the tile, and tiles about scribes."""
    row = ROW_OF[space]
    s.spent += s.data.row_banners[row]
    pay(s, seat, SILVER, s.data.row_silver[row], "EN-TORAH-04")
    pay(s, seat, GOLD, s.data.row_gold[row], "EN-TORAH-04")
    for other in payees(s, seat, chain):
        if other >= 0:
            pay_player(s, seat, other, SILVER, s.data.branch_cost, "EN-TORAH-06")
        else:
            pay(s, seat, SILVER, s.data.branch_cost, "EN-WHITE-01")
    make_room(s, space)
    place_scribe(s, seat, space)


def place_scribe(s: EzraState, seat: int, space: int) -> None:
    """EN-TORAH-08, EN-TORAH-10. The tile is the player's from now on, for good.

    EN-SCROLL-W11: only tiles owned before work for this scribe.
    """
    mat = s.mats[seat]
    tile = s.scrolls[space]
    mat.supply -= 1
    s.scribes[space] = seat
    facts = {"scroll_space": SCROLL_SPACES[space], "scroll": SCROLLS[tile]}
    s.tell("scribe", seat, "EN-TORAH-08", {**facts})
    # So this is put on the stack before the tile is taken.
    trigger(s, seat, "place_scribe")
    mat.scrolls |= 1 << tile
    s.then(TileTaken(seat, tile))
    gain_row_bonus(s, seat, ROW_OF[space])


def gain_row_bonus(s: EzraState, seat: int, row: int) -> None:
    """EN-TORAH-09. The first scribe of a row gains the food lying at it."""
    food = s.row_food[row]
    if food:
        s.row_food[row] = 0
        gain(s, seat, FOOD, food, "EN-TORAH-09")


class TileTaken(Effect[EzraState]):
    """EN-SCROLL-03, EN-HERO-01. What the tile gives immediately: points, or a hero."""

    __slots__ = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def run(self, s: EzraState) -> None:
        scroll = s.data.scrolls[self.tile]
        if scroll.hero >= 0:
            take_hero(s, self.seat, scroll.hero)
        reward(s, self.seat, scroll.immediate)
