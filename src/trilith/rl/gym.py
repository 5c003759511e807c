"""Gymnasium: one seat against bots: `gymnasium.make("trilith/castle-v0", opponents="medium")`.

`import trilith.rl` registers the games with Gymnasium;
`gymnasium.make("trilith.rl:trilith/castle-v0")` imports it by name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from trilith import bots, games
from trilith.bots import Bot, Seen, bot_seed
from trilith.engine.errors import BadInput
from trilith.rl.table import MOST_STEPS, Mask, Row, Table


class TrilithEnv(gymnasium.Env[Row, np.int64]):
    """One seat of a table, with bots in the others. In a game for one there are no others.

    An illegal action ends the game with a reward of -1, so sample with `action_masks` or with the
    `action_mask` in the info. Otherwise the reward is 0 until the end.
    """

    def __init__(
        self,
        key: str,
        players: int = 2,
        opponents: str | Sequence[str] = "medium",
        seat: int = 0,
        options: Mapping[str, str] | None = None,
        returns: str = "place",
        max_steps: int = MOST_STEPS,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(key, players, options, returns, max_steps)
        if not 0 <= seat < players:
            raise BadInput("seat", f"expected 0 to {players - 1}, found {seat}")
        self.seat = seat
        self.render_mode = render_mode
        self._makers = [bots.get(name) for name in opponents_of(players, opponents)]
        self._bots: dict[int, Bot] = {}
        self._seen: dict[int, Seen] = {}
        self.observation_space = spaces.Box(0, 255, (self.table.layout.width,), np.uint8)
        self.action_space = spaces.Discrete(self.table.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        deal = str(self.np_random.integers(2**63))
        self.table.deal(deal)
        others = [i for i in range(self.table.players) if i != self.seat]
        made = zip(others, self._makers, strict=True)
        self._bots = {other: maker(seed=bot_seed(deal, other)) for other, maker in made}
        self._seen = {other: Seen(self.table.game, self.table.state, other) for other in others}
        self._let_others_play()
        return self.table.row(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        table = self.table
        if not table.is_legal(self.seat, int(action)):
            return table.row(self.seat), -1.0, True, False, {**self._info(), "illegal": True}
        table.play(self.seat, int(action))
        self._let_others_play()
        is_over = table.state.is_over()
        is_cut_off = not is_over and table.steps >= table.max_steps
        reward = table.returns()[self.seat] if is_over or is_cut_off else 0.0
        return table.row(self.seat), reward, is_over, is_cut_off, self._info()

    def action_masks(self) -> Mask:
        """What is legal now, in the form that MaskablePPO expects."""
        return self.table.mask(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat)}

    def _let_others_play(self) -> None:
        """Let the bots play until this seat is asked, or the game is over or cut off."""
        table, state = self.table, self.table.state
        acting = state.to_act()
        while acting and self.seat not in acting and table.steps < table.max_steps:
            other = acting[0]
            state.apply(other, self._bots[other].choose(self._seen[other]))
            table.steps += 1
            acting = state.to_act()


def opponents_of(players: int, named: str | Sequence[str]) -> list[str]:
    """A bot for each of the other seats: one name for all, or one name each."""
    names = [named] * (players - 1) if isinstance(named, str) else list(named)
    if len(names) != players - 1:
        raise BadInput("opponents", f"expected {players - 1} bots, found {len(names)}")
    return names


def register() -> None:
    """Register every game as trilith/KEY-v0; use players=1 for a game for one."""
    for key in games.keys():
        name = f"trilith/{key}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, "trilith.rl.gym:TrilithEnv", kwargs={"key": key})


register()
