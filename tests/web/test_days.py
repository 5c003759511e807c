"""Play over days in the browser: a table whose clocks stop, its rules, a vacation, a pause by vote."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.running import Running, Somebody
from tests.web.screen import PHONE, Screen
from tests.web.test_manners import is_too_wide
from tests.web.test_my_turn import faults

Somebodies = Callable[..., Screen]


def test_a_table_over_days_with_a_vacation_and_a_pause(
    served: Running, somebody: Somebodies
) -> None:
    ada = somebody("Ada Holiday").go("/new")
    ada.page.get_by_role("radio", name="Turn by turn").click()
    ada.page.get_by_label("Clocks are paused from 22:00 to 8:00").check()
    ada.page.get_by_label("Clocks are paused at the weekend").check()
    assert faults(ada) == []
    ada.shot("new-table-days")
    ada.page.get_by_role("button", name="Open the table").click()
    rules = ada.page.locator("details summary")
    rules.click()
    expect(ada.page.locator("details li")).to_have_count(10)
    expect(ada.page.locator("details")).to_contain_text("Nobody’s time runs from 22:00 to 08:00")
    ada.shot("table-rules-days")
    table = ada.page.url.rpartition("/")[2]
    with Somebody(served.url, "Bea Holiday") as bea:
        bea.post(f"/api/tables/{table}/sit", {})
        bea.post(f"/api/tables/{table}/start")
        bea.connect(table).say("chat", text="good luck")
        ada.page.wait_for_selector("#decision[data-asked]")
        ada.go("/my-turn")
        expect(ada.page.locator(".mine .unread")).to_have_text("1")
        ada.page.get_by_role("button", name="Save the vacation").click()
        expect(ada.page.get_by_role("status")).to_contain_text("Your tables know about it")
        expect(ada.page.locator("#vacation ~ ul li")).to_have_count(1)
        assert faults(ada) == []
        ada.shot("my-turn-vacation")
        [span] = bea.get(f"/api/tables/{table}")["seats"][0]["vacation"]
        assert span[1] > span[0]
        socket = bea.connect(table)
        socket.say("propose", what="pause", to=72)
        ada.go(f"/t/{table}")
        vote = ada.page.locator(".vote")
        expect(vote).to_contain_text("a pause of 3 days")
        vote.get_by_role("button", name="Yes").click()
        socket.until("state", vote=None)
        assert socket.now["clock"]["paused"] > 0


def test_my_turn_on_a_phone_in_polish(somebody: Somebodies) -> None:
    ada = somebody("Ola", language="pl", size=PHONE).go()
    ada.page.evaluate(
        """async () => fetch("/api/guest", { method: "POST",
          headers: {"content-type": "application/json"}, body: '{"name": "Ola Urlop"}' })"""
    )
    ada.go("/my-turn")
    expect(ada.page.locator("#vacation")).to_have_text("Urlop")
    assert not is_too_wide(ada)
    assert faults(ada) == []
    ada.shot("my-turn-pl")
