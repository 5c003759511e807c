"""The table at which the examples of this game are played: set up, play, look.

    s = main(table(), "temple_altar", banners=3)
    give(s, 0, gold=1)
    play(s, "0 temple temple:3 gold")
    assert goods(s, 0)["food"] == 1

A table is a game just set up, but for chance: seat 0 has the shofar, everybody has the first tile
of each type, the cards priest to mason in hand and no goods; the altar card is altar_1a. The
gatekeepers stand: with four players seat 0 at the Old Gate, 1 at the Fountain Gate, 2 at the Horse
Gate and 3 at the Sheep Gate. Nothing is pending.
"""

from __future__ import annotations

from typing import Any

from tests.games import moves as moves_of
from trilith.engine.action import Action
from trilith.engine.event import Event
from trilith.engine.task import Task
from trilith.games.ezra_nehemiah import flow
from trilith.games.ezra_nehemiah.components import EzraData
from trilith.games.ezra_nehemiah.game import EzraNehemiah
from trilith.games.ezra_nehemiah.names import (
    BANNERS,
    CARDS,
    GOODS,
    HEROES,
    MAINS,
    RESOURCES,
    RING,
    SCROLL_SPACES,
    SCROLLS,
    TILE_TYPES,
    TURN,
    WALL_CARDS,
    WILD,
)
from trilith.games.ezra_nehemiah.prepare import StartPrepare
from trilith.games.ezra_nehemiah.setup import play_out_week, settle_in
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.temple import TempleStep
from trilith.games.ezra_nehemiah.torah import TorahStep
from trilith.games.ezra_nehemiah.turn import StartTurn, reset_turn
from trilith.games.ezra_nehemiah.walls import WallSpace

GAME = EzraNehemiah()
assert isinstance(GAME.standard_data, EzraData)
DATA: EzraData = GAME.standard_data
"""The numbers of components.toml."""


# ------------------------------------------------------------------ setting up


def new_game(players: int = 4, seed: str = "told", altar_card: str = "altar_1a") -> EzraState:
    """A game as it begins, at its first choice; events are in s.log."""
    return GAME.start(GAME.setup(players, {"altar_card": altar_card}, seed), [])


def table(players: int = 4) -> EzraState:
    """A game set up without chance, with nothing pending."""
    s = GAME.new(GAME.setup(players, {"altar_card": "altar_1a"}, "told"))
    s.stack = []
    s.shofar = s.active = 0
    s.altar_order = list(reversed(range(players)))
    for mat in s.mats:
        mat.tiles = (0,) * len(TILE_TYPES)
        mat.goods = [0] * len(GOODS)
        mat.hand, mat.pouch = 0b1111, tuple(range(4, len(CARDS)))
        mat.wall_pile = tuple(range(len(WALL_CARDS)))
    settle_in(s)
    s.log = []
    return s


def pending(s: EzraState, *tasks: Task[EzraState]) -> EzraState:
    """These next, and nothing after them."""
    s.stack = list(reversed(tasks))
    s.settle()
    return s


def turn(s: EzraState, seat: int = 0) -> EzraState:
    """The beginning of a seat's turn, on the first work day; the game ends after it."""
    s.day = 1
    return pending(s, StartTurn(seat))


def main(s: EzraState, action: str, banners: int = 0, seat: int = 0) -> EzraState:
    """In the middle of a seat's turn: this main action begins, with so many banners."""
    reset_turn(s)
    s.phase, s.day, s.active = TURN, 1, seat
    s.card, s.main = 9, MAINS.index(action)
    s.bonus[WILD] = banners
    steps = {"temple_altar": TempleStep, "rubble_wall_gate": WallSpace, "torah_tent": TorahStep}
    return pending(s, steps[action](seat))


def prepare(s: EzraState, seat: int = 0, workers: int = 0) -> EzraState:
    """A seat's Prepare begins, with so many workers in its supply."""
    workers_in_supply(s, seat, workers)
    return pending(s, StartPrepare(seat))


def week_over(s: EzraState) -> EzraState:
    """Six cards lie on the piles of each player, four are in hand; no pile to draw from."""
    play_out_week(s)
    return s


def enter(s: EzraState, phase: str) -> EzraState:
    """This phase begins, and all that follows."""
    s.stack = []
    flow.enter(s, phase)
    s.settle()
    return s


def give(s: EzraState, seat: int, **counts: int) -> None:
    """Exactly so many of these goods; the others stay."""
    for name, n in counts.items():
        s.mats[seat].goods[GOODS.index(name)] = n


def workers_in_supply(s: EzraState, seat: int, n: int) -> None:
    """So many workers in the seat's supply; the others of them go to or come from the main supply."""
    mat = s.mats[seat]
    mat.pool += mat.supply - n
    mat.supply = n


def levites(s: EzraState, seat: int, n: int) -> None:
    mat = s.mats[seat]
    mat.pool -= n - mat.levites
    mat.levites = n


def own(s: EzraState, seat: int, *tiles: str) -> None:
    """The seat owns these scroll tiles, wherever its scribes stand."""
    for tile in tiles:
        s.mats[seat].scrolls |= 1 << SCROLLS.index(tile)


def scribe(s: EzraState, seat: int, space: str, tile: str = "") -> None:
    """A scribe of the seat stands there; if a tile is named, it lies there."""
    i = SCROLL_SPACES.index(space)
    if tile:
        lay(s, space, tile)
    s.scribes[i] = seat
    s.mats[seat].pool -= 1
    s.mats[seat].scrolls |= 1 << s.scrolls[i]


def lay(s: EzraState, space: str, tile: str) -> None:
    """This scroll tile lies there, in exchange for the one that does now."""
    i, number = SCROLL_SPACES.index(space), SCROLLS.index(tile)
    if number in s.scrolls:
        s.scrolls[s.scrolls.index(number)] = s.scrolls[i]
    s.scrolls[i] = number


def tile(s: EzraState, seat: int, name: str, turned: bool = False) -> None:
    """The seat has this development tile, such as 'farmers_2'."""
    kind, _, variant = name.rpartition("_")
    k = TILE_TYPES.index(kind)
    tiles = list(s.mats[seat].tiles)
    tiles[k] = int(variant) - 1
    s.mats[seat].tiles = tuple(tiles)
    s.mats[seat].turned = s.mats[seat].turned & ~(1 << k) | (int(turned) << k)


def rubble(s: EzraState, space: str, *cubes: str) -> None:
    """Exactly these cubes lie there."""
    s.rubble[RING.index(space)] = sum(1 << 4 * RESOURCES.index(cube) for cube in cubes)


def built(s: EzraState, seat: int, space: str, card: str = "wall_card_01") -> None:
    """The seat has built this wall or gate."""
    i = RING.index(space)
    s.rubble[i] = 0
    s.owner[i] = seat
    if space.endswith("_gate"):
        s.mats[seat].pool -= 1
    else:
        number = WALL_CARDS.index(card)
        s.wall_card[i] = number
        s.mats[seat].wall_pile = tuple(c for c in s.mats[seat].wall_pile if c != number)


def altar(s: EzraState, *spaces: int) -> None:
    """Where the altar markers stand, seat by seat; among equals the later seat is below."""
    for mat, space in zip(s.mats, spaces, strict=True):
        mat.altar = space
    s.altar_order = sorted(range(s.n), key=lambda seat: (-spaces[seat], -seat))


def on_piles(s: EzraState, seat: int, *piles: str) -> None:
    """These cards lie on the seat's piles: 'mason priest' is a pile with the priest on top."""
    mat = s.mats[seat]
    cards = [tuple(CARDS.index(card) for card in pile.split()) for pile in piles]
    used = [card for pile in cards for card in pile]
    mat.piles = [*cards, (), (), ()][:3]
    rest = [card for card in range(len(CARDS)) if card not in used and not mat.tucked >> card & 1]
    mat.hand = sum(1 << card for card in rest[:4])
    mat.pouch = tuple(rest[4:])


def tuck(s: EzraState, seat: int, *cards: str) -> None:
    """These cards are tucked."""
    mat = s.mats[seat]
    for card in cards:
        number = CARDS.index(card)
        mat.tucked |= 1 << number
        mat.hand &= ~(1 << number)
        mat.pouch = tuple(c for c in mat.pouch if c != number)


# ------------------------------------------------------------------ playing


def play(s: EzraState, *moves: str) -> list[Event]:
    """Play moves as "seat action", for instance "0 end_turn"; tells what came of them."""
    return moves_of.play(GAME, s, moves)


def read(move: str) -> tuple[int, Action]:
    return moves_of.read(GAME, move)


def refused(s: EzraState, move: str) -> str:
    """The rule under which the move is refused; and the refusal has changed nothing."""
    return moves_of.refused(GAME, s, move)


# ------------------------------------------------------------------ looking


def options(s: EzraState, seat: int = 0, verb: str = "") -> list[str]:
    """What the seat may do now, in notation; of one verb alone if given."""
    return [a.code for a in s.legal(seat) if not verb or a.verb == verb]


def asked(s: EzraState, seat: int = 0) -> str:
    question = s.question(seat)
    return "" if question is None else question.asks


def goods(s: EzraState, seat: int = 0) -> dict[str, int]:
    """What the seat has in its supply, without what it has none of."""
    return {name: n for name, n in zip(GOODS, s.mats[seat].goods, strict=True) if n}


def vp(s: EzraState, seat: int = 0) -> int:
    """Points beyond those of the start."""
    return s.mats[seat].vp() - DATA.start_vp


def told(s: EzraState, kind: str) -> list[Event]:
    assert s.log is not None
    return [event for event in s.log if event.kind == kind]


def order_told(s: EzraState, *kinds: str) -> list[str]:
    """The events of these kinds, in the order in which they happened."""
    assert s.log is not None
    return [event.kind for event in s.log if event.kind in kinds]


def see(s: EzraState, seat: int = 0) -> dict[str, Any]:
    return GAME.view(s, seat)


def workers(s: EzraState, seat: int) -> int:
    """All workers of a seat, wherever they are."""
    mat = s.mats[seat]
    board = mat.traders.bit_count() + mat.elders.bit_count() + mat.farmers + mat.labourers
    return mat.supply + mat.pool + mat.levites + board + s.gatekeepers(seat) + s.scribes.count(seat)


def hero(s: EzraState, seat: int, name: str) -> None:
    """The seat has this hero card tucked."""
    s.mats[seat].heroes |= 1 << HEROES.index(name)
    s.hero_owner[HEROES.index(name)] = seat


def bonus(s: EzraState) -> dict[str, int]:
    """The banners given this turn, without colours that none were given of."""
    return {name: n for name, n in zip(BANNERS, s.bonus, strict=True) if n}
