"""Dotted paths: places in a snapshot, as scenarios name them."""

from __future__ import annotations

import copy
from typing import Any

from trilith.engine.doc import Json, kind_of
from trilith.engine.errors import BadInput


def look_up(doc: Json, path: str, where: str) -> Json:
    """The value at a dotted path: names of tables, numbers in lists, `*` for all of either."""
    return _follow(doc, path.split("."), [], where)


def _follow(node: Json, names: list[str], done: list[str], where: str) -> Json:
    if not names:
        return node
    name, rest = names[0], names[1:]
    if name == "*":
        return [_follow(item, rest, [*done, key], where) for key, item in _items(node, done, where)]
    path = [*done, name]
    return _follow(_child(node, name, ".".join(path), where), rest, path, where)


def _items(node: Json, done: list[str], where: str) -> list[tuple[str, Json]]:
    """Everything in a table or a list, with its name or number."""
    if isinstance(node, dict):
        return [(str(name), item) for name, item in node.items()]
    if isinstance(node, list):
        return [(str(i), item) for i, item in enumerate(node)]
    raise BadInput(where, f"{'.'.join([*done, '*'])}: there is {kind_of(node)} above, not a list")


def _child(node: Json, name: str, path: str, where: str) -> Json:
    if isinstance(node, dict):
        if name not in node:
            known = ", ".join(str(key) for key in node)
            raise BadInput(where, f"{path}: no such place; there are: {known}")
        return node[name]
    if isinstance(node, list):
        if name not in map(str, range(len(node))):
            raise BadInput(where, f"{path}: expected a number below {len(node)}, found '{name}'")
        return node[int(name)]
    raise BadInput(where, f"{path}: there is {kind_of(node)} above, which holds nothing more")


def put(doc: dict[str, Any], path: str, value: Json, where: str) -> None:
    """Set the value at a dotted path that exists, to something of the same kind."""
    parent_path, _, name = path.rpartition(".")
    old = look_up(doc, path, where)
    if type(old) is not type(value):
        raise BadInput(where, f"{path}: expected {kind_of(old)}, found {kind_of(value)}")
    if isinstance(old, dict) and isinstance(value, dict):
        for inner, item in value.items():
            put(doc, f"{path}.{inner}", item, where)
        return
    parent = look_up(doc, parent_path, where) if parent_path else doc
    if isinstance(parent, list):
        parent[int(name)] = copy.deepcopy(value)
    elif isinstance(parent, dict):
        parent[name] = copy.deepcopy(value)


def flat(table: dict[str, Json]) -> dict[str, Json]:
    """Tables within a position, flattened: one path for each value that is not a table."""
    found: dict[str, Json] = {}
    for path, value in table.items():
        if isinstance(value, dict) and value:
            inner = flat({str(name): item for name, item in value.items()})
            found.update({f"{path}.{name}": item for name, item in inner.items()})
        else:
            found[path] = value
    return found


def differences(old: Json, new: Json, path: str = "") -> dict[str, Json]:
    """The paths at which the second differs from the first; lists of different lengths as a whole."""
    if isinstance(old, dict) and isinstance(new, dict) and set(old) == set(new):
        pairs = [(str(name), old[name], new[name]) for name in new]
    elif isinstance(old, list) and isinstance(new, list) and _are_alike(old, new):
        pairs = [(str(i), old[i], new[i]) for i in range(len(new))]
    else:
        return {} if old == new else {path: new}
    found: dict[str, Json] = {}
    for name, before, after in pairs:
        found.update(differences(before, after, f"{path}.{name}" if path else name))
    return found


def _are_alike(old: list[Any], new: list[Any]) -> bool:
    """Lists of the same tables or of lists, which are worth comparing entry by entry.

    If a task replaces another, it has different fields, to which no path of the old one leads.
    """
    return len(old) == len(new) and all(map(_have_one_shape, old, new))


def _have_one_shape(old: Json, new: Json) -> bool:
    if isinstance(old, dict) and isinstance(new, dict):
        return set(old) == set(new)
    return isinstance(old, list) and isinstance(new, list)


def merge(base: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    """The tables of both, the second merged into the first; lists entry by entry."""
    merged = dict(base)
    for name, item in more.items():
        merged[name] = _merged(merged.get(name), item)
    return merged


def _merged(old: Json, new: Json) -> Json:
    if isinstance(old, dict) and isinstance(new, dict):
        return merge(old, new)
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [_merged(before, after) for before, after in zip(old, new, strict=True)]
    return new
