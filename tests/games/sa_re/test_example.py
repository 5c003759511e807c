"""The rulebook's example of a season with four players, step by step.

Cécile (seat 0) is first player; Sophie (1), Jordan (2) and Claire (3) follow. Sophie has Barracks.
"""

from __future__ import annotations

from tests.games.sa_re.table import asked, each, hands, options, play, position, see, told_by
from tests.rule import rule
from trilith.games.sa_re.state import SaReState

DECK = "W GW H t T G WW X H S H SS GS S W t G W S"


def table() -> SaReState:
    return position(
        only="sequence",
        players=4,
        deck=DECK,
        grounds={1: {1: "barracks"}},
    )


@rule("SR-SEASON-03", "SR-SEASON-04", "SR-PROD-01")
def test_cecile_takes_the_wood_that_lies_open() -> None:
    s = table()
    assert asked(s) == "0 offer"
    play(s, "0 draw")
    assert hands(s) == ["W", "", "", ""]
    assert asked(s) == "1 offer"


@rule("SR-PROD-02", "SR-WIND-01", "SR-STOP-02", "SR-STOP-03")
def test_sophie_takes_a_double_card_and_the_wind_hits_all_four() -> None:
    s = table()
    play(s, "0 draw", "1 draw")
    assert each(s, "gauge") == [1, 1, 1, 1]
    assert asked(s) == "2 react"
    play(s, "2 go_on", "3 go_on", "0 go_on")
    assert hands(s) == ["W", "GW", "", ""]


def after_two_sequences() -> SaReState:
    s = table()
    play(s, "0 draw", "1 draw", "2 go_on", "3 go_on", "0 go_on")
    # Sophie's gauge has risen: her Barracks could be used before the sequence closes.
    play(s, "1 end_sequence")
    return s


@rule("SR-HORUS-01", "SR-HORUS-02", "SR-HORUS-05", "SR-TROUBLE-04", "SR-TROUBLE-07")
def test_jordan_keeps_the_single_trouble_and_passes_the_double_one_to_claire() -> None:
    s = after_two_sequences()
    assert asked(s) == "2 offer"
    play(s, "2 draw")
    assert asked(s) == "2 resolve"
    assert options(s, 2) == ["keep trouble_single plain", "keep trouble_double plain"]
    play(s, "2 keep trouble_single plain", "2 pass trouble_double seat:3", "3 go_on")
    assert each(s, "gauge") == [1, 1, 2, 3]
    assert asked(s) == "2 offer"
    play(s, "2 draw")
    assert hands(s) == ["W", "GW", "G", ""]
    assert asked(s) == "3 offer"


def after_jordan() -> SaReState:
    s = after_two_sequences()
    play(s, "2 draw", "2 keep trouble_single plain", "2 pass trouble_double seat:3", "3 go_on")
    play(s, "2 draw")
    return s


@rule("SR-HOSH-01", "SR-HOSH-02", "SR-HOSH-03")
def test_claires_double_wood_brings_a_wind_and_uncovers_hoshekh() -> None:
    s = after_jordan()
    assert not see(s, "season.dark")
    play(s, "3 draw", "0 go_on", "1 go_on", "2 go_on")
    assert each(s, "gauge") == [2, 2, 3, 4]
    assert see(s, "season.dark")
    assert told_by(s, "hoshekh") == [-1]
    assert asked(s) == "0 offer"


def after_claire() -> SaReState:
    s = after_jordan()
    play(s, "3 draw", "0 go_on", "1 go_on", "2 go_on")
    return s


@rule("SR-OFFER-07", "SR-HORUS-03", "SR-HORUS-04", "SR-WIND-05", "SR-STOP-05")
def test_cecile_draws_horus_twice_in_the_dark_and_two_winds_follow() -> None:
    s = after_claire()
    play(s, "0 draw")
    assert see(s, "season.batch") == ["single_stone", "horus_choice"]
    play(s, "0 acquire single_stone")
    assert see(s, "season.batch") == ["double_stone_stone", "double_gold_stone"]
    play(s, "0 acquire double_stone_stone", "1 go_on", "2 go_on")
    assert each(s, "gauge") == [3, 3, 4, 5]
    # The second wind follows at once, for the last card is resolved without a choice.
    play(s, "3 go_on")
    assert each(s, "gauge") == [4, 4, 5, 6]
    play(s, "1 go_on", "2 go_on", "3 stop")
    assert each(s, "gauge") == [4, 4, 5, 6]
    assert each(s, "standing") == [True, True, True, False]
    assert hands(s) == ["GS S SS W", "GW", "G", "WW"]
    assert asked(s) == "1 offer"


def after_the_winds() -> SaReState:
    s = after_claire()
    play(s, "0 draw", "0 acquire single_stone", "0 acquire double_stone_stone")
    play(s, "1 go_on", "2 go_on", "3 go_on", "1 go_on", "2 go_on", "3 stop")
    return s


@rule("SR-OFFER-08", "SR-SEASON-04", "SR-STOP-01")
def test_sophie_and_jordan_draw_and_cecile_stops_after_a_trouble() -> None:
    s = after_the_winds()
    play(s, "1 draw", "1 acquire single_stone", "1 end_sequence", "2 draw")
    assert asked(s) == "0 offer"
    play(s, "0 draw")
    assert each(s, "gauge") == [5, 4, 5, 6]
    assert asked(s) == "0 offer"
    play(s, "0 stop")
    assert each(s, "standing") == [False, True, True, False]
    assert asked(s) == "1 offer"


def after_sophies_gold() -> SaReState:
    s = after_the_winds()
    play(s, "1 draw", "1 acquire single_stone", "1 end_sequence", "2 draw", "0 draw", "0 stop")
    play(s, "1 draw", "1 acquire single_gold")
    return s


@rule("SR-BARRACKS-01", "SR-BARRACKS-04", "SR-PROD-04", "SR-SEND-04")
def test_sophies_barracks_make_jordan_stop_and_end_the_season() -> None:
    s = after_sophies_gold()
    assert asked(s) == "1 closing"
    play(s, "1 barracks seat:2")
    assert each(s, "gauge") == [5, 3, 6, 6]
    play(s, "2 stop")
    assert asked(s) == ""
    assert told_by(s, "season_ended") == [-1]
    assert each(s, "standing") == [False, True, False, False]
    assert hands(s) == ["GS S SS W", "G GW S", "G W", "WW"]


@rule("SR-SEND-03", "SR-SEND-05")
def test_had_jordan_stopped_in_his_own_sequence_sophie_would_play_once_more() -> None:
    s = after_sophies_gold()
    play(s, "1 end_sequence")
    assert asked(s) == "2 offer"
    play(s, "2 stop")
    assert asked(s) == "1 offer"
    play(s, "1 draw")
    assert hands(s)[1] == "G GW S W"
    assert asked(s) == ""
