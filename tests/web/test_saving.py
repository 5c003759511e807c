"""A server that cannot save for a while, seen from the browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Running
from tests.web.conftest import SHOTS
from tests.web.screen import OPTION, Screen
from trilith.server.settings import Settings
from trilith.server.store import NotSaved

SAYS = "could not be saved yet"


class Disk:
    """The disk of a server, which may be full."""

    def __init__(self, server: Running) -> None:
        self.full = False
        self.refused = 0
        self._save = server.server.store._try_save
        server.server.store._try_save = self.save  # type: ignore[method-assign]

    def save(self, changes: list[Any]) -> Any:
        if not self.full:
            return self._save(changes)
        self.refused += 1
        return [(change, NotSaved("disk full")) for change in changes]


@pytest.fixture
def own(web: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of this test's own, with the client that `web` has built."""
    database = str(tmp_path_factory.mktemp("disk") / "trilith.db")
    with Running.on(database, Settings(quick_hash=True, guest_hold=0, generosity=1000)) as server:
        yield server


def test_a_move_that_could_not_be_saved_is_tried_again_until_it_is(
    browser: Browser, own: Running
) -> None:
    disk = Disk(own)
    ada = Screen.of(browser, own.url, SHOTS, "Ada", motion=False)
    ada.sit_down("castle", level="random")
    ada.wait_for_turn()
    bar = ada.page.locator("#decision")
    step = ada.step
    disk.full = True
    ada.page.locator(OPTION).first.click()
    expect(bar).to_contain_text(SAYS)
    ada.shot("not-saved-yet")
    ada.page.wait_for_timeout(2500)
    assert disk.refused >= 3  # it was tried again, several times
    assert ada.step == step
    disk.full = False
    ada.page.wait_for_function(
        "step => Number(document.querySelector('#decision').dataset.step) > step", arg=step
    )
    expect(bar).not_to_contain_text(SAYS)
    # And the game goes on.
    ada.wait_for_turn()
    step = ada.step
    ada.page.locator(OPTION).first.click()
    ada.page.wait_for_function(
        "step => Number(document.querySelector('#decision').dataset.step) > step", arg=step
    )
    assert ada.problems == []
    ada.page.context.close()
