"""The folder of static files in a real browser, without a network after the first visit."""

from __future__ import annotations

import functools
import json
import re
import shutil
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.offline.folder import written
from tests.offline.keeping import Keeper, played_with
from tests.server.running import Running, wait_for
from tests.web.conftest import SHOTS
from tests.web.screen import PHONE, Screen
from trilith.server import client_build
from trilith.server.settings import Settings

LOADING = 90_000
"""Milliseconds; Python starts in a browser on a machine that has other things to do."""
LEFT = 14
"""Choices that are left of the prepared game."""


FIRST_VISIT = 8_000_000
"""Bytes over the wire, from a host that compresses nothing."""
ALL_KEPT = """async (files) => {
  for (;;) {
    const found = await Promise.all(files.map((file) => caches.match(file)));
    if (found.every(Boolean)) return;
    await new Promise((next) => setTimeout(next, 50));
  }
}"""


class Plain(SimpleHTTPRequestHandler):
    """A web server that knows nothing of Trilith, nor of compression; it counts what it sends."""

    sent = 0

    def log_message(self, *_: Any) -> None:
        pass

    def copyfile(self, source: Any, outputfile: Any) -> None:
        content = source.read()
        Plain.sent += len(content)
        outputfile.write(content)


class Site:
    """A folder below a path of a web server that can be switched off."""

    def __init__(self, root: Path) -> None:
        self.folder = root / "games"
        self.folder.symlink_to(written())
        Plain.sent = 0
        handler = functools.partial(Plain, directory=str(root))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/games"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def switch_off(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def renew(self, root: Path, **rules: int) -> None:
        """Another build in its place: the same files under another number, and maybe other rules."""
        newer = root / "newer"
        shutil.copytree(written(), newer)
        worker = (newer / "sw.js").read_text("utf-8")
        replace(newer / "sw.js", re.sub(r'BUILD = "\w+"', 'BUILD = "newer"', worker))
        about = json.loads((newer / "version.json").read_text("utf-8"))
        about["rules"] |= rules
        replace(newer / "version.json", json.dumps(about))
        self.folder.unlink()
        self.folder.symlink_to(newer)


def replace(path: Path, text: str) -> None:
    """A file of its own in place of a link."""
    path.unlink()
    path.write_text(text, "utf-8")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    found = Site(tmp_path)
    yield found
    found.switch_off()


def wait_until_kept(page: Page) -> None:
    """Until the whole of it needs no network any more."""
    worker = (written() / "sw.js").read_text("utf-8")
    lists = re.findall(r"^const (?:FILES|PACKED) = (.*);$", worker, re.MULTILINE)
    files = [name for one in lists for name in json.loads(one)]
    assert len(files) > 100
    page.evaluate(ALL_KEPT, files)


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
    wait_until_kept(page)
    assert 6_000_000 < Plain.sent < FIRST_VISIT
    page.context.set_offline(True)
    site.switch_off()

    # All games of another browser come in as a file; one of them is played to its end.
    file = tmp_path / "games.json"
    file.write_text(prepared(), "utf-8")
    page.set_input_files("input[type=file]", file)
    page.get_by_role("link", name="Continue").or_(page.get_by_role("link", name="Open")).click()
    page.wait_for_selector("#decision")
    ada.play_on(moves=2)
    page.reload()
    page.wait_for_selector("#decision", timeout=LOADING)
    ada.play_on()
    assert ada.is_over
    ada.shot("offline-end")

    # The position of the day, and a streak that stays here.
    page.evaluate("location.hash = '#/coach'")
    page.get_by_role("link", name="Solve").first.click()
    page.locator("[data-option]").first.click()
    page.get_by_role("button", name="Answer").click()
    expect(page.locator("body")).to_contain_text("One day in a row")

    # Alone in Jerusalem, for some turns.
    page.evaluate("location.hash = '#/new?game=ezra_nehemiah'")
    page.get_by_label("Who sits at seat 2").select_option("closed")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#decision")
    assert ada.play_on(moves=4) == 4
    ada.wait_for_turn()
    page.locator("[aria-controls=hint]").first.click()
    page.get_by_role("button", name="Give me a hint").click()
    expect(page.locator("#hint")).to_contain_text("Where to look", timeout=LOADING)

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
    # The page learns of its new width a moment later, and is laid out anew then. It is asked from
    # outside: its own policy lets nothing be evaluated within it.
    wait_for(lambda: page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"])

    assert {url for url in asked if not url.startswith((f"{site.url}/", "blob:"))} == set()
    page.context.close()
    assert [line for line in ada.problems if "ERR_" not in line] == []


def with_a_copy() -> str:
    """A file of games: a castle that is played with a Messenger of 9 talers."""
    own = {"character": [{"id": "messenger", "thalers_from_bank": 9}]}
    keeper = Keeper()
    brought = keeper.post("/api/records", played_with("castle", own))
    goes_on = {"table": brought["id"], "step": 2}
    table = keeper.post(
        "/api/tables", {"game": "castle", "goes_on": goes_on, "bots": [None, "easy"]}
    )
    keeper.post(f"/api/tables/{table['id']}/start")
    games_file = {"id": table["id"], "lines": keeper.disk[table["id"]]}
    return json.dumps({"kind": "trilith games 1", "name": "Ada", "games": [games_file]})


@pytest.mark.alike
def test_a_copy_s_words_are_made_without_a_server(
    browser: Browser, site: Site, tmp_path: Path
) -> None:
    ada = Screen.of(browser, site.url, SHOTS, "Ada", installs=True)
    page = ada.go().page
    page.wait_for_selector(".poster", timeout=LOADING)
    wait_until_kept(page)
    file = tmp_path / "games.json"
    file.write_text(with_a_copy(), "utf-8")
    page.set_input_files("input[type=file]", file)
    page.get_by_role("link", name="Continue").or_(page.get_by_role("link", name="Open")).click()
    page.wait_for_selector("#decision", timeout=LOADING)
    page.get_by_role("button", name="Rules", exact=True).click()
    rule = page.locator("[data-rule='AM-MSG-01']")
    expect(rule).to_contain_text("take 9 talers", timeout=LOADING)
    expect(page.locator(".copied")).to_contain_text("the guide uses ours")
    ada.shot("offline-copy")
    # What makes them was fetched once: now it needs no network, in any language.
    site.switch_off()
    page.context.set_offline(True)
    ada.remember_now(language="fr")
    page.reload()
    page.wait_for_selector("#decision", timeout=LOADING)
    page.get_by_role("button", name="Règles", exact=True).click()
    expect(rule).to_contain_text("prenez 9 thalers", timeout=LOADING)
    page.context.close()
    assert [line for line in ada.problems if "ERR_" not in line] == []


@pytest.mark.alike
def test_one_tab_plays_and_a_new_build_waits_until_somebody_wants_it(
    browser: Browser, site: Site, tmp_path: Path
) -> None:
    ada = Screen.of(browser, site.url, SHOTS, "Ada", installs=True)
    page = ada.page
    ada.go()
    page.wait_for_selector(".poster", timeout=LOADING)
    wait_until_kept(page)
    table = quick_game(page)
    ada.play_on(moves=1)
    page.evaluate("location.hash = '#/'")

    # A second tab says that the games are elsewhere; it takes them, and then the first one says so.
    other = Screen(page.context.new_page(), site.url, SHOTS, "Ada's other tab")
    other.page.goto(f"{site.url}/{table}")
    expect(other.page.get_by_role("heading")).to_have_text("Trilith is open in another tab")
    other.shot("offline-elsewhere")
    other.page.get_by_role("button", name="Play here").click()
    expect(page.get_by_role("button", name="Play here")).to_be_visible()
    other.page.wait_for_selector("#decision", timeout=LOADING)
    assert other.play_on(moves=1) == 1
    step = other.step

    # When that one is closed, the first goes on where the other was.
    other.page.close()
    page.get_by_role("button", name="Play here").click()
    page.wait_for_selector(".poster", timeout=LOADING)

    # A newer build is offered, with what it would do to the game; nothing happens before a press.
    site.renew(tmp_path, castle=99)
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    use = page.get_by_role("button", name="Use it now")
    expect(use).to_be_visible()
    expect(page.locator(".renew")).to_contain_text("one game in progress would wait")
    ada.shot("offline-update")
    page.reload()
    page.wait_for_selector(".poster", timeout=LOADING)
    expect(use).to_be_visible()
    with page.expect_navigation():
        use.click()
    page.wait_for_selector(".poster", timeout=LOADING)
    expect(use).to_have_count(0)
    assert [name.split()[-1] for name in page.evaluate("caches.keys()")] == ["newer"]
    page.goto(f"{site.url}/{table}")
    page.wait_for_selector("#decision", timeout=LOADING)
    assert ada.step >= step
    assert ada.play_on(moves=1) == 1
    page.context.close()
    assert ada.problems + other.problems == []


@pytest.mark.alike
def test_a_game_goes_to_a_server_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    client_build.ensure()
    settings = Settings(quick_hash=True, generosity=1000, offline=str(written()))
    with Running.on(str(tmp_path / "server.db"), settings) as server:
        ada = Screen.of(browser, server.url, SHOTS, "Ada", installs=True)
        page = ada.page
        ada.go()
        page.get_by_role("link", name="Play without a server").click()
        page.wait_for_selector(".topbar .mark", timeout=LOADING)
        quick_game(page)
        ada.play_on(moves=2)
        step = ada.step

        # Straight into the lobby of the server that has delivered the folder.
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Take this game to a server").click()
        ada.shot("offline-carry")
        with page.context.expect_page() as opened:
            page.get_by_role("link", name="Open there").click()
        there = Screen(opened.value, server.url, SHOTS, "Ada at the server")
        expect(there.page.get_by_role("status").first).to_contain_text("continues after")
        there.shot("offline-bring")
        there.page.get_by_role("button", name="Bring it in").click()
        there.page.wait_for_selector("#decision")
        assert there.step == step
        there.play_on(moves=1)

        # And back, by the same way.
        there.page.get_by_role("button", name="Settings").click()
        there.page.get_by_role("button", name="Take this game offline").click()
        there.page.get_by_role("button", name="Take it along").click()
        there.shot("offline-carry-back")
        address = there.page.get_by_role("link", name="Continue in this browser")
        expect(address).to_have_attribute("href", re.compile("^/offline/#/bring"))
        back = address.get_attribute("href")
        step = there.step
        page.goto(f"{server.url}{back}")
        page.get_by_role("button", name="Bring it in").click(timeout=LOADING)
        page.wait_for_selector("#decision", timeout=LOADING)
        assert ada.step >= step
        page.context.close()
    assert ada.problems + there.problems == []


@pytest.mark.whole
def test_a_whole_game_is_played_without_a_network(browser: Browser, site: Site) -> None:
    ada = Screen.of(browser, site.url, SHOTS, "Ada", installs=True)
    ada.go()
    ada.page.wait_for_selector(".poster", timeout=LOADING)
    wait_until_kept(ada.page)
    ada.page.context.set_offline(True)
    site.switch_off()
    quick_game(ada.page)
    ada.play_on()
    assert ada.is_over
    ada.page.context.close()
    assert [line for line in ada.problems if "ERR_" not in line] == []


def quick_game(page: Page) -> str:
    """A castle against bots, begun by one press; its address."""
    page.get_by_role("radio", name="Medium").or_(
        page.get_by_text("Medium", exact=True)
    ).first.click()
    page.get_by_role("button", name="Start playing").click()
    page.wait_for_selector("#decision[data-asked]", timeout=LOADING)
    return str(page.evaluate("location.hash"))


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
