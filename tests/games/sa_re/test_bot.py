"""The hard bot plays every mode to its end."""

from __future__ import annotations

import pytest

from tests.games.sa_re.table import new_game
from trilith.bots import Seen, get
from trilith.games.sa_re import GAME
from trilith.games.sa_re.components import MODES

PATIENCE = 40
"""No game of hard bots takes so many rounds; no rule knows this limit."""


@pytest.mark.many(8)
@pytest.mark.parametrize("mode", MODES)
def test_hard_bots_finish_a_game(mode: str) -> None:
    s = new_game(2, mode=mode, first_player="0")
    bots = [get("hard")(f"{mode} {seat}") for seat in range(2)]
    while not s.is_over() and s.round < PATIENCE:
        seat = s.to_act()[0]
        s.apply(seat, bots[seat].choose(Seen(GAME, s, seat)))
    assert s.is_over()
    assert len(GAME.winners(s)) == 1


@pytest.mark.many
def test_a_hard_bot_beats_a_random_one_to_the_pyramid() -> None:
    s = new_game(2, mode="scribe", first_player="1")
    bots = [get("hard")("a"), get("random")("b")]
    while not s.is_over() and s.round < PATIENCE:
        seat = s.to_act()[0]
        s.apply(seat, bots[seat].choose(Seen(GAME, s, seat)))
    assert GAME.winners(s) == [0]
