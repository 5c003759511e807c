"""Players by name: `llm:module:function`, `llm:FILE.py:function` or `llm:COMMAND`, as the arena
takes them; `llm-fr:...` plays in French.
"""

from __future__ import annotations

import importlib
import re
import shlex
import shutil
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from trilith.bots import Maker, load_file
from trilith.engine.errors import BadInput, TrilithError
from trilith.llm.player import LANGUAGE, Answer, TextBot
from trilith.text import Catalog

PATIENCE: Final = 300.0
"""Seconds that a command has for an answer."""
_FUNCTION: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


class CommandFailed(TrilithError):
    """A command that does not answer ends the run; otherwise it would be ranked as random play."""


def maker(name: str) -> Maker:
    """A bot from its name, which gives the language and the function or command."""
    family, _, rest = name.partition(":")
    language = family.partition("-")[2] or LANGUAGE
    Catalog(language)  # refuses what there are no words in
    if not rest.strip():
        raise BadInput(
            "bots", f"expected a function or a command behind '{family}:', found nothing"
        )
    return partial(TextBot, answerer(rest), language=language)


def answerer(text: str) -> Answer:
    first, _, last = text.rpartition(":")
    if first.endswith(".py"):
        return _function(load_file(Path(first)), last, first)
    if _FUNCTION.fullmatch(text):
        return _function(_load_module(first), last, first)
    return command(text)


def command(text: str) -> Answer:
    """A program that runs once for each question: the text on its input, the answer on its output."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BadInput("bots", f"expected a command, found '{text}': {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise BadInput("bots", f"expected a function or a command, found no such program: '{text}'")
    return partial(_run, words)


def _run(words: list[str], prompt: str) -> str:
    try:
        done = subprocess.run(
            words,
            input=prompt,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise CommandFailed(
            f"{words[0]}: expected an answer in {PATIENCE:g} s, found none"
        ) from None
    if done.returncode:
        said = " ".join(done.stderr.split())[-200:]
        raise CommandFailed(f"{words[0]}: expected exit code 0, found {done.returncode}: {said}")
    return done.stdout


def _load_module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except Exception as error:
        raise BadInput(
            "bots", f"{name} cannot be loaded: {type(error).__name__}: {error}"
        ) from error


def _function(module: Any, name: str, where: str) -> Callable[[str], str]:
    found = getattr(module, name, None)
    if not callable(found):
        raise BadInput("bots", f"expected a function {name} from text to text in {where}")
    return partial(found)
