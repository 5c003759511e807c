"""EN-BANNER. Banners as the currency of a main action."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ezra_nehemiah.table import (
    DATA,
    give,
    goods,
    hero,
    levites,
    main,
    on_piles,
    options,
    own,
    play,
    table,
    tile,
    tuck,
    turn,
)
from tests.rule import rule
from trilith.engine.doc import parse_toml
from trilith.games.ezra_nehemiah.banners import banners
from trilith.games.ezra_nehemiah.game import FOLDER
from trilith.games.ezra_nehemiah.names import BLUE, CARDS, GREY, HEROES, RED

PRINTED: dict[str, Any] = {
    card["id"]: card["banners"]
    for card in parse_toml((FOLDER / "components.toml").read_text("utf-8"), "")["character_cards"][
        "cards"
    ]  # type: ignore[index]
}


@rule("EN-BANNER-02", "EN-BANNER-03")
@pytest.mark.parametrize("card", CARDS)
def test_a_visible_card_counts_all_its_banners(card: str) -> None:
    s = table()
    on_piles(s, 0, card)
    expected = [
        sum(one["value"] for one in PRINTED[card] if one["color"] == colour)
        for colour in ("red", "grey", "blue")
    ]
    assert [banners(s, colour) for colour in (RED, GREY, BLUE)] == expected
    assert len(PRINTED[card]) == 3


@rule("EN-BANNER-04", "EN-SAB-07")
@pytest.mark.parametrize("card", CARDS)
def test_a_tucked_card_counts_its_top_banner_only(card: str) -> None:
    s = table()
    tuck(s, 0, card)
    top = PRINTED[card][0]
    expected = {top["color"]: top["value"]}
    found = {c: banners(s, i) for i, c in enumerate(("red", "grey", "blue")) if banners(s, i)}
    assert found == expected


@rule("EN-BANNER-02", "EN-HERO-03")
@pytest.mark.parametrize("name", HEROES)
def test_a_hero_counts_its_banner(name: str) -> None:
    s = table()
    hero(s, 0, name)
    colour = DATA.heroes[HEROES.index(name)].colour
    assert banners(s, colour) == DATA.heroes[HEROES.index(name)].value


@rule("EN-BANNER-02")
def test_the_sum_of_all_sources() -> None:
    # Three visible cards with 5 red, 1 tucked, 2 from an elder, 2 from a scroll tile: ten.
    s = table()
    tuck(s, 0, "carpenter")
    on_piles(s, 0, "temple_servant", "copyist", "official")
    own(s, 0, "wood_elder_bonus")
    turn(s)
    play(s, "0 place elder:2")
    assert banners(s, RED) == 5 + 1 + 2 + 2


@rule("EN-BANNER-01")
def test_each_main_action_uses_its_own_colour() -> None:
    s = table()
    on_piles(s, 0, "mason", "teacher")
    give(s, 0, gold=2)
    main(s, "temple_altar")
    # Grey and blue banners are of no use in the temple.
    assert options(s, verb="temple") == []
    assert "finish" in options(s)


@rule("EN-BANNER-05")
def test_banners_are_spent_once_and_new_ones_may_be_spent_at_once() -> None:
    s = table()
    levites(s, 0, 3)
    give(s, 0, wood=3)
    main(s, "temple_altar", banners=2)
    play(s, "0 temple temple:2 wood")
    assert options(s, verb="temple") == []
    play(s, "0 banner")
    assert options(s, verb="temple") == ["temple temple:1 wood"]


@rule("EN-BANNER-06")
def test_banners_of_an_elder_wait_for_the_action_and_are_lost_after_it() -> None:
    s = turn(table())
    play(s, "0 place elder:1", "0 play priest pile:1", "0 main temple_altar")
    assert banners(s, RED) == 2 + 4
    play(s, "0 finish")
    s = turn(table())
    play(s, "0 play priest pile:1", "0 main temple_altar", "0 finish", "0 place elder:1")
    # The silver stays, the banners are lost.
    assert goods(s) == {"silver": 1}
    assert s.bonus == [0, 0, 0, 0]


@rule("EN-BANNER-07")
def test_nothing_else_gives_banners() -> None:
    s = table()
    assert [banners(s, colour) for colour in (RED, GREY, BLUE)] == [0, 0, 0]


@rule("EN-BANNER-08")
def test_wild_banners_count_for_any_action() -> None:
    s = table()
    tile(s, 0, "traders_3", turned=True)
    turn(s)
    play(s, "0 place trader:4")
    assert [banners(s, colour) for colour in (RED, GREY, BLUE)] == [3, 3, 3]
