"""OpenSpiel's MCTS against random on our games: python examples/openspiel.py [SIMULATIONS [GAME]]

OpenSpiel's MCTS needs one choice after the other, so simultaneous choices are made turns of; and it
looks at states as they are, hidden cards included: a yardstick, not a fair opponent.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

import trilith.rl.spiel  # noqa: F401  registers the games


def main(simulations: int = 20, key: str = "castle") -> None:
    game = pyspiel.load_game(f"python_trilith_{key}(players=2,max_steps=1000)")
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        game = pyspiel.convert_to_turn_based(game)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    searcher = mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=rng)
    bots: list[Any] = [searcher, uniform_random.UniformRandomBot(1, rng)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(bots[state.current_player()].step(state))
    print("MCTS and random:", state.returns())


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20, *sys.argv[2:3])
