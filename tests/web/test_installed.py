"""The page as an app: it opens without a network, and is renewed only when somebody wants it."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.screen import Screen
from tests.web.test_my_turn import two_tables
from trilith.server import pages

Somebody = Callable[..., Screen]

KEPT = """async () => {
  const names = await caches.keys();
  const cache = await caches.open(names.find((name) => name.startsWith("shell")) ?? "none");
  const seen = await caches.open("seen");
  const asset = (await cache.keys()).some(({ url }) => url.includes("/assets/"));
  return asset && !!(await seen.match("/api/me/queue")) && !!(await seen.match("/api/games"));
}"""


def test_the_manifest_names_icons_that_are_there(web: str) -> None:
    manifest = httpx.get(f"{web}/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    for icon in manifest.json()["icons"]:
        assert httpx.get(f"{web}{icon['src']}").status_code == 200


def test_offline_it_opens_to_the_tables_as_last_seen_and_comes_back(somebody: Somebody) -> None:
    ada = somebody("Ada", installs=True)
    two_tables(ada)
    for _ in range(2):  # the second time everything goes through the worker
        ada.go("/my-turn")
        expect(ada.page.locator("h1")).to_have_text("2 tables wait for you")
        ada.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    ada.page.wait_for_function(f"({KEPT})()")
    ada.page.context.set_offline(True)
    ada.go("/my-turn")
    expect(ada.page.locator("h1")).to_have_text("2 tables wait for you")
    expect(ada.page.get_by_text("You can look, but not play.")).to_be_visible()
    ada.shot("offline")
    ada.go("/people")  # never seen before
    expect(ada.page.locator("h1")).to_have_text("Leaderboard")
    ada.page.context.set_offline(False)
    ada.go("/my-turn")
    expect(ada.page.locator(".mine li")).to_have_count(2)


def test_a_new_build_is_offered_and_used_only_after_a_press(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = somebody("Ada", installs=True).go()
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    ada.go()
    old = pages.service_worker
    monkeypatch.setattr(pages, "service_worker", lambda path: "// newer\n" + old(path))
    ada.page.evaluate(
        "navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => null)"
    )
    use = ada.page.get_by_role("button", name="Use it now")
    expect(use).to_be_visible()
    waits = "navigator.serviceWorker.getRegistration().then((one) => !!one.waiting)"
    assert ada.page.evaluate(waits)
    with ada.page.expect_navigation():
        use.click()
    ada.page.wait_for_function(f"{waits}.then((one) => !one)")
    expect(use).to_have_count(0)
