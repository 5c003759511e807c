"""From the plain facts of a label to the variables of its message. See catalog.py for the rules.

The browser does the same in TypeScript: keep the two alike.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Final

from trilith.engine.errors import Arg
from trilith.engine.event import NOBODY, OPPONENT
from trilith.text.words import Value, Words

PLAIN: Final = "ask"
"""The argument that says under which question an action is offered; for selectors, never said."""
ONE_SEAT: Final = "seat"
SEVERAL_SEATS: Final = "seats"


def variables(
    words: Words,
    args: dict[str, Arg],
    names: Sequence[str],
    named: Mapping[str, int] = MappingProxyType({}),
) -> dict[str, Value]:
    """Everything that the message of a label with these arguments may use.

    `named` are the numbers in names of things, where they are not those of the ids.
    """
    numbers = {name: int(value) for name, value in args.items() if is_number(name, value)}
    found: dict[str, Value] = {**numbers}
    for name, value in args.items():
        if name == PLAIN:
            found[name] = value
        elif name not in numbers:
            found[f"{name}_id"] = value
            for form, text in forms(words, name, str(value), numbers, names, named).items():
                found[f"{name}_{form}" if form else name] = text
    return found


def is_number(name: str, value: Arg) -> bool:
    """Plain numbers, and numerals such as the 12 of `cash_in 12`; but a seat is a player."""
    if name in (PLAIN, ONE_SEAT, SEVERAL_SEATS):
        return False
    return isinstance(value, int) or re.fullmatch("[0-9]+", value) is not None


def forms(
    words: Words,
    name: str,
    value: str,
    numbers: dict[str, int],
    names: Sequence[str],
    named: Mapping[str, int],
) -> dict[str, str]:
    """The name of what an argument stands for, and its grammatical forms; "" is the plain name."""
    if name == ONE_SEAT:
        return {"": player(words, int(value), names)}
    if name == SEVERAL_SEATS:
        return {"": ", ".join(player(words, int(seat), names) for seat in value.split())}
    return together([thing(words, part, numbers, names, named) for part in value.split()])


def thing(
    words: Words,
    value: str,
    numbers: dict[str, int],
    names: Sequence[str],
    named: Mapping[str, int],
) -> dict[str, str]:
    """One player or component; what has no name is passed as it is."""
    if re.fullmatch("seat:[0-9]+", value):
        return {"": player(words, int(value.removeprefix("seat:")), names)}
    component = words.component(value)
    if component is None:
        return {"": value}
    key, own = component
    if value in named:
        own = {"n": named[value]}
    return words.forms(key, {**numbers, **own})


def together(things: list[dict[str, str]]) -> dict[str, str]:
    """Several things as a list with commas, in each form that all of them have."""
    if len(things) == 1:
        return things[0]
    shared = set.intersection(*(set(one) for one in things)) if things else {""}
    return {form: ", ".join(counted([one[form] for one in things])) for form in shared}


def counted(parts: list[str]) -> list[str]:
    """The same thing several times in a row, said once with its number: 2 × any Resource."""
    runs = [(part, len(list(run))) for part, run in groupby(parts)]
    return [part if n == 1 else f"{n} × {part}" for part, n in runs]


def player(words: Words, seat: int, names: Sequence[str]) -> str:
    """The player's own name, or 'Player 1' for seat 0."""
    if 0 <= seat < len(names):
        return names[seat]
    if seat == NOBODY:
        return words.format("nobody", {})[0]
    if seat == OPPONENT:
        return words.format("opponent", {})[0]
    return words.format("player", {"n": seat + 1})[0]
