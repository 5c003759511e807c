"""Learning by playing, in a real browser: the guide of every game, explanations, tips, the summary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.games.sa_re.table import position, stock
from tests.web.screen import PHONE, Screen
from trilith import games
from trilith.games.sa_re import GAME
from trilith.server import lobby
from trilith.text.lessons import lessons

ACT = """([step, wishes]) => {
  if (document.querySelector("#decision").dataset.step !== step) return null;
  const lit = [...document.querySelectorAll("[data-ref][data-lit='legal']")];
  const fits = (piece, code) => {
    const [verb, ...args] = code.split(" ");
    const verbs = piece.dataset.for?.split(" ");
    const refs = piece.dataset.ref.split("|").map((one) => one.trim());
    const thing = args.join(" ");
    if (!thing) return refs.includes(`do ${verb}`) || !!verbs?.includes(verb);
    const named = refs.some((ref) => ref === thing || ref.startsWith(`${thing} `));
    return named && (!verbs || verbs.includes(verb) || verbs.some((one) => one.startsWith("ask:")));
  };
  for (const code of wishes) {
    const button = [...document.querySelectorAll("#decision [data-option]:not(:disabled)")].find(
      (one) => one.dataset.option === code || one.dataset.option.startsWith(`${code} `));
    const piece = button ?? lit.find((one) => fits(one, code));
    if (piece) {
      document.activeElement?.blur();  // so that the bar has the focus only if it asks
      piece.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return code;
    }
  }
  return null;
}"""
"""Does the first of these that is offered, by its button or by its piece on the board; nothing if
the game has gone on meanwhile, for then something else is asked.
"""

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
    """Do something, and wait until it is done."""
    step = page.get_attribute("#decision", "data-step")
    for _ in range(3):  # a piece may mean several things: then the bar asks which
        page.evaluate(ACT, [step, wishes])
        page.wait_for_function(
            """step => document.querySelector("#decision").dataset.step !== step ||
                       document.activeElement?.closest("#decision [data-option]")""",
            arg=step,
        )
        if page.get_attribute("#decision", "data-step") != step:
            return
    raise AssertionError(f"expected one of {wishes}, found nothing done")


@pytest.mark.parametrize("key", games.keys())
def test_the_guide_leads_through_a_first_game(somebody: Callable[..., Screen], key: str) -> None:
    page = begin(somebody(motion=False), key)
    steps = {step["title"]: step for step in lessons(key, "en")["steps"]}
    met: list[str] = []
    for _ in range(150):
        if page.locator("[data-slip]", has_text="You know how it goes").count():
            break
        now = title(page)
        if now in steps and now not in met:
            met.append(now)
        anything = page.eval_on_selector_all(
            "#decision [data-option]", "all => all.map((one) => one.dataset.option)"
        )
        act(page, [*(steps[now]["does"] if now in steps else []), *PLAIN, *anything])
    assert met == list(steps)


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
    screen = somebody(motion=False).play_now()
    page = screen.page
    page.click(".bank")
    expect(page.locator("#explanation")).to_contain_text("All talers that nobody has")
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
    screen = somebody(size=PHONE, touch=True, motion=False).play_now()
    page, step = screen.page, screen.step
    card = page.locator("[data-hand] [data-explain=messenger]")
    card.scroll_into_view_if_needed()
    press = {"pointerType": "touch", "bubbles": True, "clientX": 9, "clientY": 9}
    card.dispatch_event("pointerdown", press)
    expect(page.locator("#explanation")).to_contain_text("talers")
    card.dispatch_event("pointerup", press)
    card.dispatch_event("click")
    assert screen.step == step
    expect(page.locator("#explanation")).to_be_visible()


def test_tips_come_once_and_can_be_switched_off(somebody: Callable[..., Screen]) -> None:
    screen = somebody(motion=False, tips=True).play_now()
    page = screen.page
    expect(page.locator("[data-slip] h2")).to_be_visible()
    page.click("[data-tip=off]")
    expect(page.locator("[data-slip]")).to_have_count(0)
    page.reload()
    page.wait_for_selector("#decision")
    expect(page.locator("[data-slip]")).to_have_count(0)


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
    monkeypatch.setattr(lobby, "first_position", lambda key: ("s", GAME.dump(at_hand)))
    begin(screen, "sa_re")
    page = play_the_last_stage(screen)
    page.locator("[data-tips-next]").get_by_role("button", name="Yes, please").click()
    assert page.evaluate("JSON.parse(localStorage.trilith).tips") is True


def test_who_wants_no_tips_is_not_asked(
    somebody: Callable[..., Screen], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = end_a_game(somebody(motion=False, tips=False), monkeypatch)
    page.wait_for_selector(".end h1")
    expect(page.locator("[data-tips-next]")).to_have_count(0)
