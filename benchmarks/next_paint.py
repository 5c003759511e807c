"""How soon the screen answers: from a press to the next paint, on every game's own board.

    python benchmarks/next_paint.py

A real Chromium plays against a random bot on the board of each game, with the mouse. It reports three
times: `press` is the browser's own figure, from a press to the next paint (as in INP); `paint` is the
same measured finer, from the press to the end of the frame that follows it; `move` is from the press
until the new position, over the wire and through the log, is painted.

Milliseconds say more about the machine than about the client. So a bare page,
whose one button changes one word, is pressed as often in the same browser: `times_bare` gives
`paint` and `move` as multiples of the time that takes.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.running import Running
from tests.web import chromium
from tests.web.screen import OPTION, Screen
from trilith import games
from trilith.server import client_build
from trilith.server.settings import Settings

UNFOLD = "[data-unfold]"
"""Opens the list of what lies on the board."""
WATCH = """() => {
  window.pressed = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries())
      if (one.interactionId) window.pressed.push([one.interactionId, one.duration]);
  }).observe({ type: "event", durationThreshold: 16 });
  const bar = () => document.querySelector("#decision")?.dataset.step;
  window.moves = [];
  window.paints = [];
  document.addEventListener("click", (event) => {
    requestAnimationFrame(() => setTimeout(() =>
      window.paints.push(performance.now() - event.timeStamp), 0));
  }, true);
  document.addEventListener("click", async () => {
    const start = performance.now(), step = bar();
    for (let i = 0; i < 60 && bar() === step; i++)
      await new Promise((next) => requestAnimationFrame(next));
    if (bar() === step) return;
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 0)));
    window.moves.push(performance.now() - start);
  }, true);
}"""
"""The browser does not report presses painted within one frame: they count as 16 ms."""


BARE = """<button onclick="this.textContent = ++window.n">0</button>"""


def bare(browser: Browser, presses: int) -> float:
    """The median time from a press to the next paint of a page with nothing on it."""
    page = browser.new_page()
    page.set_content(BARE)
    page.evaluate("window.n = 0")
    page.evaluate(WATCH)
    for done in range(1, presses + 1):
        page.click("button")
        page.wait_for_function("n => window.paints.length >= n", arg=done)
    times: list[float] = page.evaluate("window.paints")
    page.close()
    return statistics.median(times)


def measure(browser: Browser, web: str, game: str, moves: int, floor: float) -> dict[str, Any]:
    screen = Screen.of(browser, web, Path(), "Ada", confirm="never", motion=False)
    screen.play_now(game, bots=1, level="random")
    screen.page.evaluate(WATCH)
    pressed = 0
    while pressed < moves and not screen.is_over:
        screen.page.wait_for_selector(f"{OPTION}, {UNFOLD}, #decision[data-status='over']")
        for beside in (UNFOLD, "[data-sabbath-all]"):
            if screen.page.locator(beside).count():
                screen.page.locator(beside).first.click()
        buttons = screen.page.locator(OPTION)
        if not buttons.count():
            break
        before = screen.step
        buttons.nth(pressed % buttons.count()).click()
        screen.wait_for_step(before + 1)
        pressed += 1
    presses: dict[int, float] = {}
    for press, duration in screen.page.evaluate("window.pressed"):
        presses[press] = max(duration, presses.get(press, 0))
    told = [*presses.values(), *[16.0] * (pressed - len(presses))]
    times: list[float] = screen.page.evaluate("window.moves")
    paints: list[float] = screen.page.evaluate("window.paints")
    screen.page.context.close()
    return {
        "game": game,
        "moves": pressed,
        "press_ms": spread(told),
        "paint_ms": spread(paints),
        "move_ms": spread(times),
        "times_bare": {
            "paint": spread([one / floor for one in paints]),
            "move": spread([one / floor for one in times]),
        },
    }


def spread(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "median": round(statistics.median(ordered), 1),
        "p90": round(ordered[len(ordered) * 9 // 10], 1),
        "worst": round(ordered[-1], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--game", choices=games.keys(), help="one game alone")
    args = parser.parse_args()
    client_build.ensure()
    settings = Settings(quick_hash=True, generosity=1000)
    with (
        tempfile.TemporaryDirectory() as folder,
        Running.on(f"{folder}/paint.db", settings) as server,
        sync_playwright() as playwright,
    ):
        path = chromium.find()
        browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        wanted = [args.game] if args.game else games.keys()
        floor = bare(browser, args.moves)
        found = [measure(browser, server.url, game, args.moves, floor) for game in wanted]
        browser.close()
    print(json.dumps({"bare_ms": round(floor, 1), "games": found}, indent=2))


if __name__ == "__main__":
    main()
