"""Puzzles in the browser: found at the coach's, solved on the board, by keys and without a network."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.screen import DESKTOP, PHONE, Screen
from tests.web.test_coach import faults
from trilith.puzzles.collection import puzzles_of
from trilith.puzzles.puzzle import Puzzle

Somebody = Callable[..., Screen]


def best_of(puzzle: Puzzle) -> int:
    """The key that chooses the best option."""
    return 1 + [option.action for option in puzzle.options].index(puzzle.best.action)


def worst_of(puzzle: Puzzle) -> str:
    return max(puzzle.options, key=lambda option: option.behind).action


def is_too_wide(screen: Screen) -> bool:
    wide: int = screen.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide > 0


def test_the_position_of_the_day_is_solved_and_the_day_counts(somebody: Somebody) -> None:
    ada = somebody("Ada puzzled", size=DESKTOP, motion=False)
    ada.go("/")
    ada.page.get_by_role("link", name="Coach").click()
    cards = ada.page.locator("article.card")
    expect(cards).to_have_count(3)
    expect(ada.page.locator(".days b")).to_have_text("0")
    assert faults(ada) == []
    ada.shot("coach-home")
    cards.first.get_by_role("link", name=re.compile("^Solve")).click()
    options = ada.page.locator("[data-option]")
    expect(options.first).to_be_visible()
    expect(ada.page.locator(".one.apart [data-lit]").first).to_be_visible()
    answer = ada.page.get_by_role("button", name="Choose an option")
    expect(answer).to_be_disabled()
    ada.page.keyboard.press("2")
    expect(options.nth(1)).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("Control+Enter")
    expect(ada.page.locator(".option.best")).to_have_count(1)
    expect(ada.page.get_by_role("heading", name="Why")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="One day in a row")).to_be_visible()
    assert not is_too_wide(ada)
    assert faults(ada) == []
    ada.shot("puzzle-answered")
    ada.page.get_by_role("link", name=re.compile("^To the coach")).click()
    expect(ada.page.locator(".days b")).to_have_text("1")
    expect(cards.first.get_by_role("link", name=re.compile("^See it again"))).to_be_visible()


@pytest.mark.alike(3)
@pytest.mark.parametrize("game", ["castle", "sa_re", "ezra_nehemiah"])
def test_every_board_shows_its_puzzles_on_a_phone(somebody: Somebody, game: str) -> None:
    puzzle = puzzles_of(game)[0]
    ola = somebody(f"Ola {game}", size=PHONE, language="pl", touch=True, motion=False, theme="dark")
    ola.go(f"/puzzle/{puzzle.id}")
    expect(ola.page.locator("[data-option]")).to_have_count(len(puzzle.options))
    expect(ola.page.locator(".one.apart [data-ref]").first).to_be_attached()
    assert not is_too_wide(ola)
    ola.page.locator(f'[data-option="{puzzle.best.action}"]').tap()
    ola.page.get_by_role("button", name="Odpowiedz").tap()
    expect(ola.page.locator(".verdict.good")).to_be_visible()
    expect(ola.page.get_by_role("heading", name="Dlaczego")).to_be_visible()
    assert faults(ola) == []
    ola.shot(f"puzzle-{game}-phone")


def test_without_a_network_an_answer_is_kept_and_sent_later(somebody: Somebody) -> None:
    first, second = puzzles_of("castle")[:2]
    eve = somebody("Eve offline", motion=False)
    eve.go(f"/puzzle/{first.id}")
    eve.page.wait_for_selector("[data-option]")
    eve.page.keyboard.press(str(best_of(first)))
    eve.page.context.set_offline(True)
    eve.page.get_by_role("button", name="Answer", exact=True).click()
    expect(eve.page.locator(".saved")).to_contain_text("Saved on this device")
    eve.page.context.set_offline(False)
    eve.go("/coach")
    expect(eve.page.locator(".days b")).to_have_text("1")
    eve.go(f"/puzzle/{first.id}")
    expect(eve.page.locator(".verdict.good")).to_be_visible()
    eve.page.keyboard.press("n")
    eve.page.wait_for_selector("[data-option]")
    eve.go(f"/puzzle/{second.id}")
    eve.page.locator(f'[data-option="{worst_of(second)}"]').click()
    eve.page.get_by_role("button", name="As text").click()
    expect(eve.page.locator("#table-state")).to_be_visible()
    eve.page.get_by_role("button", name="Answer", exact=True).click()
    expect(eve.page.locator(".option.mine")).to_have_count(1)
    eve.problems = [one for one in eve.problems if "Failed to load resource" not in one]


def test_a_puzzle_that_is_not_there_says_so(somebody: Somebody) -> None:
    ida = somebody("Ida lost", language="fr")
    ida.go("/puzzle/0123456789")
    expect(ida.page.get_by_role("heading", name="Ce problème n’existe pas.")).to_be_visible()
    ida.problems = [one for one in ida.problems if "404" not in one]
