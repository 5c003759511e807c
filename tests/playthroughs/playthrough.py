"""Whole games as text, to be read as differences; and counts of all ways to play on."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from tests.conformance.settings import MAX_ROUNDS, Setting, settings
from trilith.engine.event import Event
from trilith.engine.history import History
from trilith.engine.rng import Rng
from trilith.engine.scenario import Scenario, begin
from trilith.engine.score import Score
from trilith.engine.state import State
from trilith.text import Catalog

FOLDER = Path(__file__).parent
TESTS = FOLDER.parent
COUNTS = FOLDER / "counts.toml"

LISTED = ("castle-*",)
"""The settings that have playthroughs and counts: their names, or patterns of names."""
SEED = "a"
LEAVES = 4000
"""The tree of a position is counted as deep as it has no more leaves than so many."""
DEPTH = 4

HINT = "If the change is meant: `python -m tests.playthroughs.make`, and read the difference."

WORDS = Catalog("en")


def listed() -> list[Setting]:
    return [one for one in settings() if any(fnmatch(str(one), name) for name in LISTED)]


def listed_games() -> list[str]:
    return list(dict.fromkeys(setting.key for setting in listed()))


def file_of(setting: Setting) -> Path:
    return FOLDER / f"{setting}.txt"


# ------------------------------------------------------------------ a game as text


def playthrough(setting: Setting) -> str:
    """A game in which everybody chooses by chance, step by step."""
    game = setting.game
    history: History[Any] = History(game, game.setup(setting.players, dict(setting.options), SEED))
    lines = [*heading(setting), *told(history, history.opening)]
    chance = Rng.of(f"playthrough/{SEED}")
    while not history.state.is_over() and getattr(history.state, "round", 0) <= MAX_ROUNDS:
        lines += next_step(history, chance)
    lines += [
        "",
        *map(scored, game.scores(history.state)),
        f"position {game.digest(history.state)}",
    ]
    return "\n".join(lines) + "\n"


def heading(setting: Setting) -> list[str]:
    options = ", ".join(f"{key} {value}" for key, value in setting.options)
    return [
        f"# {WORDS.title(setting.key)}: {setting.players} players, {options or 'no options'}.",
        "# Written by `python -m tests.playthroughs.make`: read what changed before you keep it.",
        "",
    ]


def next_step(history: History[Any], chance: Rng) -> list[str]:
    s = history.state
    seat = s.to_act()[chance.below(len(s.to_act()))]
    legal = s.legal(seat)
    action = legal[chance.below(len(legal))]
    number = len(history.steps) + 1
    events = history.play(seat, action)
    return [f"{number}. seat {seat}, of {len(legal)}: {action}", *told(history, events)]


def told(history: History[Any], events: list[Event]) -> list[str]:
    return [f"    {only(event)}{words(history, event)}  {event.rule}" for event in events]


def only(event: Event) -> str:
    if event.seen_by is None:
        return ""
    return f"(only seat {', '.join(map(str, event.seen_by))}) "


def words(history: History[Any], event: Event) -> str:
    return WORDS.say(history.game.event_label(event))


def scored(score: Score) -> str:
    rows = " + ".join(f"{row.points} {row.source}" for row in score.rows if row.points)
    ties = ", ".join(f"{row.points} {row.source}" for row in score.tie_break)
    won = ", won" if score.won else ""
    return f"seat {score.seat}: {score.total} = {rows or '0'}; in a tie {ties or 'nothing'}{won}"


# ------------------------------------------------------------------ how many ways to play on


def positions() -> Iterator[tuple[str, State]]:
    """Where trees are counted: each game's beginnings, and the positions of its scenarios."""
    for setting in listed():
        yield str(setting), setting.start(SEED)
    for key in listed_games():
        for path in sorted((TESTS / "games" / key / "scenarios").glob("*.toml")):
            yield f"{key}/{path.stem}", position(f"{key}/{path.stem}")


def position(name: str) -> State:
    """The position with this name: a setting, or a game's scenario."""
    key, slash, stem = name.partition("/")
    if slash:
        path = TESTS / "games" / key / "scenarios" / f"{stem}.toml"
        scenario = Scenario.read(str(path))
        return begin(scenario, Setting(key, scenario.players, ()).game)
    [setting] = [setting for setting in listed() if str(setting) == name]
    start: State = setting.start(SEED)
    return start


def tree(s: State, depth: int) -> int:
    """How many ways there are to make so many choices; of several players the first chooses."""
    if s.is_over():
        return 0
    seat = s.to_act()[0]
    legal = s.legal(seat)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = s.clone()
        after.apply(seat, action)
        total += tree(after, depth - 1)
    return total


def counts(s: State) -> list[int]:
    """The tree's sizes at depths 1, 2, ..., as far as it is small enough."""
    found: list[int] = []
    for depth in range(1, DEPTH + 1):
        # One level more has at least twice as many leaves.
        if found and found[-1] * 4 > LEAVES:
            break
        found.append(tree(s, depth))
        if not found[-1]:
            break
    return found
