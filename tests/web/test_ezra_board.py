"""The board of Ezra and Nehemiah in a real browser: played by its own pieces, in every size."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.games.ezra_nehemiah.solo_table import solo
from tests.games.ezra_nehemiah.table import built, give
from tests.web.ezra import (
    LAPTOP,
    Begin,
    Somebody,
    begin_at,
    city,
    during,
    on_day,
    play,
    says_no_keys,
    sit_down,
    step_on,
    third_week,
)
from tests.web.screen import ASKED, PHONE, TABLET, Screen
from tests.web.test_screens import accessible, fits
from trilith.games.ezra_nehemiah.connections import Connect
from trilith.games.ezra_nehemiah.names import RING
from trilith.games.ezra_nehemiah.state import EzraState

CITY = [
    *("gatekeeper", "space", "clear", "build", "pay", "wall_card", "on_top", "copy", "connect"),
    *("main", "temple", "altar", "levite", "banner", "scribe", "branch", "tent"),
]
"""What is chosen in the city; the rest lies on one's own board."""
CITY_ART = ".art"
"""The city; the players' boards have a test of their own."""

MISSING = """async ([verbs]) => {
  await new Promise((next) => setTimeout(next, 20));
  const pieces = [...document.querySelectorAll("[data-board] [data-lit='legal']")];
  const isMeant = (code) => {
    const [verb, ...args] = code.split(" ");
    const ref = args.length ? args.join(" ") : `do ${verb}`;
    return pieces.some(
      (piece) =>
        piece.dataset.ref.split("|").includes(ref) &&
        (!piece.dataset.for || piece.dataset.for.split(" ").includes(verb)),
    );
  };
  return [...document.querySelectorAll(".list [data-option]")]
    .map((option) => option.dataset.option)
    .filter((code) => verbs.includes(code.split(" ")[0]) && !isMeant(code));
}"""
"""The options of these verbs for which no piece of the board is lit."""


@pytest.fixture
def begin(monkeypatch: pytest.MonkeyPatch, somebody: Somebody) -> Begin:
    return partial(begin_at, monkeypatch, somebody)


def temple_action(seats: int = 2) -> EzraState:
    return during(city(seats), "temple_altar", banners=8)


def wall_action(seats: int = 2) -> EzraState:
    return during(city(seats), "rubble_wall_gate", banners=9)


def torah_action(seats: int = 2) -> EzraState:
    return during(city(seats), "torah_tent", banners=7)


def open_wall_sheet(screen: Screen, place: str = "w14") -> None:
    """Choose a place of the wall to work on."""
    screen.page.locator(f".ring [data-ref='{place}'][data-lit='legal']").click()
    screen.page.wait_for_selector(".wall-sheet [data-lit]")


# ------------------------------------------------------------------ whole games


@pytest.mark.alike(2)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_is_played_to_its_end_on_the_board(begin: Begin, seats: int) -> None:
    """From the last day: how a game begins is played below."""
    ada = begin(third_week(city(seats)))
    told = play(ada, seed=seats, prefer="space clear build temple scribe tent wall_card")
    ada.page.wait_for_selector(".end h1")
    assert ada.is_over
    assert told["board"] > told["moves"] / 2, told
    # The seats keep their colours where the board is gone.
    assert ada.page.evaluate("document.documentElement.dataset.world") == "ezra_nehemiah"
    ada.shot(f"ezra-end-{seats}")


def test_a_game_alone_is_played_to_its_end_on_the_board(begin: Begin) -> None:
    ada = begin(third_week(solo()))
    play(ada, seed=5, moves=2, prefer="space clear temple scribe")
    ada.shot("ezra-solo", whole=False)
    told = play(ada, seed=6, prefer="space clear build temple scribe tent wall_card")
    ada.page.wait_for_selector(".end h1")
    assert ada.is_over
    assert told["board"] > told["moves"] / 2, told


def test_whatever_may_be_chosen_in_the_city_is_a_piece_of_it(somebody: Somebody) -> None:
    """A game from its very beginning."""
    ada = sit_down(somebody("Ada", motion=False))
    seen: set[str] = set()
    for seed in range(14):
        ada.page.wait_for_selector(ASKED)
        assert ada.page.evaluate(MISSING, [CITY]) == []
        seen |= {code.split()[0] for code in ada.options()}
        play(ada, seed=seed, moves=1, prefer="space clear build temple scribe tent main")
    assert {"gatekeeper", "play", "main"} <= seen


@pytest.mark.parametrize(
    ("position", "verb"),
    [(temple_action, "temple"), (wall_action, "space"), (torah_action, "scribe")],
    ids=["temple", "wall", "torah"],
)
def test_every_step_of_an_action_is_a_piece_of_the_city(
    begin: Begin, position: Callable[[], EzraState], verb: str
) -> None:
    ada = begin(position())
    assert ada.page.evaluate(MISSING, [CITY]) == []
    assert any(code.startswith(f"{verb} ") for code in ada.options())
    for seed in range(3):
        play(ada, seed=seed, moves=1, prefer=f"{verb} clear build wall_card on_top connect")
        ada.page.wait_for_selector(ASKED)
        assert ada.page.evaluate(MISSING, [CITY]) == []


def test_the_board_by_the_keyboard_alone(somebody: Somebody) -> None:
    ada = sit_down(somebody("Ada", motion=False))
    rng = random.Random(4)
    for _ in range(15):
        ada.page.wait_for_selector(ASKED)
        by_keys(ada, rng)
    assert ada.step >= 15


def by_keys(screen: Screen, rng: random.Random) -> None:
    """One move: B or H goes to the board or the hand, arrows walk, Enter chooses.

    Where a second piece is to be chosen with the first, a digit chooses it.
    """
    keys = screen.page.keyboard
    before = screen.step
    keys.press("b" if screen.page.locator("[data-area=stage] [data-lit=legal]").count() else "h")
    for _ in range(rng.randrange(4)):
        keys.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft"]))
    assert screen.page.evaluate("!!document.activeElement.closest('[data-lit]')")
    keys.press("Enter")
    screen.page.wait_for_timeout(150)
    if screen.step == before:
        keys.press("1")
    screen.wait_for_step(before + 1)


# ------------------------------------------------------------------ how it looks


@pytest.mark.alike(3)
@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_it_speaks_three_languages(begin: Begin, language: str) -> None:
    ada = begin(wall_action(3), language=language)
    open_wall_sheet(ada)
    says_no_keys(ada)
    ada.shot(f"ezra-wall-{language}", whole=False)
    assert ada.page.get_attribute("html", "lang") == language
    ada = begin(torah_action(3), language=language)
    expect(ada.page.locator(".torah-sheet")).to_be_visible()
    says_no_keys(ada)
    ada.shot(f"ezra-torah-{language}", whole=False)


def test_the_city_is_accessible_from_the_first_question_on(somebody: Somebody) -> None:
    accessible_in(sit_down(somebody("Ada", motion=False), 4), "corner", "light")


# The drawings keep their colours in the dark; the sheets over them have buttons that do not.


@pytest.mark.alike
def test_the_temple_s_sheet_is_accessible(begin: Begin) -> None:
    accessible_in(begin(temple_action(4)), "temple", "light")


def test_the_torah_s_sheet_is_accessible(begin: Begin) -> None:
    ada = begin(torah_action(4))
    accessible_in(ada, "torah", "light", "dark")
    # The lamp over the city keeps axe from seeing this one: ink on paper, whatever the theme.
    back = ada.page.get_by_role("button", name="Show the city")
    expect(back).to_have_css("color", "rgb(42, 32, 23)")


@pytest.mark.alike
def test_the_wall_s_sheet_is_accessible(begin: Begin) -> None:
    ada = begin(wall_action(4))
    open_wall_sheet(ada)
    accessible_in(ada, "wall", "light", "dark")


def accessible_in(ada: Screen, name: str, *themes: str) -> None:
    for theme in themes:
        ada.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        ada.shot(f"ezra-{name}-{theme}", whole=False)
        accessible(ada, CITY_ART)


@pytest.mark.alike(2)
@pytest.mark.parametrize("size", [TABLET, LAPTOP], ids=["tablet", "laptop"])
def test_nothing_sticks_out(begin: Begin, size: ViewportSize) -> None:
    ada = begin(on_day(city(4), 4), size=size)
    fits(ada)
    ada.shot(f"ezra-{size['width']}x{size['height']}", whole=False)
    ada = begin(wall_action(4), size=size)
    open_wall_sheet(ada)
    fits(ada)
    fits(begin(torah_action(4), size=size))


def test_on_a_phone_the_city_is_a_map_and_what_is_asked_are_rows(begin: Begin) -> None:
    ada = begin(temple_action(4), size=PHONE, touch=True)
    rows = ada.page.locator("[data-asked-rows] .row")
    expect(rows.first).to_be_visible()
    assert rows.count() == len(rows.locator("[data-lit]").all())
    assert min(box["height"] for box in boxes(rows)) >= 64
    assert texts_of(ada, ".map svg text") == [], "a map has no small words"
    fits(ada)
    ada.shot("ezra-phone-temple", whole=False)
    step_on(ada, lambda: rows.locator("[data-ref='temple:1 stone']").click())
    ada.page.get_by_role("button", name="My board").click()
    expect(ada.page.locator(".board [data-card]").first).to_be_visible()
    ada.shot("ezra-phone-own", whole=False)
    ada.page.get_by_role("button", name="Show the city").click()
    ada.page.locator(".map button.torah").click()
    expect(ada.page.locator(".zone .scroll").first).to_be_visible()
    ada.page.get_by_role("button", name="Back").click()
    expect(rows.first).to_be_visible()


def boxes(pieces: Locator) -> list[dict[str, float]]:
    found: list[dict[str, float]] = pieces.evaluate_all(
        "all => all.map(e => { const { width, height } = e.getBoundingClientRect();"
        " return { width, height }; })"
    )
    return found


def texts_of(screen: Screen, selector: str) -> list[str]:
    """The words that are drawn there and seen."""
    found: list[str] = screen.page.locator(selector).evaluate_all(
        "all => all.filter(e => e.checkVisibility()).map(e => e.textContent)"
    )
    return found


# ------------------------------------------------------------------ what it answers


def test_a_zone_takes_the_square_and_is_laid_aside_again(begin: Begin) -> None:
    """The ring of walls stays whole around it."""
    ada = begin(on_day(city()))
    keys = ada.page.keyboard
    ada.page.locator(".zone.altar").hover(position={"x": 300, "y": 12})
    keys.press("z")
    expect(ada.page.locator(".square .temple-sheet")).to_be_visible()
    expect(ada.page.locator(".zone.altar")).to_have_count(0)
    expect(ada.page.locator(".ring [data-at^='place:']")).to_have_count(34)
    ada.shot("ezra-zoom", whole=False)
    ada.page.mouse.move(2, 2)
    keys.press("Escape")
    expect(ada.page.locator(".zone.altar")).to_be_visible()


STRIKE = """(key) => {
  for (const type of ["keydown", "keyup"])
    document.body.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }));
}"""
"""A key that goes down and up at once, however busy the machine is: one that is held says more."""


def test_c_shows_the_city_and_o_the_whole_own_board(begin: Begin) -> None:
    ada = begin(torah_action())
    keys = ada.page.keyboard
    ada.page.evaluate(STRIKE, "c")
    expect(ada.page.locator(".zone.temple")).to_be_visible()
    ada.page.evaluate(STRIKE, "c")
    expect(ada.page.locator(".torah-sheet")).to_be_visible()
    keys.press("o")
    expect(ada.page.locator("[data-own-board]")).to_be_visible()
    assert texts_of(ada, ".ring text") == [], "the city is a map"
    fits(ada)
    ada.shot("ezra-full-own-board", whole=False)
    keys.press("Escape")
    expect(ada.page.locator("[data-own-board]")).to_have_count(0)


def test_the_wall_sheet_shows_prices_and_says_why_not(begin: Begin) -> None:
    ada = begin(wall_action())
    open_wall_sheet(ada)
    build = ada.page.locator(".wall-sheet [data-ref='do build']")
    expect(build).to_have_attribute("aria-disabled", "true")
    build.click(force=True)  # it says of itself that it is disabled, and answers why
    expect(ada.page.locator(".tip")).to_contain_text("EN-WALL")
    ada.page.get_by_role("button", name="Show the city").click()
    expect(ada.page.locator(".wall-sheet")).to_have_count(0)
    ada.page.get_by_role("button", name="Back to the choice").click()
    expect(ada.page.locator(".wall-sheet")).to_be_visible()


def test_a_choice_on_the_board_is_previewed_before_it_is_made(begin: Begin) -> None:
    ada = begin(wall_action(), confirm="always", list=False)
    before = ada.step
    ada.page.locator(".ring [data-lit='legal']").first.click()
    expect(ada.page.locator(".ring [data-lit='chosen']")).to_have_count(1)
    expect(ada.page.locator("[data-confirm]")).to_be_visible()
    expect(ada.page.locator("[data-chain]").first).to_contain_text(re.compile("Ada chooses "))
    assert ada.step == before
    ada.page.locator("[data-confirm]").click()
    ada.wait_for_step(before + 1)


def test_arrows_walk_round_the_wall_and_pages_go_to_its_next_side(begin: Begin) -> None:
    ada = begin(wall_action(4))
    keys = ada.page.keyboard
    focused = """() => document.activeElement.getAttribute("data-ref")"""
    ada.page.locator(".ring [data-ref='w01']").focus()
    walked = []
    for key in ("ArrowRight", "ArrowRight", "PageDown", "PageDown", "ArrowLeft", "PageUp"):
        keys.press(key)
        walked.append(ada.page.evaluate(focused))
    assert walked == ["w02", "w03", "w09", "w13", "w12", "w01"]
    keys.press("ArrowLeft")
    assert ada.page.evaluate(focused) == "w24", "before the first comes the last"


def test_scroll_tiles_tell_what_the_way_costs_and_what_is_missing(begin: Begin) -> None:
    s = city()
    give(s, 0, silver=3)
    ada = begin(during(s, "torah_tent", banners=7), confirm="never")

    def tile(space: str) -> Locator:
        return ada.page.locator(f".torah-sheet .scroll:has([data-ref={space}])")

    expect(tile("s3_1").locator(".tag")).to_have_text("+1 Silver for the way")
    expect(tile("s3_2").locator(".tag")).to_have_text("the way is free")
    expect(tile("s2_3").locator(".tag")).to_have_text("Silver: only 3 of 4")
    expect(tile("s2_3").locator("[data-ref]")).to_have_attribute("data-lit", "blocked")
    expect(tile("s4_6")).to_have_class(re.compile(r"\bfar\b"))
    ada.shot("ezra-torah-ways", whole=False)
    step_on(ada, lambda: tile("s3_2").locator("[data-ref]").click())
    expect(tile("s2_2").locator(".tag")).to_have_text("yours: free")
    expect(tile("s2_1").locator(".tag")).to_have_text(re.compile("^1 Silver to: (?!Ada).+"))


def test_two_connections_are_chosen_by_their_links_and_previewed(begin: Begin) -> None:
    s = city()
    built(s, 0, "w17", "wall_card_07")
    built(s, 1, "w18", "wall_card_08")
    built(s, 0, "valley_gate")
    gate = RING.index("valley_gate")
    ada = begin(during(s, "rubble_wall_gate", Connect(0, gate)), confirm="always", list=False)
    links = ada.page.locator(".ring .joint[data-lit='legal']")
    expect(links).to_have_count(2)
    refs = links.evaluate_all("all => all.map((one) => one.dataset.ref)")
    assert refs == ["w17 valley_gate", "w18 valley_gate"]
    links.last.click()
    expect(ada.page.locator(".ring .joint[data-lit='chosen']")).to_have_count(1)
    chain = ada.page.locator("[data-chain]")
    expect(chain).to_contain_text("EN-CONN-01")
    expect(chain).to_contain_text("Wall 18")
    ada.shot("ezra-connections", whole=False)
    step_on(ada, lambda: ada.page.locator("[data-confirm]").click())
    expect(ada.page.locator(".ring .joint[data-lit]")).to_have_count(0)
