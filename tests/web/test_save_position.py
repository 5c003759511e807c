"""A position saved in the browser is a scenario that runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.late import begin_late
from tests.web.screen import PHONE, Screen
from trilith import games
from trilith.engine.scenario import Scenario, run

Somebody = Callable[..., Screen]


def saved(screen: Screen, folder: Path, expected: str) -> Scenario:
    """Press what the open dialog offers, and read the file."""
    dialog = screen.page.get_by_role("dialog", name="Save this position")
    dialog.get_by_label("What did you expect?").fill(expected)
    with screen.page.expect_download() as download:
        dialog.get_by_role("button", name="Save the file").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    expect(dialog).to_have_count(0)
    return Scenario.read(str(path))


def test_a_position_against_bots_is_saved_as_a_bug_report(
    somebody: Somebody, tmp_path: Path
) -> None:
    ada = somebody("Ada", size=PHONE)
    ada.sit_down()
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Save this position").click()
    ada.sees("is dealt again in the file")
    ada.shot("save-position")
    scenario = saved(ada, tmp_path, "The architect may be chosen.")
    assert scenario.text == "The architect may be chosen."
    run(scenario, games.get("castle"))


def test_any_step_of_a_replay_is_saved(
    somebody: Somebody, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_late(monkeypatch, "castle")
    ada = somebody("Ada", motion=False)
    ada.sit_down()
    ada.play_on(seed=9)
    ada.page.wait_for_selector(".end h1")
    ada.page.get_by_role("link", name="Watch the replay").click()
    ada.sees("Move 0 of")
    ada.page.keyboard.press("Shift+ArrowRight")
    ada.sees("Move 1 of")
    ada.page.get_by_role("button", name="Save this position").click()
    ada.shot("save-position-replay")
    scenario = saved(ada, tmp_path, "")
    assert scenario.title.endswith(", after step 1")
    run(scenario, games.get("castle"))
