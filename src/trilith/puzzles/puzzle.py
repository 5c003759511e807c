"""A puzzle: a position of a real game in which one choice is clearly best, and what proves it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

from trilith import games
from trilith.bots.bot import Seen
from trilith.coach.secret import Secrets
from trilith.engine.doc import Doc, Json, parse_json
from trilith.engine.errors import BadInput
from trilith.engine.game import Game
from trilith.engine.history import History
from trilith.engine.label import Label
from trilith.engine.state import State

GRADES: Final = ("easy", "medium", "hard", "expert")
"""The weakest level of bots of which at least half find it."""

FOLLOWED: Final = 4
"""How many steps of the original game are shown."""


@dataclass(frozen=True)
class Played:
    """The finished game that puzzles come from; nobody's name is in it."""

    game: str
    rules_version: int
    data: str
    players: int
    options: dict[str, str]
    seed: str
    steps: tuple[str, ...]
    """Seat and action of each step, as a record has them, to a little after the last puzzle."""
    length: int
    """How many steps the whole game had."""
    scores: tuple[int, ...]
    """What everybody had at its end, and who won."""
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Option:
    """One option: what it is worth to the chooser, in points of winning."""

    action: str
    chance: float
    margin: float
    behind: float
    """Points less than with the best option, in the same imagined deals."""
    apart: float
    """The margin of that difference."""


@dataclass(frozen=True)
class Puzzle:
    """One choice of one seat: which option is best?"""

    played: Played
    step: int
    """The step that the choice was; 1 is the first."""
    seat: int
    round: int
    kind: str
    """What is asked, as the game calls its questions."""
    digest: str
    """A digest of exactly this position, so that no other is mistaken for it."""
    options: tuple[Option, ...]
    """In the order of the question."""
    tries: int
    """How often each option was tried to measure it, and the seed of that."""
    seed: str
    found: dict[str, tuple[int, int]]
    """By level: how many bots found the best option, and out of how many."""
    line: tuple[dict[str, Any], ...]
    """What most likely follows the best option."""
    sources: dict[str, tuple[float, float]]
    """Points by source that the best and the second lead to, where they differ."""

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def id(self) -> str:
        """A short id, the same wherever the puzzle is known."""
        name = f"{self.played.game}/{self.played.seed}/{self.step}/{self.seat}"
        return hashlib.sha256(name.encode()).hexdigest()[:10]

    @property
    def game(self) -> str:
        return self.played.game

    @property
    def best(self) -> Option:
        return min(self.options, key=lambda option: option.behind)

    @property
    def second(self) -> Option:
        return sorted(self.options, key=lambda option: option.behind)[1]

    @property
    def taken(self) -> str:
        """What was done in the game itself."""
        return step_of(self.played.steps[self.step - 1])[1]

    @property
    def grade(self) -> str:
        """Of those that were proved; empty for a player's own."""
        if not self.found:
            return ""
        halves = (level for level, (found, of) in self.found.items() if 2 * found >= of)
        return next(halves, GRADES[-1])

    def option(self, action: str) -> Option | None:
        return next((one for one in self.options if one.action == action), None)


def step_of(text: str) -> tuple[int, str]:
    """Seat and action of a step."""
    seat, _, code = text.partition(" ")
    return int(seat), code


# ------------------------------------------------------------------ the position


def seen_in(puzzle: Puzzle) -> Seen:
    """The puzzle's position as its seat sees it."""
    game, s = stand(puzzle.played, puzzle.step)
    return Seen(game, s, puzzle.seat)


def stand(played: Played, step: int) -> tuple[Game[Any], State]:
    """The position before a step, as the coach judges it: see `Secrets`."""
    game, history = began(played)
    secrets = Secrets()
    s: State = history.state
    for text in played.steps[: step - 1]:
        seat, code = step_of(text)
        action = game.catalogue.read(code)
        secrets.position(s, seat)
        secrets.note(seat, action)
        s.apply(seat, action)
    return game, secrets.position(s, step_of(played.steps[step - 1])[0])


def began(played: Played) -> tuple[Game[Any], History[Any]]:
    """The game at its first choice."""
    game = games.get(played.game)
    setup = game.setup(played.players, played.options, played.seed)
    for what, told, now in (
        ("rules", played.rules_version, game.rules_version),
        ("data", played.data, setup.data.digest),
    ):
        if told != now:
            raise BadInput("puzzle", f"made with {what} {told}, and the game has {now} now")
    return game, History(game, setup)


def course_of(puzzle: Puzzle) -> Iterator[tuple[int, Label]]:
    """What was done in the game itself from the choice on, as far as it is recorded."""
    played = puzzle.played
    game, history = began(played)
    s: State = history.state
    for number, text in enumerate(played.steps, 1):
        seat, code = step_of(text)
        action = game.catalogue.read(code)
        question = s.question(seat)
        if number >= puzzle.step and question is not None:
            yield seat, game.label(action, question.asks, question.facts(s, action))
        if number == puzzle.step + FOLLOWED:
            return
        s.apply(seat, action)


# ------------------------------------------------------------------ reading and writing


def write(played: Played, puzzles: list[Puzzle]) -> str:
    """A game and its puzzles as one line."""
    doc = {
        "game": played.game,
        "rules_version": played.rules_version,
        "data": played.data,
        "players": played.players,
        "options": played.options,
        "seed": played.seed,
        "steps": "; ".join(played.steps),
        "length": played.length,
        "scores": played.scores,
        "winners": played.winners,
        "puzzles": [_puzzle_doc(one) for one in puzzles],
    }
    return json.dumps(doc, ensure_ascii=False, separators=(",", ":"))


def _puzzle_doc(one: Puzzle) -> dict[str, Any]:
    return {
        "step": one.step,
        "seat": one.seat,
        "round": one.round,
        "kind": one.kind,
        "digest": one.digest,
        "options": [
            [option.action, option.chance, option.margin, option.behind, option.apart]
            for option in one.options
        ],
        "tries": one.tries,
        "seed": one.seed,
        "found": one.found,
        "line": list(one.line),
        "sources": one.sources,
    }


def dump(one: Puzzle) -> dict[str, Any]:
    """All of a puzzle, but for the steps of its game."""
    played = one.played
    return {
        "id": one.id,
        "game": one.game,
        "players": played.players,
        "setup": played.options,
        "grade": one.grade,
        "best": one.best.action,
        "taken": one.taken,
        **_puzzle_doc(one),
        "options": [asdict(option) for option in one.options],
    }


def read(text: str, where: str = "puzzles") -> Iterator[Puzzle]:
    """All puzzles of the lines of a file."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield from read_line(line, f"{where}, line {number}")


def read_line(line: str, where: str) -> Iterator[Puzzle]:
    doc = Doc(parse_json(line, where), where)
    played = Played(
        doc.text("game"),
        doc.number("rules_version", 0),
        doc.text("data"),
        doc.number("players", 1),
        {key: str(value) for key, value in doc.sub("options").table.items()},
        doc.text("seed"),
        tuple(doc.text("steps").split("; ")),
        doc.number("length", 1),
        tuple(int(str(score)) for score in doc.items("scores")),
        tuple(int(str(seat)) for seat in doc.items("winners")),
    )
    for place, one in enumerate(doc.items("puzzles")):
        yield _read_puzzle(played, one, f"{where}, puzzle {place + 1}")


def _read_puzzle(played: Played, value: Json, where: str) -> Puzzle:
    doc = Doc(value, where)
    fields: dict[str, Any] = dict(doc.table)
    try:
        return Puzzle(
            played,
            doc.number("step", 1, len(played.steps)),
            doc.number("seat", 0, played.players - 1),
            doc.number("round", 0),
            doc.text("kind"),
            doc.text("digest"),
            tuple(Option(str(code), *map(float, rest)) for code, *rest in fields["options"]),
            doc.number("tries", 1),
            doc.text("seed"),
            {level: (int(found), int(of)) for level, (found, of) in fields["found"].items()},
            tuple(fields["line"]),
            {name: (float(a), float(b)) for name, (a, b) in fields["sources"].items()},
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput(where, f"cannot be read: {error}") from None
