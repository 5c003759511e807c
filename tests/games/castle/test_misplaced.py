"""What comes at the wrong time is refused under the rule that says when it can be done."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import trilith.games.castle as castle
from tests.games.castle.table import (
    asked,
    build,
    items,
    new_game,
    pieces,
    play,
    play_at_random,
    position,
    refused,
)
from tests.rule import rule
from trilith.engine.errors import GAME_OVER, NOT_YOUR_TURN
from trilith.games.castle import GAME
from trilith.games.castle.actions import PARAMETERS
from trilith.games.castle.state import CastleState

RULES = (Path(castle.__file__).parent / "rules.md").read_text("utf-8")
RULE_IDS = set(re.findall(r"^- \*\*(AM-[A-Z]+-\d\d)\*\*", RULES, re.MULTILINE))
HOUSE = "sand wood stone"
MESSENGERS = {0: "messenger", 1: "messenger", 2: "messenger"}

# ------------------------------------------------------------------ moments of the game
# In each of them seat 0 is asked, and has whatever the misplaced action would need.


def choosing() -> CastleState:
    return position(at="select")


def choosing_as_one_of_two() -> CastleState:
    return position(at="select", players=2)


def in_snow() -> CastleState:
    given = {"round_track": 12, "winter.deck": ["snowfall"]}
    return position(at="winter_draw", season="winter", cards=MESSENGERS, given=given)


def in_plague() -> CastleState:
    given = {"round_track": 12, "winter.deck": ["plague"]}
    played = {0: "trader stonemason"}
    return position(at="winter_draw", season="winter", cards=MESSENGERS, played=played, given=given)


def at_the_breach() -> CastleState:
    given = {
        "round_track": 12,
        "winter.deck": ["breach"],
        "seats.0.resources": pieces(stone=1, silver=1),
    }
    return position(at="winter_draw", season="winter", cards=MESSENGERS, given=given)


def courting() -> CastleState:
    given = {"winter.in_play": ["lady"], "winter.suitors": [0, 1, 2]}
    return position(at="courting", season="winter", cards=MESSENGERS, given=given)


def sharing() -> CastleState:
    given = {
        "winter.in_play": ["lady"],
        "winter.suitors": [0, 1],
        "winter.lady_items": items(sand=2, thaler=2),
    }
    s = position(at="courting", season="winter", cards=MESSENGERS, given=given)
    play(s, "0 drop_out")
    assert asked(s, 0) == "share"
    return s


def loading() -> CastleState:
    return position(at="equip_workers", cards={0: "worker_stone"})


def ordering() -> CastleState:
    cards = {0: "worker_wood worker_sand", 1: "messenger trader"}
    return position(at="equip_workers", players=2, cards=cards)


def trading() -> CastleState:
    return position(at="trader", cards={0: "trader"})


def sending_a_trader_helper() -> CastleState:
    given = {
        "winter.in_play": ["innkeeper"],
        "winter.innkeeper": 0,
        "trader_places.cart_wood": 0,
    }
    s = position(at="trader", season="winter", cards={0: "trader"}, given=given)
    play(s, "0 place cart_sand")
    return s


def recalling() -> CastleState:
    given = {
        "winter.in_play": ["innkeeper"],
        "trader_places.cart_sand": 0,
        "trader_places.cart_wood": 0,
        "seats.0.thalers": 1,
    }
    s = position(at="trader", season="winter", cards={1: "trader"}, given=given)
    play(s, "1 pass")
    return s


def taking() -> CastleState:
    return position(at="bricklayer", cards={0: "bricklayer"})


def buying() -> CastleState:
    cards = {0: "stonemason", 1: "worker_wood"}
    return position(at="stonemason", cards=cards, given={"seats.1.goods": pieces(wood=2)})


def selling() -> CastleState:
    cards = {1: "stonemason", 0: "worker_wood"}
    s = position(at="stonemason", cards=cards, given={"seats.0.goods": pieces(wood=1)})
    play(s, "1 buy seat:0 wood")
    return s


def building() -> CastleState:
    given = {"seats.0.resources": pieces(sand=3, wood=3, clay=3, stone=3), "seats.0.thalers": 30}
    return position(
        at="stonemason",
        cards={0: "stonemason", 1: "worker_wood"},
        given={**given, "seats.1.goods": pieces()},
    )


def building_as_a_worker() -> CastleState:
    given = {"seats.0.resources": pieces(sand=3, wood=3, clay=3, stone=3), "seats.0.thalers": 30}
    return position(at="worker", cards={0: "worker_wood", 1: "worker_sand"}, given=given)


def paying() -> CastleState:
    s = building()
    play(s, "0 build tavern")
    return s


def placing() -> CastleState:
    s = building()
    build(s, 0, "house_1", HOUSE)
    play(s, "0 pass")
    assert asked(s, 0) == "place"
    return s


def sending_a_castle_helper() -> CastleState:
    given = {
        "seats.0.resources": pieces(sand=1, wood=1, stone=1),
        "seats.0.thalers": 30,
        "trader_places.rider": 0,
    }
    s = position(at="stonemason", cards={0: "stonemason"}, given=given)
    build(s, 0, "house_1", HOUSE)
    play(s, "0 place market_1")
    assert asked(s, 0) == "helper-source"
    return s


def cashing_in() -> CastleState:
    given = {"spaces.market_1": 0, "spaces.palace_1": 0, "seats.0.thalers": 7}
    return position(at="final_scoring", given=given)


def converting() -> CastleState:
    return position(at="final_scoring", given={"spaces.palace_1": 0})


# ------------------------------------------------------------------ the wrong time

WRONG_TIME: list[tuple[Callable[[], CastleState], str, str]] = [
    (trading, "choose messenger", "AM-SEL-03"),
    (in_snow, "choose messenger", "AM-SEL-03"),
    (choosing, "build house_1", "AM-BLD-01"),
    (trading, "build house_1", "AM-BLD-01"),
    (placing, "build house_2", "AM-BLD-01"),
    (paying, "build house_2", "AM-BLD-01"),
    (trading, "exchange stone", "AM-SLV-05"),
    (courting, "exchange stone", "AM-SLV-05"),
    (cashing_in, "exchange stone", "AM-SLV-05"),
    (building, "pay sand", "AM-BLD-05"),
    (placing, "pay sand", "AM-BLD-05"),
    (choosing, "pay thalers", "AM-WTR-04"),
    (building, "pay thalers", "AM-WTR-04"),
    (at_the_breach, "pay thalers", "AM-WTR-04"),
    (building, "place market_1", "AM-HLP-01"),
    (trading, "place market_1", "AM-HLP-01"),
    (building_as_a_worker, "place market_1", "AM-HLP-01"),
    (building, "place innkeeper", "AM-HLP-01"),
    (building, "place cart_sand", "AM-TRD-01"),
    (placing, "place cart_sand", "AM-TRD-01"),
    (choosing, "place rider", "AM-TRD-01"),
    (building, "from supply", "AM-HLP-08"),
    (trading, "from innkeeper", "AM-HLP-08"),
    (building, "buy seat:1 wood", "AM-STM-05"),
    (placing, "buy seat:1 wood", "AM-STM-12"),
    (taking, "buy seat:1 wood", "AM-STM-01"),
    (building_as_a_worker, "buy seat:1 wood", "AM-STM-01"),
    (building, "take sand", "AM-BRK-01"),
    (choosing, "take thaler", "AM-BRK-01"),
    (building, "sell", "AM-STM-06"),
    (buying, "refuse", "AM-STM-06"),
    (building, "load sand", "AM-EQUIP-03"),
    (choosing, "first worker_wood", "AM-ORDER-05"),
    (building_as_a_worker, "first worker_wood", "AM-ORDER-05"),
    (trading, "court sand", "AM-LADY-01"),
    (sharing, "court sand", "AM-LADY-01"),
    (trading, "drop_out", "AM-LADY-01"),
    (building, "give stone", "AM-BRCH-01"),
    (building, "lose worker_wood", "AM-WTR-04"),
    (courting, "lose worker_wood", "AM-WTR-04"),
    (trading, "recall cart_sand", "AM-INN-07"),
    (choosing, "cash_in 2", "AM-SCORE-17"),
    (converting, "cash_in 2", "AM-SCORE-17"),
    (choosing, "convert sand", "AM-SCORE-20"),
    (cashing_in, "convert sand", "AM-SCORE-20"),
]


@rule(*sorted({under for _, _, under in WRONG_TIME}))
@pytest.mark.parametrize(
    ("moment", "action", "under"),
    WRONG_TIME,
    ids=[f"{moment.__name__}: {action}" for moment, action, _ in WRONG_TIME],
)
def test_an_action_at_the_wrong_time_names_the_right_one(
    moment: Callable[[], CastleState], action: str, under: str
) -> None:
    assert refused(moment(), f"0 {action}") == under


@rule("AM-ROUND-01")
def test_every_verb_has_been_tried_at_a_wrong_time() -> None:
    tried = {action.split()[0] for _, action, _ in WRONG_TIME}
    # To pass is always an answer, or the question must be answered: see below.
    assert tried == set(PARAMETERS) - {"pass"}


# ------------------------------------------------------------------ who must choose

MUST_CHOOSE: list[tuple[Callable[[], CastleState], str]] = [
    (choosing, "AM-SEL-03"),
    (choosing_as_one_of_two, "AM-SEL-03"),
    (in_snow, "AM-SNOW-01"),
    (in_plague, "AM-PLAG-01"),
    (courting, "AM-LADY-01"),
    (sharing, "AM-LADY-04"),
    (loading, "AM-EQUIP-03"),
    (ordering, "AM-EQUIP-02"),
    (sending_a_trader_helper, "AM-INN-09"),
    (recalling, "AM-INN-07"),
    (taking, "AM-BRK-01"),
    (selling, "AM-STM-06"),
    (paying, "AM-BLD-03"),
    (sending_a_castle_helper, "AM-HLP-08"),
    (cashing_in, "AM-SCORE-19"),
]


@rule(*sorted({under for _, under in MUST_CHOOSE}))
@pytest.mark.parametrize(
    ("moment", "under"), MUST_CHOOSE, ids=[moment.__name__ for moment, _ in MUST_CHOOSE]
)
def test_a_player_who_may_not_pass_learns_what_must_be_chosen(
    moment: Callable[[], CastleState], under: str
) -> None:
    assert refused(moment(), "0 pass") == under


MAY_PASS = [at_the_breach, trading, buying, building, building_as_a_worker, placing, converting]


@rule("AM-BRCH-01", "AM-TRD-08", "AM-STM-03", "AM-BLD-01", "AM-BLD-11", "AM-SCORE-20")
@pytest.mark.parametrize("moment", MAY_PASS, ids=[moment.__name__ for moment in MAY_PASS])
def test_where_the_rules_say_may_one_may_pass(moment: Callable[[], CastleState]) -> None:
    play(moment(), "0 pass")


# ------------------------------------------------------------------ not quite an answer


@rule("AM-SCORE-19", "AM-BRK-01", "AM-STM-01", "AM-BLD-03", "AM-SNOW-01", "AM-EQUIP-02")
@pytest.mark.parametrize(
    ("moment", "action", "under"),
    [
        (cashing_in, "cash_in 50", "AM-SCORE-19"),
        (taking, "take thaler", "AM-BRK-01"),
        (buying, "buy seat:3 wood", "AM-STM-01"),
        (paying, "pay thalers", "AM-BLD-03"),
        (in_snow, "pay sand", "AM-SNOW-01"),
        (in_plague, "pay sand", "AM-PLAG-01"),
        (ordering, "first worker_stone", "AM-EQUIP-02"),
        (sending_a_trader_helper, "from cart_wood", "AM-INN-09"),
    ],
)
def test_what_is_like_an_answer_is_refused_by_the_question_itself(
    moment: Callable[[], CastleState], action: str, under: str
) -> None:
    assert refused(moment(), f"0 {action}") == under


# ------------------------------------------------------------------ the others, and the end


@rule("AM-ORDER-02")
def test_a_player_who_is_not_asked_learns_whose_turn_it_is() -> None:
    s = trading()
    assert refused(s, "1 place cart_sand") == NOT_YOUR_TURN
    refusal = s.why_not(1, GAME.catalogue.read("pass"))
    assert refusal is not None
    assert refusal.args == {"seats": "0"}


@rule("AM-SEL-03")
def test_a_player_who_has_chosen_waits_for_the_others() -> None:
    s = choosing()
    play(s, "0 choose messenger")
    assert refused(s, "0 choose trader") == NOT_YOUR_TURN


@rule("AM-END-03")
def test_after_the_end_nothing_is_possible() -> None:
    *_, s = play_at_random(new_game(2), "over")
    for action in GAME.catalogue:
        refusal = s.why_not(0, action)
        assert refusal is not None
        assert refusal.rule == GAME_OVER


@rule("AM-ROUND-01")
@pytest.mark.parametrize(("players", "season"), [(2, "winter"), (3, "summer"), (4, "winter")])
def test_every_refusal_to_the_player_who_is_asked_names_a_rule(players: int, season: str) -> None:
    tried = 0
    for s in play_at_random(new_game(players, season), "refusals"):
        for seat in s.to_act():
            for action in GAME.catalogue:
                refusal = s.why_not(seat, action)
                assert (refusal is None) == (action in s.legal(seat))
                assert refusal is None or refusal.rule in RULE_IDS
                tried += 1
    assert tried > 10_000
