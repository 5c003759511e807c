"""What is served besides the API: the built client, words, rules, and the API's description."""

from __future__ import annotations

import hashlib
import html
import json
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import trilith
from trilith import games
from trilith.bots import BOTS
from trilith.server.limits import MAX_NAME, MAX_PASSWORD, MAX_TITLE, MIN_PASSWORD
from trilith.server.shapes import GameInfo, GameOption
from trilith.server.wire import MAX_CHAT, Refused
from trilith.text import Catalog
from trilith.text.lessons import guided_games

PACKAGE: Final = Path(trilith.__file__).parent
WEB: Final = PACKAGE / "web"
SITE: Final = PACKAGE / "site"
"""The documentation, if `make docs` has built it."""
LANGUAGES: Final = ("en", "fr", "pl")

TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    ".bin": "application/octet-stream",
    ".map": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}


def game_info(key: str) -> GameInfo:
    """A game, its numbers of players and its options."""
    game = games.get(key)
    options = [
        GameOption(option.key, list(option.values), option.default, list(option.players))
        for option in game.options
    ]
    return GameInfo(
        game.key,
        game.rules_version,
        list(game.seats),
        options,
        guide=key in guided_games(),
        sheet=game.sheet is not None,
    )


def levels() -> list[str]:
    """The bots, weakest first."""
    return list(BOTS)


def limits() -> dict[str, int]:
    """How long things may be, for forms in a client."""
    return {
        "name": MAX_NAME,
        "title": MAX_TITLE,
        "chat": MAX_CHAT,
        "least_password": MIN_PASSWORD,
        "password": MAX_PASSWORD,
    }


OFFLINE: Final = "/offline/"
"""The folder that plays without a server, if the operator has one."""
OFFLINE_POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; img-src 'self' data:; "
    "connect-src 'self'"
)
"""Only what is in the folder is allowed, and WebAssembly may run."""


def offline_file(folder: str, path: str) -> Path | None:
    """A file of the folder that plays without a server."""
    root = Path(folder).resolve()
    try:
        wanted = (root / (path or "index.html")).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
    except (OSError, ValueError):
        return None


def words(lang: str, name: str) -> Path:
    """A file of words: text/{lang}/{name}."""
    folder = PACKAGE / "text" / lang
    if lang not in LANGUAGES or not name.endswith(".ftl") or not folder.is_dir():
        raise Refused("not_found", "no such words")
    found = {path.name: path for path in folder.iterdir()}.get(name)
    if found is None:
        raise Refused("not_found", "no such words")
    return found


@lru_cache(maxsize=64)
def rules(game: str, lang: str) -> dict[str, str]:
    """The rules of a game in players' words, by their ids; with our numbers."""
    catalog = Catalog(lang) if lang in LANGUAGES else None
    known = _in_language(game, "rules-text.toml", lang)
    return {rule: catalog.rule(game, rule) for rule in known} if catalog is not None else known


@lru_cache(maxsize=64)
def sections(game: str, lang: str) -> dict[str, str]:
    """The headings of a game's rules, by what their ids begin with."""
    return _in_language(game, "rules-sections.toml", lang)


def _in_language(game: str, name: str, lang: str) -> dict[str, str]:
    if lang not in LANGUAGES or game not in games.keys():
        raise Refused("not_found", "no such rules")
    path = PACKAGE / "games" / game / name
    if not path.is_file():
        raise Refused("not_found", "no such rules")
    doc = tomllib.loads(path.read_text("utf-8"))
    return {rule: text[lang] for rule, text in doc.items() if not text.get("internal")}


def client_file(path: str) -> Path | None:
    """A file of the built client, or the client's page for any address that is not a file."""
    if not WEB.is_dir():
        return None
    index = WEB / "index.html"
    try:
        wanted = (WEB / path.lstrip("/")).resolve()
        is_file = wanted.is_file()
    except (OSError, ValueError):  # no name that a file could have: too long, or with a NUL
        return None
    if not wanted.is_relative_to(WEB.resolve()):
        return None
    if is_file:
        return wanted
    return index if index.is_file() and "." not in Path(path).name else None


def site_file(path: str) -> Path | None:
    """A file of the documentation; a folder's page for the folder."""
    try:
        wanted = (SITE / path.lstrip("/")).resolve()
        wanted = wanted / "index.html" if wanted.is_dir() else wanted
        is_inside = wanted.is_relative_to(SITE.resolve()) and wanted.is_file()
    except (OSError, ValueError):  # no name that a file could have: too long, or with a NUL
        return None
    return wanted if is_inside else None


NO_SITE: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Trilith</title>
<h1>The documentation is not built here</h1><p>In a clone of the repository, <code>make docs</code>
builds it, and this page shows it at once. Wheels carry it already. The rules of each game, with a
search, are in the lobby all the same: <a href="/">to the lobby</a>.</p></html>"""


def service_worker(path: Path) -> str:
    """The client's service worker, different in every build: browsers compare it byte by byte."""
    build = hashlib.sha256((WEB / "index.html").read_bytes()).hexdigest()[:16]
    parts = json.dumps(sorted(f"/assets/{name}" for name in page_parts()))
    return f'const BUILD = "{build}";\nconst PAGES = {parts};\n{path.read_text("utf-8")}'


def page_parts() -> list[str]:
    """The files that pages need, without the games' boards, which are fetched when first seen."""
    boards = tuple(f"{key}-" for key in games.keys())
    names = [path.name for path in (WEB / "assets").iterdir()]
    return [name for name in names if not name.startswith(boards)]


PLAIN_PAGE: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Trilith</title>
<h1>Trilith</h1><p>The server runs. This build carries no client; the API is described at
<a href="/api/docs">/api/docs</a>.</p></html>"""


def api_page(doc: dict[str, Any]) -> str:
    """The API on one plain page, without scripts or anything from other hosts."""
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Trilith: the API</title>',
        f"<h1>{html.escape(doc['info']['title'])} {html.escape(doc['info']['version'])}</h1>",
        '<p>As data: <a href="/api/openapi.json">/api/openapi.json</a>.</p>',
    ]
    for path, methods in doc["paths"].items():
        for method, about in methods.items():
            parts.append(f"<h2><code>{method.upper()} {html.escape(path)}</code></h2>")
            parts.append(
                f"<p>{html.escape(about.get('description', about.get('summary', '')))}</p>"
            )
            parts += _details(about)
    parts.append("<h2>Forms</h2>")
    for name, form in doc.get("components", {}).get("schemas", {}).items():
        parts.append(f"<h3 id='{html.escape(name)}'>{html.escape(name)}</h3><ul>")
        for field, about in form.get("properties", {}).items():
            need = " (needed)" if field in form.get("required", []) else ""
            parts.append(f"<li><code>{html.escape(field)}</code>{need}: {_kind(about)}</li>")
        parts.append("</ul>")
    return "\n".join([*parts, "</html>"])


def _details(about: dict[str, Any]) -> list[str]:
    lines = [
        f"<li><code>{html.escape(p['name'])}</code> ({p['in']}): {_kind(p.get('schema', {}))}</li>"
        for p in about.get("parameters", [])
    ]
    for kind, body in about.get("requestBody", {}).get("content", {}).items():
        lines.append(f"<li>body ({html.escape(kind)}): {_kind(body.get('schema', {}))}</li>")
    return ["<ul>", *lines, "</ul>"] if lines else []


def _kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = html.escape(schema["$ref"].rpartition("/")[2])
        return f"<a href='#{name}'>{name}</a>"
    if "anyOf" in schema:
        return " or ".join(_kind(one) for one in schema["anyOf"])
    return html.escape(str(schema.get("type", "any")))
