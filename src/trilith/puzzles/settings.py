"""What makes a position a puzzle: puzzles.toml."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, TypeVar

from trilith.engine.doc import Doc, parse_toml, read_text

FOLDER: Final = Path(__file__).parent

D = TypeVar("D", bound="Wanted | Look | Proving")


@dataclass(frozen=True)
class Wanted:
    """When a position is a puzzle."""

    lead: float
    margin: float
    fewest: int
    most: int
    missed: int
    begins: float
    of_a_game: int
    looked_at: int
    of_a_kind: float


@dataclass(frozen=True)
class Look:
    """A quick look that spares most positions the proof."""

    tries: int
    lead: float


@dataclass(frozen=True)
class Proving:
    fewest: int
    most: int
    simulations: int
    aim: float
    explained: int


def _numbers(cls: type[D], doc: Doc) -> D:
    names = [field.name for field in fields(cls)]
    doc.only(*names)
    found: dict[str, Any] = {name: doc.get(name) for name in names}
    return cls(**found)


_DOC: Final = Doc(parse_toml(read_text(FOLDER / "puzzles.toml"), "puzzles.toml"), "puzzles.toml")
WANTED: Final = _numbers(Wanted, _DOC.sub("puzzle"))
LOOKS: Final = tuple(_numbers(Look, _DOC.sub("look").sub(name)) for name in _DOC.sub("look").table)
PROVING: Final = _numbers(Proving, _DOC.sub("proof"))
FINDERS: Final = {name: _DOC.sub("finders").number(name, 1) for name in _DOC.sub("finders").table}
"""How many bots of each level are asked, the weakest first."""
