"""Every game of the registry can be played to the end in words, by the keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.web.late import begin_late
from tests.web.screen import OPTION, Screen
from trilith import games

Somebody = Callable[..., Screen]
LEFT = 24
"""From how late it is played to the end: so many choices before it."""


@pytest.mark.alike(3)
@pytest.mark.parametrize("game", games.keys())
def test_a_guest_plays_against_a_bot_in_words(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    begin_late(monkeypatch, game, left=2 * LEFT)
    ada = somebody("Ada", text_view=True, motion=False)
    ada.play_now(game, level="easy")
    ada.page.wait_for_selector(OPTION)
    ada.shot(f"text-view-{game}")
    ada.play_on(seed=5)
    ada.page.wait_for_selector(".end h1")
    assert ada.is_over


@pytest.mark.alike(3)
@pytest.mark.parametrize("game", games.keys())
def test_a_game_by_the_keyboard_alone(somebody: Somebody, game: str) -> None:
    """It begins by the keyboard ..."""
    ada = somebody("Ada", text_view=True, motion=False)
    ada.sit_down(game, level="easy")
    play_by_keys(ada, moves=12)
    assert ada.step >= 12


@pytest.mark.alike(3)
@pytest.mark.parametrize("game", games.keys())
def test_a_game_is_ended_by_the_keyboard_alone(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """... and ends by it."""
    begin_late(monkeypatch, game, left=LEFT)
    ada = somebody("Ada", text_view=True, motion=False)
    ada.sit_down(game, level="easy")
    play_by_keys(ada)
    assert ada.is_over


def test_the_castle_by_the_keyboard_alone_on_its_board(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_late(monkeypatch, "castle", left=LEFT)
    ada = somebody("Ada", motion=False)
    ada.sit_down("castle", level="easy")
    play_by_keys(ada, board=True)
    assert ada.is_over


def play_by_keys(screen: Screen, board: bool = False, moves: int = 1500) -> None:
    """So many moves, or to the end of the game."""
    rng = random.Random(2)
    for _ in range(moves):
        screen.wait_for_turn()
        if screen.is_over:
            return
        screen.play_by_keys(rng, board)
    assert moves < 1500, "the game did not end"
