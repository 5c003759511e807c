"""My copy: a whole set by keyboard, refusals at their fields, played with, out and in as a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.screen import Screen

Somebody = Callable[..., Screen]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(screen: Screen) -> list[str]:
    """What axe finds wrong with the page."""
    screen.page.evaluate(AXE.read_text("utf-8"))
    found = screen.page.evaluate("() => axe.run(document)")
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found["violations"]]


def keys(screen: Screen, *pressed: str) -> None:
    for key in pressed:
        screen.page.keyboard.press(key)


def enter(screen: Screen, path: str, value: str) -> None:
    field = screen.page.locator(f"[data-path='{path}'] input")
    field.fill(value)


def why(screen: Screen, path: str) -> str:
    note = screen.page.locator(f"[data-path='{path}'] .why")
    expect(note).to_be_visible()
    return note.inner_text()


def test_an_owner_of_the_castle_enters_it_is_refused_plays_exports_and_imports(
    somebody: Somebody, tmp_path: Path
) -> None:
    ada = somebody("Ada")
    ada.go("/copy/castle")
    page = ada.page
    first = page.locator("[data-path='tile.tower_1.value'] input")
    expect(first).to_have_attribute(
        "aria-label", "9 Towers, building value, ours 10, reconstructed"
    )
    # The whole list of what to check first, by keyboard alone.
    first.focus()
    for _ in range(page.locator("main li[data-path]").count()):
        keys(ada, "=", "Enter")
    expect(page.locator("progress")).to_have_attribute("value", "9")
    expect(page.locator("li.same[data-path]")).to_have_count(9)
    # What cannot be is told at its field, and nothing can be saved meanwhile.
    save = page.get_by_role("button", name="Save", exact=True)
    enter(ada, "tile.house_1.value", "9")
    assert "9 is odd" in why(ada, "tile.house_1.value")
    assert "AM-COMP-11" in why(ada, "tile.house_1.value")
    expect(save).to_be_disabled()
    ada.shot("copy-refused")
    enter(ada, "tile.house_1.value", "100")
    expect(page.locator("[data-path='tile.house_1.value'] .why")).to_contain_text("at most 60")
    enter(ada, "tile.house_1.value", "many")
    expect(page.locator("[data-path='tile.house_1.value'] .why")).to_contain_text(
        "not what belongs"
    )
    enter(ada, "tile.house_1.value", "10")
    enter(ada, "round_track.winter_marks", "13 13 5")
    assert "13 appears twice" in why(ada, "round_track.winter_marks")
    enter(ada, "round_track.winter_marks", "12 9 6 3")
    enter(ada, "tile.well.vp", "8")
    expect(page.locator("li.bad")).to_have_count(0)
    expect(page.locator("[data-path='tile.well.vp'] .state")).to_contain_text("my copy: 8")
    page.get_by_label("Name of this copy").fill("First printing")
    page.get_by_role("switch", name="Use it at tables I open").click()
    keys(ada, "Control+Enter")
    expect(page.get_by_role("status").filter(has_text="Saved as version 1")).to_be_visible()
    digest = page.locator("[data-digest]").get_attribute("data-digest")
    assert faults(ada) == []
    ada.shot("copy-castle")
    # Out and in again: the same numbers.
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file for the command line").click()
    file = tmp_path / "copy.toml"
    download.value.save_as(file)
    assert "[[tile]]" in file.read_text("utf-8")
    page.get_by_label("Which copy").select_option("another copy")
    expect(page.locator("li.same, li.differs")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-digest]")).to_have_attribute("data-digest", str(digest))
    # Played with: everybody is told before sitting down.
    ada.go("/new?game=castle")
    expect(page.get_by_label("Numbers")).not_to_have_value("")
    page.get_by_role("button", name="Open the table").click()
    note = page.get_by_label("Numbers of a printed copy")
    expect(note).to_contain_text("First printing")
    expect(note).to_contain_text("not rated")
    note.get_by_role("button").click()
    expect(note).to_contain_text("Well, crown points: 8")
    ada.shot("copy-waiting")
    # The table is played, and its rules say the numbers of the copy.
    page.evaluate(
        """async () => {
          const at = `/api/tables/${location.pathname.split("/").pop()}`;
          const post = (path, body) => fetch(at + path, { method: "POST",
            headers: {"content-type": "application/json"}, body: JSON.stringify(body) });
          await post("/bot", { level: "easy" });
          await post("/start", {});
        }"""
    )
    ada.wait_for_turn()
    ada.press(ada.options()[0])
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator("[data-rule='AM-WTR-02']")).to_contain_text("spaces 12, 9, 6, 3")
    expect(page.locator(".copied")).to_contain_text("the guide uses ours")
    ada.shot("copy-rules")


@pytest.mark.parametrize(("game", "language", "done"), [("sa_re", "fr", 80)])
def test_a_whole_set_is_entered_by_keyboard_on_a_phone(
    somebody: Somebody, game: str, language: str, done: int
) -> None:
    zoe = somebody("Zoe", language=language, size={"width": 390, "height": 844})
    zoe.go(f"/copy/{game}")
    zoe.page.locator("main li[data-path] input").first.focus()
    for _ in range(done):
        keys(zoe, "=", "Enter")
    expect(zoe.page.locator("li.same[data-path]")).to_have_count(done)
    enter(zoe, "season_card.single_wood.copies", "5")
    assert "28" in why(zoe, "season_card.single_wood.copies")
    assert faults(zoe) == []
    zoe.shot(f"copy-{game}-phone", whole=False)


def test_cards_of_ezra_are_entered_one_after_another(somebody: Somebody) -> None:
    pia = somebody("Pia", language="pl", theme="dark")
    pia.go("/copy/ezra_nehemiah")
    pia.page.locator("[data-path='wall_ring.wall_spaces.w01.rubble'] input").focus()
    for _ in range(12):
        keys(pia, "=", "Enter")
    expect(pia.page.locator("li.same[data-path]")).to_have_count(12)
    pia.shot("copy-ezra", whole=False)
