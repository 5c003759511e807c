"""A study of the coach's measure: games between bots of all levels, each analysed, a line for each.

`findings` sums up the lines.
"""

from __future__ import annotations

import json
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from trilith import bots, games
from trilith.bots import Seen, bot_seed
from trilith.coach.analysis import SEED
from trilith.coach.excerpt import Excerpt, excerpt
from trilith.coach.settings import depth_called
from trilith.coach.value import setting_of
from trilith.engine.errors import BadInput
from trilith.engine.game import Game
from trilith.engine.history import History

LEVELS: Final = ("random", "easy", "medium", "hard", "expert:300")
"""The weakest first; the expert with a budget that makes it clearly stronger than the level below."""
LONGEST: Final = 60
"""Rounds after which a game is left out: rules know no such limit, and random play may need it."""

Line = dict[str, Any]
"""A game that was played and analysed, as it stands in the file."""


@dataclass(frozen=True)
class Study:
    """What to play and how to judge it. Plain data, so that it can be sent to worker processes."""

    game: str
    players: int
    options: dict[str, str]
    depth: str = "quick"
    levels: tuple[str, ...] = LEVELS
    seed: str = "study"
    stretches: int | None = None
    """In how many stretches of a game choices are judged; None means in all."""

    def check(self) -> None:
        """BadInput if something in it does not fit."""
        games.get(self.game).setup(self.players, self.options)
        depth_called(self.depth)
        for level in self.levels:
            bots.get(level)

    @property
    def name(self) -> Line:
        """What all lines of one study share; numbered games can be told apart within it."""
        game = games.get(self.game)
        setting = setting_of(game, game.setup(self.players, self.options))
        return {
            "game": self.game,
            "setting": setting,
            "depth": self.depth,
            "levels": list(self.levels),
            "seed": self.seed,
            "stretches": self.stretches,
        }


# ------------------------------------------------------------------ one game


def seated_in(levels: Sequence[str], seats: int, number: int) -> list[str]:
    """Who plays a game: neighbours on the ladder, then those further apart, seats in turn."""
    apart = 1 + number // len(levels) % max(1, len(levels) - 1)
    return [levels[(number + apart * seat) % len(levels)] for seat in range(seats)]


def line_of(study: Study, number: int) -> Line:
    """Play one game, analyse it, and report what came of it for every seat."""
    game = games.get(study.game)
    seated = seated_in(study.levels, study.players, number)
    line = {**study.name, "number": number, "seated": seated}
    history = _played(game, study, seated, f"{study.seed}/{number}")
    line["steps"] = len(history.steps)
    if not history.state.is_over():
        return {**line, "seats": []}
    line["rounds"] = getattr(history.state, "round", 0)
    found = excerpt(history, depth_called(study.depth), SEED, study.stretches)
    return {**line, "seats": [_seat(found, seat, level) for seat, level in enumerate(seated)]}


def _played(game: Game[Any], study: Study, seated: list[str], seed: str) -> History[Any]:
    history: History[Any] = History(game, game.setup(study.players, study.options, seed))
    players = [bots.get(level)(bot_seed(seed, seat)) for seat, level in enumerate(seated)]
    while not history.state.is_over() and getattr(history.state, "round", 0) <= LONGEST:
        seat = history.state.to_act()[0]
        seen = Seen(game, history.state, seat, history.setup.data)
        history.play(seat, players[seat].choose(seen))
    return history


def _seat(found: Excerpt, seat: int, level: str) -> Line:
    """One seat. What choices come to stands for the whole game, also where only some were judged."""
    choices = found.of(seat)
    counted = [one for one in choices if one.counts]
    verdicts = Counter(one.verdict for one in choices)
    return {
        "level": level,
        "start": round(found.start[seat], 3),
        "luck": round(found.luck[seat], 3),
        "result": round(found.result[seat], 3),
        "adjusted": round(found.adjusted[seat], 3),
        "choices": round(found.weight * len(choices), 3),
        "counted": round(found.weight * len(counted), 3),
        "lost": round(found.weight * sum(one.cost for one in counted), 3),
        "at_stake": round(found.weight * sum(one.spread for one in counted), 3),
        "verdicts": {name: round(found.weight * count, 3) for name, count in verdicts.items()},
    }


# ------------------------------------------------------------------ all games


def go_on(study: Study, count: int, file: Path, jobs: int = 1) -> Iterator[Line]:
    """Play and analyse what is missing of so many games; each line is in the file when it is given.

    So it can be stopped at any time, and the same call continues.
    """
    study.check()
    known = {line["number"] for line in _of_this(study, lines_in(file))}
    open_ = [number for number in range(count) if number not in known]
    with file.open("a", encoding="utf-8") as out, _lines(study, open_, jobs) as found:
        for line in found:
            out.write(json.dumps(line, ensure_ascii=False) + "\n")
            out.flush()
            yield line


def _of_this(study: Study, lines: list[Line]) -> list[Line]:
    """The lines, if they are of this study; games of different studies do not mix in one file."""
    name = study.name
    for line in lines:
        for key, value in name.items():
            if line.get(key) != value:
                problem = f"expected {key} {value}, as asked for; the file has {line.get(key)}"
                raise BadInput("out", f"{problem}: take another file")
    return lines


def lines_in(file: Path) -> list[Line]:
    """The games of a file. A last line that was cut off when a study was ended is dropped there."""
    if not file.exists():
        return []
    text = file.read_text("utf-8")
    if not text.endswith("\n"):
        text = text[: text.rfind("\n") + 1]
        file.write_text(text, encoding="utf-8")
    try:
        return [json.loads(line) for line in text.splitlines()]
    except json.JSONDecodeError as error:
        raise BadInput("file", f"{file}: expected a game in every line; {error}") from None


@contextmanager
def _lines(study: Study, numbers: list[int], jobs: int) -> Iterator[Iterator[Line]]:
    """The games with these numbers, in any order, by so many processes."""
    if jobs == 1 or len(numbers) < 2:
        yield (line_of(study, number) for number in numbers)
        return
    with get_context("spawn").Pool(jobs, _leave_interrupts_to_the_parent) as pool:
        yield pool.imap_unordered(_Played(study), numbers)


@dataclass(frozen=True)
class _Played:
    """`line_of` of one study, in a form that can be sent to a process."""

    study: Study

    def __call__(self, number: int) -> Line:
        return line_of(self.study, number)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
