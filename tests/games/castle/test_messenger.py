"""AM-MSG. The messenger."""

from __future__ import annotations

import pytest

from tests.games.castle.table import each, position, see, tale, told
from tests.rule import rule


@rule("AM-MSG-01")
def test_a_messenger_takes_8_thalers_from_the_bank() -> None:
    s = position(only="messenger", cards={1: "messenger"})
    assert each(s, "thalers") == [3, 11, 3]
    assert see(s, "bank") == 81 - 8
    assert tale(s, "messenger") == ["1 messenger AM-MSG-01 count=8"]


@rule("AM-MSG-02")
@pytest.mark.parametrize(("bank", "taken"), [(9, 8), (8, 8), (7, 7), (1, 1), (0, 0)])
def test_a_short_bank_pays_what_it_has(bank: int, taken: int) -> None:
    s = position(only="messenger", cards={0: "messenger"}, given={"bank": bank})
    assert (see(s, "seats.0.thalers"), see(s, "bank")) == (3 + taken, bank - taken)
    assert told(s, "messenger")[0].args == {"count": taken}


@rule("AM-MSG-03")
@pytest.mark.parametrize(
    ("first", "taken"),
    [(0, [8, 0, 2, 0]), (1, [0, 0, 8, 2]), (2, [0, 0, 8, 2]), (3, [2, 0, 0, 8])],
)
def test_later_messengers_get_what_is_left(first: int, taken: list[int]) -> None:
    s = position(
        only="messenger",
        players=4,
        first=first,
        cards={0: "messenger", 2: "messenger", 3: "messenger"},
        given={"bank": 10},
    )
    assert each(s, "thalers") == [3 + count for count in taken]
    assert see(s, "bank") == 0
