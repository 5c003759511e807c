"""A study of a game: what goes together with winning, how strongly, and how sure that is.

Everything is compared within a game: did the winner do a thing more often than the others at the
same table? So it does not matter that some games are long, and some deals rich.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from trilith.arena.plan import Plan
from trilith.arena.play import Played
from trilith.arena.simulate import Seats, at_seat, rate, spread
from trilith.arena.stats import LEVEL, student_quantile

SEEN = 30
"""What differed at fewer tables is left out: so few prove nothing."""


@dataclass(frozen=True)
class Link:
    """How something goes together with winning."""

    name: str
    tables: int
    """Games in which the seats differed in it."""
    winners: float
    """The mean of those who won."""
    others: float
    step: float
    """By how much the win rate is higher for each one more than the others at the table have."""
    correlation: float
    """From -1 to 1, within games."""
    low: float
    """Where the correlation lies at least, all looks together."""
    high: float


def study(plan: Plan, played: list[Played]) -> dict[str, Any]:
    """What wins, JSON-ready. Only games that came to an end count."""
    games = [one for one in played if one.finished]
    sources, uses = _sources(games), _uses(games)
    lived = _strategies(games, list(sources))
    looks = len(sources) + len(uses) + len(lived) + plan.players
    alpha = (1 - LEVEL) / looks
    linked = [link(name, values, games, looks) for name, values in sources.items()]
    used = [link(name, values, games, looks) for name, values in uses.items()]
    return {
        **plan.head(),
        "games": len(games),
        "unfinished": len(played) - len(games),
        "shared": sum(len(one.winners) > 1 for one in games),
        "looks": looks,
        "rounds": spread([one.rounds for one in games]) if games else None,
        "scores": {
            "winner": spread([max(one.scores) for one in games]) if games else None,
            "margin": spread([_margin(one) for one in games]) if games else None,
        },
        "seats": [
            {"seat": seat, **rate(plan, games, at_seat(seat), alpha)}
            for seat in range(plan.players)
        ],
        "strategies": [
            {
                "source": source,
                "seats": count,
                "share": round(count / (len(games) * plan.players), 4),
                **rate(plan, games, _who_lived_of(source, list(sources)), alpha),
            }
            for source, count in lived.most_common()
        ],
        "sources": [asdict(one) for one in _ordered(linked)],
        "uses": [asdict(one) for one in _ordered(used)],
        "left_out": len(_all_uses(games)) - len(uses),
    }


def _ordered(links: list[Link]) -> list[Link]:
    return sorted(links, key=lambda one: (-abs(one.correlation), one.name))


def _margin(one: Played) -> int:
    """By how many points the best is ahead of the second."""
    best, *rest = sorted(one.scores, reverse=True)
    return best - (rest[0] if rest else 0)


# ------------------------------------------------------------------ strategies


def _strategies(games: list[Played], sources: list[str]) -> Counter[str]:
    """How many seats had most of their points from which source."""
    lived: Counter[str] = Counter()
    for one in games:
        lived.update(filter(None, (_main_source(rows, sources) for rows in one.rows)))
    return lived


def _who_lived_of(source: str, sources: list[str]) -> Seats:
    return lambda one: [
        seat for seat, rows in enumerate(one.rows) if _main_source(rows, sources) == source
    ]


def _main_source(rows: dict[str, int], sources: list[str]) -> str | None:
    """The source that gave most, of those in which seats differ at all."""
    best = max(sources, key=lambda source: rows[source], default=None)
    return best if best is not None and rows[best] > 0 else None


# ------------------------------------------------------------------ links with winning

Values = list[tuple[float, ...]]
"""By game, then by seat."""


def _sources(games: list[Played]) -> dict[str, Values]:
    """The points by source, of sources in which seats differ."""
    names = list(games[0].rows[0]) if games else []
    found = {
        name: [tuple(float(rows[name]) for rows in one.rows) for one in games] for name in names
    }
    return {name: values for name, values in found.items() if _tables(values) >= _needed(games)}


def _uses(games: list[Played]) -> dict[str, Values]:
    """How often each seat did what; split up only if it differs often enough to matter."""
    found = {
        name: [tuple(float(used.get(name, 0)) for used in one.used) for one in games]
        for name in _all_uses(games)
    }
    kept = {name: values for name, values in found.items() if _tables(values) >= _needed(games)}
    return _without_echoes(kept)


def _needed(games: list[Played]) -> int:
    return min(SEEN, max(2, len(games) // 4))


def _all_uses(games: list[Played]) -> list[str]:
    return sorted({name for one in games for used in one.used for name in used})


def _without_echoes(uses: dict[str, Values]) -> dict[str, Values]:
    """Two things that always happen together are one look; the shorter name stays."""
    first: dict[tuple[tuple[float, ...], ...], str] = {}
    for name in sorted(uses, key=lambda name: (len(name), name)):
        first.setdefault(tuple(uses[name]), name)
    return {name: uses[name] for name in sorted(first.values())}


def _tables(values: Values) -> int:
    """In how many games it differs; where one plays alone, from what is usual."""
    if values and len(values[0]) == 1:
        [(_, usual)] = Counter(values).most_common(1)
        return len(values) - usual
    return sum(len(set(by_seat)) > 1 for by_seat in values)


def link(name: str, values: Values, games: Sequence[Played], looks: int) -> Link:
    """The slope and the correlation of winning on these values, both centred within each game.

    Seats of one game are not independent, so the error is that of a sum over games (a sandwich
    estimate clustered by game, with the jackknife's correction for those that weigh much); it is
    widened for the number of looks (Bonferroni).
    """
    shares = [tuple(one.share(seat) for seat in range(len(one.bots))) for one in games]
    pairs = list(zip(_centred(values), _centred(shares), strict=True))
    vw = [_dot(v, w) for v, w in pairs]
    vv = [_dot(v, v) for v, _ in pairs]
    ww = [_dot(w, w) for _, w in pairs]
    step = sum(vw) / sum(vv)
    total = sum(vv)
    errors = [(a - step * b) / max(0.5, 1 - b / total) for a, b in zip(vw, vv, strict=True)]
    error = math.sqrt(_dot(errors, errors)) / total
    scale = math.sqrt(sum(vv) / sum(ww)) if any(ww) else 0.0
    reach = student_quantile((1 - LEVEL) / looks, max(2, _tables(values) - 1)) * error
    return Link(
        name=name,
        tables=_tables(values),
        winners=round(_mean_of(values, shares), 3),
        others=round(_mean_of(values, [tuple(1 - w for w in won) for won in shares]), 3),
        step=round(step, 4),
        correlation=round(step * scale, 4),
        low=round(max(-1.0, (step - reach) * scale), 4),
        high=round(min(1.0, (step + reach) * scale), 4),
    )


def _centred(values: Values) -> Values:
    """What is above or below the others at the table; where one plays alone, the other games."""
    alone = fmean(by_seat[0] for by_seat in values) if len(values[0]) == 1 else None
    means = [fmean(by_seat) if alone is None else alone for by_seat in values]
    return [tuple(v - mean for v in by_seat) for by_seat, mean in zip(values, means, strict=True)]


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _mean_of(values: Values, weights: list[tuple[float, ...]]) -> float:
    """The mean over all seats, each counted by its weight."""
    total = sum(w for by_seat in weights for w in by_seat)
    if not total:
        return 0.0
    return sum(_dot(v, w) for v, w in zip(values, weights, strict=True)) / total


__all__ = ["Link", "link", "study"]
