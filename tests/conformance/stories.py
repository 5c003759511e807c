"""Random games as lines, and digests over many of them: what every build must give alike."""

from __future__ import annotations

import hashlib
import random

from tests.conformance.settings import MAX_ROUNDS, Setting, settings
from trilith.engine.event import Event


def seeds_of(setting: Setting, total: int) -> int:
    """This setting's share of a game's seeds."""
    return -(-total // sum(other.key == setting.key for other in settings()))


def log_digest(setting: Setting, seeds: int) -> str:
    """A digest over everything that happened in so many random games."""
    total = hashlib.sha256()
    for seed in range(seeds):
        for line in story(setting, str(seed)):
            total.update(line.encode())
    return total.hexdigest()[:16]


def story(setting: Setting, seed: str) -> list[str]:
    game = setting.game
    log: list[Event] = []
    s = game.start(game.setup(setting.players, dict(setting.options), seed), log)
    chance = random.Random(seed)
    lines: list[str] = []
    while not s.is_over() and getattr(s, "round", 0) <= MAX_ROUNDS:
        seat = s.to_act()[0]
        legal = s.legal(seat)
        action = legal[int(chance.random() * len(legal))]
        s.apply(seat, action)
        lines.append(f"{seat} {action} of {len(legal)}")
    lines += [repr(event) for event in log]
    lines.append(str([score.total for score in game.scores(s)]))
    return lines
