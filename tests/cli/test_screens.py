"""The terminal's screens: whole games in a real terminal, and what single drawings say."""

from __future__ import annotations

import pkgutil
import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from tests.cli.command import Command
from tests.cli.terminal import Terminal
from trilith import games
from trilith.cli import common, screens
from trilith.cli.screen import Screen
from trilith.cli.symbols import SYMBOLS, is_plain
from trilith.engine.label import Label
from trilith.engine.record import read, verify
from trilith.text import LANGUAGES, Catalog

SMALL, LARGE = (80, 24), (120, 40)
every_game = pytest.mark.parametrize("key", games.keys())
every_screen = pytest.mark.parametrize(
    "key", sorted(module.name for module in pkgutil.iter_modules(screens.__path__))
)
"""The games that are drawn; any other is told field by field."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.alike(3)
@pytest.mark.parametrize(
    ("key", "size", "language", "arguments"),
    [
        ("castle", SMALL, "fr", ("--players", "4", "--option", "season=winter")),
        ("castle", LARGE, "pl", ("--players", "2")),
        ("sa_re", SMALL, "pl", ("--players", "2")),
        ("sa_re", LARGE, "fr", ("--players", "3")),
        ("ezra_nehemiah", SMALL, "fr", ("--players", "3")),
        ("ezra_nehemiah", LARGE, "pl", ("--players", "1")),
    ],
)
def test_a_whole_game_in_a_real_terminal(
    key: str,
    size: tuple[int, int],
    language: str,
    arguments: tuple[str, ...],
    tmp_path: Path,
) -> None:
    record, catalog = tmp_path / "game.txt", Catalog(language, strict=True)
    bots = "medium" if key == "sa_re" else "random"  # by chance alone Sa-Ré would never end
    options = ("--language", language, "--bots", bots, "--seed", "t", "--record", str(record))
    terminal = Terminal(*size, "play", key, *options, *arguments)
    moves = terminal.play(f"{catalog.say(Label('player', {'n': 1}))}:", random.Random(1))
    assert moves > 20
    assert terminal.too_wide() == []
    assert raw_names(key, terminal.seen) == []
    saved = read(record.read_text("utf-8"))
    assert saved.over
    assert verify(saved, games.get(key)).state.is_over()
    assert catalog.terminal(key, "since", {}) in terminal.seen


def raw_names(key: str, seen: str) -> list[str]:
    """Words that stand for messages that do not exist: keys, and ids outside the actions' notation."""
    return re.findall(rf"{key}-[a-z-]+|terminal-[a-z-]+|Traceback|\{{ ?\$[a-z]+", seen)


# ------------------------------------------------------------------ single drawings


def drawn(
    key: str,
    monkeypatch: pytest.MonkeyPatch,
    steps: int = 60,
    width: int = 80,
    language: str = "en",
    plain: bool = False,
    players: int | None = None,
) -> str:
    """A position of a random game, drawn for its first seat."""
    monkeypatch.setattr(common.console, "_width", width)
    game = games.get(key)
    s, before = position(key, steps, players or max(game.seats))
    return shown(key, game.view(s, 0), before, language, plain)


def shown(key: str, view: Any, was: Any, language: str = "en", plain: bool = False) -> str:
    screen = Screen(games.get(key), Catalog(language, strict=True), plain=plain)
    with common.console.capture() as capture:
        screen.show(view, was)
    return capture.get()


def position(key: str, steps: int, players: int) -> tuple[Any, Any]:
    """The position after so many random steps, and what the first seat saw ten steps before."""
    game, chance = games.get(key), random.Random(5)
    s = game.start(game.setup(players, {}, "drawn"))
    before: Any = {}
    for step in range(steps):
        if step == steps - 10:
            before = game.view(s, 0)
        if s.is_over():
            break
        seat = s.to_act()[0]
        s.apply(seat, chance.choice(s.legal(seat)))
    return s, before


@every_language
@every_game
@pytest.mark.parametrize("width", [80, 100, 120])
def test_every_line_fits_and_every_word_exists(
    key: str, language: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for steps in (1, 40, 90):
        text = drawn(key, monkeypatch, steps, width, language)
        assert [line for line in text.splitlines() if cell_len(line) > width] == []


@every_screen
def test_a_plain_terminal_gets_letters_in_place_of_symbols(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = drawn(key, monkeypatch, 90, plain=True)
    signs = {symbol.sign for symbol in SYMBOLS.values()}
    assert sorted(signs & set(text)) == []
    assert not set("│─┌╭①②") & set(text)


@every_screen
def test_what_has_changed_since_the_last_choice_is_marked(
    key: str,
) -> None:
    game = games.get(key)
    s, before = position(key, 90, max(game.seats))
    view = game.view(s, 0)
    unmarked = shown(key, view, None)
    assert shown(key, view, view) == unmarked
    marked = shown(key, view, before)
    assert len(re.findall(r"\d→\d", marked)) > len(re.findall(r"\d→\d", unmarked))


def test_the_ground_of_sa_re_shows_costs_and_what_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games.get("sa_re")
    s, _ = position("sa_re", 90, 2)
    text = drawn("sa_re", monkeypatch, 90, players=2)
    sites = [cell for cell in game.view(s, 0)["seats"][0]["ground"] if "cost" in cell]
    assert sites
    for cell in sites:
        price = " ".join(
            f"{SYMBOLS[good].sign}{count}" for good, count in cell["cost"].items() if count
        )
        assert price in text


def test_the_ring_of_the_city_holds_every_space_once(monkeypatch: pytest.MonkeyPatch) -> None:
    text = drawn("ezra_nehemiah", monkeypatch, 1, 120)
    ring = " ".join(line for line in text.splitlines() if "│" in line)
    for number in range(1, 25):
        assert len(re.findall(rf"│{number} +│", ring)) == 1, number
    catalog = Catalog("en")
    for gate in ("sheep", "muster", "east", "horse", "water", "fountain", "dung", "valley", "old"):
        assert ring.count(catalog.terminal("ezra_nehemiah", f"gate-{gate}", {})) == 1


def test_hidden_cards_of_others_are_counted_and_not_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = drawn("ezra_nehemiah", monkeypatch, 1, 120, players=2)
    own = [line for line in text.splitlines() if line.startswith("Hand ")]
    other = [line for line in text.splitlines() if line.startswith("②")]
    assert len(own) == len(other) == 1
    assert "Hand 4" in other[0].replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("environ", "expected"),
    [({}, False), ({"TERM": "dumb"}, True), ({"TRILITH_PLAIN": "1"}, True)],
)
def test_when_a_terminal_counts_as_plain(environ: dict[str, str], expected: bool) -> None:
    assert is_plain(common.console, environ) is expected


# ------------------------------------------------------------------ what happened meanwhile


@pytest.fixture
def play(trilith: Command, tmp_path: Path) -> Any:
    def run(*typed: str, arguments: tuple[str, ...] = ()) -> str:
        record = tmp_path / "game.txt"
        result = trilith(
            *("play", "castle", "--seed", "told", "--bots", "random", "--record", record),
            *arguments,
            typed="".join(f"{line}\n" for line in typed),
        )
        assert (result.code, result.err) == (0, "")
        return result.words

    return run


def test_only_the_news_since_the_last_choice_is_shown(play: Any) -> None:
    words = play("1", "1", "1", "1", "1", "q")
    first, *later = words.split("Since your last choice")
    assert later
    assert "Round 1: " in first + later[0]
    assert not any("Round 1: " in part for part in later[1:])


def test_older_news_are_one_letter_away(play: Any) -> None:
    asked = play(*["1"] * 3, "l", "q").split("Since your last choice")[-1]
    told, everything = asked.split("type l", 1)
    few, rest = everything.split("Player 1:", 1)
    hidden = int(told.split()[0])
    assert few.count("›") == 5
    assert rest.count("›") == 5 + hidden


def test_help_is_in_the_language_of_the_game(play: Any) -> None:
    assert "pokaż planszę jeszcze raz" in play("?", "q", arguments=("--language", "pl"))


def test_plain_on_request(play: Any) -> None:
    assert "★" in play("q")
    assert "★" not in play("q", arguments=("--plain",))
