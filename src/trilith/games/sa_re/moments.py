"""The questions of this game at which a position can begin, and what follows each of them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from trilith.engine.moments import COUNTS, ONE, ROW, Fact, Moment
from trilith.engine.positions import Asked
from trilith.engine.task import Question, Task
from trilith.games.sa_re import planning
from trilith.games.sa_re.actions import SPEND
from trilith.games.sa_re.building import BeginConstruction, Build, Construct
from trilith.games.sa_re.components import (
    CARDS,
    CARRIED,
    CELL_NAMES,
    FOREMAN,
    GOODS_CARDS,
    RESOURCES,
    TYPES,
    WAREHOUSE,
)
from trilith.games.sa_re.deck import show_top
from trilith.games.sa_re.demolition import Demolish
from trilith.games.sa_re.payment import NOTHING_SPENT, Reduce, Spend, reduced_cost
from trilith.games.sa_re.planning import LoseSurplus, Plan, StartPlan
from trilith.games.sa_re.powers import ApplyOne, GetCard, GiveCard
from trilith.games.sa_re.revolt import React, SaveOne
from trilith.games.sa_re.round import BeginRound, EndCheck
from trilith.games.sa_re.season import (
    BeginSeason,
    Closing,
    FirstSequence,
    GoOn,
    NextOffer,
    Offer,
    Resolve,
)
from trilith.games.sa_re.setup import DealQuickStart, PlaceQuick, PlaceStart
from trilith.games.sa_re.shipping import EndConstruction, Load, SaveCards, Ship, StoreOnly
from trilith.games.sa_re.sites import MoveSite, PlaceSite
from trilith.games.sa_re.state import CONSTRUCTION, PHASES, SEASON, SaReState

CELL: Final = Fact("cell", ONE, CELL_NAMES)
TYPE: Final = Fact("type", ONE, TYPES, "kind")
GIVEN: Final = [*CARDS[:GOODS_CARDS], *["-"] * (CARRIED - GOODS_CARDS)]
"""Cards by their numbers: acquired this season, then those carried from before."""
SOURCES: Final = tuple(" ".join(action.args) for action in SPEND)
SPENT: Final = Fact("spent", COUNTS, SOURCES)

MOMENTS: Final[dict[str, Moment]] = {
    "start": Moment("setup", PlaceStart, [TYPE]),
    "quick": Moment("setup", PlaceQuick, [TYPE]),
    "plan": Moment("planning", Plan),
    "site": Moment("planning", PlaceSite, [TYPE]),
    "move": Moment("planning", MoveSite, [CELL]),
    "raze": Moment("planning", Demolish, [CELL]),
    "surplus": Moment("planning", LoseSurplus),
    "offer": Moment("sequence", Offer),
    "resolve": Moment("sequence", Resolve),
    "closing": Moment("sequence", Closing),
    "react": Moment("sequence", React),
    "save_one": Moment("sequence", SaveOne),
    "give": Moment("sequence", GiveCard),
    "get": Moment(
        "sequence",
        GetCard,
        [Fact("given", ONE, [*GIVEN, *[f"carried {card}" for card in CARDS[:GOODS_CARDS]]])],
    ),
    "temple": Moment("sequence", ApplyOne),
    "build": Moment("construction", Build),
    "reduce": Moment("construction", Reduce, [CELL]),
    "spend": Moment("construction", Spend, [CELL, Fact("need", COUNTS, RESOURCES[:3]), SPENT]),
    "ship": Moment("construction", Ship),
    "store_only": Moment(
        "construction", StoreOnly, [Fact("card", ONE, CARDS[:GOODS_CARDS], "kind")]
    ),
    "load": Moment("construction", Load, [SPENT]),
    "save": Moment(
        "construction", SaveCards, [Fact("left"), Fact("saved", ROW, CARDS[:GOODS_CARDS])]
    ),
}
WITHIN: Final = ("active", "batch", "compulsory", "owed", "troubles", "passed", "produced")
"""What a work sequence under way has, and one that begins sets anew."""
OF_SEQUENCE: Final = tuple(f"season.{name}" for name in (*WITHIN, "first_draw"))
OF_DECK: Final = tuple(
    f"season.{name}" for name in ("deck", "removed", "dark", "known_top", "known_second")
)
OF_PHASE: Final = ("ready", "constructed", "staged")
"""What a player has who is constructing, and Construct sets anew."""


# ------------------------------------------------------------------ what may be left out


def fill_in(s: SaReState, asked: Asked) -> None:
    """What follows from the position, or holds when the question is first asked."""
    at, seat, values = asked.at, asked.seat, asked.values
    s.phase = PHASES.index("season" if MOMENTS[at].phase == "sequence" else MOMENTS[at].phase)
    if s.phase == SEASON:
        enter_sequence(s, at, seat, asked.named)
    elif s.phase == CONSTRUCTION:
        enter_construction(s, seat, asked.named)
    elif at in ("plan", "site", "move", "raze") and not s.draft:
        s.draft = planning.snapshot(s, seat)
    if at in ("spend", "load"):
        values.setdefault("spent", NOTHING_SPENT)
    if at == "spend" and isinstance(cell := values.get("cell"), int):
        values.setdefault("need", reduced_cost(s, seat, cell))
    if at == "save":
        values.setdefault("left", s.data.keep.without_construction)
        values.setdefault("saved", ())


def enter_sequence(s: SaReState, at: str, seat: int, named: Collection[str]) -> None:
    """Whose sequence it is, and whether anything was drawn in it."""
    if "season.active" not in named:
        is_own = at not in ("react", "save_one")
        s.active = seat if is_own else s.first_player
    if "season.first_draw" not in named and at not in ("offer", "give", "get"):
        s.first_draw = False
    if any(path in named for path in OF_SEQUENCE if path != "season.active"):
        s.first_draw = s.first_draw and "season.first_draw" in named
    show_top(s)


def enter_construction(s: SaReState, seat: int, named: Collection[str]) -> None:
    """SR-CARAVAN-05. The caravans of the beginning may be used, unless the position says otherwise."""
    if f"seats.{seat}.ready" not in named:
        s.ready[seat] = s.caravans[seat]


# ------------------------------------------------------------------ what follows


def below(s: SaReState, asked: Asked, question: Question[Any]) -> list[Task[Any]]:
    """The rest of the sequence or of the player's phase, then the others, then the next phases."""
    at, seat = asked.at, asked.seat
    phase = MOMENTS[at].phase
    if phase == "setup":
        return after_start(s, at, question)
    if phase == "planning":
        return after_plan(s, at, seat)
    if phase == "sequence":
        return [*REST, *within_sequence(s, at)]
    return [EndCheck(), *constructing(s, later(s, seat), ()), *within_phase(s, at, seat)]


REST: Final[tuple[Task[Any], ...]] = (EndCheck(), BeginConstruction())


def later(s: SaReState, seat: int) -> list[int]:
    """The players after this seat, clockwise from the first player."""
    order = s.player_order()
    return order[order.index(seat) + 1 :]


def after_start(s: SaReState, at: str, question: Question[Any]) -> list[Task[Any]]:
    """SR-SETUP-10. The start tiles of the others, then the quick start's, then the first round."""
    found: list[Task[Any]] = [BeginRound()]
    if at == "quick":
        return found
    if s.quick:
        found.append(DealQuickStart())
    for seat in reversed(later(s, question.seat)):
        found += [PlaceStart(seat, FOREMAN), PlaceStart(seat, WAREHOUSE)]
    if isinstance(question, PlaceStart) and question.kind == WAREHOUSE:
        found.append(PlaceStart(question.seat, FOREMAN))
    return found


def after_plan(s: SaReState, at: str, seat: int) -> list[Task[Any]]:
    """SR-ROUND-01. The player's own draft goes on; then the others plan, then the season."""
    found: list[Task[Any]] = [*REST, BeginSeason()]
    found += [StartPlan(other) for other in reversed(later(s, seat))]
    if at in ("site", "move", "raze"):
        found.append(Plan(seat))
    return found


def within_sequence(s: SaReState, at: str) -> list[Task[Any]]:
    if at in ("offer", "resolve", "closing"):
        return []
    if at in ("give", "get") and not s.batch and not s.owed:
        return [Closing(s.active) if s.produced else NextOffer()]
    return [GoOn()]


def constructing(s: SaReState, seats: list[int], begun: Collection[int]) -> list[Task[Any]]:
    """SR-ROUND-03, SR-ROUND-04. In turn order, without players in revolt; some may have begun."""
    found: list[Task[Any]] = []
    for seat in reversed(seats):
        if seat in begun:
            found += within_phase(s, "", seat)
        elif not s.revolted[seat]:
            found.append(Construct(seat))
    return found


def within_phase(s: SaReState, at: str, seat: int) -> list[Task[Any]]:
    """SR-BUILD-02. What is left of build, ship, keep behind this question."""
    found: list[Task[Any]] = [EndConstruction(seat)]
    if at != "save":
        found.append(SaveCards(seat, s.data.keep.without_construction, ()))
    if at not in ("save", "ship"):
        found.append(Ship(seat))
    if at in ("", "reduce", "spend"):
        found.append(Build(seat))
    return found


# ------------------------------------------------------------------ phases under way


def resume(s: SaReState, at: str, named: Collection[str]) -> None:
    """Begin within a phase where the position says something that its beginning would wipe."""
    if not at and "first_player" in named:
        del s.stack[-1]
    elif at in ("season", "sequence") and any(path in named for path in OF_SEQUENCE):
        s.phase = SEASON
        enter_sequence(s, "offer", s.first_player, named)
        s.stack = [*REST, GoOn()]
    elif at == "season" and any(path in named for path in OF_DECK):
        s.stack = [*REST, FirstSequence()]
    elif at == "construction":
        begun = [seat for seat in range(s.n) if has_begun(seat, named)]
        if begun:
            s.phase = CONSTRUCTION
            for seat in begun:
                enter_construction(s, seat, named)
            s.stack = [EndCheck(), *constructing(s, s.player_order(), begun)]


def has_begun(seat: int, named: Collection[str]) -> bool:
    return any(f"seats.{seat}.{name}" in named for name in OF_PHASE)
