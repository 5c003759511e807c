"""Bots: what they may know, where they come from, and how well they play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bots.own import FirstBot
from tests.bots.table import CASTLE, castle, positions, problem
from tests.conformance.settings import Setting, random_play
from trilith import bots
from trilith.bots import BOTS, USUAL, Seen
from trilith.engine.action import Action
from trilith.engine.rng import Rng

PLAYERS = ("random", "easy", "medium", "hard", "expert:12", "master:12")
"""Every level; the expert with few simulations."""


TABLES = (
    castle(3, "summer"),
    castle(2, "winter"),
    Setting("sa_re", 2, (("mode", "scribe"),)),
    Setting("sa_re", 2, (("mode", "pharaoh"),)),
    Setting("sa_re", 3, (("mode", "architect"),)),
    Setting("ezra_nehemiah", 2, ()),
    Setting("ezra_nehemiah", 1, (("solo_side", "b"),)),
)


def test_every_level_is_tried_here() -> None:
    assert [name.partition(":")[0] for name in PLAYERS] == list(BOTS)


@pytest.mark.many(8)
@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_choice_depends_on_nothing_hidden(name: str, table: Setting) -> None:
    game, tried = table.game, 0
    for step, (s, seat) in enumerate(random_play(table, "fair")):
        if step % 11 == 0 and tried < 12:
            worlds = (s, *(game.imagine(s, seat, Rng.of(f"{step} {i}")) for i in range(2)))
            choices = {bots.get(name)("seed").choose(Seen(game, w, seat)) for w in worlds}
            assert len(choices) == 1
            assert choices <= set(s.legal(seat))
            tried += 1
    assert tried > 5


@pytest.mark.parametrize("name", PLAYERS)
def test_a_whole_turn_depends_on_nothing_hidden(name: str) -> None:
    """What a bot keeps in mind from one choice to the next is no way around it either."""
    table = Setting("ezra_nehemiah", 2, ())
    s: Any = table.start("turn")
    one, two = (bots.get(name)("seed") for _ in range(2))
    for step in range(24):
        seat = s.to_act()[0]
        hidden = table.game.imagine(s, seat, Rng.of(f"{step}"))
        action = one.choose(Seen(table.game, s, seat))
        assert two.choose(Seen(table.game, hidden, seat)) is action
        s.apply(seat, action)


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    def choices(seed: str) -> list[Action]:
        bot = bots.get(name)(seed)
        steps = [(s.clone(), seat) for s, seat in positions()]
        return [bot.choose(Seen(CASTLE, s, seat)) for s, seat in steps[::6]]

    assert choices("a") == choices("a")
    if name == "random":
        assert choices("a") != choices("b")


OWN = Path(__file__).with_name("own.py")


def test_bots_are_known_by_name() -> None:
    for name, bot in BOTS.items():
        assert bots.get(name) is bot
        assert bots.get(name)("seed").name == name


def test_the_levels_are_known_weakest_first() -> None:
    assert list(BOTS) == ["random", "easy", "medium", "hard", "expert", "master"]
    assert USUAL in BOTS


def test_a_name_of_former_days_is_still_understood() -> None:
    assert bots.get("greedy") is BOTS["hard"]


def test_your_own_bot_comes_from_a_file() -> None:
    bot = bots.get(f"{OWN}:FirstBot")()
    assert type(bot).__name__ == FirstBot.__name__
    s, seat = next(positions())
    assert bot.choose(Seen(CASTLE, s, seat)) == s.legal(seat)[0]


def test_an_unknown_bot_is_refused() -> None:
    expected = f"expected one of {', '.join(BOTS)} or FILE.py:CLASS; found 'genius'"
    assert problem("genius") == f"bots: {expected}"
    assert "found 'notes.txt:Bot'" in problem("notes.txt:Bot")
    assert "found ''" in problem("")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    assert problem(f"{path}:Mine") == f"bots: no such file: {path}"


@pytest.mark.parametrize("name", ["NotABot", "NUMBER", "Nothing"])
def test_a_class_that_is_no_bot(name: str) -> None:
    assert problem(f"{OWN}:{name}") == f"bots: expected a class {name} that is a Bot in {OWN}"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("import no_such_module", "ModuleNotFoundError"),
        ("class Mine(:", "SyntaxError"),
        ("1 / 0", "ZeroDivisionError"),
    ],
)
def test_a_file_that_cannot_be_loaded(tmp_path: Path, text: str, found: str) -> None:
    path = tmp_path / "mine.py"
    path.write_text(text, "utf-8")
    assert problem(f"{path}:Mine").startswith(f"bots: {path} cannot be loaded: {found}: ")
