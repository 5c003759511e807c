"""What scenarios can say: counts, comparisons, offers, views, events, cases, ends of phases."""

from __future__ import annotations

import pytest

from trilith import games
from trilith.engine.doc import Doc, parse_toml
from trilith.engine.errors import BadInput
from trilith.engine.scenario import Failure, Scenario, run
from trilith.engine.scenario.writing import write

CASTLE = """
game = "castle"
players = 3
at = "trader"
give = [
    { seat = 0, card = "trader" },
    { seat = 1, helper = "cart_sand" },
    { seat = 1, helper = "cart_wood" },
    { seat = 2, helper = "cart_clay" },
]
position = { first_player = 0 }
"""
EZRA = 'game = "ezra_nehemiah"\nplayers = 2\n'
SA_RE = 'game = "sa_re"\nplayers = 2\noptions = { first_player = "0" }\n'


def ran(text: str) -> None:
    scenario = Scenario(Doc(parse_toml(text, "told.toml"), "told.toml"))
    run(scenario, games.get(scenario.game))


def failure(text: str) -> str:
    """How a scenario that ran came out otherwise than it says."""
    with pytest.raises(Failure) as error:
        ran(text)
    return str(error.value)


def problem(text: str) -> str:
    """Why a scenario cannot be run at all."""
    with pytest.raises(BadInput) as error:
        ran(text)
    assert not isinstance(error.value, Failure)
    return str(error.value)


# ------------------------------------------------------------------ counting and comparing


def test_lists_are_counted_numbers_added_and_both_compared() -> None:
    ran(
        CASTLE
        + """
        [expect]
        "seats.0.hand#" = 7
        "seats.0.hand# >=" = 7
        "seats.0.hand# <" = 8
        "seats.0.helpers" = ">= 6"
        "seats.1.helpers !=" = 6
        "seats.*.helpers" = [6, 4, 5]
        "seats.*.helpers+" = 15
        "seats.0.resources+ >" = 0
        "seats.0.hand has" = ["architect", "messenger"]
        "seats.0.hand lacks" = "trader"
        "seats.0.hand?" = true
        "seats.0.hat?" = false
        """
    )


@pytest.mark.parametrize(
    ("expect", "found"),
    [
        ('"seats.0.hand#" = 3', "seats.0.hand#: expected 3, found 7"),
        ('"seats.0.hand# >=" = 8', "seats.0.hand#: expected >= 8, found 7"),
        ('"seats.0.helpers" = "< 6"', "seats.0.helpers: expected < 6, found 6"),
        ('"seats.*.helpers+" = 1', "seats.*.helpers+: expected 1, found 15"),
        (
            '"seats.0.erected has" = "keep"',
            "seats.0.erected: expected 'keep', found []",
        ),
        (
            '"seats.0.revealed lacks" = "trader"',
            "seats.0.revealed: expected no 'trader', found ['trader']",
        ),
    ],
)
def test_what_is_counted_or_compared_must_hold(expect: str, found: str) -> None:
    assert failure(f"{CASTLE}[expect]\n{expect}") == f"told.toml, expect: {found}"


@pytest.mark.parametrize(
    ("expect", "found"),
    [
        ('"bank#" = 3', "expect: bank#: expected a list to count, found a number"),
        ('"seats.0.hand+" = 3', "expect: seats.0.hand+: expected numbers to add up"),
        ('"phase >" = 3', "phase >: expected numbers to compare, found a text and a number"),
        ('"bank has" = 3', "bank: expected a list, found a number"),
        ('"bank.*" = 3', "bank.*: there is a number above, not a list"),
        ('"legal.7" = []', "legal.7: expected a seat below 3, found '7'"),
        ('"view.x.bank" = 1', "view.x.bank: expected a seat below 3, found 'x'"),
        ('"view.0.hat" = 1', "view.0: hat: no such place; there are: "),
        ('"events" = [3]', "events: expected a kind of event or a table, found a number"),
    ],
)
def test_what_cannot_be_counted_or_compared_says_why(expect: str, found: str) -> None:
    assert found in problem(f"{CASTLE}[expect]\n{expect}")


def test_all_differences_are_reported_together() -> None:
    text = '[expect]\n"round" = 9\nphase = "x"'
    assert failure(CASTLE + text) == (
        "told.toml, expect: round: expected 9, found 0; phase: expected 'x', found 'trader'"
    )


# ------------------------------------------------------------------ what is offered


def test_a_seat_that_is_not_to_act_has_nothing_legal() -> None:
    ran(CASTLE + '[expect]\n"legal.1" = []\n"legal.2#" = 0\n"to_act" = [0]')


def test_single_actions_are_offered_or_not() -> None:
    ran(
        CASTLE
        + """
        [expect]
        "offers.0" = ["place cart_stone", "pass"]
        "offers_not.0" = ["place rider", "place cart_sand"]
        "offers_not.1" = "pass"
        """
    )


def test_what_is_not_offered_is_refused_with_its_rule() -> None:
    found = failure(CASTLE + '[expect]\n"offers.0" = ["place rider", "pass"]')
    assert found.startswith("told.toml, expect: offers.0: expected 'place rider' (AM-TRD-04); ")
    found = failure(CASTLE + '[expect]\n"offers_not.0" = ["pass"]')
    assert "offers_not.0: expected no 'pass'; legal: pass, place cart_stone" in found
    assert "expected an action of the game" in problem(CASTLE + '[expect]\n"offers.0" = ["fly"]')


def test_an_action_that_is_never_possible_can_be_refused() -> None:
    refuse = '[[refuse]]\nseat = 0\nrule = "engine-no-such-action"\naction = '
    ran(CASTLE + refuse + '"place cart_silver"')
    found = failure(CASTLE + refuse + '"place rider"')
    assert found == "told.toml, refuse 1: expected no such action, found 'place rider' in the game"
    refuse = refuse.replace("engine-no-such-action", "AM-TRD-04")
    assert "what is never possible is refused by engine-no-such" in problem(
        CASTLE + refuse + '"place cart_silver"'
    )


# ------------------------------------------------------------------ views and events


def test_a_scenario_says_what_a_seat_sees() -> None:
    ran(
        """
        game = "castle"
        players = 3
        [[play]]
        seat = 0
        action = "choose trader"
        [expect]
        "seats.0.face_down" = ["trader"]
        "view.0.seats.0.face_down" = ["trader"]
        "view.1.seats.0.face_down" = "hidden"
        "view.1.seats.0.face_down_count" = 1
        "view.-1.seats.0.face_down" = "hidden"
        """
    )


PLAY = """
[[steps]]
play = { seat = 0, action = "place cart_stone" }
[[steps]]
"""


def test_events_are_matched_in_order_and_since_the_last_check() -> None:
    ran(
        CASTLE
        + PLAY
        + """
        [steps.expect]
        events = ["place_trader", { kind = "deliver", seat = 0, item = "stone" }]
        events_not = [{ kind = "displace" }]
        "events.0.place" = "cart_stone"
        "events#" = ">= 5"
        [[steps]]
        refuse = { seat = 0, action = "pass", rule = "AM-SEL-03" }
        [[steps]]
        play = { seat = 1, action = "choose trader" }
        [[steps]]
        expect = { events_not = ["place_trader"], events = "chose" }
        """
    )


def test_a_missing_event_is_reported_among_those_that_happened() -> None:
    found = failure(CASTLE + PLAY + 'expect = { events = ["deliver", "place_trader"] }')
    assert "events: expected kind=place_trader, in this order; found place_trader, " in found
    found = failure(CASTLE + PLAY + 'expect = { events_not = ["deliver"] }')
    assert "events_not: found kind=deliver among place_trader, " in found


# ------------------------------------------------------------------ the end of a phase


def test_play_stops_at_the_end_of_a_phase() -> None:
    text = CASTLE.replace("\nat =", '\nuntil = "trader"\nat =') + PLAY
    ran(text + 'expect = { phase = "trader", "to_act" = [], "round" = 0, "over" = false }')
    again = text + 'play = { seat = 0, action = "pass" }'
    assert failure(again) == "told.toml, step 2 (play): play has stopped at the end of trader"
    wrong = again.replace('until = "trader"', 'until = "x"')
    assert "until: expected one of round_start, " in problem(wrong)


def test_a_turn_ends_with_its_player() -> None:
    text = (
        EZRA + 'at = "turn"\nuntil = "turn"\ngive = [{ seat = 0, card = "mason", to = "pile:1" }]'
    )
    text += '\nposition = { shofar = 0, "turn.card" = "mason", "turn.main_done" = true }'
    ran(
        text
        + """
        [[play]]
        seat = 0
        action = "end_turn"
        [expect]
        active = 0
        to_act = []
        """
    )


# ------------------------------------------------------------------ several cases


CASES = (
    CASTLE
    + """
[[cases]]
title = "the cart"
[[cases.play]]
seat = 0
action = "place cart_stone"

[[cases]]
title = "no helper left"
position = { "seats.0.helpers" = 0 }
expect = { "offers_not.0" = ["place cart_stone"], phase = "select" }
"""
)


def test_several_cases_begin_at_one_position() -> None:
    ran(CASES)


def test_a_case_that_fails_is_named() -> None:
    found = failure(CASES.replace('phase = "select"', 'phase = "trader"'))
    assert found.startswith("told.toml, case 2 (no helper left), expect: phase: expected 'trader'")


def test_all_failing_cases_are_reported() -> None:
    both = CASES.replace('phase = "select"', 'phase = "x"').replace("cart_stone", "rider", 1)
    found = failure(both)
    assert found.startswith("told.toml: 2 of 2 cases fail: case 1 (the cart), play 1: seat 0 may ")
    assert "; case 2 (no helper left), expect: phase: expected 'x', found 'select'" in found


def test_a_case_may_not_change_the_game() -> None:
    assert "case 1, players: unknown" in problem(CASTLE + "[[cases]]\nplayers = 2")


def test_a_case_must_check_something() -> None:
    assert problem(CASTLE + '[[cases]]\ntitle = "a"').startswith(
        "told.toml, case 1 (a): checks nothing"
    )


# ------------------------------------------------------------------ what the engine does by itself

ONE_WAY = """
game = "castle"
players = 3
at = "stonemason"
give = [{ seat = 0, card = "stonemason" }]
[position]
first_player = 0
"seats.0.resources" = { sand = 1, wood = 0, clay = 1, stone = 1 }
"""
PAY = '[[steps]]\nplay = { seat = 0, action = "pay %s" }\n'
BUILD = '[[steps]]\nplay = { seat = 0, action = "build tower_9" }\n' + PAY % "stone" + PAY % "clay"


def test_a_step_without_a_choice_may_be_left_out_or_written() -> None:
    after = '[[steps]]\nexpect = { "seats.0.resources+" = 0 }'
    ran(ONE_WAY + BUILD + after)
    ran(ONE_WAY + BUILD + PAY % "sand" + after)


def test_what_the_engine_must_have_done_is_checked() -> None:
    forced = '[[steps]]\nplay = { seat = 0, action = "pay stone", forced = true }'
    found = failure(ONE_WAY + BUILD + forced)
    assert "expected the engine to do 'pay stone' for seat 0; it did " in found
    forced = '[[steps]]\nplay = { seat = 0, action = "build tower_9", forced = true }'
    assert "'build tower_9' for seat 0: there is a choice" in failure(ONE_WAY + forced)


def test_a_later_step_knows_what_the_engine_answered() -> None:
    found = failure(ONE_WAY + BUILD + '[[steps]]\nplay = { seat = 0, action = "pay stone" }')
    assert "; the engine has answered already, where there was no choice: '" in found
    assert "for seat 0" in found


# ------------------------------------------------------------------ rules and checks


def test_rules_must_exist() -> None:
    assert problem(CASTLE + '[[cases]]\nrules = ["AM-TRD-99"]\nexpect = { round = 0 }').startswith(
        "told.toml, case 1, rules: castle has no rule AM-TRD-99; perhaps AM-TRD-09"
    )
    refuse = '[[refuse]]\nseat = 0\naction = "place rider"\nrule = "AM-TRD-O4"'
    assert problem(CASTLE + refuse).startswith(
        "told.toml, refuse 1, rule: castle has no rule AM-TRD-O4; perhaps AM-TRD-"
    )


def test_a_file_must_check_something() -> None:
    assert problem(CASTLE) == ("told.toml: checks nothing: expected play, refuse, expect or steps")


def test_a_position_is_written_with_the_name_of_its_question_where_that_brings_it_back() -> None:
    castle = games.get("castle")
    setup = castle.setup(2, seed="written")
    s = castle.start(setup)
    written = parse_toml(write(castle, setup, s), "written.toml")
    assert written["at"] == "choose"
    assert "pending" not in str(written.get("position"))
