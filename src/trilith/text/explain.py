"""What every card, tile, building and icon of a game is and does, in words.

    explanations("castle", "fr")["messenger"].text

Which things there are, and under which rules they stand, is told by the game's `explain.toml`; the
words are the messages `<game>-explain-...` of `text/<language>/<game>-learn.ftl`; the numbers come
from the game's components. So an explanation can be neither forgotten nor out of date.

explain.toml is a list of entries:

    [[entry]]
    refs = ["messenger"]        # what is explained, by the ids that actions and views use
    from = "character"          # the list of components.toml that has it; without `refs`: all of it
    as = "cart"                 # the message: castle-explain-cart; without it castle-explain-<ref>
    rules = ["AM-MSG-01"]       # the rules it stands under, the most important first
    says = "rule"               # instead of a message of its own: the words of its first rule
    ref = "altar_space_{space}" # what an entry without an id is called, by its fields
    times = "spaces"            # one for each number up to this field: {i} in `ref`
    each = "card_rules"         # a table from ref to the rule that comes first for it
    with = { silver = "values.silver_per_gold" }   # further numbers, by their place

A message is given the fields of its component as `text/catalog.py` tells for labels. What is no
plain value is said by the messages `<game>-gives-...`: a cost `{ wood = 2 }` by `gives-wood` with
`$count`, an effect `{ move = "tent", n = 1 }` by `gives-move-tent`, and so on. The name is that of
the component, unless the message has an attribute `.name`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache, reduce
from importlib import resources
from typing import Any, Final, NamedTuple

from trilith import games
from trilith.engine.doc import Json
from trilith.text.arguments import variables
from trilith.text.catalog import Catalog, NoWords
from trilith.text.words import Value, Words, learn_words

Table = Mapping[str, Any]


class Explanation(NamedTuple):
    """A thing's name, what it does, and the rules that say so."""

    name: str
    text: str
    rules: tuple[str, ...]


@cache
def explanations(game: str, language: str) -> dict[str, Explanation]:
    """Everything that explains itself in this game, by its ref."""
    teller = Teller(game, language)
    return {ref: teller.explain(entry, ref, facts) for entry, ref, facts in things(game)}


def known_ref(ref: str) -> str:
    """A ref as it stands in the list: `temple:1` of an action is `temple_1`."""
    return ref.replace(":", "_")


@cache
def entries(game: str) -> dict[str, Any]:
    """The game's explain.toml; nothing explains itself in a game that has none."""
    file = resources.files("trilith.games") / game / "explain.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {"entry": []}


def things(game: str) -> Iterator[tuple[Table, str, Table]]:
    """Each thing that is explained: its entry, its ref, and what the components tell of it."""
    components = games.get(game).components
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


class Teller:
    """Explains the things of one game in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.catalog = Catalog(language, strict=True)
        self.words: Words = learn_words(language, game)

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

    def say(self, key: str, known: dict[str, Value], form: str = "") -> str:
        if not self.words.has(key):
            raise NoWords(f"{self.catalog.language}: no words for '{key}'")
        text, problems = self.words.format(key, known, form)
        if problems:
            raise NoWords(f"{self.catalog.language}: '{key}': {'; '.join(problems)}")
        return text

    # ------------------------------------------------------------- from data to words

    def arguments(self, ref: str, facts: Table) -> dict[str, Value]:
        """All that the message of a thing may use."""
        plain = {name: value for name, value in facts.items() if isinstance(value, int | str)}
        numbers = dict(zip("nm", map(int, re.findall("[0-9]+", ref)), strict=False))
        found = variables(self.words, {**numbers, **plain, "ref": ref}, ())
        for name, value in facts.items():
            found |= self.inner(name, value)
        return found

    def inner(self, name: str, value: Json) -> dict[str, Value]:
        """What is no plain value: a table by its fields, amounts and effects in words.

        What has no words is left out; a message that asks for it is a fault all the same.
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

    def amounts(self, table: Table) -> str:
        """A cost or a load: { wood = 2, silver = 1 }."""
        return ", ".join(self.gives(good, n) for good, n in table.items() if n) or self.nothing()

    def several(self, values: list[Any]) -> str:
        """A list of effects, or rows of them."""
        if values and isinstance(values[0], list):
            return self.parted([self.several(row) for row in values])
        if values and is_amounts(values[0]):
            return self.parted([self.amounts(row) for row in values])
        return ", ".join(map(self.one, values)) or self.nothing()

    def parted(self, rows: list[str]) -> str:
        """Rows that have commas of their own."""
        return reduce(lambda first, second: self.gives("then", 0, first=first, second=second), rows)

    def one(self, value: Any) -> str:
        """An effect, or a name."""
        if isinstance(value, str):
            return self.catalog.component(self.game, value)
        if not isinstance(value, dict):
            return str(value)
        if is_amounts(value):
            return self.amounts(value)
        tell = _TELL.get(" ".join(sorted(value)))
        if tell is None:
            raise NoWords(f"{self.catalog.language}: no words for {value}")
        return tell(self, value)

    def gives(self, what: str, count: int, **more: Value) -> str:
        return self.say(f"{self.game}-gives-{hyphens(what)}", {"count": count, **more})

    def nothing(self) -> str:
        return self.say(f"{self.game}-gives-nothing", {})

    def choice(self, effect: Table) -> str:
        first, second = map(self.several, effect["choice"])
        return self.gives("choice", 0, first=first, second=second)

    def per(self, effect: Table) -> str:
        gain = self.gives(effect["gain"], effect["n"])
        return self.gives(f"per-{effect['per']}", 0, gain=gain)


_TELL: Final[dict[str, Callable[[Teller, Table], str]]] = {
    "choice": Teller.choice,
    "gain n per": Teller.per,
    "gain n": lambda teller, effect: teller.gives(effect["gain"], effect["n"]),
    "lose n": lambda teller, effect: teller.gives(f"lose-{effect['lose']}", effect["n"]),
    "move n": lambda teller, effect: teller.gives(f"move-{effect['move']}", effect["n"]),
    "n retrieve": lambda teller, effect: teller.gives("retrieve", effect["n"]),
    "develop n": lambda teller, effect: teller.gives(f"develop-{effect['develop']}", effect["n"]),
    "color value": lambda teller, banner: teller.gives(
        f"banner-{banner['color']}", banner["value"]
    ),
    "resource silver": lambda teller, sale: teller.gives(
        "sale", sale["silver"], good=teller.catalog.component(teller.game, sale["resource"])
    ),
}
"""How each kind of effect in a game's data is said: by the names of its fields, in order."""


def is_amounts(table: Json) -> bool:
    """A table from goods to their numbers."""
    if not isinstance(table, dict):
        return False
    return all(isinstance(value, int) and not isinstance(value, bool) for value in table.values())


def hyphens(name: str) -> str:
    return re.sub("[_:]", "-", name)


def upper(name: str) -> str:
    return name[:1].upper() + name[1:]
