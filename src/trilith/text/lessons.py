"""A game's guide, tips and summary of a turn, in words.

The words are messages of `text/<language>/<game>-learn.ftl`:

    <game>-guide-<id>     what to do; .title: in a few words; .why: the reason
    <game>-tip-<id>       what to know; .title
    <game>-page-<id>      a part of the summary; .title

They may use the numbers that `with` names in the game's guide.toml.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from trilith import games
from trilith.engine.errors import BadInput
from trilith.engine.guide import Guide
from trilith.text.explain import at
from trilith.text.figures import Figures, ours
from trilith.text.gives import NoWords, hyphens
from trilith.text.words import Value, learn_words


@cache
def guide_of(game: str) -> Guide:
    """The guide of a game that has one."""
    guide = Guide.of(games.get(game))
    if guide is None:
        raise BadInput("guide", f"{game} has no guide.toml")
    return guide


@cache
def guided_games() -> tuple[str, ...]:
    """The games that can be learnt by playing."""
    return tuple(key for key in games.keys() if Guide.of(games.get(key)) is not None)


def lessons(game: str, language: str, copy: Figures | None = None) -> dict[str, Any]:
    """What teaches a game besides its explanations, ready to send, with a copy's numbers."""
    return _ours(game, language) if copy is None or copy.is_ours else _told(copy, language)


@cache
def _ours(game: str, language: str) -> dict[str, Any]:
    return _told(ours(game), language)


def _told(copy: Figures, language: str) -> dict[str, Any]:
    if copy.game not in guided_games():
        return {"seat": 0, "players": 0, "steps": [], "tips": [], "pages": []}
    guide = guide_of(copy.game)
    say = Speaker(copy, language)
    return {
        "seat": guide.seat,
        "players": guide.scenario.players,
        "steps": [
            {
                "id": step.id,
                "ask": step.ask,
                "does": list(step.does),
                "also": list(step.also),
                "stays": step.stays,
                "rules": list(step.rules),
                "title": say("guide", step.id, step.values, "title"),
                "what": say("guide", step.id, step.values),
                "why": say("guide", step.id, step.values, "why"),
            }
            for step in guide.steps
        ],
        "tips": [
            {
                "id": tip.id,
                "event": tip.event,
                "ask": tip.ask,
                "also": list(tip.also),
                "rules": list(tip.rules),
                "title": say("tip", tip.id, tip.values, "title"),
                "text": say("tip", tip.id, tip.values),
            }
            for tip in guide.tips
        ],
        "pages": [
            {
                "id": page.id,
                "rules": list(page.rules),
                "title": say("page", page.id, page.values, "title"),
                "text": say("page", page.id, page.values),
            }
            for page in guide.pages
        ],
    }


class Speaker:
    """Gives the messages of one game in one language; a missing one is an error."""

    def __init__(self, copy: Figures, language: str) -> None:
        self.game = copy.game
        self.language = language
        self.words = learn_words(language, copy.game)
        self.components = copy.components

    def __call__(self, kind: str, name: str, values: dict[str, str], form: str = "") -> str:
        key = f"{self.game}-{kind}-{hyphens(name)}"
        if not self.words.has(key) or (form and not self.words.has_form(key, form)):
            raise NoWords(f"{self.language}: no words for '{key}{form and '.' + form}'")
        known: dict[str, Value] = {n: at(self.components, path) for n, path in values.items()}
        text, problems = self.words.format(key, known, form)
        if problems:
            raise NoWords(f"{self.language}: '{key}': {'; '.join(problems)}")
        return text
