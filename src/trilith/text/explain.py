"""What every card, tile, building and icon of a game is and does, in words.

    explanations("castle", "fr")["messenger"].text

The game's `explain.toml` lists the things and the rules that apply to them; the words are the
messages `<game>-explain-...` in `text/<language>/<game>-learn.ftl`; the numbers come from the
game's components. So no explanation can be forgotten or out of date.

explain.toml is a list of entries:

    [[entry]]
    refs = ["messenger"]        # what is explained, by the ids that actions and views use
    from = "character"          # the list of components.toml that has it; without `refs`: all of it
    as = "cart"                 # the message: castle-explain-cart; without it castle-explain-<ref>
    rules = ["AM-MSG-01"]       # the rules that apply to it, the most important first
    says = "rule"               # instead of a message of its own: the words of its first rule
    ref = "altar_space_{space}" # what an entry without an id is called, by its fields
    times = "spaces"            # one for each number up to this field: {i} in `ref`
    each = "card_rules"         # a table from ref to the rule that comes first for it
    with = { silver = "values.silver_per_gold" }   # further numbers, by their path

and `[names]`, a table from refs to the paths of the numbers in their names (text/figures.py).

A message is given the fields of its component as `text/catalog.py` describes for labels. Anything
but a plain value is put into words by the messages `<game>-gives-...` (text/gives.py). The name is
that of the component, unless the message has an attribute `.name`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from trilith import games
from trilith.engine.doc import Json
from trilith.text.arguments import variables
from trilith.text.catalog import Catalog
from trilith.text.figures import Figures, ours
from trilith.text.gives import Giver, NoWords, Table, hyphens
from trilith.text.words import Value


class Explanation(NamedTuple):
    """A thing's name, what it does, and the rules that say so."""

    name: str
    text: str
    rules: tuple[str, ...]


def explanations(game: str, language: str, copy: Figures | None = None) -> dict[str, Explanation]:
    """Everything that explains itself in this game, by its ref; with the numbers of a copy."""
    return _ours(game, language) if copy is None or copy.is_ours else _told(copy, language)


@cache
def _ours(game: str, language: str) -> dict[str, Explanation]:
    return _told(ours(game), language)


def _told(copy: Figures, language: str) -> dict[str, Explanation]:
    teller = Teller(copy, language)
    return {
        ref: teller.explain(entry, ref, facts)
        for entry, ref, facts in things(copy.game, copy.components)
    }


def known_ref(ref: str) -> str:
    """A ref as in the list of things: the `temple:1` of an action is `temple_1` there."""
    return ref.replace(":", "_")


@cache
def entries(game: str) -> dict[str, Any]:
    """The entries of the game's explain.toml; none if it has no such file."""
    file = resources.files("trilith.games") / game / "explain.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {"entry": []}


def things(game: str, components: Json = None) -> Iterator[tuple[Table, str, Table]]:
    """Each thing that is explained: its entry, its ref, and what the components say about it."""
    components = components or games.get(game).components
    for entry in entries(game)["entry"]:
        shared = {name: at(components, path) for name, path in entry.get("with", {}).items()}
        for ref, facts in listed(entry, components):
            yield entry, ref, {**facts, **shared}


def listed(entry: Table, components: Json) -> Iterator[tuple[str, Table]]:
    if "from" not in entry:
        yield from ((ref, {}) for ref in entry["refs"])
        return
    for row in at(components, entry["from"]):
        for i in range(1, 1 + (row[entry["times"]] if "times" in entry else 1)):
            ref = entry.get("ref", "{id}").format(**row, i=i)
            if ref in entry.get("refs", (ref,)):
                yield ref, row


def at(components: Json, path: str) -> Any:
    """The value at a dotted path of the components."""
    node: Any = components
    for name in path.split("."):
        node = node[int(name)] if isinstance(node, list) else node[name]
    return node


class Teller(Giver):
    """Explains the things of one game in one language."""

    def __init__(self, copy: Figures, language: str) -> None:
        super().__init__(copy.game, language)
        self.catalog = Catalog(language, strict=True, copy=copy)

    def explain(self, entry: Table, ref: str, facts: Table) -> Explanation:
        rules = tuple(entry["rules"])
        if "each" in entry:
            rules = (entries(self.game)[entry["each"]][ref], *rules)
        if entry.get("says") == "rule":
            name, text = (
                self.catalog.component(self.game, ref),
                self.catalog.rule(self.game, rules[0]),
            )
        else:
            name, text = self.message(entry.get("as", ref), ref, facts)
        if "each" in entry and entry.get("says") == "both":
            text = f"{text} {self.catalog.rule(self.game, rules[0])}"
        return Explanation(upper(name), text, rules)

    def message(self, suffix: str, ref: str, facts: Table) -> tuple[str, str]:
        """The name and the words of a thing."""
        key = f"{self.game}-explain-{hyphens(suffix)}"
        known = self.arguments(ref, facts)
        text = self.say(key, known)
        if self.words.has_form(key, "name"):
            return self.say(key, known, "name"), text
        return self.catalog.component(self.game, ref), text

    # ------------------------------------------------------------- from data to words

    def arguments(self, ref: str, facts: Table) -> dict[str, Value]:
        """Everything that the message of a thing may use."""
        plain = {name: value for name, value in facts.items() if isinstance(value, int | str)}
        numbers = dict(zip("nm", map(int, re.findall("[0-9]+", ref)), strict=False))
        found = variables(self.words, {**numbers, **plain, "ref": ref}, ())
        for name, value in facts.items():
            found |= self.inner(name, value)
        return found

    def inner(self, name: str, value: Json) -> dict[str, Value]:
        """Values that are not plain: a table by its fields, amounts and effects in words.

        Values without words are left out; a message that uses one is still an error.
        """
        found: dict[str, Value] = {}
        if isinstance(value, dict):
            found = self.fields(name, value)
        elif isinstance(value, list):
            for i, row in enumerate(value, 1):
                found |= self.fields(f"{name}_{i}", row) if isinstance(row, dict) else {}
        if isinstance(value, list | dict):
            with suppress(NoWords):
                found[name] = self.several(value) if isinstance(value, list) else self.one(value)
        return found

    def fields(self, name: str, table: Table) -> dict[str, Value]:
        known = self.arguments("", table)
        return {f"{name}_{field}": said for field, said in known.items() if "ref" not in field}


def upper(name: str) -> str:
    return name[:1].upper() + name[1:]
