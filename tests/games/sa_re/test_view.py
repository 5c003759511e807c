"""SR-INFO. Who may know what; and positions as documents."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from tests.games.sa_re.table import hands, names, play, position, see
from tests.rule import rule
from trilith.engine.errors import BadInput
from trilith.engine.event import SPECTATOR
from trilith.engine.rng import Rng
from trilith.engine.scenario import put
from trilith.games.sa_re import GAME
from trilith.games.sa_re.state import SaReState

TEMPLES = {seat: {1: "temple"} for seat in (0, 1)}


def imagined(s: SaReState, seat: int, worlds: int = 40) -> list[SaReState]:
    return [GAME.imagine(s, seat, Rng.of(str(i))) for i in range(worlds)]


@rule("SR-INFO-01")
def test_in_light_everything_but_the_top_card_is_dealt_again() -> None:
    s = position(only="sequence", deck="W S G t T H", removed="SS")
    worlds = imagined(s, 1)
    assert {see(w, "season.deck.0") for w in worlds} == {"single_wood"}
    hidden = {*names("S G t T H SS")}
    assert {see(w, "season.removed") for w in worlds} == hidden
    assert {see(w, "season.deck.1") for w in worlds} == hidden
    for w in worlds:
        assert sorted([*see(w, "season.deck")[1:], see(w, "season.removed")]) == sorted(hidden)
        assert w.rng.key != s.rng.key


@rule("SR-INFO-01")
def test_in_dark_the_top_card_is_unknown_too() -> None:
    s = position(only="sequence", deck="W S G", removed="SS", given={"season.dark": True})
    for seat in (0, 1, SPECTATOR):
        assert {see(w, "season.deck.0") for w in imagined(s, seat)} == {*names("W S G SS")}
        assert GAME.view(s, seat)["season"]["top"] is None


@rule("SR-INFO-01")
def test_the_view_names_no_card_that_is_hidden() -> None:
    s = position(only="sequence", deck="W S T G", removed="SS")
    season = GAME.view(s, 0)["season"]
    shown = json.dumps({key: value for key, value in season.items() if key != "unseen"})
    assert "single_wood" in shown
    for hidden in names("S T G SS"):
        assert hidden not in shown


@rule("SR-INFO-02")
def test_what_is_left_in_the_deck_can_be_counted_by_all() -> None:
    s = position(only="sequence", deck="W S S T", removed="S")
    for seat in (0, 2, SPECTATOR):
        unseen = GAME.view(s, seat)["season"]["unseen"]
        left = {card: count for card, count in unseen.items() if count}
        assert left == {"single_wood": 1, "single_stone": 3, "trouble_double": 1}


@rule("SR-INFO-03")
def test_a_card_put_back_in_dark_stays_known_to_the_owner_until_drawn() -> None:
    given = {"season.dark": True}
    s = position(only="sequence", deck="T W S G", removed="SS", grounds=TEMPLES, given=given)
    play(s, "0 temple", "0 apply second")
    assert GAME.view(s, 0)["season"]["top"] == "trouble_double"
    assert {see(w, "season.deck.0") for w in imagined(s, 0)} == {"trouble_double"}
    for seat in (1, 2, SPECTATOR):
        assert GAME.view(s, seat)["season"]["top"] is None
        assert len({see(w, "season.deck.0") for w in imagined(s, seat)}) == 4
    play(s, "1 draw")
    assert GAME.view(s, 0)["season"]["top"] is None


@rule("SR-INFO-03", "SR-TEMPLE-05")
def test_the_owner_is_offered_a_card_put_back_in_dark_by_name() -> None:
    given = {"season.dark": True}
    s = position(only="sequence", deck="t W S G", grounds=TEMPLES, given=given)
    play(s, "0 temple", "0 apply first")
    decision = GAME.decision(s, 0)
    assert decision is not None
    assert decision.question.args["card"] == "single_wood"
    play(s, "0 draw")
    decision = GAME.decision(s, 1)
    assert decision is not None
    assert decision.question.args["card"] == "dark"


@rule("SR-INFO-03")
def test_a_card_known_to_two_owners_is_not_known_to_a_third() -> None:
    given = {"season.dark": True}
    s = position(only="sequence", deck="T W S G", grounds=TEMPLES, given=given)
    play(s, "0 temple", "0 apply second", "1 temple", "1 apply second")
    assert hands(s) == ["W", "S", ""]
    # Seat 0 saw another card shown, so its own must have been put back again.
    known = [GAME.view(s, seat)["season"]["top"] for seat in (0, 1, 2, SPECTATOR)]
    assert known == ["trouble_double", "trouble_double", None, None]


@rule("SR-INFO-03")
def test_when_the_known_card_is_shown_the_other_is_known_to_the_second_owner_alone() -> None:
    given = {"season.dark": True}
    s = position(only="sequence", deck="G W S t", grounds=TEMPLES, given=given)
    play(s, "0 temple", "0 apply second", "1 temple", "1 apply first")
    assert hands(s) == ["W", "G", ""]
    known = [GAME.view(s, seat)["season"]["top"] for seat in (0, 1, 2, SPECTATOR)]
    assert known == [None, "single_stone", None, None]


@rule("SR-INFO-04")
def test_an_open_card_put_back_under_hoshekh_stays_known_to_all() -> None:
    s = position(only="sequence", deck="H X W S", grounds=TEMPLES)
    play(s, "0 temple", "0 apply second")
    for seat in (0, 1, 2, SPECTATOR):
        assert GAME.view(s, seat)["season"]["top"] == "horus_choice"
        assert {see(w, "season.deck.0") for w in imagined(s, seat)} == {"horus_choice"}
    play(s, "1 stop")
    assert GAME.view(s, 2)["season"]["top"] == "horus_choice"


# ------------------------------------------------------------------ documents


def broken(path: str, value: object, s: SaReState | None = None) -> dict[str, Any]:
    s = s or position(at="planning", grounds={0: {4: "site:pyramid"}})
    doc = copy.deepcopy(GAME.dump(s))
    put(doc, path, value, "test")
    return doc


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("seats.0.ground", ["temple"] * 11, "expected 12 cells"),
        ("seats.0.ground", ["temple", "temple", *[""] * 10], "one temple at most"),
        ("seats.0.ground.4", "obelisk", "expected one of"),
        ("seats.0.ground", ["foreman+warehouse"] * 2 + [""] * 10, "one shared cell"),
        ("seats.0.pyramid", 4, "expected 1 to 3"),
        ("seats.0.stages", 3, "expected 0 to 2"),
        ("seats.0.gauge", 8, "expected 0 to 7"),
        ("seats.0.caravans", 4, "expected 0 to 3"),
        ("seats.0.ready", 1, "expected 0, found 1"),
        ("seats.0.cards", ["double_wood_wood"] * 2, "double_wood_wood at most"),
        ("seats.0.launched", [12], "expected 0 to 11"),
        ("seats.0.stock", {"wood": -1}, "0 or more"),
        ("season.deck", ["single_wood"] * 5, "4 cards single_wood at most"),
        ("season.batch", ["hoshekh"], "expected one of"),
        ("season.active", 3, "expected 0 to 2"),
        ("season.known_top", 32, "expected 0 to 31"),
        ("season.known_second", 32, "expected 0 to 31"),
        ("plan.draft", [1, 2], "expected 0 or 34"),
        ("first_player", 3, "expected 0 to 2"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_place_named(
    path: str, value: object, problem: str
) -> None:
    with pytest.raises(BadInput, match=problem) as error:
        GAME.load(broken(path, value))
    assert str(error.value).startswith(("season", "seats", "plan", "first_player"))


def test_a_dark_deck_cannot_hold_hoshekh() -> None:
    doc = broken("season.dark", True)
    doc["season"]["deck"] = ["hoshekh"]
    with pytest.raises(BadInput, match="no hoshekh"):
        GAME.load(doc)


def test_a_pyramid_cannot_be_on_two_grounds() -> None:
    doc = broken("seats.0.pyramid", 1)
    doc["seats"][1]["ground"][4] = "site:pyramid"
    doc["seats"][1]["pyramid"] = 1
    with pytest.raises(BadInput, match="pyramid 1 twice"):
        GAME.load(doc)


def test_there_cannot_be_more_tiles_than_in_the_box() -> None:
    s = position(at="planning", players=2)
    doc = GAME.dump(s)
    for seat in (0, 1):
        doc["seats"][seat]["ground"][3:7] = ["carpenter"] * 4
    with pytest.raises(BadInput, match="6 carpenter more"):
        GAME.load(doc)


def test_a_name_that_means_nothing_is_refused() -> None:
    doc = broken("round", 2)
    doc["seats"][1]["camels"] = 3
    with pytest.raises(BadInput, match="camels"):
        GAME.load(doc)
    doc = broken("round", 2)
    doc["season"]["weather"] = "dry"
    with pytest.raises(BadInput, match="weather"):
        GAME.load(doc)


# ------------------------------------------------------------------ what a board shows


def cell_of(s: SaReState, seat: int, cell: int) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(s, SPECTATOR)["seats"][seat]["ground"][cell]
    return found


def wood_stone_gold(cost: dict[str, int]) -> tuple[int, ...]:
    return cost["wood"], cost["stone"], cost["gold"]


@rule("SR-DISC-01", "SR-DISC-02")
def test_a_cell_names_the_buildings_that_make_it_cheaper() -> None:
    ground = {1: "carpenter", 4: "site:temple", 3: "stonecutter", 11: "port", 7: "site:carpenter"}
    s = position(at="planning", grounds={0: ground})
    assert cell_of(s, 0, 4)["reducers"] == ["cell:1", "cell:3"]
    assert cell_of(s, 0, 2)["reducers"] == ["cell:1", "cell:11"]
    assert cell_of(s, 0, 8)["reducers"] == ["cell:11"]
    assert cell_of(s, 0, 9)["reducers"] == []
    assert "reducers" not in cell_of(s, 0, 1)
    for cell in range(12):
        seen = cell_of(s, 0, cell)
        if "reducers" in seen:
            assert len(seen["reducers"]) == sum(seen["less"].values())


@rule("SR-PLAN-30", "SR-DISC-04")
def test_spectators_see_what_a_new_worksite_costs_on_each_free_cell() -> None:
    s = position(at="planning", grounds={0: {1: "carpenter", 8: "temple"}})
    assert GAME.view(s, 1)["placing"] is None
    play(s, "0 launch port")
    placing = GAME.view(s, 1)["placing"]
    assert (placing["seat"], placing["type"]) == (0, "port")
    costs = {one["cell"]: wood_stone_gold(one["cost"]) for one in placing["costs"]}
    assert costs == {"cell:2": (3, 3, 2), "cell:5": (4, 3, 2), "cell:11": (4, 3, 2)}


@rule("SR-PLAN-18", "SR-PLAN-21")
def test_the_cost_of_a_pyramid_is_that_of_its_next_stage_also_where_it_is_moved() -> None:
    s = position(at="planning", grounds={0: {1: "stonecutter"}})
    play(s, "0 launch pyramid")
    placing = GAME.view(s, 0)["placing"]
    costs = {one["cell"]: wood_stone_gold(one["cost"]) for one in placing["costs"]}
    assert (costs["cell:2"], costs["cell:3"]) == ((3, 4, 1), (3, 5, 1))
    play(s, "0 at cell:3", "0 move cell:3")
    placing = GAME.view(s, 0)["placing"]
    assert placing["type"] == "pyramid"
    assert "cell:3" not in [one["cell"] for one in placing["costs"]]


@rule("SR-PLAN-05", "SR-PLAN-06")
def test_a_city_tells_its_worksites_and_their_penalty() -> None:
    s = position(at="planning", grounds={0: {4: "site:temple", 5: "site:port"}})
    city = GAME.view(s, 2)["seats"][0]
    assert (city["worksites"], city["most_worksites"], city["penalty"]) == (2, 2, 1)


def moved(s: SaReState) -> dict[str, str]:
    """The worksites of seat 0 that the draft has moved: to = from."""
    cells = [cell_of(s, 0, cell) for cell in range(12)]
    return {one["cell"]: one["moved_from"] for one in cells if "moved_from" in one}


@rule("SR-PLAN-21", "SR-PLAN-31")
def test_a_worksite_moved_in_the_draft_tells_where_it_lay_before() -> None:
    s = position(at="planning", grounds={0: {2: "site:port", 4: "site:temple", 1: "foreman"}})
    assert moved(s) == {}
    play(s, "0 move cell:2", "0 at cell:8")
    assert moved(s) == {"cell:8": "cell:2"}
    # From step to step, its beginning stays the same; back again, it has not moved.
    play(s, "0 move cell:8", "0 at cell:11")
    assert moved(s) == {"cell:11": "cell:2"}
    play(s, "0 move cell:11", "0 at cell:2")
    assert moved(s) == {}
    # A worksite of this draft lay nowhere before, and what was withdrawn has not moved.
    play(s, "0 withdraw cell:4", "0 launch library", "0 at cell:5", "0 move cell:5", "0 at cell:7")
    assert moved(s) == {}
    play(s, "0 move cell:2", "0 at cell:8", "0 commit")
    assert moved(s) == {}


@rule("SR-PLAN-21")
def test_two_worksites_of_one_type_have_moved_in_order_of_cells() -> None:
    ground = {3: "site:carpenter", 4: "carpenter", 6: "site:carpenter"}
    s = position(at="planning", grounds={0: ground})
    play(s, "0 demolish cell:4", "0 move cell:6", "0 at cell:7", "0 move cell:3", "0 at cell:4")
    assert moved(s) == {"cell:4": "cell:3", "cell:7": "cell:6"}


@rule("SR-PAY-07", "SR-CARAVAN-04")
def test_a_worksite_tells_how_much_is_missing_to_pay_for_it() -> None:
    ground = {4: "site:temple", 7: "site:foreman"}
    given = {"seats.0.caravans": 1, "seats.0.stock": {"wood": 1, "stone": 1, "gold": 1, "joker": 0}}
    s = position(only="sequence", deck="W S", grounds={0: ground}, cards={0: "W"}, given=given)
    # Wood 2, stone 1, gold 1 and a caravan, for wood 2, stone 4, gold 2.
    assert cell_of(s, 0, 4)["missing"] == 3
    assert cell_of(s, 0, 7)["missing"] == 0


@rule("SR-PAY-07", "SR-PAY-03")
def test_what_goes_into_a_payment_is_missing_for_the_other_worksites() -> None:
    s = position(
        only="construction",
        grounds={0: {4: "site:carpenter", 7: "site:foreman"}},
        cards={0: "W W W G S"},
        given={"seats.0.stock": {"wood": 0, "stone": 0, "gold": 1, "joker": 0}},
    )
    assert (cell_of(s, 0, 4)["missing"], cell_of(s, 0, 7)["missing"]) == (0, 0)
    play(s, "0 build cell:4")
    # Two of the wood are laid without asking: the Foreman needs two, and one is left.
    assert (cell_of(s, 0, 4)["missing"], cell_of(s, 0, 7)["missing"]) == (0, 1)


@rule("SR-PAY-03", "SR-PAY-05")
def test_a_payment_under_way_shows_what_is_spent_and_what_is_left() -> None:
    s = position(
        at="construction",
        grounds={0: {4: "site:foreman"}},
        cards={0: "GW W"},
        given={"seats.0.stock": {"wood": 1, "stone": 0, "gold": 2, "joker": 0}},
    )
    assert GAME.view(s, 1)["payment"] is None
    play(s, "0 build cell:4")
    payment = GAME.view(s, 1)["payment"]
    assert (payment["seat"], payment["cell"]) == (0, "cell:4")
    assert wood_stone_gold(payment["cost"]) == (2, 0, 2)
    play(s, "0 spend card double_gold_wood")
    payment = GAME.view(s, SPECTATOR)["payment"]
    assert {"place": "card", "what": "double_gold_wood", "count": 1} in payment["spent"]
    assert wood_stone_gold(payment["left"]) == (1, 0, 0)


@rule("SR-CARAVAN-01", "SR-KEEP-01")
def test_loading_a_caravan_and_keeping_cards_show_what_was_chosen() -> None:
    s = position(at="construction", cards={0: "W S G"}, grounds={0: {4: "site:temple"}})
    play(s, "0 charter", "0 spend card single_wood")
    payment = GAME.view(s, 1)["payment"]
    assert (payment["cell"], payment["cost"], payment["left"]) == (None, {"joker": 2}, {"joker": 1})
    play(s, "0 spend stock gold", "0 done")
    assert GAME.view(s, 1)["keeping"] == []
    play(s, "0 save single_gold")
    assert GAME.view(s, 1)["keeping"] == ["single_gold"]


@rule("SR-MODE-02", "SR-MODE-03", "SR-MODE-04", "SR-MODE-05")
@pytest.mark.parametrize(
    ("mode", "goal"),
    [
        ("scribe", [("pyramid", 0, 3)]),
        ("architect", [("cells", 4, 12), ("launched", 1, 1)]),
        ("priest", [("pyramid", 0, 3), ("port", 1, 1), ("admin", 1, 3)]),
        ("pharaoh", [("pyramid", 0, 3), ("port", 1, 1), ("admin", 1, 6)]),
    ],
)
def test_the_goal_lists_what_a_player_has_and_needs(
    mode: str, goal: list[tuple[str, int, int]]
) -> None:
    s = position(at="planning", mode=mode, grounds={0: {1: "temple", 2: "port", 4: "site:pyramid"}})
    found = GAME.view(s, 1)["seats"][0]["goal"]
    assert [(one["part"], one["have"], one["need"]) for one in found] == goal


@rule("SR-MODE-02")
def test_without_a_pyramid_one_is_wanted() -> None:
    s = position(at="planning", mode="scribe")
    [found] = GAME.view(s, 1)["seats"][0]["goal"]
    assert (found["part"], found["have"], found["need"]) == ("pyramid", 0, 1)


@rule("SR-PYR-02", "SR-TEMPLE-01")
def test_what_forbids_a_second_stage_or_a_late_temple_is_shown() -> None:
    s = position(only="sequence", players=2, deck="W S G t T H")
    shown = GAME.view(s, 1)
    assert [city["staged"] for city in shown["seats"]] == [False, False]
    assert shown["season"]["first_draw"]
    s.staged[0], s.first_draw = True, False
    shown = GAME.view(s, 1)
    assert [city["staged"] for city in shown["seats"]] == [True, False]
    assert not shown["season"]["first_draw"]


@rule("SR-TROUBLE-02")
def test_the_view_says_what_each_trouble_is_worth() -> None:
    board = GAME.view(GAME.start(GAME.setup(2, seed="worth")), 0)["board"]
    assert board["troubles"] == {"trouble_single": 1, "trouble_double": 2}


def test_the_view_says_to_which_category_each_building_belongs() -> None:
    found = GAME.view(GAME.start(GAME.setup(2, seed="worth")), 0)["board"]["categories"]
    of = {name: [one for one in found if found[one] == name] for name in set(found.values())}
    assert of == {
        "production": ["warehouse", "foreman", "carpenter", "stonecutter", "goldsmith"],
        "admin": ["temple", "barracks", "gardens", "palace", "market", "library"],
        "main": ["port", "pyramid"],
    }
