"""A hint at the table: asked for, told in three stages, shown on the board, and put away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.coach.test_known_answers import market
from tests.web.late import begin_at
from tests.web.screen import DESKTOP, PHONE, Screen
from tests.web.test_coach import faults

Somebody = Callable[..., Screen]


@pytest.mark.alike(2)
@pytest.mark.parametrize(
    ("language", "size", "best"),
    [("en", DESKTOP, "6"), ("fr", PHONE, "6")],
)
def test_the_coach_tells_where_what_and_why(
    somebody: Somebody,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    size: ViewportSize,
    best: str,
) -> None:
    begin_at(monkeypatch, "castle", market(8, 11))
    ada = somebody(f"Ada hint {language}", size=size, language=language, motion=False)
    ada.go("/")
    request = ada.page.request
    assert request.post(f"{ada.web}/api/guest", data={"name": ada.name}).ok
    form = {"game": "castle", "seats": 2, "bots": [None, "easy"], "access": "link"}
    table = request.post(f"{ada.web}/api/tables", data=form).json()["id"]
    assert request.post(f"{ada.web}/api/tables/{table}/start").ok
    ada.go(f"/t/{table}")
    ada.page.wait_for_selector("[data-lantern]")
    ada.page.keyboard.press("k")
    ada.page.locator("[data-hint-agree]").click()
    sheet = ada.page.locator("#hint")
    expect(sheet).to_have_attribute("data-hint", "1", timeout=60_000)
    expect(sheet.locator(".best")).to_have_count(0)
    ada.shot(f"hint-1-{language}")
    sheet.locator("[data-hint-next]").click()
    expect(sheet.locator(".best")).to_contain_text(best)
    sheet.locator("[data-hint-next]").click()
    expect(sheet.locator(".bars li").first).to_contain_text("100 %")
    expect(sheet.locator("table tr").first).to_be_visible()
    assert faults(ada, "#hint") == []
    ada.shot(f"hint-3-{language}")
    ada.page.keyboard.press("k")
    expect(sheet).to_have_count(0)
    assert request.get(f"{ada.web}/api/tables/{table}").json()["hinted"] == [0]
