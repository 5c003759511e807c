"""Games that begin late: their end is near, and so is what can only be seen there."""

from __future__ import annotations

from collections import deque
from functools import cache
from typing import Any

import pytest

from trilith import bots, games
from trilith.engine.state import State


def begin_late(monkeypatch: pytest.MonkeyPatch, key: str, players: int = 2, left: int = 40) -> None:
    """All new tables of a game begin so many choices before its end, as bots have played it."""
    at_hand = late(key, players, left)
    monkeypatch.setattr(games.get(key), "new", lambda setup: at_hand.clone())


@cache
def late(key: str, players: int, left: int) -> State:
    game, bot = games.get(key), bots.get("easy")("late")
    s: Any = game.start(game.setup(players, {}, "late"))
    before: deque[State] = deque(maxlen=left)
    while s.to_act():
        before.append(s.clone())
        seat = s.to_act()[0]
        s.apply(seat, bot.choose(bots.Seen(game, s, seat)))
    return before[0]
