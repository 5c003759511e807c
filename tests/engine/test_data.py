"""The numbers of a game: read, traced to their sources, and replaced by an owner's."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.engine.toy_data import COMPONENTS
from trilith.engine.data import (
    LONGEST,
    Value,
    _short,
    digest,
    kind_and_source,
    override,
    read_table,
    read_tables,
    values,
)
from trilith.engine.doc import Doc, Json, parse_toml
from trilith.engine.errors import BadInput


@dataclass(frozen=True)
class Card:
    """A card of the toy's data."""

    id: str
    value: int
    icons: tuple[str, ...] = ()
    cost: dict[str, int] = field(default_factory=dict)
    open: bool = False
    extra: Any = None


def read(text: str) -> Card:
    return read_table(Doc(parse_toml(text, "file"), "file"), Card)


# ------------------------------------------------------------------ TOML -> dataclasses


def test_a_table_becomes_a_dataclass_and_lists_become_tuples() -> None:
    card = read("id = 'sun'\nvalue = 3\nicons = ['star', 'ray']\ncost = { coins = 1 }\nopen = true")
    assert card == Card("sun", 3, ("star", "ray"), {"coins": 1}, True)


def test_what_is_missing_has_its_default() -> None:
    assert read("id = 'sun'\nvalue = 3") == Card("sun", 3)


def test_any_value_may_stand_where_anything_may() -> None:
    assert read("id = 'sun'\nvalue = 3\nextra = [[1], 'a']").extra == ((1,), "a")


def test_notes_on_a_table_are_no_part_of_it() -> None:
    assert read("id = 'sun'\nvalue = 3\nsource = 'x'\nreconstructed = ['value']") == Card("sun", 3)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("id = 'sun'", "file.value: is missing"),
        ("id = 'sun'\nvalue = 3\nprize = 1", "file.prize: unknown; expected one of id, value"),
        ("id = 'sun'\nvalue = '3'", "file.value: expected a number, found a text"),
        ("id = 'sun'\nvalue = true", "file.value: expected a number, found true/false"),
        ("id = 7\nvalue = 3", "file.id: expected a text, found a number"),
        ("id = 'sun'\nvalue = 3\nicons = 'star'", "file.icons: expected a list, found a text"),
        ("id = 'sun'\nvalue = 3\ncost = 1", "file.cost: expected a table, found a number"),
        ("id = 'sun'\nvalue = 3\nopen = 1", "file.open: expected true/false, found a number"),
    ],
)
def test_what_does_not_fit_is_reported_with_its_path(text: str, problem: str) -> None:
    with pytest.raises(BadInput) as error:
        read(text)
    assert str(error.value).startswith(problem)


def test_a_list_of_tables_names_the_one_that_does_not_fit() -> None:
    doc = Doc({"card": [{"id": "sun", "value": 3}, {"id": "moon", "value": "5"}]}, "file")
    with pytest.raises(BadInput, match=r"^file.card.1.value: expected a number, found a text$"):
        read_tables(doc, "card", Card)
    assert read_tables(Doc({"card": []}, "file"), "card", Card) == ()


# ------------------------------------------------------------------ where values come from


def kinds() -> dict[str, str]:
    return {value.path: value.kind for value in values(COMPONENTS)}


def test_every_value_has_a_path_and_a_source() -> None:
    assert kinds() == {
        "start.coins": "rulebook",
        "start.cards": "public",
        "start.rounds": "rulebook",
        "card.sun.id": "rulebook",
        "card.sun.value": "rulebook",
        "card.sun.cost": "reconstructed",
        "card.sun.icons": "rulebook",
        "card.moon.id": "public",
        "card.moon.value": "public",
        "card.moon.cost": "reconstructed",
        "card.moon.icons": "public",
        "by_players.2.players": "reconstructed",
        "by_players.2.coins": "reconstructed",
        "by_players.3.players": "rulebook",
        "by_players.3.coins": "rulebook",
        "bonus.value": "rulebook",
        "bonus.name": "rulebook",
    }


def test_a_value_is_described_in_the_words_of_its_source() -> None:
    found = {value.path: value for value in values(COMPONENTS)}
    assert found["start.cards"] == Value("start.cards", 6, "public", "public: a review (cards)")
    assert found["card.sun.cost"] == Value(
        "card.sun.cost", {"coins": 1, "cards": 0}, "reconstructed", "rulebook: list of cards"
    )


@pytest.mark.parametrize(
    ("about", "kind"),
    [
        ({"source": "rulebook: page 3"}, "rulebook"),
        ({"source": "public: a photograph"}, "public"),
        ({"source": "reconstructed: fits the rest"}, "reconstructed"),
        ({"source": "reconstructed to fit"}, "reconstructed"),
        ({"source": "hearsay"}, "rulebook"),
        ({"source": ": page 3"}, "rulebook"),
        ({}, "rulebook"),
        ({"source": "rulebook: p. 3 (name); public: a photograph (price, count)"}, "public"),
        ({"source": "rulebook: p. 3; reconstructed: (name and price)"}, "reconstructed"),
        ({"source": "rulebook: p. 3 (prices); public: a photograph"}, "rulebook"),
        ({"source": "public: x (price)", "reconstructed": ["price"]}, "reconstructed"),
        ({"source": "public: x", "reconstructed": ["name"]}, "public"),
        ({"source": "public: x", "reconstructed": ["price"], "owner": ["price"]}, "owner"),
    ],
    ids=str,
)
def test_the_kind_of_a_source(about: dict[str, Json], kind: str) -> None:
    assert kind_and_source("price", about)[0] == kind


def test_tables_inside_a_table_have_sources_of_their_own() -> None:
    text = """
    [board]
    source = "rulebook: board"
    size = 4
    [board.edge]
    source = "public: photograph"
    width = 2
    [[board.hole]]
    id = "a"
    depth = 1
    source = "reconstructed"
    [[board.path]]
    length = 7
    """
    found = values(parse_toml(text, "file"))
    assert [(value.path, value.kind) for value in found] == [
        ("board.size", "rulebook"),
        ("board.edge.width", "public"),
        ("board.hole.a.id", "reconstructed"),
        ("board.hole.a.depth", "reconstructed"),
        ("board.path", "rulebook"),
    ]


def test_a_list_in_which_one_table_has_a_source_is_read_table_by_table() -> None:
    text = """
    [board]
    source = "rulebook: board"
    [[board.hole]]
    id = "a"
    source = "public: photograph"
    [[board.hole]]
    id = "b"
    """
    found = values(parse_toml(text, "file"))
    assert [(value.path, value.kind) for value in found] == [
        ("board.hole.a.id", "public"),
        ("board.hole.b.id", "rulebook"),
    ]


def test_entries_without_a_name_are_numbered() -> None:
    found = values({"row": [{"a": 1, "source": "public: x"}, {"a": 2, "source": "public: x"}]})
    assert [value.path for value in found] == ["row.0.a", "row.1.a"]


# ------------------------------------------------------------------ an owner's own values


def owned(text: str) -> dict[str, Any]:
    return override(COMPONENTS, parse_toml(text, "own.toml"), "own.toml")


def test_an_owner_replaces_single_values_and_leaves_the_others() -> None:
    before = copy.deepcopy(COMPONENTS)
    own = owned("[start]\ncoins = 9\n[[card]]\nid = 'moon'\nvalue = 7\nicons = []")
    assert own["start"]["coins"] == 9
    assert own["start"]["cards"] == 6
    assert [card["value"] for card in own["card"]] == [3, 7]
    assert [card["icons"] for card in own["card"]] == [["star", "ray"], []]
    assert before == COMPONENTS


def test_replaced_values_are_the_owners() -> None:
    found = {value.path: value for value in values(owned("[start]\ncoins = 9"))}
    assert found["start.coins"] == Value("start.coins", 9, "owner", "the owner's data file")
    assert found["start.cards"].kind == "public"


def test_entries_are_found_by_what_tells_them_apart() -> None:
    own = owned("[[by_players]]\nplayers = 3\ncoins = 8")
    assert [entry["coins"] for entry in own["by_players"]] == [4, 8]


def test_in_a_single_table_every_value_may_be_replaced() -> None:
    # 'value' and 'name' tell entries apart in lists that have nothing better; here they do not.
    assert owned("[bonus]\nvalue = 8\nname = 'fair'")["bonus"]["value"] == 8


def test_in_an_entry_only_what_tells_it_apart_must_stay() -> None:
    assert owned("[[card]]\nid = 'sun'\nvalue = 9")["card"][0]["value"] == 9


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[begin]\ncoins = 9", "begin: no such value; there are: start, card, by_players, bonus"),
        ("[start]\ncoin = 9", "start.coin: no such value; there are: coins, cards, rounds"),
        ("[start]\nsource = 'me'", "start.source: no such value; there are: coins, cards, rounds"),
        ("start = 9", "start: expected a table, found a number"),
        ("[start]\ncoins = '9'", "start.coins: expected a number, found a text"),
        ("[start]\ncoins = 9.0", "start.coins: expected a number, found a decimal number"),
        ("[start]\ncoins = true", "start.coins: expected a number, found true/false"),
        ("[start]\ncoins = -1", "start.coins: expected 0 or more, found -1"),
        ("[card]\nvalue = 1", "card: expected a list of tables, found a table"),
        ("card = [4]", "card.0: expected id one of sun, moon; found 4"),
        ("[[card]]\nvalue = 1", "card.0: expected id one of sun, moon; found None"),
        ("[[card]]\nid = 'star'", "card.0: expected id one of sun, moon; found 'star'"),
        ("[[card]]\nid = ['sun']", "card.0: expected id one of sun, moon; found ['sun']"),
        ("[[by_players]]\nplayers = 5", "by_players.0: expected players one of 2, 3; found 5"),
        ("[[card]]\nid = 'sun'\nhue = 1", "card.sun.hue: no such value; there are: id, value"),
        ("[[card]]\nid = 'sun'\nicons = 'x'", "card.sun.icons: expected a list, found a text"),
        (
            "[[card]]\nid = 'sun'\nicons = ['x', 1]",
            "card.sun.icons.1: expected a text, found a number",
        ),
        (
            "[[card]]\nid = 'sun'\ncost = { coins = 1 }",
            "card.sun.cost: expected the names cards, coins; found coins",
        ),
        (
            "[[card]]\nid = 'sun'\ncost = { coins = 1, cards = 'no' }",
            "card.sun.cost.cards: expected a number, found a text",
        ),
    ],
)
def test_what_does_not_fit_is_refused_in_one_line(text: str, problem: str) -> None:
    with pytest.raises(BadInput) as error:
        owned(text)
    assert str(error.value).startswith(f"own.toml: {problem}")


def test_a_number_that_is_negative_in_our_own_data_may_be_negative() -> None:
    doc: dict[str, Json] = {"start": {"debt": -3, "source": "x"}}
    assert override(doc, {"start": {"debt": -5}}, "own")["start"] != doc["start"]


def test_what_tells_an_entry_apart_cannot_change() -> None:
    # Another id is another entry; a second name for it is just a value.
    doc: dict[str, Json] = {"card": [{"id": "sun", "name": "a", "source": "x"}]}
    assert override(doc, {"card": [{"id": "sun", "name": "b"}]}, "own")["card"] == [
        {"id": "sun", "name": "b", "source": "x", "owner": ["name"]}
    ]
    with pytest.raises(BadInput, match=r"^own: card.0: expected id one of sun; found 'moon'$"):
        override(doc, {"card": [{"id": "moon", "name": "b"}]}, "own")


def test_a_list_whose_entries_nothing_tells_apart_cannot_be_replaced_in_part() -> None:
    doc: dict[str, Json] = {"row": [{"a": 1, "source": "x"}]}
    with pytest.raises(BadInput, match=r"^own: row: expected a list of tables"):
        override(doc, {"row": [{"a": 2}]}, "own")


# ------------------------------------------------------------------ the digest


def test_the_digest_covers_the_values_and_not_their_sources() -> None:
    other = copy.deepcopy(COMPONENTS)
    other["start"]["source"] = "public: elsewhere"
    other["card"][0]["reconstructed"] = ["value"]
    assert digest(other) == digest(COMPONENTS)
    assert len(digest(COMPONENTS)) == 16


def test_an_owner_who_states_our_numbers_changes_nothing() -> None:
    assert digest(owned("[start]\ncoins = 3")) == digest(COMPONENTS)


def test_any_other_value_gives_another_digest() -> None:
    assert digest(owned("[start]\ncoins = 4")) != digest(COMPONENTS)
    assert digest(owned("[[card]]\nid = 'sun'\nicons = ['ray', 'star']")) != digest(COMPONENTS)


def test_the_order_of_names_does_not_matter() -> None:
    assert digest({"a": 1, "b": [2]}) == digest({"b": [2], "a": 1})


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (10**12 - 1, 10**12 - 1),
        (10**12, "1000000000000"),
        (-(10**12), "-1000000000000"),
        (True, "True"),
        ("short", "'short'"),
        ("x" * 100, "'" + "x" * 36 + "..."),
    ],
)
def test_what_was_found_is_quoted_short(found: Json, told: object) -> None:
    assert _short(found) == told
    assert len(str(_short(found))) <= 40


def test_a_longer_text_is_shown_without_quotes() -> None:
    assert _short("x" * 80, LONGEST) == "x" * 80
    assert _short("x" * 81, LONGEST) == "x" * 77 + "..."
