"""The browser for the tests: Chromium without a window if there is one, else the developer's own.

python tests/web/chromium.py --install         install Debian's where it is missing
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

SHELL: Final = "chromium-headless-shell"
"""The same engine without all that is around a page: a third of the work for every page opened."""
NAMES: Final = (
    SHELL,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
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
    """Debian's engine without a window; where there is no such package, its browser."""
    apt("update", "-qq")
    if apt("install", "-y", "-qq", SHELL) and find() is None:
        apt("install", "-y", "-qq", "chromium")


def apt(*command: str) -> int:
    root = [] if os.geteuid() == 0 else ["sudo"]
    wanted = [*root, "apt-get", *command]
    return subprocess.run(wanted, check=False, stdout=subprocess.DEVNULL).returncode


def is_wanted() -> bool:
    """Whether to install: nobody is asked for a password for what would only be quicker."""
    return find() is None or (os.geteuid() == 0 and not shutil.which(SHELL))


def main() -> int:
    if "--install" in sys.argv and is_wanted() and shutil.which("apt-get"):
        install()
    found = find()
    if found is None:
        print("expected a Chromium or Chrome, found none: install one", file=sys.stderr)
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
