"""The screens: complete in three languages, usable on a phone, and accessible."""

from __future__ import annotations

import gzip
import itertools
import json
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, expect

from tests.server.running import Running
from tests.server.running import Somebody as Guest
from tests.web.conftest import SHOTS
from tests.web.late import Kind, begin_asked, begin_at, begin_late, played
from tests.web.screen import OPTION, PHONE, TABLET, Screen
from trilith import bots, games
from trilith.engine.history import History
from trilith.engine.record import record_of, write
from trilith.server.pages import WEB
from trilith.server.settings import Settings

Somebody = Callable[..., Screen]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIRST_LOAD = 300_000
"""Bytes, compressed and without fonts, that a table of the castle may need at first."""


COLOURS = ("color-contrast",)
"""The rules of axe that depend on the theme."""


def accessible(screen: Screen, within: str = "html", rules: tuple[str, ...] = ()) -> None:
    """axe-core finds nothing serious, by these of its rules or by all of them."""
    if not screen.page.evaluate("!!window.axe"):
        screen.page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = screen.page.evaluate(
        """async ([within, rules]) => {
          const wish = { resultTypes: ["violations"], selectors: false };
          if (rules.length) wish.runOnly = { type: "rule", values: rules };
          return (await axe.run(within, wish)).violations
            .filter((one) => ["serious", "critical"].includes(one.impact))
            .map((one) => ({ id: one.id, nodes: one.nodes.slice(0, 3).map((node) => node.html) }));
        }""",
        [within, list(rules)],
    )
    assert found == []


def says_no_keys(screen: Screen) -> None:
    """Nothing on the screen is the key of a message instead of its words."""
    words = screen.page.inner_text("body")
    assert re.findall(r"\b(?:castle|engine|error|view|seat|pace)-[a-z-]{3,}", words) == []


def fits(screen: Screen) -> None:
    """Nothing sticks out to the side."""
    wide = screen.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


@pytest.mark.alike(2)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_pages_before_a_game_are_accessible(somebody: Somebody, theme: str) -> None:
    ada = somebody("Ada", theme=theme)
    for name, path in (("lobby", "/"), ("new-table", "/new"), ("rules", "/learn/castle")):
        ada.go(path)
        ada.page.wait_for_load_state("networkidle")
        ada.shot(f"{name}-{theme}")
        accessible(ada, rules=COLOURS if theme == "dark" else ())


KINDS = ("choose", "build", "pay", "place", "take", "exchange")
"""What is asked in every game of the castle."""


@pytest.mark.alike(2)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_is_accessible_at_every_kind_of_question(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch, theme: str
) -> None:
    ada = somebody("Ada", theme=theme, motion=False)
    for kind in KINDS:
        begin_asked(monkeypatch, "castle", 2, kind)
        ada.sit_down("castle", 2, "easy")
        assert kind in {code.split()[0] for code in ada.options()}
        assert ada.page.locator("h1").all_inner_texts() == ["A Castle for All Seasons"]
        ada.shot(f"castle-{kind}-{theme}", whole=False)
        accessible(ada, rules=COLOURS if theme == "dark" else ())


def test_the_text_view_the_end_and_the_replay_are_accessible(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_late(monkeypatch, "castle", left=14)
    ada = somebody("Ada", text_view=True, motion=False)
    ada.sit_down()
    ada.page.wait_for_selector(OPTION)
    accessible(ada)
    ada.play_on(seed=4)
    ada.page.wait_for_selector(".end h1")
    accessible(ada)
    ada.page.get_by_role("link", name="Watch the replay").click()
    ada.page.wait_for_selector("input[type=range]")
    accessible(ada)


@pytest.mark.alike(3)
@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_all_is_said_in_the_viewers_language(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """At questions late in the year: the log tells the whole game."""
    ada = somebody("Ada", language=language, motion=False)
    ada.go()
    assert ada.page.get_attribute("html", "lang") == language
    says_no_keys(ada)
    winter = Kind("castle", 3, {"season": "winter"})
    for left in (70, 50, 30, 10):
        begin_at(monkeypatch, "castle", played("castle", 3, **winter.options)[-left])
        ada.sit_down(winter.game, winter.players, "easy", **winter.options)
        says_no_keys(ada)
        ada.play_on(seed=left, moves=3)
        says_no_keys(ada)
    ada.shot(f"castle-winter-{language}")
    fits(ada)


def test_the_language_changes_at_once(somebody: Somebody) -> None:
    ada = somebody("Ada")
    ada.sit_down()
    ada.page.evaluate("window.same = true")
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("radio", name="Polski").click()
    expect(ada.page.locator("html")).to_have_attribute("lang", "pl")
    ada.page.keyboard.press("Escape")
    ada.sees("Dziennik")
    says_no_keys(ada)
    assert ada.page.evaluate("window.same") is True


def test_a_game_on_a_phone(somebody: Somebody) -> None:
    ada = somebody("Ada", size=PHONE, touch=True, confirm=True)
    ada.sit_down()
    for _ in range(4):
        ada.wait_for_turn()
        fits(ada)
        first = ada.page.locator('[data-lit="legal"]:visible').first
        expect(first).to_be_in_viewport()
        box = first.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        before = ada.step
        first.tap()
        confirm = ada.page.locator("[data-confirm]")
        expect(confirm).to_be_in_viewport()
        ada.shot("castle-phone", whole=False)
        confirm.tap()
        ada.wait_for_step(before + 1)
    # Log and chat take the room of the board, and give it back.
    bubble = ada.page.get_by_role("button", name="Log and chat")
    bubble.tap()
    ada.page.get_by_role("tab", name="Chat").tap()
    line = ada.page.get_by_role("textbox", name="Write to the table …")
    expect(line).to_be_in_viewport()
    pane = ada.page.get_by_role("tabpanel").bounding_box()
    assert pane is not None
    assert pane["height"] > PHONE["height"] / 2
    bubble.tap()
    expect(line).to_have_count(0)
    expect(ada.page.locator("[data-board]")).to_be_visible()


@pytest.mark.alike(2)
@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_nothing_sticks_out(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch, size: dict[str, int]
) -> None:
    begin_late(monkeypatch, "castle", players=4, left=40)
    ada = somebody("Ada", size=size, motion=False)
    for path in ("/", "/new", "/learn/castle"):
        ada.go(path)
        fits(ada)
        ada.shot(f"{path.strip('/').replace('/', '-') or 'lobby'}-{size['width']}")
    ada.sit_down("castle", 4, "easy")
    ada.play_on(seed=1, moves=6)
    fits(ada)
    ada.shot(f"castle-{size['width']}")
    ada.play_on(seed=1)
    ada.page.wait_for_selector(".end h1")
    fits(ada)
    ada.shot(f"game-end-{size['width']}")


def test_lit_places_are_the_options_and_a_press_on_one_plays_it(somebody: Somebody) -> None:
    ada = somebody("Ada")
    ada.sit_down()
    ada.page.wait_for_selector('[data-lit="legal"]')
    cards = [code.split()[1] for code in ada.options()]
    lit = ada.lit().evaluate_all("all => all.map((one) => one.dataset.ref)")
    assert sorted(lit) == sorted(cards)
    ada.page.locator('[data-lit="blocked"]').first.click(force=True)
    expect(ada.page.locator(".tip")).to_contain_text("AM-SEL")
    ada.page.locator(".tip .rulelink").click()
    expect(ada.page.locator(".drawer .asked")).to_be_in_viewport()
    ada.shot("rules-drawer", whole=False)
    ada.page.keyboard.press("Escape")
    before = ada.step
    ada.page.locator('[data-ref="messenger"][data-lit="legal"]').click()
    ada.wait_for_step(before + 1)


def test_what_an_option_does_is_shown_before_it_is_chosen(somebody: Somebody) -> None:
    ada = somebody("Ada")
    ada.sit_down()
    ada.until(lambda: any(code.startswith("pay ") for code in ada.options()))
    code = next(code for code in ada.options() if code.startswith("pay "))
    ada.option(code).hover()
    expect(ada.page.locator("[data-preview]")).to_contain_text("Ada pays")
    ada.shot("castle-pay")
    ada.page.mouse.move(700, 5)
    expect(ada.page.locator("[data-preview]")).to_be_hidden()


def test_the_theme_follows_the_system_without_loading_again(somebody: Somebody) -> None:
    ada = somebody("Ada", theme="auto").go()
    html = ada.page.locator("html")
    for scheme in ("dark", "light"):
        ada.page.emulate_media(color_scheme=scheme)
        expect(html).to_have_attribute("data-theme", scheme)


def test_a_card_chosen_by_enter_keeps_the_focus(somebody: Somebody) -> None:
    ada = somebody("Ada", motion=False, list=False, confirm="always")
    ada.sit_down(level="random")
    ada.wait_for_turn()
    ada.page.keyboard.press("h")
    card = ada.page.locator("[data-ref]:focus")
    name = card.get_attribute("data-ref")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("[data-lit='chosen']:focus")).to_have_attribute("data-ref", name or "")


def test_the_digits_cover_no_number(somebody: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_asked(monkeypatch, "castle", 2, "pay")
    ada = somebody("Ada", size={"width": 1440, "height": 900}, motion=False, list=False)
    ada.sit_down("castle", 2, "easy")
    digits = ada.page.locator("[data-digit]")
    expect(digits.first).to_be_visible()
    ada.page.wait_for_timeout(500)  # they are set once more when all pieces lie still
    numbers = boxes(ada, ".pile b")
    assert len(numbers) == 6
    for digit in boxes(ada, "[data-digit]"):
        assert not [box for box in numbers if overlap(digit, box)]


def test_the_digit_of_a_building_lies_on_it_and_covers_no_word(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_asked(monkeypatch, "castle", 3, "build")
    ada = somebody("Ada", size={"width": 1280, "height": 720}, motion=False, list=False)
    ada.sit_down("castle", 3, "easy")
    expect(ada.page.locator("[data-digit]")).to_have_count(9)
    ada.page.wait_for_timeout(500)  # they are set once more when all pieces lie still
    lit, words = boxes(ada, "[data-for='build'][data-lit] .march"), boxes(ada, ".stage svg text")
    for digit in boxes(ada, "[data-digit]"):
        assert [box for box in lit if overlap(digit, box)]
        assert not [box for box in words if overlap(digit, box)]


def boxes(ada: Screen, what: str) -> list[FloatRect]:
    return [box for one in ada.page.locator(what).all() if (box := one.bounding_box())]


def overlap(one: FloatRect, other: FloatRect) -> bool:
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    return not beside and not above


def test_a_replay_leads_to_any_step(somebody: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_late(monkeypatch, "castle", left=20)
    ada = somebody("Ada", motion=False)
    ada.sit_down()
    ada.play_on(seed=9)
    ada.page.wait_for_selector(".end h1")
    ada.page.get_by_role("button", name="Back to the board").click()
    expect(ada.page.locator(".end h1")).to_have_count(0)
    ada.page.get_by_role("button", name="Show the result").click()
    ada.page.get_by_role("link", name="Watch the replay").click()
    ada.sees("Move 0 of")
    for step in range(1, 6):
        ada.page.keyboard.press("Shift+ArrowRight")
        ada.sees(f"Move {step} of")
    ada.shot("replay")
    ada.page.get_by_role("button", name="To the end").click()
    ada.sees("Where the points come from")
    address = ada.page.url.partition("step=")[0] + "step=5"
    eve = somebody("Eve")
    eve.page.goto(address)
    eve.sees("Move 5 of")


def test_a_finished_game_of_other_rules_keeps_its_result_and_its_log(
    browser: Browser, tmp_path: Path
) -> None:
    """Brought in under these rules; then it stands in the log that something went otherwise."""
    database, settings = str(tmp_path / "trilith.db"), Settings(quick_hash=True, guest_hold=0)
    with Running.on(database, settings) as server, Guest(server.url, "Ada") as guest:
        path = f"/t/{guest.http.post('/api/records', content=a_record()).json()['id']}"
    with sqlite3.connect(database) as log:
        rows = log.execute("select seq, data from log where kind in ('start', 'play')").fetchall()
        start, first = json.loads(rows[0][1]), json.loads(rows[1][1])
        start["rules"] = 0
        first["events"][0][3]["formerly"] = 1
        for (seq, _), data in zip(rows, (start, first), strict=False):
            log.execute("update log set data = ? where seq = ?", (json.dumps(data).encode(), seq))
    with Running.on(database, settings) as server:
        eve = Screen.of(browser, server.url, SHOTS, "Eve", motion=False)
        # The replay of such a game leads to what there is of it.
        for way in (path, path.replace("/t/", "/replay/")):
            eve.go(way)
            expect(eve.page.locator(".end h1")).to_contain_text("wins")
            expect(eve.page.locator("#main")).to_contain_text("The rules have changed")
            expect(eve.page.locator(".log li").nth(20)).to_be_attached()
            expect(eve.page.get_by_role("link", name="Watch the replay")).to_have_count(0)
        accessible(eve)
        eve.shot("rules-changed")
        eve.page.context.close()
        assert eve.problems == []


def a_record() -> str:
    """A game of the castle between bots."""
    game, bot = games.get("castle"), bots.get("easy")("a record")
    history = History(game, game.setup(2, {}, "a record"))
    while history.state.to_act():
        seat = history.state.to_act()[0]
        history.play(seat, bot.choose(bots.Seen(game, history.state, seat)))
    return write(record_of(history, with_events=True))


def test_numbers_of_the_story_stand_apart(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_late(monkeypatch, "castle")
    ada = somebody("Ada", motion=False)
    ada.sit_down(level="easy")
    ada.play_on(seed=9)
    marks = ada.page.locator("[data-story] .mark")
    expect(marks.first).to_be_visible()
    boxes = [box for one in marks.all() if (box := one.bounding_box())]
    assert len(boxes) > 1
    for left, right in itertools.pairwise(boxes):
        assert left["x"] + left["width"] <= right["x"]


def test_the_first_load_is_small() -> None:
    page = (WEB / "index.html").read_text("utf-8")
    first = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page)
    assets = {path.name: path for path in (WEB / "assets").glob("*.*") if path.suffix != ".woff2"}
    parts = [WEB / name for name in first]
    parts += [
        path
        for name, path in assets.items()
        if name.startswith(("TablePage", "castle", "targets", "ui-"))
    ]
    assert len(parts) > 5
    assert sum(len(gzip.compress(path.read_bytes())) for path in set(parts)) < FIRST_LOAD
