"""Records: saved games as readable lines that anyone can replay and verify.

    trilith record 1
    game castle
    rules 1
    data 3f2a...            what the numbers of the game were
    own {"tile": ...}       (rarely) those of an owner's numbers that differ from ours
    players 3
    option season winter
    commitment 9be1...      binds to the seed without revealing it
    begins {"game": ...}    (rarely) the prepared position it begins from
    0 choose trader         one line for each step: seat and action
    ...
    > {"kind": ...}         (optional) an event of the step above, for viewers of later versions
    end
    seed open sesame        only when the game is over
    position 77aa...        digest of the final position
    scores 71 64 50

Lines that begin with '#' are comments. The record of a game in progress stops before 'end'. If the
game is to be continued elsewhere, its record ends with the seed and with who sits where:

    taken
    seed open sesame
    seat 0 person Ada
    seat 1 bot medium
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from trilith.engine.action import Action
from trilith.engine.doc import Doc, parse_json
from trilith.engine.errors import BadInput, IllegalAction
from trilith.engine.event import Event, load_event
from trilith.engine.game import DataPack, Game
from trilith.engine.history import History
from trilith.engine.rng import commitment

MAGIC = "trilith record 1"


class Sitter(NamedTuple):
    """Who plays at a seat: a person by name, or a bot by its level."""

    kind: Literal["person", "bot"]
    name: str


class Record:
    """A saved game as the file has it; nothing has been checked against the rules yet."""

    def __init__(self, game: str, rules: int, data: str, players: int) -> None:
        self.game = game
        self.rules = rules
        self.data = data
        self.players = players
        self.own: dict[str, Any] | None = None
        """The values of an owner's copy, if it was played with one."""
        self.options: dict[str, str] = {}
        self.commitment = ""
        self.begins: dict[str, Any] | None = None
        """A snapshot, if the game began at a prepared position."""
        self.steps: list[tuple[int, str]] = []
        self.events: dict[int, list[Event]] = {}
        """Stored events by number of steps before them; 0 holds those of the opening."""
        self.over = False
        self.taken = False
        """Whether it is to be continued elsewhere: then it contains the seed before it is over."""
        self.seats: list[Sitter] = []
        """Who sits where, if the game is to be continued elsewhere."""
        self.seed: str | None = None
        self.position = ""
        self.scores: tuple[int, ...] = ()


# ------------------------------------------------------------------ writing


def record_of(
    history: History[Any], with_events: bool = False, seats: list[Sitter] | None = None
) -> Record:
    """The record of a game. It contains the seed only if the game is over, or if somebody who may know
    everything takes it along; then it also says who sits at its seats.
    """
    game, setup, s = history.game, history.setup, history.state
    if history.position is not None and not s.is_over() and seats is None:
        # Its snapshot would show what is still hidden.
        raise BadInput("record", "the game began at a scenario's position, and is not over yet")
    record = Record(game.key, game.rules_version, setup.data.digest, setup.seats)
    record.own = setup.data.own or None
    record.begins = game.dump(history.position) if history.position is not None else None
    record.options = dict(setup.options)
    record.commitment = commitment(setup.seed)
    record.steps = [(step.seat, step.action.code) for step in history.steps]
    if with_events:
        record.events[0] = _public(history.opening)
        for i, step in enumerate(history.steps):
            record.events[i + 1] = _public(step.events)
    if s.is_over():
        record.over = True
        record.seed = setup.seed
        record.position = game.digest(s)
        record.scores = tuple(score.total for score in game.scores(s))
    elif seats is not None:
        record.taken, record.seed, record.seats = True, setup.seed, seats
    return record


def _public(events: list[Event]) -> list[Event]:
    return [event for event in events if event.seen_by is None]


def write(record: Record) -> str:
    """The record as text."""
    lines = [MAGIC, f"game {record.game}", f"rules {record.rules}", f"data {record.data}"]
    if record.own is not None:
        lines.append(f"own {json.dumps(record.own, separators=(',', ':'))}")
    lines.append(f"players {record.players}")
    lines += [f"option {key} {value}" for key, value in record.options.items()]
    lines.append(f"commitment {record.commitment}")
    if record.begins is not None:
        lines.append(f"begins {json.dumps(record.begins, separators=(',', ':'))}")
    lines += _event_lines(record, 0)
    for i, (seat, code) in enumerate(record.steps):
        lines.append(f"{seat} {code}")
        lines += _event_lines(record, i + 1)
    if record.over:
        lines += ["end", f"seed {record.seed}", f"position {record.position}"]
        lines.append("scores " + " ".join(str(score) for score in record.scores))
    elif record.taken:
        lines += ["taken", f"seed {record.seed}"]
        lines += [f"seat {seat} {one.kind} {one.name}" for seat, one in enumerate(record.seats)]
    return "\n".join(lines) + "\n"


def _event_lines(record: Record, step: int) -> list[str]:
    events = record.events.get(step, [])
    return [f"> {json.dumps(event.dump(), ensure_ascii=False)}" for event in events]


# ------------------------------------------------------------------ reading


def read(text: str, where: str = "record") -> Record:
    """Read a record; the error names the first line that cannot be read."""
    lines = [(i + 1, line.strip()) for i, line in enumerate(text.splitlines())]
    lines = [(i, line) for i, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != MAGIC:
        found = f"'{lines[0][1][:40]}'" if lines else "an empty file"
        raise BadInput(where, f"expected a first line '{MAGIC}', found {found}")
    return _Reader(where).read(lines[1:])


_AT_FIRST = ("game", "rules", "data", "own", "players", "option", "commitment", "begins")
_AT_THE_END = ("seed", "position", "scores")
_TAKEN = ("seed", "seat")
_ALWAYS = ("game", "rules", "players", "commitment")
_OFTEN = ("option", ">", "seat")
"""The words that may begin several lines."""
_DIGITS = 9
"""No number in a record has more digits."""


class _Reader:
    """Reads line by line; each word at the start of a line has its own small method."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.record = Record("", 0, "", 0)
        self.line = 0
        self.found: set[str] = set()
        self.words: dict[str, Callable[[str], None]] = {
            "game": self._game,
            "rules": self._rules,
            "data": self._data,
            "own": self._own,
            "players": self._players,
            "option": self._option,
            "commitment": self._commitment,
            "begins": self._begins,
            ">": self._event,
            "end": self._end,
            "taken": self._taken,
            "seat": self._seat,
            "seed": self._seed,
            "position": self._position,
            "scores": self._scores,
        }

    def read(self, lines: list[tuple[int, str]]) -> Record:
        for self.line, line in lines:
            word, _, rest = line.partition(" ")
            if word in self.words:
                self._note(word)
                self.words[word](rest.strip())
            else:
                self._step(word, rest)
        for name in self._wanted():
            if name not in self.found:
                raise BadInput(self.where, f"the line '{name} ...' is missing")
        if self.record.taken and len(self.record.seats) != self.record.players:
            raise BadInput(self.where, f"expected {self.record.players} lines 'seat ...'")
        return self.record

    def _wanted(self) -> tuple[str, ...]:
        if self.record.over:
            return _ALWAYS + _AT_THE_END
        return _ALWAYS + (_TAKEN if self.record.taken else ())

    def _note(self, word: str) -> None:
        if word in self.found and word not in _OFTEN:
            raise self._bad(f"a second line '{word} ...'")
        record = self.record
        if word in _AT_FIRST and (record.steps or record.over or record.taken):
            raise self._bad(f"the line '{word} ...' belongs before the first step")
        if word in ("end", "taken") and (record.over or record.taken):
            raise self._bad("expected either 'end' or 'taken', found both")
        if word in _TAKEN and record.taken:
            pass
        elif word == "seat":
            raise self._bad("the line 'seat ...' belongs behind 'taken'")
        elif word in _AT_THE_END and not record.over:
            raise self._bad(f"the line '{word} ...' belongs behind 'end'")
        self.found.add(word)

    def _here(self) -> str:
        return f"{self.where}, line {self.line}"

    def _bad(self, problem: str) -> BadInput:
        return BadInput(self._here(), problem)

    def _number(self, text: str, what: str) -> int:
        digits = text.removeprefix("-")
        if not digits.isascii() or not digits.isdigit() or len(digits) > _DIGITS:
            raise self._bad(f"expected {what} as a number, found '{text[:40]}'")
        return int(text)

    def _game(self, rest: str) -> None:
        self.record.game = rest

    def _rules(self, rest: str) -> None:
        self.record.rules = self._number(rest, "the version of the rules")

    def _data(self, rest: str) -> None:
        self.record.data = rest

    def _own(self, rest: str) -> None:
        self.record.own = Doc(parse_json(rest, self._here()), f"{self._here()}, own").table

    def _players(self, rest: str) -> None:
        self.record.players = self._number(rest, "the number of players")

    def _option(self, rest: str) -> None:
        key, _, value = rest.partition(" ")
        if not value:
            raise self._bad(f"expected 'option NAME VALUE', found 'option {rest}'")
        self.record.options[key] = value.strip()

    def _commitment(self, rest: str) -> None:
        self.record.commitment = rest

    def _begins(self, rest: str) -> None:
        self.record.begins = Doc(parse_json(rest, self._here()), self._here()).table

    def _event(self, rest: str) -> None:
        event = load_event(parse_json(rest, self._here()), self._here())
        self.record.events.setdefault(len(self.record.steps), []).append(event)

    def _end(self, rest: str) -> None:
        self.record.over = True

    def _taken(self, rest: str) -> None:
        self.record.taken = True

    def _seat(self, rest: str) -> None:
        number, _, who = rest.partition(" ")
        kind, _, name = who.strip().partition(" ")
        seat = self._number(number, "a seat")
        if seat != len(self.record.seats):
            raise self._bad(f"expected seat {len(self.record.seats)}, found seat {seat}")
        if kind not in ("person", "bot") or not name.strip():
            raise self._bad(f"expected 'person NAME' or 'bot LEVEL', found '{who[:40]}'")
        self.record.seats.append(Sitter("bot" if kind == "bot" else "person", name.strip()))

    def _seed(self, rest: str) -> None:
        self.record.seed = rest

    def _position(self, rest: str) -> None:
        self.record.position = rest

    def _scores(self, rest: str) -> None:
        self.record.scores = tuple(self._number(word, "a score") for word in rest.split())

    def _step(self, word: str, rest: str) -> None:
        if not word[:1].isdigit():
            known = ", ".join(self.words)
            raise self._bad(f"expected a seat or one of {known}; found '{word[:40]}'")
        seat = self._number(word, "a seat")
        if self.record.over or self.record.taken:
            raise self._bad("an action after " + ("'end'" if self.record.over else "'taken'"))
        if not rest:
            raise self._bad(f"expected an action of seat {seat}, found nothing")
        self.record.steps.append((seat, " ".join(rest.split())))


# ------------------------------------------------------------------ replaying


def replay(
    record: Record,
    game: Game[Any],
    steps: int | None = None,
    data: DataPack | None = None,
    seed: str | None = None,
    where: str = "record",
) -> History[Any]:
    """Play the record again, all of it or its first steps; the seed must be in it or given."""
    pack = data or played_with(record, game, where)
    _check_versions(record, game, pack, where)
    seed = record.seed if seed is None else seed
    if seed is None:
        raise BadInput(where, "the game is not over, so its seed is still secret: cannot replay")
    setup = game.setup(record.players, record.options, seed, pack)
    if commitment(seed) != record.commitment:
        raise BadInput(where, "the seed does not match the commitment at the record's beginning")
    begins = record.begins
    position = game.load(begins, pack, f"{where}, begins") if begins is not None else None
    history = History(game, setup, position)
    wanted = record.steps if steps is None else record.steps[:steps]
    for i, (seat, code) in enumerate(wanted):
        _play(history, seat, game.catalogue.read(code, f"{where}, step {i + 1}"), i + 1, where)
    return history


def played_with(record: Record, game: Game[Any], where: str = "record") -> DataPack:
    """The numbers that a record was played with: ours, or those of the copy it contains."""
    return game.data(record.own, f"{where}, own")


def _check_versions(record: Record, game: Game[Any], pack: DataPack, where: str) -> None:
    if record.game != game.key:
        raise BadInput(where, f"expected a record of {game.key}, found {record.game}")
    if record.rules != game.rules_version:
        found = f"rules version {game.rules_version} here, {record.rules} in the record"
        raise BadInput(where, f"{found}: it can be viewed from its stored events, not replayed")
    if record.data and record.data != pack.digest:
        raise BadInput(
            where,
            f"the game's data differ (here {pack.digest}, in the record {record.data}): "
            "name the data file it was played with",
        )


def _play(history: History[Any], seat: int, action: Action, step: int, where: str) -> None:
    try:
        history.play(seat, action)
    except IllegalAction as error:
        raise BadInput(f"{where}, step {step}", str(error)) from None


def verify(
    record: Record, game: Game[Any], data: DataPack | None = None, where: str = "record"
) -> History[Any]:
    """Replay a finished game and check it: seed, every step and event, final position, scores."""
    history = replay(record, game, None, data, None, where)
    s = history.state
    if not s.is_over():
        raise BadInput(where, f"the record says 'end', but seat {s.to_act()[0]} is still to act")
    _check_same("position", record.position, game.digest(s), where)
    _check_same("scores", record.scores, tuple(score.total for score in game.scores(s)), where)
    if record.events:
        _check_events(record, history, where)
    return history


def verify_taken(
    record: Record, game: Game[Any], data: DataPack | None = None, where: str = "record"
) -> History[Any]:
    """Replay a game that is to be continued, and check it: seed, every step and event."""
    history = replay(record, game, None, data, None, where)
    if history.state.is_over():
        raise BadInput(where, "the record says 'taken', but the game is over")
    if record.events:
        _check_events(record, history, where)
    return history


def _check_events(record: Record, history: History[Any], where: str) -> None:
    remarks = history.game.remarks
    for i, told in enumerate([history.opening, *(step.events for step in history.steps)]):
        if _without(record.events.get(i, []), remarks) != _without(_public(told), remarks):
            raise BadInput(f"{where}, step {i}", "the stored events are not what happens here")


def _without(events: list[Event], kinds: frozenset[str]) -> list[Event]:
    return [event for event in events if event.kind not in kinds]


def _check_same(what: str, recorded: object, found: object, where: str) -> None:
    if recorded != found:
        raise BadInput(where, f"the {what} at the end: recorded {recorded}, replayed {found}")
