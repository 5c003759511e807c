"""SR-TROUBLE, SR-GARDENS, SR-LIBRARY. Troubles kept, passed on, softened or turned into Jokers."""

from __future__ import annotations

from tests.games.sa_re.table import (
    asked,
    each,
    hands,
    options,
    play,
    position,
    refused,
    see,
    told,
)
from tests.rule import rule


@rule("SR-TROUBLE-01")
def test_a_trouble_refused_in_light_is_offered_to_the_next_player() -> None:
    s = position(only="sequence", deck="T W S")
    play(s, "0 stop", "1 draw")
    assert each(s, "gauge") == [0, 2, 0]


@rule("SR-TROUBLE-02")
def test_a_kept_trouble_raises_by_its_value_and_the_sequence_goes_on() -> None:
    s = position(only="sequence", deck="T W S")
    play(s, "0 draw")
    assert see(s, "seats.0.gauge") == 2
    assert asked(s) == "0 offer"


@rule("SR-TROUBLE-03", "SR-TROUBLE-04")
def test_the_first_trouble_is_kept_and_the_next_may_be_passed() -> None:
    s = position(only="sequence", deck="t t W S")
    play(s, "0 draw")
    assert see(s, "seats.0.gauge") == 1
    play(s, "0 draw")
    assert options(s, 0) == [
        "keep trouble_single plain",
        "pass trouble_single seat:1",
        "pass trouble_single seat:2",
    ]
    play(s, "0 pass trouble_single seat:2")
    assert asked(s) == "2 react"
    assert each(s, "gauge") == [1, 0, 1]
    play(s, "2 go_on")
    assert asked(s) == "0 offer"


@rule("SR-TROUBLE-05")
def test_nobody_is_given_two_in_one_sequence() -> None:
    s = position(only="sequence", deck="t t t W S")
    play(s, "0 draw", "0 draw", "0 pass trouble_single seat:1", "1 go_on", "0 draw")
    assert refused(s, "0 pass trouble_single seat:1") == "SR-TROUBLE-05"
    assert "pass trouble_single seat:2" in options(s, 0)


@rule("SR-TROUBLE-05", "SR-REVOLT-09")
def test_nobody_is_given_one_whose_value_would_make_a_revolt() -> None:
    given = {"seats.1.gauge": 5, "seats.2.gauge": 6}
    s = position(only="sequence", deck="t H t T W S", given=given)
    play(s, "0 draw", "0 draw")
    assert refused(s, "0 pass trouble_double seat:1") == "SR-REVOLT-09"
    assert refused(s, "0 pass trouble_single seat:2") == "SR-REVOLT-09"
    assert "pass trouble_single seat:1" in options(s, 0)


@rule("SR-TROUBLE-06")
def test_it_is_discarded_only_if_nobody_is_eligible_and_may_then_still_be_kept() -> None:
    s = position(only="sequence", players=2, deck="t t t W")
    play(s, "0 draw", "0 draw")
    assert refused(s, "0 discard trouble_single") == "SR-TROUBLE-06"
    play(s, "0 pass trouble_single seat:1", "1 go_on", "0 draw")
    assert options(s, 0) == ["keep trouble_single plain", "discard trouble_single"]
    play(s, "0 discard trouble_single")
    assert each(s, "gauge") == [1, 1]
    assert asked(s) == "0 offer"


@rule("SR-TROUBLE-03", "SR-TROUBLE-07")
def test_of_several_in_a_batch_the_player_chooses_which_is_kept() -> None:
    s = position(only="sequence", players=2, deck="H t T W")
    play(s, "0 draw")
    assert refused(s, "0 discard trouble_double") == "SR-TROUBLE-03"
    play(s, "0 keep trouble_double plain", "0 pass trouble_single seat:1")
    assert each(s, "gauge") == [2, 1]


@rule("SR-TROUBLE-08", "SR-TROUBLE-09")
def test_received_troubles_do_not_count_and_each_sequence_starts_a_new_count() -> None:
    s = position(only="sequence", players=2, deck="t t W t W t W")
    play(s, "0 draw", "0 draw", "0 pass trouble_single seat:1", "1 go_on", "0 draw")
    play(s, "1 draw")
    assert see(s, "seats.1.gauge") == 2
    assert see(s, "season.troubles") == 1
    play(s, "1 draw")
    play(s, "0 draw")
    assert see(s, "seats.0.gauge") == 2
    assert see(s, "season.passed") == 0


@rule("SR-TROUBLE-10", "SR-LIBRARY-01", "SR-LIBRARY-02")
def test_a_joker_of_the_library_counts_as_the_first_trouble_and_ends_nothing() -> None:
    s = position(only="sequence", players=2, deck="t t W S", grounds={0: {1: "library"}})
    play(s, "0 draw", "0 keep trouble_single library")
    assert (see(s, "seats.0.gauge"), see(s, "seats.0.jokers")) == (0, 1)
    assert not see(s, "season.produced")
    assert options(s, 0) == ["draw", "stop"]
    play(s, "0 draw")
    assert "pass trouble_single seat:1" in options(s, 0)
    assert refused(s, "0 keep trouble_single library") == "SR-POWER-01"


@rule("SR-TROUBLE-11")
def test_a_trouble_discarded_by_the_palace_does_not_count_as_drawn() -> None:
    grounds = {0: {1: "palace"}}
    given = {"season.dark": True}
    s = position(only="sequence", players=2, deck="t t W", grounds=grounds, given=given)
    play(s, "0 draw", "0 palace trouble_single")
    assert see(s, "season.troubles") == 0
    play(s, "0 draw")
    assert each(s, "gauge") == [1, 0]


@rule("SR-TROUBLE-11", "SR-TEMPLE-05")
def test_a_trouble_put_back_by_the_temple_does_not_count_as_drawn() -> None:
    s = position(only="sequence", players=2, deck="t T W S", grounds={0: {1: "temple"}})
    play(s, "0 temple", "0 apply first")
    assert see(s, "season.troubles") == 1
    assert see(s, "season.deck.0") == "trouble_double"
    assert asked(s) == "0 offer"


@rule("SR-GARDENS-01")
def test_with_the_gardens_a_double_trouble_counts_as_a_single_one() -> None:
    s = position(only="sequence", deck="T T W S", grounds={0: {1: "gardens"}})
    play(s, "0 draw")
    assert options(s, 0) == ["keep trouble_double plain", "keep trouble_double gardens"]
    play(s, "0 keep trouble_double gardens")
    assert see(s, "seats.0.gauge") == 1
    assert see(s, "seats.0.night") == ["gardens"]


@rule("SR-GARDENS-02")
def test_a_passed_trouble_keeps_its_printed_value() -> None:
    s = position(
        only="sequence",
        players=2,
        deck="t T W S",
        grounds={seat: {1: "gardens"} for seat in (0, 1)},
    )
    play(s, "0 draw", "0 draw", "0 pass trouble_double seat:1")
    assert each(s, "gauge") == [1, 2]
    assert options(s, 1) == ["stop", "go_on"]
    assert each(s, "night") == [[], []]


@rule("SR-GARDENS-03")
def test_gardens_and_library_together_make_a_joker_of_a_double_trouble() -> None:
    grounds = {0: {1: "gardens", 2: "library"}}
    s = position(only="sequence", deck="T W S", grounds=grounds)
    play(s, "0 draw")
    assert refused(s, "0 keep trouble_single library") == "SR-TROUBLE-02"
    play(s, "0 keep trouble_double both")
    assert (see(s, "seats.0.gauge"), see(s, "seats.0.jokers")) == (0, 1)
    assert see(s, "seats.0.night") == ["gardens", "library"]


@rule("SR-LIBRARY-03")
def test_a_library_joker_is_no_card_to_trade_or_keep() -> None:
    grounds = {0: {1: "market"}}
    s = position(
        only="sequence",
        deck="W S",
        grounds=grounds,
        cards={1: "G"},
        given={"seats.0.jokers": 1},
    )
    assert refused(s, "0 market") == "SR-MARKET-01"
    s = position(only="construction", given={"seats.0.jokers": 1})
    play(s, "0 done")
    assert see(s, "seats.0.jokers") == 0
    assert hands(s)[0] == ""
    assert told(s, "lost_goods")[0].args == {"count": 1}


@rule("SR-POWER-01")
def test_without_the_building_there_is_no_power() -> None:
    s = position(only="sequence", deck="H t T W S")
    play(s, "0 draw")
    assert refused(s, "0 keep trouble_double gardens") == "SR-POWER-01"
    assert refused(s, "0 keep trouble_single library") == "SR-POWER-01"
    assert refused(s, "0 palace trouble_single") == "SR-POWER-01"
    assert refused(s, "0 market") == "SR-POWER-01"
