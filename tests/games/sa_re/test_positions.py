"""Positions of this game that somebody writes down: what is kept, what cannot be, what is given."""

from __future__ import annotations

import pytest

from tests.games.positions import began, impossible, problem
from trilith.games.sa_re import GAME
from trilith.games.sa_re.moments import within_sequence

HEAD = 'game = "sa_re"\nplayers = 2\noptions = { first_player = "1" }\n'


def codes(s: object, seat: int) -> list[str]:
    return [action.code for action in s.legal(seat)]  # type: ignore[attr-defined]


# ------------------------------------------------------------------ nothing is wiped


def test_the_first_player_of_the_options_begins_in_any_phase() -> None:
    for at in ("planning", "sequence", "construction"):
        s = began(GAME, f'{HEAD}at = "{at}"\n[position]\n"seats.1.cards" = ["single_gold"]')
        assert s.first_player == 1
        assert 1 in s.to_act()


def test_a_first_player_in_the_position_begins_a_game() -> None:
    s = began(GAME, 'game = "sa_re"\nplayers = 2\n[position]\nfirst_player = 1')
    assert (s.first_player, s.to_act()) == (1, (1,))
    assert began(GAME, HEAD + "[position]\nfirst_player = 0").first_player == 0


DECK = '"season.deck" = ["single_wood", "trouble_single", "single_gold"]\n'


def test_a_sequence_goes_on_where_the_position_has_it() -> None:
    text = f'{HEAD}at = "sequence"\n[position]\n{DECK}'
    s = began(GAME, text + '"season.batch" = ["trouble_double", "single_stone"]')
    assert s.batch
    assert s.active == 1
    assert "acquire single_stone" in codes(s, 1)
    s = began(GAME, text + '"season.troubles" = 1\n"season.active" = 0')
    assert (s.troubles, s.active, s.to_act()) == (1, 0, (0,))
    assert not s.first_draw


def test_a_season_with_a_deck_is_played_with_that_deck() -> None:
    s = began(GAME, f'{HEAD}at = "season"\n[position]\n{DECK}')
    assert GAME.dump(s)["season"]["deck"] == ["single_wood", "trouble_single", "single_gold"]


def test_a_construction_goes_on_where_the_position_has_it() -> None:
    text = HEAD + 'at = "construction"\n[position]\n"seats.1.caravans" = 2\n"seats.1.ready" = 1'
    s = began(GAME, text)
    assert s.ready == [0, 1]


def test_what_a_phase_would_wipe_is_refused_with_the_place_to_begin_at() -> None:
    text = HEAD + 'at = "planning"\n[position]\n"plan.operations" = 3'
    assert problem(GAME, text) == (
        "told.toml, position: plan.operations: would be lost, for 'planning' begins with 0; to "
        "begin within it, name what is asked: plan, site, move, raze, surplus"
    )
    s = began(GAME, text.replace('"planning"', '"plan"\nasked = { seat = 1 }'))
    assert s.operations == 3


def test_what_the_rules_themselves_put_back_is_no_loss() -> None:
    s = began(GAME, HEAD + 'at = "new_round"\nposition = { "seats.0.gauge" = 5, round = 3 }')
    assert (s.gauge[0], s.round) == (0, 4)


# ------------------------------------------------------------------ questions


def test_a_position_begins_in_the_middle_of_a_sequence() -> None:
    text = f'{HEAD}at = "resolve"\nasked = {{ seat = 0 }}\n[position]\n{DECK}'
    s = began(GAME, text + '"season.batch" = ["single_stone", "horus_choice"]')
    assert codes(s, 0) == ["acquire single_stone", "obey horus_choice"]
    s.apply(0, GAME.catalogue.read("acquire single_stone"))
    assert s.batch


@pytest.mark.parametrize("at", ["give", "get"])
def test_after_a_gift_the_next_card_is_offered_or_the_sequence_closes(at: str) -> None:
    s = began(GAME, f'{HEAD}at = "offer"\nasked = {{ seat = 0 }}\n[position]\n{DECK}')

    def following() -> list[str]:
        return [type(task).__name__ for task in within_sequence(s, at)]

    assert following() == ["NextOffer"]
    s.produced = True
    assert following() == ["Closing"]
    s.owed = 1
    assert following() == ["GoOn"]
    s.owed, s.batch = 0, (0,)
    assert following() == ["GoOn"]


def test_nothing_was_drawn_where_the_first_card_is_offered() -> None:
    text = f'{HEAD}at = "offer"\nasked = {{ seat = 0 }}\n[position]\n{DECK}'
    assert began(GAME, text).first_draw
    assert not began(GAME, text + '"season.first_draw" = false').first_draw
    text = f'{HEAD}at = "resolve"\nasked = {{ seat = 0 }}\n[position]\n{DECK}'
    text += '"season.batch" = ["single_stone", "horus_choice"]\n'
    assert not began(GAME, text).first_draw
    assert began(GAME, text + '"season.first_draw" = true').first_draw


def test_the_card_that_was_removed_is_one_of_the_box() -> None:
    text = f'{HEAD}at = "sequence"\n[position]\n"season.deck" = ["hoshekh"]\n'
    assert began(GAME, text + '"season.removed" = "single_wood"').removed >= 0
    assert "expected 1 cards hoshekh at most, found 2" in problem(
        GAME, text + '"season.removed" = "hoshekh"'
    )


def test_a_position_begins_in_the_middle_of_a_payment() -> None:
    text = HEAD + 'at = "spend"\nasked = { seat = 0, cell = "cell:4" }\n'
    text += 'give = [{ seat = 0, site = "temple", cell = "cell:4" }]\n'
    stock = "{ wood = 3, stone = 3, gold = 3, joker = 2 }"
    s = began(GAME, f'{text}position = {{ "seats.0.stock" = {stock} }}')
    assert any(code.startswith("spend stock") for code in codes(s, 0))


def test_unknown_facts_are_refused() -> None:
    text = HEAD + 'at = "resolve"\nasked = { seat = 0, hat = 1 }\n'
    assert "told.toml, asked, hat: unknown; expected one of seat" in problem(GAME, text)
    assert "asked, seat: is missing" in problem(GAME, HEAD + 'at = "resolve"')
    assert "asked: expected a question before it" in problem(
        GAME, HEAD + 'at = "season"\nasked = { seat = 0 }'
    )
    assert "belongs to a question: name it with `at`" in problem(
        GAME, HEAD + "asked = { seat = 0 }"
    )


# ------------------------------------------------------------------ what cannot be, what is given


@pytest.mark.parametrize(
    ("position", "found"),
    [
        ('"seats.0.ground.4" = "port"', "a port of seat 0 on cell:4, away from the Nile"),
        ('"seats.1.stock.wood" = 500', "502 resources stored by seat 1, and all warehouses"),
        ('"seats.0.goods.gold" = 1', "1 gold on cards of seat 0, who has 0 buildings making it"),
    ],
)
def test_positions_that_cannot_be_are_refused(position: str, found: str) -> None:
    assert found in impossible(GAME, f'{HEAD}at = "planning"\n[position]\n{position}')


def test_what_is_given_is_taken_from_where_it_lies() -> None:
    s = began(
        GAME,
        HEAD
        + f"""
        at = "sequence"
        give = [
            {{ seat = 0, building = "temple", cell = "cell:5" }},
            {{ seat = 0, site = "pyramid", cell = "cell:6" }},
            {{ seat = 0, card = "single_gold", to = "carried" }},
            {{ seat = 1, resource = "wood", count = 2 }},
        ]
        [position]
        {DECK}
        """,
    )
    doc = GAME.dump(s)
    assert doc["seats"][0]["ground"][5:7] == ["temple", "site:pyramid"]
    assert doc["seats"][0]["pyramid"] == 1
    assert doc["seats"][0]["carried"] == ["single_gold"]
    assert doc["season"]["deck"] == ["single_wood", "trouble_single"]
    facts = GAME.positions.facts(s)
    assert facts["board"]["temple"] == 1
    assert facts["pyramids"] == [2]


def test_a_cell_holds_one_tile() -> None:
    gift = '{ seat = 0, building = "temple", cell = "cell:5" }'
    found = problem(GAME, f'{HEAD}at = "planning"\ngive = [{gift}, {gift}]')
    assert "give 2, cell: expected an empty cell, found temple on cell:5" in found
