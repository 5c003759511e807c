"""Who is invited: by a code that was read out, or by a link; what they see first; lost ways."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.screen import PHONE, Screen
from tests.web.test_my_turn import faults

Somebody = Callable[..., Screen]
LAPTOP: ViewportSize = {"width": 1280, "height": 720}

SEEN_FIRST = """() => {
  const { top, bottom } = document.querySelector(".welcome button").getBoundingClientRect();
  const above = [...document.querySelectorAll("main :is(details, .seatrow, .chat, a, button)")]
    .filter((one) => !one.closest(".welcome") && one.getBoundingClientRect().bottom <= top);
  return bottom < innerHeight && !above.length;
}"""
"""The button is in view without scrolling, and nothing that asks for anything stands above it."""


def opened_by(ada: Screen, **door: str) -> dict[str, str]:
    post = ada.page.request.post
    post(f"{ada.web}/api/guest", data={"name": ada.name})
    form = {"game": "castle", "seats": 2, "me": [0], **door}
    found: dict[str, str] = post(f"{ada.web}/api/tables", data=form).json()
    return found


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_code_that_was_read_out_leads_to_a_name_and_a_seat(
    somebody: Somebody, size: ViewportSize
) -> None:
    code = opened_by(somebody(f"Ada {size['width']}"))["code"]
    bea = somebody("", size=size, motion=False)
    box = bea.go().page.get_by_role("textbox", name="Code or link of the table")
    box.fill("AAA-AAA")
    box.press("Enter")
    bea.sees("No table with this code is waiting for players.")
    box.fill(" ".join(code.lower()))
    box.press("Enter")
    expect(bea.page.locator("h1:focus")).to_have_text(f"Ada {size['width']} invites you")
    assert bea.page.evaluate(SEEN_FIRST)
    assert faults(bea) == []
    name = bea.page.get_by_role("textbox", name="Your name")
    expect(name).to_have_value("")
    name.fill(f"Bea {size['width']}")
    name.press("Enter")
    expect(bea.page.locator("h1:focus")).to_have_text("The gate is open")
    bea.sees("Everybody is here.")
    bea.problems = [line for line in bea.problems if "404" not in line]  # the wrong code


def test_behind_a_password_one_gives_it_once(somebody: Somebody) -> None:
    table = opened_by(somebody("Cy"), access="password", password="secret")
    bea = somebody("", motion=False).go(f"/t/{table['id']}")
    bea.page.get_by_label("Password").fill("secret")
    bea.page.get_by_role("button", name="Join").click()
    bea.page.get_by_role("textbox", name="Your name").fill("Dina")
    bea.page.get_by_role("button", name="Sit here").click()
    bea.sees("Everybody is here.")


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/t/nowhere", "There is no such table."),
        ("/replay/nowhere", "There is no such table."),
        ("/learn/nothing", "There is no such page."),
        ("/nowhere", "There is no such page."),
    ],
)
def test_an_address_that_leads_nowhere_says_so_and_leads_on(
    somebody: Somebody, path: str, says: str
) -> None:
    ada = somebody("Ada", motion=False).go(path)
    expect(ada.page.locator("h1")).to_have_text(says)
    ada.page.get_by_role("link", name="To the lobby").click()
    expect(ada.page.locator("h1")).to_contain_text("Games about building.")
    ada.problems = [line for line in ada.problems if "404" not in line]
