"""AM-SEL. Choosing cards in secret, and turning them up."""

from __future__ import annotations

import pytest

from tests.games.castle.table import (
    each,
    new_game,
    options,
    play,
    position,
    read,
    refused,
    see,
    tale,
    told,
    under,
)
from tests.rule import rule
from trilith.engine.history import History
from trilith.games.castle import GAME

NOT_ARCHITECT = [
    "choose messenger",
    "choose trader",
    "choose bricklayer",
    "choose stonemason",
    "choose worker_wood",
    "choose worker_sand",
    "choose worker_stone",
]


@rule("AM-SEL-01")
@pytest.mark.parametrize("players", [3, 4])
def test_each_of_three_or_four_chooses_one_card(players: int) -> None:
    s = position(at="select", players=players)
    assert s.to_act() == tuple(range(players))
    play(s, "1 choose messenger")
    assert see(s, "seats.1.face_down") == ["messenger"]
    assert "messenger" not in see(s, "seats.1.hand")
    assert 1 not in s.to_act()


@rule("AM-SEL-01")
def test_only_a_card_in_hand_can_be_chosen() -> None:
    s = position(at="select", played={0: "trader"}, lost={0: "worker_sand"})
    assert refused(s, "0 choose trader") == "AM-SEL-01"
    assert refused(s, "0 choose worker_sand") == "AM-SEL-01"
    assert "choose messenger" in options(s, 0)


@rule("AM-SEL-02")
def test_each_of_two_players_chooses_two_cards() -> None:
    s = position(at="select", players=2)
    play(s, "0 choose messenger")
    assert s.to_act() == (0, 1)
    assert refused(s, "0 choose messenger") == "AM-SEL-02"
    play(s, "0 choose trader")
    assert see(s, "seats.0.face_down") == ["messenger", "trader"]
    assert s.to_act() == (1,)


@rule("AM-SEL-03")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    s = position(at="select")
    other = s.clone()
    other.log = []
    play(s, "0 choose messenger", "1 choose bricklayer", "2 choose worker_wood")
    play(other, "2 choose worker_wood", "0 choose messenger", "1 choose bricklayer")
    assert GAME.dump(s) == GAME.dump(other)


@rule("AM-SEL-03")
def test_nobody_may_decline_to_choose() -> None:
    s = position(at="select")
    assert options(s, 0) == NOT_ARCHITECT
    assert under(s, 0) == "AM-SEL-03"
    refused(s, "0 pass")


@rule("AM-SEL-03")
def test_a_choice_cannot_be_changed() -> None:
    s = position(at="select")
    play(s, "0 choose messenger")
    refused(s, "0 choose trader")
    assert see(s, "seats.0.face_down") == ["messenger"]


@rule("AM-SEL-03")
def test_a_choice_cannot_be_taken_back() -> None:
    history = History(GAME, GAME.setup(3, seed="told"))
    history.play(*read("0 choose messenger"))
    assert history.floor(0) == 1


@rule("AM-SEL-03")
def test_with_two_players_the_choice_is_final_with_the_second_card() -> None:
    history = History(GAME, GAME.setup(2, seed="told"))
    history.play(*read("0 choose messenger"))
    assert history.floor(0) == 0
    history.play(*read("0 choose trader"))
    assert history.floor(0) == 2


@rule("AM-SEL-03")
def test_the_choice_of_cards_is_over_once_cards_are_revealed() -> None:
    s = position(at="select")
    play(s, "0 choose trader", "1 choose messenger", "2 choose messenger")
    assert s.to_act() == (0,)
    assert refused(s, "0 choose bricklayer") == "AM-SEL-03"


@rule("AM-SEL-04")
@pytest.mark.parametrize("players", [3, 4])
def test_no_architect_in_the_first_round(players: int) -> None:
    s = new_game(players)
    for seat in range(players):
        assert refused(s, f"{seat} choose architect") == "AM-SEL-04"
        assert options(s, seat) == NOT_ARCHITECT


@rule("AM-SEL-04")
def test_the_architect_may_come_when_a_card_has_been_played() -> None:
    s = position(at="select", played={0: "messenger"})
    assert "choose architect" in options(s, 0)
    assert refused(s, "1 choose architect") == "AM-SEL-04"


@rule("AM-SEL-04")
def test_a_set_made_smaller_by_winter_is_complete_without_the_lost_cards() -> None:
    s = position(at="select", season="winter", lost={0: "worker_sand trader"})
    assert refused(s, "0 choose architect") == "AM-SEL-04"


@rule("AM-SEL-04")
def test_a_player_who_has_just_taken_his_cards_back_cannot_choose_the_architect() -> None:
    s = position(at="architect", cards={0: "architect"}, played={0: "messenger trader"})
    assert see(s, "phase") == "select"
    assert refused(s, "0 choose architect") == "AM-SEL-04"


@rule("AM-SEL-05")
def test_with_two_players_the_architect_is_neither_the_first_nor_the_second_card() -> None:
    s = position(at="select", players=2)
    assert refused(s, "0 choose architect") == "AM-SEL-05"
    play(s, "0 choose messenger")
    # Seven cards are in hand now; but the hand was complete.
    assert refused(s, "0 choose architect") == "AM-SEL-05"
    assert options(s, 0) == NOT_ARCHITECT[1:]


@rule("AM-SEL-05")
def test_with_two_players_and_a_played_pile_the_architect_may_be_either_card() -> None:
    s = position(at="select", players=2, played={0: "messenger", 1: "messenger"})
    play(s, "0 choose architect", "0 choose trader")
    play(s, "1 choose trader", "1 choose architect")
    assert told(s, "reveal") != []


@rule("AM-SEL-06")
def test_with_two_players_a_hand_of_one_card_is_played_alone() -> None:
    s = position(
        at="select",
        players=2,
        season="winter",
        played={0: "messenger trader bricklayer stonemason worker_wood worker_stone"},
        lost={0: "worker_sand"},
    )
    assert s.to_act() == (1,)
    assert see(s, "seats.0.face_down") == ["architect"]
    play(s, "1 choose messenger", "1 choose trader", "1 pass")
    assert [e.args["card"] for e in told(s, "reveal") if e.seat == 0] == ["architect"]
    assert len(see(s, "seats.0.hand")) == 7


@rule("AM-SEL-02", "AM-ROUND-06")
def test_a_player_who_must_play_all_cards_left_is_not_asked() -> None:
    s = position(
        at="select",
        players=2,
        played={0: "messenger trader bricklayer stonemason worker_wood worker_stone"},
    )
    assert s.to_act() == (1,)
    assert see(s, "seats.0.face_down") == ["worker_sand", "architect"]
    assert [(event.seat, event.reveals) for event in told(s, "chose")] == [(0, False), (0, True)]


@rule("AM-SEL-07")
def test_no_card_is_turned_up_before_the_last_is_chosen() -> None:
    s = position(at="select")
    play(s, "0 choose messenger", "2 choose trader")
    assert told(s, "reveal") == []
    assert each(s, "revealed") == [[], [], []]
    play(s, "1 choose bricklayer")
    assert tale(s, "chose", "reveal") == [
        "0 chose AM-SEL-03",
        "2 chose AM-SEL-03",
        "1 chose AM-SEL-03",
        "0 reveal AM-SEL-07 card=messenger",
        "1 reveal AM-SEL-07 card=bricklayer",
        "2 reveal AM-SEL-07 card=trader",
    ]
    assert each(s, "face_down") == [[], [], []]


@rule("AM-SEL-07")
def test_all_cards_are_turned_up_before_anything_else_happens() -> None:
    s = position(at="select", players=2)
    play(s, "0 choose messenger", "0 choose trader", "1 choose messenger", "1 choose worker_wood")
    assert s.log is not None
    kinds = [event.kind for event in s.log if not event.kind.startswith("chose")]
    assert kinds[:5] == ["reveal"] * 4 + ["load"]


@rule("AM-SEL-08")
def test_revealed_cards_lie_on_the_played_pile_until_the_architect() -> None:
    s = position(at="select", played={0: "trader"})
    play(s, "0 choose messenger", "1 choose messenger", "2 choose messenger")
    assert each(s, "discard") == [["messenger", "trader"], ["messenger"], ["messenger"]]
    assert refused(s, "1 choose messenger") == "AM-SEL-01"
    play(s, "0 choose architect", "1 choose trader", "2 choose trader", "1 pass", "2 pass")
    assert each(s, "discard") == [[], ["messenger", "trader"], ["messenger", "trader"]]
