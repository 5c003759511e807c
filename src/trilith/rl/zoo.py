"""PettingZoo: every seat is an agent. `aec_env` asks them in turn, `parallel_env` all at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from trilith.rl.table import MOST_STEPS, Table

Observation = dict[str, Any]


def agent_of(seat: int) -> str:
    return f"seat_{seat}"


def seat_of(agent: str) -> int:
    return int(agent.removeprefix("seat_"))


def spaces_of(table: Table) -> tuple[spaces.Dict, spaces.Discrete[np.int64]]:
    """What an agent sees (the row and the mask of legal actions), and what it does."""
    seen = spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (table.layout.width,), np.uint8),
            "action_mask": spaces.Box(0, 1, (table.actions,), np.int8),
        }
    )
    return seen, spaces.Discrete(table.actions)


def metadata_of(table: Table) -> dict[str, Any]:
    return {"render_modes": [], "is_parallelizable": False, "name": f"trilith_{table.game.key}_v0"}


class Seated:
    """What both kinds of environment have: a table, and an agent at each of its seats."""

    render_mode = None

    def __init__(
        self,
        key: str,
        players: int,
        options: Mapping[str, str] | None = None,
        returns: str = "place",
        max_steps: int = MOST_STEPS,
    ) -> None:
        super().__init__()
        self.table = Table(key, players, options, returns, max_steps)
        self.metadata = metadata_of(self.table)
        self.possible_agents = [agent_of(seat) for seat in range(players)]
        self.agents: list[str] = []
        self.chance = np.random.default_rng()
        sees, does = zip(*[spaces_of(self.table) for _ in range(players)], strict=True)
        self.observation_spaces = dict(zip(self.possible_agents, sees, strict=True))
        self.action_spaces = dict(zip(self.possible_agents, does, strict=True))

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        seat = seat_of(agent)
        return {"observation": self.table.row(seat), "action_mask": self.table.mask(seat)}

    def deal(self, seed: int | None) -> None:
        """The deal of this seed, or of a seed that the environment draws."""
        if seed is None:
            self.table.deal(str(self.chance.integers(2**63)))
        else:
            self.chance = np.random.default_rng(seed)
            self.table.deal(str(seed))

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None


class TrilithAEC(Seated, AECEnv[str, Observation, int]):
    """One agent at a time. Agents who choose in secret at the same time are asked one after
    another, and do not see the choices made before theirs.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = agent_of(self.table.state.to_act()[0])

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(seat_of(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.table.state.is_over() or self.table.is_cut_off():
            self._end()
        else:
            self.agent_selection = agent_of(self.table.state.to_act()[0])

    def _end(self) -> None:
        """Give every agent its return, and ask no more."""
        ended = self.terminations if self.table.state.is_over() else self.truncations
        for agent, reward in zip(self.agents, self.table.returns(), strict=True):
            ended[agent] = True
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
        self.agent_selection = self.agents[0]


class TrilithParallel(Seated, ParallelEnv[str, Observation, int]):
    """All agents at the same time. Agents whose mask is all 0 are not asked, and their actions are
    ignored; while all choose in secret, all are asked.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.deal(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        for seat in self.table.state.to_act():
            self.table.play(seat, int(actions[agent_of(seat)]))
        is_over, is_cut_off = self.table.state.is_over(), self.table.is_cut_off()
        ended = is_over or is_cut_off
        returns = self.table.returns() if ended else [0.0] * self.table.players
        result = (
            self._observations(),
            dict(zip(self.possible_agents, returns, strict=True)),
            dict.fromkeys(self.possible_agents, is_over),
            dict.fromkeys(self.possible_agents, is_cut_off),
            self._infos(),
        )
        if ended:
            self.agents = []
        return result

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.possible_agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        """The mask again, where samplers look for it; `asked` says whether an answer is expected."""
        asked = self.table.state.to_act()
        return {
            agent: {"action_mask": self.table.mask(seat), "asked": seat in asked}
            for seat, agent in enumerate(self.possible_agents)
        }


def aec_env(key: str, players: int, **settings: Any) -> TrilithAEC:
    """The game as an AEC environment: `returns` is 'place' or 'margin', `max_steps` a limit."""
    return TrilithAEC(key, players, **settings)


def parallel_env(key: str, players: int, **settings: Any) -> TrilithParallel:
    """The game as a parallel environment."""
    return TrilithParallel(key, players, **settings)
