"""What a person does at the screen, and what they see there."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.web.contexts import Contexts

PATIENCE = 20_000
"""Milliseconds; much, for machines that have other things to do."""
expect.set_options(timeout=PATIENCE)

OPTION = ".list [data-option]:not([disabled])"
"""An option in the list that stands beside the board: the twin of the lit pieces."""

ASKED = "#decision[data-asked], #decision[data-status='over']"
"""Somebody is asked here, or the game is over."""

DESKTOP: ViewportSize = {"width": 1440, "height": 1000}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}

PLAY_ON = """async ([seed, until]) => {
  let state = seed >>> 0;
  const below = (n) => (state = (state * 1664525 + 1013904223) >>> 0) % n;
  const bar = () => document.querySelector("#decision")?.dataset ?? {};
  const rest = () => new Promise((next) => setTimeout(next, 2));
  const all = (selector) => [...document.querySelectorAll(selector)];
  const offered = () => {
    const listed = all(".list [data-option]:not(:disabled)");
    return listed.length ? listed : all("#decision [data-option]:not(:disabled), [data-lit='legal']");
  };
  for (let moves = 0, idle = 0; idle < 9000; idle++) {
    if (bar().status !== "playing" || moves >= until) return moves;
    const options = offered();
    if (options.length) {
      const codeOf = ({ dataset }) => dataset.option ?? dataset.ref.replace("do ", "");
      const isPlain = (option) => !codeOf(option).includes(" ");
      const plain = options.filter(isPlain);
      const wanted = plain.length && below(3) === 0 ? plain : options;
      const step = bar().step;
      wanted[below(wanted.length)].dispatchEvent(new MouseEvent("click", { bubbles: true }));
      // What it does depends on the seed alone: it presses again only when the last press is done,
      // or when a piece has asked for more.
      const more = () => document.querySelector("#decision [data-narrowed]");
      for (let i = 0; i < 9000 && bar().step === step && !more(); i++) await rest();
      if (bar().step !== step) moves++;
      idle = 0;
    }
    await rest();
  }
  throw new Error("nobody moves: " + document.querySelector("#decision")?.innerText);
}"""
"""A scripted player: presses any of the buttons or pieces that are offered, until the game is over.

It likes those that name nothing (stop, pass, commit): else some games would go on for ever.
"""


class Screen:
    """One browser with one person before it."""

    takes_pictures: ClassVar[bool] = False
    """Each costs as much as several presses, and is for people to look at: `--pictures`."""

    def __init__(self, page: Page, web: str, shots: Path, name: str) -> None:
        self.page = page
        self.web = web
        self.name = name
        self.shots = shots
        self.problems: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.problems.append(f"{name}: {error}"))
        page.on("console", lambda line: self._hear(line.type, line.text, line.location["url"]))

    @staticmethod
    def of(
        browser: Browser | Contexts,
        web: str,
        shots: Path,
        name: str,
        size: ViewportSize = DESKTOP,
        language: str = "en",
        text_view: bool = False,
        touch: bool = False,
        motion: bool = True,
        installs: bool = False,
        **prefs: Any,
    ) -> Screen:
        context = browser.new_context(
            viewport=size,
            locale=language,
            has_touch=touch,
            service_workers="allow" if installs else "block",
            reduced_motion="no-preference" if motion else "reduce",
        )
        wishes = {
            "name": name,
            "textView": text_view,
            "confirm": "never",
            "tips": False,
            "list": True,
            "pace": "off",
            "soundAsked": True,
            **prefs,
        }
        page = context.new_page()
        page.add_init_script(f"localStorage.trilith ??= {json.dumps(json.dumps(wishes))}")
        return Screen(page, web, shots, name)

    def _hear(self, kind: str, text: str, url: str) -> None:
        """Errors on the console are faults; a lost connection is not."""
        if kind == "error" and "WebSocket" not in text and "ERR_INTERNET_DISCONNECTED" not in text:
            self.problems.append(f"{self.name}: {text} {url}")

    # ------------------------------------------------------------- going places

    def go(self, path: str = "/") -> Screen:
        self.page.goto(f"{self.web}{path}")
        self.page.wait_for_selector("#main")
        return self

    def play_now(self, game: str = "castle", bots: int = 1, level: str = "medium") -> Screen:
        """Two presses to a game against bots."""
        self.remember(quick={"game": game, "bots": bots, "level": level, "options": {}})
        self.go()
        self.page.get_by_role("button", name="Start playing").click()
        self.page.wait_for_selector("#decision")
        return self

    def sit_down(
        self, game: str = "castle", players: int = 2, level: str = "medium", **options: str
    ) -> Screen:
        """At seat 0 of a new table against bots, without a word of the lobby: whatever its language,
        and without the time it takes to show it.
        """
        self._post("/api/guest", {"name": self.name})
        bots = [None, *[level] * (players - 1)]
        form = {"game": game, "seats": players, "me": [0], "bots": bots, "options": options}
        table = self._post("/api/tables", form)
        if table["status"] == "waiting":
            self._post(f"/api/tables/{table['id']}/start", {})
        self.go(f"/t/{table['id']}")
        self.page.wait_for_selector(ASKED)
        return self

    def _post(self, path: str, data: dict[str, Any]) -> Any:
        return self.page.request.post(f"{self.web}{path}", data=data).json()

    def remember_now(self, **prefs: Any) -> None:
        """Set preferences of the page that is open; they hold when it is loaded again."""
        self.page.evaluate(
            "(wish) => localStorage.trilith ="
            " JSON.stringify({ ...JSON.parse(localStorage.trilith), ...wish })",
            prefs,
        )

    def remember(self, **prefs: Any) -> None:
        """Set preferences before the page is opened."""
        script = f"Object.assign(JSON.parse(localStorage.trilith), {json.dumps(prefs)})"
        self.page.add_init_script(
            "if (!sessionStorage.asked) { sessionStorage.asked = 1;"
            f" localStorage.trilith = JSON.stringify({script}) }}"
        )

    # ------------------------------------------------------------- seeing

    @property
    def step(self) -> int:
        return int(self.page.get_attribute("#decision", "data-step") or 0)

    @property
    def is_over(self) -> bool:
        return self.page.get_attribute("#decision", "data-status") == "over"

    @property
    def question(self) -> str:
        return self.page.inner_text("#decision .ask")

    def options(self) -> list[str]:
        found = self.page.locator(OPTION).evaluate_all("all => all.map(e => e.dataset.option)")
        return [str(code) for code in found]

    def option(self, code: str) -> Locator:
        return self.page.locator(f'.list [data-option="{code}"]')

    def lit(self) -> Locator:
        return self.page.locator('[data-lit="legal"]')

    def wait_for_turn(self) -> None:
        self.page.wait_for_selector("#decision[data-asked], #decision[data-status='over']")

    def wait_for_step(self, step: int) -> None:
        """Until so many steps have been played."""
        self.page.wait_for_function(
            "n => Number(document.querySelector('#decision')?.dataset.step) >= n", arg=step
        )

    def shot(self, name: str, whole: bool = True) -> None:
        self.shots.mkdir(parents=True, exist_ok=True)
        if self.takes_pictures:
            self.page.screenshot(path=self.shots / f"{name}.png", full_page=whole)

    # ------------------------------------------------------------- playing

    def press(self, code: str) -> None:
        """Choose an option by its button, and wait until it is done."""
        before = self.step
        self.option(code).click()
        self.page.wait_for_function(
            "n => Number(document.querySelector('#decision')?.dataset.step) !== n", arg=before
        )

    def play_on(self, seed: int = 1, moves: int = 100_000) -> int:
        """Press any buttons that are offered, so many or to the end of the game."""
        return int(self.page.evaluate(PLAY_ON, [seed, moves]))

    def play_by_keys(self, rng: random.Random, board: bool = False) -> None:
        """One move by the keyboard alone: a letter for the place, arrows, Enter."""
        before = self.step
        keys = self.page.keyboard
        for key in "bhpd" if board else "db":
            keys.press(key)
            if self.page.evaluate("!!document.activeElement.closest('[data-lit], [data-option]')"):
                break
        if not rng.randrange(3):
            keys.press("End")  # where the options stand that let the game go on
        else:
            for _ in range(rng.randrange(4)):
                keys.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft"]))
        keys.press("Enter")
        self.page.wait_for_function(
            """n => Number(document.querySelector('#decision')?.dataset.step) !== n ||
                    document.querySelector('.tip')""",
            arg=before,
            timeout=PATIENCE,
        )
        if self.page.locator(".tip").count():
            keys.press("Escape")

    def until(self, happened: Callable[[], bool], seed: int = 1) -> None:
        """Play until something is so."""
        rng = random.Random(seed)
        for _ in range(500):
            self.wait_for_turn()
            if happened() or self.is_over:
                return
            self.press(rng.choice(self.options()))
        raise AssertionError("it never happened")

    def sees(self, text: str) -> None:
        expect(self.page.locator("body")).to_contain_text(text)
