"""What the coach goes by: thresholds of its verdicts, and how much it tries at each depth."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, TypeVar

from trilith.engine.doc import Doc, parse_toml, read_text
from trilith.engine.errors import BadInput

FILE: Final = Path(__file__).parent / "coach.toml"
USUAL: Final = "normal"

D = TypeVar("D", bound="Verdicts | Draws | Depth")


@dataclass(frozen=True)
class Verdicts:
    """From how many points of winning upwards a choice gets which name."""

    inaccuracy: float
    mistake: float
    blunder: float
    found: float
    counts: float
    even: float
    grade_needs: int


@dataclass(frozen=True)
class Draws:
    """How well a draw is measured."""

    error: float
    most: int


@dataclass(frozen=True)
class Depth:
    """How many simulations go into what."""

    name: str
    look: int
    keep: int
    pick: int
    measure: int
    level: int


def _numbers(cls: type[D], doc: Doc, **given: str) -> D:
    names = [field.name for field in fields(cls) if field.name not in given]
    doc.only(*names)
    found: dict[str, Any] = {name: doc.get(name) for name in names} | given
    return cls(**found)


_DOC: Final = Doc(parse_toml(read_text(FILE), "coach.toml"), "coach.toml")
VERDICTS: Final = _numbers(Verdicts, _DOC.sub("verdicts"))
DRAWS: Final = _numbers(Draws, _DOC.sub("draws"))
DEPTHS: Final = {
    name: _numbers(Depth, _DOC.sub("depth").sub(name), name=name)
    for name in _DOC.sub("depth").table
}
HINT: Final = _numbers(Depth, _DOC.sub("hint"), name="hint")
"""How much a hint may try while a game goes on."""


def depth_called(name: str) -> Depth:
    """A depth by its name."""
    if name not in DEPTHS:
        raise BadInput("depth", f"expected one of {', '.join(DEPTHS)}; found '{name}'")
    return DEPTHS[name]
