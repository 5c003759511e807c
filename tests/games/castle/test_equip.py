"""AM-EQUIP. Goods onto the worker cards."""

from __future__ import annotations

from tests.games.castle.table import (
    asked,
    facts,
    options,
    pieces,
    play,
    position,
    refused,
    see,
    tale,
    told_by,
    under,
)
from tests.rule import rule


@rule("AM-EQUIP-01")
def test_goods_come_from_stock_onto_the_revealed_worker_cards() -> None:
    s = position(only="equip_workers", cards={0: "worker_wood", 1: "worker_sand", 2: "trader"})
    assert see(s, "seats.0.goods") == pieces(wood=2, silver=1)
    assert see(s, "seats.1.goods") == pieces(sand=2, clay=1)
    assert see(s, "seats.2.goods") == pieces()
    assert see(s, "stock") == pieces(sand=14, wood=12, clay=13, stone=14, silver=13)
    assert tale(s, "load")[:3] == [
        "0 load AM-EQUIP-01 item=wood",
        "0 load AM-EQUIP-01 item=wood",
        "0 load AM-EQUIP-01 item=silver",
    ]


@rule("AM-EQUIP-01")
def test_a_worker_of_an_earlier_round_gets_nothing() -> None:
    s = position(only="equip_workers", cards={0: "trader"}, played={0: "worker_wood"})
    assert see(s, "seats.0.goods") == pieces()


@rule("AM-EQUIP-02")
def test_the_first_in_player_order_gets_the_last_piece() -> None:
    for first in range(3):
        s = position(
            only="equip_workers",
            first=first,
            cards={0: "worker_wood", 1: "worker_wood", 2: "worker_wood"},
            given={"stock": pieces(wood=9, silver=1)},
        )
        silver = [see(s, f"seats.{seat}.goods.silver") for seat in range(3)]
        assert silver == [int(seat == first) for seat in range(3)]
        assert told_by(s, "load")[0] == first


@rule("AM-EQUIP-02")
def test_a_player_who_has_two_workers_chooses_which_to_equip_first() -> None:
    # Stock is short: what the stone worker takes first, the sand worker does not get.
    s = position(
        only="equip_workers",
        players=2,
        cards={0: "worker_sand worker_stone"},
        given={"stock": pieces(sand=2, clay=1, stone=1)},
    )
    assert options(s, 0) == ["first worker_sand", "first worker_stone"]
    assert under(s, 0) == "AM-EQUIP-02"
    play(s, "0 first worker_stone", "0 load sand")
    assert options(s, 0) == ["load sand", "load clay"]
    play(s, "0 load sand")
    # Nothing but the clay is left for the sand worker.
    assert see(s, "seats.0.goods") == pieces(sand=2, clay=1, stone=1)
    assert see(s, "stock") == pieces()


@rule("AM-EQUIP-03")
def test_the_owner_of_the_stone_worker_chooses_two_free_resources() -> None:
    s = position(only="equip_workers", cards={1: "worker_stone"})
    assert see(s, "seats.1.goods") == pieces(stone=1)
    assert options(s, 1) == ["load sand", "load wood", "load clay"]
    assert under(s, 1) == "AM-EQUIP-03"
    assert refused(s, "1 load stone") == "AM-EQUIP-03"
    assert facts(s, 1)["count"] == 2
    play(s, "1 load clay")
    assert facts(s, 1)["count"] == 1
    assert options(s, 1) == ["load sand", "load wood", "load clay"]
    play(s, "1 load wood")
    assert see(s, "seats.1.goods") == pieces(stone=1, clay=1, wood=1)
    assert see(s, "stock") == pieces(sand=16, wood=13, clay=13, stone=13, silver=14)
    assert s.is_over()


@rule("AM-EQUIP-03")
def test_a_free_resource_must_be_in_stock() -> None:
    s = position(
        only="equip_workers",
        cards={0: "worker_stone"},
        given={"stock": pieces(sand=5, clay=5, stone=5)},
    )
    assert options(s, 0) == ["load sand", "load clay"]
    assert refused(s, "0 load wood") == "AM-EQUIP-04"


@rule("AM-EQUIP-04")
def test_a_fixed_piece_not_in_stock_is_missing_and_not_replaced() -> None:
    s = position(
        only="equip_workers",
        cards={0: "worker_wood", 1: "worker_sand"},
        given={"stock": pieces(sand=9, wood=1, stone=9, silver=9)},
    )
    assert see(s, "seats.0.goods") == pieces(wood=1, silver=1)
    assert see(s, "seats.1.goods") == pieces(sand=2)
    assert see(s, "stock") == pieces(sand=7, stone=9, silver=8)


@rule("AM-EQUIP-04")
def test_as_many_free_pieces_as_the_stock_allows_must_be_taken() -> None:
    # One type left: taken without asking. One piece left: one is taken.
    two = position(
        only="equip_workers",
        cards={0: "worker_stone"},
        given={"stock": pieces(wood=4, stone=4)},
    )
    assert see(two, "seats.0.goods") == pieces(wood=2, stone=1)
    one = position(
        only="equip_workers",
        cards={0: "worker_stone"},
        given={"stock": pieces(clay=1, silver=3)},
    )
    assert see(one, "seats.0.goods") == pieces(clay=1)
    none = position(
        only="equip_workers", cards={0: "worker_stone"}, given={"stock": pieces(stone=2)}
    )
    assert see(none, "seats.0.goods") == pieces(stone=1)
    assert two.is_over()
    assert one.is_over()
    assert none.is_over()


@rule("AM-EQUIP-04")
def test_declining_a_free_piece_is_not_possible() -> None:
    s = position(only="equip_workers", cards={0: "worker_stone"})
    refused(s, "0 pass")
    assert "pass" not in options(s, 0)


@rule("AM-EQUIP-05")
def test_goods_on_the_card_cannot_be_built_with_before_the_workers_turn() -> None:
    # Two players: the bricklayer lacks just the wood that lies on his own worker card.
    s = position(
        at="equip_workers",
        players=2,
        cards={0: "bricklayer worker_wood"},
        given={
            "seats.0.resources": pieces(sand=1, stone=1, silver=1),
            "watchtower": pieces(),
        },
    )
    assert asked(s, 0) == "build"
    assert refused(s, "0 build house_1") == "AM-BLD-04"
    play(s, "0 pass")
    # As a worker he has it.
    assert asked(s, 0) == "build"
    assert "build house_1" in options(s, 0)


@rule("AM-EQUIP-05")
def test_silver_on_the_card_cannot_be_exchanged_before_the_workers_turn() -> None:
    s = position(
        at="equip_workers",
        players=2,
        cards={0: "bricklayer worker_wood"},
        given={"seats.0.resources": pieces(sand=1, wood=1, stone=1), "watchtower": pieces()},
    )
    assert refused(s, "0 exchange clay") == "AM-SLV-01"
    play(s, "0 pass")
    assert "exchange clay" in options(s, 0)
