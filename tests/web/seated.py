"""Somebody at a table against bots, for whom a bot picks what they press.

    ada = Seated(monkeypatch, screen, Kind("castle", 3))
    while not ada.is_over():
        ...                       # look at the page
        ada.choose(ada.pick())
        ada.confirm()

The server runs in this process: what is legal is asked of the game itself, not of the page.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.web.late import Kind
from tests.web.screen import Screen
from trilith import bots, games
from trilith.engine.game import Setup
from trilith.engine.state import State

ME = 0
PRESS = """async (action) => {
  const bar = () => document.querySelector("#decision");
  const step = bar().dataset.step;
  const gone = () => bar().dataset.step !== step || bar().dataset.status !== "playing";
  const all = (what) => [...document.querySelectorAll(what)];
  const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  const pressed = new Set();
  const meanings = (piece) => piece.dataset.means.split("|");
  const chosen = () => document.querySelector("#decision [data-confirm]");
  const wanted = () => [
    ...all(".list [data-option]").filter((one) => one.dataset.option === action),
    ...all("#decision [data-option]").filter((one) => one.dataset.option === action),
    ...all("[data-means]").filter((one) => one.checkVisibility() && meanings(one).includes(action))
      .sort((a, b) => meanings(a).length - meanings(b).length),
    ...all("#decision [data-more]"),
  ].filter((one) => !pressed.has(one) && !one.disabled);
  const PATIENT = 3000;
  let last = performance.now();
  for (let since = last; !gone() && !chosen(); ) {
    const [one] = wanted();
    if (one) {
      pressed.add(one);
      last = performance.now();
      one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
    // A piece that leads to others changes the page at once; one that plays, when it is played.
    for (let i = 0; i < (one ? 12 : 1) && !gone() && !chosen(); i++) await frame();
    // What was pressed before the page was ready for it is pressed again.
    if (performance.now() - last > PATIENT) pressed.clear();
    if (performance.now() - since > 20000) throw new Error(`${action}: ${bar().innerText}`);
  }
}"""
"""Choose this by its piece, and by those to which it leads; else by its button or in the list."""

CONFIRM = """async (step) => {
  const bar = () => document.querySelector("#decision");
  const asked = () => bar()?.dataset.asked || bar()?.dataset.status === "over";
  const frame = () => new Promise((next) => setTimeout(next, 5));
  const since = performance.now();
  document.querySelector("#decision [data-confirm]")?.click();
  while (bar()?.dataset.step === step || !asked()) {
    if (performance.now() - since > 20000) throw new Error(bar()?.innerText);
    await frame();
  }
}"""
"""Do what is chosen, and wait until something is asked again."""


class Seated:
    """A person at the first seat of a new table, with bots at the others."""

    state: State
    """The very one that the server plays on."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        screen: Screen,
        kind: Kind,
        position: State | None = None,
        level: str = "easy",
    ) -> None:
        self.screen = screen
        self.game: Any = games.get(kind.game)
        self.bot = bots.get("easy")("seated")
        self._follow(monkeypatch, position)
        screen.sit_down(kind.game, kind.players, level, **kind.options)

    def _follow(self, monkeypatch: pytest.MonkeyPatch, position: State | None) -> None:
        """Know the state that the server plays on, from the position where it begins."""
        new = type(self.game).new

        def begin(setup: Setup) -> State:
            state: State = position.clone() if position else new(self.game, setup)
            if is_at_a_table():
                self.state = state
            return state

        monkeypatch.setattr(self.game, "new", begin)

    def legal(self) -> list[str]:
        return [str(action) for action in self.state.legal(ME)]

    def pick(self) -> str:
        return str(self.bot.choose(bots.Seen(self.game, self.state, ME)))

    def choose(self, action: str) -> None:
        """Press its piece; then it is chosen, and still to be confirmed."""
        self.step = str(self.screen.step)
        self.screen.page.evaluate(PRESS, action)

    def confirm(self) -> None:
        """Do what is chosen, and wait for the next question or the end."""
        self.screen.page.evaluate(CONFIRM, self.step)

    @property
    def asked(self) -> str:
        return self.screen.page.get_attribute("#decision", "data-asked") or ""

    def is_over(self) -> bool:
        return self.screen.is_over


def is_at_a_table() -> bool:
    """Tables play on the server's loop; what is played again, for a recap, in a thread beside it."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True
