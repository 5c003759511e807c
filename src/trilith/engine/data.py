"""The numbers of a game: TOML with sources, read into frozen dataclasses, replaceable by an owner.

Every table says in `source` where its values come from ("rulebook: ...", "public: ...",
"reconstructed ..."), with the fields meant in brackets where sources are mixed; `reconstructed`
lists fields that no text states.
"""

from __future__ import annotations

import copy
import dataclasses
import hashlib
import json
import re
from collections.abc import Iterator
from typing import Any, Final, TypeVar, get_origin, get_type_hints

from trilith.engine.doc import Doc, Json, kind_of
from trilith.engine.errors import BadInput

D = TypeVar("D")

RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"
OWNER: Final = "owner"
KINDS: Final = (RULEBOOK, PUBLIC, RECONSTRUCTED, OWNER)

_ABOUT: Final = ("source", "reconstructed", "owner")
"""Fields that speak about an entry; they are not data of the game."""
_KEYS: Final = ("id", "players", "value", "row", "name", "side")
"""What tells the entries of a list apart: the first of these that all of them have."""


@dataclasses.dataclass(frozen=True)
class Value:
    """One number or word of the game's data, and where it comes from."""

    path: str
    value: Any
    kind: str
    source: str


# ------------------------------------------------------------------ provenance


def values(doc: dict[str, Json]) -> list[Value]:
    """Every value of a data file with its source."""
    return [value for name, table in doc.items() for value in _walk(name, table, {})]


def _walk(path: str, node: Json, about: dict[str, Json]) -> Iterator[Value]:
    if isinstance(node, list) and node and isinstance(node[0], dict):
        for name, entry in _entries(node):
            yield from _walk(f"{path}.{name}", entry, about)
    elif isinstance(node, dict):
        about = node if "source" in node else about
        for name, item in node.items():
            if name not in _ABOUT:
                yield from _leaves(f"{path}.{name}", name, item, about)


def _leaves(path: str, name: str, item: Json, about: dict[str, Json]) -> Iterator[Value]:
    is_table = isinstance(item, dict) and "source" in item
    is_list_of_tables = isinstance(item, list) and bool(item) and isinstance(item[0], dict)
    if is_table or (is_list_of_tables and any("source" in entry for entry in _tables(item))):
        yield from _walk(path, item, about)
    else:
        yield Value(path, item, *kind_and_source(name, about))


def kind_and_source(field: str, about: dict[str, Json]) -> tuple[str, str]:
    """Where one field of an entry comes from: see the module's first lines."""
    source = str(about.get("source", ""))
    owner = about.get("owner")
    if isinstance(owner, list) and field in owner:
        return OWNER, "the owner's data file"
    listed = about.get("reconstructed")
    if isinstance(listed, list) and field in listed:
        return RECONSTRUCTED, source
    clauses = [clause.strip() for clause in source.split(";")]
    for clause in clauses:
        if field in re.split(r"[^a-z_0-9]+", " ".join(re.findall(r"\(([^)]*)\)", clause))):
            return _kind(clause), clause
    return _kind(clauses[0]), source


def _kind(clause: str) -> str:
    word = re.split(r"[:\s]", clause, maxsplit=1)[0]
    return word if word in KINDS else RULEBOOK


def _tables(node: Json) -> list[dict[str, Json]]:
    return [entry for entry in node if isinstance(entry, dict)] if isinstance(node, list) else []


def _entries(node: list[Json]) -> Iterator[tuple[str, dict[str, Json]]]:
    """The entries of a list of tables, each with the name that tells it apart."""
    tables = _tables(node)
    key = _key_of(tables)
    for i, entry in enumerate(tables):
        yield (str(entry[key]) if key else str(i)), entry


def _key_of(tables: list[dict[str, Json]]) -> str | None:
    return next((key for key in _KEYS if all(key in entry for entry in tables)), None)


# ------------------------------------------------------------------ an owner's own values


def override(doc: dict[str, Json], own: dict[str, Json], where: str) -> dict[str, Json]:
    """The data with an owner's values in place of ours; only known places, only the same types."""
    result = copy.deepcopy(doc)
    _merge(result, own, where, "", None)
    return result


def _merge(
    base: dict[str, Json], own: dict[str, Json], where: str, path: str, key: str | None
) -> None:
    """Put the values into a table; `key` is what tells it apart in its list, if it is in one."""
    for name, value in own.items():
        here = f"{path}.{name}" if path else name
        if name not in base or name in _ABOUT:
            known = ", ".join(field for field in base if field not in _ABOUT)
            raise BadInput(where, f"{here}: no such value; there are: {known}")
        old = base[name]
        if isinstance(old, dict) and isinstance(value, dict) and "source" in old:
            _merge(old, value, where, here, None)
        elif _tables(old) and "source" in _tables(old)[0]:
            _merge_list(_tables(old), value, where, here)
        elif name != key:
            base[name] = _replacement(old, value, where, here)
            _mark_owner(base, name)


def _merge_list(base: list[dict[str, Json]], own: Json, where: str, path: str) -> None:
    key = _key_of(base)
    if not isinstance(own, list) or key is None:
        raise BadInput(where, f"{path}: expected a list of tables, found {kind_of(own)}")
    for i, entry in enumerate(own):
        found = entry.get(key) if isinstance(entry, dict) else entry
        same = [table for table in base if table[key] == found]
        if not isinstance(entry, dict) or not same:
            known = ", ".join(str(table[key]) for table in base)
            raise BadInput(where, f"{path}.{i}: expected {key} one of {known}; found {found!r}")
        _merge(same[0], entry, where, f"{path}.{found}", key)


def _replacement(old: Json, value: Json, where: str, path: str) -> Json:
    """The new value, if it has the same form as the old one."""
    if type(old) is not type(value):
        raise BadInput(where, f"{path}: expected {kind_of(old)}, found {kind_of(value)}")
    if isinstance(old, int) and isinstance(value, int) and value < 0 <= old:
        raise BadInput(where, f"{path}: expected 0 or more, found {value}")
    if isinstance(old, dict) and isinstance(value, dict):
        if set(old) != set(value):
            expected, found = ", ".join(sorted(old)), ", ".join(sorted(value))
            raise BadInput(where, f"{path}: expected the names {expected}; found {found}")
        for name, item in value.items():
            _replacement(old[name], item, where, f"{path}.{name}")
    if isinstance(old, list) and isinstance(value, list) and old and value:
        for i, item in enumerate(value):
            _replacement(old[0], item, where, f"{path}.{i}")
    return value


def _mark_owner(table: dict[str, Json], name: str) -> None:
    owner = table.setdefault("owner", [])
    assert isinstance(owner, list)
    owner.append(name)


def digest(doc: Json) -> str:
    """A short name for exactly these values, whatever is said about their sources."""
    text = json.dumps(bare(doc), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def bare(node: Json) -> Json:
    """The values alone, without what is said about their sources."""
    if isinstance(node, dict):
        return {name: bare(item) for name, item in node.items() if name not in _ABOUT}
    return [bare(item) for item in node] if isinstance(node, list) else node


# ------------------------------------------------------------------ TOML -> frozen dataclasses


def read_table(doc: Doc, cls: type[D]) -> D:
    """One table as a dataclass: names and types must fit; lists become tuples."""
    assert dataclasses.is_dataclass(cls)
    hints = get_type_hints(cls)
    arguments: dict[str, Any] = {}
    for field in dataclasses.fields(cls):
        if field.name in doc:
            arguments[field.name] = _typed(doc.get(field.name), hints[field.name], doc, field.name)
        elif field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING:
            raise BadInput(doc.path(field.name), "is missing")
    doc.only(*hints, *_ABOUT)
    return cls(**arguments)


def read_tables(doc: Doc, name: str, cls: type[D]) -> tuple[D, ...]:
    """A list of tables as dataclasses."""
    return tuple(read_table(entry, cls) for entry in doc.subs(name))


def _typed(value: Json, hint: Any, doc: Doc, name: str) -> Any:
    """The value, if its outer form is that of the field; lists become tuples.

    Only the outer form: compiled classes remember no more of their annotations than that. What is
    inside is checked where values come from outside, by `override`, against what it replaces.
    """
    expected = get_origin(hint) or hint
    found = _frozen(value)
    if expected is Any or type(found) is expected:
        return found
    raise BadInput(doc.path(name), f"expected {_named(expected)}, found {kind_of(value)}")


def _frozen(value: Json) -> Any:
    return tuple([_frozen(item) for item in value]) if isinstance(value, list) else value


def _named(expected: Any) -> str:
    examples: dict[Any, Json] = {int: 0, str: "", bool: True, tuple: [], dict: {}}
    return kind_of(examples[expected]) if expected in examples else str(expected)
