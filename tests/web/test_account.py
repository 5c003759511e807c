"""An account in two browsers: where it is signed in, and out again."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.screen import DESKTOP, PHONE, Screen
from tests.web.test_manners import is_too_wide
from tests.web.test_my_turn import faults

Somebody = Callable[..., Screen]
PASSWORD = "correct horse"


def nobody_s(name: str) -> str:
    """A name that nobody has: a second try would find the account of the first."""
    return f"{name} {secrets.randbelow(10**6)}"


def open_dialog(screen: Screen) -> None:
    screen.page.locator(".tool.me").click()


def test_one_signs_out_elsewhere_and_changes_the_password(somebody: Somebody) -> None:
    here, there = somebody("Ada"), somebody("Ada", language="pl")
    name = nobody_s("Ada here")
    here.go()
    open_dialog(here)
    here.page.get_by_label("Your name").fill(name)
    here.page.get_by_label("Password").fill(PASSWORD)
    here.page.get_by_role("button", name="Make an account").click()
    expect(here.page.locator(".tool.me")).to_have_text(name)

    there.go()
    open_dialog(there)
    there.page.get_by_label("Imię").fill(name.swapcase())
    there.page.get_by_label("Hasło").fill(PASSWORD)
    there.page.get_by_role("button", name="Zaloguj się").click()
    expect(there.page.locator(".tool.me")).to_have_text(name)

    open_dialog(here)
    rows = here.page.locator("dialog li")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="This device")).to_contain_text("Chrome")
    here.shot("sessions")
    rows.get_by_role("button", name="Sign out").click()
    expect(rows).to_have_count(1)
    # The other browser notices by itself.
    expect(there.page.locator(".tool.me")).to_have_text("Gość")
    # A question that was on its way is refused, and the browser tells of it.
    there.problems = [line for line in there.problems if "401" not in line]

    here.page.get_by_label("Current password").fill("wrong horse")
    here.page.get_by_label("New password").fill("battery staple")
    here.page.get_by_role("button", name="Change the password").click()
    expect(here.page.get_by_role("alert")).to_have_text("Wrong name or password.")
    here.problems.clear()  # the browser tells of every refusal
    here.page.get_by_label("Current password").fill(PASSWORD)
    here.page.get_by_role("button", name="Change the password").click()
    expect(here.page.get_by_role("status").filter(has_text="Password changed")).to_be_visible()


@pytest.mark.alike(3)
@pytest.mark.parametrize(
    ("language", "ask", "sure", "mark"),
    [
        ("en", "Sign out everywhere …", "Sign out everywhere", "new place"),
        ("fr", "Tout déconnecter …", "Tout déconnecter", "nouvel endroit"),
        ("pl", "Wyloguj wszędzie …", "Wyloguj wszędzie", "nowe miejsce"),
    ],
)
def test_a_new_place_is_marked_and_one_signs_out_everywhere_here_too(
    somebody: Somebody, language: str, ask: str, sure: str, mark: str
) -> None:
    name = f"Ada everywhere {language}"
    here = somebody("Ada", language=language, size=PHONE if language == "fr" else DESKTOP)
    here.go("/account")
    form = {"name": name, "password": PASSWORD}
    here.page.evaluate(
        """(form) => fetch("/api/account", { method: "POST", body: JSON.stringify(form),
          headers: { "content-type": "application/json" } })""",
        form,
    )
    abroad = httpx.Client(base_url=here.web, headers={"x-forwarded-for": "84.10.20.30"})
    with abroad:
        abroad.post("/api/login", json=form).raise_for_status()
        here.go("/account")
        rows = here.page.locator("section.part:has(.sure) li")
        expect(rows).to_have_count(2)
        expect(rows.filter(has_text="84.10.x.x").locator("em")).to_have_text(mark)
        expect(rows.locator("em")).to_have_count(1)
        here.page.get_by_role("button", name=ask).click()
        assert faults(here) == []
        assert not is_too_wide(here)
        here.shot(f"sign-out-everywhere-{language}")
        here.page.get_by_role("group", name=sure).get_by_role("button", name=sure).click()
        expect(rows).to_have_count(0)
        expect(here.page.locator("main .sheet button")).to_have_count(1)  # to log in again
        assert abroad.get("/api/me").json()["person"] is None
    me = here.page.evaluate("fetch('/api/me').then((answer) => answer.json())")
    assert me["person"] is None
    # A question that was on its way is refused, and the browser tells of it.
    here.problems = [line for line in here.problems if "401" not in line]


def test_a_key_for_a_program_is_shown_once_and_made_void(somebody: Somebody) -> None:
    ada, name = somebody("Ada"), nobody_s("Ada robot")
    ada.go()
    open_dialog(ada)
    ada.page.get_by_label("Your name").fill(name)
    ada.page.get_by_label("Password").fill(PASSWORD)
    ada.page.get_by_role("button", name="Make an account").click()
    expect(ada.page.locator(".tool.me")).to_have_text(name)
    open_dialog(ada)
    ada.page.get_by_role("textbox", name="What is it for?").fill("My bot")
    ada.page.get_by_role("button", name="New key").click()
    secret = ada.page.get_by_role("textbox", name="Save it now: it is shown only once.")
    expect(secret).to_have_value(re.compile("^tt_"))
    token = secret.input_value()
    bearer = {"authorization": f"Bearer {token}"}
    me = httpx.get(f"{ada.web}/api/me", headers=bearer).json()
    assert me["person"]["name"] == name
    ada.page.get_by_role("button", name="Revoke: My bot").click()
    expect(ada.page.locator("[data-token]")).to_have_count(0)
    assert httpx.get(f"{ada.web}/api/me", headers=bearer).status_code == 401


def test_one_takes_everything_along_and_deletes_the_account(somebody: Somebody) -> None:
    ada, name = somebody("Ada").go(), nobody_s("Ada leaves")
    open_dialog(ada)
    ada.page.get_by_label("Your name").fill(name)
    ada.page.get_by_label("Password").fill(PASSWORD)
    ada.page.get_by_role("button", name="Make an account").click()
    expect(ada.page.locator(".tool.me")).to_have_text(name)
    ada.go("/account")
    ada.page.get_by_role("radio", name="Green triangle").check()
    expect(ada.page.locator(".tool.me .em")).to_have_class(re.compile("s4"))
    ada.page.get_by_label("Current password").nth(1).fill(PASSWORD)
    with ada.page.expect_download() as saving:
        ada.page.get_by_role("button", name="Save the file").click()
    assert name in saving.value.path().read_text("utf-8")
    ada.shot("account")
    delete = ada.page.get_by_role("button", name="Delete for good")
    expect(delete).to_be_disabled()
    ada.page.get_by_label("Current password").nth(2).fill(PASSWORD)
    ada.page.get_by_label("Type the word").fill("delete")
    delete.click()
    expect(
        ada.page.get_by_role("status").filter(has_text="Your account has been deleted")
    ).to_be_visible()
    expect(ada.page.locator(".tool.me")).to_have_text("Guest")
