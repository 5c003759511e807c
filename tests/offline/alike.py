"""What must come out alike here and in the browser; runs in both, so it imports nothing else."""

from __future__ import annotations

import hashlib
import json

from tests.conformance.settings import settings
from tests.conformance.stories import log_digest
from trilith import bots, games
from trilith.bots import Seen

SEEDS = 1
THINKERS = ("easy", "hard", "expert:12", "master:12")
CHOICES = 6


def digests() -> dict[str, str]:
    """Logs of random games of every setting."""
    return {str(setting): log_digest(setting, SEEDS) for setting in settings()}


def choices() -> dict[str, str]:
    """What bots with a budget of simulations choose, one after the other at one table."""
    return {f"{key} {name}": chosen(key, name) for key in games.keys() for name in THINKERS}


def chosen(key: str, name: str) -> str:
    game = games.get(key)
    s = game.start(game.setup(2, {}, f"alike {name}"))
    seats = [bots.get(name)(f"bot {seat}") for seat in range(2)]
    codes = []
    for _ in range(CHOICES):
        if s.is_over():
            break
        seat = s.to_act()[0]
        action = seats[seat].choose(Seen(game, s, seat))
        codes.append(action.code)
        s.apply(seat, action)
    return hashlib.sha256(json.dumps(codes).encode()).hexdigest()[:16]


def everything() -> str:
    return json.dumps({"digests": digests(), "choices": choices()})
