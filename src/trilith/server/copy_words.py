"""All words of a game that depend on its numbers, for the values of one copy."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from msgspec import Struct

from trilith import games
from trilith.engine.doc import Json
from trilith.engine.game import Game
from trilith.text import Catalog
from trilith.text.catalog import rule_texts
from trilith.text.explain import Explanation, explanations
from trilith.text.figures import figures
from trilith.text.lessons import lessons


class CopyWords(Struct):
    """What a client shows instead of our words at a table with this copy."""

    rules: dict[str, str]
    explanations: dict[str, dict[str, Any]]
    guide: dict[str, Any]
    """The steps of the guide use our numbers; tips and pages use those of the copy."""
    named: dict[str, int]
    """Numbers in names of things, where they are not those of the ids."""


def copy_words(game: Game[Any], own: dict[str, Json], language: str) -> CopyWords:
    return _kept(game.key, json.dumps(own, sort_keys=True), language)


@lru_cache(maxsize=12)
def _kept(key: str, values: str, language: str) -> CopyWords:
    own: dict[str, Json] = json.loads(values)
    games.get(key).data(own)  # refuses what cannot be
    copy = figures(key, own)
    catalog = Catalog(language, copy=copy)
    told: dict[str, Explanation] = explanations(key, language, copy)
    return CopyWords(
        {
            rule: catalog.rule(key, rule)
            for rule, text in rule_texts(key).items()
            if "internal" not in text
        },
        {ref: one._asdict() for ref, one in told.items()},
        {**lessons(key, language, copy), "steps": lessons(key, language)["steps"]},
        copy.named,
    )
