"""The bot that takes any option."""

from __future__ import annotations

from tests.bots.table import CASTLE, positions
from trilith import bots
from trilith.bots import Seen


def test_the_random_bot_chooses_uniformly() -> None:
    s, seat = next(positions())
    seen = Seen(CASTLE, s, seat)
    bot = bots.get("random")("dice")
    legal = list(seen.legal)
    counts = dict.fromkeys(legal, 0)
    for _ in range(1000 * len(legal)):
        counts[bot.choose(seen)] += 1
    # Up to eight options: beyond 27 once in thousands of seeds, and this one is fixed.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 27
