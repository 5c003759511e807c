"""The difference between two JSON-ready values, as a short list of paths and their new values.

From one view to the next, most things stay and a few numbers change. `differences` lists the
changes, each with the path that leads to it, and `patched` makes the later value from the earlier.
"""

from __future__ import annotations

from typing import Any, Final

from trilith.engine.errors import BadInput

Change = list[Any]
"""A path (keys and positions in lists, from the root) and the value that is there afterwards."""

Path = tuple[Any, ...]
Known = dict[tuple[int, int, Path], list[Change]]
"""Differences found already, by the two values that differ (as long as these live) and the place."""

_NOTHING: Final = object()

_SHARED: Final = 2
"""How deep below the root views of several seats may share common parts."""


def differences(before: object, after: object, known: Known | None = None) -> list[Change]:
    """What has to be set, in order, to turn the value before into the value after.

    Views of several seats share common parts; with `known`, these are compared only once.
    """
    found: list[Change] = []
    if before is not after:
        _compare(before, after, (), found, known)
    return found


def _compare(before: object, after: object, path: Path, found: list[Change], known: Any) -> None:
    """Note what differs within two values that are not equal; at the root they may be equal."""
    if known is None or not path or len(path) > _SHARED:
        _look(before, after, path, found, known)
        return
    pair = (id(before), id(after), path)
    here = known.get(pair)
    if here is None:
        here = []
        _look(before, after, path, here, known)
        known[pair] = here
    found.extend(here)


def _look(before: object, after: object, path: Path, found: list[Change], known: Any) -> None:
    if isinstance(before, dict) and isinstance(after, dict) and _keeps_keys(before, after):
        for key, value in after.items():
            old = before.get(key, _NOTHING)
            # Equal parts, which is nearly everything, are skipped as a whole.
            if old is not value and old != value:
                _compare(old, value, (*path, key), found, known)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for i, value in enumerate(after):
            if before[i] is not value and before[i] != value:
                _compare(before[i], value, (*path, i), found, known)
    elif before != after:
        found.append([list(path), after])


def _keeps_keys(before: dict[Any, Any], after: dict[Any, Any]) -> bool:
    """Setting values cannot remove anything, so a table that lost a key is sent whole."""
    return before.keys() <= after.keys()


def patched(before: object, changes: list[Change]) -> object:
    """The value with these changes; the given value stays as it is."""
    value = before
    for path, new in changes:
        value = _put(value, path, 0, new)
    return value


def _put(value: object, path: list[Any], depth: int, new: object) -> object:
    if depth == len(path):
        return new
    key = path[depth]
    if isinstance(value, dict):
        table = dict(value)
        table[key] = _put(table.get(key), path, depth + 1, new)
        return table
    if isinstance(value, list) and isinstance(key, int) and 0 <= key < len(value):
        items = list(value)
        items[key] = _put(items[key], path, depth + 1, new)
        return items
    raise BadInput("set", f"there is no {key!r} at {path[:depth]}")
