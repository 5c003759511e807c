"""Events: what happened, by which rule, who may see it, and whether it reveals something."""

from __future__ import annotations

from collections.abc import Iterable

from trilith.engine.errors import Arg, BadInput

SPECTATOR = -1
"""The seat of someone who only watches."""

NOBODY = -1
"""The seat of an event that belongs to no player."""

OPPONENT = -2
"""The seat of the automated opponent in a game for one."""


CHANCE = "chance"
"""It shows something that chance decided: a card drawn, a shuffle."""
DISCLOSURE = "disclosure"
"""It shows something that a player chose or held in secret."""
FINALITY = "finality"
"""It shows nothing; the rules make it final."""


class Event:
    """One thing that happened. Its words depend only on `kind` and `args`."""

    __slots__ = ("args", "kind", "reveals", "rule", "seat", "seen_by")

    def __init__(
        self,
        kind: str,
        seat: int,
        rule: str,
        args: dict[str, Arg],
        seen_by: tuple[int, ...] | None = None,
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        """The seat that did it or gained by it; NOBODY or OPPONENT if it was no player."""
        self.rule = rule
        self.args = args
        self.seen_by = seen_by
        """The seats that may see it; None for everybody."""
        self.reveals = reveals
        """True if it cannot be undone because it shows something hidden or is final by the rules."""

    def is_seen_by(self, seat: int) -> bool:
        return self.seen_by is None or seat in self.seen_by

    def dump(self) -> dict[str, object]:
        """JSON-ready; `seen_by` is left out, because only those who may see it get it."""
        doc: dict[str, object] = {
            "kind": self.kind,
            "seat": self.seat,
            "rule": self.rule,
            "args": dict(self.args),
        }
        if self.reveals:
            doc["reveals"] = True
        return doc

    def __repr__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.args.items())
        who = "" if self.seat == NOBODY else f" seat {self.seat}"
        return f"<{self.kind}{who} {facts} [{self.rule}]>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.rule))

    def _key(self) -> tuple[object, ...]:
        return (self.kind, self.seat, self.rule, self.args, self.seen_by, self.reveals)

    def __reduce__(self) -> tuple[type[Event], tuple[object, ...]]:
        return Event, (self.kind, self.seat, self.rule, self.args, self.seen_by, self.reveals)


def load_event(doc: object, where: str = "event") -> Event:
    """Read an event that `dump` wrote."""
    if not isinstance(doc, dict):
        raise BadInput(where, f"expected a table, found {doc!r}")
    kind, seat, rule, args = (doc.get(name) for name in ("kind", "seat", "rule", "args"))
    if not (isinstance(kind, str) and isinstance(seat, int) and isinstance(rule, str)):
        raise BadInput(where, f"expected kind, seat and rule, found {doc!r}")
    if not isinstance(args, dict):
        raise BadInput(where, f"expected a table of args, found {args!r}")
    for name, value in args.items():
        if not isinstance(value, int | str):
            raise BadInput(where, f"args.{name}: expected a number or a text, found {value!r}")
    return Event(kind, seat, rule, dict(args), None, doc.get("reveals") is True)


def seen(events: Iterable[Event], seat: int) -> list[Event]:
    """The events that this seat may see."""
    return [event for event in events if event.is_seen_by(seat)]
