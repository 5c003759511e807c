"""What a position of A Castle for All Seasons is worth, and which actions look good."""

from __future__ import annotations

from typing import Final

from trilith.bots.heuristic import Heuristic
from trilith.engine.action import Action
from trilith.games.castle import GAME
from trilith.games.castle.components import (
    ARCHITECT,
    BASIC,
    CARDS,
    GRANARY,
    PLACES,
    RESOURCES,
    SPACES,
    TILES,
)
from trilith.games.castle.scoring import UNITS
from trilith.games.castle.state import CastleState

PIECE: Final[tuple[float, ...]] = (0.2, 0.25, 0.7, 2.0, 1.6)
"""Points that a piece of each resource is likely to bring, when it can be used in time."""
THALER: Final = 0.65
"""Points for a thaler: what helpers make of it."""

RIVAL: Final = 0.07
"""How much the best rival's standing counts against the player's own."""

ENOUGH: Final = 3
"""This many pieces of a kind are sure to be used."""

FACTS: Final[dict[str, tuple[float, float]]] = {
    "one": (-7.61, 98.98),
    "sand": (1.47, -0.92),
    "wood": (0.64, 2.72),
    "clay": (0.45, 6.68),
    "stone": (1.87, 6.79),
    "silver": (2.23, 3.51),
    "beyond": (0.39, 2.44),
    "types": (0.65, -2.19),
    "held": (-0.02, -0.85),
    "thalers": (0.56, 0.22),
    "thalers_10": (0.45, -0.21),
    "thalers_20": (0.31, 0.85),
    "hand": (0.45, 1.26),
    "architect": (3.68, -0.84),
    "helpers": (1.16, 1.57),
    "cart_sand": (4.60, 1.66),
    "cart_wood": (2.44, 6.90),
    "cart_clay": (3.06, 7.13),
    "cart_stone": (2.75, 5.26),
    "rider": (4.07, 7.57),
    "granary": (6.00, 0.00),
    "innkeeper": (0.00, 6.00),
    "now": (0.54, -1.12),
    "empty_spaces": (1.60, 9.18),
    "castle_helpers": (6.26, 6.56),
    "built_towers": (3.95, 1.51),
    "built_houses": (-2.06, -0.62),
    "tiles_left": (1.33, 11.42),
    "forge_silver": (6.66, 7.23),
    "markets": (5.47, 6.35),
    "palaces": (7.15, 15.74),
    "market": (0.32, -1.16),
    "palace": (0.42, -1.10),
}
"""What one of each is worth in the last round, and how much more in the first.

Learnt from the outcomes of positions in a few hundred games.
"""
AT_END: Final = [end for end, _ in FACTS.values()]
AT_START: Final = [more for _, more in FACTS.values()]
SCORES: Final = (*UNITS, "market_conversion", "palace_conversion")
"""What helper spaces are worth, in the order of FACTS."""

EXPECTED: Final = {
    "empty_spaces": 5.0,
    "castle_helpers": 9.0,
    "built_towers": 6.5,
    "built_houses": 5.0,
    "tiles_left": 6.0,
    "forge_silver": 7.0,
}
"""What the spaces are likely to be worth at the end."""

GLANCE: Final = {
    "build": 40.0,
    "buy": 4.0,
    "exchange": 2.5,
    "sell": 0.0,
    "refuse": 2.0,
    "pass": 3.0,
    "drop_out": 2.0,
    "give": 8.0,
    "place": 10.0,
}
"""How good a kind of action looks when nothing else is known about it."""


class CastleHeuristic(Heuristic[CastleState]):
    """Points so far, and what goods, thalers, helpers and cards are likely to bring."""

    def standings(self, s: CastleState) -> list[float]:
        left = s.round_track / s.data.by_players[s.n].rounds
        return [self.standing(s, seat, left) for seat in range(s.n)]

    def standing(self, s: CastleState, seat: int, left: float) -> float:
        """What one player has; `left` is the share of the game that is still to come."""
        points = float(s.vp[seat])
        if s.is_over():
            return points
        for i, fact in enumerate(self.facts(s, seat)):
            points += fact * (AT_END[i] + left * AT_START[i])
        return points

    def variant(self, s: CastleState) -> str:
        return "winter" if s.winter else "summer"

    def settled(self, s: CastleState, seat: int) -> float:
        return float(s.vp[seat])

    def left(self, s: CastleState) -> float:
        return s.round_track / s.data.by_players[s.n].rounds

    def first_worths(self, variant: str) -> list[tuple[float, float]]:
        return list(FACTS.values())

    def scene(self, s: CastleState, seat: int) -> list[float]:
        have, most = s.resources[seat], 0
        for other in range(s.n):
            if other != seat:
                most = max(most, sum(s.resources[other]))
        left = self.left(s)
        return [
            1.0,
            left,
            float(left == 0.0),
            (s.n - 2) / 2,
            s.thalers[seat] / 12,
            have[0] / 3,
            have[1] / 3,
            have[2] / 3,
            have[3] / 3,
            have[4] / 3,
            sum(have) / 8,
            s.helpers[seat] / 3,
            s.hand[seat].bit_count() / 4,
            s.unbuilt.bit_count() / 10,
            sum(s.watchtower) / 5,
            most / 8,
        ]

    def facts(self, s: CastleState, seat: int) -> list[float]:
        """What a player has, in the order of FACTS."""
        return [1.0, *self.stock(s, seat), *self.carts(s, seat), *self.castle(s, seat)]

    def stock(self, s: CastleState, seat: int) -> list[float]:
        """Pieces, thalers, cards; the first of a kind are worth more than the later ones."""
        have, thalers = s.resources[seat], s.thalers[seat]
        found: list[float] = []
        beyond, types, held = 0, 0, 0
        for kind in range(len(RESOURCES)):
            first = min(have[kind], ENOUGH)
            found.append(first)
            beyond += have[kind] - first
            if kind < BASIC:
                types += have[kind] > 0
                held += have[kind] * s.data.points[kind]
        hand = s.hand[seat] | s.face_down[seat]
        purse = [min(thalers, 10), min(max(0, thalers - 10), 10), max(0, thalers - 20)]
        return [
            *found,
            beyond,
            types,
            min(held, 24),
            *purse,
            hand.bit_count(),
            hand >> ARCHITECT & 1,
        ]

    def carts(self, s: CastleState, seat: int) -> list[float]:
        """Helpers in supply, at the carts and on winter cards."""
        places: list[float] = [float(owner == seat) for owner in s.places]
        winter = [s.granary.count(seat), float(s.innkeeper == seat)]
        return [s.helpers[seat], *places, *winter]

    def castle(self, s: CastleState, seat: int) -> list[float]:
        """Helpers on buildings: what they would score now, and how much more for each further unit."""
        now, market, room = 0.0, 0.0, 0
        rates = [0.0] * len(SCORES)
        for space, owner in enumerate(s.spaces):
            if owner == seat:
                entry = s.data.space[space]
                rate = entry.vp_per_unit / entry.units_per_step
                if entry.scores in UNITS:
                    now += rate * UNITS[entry.scores][0](s)
                elif entry.max_resources:
                    room, rate = room + entry.max_resources, 1.0
                else:
                    market += rate * min(s.thalers[seat], 30)
                rates[SCORES.index(entry.scores)] += rate
        return [now, *rates, market, self.palace(s, seat, room)]

    def palace(self, s: CastleState, seat: int, room: int) -> float:
        """Points for the best pieces that the helpers in the palace could turn into points now."""
        found = 0
        for kind in reversed(range(BASIC)):
            used = min(room, s.resources[seat][kind])
            found += used * s.data.points[kind]
            room -= used
        return found

    # ------------------------------------------------------------- actions at a glance

    def space(self, s: CastleState, seat: int, space: int, left: float) -> float:
        """What a helper on this space is likely to score."""
        entry = s.data.space[space]
        if entry.scores == "market_conversion":
            return 0.3 * s.thalers[seat] if not left else 5.0
        if entry.scores == "palace_conversion":
            have = s.resources[seat]
            held = sum(have[kind] * s.data.points[kind] for kind in range(BASIC))
            return min(20.0, held) if not left else 16.0
        now = float(UNITS[entry.scores][0](s))
        units = now * (1.0 - left) + EXPECTED[entry.scores] * left
        return units / entry.units_per_step * entry.vp_per_unit

    def rank(self, s: CastleState, seat: int, action: Action) -> float:
        verb = action.verb
        if verb == "build":
            return GLANCE["build"] + s.data.crowns[TILES.index(action.args[0])]
        if verb == "pay":
            return (
                float(s.resources[seat][RESOURCES.index(action.args[0])])
                if action.args[0] in RESOURCES
                else 1.0
            )
        if verb == "take" and action.args[0] in RESOURCES:
            kind = RESOURCES.index(action.args[0])
            return max(1, s.watchtower[kind]) * PIECE[kind] * 4
        if verb == "place":
            return self.rank_place(s, seat, action.args[0])
        if verb == "cash_in":
            return float(action.args[0])
        if verb in ("load", "court", "convert", "exchange"):
            return self.rank_item(s, seat, verb, action.args[0])
        if verb == "choose":
            return 4.0 * (CARDS.index(action.args[0]) == ARCHITECT and s.hand[seat].bit_count() < 3)
        return GLANCE.get(verb, 1.0)

    def rank_item(self, s: CastleState, seat: int, verb: str, item: str) -> float:
        if item not in RESOURCES:
            return 1.5
        kind = RESOURCES.index(item)
        if verb == "court":
            return 2.0 - PIECE[kind]
        if verb == "exchange":
            return GLANCE["exchange"] + PIECE[kind] - 0.5 * s.resources[seat][kind]
        return 4.0 + s.data.points[kind]

    def rank_place(self, s: CastleState, seat: int, place: str) -> float:
        if place in PLACES:
            kind = PLACES.index(place)
            return GLANCE["place"] + s.data.place[kind].amount * PIECE[kind]
        left = s.round_track / s.data.by_players[s.n].rounds
        if place in SPACES:
            space = SPACES.index(place)
            gain = self.space(s, seat, space, left) - THALER * left * s.data.prices[space]
            return GLANCE["pass"] + 2 * gain
        if place == "granary":
            return GLANCE["place"] if len(s.granary) < s.data.winter[GRANARY].spaces - 1 else 0.0
        return GLANCE["place"] * left


HEURISTIC: Final = CastleHeuristic(GAME, RIVAL)
