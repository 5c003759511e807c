"""AM-LADY. Courting the lady of the castle."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.castle.table import (
    asked,
    count_thalers,
    each,
    items,
    options,
    pieces,
    play,
    position,
    refused,
    see,
    told_by,
)
from tests.rule import rule
from trilith.games.castle import GAME
from trilith.games.castle.state import CastleState


def courting(
    given: Mapping[str, object] | None = None,
    players: int = 3,
    first: int = 0,
    suitors: tuple[int, ...] | None = None,
    goes_on: bool = False,
) -> CastleState:
    """The courting of a round, alone unless the game goes on; all chose messengers.

    Everybody has a sand, a wood and 3 thalers, and is a suitor, unless told otherwise.
    """
    cards = "messenger trader" if players == 2 else "messenger"
    return position(
        at="courting" if goes_on else "",
        only="" if goes_on else "courting",
        season="winter",
        players=players,
        first=first,
        cards=dict.fromkeys(range(players), cards),
        given={
            "winter.in_play": ["lady"],
            "winter.deck": [],
            "winter.suitors": list(range(players) if suitors is None else suitors),
            **(given or {}),
        },
    )


# ------------------------------------------------------------------ a lap


@rule("AM-LADY-01")
def test_courting_begins_in_the_round_in_which_she_appears() -> None:
    s = position(
        at="winter_draw",
        season="winter",
        first=2,
        cards={0: "messenger", 1: "messenger", 2: "messenger"},
        given={"round_track": 12, "winter.deck": ["lady"]},
    )
    assert s.to_act() == (2,)
    assert asked(s, 2) == "court"
    assert see(s, "winter.suitors") == [0, 1, 2]
    assert each(s, "revealed") == [[], [], []]


@rule("AM-LADY-01")
def test_each_suitor_gives_one_item_in_player_order() -> None:
    s = courting(first=1)
    play(s, "1 court sand", "2 court thaler", "0 court wood")
    assert told_by(s, "court") == [1, 2, 0]
    assert see(s, "winter.lady_items") == items(sand=1, wood=1, thaler=1)
    assert see(s, "seats.1.resources") == pieces(wood=1)
    assert see(s, "seats.0.resources") == pieces(sand=1)
    assert each(s, "thalers") == [3, 3, 2]
    # One lap a round, and no more.
    assert s.is_over()


@rule("AM-LADY-01")
def test_the_next_round_has_a_lap_of_its_own() -> None:
    s = courting(goes_on=True)
    play(s, "0 court sand", "1 court sand", "2 drop_out")
    play(s, *[f"{seat} choose bricklayer" for seat in range(3)])
    assert s.to_act() == (1,)
    assert asked(s, 1) == "court"
    play(s, "1 court wood")
    assert s.to_act() == (0,)


@rule("AM-LADY-01")
def test_any_resource_or_a_thaler_will_do() -> None:
    own = {"seats.0.resources": pieces(sand=1, wood=1, clay=1, stone=1, silver=1)}
    s = courting(own)
    assert options(s, 0) == [
        "court sand",
        "court wood",
        "court clay",
        "court stone",
        "court silver",
        "court thaler",
        "drop_out",
    ]


@rule("AM-LADY-01")
def test_nobody_courts_with_what_he_does_not_have() -> None:
    s = courting({"seats.0.thalers": 0})
    assert refused(s, "0 court stone") == "AM-LADY-01"
    assert refused(s, "0 court thaler") == "AM-LADY-01"
    assert refused(s, "0 pass") == "AM-LADY-01"


@rule("AM-LADY-01", "AM-EQUIP-05")
def test_nobody_courts_with_goods_on_a_worker_card() -> None:
    s = courting({"seats.0.goods": pieces(clay=1)})
    assert refused(s, "0 court clay") == "AM-LADY-01"


# ------------------------------------------------------------------ dropping out


@rule("AM-LADY-02")
def test_a_player_who_drops_out_is_out_for_the_rest_of_the_game() -> None:
    s = courting(players=4, goes_on=True)
    play(s, "0 drop_out", "1 court sand", "2 court sand", "3 court sand")
    assert see(s, "winter.suitors") == [1, 2, 3]
    play(s, *[f"{seat} choose bricklayer" for seat in range(4)])
    play(s, "1 court wood", "2 court wood", "3 court wood")
    # The lap is over, and seat 0 has not been asked.
    assert told_by(s, "court") == [1, 2, 3, 1, 2, 3]
    assert see(s, "winter.lady_items") == items(sand=3, wood=3)


@rule("AM-LADY-02")
def test_a_player_who_has_nothing_to_give_drops_out_by_himself() -> None:
    s = courting({"seats.0.thalers": 0, "seats.0.resources": pieces()})
    assert told_by(s, "drop_out") == [0]
    assert see(s, "winter.suitors") == [1, 2]
    assert s.to_act() == (1,)


# ------------------------------------------------------------------ winning


@rule("AM-LADY-03")
def test_the_last_suitor_wins_in_the_middle_of_the_lap_without_paying() -> None:
    s = courting(first=0)
    play(s, "0 drop_out", "1 drop_out")
    # Seat 2 has not been asked and has given nothing.
    assert told_by(s, "win_lady") == [2]
    assert told_by(s, "court") == []
    assert see(s, "seats.2.vp") == 8
    assert see(s, "seats.2.points.lady") == 8
    assert see(s, "seats.2.resources") == pieces(sand=1, wood=1)
    assert each(s, "thalers") == [3, 3, 3]
    assert s.is_over()


@rule("AM-LADY-03")
def test_with_two_players_the_refusal_of_the_first_gives_her_to_the_other() -> None:
    s = courting(players=2)
    play(s, "0 drop_out")
    assert each(s, "vp") == [0, 8]


@rule("AM-LADY-03")
def test_a_player_who_has_given_this_round_may_win_by_a_later_refusal() -> None:
    s = courting(suitors=(0, 2))
    play(s, "0 court sand", "2 drop_out")
    assert each(s, "vp") == [8, 0, 0]


@rule("AM-LADY-03")
def test_she_is_won_even_if_nobody_has_anything_to_give() -> None:
    broke: dict[str, object] = {}
    for seat in range(3):
        broke[f"seats.{seat}.thalers"] = 0
        broke[f"seats.{seat}.resources"] = pieces()
    s = courting(broke)
    assert told_by(s, "drop_out") == [0, 1]
    assert each(s, "vp") == [0, 0, 8]


@rule("AM-LADY-03")
def test_nothing_is_asked_of_the_others_once_she_is_won() -> None:
    s = courting(players=4, suitors=(0, 2, 3))
    play(s, "0 drop_out", "2 drop_out")
    assert see(s, "winter.suitors") == []
    assert s.is_over()


# ------------------------------------------------------------------ sharing


@rule("AM-LADY-04")
def test_the_others_share_the_items_in_player_order_skipping_the_winner() -> None:
    gifts = {"winter.lady_items": items(sand=1, wood=2, silver=1, thaler=2)}
    s = courting(gifts, players=4, first=2, suitors=(2, 0))
    play(s, "2 court sand", "0 drop_out")
    # Seat 2 has won; 3, 0, 1 take in turn, whether they ever courted or not.
    assert options(s, 3) == ["take sand", "take wood", "take silver", "take thaler"]
    play(s, "3 take silver", "0 take thaler", "1 take wood")
    play(s, "3 take thaler", "0 take wood")
    # Two sand are left: no choice any more.
    assert told_by(s, "share") == [3, 0, 1, 3, 0, 1, 3]
    assert see(s, "winter.lady_items") == items()
    assert each(s, "resources") == [
        pieces(sand=1, wood=2),
        pieces(sand=2, wood=2),
        pieces(wood=1),
        pieces(sand=2, wood=1, silver=1),
    ]
    assert each(s, "vp") == [0, 0, 8, 0]


@rule("AM-LADY-04")
def test_taking_is_mandatory() -> None:
    s = courting({"winter.lady_items": items(sand=1, wood=1)}, suitors=(0, 2))
    play(s, "0 drop_out")
    assert refused(s, "0 pass") == "AM-LADY-04"
    assert refused(s, "0 take clay") == "AM-LADY-04"


@rule("AM-LADY-04")
def test_items_given_in_this_lap_are_shared_too() -> None:
    s = courting(suitors=(0, 1, 2))
    play(s, "0 court sand", "1 drop_out", "2 drop_out")
    # Seat 0 has won in the end; its sand goes to seat 1, the first of the others.
    assert each(s, "resources") == [
        pieces(wood=1),
        pieces(sand=2, wood=1),
        pieces(sand=1, wood=1),
    ]


@rule("AM-LADY-04")
def test_with_two_players_the_loser_takes_all() -> None:
    gifts = {"winter.lady_items": items(silver=2, thaler=3)}
    s = courting(gifts, players=2, first=1)
    play(s, "1 drop_out", "1 take silver", "1 take silver")
    assert see(s, "seats.1.resources") == pieces(sand=1, wood=1, silver=2)
    assert see(s, "winter.lady_items") == items()
    assert told_by(s, "share") == [1] * 5


# ------------------------------------------------------------------ afterwards


@rule("AM-LADY-05")
def test_there_is_no_courting_after_she_is_won() -> None:
    s = courting(goes_on=True)
    play(s, "0 drop_out", "1 drop_out")
    assert see(s, "winter.in_play") == []
    play(s, *[f"{seat} choose bricklayer" for seat in range(3)])
    assert asked(s, 1) == "take"
    assert refused(s, "1 court sand") == "AM-LADY-01"


@rule("AM-LADY-06")
def test_if_she_is_not_won_nobody_scores_and_nothing_is_shared() -> None:
    gifts = items(stone=2, thaler=4)
    s = position(
        at="final_scoring",
        season="winter",
        given={
            "winter.in_play": ["lady"],
            "winter.suitors": [0, 1],
            "winter.lady_items": gifts,
        },
    )
    assert s.is_over()
    assert each(s, "vp") == [0, 0, 0]
    assert see(s, "winter.lady_items") == gifts
    # Nor does it break the tie: all three are alike.
    assert GAME.winners(s) == [0, 1, 2]


@rule("AM-LADY-07")
@pytest.mark.parametrize("item", ["sand", "thaler"])
def test_items_on_the_card_are_neither_in_stock_nor_in_the_bank(item: str) -> None:
    s = courting()
    stock, bank, thalers = see(s, "stock"), see(s, "bank"), count_thalers(s)
    play(s, f"0 court {item}")
    assert see(s, "stock") == stock
    assert see(s, "bank") == bank
    assert count_thalers(s) == thalers
    assert see(s, f"winter.lady_items.{item}") == 1
