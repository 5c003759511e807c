"""Scenarios: positions as TOML, what is played and refused from them, what must then hold."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.toy import TOY, ToyState
from trilith import games
from trilith.engine.doc import Doc, Json, parse_toml
from trilith.engine.errors import BadInput
from trilith.engine.scenario import Failure, Scenario, begin, history_of, look_up, run

HEAD = 'game = "toy"\nplayers = 2\n'


def scenario(text: str, head: str = HEAD) -> Scenario:
    return Scenario(Doc(parse_toml(head + text, "told.toml"), "told.toml"))


def began(text: str, head: str = HEAD) -> ToyState:
    """The position alone."""
    s = begin(scenario(text, head), TOY)
    assert isinstance(s, ToyState)
    return s


def ran(text: str, head: str = HEAD) -> ToyState:
    s = run(scenario(text, head), TOY)
    assert isinstance(s, ToyState)
    return s


def begin_and_run(text: str, head: str) -> None:
    began(text, head)
    ran(text, head)


def problem(text: str, head: str = HEAD) -> str:
    """Why a scenario cannot be run at all."""
    with pytest.raises(BadInput) as error:
        begin_and_run(text, head)
    assert not isinstance(error.value, Failure)
    return str(error.value)


def failure(text: str) -> str:
    """How a scenario that ran came out otherwise than it says."""
    with pytest.raises(Failure) as error:
        ran(text)
    return str(error.value)


# ------------------------------------------------------------------ what a scenario can say


def test_a_scenario_without_anything_is_the_beginning_of_a_game() -> None:
    s = began("")
    assert s.to_act() == (0, 1)
    assert s.coins == [3, 3]


def test_the_position_is_set_by_dotted_paths() -> None:
    s = began('[position]\n"coins.1" = 1\n"deck" = [4, 2]\n"won.0" = [6]')
    assert (s.coins, s.deck, s.won) == ([3, 1], [4, 2], [[6], []])


def test_a_table_of_the_position_may_be_set_in_part() -> None:
    castle = games.get("castle")
    doc = 'game = "castle"\nplayers = 2\n[position]\n"stock" = { sand = 3 }'
    position = begin(Scenario(Doc(parse_toml(doc, "castle"), "castle")), castle)
    stock = castle.dump(position)["stock"]
    assert stock["sand"] == 3
    assert stock["wood"] == castle.dump(begin(scenario_of_castle(), castle))["stock"]["wood"]


def scenario_of_castle() -> Scenario:
    return Scenario(Doc({"game": "castle", "players": 2}, "castle"))


def test_play_starts_at_the_phase_named() -> None:
    s = began('at = "tossing"\n[position]\ncoins = [0, 2]')
    assert s.is_over()
    assert s.coins in ([0, 2], [1, 3])


def test_seed_and_options_are_those_of_the_game() -> None:
    assert len(began('options = { deck = "long" }').deck) == 12
    assert began('seed = "a"').deck != began('seed = "b"').deck
    assert began('seed = "a"').deck == began('seed = "a"').deck


PLAY = """
[[play]]
seat = 1
action = "raise"
[[play]]
seat = 1
action = "stand"
"""


def test_play_then_refuse_then_expect() -> None:
    s = ran(
        PLAY
        + """
        [expect]
        "bids" = [0, 1]
        "coins.0" = 3
        "to_act" = [0]
        "legal.0" = ["stand", "raise"]
        "scores" = [3, 3]
        "scores.1" = 3
        "winners" = []
        "round" = 1
        [[refuse]]
        seat = 1
        action = "raise"
        rule = "engine-not-your-turn"
        """
    )
    assert s.bids == [0, 1]


def test_steps_may_stand_in_any_order() -> None:
    ran(
        """
        [[steps]]
        expect = { "bids" = [0, 0] }
        [[steps]]
        play = { seat = 0, action = "raise" }
        [[steps]]
        refuse = { seat = 0, action = "first take", rule = "engine-not-asked" }
        [[steps]]
        expect = { "bids.0" = 1 }
        [[steps]]
        play = { seat = 0, action = "stand" }
        [[steps]]
        refuse = { seat = 0, action = "raise", rule = "engine-not-your-turn" }
        """
    )


def test_a_scenario_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "told.toml"
    path.write_text(HEAD + 'title = "A"\nrules = ["TY-BID-01"]\ntext = "B"' + PLAY, "utf-8")
    read = Scenario.read(str(path))
    assert read.rules == ["TY-BID-01"]
    assert len(read.steps) == 2
    with pytest.raises(BadInput, match=r"none.toml: no such file$"):
        Scenario.read(str(tmp_path / "none.toml"))


def test_a_scenario_can_be_played_on_and_rewound() -> None:
    history = history_of(scenario('[position]\n"coins.0" = 9'), TOY)
    before = TOY.digest(history.state)
    history.play(0, TOY.catalogue.read("raise"))
    history.rewind(0)
    assert TOY.digest(history.state) == before
    assert history.state.coins == [9, 3]


def test_an_owner_s_data_may_be_used() -> None:
    s = begin(scenario(""), TOY, TOY.data({"start": {"coins": 7}}))
    assert isinstance(s, ToyState)
    assert s.coins == [7, 7]


# ------------------------------------------------------------------ how it can come out otherwise


def test_what_is_played_must_be_legal() -> None:
    text = '[[play]]\nseat = 0\naction = "first take"'
    assert failure(text) == (
        "told.toml, play 1: seat 0 may not 'first take': engine-not-asked forbids it; "
        "legal now: raise, stand"
    )


def test_what_is_refused_must_be_illegal() -> None:
    text = '[[refuse]]\nseat = 0\naction = "raise"\nrule = "TY-BID-02"'
    assert failure(text).endswith("expected TY-BID-02 to refuse 'raise' to seat 0: it is legal")


def test_the_rule_that_refuses_must_be_the_one_named() -> None:
    text = '[position]\n"coins.0" = 1\n"bids.0" = 0\n'
    text += '[[refuse]]\nseat = 0\naction = "first look"\nrule = "TY-BID-02"'
    assert failure(text).endswith(
        "expected TY-BID-02 to refuse 'first look' to seat 0, found engine-not-asked"
    )


@pytest.mark.parametrize(
    ("expect", "found"),
    [
        ('"coins" = [3, 4]', "coins: expected [3, 4], found [3, 3]"),
        ('"coins.1" = 4', "coins.1: expected 4, found 3"),
        ('"coins.1" = "3"', "coins.1: expected '3', found 3"),
        ('"scores.0" = 0', "scores.0: expected 0, found 3"),
        ('"legal.0" = ["raise"]', "legal.0: expected ['raise'], found ['raise', 'stand']"),
        ('"winners" = [0]', "winners: expected [0], found []"),
    ],
)
def test_what_is_expected_must_hold(expect: str, found: str) -> None:
    assert failure(f"[expect]\n{expect}") == f"told.toml, expect: {found}"


# ------------------------------------------------------------------ what cannot be read


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('colour = "red"', "told.toml, colour: unknown; expected one of game, players, seed"),
        ('at = "dinner"', "told.toml, at: expected one of bidding, tossing; found 'dinner'"),
        ("at = 3", "told.toml, at: expected a text, found a number"),
        ("seed = 3", "told.toml, seed: expected a text, found a number"),
        ('seed = " "', "told.toml, seed: expected one line"),
        ("options = { deck = 3 }", "told.toml, options.deck: expected a text, found a number"),
        (
            'options = { deck = "wide" }',
            "told.toml, option deck: expected one of short, long; found 'wide'",
        ),
        ("rules = [3]", "told.toml, rules.0: expected a text; found 3"),
        (
            '[position]\n"coin.0" = 1',
            "told.toml, position: coin: no such place; there are: game, rules_version, round",
        ),
        ('[position]\n"coins.2" = 1', "told.toml, position: coins.2: expected a number below 2"),
        ('[position]\n"coins.²" = 1', "told.toml, position: coins.²: expected a number below 2"),
        ('[position]\n"coins.-1" = 1', "told.toml, position: coins.-1: expected a number below"),
        ('[position]\n"round.x" = 1', "position: round.x: there is a number above, which holds"),
        ('[position]\n"coins.0" = "1"', "position: coins.0: expected a number, found a text"),
        ('[position]\n"coins" = 1', "position: coins: expected a list, found a number"),
        ('[position]\n"coins" = ["1"]', "position.coins: expected a number, found a text"),
        ('[position]\n"rng" = { kee = "" }', "position: rng.kee: no such place"),
        ('[position]\n"rng.key" = "x"', "position.rng.key: expected hexadecimal digits"),
        ('[position]\n"game" = "chess"', "position.game: expected toy, found chess"),
        (
            '[position]\n"coins" = []',
            "told.toml, position: the game cannot go on from this position",
        ),
        (
            '[position]\n"pending" = [{ task = "Sing" }]',
            "position.pending.0: expected a task of this game, found 'Sing'",
        ),
        ("position = 3", "told.toml, position: expected a table, found a number"),
        ("[play]\nseat = 0", "told.toml, play: expected a list, found a table"),
        ("[[play]]\nseat = 0", "told.toml, play 1, action: is missing"),
        ('[[play]]\nseat = -1\naction = "raise"', "play 1, seat: expected 0 to 1, found -1"),
        ('[[play]]\nseat = 2\naction = "raise"', "play 1, seat: expected 0 to 1, found 2"),
        ('[[play]]\nseat = "0"\naction = "raise"', "play 1, seat: expected a number, found a text"),
        (
            '[[play]]\nseat = 0\naction = "rise"',
            "told.toml, play 1, action: expected an action of the game, found 'rise'",
        ),
        (
            '[[play]]\nseat = 0\naction = "raise"\nrule = "TY-BID-01"',
            "told.toml, play 1, rule: unknown; expected one of seat, action, forced",
        ),
        (
            '[[refuse]]\nseat = 0\naction = "raise"',
            "told.toml, refuse 1, rule: is missing",
        ),
        ('[expect]\n"hats" = 1', "expect: hats: no such place; there are: game, rules_version"),
        (
            '[[steps]]\nplay = { seat = 0, action = "raise" }\n[expect]\n"round" = 1',
            "told.toml, expect: stands beside `steps`: put it into them",
        ),
        ("[[steps]]\nsing = {}", "told.toml, step 1: expected one of play, refuse, expect; found"),
        ("[[steps]]\n", "told.toml, step 1: expected one of play, refuse, expect; found nothing"),
        ("[[steps]]\nplay = 3", "told.toml, step 1 (play): expected a table, found a number"),
    ],
)
def test_what_cannot_be_read_is_reported_with_its_place(text: str, expected: str) -> None:
    assert expected in problem(text)


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        ("players = 2", "told.toml, game: is missing"),
        ('game = "toy"', "told.toml, players: is missing"),
        ('game = "toy"\nplayers = 0', "told.toml, players: expected 1 or more, found 0"),
        ('game = "toy"\nplayers = 7', "told.toml, players: toy is played by 2, 3; found 7"),
        ('game = "chess"\nplayers = 2', "told.toml: expected a scenario of toy, found chess"),
    ],
)
def test_a_scenario_must_say_its_game_and_its_players(head: str, expected: str) -> None:
    assert problem("", head) == expected


# ------------------------------------------------------------------ any position at all


def paths(node: Json, path: str = "") -> list[str]:
    """Every path of a snapshot."""
    if isinstance(node, dict):
        below = [(str(name), item) for name, item in node.items()]
    elif isinstance(node, list):
        below = [(str(i), item) for i, item in enumerate(node)]
    else:
        return [path]
    inner = [f"{path}.{name}" if path else name for name, _ in below]
    found = [p for name, (_, item) in zip(inner, below, strict=True) for p in paths(item, name)]
    return [*([path] if path else []), *found]


CASTLE = games.get("castle")
WINTER = CASTLE.dump(CASTLE.new(CASTLE.setup(2, {"season": "winter"})))


@settings(max_examples=200)
@given(
    st.sampled_from(CASTLE.phases),
    st.dictionaries(
        st.sampled_from(paths(WINTER)),
        st.one_of(st.integers(-2, 30), st.just([]), st.text(max_size=3)),
        min_size=1,
        max_size=3,
    ),
)
def test_a_position_is_set_up_or_refused_and_nothing_else(
    phase: str, position: dict[str, Json]
) -> None:
    doc: dict[str, Json] = {"game": "castle", "players": 2, "at": phase, "position": position}
    doc["options"] = {"season": "winter"}
    try:
        s = begin(Scenario(Doc(doc, "any")), CASTLE)
    except BadInput:
        return
    for path, value in position.items():
        if path not in ("phase", "pending") and phase == "select":
            assert type(look_up(CASTLE.dump(s), path, "here")) is type(value)


def test_an_event_expected_twice_must_have_happened_twice() -> None:
    """Seat 1 raises and then stands: one of each, in this order."""
    ran(PLAY + '[expect]\nevents = ["raised", "stands"]')
    for wanted in ('"raised", "raised"', '"stands", "raised"', '"raised", "stands", "stands"'):
        assert "in this order" in failure(f"{PLAY}[expect]\nevents = [{wanted}]")
