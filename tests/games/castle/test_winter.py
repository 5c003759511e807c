"""AM-WTR, AM-MODE. The winter deck, and the ways to play."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.castle.table import (
    DATA,
    asked,
    each,
    new_game,
    options,
    pieces,
    play,
    play_at_random,
    position,
    refused,
    see,
    told,
    told_by,
)
from tests.rule import rule
from trilith.engine.errors import BadInput
from trilith.games.castle import GAME
from trilith.games.castle.components import WINTER_CARDS
from trilith.games.castle.state import CastleState
from trilith.games.castle.winter import EFFECTS

MESSENGERS = {0: "messenger", 1: "messenger", 2: "messenger"}


def drawn(
    *deck: str, given: Mapping[str, object] | None = None, first: int = 0, at: str = "winter_draw"
) -> CastleState:
    """The winter draw of a marked round (space 13), with this deck; all chose messengers."""
    return position(
        at=at,
        season="winter",
        first=first,
        cards=MESSENGERS if at != "select" else None,
        given={"round_track": 12, "winter.deck": list(deck), **(given or {})},
    )


@rule("AM-WTR-01", "AM-COMP-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_but_for_the_deck_winter_begins_like_summer(players: int) -> None:
    summer = GAME.dump(new_game(players, "summer"))
    winter = GAME.dump(new_game(players, "winter"))
    same = ("stock", "bank", "watchtower", "tiles", "spaces", "trader_places", "round_track")
    assert [winter[path] for path in same] == [summer[path] for path in same]
    hands = [seat["hand"] for seat in winter["seats"]]
    assert hands == [seat["hand"] for seat in summer["seats"]]


@rule("AM-WTR-01")
@pytest.mark.parametrize(("players", "rounds"), [(2, 12), (3, 15), (4, 12)])
def test_a_winter_game_is_as_long_as_one_in_summer(players: int, rounds: int) -> None:
    *_, s = play_at_random(new_game(players, "winter"), "long")
    assert see(s, "tiles")
    assert see(s, "round") == rounds


# ------------------------------------------------------------------ drawing


@rule("AM-WTR-02")
def test_the_card_is_drawn_when_all_have_chosen_and_nothing_is_revealed() -> None:
    s = drawn("snowfall", "breach", at="select", first=1)
    play(s, "0 choose messenger", "1 choose trader")
    assert not told(s, "winter_card")
    play(s, "2 choose messenger")
    assert told_by(s, "winter_card") == [1]
    assert asked(s, 1) == "snowfall"
    assert each(s, "face_down") == [["messenger"], ["trader"], ["messenger"]]
    assert not told(s, "reveal")
    assert see(s, "winter.deck") == ["breach"]


@rule("AM-WTR-02")
@pytest.mark.parametrize("space", range(1, 16))
def test_cards_come_in_marked_rounds_only(space: int) -> None:
    s = drawn("granary", given={"round_track": space - 1})
    is_drawn = see(s, "winter.deck") == []
    assert is_drawn == (space in (13, 11, 9, 7, 5, 3))


@rule("AM-WTR-02")
@pytest.mark.parametrize(
    ("players", "rounds"),
    [(2, [2, 4, 6, 8, 10]), (3, [3, 5, 7, 9, 11, 13]), (4, [2, 4, 6, 8, 10])],
)
def test_the_marks_give_five_cards_in_twelve_rounds_and_six_in_fifteen(
    players: int, rounds: list[int]
) -> None:
    *_, s = play_at_random(new_game(players, "winter"), "marks")
    found: list[int] = []
    now = 0
    for event in s.log or ():
        if event.kind == "round":
            now = int(event.args["round"])
        elif event.kind == "winter_card":
            found.append(now)
    assert found == rounds


@rule("AM-WTR-02")
def test_the_top_card_is_the_first_of_the_deck() -> None:
    s = drawn("granary", "innkeeper", "lady")
    assert see(s, "winter.in_play") == ["granary"]
    assert see(s, "winter.deck") == ["innkeeper", "lady"]
    assert [event.args["card"] for event in told(s, "winter_card")] == ["granary"]
    assert all(event.reveals for event in told(s, "winter_card"))


@rule("AM-WTR-03")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    s = drawn()
    assert not told(s, "winter_card")
    assert told_by(s, "messenger") == [0, 1, 2]


@rule("AM-WTR-04")
@pytest.mark.parametrize(
    ("card", "question", "answer"),
    [
        ("snowfall", "snowfall", "lose worker_wood"),
        ("plague", "plague", "lose trader"),
        ("breach", "breach", "give stone"),
    ],
)
def test_all_suffer_in_player_order_and_the_card_leaves_the_game(
    card: str, question: str, answer: str
) -> None:
    s = position(
        at="winter_draw",
        season="winter",
        first=1,
        cards=MESSENGERS,
        played={0: "trader", 1: "trader", 2: "trader"},
        given={
            "round_track": 12,
            "winter.deck": [card],
            **{f"seats.{seat}.resources": pieces(stone=1) for seat in range(3)},
        },
    )
    order = []
    while asked(s, s.to_act()[0]) == question:
        seat = s.to_act()[0]
        order.append(seat)
        play(s, f"{seat} {answer}")
    assert order == [1, 2, 0]
    assert see(s, "winter.deck") == []
    assert see(s, "winter.in_play") == []


@rule("AM-WTR-05")
@pytest.mark.parametrize("card", ["innkeeper", "lady", "granary"])
def test_innkeeper_lady_and_granary_stay_open(card: str) -> None:
    assert see(drawn(card), "winter.in_play") == [card]


@rule("AM-WTR-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_innkeeper_and_granary_stay_to_the_end(players: int) -> None:
    given = {"winter.in_play": ["innkeeper", "granary"], "winter.deck": ["lady", "breach"]}
    s = position(at="round_start", season="winter", players=players, given=given)
    for moment in play_at_random(s, "stay"):
        assert {"innkeeper", "granary"} <= set(see(moment, "winter.in_play"))


@rule("AM-WTR-05", "AM-LADY-05")
def test_the_lady_leaves_when_she_is_won() -> None:
    s = drawn("lady")
    play(s, "0 drop_out", "1 drop_out")
    assert see(s, "winter.in_play") == []


@rule("AM-WTR-06")
def test_the_chosen_card_can_no_longer_be_changed() -> None:
    s = drawn("snowfall")
    assert refused(s, "0 choose trader") == "AM-SEL-03"
    play(s, "0 pay thalers", "1 pay thalers", "2 pay thalers")
    assert told_by(s, "messenger") == [0, 1, 2]


@rule("AM-WTR-06")
def test_a_face_down_card_can_be_neither_lost_nor_counted() -> None:
    s = position(
        at="winter_draw",
        season="winter",
        cards={0: "worker_wood", 1: "messenger", 2: "messenger"},
        played={0: "trader"},
        given={"round_track": 12, "winter.deck": ["plague"], "seats.0.thalers": 1},
    )
    # One card counts, so one thaler is enough; the worker cannot be named.
    assert options(s, 0) == ["lose trader", "pay thalers"]
    assert refused(s, "0 lose worker_wood") == "AM-PLAG-01"


@rule("AM-WTR-07")
def test_a_new_card_is_dealt_with_before_the_courting() -> None:
    lady = {"winter.in_play": ["lady"], "winter.suitors": [0, 1, 2]}
    s = drawn("snowfall", given=lady)
    play(s, "0 pay thalers", "1 lose worker_wood")
    assert asked(s, 2) == "snowfall"
    play(s, "2 lose worker_wood")
    assert asked(s, 0) == "court"
    # The three thalers are gone before he can court with them.
    assert refused(s, "0 court thaler") == "AM-LADY-01"


# ------------------------------------------------------------------ the ways to play


@rule("AM-MODE-01")
def test_summer_is_the_season_unless_winter_is_asked_for() -> None:
    assert GAME.setup(3).options == {"season": "summer"}
    assert see(new_game(3, "summer"), "winter.deck") == []
    assert len(see(new_game(3, "winter"), "winter.deck")) == 6


@rule("AM-MODE-01")
def test_there_is_no_third_season() -> None:
    with pytest.raises(BadInput, match="expected one of summer, winter; found 'spring'"):
        GAME.setup(3, {"season": "spring"})


@rule("AM-MODE-02")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_nobody_plays_alone_or_with_more_than_three_others(players: int) -> None:
    with pytest.raises(BadInput, match="castle is played by 2, 3, 4"):
        GAME.setup(players)


@rule("AM-MODE-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_play_to_an_end(players: int) -> None:
    *_, s = play_at_random(new_game(players), "end")
    assert s.is_over()
    assert GAME.winners(s)


@rule("AM-MODE-02")
def test_there_is_no_option_beside_the_season() -> None:
    with pytest.raises(BadInput, match="no option 'solo'"):
        GAME.setup(2, {"solo": "yes"})


@rule("AM-MODE-03", "AM-COMP-08")
def test_the_winter_deck_is_the_six_cards_of_the_data() -> None:
    six = sorted(card.id for card in DATA.winter)
    assert six == ["breach", "granary", "innkeeper", "lady", "plague", "snowfall"]
    assert sorted(see(new_game(4, "winter"), "winter.deck")) == six
    assert sorted(WINTER_CARDS[card] for card in EFFECTS) == six


@rule("AM-MODE-03")
def test_no_further_winter_card_is_invented() -> None:
    more = GAME.components["optional_winter_cards"]
    assert isinstance(more, dict)
    assert more["enabled"] is False
    assert more["cards"] == []
