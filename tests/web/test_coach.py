"""The coach beside the replay: asked for, waited for, read, and tried again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.coach.games import played
from tests.server.test_analyses import market
from tests.web.screen import DESKTOP, PHONE, Screen
from trilith.engine.record import write

Somebody = Callable[..., Screen]
LAST = 10
"""Steps of the game that is analysed: it begins near its end."""


AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(screen: Screen, within: str = "html") -> list[str]:
    """What axe finds wrong with the page, or with a part of it."""
    screen.page.evaluate(AXE.read_text("utf-8"))
    found = screen.page.evaluate("within => axe.run(within)", within)
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found["violations"]]


def finished(screen: Screen, record: str = "") -> str:
    """A finished game at a table."""
    screen.go("/")
    request = screen.page.request
    assert request.post(f"{screen.web}/api/guest", data={"name": f"{screen.name} the coached"}).ok
    record = record or write(played("castle", 2, "page", LAST))
    table: str = request.post(f"{screen.web}/api/records", data=record).json()["id"]
    return table


@pytest.mark.alike(2)
@pytest.mark.parametrize(
    ("language", "size", "ask"),
    [("en", DESKTOP, "Analyse this game"), ("pl", PHONE, "Przeanalizuj tę grę")],
)
def test_a_finished_game_is_analysed_and_reported(
    somebody: Somebody, language: str, size: object, ask: str
) -> None:
    ada = somebody(f"Ada {language}", size=size, language=language, motion=False)
    table = finished(ada)
    ada.go(f"/replay/{table}?step=1")
    ada.page.locator("[data-coach]").click()
    ada.page.get_by_role("button", name=ask).click()
    ada.page.wait_for_selector(".verdict h1", timeout=120_000)
    expect(ada.page.locator(".fall li")).to_have_count(5)
    expect(ada.page.locator("[role=img][aria-label*='%']")).to_be_visible()
    ada.page.locator(".keys button").click()
    expect(ada.page.locator("table caption")).to_have_count(1)
    wide = ada.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    assert faults(ada) == []
    ada.shot(f"coach-{language}")
    grade(ada, table)
    assert beside_its_place(ada) == []


def grade(screen: Screen, table: str) -> None:
    """Show the page as after a whole game: so few choices as these get no grade."""
    path = f"/api/tables/{table}/analysis?depth=normal"
    state = screen.page.request.get(f"{screen.web}{path}").json()
    for player in state["result"]["players"]:
        player["skill"]["grade"] = {"lower": "easy", "upper": "easy"}
    screen.page.route(f"**{path}", lambda route: route.fulfill(json=state))
    screen.page.reload()
    screen.page.wait_for_selector(".ladder .me", state="attached")


def beside_its_place(screen: Screen) -> list[str]:
    """The marks on the ladder of levels that do not stand where their points belong."""
    found: list[str] = screen.page.evaluate(
        """() => {
          const ladder = document.querySelector(".ladder").getBoundingClientRect();
          const middle = (one) => {
            const box = one.getBoundingClientRect();
            return (box.left + box.right) / 2 - ladder.left;
          };
          return [...document.querySelectorAll(".ladder .mark, .ladder .me")]
            .filter((one) => {
              const place = (parseFloat(one.style.left) / 100) * ladder.width;
              return Math.abs(middle(one.firstElementChild) - place) > 1;
            })
            .map((one) => one.textContent || "the player");
        }"""
    )
    return found


def test_what_mattered_is_walked_through_on_the_board_and_tried_again(somebody: Somebody) -> None:
    ada = somebody("Ada again", motion=False)
    table = finished(ada, market(cashed_in=0))
    ada.go(f"/replay/{table}/coach")
    ada.page.get_by_role("button", name="Analyse this game").click()
    ada.page.wait_for_selector(".verdict h1", timeout=120_000)
    ada.page.locator(".head [role=radio]").first.click()  # whoever lost it at the market
    ada.page.get_by_role("link", name="Show them to me").click()
    ada.page.wait_for_selector("[data-walk-five='1'] article.blunder li.best")
    expect(ada.page.locator("[data-board]")).to_be_visible()
    ada.shot("coach-walk")
    ada.page.get_by_role("button", name="Try again from here").click()
    ada.page.wait_for_selector("#decision[data-status]")
    assert "/t/" in ada.page.url
