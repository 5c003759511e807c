"""OpenSpiel's own test, for every game, mode and number of players; chance, and choices at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.conformance.settings import Setting, settings

pyspiel = pytest.importorskip("pyspiel")

from trilith.rl import spiel  # noqa: E402  # needs what was just looked for

every_setting = pytest.mark.parametrize("setting", settings(), ids=str)


def load(
    key: str, players: int, max_steps: int = 120, options: dict[str, str] | None = None
) -> Any:
    given = {"players": players, "max_steps": max_steps, **(options or {})}
    return pyspiel.load_game(f"python_trilith_{key}", given)


@every_setting
def test_the_library_accepts_every_game(setting: Setting) -> None:
    game = load(setting.key, setting.players, options=dict(setting.options))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("key", ["castle", "ezra_nehemiah", "sa_re"])
def test_states_are_saved_and_loaded(key: str) -> None:
    game = load(key, 2, max_steps=20)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_game_is_named_with_its_settings() -> None:
    game = pyspiel.load_game("python_trilith_castle(players=3,season=winter)")
    assert game.num_players() == 3
    assert game.table.options == {"season": "winter"}


def test_the_deal_is_chance_and_the_choice_of_cards_is_made_at_once() -> None:
    state = load("castle", 3).new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == spiel.DEALS
    state.apply_action(5)
    assert state.is_simultaneous_node()
    assert all(len(state.legal_actions(player)) > 1 for player in range(3))


def test_a_player_who_has_chosen_waits_for_the_others() -> None:
    state = load("castle", 2).new_initial_state()
    state.apply_action(0)
    while state.is_simultaneous_node():
        state.apply_actions([state.legal_actions(player)[0] for player in range(2)])
    assert state.current_player() in (0, 1)
    other = 1 - state.current_player()
    assert state.position.to_act() == (1 - other,)


def test_a_copy_goes_its_own_way() -> None:
    state = load("sa_re", 2).new_initial_state()
    state.apply_action(1)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert (state.steps, copy.steps) == (0, 1)


def test_the_tensor_is_the_encoded_row() -> None:
    game = load("ezra_nehemiah", 2)
    state = game.new_initial_state()
    state.apply_action(3)
    row = game.table.game.encode(state.position, 1)
    assert np.array_equal(state.observation_tensor(1), np.frombuffer(row, np.uint8))


def test_information_is_what_a_player_did_and_saw() -> None:
    state = load("castle", 2).new_initial_state()
    state.apply_action(3)
    twin = state.clone()
    own, *others = state.legal_actions(0)
    [first, second, *_] = state.legal_actions(1)
    state.apply_actions([own, first])
    twin.apply_actions([own, second])
    assert others
    # What the other has chosen in secret, nobody but the other knows.
    assert state.information_state_string(0) == twin.information_state_string(0)
    assert state.information_state_string(1) != twin.information_state_string(1)
    assert state.action_to_string(1, first) in state.information_state_string(1)
