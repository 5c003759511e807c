"""What is the same for everybody, worked out when the folder is written: words, rules, guides."""

from __future__ import annotations

from trilith import games
from trilith.engine.data import bare
from trilith.server import pages
from trilith.server.shapes import plain
from trilith.server.wire import encode
from trilith.text.explain import explanations
from trilith.text.lessons import guided_games, lessons


def all_answers() -> dict[str, str]:
    """By the address at which a server would answer it."""
    found = {
        "/api/games": _json([plain(pages.game_info(key)) for key in games.keys()]),
        "/api/bots": _json(pages.levels()),
        "/api/limits": _json(pages.limits()),
        "/api/offers": _json({"offline": False}),
    }
    for key in games.keys():
        found[f"/api/games/{key}/components"] = _json(bare(games.get(key).components))
    for language in pages.LANGUAGES:
        found |= _words(language)
        for key in games.keys():
            found |= _teaching(key, language)
    return found


def _words(language: str) -> dict[str, str]:
    names = ("common", "view", *games.keys())
    return {
        f"/text/{language}/{name}.ftl": pages.words(language, f"{name}.ftl").read_text("utf-8")
        for name in names
    }


def _teaching(key: str, language: str) -> dict[str, str]:
    told = {ref: one._asdict() for ref, one in explanations(key, language).items()}
    found = {
        f"/api/games/{key}/explanations?language={language}": _json(told),
        f"/rules/{key}/{language}": _json(pages.rules(key, language)),
        f"/rules/{key}/{language}/sections": _json(pages.sections(key, language)),
    }
    if key in guided_games():
        found[f"/api/games/{key}/guide?language={language}"] = _json(lessons(key, language))
    return found


def _json(doc: object) -> str:
    return encode(doc).decode()
