"""Take the pictures of the browser anew: `python docs/screenshots/browser.py [NAME ...]`.

A real Chromium before a real server; the games begin where bots have brought them.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.server.running import Running
from tests.web import chromium, late
from tests.web.conftest import done_here
from tests.web.screen import PHONE, Screen
from trilith import games
from trilith.engine.state import State
from trilith.server import client_build
from trilith.server.errands import Errands
from trilith.server.settings import Settings

HERE = Path(__file__).parent
LAPTOP: ViewportSize = {"width": 1440, "height": 900}


class Set:
    """Only what `late` needs of pytest's monkeypatch: one program, one purpose."""

    @staticmethod
    def setattr(target: object, name: str, value: object) -> None:
        setattr(target, name, value)


def asked(key: str, players: int, verb: str, share: float, **options: str) -> State:
    """Where the first seat is asked to do this, after such a share of the game."""
    all_of_it = late.played(key, players, "pictures", **options)
    later = all_of_it[int(len(all_of_it) * share) :]
    return next(s for s in later if verb in {a.verb for a in s.legal(0)})


def table(screen: Screen, s: State, key: str, players: int, **options: str) -> Screen:
    late.begin_at(Set(), key, s)  # type: ignore[arg-type]
    quick = {"game": key, "bots": players - 1, "level": "easy", "options": options}
    screen.remember(quick=quick)
    screen.go().page.get_by_role("button", name="Start playing").click()
    screen.page.mouse.move(2, 2)  # where nothing explains itself
    screen.wait_for_turn()
    screen.page.wait_for_timeout(900)
    return screen


def of_table(key: str, players: int, verb: str, share: float, **options: str) -> Any:
    def take(screen: Screen) -> None:
        table(screen, asked(key, players, verb, share, **options), key, players, **options)

    return take


def lobby(screen: Screen) -> None:
    screen.go().page.wait_for_timeout(500)


def end(screen: Screen) -> None:
    table(screen, late.played("castle", 3)[-4], "castle", 3)
    screen.play_on(seed=1)
    screen.page.wait_for_selector(".end svg[role=img]")
    screen.page.wait_for_timeout(2500)  # what changed last is outlined no more


PICTURES: dict[str, tuple[Any, dict[str, Any]]] = {
    "castle": (of_table("castle", 3, "choose", 0.55), {}),
    "castle-phone": (of_table("castle", 3, "pay", 0.4), {"size": PHONE, "touch": True}),
    "castle-winter": (of_table("castle", 3, "choose", 0.6, season="winter"), {"theme": "dark"}),
    "ezra_nehemiah": (of_table("ezra_nehemiah", 3, "play", 0.45), {}),
    "ezra-solo": (of_table("ezra_nehemiah", 1, "play", 0.5), {}),
    "sa_re": (of_table("sa_re", 3, "draw", 0.5), {}),
    "text-view": (of_table("sa_re", 2, "draw", 0.4), {"text_view": True}),
    "lobby": (lobby, {}),
    "game-end": (end, {}),
}


def shoot(browser: Browser, web: str, name: str) -> None:
    take, wishes = PICTURES[name]
    fresh = {game: games.get(game).__dict__.get("new") for game in games.keys()}
    screen = Screen.of(
        browser, web, HERE, "Ada", **{"size": LAPTOP, "motion": False, "list": False, **wishes}
    )
    take(screen)
    screen.shot(name, whole=False)
    screen.page.context.close()
    for game, new in fresh.items():
        if new is None:
            games.get(game).__dict__.pop("new", None)
    print(name)


def main() -> None:
    client_build.ensure()
    Screen.takes_pictures = True
    Set.setattr(Errands, "must", done_here)
    settings = Settings(quick_hash=True, guest_hold=0, generosity=1000)
    with (
        tempfile.TemporaryDirectory() as folder,
        Running.on(f"{folder}/pictures.db", settings) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        for name in sys.argv[1:] or PICTURES:
            shoot(browser, server.url, name)
        browser.close()


if __name__ == "__main__":
    main()
