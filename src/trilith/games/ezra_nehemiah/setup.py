"""EN-SETUP. The board and the players before the first turn."""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.bits import bits, mask_of
from trilith.engine.errors import Arg, Refusal
from trilith.engine.event import NOBODY
from trilith.engine.game import Setup
from trilith.engine.rng import Rng
from trilith.engine.task import Effect, Question
from trilith.games.ezra_nehemiah.actions import GATEKEEPER
from trilith.games.ezra_nehemiah.components import EzraData
from trilith.games.ezra_nehemiah.flow import StartRound
from trilith.games.ezra_nehemiah.names import (
    ALTAR_CARDS,
    CARD_GATES,
    CARDS,
    CORNER_GATES,
    FIRST_STONE,
    FIRST_WOOD,
    FOOD,
    FROM_START,
    NEUTRAL,
    RESOURCES,
    RING,
    RIVAL,
    ROW_START,
    SCROLLS,
    SILVER,
    SOLO_SIDES,
    TILE_TYPES,
    UNBUILT,
    VARIANTS,
    WALL_CARDS,
)
from trilith.games.ezra_nehemiah.solo import deal_opponent, tell_opponent
from trilith.games.ezra_nehemiah.state import EzraState, new_mat
from trilith.games.ezra_nehemiah.white import edge


def set_up(setup: Setup) -> EzraState:
    """EN-SETUP-12, EN-SETUP-14, EN-SETUP-15. Board and players; the gatekeepers come after.

    The temple for this number of players is up, and nobody has a hero card yet.
    """
    data = setup.data
    assert isinstance(data, EzraData)
    mats = [new_mat() for _ in range(max(setup.seats, RIVAL + 1))]
    s = EzraState(data, Rng.of(setup.seed), mats)
    s.set_up_lists()
    if setup.seats == 1:
        s.side = SOLO_SIDES.index(setup.options["solo_side"])
    lay_out_ring(s)
    fill_rubble(s)
    deal_scrolls(s)
    choose_altar_card(s, setup.options["altar_card"])
    s.shofar = s.active = s.rng.below(s.n) if s.side < 0 else RIVAL
    deal_tiles(s)
    for seat in s.people():
        deal_player(s, seat)
    if s.side >= 0:
        deal_opponent(s)
    stack_altar_markers(s)
    return s


def lay_out_ring(s: EzraState) -> None:
    """EN-SETUP-01, EN-SETUP-02, EN-SETUP-03, EN-SETUP-04, EN-SETUP-05, EN-SETUP-06.

    Neutral walls and gates, and silver on the other gate cards, as the number of players has it.
    """
    by_players = s.data.setups[s.n]
    for space in by_players.neutral:
        s.owner[space] = NEUTRAL
    for gate in CARD_GATES:
        if s.owner[gate] == UNBUILT:
            s.gate_silver[gate] = by_players.gate_silver


def fill_rubble(s: EzraState) -> None:
    """EN-SETUP-07, EN-SETUP-08, EN-SETUP-09. Cubes from the bag on every space not yet built."""
    bag = [resource for resource in range(len(RESOURCES)) for _ in range(s.data.bag[resource])]
    s.rng.shuffle(bag)
    for space in range(len(RING)):
        if s.owner[space] == UNBUILT and not s.data.is_corner[space]:
            for _ in range(s.data.spaces[space].rubble):
                s.rubble[space] += 1 << 4 * bag.pop()


def deal_scrolls(s: EzraState) -> None:
    """EN-SETUP-10, EN-SETUP-11, EN-SETUP-33. Stone, wood, wood and gold rows; food; white workers."""
    stone = list(range(FIRST_STONE, len(SCROLLS)))
    wood = list(range(FIRST_WOOD, FIRST_STONE))
    gold = list(range(FIRST_WOOD))
    for tiles in (stone, wood, gold):
        s.rng.shuffle(tiles)
    s.scrolls = stone + wood[: ROW_START[3] - ROW_START[1]] + gold[: ROW_START[4] - ROW_START[3]]
    s.row_food = s.data.row_food.copy()
    if s.data.setups[s.n].white:
        s.white = [edge(0, 0), edge(0, 1)]


def choose_altar_card(s: EzraState, wanted: str) -> None:
    """EN-SETUP-13, EN-FLOW-08. One of the four sides, by chance or as chosen."""
    drawn = s.rng.below(len(ALTAR_CARDS))
    s.altar_card = drawn if wanted == "random" else ALTAR_CARDS.index(wanted)


def deal_tiles(s: EzraState) -> None:
    """EN-SETUP-20. One development tile of each type, by chance."""
    dealt: list[list[int]] = []
    for _ in TILE_TYPES:
        variants = list(range(VARIANTS))
        s.rng.shuffle(variants)
        dealt.append(variants)
    for seat in s.people():
        s.mats[seat].tiles = tuple([variants[seat] for variants in dealt])


def deal_player(s: EzraState, seat: int) -> None:
    """EN-SETUP-21, EN-SETUP-22, EN-SETUP-24, EN-SETUP-25, EN-SETUP-26, EN-SETUP-27, EN-SETUP-28.

    Workers, markers, cards and starting goods; EN-SETUP-29, EN-SETUP-34: and one levite.
    EN-COMP-10, EN-COMP-11: everybody has the same cards.
    """
    mat, data = s.mats[seat], s.data
    mat.supply = data.start_workers
    mat.levites = data.start_levites
    mat.pool = data.workers - mat.supply - mat.levites
    mat.tent = data.tent_start
    mat.points[FROM_START] = data.start_vp
    mat.goods = data.tiles[0][mat.tiles[0]].start.copy()
    mat.goods[SILVER] += data.start_silver
    mat.goods[FOOD] += data.start_food
    cards = list(range(len(CARDS)))
    s.rng.shuffle(cards)
    mat.hand = mask_of(cards[: data.hand_size])
    mat.pouch = tuple(cards[data.hand_size :])
    walls = list(range(len(WALL_CARDS)))
    s.rng.shuffle(walls)
    mat.wall_pile = tuple(walls)


def stack_altar_markers(s: EzraState) -> None:
    """EN-SETUP-23. The last player at the bottom, and so ahead; the shofar holder on top."""
    s.altar_order = s.seats_from(s.shofar)
    s.altar_order.reverse()


# ------------------------------------------------------------------ the first tasks


class Opening(Effect[EzraState]):
    """EN-SETUP. Tells what was dealt; then the gatekeepers, then the first round."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        s.tell("altar_card", NOBODY, "EN-SETUP-13", {"altar_card": ALTAR_CARDS[s.altar_card]})
        s.tell("shofar", s.shofar, "EN-SETUP-15")
        if s.side >= 0:
            tell_opponent(s)
        for seat in s.people():
            self._tell_player(s, seat)
        s.then(*gatekeeper_questions(s), OpponentCorners(), CornersTaken(), StartRound())

    def _tell_player(self, s: EzraState, seat: int) -> None:
        mat = s.mats[seat]
        for kind, variant in enumerate(mat.tiles):
            facts: dict[str, Arg] = {"tile": f"{TILE_TYPES[kind]}_{variant + 1}"}
            s.tell("dealt_tile", seat, "EN-SETUP-20", facts, None, True)
        for card in range(len(CARDS)):
            if mat.hand >> card & 1:
                s.tell("drew", seat, "EN-SETUP-25", {"card": CARDS[card]}, (seat,), True)


def gatekeeper_questions(s: EzraState) -> list[ChooseGatekeeper]:
    """EN-SETUP-30, EN-SETUP-31. In reverse turn order; with two players twice round."""
    order = [seat for seat in s.seats_from(s.shofar) if not s.is_opponent(seat)]
    order.reverse()
    return [ChooseGatekeeper(seat) for _ in range(s.data.setups[s.n].gatekeepers) for seat in order]


class ChooseGatekeeper(Question[EzraState]):
    """EN-SETUP-30. A free corner gate for a worker from the main supply; no reward."""

    __slots__ = ()

    asks = "gatekeeper"
    rule = "EN-SETUP-30"

    def candidates(self, s: EzraState) -> Sequence[Action]:
        return GATEKEEPER

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        if s.owner[RING.index(action.args[0])] == UNBUILT:
            return None
        return Refusal("EN-SETUP-30", {"space": action.args[0]})

    def answer(self, s: EzraState, action: Action) -> None:
        place_gatekeeper(s, self.seat, RING.index(action.args[0]))


def place_gatekeeper(s: EzraState, seat: int, gate: int, rule: str = "EN-SETUP-30") -> None:
    s.owner[gate] = seat
    s.mats[seat].pool -= 1
    s.tell("gatekeeper", seat, rule, {"space": RING[gate]})


class OpponentCorners(Effect[EzraState]):
    """EN-SOLO-07. In a game for one the opponent gets the corner gates that the human left."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        if s.side >= 0:
            free = [gate for gate in CORNER_GATES if s.owner[gate] == UNBUILT]
            for gate in free[: s.data.solo.boards[s.side].gatekeepers]:
                place_gatekeeper(s, RIVAL, gate, "EN-SOLO-07")


class CornersTaken(Effect[EzraState]):
    """EN-SETUP-32. A corner gate that nobody took is neutral for the whole game."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        for gate in CORNER_GATES:
            if s.owner[gate] == UNBUILT:
                s.owner[gate] = NEUTRAL
                s.tell("neutral_gate", NOBODY, "EN-SETUP-32", {"space": RING[gate]})


def settle_in(s: EzraState) -> None:
    """For positions that begin later: the gatekeepers stand in the corners, in reverse turn order."""
    free = [gate for gate in CORNER_GATES if s.owner[gate] == UNBUILT]
    for question, gate in zip(gatekeeper_questions(s), free, strict=False):
        place_gatekeeper(s, question.seat, gate)
    OpponentCorners().run(s)
    CornersTaken().run(s)


def play_out_week(s: EzraState) -> None:
    """For positions that begin after the work days: six cards lie on the piles of each player."""
    for seat in s.people():
        mat = s.mats[seat]
        order = bits(mat.hand) + list(mat.pouch)
        mat.piles = [tuple(order[2 * pile : 2 * pile + 2]) for pile in range(s.data.piles)]
        mat.hand = mask_of(order[s.data.days :])
        mat.pouch = ()
