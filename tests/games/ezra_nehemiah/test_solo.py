"""EN-SOLO. How the opponent is set up, and what rewards are for it."""

from __future__ import annotations

import pytest

from tests.games.ezra_nehemiah.solo_table import gets, last, new_solo, rival_scribe, solo
from tests.games.ezra_nehemiah.table import (
    DATA,
    GAME,
    asked,
    built,
    enter,
    give,
    goods,
    main,
    options,
    pending,
    play,
    rubble,
    told,
    turn,
    vp,
    week_over,
    workers,
    workers_in_supply,
)
from tests.rule import rule
from trilith.engine.errors import BadInput
from trilith.engine.event import OPPONENT
from trilith.games.ezra_nehemiah.altar import MoveAltar
from trilith.games.ezra_nehemiah.focus import OpponentTurn
from trilith.games.ezra_nehemiah.names import (
    CORNER_GATES,
    FOCUS_CARDS,
    NEUTRAL,
    RING,
    RIVAL,
    SCHEME_CARDS,
    SCROLL_SPACES,
)
from trilith.games.ezra_nehemiah.rewards import OPPONENT_REWARDS, REWARDS
from trilith.games.ezra_nehemiah.tent import MoveTent

# ------------------------------------------------------------------ setup


@rule("EN-SOLO-01", "EN-SETUP-15")
def test_the_board_is_that_of_two_players_and_the_opponent_has_the_shofar() -> None:
    s = new_solo()
    assert s.owner[RING.index("muster_gate")] == NEUTRAL
    assert s.owner[RING.index("w04")] == NEUTRAL
    assert s.gate_silver[RING.index("fish_gate")] == 2
    assert s.temple_side.id == "players_1_2"
    assert last(s, "shofar").seat == OPPONENT


@rule("EN-SOLO-01", "EN-SOLO-75")
def test_the_shofar_goes_to_and_fro() -> None:
    s = week_over(solo())
    s.shofar = RIVAL
    enter(s, "after")
    assert s.shofar == 0
    assert s.round == 2
    assert s.to_act() == (0,)
    assert not told(s, "focus")  # The human starts the second round.


@rule("EN-SOLO-02", "EN-SETUP-34")
def test_the_human_sets_up_as_with_two_players() -> None:
    s = new_solo()
    play(s, "0 gatekeeper old_gate", "0 gatekeeper horse_gate")
    human = s.mats[0]
    assert (human.supply, human.levites, s.gatekeepers(0), human.pool) == (6, 1, 2, 7)
    assert human.hand.bit_count() == 4


@rule("EN-SOLO-03", "EN-FLOW-08")
@pytest.mark.parametrize(("side", "number"), [("a", 0), ("b", 1)])
def test_the_side_is_an_option(side: str, number: int) -> None:
    s = new_solo(side)
    assert s.side == number
    assert last(s, "solo_board").args == {"board": f"solo_{side}"}
    assert GAME.view(s, 0)["opponent"]["board"] == f"solo_{side}"


@rule("EN-SOLO-03")
def test_with_more_players_the_side_changes_nothing() -> None:
    games = [GAME.start(GAME.setup(2, {"solo_side": side}, "same")) for side in ("a", "b")]
    assert GAME.digest(games[0]) == GAME.digest(games[1])
    assert "opponent" not in GAME.view(games[0], 0)
    assert GAME.opponent(games[0]) is None


@rule("EN-SOLO-04", "EN-COMP-06")
def test_ten_focus_cards_and_six_scheme_cards_are_shuffled_face_down() -> None:
    s = new_solo()
    assert sorted(s.focus_pile) == list(range(10))
    assert sorted(s.scheme_pile) == list(range(6))
    assert s.focus_shown == s.scheme_shown == ()
    other = new_solo(seed="another")
    assert (s.focus_pile, s.scheme_pile) != (other.focus_pile, other.scheme_pile)
    shown = GAME.view(s, 0)["opponent"]
    assert (shown["focus_count"], shown["scheme_count"]) == (10, 6)
    assert not any(card in str(shown) for card in (*FOCUS_CARDS, *SCHEME_CARDS))


@rule("EN-SOLO-05")
@pytest.mark.parametrize(("side", "workers", "silver", "gold"), [("a", 3, 3, 2), ("b", 4, 4, 4)])
def test_the_opponent_starts_with_what_its_side_shows(
    side: str, workers: int, silver: int, gold: int
) -> None:
    s = new_solo(side)
    mat = s.mats[RIVAL]
    assert mat.supply == workers
    assert goods(s, RIVAL) == {"silver": silver, "gold": gold}
    assert mat.pool == 16 - workers - 1
    facts = {"workers": workers, "gold": gold, "silver": silver}
    assert [(event.seat, event.args) for event in told(s, "opponent_start")] == [(OPPONENT, facts)]


@rule("EN-SOLO-06")
def test_the_opponent_has_markers_wall_cards_and_a_levite_but_no_hand() -> None:
    s = new_solo()
    mat = s.mats[RIVAL]
    assert (mat.tent, mat.altar, mat.vp(), mat.blessings, mat.levites) == (0, 0, 10, [0, 0, 0], 1)
    assert sorted(mat.wall_pile) == list(range(12))
    assert (mat.hand, mat.pouch, mat.piles) == (0, (), [(), (), ()])
    assert s.altar_order == [0, RIVAL]  # The human's marker lies below, and so is ahead.
    assert len(GAME.view(s, 0)["seats"]) == 1


@rule("EN-SOLO-07")
def test_the_opponent_gets_the_corners_that_the_human_left() -> None:
    s = new_solo()
    assert asked(s) == "gatekeeper"
    play(s, "0 gatekeeper sheep_gate")
    assert options(s) == [
        "gatekeeper old_gate",
        "gatekeeper horse_gate",
        "gatekeeper fountain_gate",
    ]
    play(s, "0 gatekeeper fountain_gate")
    assert [RING[i] for i in CORNER_GATES if s.owner[i] == RIVAL] == ["horse_gate", "old_gate"]
    assert [e.rule for e in told(s, "gatekeeper") if e.seat == OPPONENT] == ["EN-SOLO-07"] * 2


@rule("EN-SOLO-08")
def test_white_workers_stand_on_the_outer_tiles() -> None:
    assert [SCROLL_SPACES[space] for space in new_solo().white] == ["s1_1", "s1_3"]


# ------------------------------------------------------------------ general rules


@rule("EN-SOLO-10")
def test_the_human_plays_as_ever() -> None:
    s = turn(solo())
    play(s, "0 play priest pile:1")
    assert [o for o in options(s) if o.startswith("main")] == [
        "main temple_altar",
        "main rubble_wall_gate",
        "main torah_tent",
    ]


@rule("EN-SOLO-11")
def test_other_resources_become_gold() -> None:
    s = solo()
    gets(s, "east_gate:connection")  # 2 cinders
    gets(s, "horse_gate:connection")  # 1 stone, 1 silver
    gets(s, "valley_gate:connection")  # 1 wood
    gets(s, "altar_1b:1:ahead")  # 2 resources of one's choice
    gets(s, "wall_card_11")  # 1 gold, 2 silver
    assert goods(s, RIVAL) == {"gold": 7, "silver": 3}
    assert told(s, "gain_instead")[0].args == {"good": "gold", "count": 2, "lost": "cinders"}


@rule("EN-SOLO-12")
def test_food_becomes_silver() -> None:
    s = solo()
    gets(s, "wall_card_03")
    assert goods(s, RIVAL) == {"silver": 2}
    assert last(s, "gain_instead").rule == "EN-SOLO-12"


@rule("EN-SOLO-13")
def test_the_opponent_neither_feeds_nor_loses_resources() -> None:
    s = week_over(solo())
    give(s, RIVAL, gold=30)
    before = vp(s, RIVAL)
    enter(s, "feed")
    assert [event.seat for event in told(s, "feed")] == [0]
    gets(s, "altar_1a:1:behind")  # lose a food
    assert (goods(s, RIVAL), vp(s, RIVAL)) == ({"gold": 30}, before)
    pending(s, OpponentTurn())
    assert not [e for e in told(s, "pay") if e.rule == "EN-GUARD-02" and e.seat == OPPONENT]


@rule("EN-SOLO-14")
def test_the_human_pays_the_opponent_for_its_scribes() -> None:
    s = main(solo(), "torah_tent", banners=9)
    give(s, 0, silver=9)
    s.white = [-1, -1]
    rival_scribe(s, "s1_2")
    pending(s, *s.stack)
    play(s, "0 scribe s2_2")
    assert goods(s, RIVAL) == {"silver": 1}
    assert last(s, "pay_player").args["other"] == "opponent"


@rule("EN-SOLO-15")
def test_the_opponent_pays_the_human_for_his_gates() -> None:
    s = solo()
    give(s, RIVAL, silver=1)
    s.focus_pile = (FOCUS_CARDS.index("focus_sheep"), *s.focus_pile[1:])
    s.focus_pile = tuple(dict.fromkeys((*s.focus_pile, *range(10))))
    workers_in_supply(s, RIVAL, 0)
    pending(s, OpponentTurn())
    assert told(s, "pay_player")[0].seat == OPPONENT
    assert told(s, "pay_player")[0].args == {"good": "silver", "count": 1, "other": "seat:0"}
    assert goods(s, 0)["silver"] == 1


@rule("EN-SOLO-16")
def test_the_opponent_gains_from_connections_that_the_human_makes() -> None:
    s = solo()
    rubble(s, "w13")
    s = main(s, "rubble_wall_gate", banners=20)
    play(s, "0 space w13", "0 build")
    while not told(s, "connection"):
        play(s, f"0 {options(s)[0]}")
    assert last(s, "connection").args == {"wall": "w13", "gate": "fountain_gate"}
    assert s.mats[RIVAL].altar == 1
    assert goods(s, RIVAL) == {"silver": 1}


@rule("EN-SOLO-17")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([0, 0, 0], [1, 0, 0]),
        ([1, 0, 0], [1, 1, 0]),
        ([2, 1, 0], [2, 1, 1]),
        ([3, 2, 2], [3, 3, 2]),
    ],
)
def test_a_wild_blessing_moves_the_left_most_marker(before: list[int], after: list[int]) -> None:
    s = solo()
    s.mats[RIVAL].blessings = before.copy()
    gets(s, "water_gate:placement")
    assert s.mats[RIVAL].blessings == after


@rule("EN-SOLO-17")
def test_the_opponent_gains_column_bonuses() -> None:
    s = solo()
    s.mats[RIVAL].blessings = [2, 2, 1]
    gets(s, "wall_card_06")
    assert last(s, "column").args == {"count": 2}
    assert goods(s, RIVAL) == {"silver": 2}


@rule("EN-SOLO-18")
def test_what_cannot_be_gained_moves_the_tent() -> None:
    s = solo()
    s.mats[RIVAL].pool = 0
    gets(s, "tent:4")  # a worker
    assert s.mats[RIVAL].tent == 1
    s.mats[RIVAL].blessings = [DATA.blessing_last] * 3
    s.mats[RIVAL].tent = 2
    gets(s, "water_gate:placement")
    assert s.mats[RIVAL].tent == 3
    assert goods(s, RIVAL) == {"silver": 4}  # 2 crossed first, then 2 for 2 food


@rule("EN-SOLO-18")
def test_the_tent_gives_what_it_crosses() -> None:
    s = solo()
    pending(s, MoveTent(RIVAL, 3))
    assert s.mats[RIVAL].tent == 3
    assert goods(s, RIVAL) == {"silver": 4}
    assert s.mats[RIVAL].blessings == [1, 0, 0]


@rule("EN-SOLO-19")
def test_instead_of_a_retrieve_the_tent_moves() -> None:
    s = solo()
    gets(s, "wall_card_09")
    assert s.mats[RIVAL].tent == 1
    assert last(s, "instead").rule == "EN-SOLO-19"


@rule("EN-SOLO-20")
def test_the_opponent_moves_on_the_altar_track_and_lies_on_top() -> None:
    s = solo()
    s.mats[0].altar = 3
    pending(s, MoveAltar(RIVAL, 3))
    assert s.altar_order == [0, RIVAL]
    assert goods(s, RIVAL) == {"silver": 2}  # 1 silver, and 1 for a food
    pending(s, MoveAltar(RIVAL, 1))
    assert s.altar_order == [RIVAL, 0]
    s.mats[RIVAL].altar = DATA.altar_last
    pending(s, MoveAltar(RIVAL, 2))
    assert goods(s, RIVAL) == {"silver": 4}


@rule("EN-SOLO-21")
def test_what_the_opponent_has_no_use_for_is_ignored() -> None:
    s = solo()
    give(s, RIVAL, silver=5, gold=5)
    before = GAME.dump(s)
    gets(s, "altar_1b:2:ahead")  # turn over a tile
    gets(s, "wood_after_trade:1:2")  # the same for its cost
    assert GAME.dump(s) == before
    assert len(told(s, "ignored")) == 2
    gets(s, "wood_sabbath_auxiliary")
    gets(s, "elders_1:front:row1")  # banners
    assert [e.args["effect"] for e in told(s, "ignored")[2:]] == ["auxiliary_action", "banner_red"]
    assert s.bonus == [0, 0, 0, 0]


@rule("EN-SOLO-16", "EN-SOLO-21")
def test_the_opponent_is_never_asked_no_matter_what_it_gains() -> None:
    assert set(OPPONENT_REWARDS) == set(REWARDS)
    for bundle in DATA.bundles:
        s = solo()
        built(s, 0, "w09")
        gets(s, bundle)
        assert s.is_over(), bundle
        assert workers(s, RIVAL) == 16


@rule("EN-SOLO-05", "EN-COMP-09")
def test_an_owner_may_change_the_solo_board_but_not_beyond_the_workers_there_are() -> None:
    start = {"workers": 5, "silver": 1, "gold": 0, "levites": 1, "gatekeepers": 2}
    data = GAME.data({"solo": {"board": [{"side": "a", "start": start}]}})
    s = GAME.start(GAME.setup(1, {}, "own", data))
    assert (s.mats[RIVAL].supply, goods(s, RIVAL)) == (5, {"silver": 1})
    with pytest.raises(BadInput, match=r"solo\.board\.a\.start"):
        GAME.data({"solo": {"board": [{"side": "a", "start": {**start, "workers": 14}}]}})
