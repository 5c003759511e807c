"""AM-SCORE, AM-TIE. The final scoring, building by building, and the winner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.event import NOBODY
from trilith.engine.score import Row, Score
from trilith.engine.task import Effect, Question
from trilith.games.castle.actions import CASH_IN, CONVERT, CONVERT_MENU, EXCHANGE, PASS
from trilith.games.castle.components import (
    BASIC,
    HOSTS,
    MARKET,
    PALACE,
    PLACES,
    RESOURCES,
    SOURCES,
    THALER,
    WINTER_CARDS,
    Space,
)
from trilith.games.castle.granary import score_granary
from trilith.games.castle.silver import exchange_silver, exchangeable, why_no_exchange
from trilith.games.castle.state import CastleState

_PASS_BIT: Final = 1 << (len(CONVERT) + len(EXCHANGE))


def final_scoring(s: CastleState) -> None:
    """AM-SCORE-02, AM-END-03. After the trader helpers have left: one building after the other.

    AM-INN-12, AM-LADY-06: innkeeper and lady are not among them, and what lies on their cards
    stays there.
    """
    take_trader_helpers_home(s)
    s.then(*[ScoreBuilding(HOSTS.index(name)) for name in s.data.scoring_order])


def take_trader_helpers_home(s: CastleState) -> None:
    """AM-SCORE-01, AM-TRD-10. Helpers on carts and rider go home and score nothing."""
    for place, owner in enumerate(s.places):
        if owner != NOBODY:
            s.helpers[owner] += 1
            s.places[place] = NOBODY
            s.tell("home", owner, "AM-SCORE-01", {"place": PLACES[place]})


class ScoreBuilding(Effect[CastleState]):
    """AM-SCORE-02, AM-SCORE-03, AM-SCORE-27. Each space separately; the helpers stay where
    they are.
    """

    __slots__ = ("host",)

    def __init__(self, host: int) -> None:
        self.host = host

    def run(self, s: CastleState) -> None:
        if self.host == MARKET:
            score_market(s)
        elif self.host == PALACE:
            score_palace(s)
        elif HOSTS[self.host] == "granary":
            score_granary(s)
        else:
            for space in s.data.spaces_of_host[self.host]:
                if s.spaces[space] != NOBODY:
                    score_space(s, space)


def score_space(s: CastleState, space: int) -> None:
    """This many points for every step of what the space counts."""
    entry = s.data.space[space]
    count, rule = UNITS[entry.scores]
    units = count(s)
    points = units // entry.units_per_step * entry.vp_per_unit
    owner = s.spaces[space]
    s.score(owner, SOURCES.index(entry.building), points)
    facts: dict[str, Arg] = {"place": entry.id, "units": units, "count": points}
    s.tell("score_space", owner, rule(entry), facts)
    s.moment()


# ------------------------------------------------------------------ what spaces count


def empty_spaces(s: CastleState) -> int:
    """AM-SCORE-04, AM-SCORE-05, AM-SCORE-06. Empty helper spaces on buildings that are built."""
    hosts = s.data.host_of
    return sum(
        1 for space, owner in enumerate(s.spaces) if owner == NOBODY and s.is_built(hosts[space])
    )


def castle_helpers(s: CastleState) -> int:
    """AM-SCORE-07, AM-SCORE-08, AM-SCORE-09. Helpers of all colours on buildings."""
    return s.castle_helpers()


def built_towers(s: CastleState) -> int:
    """AM-SCORE-10, AM-SCORE-11, AM-SCORE-12. Built towers; keep and watchtower do not count."""
    return (s.data.towers & ~s.unbuilt).bit_count()


def built_houses(s: CastleState) -> int:
    """AM-SCORE-13, AM-SCORE-14, AM-SCORE-15. Built houses; the servants' house does not count."""
    return (s.data.houses & ~s.unbuilt).bit_count()


def tiles_left(s: CastleState) -> int:
    """AM-SCORE-16. Tiles still on the board."""
    return s.unbuilt.bit_count()


def forge_silver(s: CastleState) -> int:
    """AM-SCORE-22, AM-SCORE-25, AM-SCORE-26. Silver on the forge, the palace's exchanges included."""
    return s.forge_silver


def _keep_rule(space: Space) -> str:
    return "AM-SCORE-04"


def _tavern_rule(space: Space) -> str:
    return "AM-SCORE-07" if space.units_per_step == 1 else "AM-SCORE-08"


def _gate_rule(space: Space) -> str:
    return "AM-SCORE-10" if space.building == "great_gate" else "AM-SCORE-11"


def _stable_rule(space: Space) -> str:
    return "AM-SCORE-13" if space.id == "stable_16" else "AM-SCORE-14"


def _servants_rule(space: Space) -> str:
    return "AM-SCORE-16"


def _forge_rule(space: Space) -> str:
    return "AM-SCORE-25" if space.units_per_step == 1 else "AM-SCORE-26"


UNITS: Final[dict[str, tuple[Callable[[CastleState], int], Callable[[Space], str]]]] = {
    "empty_spaces": (empty_spaces, _keep_rule),
    "castle_helpers": (castle_helpers, _tavern_rule),
    "built_towers": (built_towers, _gate_rule),
    "built_houses": (built_houses, _stable_rule),
    "tiles_left": (tiles_left, _servants_rule),
    "forge_silver": (forge_silver, _forge_rule),
}
"""What components.toml says that a space scores: how to count it, and by which rule."""


# ------------------------------------------------------------------ market


def score_market(s: CastleState) -> None:
    """AM-SCORE-17, AM-SCORE-18. Players with helpers at the market may turn thalers into points."""
    owners = [s.spaces[space] for space in s.data.spaces_of_host[MARKET]]
    entry = s.data.space[s.data.spaces_of_host[MARKET][0]]
    for seat in reversed(s.player_order()):
        held = owners.count(seat)
        if held:
            s.then(CashIn(seat, 1 if held == len(owners) else entry.units_per_step))


class CashIn(Question[CastleState]):
    """AM-SCORE-17, AM-SCORE-18, AM-SCORE-19. How many thalers to turn into points; the most first."""

    __slots__ = ("rate",)

    asks = "cash-in"
    rule = "AM-SCORE-19"

    def __init__(self, seat: int, rate: int) -> None:
        self.seat = seat
        self.rate = rate
        """Thalers that are turned in together."""

    def candidates(self, s: CastleState) -> Sequence[Action]:
        most = s.thalers[self.seat]
        return [CASH_IN[n] for n in range(most, -1, -1)]

    def blocked(self, s: CastleState, action: Action) -> Refusal | None:
        if int(action.args[0]) % self.rate:
            return Refusal("AM-SCORE-19", {"rate": self.rate})
        return None

    def answer(self, s: CastleState, action: Action) -> None:
        thalers = int(action.args[0])
        points = thalers // self.rate * self._points(s)
        s.thalers[self.seat] -= thalers
        s.box[THALER] += thalers
        s.score(self.seat, SOURCES.index("market"), points)
        rule = "AM-SCORE-18" if self.rate == 1 else "AM-SCORE-17"
        s.tell("market", self.seat, rule, {"thalers": thalers, "count": points})

    def about(self, s: CastleState) -> dict[str, Arg]:
        return {"rate": self.rate, "points": self._points(s), "thalers": s.thalers[self.seat]}

    def _points(self, s: CastleState) -> int:
        return s.data.space[s.data.spaces_of_host[MARKET][0]].vp_per_unit


# ------------------------------------------------------------------ palace


def score_palace(s: CastleState) -> None:
    """AM-SCORE-20, AM-SCORE-24. Players with helpers at the palace may convert resources, in player
    order.
    """
    spaces = s.data.spaces_of_host[PALACE]
    for seat in reversed(s.player_order()):
        pieces = sum(
            s.data.space[space].max_resources for space in spaces if s.spaces[space] == seat
        )
        if pieces:
            s.then(ConvertResources(seat, pieces))


class ConvertResources(Question[CastleState]):
    """AM-SCORE-20, AM-SCORE-21. One piece after another for its building points; or stop."""

    __slots__ = ("left",)

    asks = "convert"
    rule = "AM-SCORE-20"
    decline = PASS

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left
        """Pieces that may still be converted."""

    def candidates(self, s: CastleState) -> Sequence[Action]:
        return CONVERT_MENU.actions

    def blocked(self, s: CastleState, action: Action) -> Refusal | None:
        if action is PASS:
            return None
        if action.verb == "exchange":
            return why_no_exchange(s, self.seat, EXCHANGE.index(action))
        kind = CONVERT.index(action)
        return None if s.resources[self.seat][kind] else Refusal("AM-SCORE-20")

    def options(self, s: CastleState) -> Sequence[Action]:
        mask = _PASS_BIT | exchangeable(s, self.seat) << len(CONVERT)
        for kind in range(BASIC):
            if s.resources[self.seat][kind]:
                mask |= 1 << kind
        return CONVERT_MENU.of(mask)

    def answer(self, s: CastleState, action: Action) -> None:
        if action is PASS:
            return
        if action.verb == "exchange":
            # AM-SCORE-21: what silver buys here is converted at once and counts against the limit.
            kind = EXCHANGE.index(action)
            exchange_silver(s, self.seat, kind)
        else:
            kind = CONVERT.index(action)
        convert(s, self.seat, kind)
        if self.left > 1:
            s.then(ConvertResources(self.seat, self.left - 1))

    def about(self, s: CastleState) -> dict[str, Arg]:
        return {"count": self.left}


def convert(s: CastleState, seat: int, kind: int) -> None:
    """AM-SCORE-20, AM-SCORE-23. A piece leaves the game for its building points."""
    points = s.data.points[kind]
    s.resources[seat][kind] -= 1
    s.box[kind] += 1
    s.score(seat, SOURCES.index("palace"), points)
    s.tell("palace", seat, "AM-SCORE-20", {"item": RESOURCES[kind], "count": points})


# ------------------------------------------------------------------ the winner


def tie_break(s: CastleState, seat: int) -> tuple[Row, ...]:
    """AM-TIE-03, AM-TIE-04. Thalers left; then single pieces, the best first, silver left out.

    Comparing the best piece, then the next best and so on means comparing the number of stones, then
    of clay, wood and sand, because resources are listed in order of their points.
    """
    by_points = sorted(range(BASIC), key=lambda kind: -s.data.points[kind])
    pieces = [Row(RESOURCES[kind], s.resources[seat][kind]) for kind in by_points]
    return (Row("thalers", s.thalers[seat]), *pieces)


def scores(s: CastleState, is_over: bool) -> list[Score]:
    """AM-TIE-01, AM-TIE-05, AM-SCORE-28. The breakdown; those still tied share
    victory.
    """
    standing = [(s.vp[seat], [row.points for row in tie_break(s, seat)]) for seat in range(s.n)]
    best = max(standing)
    return [
        Score(seat, rows(s, seat), tie_break(s, seat), is_over and standing[seat] == best)
        for seat in range(s.n)
    ]


def rows(s: CastleState, seat: int) -> tuple[Row, ...]:
    """Where the points come from; a game in summer has no rows of winter."""
    return tuple(
        Row(source, s.points[seat][i])
        for i, source in enumerate(SOURCES)
        if s.winter or source not in WINTER_CARDS
    )
