"""AM-ARC. The architect scores for what others built, and takes the cards back."""

from __future__ import annotations

from trilith.games.castle.components import ARCHITECT, FROM_ARCHITECT
from trilith.games.castle.state import CastleState


def architects(s: CastleState) -> None:
    """AM-ARC-03, AM-ARC-06, AM-ARC-07. Each in full, in player order; nothing to decide."""
    for seat in s.with_card(ARCHITECT):
        score_buildings_of_others(s, seat)
        s.moment()
        take_cards_back(s, seat)
        s.moment()


def score_buildings_of_others(s: CastleState, seat: int) -> None:
    """AM-ARC-01, AM-ARC-02, AM-ARC-04. For every building that another player erected this round."""
    buildings = 0
    for other in range(s.n):
        if other != seat:
            buildings += s.erected[other].bit_count()
    points = buildings * s.data.card[ARCHITECT].vp_per_building_of_others
    s.score(seat, FROM_ARCHITECT, points)
    s.tell("architect", seat, "AM-ARC-01", {"count": points, "buildings": buildings})


def take_cards_back(s: CastleState, seat: int) -> None:
    """AM-ARC-05. The whole played pile, this round's cards included; lost cards stay lost."""
    s.hand[seat] |= s.discard[seat]
    s.discard[seat] = 0
    s.tell("cards_back", seat, "AM-ARC-05")
