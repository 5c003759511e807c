"""What the engine makes of a game: setup, decisions, words, previews, snapshots."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.engine.toy import (
    TOY,
    Gift,
    Look,
    Note,
    Pick,
    Take,
    Toss,
    Toy,
    ToyData,
    kinds,
    play,
    table,
)
from tests.engine.toy import new_game as new
from trilith import games
from trilith.engine.action import Action, act
from trilith.engine.doc import Json
from trilith.engine.errors import BadInput, IllegalAction
from trilith.engine.event import Event
from trilith.engine.game import DataPack, Game
from trilith.engine.label import Label
from trilith.engine.task import AnyOrder, Together

# ------------------------------------------------------------------ setup


def test_options_that_are_not_given_have_their_defaults() -> None:
    assert TOY.setup(2).options == {"deck": "short"}
    assert TOY.setup(2, {"deck": "long"}).options == {"deck": "long"}


@pytest.mark.parametrize(
    ("players", "options", "problem"),
    [
        (4, {}, "players: toy is played by 2, 3; found 4"),
        (2, {"hat": "on"}, "option: toy has no option 'hat'; there are: deck"),
        (2, {"deck": "wide"}, "option deck: expected one of short, long; found 'wide'"),
    ],
)
def test_a_setup_that_does_not_fit_is_refused(
    players: int, options: dict[str, str], problem: str
) -> None:
    with pytest.raises(BadInput) as error:
        TOY.setup(players, options)
    assert str(error.value) == problem


@pytest.mark.parametrize("seed", [" a", "a ", "a\nb", "a\u2028b", "\udcff", "\x00"], ids=repr)
def test_a_seed_must_fit_on_one_line_of_a_record(seed: str) -> None:
    with pytest.raises(BadInput, match=r"^seed: expected one line"):
        TOY.setup(2, seed=seed)


@pytest.mark.parametrize("seed", ["", "a", "open  sesame", "# źdźbło"])
def test_any_other_text_is_a_seed(seed: str) -> None:
    assert TOY.setup(2, seed=seed).seed == seed


def test_the_same_seed_starts_the_same_game() -> None:
    assert TOY.digest(new(seed="a")) == TOY.digest(new(seed="a"))
    assert TOY.digest(new(seed="a")) != TOY.digest(new(seed="b"))


def test_an_owner_s_values_make_another_game() -> None:
    own = TOY.data({"start": {"coins": 9}})
    assert isinstance(own, ToyData)
    s = TOY.start(TOY.setup(2, data=own))
    assert s.coins == [9, 9]
    assert own.digest != TOY.data().digest
    assert [value.kind for value in TOY.fidelity(own) if value.path == "start.coins"] == ["owner"]


def test_an_owner_s_copy_differs_where_it_is_printed_otherwise_and_not_in_what_follows() -> None:
    ezra = games.get("ezra_nehemiah")
    own: dict[str, Json] = {"development_tiles": [{"id": "guards_1", "cost": {"wood": 5}}]}
    found = ezra.differences(ezra.data(own))
    assert [(leaf.path, leaf.value) for leaf, _ in found] == [
        ("development_tiles.guards_1.cost.wood", 5)
    ]
    assert ezra.differences(ezra.standard_data) == []


def test_values_that_a_game_stumbles_over_are_answered_with_one_line() -> None:
    class Strict(Toy):
        def read_data(self, doc: dict[str, Json], where: str) -> DataPack:
            data = ToyData(doc, where)
            assert 12 % data.start.coins == 0
            return data

    with pytest.raises(BadInput, match=r"^own: these values do not fit together \(ZeroDivision"):
        Strict().data({"start": {"coins": 0}}, "own")


# ------------------------------------------------------------------ decisions in words


def test_a_decision_has_what_is_possible_and_what_is_not_with_the_reason() -> None:
    decision = TOY.decision(table(Pick(0, most=2), coins=(1, 0)), 0)
    assert decision is not None
    assert (decision.seat, decision.rule) == (0, "TY-PICK-01")
    assert decision.question == Label("toy-ask-pick", {"seat": 0, "most": 2})
    assert [choice.action.code for choice in decision.options] == ["pick 0", "pick 1"]
    assert [
        (choice.action.code, choice.refusal.rule)
        for choice in decision.blocked
        if choice.refusal is not None
    ] == [("pick 2", "TY-PICK-02"), ("pick 3", "TY-PICK-01")]


def test_a_decision_is_plain_json() -> None:
    decision = TOY.decision(table(Pick(0, most=1), coins=(1, 0)), 0)
    assert decision is not None
    doc = json.loads(json.dumps(decision.dump()))
    assert doc["options"][1] == {
        "action": "pick 1",
        "refs": ["1"],
        "label": {"key": "toy-do-pick", "args": {"price": "1", "ask": "pick"}},
    }
    assert doc["blocked"][1]["rule"] == "TY-PICK-01"
    assert doc["blocked"][1]["args"] == {"least": 0, "most": 1}


def test_a_player_who_is_not_asked_has_no_decision() -> None:
    assert TOY.decision(table(Pick(0, most=1)), 1) is None
    assert TOY.decision(table(), 0) is None


def test_actions_and_events_become_labels() -> None:
    assert TOY.label(act("give", "seat:1"), "gift") == Label(
        "toy-do-give", {"to": "seat:1", "ask": "gift"}
    )
    [event] = play(table(Pick(1, most=1)), "1 pick 1")
    assert TOY.event_label(event) == Label("toy-event-picked", {"seat": 1, "price": 1})


def test_a_label_prints_and_compares() -> None:
    assert repr(Label("a", {"n": 1})) == "Label('a', {'n': 1})"
    assert Label("a") == Label("a", {})
    assert Label("a") != Label("b")
    assert len({Label("a"), Label("a", {})}) == 1


# ------------------------------------------------------------------ previews


def preview(s: Any, seat: int, code: str) -> list[str]:
    return kinds(TOY.preview(s, seat, TOY.catalogue.read(code)))


def test_a_preview_tells_what_would_happen_and_changes_nothing() -> None:
    s = table(Pick(0, most=1), Note("after"))
    before = TOY.digest(s)
    assert preview(s, 0, "pick 1") == ["picked", "note"]
    assert TOY.digest(s) == before


def test_a_preview_stops_at_chance() -> None:
    assert preview(table(Pick(0, most=1), Toss(), Note("a")), 0, "pick 1") == ["picked"]


class Paid(Pick):
    """What is picked is paid, however the coin behind it falls."""

    __slots__ = ()

    def brings(self, s: Any, action: Action) -> list[Event]:
        return [Event("paid", self.seat, "TY-PICK-01", {"price": int(action.args[0])})]


def test_a_preview_ends_with_what_is_certain_behind_the_chance() -> None:
    s = table(Paid(0, most=1), Toss(), Note("a"))
    assert preview(s, 0, "pick 1") == ["picked", "paid"]
    assert preview(table(Paid(0, most=1), Note("a")), 0, "pick 1") == ["picked", "note"]


def test_a_preview_stops_at_a_reveal_even_to_the_player_alone() -> None:
    tasks = (Look(0), Take(0), Note("a"))
    s = table(AnyOrder(0, tasks, under="TY-SHOW-02"))
    assert preview(s, 0, "first look") == ["looked"]
    assert preview(s, 0, "first take") == []


def test_a_preview_shows_nothing_that_is_meant_for_others() -> None:
    lanes = ((Pick(0, most=1),), ())
    s = table(Together(lanes), Gift(0))
    assert preview(s, 0, "pick 0") == ["picked", "given"]
    s = new(2)
    assert preview(s, 0, "raise") == ["raised"]
    assert preview(s, 0, "stand") == []  # it is final


def ends(s: Any, seat: int, code: str) -> bool:
    return TOY.ends_turn(s, seat, TOY.catalogue.read(code))


def test_a_turn_ends_where_somebody_else_or_chance_comes_next() -> None:
    assert not ends(table(Pick(0, most=1), Pick(0, most=1)), 0, "pick 1")
    assert ends(table(Pick(0, most=1), Pick(1, most=1)), 0, "pick 1")
    assert ends(table(Pick(0, most=1), Toss(), Pick(0, most=1)), 0, "pick 1")


def test_what_brings_something_hidden_to_light_says_so_before() -> None:
    pick = TOY.catalogue.read("pick 1")
    tossed = table(Pick(0, most=1), Toss(), Pick(0, most=1))
    assert TOY.foresee(tossed, 0, pick).reveals
    assert not TOY.foresee(table(Pick(0, most=1), Pick(1, most=1)), 0, pick).reveals


def test_what_is_illegal_has_no_preview() -> None:
    with pytest.raises(IllegalAction):
        preview(table(Pick(0, most=1)), 0, "pick 3")


# ------------------------------------------------------------------ snapshots


def test_a_snapshot_is_plain_json_and_comes_back_as_the_same_position() -> None:
    s = new(3)
    play(s, "0 raise", "2 raise", "1 stand")
    again = TOY.load(json.loads(json.dumps(TOY.dump(s))))
    assert TOY.dump(again) == TOY.dump(s)
    assert again.to_act() == s.to_act()
    assert again.rng.draw() == s.rng.draw()


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("game", "chess", "save.game: expected toy, found chess"),
        ("rules_version", 2, "save.rules_version: expected 1, found 2"),
        ("rng", {"key": "xyz", "counter": 0}, "save.rng.key: expected hexadecimal digits"),
        ("rng", {"key": "00", "counter": -1}, "save.rng.counter: expected 0 to"),
        ("rng", 5, "save.rng: expected a table, found a number"),
        ("pending", {}, "save.pending: expected a list, found a table"),
        ("pending", ["Toss"], "save.pending.0: expected a pending task, found 'Toss'"),
        (
            "pending",
            [{"task": "Pick", "seat": 7, "most": 1, "least": 0}],
            "save.pending: cannot happen in this position",
        ),
        ("coins", "many", "save.coins: expected a list, found a text"),
    ],
)
def test_a_snapshot_that_cannot_be_read_names_the_place(
    path: str, value: object, problem: str
) -> None:
    doc = {**TOY.dump(new()), path: value}
    with pytest.raises(BadInput) as error:
        TOY.load(doc, where="save")
    assert str(error.value).startswith(problem)


def test_a_snapshot_with_something_missing_says_what() -> None:
    doc = TOY.dump(new())
    del doc["rng"]
    with pytest.raises(BadInput, match=r"^rng: is missing$"):
        TOY.load(doc)
    with pytest.raises(BadInput, match="expected a table, found a list"):
        TOY.load([])


# ------------------------------------------------------------------ scores


def test_scores_are_rows_that_add_up_and_winners_are_named_at_the_end() -> None:
    s = new(2)
    assert TOY.winners(s) == []
    s = table()
    s.coins, s.won = [4, 1], [[1], [3, 1]]
    first = TOY.scores(s)[0].dump()
    assert first == {
        "seat": 0,
        "total": 5,
        "won": True,
        "rows": [{"source": "cards", "points": 1}, {"source": "coins", "points": 4}],
        "tie_break": [],
    }
    assert TOY.winners(s) == [0, 1]
    assert repr(TOY.scores(s)[1].rows[0]) == "Row('cards', 4)"


def test_a_game_has_to_write_its_own_part() -> None:
    with pytest.raises(NotImplementedError):
        Game[Any]()
    s = table()
    for unwritten in (
        lambda: Game.read_data(TOY, {}, ""),
        lambda: Game.new(TOY, TOY.setup(2)),
        lambda: Game.view(TOY, s, 0),
        lambda: Game.imagine(TOY, s, 0, s.rng),
        lambda: Game.scores(TOY, s),
        lambda: Game.enter(TOY, s, "bidding"),
        lambda: Game.dump_fields(TOY, s),
    ):
        with pytest.raises(NotImplementedError):
            unwritten()
