"""Positions of this game that somebody writes down: what is kept, what cannot be, what is given."""

from __future__ import annotations

import pytest

from tests.games.positions import began, impossible, problem
from trilith.games.castle import GAME
from trilith.games.castle.moments import after

HEAD = 'game = "castle"\nplayers = 3\n'


@pytest.mark.parametrize(
    ("position", "found"),
    [
        ('"seats.0.resources.sand" = 500', "found 503 sand, and the game has 20"),
        ('"stock.sand" = 500', "found 504 sand, and the game has 20"),
        ('"seats.1.helpers" = 99', "found 99 helpers of seat 1, and the game has 6"),
        ('"seats.2.thalers" = 200', "found 221 thalers, and the game has 105"),
        ('"spaces.palace_1" = 0', "a helper of seat 0 on palace_1, and palace is not built"),
        ('"seats.0.erected" = ["keep"]', "keep erected by seat 0, and on the board or erected"),
        (
            '"tiles" = []\n"seats.0.erected" = ["well"]\n"seats.1.erected" = ["keep"]\n'
            '"seats.2.erected" = ["well"]',
            "well erected by seat 2, and on the board or erected twice",
        ),
        ('"winter.innkeeper" = 1', "a helper of seat 1 at the innkeeper, who is not in play"),
        ('"winter.granary" = [0]', "helpers in the granary, which is not in play"),
        ('"winter.in_play" = ["lady"]\n"winter.deck" = ["lady"]', "lady twice among deck and"),
    ],
)
def test_positions_that_cannot_be_are_refused(position: str, found: str) -> None:
    assert found in impossible(GAME, f"{HEAD}[position]\n{position}")


def test_a_stock_that_is_not_named_takes_up_the_difference() -> None:
    began(GAME, HEAD + '[position]\n"seats.0.resources" = { sand = 9, stone = 2 }')
    began(GAME, HEAD + '[position]\n"spaces.market_1" = 0\n"spaces.market_2" = 0')


def test_every_question_can_be_begun_at() -> None:
    text = HEAD + 'at = "build"\nasked = { seat = 1 }\ngive = [{ seat = 1, card = "stonemason" }]'
    rich = '"seats.1.resources" = { sand = 1, wood = 0, clay = 1, stone = 1 }'
    s = began(GAME, f"{text}\nposition = {{ first_player = 0, {rich} }}")
    assert s.to_act() == (1,)
    assert "build tower_9" in [action.code for action in s.legal(1)]
    assert GAME.dump(s)["phase"] == "stonemason"


def test_a_bricklayer_builds_where_the_card_lies_open() -> None:
    text = HEAD + 'at = "build"\nasked = { seat = 1 }\ngive = [{ seat = 1, card = "bricklayer" }]'
    rich = '"seats.1.resources" = { sand = 1, wood = 0, clay = 1, stone = 1 }'
    s = began(GAME, f"{text}\nposition = {{ first_player = 0, {rich} }}")
    assert GAME.dump(s)["phase"] == "bricklayer"


def test_after_one_player_the_plague_comes_to_those_who_have_played_cards() -> None:
    text = HEAD + 'at = "plague"\nasked = { seat = 0 }\noptions = { season = "winter" }\n'
    cards = [f'{{ seat = {seat}, card = "trader", to = "discard" }}' for seat in (0, 2)]
    s = began(GAME, f"{text}give = [{', '.join(cards)}]\nposition = {{ first_player = 0 }}")
    s.apply(0, s.legal(0)[0])
    assert s.to_act() == (2,)


def test_a_payment_begins_with_what_is_due() -> None:
    text = HEAD + 'at = "pay"\nasked = { seat = 0, card = "bricklayer", tile = "house_1" }'
    s = began(GAME, text + '\n[position]\n"seats.0.resources" = { sand = 4, wood = 2, clay = 1 }')
    question = s.question(0)
    assert question is not None
    assert question.about(s)["due"] == s.data.tile_values[17]


def test_after_a_fee_is_paid_the_later_players_pay_theirs_and_goods_are_delivered() -> None:
    s = GAME.start(GAME.setup(3, seed="recall"))
    found = after(s, "recall", s.first_player)
    assert [type(task).__name__ for task in found] == ["Phase", "Delivery", "PayFee", "PayFee"]
    assert [type(task).__name__ for task in after(s, "share", 0)] == ["Phase"]


def test_the_seller_of_the_last_piece_is_asked() -> None:
    text = HEAD + 'at = "sell"\nasked = { seat = 1, buyer = 0, item = "wood" }'
    give = 'give = [{ seat = 1, card = "worker_wood" }, { seat = 0, card = "stonemason" }]'
    s = began(GAME, f'{text}\n{give}\nposition = {{ "seats.1.goods.wood" = 1 }}')
    assert [action.code for action in s.legal(1)] == ["sell", "refuse"]
    assert "expected the `buyer`" in problem(GAME, text.replace("buyer = 0, ", ""))


def test_a_player_who_has_put_down_a_card_chooses_the_other_only() -> None:
    text = 'game = "castle"\nplayers = 2\nat = "select"\n'
    s = began(GAME, text + 'give = [{ seat = 0, card = "trader", to = "face_down" }]')
    assert s.to_act() == (0, 1)
    s.apply(0, GAME.catalogue.read("choose messenger"))
    assert s.to_act() == (1,)


def test_what_is_given_is_taken_from_where_it_lies() -> None:
    s = GAME.dump(
        began(
            GAME,
            HEAD
            + """
            options = { season = "winter" }
            give = [
                { seat = 0, card = "architect", to = "lost" },
                { seat = 0, tile = "tower_1" },
                { seat = 1, tile = "keep", erected = false },
                { seat = 1, helper = "palace_2" },
                { seat = 2, helper = "rider" },
                { seat = 2, helper = "granary" },
                { seat = 2, helper = "innkeeper" },
                { seat = 0, resource = "stone", count = 3 },
                { seat = 0, thalers = 4 },
            ]
            at = "select"
            """,
        )
    )
    before = GAME.dump(GAME.new(GAME.setup(3, {"season": "winter"}, "scenario")))
    assert s["seats"][0]["lost"] == ["architect"]
    assert not {"tower_1", "keep", "palace"} & set(s["tiles"])
    assert s["seats"][0]["erected"] == ["tower_1"]
    assert s["spaces"]["palace_2"] == 1
    assert s["winter"]["granary"] == [2]
    assert [seat["helpers"] for seat in s["seats"]] == [6, 5, 3]
    assert s["stock"]["stone"] == before["stock"]["stone"] - 3
    assert s["bank"] == before["bank"] - 4


@pytest.mark.parametrize(
    ("gift", "found"),
    [
        ("{ seat = 0 }", "give 1: expected what is given, one of card, tile, helper"),
        ('{ seat = 7, card = "trader" }', "give 1, seat: expected 0 to 2, found 7"),
        ('{ seat = 0, card = "king" }', "give 1, card: expected one of messenger"),
        ('{ seat = 0, resource = "sand", count = 99 }', "give 1: expected at most 16 sand, found"),
        (
            '{ seat = 0, helper = "rider" }, { seat = 1, helper = "rider" }',
            "give 2, helper: expected an empty place, found seat 0 on rider",
        ),
        (
            '{ seat = 0, tile = "keep" }, { seat = 1, tile = "keep" }',
            "give 2, tile: expected one that is on the board, found 'keep'",
        ),
    ],
)
def test_what_cannot_be_given_is_refused(gift: str, found: str) -> None:
    assert found in problem(GAME, HEAD + f"give = [{gift}]")


def test_what_the_beginning_of_a_game_would_wipe_is_refused() -> None:
    assert problem(GAME, HEAD + '[position]\nphase = "trader"') == (
        "told.toml, position: phase: would be lost, for the game begins with 'select'; say where, "
        "with `at`"
    )


def test_what_a_round_forgets_at_its_end_is_no_loss() -> None:
    text = HEAD + 'at = "architect"\nposition = { "seats.1.revealed" = ["messenger"] }'
    s = began(GAME, text)
    assert GAME.dump(s)["seats"][1]["revealed"] == []
    assert GAME.dump(s)["phase"] == "select"
