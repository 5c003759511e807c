"""A course: rounds of games and lessons, each played with what was learnt before, kept in a folder.

Every step leaves a file, and a step whose file exists is not done again, so an interrupted course
resumes where it stopped. The same seed gives the same weights.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from trilith.arena.plan import Plan
from trilith.arena.play import Played
from trilith.arena.pupil import Lesson
from trilith.bots.heuristic import heuristic_for
from trilith.bots.knowledge import FORMAT, Style
from trilith.engine.errors import BadInput
from trilith.engine.game import Game
from trilith.learn.fit import fit_leaning, fit_worths, leaning_loss

Player = Callable[[Plan, int], Iterator[Played]]
"""Plays a number of games of a plan: here, in processes or on a cluster."""

EMPTY: Final[dict[str, Any]] = {
    "format": FORMAT,
    "made": {},
    "style": Style().dump(),
    "leanings": {},
    "worths": {},
}
TELLING: Final = {"castle": ("season",), "sa_re": ("mode",), "ezra_nehemiah": ("solo_side",)}
"""Options that make it a different game; the others keep their defaults."""


@dataclass(frozen=True)
class Course:
    """How much is played and searched, and what is learnt from it."""

    game: str
    seed: str = "trilith"
    rounds: int = 2
    games: int = 60
    """Of every setting, in every round."""
    simulations: int = 300
    """For a turn."""
    worths: bool = False
    """Learn what things are worth, too."""
    only: tuple[str, ...] = ()
    """Only these settings, such as '2-winter'; all if there are none."""


@dataclass(frozen=True)
class Setting:
    """A number of players, and options."""

    players: int
    options: dict[str, str]

    def __str__(self) -> str:
        return "-".join([str(self.players), *self.options.values()])


def chosen(game: Game[Any], only: Sequence[str]) -> list[Setting]:
    """The settings of these names, or all."""
    found = {str(setting): setting for setting in settings(game)}
    for name in only:
        if name not in found:
            raise BadInput("only", f"expected one of {', '.join(found)}; found '{name}'")
    return [setting for name, setting in found.items() if not only or name in only]


def settings(game: Game[Any]) -> list[Setting]:
    """Every number of players with every season, mode or side of the solo game."""
    telling = [option for option in game.options if option.key in TELLING.get(game.key, ())]
    found = []
    for players in game.seats:
        alone = players == 1
        for option in telling:
            if (option.key == "solo_side") == alone:
                found += [Setting(players, {option.key: value}) for value in option.values]
        if not any((option.key == "solo_side") == alone for option in telling):
            found.append(Setting(players, {}))
    return found


class School:
    """A course in its folder."""

    def __init__(self, game: Game[Any], course: Course, folder: Path) -> None:
        self.game = game
        self.course = course
        self.folder = folder
        self.plain = heuristic_for(game)
        self.settings = chosen(game, course.only)

    def open(self) -> None:
        """Make the folder, or check that it holds this same course."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / "course.json"
        wanted = {**asdict(self.course), "only": list(self.course.only)}
        if not file.exists():
            _write(file, json.dumps(wanted, indent=1))
        found = json.loads(file.read_text("utf-8"))
        if {**found, "rounds": 0} != {**wanted, "rounds": 0}:
            raise BadInput(str(self.folder), f"expected a folder for {wanted}; found {found}")

    def steps(self) -> list[tuple[int, Setting]]:
        """What is still to be played."""
        return [
            (number, setting)
            for number in range(1, self.course.rounds + 1)
            for setting in self.settings
            if not self._lessons_file(number, setting).exists()
        ]

    def plan(self, number: int, setting: Setting) -> Plan:
        teach = {"simulations": self.course.simulations, "weights": self.weights(number - 1)}
        return Plan(
            game=self.game.key,
            players=setting.players,
            bots=("random",),  # the pupils take their seats
            seed=f"{self.course.seed}/{number}/{setting}",
            options=setting.options,
            max_rounds=40,
            teach=teach,
        )

    def keep(self, number: int, setting: Setting, played: Sequence[Played]) -> None:
        """Put the lessons of a setting into the folder."""
        lessons = [lesson for one in played if one.finished for lesson in one.lessons]
        text = "\n".join(json.dumps(one, separators=(",", ":")) for one in lessons)
        data = gzip.compress(text.encode(), compresslevel=5, mtime=0)
        file = self._lessons_file(number, setting)
        file.with_suffix(".part").write_bytes(data)
        file.with_suffix(".part").rename(file)

    def weights(self, number: int) -> dict[str, Any]:
        """What is known after this many rounds; fitted when first wanted."""
        if number == 0:
            return EMPTY
        file = self.folder / f"weights-{number}.json"
        if not file.exists():
            _write(file, dump(self._fit(number)))
        found: dict[str, Any] = json.loads(file.read_text("utf-8"))
        return found

    def _fit(self, number: int) -> dict[str, Any]:
        """From the lessons of this round and the one before."""
        rounds = range(max(1, number - 1), number + 1)
        lessons = [one for i in rounds for one in self.lessons(i)]
        choices, positions = split(lessons)
        leanings, losses = {}, {}
        for key, found in choices.items():
            leanings[key] = fit_leaning(found, self.game.catalogue.actions)
            plain, learnt = leaning_loss(found, self.game.catalogue.actions, leanings[key])
            losses[key] = {
                "choices": len(found),
                "before": round(plain, 4),
                "after": round(learnt, 4),
            }
        worths = {
            key: fit_worths(found, self.plain, key.partition("/")[0])
            for key, found in positions.items()
            if self.plain.first_worths(key.partition("/")[0])
        }
        made = {
            "by": "trilith learn",
            **asdict(self.course),
            "rounds": number,
            "cross_entropy": losses,
            "positions": {key: len(found) for key, found in positions.items()},
        }
        return {
            "format": FORMAT,
            "made": made,
            "style": Style().dump(),
            "leanings": leanings,
            "worths": worths if self.course.worths else {},
        }

    def lessons(self, number: int) -> list[Lesson]:
        found: list[Lesson] = []
        for setting in self.settings:
            text = gzip.decompress(self._lessons_file(number, setting).read_bytes()).decode()
            found += [json.loads(line) for line in text.splitlines()]
        return found

    def _lessons_file(self, number: int, setting: Setting) -> Path:
        return self.folder / f"lessons-{number}-{setting}.jsonl.gz"


def split(lessons: Sequence[Lesson]) -> tuple[dict[str, list[Lesson]], dict[str, list[Lesson]]]:
    """Searched choices, and positions with their outcomes, by variant and players."""
    choices: dict[str, list[Lesson]] = {}
    positions: dict[str, list[Lesson]] = {}
    for one in lessons:
        if "visits" in one:
            choices.setdefault(one["key"], []).append(one)
        elif one["final"]["over"]:
            positions.setdefault(one["key"], []).append(one)
    return choices, positions


def dump(weights: dict[str, Any]) -> str:
    """As a file: a line for every row."""
    tables = weights["leanings"].items()
    leanings = ",\n".join(f"{json.dumps(name)}:{{\n{_lines(table)}}}" for name, table in tables)
    worths = _lines(weights["worths"])
    head = ",\n".join(f'"{key}":{json.dumps(weights[key])}' for key in ("format", "made", "style"))
    return f'{{{head},\n"leanings":{{{leanings}}},\n"worths":{{{worths}}}}}\n'


def _lines(table: dict[str, Any]) -> str:
    return ",\n".join(f"{json.dumps(name)}:{_row(row)}" for name, row in table.items())


def _row(row: object) -> str:
    return json.dumps(row, separators=(",", ":")).replace(".0,", ",").replace(".0]", "]")


def _write(file: Path, text: str) -> None:
    """Write the whole file or nothing."""
    part = file.with_suffix(".part")
    part.write_text(text, "utf-8")
    part.rename(file)
