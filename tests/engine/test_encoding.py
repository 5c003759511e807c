"""What a seat sees as a row of bytes: columns, their names, and reading them back."""

from __future__ import annotations

import pytest

from tests.engine.toy import ToyState, table
from trilith.engine import moments
from trilith.engine.encoding import (
    MOST,
    Layout,
    Questions,
    Row,
    flag,
    name_of,
    number,
    numbers,
    one_of,
    put,
    put_bits,
    put_flag,
    put_list,
    put_one,
    put_seat,
    put_seats,
    put_tuple,
    seat_of,
    seats_of,
    some_of,
)
from trilith.engine.moments import Fact
from trilith.engine.task import Question

GOODS = ("wood", "stone", "gold")


def bytes_of(*write: tuple[object, ...]) -> list[int]:
    """The columns that these calls write, one after the other."""
    row: Row = []
    for function, *arguments in write:
        assert callable(function)
        function(row, *arguments)
    return list(b"".join(row))


def test_numbers_stay_within_a_byte() -> None:
    assert bytes_of((put, -3), (put, 0), (put, 7), (put, MOST), (put, MOST + 1)) == [
        0,
        0,
        7,
        MOST,
        MOST,
    ]
    assert bytes_of((put_list, [1, 999, -1])) == bytes_of((put_tuple, (1, 999, -1))) == [1, MOST, 0]


def test_flags_and_sets_have_a_column_each() -> None:
    assert bytes_of((put_flag, True), (put_flag, False)) == [1, 0]
    assert bytes_of((put_bits, 0b101, 3)) == [1, 0, 1]
    assert bytes_of((put_bits, 1 << 12 | 1 << 10 | 1, 13)) == [1, *[0] * 9, 1, 0, 1]


def test_one_of_many_is_counted_as_one_and_none_as_none() -> None:
    assert bytes_of((put_one, 2, 4)) == [0, 0, 1, 0]
    assert bytes_of((put_one, -1, 4)) == [0, 0, 0, 0]


def test_seats_are_counted_from_the_one_that_looks() -> None:
    assert bytes_of((put_seat, 0, 2, 3)) == [0, 1, 0]
    assert bytes_of((put_seat, -1, 2, 3)) == [0, 0, 0]
    assert bytes_of((put_seats, 0b011, 1, 3)) == [1, 0, 1]


LAYOUT = Layout(
    [
        number("round", 9),
        flag("over"),
        one_of("phase", ["plan", "build"]),
        name_of("card", GOODS),
        some_of("stock", GOODS, 4),
        seat_of("first", 2),
        seats_of("passed", 2),
        *numbers("price", ["low", "high"]),
    ]
)


def test_a_layout_names_every_column_and_its_highest_number() -> None:
    assert LAYOUT.columns[:5] == ("round", "over", "phase=plan", "phase=build", "card")
    assert LAYOUT.columns[-2:] == ("price.low", "price.high")
    assert LAYOUT.width == len(LAYOUT.highs) == 14
    assert list(LAYOUT.highs[:6]) == [9, 1, 1, 1, 3, 4]


def test_a_row_is_read_back_in_words() -> None:
    assert LAYOUT.decode([3, 1, 0, 1, 2, 4, 0, 1, 1, 0, 0, 1, 5, 6]) == {
        "round": 3,
        "over": True,
        "phase": "build",
        "card": "stone",
        "stock": {"wood": 4, "gold": 1},
        "first": "0",
        "passed": {"1": 1},
        "price.low": 5,
        "price.high": 6,
    }
    nothing = LAYOUT.decode([0] * 14)
    assert (nothing["card"], nothing["phase"], nothing["first"]) == (None, None, None)


def test_a_column_is_described_with_its_vocabulary_if_it_has_one() -> None:
    found = {feature.path: feature.dump() for feature in LAYOUT.features}
    assert found["round"] == {"path": "round", "kind": "number", "low": 0, "high": 9}
    assert found["card"]["vocabulary"] == list(GOODS)


def test_a_row_of_another_width_is_refused() -> None:
    with pytest.raises(ValueError, match="expected 14 columns, found 13"):
        LAYOUT.decode([0] * 13)


class Haggle(Question[ToyState]):
    """A question with a fact of every kind."""

    def __init__(self, seat: int, **facts: object) -> None:
        self.seat = seat
        for name, fact in facts.items():
            setattr(self, name, fact)


FACTS = [
    Fact("left"),
    Fact("free", moments.FLAG),
    Fact("item", moments.ONE, GOODS),
    Fact("types", moments.MASK, GOODS),
    Fact("chain", moments.ROW, GOODS),
    Fact("spent", moments.COUNTS, GOODS),
    Fact("why", moments.TEXT),
    Fact("after", is_extra=True),
]
USUAL: dict[str, object] = {
    "left": 2,
    "free": True,
    "item": 1,
    "types": 0b101,
    "chain": (2, 2),
    "spent": (0, 3, 400),
    "why": "feed",
}


def asked(*questions: Haggle, seat: int = 0) -> dict[str, object]:
    known = Questions([("haggle", Haggle, FACTS)])
    row: Row = []
    s = table()
    s.asked = [(question, ()) for question in questions]
    known.put_asked(row, s, seat, 2)
    return Layout(known.features(2)).decode(b"".join(row))


def test_a_question_stands_in_the_row_with_its_facts_but_for_texts() -> None:
    assert asked(Haggle(1, **USUAL)) == {
        "me": "0",
        "to_act": {"1": 1},
        "asked.seat": "1",
        "asked": "haggle",
        "asked.haggle.left": 2,
        "asked.haggle.free": True,
        "asked.haggle.item": "stone",
        "asked.haggle.types": {"wood": 1, "gold": 1},
        "asked.haggle.chain": {"gold": 2},
        "asked.haggle.spent": {"stone": 3, "gold": MOST},
    }


def test_a_fact_that_is_not_known_yet_has_no_column_set() -> None:
    assert asked(Haggle(0, **USUAL | {"item": 0}))["asked.haggle.item"] == GOODS[0]
    assert asked(Haggle(0, **USUAL | {"item": -1}))["asked.haggle.item"] is None


def test_while_several_are_asked_a_seat_reads_its_own_question() -> None:
    both = [Haggle(0, **USUAL), Haggle(1, **USUAL | {"left": 7})]
    assert asked(*both, seat=1)["asked.haggle.left"] == 7
    assert asked(*both, seat=1)["to_act"] == {"0": 1, "1": 1}
    assert asked()["asked"] is None


def test_a_number_of_a_question_stays_within_a_byte_and_a_missing_item_has_no_column() -> None:
    for left, kept in ((-3, 0), (0, 0), (MOST, MOST), (MOST + 9, MOST)):
        assert asked(Haggle(1, **{**USUAL, "left": left}))["asked.haggle.left"] == kept
    nothing = asked(Haggle(1, **{**USUAL, "item": -1}))
    assert not nothing.get("asked.haggle.item")


def test_a_set_is_encoded_as_flags_and_a_multiset_as_numbers() -> None:
    features = Questions([("haggle", Haggle, FACTS)]).features(2)
    high = {feature.path: feature.high for feature in features}
    assert high["asked.haggle.types"] == 1
    assert high["asked.haggle.chain"] == high["asked.haggle.spent"] == MOST
