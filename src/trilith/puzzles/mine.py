"""Making puzzles: bots play games, which are searched for choices with one clearly best option."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import count, groupby
from pathlib import Path
from typing import Any

from trilith import bots
from trilith.bots import bot_seed
from trilith.bots.bot import Seen
from trilith.coach.choice import Judged, Weighed
from trilith.coach.facts import facts_for
from trilith.coach.fit import LONGEST, TABLES, settings_of
from trilith.coach.secret import Secrets
from trilith.coach.value import Value, value_for
from trilith.engine.doc import read_text
from trilith.engine.errors import BadInput
from trilith.engine.game import Game, Setup
from trilith.engine.history import History, Step
from trilith.engine.record import Record, record_of, replay
from trilith.engine.state import State
from trilith.puzzles.prove import (
    BELOW,
    JUDGE,
    Finders,
    finders,
    is_agreed,
    is_plain,
    promising,
    proved,
    sources,
)
from trilith.puzzles.puzzle import (
    FOLLOWED,
    Option,
    Played,
    Puzzle,
    began,
    read,
    seen_in,
    write,
)
from trilith.puzzles.settings import WANTED

IsWanted = Callable[[str], bool]
"""Whether one more puzzle of this kind is wanted."""


def games_from(game: Game[Any], seed: str, first: int = 0) -> Iterator[tuple[int, History[Any]]]:
    """An endless stream of finished games between bots: all numbers of players, modes and levels in
    turn."""
    setups = list(settings_of(game).values())
    for number in count(first):
        setup = setups[number % len(setups)]
        fresh = game.setup(setup.seats, setup.options, f"{seed}/{number}")
        history = _played(game, fresh, number)
        if history.state.is_over():
            yield number, history


def _played(game: Game[Any], setup: Setup, number: int) -> History[Any]:
    """A game between bots, of one level or mixed; abandoned if it does not end."""
    levels = TABLES[number % len(TABLES)]
    history: History[Any] = History(game, setup)
    players = [
        bots.get(levels[(number + seat) % len(levels)])(bot_seed(setup.seed, seat))
        for seat in range(setup.seats)
    ]
    while not history.state.is_over() and getattr(history.state, "round", 0) <= LONGEST:
        seat = history.state.to_act()[0]
        history.play(seat, players[seat].choose(Seen(game, history.state, seat, setup.data)))
    return history


def game_in(record: Record, game: Game[Any], where: str = "record") -> History[Any]:
    """The game of a record, if puzzles can be made of it."""
    if not record.over:
        raise BadInput(where, "the game is not over yet; puzzles come from finished games")
    if record.begins is not None:
        raise BadInput(where, "the game began at a prepared position; puzzles want a whole game")
    return replay(record, game, None, None, None, where)


def puzzles_in(history: History[Any], is_wanted: IsWanted = lambda kind: True) -> list[Puzzle]:
    """The puzzles of a finished game, of different kinds; at most as many as one game may give.

    The choices are looked at in any order, or all puzzles would come from early rounds.
    """
    found: dict[str, Puzzle] = {}
    choices = [(number, step, s.clone()) for number, step, s in choices_in(history)]
    random.Random(history.setup.seed).shuffle(choices)
    for number, step, s in choices[: WANTED.looked_at]:
        if len(found) == WANTED.of_a_game:
            break
        kind = asked(s, step.seat)
        if kind not in found and is_wanted(kind):
            puzzle = _Miner(history, number, step, s).puzzle()
            if puzzle is not None:
                found[kind] = puzzle
    return list(found.values())


def asked(s: State, seat: int) -> str:
    """What a seat is asked, as the game calls it."""
    question = s.question(seat)
    assert question is not None
    return question.asks


def choices_in(history: History[Any]) -> Iterator[tuple[int, Step, State]]:
    """Every choice of a finished game that could be a puzzle, with its position."""
    facts = facts_for(history.game)
    again: History[Any] = History(history.game, history.setup, history.position)
    secrets = Secrets()
    for number, step in enumerate(history.steps, 1):
        s = secrets.position(again.state, step.seat)
        legal = len(s.legal(step.seat))
        if WANTED.fewest <= legal <= WANTED.most and facts.progress(s) >= WANTED.begins:
            yield number, step, s
        secrets.note(step.seat, step.action)
        again.play(step.seat, step.action)


class _Miner:
    """Decides whether one choice of a game is a puzzle."""

    def __init__(self, history: History[Any], number: int, step: Step, s: State) -> None:
        self.history, self.number, self.step, self.s = history, number, step, s
        self.game: Game[Any] = history.game
        self.seen = Seen(self.game, s, step.seat, history.setup.data)
        self.value: Value = value_for(self.game, history.setup)
        self.seed = f"puzzle/{history.setup.seed}/{number}"

    def puzzle(self) -> Puzzle | None:
        """The cheap questions first: few positions get as far as the proof."""
        found = promising(self.seen, self.step.action, self.value, self.seed)
        if found is None:
            return None
        best, tries = found
        below = finders(self.seen, best, self.seed, BELOW)
        if is_plain(below):
            return None
        judged = proved(self.seen, best, self.value, tries, self.seed)
        if judged is None:
            return None
        experts = finders(self.seen, best, self.seed, [JUDGE])
        return self._made(judged, tries, {**below, **experts}) if is_agreed(experts) else None

    def _made(self, judged: Judged, tries: int, found: Finders) -> Puzzle:
        return Puzzle(
            played_of(self.history),
            self.number,
            self.step.seat,
            int(getattr(self.s, "round", 0)),
            asked(self.s, self.step.seat),
            self.game.digest(self.s),
            options_of(judged, self.seen),
            tries,
            self.seed,
            found,
            line_of(judged),
            sources_of(judged, self.seen, self.value, self.seed),
        )


def options_of(judged: Judged, seen: Seen) -> tuple[Option, ...]:
    """In the order of the question."""
    weighed = {one.action.code: one for one in judged.options}
    return tuple(_option(weighed[action.code]) for action in seen.legal)


def _option(one: Weighed) -> Option:
    numbers = (one.chance, one.margin, one.behind, one.apart)
    return Option(one.action.code, *(_round(number) for number in numbers))


def line_of(judged: Judged) -> tuple[dict[str, Any], ...]:
    return tuple({"seat": one.seat, "label": one.label.dump()} for one in judged.line)


def sources_of(
    judged: Judged, seen: Seen, value: Value, seed: str
) -> dict[str, tuple[float, float]]:
    best, second, *_ = (one.action for one in judged.options)
    return sources(seen, best, second, value, f"{seed}/why")


def _round(value: float) -> float:
    return round(value, 2) + 0.0


def played_of(history: History[Any]) -> Played:
    """The whole game, as puzzles keep it."""
    record = record_of(history)
    return Played(
        record.game,
        record.rules,
        record.data,
        record.players,
        dict(record.options),
        history.setup.seed,
        tuple(f"{seat} {code}" for seat, code in record.steps),
        len(record.steps),
        record.scores,
        tuple(history.game.winners(history.state)),
    )


def shortened(played: Played, puzzles: list[Puzzle]) -> Played:
    """Without the steps that no puzzle needs."""
    last = max(puzzle.step for puzzle in puzzles) + FOLLOWED
    return replace(played, steps=played.steps[:last])


# ------------------------------------------------------------------ when the value has changed


def renewed(puzzle: Puzzle) -> Puzzle | None:
    """The same puzzle, proved again with the present value; None if it is no longer one."""
    game, history = began(puzzle.played)
    seen, value = seen_in(puzzle), value_for(game, history.setup)
    best = game.catalogue.read(puzzle.best.action)
    judged = proved(seen, best, value, puzzle.tries, puzzle.seed)
    if judged is None:
        return None
    return replace(
        puzzle,
        options=options_of(judged, seen),
        line=line_of(judged),
        sources=sources_of(judged, seen, value, puzzle.seed),
    )


def renew(puzzles: Iterable[Puzzle], file: Path) -> int:
    """Write those that still hold to a file, with present figures; returns how many there are."""
    held = 0
    with file.open("w", encoding="utf-8") as out:
        for played, group in groupby(puzzles, key=lambda one: one.played):
            found = [one for one in map(renewed, group) if one is not None]
            if found:
                out.write(write(shortened(played, found), found) + "\n")
                out.flush()
            held += len(found)
    return held


# ------------------------------------------------------------------ a file of them


def add_to(file: Path, game: Game[Any], wanted: int, seed: str, told: Callable[[int], None]) -> int:
    """Make puzzles until the file has this many; returns how many it then has.

    It grows as they are found, and can be continued later.
    """
    known = list(read(read_text(file), file.name)) if file.is_file() else []
    kinds = Counter(puzzle.kind for puzzle in known)
    first = 1 + max((_number(puzzle.played.seed, seed) for puzzle in known), default=-1)
    for _, history in games_from(game, seed, first):
        if kinds.total() >= wanted:
            break
        found = puzzles_in(history, balanced(kinds, wanted))
        if found:
            kinds.update(puzzle.kind for puzzle in found)
            with file.open("a", encoding="utf-8") as out:
                out.write(write(shortened(found[0].played, found), found) + "\n")
        told(kinds.total())
    return kinds.total()


def _number(name: str, seed: str) -> int:
    """Which game of a series it was; -1 for one of another series."""
    start, _, number = name.rpartition("/")
    return int(number) if start == seed and number.isdigit() else -1


def balanced(kinds: Counter[str], wanted: int) -> IsWanted:
    """No kind of question may crowd out the others, when there are as many as are wanted."""
    return lambda kind: kinds[kind] < max(1, int(WANTED.of_a_kind * wanted))
