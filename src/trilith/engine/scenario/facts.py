"""What `expect` can ask for: values in the snapshot and beside it, counted, added up and compared."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from trilith.engine.doc import Json, kind_of
from trilith.engine.errors import BadInput
from trilith.engine.event import NOBODY, Event
from trilith.engine.game import Game
from trilith.engine.scenario.paths import look_up, merge
from trilith.engine.state import State

_WORD: Final = re.compile(r"^(.*?)(?:\s*(>=|<=|!=|>|<)|\s+(has|lacks))?$")
HIDDEN: Final = "hidden"
"""A value that a view leaves out; TOML has no word for nothing."""
_COMPARED: Final = re.compile(r"^(>=|<=|!=|>|<)\s*(-?\d+)$")
COMPARE: Final[dict[str, Callable[[int, int], bool]]] = {
    ">=": lambda a, b: a >= b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    "<": lambda a, b: a < b,
}


class Facts:
    """Everything that can be known of a position, looked up by path."""

    def __init__(self, s: State, game: Game[Any], events: list[Event], where: str) -> None:
        self.s = s
        self.game = game
        self.events = events
        self.where = where
        self._facts: dict[str, Any] | None = None

    # ------------------------------------------------------------- looking up

    def value(self, path: str) -> Json:
        """The value at a path; `#` behind it counts, `+` adds up, `?` asks whether it is there."""
        if path.endswith("#"):
            return self._count(path[:-1])
        if path.endswith("+"):
            return self._sum(path[:-1])
        if path.endswith("?"):
            return self._is_there(path[:-1])
        head, _, rest = path.partition(".")
        if head in ("legal", "offers", "offers_not"):
            return self.legal(self._seat(path, rest))
        if head == "view":
            return self._view(path, rest)
        return look_up(self.facts(), path, self.where)

    def facts(self) -> dict[str, Any]:
        """The snapshot, and what can be worked out from it."""
        if self._facts is None:
            game, s = self.game, self.s
            facts = merge(game.dump(s), game.positions.facts(s))
            facts["scores"] = [score.total for score in game.scores(s)]
            facts["winners"] = game.winners(s)
            facts["to_act"] = list(s.to_act())
            facts["over"] = not s.stack and s.is_over()
            facts["events"] = [_told(event) for event in self.events]
            self._facts = facts
        return self._facts

    def legal(self, seat: int) -> list[str]:
        """Everything the seat may do, in alphabetical order; nothing if it is not to act."""
        return sorted(action.code for action in self.s.legal(seat))

    def _seat(self, path: str, name: str, low: int = 0) -> int:
        seats = len(self.game.scores(self.s))
        if name not in [str(seat) for seat in range(low, seats)]:
            raise BadInput(self.where, f"{path}: expected a seat below {seats}, found '{name}'")
        return int(name)

    def _view(self, path: str, rest: str) -> Json:
        """What a seat sees; -1 is a spectator."""
        name, _, inner = rest.partition(".")
        view = self.game.view(self.s, self._seat(path, name, NOBODY))
        return look_up(view, inner, f"{self.where}, view.{name}") if inner else view

    def _count(self, path: str) -> int:
        value = self.value(path)
        if not isinstance(value, list | dict):
            raise BadInput(self.where, f"{path}#: expected a list to count, found {kind_of(value)}")
        return len(value)

    def _sum(self, path: str) -> int:
        numbers = _numbers(self.value(path))
        if numbers is None:
            raise BadInput(self.where, f"{path}+: expected numbers to add up, found something else")
        return sum(numbers)

    def _is_there(self, path: str) -> bool:
        try:
            self.value(path)
        except BadInput:
            return False
        return True

    # ------------------------------------------------------------- comparing

    def mismatch(self, key: str, expected: Json) -> str | None:
        """What differs from what was expected, as `path: expected, found`; None if all is well."""
        match = _WORD.match(key.strip())
        assert match is not None
        path, sign, word = match.group(1), match.group(2), match.group(3)
        head = path.partition(".")[0]
        if head in ("offers", "offers_not") and not path.endswith(("#", "?")):
            return self._offers(path, head == "offers", expected)
        if path in ("events", "events_not"):
            return self._told(path, expected)
        found = self.value(path)
        if found is None:
            found = HIDDEN
        if sign is None and isinstance(expected, str) and isinstance(found, int):
            compared = _COMPARED.match(expected)
            if compared is not None:
                sign, expected = compared.group(1), int(compared.group(2))
        if word is not None:
            return self._contains(path, found, expected, word == "has")
        if sign is not None:
            return self._compare(path, found, sign, expected)
        wanted = expected
        if path.startswith("legal.") and isinstance(expected, list):
            wanted = sorted(expected)
        return None if found == wanted else f"{path}: expected {expected!r}, found {found!r}"

    def _compare(self, path: str, found: Json, sign: str, expected: Json) -> str | None:
        if sign == "!=":
            holds = found != expected
        elif isinstance(found, int) and isinstance(expected, int):
            holds = COMPARE[sign](found, expected)
        else:
            kinds = f"found {kind_of(found)} and {kind_of(expected)}"
            raise BadInput(self.where, f"{path} {sign}: expected numbers to compare, {kinds}")
        return None if holds else f"{path}: expected {sign} {expected!r}, found {found!r}"

    def _contains(self, path: str, found: Json, expected: Json, wanted: bool) -> str | None:
        if not isinstance(found, list | dict):
            raise BadInput(self.where, f"{path}: expected a list, found {kind_of(found)}")
        items = expected if isinstance(expected, list) else [expected]
        wrong = [item for item in items if (item in found) != wanted]
        if not wrong:
            return None
        word = "expected" if wanted else "expected no"
        return f"{path}: {word} {', '.join(map(repr, wrong))}, found {found!r}"

    def _offers(self, path: str, wanted: bool, expected: Json) -> str | None:
        """Actions that must be among the legal ones, or must not."""
        seat = self._seat(path, path.partition(".")[2])
        codes = expected if isinstance(expected, list) else [expected]
        legal, wrong = self.legal(seat), []
        for code in codes:
            action = self.game.catalogue.read(str(code), f"{self.where}, {path}")
            if (action.code in legal) != wanted:
                refusal = self.s.why_not(seat, action)
                wrong.append(f"'{action}'" + (f" ({refusal.rule})" if refusal is not None else ""))
        if not wrong:
            return None
        word = "expected" if wanted else "expected no"
        return f"{path}: {word} {', '.join(wrong)}; legal: {', '.join(legal) or 'nothing'}"

    def _told(self, path: str, expected: Json) -> str | None:
        """Events that must have happened in this order, with others in between; or must not have."""
        wanted = [_pattern(item, f"{self.where}, {path}") for item in _list(expected)]
        told = [_told(event) for event in self.events]
        kinds = ", ".join(str(event["kind"]) for event in told) or "nothing"
        if path == "events_not":
            wrong = [one for one in wanted if any(_fits(one, event) for event in told)]
            return f"events_not: found {_words(wrong[0])} among {kinds}" if wrong else None
        left = list(told)
        for one in wanted:
            while left and not _fits(one, left[0]):
                left.pop(0)
            if not left:
                return f"events: expected {_words(one)}, in this order; found {kinds}"
            left.pop(0)
        return None


def _list(value: Json) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _numbers(value: Json) -> list[int] | None:
    """All numbers in a value, however deep; None if there is anything else."""
    if value is None or isinstance(value, bool | str | float):
        return None
    if isinstance(value, int):
        return [value]
    found: list[int] = []
    items = list(value.values()) if isinstance(value, dict) else _list(value)
    for item in items:
        inner = _numbers(item)
        if inner is None:
            return None
        found += inner
    return found


def _told(event: Event) -> dict[str, Any]:
    """An event as a table: its own facts beside kind, seat and rule."""
    return {**event.args, "kind": event.kind, "seat": event.seat, "rule": event.rule}


def _pattern(value: Json, where: str) -> dict[str, Any]:
    if isinstance(value, str):
        return {"kind": value}
    if not isinstance(value, dict):
        raise BadInput(where, f"expected a kind of event or a table, found {kind_of(value)}")
    return value


def _fits(pattern: dict[str, Any], event: dict[str, Any]) -> bool:
    return all(event.get(name) == value for name, value in pattern.items())


def _words(pattern: dict[str, Any]) -> str:
    return " ".join(f"{name}={value}" for name, value in pattern.items())
