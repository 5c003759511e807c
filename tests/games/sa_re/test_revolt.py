"""SR-WIND, SR-STOP, SR-REVOLT. The gauge, who may stop, and the General Revolt."""

from __future__ import annotations

from tests.games.sa_re.table import (
    asked,
    each,
    hands,
    names,
    options,
    play,
    position,
    refused,
    see,
    stock,
    told,
    told_by,
)
from tests.rule import rule


@rule("SR-WIND-01", "SR-WIND-02", "SR-STOP-08")
def test_a_wind_raises_all_who_stand_and_nobody_else() -> None:
    s = position(only="sequence", players=4, deck="WW S", given={"seats.2.standing": False})
    play(s, "0 draw")
    assert each(s, "gauge") == [1, 1, 0, 1]
    assert asked(s) == "1 react"
    play(s, "1 go_on")
    assert asked(s) == "3 react"


@rule("SR-WIND-03", "SR-WIND-04", "SR-REVOLT-03")
def test_a_wind_may_bring_its_own_author_to_revolt_and_others_still_react() -> None:
    s = position(only="sequence", deck="WW S G", cards={0: "G"}, given={"seats.0.gauge": 6})
    play(s, "0 draw")
    assert asked(s) == "0 save-one"
    assert options(s, 0) == ["save single_gold", "save double_wood_wood"]
    play(s, "0 save double_wood_wood")
    assert asked(s) == "1 react"
    play(s, "1 stop", "2 go_on")
    assert each(s, "standing") == [False, False, True]
    assert hands(s)[0] == "WW"
    assert asked(s) == "2 offer"


@rule("SR-WIND-04")
def test_all_rise_then_revolts_in_order_then_reactions_in_order() -> None:
    given = {"seats.3.gauge": 6, "seats.0.gauge": 6}
    s = position(
        only="sequence",
        players=4,
        first=2,
        deck="WW S G",
        cards={3: "W S", 0: "G S"},
        given=given,
    )
    play(s, "2 draw")
    assert each(s, "gauge") == [7, 1, 1, 7]
    assert told_by(s, "rose") == [2, 3, 0, 1]
    assert asked(s) == "3 save-one"
    play(s, "3 save single_wood")
    assert asked(s) == "0 save-one"
    play(s, "0 save single_gold")
    assert asked(s) == "1 react"


@rule("SR-WIND-05")
def test_two_double_cards_are_two_winds_each_with_reactions() -> None:
    s = position(only="sequence", players=2, deck="H WW SS G")
    play(s, "0 draw", "0 acquire double_stone_stone", "1 go_on")
    assert each(s, "gauge") == [2, 2]
    assert asked(s) == "1 react"
    s = position(only="sequence", players=2, deck="H WW SS G")
    play(s, "0 draw", "0 acquire double_stone_stone", "1 stop")
    assert each(s, "gauge") == [2, 1]


@rule("SR-STOP-01")
def test_a_player_stops_at_their_own_offer_instead_of_drawing() -> None:
    s = position(only="sequence", deck="W S")
    play(s, "0 stop")
    assert see(s, "seats.0.standing") is False
    assert [event.rule for event in told(s, "stopped")] == ["SR-STOP-01"]


@rule("SR-STOP-02", "SR-STOP-03")
def test_players_hit_react_clockwise_and_may_decline() -> None:
    s = position(only="sequence", players=4, first=1, deck="WW S")
    play(s, "1 draw")
    assert asked(s) == "2 react"
    play(s, "2 stop")
    assert asked(s) == "3 react"
    play(s, "3 go_on")
    assert asked(s) == "0 react"
    play(s, "0 stop")
    assert each(s, "standing") == [False, True, False, True]


@rule("SR-STOP-04")
def test_nobody_stops_with_cards_unresolved_or_owed() -> None:
    s = position(only="sequence", deck="H W S G")
    play(s, "0 draw")
    assert refused(s, "0 stop") == "SR-STOP-04"


@rule("SR-STOP-06")
def test_a_rise_in_your_own_sequence_gives_no_reaction() -> None:
    s = position(only="sequence", deck="t W")
    play(s, "0 draw")
    assert asked(s) == "0 offer"
    s = position(only="sequence", players=2, deck="WW W", given={"seats.1.standing": False})
    play(s, "0 draw")
    assert s.is_over()
    assert each(s, "gauge") == [1, 0]


@rule("SR-STOP-07", "SR-STOP-09")
def test_a_player_who_stopped_keeps_the_cards_and_is_out_until_the_new_round() -> None:
    s = position(at="sequence", players=2, deck="W S G", cards={0: "GG"})
    play(s, "0 stop", "1 draw")
    assert hands(s) == ["GG", "W"]
    assert each(s, "standing") == [False, True]
    while see(s, "round") == 1:
        seat = s.to_act()[0]
        s.apply(seat, next(a for a in s.legal(seat) if a.verb in ("done", "stop")))
    assert each(s, "standing") == [True, True]


@rule("SR-STOP-08", "SR-REVOLT-09")
def test_a_player_who_is_out_cannot_be_given_troubles_nor_hit_by_barracks() -> None:
    given = {"seats.1.standing": False, "seats.2.gauge": 5, "seats.0.gauge": 1}
    s = position(only="sequence", deck="H t T W", grounds={0: {1: "barracks"}}, given=given)
    assert refused(s, "0 barracks seat:1") == "SR-BARRACKS-03"
    play(s, "0 draw", "0 obey horus_choice", "0 keep trouble_single plain")
    assert refused(s, "0 pass trouble_double seat:1") == "SR-STOP-08"
    assert refused(s, "0 pass trouble_double seat:2") == "SR-REVOLT-09"
    assert "discard trouble_double" in options(s, 0)


# ------------------------------------------------------------------ revolt


@rule("SR-REVOLT-01")
def test_the_cube_stops_on_the_last_case_and_the_revolt_breaks_out_at_once() -> None:
    s = position(only="sequence", deck="T W", given={"seats.0.gauge": 6})
    play(s, "0 draw")
    assert see(s, "seats.0.gauge") == 7
    assert see(s, "seats.0.revolted")
    assert told_by(s, "revolt") == [0]
    assert asked(s) == "1 offer"


@rule("SR-REVOLT-02", "SR-REVOLT-05", "SR-KEEP-03")
def test_one_card_of_this_season_is_kept_and_carried_cards_and_jokers_are_lost() -> None:
    given = {"seats.0.gauge": 6, "seats.0.carried": names("SS"), "seats.0.jokers": 1}
    s = position(only="sequence", deck="t S", cards={0: "W G W"}, given=given)
    play(s, "0 draw")
    assert options(s, 0) == ["save single_wood", "save single_gold"]
    play(s, "0 save single_gold")
    assert hands(s)[0] == "G"
    assert see(s, "seats.0.jokers") == 0
    assert told(s, "lost_cards")[0].args == {"count": 2}


@rule("SR-REVOLT-04")
def test_without_a_card_of_this_season_nothing_is_kept() -> None:
    given = {"seats.0.gauge": 6, "seats.0.carried": names("SS")}
    s = position(only="sequence", deck="t S", given=given)
    play(s, "0 draw")
    assert hands(s)[0] == ""
    assert asked(s) == "1 offer"


@rule("SR-REVOLT-06", "SR-ROUND-04", "SR-KEEP-03")
def test_a_player_who_revolted_decides_nothing_in_construction_and_carries_the_card_on() -> None:
    grounds = {0: {1: "site:warehouse", 2: "carpenter"}}
    given = {"seats.0.gauge": 6, "seats.0.stock": stock(wood=2, stone=1)}
    s = position(at="sequence", players=2, deck="t S", cards={0: "W"}, grounds=grounds, given=given)
    play(s, "0 draw", "1 stop")
    assert told_by(s, "no_construction") == [0]
    assert asked(s) == "1 ship"
    play(s, "1 done")
    assert asked(s) == "1 plan"
    assert see(s, "seats.0.carried") == names("W")
    assert see(s, "seats.0.ground.1") == "site:warehouse"
    assert see(s, "seats.0.stock") == stock(wood=2, stone=1)


@rule("SR-REVOLT-07", "SR-PYR-03")
def test_stock_caravans_worksites_and_stages_survive_a_revolt() -> None:
    given = {
        "seats.0.gauge": 6,
        "seats.0.caravans": 2,
        "seats.0.stages": 1,
        "seats.0.stock": stock(gold=3),
    }
    s = position(
        only="sequence", deck="t S", grounds={0: {4: "site:pyramid", 5: "site:port"}}, given=given
    )
    play(s, "0 draw")
    assert see(s, "seats.0.caravans") == 2
    assert see(s, "seats.0.stages") == 1
    assert see(s, "seats.0.stock") == stock(gold=3)
    assert see(s, "seats.0.ground")[4:6] == ["site:pyramid", "site:port"]


@rule("SR-REVOLT-10", "SR-MARKET-03")
def test_the_card_kept_after_a_revolt_is_safe_from_the_market() -> None:
    s = position(
        only="sequence",
        deck="W S",
        grounds={0: {1: "market"}},
        cards={0: "W", 1: "G", 2: "S"},
        given={"seats.1.revolted": True, "seats.1.standing": False},
    )
    play(s, "0 market")
    assert hands(s) == ["S", "G", "W"]
