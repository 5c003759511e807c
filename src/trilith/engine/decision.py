"""Decisions: what a seat is asked, its options, and what can be known of one before it is taken."""

from __future__ import annotations

from typing import Any

from trilith.engine.action import Action
from trilith.engine.errors import Refusal
from trilith.engine.event import Event
from trilith.engine.label import Label


class Choice:
    """One option of a decision: the action, its words, and why not if it is blocked."""

    __slots__ = ("action", "label", "refusal")

    def __init__(self, action: Action, label: Label, refusal: Refusal | None = None) -> None:
        self.action = action
        self.label = label
        self.refusal = refusal

    def dump(self) -> dict[str, Any]:
        doc: dict[str, Any] = {
            "action": self.action.code,
            "refs": list(self.action.args),
            "label": self.label.dump(),
        }
        if self.refusal is not None:
            doc["rule"] = self.refusal.rule
            doc["args"] = dict(self.refusal.args)
        return doc


class Decision:
    """What a seat is asked and under which rule, with its options and the blocked ones, and why."""

    __slots__ = ("blocked", "options", "question", "rule", "seat")

    def __init__(
        self, seat: int, question: Label, rule: str, options: list[Choice], blocked: list[Choice]
    ) -> None:
        self.seat = seat
        self.question = question
        self.rule = rule
        self.options = options
        self.blocked = blocked

    def dump(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "question": self.question.dump(),
            "rule": self.rule,
            "options": [choice.dump() for choice in self.options],
            "blocked": [choice.dump() for choice in self.blocked],
        }


class Foresight:
    """What a player may know about an action before doing it."""

    __slots__ = ("ends_turn", "events", "reveals")

    def __init__(self, events: list[Event], ends_turn: bool, reveals: bool = False) -> None:
        self.events = events
        self.ends_turn = ends_turn
        """Somebody else's choice, or something hidden, comes next."""
        self.reveals = reveals
        """Something hidden comes to light: it cannot be taken back."""
