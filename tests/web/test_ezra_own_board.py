"""The players' boards of Ezra and Nehemiah in a real browser: cards, Prepare, Sabbath, solo."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.games.ezra_nehemiah.solo_table import solo
from tests.games.ezra_nehemiah.table import give, workers_in_supply
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
from tests.web.measure import DESKTOPS, measure
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
    piles = ada.page.locator(".drop.ready [data-lit='legal']")
    expect(piles).to_have_count(3)
    tags = ada.page.locator(".drop.ready .tag")
    expect(tags.first.locator("svg")).to_have_count(3)
    assert len({tags.nth(i).inner_text() for i in range(3)}) > 1, "banners by what is covered"
    ada.shot("ezra-own-card", whole=False)
    step_on(ada, lambda: piles.first.click())
    expect(hand).to_have_count(held - 1)
    expect(ada.page.locator(".stack .card.fresh")).to_have_count(1)


FLOWN = """() => {
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.flown.push(this.getAttribute("data-at"));
    return animate.apply(this, how);
  };
}"""
"""Write down what moves by itself."""


@pytest.mark.alike(2)
@pytest.mark.parametrize("motion", [True, False], ids=["moving", "still"])
def test_a_played_card_flies_from_the_hand_to_its_pile(begin: Begin, motion: bool) -> None:
    ada = begin(on_day(city()), motion=motion)
    ada.page.evaluate(FLOWN)
    ada.page.locator("[data-hand] [data-card]").first.click()
    step_on(ada, lambda: ada.page.locator(".drop.ready [data-lit=legal]").last.click())
    expect(ada.page.locator(".stack .card.fresh")).to_have_attribute("data-at", "seat:0:pile:3")
    assert ("seat:0:pile:3" in ada.page.evaluate("flown")) == motion


def test_a_choice_tells_its_chain_before_it_is_confirmed(begin: Begin) -> None:
    s = during(city(), "temple_altar", banners=2)
    ada = begin(s, confirm="always", list=False)
    garland = ada.page.locator("#decision .garland")
    expect(garland).to_have_attribute("aria-label", re.compile(r"Banners: \d+ in all, 0 spent"))
    ada.page.locator("[data-ref='do banner']").click()
    chain = ada.page.locator(".rail [data-chain]")
    expect(chain).to_contain_text("1 red Banner")
    expect(chain).to_contain_text("EN-EFF-20")
    accessible(ada)
    ada.shot("ezra-own-chain", whole=False)
    chain.locator(".rule").first.click()
    expect(ada.page.locator(".drawer, [role=dialog]").first).to_be_visible()


def test_however_much_somebody_has_its_figures_are_cut_nowhere(begin: Begin) -> None:
    """In the narrowest rail while something is chosen, and on the whole own board."""
    s = during(city(), "temple_altar", banners=8)
    give(s, 0, gold=10, stone=12, wood=10, cinders=11, silver=23, food=14)
    ada = begin(s, size=DESKTOPS["1280x720"], confirm="always", list=False)
    ada.page.locator("[data-ref^='temple:1 ']").click()
    ada.page.locator("#decision [data-option]").first.click()
    expect(ada.page.locator("[data-panel='0'] .goods i").first).to_be_visible()
    assert measure(ada) == []
    ada.page.keyboard.press("o")
    expect(ada.page.locator("[data-own-board]")).to_be_visible()
    assert measure(ada) == []


def test_banners_are_shown_until_the_main_action_and_none_after_it(begin: Begin) -> None:
    ada = begin(on_day(week(city(), 2)))
    expect(ada.page.locator("#decision [data-banners] svg")).to_have_count(3)
    ada = begin(after_main(city()))
    expect(ada.page.locator("#decision [data-banners]")).to_have_count(0)
    expect(ada.page.locator("#decision .garland")).to_have_count(0)


def test_a_tile_opens_inside_the_tray(begin: Begin) -> None:
    s = on_day(week(city(), 2))
    workers_in_supply(s, 0, 2)
    ada = begin(s)
    ada.page.locator("[data-chip=traders]").click()
    tile = ada.page.locator(".tray [data-open-tile=traders]")
    expect(tile.locator("[data-ref='trader:1'][data-lit=legal]")).to_be_visible()
    ada.shot("ezra-own-tile", whole=False)
    step_on(ada, lambda: tile.locator("[data-ref='trader:1']").click())
    expect(tile).to_have_count(0)


def test_another_players_board_takes_the_square_until_it_is_closed(begin: Begin) -> None:
    ada = begin(on_day(city()))
    ada.page.locator("[data-look]").click()
    board = ada.page.locator(".square .other")
    expect(board).to_be_visible()
    expect(ada.page.locator(".ring [data-at^='place:']")).to_have_count(34)
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
    told.push(find(".caption").innerText);
    const next = find("[data-sabbath-next]");
    if (!next) return told;
    next.click();
    await new Promise((next) => setTimeout(next, 5));
  }
  throw new Error("it is not told to the end: " + find("")?.innerText);
}"""
"""Press Next until all is told."""


def tell_on(ada: Screen) -> list[str]:
    """The captions, from the one that is told now to the last."""
    told: list[str] = ada.page.evaluate(TELL)
    return told


def read_again(ada: Screen) -> None:
    """The last Sabbath, from the candles of the week; a phone has them on one's own board."""
    again = ada.page.locator("[data-sabbath-again]:visible")
    if not again.count():
        ada.page.get_by_role("button", name="My board").click()
    again.click()


STICKS_OUT = """(within) => [...document.querySelectorAll(`${within} *`)]
  .filter((piece) => piece.checkVisibility() && !piece.closest("svg svg"))
  .filter((piece) => {
    const box = piece.getBoundingClientRect();
    const card = piece.closest(".card, article")?.getBoundingClientRect();
    return card && (box.right > card.right + 1 || box.left < card.left - 1);
  })
  .map((piece) => piece.outerHTML.slice(0, 120))"""
"""What sticks out of its card, or of its row."""


@pytest.mark.alike(3)
@SIZES
def test_the_sabbath_lies_in_the_square_and_goes_when_the_round_goes_on(
    begin: Begin, size: ViewportSize
) -> None:
    ada = begin(sabbath(city()), size=size)
    cloth = ada.page.locator("[data-sabbath]")
    cards = cloth.locator(".fan .card")
    expect(cards).to_have_count(6)
    expect(cards.first).to_contain_text("now")
    assert ada.page.evaluate(STICKS_OUT, "[data-sabbath]") == []
    fits(ada)
    if size != PORTRAIT:  # it has nothing that the others have not
        accessible(ada)
    name = f"ezra-own-sabbath-{size['width']}"
    ada.shot(f"{name}-tuck", whole=False)
    step_on(ada, lambda: cards.first.click())
    expect(ada.page.locator("#decision[data-asked$=turn]")).to_be_visible()
    expect(cloth).to_have_count(0)
    read_again(ada)
    told = tell_on(ada)
    assert len(set(told)) == len(told)
    assert any(line.startswith("Why ") for line in told)
    assert ada.page.evaluate(STICKS_OUT, "[data-sabbath]") == []
    expect(cloth).to_contain_text("fed")
    fits(ada)
    ada.shot(f"{name}-told", whole=False)
    says_no_keys(ada)
    cloth.locator("[data-sabbath-close]").click()
    expect(cloth).to_have_count(0)


def test_the_sabbath_says_why_a_card_scores_what_it_does(begin: Begin) -> None:
    """Ada stands on space 7 of the altar track: two golden spaces; and has three levites."""
    ada = begin(sabbath(city(), 2))
    for card in ("temple_servant", "priest"):
        step_on(ada, ada.page.locator(f".fan [data-ref={card}][data-lit]").click)
    ada.page.locator("[data-sabbath-again]").click()
    points = ada.page.locator("[data-sabbath] article").first.locator(".total b")
    before = points.inner_text()
    told = [line for line in tell_on(ada) if "Why" in line and "Ada has" in line]
    assert {line.split(" EN-")[0] for line in told} == {
        "Why 2? Priest: 0, and 1 per golden space. Ada has 2.",
        "Why 3? Temple Servant: 0, and 1 per Levite. Ada has 3.",
        "Why 3? Copyist: 1, and 1 per Scribe. Ada has 2.",
    }
    ada.shot("ezra-own-sabbath-why", whole=False)
    assert int(points.inner_text()) > int(before)


def test_the_final_scoring_is_shown_by_source_and_player(begin: Begin) -> None:
    ada = begin(sabbath(city(), 3))
    step_on(ada, lambda: ada.page.locator(".fan [data-lit]").first.click())
    ada.page.get_by_role("button", name="Back to the board").click()
    read_again(ada)
    tell_on(ada)
    table = ada.page.locator("[data-sabbath] table")
    walls = table.locator("tr", has_text="Walls").locator("td")
    assert walls.all_inner_texts() == ["6", "3"]
    names = table.locator("thead th").all_inner_texts()
    assert names[1].strip() == "Ada"
    points = ada.page.locator("[data-panel='0'] .vp b").inner_text()
    expect(table.locator("tfoot td").first).to_have_text(points)
    accessible(ada, "[data-sabbath]")
    ada.shot("ezra-own-end-table", whole=False)


# ------------------------------------------------------------------ the opponent of a game for one


def opponents_turn(ada: Screen) -> None:
    """Ada ends her turn; the opponent takes its own, and she is asked again."""
    step_on(ada, lambda: ada.option("end_turn").click())
    ada.page.wait_for_selector("#decision[data-asked$=turn]")


def turn_of_opponent() -> EzraState:
    s = after_main(solo())
    workers_in_supply(s, 0, 2)
    return s


@pytest.mark.alike(2)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_opponents_points_and_goods_are_in_its_panel(begin: Begin, theme: str) -> None:
    s = turn_of_opponent()
    ada = begin(s, theme=theme)
    rival = ada.page.locator("[data-rival]")
    expect(rival.locator("[data-rival-vp]")).to_have_text(str(s.mats[1].vp()))
    accessible(ada, "[data-rival]")
    ada.shot(f"ezra-own-solo-{theme}", whole=False)


def test_the_opponents_cards_show_what_became_of_each_row(begin: Begin) -> None:
    ada = begin(turn_of_opponent())
    opponents_turn(ada)
    ada.page.locator("[data-rival] [data-look]").click()
    board = ada.page.locator(".square [data-solo]")
    expect(board.locator(".scheme .line")).to_have_count(3)
    assert board.locator(".scheme .line.taken, .scheme .line.no").count() >= 1
    expect(board.locator(".focus .trade")).to_have_count(2)
    expect(board).to_contain_text("Sabbath, if it came now")
    ada.shot("ezra-own-solo-cards", whole=False)
    ada.page.keyboard.press("Escape")
    expect(board).to_have_count(0)


@pytest.mark.alike(2)
@pytest.mark.parametrize(("language", "words"), [("fr", "Sur la table"), ("pl", "Na stole")])
def test_the_tray_speaks_other_languages(begin: Begin, language: str, words: str) -> None:
    ada = begin(on_day(solo()), language=language)
    expect(ada.page.locator(".tray .own")).to_contain_text(words)
    says_no_keys(ada)
    ada.shot(f"ezra-own-{language}")
