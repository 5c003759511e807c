"""What a position is worth, compared with those of others."""

from __future__ import annotations

import pytest

from trilith.bots.heuristic import against_rivals


def test_a_standing_counts_less_a_part_of_the_best_rival_s() -> None:
    assert against_rivals([10.0, 4.0, 6.0], 0, 0.5) == 7.0
    assert against_rivals([10.0, 4.0, 6.0], 1, 0.5) == -1.0


def test_nobody_is_their_own_rival() -> None:
    """Were the leader's own standing the best rival's, 0 would come out."""
    assert against_rivals([10.0, 4.0], 0, 1.0) == 6.0


@pytest.mark.parametrize("rivalry", [0.0, 1.0])
def test_a_player_who_plays_alone_has_no_rival(rivalry: float) -> None:
    assert against_rivals([10.0], 0, rivalry) == 10.0


def test_rivals_below_zero_are_rivals_too() -> None:
    assert against_rivals([1.0, -4.0, -6.0], 0, 0.5) == 3.0
