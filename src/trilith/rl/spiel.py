"""OpenSpiel: the games as registered python games. Import this module, then
`pyspiel.load_game("python_trilith_castle(players=3,season=winter)")`.

The deal is the first node, a chance node: one of `deals` seeds, from which all later shuffles follow.
When several players choose in secret (in the castle), that is a simultaneous node, in which players
who are not asked have a single action: wait.
"""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel

from trilith import games
from trilith.engine.event import Event
from trilith.engine.state import State
from trilith.rl.table import RETURNS, Table

DEALS: Final = 1024
LIMITS: Final = {"castle": 1000, "ezra_nehemiah": 2000, "sa_re": 4000}
"""The most actions, waiting included: a game that takes longer ends as it stands."""
OTHERS: Final = 3000
SIMULTANEOUS: Final = ("castle",)
"""The games in which several players choose at the same time."""


def type_of(key: str) -> Any:
    """What OpenSpiel knows about a game before it is loaded."""
    game = games.get(key)
    simultaneous = key in SIMULTANEOUS
    dynamics = pyspiel.GameType.Dynamics
    parameters: dict[str, Any] = {option.key: option.default for option in game.options}
    parameters |= {"players": max(2, min(game.seats)), "deals": DEALS, "returns": "place"}
    parameters["max_steps"] = LIMITS.get(key, OTHERS)
    return pyspiel.GameType(
        short_name=f"python_trilith_{key}",
        long_name=f"Trilith {key}",
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class TrilithGame(pyspiel.Game):
    """One game with its options; states and observers are made from it."""

    key = ""
    type: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.type.parameter_specification, **(params or {})}
        options = {option.key: str(given[option.key]) for option in games.get(self.key).options}
        self.table = Table(
            self.key, given["players"], options, given["returns"], given["max_steps"]
        )
        self.deals: int = given["deals"]
        self.wait = self.table.actions
        """The action of players who are not asked while others choose."""
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions + 1,
            max_chance_outcomes=self.deals,
            num_players=self.table.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.table.max_steps,
        )
        super().__init__(self.type, info, params or {})

    def new_initial_state(self) -> TrilithState:
        return TrilithState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TrilithObserver:
        return TrilithObserver(self.table, bool(iig_obs_type and iig_obs_type.perfect_recall))


class TrilithState(pyspiel.State):
    """A position; before the deal there is none."""

    def __init__(self, game: TrilithGame) -> None:
        super().__init__(game)
        self.position: State | None = None
        self.steps = 0
        self.information: list[list[str]] = [[] for _ in range(game.table.players)]
        """What each player has seen and done, line by line."""

    def table(self) -> Table:
        return self.get_game().table

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        acting = self.position.to_act()
        return acting[0] if len(acting) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        catalogue = self.table().game.catalogue
        found = sorted([catalogue.index(action) for action in self.position.legal(player)])
        return found or [self.get_game().wait]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self._deal(str(action))
        else:
            self._play(self.position.to_act()[0], action)

    def _apply_actions(self, actions: list[int]) -> None:
        assert self.position is not None
        for seat in self.position.to_act():
            self._play(seat, actions[seat])

    def _deal(self, seed: str) -> None:
        table, log = self.table(), list[Event]()
        self.position = table.game.start(table.setup(seed), log)
        for player, lines in enumerate(self.information):
            lines.append(json.dumps(table.game.view(self.position, player)))
        self._tell(log)

    def _play(self, seat: int, action: int) -> None:
        assert self.position is not None
        chosen = self.table().game.catalogue.actions[action]
        self.position.log = []
        self.position.apply(seat, chosen)
        self.steps += 1
        self.information[seat].append(chosen.code)
        self._tell(self.position.log)

    def _tell(self, events: list[Event]) -> None:
        for player, lines in enumerate(self.information):
            lines += [repr(event) for event in events if event.is_seen_by(player)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        if action == self.get_game().wait:
            return "wait"
        return self.table().game.catalogue.actions[action].code

    def is_terminal(self) -> bool:
        if self.position is None:
            return False
        return self.position.is_over() or self.steps >= self.table().max_steps

    def returns(self) -> list[float]:
        table = self.table()
        if self.position is None or not self.is_terminal():
            return [0.0] * table.players
        kind = self.get_game().get_parameters().get("returns", "place")
        return RETURNS[kind](table.game, self.position)

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        return f"{self.table().game.key} after {self.steps} steps"


class TrilithObserver:
    """What a player sees: the encoded row, and the view as text; or, with perfect recall,
    everything that the player has seen and done.
    """

    def __init__(self, table: Table, recalls: bool) -> None:
        self.table = table
        self.recalls = recalls
        self.tensor = np.zeros(table.layout.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TrilithState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
        else:
            row = self.table.game.encode(state.position, player)
            self.tensor[:] = np.frombuffer(row, np.uint8)

    def string_from(self, state: TrilithState, player: int) -> str:
        if state.position is None:
            return "before the deal"
        if self.recalls:
            return "\n".join(state.information[player])
        return json.dumps(self.table.game.view(state.position, player))


def register() -> None:
    """Register every game with OpenSpiel as python_trilith_KEY."""
    for key in games.keys():
        kind = type_of(key)
        if kind.short_name not in pyspiel.registered_names():
            members = {"key": key, "type": kind}
            pyspiel.register_game(kind, type(f"Trilith_{key}", (TrilithGame,), members))


register()
