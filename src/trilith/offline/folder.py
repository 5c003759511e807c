"""`trilith offline`: the whole of Trilith as a folder of static files."""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import re
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
/boot.*
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
"""What a browser need not store."""
LATER: Final = "words"
"""A part that is fetched when first needed, and stored from then on."""
FIRST: Final = ("boot.js", "boot.css")
"""What a page loads before it knows anything else."""
PACKED: Final = (".js", ".css", ".svg")
"""Text, which a first visit loads as one compressed file whatever the host can do."""
SHRINKS: Final = (*PACKED, ".html")
"""Files beside which a compressed copy lies, for servers that pass it on."""


def write(out: Path, root: Path = ROOT) -> dict[str, Any]:
    """Rewrite the folder; returns the sizes of its parts in bytes."""
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
    pack = write_pack(made)
    for name in FIRST:
        shutil.copy(source / "offline" / name, made / name)
    write_page(made, parts, pack)
    (made / "_headers").write_text(HEADERS, "utf-8")
    (made / ".nojekyll").write_text("", "utf-8")
    (made / "404.html").write_text(NOT_FOUND, "utf-8")
    library.copy_licences(source / "offline", made / "licenses")
    write_worker(source / "offline", made, pack)
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
        LATER: (library.pressed(library.words(source)), ".bin"),
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


def write_pack(made: Path) -> dict[str, Any]:
    """All that is text as one file; where it lies, how long it is, and what is in it."""
    texts = {f"./{name}": (made / name).read_text("utf-8") for name in packed_files(made)}
    content = library.pressed(json.dumps(texts, ensure_ascii=False).encode())
    path = made / "python" / f"pack-{digest(content)[:10]}.bin"
    path.write_bytes(content)
    return {"path": f"./python/{path.name}", "bytes": len(content), "files": list(texts)}


def packed_files(made: Path) -> list[str]:
    found = [path for folder in FOR_EVER for path in (made / folder).iterdir()]
    return sorted(path.relative_to(made).as_posix() for path in found if path.suffix in PACKED)


def write_page(made: Path, parts: dict[str, dict[str, Any]], pack: dict[str, Any]) -> None:
    """The page knows by itself what may be loaded, where Python lies, and how the client begins."""
    path = made / "index.html"
    text = path.read_text("utf-8")
    script = re.findall(r'<script type="module"[^>]* src="([^"]+)"></script>', text)[0]
    styles = re.findall(r'<link rel="stylesheet"[^>]* href="([^"]+)">', text)
    text = re.sub(r"\n *<script type=.*</script>", "", text)
    text = re.sub(r'\n *<link rel="(stylesheet|modulepreload)".*>', "", text)
    begins = {
        "pack": {"path": pack["path"], "bytes": pack["bytes"]},
        "python": sum(parts[name]["bytes"] for name in ("wasm", "library", "trilith")),
        "script": script,
        "styles": styles,
    }
    metas = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n'
        f'    <meta name="trilith-parts" content="{_in_attribute(parts)}" />\n'
        f'    <meta name="trilith-shell" content="{_in_attribute(begins)}" />\n'
        '    <link rel="stylesheet" href="./boot.css" />\n'
        '    <script type="module" src="./boot.js"></script>'
    )
    first = '<meta charset="utf-8" />'
    text = text.replace(first, f"{first}\n    {metas}", 1)
    waiting = '<main id="boot">Trilith<progress value="0" aria-label="Trilith"></progress></main>'
    app = '<div id="app"></div>'
    path.write_text(text.replace(app, f"{waiting}\n    {app}", 1), "utf-8")


def _in_attribute(doc: object) -> str:
    return html.escape(json.dumps(doc), quote=True)


def write_worker(source: Path, made: Path, pack: dict[str, Any]) -> None:
    """The service worker with what it has to know before it, and the build as data."""
    names = sorted(path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_file())
    kept = [name for name in names if is_kept(name)]
    contents = "".join(f"{name} {digest((made / name).read_bytes())}\n" for name in kept)
    number = digest(contents.encode())[:16]
    later = [f"./{name}" for name in kept if is_later(name)]
    others = {"./index.html", pack["path"], *pack["files"], *later}
    known = {
        "BUILD": number,
        "PACK": pack["path"],
        "PACKED": pack["files"],
        "FILES": ["./", *(f"./{name}" for name in kept if f"./{name}" not in others)],
        "LATER": later,
        "POLICY": POLICY,
    }
    head = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in known.items())
    text = (source / "sw.js").read_text("utf-8")
    (made / "sw.js").write_text(head + text, "utf-8")
    rules = {key: games.get(key).rules_version for key in games.keys()}
    about = {"build": number, "version": __version__, "rules": rules}
    (made / "version.json").write_text(json.dumps(about) + "\n", "utf-8")


def is_kept(name: str) -> bool:
    return name.partition("/")[0] not in NOT_KEPT


def is_later(name: str) -> bool:
    return name.startswith(f"python/{LATER}-")


def press(made: Path) -> None:
    """Put compressed copies beside long files that are not compressed."""
    for path in sorted(made.rglob("*")):
        if path.suffix in SHRINKS and path.stat().st_size > 4096:
            shorter = gzip.compress(path.read_bytes(), 9, mtime=0)
            path.with_name(f"{path.name}.gz").write_bytes(shorter)


def is_of_first_visit(name: str, in_pack: set[str]) -> bool:
    is_single = name not in in_pack and not name.endswith(".gz")
    return is_kept(name) and is_single and not is_later(name)


def sizes(out: Path) -> dict[str, Any]:
    """The sizes of its parts, and the bytes that a first visit loads from any host."""
    names = [path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()]
    in_pack = set(packed_files(out))
    loaded = [name for name in names if name == "sw.js" or is_of_first_visit(name, in_pack)]
    first = sum((out / name).stat().st_size for name in loaded)
    return {"folder": str(out), "files": len(names), "first_visit": first}
