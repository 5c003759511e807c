"""The board of Sa-Ré in a real browser: whole games by its pieces, and positions told by example."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.games.sa_re.table import names, position
from tests.web.measure import SIZES, measure, resize
from tests.web.screen import DESKTOP, PHONE, TABLET, Screen
from tests.web.test_screens import accessible, fits
from trilith.games.sa_re import GAME

Somebody = Callable[..., Screen]
SMALL: ViewportSize = {"width": 1440, "height": 900}
"""A desktop on which nothing needs scrolling to decide."""
LIT = ".one [data-lit='legal']:visible"
BAR = "#decision [data-option]:enabled"
"""What has no piece, as going on where the ground is not shown."""
TURN = ".one [data-lit='legal']:visible, #decision[data-status='over']"

CLICK_ON = """async ([seed, until]) => {
  let state = seed >>> 0;
  const below = (n) => (state = (state * 1664525 + 1013904223) >>> 0) % n;
  const bar = () => document.querySelector("#decision");
  const rest = (time) => new Promise((next) => setTimeout(next, time));
  const lit = () => [...document.querySelectorAll(".one [data-lit='legal']")]
    .filter((piece) => piece.getBoundingClientRect().width);
  const press = (piece) => piece.dispatchEvent(new MouseEvent("click", {bubbles: true}));
  const plain = ["do commit", "do done", "do draw", "do stage", "do go_on", "do end_sequence"];
  for (let moves = 0, idle = 0; idle < 9000; idle++) {
    if (bar()?.dataset.status !== "playing" || moves >= until) return moves;
    const pieces = lit();
    if (pieces.length) {
      const easy = pieces.filter((piece) =>
        piece.dataset.ref.split("|").some((ref) => plain.includes(ref)));
      const step = bar().dataset.step;
      const wanted = easy.length && below(3) ? easy : pieces;
      press(wanted[below(wanted.length)]);
      await rest(0);
      // A piece that means several things: the bar names them.
      const named = [...document.querySelectorAll("#decision [data-option]:not(:disabled)")];
      if (bar().dataset.step === step && lit().length && named.length)
        named[below(named.length)].click();
      for (let i = 0; i < 2000 && bar()?.dataset.step === step; i++) await rest(5);
      moves++;
      idle = 0;
    }
    await rest(5);
  }
  throw new Error("nobody moves: " + bar()?.innerText);
}"""
"""A scripted player of the board alone: presses any lit piece, those that end something rather."""


@pytest.fixture
def begin_at(monkeypatch: pytest.MonkeyPatch, somebody: Somebody) -> Callable[..., Screen]:
    """Somebody before a told position, as seat 0, with bots at the other seats."""

    def begin(
        bots: int = 1,
        mode: str = "scribe",
        confirm: str = "never",
        pace: str = "off",
        **told: Any,
    ) -> Screen:
        at_hand = position(players=bots + 1, mode=mode, **told)
        monkeypatch.setattr(GAME, "new", lambda setup: at_hand.clone())
        ada = somebody("Ada", size=SMALL, motion=False, confirm=confirm, pace=pace)
        return sit_down(ada, bots, mode=mode)

    return begin


Begin = Callable[..., Screen]


def sit_down(ada: Screen, bots: int = 1, **options: str) -> Screen:
    """Before the board, with bots at the other seats."""
    ada.sit_down("sa_re", bots + 1, **options)
    ada.page.wait_for_selector(TURN)
    return ada


def click_on(ada: Screen, seed: int, moves: int = 100_000) -> int:
    return int(ada.page.evaluate(CLICK_ON, [seed, moves]))


def piece(ada: Screen, ref: str, verb: str = "") -> Locator:
    """The lit piece of this name, wherever it lies."""
    wanted = f"[data-lit][data-ref='{ref}']" + (f"[data-for~='{verb}']" if verb else "")
    return ada.page.locator(f".one {wanted}:visible").first


def press(ada: Screen, what: Locator) -> None:
    """A real click, and what comes of it."""
    before = ada.step
    what.click()
    ada.page.wait_for_function(
        "n => Number(document.querySelector('#decision')?.dataset.step) !== n", arg=before
    )
    ada.page.wait_for_selector(TURN)


def logged(ada: Screen, words: str) -> None:
    """The log, one press away, says so."""
    ada.page.locator("#tab-log").click()
    expect(ada.page.locator(".log")).to_contain_text(words)


def is_in_sight(ada: Screen, selector: str) -> bool:
    """Does all of it lie within the window, without scrolling?"""
    box = ada.page.locator(selector).first.bounding_box()
    size = ada.page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


def says_only_words(ada: Screen) -> None:
    """Nothing on the screen is the key of a message instead of its words."""
    assert re.findall(r"\b(?:sare|sa_re|engine|view)-[a-z-]{3,}", ada.page.inner_text("body")) == []


# ------------------------------------------------------------------ whole games


def test_scribe_for_two_is_played_to_the_end_by_clicking_pieces(begin_at: Begin) -> None:
    """From a late position: both lack the last stage of the Pyramid."""
    city = {1: "carpenter", 3: "stonecutter", 4: "site:pyramid"}
    given = {f"seats.{seat}.pyramid": seat + 1 for seat in range(2)}
    given |= {f"seats.{seat}.stages": 2 for seat in range(2)}
    ada = begin_at(at="planning", grounds={0: city, 1: city}, given=given)
    rng = random.Random(7)
    for _ in range(150):
        ada.page.wait_for_selector(TURN)
        if ada.is_over:
            break
        click_a_piece(ada, rng)
    ada.page.wait_for_selector(".end h1")
    ada.shot("sa-re-end")
    assert ada.is_over


EASY = {"do commit", "do done", "do draw", "do stage"}
"""What lets a game go on."""


def click_a_piece(ada: Screen, rng: random.Random) -> None:
    """One real click on a lit piece; where that means several things, one on the bar."""
    before = ada.step
    refs: list[str] = ada.page.locator(LIT).evaluate_all("all => all.map(e => e.dataset.ref)")
    if not refs:
        return
    easy = [i for i, ref in enumerate(refs) if EASY & set(ref.split("|"))]
    chosen = rng.choice(easy) if easy and rng.random() < 0.7 else rng.randrange(len(refs))
    ada.page.locator(LIT).nth(chosen).click()
    ada.page.wait_for_function(
        """n => Number(document.querySelector('#decision')?.dataset.step) !== n ||
                document.querySelector('#decision [data-option]:enabled')""",
        arg=before,
    )
    if ada.step == before:
        press(ada, ada.page.locator("#decision [data-option]:enabled").first)


def test_priest_for_four_is_played_to_the_end_on_the_board(begin_at: Begin) -> None:
    """From a late position: everybody lacks the last stage of the Pyramid."""
    city = {1: "carpenter", 2: "port", 3: "temple", 4: "gardens", 5: "library", 7: "site:pyramid"}
    given = {f"seats.{seat}.pyramid": seat + 1 for seat in range(4)}
    given |= {f"seats.{seat}.stages": stages - 1 for seat, stages in enumerate((3, 3, 2, 2))}
    ada = begin_at(
        bots=3, mode="priest", at="planning", grounds=dict.fromkeys(range(4), city), given=given
    )
    assert click_on(ada, seed=3) > 5
    ada.page.wait_for_selector(".end h1")
    assert ada.is_over


@pytest.mark.alike(2)
@pytest.mark.parametrize(
    ("mode", "goal"), [("architect", "Spaces built on"), ("pharaoh", "Administrative buildings")]
)
def test_the_longer_modes_begin_and_tell_their_goal(
    somebody: Somebody, mode: str, goal: str
) -> None:
    ada = sit_down(somebody("Ada", size=SMALL, motion=False), mode=mode)
    assert click_on(ada, seed=5, moves=12) == 12
    expect(ada.page.locator(".rail .goal").first).to_contain_text(goal)
    ada.shot(f"sa-re-{mode}")


LATE = {
    "at": "construction",
    "grounds": {0: {4: "site:pyramid"}},
    "given": {
        "seats.0.pyramid": 2,
        "seats.0.stages": 2,
        "seats.0.stock": {"wood": 0, "stone": 3, "gold": 0, "joker": 0},
    },
    "cards": {0: "WW GG G S"},
}
"""One stage is missing: 2 wood, 3 stone, 3 gold."""


def test_the_last_round_by_the_keyboard_alone(begin_at: Begin) -> None:
    ada = begin_at(bots=1, mode="scribe", **LATE)
    press_by_keys(ada, "[data-ref='cell:4|do stage']")
    for _ in range(12):
        ada.page.wait_for_selector(TURN)
        if ada.is_over:
            break
        is_paying = ada.page.locator(".course").count() > 0
        press_by_keys(ada, ".sources .piece" if is_paying else "[data-ref='do done']")
    expect(ada.page.locator(".end h1")).to_contain_text("Ada")


def press_by_keys(ada: Screen, selector: str) -> None:
    """B to the board, arrows to the piece that is wanted, Enter."""
    before = ada.step
    keys = ada.page.keyboard
    keys.press("b")
    for _ in range(30):
        arrow = ada.page.evaluate(ARROW, f"main {selector}[data-lit='legal']")
        if not arrow:
            break
        keys.press(arrow)
    keys.press("Enter")
    ada.wait_for_step(before + 1)


ARROW = """(wanted) => {
  const middle = (piece) => {
    const box = piece.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  if (document.activeElement.matches(wanted)) return "";
  const [x, y] = middle(document.activeElement);
  const [dx, dy] = middle(document.querySelector(wanted)).map((to, i) => to - [x, y][i]);
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "ArrowRight" : "ArrowLeft";
  return dy > 0 ? "ArrowDown" : "ArrowUp";
}"""
"""The key that leads nearer to a piece; none when it has the focus."""


# ------------------------------------------------------------------ planning


def test_every_free_space_shows_what_a_worksite_costs_there(begin_at: Begin) -> None:
    ada = begin_at(
        bots=2, at="planning", grounds={0: {1: "carpenter", 3: "stonecutter", 8: "foreman"}}
    )
    assert is_in_sight(ada, ".tray .reference")
    assert is_in_sight(ada, "svg.ground")
    accessible(ada)
    press(ada, piece(ada, "library", "launch"))
    assert is_in_sight(ada, "svg.ground")
    # The space between Carpenter and Stonecutter is cheaper by both, and says which they are.
    between = piece(ada, "cell:4", "at")
    expect(between).to_have_attribute("aria-label", re.compile("2 wood, 1 stone, 2 gold"))
    expect(piece(ada, "cell:2", "at")).to_have_attribute(
        "aria-label", re.compile("2 wood, 2 stone, 2 gold")
    )
    between.hover()
    expect(ada.page.locator("svg.ground .lines circle")).to_have_count(2)
    ada.shot("sa-re-planning", whole=False)
    accessible(ada)
    press(ada, between)
    expect(ada.page.locator(".ops li")).to_have_count(1)
    expect(ada.page.locator(".ops li")).to_contain_text("Library")
    expect(ada.page.locator(".plan table")).to_contain_text("Library")


def test_a_plan_can_be_changed_in_every_way_until_it_is_committed(begin_at: Begin) -> None:
    ada = begin_at(bots=1, at="planning", grounds={0: {4: "temple"}})
    press(ada, piece(ada, "port", "launch"))
    expect(ada.page.locator(".ops .hand")).to_contain_text("Port")
    expect(ada.page.locator(".one [data-lit='blocked'][data-ref='cell:1']")).to_have_count(1)
    press(ada, piece(ada, "cell:5", "at"))
    # A worksite may be moved or withdrawn: the bar asks which.
    piece(ada, "cell:5", "move").click()
    press(ada, ada.page.locator("#decision [data-option='move cell:5']"))
    press(ada, piece(ada, "cell:8", "at"))
    press(ada, piece(ada, "cell:4", "demolish"))
    # Where the kind of operation is chosen first, a space means that alone.
    ada.page.locator("[data-mode='withdraw']").click()
    expect(ada.page.locator("main .plot [data-lit='legal']")).to_have_count(1)
    press(ada, piece(ada, "cell:8", "withdraw"))
    expect(ada.page.locator(".ops li")).to_have_count(4)
    expect(ada.page.locator("[data-mode='withdraw']")).to_have_attribute("aria-disabled", "true")
    press(ada, piece(ada, "do reset"))
    expect(ada.page.locator(".ops li")).to_have_count(0)
    # What is forbidden says why.
    expect(piece(ada, "temple", "launch")).to_have_attribute("data-lit", "blocked")
    piece(ada, "temple", "launch").click(force=True)
    expect(ada.page.locator(".tip")).to_contain_text("SR-PLAN-11")
    ada.page.keyboard.press("Escape")
    press(ada, piece(ada, "pyramid", "launch"))
    press(ada, piece(ada, "cell:1", "at"))
    press(ada, piece(ada, "market", "launch"))
    press(ada, piece(ada, "cell:2", "at"))
    expect(ada.page.locator(".plan .ghost")).to_have_text("1")
    press(ada, piece(ada, "do commit"))


def test_single_steps_of_a_plan_can_be_taken_back(begin_at: Begin) -> None:
    ada = begin_at(bots=1, at="planning", grounds={0: {2: "site:port", 4: "temple"}})
    operations = ada.page.locator(".ops li")
    ways = ada.page.locator("svg.ground [data-moved]")
    piece(ada, "cell:2", "move").click()
    press(ada, ada.page.locator("#decision [data-option='move cell:2']"))
    press(ada, piece(ada, "cell:11", "at"))
    # A dotted arrow shows where the worksite lay before.
    expect(ways).to_have_attribute("data-moved", "cell:11")
    expect(operations).to_contain_text(["C1 → C4"])
    press(ada, piece(ada, "cell:4", "demolish"))
    press(ada, piece(ada, "temple", "launch"))
    press(ada, piece(ada, "cell:4", "at"))
    expect(operations).to_have_count(3)
    # The new Temple stands where the old one was: that stays gone as long as it does.
    operations.nth(1).get_by_role("button").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("undo that first")
    expect(operations).to_have_count(3)
    press(ada, operations.nth(0).get_by_role("button"))
    expect(ways).to_have_count(0)
    expect(operations).to_contain_text(["Temple demolished", "Temple launched"])
    ada.page.get_by_role("button", name="Take back step 2: Temple").focus()
    before = ada.step
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function(
        "n => Number(document.querySelector('#decision').dataset.step) < n", arg=before
    )
    press(ada, operations.nth(0).get_by_role("button"))
    expect(operations).to_have_count(0)
    expect(piece(ada, "cell:4", "demolish")).to_have_attribute("data-lit", "legal")


def test_of_two_start_tiles_on_one_space_either_can_be_demolished(begin_at: Begin) -> None:
    ada = begin_at(bots=1, at="planning", grounds={0: {8: "foreman"}})
    press(ada, piece(ada, "cell:0", "demolish"))
    press(ada, piece(ada, "warehouse", "raze"))
    # The stock has no place any more: with the plan, what is lost is chosen in one's own row.
    press(ada, piece(ada, "do commit"))
    press(ada, ada.page.locator(".mine [data-lit='legal'][data-for~='lose']").first)


# ------------------------------------------------------------------ the season


def test_the_top_card_the_obelisk_and_the_powers_are_chosen_where_they_lie(begin_at: Begin) -> None:
    ada = begin_at(
        bots=3,
        at="sequence",
        deck="H WW G S W t T G S W",
        grounds={0: {4: "palace", 5: "temple", 7: "site:foreman"}},
    )
    assert is_in_sight(ada, ".shoe")
    assert is_in_sight(ada, ".mine")
    accessible(ada)
    expect(ada.page.locator(".fore")).to_contain_text("Foreman")
    expect(piece(ada, "do stop")).to_have_attribute("data-lit", "legal")
    press(ada, ada.page.locator(".pw", has_text="Palace"))
    expect(ada.page.locator(".shoe .scard")).to_contain_text("Wood + Wood")
    press(ada, ada.page.locator(".pw", has_text="Temple"))
    expect(ada.page.locator(".pair .scard")).to_have_count(2)
    ada.shot("sa-re-temple", whole=False)
    press(ada, piece(ada, "second", "apply"))
    expect(ada.page.locator(".mine .piece.card")).to_have_count(1)


def test_a_trouble_shows_all_ways_and_why_not_the_others(begin_at: Begin) -> None:
    ada = begin_at(
        bots=3,
        at="sequence",
        deck="t T W S G W S G",
        grounds={0: {4: "gardens"}},
        given={"seats.2.gauge": 5, "seats.3.standing": False},
    )
    press(ada, piece(ada, "do draw"))
    press(ada, piece(ada, "do draw"))
    column = ada.page.locator(".column")
    expect(column.locator(".way:not(.no)")).to_have_count(3)
    expect(column.locator(".refused")).to_have_count(3)
    # Pressed, each says why.
    for i, rule in enumerate(("SR-REVOLT-09", "SR-STOP-08", "SR-TROUBLE-06")):
        column.locator(".refused").nth(i).locator(".no").first.click(force=True)
        expect(ada.page.locator(".tip")).to_contain_text(rule)
    # The same verdict stands on the opponents' panels, with what the gauge would be.
    expect(ada.page.locator(".target[data-lit='legal']")).to_have_count(1)
    expect(ada.page.locator(".target[data-lit='blocked']")).to_have_count(2)
    ada.page.locator(".target[data-lit='legal']").hover()
    expect(ada.page.locator(".rail .ghost")).to_have_text("2")
    ada.shot("sa-re-trouble", whole=False)
    accessible(ada)
    press(ada, ada.page.locator(".target[data-lit='legal']"))
    logged(ada, "passes Double Trouble on to")


def test_after_hoshekh_it_is_night(begin_at: Begin) -> None:
    ada = begin_at(bots=3, at="sequence", deck="t X H W S G W S G", grounds={0: {4: "library"}})
    expect(ada.page.locator(".sa-re.night")).to_have_count(0)
    press(ada, piece(ada, "do draw"))
    expect(ada.page.locator(".sa-re.night")).to_have_count(1)
    press(ada, ada.page.locator(".pw", has_text="Library"))
    accessible(ada)
    ada.shot("sa-re-night", whole=False)
    expect(ada.page.locator(".shoe .back")).to_have_attribute(
        "aria-label", re.compile("cards face down")
    )
    # Horus' Choice, drawn unseen, is obeyed at once: the next two cards lie open together.
    press(ada, ada.page.locator(".shoe .back"))
    expect(ada.page.locator(".batch .scard")).to_have_count(2)
    expect(ada.page.locator(".chain .sc")).to_have_count(4)
    press(ada, ada.page.locator(".batch .scard").first)


def test_a_player_hit_by_a_wind_may_stop_or_go_on(begin_at: Begin) -> None:
    ada = begin_at(bots=1, at="sequence", deck="WW GG SS GW GS SW W S G", first=1)
    for _ in range(12):
        if piece(ada, "do go_on").count():
            break
        press(ada, piece(ada, "do draw"))
    expect(piece(ada, "do stop")).to_have_attribute("data-lit", "legal")
    press(ada, piece(ada, "do go_on"))
    logged(ada, "Ada goes on.")


def test_a_player_in_revolt_is_informed_and_chooses_among_what_would_be_lost(
    begin_at: Begin,
) -> None:
    ada = begin_at(
        bots=1,
        at="sequence",
        deck="t W S G W S G",
        cards={0: "W GG"},
        given={"seats.0.gauge": 6},
        pace="hand",
    )
    piece(ada, "do draw").click()
    expect(ada.page.locator("#decision[data-kind='revolt']")).to_contain_text("(you)")
    losses = ada.page.locator("[data-losses='0']")
    expect(losses).to_contain_text("the others are lost")
    ada.page.keyboard.press(".")
    losses.locator("[data-lit='legal'][data-ref='double_gold_gold']").click()
    logged(ada, "Ada keeps Gold + Gold")


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP])
def test_all_that_a_revolt_takes_is_seen_at_once(begin_at: Begin, size: ViewportSize) -> None:
    ada = begin_at(
        bots=2,
        at="sequence",
        deck="t W S G W S G",
        cards={0: "W GG SS G"},
        given={
            "seats.0.gauge": 6,
            "seats.0.carried": names("S WW"),
            "seats.0.jokers": 1,
        },
        pace="hand",
    )
    ada.page.set_viewport_size(size)
    piece(ada, "do draw").click()
    losses = ada.page.locator("[data-losses='0']")
    expect(losses.locator("h3")).to_have_text(["Lost", "One of these is kept, the others are lost"])
    assert losses.locator(".gone > span").count() == 2
    expect(losses.locator(".gone > b")).to_contain_text("1")
    for part in losses.locator("h3, .cards > *, p").all():
        expect(part).to_be_in_viewport(ratio=1)
    assert losses.evaluate("(one) => one.scrollHeight <= one.clientHeight")


def test_while_a_list_is_open_on_a_phone_what_pays_has_all_the_room(begin_at: Begin) -> None:
    ada = begin_at(
        at="construction",
        confirm="always",
        grounds={0: {4: "warehouse"}},
        given={"seats.0.caravans": 1},
    )
    resize(ada, SIZES["390x844"])
    ada.page.locator("[data-lit='legal'][data-means*='store caravan']").click()
    expect(ada.page.locator(".sa-re section.ground")).to_be_visible()
    ada.page.locator("#decision [data-more]").click()
    expect(ada.page.locator(".list [data-option]")).to_have_count(3)
    expect(ada.page.locator(".sa-re section.ground")).to_be_hidden()
    assert measure(ada) == []


def test_a_swap_at_the_market_is_made_with_the_cards_themselves(begin_at: Begin) -> None:
    ada = begin_at(
        bots=2,
        at="sequence",
        deck="W S G W S G",
        grounds={0: {4: "market"}},
        cards={0: "W GG", 1: "S", 2: "SS G"},
    )
    press(ada, piece(ada, "do market"))
    press(ada, ada.page.locator(".mine [data-lit='legal'][data-ref^='single_wood']"))
    press(ada, piece(ada, "seat:1 single_stone fresh", "get"))
    expect(ada.page.locator(".mine .traded")).to_have_count(1)


# ------------------------------------------------------------------ construction


def test_a_building_is_paid_by_clicking_cards_and_stores(begin_at: Begin) -> None:
    ada = begin_at(
        bots=2,
        at="construction",
        grounds={0: {1: "stonecutter", 4: "site:temple", 11: "site:port"}},
        cards={0: "SS GS GW W G"},
    )
    assert is_in_sight(ada, ".sources")
    expect(piece(ada, "cell:11", "build")).to_have_attribute("data-lit", "blocked")
    press(ada, piece(ada, "cell:4", "build"))
    # One stone is saved by the Stonecutter next door: 2 wood, 3 stone, 2 gold.
    expect(ada.page.locator(".course .less")).to_have_count(1)
    source = ada.page.locator(".sources [data-lit='legal']")
    press(ada, source.filter(has=ada.page.locator("use[href='#r-stone']")).first)
    expect(ada.page.locator(".course .brick:not(.less)").first).to_be_visible()
    expect(ada.page.locator(".sources .used").first).to_be_visible()
    ada.shot("sa-re-payment", whole=False)
    accessible(ada)
    for _ in range(8):
        if not ada.page.locator(".course").count():
            break
        press(ada, source.first)
    logged(ada, "Ada builds the Temple on B2.")
    expect(ada.page.locator(".powers .pw")).to_have_count(1)


def test_a_payment_that_loses_least_is_laid_by_one_press(begin_at: Begin) -> None:
    ada = begin_at(
        bots=2,
        at="construction",
        grounds={0: {1: "stonecutter", 4: "site:temple", 11: "site:port"}},
        cards={0: "SS GS GW W G"},
    )
    before = ada.step
    press(ada, piece(ada, "cell:4", "build"))
    lay = ada.page.locator("[data-lay]")
    expect(lay).to_contain_text("4 cards, 1 from buildings · nothing wasted")
    expect(ada.page.locator(".course .ghost")).to_have_count(0)
    # It is shown before it is done; nobody has to take it.
    lay.focus()
    expect(ada.page.locator(".course .ghost").first).to_be_visible()
    expect(ada.page.locator(".course .gap")).to_have_count(0)
    expect(ada.page.locator(".sources .meant")).to_have_count(5)
    ada.shot("sa-re-lay", whole=False)
    accessible(ada)
    ada.page.keyboard.press("Enter")
    logged(ada, "Ada builds the Temple on B2.")
    # One press takes all of it back.
    ada.page.locator("[data-undo]").click()
    expect(ada.page.locator(".log")).not_to_contain_text("Ada builds the Temple on B2.")
    assert ada.step == before + 1


def test_on_a_touch_screen_the_first_press_shows_and_the_second_lays(begin_at: Begin) -> None:
    ada = begin_at(
        bots=1,
        at="construction",
        grounds={0: {4: "site:temple"}},
        cards={0: "SS GS GW W G"},
        confirm="always",
    )
    piece(ada, "cell:4", "build").click()
    press(ada, ada.page.locator("[data-confirm]"))
    lay = ada.page.locator("[data-lay]")
    lay.click()
    expect(lay).to_contain_text("Lay it like this")
    expect(ada.page.locator(".course .ghost").first).to_be_visible()
    lay.click()
    logged(ada, "Ada builds the Temple on B2.")


def test_what_is_left_is_shipped_stored_and_kept_on_the_board(begin_at: Begin) -> None:
    ada = begin_at(
        bots=1,
        at="construction",
        grounds={0: {4: "site:temple"}},
        cards={0: "W S G GW"},
        given={"seats.0.stock": {"wood": 1, "stone": 0, "gold": 0, "joker": 0}},
    )
    expect(ada.page.locator(".steps .on")).to_have_text("2 Ship")
    press(ada, piece(ada, "do charter"))
    press(ada, ada.page.locator(".sources [data-lit='legal'][data-ref*='double_gold_wood']"))
    expect(ada.page.locator(".track [data-name='Caravans: 1 of 3']")).to_have_count(1)
    press(ada, ada.page.locator(".sources [data-lit='legal'][data-ref*='single_gold']"))
    expect(ada.page.locator("[data-at='stock:0'] .piece")).to_have_count(2)
    press(ada, piece(ada, "do done"))
    expect(ada.page.locator(".steps .on")).to_have_text("3 Keep")
    accessible(ada)
    press(ada, ada.page.locator(".sources [data-lit='legal'][data-ref*='single_wood']"))
    logged(ada, "Ada keeps Wood for the next round.")


# ------------------------------------------------------------------ everywhere


@pytest.mark.alike(3)
@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_all_is_said_in_the_viewers_language(somebody: Somebody, language: str) -> None:
    ada = somebody("Ada", size=SMALL, language=language, theme="dark", motion=False)
    sit_down(ada, mode="priest", quick_start="on")
    for seed in range(3):
        click_on(ada, seed=seed, moves=5)
        ada.page.wait_for_selector(TURN)
        says_only_words(ada)
        fits(ada)
    accessible(ada)
    ada.shot(f"sa-re-{language}")


def test_a_round_on_a_phone_with_every_move_confirmed(somebody: Somebody) -> None:
    ada = somebody("Ada", size=PHONE, touch=True, confirm=True, motion=False)
    sit_down(ada, mode="scribe")
    rng = random.Random(6)
    phases: set[str] = set()
    for _ in range(25):
        ada.page.wait_for_selector(f"{TURN}, {BAR}")
        phase = ada.page.get_attribute(".sa-re", "data-phase") or ""
        if phase not in phases:
            phases.add(phase)
            fits(ada)
            accessible(ada)
            ada.shot(f"sa-re-phone-{phase}")
        if phases >= {"planning", "season", "construction"}:
            return
        tap_a_piece(ada, rng)
    raise AssertionError(f"expected a whole round, found {phases}")


def tap_a_piece(ada: Screen, rng: random.Random) -> None:
    """Choose a piece, see what it would do, and confirm it."""
    before = ada.step
    pieces = ada.page.locator("[data-board] [data-lit='legal']:visible")
    refs: list[str] = pieces.evaluate_all("all => all.map(e => e.dataset.ref)")
    easy = [i for i, ref in enumerate(refs) if ref in ("do commit", "do done", "do stop")]
    if refs:
        pieces.nth(easy[0] if easy else rng.randrange(len(refs))).dispatch_event("click")
        ada.page.wait_for_selector(f"[data-confirm], {BAR}")
    if not ada.page.locator("[data-confirm]").count():
        ada.page.locator(BAR).first.click()
    ada.page.locator("[data-confirm]").click()
    ada.page.wait_for_function(
        "n => Number(document.querySelector('#decision')?.dataset.step) !== n", arg=before
    )


def test_an_opponents_city_can_be_looked_at_closely(begin_at: Begin) -> None:
    ada = begin_at(bots=1, at="planning", grounds={1: {4: "temple", 5: "site:port"}})
    ada.page.locator(".rail .look:visible").click()
    city = ada.page.get_by_role("region", name=re.compile("Building ground: (?!Ada)"))
    expect(city.get_by_role("img", name="B2: Temple, built")).to_be_visible()
    expect(
        city.get_by_role("img", name=re.compile("C2: Port · worksite; costs 4 wood"))
    ).to_have_count(1)
    expect(city.get_by_role("button", name="Back to your city")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(city).to_have_count(0)
    expect(ada.page.get_by_role("region", name="Building ground: Ada")).to_be_visible()


def test_the_reference_board_is_one_key_away(begin_at: Begin) -> None:
    ada = begin_at(bots=1, at="sequence", deck="W S G W S G")
    expect(ada.page.locator(".tray .reference")).to_have_count(0)
    ada.page.keyboard.press("t")
    expect(ada.page.locator(".tray .reference")).to_be_visible()
    ada.page.keyboard.press("t")
    expect(ada.page.locator(".tray .mine")).to_be_visible()
