"""Ids that nobody guesses, and codes that are read out and typed in."""

from __future__ import annotations

import pytest

from trilith.server.codes import LETTERS, code_of, new_id, read_code


def test_ids_are_long_and_never_the_same() -> None:
    made = {new_id() for _ in range(1000)}
    assert len(made) == 1000
    assert {len(one) for one in made} == {16}
    assert all(one.isalnum() and one == one.lower() for one in made)


def test_a_table_has_one_code_and_tables_have_different_ones() -> None:
    assert code_of("table7") == code_of("table7")
    codes = {code_of(f"table{n}") for n in range(500)}
    assert len(codes) == 500
    for code in codes:
        assert (len(code), code[3]) == (7, "-")
        assert set(code) <= {*LETTERS, "-"}


def test_every_sign_may_stand_at_every_place() -> None:
    codes = [code_of(f"table{n}") for n in range(500)]
    for place in (0, 1, 2, 4, 5, 6):
        assert {code[place] for code in codes} == set(LETTERS)


def test_a_code_that_was_read_out_leads_to_its_table_from_then_on() -> None:
    assert code_of("table7") == "ETH-JRS"


@pytest.mark.parametrize("typed", ["KM4-7TX", "km47tx", " km4 7tx ", "K-M-4-7-T-X"])
def test_a_code_is_read_however_it_is_typed(typed: str) -> None:
    assert read_code(typed) == "KM4-7TX"


@pytest.mark.parametrize("typed", ["", "KM4-7T", "KM4-7TXX", "KM4-7T0", "KM4-7TI", "KM4-7TÄ"])
def test_other_text_is_no_code(typed: str) -> None:
    assert read_code(typed) is None
