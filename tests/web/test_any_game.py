"""Every game of the registry can be played to the end in words, by the keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.web.screen import OPTION, Screen
from trilith import games

Somebody = Callable[..., Screen]


@pytest.mark.parametrize("game", games.keys())
def test_a_guest_plays_against_a_bot_in_words(somebody: Somebody, game: str) -> None:
    ada = somebody("Ada", text_view=True)
    ada.play_now(game)
    ada.page.wait_for_selector(OPTION)
    ada.shot(f"text-view-{game}")
    ada.play_on(seed=5)
    ada.page.wait_for_selector(".end h1")
    assert ada.is_over


@pytest.mark.parametrize("game", games.keys())
def test_a_game_by_the_keyboard_alone(somebody: Somebody, game: str) -> None:
    ada = somebody("Ada", text_view=True)
    ada.play_now(game)
    play_by_keys(ada, board=False)


def test_the_castle_by_the_keyboard_alone_on_its_board(somebody: Somebody) -> None:
    ada = somebody("Ada", motion=False)
    ada.play_now("castle")
    play_by_keys(ada, board=True)


def play_by_keys(screen: Screen, board: bool) -> None:
    rng = random.Random(2)
    for _ in range(1500):
        screen.wait_for_turn()
        if screen.is_over:
            return
        screen.play_by_keys(rng, board)
    raise AssertionError("the game did not end")
