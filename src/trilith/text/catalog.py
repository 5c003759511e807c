"""From labels to words, in English, French and Polish.

    catalog = Catalog("fr")
    catalog.say(game.event_label(event), names=["Zoé", "Max"])

The engine and the games speak in labels: a key and plain facts, such as
`castle-event-build {seat: 0, building: "tavern", card: "stonemason"}`. The words are in Project
Fluent files, `text/<language>/common.ftl` and `text/<language>/<game>.ftl`. The browser reads the
same files, so everything about grammar belongs there, and nothing of it here.

How to add the words of a game
==============================

Write the same messages in en, fr and pl. `<game>` is the game's key as it is (`sa_re`); in
everything after it `_` and `:` become `-`.

    <game>-title                   the title; attribute .about: the game in one line
    <game>-do-<verb>               an action, as on a button: "Build the Tavern"
    <game>-ask-<asks>              a question, one sentence to the player who is asked
    <game>-event-<kind>            what happened, one sentence of the log, in the third person and
                                   in the present tense: "Player 1 builds the Tavern."
    <game>-<component id>          the name of anything that an argument can name
    <game>-phase-<phase>           a phase; may be left out where a component has that name
    <game>-row-<source>            a row of the scoring; the same
    <game>-option-<key>            an option; .about: in one line
    <game>-option-<key>-<value>    its values; .about: in one line

Words that teach the game (explanations of things, the guide, tips, the summary of a turn) are in
a second file, `text/<language>/<game>-learn.ftl`: see `text/explain.py`. What the terminal says
besides the game's own words is in `text/<language>/terminal.ftl`, for all games.

Component ids therefore must not begin with do_, ask_, event_, phase_, row_ or option_. Messages
of your own that others refer to as `{ <game>-... }` are welcome; they see the same variables.

What a message is given
-----------------------

For each argument `x` of the label (an action's arguments are named by `Game.parameters`):

- a number, also as a numeral in a string, is `$x`: `{ $count -> [one] ... *[other] ... }`;
- `seat`, and any argument of the form "seat:2", is `$x`, the player's name ("Player 3" if there is
  none), and `$x_id`, as it was given; `seats`, numbers separated by blanks, is a list of names;
- any other string is the id of a component: `$x` is its name, `$x_<attribute>` each of the
  attributes of its message, and `$x_id` the id, for selectors: `{ $item_id -> [wood] ... }`. Ids
  with blanks between them are a list, said with commas, and the same one several times in a row
  once with its number: "2 × wood". A string that names no component is `$x`
  as it is: good for selectors, not to be shown;
- `ask`, with every action, is `$ask`: the `asks` of the question under which it is offered ("" if
  none): `{ $ask -> [build] Stop building *[other] Pass }`.

Components
----------

A component's message is its plain name, as in a heading; its attributes are the forms that the
sentences of this language need. They differ from language to language:

    castle-tavern = Tavern
        .the = the Tavern
        .at = at the Tavern
    castle-tavern = Taverne
        .def = la Taverne
        .at = à la Taverne
    castle-tavern = Tawerna
        .acc = Tawernę
        .at = w Tawernie

Attributes may use the numbers of the label, so counted things are inflected automatically, and
`$item_counted` is "3 wooden beams" in "{ $seat } takes { $item_counted }." An attribute that asks
for a number which the label does not have is not given to its message.

    castle-wood = wood
        .counted = { $count -> [one] { $count } wooden beam *[other] { $count } wooden beams }

Numbered components need no message each: for `tower_3` the first that exists of `castle-tower-3`,
`castle-tower-n` (every run of digits is an n) and `castle-tower` is used, with `$n`, and for ids
with two numbers `$m`, to say them: `castle-tower-n = Tower { $n }`. For `w01` it is `<game>-wn`,
for `s1_2` `<game>-sn-n`.

Good manners
------------

- Players may have any name: never inflect it, nor let it decide an article or a gender. French: no
  `de { $seat }` (d'Anne), but `à { $seat }`, `par { $seat }`; Polish: `gracz { $seat }`, and the
  present tense, which has no gender.
- Every selector on a number has the plural forms of its language: en one, other; fr one, other;
  pl one, few, many. An exact `[0]` beside them is welcome: "gets nothing".
- Numerals, not number words. Terms as in the game's list of terms.
- Options that are offered together must not sound the same.

Rules come from the game's `rules-text.toml`, which has every rule in all languages; what a copy of
the game may change in them is named by its place, see `text/figures.py`. `tests/text` checks all of
this for every game: nothing without words, no words without use.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from trilith.engine.errors import BadInput, Refusal
from trilith.engine.label import Label
from trilith.text.arguments import variables
from trilith.text.figures import Figures, ours
from trilith.text.gives import NoWords
from trilith.text.words import Value, Words, coach_words, terminal_words, words

LANGUAGES: Final = ("en", "fr", "pl")


class Catalog:
    """Everything that can be said, in one language.

    A missing message is replaced by its key, so that the player can go on; a strict catalogue, for
    tests, raises NoWords instead. With a `copy`, rules use its numbers instead of ours.
    """

    def __init__(self, language: str, strict: bool = False, copy: Figures | None = None) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise BadInput("language", f"expected one of {known}; found '{language}'")
        self.language = language
        self.strict = strict
        self.copy = copy

    @staticmethod
    def languages() -> tuple[str, ...]:
        """The languages for which there are words."""
        return LANGUAGES

    # ------------------------------------------------------------- labels

    def say(self, label: Label, names: Sequence[str] | None = None) -> str:
        """A label in words; `names` are the players', in order of seats."""
        return self._say(label.key.split("-")[0], label, names)

    def _say(self, game: str, label: Label, names: Sequence[str] | None) -> str:
        known = self._words(game)
        if not known.has(label.key):
            return self._missing(label.key)
        named = self.copy.named if self.copy is not None and self.copy.game == game else {}
        text, problems = known.format(label.key, variables(known, label.args, names or (), named))
        if problems and self.strict:
            raise NoWords(f"{self.language}: {label!r}: {'; '.join(problems)}")
        return text

    def component(self, game: str, name: str) -> str:
        """The name of a component, as in a heading."""
        known = self._words(game)
        component = known.component(name)
        if component is None:
            return self._missing(f"{game}-{name}")
        key, numbers = component
        if name in self.figures(game).named:
            numbers = {"n": self.figures(game).named[name]}
        return known.format(key, numbers)[0]

    def terminal(self, game: str, key: str, facts: dict[str, Value], form: str = "") -> str:
        """A message of the terminal's own, `terminal-<key>`."""
        known, key = terminal_words(self.language, game), f"terminal-{key}"
        if not known.has(key) or (form and not known.has_form(key, form)):
            return self._missing(f"{key}.{form}" if form else key)
        return known.format(key, facts, form)[0]

    def coach(self, game: str, key: str, facts: dict[str, Value] | None = None) -> str:
        """A message of the coach's, `coach-<key>`."""
        known, key = coach_words(self.language, game), f"coach-{key}"
        return known.format(key, facts or {})[0] if known.has(key) else self._missing(key)

    # ------------------------------------------------------------- rules

    def rule(self, game: str, rule: str) -> str:
        """A rule of the game in players' words."""
        entry = rule_texts(game).get(rule, {})
        if self.language not in entry:
            return self._missing(rule)
        return self.figures(game).told(self.language, entry[self.language], entry.get("with", {}))

    def figures(self, game: str) -> Figures:
        """The numbers that the words use."""
        return self.copy if self.copy is not None and self.copy.game == game else ours(game)

    def why_not(self, game: str, refusal: Refusal, names: Sequence[str] | None = None) -> str:
        """Why an action is not possible: what is missing, and the rule; or the engine's message."""
        if refusal.rule.startswith("engine-"):
            return self.say(Label(refusal.rule, refusal.args), names)
        text = self.rule(game, refusal.rule)
        if not refusal.args.keys() >= {"good", "need", "have"}:
            return text
        return f"{self._say(game, Label('engine-short-of', refusal.args), names)} {text}"

    # ------------------------------------------------------------- the game and its parts

    def title(self, game: str) -> str:
        return self._message(f"{game}-title")

    def about(self, game: str) -> str:
        """The game in one line."""
        return self._message(f"{game}-title", "about")

    def option(self, game: str, key: str) -> str:
        return self._message(f"{game}-option-{_hyphens(key)}")

    def option_about(self, game: str, key: str) -> str:
        """What an option decides, in one line."""
        return self._message(f"{game}-option-{_hyphens(key)}", "about")

    def option_value(self, game: str, key: str, value: str) -> str:
        return self._message(f"{game}-option-{_hyphens(key)}-{_hyphens(value)}")

    def option_value_about(self, game: str, key: str, value: str) -> str:
        """What choosing this value means, in one line."""
        return self._message(f"{game}-option-{_hyphens(key)}-{_hyphens(value)}", "about")

    def phase(self, game: str, phase: str) -> str:
        return self._part(game, "phase", phase)

    def score_row(self, game: str, source: str) -> str:
        """Where points come from, including the rows of the tie-break."""
        return self._part(game, "row", source)

    # ------------------------------------------------------------- finding

    def _words(self, game: str) -> Words:
        return words(self.language, game)

    def _part(self, game: str, part: str, name: str) -> str:
        """A phase or a row by its own message, or by the component of that name."""
        key = f"{game}-{part}-{_hyphens(name)}"
        known = self._words(game)
        if not known.has(key) and known.component(name) is not None:
            return self.component(game, name)
        return self._message(key)

    def _message(self, key: str, form: str = "") -> str:
        """A message, or one of its attributes, that needs no facts."""
        known = self._words(key.split("-")[0])
        if not known.has(key) or (form and not known.has_form(key, form)):
            return self._missing(f"{key}.{form}" if form else key)
        return known.format(key, {}, form)[0]

    def _missing(self, key: str) -> str:
        if self.strict:
            raise NoWords(f"{self.language}: no words for '{key}'")
        return key


def _hyphens(name: str) -> str:
    return re.sub("[_:]", "-", name)


@cache
def rule_texts(game: str) -> dict[str, dict[str, Any]]:
    """The rules of a game in players' words: rule id, then language."""
    file = resources.files("trilith.games") / game / "rules-text.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def language_from(environ: Mapping[str, str]) -> str:
    """The language of a terminal: TRILITH_LANGUAGE, or what the system's own programs use.

    English if there are no words in that language.
    """
    locale = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or "C"
    wishes = [environ.get("TRILITH_LANGUAGE", "")]
    if _language_of(locale) not in ("c", "posix"):
        wishes += [*environ.get("LANGUAGE", "").split(":"), locale]
    return next((code for code in map(_language_of, wishes) if code in LANGUAGES), "en")


def _language_of(locale: str) -> str:
    """The first part of a locale's name: fr for fr_CA.UTF-8."""
    return re.split("[-_.@]", locale)[0].lower()
