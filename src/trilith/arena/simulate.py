"""Simulation: many games between bots, in this process or in several, always with the same result."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from trilith import bots, games
from trilith.bots import Seen, bot_seed
from trilith.engine.doc import Json
from trilith.engine.errors import BadInput
from trilith.engine.game import Game, Score, Setup


@dataclass(frozen=True)
class Plan:
    """What to simulate. Plain data, so that it can be sent to worker processes."""

    game: str
    players: int
    bots: tuple[str, ...]
    """Names of bots, as many as one likes; they take the seats in turn, moving on by one a game."""
    seed: str = "trilith"
    options: dict[str, str] = field(default_factory=dict)
    data: dict[str, Json] | None = None
    """An owner's own values."""
    data_file: str = "data"
    """Where they come from: what an error names."""
    max_rounds: int = 200
    """A game is broken off after so many rounds. Rules know no such limit: random play may need it."""


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


def check(plan: Plan) -> tuple[Game[Any], Setup]:
    """The game and the setup of a plan; BadInput if something in it does not fit."""
    game = games.get(plan.game)
    if not plan.bots:
        raise BadInput("bots", "expected at least one bot")
    for name in plan.bots:
        bots.get(name)
    data = game.data(plan.data, plan.data_file)
    return game, game.setup(plan.players, plan.options, plan.seed, data)


def play_one(plan: Plan, number: int) -> Played:
    """Game number so-and-so of a plan: the same whoever plays it, and wherever."""
    game, setup = check(plan)
    names = seating(plan, number)
    seed = f"{plan.seed}/{number}"
    players = [bots.get(name)(bot_seed(seed, seat)) for seat, name in enumerate(names)]
    start = time.perf_counter()
    s = game.start(game.setup(plan.players, setup.options, seed, setup.data))
    choices = 0
    while not s.is_over() and getattr(s, "round", 0) <= plan.max_rounds:
        seat = s.to_act()[0]
        s.apply(seat, players[seat].choose(Seen(game, s, seat, setup.data)))
        choices += 1
    seconds = time.perf_counter() - start
    scores, opponent = game.scores(s), game.opponent(s)
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
    )


def _points(score: Score) -> dict[str, int]:
    return {row.source: row.points for row in score.rows}


def seating(plan: Plan, number: int) -> tuple[str, ...]:
    """Who sits where: everybody moves on by one seat from game to game."""
    return tuple(plan.bots[(seat + number) % len(plan.bots)] for seat in range(plan.players))


def play_all(plan: Plan, count: int, jobs: int = 1) -> Iterator[Played]:
    """Games 0 to count-1, in order of their numbers; with several jobs in as many processes."""
    check(plan)
    if jobs <= 1:
        for number in range(count):
            yield play_one(plan, number)
        return
    work = [(plan, number) for number in range(count)]
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, count)) as pool:
        yield from pool.imap(_play, work, chunksize=max(1, min(16, count // (jobs * 4))))


def _play(work: tuple[Plan, int]) -> Played:
    return play_one(*work)


# ------------------------------------------------------------------ what it all comes to


def summary(plan: Plan, played: list[Played], seconds: float) -> dict[str, Any]:
    """The figures of a simulation, JSON-ready."""
    decisions = sum(one.decisions for one in played)
    choices = sum(one.choices for one in played)
    seated = _seated(plan, played)
    figures: dict[str, Any] = {
        "game": plan.game,
        "players": plan.players,
        "bots": list(plan.bots),
        "options": dict(plan.options),
        "seed": plan.seed,
        "games": len(played),
        "unfinished": sum(not one.finished for one in played),
        "seconds": round(seconds, 3),
        "decisions": decisions,
        "choices": choices,
        "decisions_per_second": round(decisions / seconds, 1) if seconds else 0.0,
        "choices_per_second": round(choices / seconds, 1) if seconds else 0.0,
        "games_per_second": round(len(played) / seconds, 2) if seconds else 0.0,
        "rounds": spread([one.rounds for one in played]),
        "scores": {
            "winner": spread([max(one.scores) for one in played]),
            "by_seat": [spread([one.scores[i] for one in played]) for i in range(plan.players)],
            "by_bot": {name: spread(_of_bot(played, name)) for name in seated},
            "by_source": {name: _sources(played, name) for name in seated},
        },
        "wins": {
            "by_seat": [
                round(sum(_share(one, i) for one in played), 3) for i in range(plan.players)
            ],
            "by_bot": {name: _wins(played, name) for name in seated},
        },
    }
    rivals = [one.opponent for one in played if one.opponent is not None]
    if rivals:
        _add_opponent(figures, played, rivals)
    return figures


def _add_opponent(
    figures: dict[str, Any], played: list[Played], rivals: list[dict[str, int]]
) -> None:
    """The opponent whom the rules play: it has no seat and is no bot, but scores and wins."""
    figures["scores"]["opponent"] = spread([sum(rows.values()) for rows in rivals])
    figures["scores"]["by_source"]["opponent"] = _means(rivals)
    figures["wins"]["opponent"] = sum(one.finished and not one.winners for one in played)


def _seated(plan: Plan, played: list[Played]) -> list[str]:
    """The bots that had a seat in any game: among few games there may be others."""
    return [name for name in dict.fromkeys(plan.bots) if any(name in one.bots for one in played)]


def spread(values: list[int]) -> dict[str, float]:
    """Mean and quantiles."""
    ordered = sorted(values)
    at: Callable[[float], int] = lambda share: ordered[round(share * (len(ordered) - 1))]  # noqa: E731
    return {
        "mean": round(sum(values) / len(values), 2),
        "min": ordered[0],
        "q10": at(0.1),
        "q25": at(0.25),
        "median": at(0.5),
        "q75": at(0.75),
        "q90": at(0.9),
        "max": ordered[-1],
    }


def _of_bot(played: list[Played], name: str) -> list[int]:
    return [
        score
        for one in played
        for bot, score in zip(one.bots, one.scores, strict=True)
        if bot == name
    ]


def _share(one: Played, seat: int) -> float:
    """A shared victory counts as a share of one."""
    return 1 / len(one.winners) if seat in one.winners else 0.0


def _wins(played: list[Played], name: str) -> float:
    shares = [
        _share(one, seat) for one in played for seat, bot in enumerate(one.bots) if bot == name
    ]
    return round(sum(shares), 3)


def _sources(played: list[Played], name: str) -> dict[str, float]:
    """Mean points by source."""
    rows = [
        row for one in played for bot, row in zip(one.bots, one.rows, strict=True) if bot == name
    ]
    return _means(rows)


def _means(rows: list[dict[str, int]]) -> dict[str, float]:
    return {source: round(sum(row[source] for row in rows) / len(rows), 2) for source in rows[0]}


__all__ = ["Plan", "Played", "check", "play_all", "play_one", "summary"]
