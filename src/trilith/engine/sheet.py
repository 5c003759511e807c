"""What owners may read off their copies of a game, and the limits it must keep to.

A game's `copy.toml` lists the printed numbers in the order in which things lie in the box, each with
the limits that apply to it:

    [[group]]
    id = "towers"
    [[group.field]]
    path = "tile.tower_*.value"     # a place in components.toml; * is any part of it, ** any rest
    low = 8                         # the range of a number, or of each number of a list
    high = 60
    even = true
    rule = "AM-COMP-11"             # the rule that says so

    [[group.field]]
    path = "**.gain"
    words = ["silver", "food"]      # a word, one of these

    [[total]]
    of = ["season_card.*.copies"]   # all of these together
    is = 28                         # or: most = 64
    beside = ["tent"]               # if given: only numbers beside one of these words count
    rule = "SR-COMP-03"

    [[falling]]
    of = [["pyramid.1.stages.**"], ["pyramid.2.stages.**"]]     # each sum less than the one before
    rule = "SR-COMP-12"

    [[list]]
    path = "**.effects"             # a list of tables that need not be as long as ours
    longest = 4                     # and, if not 0, shortest

    [[names]]
    path = "**.cost"                # a table whose names need not be ours

    [[follows]]
    path = "pyramid.1.total"        # what is not printed, but follows from what is
    sum = ["pyramid.1.stages.**"]   # or: count = "pyramid.1.stages"; less = [0, 1]: a list, each less

What is not listed is the same on every copy: a rule, a name, a count that follows from others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from trilith.engine.data import OWNER, Value, values
from trilith.engine.doc import Doc, Json, parse_toml, read_text
from trilith.engine.errors import Arg
from trilith.engine.leaves import Leaf, at, leaves, leaves_of, put
from trilith.engine.unfit import Unfit, type_word


class Field:
    """Places of one kind, and the values they may have."""

    def __init__(self, doc: Doc) -> None:
        doc.only(
            *("path", "low", "high", "even", "words", "size", "distinct", "rule", "alike", "shown")
        )
        self.path = doc.text("path")
        self.pattern: Any = pattern(self.path)
        self.low = doc.number("low") if "low" in doc else 0
        self.high = doc.number("high") if "high" in doc else self.low
        self.even = "even" in doc and doc.flag("even")
        self.words: list[str] = doc.texts("words") if "words" in doc else []
        self.size: list[int] = [int(str(n)) for n in doc.items("size")] if "size" in doc else []
        """The least and the greatest length of a list."""
        self.distinct = "distinct" in doc and doc.flag("distinct")
        """No item may occur twice in the list."""
        self.rule = doc.text("rule") if "rule" in doc else ""
        self.alike = "alike" in doc and doc.flag("alike")
        """Identical things share one line."""
        self.shown = doc.flag("shown") if "shown" in doc else True
        """Whether it is printed on a piece; otherwise only a data file may change it."""

    def reason(self, value: Json) -> tuple[str, dict[str, Arg]] | None:
        """Why this value is impossible there, with the facts; None if it is possible."""
        if isinstance(value, list):
            return self._list_reason(value)
        if isinstance(value, bool):
            return None
        if isinstance(value, str):
            if value in self.words:
                return None
            return "word", {"known": ", ".join(self.words), "found": repr(value[:40])}
        if isinstance(value, int):
            return self._number_reason(value)
        return "type", {"expected": "number", "found": type_word(value)}

    def _number_reason(self, value: int) -> tuple[str, dict[str, Arg]] | None:
        found = value if abs(value) < 10**12 else str(value)[:12] + "..."
        if value < self.low:
            return "least", {"low": self.low, "found": found}
        if value > self.high:
            return "most", {"high": self.high, "found": found}
        return ("odd", {"found": found}) if self.even and value % 2 else None

    def _list_reason(self, items: list[Json]) -> tuple[str, dict[str, Arg]] | None:
        low, high = self.size or [len(items), len(items)]
        if not low <= len(items) <= high:
            return "size", {"low": low, "high": high, "found": len(items)}
        for i, item in enumerate(items):
            if isinstance(item, (list, dict)):
                return "type", {"expected": "number", "found": type_word(item)}
            found = self.reason(item)
            if found is not None:
                return found
            if self.distinct and item in items[:i]:
                return "twice", {"found": str(item)}
        return None


class Total:
    """What several numbers must add up to."""

    def __init__(self, doc: Doc) -> None:
        doc.only("of", "is", "most", "beside", "rule")
        self.patterns = [pattern(path) for path in doc.texts("of")]
        self.exactly = doc.number("is") if "is" in doc else None
        self.most = doc.number("most") if "most" in doc else None
        self.beside = frozenset(doc.texts("beside")) if "beside" in doc else frozenset()
        self.rule = doc.text("rule")

    def meant(self, every: list[Leaf]) -> list[Leaf]:
        """The numbers that are added up."""
        found = _meant(every, self.patterns)
        if not self.beside:
            return found
        tables = {_table(leaf) for leaf in every if str(leaf.value) in self.beside}
        return [leaf for leaf in found if _table(leaf) in tables]

    def reason(self, found: int) -> tuple[str, dict[str, Arg]] | None:
        if self.exactly is not None and found != self.exactly:
            return "sum", {"expected": self.exactly, "found": found}
        if self.most is not None and found > self.most:
            return "sum-most", {"expected": self.most, "found": found}
        return None


class Row:
    """Sums each of which must be less, or more, than the one before it."""

    def __init__(self, doc: Doc, reason: str) -> None:
        doc.only("of", "rule")
        self.reason = reason
        self.steps: list[list[Any]] = []
        for i, paths in enumerate(doc.items("of")):
            inner = Doc({"of": paths}, f"{doc.path('of')}.{i}")
            self.steps.append([pattern(path) for path in inner.texts("of")])
        self.rule = doc.text("rule")


class Following:
    """A value that follows from others."""

    def __init__(self, doc: Doc) -> None:
        doc.only("path", "sum", "count", "less")
        self.path = doc.text("path")
        self.patterns = [pattern(path) for path in doc.texts("sum")] if "sum" in doc else []
        self.counted = doc.text("count") if "count" in doc else ""
        self.less: list[int] = [int(str(n)) for n in doc.items("less")] if "less" in doc else []

    def value(self, own: dict[str, Json], every: list[Leaf]) -> Json:
        if self.counted:
            found = at(own, self.counted)
            return len(found) if isinstance(found, list) else 0
        whole = _sum(_meant(every, self.patterns))
        return [whole - n for n in self.less] if self.less else whole


class Sheet:
    """Everything that may differ from copy to copy."""

    def __init__(self, doc: Doc) -> None:
        doc.only("group", "total", "falling", "rising", "list", "names", "follows")
        self.groups: list[tuple[str, list[Field]]] = [
            (group.text("id"), [Field(field) for field in group.subs("field")])
            for group in doc.subs("group")
        ]
        self._found: dict[str, Field | None] = {}
        self.fields: list[Field] = [field for _, fields in self.groups for field in fields]
        self.lists: list[tuple[Any, int, int]] = [
            (
                pattern(one.text("path")),
                one.number("shortest", 0) if "shortest" in one else 0,
                one.number("longest", 1),
            )
            for one in _some(doc, "list")
        ]
        self.names = [pattern(one.text("path")) for one in _some(doc, "names")]
        self.follows = [Following(one) for one in _some(doc, "follows")]
        self.totals = [Total(one) for one in _some(doc, "total")]
        self.rows = [Row(one, name) for name in ("falling", "rising") for one in _some(doc, name)]

    def field(self, path: str) -> Field | None:
        """The first field that covers this place."""
        if path not in self._found:
            if len(self._found) >= KEPT:
                self._found.clear()
            found = next((field for field in self.fields if field.pattern.fullmatch(path)), None)
            self._found[path] = found
        return self._found[path]

    def lines(self, doc: dict[str, Json]) -> Iterator[tuple[str, Field, list[Leaf]]]:
        """The lines to fill in, in the order of the box: group, field and its leaves.

        Within a group, things come in the order of the data, each with everything printed on it.
        """
        rest = leaves(doc)
        for group, fields in self.groups:
            meant, others = _of_fields(rest, fields)
            rest = others
            for field, found in _together(meant):
                if field.shown:
                    yield group, field, found

    def follow(self, own: dict[str, Json]) -> None:
        """Work out what follows from an owner's values, unless the owner gives it too."""
        given = {leaf.path for leaf in leaves(own) if leaf.kind == OWNER}
        every = leaves(own)
        for one in self.follows:
            if one.path not in given:
                put(own, one.path, one.value(own, every), "")

    def is_free(self, path: str) -> bool:
        """Whether the table at this path may have other names than ours."""
        return any(one.fullmatch(path) for one in self.names)

    # ------------------------------------------------------------- what does not fit

    def unfit(self, ours: dict[str, Json], own: dict[str, Json], where: str) -> list[Unfit]:
        """Everything that is impossible in the data with an owner's values, place by place."""
        before = {value.path: value.value for value in values(ours)}
        follows = {one.path for one in self.follows}
        found: list[Unfit] = []
        for value in values(own):
            if value.value != before[value.path] and value.path not in follows:
                found += self._unfit_leaves(value, before[value.path], where)
        if found:
            return found
        return [
            *self._unfit_totals(ours, own, where),
            *self._unfit_rows(ours, own, where),
            *self._unfit_follows(own, where),
        ]

    def _unfit_follows(self, own: dict[str, Json], where: str) -> Iterator[Unfit]:
        every = leaves(own)
        found: dict[str, Any] = {leaf.path: leaf.value for leaf in every}
        for one in self.follows:
            expected = one.value(own, every)
            if found.get(one.path) != expected:
                facts: dict[str, Arg] = {
                    "expected": str(expected),
                    "found": str(found.get(one.path))[:40],
                }
                yield Unfit(where, one.path, "follows", facts)

    def _unfit_leaves(self, value: Value, before: Json, where: str) -> Iterator[Unfit]:
        """A value may be changed as a whole; each of its leaves must be allowed or unchanged."""
        old = {leaf.path: leaf.value for leaf in leaves_of(Value(value.path, before, "", ""))}
        for leaf in leaves_of(value):
            if leaf.path in old and old[leaf.path] == leaf.value:
                continue
            if leaf.value == [] and self._may_be_long(leaf.path, 0):
                continue
            field = self.field(leaf.path)
            if field is None:
                facts: dict[str, Arg] = {"ours": str(old.get(leaf.path, before))[:60]}
                yield Unfit(where, leaf.path, "fixed", facts)
                continue
            reason = field.reason(leaf.value)
            if reason is not None:
                yield Unfit(where, leaf.path, *reason, field.rule)
        yield from self._unfit_lists(value, before, where)

    def _unfit_lists(self, value: Value, before: Json, where: str) -> Iterator[Unfit]:
        """Lists are as long as ours; only those that the sheet names may be shorter or longer."""
        ours = dict(_lengths(value.path, before))
        for path, length in _lengths(value.path, value.value):
            low = ours.get(path, 0)  # none: our value is plain there, or there is no such row
            if low != length and not self._may_be_long(path, length):
                yield Unfit(where, path, "size", {"low": low, "high": low, "found": length})

    def _may_be_long(self, path: str, length: int) -> bool:
        return any(one.fullmatch(path) and low <= length <= high for one, low, high in self.lists)

    def _unfit_totals(
        self, ours: dict[str, Json], own: dict[str, Json], where: str
    ) -> Iterator[Unfit]:
        every = leaves(own)
        for total in self.totals:
            meant = total.meant(every)
            reason = total.reason(_sum(meant))
            if reason is not None:
                yield Unfit(where, _culprit(ours, meant).path, *reason, total.rule)

    def _unfit_rows(
        self, ours: dict[str, Json], own: dict[str, Json], where: str
    ) -> Iterator[Unfit]:
        every = leaves(own)
        for row in self.rows:
            steps = [_meant(every, patterns) for patterns in row.steps]
            for earlier, later in pairwise(steps):
                before, found = _sum(earlier), _sum(later)
                if (found >= before) if row.reason == "falling" else (found <= before):
                    path = _culprit(ours, [*earlier, *later]).path
                    facts: dict[str, Arg] = {"before": before, "found": found}
                    yield Unfit(where, path, row.reason, facts, row.rule)
                    break


KEPT: Final = 10_000
"""How many paths are remembered with their fields."""


def read_sheet(path: Path) -> Sheet:
    """A game's copy.toml."""
    return Sheet(Doc(parse_toml(read_text(path), path.name), path.name))


def _some(doc: Doc, name: str) -> list[Doc]:
    return doc.subs(name) if name in doc else []


def _lengths(path: str, item: Json) -> Iterator[tuple[str, int]]:
    """The path and length of every list in a value that holds more than plain numbers or words."""
    if isinstance(item, dict):
        for name, inner in item.items():
            yield from _lengths(f"{path}.{name}", inner)
    elif isinstance(item, list) and all(isinstance(inner, (dict, list)) for inner in item):
        yield path, len(item)
        for i, inner in enumerate(item):
            yield from _lengths(f"{path}.{i}", inner)


def pattern(path: str) -> Any:
    """A path with * for any part of a name and ** for any rest, as a regular expression."""
    pieces = [re.escape(piece).replace(r"\*", "[^.]*") for piece in path.split("**")]
    return re.compile(".*".join(pieces))


def _of_fields(
    every: list[Leaf], fields: list[Field]
) -> tuple[list[tuple[Field, Leaf]], list[Leaf]]:
    """The leaves that these fields cover, each with its field; and the others."""
    meant: list[tuple[Field, Leaf]] = []
    others: list[Leaf] = []
    for leaf in every:
        field = next((one for one in fields if one.pattern.fullmatch(leaf.path)), None)
        if field is None:
            others.append(leaf)
        else:
            meant.append((field, leaf))
    return meant, others


def _together(meant: list[tuple[Field, Leaf]]) -> list[tuple[Field, list[Leaf]]]:
    """One line each, but equal values of equal things from the same kind of source share a line."""
    lines: dict[tuple[str, str, str], tuple[Field, list[Leaf]]] = {}
    for field, leaf in meant:
        key = (field.path, repr(leaf.value), leaf.kind) if field.alike else (leaf.path, "", "")
        lines.setdefault(key, (field, []))[1].append(leaf)
    return list(lines.values())


def _meant(every: list[Leaf], patterns: list[Any]) -> list[Leaf]:
    return [leaf for leaf in every if any(one.fullmatch(leaf.path) for one in patterns)]


def _sum(meant: list[Leaf]) -> int:
    return sum(leaf.value for leaf in meant if isinstance(leaf.value, int))


def _table(leaf: Leaf) -> str:
    """The path of the table that holds it."""
    return leaf.path.rpartition(".")[0]


def _culprit(ours: dict[str, Json], meant: list[Leaf]) -> Leaf:
    """Where to report a wrong sum: at the last number in it that is not ours."""
    usual = {leaf.path: leaf.value for leaf in leaves(ours)}
    own = [leaf for leaf in meant if usual.get(leaf.path) != leaf.value]
    return (own or meant)[-1]
