"""The rulebook that can be played: a rule, its position, and the move that shows it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.screen import Screen
from trilith.rulebook.shown import EVENT, POSITION, REFUSAL, all_of

Somebody = Callable[..., Screen]


def first(key: str, kind: str) -> str:
    return next(one.rule for one in all_of(key).values() if one.kind == kind)


def test_a_move_makes_something_happen_by_the_rule(somebody: Somebody) -> None:
    rule = first("castle", EVENT)
    page = somebody("Ada").go(f"/see/{rule}").page
    page.locator("[data-see=do]").click()
    expect(page.locator("[data-see=outcome] .by").first).to_contain_text(rule)


def test_a_move_is_refused_under_the_rule(somebody: Somebody) -> None:
    rule = first("sa_re", REFUSAL)
    page = somebody("Ada").go(f"/see/{rule}").page
    page.locator("[data-see=do]").click()
    expect(page.locator("[data-see=outcome]")).to_contain_text("It is refused")
    expect(page.locator("[data-see=outcome] code")).to_have_text(rule)


@pytest.mark.alike(3)
@pytest.mark.parametrize("key", ["castle", "ezra_nehemiah", "sa_re"])
def test_a_position_shows_a_rule_without_a_move(somebody: Somebody, key: str) -> None:
    screen = somebody("Ada").go(f"/see/{first(key, POSITION)}")
    expect(screen.page.locator("[data-see=alone]")).to_be_visible()
    expect(screen.page.locator("[data-see=do]")).to_have_count(0)
    expect(screen.page.locator("[data-board]")).to_be_visible()
    screen.shot(f"rule-{key}")
