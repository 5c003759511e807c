"""The messages between server and clients, as docs/wire.md describes them.

Up: what a client asks for, decoded and checked by msgspec. Down: encoded once for each seat that
somebody watches, from parts that are encoded once for all.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

TableId = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]

MAX_CHAT: Final = 500
MAX_MESSAGE: Final = 16 * 1024


# ------------------------------------------------------------------ up


class Up(Struct, tag_field="do", frozen=True):
    """Something that a client asks for."""


class Watch(Up, tag="watch", frozen=True):
    table: TableId
    seats: Annotated[list[SeatNumber], Meta(max_length=16)] | None = None
    password: Annotated[str, Meta(max_length=200)] = ""


class Sync(Up, tag="sync", frozen=True):
    table: TableId


class Leave(Up, tag="leave", frozen=True):
    table: TableId


class Play(Up, tag="play", frozen=True):
    table: TableId
    seq: Number
    action: Annotated[str, Meta(max_length=200)]
    seat: SeatNumber | None = None
    key: Key = ""


class Preview(Up, tag="preview", frozen=True):
    table: TableId
    action: Annotated[str, Meta(max_length=200)]
    seat: SeatNumber | None = None


class Undo(Up, tag="undo", frozen=True):
    table: TableId
    to: Number
    seat: SeatNumber | None = None
    key: Key = ""
    again: Number | None = None
    """Do the steps after this one again: only those between are taken back."""


class Propose(Up, tag="propose", frozen=True):
    table: TableId
    what: Annotated[str, Meta(max_length=20)]
    to: Number | None = None
    for_: SeatNumber | None = msgspec.field(default=None, name="for")
    seat: SeatNumber | None = None


class Vote(Up, tag="vote", frozen=True):
    table: TableId
    yes: bool
    seat: SeatNumber | None = None


class Back(Up, tag="back", frozen=True):
    table: TableId
    seat: SeatNumber | None = None


class Chat(Up, tag="chat", frozen=True):
    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)]
    room: str = "table"


class Lobby(Up, tag="lobby", frozen=True):
    on: bool


class Ping(Up, tag="ping", frozen=True):
    pass


AtTable = Play | Preview | Undo | Propose | Vote | Back
"""What the table itself answers."""
Message = AtTable | Watch | Sync | Leave | Chat | Lobby | Ping

decode_up: Final = msgspec.json.Decoder(Message).decode
encode: Final = msgspec.json.Encoder().encode


# ------------------------------------------------------------------ down


class Down(Struct, tag_field="is"):
    """Something that the server tells."""


class State(Down, tag="state"):
    """A table after a change, as one seat sees it."""

    table: str
    seq: int
    prev: int
    full: bool
    seat: int
    status: str
    step: int
    floor: int
    to_act: list[int]
    view: Any
    events: list[Raw]
    decision: Any
    scores: Any
    mark: Any
    clock: Any
    vote: Any
    seats: Raw
    info: dict[str, Any] | UnsetType = UNSET


class Seats(Down, tag="seats"):
    table: str
    seats: Raw


class Ack(Down, tag="ack"):
    table: str
    key: str
    seq: int


class Previewed(Down, tag="preview"):
    table: str
    seat: int
    action: str
    events: list[Any]
    ends: bool
    """Nothing more is asked of this seat for now, or it cannot be taken back alone."""
    seq: int


class Line(Struct):
    """One line of chat."""

    id: int
    room: str
    seat: int
    name: str
    at: int
    text: str


class Chatted(Down, tag="chat"):
    table: str
    lines: list[Line]


class Hello(Down, tag="hello"):
    person: Any
    time: int
    version: str


class Pong(Down, tag="pong"):
    time: int


class LobbyNews(Down, tag="lobby", omit_defaults=True):
    tables: list[Any] | None = None
    changed: Any = None
    gone: str | None = None


class Error(Down, tag="error", omit_defaults=True):
    code: str
    text: str
    table: str = ""
    key: str = ""
    rule: str = ""
    args: dict[str, Any] | None = None


class Refused(Exception):
    """Something cannot be done: the code and the line that the client gets."""

    def __init__(self, code: str, text: str, **more: Any) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.more = more

    def error(self, table: str = "", key: str = "") -> Error:
        return Error(self.code, self.text, table, key, **self.more)
