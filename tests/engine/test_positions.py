"""What a game knows of positions that somebody writes down."""

from __future__ import annotations

from pathlib import Path

import pytest

from trilith.engine.doc import Doc, Json
from trilith.engine.errors import BadInput
from trilith.engine.positions import (
    Count,
    Positions,
    number_or,
    one_of,
    overdrawn,
    take_from,
    unbalanced,
)

PIECES = {
    "wood": Count(there=20, found=23, spare=4, stock="stock.wood"),
    "gold": Count(there=5, found=6),
    "sand": Count(there=8, found=7),
}


def test_what_lies_in_a_stock_counts_only_where_the_position_names_it() -> None:
    assert overdrawn(PIECES, []) == ["found 6 gold, and the game has 5"]
    assert overdrawn(PIECES, ["stock.wood"]) == [
        "found 23 wood, and the game has 20",
        "found 6 gold, and the game has 5",
    ]


def test_in_a_game_no_piece_is_missing_either() -> None:
    assert [line.split()[2].strip(",") for line in unbalanced(PIECES)] == ["wood", "gold", "sand"]


def test_the_rules_of_a_game_are_read_from_its_own_file(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text("- **AM-TRD-05** Trade. [3]\nAM-TRD-06 is named here.\n")
    assert Positions(tmp_path).rules() == {"AM-TRD-05"}
    assert Positions(tmp_path / "elsewhere").rules() == frozenset()
    assert Positions().rules() == frozenset()


def test_a_gift_names_one_of_the_pieces_and_how_many() -> None:
    gift = Doc({"good": "gold", "count": 2}, "give.0")
    assert one_of(gift, "good", ["wood", "gold"]) == 1
    assert (number_or(gift, "count", 1), number_or(gift, "more", 1)) == (2, 1)


def test_what_a_player_is_given_leaves_its_old_place() -> None:
    hand: list[Json] = ["sun", "moon"]
    deck: list[Json] = ["sun", "star"]
    assert take_from([hand, deck], "star", "the star", "give.0") is deck
    assert take_from([hand, deck], "sun", "the sun", "give.0") is hand
    assert (hand, deck) == (["moon"], ["sun"])
    with pytest.raises(BadInput, match=r"give\.0: the comet: nowhere to take it from"):
        take_from([hand, deck], "comet", "the comet", "give.0")
