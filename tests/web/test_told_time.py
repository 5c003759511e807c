"""How long what others do is told: reckoned from the beats of a whole game, not measured."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from trilith import bots, games
from trilith.bots import Seen
from trilith.engine.history import History
from trilith.engine.telling import Moment, moments
from trilith.server.client_build import node_package
from trilith.text.catalog import Catalog

SCRIPT = Path(__file__).parents[2] / "web" / "tests" / "told.mjs"
VIEWER = 0

LIMITS = {
    "castle": {"normal": 20_000, "fast": 10_000},
    "ezra_nehemiah": {"normal": 70_000, "fast": 30_000},
    "sa_re": {"normal": 20_000, "fast": 10_000},
}
"""So many milliseconds of a round are told on average to one of three players.

In Jerusalem it goes seven times round the table in a round: six work days and the Sabbath.
"""


class Told:
    """A game of three easy bots, as one of its seats is told it."""

    def __init__(self, key: str, most: int = 500) -> None:
        self.game = games.get(key)
        self.catalog = Catalog("en")
        self.history: History[Any] = History(
            self.game, self.game.setup(3, {}, "told"), is_told=True
        )
        self.first = self.view = self.game.view(self.history.state, VIEWER)
        self.cuts: list[dict[str, Any]] = []
        self.captions: dict[str, str] = {}
        players = [bots.get("easy")(f"{seat}") for seat in range(3)]
        while not self.history.state.is_over() and len(self.history.steps) < most:
            self._step(players)

    def _step(self, players: list[bots.Bot]) -> None:
        seat = self.history.state.to_act()[0]
        action = players[seat].choose(Seen(self.game, self.history.state, seat))
        self.history.play(seat, action)
        found, self.view = moments(self.game, self.history.cuts, VIEWER, self.view)
        self.cuts += [self._cut(one, seat) for one in found]

    def _cut(self, moment: Moment, seat: int) -> dict[str, Any]:
        step = len(self.history.steps)
        for event in moment.events:
            words = self.catalog.say(self.game.event_label(event))
            self.captions.setdefault(event.kind, words)
        events = [{**event.dump(), "step": step} for event in moment.events]
        return {"step": step, "events": events, "set": moment.changes, "own": seat == VIEWER}

    def at(self, pace: str) -> Any:
        """What the client makes of it."""
        asked = {
            "game": self.game.key,
            "seats": 3,
            "viewer": VIEWER,
            "pace": pace,
            "view": self.first,
            "told": self.cuts,
            "captions": self.captions,
        }
        done = subprocess.run(
            [str(node_package() / "bin" / "node"), str(SCRIPT)],
            input=json.dumps(asked),
            capture_output=True,
            text=True,
            check=True,
        )
        return json.loads(done.stdout)


@pytest.mark.parametrize("key", LIMITS)
def test_a_round_is_replayed_in_a_time_that_people_like_to_wait(key: str) -> None:
    told = Told(key)
    for pace, limit in LIMITS[key].items():
        found = told.at(pace)
        assert found["beats"] > 50
        assert found["last"] == told.view
        times = found["rounds"]
        assert sum(times) / len(times) < limit
