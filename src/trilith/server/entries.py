"""The lines of a table's log: what each contains, and which steps remain after undos."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from trilith.engine.event import Event, seen
from trilith.server.decoding import converter, decoder
from trilith.server.shapes import Edition, GoesOn
from trilith.server.stills import Hours

GRACE: Final = 120
"""Seconds that a person may be away before others decide for them; a table may change it."""


class Entry(Struct):
    """One line of a table's log."""

    seq: int
    at: int
    kind: str
    data: dict[str, Any]


Line = tuple[int, int, str, bytes]
"""An entry as it is stored."""

_decode: Final = decoder(dict[str, Any])
_encode: Final = msgspec.json.Encoder().encode


def entries_of(lines: list[Line]) -> list[Entry]:
    return [Entry(seq, at, kind, _decode(data)) for seq, at, kind, data in lines]


def lines_of(entries: list[Entry]) -> list[Line]:
    return [(e.seq, e.at, e.kind, _encode(e.data)) for e in entries]


class Info(Struct):
    """How the table was made: the contents of its first line."""

    game: str
    seats: int
    owner: str
    options: dict[str, str] = {}
    title: str = ""
    access: Literal["open", "link", "password"] = "open"
    password: str | None = None
    """A hash of it."""
    clock: dict[str, Any] | None = None
    spectators: bool = True
    stand_in: str = "random"
    late: Literal["bot", "wait"] = "bot"
    """What happens when time runs out: a bot plays, or the player is late and the others decide."""
    hours: Hours | None = None
    """When nobody's time runs."""
    grace: int = GRACE
    """Seconds that a person may be away before others decide for them."""
    rematch_of: str | None = None
    imported: bool = False
    guide: bool = False
    """A first game on the guide's prepared position."""
    goes_on: GoesOn | None = None
    """The finished game from which this one continues."""
    edition: Edition | None = None
    """The owner's copy that it is played with; its values stay even if the copy changes."""
    rated: bool = False
    """Whether it counts for its players' ratings."""
    range: tuple[int, int] | None = None
    """The ratings that its host asks for."""
    finishes: int = 0
    """And how many in a hundred games a person must have finished."""
    hints: bool = False
    """Everybody may ask the coach, whether the other seats are people or bots."""


class Deal(Struct):
    """What a game was dealt from: the contents of the line that starts it."""

    seed: str
    rules: int
    """The version of the rules that applies; later lines may raise it."""
    begins: dict[str, Any] | None = None
    """The position it begins from, if not from the start of a game."""


read_info: Final = converter(Info)
read_deal: Final = converter(Deal)


class Script:
    """The steps that remain after undos: those that have been played, and those still to play.

    Undo only shortens it, so a log with many undos costs no more than the remaining steps.
    """

    def __init__(self) -> None:
        self.played = 0
        """How many of the remaining steps have been played."""
        self.ahead: list[Entry] = []
        self.since = 0
        """The line from which all questions are new: the start, or the last undo."""
        self.rewinds: list[tuple[int, int]] = []
        """Undos by consent: (from which step, to which step)."""
        self._hands: list[int] = []
        """Who made each remaining step: its seat's player, or (below zero) a stand-in."""

    def __len__(self) -> int:
        return self.played + len(self.ahead)

    def play(self, entry: Entry, hand: int = 0) -> None:
        del self._hands[len(self) :]  # a step that was refused
        self._hands.append(hand)
        self.ahead.append(entry)

    def hands_of(self, seat: int) -> tuple[int, int]:
        """How many of a seat's remaining decisions its player made, and how many a stand-in."""
        hands = self._hands[: len(self)]
        return hands.count(seat), hands.count(~seat)

    def go_back(self, entry: Entry) -> None:
        """Keep only the first so many steps."""
        to = entry.data["to"]
        if entry.kind == "rewind":
            self.rewinds.append((len(self), to))
        del self.ahead[max(0, to - self.played) :]
        self.played = min(self.played, to)
        self.since = entry.seq

    def take_ahead(self) -> list[Entry]:
        """The steps still to play; the caller counts those it has taken in `played`."""
        ahead, self.ahead = self.ahead, []
        return ahead

    def result(self) -> Any:
        """The scores after the last step, if it ended the game and has not been played yet."""
        return self.ahead[-1].data.get("result") if self.ahead else None


def steps_of(entries: list[Entry]) -> list[Entry]:
    """The remaining steps of this log."""
    script = Script()
    for entry in entries:
        if entry.kind == "play":
            script.play(entry)
        elif entry.kind in ("undo", "rewind"):
            script.go_back(entry)
    return script.ahead


# ------------------------------------------------------------------ events as they are stored


def packed(events: list[Event]) -> list[list[Any]]:
    """Events as the log stores them: complete, so that nothing has to be replayed."""
    return [
        [e.kind, e.seat, e.rule, e.args, None if e.seen_by is None else list(e.seen_by), e.reveals]
        for e in events
    ]


def unpacked(stored: list[list[Any]]) -> list[Event]:
    return [
        Event(kind, seat, rule, args, None if seen_by is None else tuple(seen_by), reveals)
        for kind, seat, rule, args, seen_by, reveals in stored
    ]


def told(events: list[Event], seat: int, step: int) -> list[dict[str, Any]]:
    """The events that this seat may see, as they are sent."""
    return [{**event.dump(), "step": step} for event in seen(events, seat)]
