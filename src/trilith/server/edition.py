"""The copy that a table plays with: an owner's values, and how they are shown. No I/O."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from trilith.engine.data import bare, override
from trilith.engine.doc import Json
from trilith.engine.game import Game
from trilith.server.shapes import Edition, EditionChange, EditionSaid

SAID: Final = 3
"""The most differences that a summary lists."""


def edition(
    game: Game[Any], own: dict[str, Json], name: str, version: int, accepted: bool = False
) -> Edition:
    """The copy as a table's log holds it."""
    pack = game.data(own)
    changes = together(
        game,
        [EditionChange(leaf.path, ours, leaf.value) for leaf, ours in game.differences(pack)],
    )
    return Edition(name, version, pack.digest, accepted, len(changes), changes, pack.own or {})


def together(game: Game[Any], changes: list[EditionChange]) -> list[EditionChange]:
    """Identical things with the same difference share a line: nine Towers."""
    first = first_of_line(game)
    found: dict[tuple[str, str], EditionChange] = {}
    for one in changes:
        known = found.setdefault((first.get(one.path, one.path), repr(one.own)), one)
        if known is not one:
            known.many += 1
    return list(found.values())


@cache
def first_of_line(game: Game[Any]) -> dict[str, str]:
    """For each path on the sheet, the first of its line; identical things share a line."""
    if game.sheet is None:
        return {}
    lines = game.sheet.lines(game.components)
    return {leaf.path: leaves[0].path for _, _, leaves in lines for leaf in leaves}


def said(found: Edition | None) -> EditionSaid | None:
    """The copy as shown to everybody in a list of tables."""
    if found is None:
        return None
    name, version, digest = found.name, found.version, found.digest
    return EditionSaid(name, version, digest, found.accepted, found.differs, found.changes[:SAID])


def components_of(game: Game[Any], found: Edition | None) -> Json:
    """All numbers of a table, without their sources."""
    own = found.own if found is not None else {}
    return bare(override(game.components, own, "", lambda _: True))
