"""Looking for a rule in finished games: where, and what it looks like there.

A rule that no event names and no test plays is still at work in many a game. For each of them a
module of this folder says what to look for:

- `START`: the position at the start shows it (how many players, which options);
- `LOOK`: a move shows it that looks like this;
- `HOLD`: a position shows it that looks like this, without a move;
- `MADE`: a move shows it once the position of a recorded game is changed a little;
- `LIKE`: what shows the other rule shows this one too.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

from tests.records.make import FOLDER
from tests.rulebook.moves import Move, scenario_of
from trilith.engine.doc import Doc
from trilith.engine.errors import TrilithError
from trilith.engine.event import Event
from trilith.engine.game import Game
from trilith.engine.history import History
from trilith.engine.record import read
from trilith.engine.scenario import Scenario, history_of
from trilith.engine.state import State
from trilith.rulebook.shown import EXAMPLE, POSITION, REFUSAL

Position = dict[str, Any]
Look = Callable[["Step"], object]
Hold = Callable[[Position], object]


@dataclass
class Step:
    """One move of a finished game."""

    game: Game[Any]
    state: State
    seat: int
    code: str
    events: list[Event]
    after: State

    @property
    def verb(self) -> str:
        return self.code.partition(" ")[0]

    @cached_property
    def before(self) -> Position:
        return self.game.dump(self.state)

    @cached_property
    def then(self) -> Position:
        return self.game.dump(self.after)

    @property
    def own(self) -> Position:
        """What the player has who makes the move."""
        return dict(self.before["seats"][self.seat])

    def told(self, kind: str, **args: object) -> list[Event]:
        """The events of this kind that everybody sees, with these facts."""
        return [
            event
            for event in self.events
            if event.kind == kind
            and event.seen_by is None
            and all(event.args.get(name) == value for name, value in args.items())
        ]

    def seats(self, kind: str, **args: object) -> set[int]:
        return {event.seat for event in self.told(kind, **args)}

    def by(self, rule: str) -> bool:
        return any(event.rule == rule and event.seen_by is None for event in self.events)

    def move(self, rule: str) -> Move:
        return Move(self.before, self.seat, self.code, EXAMPLE, (rule,), (8, 0, 0))


@dataclass
class Made:
    """A position that recorded games do not have, made of one that they have."""

    base: Look
    change: Callable[[Position], None]
    seen: Look
    """What the move must do in the changed position."""

    def move(self, step: Step, rule: str) -> Move | None:
        if not self.base(step):
            return None
        position = copy.deepcopy(step.before)
        self.change(position)
        move = Move(position, step.seat, step.code, EXAMPLE, (rule,), (8, 1, 0))
        again = played(step.game, move)
        return move if again is not None and self.seen(again) else None


def played(game: Game[Any], move: Move) -> Step | None:
    """The move as it goes in its position; None if the rules allow neither."""
    doc = scenario_of(game, move)
    if doc is None:
        return None
    history = history_of(Scenario(Doc(doc, "made")), game)
    before = history.state.clone()
    try:
        events = list(history.play(move.seat, game.catalogue.read(move.action)))
    except TrilithError:
        return None
    return Step(game, before, move.seat, move.action, events, history.state)


def steps(game: Game[Any]) -> Iterator[Step]:
    """Every move of the recorded games."""
    for file in sorted(FOLDER.glob(f"{game.key}-*.txt")):
        record = read(file.read_text("utf-8"))
        setup = game.setup(record.players, dict(record.options), seed=record.seed or "")
        history: History[Any] = History(game, setup)
        for seat, code in record.steps:
            before = history.state.clone()
            events = list(history.play(seat, game.catalogue.read(code)))
            yield Step(game, before, seat, code, events, history.state)


def hints(game: Game[Any]) -> ModuleType:
    return import_module(f"tests.rulebook.look.{game.key}")


def started(game: Game[Any], missing: set[str]) -> Iterator[Move]:
    """The start of a game, for the rules that it shows."""
    for rule, (players, options) in hints(game).START.items():
        if rule in missing:
            setup = game.setup(players, options, "shown")
            s = History(game, setup).state
            yield Move(game.dump(s), s.to_act()[0], "", POSITION, (rule,), (8, 0, 0))


def looked_for(game: Game[Any], missing: set[str]) -> Iterator[Move]:
    """What shows each of these rules in the recorded games: of all moves the one with fewest events,
    of positions the first."""
    left, hint = set(missing), hints(game)
    looks = {rule: look for rule, look in hint.LOOK.items() if rule in left}
    shortest: dict[str, Step] = {}
    for step in steps(game):
        for rule, look in looks.items():
            if is_shorter(step, shortest.get(rule)) and look(step):
                shortest[rule] = step
        for move in (*held(step, left, hint), *made(step, left, hint), *named(step, left)):
            left -= set(move.rules)
            yield move
    for rule, step in shortest.items():
        yield step.move(rule)


def is_shorter(step: Step, than: Step | None) -> bool:
    return than is None or len(step.events) < len(than.events)


def held(step: Step, left: set[str], hint: ModuleType) -> Iterator[Move]:
    """The position before this move, for the rules that it shows by itself."""
    for rule in left & set(hint.HOLD):
        if hint.HOLD[rule](step.before):
            yield Move(step.before, step.seat, "", POSITION, (rule,), (8, 0, 0))


def made(step: Step, left: set[str], hint: ModuleType) -> Iterator[Move]:
    """This move in a changed position, for the rules that it shows there."""
    for rule in left & set(hint.MADE):
        move = hint.MADE[rule].move(step, rule)
        if move is not None:
            yield move


def named(step: Step, left: set[str]) -> Iterator[Move]:
    """What cites a rule that nothing else shows: an event of this move, or a refusal before it."""
    rules = {event.rule for event in step.events if event.seen_by is None} & left
    if rules:
        yield Move(step.before, step.seat, step.code, EXAMPLE, (), (9, 0, 0))
        left -= rules
    yield from refused_at(step, left)


def refused_at(step: Step, left: set[str]) -> Iterator[Move]:
    found: dict[str, Move] = {}
    s = step.state
    for question, _ in s.asked:
        for one in s.passed_by(question):
            for action in one.nameable(s):
                refusal = one.blocked(s, action)
                if refusal is not None and refusal.rule in left and refusal.rule not in found:
                    found[refusal.rule] = Move(
                        step.before,
                        question.seat,
                        action.code,
                        REFUSAL,
                        (refusal.rule,),
                        (9, 0, 0),
                    )
    yield from found.values()
