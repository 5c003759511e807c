"""Encodings: what a seat sees, as a row of bytes of fixed length with a name for every column.

A game lists its features once, in order; each takes some number of columns. Its `encode` writes the
same row as fast as it can, and the conformance suite reads it back and compares it with the view.
Seats are counted from the observing seat: 0 is that seat itself, 1 the next one clockwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from trilith.engine.moments import FLAG, MASK, ONE, ROW, TEXT, TEXTS, Fact
from trilith.engine.moments import NUMBER as PLAIN
from trilith.engine.state import State
from trilith.engine.task import Question

MOST: Final = 255
"""A column is a byte: larger numbers become this, negative ones 0."""

NUMBER: Final = "number"
"""A count, in one column."""
YES: Final = "flag"
"""True or false, in one column."""
IS: Final = "is"
"""One of a few names: a column for each name, of which at most one is 1."""
NAME: Final = "name"
"""One of many names, in a single column: its place in the vocabulary from 1, or 0 for none."""
HAS: Final = "has"
"""Some of the names: a column for each name says how many of it there are."""
SEAT: Final = "seat"
"""A seat: a column for each, from the observing seat, of which at most one is 1."""
SEATS: Final = "seats"
"""Some of the seats: a column for each, from the observing seat."""


class Feature:
    """One value that a seat can see: its place in the view, its kind, range and names."""

    __slots__ = ("high", "kind", "path", "vocabulary")

    def __init__(self, path: str, kind: str, vocabulary: Sequence[str] = (), high: int = 1) -> None:
        self.path = path
        """Its path in the view; `asked.*` for the question, which is sent beside the view."""
        self.kind = kind
        self.vocabulary: Final = tuple(vocabulary)
        self.high = high
        """The largest number that one of its columns holds."""

    def width(self) -> int:
        return 1 if self.kind in (NUMBER, YES, NAME) else len(self.vocabulary)

    def columns(self) -> list[str]:
        """The names of its columns."""
        if self.width() == 1 and self.kind in (NUMBER, YES, NAME):
            return [self.path]
        return [f"{self.path}={name}" for name in self.vocabulary]

    def decode(self, row: Sequence[int]) -> object:
        """The meaning of its columns, as plain data."""
        if self.kind == NUMBER:
            return row[0]
        if self.kind == YES:
            return bool(row[0])
        if self.kind == NAME:
            return self.vocabulary[row[0] - 1] if row[0] else None
        if self.kind in (IS, SEAT):
            return next((name for name, on in zip(self.vocabulary, row, strict=True) if on), None)
        return {name: n for name, n in zip(self.vocabulary, row, strict=True) if n}

    def dump(self) -> dict[str, Any]:
        doc: dict[str, Any] = {"path": self.path, "kind": self.kind, "low": 0, "high": self.high}
        if self.vocabulary:
            doc["vocabulary"] = list(self.vocabulary)
        return doc


def number(path: str, high: int = MOST) -> Feature:
    return Feature(path, NUMBER, (), high)


def flag(path: str) -> Feature:
    return Feature(path, YES)


def one_of(path: str, names: Sequence[str]) -> Feature:
    return Feature(path, IS, names)


def name_of(path: str, names: Sequence[str]) -> Feature:
    return Feature(path, NAME, names, len(names))


def some_of(path: str, names: Sequence[str], high: int = 1) -> Feature:
    return Feature(path, HAS, names, high)


def seat_of(path: str, seats: int) -> Feature:
    return Feature(path, SEAT, [str(i) for i in range(seats)])


def seats_of(path: str, seats: int, high: int = 1) -> Feature:
    return Feature(path, SEATS, [str(i) for i in range(seats)], high)


def numbers(path: str, names: Sequence[str], high: int = MOST) -> list[Feature]:
    """A table of counts: a number for each name."""
    return [number(f"{path}.{name}", high) for name in names]


class Layout:
    """All features of a game for one number of players, in order, with the places of their columns."""

    __slots__ = ("columns", "features", "highs", "width")

    def __init__(self, features: Sequence[Feature]) -> None:
        self.features: Final = tuple(features)
        self.columns: Final = tuple([name for one in features for name in one.columns()])
        self.width: Final = len(self.columns)
        self.highs: Final = bytes([one.high for one in features for _ in range(one.width())])

    def decode(self, row: Sequence[int]) -> dict[str, object]:
        """A row as a dictionary from every path to its value."""
        if len(row) != self.width:
            raise ValueError(f"expected {self.width} columns, found {len(row)}")
        found: dict[str, object] = {}
        at = 0
        for one in self.features:
            found[one.path] = one.decode(row[at : at + one.width()])
            at += one.width()
        return found


# ------------------------------------------------------------------ writing a row


Row = list[bytes]
"""The pieces of a row, in order. Joining prepared pieces is far cheaper than turning a list of numbers
into bytes.
"""


def _flags(count: int, mask: int) -> bytes:
    return bytes([mask >> i & 1 for i in range(count)])


BYTES: Final[list[bytes]] = [bytes([value]) for value in range(MOST + 1)]
"""Every column of one number."""
_AT_ONCE: Final = 10
"""How many bits are written as one piece."""
_BITS: Final[list[list[bytes]]] = [
    [_flags(count, mask) for mask in range(1 << count)] for count in range(_AT_ONCE + 1)
]
"""By count and mask: the flags."""
_ONES: Final[list[list[bytes]]] = [
    [_flags(count, 1 << i >> 1) for i in range(count + 1)] for count in range(65)
]
"""By count, and by place from 1; at place 0 there is none."""


def put(row: Row, value: int) -> None:
    """A number, kept between 0 and MOST."""
    row.append(BYTES[0 if value < 0 else MOST if value > MOST else value])


def put_list(row: Row, values: list[int]) -> None:
    for value in values:
        row.append(BYTES[0 if value < 0 else MOST if value > MOST else value])


def put_tuple(row: Row, values: tuple[int, ...]) -> None:
    for value in values:
        row.append(BYTES[0 if value < 0 else MOST if value > MOST else value])


def put_flag(row: Row, value: bool) -> None:
    row.append(BYTES[1] if value else BYTES[0])


def put_bits(row: Row, mask: int, count: int) -> None:
    """A column for each of the bits."""
    while count > _AT_ONCE:
        row.append(_BITS[_AT_ONCE][mask & ((1 << _AT_ONCE) - 1)])
        mask >>= _AT_ONCE
        count -= _AT_ONCE
    row.append(_BITS[count][mask & ((1 << count) - 1)])


def put_one(row: Row, index: int, count: int) -> None:
    """A 1 at this index of `count` columns; none if the index is negative."""
    row.append(_ONES[count][index + 1 if index >= 0 else 0])


def put_seat(row: Row, owner: int, seat: int, seats: int) -> None:
    """A 1 for the owner, counted from the observing seat; none for nobody."""
    row.append(_ONES[seats][(owner - seat) % seats + 1 if owner >= 0 else 0])


def put_seats(row: Row, mask: int, seat: int, seats: int) -> None:
    """A column for each seat of the mask, counted from the observing seat."""
    turned = (mask >> seat | mask << (seats - seat)) & ((1 << seats) - 1)
    row.append(_BITS[seats][turned])


# ------------------------------------------------------------------ the question


class Questions:
    """The kinds of questions that a game asks, each with its facts, as columns.

    Facts that are texts have no columns; a game that has such facts writes their meaning itself.
    """

    __slots__ = ("_blank", "_facts", "_features", "_index")

    def __init__(self, kinds: Sequence[tuple[str, type[Question[Any]], Sequence[Fact]]]) -> None:
        self._index: dict[str, int] = {}
        self._facts: dict[str, list[tuple[int, Fact]]] = {}
        names = list(dict.fromkeys([name for name, _, _ in kinds]))
        values = [one_of("asked", names)]
        at = len(names)
        for name, task, facts in kinds:
            known: list[tuple[int, Fact]] = []
            for fact in facts:
                if not fact.is_extra and fact.kind not in (TEXT, TEXTS):
                    known.append((at, fact))
                    new = _features_of(f"asked.{name}.{fact.name}", fact)
                    values += new
                    at += sum([value.width() for value in new])
            self._index[task.__name__] = names.index(name)
            self._facts[task.__name__] = known
        self._features: Final = values
        self._blank: Final = bytes(at)

    def features(self, seats: int) -> list[Feature]:
        """What `put_asked` writes for this number of seats."""
        me = one_of("me", [str(i) for i in range(seats)])
        return [me, seats_of("to_act", seats), seat_of("asked.seat", seats), *self._features]

    def put_asked(self, row: Row, s: State, seat: int, seats: int) -> None:
        """Which seat looks, who has to choose, and what is asked of this seat, or else of the first
        that is asked.

        All other columns count seats from the one that looks, but actions name them by their
        number at the table: without `me`, `buy seat:2 wood` would not say of whom.
        """
        acting = 0
        own: Question[Any] | None = None
        for question, _ in s.asked:
            acting |= 1 << question.seat
            if own is None or question.seat == seat:
                own = question
        put_one(row, seat, seats)
        put_seats(row, acting, seat, seats)
        put_seat(row, -1 if own is None else own.seat, seat, seats)
        self._put(row, own)

    def _put(self, row: Row, question: Question[Any] | None) -> None:
        if question is None:
            row.append(self._blank)
            return
        kind = type(question).__name__
        block = bytearray(self._blank)
        block[self._index[kind]] = 1
        for at, fact in self._facts[kind]:
            self._put_fact(block, at, fact, getattr(question, fact.attribute))
        row.append(bytes(block))

    def _put_fact(self, block: bytearray, at: int, fact: Fact, value: Any) -> None:
        kind = fact.kind
        if kind in (PLAIN, FLAG):
            number = int(value)
            block[at] = 0 if number < 0 else MOST if number > MOST else number
        elif kind == ONE:
            index: int = value
            if index >= 0:
                block[at + index] = 1
        elif kind == MASK:
            mask: int = value
            for i in range(len(fact.names)):
                block[at + i] = mask >> i & 1
        elif kind == ROW:
            for index in value:
                block[at + index] += 1
        else:
            for i, count in enumerate(value):
                block[at + i] = min(count, MOST)


def _features_of(path: str, fact: Fact) -> list[Feature]:
    if fact.kind == PLAIN:
        return [number(path)]
    if fact.kind == FLAG:
        return [flag(path)]
    if fact.kind == ONE:
        return [one_of(path, fact.names)]
    return [some_of(path, fact.names, 1 if fact.kind == MASK else MOST)]
