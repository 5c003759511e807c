"""Pieces are conserved in any game, however it is played."""

from __future__ import annotations

import pytest

from tests.games.sa_re.pieces import count_pieces
from tests.games.sa_re.table import new_game
from tests.rule import rule
from trilith.engine.rng import Rng

LAST_ROUND = 12


@rule("SR-COMP-01", "SR-COMP-03", "SR-SETUP-02", "SR-SEASON-06")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("quick_start", ["off", "on"])
def test_no_tile_pyramid_or_card_is_lost_or_made(players: int, quick_start: str) -> None:
    rng = Rng.of(f"{players} {quick_start}")
    s = new_game(players, mode="pharaoh", quick_start=quick_start)
    at_first = count_pieces(s)
    assert at_first["cards too many"] == 0
    while not s.is_over() and s.round <= LAST_ROUND:
        seat = s.to_act()[0]
        legal = s.legal(seat)
        s.apply(seat, legal[rng.below(len(legal))])
        assert count_pieces(s) == at_first
    assert s.round > 3
