"""What teaches a game, in the reader's language: explanations, guide, tips and the summary."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import Path, Query, Request, Response

from trilith import games
from trilith.server import routes
from trilith.server.costs import Who, terms
from trilith.server.replies import cached
from trilith.server.wire import Refused
from trilith.text.catalog import LANGUAGES
from trilith.text.explain import explanations
from trilith.text.lessons import lessons

router = routes.router()

Key = Annotated[str, Path(pattern="^[a-z0-9_]{1,40}$")]
Language = Annotated[str, Query(max_length=10)]


@router.get("/api/games/{game}/explanations", response_class=Response)
@terms(Who.ANYBODY, 5)
async def explain(request: Request, game: Key, language: Language = "en") -> Response:
    """What every card, tile and icon is and does, by its ref, with the rules that say so."""
    check(game, language)
    told = {ref: one._asdict() for ref, one in explanations(game, language).items()}
    return _answer(request, told)


@router.get("/api/games/{game}/guide", response_class=Response)
@terms(Who.ANYBODY, 5)
async def guide(request: Request, game: Key, language: Language = "en") -> Response:
    """The first game step by step, tips for later ones, and the turn on one page."""
    check(game, language)
    return _answer(request, lessons(game, language))


def check(game: str, language: str) -> None:
    if game not in games.keys():
        raise Refused("not_found", f"no such game: {game}")
    if language not in LANGUAGES:
        raise Refused("not_found", f"no words in this language: there are {', '.join(LANGUAGES)}")


def _answer(request: Request, doc: Any) -> Response:
    return cached(request, msgspec.json.encode(doc), "application/json")
