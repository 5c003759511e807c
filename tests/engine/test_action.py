"""Actions: small values that exist once, and their notation."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trilith.engine.action import Action, Catalogue, Menu, act
from trilith.engine.errors import BadInput

BUILD = act("build", "tavern")
BUY = act("buy", "seat:2", "wood")
PASS = act("pass")
CATALOGUE = Catalogue((BUILD, BUY, PASS))


def test_an_action_exists_once() -> None:
    assert act("build", "tavern") is BUILD
    assert act("build", "keep") is not BUILD


def test_an_action_prints_as_its_code() -> None:
    assert [str(BUILD), str(BUY), str(PASS)] == ["build tavern", "buy seat:2 wood", "pass"]
    assert repr(BUY) == "Action('buy seat:2 wood')"
    assert (BUY.verb, BUY.args, BUY.code) == ("buy", ("seat:2", "wood"), "buy seat:2 wood")


def test_an_action_stays_the_same_object_however_it_travels() -> None:
    assert pickle.loads(pickle.dumps(BUY)) is BUY
    assert copy.copy(BUY) is BUY
    assert copy.deepcopy([BUY]) == [BUY]
    assert copy.deepcopy([BUY])[0] is BUY


# ------------------------------------------------------------------ the catalogue


def test_the_catalogue_keeps_its_order_and_numbers_the_actions() -> None:
    assert list(CATALOGUE) == [BUILD, BUY, PASS]
    assert len(CATALOGUE) == 3
    assert [CATALOGUE.index(action) for action in CATALOGUE] == [0, 1, 2]


def test_the_catalogue_knows_its_own() -> None:
    assert BUY in CATALOGUE
    assert act("sing") not in CATALOGUE
    assert "pass" not in CATALOGUE


@pytest.mark.parametrize("code", ["build tavern", "  build   tavern ", "build\ttavern\n"])
def test_white_space_in_notation_does_not_matter(code: str) -> None:
    assert CATALOGUE.read(code) is BUILD


def test_a_typo_in_an_argument_is_answered_with_the_valid_ones() -> None:
    with pytest.raises(BadInput) as error:
        CATALOGUE.read("build tavrn", "line 3")
    assert str(error.value) == (
        "line 3: expected an action of the game, found 'build tavrn' "
        "(with 'build' there are: build tavern)"
    )


@pytest.mark.parametrize("code", ["bild tavern", "", "  "])
def test_a_slip_in_the_verb_is_answered_with_the_verbs(code: str) -> None:
    with pytest.raises(BadInput, match=r"\(verbs are: build, buy, pass\)$"):
        CATALOGUE.read(code)


def test_long_help_is_cut_short() -> None:
    many = Catalogue([act("go", str(n)) for n in range(20)])
    with pytest.raises(BadInput, match=r"go 0, .*, go 11, \.\.\.\)$"):
        many.read("go there")


def test_of_thirteen_the_last_is_cut() -> None:
    many = Catalogue([act("go", str(n)) for n in range(13)])
    with pytest.raises(BadInput, match=r"go 0, .*, go 11, \.\.\.\)$"):
        many.read("go there")


def test_a_dozen_is_not_too_long() -> None:
    dozen = Catalogue([act("go", str(n)) for n in range(12)])
    with pytest.raises(BadInput, match=r"go 0, .*, go 11\)$"):
        dozen.read("go there")


def test_nothing_stands_twice_in_a_catalogue() -> None:
    with pytest.raises(ValueError, match="twice"):
        Catalogue((BUILD, PASS, BUILD))


# ------------------------------------------------------------------ menus

STEPS = tuple(act("step", str(n)) for n in range(8))


@given(st.integers(0, 255))
def test_a_menu_picks_by_bits_in_its_own_order(mask: int) -> None:
    menu = Menu(STEPS)
    assert menu.of(mask) == tuple(STEPS[i] for i in range(8) if f"{mask:08b}"[7 - i] == "1")


def test_a_menu_makes_each_choice_once() -> None:
    menu = Menu(STEPS)
    assert menu.of(0b101) is menu.of(0b101)
    assert menu.index(STEPS[3]) == 3


def test_a_menu_forgets_when_it_has_kept_too_much() -> None:
    menu = Menu([act("far", str(n)) for n in range(20)])
    first = menu.of(1)
    for mask in range(2, Menu.LIMIT + 2):
        menu.of(mask)
    assert menu.of(1) == first
    assert menu.of(1) is not first


def test_a_bare_action_is_like_an_interned_one_but_not_the_same() -> None:
    bare = Action("build", ("tavern",))
    assert bare.code == BUILD.code
    assert bare is not BUILD
