"""What an owner may read off a copy, and what it must keep to."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.copies import WITH_A_SHEET
from tests.engine.toy_data import COMPONENTS
from trilith import games
from trilith.engine.data import override
from trilith.engine.doc import Doc, Json, parse_toml
from trilith.engine.errors import BadInput
from trilith.engine.leaves import differing, leaves, own_of
from trilith.engine.own_file import write_own
from trilith.engine.sheet import Field, Sheet
from trilith.engine.unfit import Unfit


def sheet(text: str) -> Sheet:
    return Sheet(Doc(parse_toml(text, "copy.toml"), "copy.toml"))


SHEET = sheet(
    """
    [[group]]
    id = "start"
    [[group.field]]
    path = "start.coins"
    low = 1
    high = 9
    even = true
    rule = "TY-01"
    [[group.field]]
    path = "card.*.value"
    high = 20
    alike = true
    [[group.field]]
    path = "card.*.icons"
    words = ["star", "ray"]
    size = [0, 2]
    distinct = true
    [[total]]
    of = ["card.*.value"]
    most = 25
    rule = "TY-02"
    """
)


def problems(given: dict[str, Json]) -> list[str]:
    own = override(COMPONENTS, own_of(COMPONENTS, given, "own"), "own")
    return [str(problem) for problem in SHEET.unfit(COMPONENTS, own, "own")]


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("start.coins", 0, "start.coins: expected 1 or more, found 0 (TY-01)"),
        ("start.coins", 10, "start.coins: expected at most 9, found 10 (TY-01)"),
        ("start.coins", 5, "start.coins: 5 is odd; expected an even number (TY-01)"),
        ("start.cards", 7, "start.cards: this is the same on every copy: 6"),
        ("card.sun.icons", ["star", "moon"], "expected one of star, ray; found 'moon'"),
        ("card.sun.icons", ["ray", "ray"], "card.sun.icons: ray occurs twice"),
        ("card.sun.icons", ["ray", "star", "ray"], "expected 0 to 2 in the list, found 3"),
        ("card.sun.value", 21, "card.sun.value: expected at most 20, found 21"),
    ],
)
def test_an_impossible_value_is_reported_with_its_rule(
    path: str, value: Json, problem: str
) -> None:
    (found,) = problems({path: value})
    assert problem in found


def test_a_plain_list_may_be_as_short_or_long_as_its_field_says() -> None:
    assert problems({"card.sun.icons": []}) == []
    assert problems({"card.sun.icons": ["ray", "star"]}) == []


def test_sums_are_looked_at_when_every_value_may_be() -> None:
    assert problems({"card.sun.value": 18, "card.moon.value": 12}) == [
        "own: card.moon.value: these make 30 in all; expected at most 25 (TY-02)"
    ]


def test_every_problem_is_reported() -> None:
    assert len(problems({"start.coins": 5, "card.sun.value": 99})) == 2


def test_a_place_that_is_not_there_is_named() -> None:
    with pytest.raises(Unfit, match=r"^own: card.star.value: no such value$"):
        own_of(COMPONENTS, {"card.star.value": 1}, "own")
    with pytest.raises(Unfit, match="no such value"):
        own_of(COMPONENTS, {"start.source": "me"}, "own")


def test_lines_stand_in_the_order_of_the_box_and_equal_things_are_one() -> None:
    same: dict[str, Any] = override(COMPONENTS, {"card": [{"id": "sun", "value": 5}]}, "own")
    lines = [[leaf.path for leaf in found] for _, _, found in SHEET.lines(COMPONENTS)]
    assert lines == [
        ["start.coins"],
        ["card.sun.value"],
        ["card.sun.icons"],
        ["card.moon.value"],
        ["card.moon.icons"],
    ]
    assert SHEET.field("start.coins") is SHEET.fields[0]
    assert len(list(SHEET.lines(same))) == 5


def test_differences_are_listed_leaf_by_leaf_and_written_as_a_file() -> None:
    given: dict[str, Json] = {"card.sun.cost.coins": 4, "start.coins": 4}
    own = own_of(COMPONENTS, given, "own")
    merged = override(COMPONENTS, own, "own")
    told = [(leaf.path, ours, leaf.value) for leaf, ours in differing(COMPONENTS, merged)]
    assert told == [("start.coins", 3, 4), ("card.sun.cost.coins", 1, 4)]
    text = write_own(own, "my toy")
    assert text.startswith("# my toy\n\n[start]\ncoins = 4\n")
    assert parse_toml(text, "own.toml") == own


def test_a_list_of_plain_things_is_one_leaf() -> None:
    found = {leaf.path: leaf.value for leaf in leaves(COMPONENTS)}
    assert found["card.sun.icons"] == ["star", "ray"]
    assert found["card.sun.cost.cards"] == 0


def test_an_unknown_word_in_a_sheet_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown"):
        Sheet(Doc({"group": [], "totals": []}, "copy.toml"))


@pytest.mark.parametrize("key", WITH_A_SHEET)
def test_a_printed_number_of_every_kind_can_be_given_by_itself(key: str) -> None:
    """A list whose entries nothing tells apart could be filled in, and never saved."""
    game = games.get(key)
    assert game.sheet is not None
    first = {field.path: meant[0] for _, field, meant in game.sheet.lines(game.components)}
    for leaf in first.values():
        if type(leaf.value) is int:
            own = own_of(game.components, {leaf.path: leaf.value + 1}, "copy")
            merged = override(game.components, own, "copy")
            assert [one.path for one, _ in differing(game.components, merged)] == [leaf.path]


def test_a_total_may_count_only_what_stands_beside_a_word() -> None:
    text = """
        group = []
        [[total]]
        of = ["crossings.*.n"]
        beside = ["tent", "blessing"]
        most = 3
        rule = "TY-03"
        """
    sheet = Sheet(Doc(parse_toml(text, "copy.toml"), "copy.toml"))

    def problems_of(*crossings: dict[str, Json]) -> list[str]:
        own: dict[str, Json] = {"crossings": list(crossings)}
        return [str(problem) for problem in sheet.unfit(own, own, "own")]

    tent, food = {"move": "tent", "n": 2}, {"gain": "food", "n": 9}
    assert problems_of(tent, food, {"gain": "blessing", "n": 1}) == []
    [problem] = problems_of(tent, food, {"gain": "blessing", "n": 2})
    assert "these make 4 in all; expected at most 3 (TY-03)" in problem


def test_sums_rise_or_fall_one_after_the_other() -> None:
    both = '[["card.sun.value", "bonus.value"], ["card.moon.value"]]'
    for name, fits in (("rising", False), ("falling", True)):
        found = sheet(f"group = []\n[[{name}]]\nof = {both}\nrule = 'TY-03'")
        own = override(COMPONENTS, {"bonus": {"value": 3}}, "own")
        problems = [str(one) for one in found._unfit_rows(COMPONENTS, own, "own")]
        assert (problems == []) == fits


def test_what_follows_from_other_values_follows() -> None:
    found = sheet(FOLLOWS)
    own: dict[str, Any] = override(COMPONENTS, {"bonus": {"value": 9}}, "own")
    found.follow(own)
    assert own["start"]["cards"] == 3 + 5
    assert own["start"]["rounds"] == 2
    assert own["by_players"][0]["coins"] == [8, 7]


FOLLOWS = """
group = []
[[follows]]
path = "start.cards"
sum = ["card.*.value"]
[[follows]]
path = "start.rounds"
count = "card"
[[follows]]
path = "by_players.2.coins"
sum = ["card.*.value"]
less = [0, 1]
"""


def test_a_field_that_says_nothing_more_allows_nothing_more() -> None:
    field = Field(Doc(parse_toml('path = "start.coins"', "sheet"), "sheet"))
    assert (field.low, field.high, field.even, field.distinct) == (0, 0, False, False)
    assert (field.words, field.size, field.rule) == ([], [], "")
    assert (field.alike, field.shown) == (False, True)


def test_a_field_says_all_of_itself() -> None:
    text = 'path = "x"\nlow = 2\nhigh = 5\neven = true\ndistinct = true\nalike = true\n'
    text += 'shown = false\nrule = "TY-01"\nwords = ["a"]\nsize = [1, 3]'
    field = Field(Doc(parse_toml(text, "sheet"), "sheet"))
    assert (field.low, field.high, field.even, field.distinct) == (2, 5, True, True)
    assert (field.words, field.size, field.rule) == (["a"], [1, 3], "TY-01")
    assert (field.alike, field.shown) == (True, False)
    low = Field(Doc(parse_toml('path = "x"\nlow = 2', "sheet"), "sheet"))
    assert low.high == 2
