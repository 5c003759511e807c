"""What is read as it is: words, rules, documents, the client, and how the server is."""

from __future__ import annotations

import time
from typing import Any

from fastapi import Request, Response
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse, RedirectResponse

from trilith.server import pages, routes
from trilith.server.asking import Here
from trilith.server.costs import Who, terms
from trilith.server.replies import cached
from trilith.server.wire import Refused

router = routes.router()


@router.get("/healthz")
@terms(Who.ANYBODY, 0)
async def health(server: Here, response: Response) -> dict[str, Any]:
    """Whether all is well: 503 while nothing can be saved."""
    store = server.store
    waiting = time.monotonic() - store.waiting_since if store.waiting_since else 0.0
    problem = store.failing or ("the database does not answer" if waiting > 2 else "")
    if problem:
        response.status_code = 503
    return {"ok": not problem, "problem": problem, "tables": len(server.hub.rooms)}


@router.get("/metrics", response_class=PlainTextResponse)
@terms(Who.ANYBODY, 0)
async def metrics(server: Here) -> str:
    """Figures for Prometheus."""
    return server.metrics.text()


@router.get("/api/docs", response_class=HTMLResponse)
@terms(Who.ANYBODY, 20)
async def docs(request: Request) -> str:
    """This description as a readable page."""
    return pages.api_page(request.app.openapi())


@router.get("/text/{lang}/{name}", response_class=PlainTextResponse)
@terms(Who.ANYBODY, 1)
async def words(lang: str, name: str, request: Request) -> Response:
    """The words of a game, or those common to all, in one language (Project Fluent)."""
    return cached(request, pages.words(lang, name).read_bytes(), pages.TYPES[".ftl"])


@router.get("/rules/{game}/{lang}")
@terms(Who.ANYBODY, 1)
async def rules(game: str, lang: str) -> dict[str, str]:
    """A game's rules in players' words, by their ids."""
    return pages.rules(game, lang)


@router.get("/rules/{game}/{lang}/sections")
@terms(Who.ANYBODY, 1)
async def sections(game: str, lang: str) -> dict[str, str]:
    """The headings of a game's rules, by what their ids begin with, in their order."""
    return pages.sections(game, lang)


@router.get("/api/offers")
@terms(Who.ANYBODY, 0)
async def offers(server: Here) -> dict[str, bool]:
    """What this server has besides its tables: a folder that plays without it."""
    return {"offline": bool(server.settings.offline)}


@router.get("/offline/{path:path}", include_in_schema=False)
@terms(Who.ANYBODY, 1)
async def offline(server: Here, path: str = "") -> Response:
    folder = server.settings.offline
    found = pages.offline_file(folder, path) if folder else None
    if found is None:
        raise Refused("not_found", "there is nothing here")
    kind = pages.TYPES.get(found.suffix, "application/octet-stream")
    is_hashed = path.startswith(("assets/", "python/"))
    age = "max-age=31536000, immutable" if is_hashed else "no-cache"
    return FileResponse(found, media_type=kind, headers={"cache-control": age})


@router.get("/docs", include_in_schema=False)
@router.get("/docs/{path:path}", include_in_schema=False)
@terms(Who.ANYBODY, 0)
async def documentation(request: Request, path: str = "") -> Response:
    """The documentation; folders end with a slash, because their pages link from there."""
    found = pages.site_file(path)
    if found is None and not path:
        return HTMLResponse(pages.NO_SITE, 404)
    if found is None:
        raise Refused("not_found", "there is nothing here")
    if found.name == "index.html" and not request.url.path.endswith(("/", "index.html")):
        return RedirectResponse(f"{request.url.path}/", 308)
    kind = pages.TYPES.get(found.suffix, "application/octet-stream")
    return FileResponse(found, media_type=kind, headers={"cache-control": "no-cache"})


@router.get("/", include_in_schema=False)
@router.get("/{path:path}", include_in_schema=False)
@terms(Who.ANYBODY, 0)
async def client(path: str = "") -> Response:
    found = None if path.startswith("api/") else pages.client_file(path or "index.html")
    if found is not None:
        age = "max-age=31536000, immutable" if "assets" in found.parts else "no-cache"
        kind = pages.TYPES.get(found.suffix, "application/octet-stream")
        if found.name == "sw.js":
            text = pages.service_worker(found)
            return Response(text, media_type=kind, headers={"cache-control": age})
        return FileResponse(found, media_type=kind, headers={"cache-control": age})
    if not path:
        return HTMLResponse(pages.PLAIN_PAGE)
    raise Refused("not_found", "there is nothing here")
