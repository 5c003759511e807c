"""Words with the numbers of a copy; runs here and in the browser's Python."""

from __future__ import annotations

import hashlib
from typing import Any

from trilith import games
from trilith.server.copy_words import copy_words
from trilith.server.wire import encode

COPIES: dict[tuple[str, str], dict[str, Any]] = {
    ("castle", "fr"): {"character": [{"id": "messenger", "thalers_from_bank": 9}]},
    ("sa_re", "pl"): {"gauge": {"last": 9}},
    ("ezra_nehemiah", "en"): {"wall_cards": {"cards": [{"id": "wall_card_01", "vp": 7}]}},
}


def words_of_copies() -> str:
    """All of them, as they are sent."""
    return encode(
        {key: copy_words(games.get(key), own, language) for (key, language), own in COPIES.items()}
    ).decode()


def digest_of_words() -> str:
    """What is short enough to be printed."""
    return hashlib.sha256(words_of_copies().encode()).hexdigest()
