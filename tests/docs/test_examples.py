"""Every block of code and every command in README and docs works as it is printed."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest

import trilith
from tests.docs.blocks import ROOT, Block, Command, blocks, commands
from trilith import games
from trilith.cli import trilith as command_line
from trilith.engine.doc import Doc, parse_toml
from trilith.engine.errors import BadInput
from trilith.engine.scenario import Scenario, run

BLOCKS = blocks()
COMMANDS = commands()
KNOWN = {"python", "toml", "json", "ini", "nginx", "ts", "svelte", "", "text"}
"""Languages that are checked here; plain blocks are checked for the commands in them."""


def of(language: str, word: str = "") -> list[Block]:
    return [block for block in BLOCKS if block.language == language and block.word == word]


def test_every_block_is_in_a_language_that_is_checked() -> None:
    assert {block.language for block in BLOCKS} <= KNOWN


def test_what_is_not_run_says_why() -> None:
    """And where it is run instead: what nobody runs is wrong before long."""
    for block in BLOCKS:
        if block.word == "not run":
            [elsewhere] = re.findall(r"tests/\S+\.py", block.value)
            assert Path(block.file).name in (ROOT / elsewhere).read_text("utf-8")


# ------------------------------------------------------------------ Python


@pytest.mark.parametrize("block", [*of("python"), *of("python", "run with")], ids=str)
def test_a_block_of_python_runs(block: Block, tmp_path: Path) -> None:
    text = block.text
    if block.word == "run with":
        old, new = block.value.split(" -> ")
        assert old in text
        text = text.replace(old, new)
    (tmp_path / "example.py").write_text(text, "utf-8")
    source = str(Path(trilith.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "example.py"],
        cwd=tmp_path,
        env={"PYTHONPATH": source, "PATH": ""},
        capture_output=True,
        encoding="utf-8",
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr


EXCERPTS = [block for block in BLOCKS if block.word == "excerpt"]


def test_what_stands_here_in_a_language_of_the_browser_is_an_excerpt() -> None:
    """There it is type-checked."""
    assert [str(b) for b in (*of("ts"), *of("svelte"))] == []


@pytest.mark.parametrize("block", EXCERPTS, ids=str)
def test_an_excerpt_stands_in_its_file(block: Block) -> None:
    source = (ROOT / block.value).read_text("utf-8")
    assert block.text.rstrip("\n") in source


# ------------------------------------------------------------------ data


@pytest.mark.parametrize("block", of("toml"), ids=str)
def test_a_block_of_toml_is_a_scenario_that_holds_or_data_that_a_game_reads(block: Block) -> None:
    doc = parse_toml(block.text, str(block))
    if "players" in doc:
        scenario = Scenario(Doc(doc, str(block)))
        run(scenario, games.get(scenario.game))
    else:
        assert any(reads(key, doc) for key in games.keys())


def reads(key: str, doc: dict[str, object]) -> bool:
    """Does this game take the values as an owner's own?"""
    try:
        games.get(key).data(doc)
    except BadInput:
        return False
    return True


@pytest.mark.parametrize("block", of("json"), ids=str)
def test_a_block_of_json_is_json(block: Block) -> None:
    assert json.loads(block.text)


# ------------------------------------------------------------------ commands

PLACEHOLDERS = {
    "GAME": "castle",
    "FILE": "game.txt",
    "RECORD": "game.txt",
    "FILE...": "game.txt",
    "N": "2",
    "K": "3",
    "J": "1",
    "S": "1",
    "DIR": "folder",
    "a,b": "easy,medium",
    "A,B": "easy,medium",
    "k=v": "season=winter",
    "...": "",
}
"""What a reader puts in place of these words."""


def words_of(command: Command) -> list[str]:
    words = shlex.split(command.text, comments=True)[1:]
    return [word for word in (PLACEHOLDERS.get(one, one) for one in words) if word]


@pytest.mark.parametrize(
    "command", [one for one in COMMANDS if one.text.startswith("trilith")], ids=str
)
def test_a_command_is_understood(command: Command) -> None:
    name, *arguments = words_of(command)
    # A command keeps the help that it was first asked for: with the names that ours has.
    context = click.Context(command_line, info_name="trilith", **command_line.context_settings)
    if name.startswith("-"):
        command_line.make_context("trilith", [name], resilient_parsing=True)
        return
    found = command_line.get_command(context, name)
    while isinstance(found, click.Group):
        name, *arguments = arguments
        found = found.get_command(context, name)
    assert found is not None, f"trilith has no command {name}"
    while isinstance(found, click.Group) and arguments:
        context = click.Context(found, info_name=name, parent=context)
        name, *arguments = arguments
        found = found.get_command(context, name)
        assert found is not None, f"trilith has no command {command.text}"
    options = {
        flag for parameter in found.params for flag in (*parameter.opts, *parameter.secondary_opts)
    }
    for argument in arguments:
        if argument.startswith("--"):
            assert argument.split("=")[0] in {*options, "--help"}
    if arguments or not any(parameter.required for parameter in found.params):
        found.make_context(name, list(arguments), parent=context)


@pytest.mark.parametrize(
    "command", [one for one in COMMANDS if one.text.startswith("make")], ids=str
)
def test_a_target_of_make_is_there(command: Command) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    wanted = [word for word in words_of(command) if "=" not in word]
    assert set(wanted) <= set(targets)


def test_scripts_that_are_named_are_there() -> None:
    for block in of(""):
        for script in re.findall(r"^(?:\S*/)?python (\S+\.py)", block.text, re.MULTILINE):
            assert (ROOT / script).is_file(), f"{block}: {script}"


def test_there_are_examples_of_all_kinds() -> None:
    assert len(of("python")) >= 4
    assert len([block for block in of("toml") if "players" in block.text]) >= 5
    assert len(COMMANDS) >= 20
