"""What a table says when something is in the way: no line, no way back, no game any more."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.running import wait_for
from tests.web.late import begin_asked, begin_late
from tests.web.measure import DESKTOPS
from tests.web.screen import PHONE, Screen

Somebody = Callable[..., Screen]
HELD = "[data-area='tray'] [data-held]"
"""What could be chosen, if there were a connection."""
RESTED = 600
"""Milliseconds after which a pointer that rests on a piece is told of it, where there is room."""


def at_a_payment(monkeypatch: pytest.MonkeyPatch, screen: Screen) -> Screen:
    begin_asked(monkeypatch, "castle", 2, "pay")
    screen.sit_down("castle", level="random")
    screen.wait_for_turn()
    return screen


def test_what_was_taken_back_is_done_again_by_key_and_by_button(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = at_a_payment(monkeypatch, somebody("Ada", motion=False, list=False))
    again = ada.page.locator("[data-redo]")
    expect(again).to_have_count(0)
    ada.lit().first.click()
    ada.wait_for_step(1)
    ada.page.keyboard.press("Control+z")
    expect(again).to_have_accessible_name("Redo: Pay 1 sand pile")
    ada.page.keyboard.press("Control+Shift+Z")
    ada.wait_for_step(1)
    ada.page.keyboard.press("Control+z")
    again.click()
    ada.wait_for_step(1)
    expect(again).to_have_count(0)


@pytest.mark.alike(2)
@pytest.mark.parametrize("phone", [False, True])
def test_without_a_line_all_is_hatched_and_afterwards_it_says_what_was_missed(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch, phone: bool
) -> None:
    wishes = {"size": PHONE} if phone else {}
    ada = at_a_payment(monkeypatch, somebody("Ada", motion=False, list=False, **wishes))
    bar = ada.page.locator("#decision")
    ada.page.context.set_offline(True)
    expect(bar).to_contain_text("Connection lost.")
    expect(bar.get_by_role("button", name="Try now")).to_be_visible()
    expect(ada.page.get_by_text("Offline")).to_be_visible()
    expect(ada.lit()).to_have_count(0)
    expect(ada.page.locator("[data-digit]")).to_have_count(0)
    assert ada.page.locator(HELD).count() > 1
    # What is on pieces does not move into the bar.
    expect(bar.locator("[data-option]")).to_have_count(0)
    ada.page.locator(HELD).first.click(force=True)
    ada.page.context.set_offline(False)
    expect(bar).to_contain_text("Back. Nothing happened meanwhile.")
    expect(ada.page.locator(HELD)).to_have_count(0)
    assert ada.step == 0
    ada.lit().first.click()
    ada.wait_for_step(1)
    expect(bar).not_to_contain_text("Back.")


def test_before_a_step_that_shows_something_hidden_it_says_so(somebody: Somebody) -> None:
    ada = somebody("Ada", motion=False, list=False, confirm="turn")
    ada.sit_down("sa_re", level="random")
    final = ada.page.locator("[data-final]")
    while ada.page.locator("#decision[data-asked$='-ask-offer']").count() == 0:
        step = ada.step
        ada.lit().first.click()
        ada.page.wait_for_function(
            "n => Number(document.querySelector('#decision').dataset.step) > n"
            " || document.querySelector('[data-confirm]')",
            arg=step,
        )
        # Some steps ask for it, others are done at once: a button that is gone was not needed.
        ada.page.evaluate("document.querySelector('[data-confirm]')?.click()")
        ada.wait_for_step(step + 1)
        ada.wait_for_turn()
    ada.page.locator("[data-lit='legal'][data-ref*='draw']").first.click()
    expect(final).to_have_text("Cannot be undone: something hidden is shown")


def test_giving_up_is_asked_twice_and_leads_on(somebody: Somebody) -> None:
    ada = somebody("Ada", motion=False)
    ada.sit_down("castle", level="random")
    ada.wait_for_turn()
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Give the game up").click()
    assert ada.page.get_attribute("#decision", "data-status") == "playing"
    ada.page.get_by_role("button", name="Really give the game up?").click()
    bar = ada.page.locator("#decision")
    expect(bar).to_contain_text("It was given up.")
    for role, name in (("link", "To the lobby"), ("link", "Watch the replay")):
        expect(bar.get_by_role(role, name=name)).to_be_visible()  # type: ignore[arg-type]
    old = ada.page.url
    bar.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_function("old => location.href !== old", arg=old)
    # Nobody waits for bots.
    ada.page.wait_for_selector("#decision[data-status='playing']")


BOXES = """() => Object.fromEntries(["stage", "tray", "dock"].map((name) => {
  const { top, bottom } = document.querySelector(
    name === "dock" ? "[data-dock]" : `[data-area="${name}"]`).getBoundingClientRect();
  return [name, [top, bottom]];
}))"""


def test_on_a_phone_a_tip_takes_a_strip_of_the_stage_and_covers_nothing(somebody: Somebody) -> None:
    ada = somebody("Ada", size=PHONE, touch=True, motion=False, list=False, tips=True)
    ada.sit_down("castle", level="random")
    ada.page.wait_for_selector(".tip-card")
    ada.shot("phone-tip")
    boxes = ada.page.evaluate(BOXES)
    assert boxes["stage"][1] <= boxes["dock"][0] < boxes["dock"][1] <= boxes["tray"][0]
    ada.page.locator("[data-tip=close]").click()
    expect(ada.page.locator("[data-dock]")).to_be_hidden()
    assert ada.page.evaluate(BOXES)["stage"][1] > boxes["dock"][0]


def test_in_a_narrow_window_a_pointer_at_rest_lays_nothing_over_what_it_would_press(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = at_a_payment(monkeypatch, somebody("Ada", size=PHONE, motion=False, list=False))
    ada.page.wait_for_load_state("networkidle")
    piece = ada.page.locator("[data-area='tray'] [data-lit='legal']").first
    piece.hover()
    ada.page.wait_for_timeout(RESTED)
    expect(ada.page.locator("#explanation")).to_have_count(0)
    piece.click()
    ada.wait_for_step(1)


def test_the_digit_on_a_piece_chooses_it(somebody: Somebody) -> None:
    ada = somebody("Ada", motion=False, list=False, confirm="always", digits=True)
    ada.sit_down("castle", level="random")
    ada.wait_for_turn()
    third = ada.page.locator("[data-digit='3']")
    box = third.bounding_box()
    assert box
    under = "([x, y]) => document.elementFromPoint(x, y).closest('[data-ref]').dataset.ref"
    name = ada.page.evaluate(under, [box["x"] + 8, box["y"] + 8])
    ada.page.keyboard.press("3")
    expect(ada.page.locator("[data-lit='chosen']").first).to_have_attribute("data-ref", name)


SINGS = """() => {
  window.sung_ = [];
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...when) {
    window.sung_.push(this.frequency.value);
    return start.apply(this, when);
  };
}"""
"""From now on, the pitches of all sounds."""
CHAT = 880


def test_a_player_who_is_away_is_waited_for_and_what_was_said_is_not_missed(
    somebody: Somebody,
) -> None:
    ada = somebody("Ada", motion=False, sound=True)
    bea = somebody("Bea", motion=False, sound=True)
    ada.go("/new?game=castle").page.get_by_role("button", name="Open the table").click()
    ada.sees("The gate is open")
    # Who is invited is asked for a name first.
    bea.go(ada.page.url.removeprefix(ada.web))
    bea.page.get_by_role("textbox", name="Your name").fill("Beatrix")
    bea.page.get_by_role("button", name="Sit here").click()
    start = ada.page.get_by_role("button", name="Start the game")
    expect(start).to_have_attribute("aria-disabled", "false")
    start.click()
    for screen in (ada, bea):
        screen.wait_for_turn()
    for screen in (ada, bea):
        screen.page.evaluate(SINGS)
    bea.page.get_by_role("tab", name="Chat").click()
    box = bea.page.get_by_role("textbox", name="Write to the table …")
    box.fill("Good luck!")
    box.press("Enter")
    expect(ada.page.get_by_role("tab", name="Chat 1 new")).to_be_visible()
    assert ada.page.title().startswith("(1) ")
    assert ada.page.evaluate("window.sung_") == [CHAT]
    expect(bea.page.locator(".chat li")).to_contain_text("Good luck!")
    assert bea.page.evaluate("window.sung_") == [], "one's own line calls nobody"
    assert not bea.page.title().startswith("(")
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.locator(".chat li")).to_have_text("Beatrix guest Good luck!")
    assert not ada.page.title().startswith("(")
    bea.page.close()
    expect(ada.page.locator("[data-grace]")).to_contain_text("left to come back")
    expect(ada.page.get_by_role("button", name="Let a bot play")).to_have_count(0)


def test_a_finished_game_is_played_on_from_a_step_at_another_table(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_late(monkeypatch, "castle", left=6)
    ada = somebody("Ada", motion=False)
    ada.sit_down("castle", level="random")
    ada.play_on(seed=2)
    path = ada.page.url.removeprefix(ada.web).replace("/t/", "/replay/")
    ada.go(f"{path}?step=0").page.locator("[data-play-on]").click()
    ada.page.wait_for_selector("#decision[data-status='playing']")
    ada.wait_for_turn()


def test_the_end_names_everybody_in_full_and_on_a_phone_before_it_leads_on(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_late(monkeypatch, "castle", 4, left=3)
    ada = somebody("Maximilienne-Alexandrine", size=DESKTOPS["1280x720"], motion=False)
    ada.sit_down("castle", 4, "random")
    ada.play_on(seed=3)
    ada.page.wait_for_selector(".end h1")
    names = ada.page.locator(".podium b")
    expect(names).to_have_count(4)
    assert names.evaluate_all(CUT) == []
    # The page learns of its new width a frame later.
    ada.page.set_viewport_size(PHONE)
    wait_for(lambda: names.evaluate_all(CUT) == [])
    last, first = names.last.bounding_box(), ada.page.locator(".acts .primary").bounding_box()
    assert last
    assert first
    assert last["y"] < first["y"]


CUT = """(names) => names.filter((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const [said, room] = [words.getBoundingClientRect(), one.getBoundingClientRect()];
  return said.width > room.width + 1 || getComputedStyle(one).textOverflow === "ellipsis";
}).map((one) => one.textContent)"""
"""Those that do not fit where they stand."""


def test_a_payment_is_laid_by_one_press_after_it_was_shown(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = somebody("Ada", motion=False, list=False, confirm="turn")
    at_a_payment(monkeypatch, ada)
    lay = ada.page.locator("#decision [data-lay]")
    expect(lay).to_have_text("Lay it for me")
    lay.click()
    expect(lay).to_have_text(re.compile("^Build "))
    assert ada.page.locator(".ghost .brick").count() >= 3
    assert ada.step == 0
    lay.click()
    expect(ada.page.locator(".log, [data-first]").first).to_be_visible()
    ada.page.wait_for_function(
        "() => !document.querySelector('#decision')?.dataset.asked?.endsWith('-ask-pay')"
    )
    assert ada.step >= 3
