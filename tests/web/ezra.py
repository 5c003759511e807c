"""Before the board of Ezra and Nehemiah: told positions, and a player who touches its pieces.

    ada = begin(during(city(4), "torah_tent", banners=7), size=LAPTOP)
    play(ada, moves=3)

`begin` puts a position in place of the deal: the game begins there, and goes on as it would. The
position is as `table` has it, not yet played on to its first choice, so that what happens until
then stands in the log.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from tests.games.ezra_nehemiah.table import (
    altar,
    built,
    give,
    hero,
    levites,
    main,
    on_piles,
    scribe,
    table,
    tuck,
)
from tests.web.screen import Screen
from trilith.engine.task import Task
from trilith.games.ezra_nehemiah import GAME, flow
from trilith.games.ezra_nehemiah.focus import OpponentTurn
from trilith.games.ezra_nehemiah.names import HEROES, MAINS, TURN
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.turn import CloseTurn, StartTurn, TurnMenu, reset_turn

Somebody = Callable[..., Screen]
Begin = Callable[..., Screen]
LAPTOP: ViewportSize = {"width": 1440, "height": 900}
PORTRAIT: ViewportSize = {"width": 1024, "height": 1366}
PILES = range(3)
WEEK = ("priest", "official", "mason", "singer", "teacher", "temple_servant")
"""The cards played on the six days, from the first."""
TUCKED = ("copyist", "watchman", "carpenter")
"""Those tucked on the Sabbaths before."""
LIT = ":is([data-area='stage'], [data-area='tray']) [data-lit='legal']"

PLAY = """async ([seed, most, stop, prefer]) => {
  let state = seed >>> 0;
  const below = (n) => (state = (state * 1664525 + 1013904223) >>> 0) % n;
  const bar = () => document.querySelector("#decision");
  const all = (what) => [...document.querySelectorAll(what)];
  const options = () => all("#decision [data-option]:not(:disabled)");
  const press = (piece) => piece.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const verbs = (piece) => (piece.dataset.for ?? piece.dataset.ref).split(/[\\s|]+/);
  const rest = (time = 0) => new Promise((next) => setTimeout(next, time));
  const seen = (piece) => piece.checkVisibility() && !piece.closest("[inert]");
  const lit = () =>
    all(":is([data-area='stage'], [data-area='tray']) [data-lit='legal']").filter(seen);
  // What a piece leads to that means several things: a pile, a place on a tile, a trade.
  const SECOND = ".drop.ready, [data-open-tile], .both, [data-own-board]";
  const second = () => [...lit().filter((piece) => piece.closest(SECOND)), ...options()];
  const told = { moves: 0, board: 0 };
  const until = async (so) => {
    let [step, since] = [bar()?.dataset.step, performance.now()];
    for (; !so(); await rest(2)) {
      if (bar()?.dataset.step !== step) [step, since] = [bar()?.dataset.step, performance.now()];
      if (performance.now() - since > 20000) throw new Error("nobody moves: " + bar()?.innerText);
    }
  };
  const over = () => bar()?.dataset.status !== "playing";
  const asked = () => bar()?.dataset.asked && (lit().length || options().length);
  while (true) {
    await until(() => over() || asked());
    if (over() || told.moves >= most || (stop && document.querySelector(stop))) return told;
    const step = bar().dataset.step;
    const gone = () => over() || bar().dataset.step !== step;
    const liked = lit().filter((piece) => verbs(piece).some((verb) => prefer.includes(verb)));
    const pieces = liked.length && below(4) ? liked : lit();
    const plain = options().filter((option) => !option.dataset.option.includes(" "));
    const wanted = pieces.length && (below(5) || !plain.length) ? pieces : plain;
    const choice = wanted[below(wanted.length)] ?? options()[0];
    press(choice);
    for (let since = performance.now(); !gone(); ) {
      await rest(20);
      const next = second().filter((piece) => piece !== choice);
      if (!gone() && next.length) press(next[below(next.length)]);
      for (let i = 0; i < 50 && !gone(); i++) await rest(4);
      if (performance.now() - since > 20000) throw new Error("nothing follows: " + choice.outerHTML);
    }
    told.moves++;
    if (choice.dataset.ref) told.board++;
  }
}"""
"""A player who touches the pieces of the board; the bar only for what names no piece.

Nothing is pressed before what was pressed last is done, so what is played follows from the seed.
"""


# ------------------------------------------------------------------ positions


def at(s: EzraState, phase: str) -> EzraState:
    """This phase comes next, and all that follows it."""
    s.stack = []
    flow.enter(s, phase)
    return s


def on_day(s: EzraState, day: int = 1) -> EzraState:
    """This work day comes next, and all that follows it."""
    s.stack = []
    s.then(flow.WorkDay(day))
    return s


def during(s: EzraState, action: str, *tasks: Task[EzraState], banners: int = 0) -> EzraState:
    """In the main action of seat 0 with so many banners: it, or these tasks; then the rest."""
    main(s, action, banners)
    tasks = tasks or tuple(reversed(s.stack))
    s.stack = []
    s.then(*tasks, *rest_of_day(s))
    return s


def after_main(s: EzraState) -> EzraState:
    """Seat 0 has done its main action, and may end its turn."""
    reset_turn(s)
    s.phase, s.day, s.active = TURN, 1, 0
    s.card, s.main, s.main_done = 9, MAINS.index("temple_altar"), True
    s.stack = []
    s.then(*rest_of_day(s))
    return s


def rest_of_day(s: EzraState) -> list[Task[EzraState]]:
    """What comes after the main action of seat 0: its free actions, the others, the next day."""
    others = [seat for seat in s.seats_from(0) if seat]
    turns = [OpponentTurn() if s.is_opponent(seat) else StartTurn(seat) for seat in others]
    return [TurnMenu(0), CloseTurn(0), *turns, flow.WorkDay(s.day + 1)]


def city(players: int = 2) -> EzraState:
    """Something of everything stands in the city, and everybody has cards and goods."""
    s = table(players)
    for seat in range(players):
        give(s, seat, gold=1, stone=2, wood=1, cinders=1, silver=6, food=4)
        levites(s, seat, 3 - seat % 2)
        s.mats[seat].blessings[:] = [2, 1 + seat, 3]
    altar(s, *(7, 12, 4, 7)[:players])
    scribe(s, 0, "s1_1")
    scribe(s, 0, "s2_2")
    scribe(s, 1, "s1_2")
    scribe(s, 1, "s2_1")
    take_heroes(s)
    built(s, 0, "w20", "wall_card_03")
    built(s, 0, "w21", "wall_card_05")
    built(s, 1, "w12", "wall_card_02")
    return week(s, 3)


def take_heroes(s: EzraState) -> None:
    """EN-HERO-01. Whoever has a scribe on a hero's tile has the hero: bots are shown it so."""
    for space, seat in enumerate(s.scribes):
        found = s.data.scrolls[s.scrolls[space]].hero
        if seat >= 0 and found >= 0:
            hero(s, seat, HEROES[found])


def week(s: EzraState, days: int = 6) -> EzraState:
    """So many days of this week are over: as many cards lie on everybody's piles."""
    piles = [WEEK[pile : days : len(PILES)] for pile in PILES]
    for seat in s.people():
        on_piles(s, seat, *[" ".join(pile) for pile in piles])
    return s


def third_week(s: EzraState, day: int = 6) -> EzraState:
    """On this day of the last week: three cards are tucked."""
    s.round = 3
    for seat in s.people():
        tuck(s, seat, *TUCKED)
    return on_day(week(s, day - 1), day)


def sabbath(s: EzraState, round_: int = 1) -> EzraState:
    """The week is over, everybody has prepared: seat 0 is asked which card it tucks."""
    s.round = round_
    for seat in s.people():
        tuck(s, seat, *TUCKED[: (0, 1, 3)[round_ - 1]])
    return at(week(s), "feed")


# ------------------------------------------------------------------ sitting down


def begin_at(
    monkeypatch: pytest.MonkeyPatch,
    somebody: Somebody,
    s: EzraState,
    **wishes: Any,
) -> Screen:
    """Somebody at seat 0 of this position, with bots at the other seats."""
    monkeypatch.setattr(GAME, "new", lambda setup: s.clone())
    return sit_down(somebody("Ada", **{"size": LAPTOP, "motion": False, **wishes}), len(s.people()))


def sit_down(screen: Screen, seats: int = 2) -> Screen:
    """At seat 0 of a new table, with bots at the other seats."""
    return screen.sit_down(GAME.key, seats, "random")


def play(
    screen: Screen, seed: int = 1, moves: int = 100_000, stop: str = "", prefer: str = ""
) -> dict[str, Any]:
    """Touch pieces of the board: so many, until something is there, or to the end."""
    told: dict[str, Any] = screen.page.evaluate(PLAY, [seed, moves, stop, prefer.split()])
    return told


def step_on(screen: Screen, act: Callable[[], None]) -> None:
    """Do something, and wait until the game has gone on."""
    before = screen.step
    act()
    screen.page.wait_for_function(
        "n => Number(document.querySelector('#decision')?.dataset.step) !== n", arg=before
    )


def says_no_keys(screen: Screen) -> None:
    """Nothing on the screen is the key of a message instead of its words."""
    words = screen.page.inner_text("body")
    assert re.findall(r"\b(?:en-city|en-own|ezra_nehemiah|view|engine)-[a-z-]{3,}", words) == []
