"""Why a value cannot be on anybody's copy: the place, the reason with its facts, and the rule.

The reason is data, so that a page can give it in the reader's language; its English words are here,
for commands and for programs that ask the server.
"""

from __future__ import annotations

from typing import Final

from trilith.engine.doc import Json
from trilith.engine.errors import Arg, BadInput

TYPES: Final = {
    "number": "a number",
    "decimal": "a decimal number",
    "text": "a text",
    "flag": "true/false",
    "list": "a list",
    "table": "a table",
    "tables": "a list of tables",
    "nothing": "nothing",
    "other": "something else",
}

REASONS: Final = {
    "unknown": "no such value; there are: {known}",
    "no-such": "no such value",
    "entry": "expected {key} one of {known}; found {found}",
    "type": "expected {expected}, found {found}",
    "names": "expected the names {expected}; found {found}",
    "least": "expected {low} or more, found {found}",
    "most": "expected at most {high}, found {found}",
    "odd": "{found} is odd; expected an even number",
    "word": "expected one of {known}; found {found}",
    "size": "expected {low} to {high} in the list, found {found}",
    "twice": "{found} occurs twice",
    "fixed": "this is the same on every copy: {ours}",
    "sum": "these make {found} in all; expected {expected}",
    "sum-most": "these make {found} in all; expected at most {expected}",
    "falling": "{found} is not less than {before}, the one before it",
    "rising": "{found} is not more than {before}, the one before it",
    "follows": "follows from the others as {expected}; found {found}",
    "together": "{problem}",
}


class Unfit(BadInput):
    """An owner's value that does not fit."""

    def __init__(
        self, where: str, path: str, reason: str, facts: dict[str, Arg], rule: str = ""
    ) -> None:
        words = REASONS[reason].format(**(_types_said(facts) if reason == "type" else facts))
        rule_words = f" ({rule})" if rule else ""
        super().__init__(where, f"{path}: {words}{rule_words}" if path else words)
        self.path = path
        self.reason = reason
        self.facts = facts
        self.rule = rule

    def __reduce__(self) -> tuple[type[BadInput], tuple[object, ...]]:
        return type(self), (self.where, self.path, self.reason, self.facts, self.rule)


def _types_said(facts: dict[str, Arg]) -> dict[str, Arg]:
    """The facts with types in words: to a catalogue, a type is only a name to select by."""
    return {name: TYPES.get(str(fact), fact) for name, fact in facts.items()}


def type_word(value: Json) -> str:
    """The type of a value, by the word that `TYPES` and the catalogues know."""
    words = {bool: "flag", int: "number", float: "decimal", str: "text"}
    words |= {list: "list", dict: "table", type(None): "nothing"}
    return words.get(type(value), "other")
