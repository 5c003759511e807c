"""Playing by words: texts that tell all a seat sees, answers that are read with care, statistics."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest

from tests.cli.command import Command, in_a_process
from tests.conformance.settings import random_play, settings
from tests.llm import models
from trilith import bots, games
from trilith.bots import Seen
from trilith.engine.errors import BadInput
from trilith.engine.rng import Rng
from trilith.llm import TextBot, TextEnvironment
from trilith.llm.answers import choice
from trilith.llm.player import Answer
from trilith.text import Catalog

CODES = ["pass", "build tavern", "build keep"]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(capsys, monkeypatch)


# ------------------------------------------------------------------ answers


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("2", 1),
        ("**2.**", 1),
        ("I have 3 wood and 5 clay.\n\nAnswer: 2", 1),
        ("2. Build the Tavern on A1", 1),
        ("thinking ...\nbuild keep", 2),
        ("`pass`", 0),
        ("2) because it costs 22", 1),
    ],
)
def test_an_option_is_read_from_the_last_line(text: str, place: int) -> None:
    assert choice(text, CODES) == place


@pytest.mark.parametrize(
    "text", ["", "  \n", "0", "4", "two", "either 1 or 2", "build", "99999999999"]
)
def test_what_names_no_option_or_several_is_no_answer(text: str) -> None:
    assert choice(text, CODES) is None


# ------------------------------------------------------------------ texts


def listening() -> tuple[list[str], Answer]:
    """A model that always says 1, and all that it was told."""
    heard: list[str] = []

    def answer(text: str) -> str:
        heard.append(text)
        return "1"

    return heard, answer


@pytest.mark.parametrize("language", Catalog.languages())
@pytest.mark.parametrize("key", games.keys())
def test_a_prompt_tells_the_turn_the_position_and_every_option_in_words(
    key: str, language: str
) -> None:
    game = games.get(key)
    s = game.start(game.setup(2, {}, "prompt"))
    chance = random.Random(3)
    heard, answer = listening()
    bot = TextBot(answer, language=language, previews=True)
    for _ in range(30):
        if s.is_over():
            break
        seat = s.to_act()[0]
        if len(s.legal(seat)) > 2:
            bot.choose(Seen(game, s, seat))
        s.apply(seat, chance.choice(list(s.legal(seat))))
    catalog = Catalog(language)
    for text in heard:
        assert text.startswith(catalog.title(key))
        assert "agent-" not in text
        assert "view-" not in text
        assert f"{key}-" not in text
    assert bot.notes() == {"answers": len(heard), "bad": 0, "random": 0}


@pytest.mark.parametrize("setting", settings()[::5], ids=str)
def test_what_is_hidden_is_in_no_prompt(setting: Any) -> None:
    """Everything hidden dealt anew gives the same text."""
    heard, answer = listening()
    bot = TextBot(answer, previews=True)
    for step, (s, seat) in enumerate(random_play(setting, "prompts")):
        if step % 40 == 0 and step < 200:
            bot.choose(Seen(setting.game, s, seat))
            bot.choose(Seen(setting.game, setting.game.imagine(s, seat, Rng.of("x")), seat))
    assert heard[::2] == heard[1::2]


def test_an_environment_is_a_conversation_until_the_end() -> None:
    environment = TextEnvironment("castle", opponents="random", seat=1, language="pl")
    text = environment.reset("talk")
    assert environment.reset("talk") == text
    again, reward, is_over = environment.step("no idea")
    assert (reward, is_over, environment.bad) == (0.0, False, 1)
    assert "no idea" in again
    for _ in range(500):
        text, reward, is_over = environment.step("1")
        if is_over:
            break
    assert "Gra skończona" in text
    assert reward in (-1.0, 0.0, 1.0)
    with pytest.raises(BadInput, match="over"):
        environment.step("1")


def test_an_environment_refuses_what_does_not_fit() -> None:
    with pytest.raises(BadInput, match="expected 0 to 1, found 2"):
        TextEnvironment("castle", seat=2)
    with pytest.raises(BadInput, match="expected 2 bots, found 1"):
        TextEnvironment("castle", players=3, opponents=["easy"])
    with pytest.raises(BadInput, match="reset"):
        TextEnvironment("castle").step("1")


# ------------------------------------------------------------------ bad answers


def answered(function: Any) -> dict[str, int]:
    game = games.get("castle")
    s = game.start(game.setup(2, {}, "bad"))
    bot = TextBot(function, seed="x")
    assert bot.choose(Seen(game, s, s.to_act()[0])) in s.legal(s.to_act()[0])
    return bot.notes()


def test_bad_answers_are_sent_back_and_then_left_to_chance() -> None:
    assert answered(models.last) == {"answers": 1, "bad": 0, "random": 0}
    assert answered(models.learns) == {"answers": 2, "bad": 1, "random": 0}
    assert answered(models.mute) == {"answers": 3, "bad": 3, "random": 1}


def test_an_answer_that_is_no_text_is_an_error() -> None:
    with pytest.raises(TypeError, match="expected a text as the answer, found int"):
        answered(lambda text: 1)


# ------------------------------------------------------------------ in the arena


def test_the_arena_takes_functions_and_reports_their_bad_answers(command: Command) -> None:
    found = command(
        "arena", "castle", "--players", 2, "--bots", "llm:tests.llm.models:mute,random",
        "--games", 2, "--jobs", 1, "--json",
    ).json  # fmt: skip
    noted = found["notes"]["llm:tests.llm.models:mute"]
    assert noted["random"] > 10
    assert noted["bad"] == noted["answers"] == 3 * noted["random"]
    assert {row["bot"] for row in found["standings"]} == set(found["bots"])


def test_a_command_answers_on_its_output() -> None:
    program = f"{sys.executable} -c \"print('1')\""
    game = games.get("castle")
    s = game.start(game.setup(2, {}, "command"))
    seat = s.to_act()[0]
    bot = bots.get(f"llm-fr:{program}")("seed")
    assert bot.choose(Seen(game, s, seat)) is s.legal(seat)[0]
    assert bot.notes() == {"answers": 1, "bad": 0, "random": 0}


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("llm:", "expected a function or a command behind 'llm:', found nothing"),
        ("llm:no.such:thing", "no.such cannot be loaded"),
        ("llm:tests.llm.models:nothing", "expected a function nothing"),
        ("llm:nowhere.py:f", "no such file: nowhere.py"),
        ("llm:no-such-program --fast", "found no such program"),
        ("llm:'open", "expected a command"),
        ("llm-xx:tests.llm.models:last", "expected one of en, fr, pl; found 'xx'"),
    ],
)
def test_a_name_that_means_nothing_is_refused_in_one_line(name: str, problem: str) -> None:
    with pytest.raises(BadInput) as error:
        bots.get(name)
    assert problem in str(error.value)
    assert len(str(error.value).splitlines()) == 1


def test_a_model_that_breaks_down_ends_the_run_with_a_line(command: Command) -> None:
    told = command(
        "arena", "castle", "--players", 2, "--bots", "llm:tests.llm.models:breaks,random",
        "--games", 2, "--jobs", 1,
    ).problem  # fmt: skip
    assert "OSError: the line is dead" in told
    failing = f'llm:{sys.executable} -c "raise SystemExit(3)"'
    done = in_a_process(
        "simulate", "castle", "--players", 2, "--bots", failing, "--games", 1, "--jobs", 1
    )
    assert "expected exit code 0, found 3" in done.problem
