"""AM-INFO. What lies open, what is hidden, and what must be imagined."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.castle.table import (
    new_game,
    options,
    pieces,
    play,
    play_at_random,
    position,
    see,
    tiles_without,
    told,
)
from tests.rule import rule
from trilith.engine.event import SPECTATOR, seen
from trilith.engine.rng import Rng
from trilith.games.castle import GAME
from trilith.games.castle.components import CARDS, HOSTS, TILES
from trilith.games.castle.state import CastleState

EVERYBODY = (0, 1, 2, SPECTATOR)


@rule("AM-INFO-01")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everything_on_the_board_is_open_to_all(viewer: int) -> None:
    s = position(
        at="select",
        season="winter",
        played={2: "trader"},
        lost={1: "worker_sand"},
        given={
            "stock": pieces(sand=9, wood=8, clay=7, stone=6, silver=5),
            "bank": 40,
            "watchtower": pieces(clay=3),
            "forge_silver": 2,
            "tiles": tiles_without("tavern"),
            "trader_places.rider": 1,
            "placed_this_round": ["rider"],
            "spaces.tavern_6": 2,
            "round_track": 11,
            "winter.deck": ["breach", "plague"],
            "winter.in_play": ["innkeeper", "lady", "granary"],
            "winter.innkeeper": 0,
            "winter.inn_thalers": 4,
            "winter.suitors": [0, 2],
            "winter.lady_items": {"thaler": 3},
            "winter.granary": [1],
        },
    )
    view = GAME.view(s, viewer)
    assert view["stock"] == pieces(sand=9, wood=8, clay=7, stone=6, silver=5)
    assert (view["bank"], view["forge_silver"], view["rounds_left"]) == (40, 2, 11)
    assert view["watchtower"] == pieces(clay=3)
    assert [b["id"] for b in view["buildings"] if b["built"]] == ["tavern"]
    assert [(p["id"], p["owner"]) for p in view["trader_places"] if p["owner"] is not None] == [
        ("rider", 1)
    ]
    assert [(p["id"], p["owner"]) for p in view["spaces"] if p["owner"] is not None] == [
        ("tavern_6", 2)
    ]
    winter = view["winter"]
    assert winter["in_play"] == ["innkeeper", "lady", "granary"]
    assert (winter["innkeeper"]["owner"], winter["innkeeper"]["thalers"]) == (0, 4)
    assert (winter["lady"]["suitors"], winter["lady"]["items"]["thaler"]) == ([0, 2], 3)
    assert winter["granary"]["owners"] == [1]
    assert (winter["granary"]["vp"]["two"], winter["innkeeper"]["fee"]) == (7, 1)
    assert [p["id"] for p in view["trader_places"] if p["placed_this_round"]] == ["rider"]
    assert view["seats"][2]["discard"] == ["trader"]
    assert view["seats"][1]["lost"] == ["worker_sand"]


@rule("AM-INFO-01")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_what_every_player_owns_is_open_to_all(viewer: int) -> None:
    s = position(
        at="select",
        given={
            "seats.1.thalers": 7,
            "seats.1.vp": 12,
            "seats.1.helpers": 2,
            "seats.1.resources": pieces(stone=2, silver=1),
            "seats.1.erected": ["well"],
            "tiles": tiles_without("well"),
        },
    )
    mat = GAME.view(s, viewer)["seats"][1]
    assert (mat["thalers"], mat["vp"], mat["helpers"]) == (7, 12, 2)
    assert mat["resources"] == pieces(stone=2, silver=1)
    assert mat["erected"] == ["well"]


@rule("AM-INFO-02")
def test_a_hand_is_named_to_its_owner_alone() -> None:
    s = position(at="select", played={1: "trader"}, lost={1: "worker_sand"})
    own = GAME.view(s, 1)["seats"][1]
    six = ["messenger", "bricklayer", "stonemason", "worker_wood", "worker_stone", "architect"]
    assert own["hand"] == six
    for viewer in (0, 2, SPECTATOR):
        mat = GAME.view(s, viewer)["seats"][1]
        assert (mat["hand"], mat["hand_count"]) == (None, 6)


@rule("AM-INFO-02")
def test_hand_and_face_down_card_together_are_the_set_without_the_played_pile() -> None:
    s = position(at="select", played={1: "trader"}, lost={1: "worker_sand"})
    play(s, "1 choose messenger")
    for viewer in EVERYBODY:
        mat = GAME.view(s, viewer)["seats"][1]
        assert set(mat["unplayed"]) == set(CARDS) - {"trader", "worker_sand"}


@rule("AM-INFO-03")
def test_others_see_that_a_card_was_chosen_and_not_which() -> None:
    s = position(at="select")
    other = s.clone()
    other.log = []
    play(s, "1 choose messenger")
    play(other, "1 choose trader")
    assert GAME.view(s, 1)["seats"][1]["face_down"] == ["messenger"]
    for viewer in (0, 2, SPECTATOR):
        view = GAME.view(s, viewer)
        assert view["seats"][1]["face_down"] is None
        assert (view["seats"][1]["face_down_count"], view["seats"][1]["hand_count"]) == (1, 7)
        assert view == GAME.view(other, viewer)
        assert seen(s.log or [], viewer) == seen(other.log or [], viewer)
    assert seen(s.log or [], 1) != seen(other.log or [], 1)


@rule("AM-INFO-03")
def test_with_two_players_the_number_of_chosen_cards_is_open() -> None:
    s = position(at="select", players=2)
    play(s, "0 choose trader")
    assert GAME.view(s, 1)["seats"][0]["face_down_count"] == 1
    play(s, "0 choose messenger")
    assert GAME.view(s, 1)["seats"][0]["face_down_count"] == 2
    assert GAME.view(s, 1)["seats"][0]["face_down"] is None


@rule("AM-INFO-03")
def test_after_the_reveal_everybody_sees_the_cards() -> None:
    s = position(at="select")
    play(s, "0 choose messenger", "1 choose bricklayer", "2 choose worker_wood")
    for viewer in EVERYBODY:
        revealed = [mat["revealed"] for mat in GAME.view(s, viewer)["seats"]]
        assert revealed == [["messenger"], ["bricklayer"], ["worker_wood"]]


@rule("AM-INFO-03")
def test_imagining_a_hidden_choice_reveals_nothing_of_it() -> None:
    s = position(at="select", played={1: "messenger"})
    other = s.clone()
    play(s, "1 choose trader")
    other.log = []
    play(other, "1 choose architect")
    for viewer in (0, 2, SPECTATOR):
        a, b = (GAME.imagine(state, viewer, Rng.of("dream")) for state in (s, other))
        assert GAME.digest(a) == GAME.digest(b)
        assert GAME.view(a, viewer) == GAME.view(s, viewer)
    mine = GAME.imagine(s, 1, Rng.of("dream"))
    assert see(mine, "seats.1.face_down") == ["trader"]


@rule("AM-INFO-02", "AM-INFO-03")
def test_every_card_that_may_lie_face_down_is_imagined_and_no_other() -> None:
    s = position(at="select", lost={1: "worker_sand"})
    play(s, "1 choose trader")
    rng = Rng.of("many dreams")
    dreams = Counter(see(GAME.imagine(s, 0, rng), "seats.1.face_down")[0] for _ in range(200))
    # Not the architect: the whole set was in hand. Not the lost worker.
    assert set(dreams) == set(CARDS) - {"architect", "worker_sand"}


@rule("AM-INFO-02", "AM-INFO-03")
def test_what_another_may_still_choose_is_imagined_with_his_hand() -> None:
    s = position(at="select", players=2)
    play(s, "0 choose trader")
    dreams = [GAME.imagine(s, 1, Rng.of(str(i))) for i in range(20)]
    for dream in dreams:
        hand = [card for card in see(dream, "seats.0.hand") if card != "architect"]
        assert options(dream, 0) == [f"choose {card}" for card in hand]
    assert len({tuple(options(dream, 0)) for dream in dreams}) > 1


@rule("AM-INFO-03")
def test_a_player_who_is_asked_which_worker_to_lose_has_two_and_none_lies_face_down() -> None:
    # Seat 1 cannot pay for the snowfall, and two workers are left in what he has not played.
    s = position(
        at="winter_draw",
        season="winter",
        first=1,
        cards={0: "trader", 1: "messenger", 2: "trader"},
        lost={1: "worker_sand"},
        given={"winter.deck": ["snowfall"], "round_track": 12, "seats.1.thalers": 0},
    )
    assert options(s, 1) == ["lose worker_wood", "lose worker_stone"]
    rng = Rng.of("snow")
    dreams = {see(GAME.imagine(s, 0, rng), "seats.1.face_down")[0] for _ in range(100)}
    assert dreams == {"messenger", "trader", "bricklayer", "stonemason"}


@rule("AM-INFO-04", "AM-INFO-05")
def test_nobody_imagines_the_seed_of_the_game() -> None:
    games = [new_game(season="winter", seed=seed) for seed in ("a", "b")]
    dreams = [GAME.imagine(s, 0, Rng.of("dream")) for s in games]
    assert see(games[0], "rng.key") != see(games[1], "rng.key")
    assert see(dreams[0], "rng") == see(dreams[1], "rng")


@rule("AM-INFO-04")
def test_the_order_of_the_winter_deck_is_hidden_from_everybody() -> None:
    decks = ["lady", "plague", "breach"], ["breach", "lady", "plague"]
    s, other = (
        position(at="select", season="winter", given={"winter.deck": deck}) for deck in decks
    )
    for viewer in EVERYBODY:
        assert GAME.view(s, viewer) == GAME.view(other, viewer)
        a, b = (GAME.imagine(state, viewer, Rng.of("dream")) for state in (s, other))
        assert see(a, "winter.deck") == see(b, "winter.deck")
    first = {see(GAME.imagine(s, 0, Rng.of(str(i))), "winter.deck.0") for i in range(30)}
    assert first == {"lady", "plague", "breach"}


@rule("AM-INFO-04")
def test_a_winter_card_is_open_once_drawn() -> None:
    s = position(
        at="winter_draw",
        season="winter",
        cards={0: "messenger", 1: "messenger", 2: "messenger"},
        given={"winter.deck": ["granary", "plague"], "round_track": 12},
    )
    (drawn,) = told(s, "winter_card")
    assert drawn.args == {"card": "granary"}
    assert drawn.seen_by is None
    assert drawn.reveals
    for viewer in EVERYBODY:
        winter = GAME.view(s, viewer)["winter"]
        assert (winter["in_play"], winter["deck"]) == (["granary"], 1)
        assert winter["unseen"] == ["plague"]


@rule("AM-INFO-05")
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_nothing_is_left_to_chance_after_setup(season: str) -> None:
    game = new_game(season=season)
    drawn = see(game, "rng.counter")
    assert drawn > 0
    for s in play_at_random(game):
        assert see(s, "rng.counter") == drawn


@rule("AM-INFO-05")
def test_two_summer_games_with_the_same_first_player_begin_alike() -> None:
    games = [GAME.dump(new_game(seed=str(i))) for i in range(12)]
    for doc in games:
        del doc["rng"]
    by_first = {doc["first_player"]: doc for doc in games}
    assert all(doc == by_first[doc["first_player"]] for doc in games)


@rule("AM-INFO-01", "AM-INFO-03")
@pytest.mark.parametrize(("players", "season"), [(2, "winter"), (3, "winter"), (4, "summer")])
def test_what_is_imagined_looks_the_same_all_game_long(players: int, season: str) -> None:
    rng = Rng.of("long dream")
    for s in play_at_random(new_game(players, season)):
        for viewer in (0, 1, SPECTATOR):
            dream = GAME.imagine(s, viewer, rng)
            assert GAME.view(dream, viewer) == GAME.view(s, viewer)
            assert dream.to_act() == s.to_act()
            assert list(dream.legal(viewer)) == list(s.legal(viewer))


# ------------------------------------------------------------------ what an answer depends on


def builder(seat_has: dict[str, int]) -> CastleState:
    given = {"seats.0.resources": pieces(**seat_has), "seats.0.thalers": 0, "watchtower": pieces()}
    return position(only="stonemason", cards={0: "stonemason"}, given=given)


@rule("AM-BLD-04", "AM-BLD-05", "AM-INFO-01")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_payment_shows_the_types_handed_in(viewer: int) -> None:
    s = builder({"sand": 2, "wood": 2, "clay": 2, "stone": 2})
    assert GAME.view(s, viewer)["payment"] is None
    play(s, "0 build great_gate", "0 pay sand")
    due = s.data.tile_values[TILES.index("great_gate")]
    assert GAME.view(s, viewer)["payment"] == {
        "seat": 0,
        "building": "great_gate",
        "due": due - s.data.points[0],
        "pieces": 1,
        "types": ["sand"],
        "suggested": {"sand": 1, "wood": 1, "clay": 1, "stone": 2},
    }


@rule("AM-BLD-03", "AM-BLD-04")
def test_what_is_suggested_pays_the_building_to_the_last_point() -> None:
    s = builder({"sand": 5, "wood": 3, "clay": 1, "stone": 2})
    play(s, "0 build great_gate")
    laid = GAME.view(s, 0)["payment"]["suggested"]
    assert laid == {"sand": 5, "wood": 2, "clay": 1, "stone": 1}  # the cheapest first
    while payment := GAME.view(s, 0)["payment"]:
        play(s, f"0 pay {next(iter(payment['suggested']))}")
    assert s.erected[0] >> TILES.index("great_gate") & 1


@rule("AM-STM-04", "AM-STM-06")
def test_a_purchase_shows_who_sold_and_who_kept_the_last_piece() -> None:
    given = {
        "seats.0.thalers": 9,
        "seats.1.goods": pieces(sand=1),
        "seats.2.goods": pieces(wood=2),
    }
    cards = {0: "stonemason", 1: "worker_sand", 2: "worker_wood"}
    s = position(only="stonemason", cards=cards, given=given)
    play(s, "0 buy seat:1 sand")
    assert GAME.view(s, 1)["purchase"] == {"seat": 0, "bought": [], "refused": []}
    play(s, "1 refuse")
    assert GAME.view(s, 0)["purchase"] == {"seat": 0, "bought": [], "refused": [1]}


@rule("AM-HLP-06")
def test_buildings_where_a_helper_was_placed_this_round_are_shown() -> None:
    s = position(only="stonemason", cards={0: "stonemason"})
    s.placed_on[1] = 1 << HOSTS.index("forge")
    assert [player["placed_on"] for player in GAME.view(s, 0)["seats"]] == [[], ["forge"], []]


@rule("AM-ORDER-01")
def test_the_view_says_in_which_order_the_characters_act() -> None:
    roles = GAME.view(GAME.start(GAME.setup(3, seed="order")), 0)["printed"]["roles"]
    assert roles == ["messenger", "trader", "bricklayer", "stonemason", "worker", "architect"]
