"""Words follow the numbers: a rule's text refers to paths in the game's data, not to figures.

    [AM-MSG-01]
    with = { n = "character.messenger.thalers_from_bank" }
    en = "With your Messenger, take {n} {n:taler|talers} from the bank."

A path is one in `components.toml`, as `trilith fidelity` lists it; sums, differences and products
of paths and numbers are worked out from left to right: "space.palace_1.max_resources * 2". In the
text, in each language:

    {n}               the number; numbers of a list with commas; amounts and effects in words
    {n:taler|talers}  the form that goes with the number: one, other; in Polish one, few, many. With
                      one more form, the first is for 0; # in a form is the number itself
    {n?so|otherwise}  the first if it is true

So the rules agree with the copy that is played with. `tests/text/test_figures.py` finds figures
that were typed in although a copy may have others.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from importlib import resources
from typing import Any, Final

from trilith import games
from trilith.engine.data import override
from trilith.engine.doc import Json
from trilith.engine.leaves import at
from trilith.engine.unfit import Unfit
from trilith.text.gives import Giver

FORMS: Final = {"en": 2, "fr": 2, "pl": 3}
"""How many forms a counted word has in each language."""
PLACE: Final = re.compile(r"\{(\w+)(?:([:?])([^{}]*))?\}")


class Figures:
    """The numbers of one copy of a game, as its words need them."""

    def __init__(self, game: str, components: dict[str, Json], is_ours: bool) -> None:
        self.game = game
        self.components = components
        self.is_ours = is_ours

    @cached_property
    def named(self) -> dict[str, int]:
        """The number in the name of a thing, if it is not the number in its id.

        The castle names places by their prices; `[names]` in explain.toml gives their paths.
        """
        return {name: self.value(place) for name, place in _names(self.game).items()}

    def value(self, formula: str) -> Any:
        """The value at a path, or a calculation with several."""
        first, *rest = re.split(r" ([-+*]) ", formula)
        found = self._term(first)
        for sign, term in zip(rest[::2], rest[1::2], strict=True):
            number = self._term(term)
            found = {"+": found + number, "-": found - number, "*": found * number}[sign]
        return found

    def _term(self, term: str) -> Any:
        if term.isdecimal():
            return int(term)
        try:
            return at(self.components, term)
        except Unfit:  # an owner's list may be shorter than ours: a missing item gives nothing
            if self.is_ours:
                raise
            return 0

    def told(self, language: str, text: str, places: Mapping[str, str]) -> str:
        """A text with its numbers filled in."""
        known = {name: self.value(formula) for name, formula in places.items()}
        return PLACE.sub(lambda found: _said(self.game, language, known, found), text)


def _said(game: str, language: str, known: dict[str, Any], found: re.Match[str]) -> str:
    value, kind, forms = known[found[1]], found[2], (found[3] or "").split("|")
    if kind == "?":
        return forms[0 if value else 1]
    if kind == ":":
        return _form(language, value, forms).replace("#", str(value))
    if isinstance(value, list) and value and all(isinstance(one, int) for one in value):
        return ", ".join(map(str, value))
    if isinstance(value, int):
        return str(value)
    giver = Giver(game, language)
    return giver.several(value) if isinstance(value, list) else giver.one(value)


def _form(language: str, n: int, forms: list[str]) -> str:
    if len(forms) > FORMS[language]:
        first, *forms = forms
        if n == 0:
            return first
    return forms[plural(language, n)]


def plural(language: str, n: int) -> int:
    """Which form goes with a number: 0 for one, 1 for other; in Polish one, few and many."""
    if language == "fr":
        return 0 if n < 2 else 1
    if n == 1:
        return 0
    if language == "pl":
        return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2
    return 1


@cache
def _names(game: str) -> dict[str, str]:
    file = resources.files("trilith.games") / game / "explain.toml"
    found = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    return dict(found.get("names", {}))


@cache
def ours(game: str) -> Figures:
    """Our numbers."""
    return Figures(game, games.get(game).components, True)


def figures(game: str, own: dict[str, Json] | None = None) -> Figures:
    """The numbers with an owner's values instead of ours, as in `DataPack.own`."""
    return _figures(game, json.dumps(own, sort_keys=True)) if own else ours(game)


@lru_cache(maxsize=16)
def _figures(game: str, own: str) -> Figures:
    merged = override(games.get(game).components, json.loads(own), "", lambda _: True)
    return Figures(game, merged, False)
