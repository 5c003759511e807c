"""The messages of one game in one language, as Project Fluent reads them."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

Value = int | str
"""What a message may be given: numbers, so that plurals work, and words."""

COMMON: Final = "common"
LEARN: Final = "-learn"
"""The ending of a game's second file of words: those that teach it."""
TERMINAL: Final = "terminal"
"""The words of the terminal's screens, which all games share."""
VIEW: Final = "view"
"""Names of what a view shows."""
AGENTS: Final = "agents"
"""What programs that play in words read besides the words of the games."""
COACH: Final = "coach"
"""What the coach says about finished games, which all games share."""


def ftl_file(language: str, name: str) -> Traversable:
    """The file with the messages of a game, or the common ones."""
    return resources.files("trilith.text") / language / f"{name}.ftl"


@cache
def messages(language: str, name: str) -> Resource:
    """The messages of a file, read once because reading is slow; empty if there is no file."""
    file = ftl_file(language, name)
    return FluentResource(file.read_text("utf-8") if file.is_file() else "")


class Words:
    """The common messages and those of one game, or only the common ones if it has none yet.

    `more` are further files that may refer to these messages.
    """

    def __init__(self, language: str, game: str, more: tuple[str, ...] = ()) -> None:
        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in (COMMON, game, *more):
            self._bundle.add_resource(messages(language, name))

    def has(self, key: str) -> bool:
        """Is there such a message with a text of its own?"""
        return self._bundle.has_message(key) and self._bundle.get_message(key).value is not None

    def format(self, key: str, args: dict[str, Value], form: str = "") -> tuple[str, list[str]]:
        """A message, or one of its attributes, in words; and what was wrong with it."""
        message = self._bundle.get_message(key)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), [str(error) for error in errors]

    def forms(self, key: str, args: dict[str, Value]) -> dict[str, str]:
        """A component's name under "", and each attribute for which all its variables are there."""
        found: dict[str, str] = {}
        for form in ("", *self._bundle.get_message(key).attributes):
            text, problems = self.format(key, args, form)
            if not problems:
                found[form] = text
        return found

    def has_form(self, key: str, form: str) -> bool:
        return self.has(key) and form in self._bundle.get_message(key).attributes

    def component(self, name: str) -> tuple[str, dict[str, Value]] | None:
        """The message that names a component, and the numbers in its id; None if there is none.

        For `tower_3` that is the first existing one of `tower-3`, `tower-n` and `tower`.
        """
        exact = re.sub("[_:]", "-", name)
        pattern = re.sub("[0-9]+", "n", exact)
        for candidate in (exact, pattern, re.sub("(-n)+$", "", pattern)):
            if self.has(f"{self.game}-{candidate}"):
                return f"{self.game}-{candidate}", _numbers_in(name)
        return None


def _numbers_in(name: str) -> dict[str, Value]:
    """The first two numbers of an id: `s1_2` has n = 1 and m = 2."""
    return dict(zip("nm", map(int, re.findall("[0-9]+", name)), strict=False))


@cache
def words(language: str, game: str) -> Words:
    """Read once, and shared by all catalogues."""
    return Words(language, game)


@cache
def learn_words(language: str, game: str) -> Words:
    """The game's words and those that teach it: explanations, guide, tips and summary."""
    return Words(language, game, (f"{game}{LEARN}",))


@cache
def terminal_words(language: str, game: str) -> Words:
    """The game's words and those of the terminal."""
    return Words(language, game, (TERMINAL,))


@cache
def agent_words(language: str, game: str) -> Words:
    """The game's words, the names of what its view shows, and the words for agents."""
    return Words(language, game, (VIEW, AGENTS))


@cache
def coach_words(language: str, game: str) -> Words:
    """The game's words and those of the coach."""
    return Words(language, game, (COACH,))
