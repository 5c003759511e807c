"""The skill grade: where a player's points lost per choice stand on the ladder of bots.

What the levels lose stands in ladders/<game>.toml, for each number of players and mode that was
measured; `trilith coach report --ladder` writes it from a study.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from trilith.engine.doc import Doc, parse_toml, read_text

FOLDER: Final = Path(__file__).parent / "ladders"


@dataclass(frozen=True)
class Mark:
    """A level on the ladder."""

    level: str
    lost: float
    """Points lost per choice."""
    margin: float
    games: int


@dataclass(frozen=True)
class Grade:
    """A place on the ladder: like a level, or between two."""

    lower: str
    upper: str
    """The same level if it is like that one."""

    @property
    def is_between(self) -> bool:
        return self.lower != self.upper


NEAR: Final = 0.25
"""Within this share of the way between two levels it is like the nearer one."""


def grade_of(lost: float, marks: Sequence[Mark]) -> Grade | None:
    """The place of this many points lost per choice; None where no ladder was measured."""
    if not marks:
        return None
    below = [mark for mark in marks if mark.lost >= lost]
    if not below:
        return Grade(marks[0].level, marks[0].level)
    if len(below) == len(marks):
        return Grade(marks[-1].level, marks[-1].level)
    lower, upper = next((a, b) for a, b in pairwise(marks) if b.lost < lost <= a.lost)
    way = (lower.lost - lost) / (lower.lost - upper.lost)
    if way <= NEAR:
        return Grade(lower.level, lower.level)
    if way >= 1 - NEAR:
        return Grade(upper.level, upper.level)
    return Grade(lower.level, upper.level)


_known: dict[str, dict[str, tuple[Mark, ...]]] = {}


def marks_of(game: str, setting: str) -> tuple[Mark, ...]:
    """The marks of a setting, the weakest first; those of its mode's nearest number of players where
    it was not measured itself.
    """
    if game not in _known:
        _known[game] = _read(FOLDER / f"{game}.toml")
    known = _known[game]
    seats, _, mode = setting.partition("-")
    alike = [name for name in known if name.partition("-")[2] == mode] or list(known)
    nearest = min(alike, key=lambda name: abs(int(name.partition("-")[0]) - int(seats)), default="")
    return known.get(nearest, ())


def _read(file: Path) -> dict[str, tuple[Mark, ...]]:
    if not file.is_file():
        return {}
    doc = Doc(parse_toml(read_text(file), file.name), file.name).sub("ladder")
    return {name: _marks(doc.sub(name)) for name in doc.table}


def _marks(doc: Doc) -> tuple[Mark, ...]:
    """From the file; a level never stands below a weaker one, whatever the noise."""
    found: list[Mark] = []
    for level in doc.table:
        lost, off, games = (float(str(one)) for one in doc.items(level))
        most = found[-1].lost if found else lost
        found.append(Mark(level, min(lost, most), off, int(games)))
    return tuple(found)
