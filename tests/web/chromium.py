"""The browser for the tests: the developer's own if there is one, else Debian's.

python tests/web/chromium.py --install         install Debian's where none is found
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ELSEWHERE: Final = (
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
)
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
]


def find() -> str | None:
    """A Chromium that can be run; TRILITH_BROWSER names another one."""
    wish = os.environ.get("TRILITH_BROWSER")
    if wish:
        return wish
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return found or next((str(path) for path in ELSEWHERE if path.exists()), None)


def install() -> None:
    root = [] if os.geteuid() == 0 else ["sudo"]
    for command in (["update", "-qq"], ["install", "-y", "-qq", "chromium"]):
        subprocess.run([*root, "apt-get", *command], check=True, stdout=subprocess.DEVNULL)


def main() -> int:
    if find() is None and "--install" in sys.argv:
        if shutil.which("apt-get") is None:
            print("expected a Chromium or Chrome, found none: install one", file=sys.stderr)
            return 1
        install()
    print(find() or "no browser found")
    return 0 if find() else 1


if __name__ == "__main__":
    sys.exit(main())
