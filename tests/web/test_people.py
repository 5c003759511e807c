"""People: profiles, the leaderboard, invitations by name, open seats and the queue, on the screen."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.server.accounts import Account, play
from tests.web.late import begin_late
from tests.web.screen import DESKTOP, PHONE, Screen
from tests.web.test_my_turn import faults
from trilith.server.ratings import model

Somebody = Callable[..., Screen]


@pytest.fixture
def people(web: str) -> Iterator[list[Account]]:
    made = [Account(web, name) for name in ("Zoe", "Yan")]
    yield made
    for one in made:
        one.__exit__()


def as_account(somebody: Somebody, account: Account, **wishes: object) -> Screen:
    """A browser in which this account is signed in."""
    screen = somebody(account.name, **wishes)
    cookies = [
        {"name": name, "value": value, "url": account.url}
        for name, value in account.http.cookies.items()
    ]
    screen.page.context.add_cookies(cookies)  # type: ignore[arg-type]
    return screen


def test_from_the_leaderboard_to_a_profile_to_a_table_together(
    somebody: Somebody, people: list[Account], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(model, "MIN_GAMES", 3)
    monkeypatch.setattr(model, "MAX_MARGIN", 400)
    begin_late(monkeypatch, "castle", 2, 6)
    zoe, yan = people
    for _ in range(3):
        table = play(zoe, yan, rated=True)
    screen = as_account(somebody, zoe)
    page = screen.page

    screen.go(f"/t/{table}")
    expect(page.locator(".podium .rating")).to_have_count(2)
    expect(page.locator(".podium .rating").first).to_contain_text("Rating: ")
    page.locator("[data-area=panels]").get_by_role(
        "button", name=f"{yan.name}: mute, block, report"
    ).click()
    menu = page.get_by_role("dialog", name=yan.name)
    menu.get_by_role("link", name="Profile").click()
    page.wait_for_url(re.compile("/people/"))

    screen.go("/people")
    own = page.locator("tr.me")
    expect(own).to_contain_text(zoe.name)
    expect(page.locator("tr.bot")).to_have_count(6)
    assert faults(screen) == []
    screen.shot("people-leaderboard")
    page.get_by_role("searchbox").or_(page.locator("[role=search] input")).fill(yan.name[:6])
    page.locator("[role=search] button").click()
    page.locator("[role=search] + [role=status] a").first.click()

    expect(page.locator("h1")).to_have_text(yan.name)
    expect(page.get_by_role("heading", name=f"You and {yan.name}")).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(3)
    expect(page.locator("svg[role=img][aria-label*='3 rated games']")).to_be_visible()
    assert faults(screen) == []
    screen.shot("people-profile")
    page.get_by_role("button", name="Show as a table").click()
    expect(page.locator(".rows tbody tr")).to_have_count(3)
    page.get_by_role("button", name=f"Tell me when {yan.name} sits down").click()
    expect(page.get_by_text(f"You will hear when {yan.name}")).to_be_visible()

    page.keyboard.press("m")
    menu = page.get_by_role("dialog", name=yan.name)
    expect(menu.get_by_role("button", name="Block")).to_be_visible()
    menu.get_by_role("button", name="Report").click()
    report = page.get_by_role("dialog", name=f"Report {yan.name}")
    expect(report.get_by_role("radio", name="Name")).to_be_checked()
    expect(page.locator("h2:focus")).to_have_text(f"Report {yan.name}")
    report.get_by_role("button", name="Cancel").click()
    expect(page.locator("button:focus")).to_be_visible()  # back where one was before
    other = as_account(somebody, yan)
    other.go("/my-turn")
    page.keyboard.press("i")
    page.get_by_role("dialog").get_by_role("button", name="New table").click()
    page.wait_for_url(re.compile("/new"))
    page.get_by_role("radio", name=re.compile("^Rated")).check()
    assert faults(screen) == []
    screen.shot("people-new-table")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("h1:focus")).to_have_text("The gate is open")
    page.get_by_text("rules of this table").click()
    expect(page.get_by_text("This game is rated")).to_be_visible()
    screen.shot("people-waiting")

    # The page rings: it was open before there was anything to see.
    expect(other.page.get_by_role("link", name="1 invitation")).to_be_visible()
    expect(other.page.locator("main")).to_contain_text("invites you")
    assert faults(other) == []
    other.page.get_by_role("link", name=re.compile("^See and sit down")).click()
    other.page.get_by_role("button", name="Sit here").click()
    expect(page.get_by_text("Everybody is here.")).to_be_visible()

    other.go(f"/people/{yan.name}")
    expect(other.page.get_by_role("heading", name="What you show")).to_be_visible()
    other.page.get_by_role("radiogroup", name="Games").get_by_role("radio", name="Nobody").click()
    expect(other.page.get_by_text("Saved.")).to_be_visible()
    expect(other.page.get_by_role("heading", name="Skill over time")).to_be_visible()
    other.page.get_by_role("checkbox", name="Polish").check()
    expect(other.page.get_by_text("Saved.")).to_be_visible()
    other.shot("people-own")
    page.goto(f"{screen.web}/people/{yan.name}")
    expect(page.get_by_text("Not shown to you.")).to_be_visible()
    expect(page.locator(".who")).to_contain_text("speaks Polish")
    page.goto(f"{screen.web}/people/Nobody%20Ever")
    expect(page.locator("h1")).to_have_text("This profile is not here")
    screen.problems = [line for line in screen.problems if "404" not in line]


def test_two_find_each_other_by_the_queue_and_open_seats_say_why_not(
    somebody: Somebody, people: list[Account]
) -> None:
    zoe, yan = people
    zoe.table(rated=True, around=100, clock={"kind": "live", "bank": 900, "increment": 0})
    ada = somebody("Ada", size=DESKTOP)
    ada.go("/find")
    page = ada.page
    page.get_by_role("button", name="Show them").click()
    expect(page.get_by_text("Rated: for people with an account.").first).to_be_visible()
    page.locator("#tell-me").click()
    expect(page.get_by_role("heading", name="You are waiting for")).to_be_visible()
    assert faults(ada) == []
    ada.shot("people-find")

    screens = [as_account(somebody, one) for one in (zoe, yan)]
    for screen in screens:
        screen.go("/find")
        seek = screen.page.get_by_role("region", name="Find a game")
        seek.get_by_role("radio", name="any").click()
        seek.get_by_role("button", name="Find a game").click()
        if screen is screens[0]:
            expect(seek.get_by_text("Looking:")).to_be_visible()
            screen.shot("people-seek")
    for screen in screens:
        screen.page.wait_for_selector("#decision")
    assert len({screen.page.url for screen in screens}) == 1


@pytest.mark.alike(2)
@pytest.mark.parametrize("language", ["fr", "pl"])
def test_on_a_phone_in_other_languages(
    somebody: Somebody, people: list[Account], language: str
) -> None:
    zoe, yan = people
    yan.table()
    screen = as_account(somebody, zoe, size=PHONE, language=language)
    for path, name in (
        ("/people", "leaderboard"),
        (f"/people/{zoe.name}", "own"),
        ("/find", "find"),
    ):
        screen.go(path)
        expect(screen.page.locator("main [aria-busy=true]")).to_have_count(0)
        expect(screen.page.locator("main .sheet").first).to_be_visible()
        assert faults(screen) == []
        assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        screen.shot(f"people-{name}-{language}-phone")


@pytest.mark.parametrize(
    "path", ["/", "/find", "/people", "/my-turn", "/notifications", "/account", "/copy/castle"]
)
def test_a_page_that_is_open_does_not_ask_the_server_again_and_again(
    somebody: Somebody, people: list[Account], path: str
) -> None:
    zoe, yan = people
    table = yan.table()  # something to be found
    screen = as_account(somebody, zoe)
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))
    screen.go(path)
    screen.page.wait_for_timeout(1500)
    often = {url: n for url, n in Counter(asked).items() if n > 3}
    assert often == {}
    yan.post(f"/api/tables/{table}/stand", {"seat": 0})
