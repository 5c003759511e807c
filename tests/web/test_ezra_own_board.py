"""The players' boards of Ezra and Nehemiah in a real browser: cards, Prepare, Sabbath, solo."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.games.ezra_nehemiah.solo_table import solo
from tests.games.ezra_nehemiah.table import workers_in_supply
from tests.web.ezra import (
    LAPTOP,
    PORTRAIT,
    Begin,
    Somebody,
    after_main,
    at,
    begin_at,
    city,
    during,
    on_day,
    sabbath,
    says_no_keys,
    step_on,
    week,
)
from tests.web.screen import PHONE, Screen
from tests.web.test_screens import accessible, fits
from trilith.games.ezra_nehemiah.state import EzraState

SIZES = pytest.mark.parametrize(
    "size", [LAPTOP, PORTRAIT, PHONE], ids=["laptop", "tablet", "phone"]
)


@pytest.fixture
def begin(monkeypatch: pytest.MonkeyPatch, somebody: Somebody) -> Begin:
    return partial(begin_at, monkeypatch, somebody)


# ------------------------------------------------------------------ cards and banners


def test_a_card_is_taken_up_and_every_pile_says_what_it_would_give(begin: Begin) -> None:
    ada = begin(on_day(week(city(), 2)))
    hand = ada.page.locator("[data-hand] [data-card]")
    held = hand.count()
    card = str(hand.first.get_attribute("data-card"))
    hand.first.click()
    expect(ada.page.locator(f'[data-armed][data-card="{card}"]')).to_have_count(1)
    tables = ada.page.locator("#decision .plays tbody tr")
    expect(tables.first).to_be_visible()
    piles = ada.page.locator(f'.drop [data-ref^="{card} pile:"][data-lit="legal"]')
    assert piles.count() == tables.count()
    expect(ada.page.locator(".drop.ready .tag").first.locator("svg")).to_have_count(3)
    ada.shot("ezra-own-card", whole=False)
    step_on(ada, lambda: piles.first.click())
    expect(hand).to_have_count(held - 1)
    expect(ada.page.locator(".pile .card.fresh")).to_have_count(1)


FLOWN = """() => {
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.flown.push(this.getAttribute("data-at"));
    return animate.apply(this, how);
  };
}"""
"""Write down what moves by itself."""


@pytest.mark.parametrize("motion", [True, False], ids=["moving", "still"])
def test_a_played_card_flies_from_the_hand_to_its_pile(begin: Begin, motion: bool) -> None:
    ada = begin(on_day(city()), motion=motion)
    ada.page.evaluate(FLOWN)
    ada.page.locator("[data-hand] [data-card]").first.click()
    step_on(ada, lambda: ada.page.locator(".drop.ready [data-lit=legal]").last.click())
    expect(ada.page.locator(".pile .card.fresh")).to_have_attribute("data-at", "seat:0:pile:3")
    assert ("seat:0:pile:3" in ada.page.evaluate("flown")) == motion


def test_a_choice_tells_its_chain_before_it_is_confirmed(begin: Begin) -> None:
    ada = begin(during(city(), "temple_altar", banners=2), confirm="always")
    garland = ada.page.locator("#decision .garland")
    expect(garland).to_have_attribute("aria-label", re.compile(r"Banners: \d+ in all, 0 spent"))
    ada.option("banner").click()
    chain = ada.page.locator(".rail [data-chain]")
    expect(chain).to_contain_text("1 red Banner")
    expect(chain).to_contain_text("EN-EFF-20")
    accessible(ada)
    ada.shot("ezra-own-chain", whole=False)
    chain.locator(".rule").first.click()
    expect(ada.page.locator(".drawer, [role=dialog]").first).to_be_visible()


def test_a_tablet_tells_the_chain_in_the_bar(begin: Begin) -> None:
    ada = begin(during(city(), "torah_tent", banners=7), size=PORTRAIT, confirm="always")
    ada.page.locator(".scroll [data-ref=s3_1]").click()
    chain = ada.page.locator("#decision [data-chain]")
    expect(chain.locator("li").first).to_be_visible()
    expect(chain).to_contain_text("If you confirm")
    expect(chain).to_contain_text("EN-TORAH-08")
    tops = chain.locator("li").evaluate_all("all => all.map((one) => one.offsetTop)")
    assert len(tops) > 1
    assert len(set(tops)) == 1, "the lines stand beside one another"
    fits(ada)
    ada.shot("ezra-own-chain-tablet", whole=False)


def test_a_phone_folds_the_chain_into_a_button(begin: Begin) -> None:
    s = during(city(), "torah_tent", banners=7)
    ada = begin(s, size=PHONE, touch=True, confirm="always")
    ada.page.locator(".scroll [data-ref=s3_1]").click()
    chain = ada.page.locator("#decision [data-chain]")
    expect(chain.locator("summary")).to_contain_text(re.compile(r"If you confirm: \d effects"))
    expect(chain.locator("li").first).to_be_hidden()
    chain.locator("summary").click()
    expect(chain.locator("li").last).to_contain_text("EN-TORAH-08")
    fits(ada)
    accessible(ada)
    ada.shot("ezra-own-chain-phone", whole=False)


def test_another_players_board_lies_over_the_city_until_it_is_closed(begin: Begin) -> None:
    ada = begin(on_day(city()))
    ada.page.locator("[data-look]").click()
    board = ada.page.locator(".other")
    expect(board).to_be_visible()
    expect(board.locator("[data-lit]")).to_have_count(0)
    expect(board).to_contain_text("Food needed")
    accessible(ada)
    ada.shot("ezra-own-other", whole=False)
    ada.page.keyboard.press("Escape")
    expect(board).to_have_count(0)


# ------------------------------------------------------------------ Prepare and Sabbath


def test_prepare_is_a_check_list_that_says_what_is_missing(begin: Begin) -> None:
    """With workers to assign: where the judgment is all there is to do, nothing is asked."""
    s = week(city())
    workers_in_supply(s, 0, 2)
    ada = begin(at(s, "prepare"))
    checks = ada.page.locator(".prepare")
    judgment = checks.locator("li", has_text="Prophets' Judgment")
    expect(judgment).not_to_have_class(re.compile("done"))
    expect(checks).to_contain_text("Assign 2 Workers")
    accessible(ada)
    ada.shot("ezra-own-prepare", whole=False)
    checks.locator('[data-ref="do finish"]').click(force=True)
    expect(ada.page.locator(".tip")).to_contain_text("EN-PREP-04")
    ada.page.keyboard.press("Escape")
    step_on(ada, lambda: checks.locator('[data-ref="do judgment"]').click())
    expect(judgment).to_have_class(re.compile("done"))
    step_on(ada, lambda: checks.locator('[data-ref="do farmer"]').click())
    expect(checks).to_contain_text("Assign 1 Worker")


TELL = """async () => {
  const told = [];
  const find = (what) => document.querySelector(`[data-sabbath] ${what}`);
  for (const start = performance.now(); performance.now() - start < 20000; ) {
    const next = find("[data-sabbath-next]");
    if (next) {
      told.push(find(".caption").innerText);
      if (!find("[data-sabbath-all]")) return told;
      next.click();
    }
    await new Promise((next) => setTimeout(next, 5));
  }
  throw new Error("it is not told to the end: " + find("")?.innerText);
}"""
"""Press Next until all is told, and all others have done what the Sabbath asks of them."""


def tell_on(ada: Screen) -> list[str]:
    """The captions, from the one that is told now to the last."""
    told: list[str] = ada.page.evaluate(TELL)
    return told


@SIZES
def test_the_sabbath_is_told_one_thing_after_the_other(begin: Begin, size: ViewportSize) -> None:
    ada = begin(sabbath(city()), size=size, confirm="never")
    cloth = ada.page.locator("[data-sabbath]")
    cards = cloth.locator(".fan .card")
    expect(cards).to_have_count(6)
    expect(cards.first).to_contain_text("now")
    expect(cloth).to_contain_text("fed")
    fits(ada)
    if size != PORTRAIT:  # it has nothing that the others have not
        accessible(ada)
    name = f"ezra-own-sabbath-{size['width']}"
    ada.shot(f"{name}-tuck", whole=False)
    step_on(ada, lambda: cards.first.click())
    told = tell_on(ada)
    assert len(set(told)) == len(told)
    assert any("scores a tucked card" in line for line in told)
    fits(ada)
    ada.shot(f"{name}-told", whole=False)
    says_no_keys(ada)
    cloth.locator("[data-sabbath-next]").click()
    expect(cloth).to_have_count(0)
    ada.page.locator("[data-sabbath-again]").click()
    expect(cloth).to_be_visible()


def test_what_a_card_counts_is_lit_while_it_is_told(begin: Begin) -> None:
    """Ada stands on space 7 of the altar track: two golden spaces; and has three levites."""
    ada = begin(sabbath(city(), 2), confirm="never")
    lit = ada.page.locator("[data-counted]")
    for card in ("temple_servant", "priest"):
        expect(lit).to_have_count(0)
        step_on(ada, ada.page.locator(f".fan [data-ref={card}][data-lit]").click)
    caption, following = ada.page.locator(".caption"), ada.page.locator("[data-sabbath-next]")
    following.wait_for()
    points = ada.page.locator("[data-sabbath] article").first.locator(".total")
    before = points.inner_text()
    for card, pieces in (("Priest", 2), ("Temple Servant", 1), ("Copyist", 2)):
        while f"Ada scores a tucked card: {card}" not in caption.inner_text():
            following.click()
        expect(lit).to_have_count(pieces)
        assert in_sight(ada, "[data-counted]")
    ada.shot("ezra-own-sabbath-lit", whole=False)
    assert points.inner_text() != before
    ada.page.locator("[data-sabbath-all]").click()
    expect(lit).to_have_count(0)


def in_sight(ada: Screen, selector: str) -> bool:
    """Do all of these lie between the bar and the cloth?"""
    found: bool = ada.page.evaluate(
        """(selector) => {
          const box = (what) => document.querySelector(what).getBoundingClientRect();
          const [from, to] = [box("#decision").bottom, box("[data-sabbath]").top];
          return [...document.querySelectorAll(selector)]
            .map((one) => one.getBoundingClientRect())
            .every(({ top, bottom }) => top >= from - 8 && bottom <= to + 8);
        }""",
        selector,
    )
    return found


def test_the_end_is_told_by_source_and_player(begin: Begin) -> None:
    ada = begin(sabbath(city(), 3), confirm="never")
    step_on(ada, lambda: ada.page.locator(".fan [data-lit]").first.click())
    ada.page.get_by_role("button", name="Back to the board").click()
    tell_on(ada)
    table = ada.page.locator("[data-sabbath] table")
    walls = table.locator("tr", has_text="Walls").locator("td")
    assert walls.all_inner_texts() == ["6", "3"]
    names = table.locator("thead th").all_inner_texts()
    assert names[0] == "Ada"
    points = ada.page.locator("section.own header .vp title").text_content()
    expect(table.locator("tfoot td title").first).to_have_text(str(points))
    accessible(ada, "[data-sabbath]")
    ada.shot("ezra-own-end-table", whole=False)


# ------------------------------------------------------------------ the opponent of a game for one


def opponents_turn(ada: Screen) -> None:
    """Ada ends her turn; the opponent takes its own, and she is asked again."""
    step_on(ada, lambda: ada.option("end_turn").click())
    ada.page.wait_for_selector(".telling .said")


def turn_of_opponent() -> EzraState:
    s = after_main(solo())
    workers_in_supply(s, 0, 2)
    return s


@SIZES
def test_the_opponents_turn_is_told_step_by_step(begin: Begin, size: ViewportSize) -> None:
    ada = begin(turn_of_opponent(), size=size, confirm="never")
    opponents_turn(ada)
    telling = ada.page.locator(".telling")
    expect(telling.locator(".said")).to_contain_text("reveals a Focus Card")
    expect(telling).to_contain_text("step 1 of")
    telling.locator("[data-next]").click()
    expect(telling).to_contain_text("step 2 of")
    expect(telling.locator("li").last).to_contain_text("EN-SOLO-3")
    fits(ada)
    if size != PORTRAIT:  # it has nothing that the others have not
        accessible(ada)
    ada.shot(f"ezra-own-solo-{size['width']}", whole=False)
    telling.locator("[data-skip]").click()
    expect(telling.locator("[data-next]")).to_have_count(0)
    expect(telling).to_contain_text("reveals a Scheme Card")
    telling.locator("[data-again]").click()
    telling.locator("[data-all]").click()
    expect(telling).to_contain_text("step 3 of")
    says_no_keys(ada)


def test_the_opponents_cards_show_what_became_of_each_row(begin: Begin) -> None:
    ada = begin(turn_of_opponent(), confirm="never")
    opponents_turn(ada)
    board = ada.page.locator("[data-solo]")
    expect(board.locator(".scheme .line")).to_have_count(3)
    assert board.locator(".scheme .line.taken, .scheme .line.no").count() >= 1
    expect(board.locator(".focus .trade")).to_have_count(2)
    expect(board).to_contain_text("Sabbath, if it came now")


@pytest.mark.parametrize(("language", "words"), [("fr", "votre plateau"), ("pl", "twoja plansza")])
def test_the_own_board_speaks_other_languages(begin: Begin, language: str, words: str) -> None:
    ada = begin(on_day(solo()), language=language)
    expect(ada.page.locator("section.own")).to_contain_text(words)
    says_no_keys(ada)
    ada.shot(f"ezra-own-{language}")
