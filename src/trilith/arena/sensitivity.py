"""How much results change if a reconstructed number is one higher or lower.

A game's `weights.toml` lists the important reconstructed numbers, singly or several of a kind
together:

    [[weight]]
    id = "tower_value"
    paths = ["tile.tower_*.value"]      # as in copy.toml; all of them move by one step
    against = []                        # and these the other way, so that totals stay the same
    step = 2                            # 1 if it is left out

Each entry is moved up and down, and the same deals are played with each of these copies and with our
own numbers: see `compare`. A number already at the end of its range stays there while the others of
its kind move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from importlib import resources
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from trilith import games
from trilith.arena.compare import Change, Pair, change, twins
from trilith.arena.plan import Plan
from trilith.arena.play import Played
from trilith.engine.doc import Doc, Json, parse_toml
from trilith.engine.errors import BadInput
from trilith.engine.game import Game
from trilith.engine.leaves import own_of
from trilith.engine.sheet import pattern

Play = Callable[[Plan], list[Played]]
"""Plays all games of a plan."""

WAYS: Final = (1, -1)


class Weight(NamedTuple):
    """Numbers that move together."""

    id: str
    paths: tuple[str, ...]
    against: tuple[str, ...] = ()
    step: int = 1


def weights(key: str) -> list[Weight]:
    """What a game's weights.toml lists; nothing if it has none."""
    file = resources.files("trilith.games") / key / "weights.toml"
    if not file.is_file():
        return []
    doc = Doc(parse_toml(file.read_text("utf-8"), file.name), file.name)
    return [_weight(one) for one in doc.subs("weight")]


def _weight(doc: Doc) -> Weight:
    doc.only("id", "paths", "against", "step")
    against = tuple(doc.texts("against")) if "against" in doc else ()
    step = doc.number("step") if "step" in doc else 1
    return Weight(doc.text("id"), tuple(doc.texts("paths")), against, step)


class Moved(NamedTuple):
    """A copy with some numbers a step up or down, and how many of the entry's numbers those are."""

    own: dict[str, Json]
    numbers: int
    of: int


def moved(game: Game[Any], weight: Weight, way: int) -> Moved | None:
    """Our data with these numbers a step up or down; None if that is impossible on any copy."""
    meant = [
        *_steps(game, weight.paths, way * weight.step),
        *_steps(game, weight.against, -way * weight.step),
    ]
    if not meant:
        raise BadInput(f"weights.toml.{weight.id}", "expected paths that exist, found none")
    given: dict[str, Json] = {path: value for path, value in meant if _can_be(game, path, value)}
    own = own_of(game.components, given, "weights.toml")
    return Moved(own, len(given), len(meant)) if given and not game.unfit(own) else None


def _steps(game: Game[Any], paths: Iterable[str], by: int) -> Iterator[tuple[str, int]]:
    """The numbers at these places, moved so far."""
    for path in paths:
        wanted = pattern(path)
        for leaf in game.leaves():
            if wanted.fullmatch(leaf.path) and isinstance(leaf.value, int):
                yield leaf.path, leaf.value + by


def _can_be(game: Game[Any], path: str, value: int) -> bool:
    """Whether a copy may have this number there, regardless of its other numbers."""
    field = game.sheet.field(path) if game.sheet is not None else None
    return field is None or field.reason(value) is None


def sensitivity(plan: Plan, play: Play, wanted: Iterable[Weight] | None = None) -> dict[str, Any]:
    """What each weight changes, up and down, with intervals that all hold together; JSON-ready."""
    game = games.get(plan.game)
    chosen = list(weights(plan.game) if wanted is None else wanted)
    copies = [(weight, way, moved(game, weight, way)) for weight in chosen for way in WAYS]
    ours = play(plan)
    looks = FIGURES * sum(found is not None for _, _, found in copies)
    rows = []
    for weight, way, found in copies:
        row = {"id": weight.id, "by": way * weight.step, "possible": found is not None}
        if found is not None:
            pairs = twins(ours, play(replace(plan, data=found.own, data_file=weight.id)))
            row |= {"numbers": [found.numbers, found.of], **told(pairs, looks)}
        rows.append(row)
    return {
        **plan.head(),
        "looks": looks,
        "ours": usual(ours),
        "weights": rows,
    }


FIGURES: Final = 4
"""Figures that are compared of each copy."""


def told(pairs: list[Pair], looks: int) -> dict[str, Any]:
    """What a copy changes: length, points, distance of players, and the source that changes most."""
    return {
        "games": len(pairs),
        "same_winner": round(fmean(a.winners == b.winners for a, b in pairs), 3),
        "rounds": _short(change("rounds", pairs, lambda one: one.rounds, looks)),
        "points": _short(change("points", pairs, lambda one: fmean(one.scores), looks)),
        "spread": _short(change("spread", pairs, _spread, looks)),
        "first": _short(change("first", pairs, _first, looks)),
        "source": _most(pairs, looks),
    }


def _short(one: Change) -> list[float]:
    """The change, and half the width of its interval."""
    return [round(one.change, 3), round(one.high - one.change, 3)]


def _spread(one: Played) -> float:
    """How far apart the players of a game are."""
    return stdev(one.scores) if len(one.scores) > 1 else 0.0


def _first(one: Played) -> float:
    """How often the first seat wins."""
    return one.share(0)


def _most(pairs: list[Pair], looks: int) -> dict[str, Any]:
    """The source of points that changes most, in points per player."""
    changes = [
        change(name, pairs, lambda one, name=name: fmean(rows[name] for rows in one.rows), looks)  # type: ignore[misc]
        for name in pairs[0][0].rows[0]
    ]
    most = max(changes, key=lambda one: abs(one.change))
    return {"name": most.name, "change": _short(most)}


def usual(played: list[Played]) -> dict[str, Any]:
    """How games go with our numbers."""
    games = [one for one in played if one.finished]
    scores = sorted(score for one in games for score in one.scores)
    best = [max(one.scores) for one in games]
    rounds = sorted(one.rounds for one in games)
    return {
        "games": len(games),
        "unfinished": len(played) - len(games),
        "rounds": [rounds[0], round(fmean(rounds), 2), rounds[-1]],
        "points": [scores[0], round(fmean(scores), 1), scores[-1]],
        "winner": round(fmean(best), 1),
        "spread": round(fmean(_spread(one) for one in games), 1),
        "seats": [
            round(fmean(one.share(seat) for one in games), 3) for seat in range(len(games[0].bots))
        ],
    }


def is_clear(found: list[float]) -> bool:
    """Whether an interval excludes 0."""
    return abs(found[0]) > found[1]


__all__ = ["Moved", "Weight", "is_clear", "moved", "sensitivity", "told", "usual", "weights"]
