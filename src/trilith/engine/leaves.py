"""The single numbers and words of a game's data, each with its path: what an owner fills in.

A value such as a cost is one entry of the data; its leaves are what can be read off a piece one by
one: `building.temple.cost.wood`. A list of plain numbers or words is one leaf.
"""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Iterator
from typing import Any

from trilith.engine.data import Value, changed, entry_named, values
from trilith.engine.doc import Json
from trilith.engine.unfit import Unfit


@dataclasses.dataclass(frozen=True)
class Leaf:
    """One number, word or plain list, and where it comes from."""

    path: str
    value: Any
    kind: str
    source: str


def leaves(doc: dict[str, Json]) -> list[Leaf]:
    """Every leaf of the data, in its order."""
    return [leaf for value in values(doc) for leaf in leaves_of(value)]


def leaves_of(value: Value) -> Iterator[Leaf]:
    for path, item in _parts(value.path, value.value):
        yield Leaf(path, item, value.kind, value.source)


def _parts(path: str, item: Json) -> Iterator[tuple[str, Json]]:
    if isinstance(item, dict):
        for name, inner in item.items():
            yield from _parts(f"{path}.{name}", inner)
    elif isinstance(item, list) and any(isinstance(inner, (dict, list)) for inner in item):
        for i, inner in enumerate(item):
            yield from _parts(f"{path}.{i}", inner)
    else:
        yield path, item


def own_of(doc: dict[str, Json], given: dict[str, Json], where: str) -> dict[str, Json]:
    """The leaves that an owner gives, by their paths, as a document for `override`."""
    own = copy.deepcopy(doc)
    for path, value in given.items():
        put(own, path, value, where)
    return changed(doc, own)


def at(doc: dict[str, Json], path: str, where: str = "") -> Json:
    """The value at a path."""
    node: Json = doc
    for name in path.split("."):
        node = _within(node, name, path, where)
    return node


def put(doc: dict[str, Json], path: str, value: Json, where: str) -> None:
    """Put a value at a path that exists."""
    *way, last = path.split(".")
    node: Json = doc
    for name in way:
        node = _within(node, name, path, where)
    _within(node, last, path, where)
    if isinstance(node, dict):
        node[last] = value
    elif isinstance(node, list):
        node[int(last)] = value


def _within(node: Json, name: str, path: str, where: str) -> Json:
    """The value in a table or a list with this name; list entries are named as in paths."""
    if isinstance(node, dict) and name in node and name not in ("source", "reconstructed"):
        return node[name]
    if isinstance(node, list):
        found = entry_named(node, name)
        if found is not None:
            return found
    raise Unfit(where, path[:80], "no-such", {})


def differing(doc: dict[str, Json], own: dict[str, Json]) -> list[tuple[Leaf, Json]]:
    """Where the data with an owner's values differs from ours: the owner's leaf and our value.

    Our value is None for an effect or a row that our data do not have.
    """
    ours: dict[str, Any] = {leaf.path: leaf.value for leaf in leaves(doc)}
    return [
        (leaf, ours.get(leaf.path))
        for leaf in leaves(own)
        if leaf.path not in ours or ours[leaf.path] != leaf.value
    ]
