"""My turn: the queue, the way to the next table, and what is sent to me."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.screen import DESKTOP, PHONE, Screen

Somebody = Callable[..., Screen]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def two_tables(screen: Screen) -> list[str]:
    """Two castles against a bot: both wait for me."""
    screen.go()
    made = screen.page.evaluate(
        """async () => {
          const post = async (path, body) => (await fetch(path, {
            method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
          })).json();
          await post("/api/guest", { name: "Guest " + Math.random().toString(36).slice(2, 8) });
          const ids = [];
          for (const hours of [48, 12]) {
            const clock = { kind: "turn", hours };
            const one = await post("/api/tables",
              { game: "castle", seats: 2, bots: [null, "random"], clock, access: "link" });
            await post(`/api/tables/${one.id}/start`, {});
            ids.push(one.id);
          }
          return ids;
        }"""
    )
    return [str(table) for table in made]


def faults(screen: Screen) -> list[str]:
    """What axe finds wrong with the page."""
    screen.page.evaluate(AXE.read_text("utf-8"))
    found = screen.page.evaluate("axe.run()")
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found["violations"]]


def test_the_most_urgent_table_comes_first_and_the_next_one_is_one_press_away(
    somebody: Somebody,
) -> None:
    ada = somebody("Ada")
    later, sooner = two_tables(ada)
    ada.go("/my-turn")
    expect(ada.page.locator("h1")).to_have_text("2 tables wait for you")
    expect(ada.page).to_have_title("(2) My turn · Trilith")
    rows = ada.page.locator(".mine li")
    expect(rows.first.locator("a")).to_have_attribute("href", f"/t/{sooner}")
    expect(rows.nth(1).locator("a")).to_have_attribute("href", f"/t/{later}")
    assert faults(ada) == []
    ada.shot("my-turn")
    ada.page.keyboard.press("1")
    ada.page.wait_for_selector("#decision")
    assert ada.page.url.endswith(f"/t/{sooner}")


def two_tables_together(ada: Screen, bea: Screen) -> list[str]:
    """Two castles of two people: both choose at once, so both tables wait for both."""
    for screen in (ada, bea):
        screen.go()
    ids = ada.page.evaluate(
        """async () => {
          const post = async (path, body) => (await fetch(path, { method: "POST",
            headers: {"content-type": "application/json"}, body: JSON.stringify(body) })).json();
          await post("/api/guest", { name: "Ada " + Math.random().toString(36).slice(2, 8) });
          const form = { game: "castle", seats: 2, access: "link" };
          return [(await post("/api/tables", form)).id, (await post("/api/tables", form)).id];
        }"""
    )
    bea.page.evaluate(
        """async (ids) => {
          const post = (path, body) => fetch(path, { method: "POST",
            headers: {"content-type": "application/json"}, body: JSON.stringify(body) });
          await post("/api/guest", { name: "Bea " + Math.random().toString(36).slice(2, 8) });
          for (const id of ids) {
            await post(`/api/tables/${id}/sit`, {});
            await post(`/api/tables/${id}/start`, {});
          }
        }""",
        ids,
    )
    return [str(table) for table in ids]


def answer_all(screen: Screen) -> None:
    screen.page.wait_for_selector("#decision[data-asked]")
    while screen.page.locator("#decision[data-asked]").count():
        screen.press(screen.options()[0])


def test_after_my_answer_the_next_table_is_offered_until_all_is_done(somebody: Somebody) -> None:
    ada, bea = somebody("Ada"), somebody("Bea")
    first, second = two_tables_together(ada, bea)
    ada.go(f"/t/{first}")
    answer_all(ada)
    expect(ada.page.locator("[data-next-table]")).to_be_visible()
    ada.page.keyboard.press("g")
    ada.page.wait_for_url(f"**/t/{second}")
    answer_all(ada)
    expect(ada.page.locator("[data-all-done]")).to_have_text("All done. Nobody is waiting for you.")
    ada.page.locator("[data-all-done]").click()
    expect(ada.page.locator("h1")).to_have_text("Nobody is waiting for you")


@pytest.mark.alike(3)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_notifications_are_switched_one_by_one_and_kept(
    somebody: Somebody, size: dict[str, int], language: str
) -> None:
    ada = somebody("Ada", size=size, language=language)
    ada.go("/notifications")
    grid = ada.page.locator("table [role=switch]")
    expect(grid).to_have_count(16)  # eight kinds; mail is not set up here
    hook = ada.page.locator('[data-row="0"][data-column="1"]')
    hook.focus()
    ada.page.keyboard.press("Space")
    expect(hook).to_have_attribute("aria-checked", "true")
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("Space")
    quiet = ada.page.locator("header [role=switch]")
    quiet.click()
    expect(ada.page.locator("input[type=time]")).to_have_count(2)
    expect(ada.page.locator("main")).to_have_attribute("aria-busy", "false")  # all is saved
    ada.page.reload()
    expect(ada.page.locator('[data-row="0"][data-column="1"]')).to_have_attribute(
        "aria-checked", "true"
    )
    expect(ada.page.locator('[data-row="1"][data-column="1"]')).to_have_attribute(
        "aria-checked", "true"
    )
    expect(ada.page.locator("input[type=time]")).to_have_count(2)
    expect(ada.page.locator("#sent ~ p")).to_have_count(2)  # nothing was sent yet
    wide = ada.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide
    assert faults(ada) == []
    ada.shot(f"notifications-{language}-{size['width']}")


@pytest.mark.alike(3)
@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_the_rules_of_absence_are_shown_before_sitting_down(
    somebody: Somebody, language: str
) -> None:
    ada = somebody("Ada", language=language, size=PHONE).go()
    table = ada.page.evaluate(
        """async () => {
          const post = async (path, body) => (await fetch(path, { method: "POST",
            headers: {"content-type": "application/json"}, body: JSON.stringify(body) })).json();
          await post("/api/guest", { name: "Host " + Math.random().toString(36).slice(2, 8) });
          const clock = { kind: "turn", hours: 48 };
          return (await post("/api/tables", { game: "castle", seats: 2, clock })).id;
        }"""
    )
    bea = somebody("Bea", language=language, size=PHONE).go(f"/t/{table}")
    rules = bea.page.locator("details").first
    expect(rules.locator("li").last).to_be_visible()
    expect(rules.locator("li")).to_have_count(8)
    expect(rules).to_contain_text("48")
    assert faults(bea) == []
    bea.shot(f"table-rules-{language}")
