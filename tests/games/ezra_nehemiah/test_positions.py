"""Positions of this game that somebody writes down: what is kept, what cannot be, what is given."""

from __future__ import annotations

import pytest

from tests.games.positions import began, impossible, problem
from trilith.engine.positions import Asked
from trilith.games.ezra_nehemiah import GAME
from trilith.games.ezra_nehemiah.food import LEVITE, FoodDue
from trilith.games.ezra_nehemiah.moments import within_turn
from trilith.games.ezra_nehemiah.names import SETUP

HEAD = 'game = "ezra_nehemiah"\nplayers = 2\n'
TURN = HEAD + 'at = "turn"\ngive = [{ seat = 1, card = "mason", to = "pile:1" }]\n[position]\n'


def codes(s: object, seat: int) -> list[str]:
    return [action.code for action in s.legal(seat)]  # type: ignore[attr-defined]


# ------------------------------------------------------------------ nothing is wiped


def test_a_turn_goes_on_where_the_position_has_it() -> None:
    s = began(GAME, TURN + 'active = 1\nday = 3\n"turn.card" = "mason"\n"turn.aux_used" = true')
    assert (s.active, s.day, s.aux_used) == (1, 3, True)
    assert s.to_act() == (1,)
    assert "main torah_tent" in codes(s, 1)


def test_a_day_alone_begins_that_day() -> None:
    s = began(GAME, TURN + "day = 4\nshofar = 1")
    assert (s.day, s.active) == (4, 1)


def test_pending_tasks_may_be_written_as_the_engine_saves_them() -> None:
    pending = 'pending = [{ task = "WorkDay", day = 4 }]'
    by_tasks = began(GAME, f"{TURN}day = 4\nshofar = 1\nactive = 1\n{pending}")
    by_name = began(GAME, f"{TURN}day = 4\nshofar = 1\nactive = 1")
    assert GAME.digest(by_tasks) == GAME.digest(by_name)


def test_the_player_named_begins_the_phase() -> None:
    for at in ("prepare", "feed", "tuck"):
        s = began(GAME, f'{HEAD}at = "{at}"\n[position]\nshofar = 0\nactive = 1')
        assert s.to_act()[:1] == (1,) or at == "feed"


def test_from_a_tuck_on_the_next_player_tucks_and_then_the_phase_is_over() -> None:
    s = began(
        GAME, HEAD.replace("2", "3") + 'at = "tuck"\nasked = { seat = 0 }\n[position]\nshofar = 0'
    )
    tucking = [0]
    while GAME.dump(s)["phase"] == "tuck":
        seat = s.to_act()[0]
        tucking += [seat] if seat != tucking[-1] else []
        s.apply(seat, s.legal(seat)[0])
    assert tucking == [0, 1, 2]


def test_items_of_prepare_that_are_done_stay_done() -> None:
    text = HEAD + 'at = "prepare"\n[position]\nshofar = 0\n"turn.prepared" = '
    judged = began(GAME, HEAD + 'at = "prepare"\nposition = { shofar = 0 }')
    judged.apply(0, GAME.catalogue.read("judgment"))
    s = began(GAME, text + str(GAME.dump(judged)["turn"]["prepared"]))
    assert "judgment" not in codes(s, 0)


def test_tent_spaces_of_a_turn_or_prepare_under_way_are_kept() -> None:
    for at in ("turn", "prepare"):
        text = f'{HEAD}at = "{at}"\nposition = {{ shofar = 0, "seats.0.tent_steps" = 2 }}'
        assert began(GAME, text).mats[0].tent_steps == 2


def test_what_the_beginning_would_wipe_is_refused() -> None:
    text = HEAD + 'at = "prepare"\nposition = { "turn.main_done" = true, day = 3 }'
    assert "day: would be lost, for 'prepare' begins with 0" in problem(GAME, text)


# ------------------------------------------------------------------ questions

CARD = 'give = [{ seat = 0, card = "mason", to = "pile:1" }]\n'


def test_a_position_begins_in_the_middle_of_a_main_action() -> None:
    text = HEAD + 'at = "wall_step"\nasked = { seat = 0, space = "w13" }\n' + CARD
    s = began(
        GAME, text + '[position]\n"turn.bonus.grey" = 5\n"ring.w13.rubble" = ["wood", "wood"]'
    )
    assert [code for code in codes(s, 0) if code.startswith(("clear", "build", "finish"))] == [
        "clear wood",
        "finish",
    ]
    s.apply(0, GAME.catalogue.read("finish"))
    assert "end_turn" in codes(s, 0)


def test_from_a_gatekeeper_on_the_others_place_theirs_in_reverse_order() -> None:
    text = HEAD.replace("2", "4") + 'at = "gatekeeper"\nasked = { seat = 3 }\n[position]\n'
    s = began(GAME, text + "shofar = 0")
    asked = []
    while s.phase == SETUP:
        asked += s.to_act()
        s.apply(asked[-1], s.legal(asked[-1])[0])
    assert asked == [3, 2, 1]  # the last corner is left for seat 0


def test_a_basic_resource_is_one_unless_more_are_named() -> None:
    s = began(GAME, HEAD + 'at = "basic"\nasked = { seat = 0 }')
    question = s.question(0)
    assert question is not None
    assert question.about(s)["count"] == 1


def test_after_the_food_of_a_levite_the_temple_goes_on_unless_its_step_is_done() -> None:
    s = began(GAME, TURN + "shofar = 0")
    asked = Asked("convert", 0, {}, (), "test")
    for stepped, then in ((False, "TempleStep"), (True, "MainDone")):
        s.stepped = stepped
        found = within_turn(s, asked, FoodDue(0, 1, LEVITE, 0))
        assert [type(task).__name__ for task in found] == ["TurnMenu", then, "PlaceLevite"]


def test_a_main_action_comes_after_a_card() -> None:
    text = HEAD + 'at = "wall_step"\nasked = { seat = 0, space = "w13" }\n'
    assert "told.toml, asked: a main action comes after a card; expected the card" in problem(
        GAME, text
    )
    text += CARD + 'position = { "turn.main" = "torah_tent" }'
    assert "asked: belongs to rubble_wall_gate, found turn.main torah_tent" in problem(GAME, text)


def test_a_position_begins_when_a_wall_is_being_paid() -> None:
    text = HEAD + 'at = "pay_piece"\nasked = { seat = 0, space = "w13" }\n' + CARD
    text += '[position]\n"turn.bonus.grey" = 20\n"ring.w13.rubble" = []\n'
    s = began(GAME, text + '"seats.0.goods" = { stone = 5, wood = 5, gold = 5 }')
    pays = [code for code in codes(s, 0) if code.startswith("pay")]
    assert len(pays) > 1
    for _ in range(12):
        if s.question(0) is None or s.question(0).asks != "pay-piece":
            break
        s.apply(0, s.legal(0)[0])
    assert s.question(0).asks == "wall-card"


def test_a_position_begins_when_a_wall_card_is_chosen() -> None:
    text = HEAD + 'at = "wall_card"\nasked = { seat = 0, space = "w13" }\n' + CARD
    s = began(GAME, text + '[position]\n"ring.w13.rubble" = []')
    assert len(codes(s, 0)) == 3
    s.apply(0, s.legal(0)[0])
    assert GAME.dump(s)["ring"]["w13"]["owner"] == "seat:0"


# ------------------------------------------------------------------ what cannot be, what is given


@pytest.mark.parametrize(
    ("position", "found"),
    [
        ('"ring.w13.rubble" = ["wood", "wood", "wood", "wood", "wood"]', "5 cubes on w13, which"),
        ('"ring.w13.silver" = 2', "silver on w13, which is no gate with a card"),
        ('"scrolls.s1_1.scribe" = "seat:0"', "two pieces on s1_1"),
        ('"turn.card" = "mason"', "turn.card mason, which lies on top of no pile"),
        (
            '"seats.0.tiles.guards" = 2\n"seats.1.tiles.guards" = 2',
            "the same guards tile with two players",
        ),
    ],
)
def test_positions_that_cannot_be_are_refused(position: str, found: str) -> None:
    assert found in impossible(GAME, f'{HEAD}at = "turn"\n[position]\n{position}')


def test_what_is_given_is_taken_from_where_it_lies() -> None:
    s = began(
        GAME,
        HEAD
        + """
        at = "turn"
        give = [
            { seat = 0, wall = "w13" },
            { seat = 0, wall = "w14", with = "wall_card_07" },
            { seat = 1, gate = "dung_gate" },
            { seat = 1, scribe = "s1_2" },
            { seat = 1, scroll = "wood_tent_extra", on = "s2_2" },
            { seat = 0, card = "singer", to = "tucked" },
            { seat = 0, tile = "elders", variant = 3, turned = true },
            { seat = 0, good = "silver", count = 4 },
            { seat = 0, levite = 2 },
        ]
        """,
    )
    before = GAME.dump(GAME.new(GAME.setup(2, {}, "scenario")))
    doc, facts = GAME.dump(s), GAME.positions.facts(s)
    assert doc["ring"]["w13"]["owner"] == "seat:0"
    assert doc["ring"]["w14"]["wall_card"] == "wall_card_07"
    assert len(doc["seats"][0]["wall_pile"]) == 10
    assert doc["ring"]["dung_gate"]["owner"] == "seat:1"
    assert facts["seats"][1]["scrolls"].count("wood_tent_extra") == 1
    assert len(facts["seats"][1]["scrolls"]) == 2
    assert doc["seats"][0]["tucked"] == ["singer"]
    assert doc["seats"][0]["tiles"]["elders"] == 3
    assert doc["seats"][0]["goods"]["silver"] == before["seats"][0]["goods"]["silver"] + 4
    assert doc["seats"][0]["levites"] == before["seats"][0]["levites"] + 2
    assert [seat["supply"] for seat in doc["seats"]] == [4, 3]


def test_what_the_snapshot_lacks_can_be_looked_up() -> None:
    s = began(GAME, TURN + 'active = 1\nshofar = 1\n"turn.card" = "mason"\n"turn.bonus.red" = 2')
    facts = GAME.positions.facts(s)
    assert set(facts["prophets"]) == {"zechariah", "haggai"}
    printed = s.data.cards[3].banners
    assert facts["seats"][1]["banners"] == {
        "red": printed[0] + 2,
        "grey": printed[1],
        "blue": printed[2],
    }
    assert facts["seats"][0]["main_supply"] > 0
    alone = began(GAME, 'game = "ezra_nehemiah"\nplayers = 1\nat = "turn"')
    assert GAME.positions.facts(alone)["opponent"]["vp"] == sum(alone.mats[1].points)


def test_what_follows_from_the_rest_can_only_be_expected() -> None:
    found = problem(GAME, HEAD + '[position]\n"prophets.haggai" = 3')
    assert found == (
        "told.toml, position: prophets.haggai: follows from the rest; it can only be expected"
    )
