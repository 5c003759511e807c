"""SR-SEASON, SR-OFFER, SR-PROD, SR-HORUS, SR-SEND. Work sequences."""

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
    told,
    told_by,
)
from tests.rule import rule
from trilith.games.sa_re import GAME
from trilith.games.sa_re.components import CARDS
from trilith.games.sa_re.state import SaReState

# ------------------------------------------------------------------ preparation


def count_cards(s: SaReState) -> list[int]:
    found = [*see(s, "season.deck"), see(s, "season.removed")]
    if see(s, "season.dark"):
        found.append("hoshekh")
    return [found.count(card) for card in CARDS]


@rule("SR-SEASON-01", "SR-SEASON-02", "SR-SEASON-05", "SR-KEEP-07", "SR-ROUND-02")
def test_the_deck_is_all_cards_but_the_carried_ones_and_one_removed_unseen() -> None:
    given = {"seats.0.carried": names("W GG"), "seats.1.carried": names("W")}
    s = position(at="planning", players=2, given=given)
    assert see(s, "season.deck") == []
    play(s, "0 commit", "1 commit")
    assert len(see(s, "season.deck")) == 27 - 3 - see(s, "season.dark")
    expected = s.data.composition.copy()
    for kind in (CARDS.index("single_wood"), CARDS.index("single_wood"), 5):
        expected[kind] -= 1
    assert count_cards(s) == expected
    view = GAME.view(s, 0)
    assert "removed" not in view["season"]
    assert told(s, "season_began")[0].args == {"count": 24}


@rule("SR-SEASON-02", "SR-HOSH-05")
def test_the_removed_card_is_back_in_the_next_season_which_begins_in_light() -> None:
    given = {"season.dark": True}
    s = position(only="season", players=2, deck="W", removed="S", given=given)
    assert count_cards(s) == s.data.composition
    began = [event.kind for event in s.log or []]
    assert began[:2] in (["season_began", "turned_up"], ["season_began", "hoshekh"])
    assert see(s, "season.dark") == ("hoshekh" in began)


@rule("SR-SEASON-03")
def test_in_light_the_top_card_and_only_it_is_seen_by_all() -> None:
    s = position(only="sequence", deck="W S G")
    for seat in (0, 1, 2, -1):
        season = GAME.view(s, seat)["season"]
        assert (season["top"], season["second"], season["deck"]) == ("single_wood", None, 3)


@rule("SR-SEASON-04")
def test_standing_players_follow_clockwise_from_the_first_player() -> None:
    s = position(
        only="sequence", players=4, first=2, deck="W S G W S", given={"seats.0.standing": False}
    )
    play(s, "2 draw", "3 draw", "1 draw", "2 draw")
    assert told_by(s, "sequence") == [2, 3, 1, 2, 3]


@rule("SR-SEASON-06")
def test_cards_that_left_the_deck_stay_out_of_it_during_the_season() -> None:
    s = position(only="sequence", deck="t W H S G W")
    play(s, "0 draw", "0 draw", "1 draw", "1 acquire single_stone")
    assert see(s, "season.deck") == names("W")
    unseen = GAME.view(s, 2)["season"]["unseen"]
    assert {card: count for card, count in unseen.items() if count} == {"single_wood": 1}


# ------------------------------------------------------------------ offers


@rule("SR-OFFER-01", "SR-OFFER-05")
def test_at_an_offer_one_draws_or_stops_and_cannot_pass() -> None:
    s = position(only="sequence", deck="W S G")
    assert options(s, 0) == ["draw", "stop"]
    assert refused(s, "0 end_sequence") == "SR-PROD-04"
    assert refused(s, "0 go_on") == "SR-STOP-02"


@rule("SR-OFFER-02")
def test_in_dark_the_card_is_shown_when_drawn_and_applied() -> None:
    s = position(only="sequence", deck="t W S", given={"season.dark": True})
    assert GAME.view(s, 0)["season"]["top"] is None
    play(s, "0 draw")
    assert told(s, "drew")[0].args == {"card": "trouble_single"}
    assert told(s, "drew")[0].reveals
    assert see(s, "seats.0.gauge") == 1


@rule("SR-OFFER-03", "SR-OFFER-04", "SR-OFFER-06")
def test_a_refused_card_resources_included_is_offered_to_the_next_player() -> None:
    s = position(only="sequence", deck="WW S")
    play(s, "0 stop")
    assert asked(s) == "1 offer"
    assert GAME.view(s, 1)["season"]["top"] == "double_wood_wood"
    assert each(s, "standing") == [False, True, True]


@rule("SR-OFFER-07")
def test_a_horus_drawn_in_dark_binds_to_two_more_draws() -> None:
    s = position(only="sequence", deck="H W S G", given={"season.dark": True})
    play(s, "0 draw")
    assert see(s, "season.batch") == names("W S")
    assert refused(s, "0 stop") == "SR-STOP-04"


@rule("SR-OFFER-08", "SR-HORUS-05")
def test_after_a_draw_without_production_the_same_player_may_stop() -> None:
    s = position(only="sequence", deck="t H t T W")
    play(s, "0 draw")
    assert options(s, 0) == ["draw", "stop"]
    # Both may be kept, for one Trouble was drawn before.
    play(s, "0 draw", "0 keep trouble_single plain", "0 keep trouble_double plain")
    assert asked(s) == "0 offer"
    play(s, "0 stop")
    assert asked(s) == "1 offer"


# ------------------------------------------------------------------ production


@rule("SR-PROD-01", "SR-PROD-03", "SR-STOP-05")
def test_a_single_card_ends_the_sequence_but_not_the_season() -> None:
    s = position(only="sequence", players=2, deck="W S G")
    play(s, "0 draw")
    assert hands(s) == ["W", ""]
    assert asked(s) == "1 offer"
    play(s, "1 draw")
    assert asked(s) == "0 offer"


@rule("SR-PROD-03", "SR-STOP-05")
def test_a_player_who_produced_cannot_stop_in_that_sequence() -> None:
    s = position(
        only="sequence", deck="W S", grounds={0: {1: "barracks"}}, given={"seats.0.gauge": 1}
    )
    play(s, "0 draw", "0 acquire single_wood")
    assert asked(s) == "0 closing"
    assert refused(s, "0 stop") == "SR-STOP-05"


@rule("SR-PROD-04", "SR-DEC-02")
def test_closing_is_for_barracks_and_market_and_skipped_without_them() -> None:
    grounds = {0: {1: "barracks"}}
    s = position(only="sequence", deck="W S", grounds=grounds)
    play(s, "0 draw")
    assert asked(s) == "1 offer"
    s = position(only="sequence", deck="W S", grounds=grounds, given={"seats.0.gauge": 2})
    play(s, "0 draw", "0 acquire single_wood")
    assert options(s, 0) == ["barracks seat:1", "barracks seat:2", "end_sequence"]


def foretold(s: SaReState) -> list[str]:
    """What the preview of drawing says to seat 0, each line with its seat."""
    return [f"{e.seat} {e.kind}" for e in GAME.preview(s, 0, GAME.catalogue.read("draw"))]


@rule("SR-PROD-01", "SR-WIND-05")
def test_the_preview_of_drawing_a_double_card_says_whom_its_wind_raises() -> None:
    s = position(only="sequence", deck="SW t G", given={"seats.2.gauge": 6})
    before = GAME.digest(s)
    rises = ["0 rose", "1 rose", "2 rose"]
    assert foretold(s) == ["0 drew", "0 acquired", "0 wind", *rises, "2 revolt"]
    gauges = [e.args["gauge"] for e in GAME.preview(s, 0, GAME.catalogue.read("draw"))[3:6]]
    assert gauges == [1, 1, 7]
    assert GAME.digest(s) == before


@rule("SR-PROD-01", "SR-HORUS-01", "SR-TROUBLE-01")
def test_the_preview_of_drawing_says_what_every_open_card_does() -> None:
    drawn = {"W": "0 acquired", "H": "0 owes", "t": "0 kept_trouble"}
    for card, does in drawn.items():
        assert foretold(position(only="sequence", deck=f"{card} S G"))[:2] == ["0 drew", does]


@rule("SR-PALACE-03", "SR-BARRACKS-01")
def test_the_preview_of_drawing_promises_nothing_that_a_power_can_change() -> None:
    given = {"seats.0.gauge": 2}
    for power in ("palace", "barracks"):
        s = position(only="sequence", deck="SW t G", grounds={0: {1: power}}, given=given)
        assert foretold(s) == ["0 drew"]


@rule("SR-OFFER-03")
def test_the_preview_of_drawing_in_the_dark_says_nothing_of_an_unseen_card() -> None:
    assert foretold(position(only="sequence", deck="SW t G", given={"season.dark": True})) == []


# ------------------------------------------------------------------ Horus' Choice


@rule("SR-HORUS-01")
def test_horus_may_be_refused_in_light_and_obliges_to_two_cards_when_drawn() -> None:
    s = position(only="sequence", deck="H t W G")
    assert options(s, 0) == ["draw", "stop"]
    play(s, "0 draw")
    assert told(s, "owes")[0].args == {"count": 2}
    assert see(s, "season.batch") == names("t W")


@rule("SR-HORUS-02")
def test_owed_cards_are_drawn_together_and_resolved_in_any_order() -> None:
    s = position(only="sequence", deck="H W S G")
    play(s, "0 draw")
    assert options(s, 0) == ["acquire single_wood", "acquire single_stone"]
    play(s, "0 acquire single_stone")
    assert hands(s)[0] == "S W"


@rule("SR-HORUS-03")
def test_two_horus_in_one_batch_owe_four_cards() -> None:
    s = position(only="sequence", deck="H H H W S G W S")
    play(s, "0 draw")
    assert see(s, "season.batch") == names("W S G W")
    assert see(s, "season.deck") == names("S")


@rule("SR-HORUS-04")
def test_production_inside_a_chain_does_not_stop_it() -> None:
    s = position(only="sequence", deck="H W H t t G")
    play(s, "0 draw", "0 acquire single_wood")
    assert see(s, "season.produced")
    assert see(s, "season.batch") == names("t")  # the first of the two had to be kept
    play(s, "0 keep trouble_single plain")
    assert asked(s) == "1 offer"


@rule("SR-HORUS-06", "SR-REVOLT-08")
def test_a_revolt_cancels_the_batch_and_everything_owed() -> None:
    s = position(only="sequence", deck="H T H W S", given={"seats.0.gauge": 5})
    play(s, "0 draw", "0 obey horus_choice")
    assert see(s, "seats.0.revolted")
    assert (see(s, "season.batch"), see(s, "season.owed")) == ([], 0)
    assert see(s, "season.deck") == names("W S")
    assert asked(s) == "1 offer"

    s = position(only="sequence", deck="H T W S", given={"seats.0.gauge": 5})
    play(s, "0 draw", "0 keep trouble_double plain")
    assert told(s, "cancelled")[0].args == {"count": 1}
    assert hands(s)[0] == ""


@rule("SR-HORUS-07")
def test_owed_draws_that_the_deck_does_not_have_are_dropped() -> None:
    s = position(only="sequence", deck="H W")
    play(s, "0 draw")
    assert hands(s)[0] == "W"
    assert s.is_over()


@rule("SR-HORUS-08")
def test_horus_is_discarded_and_counts_neither_as_trouble_nor_as_production() -> None:
    s = position(only="sequence", deck="H t T W S")
    play(s, "0 draw")
    assert not see(s, "season.produced")
    assert see(s, "season.troubles") == 0
    assert refused(s, "0 pass trouble_single seat:1") == "SR-TROUBLE-03"


# ------------------------------------------------------------------ the end of the season


@rule("SR-SEND-01")
def test_the_season_ends_when_all_obelisks_are_down() -> None:
    s = position(only="sequence", players=2, deck="W S G")
    play(s, "0 stop", "1 stop")
    assert s.is_over()
    assert [event.rule for event in told(s, "season_ended")] == ["SR-SEND-01"]


@rule("SR-SEND-02")
def test_the_season_ends_after_the_sequence_of_the_last_card() -> None:
    s = position(
        only="sequence", deck="W", grounds={0: {1: "barracks"}}, given={"seats.0.gauge": 1}
    )
    play(s, "0 draw", "0 acquire single_wood")
    assert asked(s) == "0 closing"
    play(s, "0 end_sequence")
    assert s.is_over()
    assert [event.rule for event in told(s, "season_ended")] == ["SR-SEND-02"]


@rule("SR-SEND-03", "SR-SEND-05")
def test_the_last_one_standing_plays_one_more_sequence() -> None:
    s = position(only="sequence", players=2, deck="W t W S")
    play(s, "0 draw", "1 stop", "0 draw")
    assert asked(s) == "0 offer"
    play(s, "0 draw")
    assert s.is_over()
    assert hands(s) == ["W W", ""]


@rule("SR-SEND-04")
def test_there_is_no_further_sequence_after_your_own_last_one() -> None:
    s = position(only="sequence", players=2, deck="WW W S")
    play(s, "0 draw", "1 stop")
    assert s.is_over()
    assert see(s, "seats.0.standing")


@rule("SR-SEND-06", "SR-STOP-07")
def test_a_player_still_standing_takes_part_in_construction_like_one_who_stopped() -> None:
    s = position(at="sequence", players=2, deck="WW W S")
    play(s, "0 draw", "1 stop")
    assert asked(s) == "0 ship"
    play(s, "0 done")
    assert asked(s) == "0 save"
    play(s, "0 save double_wood_wood")
    assert asked(s) == "1 ship"


@rule("SR-DEC-01")
def test_what_has_one_answer_is_not_asked_but_offers_and_reactions_always_are() -> None:
    s = position(only="sequence", players=2, deck="W WW")
    play(s, "0 draw")
    assert asked(s) == "1 offer"
    play(s, "1 draw")
    assert asked(s) == "0 react"
    assert options(s, 0) == ["stop", "go_on"]
