"""Positions of games that are over: what the value is fitted to."""

from __future__ import annotations

from dataclasses import dataclass

from trilith.engine.state import State

Weights = tuple[float, ...]


@dataclass(frozen=True)
class End:
    """Where the coach's search stops when it plays on from a position."""

    strengths: list[float]
    """How everybody stands; where the game is over, what the end is worth to everybody."""
    progress: float
    over: bool = False


@dataclass(frozen=True)
class Sample:
    """A position at which a search would stop, and what the end was worth to everybody."""

    game: int
    strengths: list[float]
    progress: float
    results: list[float]
    equals: bool = True
    """Whether all who played were of one level."""
    position: State | None = None
    ends: tuple[End, ...] = ()
    """Where the coach gets to from here; empty: it was not asked."""
