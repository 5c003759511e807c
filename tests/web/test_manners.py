"""Manners: a name's menu, a report and what follows from it, the operator's page."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.server.accounts import Account
from tests.server.running import Running, Somebody, wait_for
from tests.web.screen import DESKTOP, PHONE, Screen
from tests.web.test_my_turn import faults
from trilith.server import cases, deciding, roles
from trilith.server.clocks import now_ms

Somebodies = Callable[..., Screen]
PASSWORD = "correct horse"


@pytest.fixture
def rude(served: Running) -> Iterator[Somebody]:
    """Somebody who talks at tables, without a browser."""
    with Somebody(served.url, "Guest 214") as somebody:
        yield somebody


def sign_in(served: Running, screen: Screen, name: str, role: str) -> None:
    """An account of this role, in this browser; nobody else's name, even if a test runs again."""
    name = f"{name} {secrets.token_hex(3)}"
    with Somebody(served.url, name) as made:
        person = made.post("/api/account", {"name": name, "password": PASSWORD})["id"]
    with served.server.store.engine.begin() as c:
        roles.give(c, person, role)  # type: ignore[arg-type]
    screen.page.evaluate(
        """async (form) => fetch("/api/login", { method: "POST",
          headers: {"content-type": "application/json"}, body: JSON.stringify(form) })""",
        {"name": name, "password": PASSWORD},
    )


def is_too_wide(screen: Screen) -> bool:
    return bool(screen.page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.alike(2)
@pytest.mark.parametrize(
    ("language", "size"), [("en", DESKTOP), ("pl", PHONE)], ids=["desktop", "phone"]
)
def test_a_line_is_reported_looked_at_and_answered(
    served: Running, somebody: Somebodies, rude: Somebody, language: str, size: dict[str, int]
) -> None:
    ada = somebody("Ada", language=language, size=size)
    table = rude.table(access="link")
    rude.connect(table).say("chat", text="something rude")
    ada.go(f"/t/{table}")
    ada.page.locator(".welcome button").click()
    menu = ada.page.locator(".chat .people .name")
    menu.click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.locator("li")).to_have_count(3)
    ada.shot(f"name-menu-{language}", whole=False)
    dialog.locator("li button").last.click()
    dialog.get_by_role("checkbox").first.check()
    dialog.locator("textarea").fill("He does not stop.")
    assert faults(ada) == []
    ada.shot(f"report-{language}", whole=False)
    dialog.locator("form .primary").click()
    expect(dialog.get_by_role("status")).to_be_visible()
    dialog.locator(".primary").click()
    # Muted at once: what they wrote is not read any more.
    expect(ada.page.locator(".chat ol")).not_to_contain_text("something rude")
    expect(menu.locator("svg")).to_have_count(1)

    wanda = somebody("Wanda", language=language, size=size).go()
    sign_in(served, wanda, f"Wanda {language}", "operator")
    wanda.go("/moderation")
    marked = wanda.page.locator("li.marked")
    expect(marked).to_be_visible()
    expect(marked).not_to_contain_text("something rude")
    marked.get_by_role("button").click()
    expect(marked).to_contain_text("something rude")
    assert faults(wanda) == []
    wanda.page.keyboard.press("4")
    expect(wanda.page.locator('[data-follows="silent-7"]')).to_have_attribute(
        "aria-checked", "true"
    )
    reason = wanda.page.locator("form textarea")
    reason.fill("Insults, after being asked to stop.")
    assert not is_too_wide(wanda)
    wanda.shot(f"moderation-{language}")
    reason.press("Control+Enter")
    expect(wanda.page.locator(".told")).to_be_visible()
    expect(wanda.page.locator(".queue .none")).to_be_visible()
    expect(wanda.page.locator("h1:focus")).to_be_visible()  # the form that had it is gone
    wait_for(lambda: rude.get("/api/me/standing")["silent"])

    wanda.go("/operator")
    expect(wanda.page.locator("section.sheet")).to_have_count(8)
    assert not is_too_wide(wanda)
    assert faults(wanda) == []
    wanda.shot(f"operator-{language}")

    ada.go("/account")
    expect(ada.page.locator("#from-moderators + ul li")).to_have_count(1)
    expect(ada.page.locator("#people-muted + ul li button")).to_have_count(1)
    assert faults(ada) == []
    ada.shot(f"account-{language}")


def test_whose_account_is_closed_reads_why_and_objects_where_they_would_sign_in(
    served: Running, somebody: Somebodies
) -> None:
    closed = Account(served.url, "Rude")
    with served.server.store.engine.begin() as c:
        deciding.by_operator(c, closed.id, "close", 0, "Advertising at two tables.", now_ms())
    ada = somebody("Ada", size=PHONE).go("/account")
    ada.page.get_by_role("main").get_by_role("button", name="Log in").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill(closed.name)
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Log in").click()
    expect(dialog.get_by_text("Their reason: Advertising at two tables.")).to_be_visible()
    assert faults(ada) == []
    ada.shot("account-closed", whole=False)
    dialog.get_by_label("Why you object").fill("It was one table.")
    dialog.get_by_role("button", name="Send the objection").click()
    expect(dialog.get_by_text("You have objected.")).to_be_visible()
    with served.server.store.engine.connect() as c:
        assert [one["reason"] for one in cases.open_objections(c)] == ["It was one table."]
    ada.problems = [line for line in ada.problems if "403" not in line]
    closed.__exit__()


def test_a_full_table_offers_a_word_when_a_seat_gets_free(
    somebody: Somebodies, rude: Somebody
) -> None:
    table = rude.table(bots=[None, "easy"])
    ada = somebody("Ada").go(f"/t/{table}")
    ada.page.get_by_role("button", name="Tell me if a seat becomes free").click()
    expect(ada.page.get_by_text("You will hear when a seat becomes free.")).to_be_visible()
    expect(ada.page.locator("details[open] li").first).to_be_visible()  # before one sits down
    assert faults(ada) == []
