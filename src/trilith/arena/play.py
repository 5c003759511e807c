"""One game of a plan: the same whoever plays it, and wherever."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from trilith import bots
from trilith.arena.plan import Plan, check, deal_seed, seating
from trilith.bots import Maker, Seen, bot_seed
from trilith.engine.errors import TrilithError
from trilith.engine.event import Event
from trilith.engine.game import Game, Score, Setup
from trilith.engine.state import State


@dataclass(frozen=True)
class Played:
    """What came of one game."""

    number: int
    bots: tuple[str, ...]
    """By seat."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rows: tuple[dict[str, int], ...]
    """Points by source, by seat."""
    rounds: int
    decisions: int
    """Choices and everything the engine answered alone."""
    choices: int
    """Decisions with at least two options."""
    finished: bool
    seconds: float
    opponent: dict[str, int] | None = None
    """Points by source of the opponent whom the rules play, if the game has one."""
    places: tuple[int, ...] = ()
    """1 for whoever won, and so on; those who are level share the better place."""
    used: tuple[dict[str, int], ...] = ()
    """How often each seat did what, if the plan wants it told: 'build', 'build building=tavern'."""

    def share(self, seat: int) -> float:
        """A shared victory counts as a share of one."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class GameFailed(TrilithError):
    """A bot that breaks down ends the run, with a line that says where."""


class Ready:
    """A plan with all that its games need, looked up once."""

    def __init__(self, plan: Plan, elsewhere: dict[str, str] | None = None) -> None:
        """`elsewhere`: where the files of bots lie on this machine, if not where the plan says."""
        self.plan = plan
        here = {name: (elsewhere or {}).get(name, name) for name in plan.bots}
        self.game: Game[Any]
        self.setup: Setup
        self.game, self.setup = check(replace(plan, bots=tuple(here[name] for name in plan.bots)))
        self.bots: dict[str, Maker] = {name: bots.get(path) for name, path in here.items()}

    def play(self, number: int) -> Played:
        """Game number so-and-so."""
        try:
            return self._play(number)
        except TrilithError:
            raise
        except Exception as error:
            where = f"game {number} of {self.plan.game}, seed {self.plan.seed}"
            raise GameFailed(f"{where}: {type(error).__name__}: {error}") from error

    def _play(self, number: int) -> Played:
        names = seating(self.plan, number)
        # The deal's seed is shared by the games of a block; the bots' own chance is not.
        chance = f"{self.plan.seed}/{number}"
        players = [self.bots[name](bot_seed(chance, seat)) for seat, name in enumerate(names)]
        log: list[Event] | None = [] if self.plan.told else None
        start = time.perf_counter()
        s = self.game.start(self._setup(number), log)
        diary = Diary(self.game.scores(s), log)
        choices = 0
        while not s.is_over() and getattr(s, "round", 0) <= self.plan.max_rounds:
            diary.write()
            seat = s.to_act()[0]
            s.apply(seat, players[seat].choose(Seen(self.game, s, seat, self.setup.data)))
            choices += 1
        seconds = time.perf_counter() - start
        return self._told(number, names, s, choices, seconds, diary)

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
    """What each seat did, as everybody at the table could see it: counted event by event.

    It is written before each choice, so what only the last choice led to is left out: that is the
    final scoring, and to count what wins by what is counted for winning would say nothing.
    """

    START = "start"
    """Opens what was so before the first choice."""

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
    """A single game of a plan."""
    return Ready(plan).play(number)


def _points(score: Score) -> dict[str, int]:
    return {row.source: row.points for row in score.rows}


def _places(scores: list[Score]) -> tuple[int, ...]:
    merits = [
        (score.won, score.total, tuple(row.points for row in score.tie_break)) for score in scores
    ]
    return tuple(1 + sum(other > one for other in merits) for one in merits)


__all__ = ["Diary", "GameFailed", "Played", "Ready", "play_one"]
