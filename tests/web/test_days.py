"""Play over days in the browser: a table whose clocks stop, its rules, a vacation, a pause by vote."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.server.post.receivers import Subscriber
from tests.server.running import Running, Somebody
from tests.web.screen import DESKTOP, PHONE, Screen
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
        chat = ada.page.get_by_role("tab", name="Chat")
        expect(chat).to_contain_text("1")  # said before she came back
        chat.click()
        expect(chat).not_to_contain_text("1")
        expect(ada.page.locator(".chat li")).to_contain_text(["New since", "good luck"])


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


ALLOWS = """
  Object.defineProperty(Notification, "permission", { get: () => "default" });
  Notification.requestPermission = async () => "granted";
"""
"""Without a window, this browser forbids messages whatever it is told."""
SUBSCRIBE = """({ endpoint, ...keys }) => {
  PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint, keys }) });
}"""
"""This browser has no push service of its own; the server's side is tested with a real one."""


@pytest.mark.alike(3)
@pytest.mark.parametrize(
    ("language", "size", "yes"),
    [
        ("en", DESKTOP, "Yes, tell me"),
        ("fr", PHONE, "Oui, me prévenir"),
        ("pl", PHONE, "Tak, daj znać"),
    ],
)
def test_my_turn_by_browser_is_offered_when_a_first_table_over_days_begins(
    served: Running, somebody: Somebodies, language: str, size: ViewportSize, yes: str
) -> None:
    ada = somebody(f"Ada Offer {language}", language=language, size=size, installs=True)
    ada.page.add_init_script(ALLOWS)
    ada.go("/my-turn")
    offer = ada.page.locator(".offer")
    with Somebody(served.url, f"Bea Offer {language}") as bea:
        live = begun(ada, bea, None)
        ada.go(f"/t/{live}")
        ada.page.wait_for_selector("#decision")
        expect(offer).to_have_count(0)
        slow = begun(ada, bea, {"kind": "turn", "hours": 24})
        ada.go(f"/t/{slow}")
        if size is PHONE:  # nothing lies over a question; the queue has room for both
            ada.page.wait_for_selector("#decision[data-asked]")
            expect(offer).to_have_count(0)
            ada.go("/my-turn")
        expect(offer.get_by_role("button")).to_have_count(2)
        assert [one for one in faults(ada) if "heading-one" not in one] == []  # a board has none
        assert not is_too_wide(ada)
        ada.shot(f"turn-offer-{language}")
        ada.page.evaluate(SUBSCRIBE, Subscriber().form("https://push.example.org/box"))
        offer.get_by_role("button", name=yes).click()
        expect(ada.page.locator("p[role=status] a[href='/notifications']")).to_be_visible()
        ada.shot(f"turn-offer-done-{language}")
        mine = ada.page.evaluate("fetch('/api/me/notifications').then((a) => a.json())")
        assert mine["wishes"]["ways"] == {"turn": ["push"]}
        assert mine["wishes"]["language"] == language
        assert [way["kind"] for way in mine["ways"]] == ["push"]
        ada.go(f"/t/{slow}")
        ada.page.wait_for_selector("#decision")
        expect(offer).to_have_count(0)


def test_an_offer_that_was_turned_down_does_not_come_again(
    served: Running, somebody: Somebodies
) -> None:
    ada = somebody("Ada Silent", installs=True)
    ada.page.add_init_script(ALLOWS)
    ada.go("/my-turn")
    with Somebody(served.url, "Bea Silent") as bea:
        table = begun(ada, bea, {"kind": "turn", "hours": 24})
        ada.go(f"/t/{table}")
        ada.page.get_by_role("button", name="No, thanks").click()
        expect(ada.page.locator(".offer")).to_have_count(0)
        assert ada.page.evaluate("JSON.parse(localStorage.trilith).turnAsked")
        ada.go("/my-turn")
        expect(ada.page.locator(".mine li")).to_have_count(1)
        expect(ada.page.locator(".offer")).to_have_count(0)
        mine = ada.page.evaluate("fetch('/api/me/notifications').then((a) => a.json())")
        assert mine["wishes"]["ways"] == {}


def begun(ada: Screen, bea: Somebody, clock: dict[str, Any] | None) -> str:
    """A table of Ada's, at which Bea sits too and the game has begun."""
    form = {"game": "castle", "seats": 2, "access": "link", "clock": clock}
    table: str = ada.page.evaluate(
        """async (form) => {
          const post = (path, body) => fetch(path, { method: "POST", body: JSON.stringify(body),
            headers: { "content-type": "application/json" } }).then((answer) => answer.json());
          if (!(await fetch("/api/me").then((a) => a.json())).person)
            await post("/api/guest", { name: JSON.parse(localStorage.trilith).name });
          return (await post("/api/tables", form)).id;
        }""",
        form,
    )
    bea.post(f"/api/tables/{table}/sit", {})
    bea.post(f"/api/tables/{table}/start")
    return table
