"""`trilith offline`: the whole of Trilith as a folder of static files."""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import shutil
import tempfile
from pathlib import Path
from typing import Any, Final

from trilith import __version__, games
from trilith.engine.errors import BadInput
from trilith.offline import library
from trilith.offline.answers import all_answers
from trilith.server import client_build
from trilith.server.client_build import ROOT, CannotBuild
from trilith.server.pages import OFFLINE_POLICY as POLICY

FOR_EVER: Final = ("assets", "python")
"""Folders whose files have names that change with what is in them."""

HEADERS: Final = f"""/*
  Content-Security-Policy: {POLICY}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: same-origin
  Cross-Origin-Opener-Policy: same-origin
/sw.js
  Cache-Control: no-cache
""" + "".join(
    f"/{name}/*\n  Cache-Control: public, max-age=31536000, immutable\n" for name in FOR_EVER
)

NOT_FOUND: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Trilith</title><h1>Trilith</h1><p>There is nothing at this address. <a href="./">Play</a></p>
</html>
"""

NOT_KEPT: Final = ("sw.js", "_headers", ".nojekyll", "404.html", "version.json", "licenses")
"""What a browser need not keep."""
SHRINKS: Final = (".js", ".css", ".html", ".svg")
"""Files beside which a compressed copy lies, for servers that pass it on."""


def write(out: Path, root: Path = ROOT) -> dict[str, Any]:
    """Write the folder anew; what it is made of, in bytes."""
    source = root / "web"
    if not (source / "offline" / client_build.LOCK).is_file():
        raise BadInput(
            "offline", "expected the client's sources: run this in a checkout of Trilith"
        )
    if out.exists() and any(out.iterdir()) and not (out / "version.json").is_file():
        raise BadInput(
            str(out), "expected an empty folder, or one that was written by this command"
        )
    try:
        with tempfile.TemporaryDirectory() as folder:
            made = Path(folder, "offline")
            build(source, made)
            shutil.rmtree(out, ignore_errors=True)
            shutil.copytree(made, out)
    except CannotBuild as reason:
        raise BadInput("offline", str(reason)) from reason
    return sizes(out)


def build(source: Path, made: Path) -> None:
    client_build.install(source)
    client_build.install(source / "offline")
    client_build.build_into(source, made, "offline")
    parts = write_python(source / "offline", made / "python")
    settle(made)
    write_page(made, parts)
    (made / "_headers").write_text(HEADERS, "utf-8")
    (made / ".nojekyll").write_text("", "utf-8")
    (made / "404.html").write_text(NOT_FOUND, "utf-8")
    library.copy_licences(source / "offline", made / "licenses")
    write_worker(source / "offline", made)
    press(made)


# ------------------------------------------------------------------ Python


def write_python(source: Path, target: Path) -> dict[str, dict[str, Any]]:
    """Python, its library, our modules and the words; where each lies, and how long it is."""
    target.mkdir()
    answers = json.dumps(all_answers(), ensure_ascii=False).encode()
    parts = {
        "loader": (library.pyodide(source, "pyodide.mjs"), ".js"),
        "machine": (library.pyodide(source, "pyodide.asm.mjs"), ".js"),
        "wasm": (library.pressed(library.pyodide(source, "pyodide.asm.wasm")), ".bin"),
        "library": (library.pressed(library.standard_library(source)), ".bin"),
        "trilith": (library.pressed(library.our_modules(source)), ".bin"),
        "answers": (library.pressed(answers), ".bin"),
    }
    found: dict[str, dict[str, Any]] = {}
    for name, (content, suffix) in parts.items():
        path = target / f"{name}-{digest(content)[:10]}{suffix}"
        path.write_bytes(content)
        found[name] = {"path": f"python/{path.name}", "bytes": len(content)}
    return found


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


# ------------------------------------------------------------------ pages


def settle(made: Path) -> None:
    """Let the page be an app wherever the folder lies."""
    path = made / "manifest.webmanifest"
    doc = json.loads(path.read_text("utf-8"))
    doc |= {"id": "./", "start_url": "./", "scope": "./"}
    doc.pop("shortcuts", None)
    for icon in doc["icons"]:
        icon["src"] = f".{icon['src']}"
    path.write_text(json.dumps(doc), "utf-8")


def write_page(made: Path, parts: dict[str, dict[str, Any]]) -> None:
    """The page knows by itself what may be loaded and where Python lies."""
    path = made / "index.html"
    text = path.read_text("utf-8")
    about = html.escape(json.dumps(parts), quote=True)
    metas = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n'
        f'    <meta name="trilith-parts" content="{about}" />'
    )
    first = '<meta charset="utf-8" />'
    path.write_text(text.replace(first, f"{first}\n    {metas}", 1), "utf-8")


def write_worker(source: Path, made: Path) -> None:
    """The service worker with the build's number before it, and the build as data."""
    names = sorted(path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_file())
    kept = [name for name in names if name.partition("/")[0] not in NOT_KEPT]
    contents = "".join(f"{name} {digest((made / name).read_bytes())}\n" for name in kept)
    number = digest(contents.encode())[:16]
    files = ["./", *(f"./{name}" for name in kept if name != "index.html")]
    text = (source / "sw.js").read_text("utf-8")
    head = f"const BUILD = {json.dumps(number)};\nconst FILES = {json.dumps(files)};\n"
    (made / "sw.js").write_text(head + text, "utf-8")
    rules = {key: games.get(key).rules_version for key in games.keys()}
    about = {"build": number, "version": __version__, "rules": rules}
    (made / "version.json").write_text(json.dumps(about) + "\n", "utf-8")


def press(made: Path) -> None:
    """Beside what is long and not compressed, the same compressed."""
    for path in sorted(made.rglob("*")):
        if path.suffix in SHRINKS and path.stat().st_size > 4096:
            shorter = gzip.compress(path.read_bytes(), 9, mtime=0)
            path.with_name(f"{path.name}.gz").write_bytes(shorter)


def sizes(out: Path) -> dict[str, Any]:
    """What a first visit loads, in bytes: as it lies there, and where compressed copies are served."""
    paths = [path for path in out.rglob("*") if path.is_file()]
    kept = [
        path
        for path in paths
        if path.suffix != ".gz" and path.relative_to(out).parts[0] not in NOT_KEPT
    ]
    pressed = [_pressed(path) for path in kept]
    return {
        "folder": str(out),
        "files": len(paths),
        "plain": sum(path.stat().st_size for path in kept),
        "compressed": sum(path.stat().st_size for path in pressed),
    }


def _pressed(path: Path) -> Path:
    shorter = path.with_name(f"{path.name}.gz")
    return shorter if shorter.is_file() else path
