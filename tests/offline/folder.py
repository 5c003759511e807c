"""The folder that plays without a server, written once for all tests of these sources."""

from __future__ import annotations

import fcntl
import hashlib
from functools import cache
from pathlib import Path

from trilith.offline import folder
from trilith.offline.library import PACKAGE
from trilith.server.client_build import ROOT, digest

BUILD = ROOT / "build"


@cache
def written() -> Path:
    """The folder, written anew if anything in it has changed since the last run."""
    BUILD.mkdir(exist_ok=True)
    out = BUILD / "offline-tested"
    stamp = BUILD / "offline-tested.txt"
    with (BUILD / "offline-tested.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        now = sources()
        if not stamp.is_file() or stamp.read_text("utf-8") != now:
            folder.write(out)
            stamp.write_text(now, "utf-8")
    return out


def sources() -> str:
    total = hashlib.sha256(digest(ROOT / "web").encode())
    here = [path for path in (ROOT / "web" / "offline").iterdir() if path.is_file()]
    ours = [path for path in PACKAGE.rglob("*") if path.suffix in (".py", ".toml", ".json", ".ftl")]
    for path in sorted(here + [one for one in ours if "web" not in one.parts]):
        total.update(path.read_bytes())
    return total.hexdigest()
