"""The numbers of a game: TOML with sources, read into frozen dataclasses, replaceable by an owner.

In every table, `source` says where its values come from ("rulebook: ...", "public: ...",
"reconstructed ..."). If sources are mixed, the fields they apply to follow in brackets;
`reconstructed` lists fields that no text gives.
"""

from __future__ import annotations

import copy
import dataclasses
import hashlib
import json
import re
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Final, TypeVar, get_origin, get_type_hints

from trilith.engine.doc import Doc, Json, kind_of
from trilith.engine.errors import Arg, BadInput
from trilith.engine.unfit import Unfit, type_word

D = TypeVar("D")

RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"
OWNER: Final = "owner"
KINDS: Final = (RULEBOOK, PUBLIC, RECONSTRUCTED, OWNER)

_ABOUT: Final = ("source", "reconstructed", "owner")
"""Fields that describe an entry; they are not data of the game."""
_KEYS: Final = (
    *("id", "players", "value", "row", "name", "side"),
    *("number", "space", "spaces", "after_place", "banners", "column"),
)
"""The entries of a list are identified by the first of these keys that all of them have."""


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
    """Where one field of an entry comes from: see the docstring of this module."""
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
    """The entries of a list of tables, each with the name that identifies it."""
    tables = _tables(node)
    key = _key_of(tables)
    for i, entry in enumerate(tables):
        yield (str(entry[key]) if key else str(i)), entry


def entry_named(node: list[Json], name: str) -> Json | None:
    """The entry of a list with this name in paths; None if there is none."""
    named = dict(_entries(node)) if _is_list_of_entries(node) else {}
    if named:
        return named.get(name)
    return node[int(name)] if name.isascii() and name.isdigit() and int(name) < len(node) else None


def _key_of(tables: list[dict[str, Json]]) -> str | None:
    return next((key for key in _KEYS if all(key in entry for entry in tables)), None)


# ------------------------------------------------------------------ an owner's own values


def override(
    doc: dict[str, Json],
    own: dict[str, Json],
    where: str,
    free: Callable[[str], bool] = lambda _: False,
) -> dict[str, Json]:
    """The data with an owner's values instead of ours. Only known paths, and only the same types.

    `free` says which tables may have other names than ours: a cost may be in other goods.
    """
    result = copy.deepcopy(doc)
    _Merging(where, free).merge(result, own, "", None)
    return result


def changed(doc: dict[str, Json], own: dict[str, Json]) -> dict[str, Json]:
    """The part of `own`, the whole data with an owner's values, that differs from ours.

    `override(doc, changed(doc, own), ...)` gives the values of `own` back.
    """
    found: dict[str, Json] = {}
    for name, old in doc.items():
        if name in _ABOUT:
            continue
        new = own[name]
        if isinstance(old, dict) and isinstance(new, dict) and "source" in old:
            if inner := changed(old, new):
                found[name] = inner
        elif _is_list_of_entries(old):
            if entries := _changed_entries(_tables(old), _tables(new)):
                found[name] = entries
        elif new != old:
            found[name] = new
    return found


def _changed_entries(old: list[dict[str, Json]], new: list[dict[str, Json]]) -> list[Json]:
    key = _key_of(old)
    return [
        {**({key: was[key]} if key else {}), **inner}
        for was, now in zip(old, new, strict=True)
        if (inner := changed(was, now))
    ]


def _is_list_of_entries(node: Json) -> bool:
    """Whether the entries of a list are replaced one by one, because each has its own source."""
    tables = _tables(node)
    return bool(tables) and "source" in tables[0]


class _Merging:
    """Puts an owner's values into the data, and names the first place that does not fit."""

    def __init__(self, where: str, free: Callable[[str], bool]) -> None:
        self.where = where
        self.free = free

    def merge(
        self, base: dict[str, Json], own: dict[str, Json], path: str, key: str | None
    ) -> None:
        """Put the values into a table; `key` identifies it in its list, if it is in one."""
        for name, value in own.items():
            here = f"{path}.{name}" if path else name
            if name not in base or name in _ABOUT:
                known = ", ".join(field for field in base if field not in _ABOUT)
                raise Unfit(self.where, here[:LONGEST], "unknown", {"known": known})
            old = base[name]
            if isinstance(old, dict) and isinstance(value, dict) and "source" in old:
                self.merge(old, value, here, None)
            elif _is_list_of_entries(old):
                self._merge_list(_tables(old), value, here)
            elif name != key:
                base[name] = self._replacement(old, value, here)
                _mark_owner(base, name)

    def _merge_list(self, base: list[dict[str, Json]], own: Json, path: str) -> None:
        key = _key_of(base)
        if not isinstance(own, list) or key is None:
            facts: dict[str, Arg] = {"expected": "tables", "found": type_word(own)}
            raise Unfit(self.where, path, "type", facts)
        for i, entry in enumerate(own):
            found = entry.get(key) if isinstance(entry, dict) else entry
            same = [table for table in base if table[key] == found]
            if not isinstance(entry, dict) or not same:
                known = ", ".join(str(table[key]) for table in base)
                facts = {"key": key, "known": known, "found": _short(found)}
                raise Unfit(self.where, f"{path}.{i}", "entry", facts)
            self.merge(same[0], entry, f"{path}.{found}", key)

    def _replacement(self, old: Json, value: Json, path: str) -> Json:
        """The new value, if it has the same form as the old one."""
        if type(old) is not type(value):
            facts: dict[str, Arg] = {"expected": type_word(old), "found": type_word(value)}
            raise Unfit(self.where, path, "type", facts)
        if isinstance(old, int) and isinstance(value, int) and value < 0 <= old:
            raise Unfit(self.where, path, "least", {"low": 0, "found": _short(value)})
        if isinstance(old, dict) and isinstance(value, dict):
            self._check_names(old, value, path)
        if isinstance(old, list) and isinstance(value, list) and old and value:
            self._check_items(old, value, path)
        return value

    def _check_names(self, old: dict[str, Json], value: dict[str, Json], path: str) -> None:
        if set(old) != set(value) and not self.free(path):
            expected, found = ", ".join(sorted(old)), _short(", ".join(sorted(value)), LONGEST)
            raise Unfit(self.where, path, "names", {"expected": expected, "found": found})
        for name, item in value.items():
            if name in old:
                self._replacement(old[name], item, f"{path}.{name}")

    def _check_items(self, old: list[Json], value: list[Json], path: str) -> None:
        """Each item must have the type of ours; the game itself reads tables with other names.

        So an effect may be of a kind that does not occur in our data.
        """
        for i, item in enumerate(value):
            like = next((one for one in old if _has_form_of(one, item)), old[0])
            if not isinstance(item, dict) or not isinstance(like, dict) or set(item) == set(like):
                self._replacement(like, item, f"{path}.{i}")


def _has_form_of(old: Json, value: Json) -> bool:
    if isinstance(old, dict) and isinstance(value, dict):
        return set(old) == set(value)
    return type(old) is type(value)


LONGEST: Final = 80
"""How many characters of an unexpected value a message quotes."""


def _short(found: Json, longest: int = 40) -> Arg:
    """What was found, short enough for a message."""
    if isinstance(found, int) and not isinstance(found, bool) and abs(found) < 10**12:
        return found
    text = found if isinstance(found, str) and longest == LONGEST else repr(found)
    return text if len(text) <= longest else text[: longest - 3] + "..."


def _mark_owner(table: dict[str, Json], name: str) -> None:
    owner = table.setdefault("owner", [])
    assert isinstance(owner, list)
    owner.append(name)


def digest(doc: Json) -> str:
    """A short name for exactly these values, no matter what their sources are."""
    text = json.dumps(bare(doc), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def bare(node: Json) -> Json:
    """The values without their sources."""
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


def read_in_order(doc: Doc, name: str, cls: type[D], ids: Sequence[str]) -> tuple[D, ...]:
    """A list of tables as dataclasses, in the order of our numbers; each id occurs once."""
    found: dict[str, D] = {getattr(one, "id"): one for one in read_tables(doc, name, cls)}  # noqa: B009
    check_ids(doc.path(name), found, ids)
    return tuple(found[one] for one in ids)


def check_ids(where: str, found: Collection[str], ids: Sequence[str]) -> None:
    """These ids and no others, in any order."""
    if sorted(found) != sorted(ids):
        raise BadInput(where, f"expected the ids {', '.join(ids)}; found {', '.join(found)}")


def _typed(value: Json, hint: Any, doc: Doc, name: str) -> Any:
    """The value, if its outer type is that of the field; lists become tuples.

    Only the outer type, because compiled classes remember no more of their annotations. The contents
    of values from outside are checked by `override`, against the values they replace.
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
