"""The folder of static files in a real browser, without a network after the first visit."""

from __future__ import annotations

import functools
import json
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.offline.folder import written
from tests.offline.keeping import Keeper
from tests.web.conftest import SHOTS
from tests.web.screen import PHONE, Screen

LOADING = 90_000
"""Milliseconds; Python starts in a browser on a machine that has other things to do."""
LEFT = 14
"""Choices that are left of the prepared game."""


class Plain(SimpleHTTPRequestHandler):
    """A web server that knows nothing of Trilith, nor of compression."""

    def log_message(self, *_: Any) -> None:
        pass


class Site:
    """The folder below a path of a web server that can be switched off."""

    def __init__(self, root: Path) -> None:
        (root / "games").symlink_to(written())
        handler = functools.partial(Plain, directory=str(root))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/games"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def switch_off(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    found = Site(tmp_path)
    yield found
    found.switch_off()


def prepared() -> str:
    """A file of games: a castle against medium bots, not far from its end."""
    keeper = Keeper()
    table = keeper.table("castle", ["medium", "medium"], me=[])
    total = keeper.let_bots_play()
    log = keeper.disk[table]
    plays = [line for line in log if line["kind"] == "play"]
    kept = [line for line in log if line["seq"] <= plays[total - LEFT]["seq"]]
    for line in kept:
        if line["kind"] == "bot" and line["data"]["seat"] == 0:
            line["kind"], line["data"] = "sit", {"seat": 0, "person": "here", "name": "Ada"}
    doc = {"kind": "trilith games 1", "name": "Ada", "games": [{"id": table, "lines": kept}]}
    return json.dumps(doc)


def test_everything_is_played_without_a_server(
    browser: Browser, site: Site, tmp_path: Path
) -> None:
    asked: list[str] = []
    ada = Screen.of(browser, site.url, SHOTS, "Ada", installs=True)
    page = ada.page
    page.context.on("request", lambda request: asked.append(request.url))

    # The first visit: how far it is can be seen, and then the lobby.
    ada.go()
    page.wait_for_selector(".poster", timeout=LOADING)
    expect(page.locator(".topbar")).to_contain_text("Offline")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    site.switch_off()

    # All games of another browser come in as a file; one of them is played to its end.
    games = tmp_path / "games.json"
    games.write_text(prepared(), "utf-8")
    page.set_input_files("input[type=file]", games)
    page.get_by_role("link", name="Continue").or_(page.get_by_role("link", name="Open")).click()
    page.wait_for_selector("#decision")
    ada.play_on(moves=2)
    page.reload()
    page.wait_for_selector("#decision", timeout=LOADING)
    ada.play_on()
    assert ada.is_over
    ada.shot("offline-end")

    # Alone in Jerusalem, for some turns.
    page.evaluate("location.hash = '#/new?game=ezra_nehemiah'")
    page.get_by_label("Who sits at seat 2").select_option("closed")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#decision")
    assert ada.play_on(moves=4) == 4

    # Two people at one screen: the curtain hides what each of them sees.
    page.evaluate("location.hash = '#/new?game=sa_re'")
    page.get_by_label("Who sits at seat 2").select_option("me")
    page.get_by_label("Name of player 2").fill("Bea")
    page.get_by_role("button", name="Open the table").click()
    met = [take_the_screen(ada)]
    play_until_handed_over(ada)
    met.append(take_the_screen(ada))
    assert sorted(met) == ["Ada", "Bea"]

    # All games as one file again, in three languages.
    page.evaluate("location.hash = '#/'")
    for language, word in (("FR", "Hors ligne"), ("PL", "Twoje partie"), ("EN", "Your games")):
        page.get_by_role("radio", name=language).or_(
            page.get_by_text(language, exact=True)
        ).first.click()
        expect(page.locator("body")).to_contain_text(word)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all games").click()
    assert len(json.loads(download.value.path().read_text("utf-8"))["games"]) == 3
    page.set_viewport_size(PHONE)
    ada.shot("offline-phone")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]

    assert {url for url in asked if not url.startswith((f"{site.url}/", "blob:"))} == set()
    page.context.close()
    assert [line for line in ada.problems if "ERR_" not in line] == []


def take_the_screen(screen: Screen) -> str:
    """Behind the curtain nothing is to be seen of any game; who it asks for."""
    heading = screen.page.get_by_role("heading", name="Hand the screen to")
    expect(heading).to_be_visible()
    assert screen.page.locator("#decision, [data-area]").count() == 0
    name = heading.inner_text().removeprefix("Hand the screen to ")
    screen.shot(f"offline-curtain-{name}")
    screen.page.get_by_role("button", name=f"I am {name}").click()
    screen.page.wait_for_selector("#decision[data-asked]")
    return name


def play_until_handed_over(screen: Screen) -> None:
    """Press what is offered until the next one has to take the screen."""
    for seed in range(60):
        if not screen.page.locator("#decision").count():
            return
        screen.play_on(seed=seed + 1, moves=1)
