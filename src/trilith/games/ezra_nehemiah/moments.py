"""The questions of this game at which a position can begin, and what follows each of them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from trilith.engine.errors import BadInput
from trilith.engine.moments import FLAG, ONE, ROW, TEXT, TEXTS, Fact, Moment
from trilith.engine.positions import Asked
from trilith.engine.task import Question, Task
from trilith.games.ezra_nehemiah.auxiliary import ExtraAuxiliary
from trilith.games.ezra_nehemiah.blessings import ChooseBlessing
from trilith.games.ezra_nehemiah.connections import Connect
from trilith.games.ezra_nehemiah.development import TurnOverTile
from trilith.games.ezra_nehemiah.effects import ChooseBasic, ChooseOne, Retrieve
from trilith.games.ezra_nehemiah.flow import (
    FeedPhase,
    ScorePhase,
    StartRound,
    TuckPhase,
    WorkDay,
    players_from,
)
from trilith.games.ezra_nehemiah.focus import OpponentTurn
from trilith.games.ezra_nehemiah.food import FEED as FOR_FEED
from trilith.games.ezra_nehemiah.food import LEVITE, FoodDue
from trilith.games.ezra_nehemiah.free import MainDone
from trilith.games.ezra_nehemiah.guards import ReturnSurplus, surplus
from trilith.games.ezra_nehemiah.names import (
    CARDS,
    CORNER_GATES,
    FEED,
    FROM_HUNGER,
    FROM_JUDGMENT,
    FROM_LEVITES,
    MAINS,
    PHASES,
    PREPARE,
    RING,
    RUBBLE_WALL_GATE,
    SCROLL_SPACES,
    SOURCES,
    TEMPLE_ALTAR,
    TORAH_TENT,
    TURN,
)
from trilith.games.ezra_nehemiah.prepare import AssignWorker, PrepareItem, StartPrepare
from trilith.games.ezra_nehemiah.sabbath import Feed, Tuck
from trilith.games.ezra_nehemiah.setup import (
    ChooseGatekeeper,
    CornersTaken,
    OpponentCorners,
    gatekeeper_questions,
)
from trilith.games.ezra_nehemiah.solo_sabbath import OpponentPrepares
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.temple import PlaceLevite, TempleStep
from trilith.games.ezra_nehemiah.tent import MoveTent
from trilith.games.ezra_nehemiah.torah import ChooseBranch, PayTent, TorahStep
from trilith.games.ezra_nehemiah.trade import SellGoods, TradeDone
from trilith.games.ezra_nehemiah.traders_elders import RepeatTrader
from trilith.games.ezra_nehemiah.turn import CloseTurn, StartTurn, TurnMenu
from trilith.games.ezra_nehemiah.walls import (
    CopyWall,
    Erect,
    PayPiece,
    PickWallCard,
    ReturnWallCards,
    WallSpace,
    WallStep,
    draw_wall_cards,
    stone_cost,
)

SPACE: Final = Fact("space", ONE, RING)
WAYS: Final = ("banners", "gold", "material")
"""EN-WALL-09. How the piece before was paid, in the order of `walls`."""

MOMENTS: Final[dict[str, Moment]] = {
    "gatekeeper": Moment("setup", ChooseGatekeeper),
    "turn": Moment("turn", TurnMenu),
    "temple_step": Moment("turn", TempleStep),
    "wall_space": Moment("turn", WallSpace),
    "wall_step": Moment("turn", WallStep, [SPACE]),
    "pay_piece": Moment(
        "turn",
        PayPiece,
        [
            Fact("space", ONE, RING, is_extra=True),
            Fact("wood"),
            Fact("stone"),
            Fact("way", ONE, WAYS),
        ],
    ),
    "wall_card": Moment("turn", PickWallCard, [SPACE]),
    "return_cards": Moment("turn", ReturnWallCards, [Fact("space", ONE, RING, is_extra=True)]),
    "copy": Moment("turn", CopyWall, [SPACE]),
    "torah_step": Moment("turn", TorahStep),
    "pay_tent": Moment("turn", PayTent, [Fact("spaces", is_extra=True)]),
    "branch": Moment(
        "turn",
        ChooseBranch,
        [Fact("space", ONE, SCROLL_SPACES), Fact("chain", ROW, SCROLL_SPACES)],
    ),
    "sell": Moment("turn", SellGoods, [Fact("card", ONE, CARDS), Fact("sold")]),
    "develop": Moment("turn", TurnOverTile, [Fact("free", FLAG)]),
    "basic": Moment("turn", ChooseBasic, [Fact("count", attribute="n")]),
    "choice": Moment("turn", ChooseOne, [Fact("bundles", TEXTS), Fact("optional", FLAG)]),
    "blessing": Moment("turn", ChooseBlessing),
    "retrieve": Moment("turn", Retrieve),
    "repeat": Moment("turn", RepeatTrader, [Fact("bundle", TEXT)]),
    "return": Moment("turn", ReturnSurplus),
    "prepare": Moment("prepare", PrepareItem),
    "assign": Moment("prepare", AssignWorker),
    "extra_auxiliary": Moment("prepare", ExtraAuxiliary),
    "convert": Moment(
        "feed",
        FoodDue,
        [Fact("count", attribute="n"), Fact("why", TEXT), Fact("source", ONE, SOURCES)],
    ),
    "tuck": Moment("tuck", Tuck, [Fact("left")]),
}
STEPS: Final[dict[str, int]] = {
    "temple_step": TEMPLE_ALTAR,
    "wall_space": RUBBLE_WALL_GATE,
    "wall_step": RUBBLE_WALL_GATE,
    "pay_piece": RUBBLE_WALL_GATE,
    "wall_card": RUBBLE_WALL_GATE,
    "return_cards": RUBBLE_WALL_GATE,
    "copy": RUBBLE_WALL_GATE,
    "torah_step": TORAH_TENT,
    "pay_tent": TORAH_TENT,
    "branch": TORAH_TENT,
}
"""Questions within a main action."""
ANYWHERE: Final = ("choice", "sell", "develop", "basic", "blessing", "retrieve", "repeat")
"""What an effect asks, in a turn or in Prepare, whichever the position says."""
OF_TURN: Final = (
    "card",
    "main",
    "main_done",
    "aux_used",
    "trader_used",
    "elder_used",
    "bonus.red",
    "bonus.grey",
    "bonus.blue",
    "bonus.wild",
    "spent",
    "levites_used",
    "levite_placed",
    "stepped",
    "scribe_done",
    "tent_done",
)


# ------------------------------------------------------------------ what may be left out


def fill_in(s: EzraState, asked: Asked) -> None:
    """What follows from the position, or holds when the question is first asked."""
    at, seat, values, named = asked.at, asked.seat, asked.values, asked.named
    s.phase = phase_of(s, at, values)
    if "active" not in named:
        s.active = seat if s.phase in (TURN, PREPARE) else s.shofar
    if s.phase == TURN:
        s.day = s.day or 1
    if at in STEPS:
        begin_main(s, asked)
    if at == "wall_card" and not s.mats[seat].drawn:
        draw_wall_cards(s, seat)
    if at == "pay_piece" and isinstance(space := values.get("space"), int):
        begin_paying(s, seat, space, values, named)
    firsts: dict[str, object] = {"sold": 0, "chain": (), "free": False, "n": 1, "optional": False}
    firsts |= {"why": FOR_FEED, "left": s.data.tucks[s.round - 1]}
    if at == "convert":
        values.setdefault("source", LOST_IN.get(s.phase, FROM_JUDGMENT))
    for fact in MOMENTS[at].facts:
        if fact.attribute in firsts:
            values.setdefault(fact.attribute, firsts[fact.attribute])


def phase_of(s: EzraState, at: str, values: dict[str, object]) -> int:
    """What an effect asks may be asked in a turn or in Prepare; food is due in three phases."""
    if at == "convert":
        return DUE_IN.get(str(values.get("why", FOR_FEED)), PREPARE)
    return PREPARE if at in ANYWHERE and s.phase == PREPARE else PHASES.index(MOMENTS[at].phase)


DUE_IN: Final[dict[str, int]] = {LEVITE: TURN, FOR_FEED: FEED}
"""The phase in which food is due for something; all other food is lost in the judgment."""
LOST_IN: Final[dict[int, int]] = {TURN: FROM_LEVITES, FEED: FROM_HUNGER}
"""The row of the scoring that loses points where it is missing."""


def begin_main(s: EzraState, asked: Asked) -> None:
    """EN-TURN-01. A main action comes after a card, which lies on top of a pile."""
    main = STEPS[asked.at]
    if s.main < 0:
        s.main = main
    if s.main != main:
        raise BadInput(asked.where, f"belongs to {MAINS[main]}, found turn.main {MAINS[s.main]}")
    on_top = [pile[-1] for pile in s.mats[asked.seat].piles if pile]
    if s.card < 0 and on_top:
        s.card = on_top[0]
    if s.card not in on_top:
        expected = "expected the card of this turn on top of a pile: give it, or name turn.card"
        raise BadInput(asked.where, f"a main action comes after a card; {expected}")


def begin_paying(
    s: EzraState, seat: int, space: int, values: dict[str, object], named: Collection[str]
) -> None:
    """EN-WALL-08. The banners are spent, and nothing else is paid."""
    cost = s.data.spaces[space]
    if "turn.spent" not in named:
        s.spent += cost.banners
    values.setdefault("wood", cost.wood)
    values.setdefault("stone", stone_cost(s, seat, space))
    values.setdefault("way", 0)


# ------------------------------------------------------------------ what follows


def below(s: EzraState, asked: Asked, question: Question[Any]) -> list[Task[Any]]:
    """The rest of the turn or of the phase, then the others, then the next phases."""
    at, seat = asked.at, asked.seat
    if at == "gatekeeper":
        return after_gatekeeper(s)
    if at == "tuck":
        return [ScorePhase(), *[Tuck(other, tucks(s)) for other in reversed(hungry(s, seat))]]
    if at == "convert" and s.phase == FEED:
        return [TuckPhase(), *[Feed(other) for other in reversed(hungry(s, seat))]]
    if s.phase == PREPARE:
        inner: list[Task[Any]] = [PrepareItem(seat)] if at != "prepare" else []
        return [*after_prepare(s, seat), *inner, *within(at, question)]
    if at == "return":
        return [*after_turn(s, s.active), *surplus_of_others(s, seat)]
    return [*after_turn(s, seat), CloseTurn(seat), *within_turn(s, asked, question)]


def tucks(s: EzraState) -> int:
    return s.data.tucks[s.round - 1]


def later(s: EzraState, seat: int) -> list[int]:
    """The players after this seat, clockwise from the shofar."""
    order = s.seats_from(s.shofar)
    return order[order.index(seat) + 1 :]


def hungry(s: EzraState, seat: int) -> list[int]:
    """The later players who feed and tuck."""
    order = players_from(s, s.shofar)
    return order[order.index(seat) + 1 :]


def after_gatekeeper(s: EzraState) -> list[Task[Any]]:
    """EN-SETUP-30. The gatekeepers still to come, then the first round."""
    placed = sum([1 for gate in CORNER_GATES if s.owner[gate] >= 0])
    rest: list[Task[Any]] = [*gatekeeper_questions(s)[placed + 1 :]]
    rest.reverse()
    return [StartRound(), CornersTaken(), OpponentCorners(), *rest]


def after_turn(s: EzraState, seat: int) -> list[Task[Any]]:
    """EN-FLOW-01. The turns of this day that are left, then the next day."""
    turns: list[Task[Any]] = [
        OpponentTurn() if s.is_opponent(other) else StartTurn(other)
        for other in reversed(later(s, seat))
    ]
    return [WorkDay(s.day + 1), *turns]


def surplus_of_others(s: EzraState, seat: int) -> list[Task[Any]]:
    """EN-GUARD-02. Those who come after this seat, clockwise from the player whose turn it was."""
    order = s.seats_from(s.active)
    rest = order[order.index(seat) + 1 :]
    return [ReturnSurplus(other) for other in reversed(rest) if surplus(s, other)]


def after_prepare(s: EzraState, seat: int) -> list[Task[Any]]:
    others: list[Task[Any]] = [
        OpponentPrepares() if s.is_opponent(other) else StartPrepare(other)
        for other in reversed(later(s, seat))
    ]
    return [FeedPhase(), *others]


def within_turn(s: EzraState, asked: Asked, question: Question[Any]) -> list[Task[Any]]:
    """The turn's own menu, and the main action in progress."""
    at, seat, values = asked.at, asked.seat, asked.values
    if at == "turn":
        return []
    found: list[Task[Any]] = [TurnMenu(seat)]
    if at in ANYWHERE and s.main >= 0 and not s.main_done:
        if s.main != RUBBLE_WALL_GATE:
            found.append(TempleStep(seat) if s.main == TEMPLE_ALTAR else TorahStep(seat))
    elif at in ("branch", "pay_tent"):
        found.append(TorahStep(seat))
    elif isinstance(question, FoodDue) and question.why == LEVITE:
        found += [MainDone(seat) if s.stepped else TempleStep(seat), PlaceLevite(seat)]
    if isinstance(spaces := values.get("spaces"), int):
        found.append(MoveTent(seat, spaces))
    return [*found, *after_building(seat, at, values), *within(at, question)]


def after_building(seat: int, at: str, values: dict[str, object]) -> list[Task[Any]]:
    """EN-WALL-16. What is left when a wall or gate is being built."""
    space = values.get("space")
    if at not in ("pay_piece", "wall_card", "return_cards", "copy"):
        return []
    assert isinstance(space, int)
    found: list[Task[Any]] = [MainDone(seat)]
    if at == "pay_piece":
        found.append(Erect(seat, space))
    if at in ("return_cards", "copy"):
        found.append(Connect(seat, space))
    if at == "return_cards":
        found.append(CopyWall(seat, space))
    return found


def within(at: str, question: Question[Any]) -> list[Task[Any]]:
    return [TradeDone(question.seat)] if at == "sell" else []


# ------------------------------------------------------------------ phases under way


def resume(s: EzraState, at: str, named: Collection[str]) -> None:
    """Begin within a phase where the position says something that its beginning would wipe."""
    first = s.active if "active" in named else s.shofar
    if at == "turn":
        resume_turn(s, first, named)
    elif at == "prepare" and ("active" in named or is_prepare_begun(s, named)):
        s.stack = [*after_prepare(s, first), resumed_prepare(s, first, named)]
    elif at in ("feed", "tuck") and "active" in named:
        seats = [first, *hungry(s, first)]
        s.phase = PHASES.index(at)
        if at == "feed":
            s.stack = [TuckPhase(), *[Feed(seat) for seat in reversed(seats)]]
        else:
            s.stack = [ScorePhase(), *[Tuck(seat, tucks(s)) for seat in reversed(seats)]]


def resume_turn(s: EzraState, first: int, named: Collection[str]) -> None:
    """EN-FLOW-07. A day, a player, or a turn in progress, as far as the position names them."""
    is_under_way = any(f"turn.{name}" in named for name in OF_TURN)
    is_under_way = is_under_way or has_tent_moved(s, named)
    if not is_under_way and "active" not in named and "day" not in named:
        return
    s.day = s.day or 1
    s.phase = TURN
    s.active = first
    s.stack = after_turn(s, first)
    if is_under_way and not s.is_opponent(first):
        s.stack += [CloseTurn(first), TurnMenu(first)]
    else:
        s.stack.append(OpponentTurn() if s.is_opponent(first) else StartTurn(first))


def resumed_prepare(s: EzraState, seat: int, named: Collection[str]) -> Task[Any]:
    """EN-PREP-03. With items done already, or from the beginning of this player's Prepare."""
    if not is_prepare_begun(s, named) or s.is_opponent(seat):
        return OpponentPrepares() if s.is_opponent(seat) else StartPrepare(seat)
    s.phase = PREPARE
    s.active = seat
    return PrepareItem(seat)


def is_prepare_begun(s: EzraState, named: Collection[str]) -> bool:
    return "turn.prepared" in named or has_tent_moved(s, named)


def has_tent_moved(s: EzraState, named: Collection[str]) -> bool:
    """EN-SCROLL-W04. Tent spaces are counted within a turn or a Prepare."""
    return any(f"seats.{seat}.tent_steps" in named for seat in s.people())
