"""Learning by playing, in a real browser: the guide of every game, explanations, tips, the summary."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Route, expect

from tests.games.sa_re.table import position, stock
from tests.web.measure import SIZES, resize
from tests.web.screen import PHONE, Screen
from tests.web.seated import PRESS
from trilith import games
from trilith.games.sa_re import GAME
from trilith.server import making
from trilith.text.lessons import lessons

WISHED = """(wishes) => {
  const all = (what) => [...document.querySelectorAll(what)];
  const pieces = all("[data-means]").filter((one) => one.checkVisibility());
  const offered = [
    ...all("#decision [data-option]:not(:disabled)").map((one) => one.dataset.option),
    ...pieces.flatMap((piece) => piece.dataset.means.split("|")),
  ];
  const begins = (action, wish) => action === wish || action.startsWith(`${wish} `);
  const found = wishes.map((wish) => offered.find((action) => begins(action, wish)));
  return found.find((action) => action) ?? offered[0];
}"""
"""The first of these that is offered, by a button or a piece on the board; else anything."""

POINTED = """(wishes) => {
  const wrong = [];
  const all = (what) => [...document.querySelectorAll(what)];
  const boxOf = (one) => one.getBoundingClientRect();
  const inWindow = (box) =>
    box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  const hit = (one) => boxOf(one.querySelector("[data-hit]") ?? one);
  const over = (one) => {
    const box = hit(one);
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  };
  const open = (one) => inWindow(hit(one)) && one.contains(over(one));
  /** Does it lie in the part of its list that is seen? */
  const here = (one) => {
    const [box, list] = [hit(one), one.closest("[data-asked-rows], .scrolls, .hand, .content")];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const frame = list ? boxOf(list) : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  };
  const begins = (action, wish) => action === wish || action.startsWith(`${wish} `);
  const wish = (wishes) => (piece) =>
    (piece.dataset.means?.split("|") ?? [piece.dataset.option]).some((action) =>
      begins(action, wishes));
  const pieces = all("[data-means], #decision [data-option]").filter((one) => one.checkVisibility());
  const named = wishes.map((one) => pieces.filter(wish(one))).find((some) => some.length) ?? [];
  const slip = document.querySelector("[data-slip]");
  const room = slip.closest(".lesson, .first");
  for (const part of slip.querySelectorAll("h2, dd:first-of-type, [data-guide]"))
    if (!open(part))
      wrong.push(`the guide's "${part.textContent.trim().slice(0, 30)}" is out of sight`);
  if (!named.length) wrong.push("what it names is nowhere");
  const seen = named.filter(open);
  if (named.length && !seen.length) wrong.push(`${named[0].outerHTML.slice(0, 90)} is out of sight`);
  if (named.some((one) => here(one) && room.contains(over(one))))
    wrong.push("it covers what it names");
  const rings = all(".pointing .ring:not(.soft)").map(boxOf);
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const rings_one = rings.some((ring) => seen.some((one) => {
    const [x, y] = middle(hit(one));
    return ring.left <= x && x <= ring.right && ring.top <= y && y <= ring.bottom;
  }));
  if (seen.length && !rings_one) wrong.push("it points elsewhere");
  if (document.documentElement.scrollHeight > innerHeight) wrong.push("the page scrolls");
  return wrong;
}"""
"""What is wrong with where the guide stands and points, at a step that waits for one of these."""

GUIDED = {name: SIZES[name] for name in ("390x844", "1280x800", "1440x900")}
PLAIN = ["end_turn", "finish", "done", "pass", "decline", "go_on", "commit", "stop"]


def begin(screen: Screen, key: str) -> Page:
    screen.go()
    screen.page.click(f"[data-learn={key}]")
    screen.page.wait_for_selector("[data-slip]")
    return screen.page


OFFERED = "#decision [data-option]:not(:disabled), [data-ref][data-lit='legal']"


def title(page: Page) -> str:
    """The title of the step that is shown; none while the guide has nothing to say."""
    page.wait_for_selector(OFFERED)
    page.wait_for_selector("[data-slip] h2, [data-slip] .between")
    found = page.locator("[data-slip] h2")
    return found.inner_text() if found.count() else ""


def act(page: Page, wishes: list[str]) -> None:
    """Do the first of these that is offered, else anything, and wait until it is done."""
    page.evaluate(PRESS, page.evaluate(WISHED, wishes))


def pointed_at(screen: Screen, wishes: list[str]) -> list[str]:
    """What is wrong with the guide now, at every size."""
    wrong: list[str] = []
    for name, size in GUIDED.items():
        resize(screen, size)
        screen.page.wait_for_selector("[data-slip] h2")
        # The guide brings what it names into view, and rings it: that may take a moment.
        with suppress(Error):
            screen.page.wait_for_function(
                f"wishes => !({POINTED})(wishes).length", arg=wishes, timeout=4000
            )
        found: list[str] = screen.page.evaluate(POINTED, wishes)
        if found:
            screen.shot(f"guide-{len(found)}-{name}-{screen.step}", whole=False)
        wrong += [f"{name}: {line}" for line in found]
    return wrong


@pytest.mark.alike(3)
@pytest.mark.parametrize("key", games.keys())
def test_the_guide_leads_through_a_first_game_and_points_at_what_it_names(
    somebody: Callable[..., Screen], key: str
) -> None:
    screen = somebody(motion=False, list=False)
    page = begin(screen, key)
    steps = {step["title"]: step for step in lessons(key, "en")["steps"]}
    met: list[str] = []
    wrong: list[str] = []
    for _ in range(150):
        if page.locator("[data-slip]", has_text="You know how it goes").count():
            break
        now = title(page)
        if now in steps and now not in met:
            met.append(now)
            wrong += [f"{now}, {line}" for line in pointed_at(screen, steps[now]["does"])]
        act(page, [*(steps[now]["does"] if now in steps else []), *PLAIN])
    assert met == list(steps)
    assert "\n".join(wrong) == ""


def test_another_action_is_fine_and_steps_can_be_read_again(
    somebody: Callable[..., Screen],
) -> None:
    page = begin(somebody(motion=False), "castle")
    titles = [step["title"] for step in lessons("castle", "en")["steps"]]
    assert title(page) == titles[0]
    page.click("[data-guide=skip]")
    expect(page.locator("[data-slip] h2")).to_have_text(titles[2])
    page.click("[data-guide=back]")
    expect(page.locator("[data-slip] h2")).to_have_text(titles[1])
    page.click("[data-guide=on]")
    act(page, ["choose bricklayer"])
    expect(page.locator("[data-slip] h2")).to_have_text(titles[3])


def test_the_guide_can_be_left_and_resumed(somebody: Callable[..., Screen]) -> None:
    page = begin(somebody(motion=False), "castle")
    page.click("[data-guide=leave]")
    expect(page.locator("[data-slip]")).to_have_count(0)
    page.reload()
    page.wait_for_selector("#decision")
    expect(page.locator("[data-slip]")).to_have_count(0)
    page.get_by_role("button", name="Rules", exact=True).click()
    page.click("[data-learn=resume]")
    expect(page.locator("[data-slip] h2")).to_be_visible()


def test_a_piece_explains_itself_to_pointer_and_keyboard(
    somebody: Callable[..., Screen],
) -> None:
    screen = somebody(motion=False).sit_down()
    page = screen.page
    page.click(".bank")
    expect(page.locator("#explanation")).to_contain_text("All the talers that nobody owns")
    page.keyboard.press("Escape")
    expect(page.locator("#explanation")).to_have_count(0)
    page.keyboard.press("x")
    expect(page.locator("#explanation")).to_be_visible()
    described = page.evaluate("document.activeElement.getAttribute('aria-describedby')")
    assert described == "explanation"
    rule = page.inner_text("#explanation .rulelink >> nth=0")
    page.keyboard.press("r")
    expect(page.locator(f"[data-rule='{rule}']")).to_be_visible()


def test_a_long_press_explains_and_does_not_choose(somebody: Callable[..., Screen]) -> None:
    """Even if the explanations arrive only after the press."""
    screen = somebody(size=PHONE, touch=True, motion=False)
    late: list[Route] = []
    screen.page.route("**/explanations*", lambda route: late.append(route))
    screen.sit_down()
    page, step = screen.page, screen.step
    card = page.locator("[data-hand] [data-explain=messenger]")
    card.scroll_into_view_if_needed()
    press = {"pointerType": "touch", "bubbles": True, "clientX": 9, "clientY": 9}
    card.dispatch_event("pointerdown", press)
    page.wait_for_timeout(600)
    for route in late:
        route.continue_()
    expect(page.locator("#explanation")).to_contain_text("talers")
    card.dispatch_event("pointerup", press)
    card.dispatch_event("click")
    assert screen.step == step
    expect(page.locator("#explanation")).to_be_visible()


def test_tips_come_once_and_can_be_switched_off(somebody: Callable[..., Screen]) -> None:
    screen = somebody(motion=False, tips=True).sit_down()
    page = screen.page
    expect(page.locator("[data-slip] h2")).to_be_visible()
    page.click("[data-tip=off]")
    expect(page.locator("[data-slip]")).to_have_count(0)
    page.reload()
    page.wait_for_selector("#decision")
    expect(page.locator("[data-slip]")).to_have_count(0)


@pytest.mark.alike(3)
@pytest.mark.parametrize("key", games.keys())
def test_the_turn_on_one_page_is_in_the_rules(somebody: Callable[..., Screen], key: str) -> None:
    page = somebody(language="fr").go(f"/learn/{key}").page
    page.click("[data-learn=summary]")
    first = lessons(key, "fr")["pages"][0]
    expect(page.locator("[data-summary]")).to_contain_text(first["title"])
    expect(page.locator("[data-summary] section")).to_have_count(len(lessons(key, "fr")["pages"]))


# ------------------------------------------------------------------ tips for the next game?


LATE: dict[str, Any] = {
    "at": "construction",
    "players": 2,
    "grounds": {0: {4: "site:pyramid"}},
    "cards": {0: "WW GG G S"},
    "given": {"seats.0.pyramid": 2, "seats.0.stages": 2, "seats.0.stock": stock(stone=3)},
}
"""Sa-Ré, one stage before the end: it can be paid in one way only."""


def play_the_last_stage(screen: Screen) -> Page:
    while not screen.is_over:
        act(screen.page, ["stage", "spend", "done", "commit"])
        screen.page.wait_for_selector(f"{OFFERED}, #decision[data-status='over']")
    return screen.page


def end_a_game(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> Page:
    at_hand = position(**LATE)
    monkeypatch.setattr(GAME, "new", lambda setup: at_hand.clone())
    screen.remember(quick={"game": "sa_re", "bots": 1, "level": "easy", "options": {}})
    screen.go().page.locator(".start").click()
    screen.page.wait_for_selector(OFFERED)
    return play_the_last_stage(screen)


@pytest.mark.alike(3)
@pytest.mark.parametrize(
    ("language", "question", "no"),
    [
        ("en", "Tips for the next game?", "No, thanks"),
        ("fr", "Des conseils pour la prochaine partie ?", "Non merci"),
        ("pl", "Podpowiedzi w następnej grze?", "Nie, dziękuję"),
    ],
)
def test_after_a_first_game_with_tips_they_are_offered_once(
    somebody: Callable[..., Screen],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    question: str,
    no: str,
) -> None:
    page = end_a_game(somebody(motion=False, tips=True, language=language), monkeypatch)
    asked = page.get_by_role("group", name=question)
    # By the keyboard alone: the buttons are reached and pressed.
    button = asked.get_by_role("button", name=no)
    for _ in range(40):
        page.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(asked).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage.trilith).tips") is False
    page.reload()
    page.wait_for_selector(".end h1")
    expect(asked).to_have_count(0)


def test_after_the_guide_tips_can_be_wished_for(
    somebody: Callable[..., Screen], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The guide's own games ask too, whatever was wished for before."""
    screen = somebody(motion=False)
    at_hand = position(**LATE | {"players": 3})
    monkeypatch.setattr(making, "first_position", lambda key: ("s", GAME.dump(at_hand)))
    begin(screen, "sa_re")
    page = play_the_last_stage(screen)
    page.locator("[data-tips-next]").get_by_role("button", name="Yes, please").click()
    assert page.evaluate("JSON.parse(localStorage.trilith).tips") is True


def test_a_player_who_wants_no_tips_is_not_asked(
    somebody: Callable[..., Screen], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = end_a_game(somebody(motion=False, tips=False), monkeypatch)
    page.wait_for_selector(".end h1")
    expect(page.locator("[data-tips-next]")).to_have_count(0)
