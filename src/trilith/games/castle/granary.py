"""AM-GRAN. The granary: the fewer helpers there, the more each scores.

AM-GRAN-01, AM-GRAN-02. Placing on it is in helpers.py, with all other places for helpers.
"""

from __future__ import annotations

from typing import Final

from trilith.games.castle.components import GRANARY, SOURCES
from trilith.games.castle.state import CastleState

_WORDS: Final = ("", "one", "two", "three")


def score_granary(s: CastleState) -> None:
    """AM-GRAN-03. Each helper scores by how many stand there, no matter whose."""
    if not s.granary:
        return
    each = s.data.winter[GRANARY].vp_each_by_count[_WORDS[len(s.granary)]]
    for owner in s.granary:
        s.score(owner, SOURCES.index("granary"), each)
        s.tell("score_space", owner, "AM-GRAN-03", {"count": each, "place": "granary"})
