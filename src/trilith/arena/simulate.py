"""Simulation: many games between bots, in one process, in many or on a cluster, always the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from trilith.arena.crew import cores, play_in_processes
from trilith.arena.plan import Plan, check, deal, seating
from trilith.arena.play import Played, Ready, play_one
from trilith.arena.stats import LEVEL, rate_interval

WORTH_IT = 2.0
"""A run of fewer seconds stays in this process: others would hardly have started."""


def play_all(plan: Plan, count: int, jobs: int | None = 1) -> Iterator[Played]:
    """Games 0 to count-1, in order of their numbers, played in `jobs` processes.

    Without `jobs` all cores are used, unless the first game shows that this is not worth it.
    """
    ready = Ready(plan)
    first = 0
    if jobs is None:
        yield (one := ready.play(0))
        first = 1
        jobs = cores() if one.seconds * count > WORTH_IT else 1
    if min(jobs, count - first) > 1:
        yield from play_in_processes(plan, count, jobs, first)
    else:
        yield from map(ready.play, range(first, count))


# ------------------------------------------------------------------ what it all comes to


def summary(plan: Plan, played: list[Played], seconds: float) -> dict[str, Any]:
    """The figures of a simulation, JSON-ready."""
    decisions = sum(one.decisions for one in played)
    choices = sum(one.choices for one in played)
    names = seated(plan, played)
    figures: dict[str, Any] = {
        **plan.head(),
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
            "by_bot": {name: spread(_of_bot(played, name)) for name in names},
            "by_source": {name: source_means(played, name) for name in names},
        },
        "wins": {
            "by_seat": [round(sum(one.share(i) for one in played), 3) for i in range(plan.players)],
            "by_bot": {name: _wins(played, name) for name in names},
        },
    }
    figures["win_rates"] = win_rates(plan, played, names)
    notes = {name: noted for name in names if (noted := notes_of(played, name))}
    if notes:
        figures["notes"] = notes
    rivals = [one.opponent for one in played if one.opponent is not None]
    if rivals:
        _add_opponent(figures, played, rivals)
    return figures


def _add_opponent(
    figures: dict[str, Any], played: list[Played], rivals: list[dict[str, int]]
) -> None:
    """Add the automated opponent, which has no seat and is no bot, but scores and wins."""
    figures["scores"]["opponent"] = spread([sum(rows.values()) for rows in rivals])
    figures["scores"]["by_source"]["opponent"] = _means(rivals)
    figures["wins"]["opponent"] = sum(one.finished and not one.winners for one in played)


def win_rates(plan: Plan, played: list[Played], names: list[str]) -> dict[str, Any]:
    """How often a seat won, or a bot per seat it held, with 95 % intervals."""
    return {
        "by_seat": [rate(plan, played, at_seat(seat)) for seat in range(plan.players)],
        "by_bot": {name: rate(plan, played, held_by(name)) for name in names},
    }


def notes_of(played: list[Played], name: str) -> dict[str, int]:
    """What a bot reports about its games, added up."""
    total: Counter[str] = Counter()
    for one in played:
        for bot, noted in zip(one.bots, one.notes, strict=False):
            if bot == name:
                total.update(noted)
    return dict(total)


Seats = Callable[[Played], list[int]]
"""Picks some seats of a game."""


def at_seat(seat: int) -> Seats:
    return lambda one: [seat]


def held_by(name: str) -> Seats:
    """The seats that a bot had."""
    return lambda one: [seat for seat, bot in enumerate(one.bots) if bot == name]


def rate(
    plan: Plan, played: list[Played], seats: Seats, alpha: float = 1 - LEVEL
) -> dict[str, float]:
    """The win rate of some seats of each game, with its interval."""
    by_deal = list(shares_by_deal(plan, played, seats).values())
    results = [share for shares in by_deal for share in shares]
    low, high = rate_interval(by_deal, alpha)
    mean = sum(results) / len(results) if results else 0.0
    return {"rate": round(mean, 4), "low": round(low, 4), "high": round(high, 4)}


def shares_by_deal(plan: Plan, played: list[Played], seats: Seats) -> dict[int, list[float]]:
    """The results of some seats of each game, by the deal that it was played on."""
    by_deal: dict[int, list[float]] = {}
    for one in played:
        shares = [one.share(seat) for seat in seats(one)]
        if shares:
            by_deal.setdefault(deal(plan, one.number), []).extend(shares)
    return by_deal


def seated(plan: Plan, played: list[Played]) -> list[str]:
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


def _wins(played: list[Played], name: str) -> float:
    shares = [one.share(seat) for one in played for seat, bot in enumerate(one.bots) if bot == name]
    return round(sum(shares), 3)


def source_means(played: list[Played], name: str) -> dict[str, float]:
    """Mean points by source."""
    rows = [
        row for one in played for bot, row in zip(one.bots, one.rows, strict=True) if bot == name
    ]
    return _means(rows)


def _means(rows: list[dict[str, int]]) -> dict[str, float]:
    return {source: round(sum(row[source] for row in rows) / len(rows), 2) for source in rows[0]}


__all__ = [
    "Plan",
    "Played",
    "check",
    "play_all",
    "play_one",
    "rate",
    "seating",
    "spread",
    "summary",
]
