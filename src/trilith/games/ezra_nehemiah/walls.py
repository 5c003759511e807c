"""EN-WALL. The main action with grey banners: rubble, walls and gates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action, Menu
from trilith.engine.errors import Arg, Refusal, short_of
from trilith.engine.task import Effect, Question
from trilith.games.ezra_nehemiah.actions import (
    BUILD,
    CLEAR,
    COPY,
    DECLINE,
    FINISH,
    ON_TOP,
    PAY,
    PAY_BANNERS,
    SPACE,
    WALL_CARD,
)
from trilith.games.ezra_nehemiah.banners import banners
from trilith.games.ezra_nehemiah.blessings import GainBlessings
from trilith.games.ezra_nehemiah.components import total
from trilith.games.ezra_nehemiah.connections import Connect, neighbours
from trilith.games.ezra_nehemiah.free import MainDone, OpenMoment, finish_main
from trilith.games.ezra_nehemiah.gates import build_gate
from trilith.games.ezra_nehemiah.names import (
    BUILD_SPACES,
    GOLD,
    GREY,
    IS_GATE,
    NEUTRAL,
    RESOURCES,
    RING,
    STONE,
    UNBUILT,
    WALL_CARDS,
    WOOD,
)
from trilith.games.ezra_nehemiah.rewards import gain, pay, reward
from trilith.games.ezra_nehemiah.state import EzraState, rubble_of

SPACES: Final = (*(SPACE[space] for space in BUILD_SPACES), FINISH)
SPACE_MENU: Final = Menu(SPACES)
STEPS: Final = (*CLEAR, BUILD, FINISH)


class WallSpace(OpenMoment):
    """EN-WALL-01. One wall or gate space for all steps of this action."""

    __slots__ = ()

    asks = "wall-space"
    rule = "EN-WALL-01"

    def own(self, s: EzraState) -> Sequence[Action]:
        return SPACES

    def forbids(self, s: EzraState, action: Action) -> Refusal | None:
        if action is FINISH:
            return None
        return why_not_space(s, RING.index(action.args[0]))

    def own_options(self, s: EzraState) -> Sequence[Action]:
        mask = 1 << len(BUILD_SPACES)
        for i, space in enumerate(BUILD_SPACES):
            if s.owner[space] == UNBUILT:
                mask |= 1 << i
        return SPACE_MENU.of(mask)

    def do(self, s: EzraState, action: Action) -> None:
        if action is FINISH:
            finish_main(s, self.seat)
        else:
            space = RING.index(action.args[0])
            s.tell("space", self.seat, "EN-WALL-01", {"space": RING[space]})
            s.then(WallStep(self.seat, space))


def why_not_space(s: EzraState, space: int) -> Refusal | None:
    """EN-WALL-01, EN-WALL-07. Neither built nor neutral."""
    if s.owner[space] == NEUTRAL:
        return Refusal("EN-WALL-07", {"space": RING[space]})
    if s.owner[space] != UNBUILT:
        return Refusal("EN-WALL-01", {"space": RING[space]})
    return None


class WallStep(OpenMoment):
    """EN-WALL-02. Clear cubes one by one, build when none is left, or stop."""

    __slots__ = ("space",)

    asks = "wall-step"
    rule = "EN-WALL-02"

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def own(self, s: EzraState) -> Sequence[Action]:
        return STEPS

    def forbids(self, s: EzraState, action: Action) -> Refusal | None:
        if action is FINISH:
            return None
        if action is BUILD:
            return why_no_building(s, self.seat, self.space)
        return why_no_clearing(s, self.space, CLEAR.index(action))

    def do(self, s: EzraState, action: Action) -> None:
        if action is FINISH:
            finish_main(s, self.seat)
        elif action is BUILD:
            start_building(s, self.seat, self.space)
        else:
            s.then(self)
            clear(s, self.seat, self.space, CLEAR.index(action))

    def about(self, s: EzraState) -> dict[str, Arg]:
        return {"space": RING[self.space], "banners": banners(s, GREY)}


# ------------------------------------------------------------------ rubble


def why_no_clearing(s: EzraState, space: int, resource: int) -> Refusal | None:
    """EN-WALL-03. Such a cube lies there, and the banners suffice."""
    if not rubble_of(s.rubble[space], resource):
        return Refusal("EN-WALL-03", {"good": RESOURCES[resource]})
    need, have = s.data.clear_cost[resource], banners(s, GREY)
    if have < need:
        return short_of("EN-WALL-03", "banner_grey", need, have)
    return None


def clear(s: EzraState, seat: int, space: int, resource: int) -> None:
    """EN-WALL-04, EN-WALL-05. The cube goes to the supply; the last one of a wall gives a blessing."""
    s.spent += s.data.clear_cost[resource]
    s.rubble[space] -= 1 << 4 * resource
    s.tell("clear", seat, "EN-WALL-03", {"space": RING[space], "good": RESOURCES[resource]})
    gain(s, seat, resource, 1, "EN-WALL-04")
    if not s.rubble[space] and not IS_GATE[space]:
        s.then(GainBlessings(seat, s.data.spaces[space].blessing, 1))


# ------------------------------------------------------------------ the cost of building


def why_no_building(s: EzraState, seat: int, space: int) -> Refusal | None:
    """EN-WALL-06, EN-WALL-08, EN-WALL-13, EN-GATE-01. Cleared, payable, with a worker or a card."""
    mat = s.mats[seat]
    if s.rubble[space]:
        return Refusal("EN-WALL-06", {"space": RING[space]})
    if IS_GATE[space]:
        if not mat.supply:
            return Refusal("EN-GATE-01")
    elif not mat.wall_pile:
        return Refusal("EN-WALL-13")
    cost = s.data.spaces[space]
    spare = banners(s, GREY) - cost.banners
    if spare < 0:
        return short_of("EN-WALL-08", "banner_grey", cost.banners, spare + cost.banners)
    if not Purse(s, seat, cost.wood, stone_cost(s, seat, space), spare).is_enough(BY_BANNERS):
        return Refusal("EN-WALL-08", {"good": "stone"})
    return None


def stone_cost(s: EzraState, seat: int, space: int) -> int:
    """EN-WALL-10, EN-SCROLL-W13. The scroll tile takes its stone off first."""
    less = total(s.mats[seat].scrolls, s.data.stone_less)
    return max(0, s.data.spaces[space].stone - less)


BY_BANNERS: Final = 0
BY_GOLD: Final = 1
BY_MATERIAL: Final = 2
"""EN-WALL-09. The ways to pay one stone or wood, in the order in which they are asked."""


class Purse:
    """EN-WALL-09. What is left to pay for a building, and what is still due."""

    __slots__ = ("gold", "spare", "stone", "stone_due", "wood", "wood_due")

    def __init__(self, s: EzraState, seat: int, wood_due: int, stone_due: int, spare: int) -> None:
        goods = s.mats[seat].goods
        self.wood = goods[WOOD]
        self.stone = goods[STONE]
        self.gold = goods[GOLD] // s.data.gold_per_piece
        self.spare = spare // s.data.banners_per_piece
        """How many pieces the banners could replace."""
        self.wood_due = wood_due
        self.stone_due = stone_due

    def pay(self, way: int) -> bool:
        """Pay the next piece in this way; False if there is nothing to pay it with."""
        if way == BY_BANNERS:
            self.spare -= 1
        elif way == BY_GOLD:
            self.gold -= 1
        elif self.wood_due:
            self.wood -= 1
        else:
            self.stone -= 1
        if self.wood_due:
            self.wood_due -= 1
        else:
            self.stone_due -= 1
        return self.spare >= 0 and self.gold >= 0 and self.wood >= 0 and self.stone >= 0

    def is_enough(self, way: int) -> bool:
        """Can the rest be paid, with the pieces of the next kind in no earlier way than this?"""
        no_wood = max(0, self.wood_due - self.wood)
        no_stone = max(0, self.stone_due - self.stone)
        missing = no_wood if self.wood_due else no_stone
        if way == BY_MATERIAL and missing:
            return False
        if way == BY_GOLD and missing > self.gold:
            return False
        return no_wood + no_stone <= self.gold + self.spare


def start_building(s: EzraState, seat: int, space: int) -> None:
    """EN-WALL-08. Banners first, then each piece of the cost, then the building."""
    cost = s.data.spaces[space]
    s.spent += cost.banners
    wood, stone = cost.wood, stone_cost(s, seat, space)
    s.then(PayPiece(seat, wood, stone, BY_BANNERS), Erect(seat, space), MainDone(seat))


def worked_on(s: EzraState) -> dict[str, Arg]:
    """The place that is being built: what is still to happen there names it."""
    for task in s.stack[::-1]:  # mypyc cannot read `reversed` of it
        if isinstance(task, Erect | CopyWall):
            return {"space": RING[task.space]}
    return {}


class PayPiece(Question[EzraState]):
    """EN-WALL-09. The next wood or stone of a cost: with 3 banners, with gold, or with itself.

    Banners are asked before gold and gold before the material, so that each mix is offered once.
    """

    __slots__ = ("stone", "way", "wood")

    asks = "pay-piece"
    rule = "EN-WALL-09"

    def __init__(self, seat: int, wood: int, stone: int, way: int) -> None:
        self.seat = seat
        self.wood = wood
        self.stone = stone
        self.way = way
        """The way in which the piece before was paid."""

    def candidates(self, s: EzraState) -> Sequence[Action]:
        if not self.wood and not self.stone:
            return ()
        return (PAY_BANNERS, PAY[GOLD], PAY[self._kind()])

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        way = self._way(action)
        if way < self.way:
            return Refusal("EN-WALL-09", {"reason": "order"})
        purse = Purse(s, self.seat, self.wood, self.stone, banners(s, GREY))
        if not purse.pay(way):
            return Refusal("EN-WALL-09", {"good": action.args[0]})
        # Once the last wood is paid, the stone may be paid in every way again.
        if not purse.is_enough(BY_BANNERS if self.wood == 1 else way):
            return Refusal("EN-WALL-09", {"reason": "rest"})
        return None

    def answer(self, s: EzraState, action: Action) -> None:
        way = self._way(action)
        if way == BY_BANNERS:
            s.spent += s.data.banners_per_piece
            facts: dict[str, Arg] = {"count": s.data.banners_per_piece}
            s.tell("pay_banners", self.seat, "EN-WALL-09", facts)
        elif way == BY_GOLD:
            pay(s, self.seat, GOLD, s.data.gold_per_piece, "EN-WALL-09")
        else:
            pay(s, self.seat, self._kind(), 1, "EN-WALL-08")
        s.then(self._next(way))

    def _next(self, way: int) -> PayPiece:
        if self.wood > 1:
            return PayPiece(self.seat, self.wood - 1, self.stone, way)
        if self.wood:
            return PayPiece(self.seat, 0, self.stone, BY_BANNERS)
        return PayPiece(self.seat, 0, self.stone - 1, way)

    def _kind(self) -> int:
        return WOOD if self.wood else STONE

    def _way(self, action: Action) -> int:
        if action is PAY_BANNERS:
            return BY_BANNERS
        return BY_GOLD if action is PAY[GOLD] else BY_MATERIAL

    def about(self, s: EzraState) -> dict[str, Arg]:
        return {**worked_on(s), "good": RESOURCES[self._kind()], "count": self.wood or self.stone}


# ------------------------------------------------------------------ walls


class Erect(Effect[EzraState]):
    """EN-WALL-11, EN-GATE-02. Paid: now the wall card is drawn, or the gate put up."""

    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def run(self, s: EzraState) -> None:
        if IS_GATE[self.space]:
            build_gate(s, self.seat, self.space)
        else:
            draw_wall_cards(s, self.seat)
            s.then(PickWallCard(self.seat, self.space))


def draw_wall_cards(s: EzraState, seat: int) -> None:
    """EN-WALL-11, EN-WALL-12. The top three of the player's pile, or as many as there are."""
    mat = s.mats[seat]
    n = min(s.data.cards_drawn, len(mat.wall_pile))
    mat.drawn, mat.wall_pile = mat.wall_pile[:n], mat.wall_pile[n:]
    mat.wall_top = max(0, mat.wall_top - n)
    mat.wall_bottom = min(mat.wall_bottom, len(mat.wall_pile))
    s.tell("draw_walls", seat, "EN-WALL-11", {"count": n}, reveals=True)
    for card in mat.drawn:
        facts: dict[str, Arg] = {"wall_card": WALL_CARDS[card]}
        s.tell("drew_wall", seat, "EN-WALL-11", facts, (seat,), True)


class PickWallCard(Question[EzraState]):
    """EN-WALL-11, EN-WALL-12. Which of the drawn cards is built."""

    __slots__ = ("space",)

    asks = "wall-card"
    rule = "EN-WALL-11"

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def candidates(self, s: EzraState) -> Sequence[Action]:
        return [WALL_CARD[card] for card in s.mats[self.seat].drawn]

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        return None

    def answer(self, s: EzraState, action: Action) -> None:
        build_wall(s, self.seat, self.space, WALL_CARD.index(action))

    def about(self, s: EzraState) -> dict[str, Arg]:
        return {"space": RING[self.space]}


def build_wall(s: EzraState, seat: int, space: int, card: int) -> None:
    """EN-WALL-16, EN-WALL-14. Effect of the card, other cards back, copied wall, connections."""
    mat = s.mats[seat]
    mat.drawn = tuple([other for other in mat.drawn if other != card])
    s.owner[space] = seat
    s.wall_card[space] = card
    facts: dict[str, Arg] = {"space": RING[space], "wall_card": WALL_CARDS[card]}
    s.tell("build_wall", seat, "EN-WALL-11", facts, None, True)
    s.then(ReturnWallCards(seat), CopyWall(seat, space), Connect(seat, space))
    reward(s, seat, s.data.wall_effects[card])


class ReturnWallCards(Question[EzraState]):
    """EN-WALL-11. One of the other two goes on top of the pile, the other to the bottom."""

    __slots__ = ()

    asks = "return-cards"
    rule = "EN-WALL-11"

    def candidates(self, s: EzraState) -> Sequence[Action]:
        return [ON_TOP[card] for card in s.mats[self.seat].drawn]

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        return None

    def answer(self, s: EzraState, action: Action) -> None:
        mat = s.mats[self.seat]
        top = ON_TOP.index(action)
        rest = tuple([card for card in mat.drawn if card != top])
        mat.wall_pile = (top, *mat.wall_pile, *rest)
        mat.wall_top += 1
        mat.wall_bottom += len(rest)
        mat.drawn = ()
        s.tell("cards_back", self.seat, "EN-WALL-11", {"count": 1 + len(rest)})

    def about(self, s: EzraState) -> dict[str, Arg]:
        return worked_on(s)


class CopyWall(Question[EzraState]):
    """EN-SCROLL-W14. The effect of one wall next to the new one, if the scroll tile is owned.

    R-38: any player's wall, never a neutral one, and not across a gate or corner.
    """

    __slots__ = ("space",)

    asks = "copy"
    rule = "EN-SCROLL-W14"

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def candidates(self, s: EzraState) -> Sequence[Action]:
        if not s.mats[self.seat].scrolls & s.data.copies_wall:
            return ()
        walls = [COPY[wall] for wall in neighbours(self.space) if s.wall_card[wall] >= 0]
        return (*walls, DECLINE) if walls else ()

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        return None

    def answer(self, s: EzraState, action: Action) -> None:
        if action is not DECLINE:
            wall = RING.index(action.args[0])
            s.tell("copy", self.seat, "EN-SCROLL-W14", {"space": RING[wall]})
            reward(s, self.seat, s.data.wall_effects[s.wall_card[wall]])
