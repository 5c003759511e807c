"""What every browser is asked to do: begin a game of each kind, play some turns, and be looked at."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

MOVES: Final = 8
SIZES: Final = {"desktop": (1280, 800), "phone": (390, 844)}
GAMES: Final[dict[str, dict[str, Any]]] = {
    "castle": {"bots": 2, "options": {"season": "winter"}},
    "sa_re": {"bots": 1, "options": {}},
    "ezra_nehemiah": {"bots": 1, "options": {}},
}

PLAY: Final = """async ([seed, until]) => {
  let state = seed >>> 0;
  const below = (n) => (state = (state * 1664525 + 1013904223) >>> 0) % n;
  const bar = () => document.querySelector("#decision")?.dataset ?? {};
  const rest = (time) => new Promise((next) => setTimeout(next, time));
  const all = (what) =>
    [...document.querySelectorAll(what)].filter((one) => one.getBoundingClientRect().width > 0);
  const since = performance.now();
  for (let moves = 0; performance.now() - since < PATIENT; ) {
    if (bar().status !== "playing" || moves >= until) return moves;
    const buttons = all("#decision [data-option]:not(:disabled)");
    const choices = buttons.length ? buttons : all("[data-lit='legal']");
    const step = bar().step;
    if (choices.length)
      choices[below(choices.length)].dispatchEvent(new MouseEvent("click", { bubbles: true }));
    for (let i = 0; i < 100 && bar().step === step; i++) await rest(10);
    if (bar().step !== step) moves++;
    await rest(10);
  }
  throw new Error("nobody moves: " + document.querySelector("#decision")?.innerText);
}""".replace("PATIENT", "180_000")
"""A scripted player, given a seed and a number of moves: presses buttons of the bar, or lit pieces."""

LOOK: Final = """() => {
  const bar = document.querySelector("#decision");
  return {
    status: bar?.dataset.status ?? "none",
    question: bar?.innerText.split("\\n")[0] ?? "",
    scrolls: document.documentElement.scrollHeight - innerHeight,
    sideways: document.documentElement.scrollWidth - innerWidth,
    bar: Math.round(bar?.getBoundingClientRect().height ?? 0),
    lit: document.querySelectorAll("[data-lit='legal'], [data-option]").length,
    drawn: document.querySelector("#main")?.getBoundingClientRect().height ?? 0,
    errors: globalThis.__errors ?? [],
  };
}"""
"""What a person would see at a glance."""

RISE: Final = """async () => {
  const rest = (time) => new Promise((next) => setTimeout(next, time));
  const found = () => document.querySelector("[data-part='hand'] [data-lit='legal']");
  if (innerWidth < 1000 || !matchMedia("(hover: hover)").matches) return null;
  if (!document.querySelector("[data-part='hand']")) return null;
  for (let i = 0; i < 20 && !found(); i++) await rest(100);
  const lit = found();
  const card = lit?.closest("[data-card]");
  if (!card) return null;
  const top = () => card.getBoundingClientRect().top;
  /** Where it comes to rest: a busy machine paints late. */
  const settled = async (moved) => {
    for (let i = 0; i < 50 && !moved(); i++) await rest(100);
    await rest(500);
    return top();
  };
  const from = top();
  lit.focus();
  const risen = from - (await settled(() => top() < from - 1));
  lit.blur();
  return { risen, sunk: (await settled(() => top() > from - 1)) - from };
}"""
"""How far a card of the hand rises under the focus, and whether it sinks again after it.

Nothing where none is asked for, or where cards do not rise: without a pointer, and on a phone.
"""

AIM: Final = """() => {
  if (innerWidth < 1000 || !matchMedia("(hover: hover)").matches) return null;
  const lit = [...document.querySelectorAll("[data-part='hand'] [data-lit='legal']"),
    ...document.querySelectorAll(".tray [data-lit='legal'], .stage [data-lit='legal']")];
  for (const piece of lit) {
    const { x, y, width, height } = piece.getBoundingClientRect();
    const [at, down] = [x + width / 2, y + Math.min(height / 2, 24)];
    if (!piece.contains(document.elementFromPoint(at, down))) continue;
    const card = piece.closest("[data-card]");
    globalThis.__card = card;
    return [Math.round(at), Math.round(down)];
  }
  return null;
}"""
"""Where the pointer would rest on something that can be chosen; a card of the hand rather."""

SAID: Final = """async (wanted) => {
  const rest = (time) => new Promise((next) => setTimeout(next, time));
  const said = () => document.querySelector("#decision [data-preview]")?.innerText.trim() ?? "";
  for (let i = 0; i < 40 && !!said() !== wanted; i++) await rest(100);
  await rest(600);
  return { said: said(), top: globalThis.__card?.getBoundingClientRect().top ?? null };
}"""
"""The preview in the bar, once there is one or none, and where the card at the pointer lies then.

What is chosen in secret has none: the next question is looked at.
"""

ASIDE: Final = (300, 12)
"""A point of the page's top, where nothing is explained."""

LISTEN: Final = """() => {
  globalThis.__errors = [];
  addEventListener("error", (event) => globalThis.__errors.push(String(event.message)));
  addEventListener("unhandledrejection", (event) => globalThis.__errors.push(String(event.reason)));
}"""


class Visit(NamedTuple):
    """One game at one size."""

    game: str
    size: str

    @property
    def name(self) -> str:
        return f"{self.game}-{self.size}"

    def prefs(self) -> str:
        """What the page finds in its store: no questions, the list of options, this game."""
        quick = {"game": self.game, "level": "easy", **GAMES[self.game]}
        wishes = {"name": "Ada", "confirm": "never", "tips": False, "pace": "off"}
        return json.dumps({**wishes, "sound": False, "quick": quick})

    @property
    def raises(self) -> bool:
        """Do the cards of the hand rise here?"""
        return self == ("ezra_nehemiah", "desktop")


VISITS: Final = [Visit(game, size) for game in GAMES for size in SIZES]


def of_the_pointer(visit: Visit, pointed: dict[str, Any] | None) -> list[str]:
    """What is wrong with what shows while a pointer rests on something, and after it has left."""
    if visit.size == "phone":
        return []
    if pointed is None:
        return ["there was nothing to point at"]
    on, off = pointed["on"], pointed["off"]
    found = [] if on["said"] else ["no preview of what is pointed at"]
    if off["said"]:
        found.append(f"the preview stays without a pointer: {off['said']}")
    if visit.raises and off["top"] is not None and off["top"] - on["top"] < HIDDEN:
        found.append(f"a card pointed at lies at {on['top']}, and then at {off['top']}")
    return found


HIDDEN: Final = 40
"""Pixels: at least so much of a card lies below the edge of the tray."""


def of_the_hand(visit: Visit, rise: dict[str, float] | None) -> list[str]:
    """What is wrong with how the cards of the hand rise."""
    if not visit.raises:
        return []
    if rise is None:
        return ["no card of the hand was asked for, or none rises"]
    if rise["risen"] < HIDDEN or abs(rise["sunk"]) > 1:
        return [f"a card rises by {rise['risen']}, and then lies {rise['sunk']} lower"]
    return []


def faults(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """What is wrong with what was seen before and after the moves."""
    found = [f"error on the page: {error}" for error in after["errors"]]
    for when, seen in (("before", before), ("after", after)):
        if seen["scrolls"] > 0 or seen["sideways"] > 0:
            found.append(f"{when}: the page scrolls by {seen['scrolls']}, {seen['sideways']}")
        if seen["status"] not in ("playing", "over"):
            found.append(f"{when}: expected a game, found status '{seen['status']}'")
        if seen["drawn"] < 200:
            found.append(f"{when}: the board is only {seen['drawn']} pixels high")
    if before["bar"] != after["bar"]:
        found.append(f"the bar changed its height from {before['bar']} to {after['bar']}")
    if not before["lit"]:
        found.append("nothing can be chosen")
    return found
