"""The questions of this game at which a position can begin, and what follows each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from trilith.engine.errors import BadInput
from trilith.engine.moments import MASK, ONE, Fact, Moment
from trilith.engine.positions import Asked
from trilith.engine.task import Question, Task, Together
from trilith.games.castle.actions import HELPER_SPACES
from trilith.games.castle.breach import MendBreach
from trilith.games.castle.bricklayer import TakeFromTower
from trilith.games.castle.building import Build, Pay
from trilith.games.castle.components import (
    BRICKLAYER,
    CARDS,
    HOSTS,
    MARKET,
    PALACE,
    PLACES,
    RESOURCES,
    STONEMASON,
    TILES,
    WORKERS,
)
from trilith.games.castle.equip import LoadGoods
from trilith.games.castle.helpers import HelperSource, PlaceHelper
from trilith.games.castle.innkeeper import PayFee, RecallHelper
from trilith.games.castle.lady import CourtLady, TakeItem
from trilith.games.castle.plague import SufferPlague
from trilith.games.castle.scoring import (
    CashIn,
    ConvertResources,
    ScoreBuilding,
    score_market,
    score_palace,
)
from trilith.games.castle.selection import ChooseCard
from trilith.games.castle.snowfall import SufferSnowfall
from trilith.games.castle.state import CastleState
from trilith.games.castle.stonemason import Buy, SellLast
from trilith.games.castle.trader import Delivery, PlaceTrader, TraderHelper
from trilith.games.castle.turn import PHASES, Phase

SEATS: Final = tuple(f"seat:{i}" for i in range(4))
CARD: Final = Fact("card", ONE, CARDS)
BUILDER: Final = "bricklayer"
"""The phase of what all builders do, until the card says which builder it is."""

MOMENTS: Final[dict[str, Moment]] = {
    "choose": Moment("select", ChooseCard, [Fact("left")]),
    "snowfall": Moment("winter_draw", SufferSnowfall),
    "plague": Moment("winter_draw", SufferPlague),
    "breach": Moment("winter_draw", MendBreach, [Fact("given")]),
    "court": Moment("courting", CourtLady),
    "share": Moment("courting", TakeItem, [Fact("winner"), Fact("turn")]),
    "load": Moment("equip_workers", LoadGoods, [CARD, Fact("left")]),
    "trade": Moment("trader", PlaceTrader),
    "trader_helper": Moment("trader", TraderHelper, [Fact("place", ONE, PLACES)]),
    "recall": Moment("trader", RecallHelper, [Fact("left")]),
    "take": Moment("bricklayer", TakeFromTower),
    "build": Moment(BUILDER, Build, [CARD, Fact("built")]),
    "pay": Moment(
        BUILDER,
        Pay,
        [
            CARD,
            Fact("built"),
            Fact("tile", ONE, TILES),
            Fact("due"),
            Fact("types", MASK, RESOURCES),
            Fact("pieces"),
        ],
    ),
    "place": Moment(BUILDER, PlaceHelper, [CARD, Fact("placed")]),
    "helper_source": Moment(
        BUILDER, HelperSource, [CARD, Fact("placed"), Fact("space", ONE, HELPER_SPACES)]
    ),
    "buy": Moment("stonemason", Buy, [Fact("bought", MASK, SEATS), Fact("refused", MASK, SEATS)]),
    "sell": Moment(
        "stonemason",
        None,
        [
            Fact("item", ONE, RESOURCES),
            Fact("buyer"),
            Fact("bought", MASK, SEATS),
            Fact("refused", MASK, SEATS),
        ],
    ),
    "cash_in": Moment("final_scoring", CashIn, [Fact("rate")]),
    "convert": Moment("final_scoring", ConvertResources, [Fact("left")]),
}


# ------------------------------------------------------------------ what may be left out


def fill_in(s: CastleState, asked: Asked) -> None:
    """Fill in what follows from the position, or holds at the beginning of a question."""
    at, seat, values = asked.at, asked.seat, asked.values
    if at in ("load", "build", "pay", "place", "helper_source") and "card" not in values:
        card = card_of(s, at, seat)
        if card >= 0:
            values["card"] = card
    for name in ("built", "placed", "given", "bought", "refused", "types", "pieces"):
        if any(fact.attribute == name for fact in MOMENTS[at].facts):
            values.setdefault(name, 0)
    if "due" not in values and isinstance(tile := values.get("tile"), int):
        values["due"] = s.data.tile_values[tile]
    if at in FIRST and FIRST[at][0] not in values:
        values[FIRST[at][0]] = FIRST[at][1](s, seat, values)
    s.phase = PHASES.index(phase_of(at, values))


def card_of(s: CastleState, at: str, seat: int) -> int:
    """The revealed card of the player that asks such a question, if there is one."""
    builders = 0 if at == "load" else 1 << BRICKLAYER | 1 << STONEMASON
    mask = s.revealed[seat] & (builders | WORKERS)
    return (mask & -mask).bit_length() - 1


def phase_of(at: str, values: dict[str, object]) -> str:
    card = values.get("card")
    if MOMENTS[at].phase != BUILDER or not isinstance(card, int):
        return MOMENTS[at].phase
    return "worker" if WORKERS >> card & 1 else CARDS[card]


def cards_left(s: CastleState, seat: int) -> int:
    """AM-SEL-02. How many cards this player has still to put down."""
    return s.data.by_players[s.n].cards_per_round - s.face_down[seat].bit_count()


def _cards_left(s: CastleState, seat: int, values: dict[str, object]) -> int:
    return cards_left(s, seat)


def _goods_left(s: CastleState, seat: int, values: dict[str, object]) -> int:
    card = values.get("card")
    return s.data.card[card].free_choices if isinstance(card, int) else 1


def _one(s: CastleState, seat: int, values: dict[str, object]) -> int:
    return 1


def _turn(s: CastleState, seat: int, values: dict[str, object]) -> int:
    others = [other for other in s.player_order() if other != values.get("winner")]
    return others.index(seat) if seat in others else 0


def _rate(s: CastleState, seat: int, values: dict[str, object]) -> int:
    spaces = s.data.spaces_of_host[MARKET]
    owns_all = all(s.spaces[space] == seat for space in spaces)
    return 1 if owns_all else s.data.space[spaces[0]].units_per_step


def _pieces_left(s: CastleState, seat: int, values: dict[str, object]) -> int:
    spaces = [space for space in s.data.spaces_of_host[PALACE] if s.spaces[space] == seat]
    return sum([s.data.space[space].max_resources for space in spaces])


FIRST: Final[dict[str, tuple[str, Callable[[CastleState, int, dict[str, object]], int]]]] = {
    "choose": ("left", _cards_left),
    "load": ("left", _goods_left),
    "recall": ("left", _one),
    "share": ("turn", _turn),
    "cash_in": ("rate", _rate),
    "convert": ("left", _pieces_left),
}
"""The fact of each of these questions that is known when it is asked for the first time."""


# ------------------------------------------------------------------ what follows


def below(s: CastleState, asked: Asked, question: Question[Any]) -> list[Task[Any]]:
    """The rest of the phase for later players, and the next phase."""
    return after(s, asked.at, question.seat)


def after(s: CastleState, at: str, seat: int) -> list[Task[Any]]:
    if at in ("cash_in", "convert"):
        return [*buildings_after(s, at), *those_later(s, at, seat)]
    then = Phase(s.phase + 1)
    if at in ("snowfall", "plague", "breach"):
        return [then, *others_too(s, at, seat)]
    if at == "share":
        return [then]
    if at == "recall":
        return [then, Delivery(), *[PayFee(other) for other in reversed(later(s, seat))]]
    rest = of_later(s, begun(s), seat)
    if at == "take":
        rest.append(Build(seat, BRICKLAYER, 0))
    elif at == "buy":
        rest.append(Build(seat, STONEMASON, 0))
    return rest


def later(s: CastleState, seat: int) -> list[int]:
    """The players after this seat, clockwise from the first player."""
    order = s.player_order()
    return order[order.index(seat) + 1 :]


def begun(s: CastleState) -> list[Task[Any]]:
    """Everything that the phase puts on the stack when it begins, with the next phase below."""
    trial = s.clone()
    trial.stack = []
    Phase(s.phase).run(trial)
    return trial.stack


def of_later(s: CastleState, tasks: list[Task[Any]], seat: int) -> list[Task[Any]]:
    """The tasks of a phase that belong to later seats or to nobody."""
    waiting: list[int | None] = [None, *later(s, seat)]
    return [task for task in tasks if getattr(task, "seat", None) in waiting]


def others_too(s: CastleState, at: str, seat: int) -> list[Task[Any]]:
    """A winter card asks one player after the other."""
    found: list[Task[Any]] = []
    for other in reversed(later(s, seat)):
        if at == "snowfall":
            found.append(SufferSnowfall(other))
        elif at == "breach":
            found.append(MendBreach(other, 0))
        elif s.discard[other]:
            found.append(SufferPlague(other))
    return found


def those_later(s: CastleState, at: str, seat: int) -> list[Task[Any]]:
    """The other owners at market or palace."""
    scored = s.clone()
    scored.stack = []
    if at == "cash_in":
        score_market(scored)
    else:
        score_palace(scored)
    return of_later(s, scored.stack, seat)


def buildings_after(s: CastleState, at: str) -> list[Task[Any]]:
    hosts = [HOSTS.index(name) for name in s.data.scoring_order]
    done = hosts.index(MARKET if at == "cash_in" else PALACE)
    return [ScoreBuilding(host) for host in reversed(hosts[done + 1 :])]


def choosing(s: CastleState, asked: int, left: int) -> Together[CastleState]:
    """AM-SEL-01. All choose at the same time: players who have put down fewer cards go on."""
    lanes: list[tuple[Task[CastleState], ...]] = []
    for seat in range(s.n):
        cards = left if seat == asked else cards_left(s, seat)
        lanes.append((ChooseCard(seat, cards),) if cards > 0 else ())
    return Together(tuple(lanes))


def ask_to_choose(s: CastleState, seat: int, left: int) -> None:
    s.stack = [Phase(s.phase + 1), choosing(s, seat, left)]


def ask_to_sell(s: CastleState, asked: Asked) -> None:
    """AM-STM-06. The stonemason's purchase waits for the seller of the last piece."""
    buyer, item = asked.values.get("buyer"), asked.values.get("item")
    bought, refused = asked.values["bought"], asked.values["refused"]
    if not isinstance(buyer, int) or not isinstance(item, int) or buyer >= s.n:
        raise BadInput(asked.where, "expected the `buyer`, a seat, and the `item` that is wanted")
    assert isinstance(bought, int)
    assert isinstance(refused, int)
    buying = Buy(buyer, bought, refused)
    s.stack = [*after(s, "buy", buyer), SellLast(asked.seat, item, buying)]
