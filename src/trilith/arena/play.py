"""One game of a plan: the same in every process and on every machine."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from trilith import bots
from trilith.arena.plan import Plan, check, deal_seed, seating
from trilith.arena.pupil import Class
from trilith.bots import Maker, Seen, Thought, bot_seed
from trilith.bots.heuristic import heuristic_for
from trilith.engine.action import Action
from trilith.engine.errors import TrilithError
from trilith.engine.event import Event
from trilith.engine.game import Game, Setup
from trilith.engine.score import Score
from trilith.engine.state import State


@dataclass(frozen=True)
class Chosen:
    """A position as a row, and what was chosen in it. Actions are numbers."""

    seat: int
    row: bytes
    legal: tuple[int, ...]
    action: int


@dataclass(frozen=True)
class Played:
    """The result of one game."""

    number: int
    bots: tuple[str, ...]
    """By seat."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rows: tuple[dict[str, int], ...]
    """Points by source, by seat."""
    rounds: int
    decisions: int
    """Choices, and the questions that the engine answered itself."""
    choices: int
    """Decisions with at least two options."""
    finished: bool
    seconds: float
    opponent: dict[str, int] | None = None
    """The automated opponent's points by source, if the game has one."""
    places: tuple[int, ...] = ()
    """1 for the winner, and so on; seats that are level share the better place."""
    used: tuple[dict[str, int], ...] = ()
    """How often each seat did what, if the plan wants it: 'build', 'build building=tavern'."""
    thoughts: tuple[dict[str, Any], ...] = ()
    """The bots' thoughts at every choice, if the plan wants them: seat, bot, round and the thought."""
    lessons: tuple[dict[str, Any], ...] = ()
    """The lessons from the game, if the plan teaches."""
    notes: tuple[dict[str, int], ...] = ()
    """What the bots themselves report, by seat: a language model's bad answers, for instance."""

    positions: tuple[Chosen, ...] = ()
    """Every position in which a player chose, if the plan wants them."""

    def share(self, seat: int) -> float:
        """A seat's share of the victory: 1 for winning alone."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class GameFailed(TrilithError):
    """A bot that raises an error ends the run, with a line that says where."""


class Ready:
    """A plan with everything that its games need, looked up once."""

    def __init__(self, plan: Plan, elsewhere: dict[str, str] | None = None) -> None:
        """`elsewhere`: where the files of bots lie on this machine, if not where the plan says."""
        self.plan = plan
        here = {name: (elsewhere or {}).get(name, name) for name in plan.bots}
        self.game: Game[Any]
        self.setup: Setup
        self.game, self.setup = check(replace(plan, bots=tuple(here[name] for name in plan.bots)))
        self.bots: dict[str, Maker] = {name: bots.get(path) for name, path in here.items()}

    def play(self, number: int) -> Played:
        """Play the game with this number."""
        try:
            return self._play(number) if self.plan.teach is None else self._teach(number)
        except TrilithError:
            raise
        except Exception as error:
            where = f"game {number} of {self.plan.game}, seed {self.plan.seed}"
            raise GameFailed(f"{where}: {type(error).__name__}: {error}") from error

    def _play(self, number: int) -> Played:
        names = seating(self.plan, number)
        # The games of a block share the deal's seed, but not the bots' random numbers.
        chance = f"{self.plan.seed}/{number}"
        players = [self.bots[name](bot_seed(chance, seat)) for seat, name in enumerate(names)]
        log: list[Event] | None = [] if self.plan.told else None
        start = time.perf_counter()
        s = self.game.start(self._setup(number), log)
        diary = Diary(self.game.scores(s), log)
        choices = 0
        thoughts: list[dict[str, Any]] = []
        positions: list[Chosen] = []
        while not s.is_over() and getattr(s, "round", 0) <= self.plan.max_rounds:
            diary.write()
            seat = s.to_act()[0]
            seen = Seen(self.game, s, seat, self.setup.data)
            if self.plan.thoughts:
                thought = players[seat].think(seen)
                thoughts.append(_note(s, seat, names[seat], thought))
                action = thought.choice
            else:
                action = players[seat].choose(seen)
            if self.plan.positions:
                positions.append(self._chosen(s, seat, action))
            s.apply(seat, action)
            choices += 1
        seconds = time.perf_counter() - start
        played = self._told(number, names, s, choices, seconds, diary)
        notes = tuple(player.notes() for player in players)
        return replace(played, thoughts=tuple(thoughts), positions=tuple(positions), notes=notes)

    def _chosen(self, s: State, seat: int, action: Action) -> Chosen:
        number = self.game.catalogue.index
        legal = tuple([number(one) for one in s.legal(seat)])
        return Chosen(seat, self.game.encode(s, seat), legal, number(action))

    def _teach(self, number: int) -> Played:
        """The game of this number, played by bots that note lessons."""
        assert self.plan.teach is not None
        chance = f"{self.plan.seed}/{number}"
        seeds = [bot_seed(chance, seat) for seat in range(self.plan.players)]
        school = Class(self.game, self.plan.teach, seeds)
        start = time.perf_counter()
        s = self.game.start(self._setup(number))
        plain, choices, diary = heuristic_for(self.game), 0, Diary(self.game.scores(s), None)
        while not s.is_over() and getattr(s, "round", 0) <= self.plan.max_rounds:
            school.look(s, plain)
            seat = s.to_act()[0]
            s.apply(seat, school.pupils[seat].choose(Seen(self.game, s, seat, self.setup.data)))
            choices += 1
        names = ("pupil",) * self.plan.players
        played = self._told(number, names, s, choices, time.perf_counter() - start, diary)
        return replace(played, lessons=school.lessons(s))

    def _setup(self, number: int) -> Setup:
        seed = deal_seed(self.plan, number)
        return self.game.setup(self.plan.players, self.setup.options, seed, self.setup.data)

    def _told(
        self,
        number: int,
        names: tuple[str, ...],
        s: State,
        choices: int,
        seconds: float,
        diary: Diary,
    ) -> Played:
        scores, opponent = self.game.scores(s), self.game.opponent(s)
        return Played(
            number=number,
            bots=names,
            scores=tuple(score.total for score in scores),
            winners=tuple(score.seat for score in scores if score.won),
            rows=tuple(_points(score) for score in scores),
            rounds=int(getattr(s, "round", 0)),
            decisions=choices + s.answered,
            choices=choices,
            finished=s.is_over(),
            seconds=seconds,
            opponent=None if opponent is None else _points(opponent),
            places=_places(scores),
            used=diary.used,
        )


class Diary:
    """What each seat did that everybody at the table could see, counted event by event.

    It is written before each choice, so it leaves out what follows from the last choice. That is the
    final scoring, which decides who wins and so says nothing about what helps to win.
    """

    START = "start"
    """The prefix of what was true before the first choice."""

    def __init__(self, scores: list[Score], log: list[Event] | None) -> None:
        self._log = log
        self._counts: list[Counter[str]] = [Counter() for _ in scores]
        self._sources = {row.source for score in scores for row in score.rows}
        self._opening = True

    @property
    def used(self) -> tuple[dict[str, int], ...]:
        return tuple(dict(count) for count in self._counts) if self._log is not None else ()

    def write(self) -> None:
        if self._log is None:
            return
        for event in self._log:
            if event.seat >= 0 and event.seen_by is None:
                self._note(event)
        self._log.clear()
        self._opening = False

    def _note(self, event: Event) -> None:
        if event.args.get("source") in self._sources:
            return  # points are counted by source already
        did = f"{self.START} {event.kind}" if self._opening else event.kind
        count = self._counts[event.seat]
        count[did] += 1
        for name, value in event.args.items():
            if isinstance(value, str) and value and not value.startswith("seat:"):
                count[f"{did} {name}={value}"] += 1


def play_one(plan: Plan, number: int) -> Played:
    """Play a single game of a plan."""
    return Ready(plan).play(number)


def _note(s: State, seat: int, name: str, thought: Thought) -> dict[str, Any]:
    return {"seat": seat, "bot": name, "round": getattr(s, "round", 0), **thought.dump()}


def _points(score: Score) -> dict[str, int]:
    return {row.source: row.points for row in score.rows}


def _places(scores: list[Score]) -> tuple[int, ...]:
    merits = [
        (score.won, score.total, tuple(row.points for row in score.tie_break)) for score in scores
    ]
    return tuple(1 + sum(other > one for other in merits) for one in merits)


__all__ = ["Diary", "GameFailed", "Played", "Ready", "play_one"]
