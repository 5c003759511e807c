"""What others did is told step by step, and the board never shows more than is told."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.boards import BOARDS
from tests.web.late import begin_at, begin_late, played
from tests.web.screen import Screen
from trilith.engine.differences import patched

Somebody = Callable[..., Screen]

GOODS = ("sand", "wood", "clay", "stone", "silver", "thaler")

RECORD = """() => {
  window.frames_ = [];
  const numberAt = (seat, good) => {
    const at = `[data-panel="${seat}"] [data-at~="seat:${seat}:${good}"]`;
    return Number(document.querySelector(at)?.textContent.match(/\\d+/)?.[0] ?? -1);
  };
  const look = () => {
    const bar = document.querySelector("#decision");
    if (bar) window.frames_.push({
      beat: bar.dataset.beat ?? null,
      asking: bar.dataset.asking ?? null,
      asked: bar.dataset.asked ?? null,
      step: Number(bar.dataset.step),
      upto: Number(bar.dataset.upto),
      caption: bar.querySelector(".ask")?.textContent.trim(),
      height: Math.round(bar.getBoundingClientRect().height),
      lit: document.querySelectorAll("[data-lit='legal']").length,
      numbers: [0, 1, 2].map((seat) => [
        ...GOODS.map((good) => numberAt(seat, good)),
        Number(document.querySelector(`[data-panel="${seat}"] .vp b`)?.textContent ?? -1),
      ]),
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}""".replace("GOODS", json.dumps(GOODS))
"""From now on, what is on the page at every frame that is painted."""


class Wire:
    """What the server has sent to a page: the position after each moment of each step."""

    def __init__(self, screen: Screen) -> None:
        self.views: dict[tuple[int, int], Any] = {}
        """By step, and by how many of its events have been told."""
        self.last: dict[int, Any] = {}
        self.since: set[str] = set()
        """What happened since the viewer's own last answer."""
        self.acts: list[Any] = []
        """Every choice that the page has sent."""
        screen.page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", self._take)
        socket.on("framesent", self._note)

    def _note(self, text: str) -> None:
        message = json.loads(text)
        if message.get("do") == "play":
            self.acts.append(message)

    def _take(self, text: str) -> None:
        message = json.loads(text)
        if message.get("is") != "state" or message.get("view") is None:
            return
        step = message["step"]
        view, count = self.last.get(step - 1), 0
        told = message.get("told", [])
        kinds = {event["kind"] for moment in told for event in moment["events"]}
        self.since = set() if any("own" in moment for moment in told) else self.since | kinds
        for moment in told:
            view = patched(view, moment["set"]) if "set" in moment else message["view"]
            count += len(moment["events"])
            self.views[step, count] = view
        if message.get("told"):
            assert view == message["view"]
        self.last[step] = message["view"]


def numbers(view: Any) -> list[list[int]]:
    """What the panels show of a position."""
    return [
        [*(player["resources"][good] for good in GOODS[:5]), player["thalers"], player["vp"]]
        for player in view["seats"]
    ]


def play(screen: Screen, moves: int) -> None:
    """Press what is lit, as soon as something is; wait for what is told."""
    for _ in range(moves):
        screen.page.wait_for_selector("#decision[data-asked]")
        step = screen.step
        screen.page.evaluate(
            """() => document.querySelector("[data-lit='legal'], #decision [data-option]")
                       .dispatchEvent(new MouseEvent("click", { bubbles: true }))"""
        )
        screen.wait_for_step(step + 1)


WHERE = "(({ step, beat }) => `${step}.${beat ?? ''}`)(document.querySelector('#decision').dataset)"
"""Where a replay stands: the step, and the beat within it."""


def skip_to_now(screen: Screen) -> None:
    """Skip what is told until something is asked: more may arrive while one skips."""
    asked = screen.page.locator("#decision[data-asked]")
    for _ in range(200):
        if asked.count():
            return
        screen.page.keyboard.press("Escape")
        screen.page.wait_for_timeout(100)
    raise AssertionError("expected a question at the end of what is told")


@pytest.fixture
def told(somebody: Somebody) -> Callable[..., tuple[Screen, Wire]]:
    """A game against two bots, of the castle if no other is wanted, told at this pace."""

    def begin(pace: str, game: str = "castle", **wishes: Any) -> tuple[Screen, Wire]:
        ada = somebody("Ada", **{"pace": pace, "list": False, **wishes})
        wire = Wire(ada)
        ada.sit_down(game, 3, "random")
        ada.page.evaluate(RECORD)
        return ada, wire

    return begin


def frames(screen: Screen) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = screen.page.evaluate("window.frames_")
    return found


def test_at_every_frame_the_board_shows_the_position_of_the_step_being_replayed(
    told: Callable[..., tuple[Screen, Wire]],
) -> None:
    ada, wire = told("fast")
    play(ada, 4)
    ada.page.wait_for_selector("#decision[data-asked]")
    seen = frames(ada)
    telling = [frame for frame in seen if frame["beat"]]
    assert len({frame["beat"] for frame in telling}) > 8
    for frame in telling:
        expected = wire.views[frame["step"], frame["upto"]]
        assert frame["numbers"] == numbers(expected), frame["caption"]
        assert frame["lit"] == 0
        assert frame["caption"]
    assert len({frame["height"] for frame in seen}) == 1


def test_with_pace_off_the_page_shows_the_newest_position_at_once(
    told: Callable[..., tuple[Screen, Wire]],
) -> None:
    ada, wire = told("off")
    play(ada, 7)
    ada.page.wait_for_selector("#decision[data-asked]")
    for frame in frames(ada):
        assert frame["beat"] is None
        assert frame["asking"] is None
        if frame["step"] in wire.last:
            assert frame["numbers"] == numbers(wire.last[frame["step"]])


def test_a_press_on_an_own_card_only_goes_to_now(
    told: Callable[..., tuple[Screen, Wire]],
) -> None:
    ada, wire = told("hand")
    play(ada, 1)
    ada.page.wait_for_selector("#decision[data-beat]")
    assert len(wire.acts) == 1, "the choice that began the telling"
    ada.page.locator("[data-area='tray'] [data-ref]").first.click()
    expect(ada.page.locator("#decision[data-beat]")).to_have_count(0)
    assert len(wire.acts) == 1, "the press played nothing"


def test_steps_can_be_replayed_by_hand_and_repeated(
    told: Callable[..., tuple[Screen, Wire]],
) -> None:
    ada, _ = told("hand")
    bar = ada.page.locator("#decision")
    play(ada, 1)
    ada.page.wait_for_selector("#decision[data-beat]")
    first = bar.get_attribute("data-beat")
    expect(bar).to_contain_text("All cards are open.")
    ada.page.keyboard.press(".")
    expect(bar).not_to_have_attribute("data-beat", first or "")
    expect(ada.page.locator("[data-told-list] [aria-current='step']")).to_have_count(1)
    ada.page.keyboard.press(",")
    expect(bar).to_have_attribute("data-beat", first or "")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#decision[data-asked]")).to_have_count(1)
    listed = ada.page.locator("[data-told-list] .line")
    assert listed.count() > 1
    ada.page.keyboard.press("a")
    expect(bar).to_have_attribute("data-beat", first or "")
    listed.first.click()
    expect(bar).to_have_attribute("data-beat", first or "")


SILENT = {
    "chose",
    "chose_card",
    "first_player",
    "sequence",
    "committed",
    "turn",
    "main",
    "main_done",
}
"""Of these nobody is told by themselves."""
A_DAY_LATER = "(({ now }) => { Date.now = () => now() + 86_400_000 })(Date)"


@pytest.mark.alike(3)
@pytest.mark.parametrize("game", BOARDS)
def test_a_player_back_after_a_day_chooses_how_to_catch_up(
    told: Callable[..., tuple[Screen, Wire]], game: str
) -> None:
    ada, wire = told("off", game, list=True)
    while not wire.since - SILENT:
        ada.play_on(seed=1, moves=1)
        ada.wait_for_turn()
    ada.remember_now(pace="hand", list=False)
    ada.page.add_init_script(A_DAY_LATER)
    ada.page.reload()
    bar = ada.page.locator("#decision")
    expect(bar).to_have_attribute("data-asking", "back")
    expect(bar).to_contain_text("24 hours ago")
    bar.get_by_role("button", name="What changed").click()
    expect(ada.page.locator("#decision[data-asked]")).to_have_count(1)
    expect(ada.page.locator("[data-changed]")).to_have_count(1)
    expect(ada.page.locator("[data-changed]")).to_be_in_viewport()
    assert ada.page.locator("[data-numbered] b").count() <= 9
    ada.page.keyboard.press("a")
    expect(ada.page.locator("#decision[data-beat]")).to_have_count(1)
    expect(ada.page.locator("[data-numbered]")).to_have_count(0)
    ada.page.locator("[data-skip]").click()
    expect(ada.page.locator("#decision[data-asked]")).to_have_count(1)


@pytest.mark.alike(3)
@pytest.mark.parametrize("game", BOARDS)
def test_spectators_see_what_happens_and_a_game_can_be_replayed_while_it_is_played(
    told: Callable[..., tuple[Screen, Wire]], somebody: Somebody, game: str
) -> None:
    ada, _ = told("off", game, list=True)
    eve = somebody("Eve", pace="hand", list=False)
    eve.page.goto(ada.page.url)
    eve.page.wait_for_selector("#decision")
    expect(eve.page.locator("#decision[data-beat]")).to_have_count(0)
    ada.play_on(seed=3, moves=6)
    expect(eve.page.locator("#decision[data-beat] .ask")).not_to_be_empty()
    eve.page.locator("[data-skip]").click()
    expect(eve.page.locator("#decision[data-beat]")).to_have_count(0)
    ada.page.goto(ada.page.url.replace("/t/", "/replay/") + "?step=0")
    ada.sees("Move 0 of")
    within = ada.page.locator("#decision[data-beat]")
    for _ in range(40):
        was = ada.page.evaluate(WHERE)
        ada.page.keyboard.press("ArrowRight")
        ada.page.wait_for_function(f"was => {WHERE} !== was", arg=was)
        if within.count():
            break
    expect(within.locator(".row1")).not_to_be_empty()


def test_without_motion_everything_is_put_in_words_and_nothing_flies(
    told: Callable[..., tuple[Screen, Wire]],
) -> None:
    ada, _ = told("hand", motion=False)
    ada.page.evaluate(
        """() => new MutationObserver((all) => {
             if (all.some((one) => [...one.addedNodes].some((node) =>
                   node.matches?.(".flying, .flight")))) window.flown_ = true;
           }).observe(document.body, { childList: true })"""
    )
    play(ada, 1)
    bar, said = ada.page.locator("#decision"), ada.page.locator("[data-live]")
    spoken = []
    while True:
        ada.page.wait_for_selector("#decision[data-beat], #decision[data-asked]")
        beat = bar.get_attribute("data-beat")
        if beat is None:
            break
        caption = bar.locator(".ask").inner_text()
        spoken.append(said.inner_text())
        assert caption in spoken[-1]
        changes = bar.locator("[data-number]").count()
        assert spoken[-1].count(" to ") >= changes
        ada.page.keyboard.press(".")
        ada.page.wait_for_function(
            "was => document.querySelector('#decision').dataset.beat !== was", arg=beat
        )
    assert len(set(spoken)) > 1
    assert said.inner_text() == "", "what was told is not said again"
    assert ada.page.locator("[data-live-question]").inner_text() == ada.question
    assert not ada.page.evaluate("window.flown_")


def test_the_text_view_tells_before_it_asks(told: Callable[..., tuple[Screen, Wire]]) -> None:
    ada, _ = told("normal", text_view=True)
    ada.page.locator("main [data-option]:not([disabled])").first.click()
    lines = ada.page.locator("main [data-told-list] .line")
    expect(lines.first).to_be_visible()
    expect(ada.page.locator("#decision[data-beat]")).to_have_count(0)
    told_at = lines.first.bounding_box()
    asked_at = ada.page.locator("main [data-option]").first.bounding_box()
    assert told_at is not None
    assert asked_at is not None
    assert told_at["y"] < asked_at["y"]


def test_a_player_who_loses_the_connection_can_still_step_through_the_account(
    told: Callable[..., tuple[Screen, Wire]],
) -> None:
    ada, _ = told("hand")
    play(ada, 1)
    bar = ada.page.locator("#decision")
    ada.page.wait_for_selector("#decision[data-beat]")
    first = bar.get_attribute("data-beat") or ""
    ada.page.context.set_offline(True)
    ada.page.keyboard.press(".")
    expect(bar).not_to_have_attribute("data-beat", first)
    ada.page.context.set_offline(False)
    skip_to_now(ada)


def test_the_pace_is_changed_in_the_bar(told: Callable[..., tuple[Screen, Wire]]) -> None:
    ada, _ = told("hand")
    play(ada, 1)
    pace = ada.page.locator("[data-pace]")
    expect(pace).to_have_attribute("data-pace", "hand")
    pace.click()
    expect(pace).to_have_attribute("data-pace", "off")


SUMS = """() => {
  const numbers = (cells) => [...cells].map((one) => Number(one.textContent));
  const table = document.querySelector("[data-scoring]");
  return table && {
    source: table.dataset.scoring,
    told: [...table.querySelectorAll("tbody tr")].map((row) => row.cells[0].textContent),
    now: table.querySelectorAll("[aria-current='step']").length,
    totals: numbers(table.querySelectorAll(".total td")),
    points: numbers(document.querySelectorAll("[data-panel] .vp b")),
  };
}"""
"""What the table of the final scoring says, and what the panels say."""


def test_the_final_scoring_is_shown_row_by_row_for_all_seats_together(
    told: Callable[..., tuple[Screen, Wire]], monkeypatch: pytest.MonkeyPatch
) -> None:
    last = next(s for s in reversed(played("ezra_nehemiah", 3)) if 0 in s.to_act())
    begin_at(monkeypatch, "ezra_nehemiah", last)
    ada, wire = told("hand", "ezra_nehemiah", motion=False)
    bar, rows = ada.page.locator("#decision"), []
    while not ada.page.locator(".end h1").count():
        ada.page.wait_for_selector("#decision[data-beat], #decision[data-asked], .end h1")
        if ada.page.locator("#decision[data-asked]").count():
            play(ada, 1)
        elif beat := bar.get_attribute("data-beat"):
            if found := ada.page.evaluate(SUMS):
                rows.append(found)
            ada.page.keyboard.press(".")
            ada.page.wait_for_function(
                "was => document.querySelector('#decision').dataset.beat !== was", arg=beat
            )
    sources = [row["source"] for row in rows]
    assert sources[:2] == ["goods", "development"]
    assert len(set(sources)) == len(sources)
    for n, row in enumerate(rows):
        assert len(row["told"]) == n + 2, "what was before, and each row up to this one"
        assert row["now"] == 1
        assert row["totals"] == row["points"]
    assert rows[-1]["totals"] == [seat["vp"] for seat in wire.last[max(wire.last)]["seats"]]


LOGGED = "['now', 'later'].map((one) => document.querySelectorAll(`.log .${one}`).length)"
"""In a replay: how many lines of the log are lit, and how many are still to come."""


def test_a_replay_goes_beat_by_beat_step_by_step_and_turn_by_turn(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_late(monkeypatch, "castle")
    ada = somebody("Ada", motion=False)
    ada.sit_down()
    ada.play_on(seed=9)
    ada.page.wait_for_selector(".end h1")
    ada.page.get_by_role("link", name="Watch the replay").click()
    ada.sees("Move 0 of")
    told = ada.page.locator("#decision .row1")
    seen = [ada.page.evaluate(WHERE)]
    _, later = ada.page.evaluate(LOGGED)
    while not seen[-1].startswith("8"):
        ada.page.keyboard.press("ArrowRight")
        ada.page.wait_for_function(f"was => {WHERE} !== was", arg=seen[-1])
        seen.append(ada.page.evaluate(WHERE))
        before, (now, later) = later, ada.page.evaluate(LOGGED)
        assert now
        assert later < before, "the log goes on with what is told"
    assert len(seen) > 9
    assert len(set(seen)) == len(seen)
    for place in reversed(seen[:-1]):
        ada.page.keyboard.press("ArrowLeft")
        ada.page.wait_for_function(f"was => {WHERE} === was", arg=place)
    ada.page.keyboard.press("Control+ArrowRight")
    expect(told).not_to_contain_text("Move 0 of")
    ada.page.keyboard.press("Home")
    expect(told).to_contain_text("Move 0 of")
    ada.page.keyboard.press("Shift+ArrowRight")
    expect(told).to_contain_text("Move 1 of")
