"""What a position of Sa-Ré is worth, and which actions look good.

Within a round everything is counted in resources: a building is worth what it cost and what it will
still bring, cards and stock what they can be used for, and a step of the gauge what it costs to
stop that much earlier. A search looks on to the end of the round, and there judges the chance of
winning the race: by what the goal still asks for, and how many rounds that is likely to take.
Architect is judged by what everybody has, which has proved better there.
"""

from __future__ import annotations

import math
from typing import Final

from trilith.bots.heuristic import Heuristic, against_rivals
from trilith.bots.sa_re.glance import SAFE_STEPS, rank
from trilith.bots.sa_re.ground_plan import PLANNED, planned
from trilith.bots.sa_re.race import (
    SCRIBE,
    TENTHS,
    WEIGHTS,
    facts,
    log_odds,
    number,
    stored,
)
from trilith.bots.sa_re.worth import ARCHITECT, standing
from trilith.engine.action import Action
from trilith.games.sa_re import GAME
from trilith.games.sa_re.components import GOODS_CARDS, JOKER, MODES, SINGLES
from trilith.games.sa_re.deck import knows_top
from trilith.games.sa_re.state import OVER, SEASON, SaReState

RIVAL: Final = 0.25
"""How much the best rival's standing counts against the player's own."""
WARMTH: Final = 3.0
"""How many points of rank make an option look e times as promising: ranks lie close together."""


class SaReHeuristic(Heuristic[SaReState]):
    """The city, what can be built next, and how near the workers are to revolt."""

    def horizon(self, s: SaReState) -> object:
        """Planning and construction are judged when the player is done, the season when it is over."""
        if s.phase == SEASON or s.is_over():
            return s.round, s.phase, -1
        return s.round, s.phase, s.to_act()[0]

    def far(self, s: SaReState) -> object:
        """A plan shows its worth when the round is over."""
        return s.round

    def turn(self, s: SaReState, seat: int) -> object:
        """In the season a turn is what leads to one more card."""
        return s.round, s.phase, len(s.cards[seat]) if s.phase == SEASON else 0

    def sight(self, s: SaReState, seat: int) -> object:
        """In the season: how near the revolt is, and what sort of card is offered."""
        if s.phase != SEASON:
            return None
        left = s.data.last - s.gauge[seat]
        if not (s.deck and knows_top(s, seat)):
            return left
        card = s.deck[-1]
        sort = 1 if card < SINGLES else 2 if card < GOODS_CARDS else card
        return 100 * sort + left

    def outlook(self, s: SaReState) -> list[float]:
        """Everybody's chance of winning. Architect: what they have."""
        if s.mode == ARCHITECT:
            standings = self.standings(s)
            return [against_rivals(standings, seat, RIVAL) for seat in range(s.n)]
        return self.hopes(s, [log_odds(s, seat) for seat in range(s.n)])

    def hopes(self, s: SaReState, standings: list[float]) -> list[float]:
        """Chances, from logarithms of odds."""
        if s.phase == OVER:
            return [TENTHS * (seat in GAME.winners(s)) for seat in range(s.n)]
        odds = [math.exp(one) for one in standings]
        whole = sum(odds)
        return [TENTHS * each / whole for each in odds]

    def whole(self, s: SaReState) -> float:
        return 0.0 if s.mode == ARCHITECT else TENTHS

    def variant(self, s: SaReState) -> str:
        return MODES[s.mode]

    def is_race(self) -> bool:
        return True

    def first_worths(self, variant: str) -> list[tuple[float, float]]:
        if variant == MODES[SCRIBE]:
            return [(weight, 0.0) for weight in WEIGHTS]
        if variant != MODES[ARCHITECT]:
            return [(weight, 0.0) for weight in PLANNED.values()]
        return [(0.0, 0.0)] * len(WEIGHTS) + [(weight, 0.0) for weight in (0.0, 0.0, 1.0, 0.0)]

    def scene(self, s: SaReState, seat: int) -> list[float]:
        stages = s.data.stages_of(number(s, seat)) - s.stages[seat] if s.pyramid[seat] else 0
        shown = s.deck[-1] if s.phase == SEASON and s.deck and knows_top(s, seat) else -1
        have = stored(s, seat)
        return [
            1.0,
            s.round / 8,
            (s.n - 2) / 2,
            (s.data.last - s.gauge[seat]) / 4,
            float(s.data.last - s.gauge[seat] <= SAFE_STEPS),
            sum(have) / 6,
            have[JOKER] / 2,
            sum(s.goods[seat]) / 3,
            s.foremen[seat] / 2,
            s.worksites(seat).bit_count() / 2,
            s.warehouses[seat] / 2,
            s.caravans[seat] / 2,
            s.admin[seat].bit_count() / 3,
            s.built[seat].bit_count() / 8,
            float(s.pyramid[seat] > 0),
            stages / 3,
            float(0 <= shown < SINGLES),
            float(SINGLES <= shown < GOODS_CARDS),
            float(shown >= GOODS_CARDS),
        ]

    def facts(self, s: SaReState, seat: int) -> list[float]:
        return facts(s, seat) if s.mode <= ARCHITECT else planned(s, seat)

    def standings(self, s: SaReState) -> list[float]:
        return [standing(s, seat) for seat in range(s.n)]

    def rank(self, s: SaReState, seat: int, action: Action) -> float:
        return rank(s, seat, action)


HEURISTIC: Final = SaReHeuristic(GAME, RIVAL, 0.0, WARMTH, TENTHS)
