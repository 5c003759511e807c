"""The command line as tests use it."""

from __future__ import annotations

import io
import json
import os
import random
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import trilith
from trilith import games
from trilith.cli import run
from trilith.engine.history import History
from trilith.engine.record import record_of, write

CASTLE = games.get("castle")
SEED = "told"


@dataclass(frozen=True)
class Result:
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def words(self) -> str:
        """What people read, whatever the width of their terminal."""
        return " ".join(self.out.split())

    @property
    def json(self) -> Any:
        assert self.code in (0, 1), self.err
        assert self.err == ""
        return json.loads(self.out)

    @property
    def problem(self) -> str:
        """The one line that a mistake is answered with."""
        assert self.code == 2
        assert self.out == ""
        [line] = self.err.splitlines()
        assert line.startswith("trilith: ")
        return line.removeprefix("trilith: ")


class Command:
    """Runs `trilith ...` in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        monkeypatch.setenv("TRILITH_LANGUAGE", "en")

    def __call__(self, *arguments: object, typed: str = "") -> Result:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        self.capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        out, err = self.capsys.readouterr()
        return Result(code, out, err)


def in_a_process(*arguments: object, typed: str = "", cwd: Path | None = None) -> Result:
    """The same, as a user's shell would."""
    # Where the package under test comes from, whatever folder the command runs in.
    source = str(Path(trilith.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-m", "trilith", *map(str, arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=cwd,
        env={
            **os.environ,
            "PYTHONPATH": source,
            "PYTHONIOENCODING": "utf-8",
            "TRILITH_LANGUAGE": "en",
        },
        timeout=120,
        check=False,
    )
    assert "Traceback" not in done.stderr
    return Result(done.returncode, done.stdout, done.stderr)


@cache
def played(players: int = 2, season: str = "winter", steps: int = 10_000) -> History[Any]:
    """A random game of the castle, or its first steps."""
    setup = CASTLE.setup(players, {"season": season}, SEED)
    history: History[Any] = History(CASTLE, setup)
    chance = random.Random(SEED)
    while not history.state.is_over() and len(history.steps) < steps:
        seat = chance.choice(history.state.to_act())
        history.play(seat, chance.choice(history.state.legal(seat)))
    return history


def record_file(folder: Path, steps: int = 10_000, with_events: bool = True) -> Path:
    path = folder / "game.txt"
    path.write_text(write(record_of(played(steps=steps), with_events)), "utf-8")
    return path


def text_file(folder: Path, text: str, name: str = "own.toml") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path
