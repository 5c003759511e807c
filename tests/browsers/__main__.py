"""Play in Firefox and in WebKit: python -m tests.browsers [--install] [firefox] [webkit]"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tests.browsers import webkit
from tests.browsers.visit import (
    AIM,
    ASIDE,
    LISTEN,
    LOOK,
    MOVES,
    PLAY,
    RISE,
    SAID,
    SIZES,
    VISITS,
    Visit,
    faults,
    of_the_hand,
    of_the_pointer,
)
from tests.server.running import Running
from trilith.server import client_build
from trilith.server.settings import Settings

ROOT: Final = Path(__file__).parents[2]
SHOTS: Final = ROOT / "build" / "screenshots"
WORKSHOP: Final = ROOT / "build" / "browsers"
PUPPETEER: Final = "puppeteer-core@24"
PACKAGES: Final = {
    "firefox-esr": "firefox-esr",
    "WebKitWebDriver": "webkit2gtk-driver",
    "xvfb-run": "xvfb",
    "xauth": "xauth",
}
"""Programs, and the packages of Debian that have them."""


def install() -> None:
    missing = [package for name, package in PACKAGES.items() if shutil.which(name) is None]
    if missing:
        root = [] if os.geteuid() == 0 else ["sudo"]
        for command in (["update", "-qq"], ["install", "-y", "-qq", *missing]):
            subprocess.run([*root, "apt-get", *command], check=True, stdout=subprocess.DEVNULL)
    if not (WORKSHOP / "node_modules" / "puppeteer-core").is_dir():
        WORKSHOP.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--silent", "--no-save", "--prefix", str(WORKSHOP), PUPPETEER]
        subprocess.run(command, check=True)


def firefox(url: str, shots: Path) -> dict[str, dict[str, Any]]:
    visits = [
        {"name": visit.name, "prefs": visit.prefs(), "width": width, "height": height}
        for visit in VISITS
        for width, height in [SIZES[visit.size]]
    ]
    plan = {"url": url, "shots": str(shots), "visits": visits, "moves": MOVES}
    plan |= {"play": PLAY, "look": LOOK, "listen": LISTEN, "rise": RISE}
    plan |= {"aim": AIM, "said": SAID, "aside": ASIDE}
    script = str(Path(__file__).with_name("firefox.mjs"))
    path = shutil.which("firefox-esr") or shutil.which("firefox") or ""
    done = subprocess.run(
        ["node", script, str(WORKSHOP), path],
        input=json.dumps(plan),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    results: dict[str, dict[str, Any]] = json.loads(done.stdout)
    return results


BROWSERS: Final[dict[str, Callable[[str, Path], dict[str, dict[str, Any]]]]] = {
    "firefox": firefox,
    "webkit": webkit.visit_all,
}


def main(arguments: list[str]) -> int:
    if "--install" in arguments:
        install()
    wanted = [name for name in BROWSERS if name in arguments] or list(BROWSERS)
    client_build.ensure()
    SHOTS.mkdir(parents=True, exist_ok=True)
    passed = failed = 0
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(quick_hash=True, generosity=1000)
        with Running.on(str(Path(folder) / "trilith.db"), settings) as server:
            for name in wanted:
                results = BROWSERS[name](server.url, SHOTS)
                for visit in VISITS:
                    wrong = judge(visit, results[visit.name])
                    print(f"{name} {visit.name}: {'; '.join(wrong) or 'fine'}", flush=True)
                    passed, failed = passed + (not wrong), failed + bool(wrong)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def judge(visit: Visit, result: dict[str, Any]) -> list[str]:
    if "failed" in result:
        return [str(result["failed"])]
    hands = of_the_hand(visit, result["rise"]) + of_the_pointer(visit, result["pointed"])
    return faults(result["before"], result["after"]) + hands


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
