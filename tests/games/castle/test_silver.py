"""AM-SLV. Silver for what is in stock, at the forge."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.castle.table import (
    asked,
    build,
    count_pieces,
    new_game,
    options,
    pieces,
    play,
    play_at_random,
    position,
    read,
    refused,
    see,
)
from tests.rule import rule
from trilith.engine.errors import BadInput
from trilith.games.castle.state import CastleState

HOUSE = "sand wood stone"


def with_silver(card: str = "stonemason", silver: int = 1, **resources: int) -> CastleState:
    """Seat 0 alone builds with this card."""
    phase = "worker" if card.startswith("worker") else card
    given = {
        "seats.0.resources": pieces(silver=silver, **resources),
        "seats.0.thalers": 0,
        "watchtower": pieces(),
    }
    return position(only=phase, cards={0: card}, given=given)


@rule("AM-SLV-01")
@pytest.mark.parametrize("item", ["sand", "wood", "clay", "stone"])
def test_a_silver_bar_goes_to_the_forge_for_any_basic_resource(item: str) -> None:
    s = with_silver(silver=2)
    stock = see(s, "stock")
    play(s, f"0 exchange {item}")
    assert see(s, "forge_silver") == 1
    assert see(s, "seats.0.resources") == pieces(silver=1, **{item: 1})
    assert see(s, "stock") == {**stock, item: stock[item] - 1}


@rule("AM-SLV-01")
def test_without_silver_nothing_is_exchanged() -> None:
    s = with_silver(silver=0, sand=1, wood=1, stone=1)
    assert refused(s, "0 exchange clay") == "AM-SLV-01"


@rule("AM-SLV-02")
def test_only_what_is_in_stock_can_be_taken() -> None:
    s = position(
        only="stonemason",
        cards={0: "stonemason", 2: "worker_stone"},
        given={
            "seats.0.resources": pieces(silver=1),
            "stock": pieces(sand=3),
            "watchtower": pieces(clay=2),
            "seats.1.resources": pieces(wood=4),
            "seats.2.goods": pieces(stone=1),
        },
    )
    play(s, "0 pass")  # buys nothing from seat 2
    assert options(s, 0) == ["exchange sand", "pass"]
    for item in ("wood", "clay", "stone"):
        assert refused(s, f"0 exchange {item}") == "AM-SLV-02"


@rule("AM-SLV-02")
def test_silver_is_never_had_for_silver() -> None:
    with pytest.raises(BadInput):
        read("0 exchange silver")


@rule("AM-SLV-03")
def test_no_helper_at_the_forge_is_needed() -> None:
    s = position(
        only="worker",
        cards={0: "worker_wood"},
        given={
            "seats.0.resources": pieces(silver=1),
            "spaces.forge_10": 1,
            "spaces.forge_6": 2,
            "seats.0.helpers": 0,
        },
    )
    play(s, "0 exchange clay")
    assert see(s, "seats.0.resources") == pieces(clay=1)


@rule("AM-SLV-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_silver_at_the_forge_stays_there_to_the_end(players: int) -> None:
    most = 0
    for s in play_at_random(new_game(players, "winter"), "silver"):
        assert s.forge_silver >= most
        assert count_pieces(s, "silver") == 15
        most = s.forge_silver
    assert most > 0


@rule("AM-SLV-05")
@pytest.mark.parametrize("card", ["bricklayer", "stonemason", "worker_wood"])
def test_every_builder_may_exchange_before_between_and_after_buildings(card: str) -> None:
    s = with_silver(card, silver=3, sand=2, wood=2, stone=1)
    play(s, "0 exchange stone")
    build(s, 0, "house_1", HOUSE)
    play(s, "0 exchange clay")
    build(s, 0, "house_2", HOUSE)
    play(s, "0 exchange wood")
    assert see(s, "forge_silver") == 3
    assert see(s, "seats.0.resources") == pieces(clay=1, wood=1)


@rule("AM-SLV-05")
def test_silver_may_still_be_exchanged_when_the_last_tile_is_gone() -> None:
    s = position(
        only="stonemason",
        cards={0: "stonemason"},
        given={
            "seats.0.resources": pieces(sand=1, wood=1, stone=1, silver=2),
            "tiles": ["house_1"],
        },
    )
    build(s, 0, "house_1", HOUSE)
    play(s, "0 exchange stone")
    assert see(s, "forge_silver") == 1


@rule("AM-SLV-05")
def test_silver_may_be_exchanged_any_number_of_times() -> None:
    s = with_silver(silver=4)
    play(s, *["0 exchange stone"] * 3)
    assert see(s, "seats.0.resources") == pieces(stone=3, silver=1)
    assert "exchange stone" in options(s, 0)


@rule("AM-SLV-05", "AM-BRCH-02")
def test_silver_may_be_exchanged_at_the_breach() -> None:
    s = position(
        at="winter_draw",
        season="winter",
        cards={0: "messenger", 1: "messenger", 2: "messenger"},
        given={
            "round_track": 12,
            "winter.deck": ["breach"],
            "seats.0.resources": pieces(silver=1),
        },
    )
    assert "exchange stone" in options(s, 0)


@rule("AM-SLV-05", "AM-SCORE-21")
def test_silver_may_be_exchanged_at_the_palace() -> None:
    s = position(
        at="final_scoring",
        given={"spaces.palace_1": 0, "seats.0.resources": pieces(silver=1)},
    )
    assert "exchange stone" in options(s, 0)


def at_select() -> CastleState:
    return position(at="select")


def at_loading() -> CastleState:
    return position(at="equip_workers", cards={0: "worker_stone"})


def at_trading() -> CastleState:
    return position(at="trader", cards={0: "trader"})


def at_the_watchtower() -> CastleState:
    return position(at="bricklayer", cards={0: "bricklayer"})


def at_buying() -> CastleState:
    cards = {0: "stonemason", 1: "worker_wood"}
    return position(at="stonemason", cards=cards, given={"seats.1.goods": pieces(wood=2)})


def at_placing() -> CastleState:
    given = {"seats.0.resources": pieces(sand=1, wood=1, stone=1, silver=1)}
    s = position(at="stonemason", cards={0: "stonemason"}, given={**given, "seats.0.thalers": 20})
    build(s, 0, "house_1", HOUSE)
    play(s, "0 pass")
    assert asked(s, 0) == "place"
    return s


def at_courting() -> CastleState:
    given = {"winter.in_play": ["lady"], "winter.suitors": [0, 1, 2]}
    return position(at="courting", season="winter", given=given)


def at_snowfall() -> CastleState:
    given = {"round_track": 12, "winter.deck": ["snowfall"]}
    return position(at="winter_draw", season="winter", given=given)


def at_plague() -> CastleState:
    given = {"round_track": 12, "winter.deck": ["plague"]}
    return position(at="winter_draw", season="winter", played={0: "messenger"}, given=given)


def at_market() -> CastleState:
    given = {"spaces.market_1": 0, "spaces.palace_1": 0, "seats.0.thalers": 4}
    return position(at="final_scoring", given=given)


@rule("AM-SLV-05")
@pytest.mark.parametrize(
    "moment",
    [
        at_select,
        at_loading,
        at_trading,
        at_the_watchtower,
        at_buying,
        at_placing,
        at_courting,
        at_snowfall,
        at_plague,
        at_market,
    ],
)
def test_at_no_other_moment_may_silver_be_exchanged(moment: Callable[[], CastleState]) -> None:
    s = moment()
    s.resources[0][4] = 1
    assert refused(s, "0 exchange stone") == "AM-SLV-05"


@rule("AM-SLV-06")
@pytest.mark.parametrize("card", ["bricklayer", "stonemason", "worker_wood"])
def test_what_silver_brought_need_not_be_spent(card: str) -> None:
    s = with_silver(card)
    play(s, "0 exchange stone")
    assert s.is_over()
    assert see(s, "seats.0.resources") == pieces(stone=1)
