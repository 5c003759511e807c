"""The messages between server and clients, as docs/wire.md describes them.

Up: what a client asks for, decoded and checked by msgspec. Down: what the server sends, encoded once
for each seat that a person watches, from parts that are encoded once for everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from trilith.server.coached import HintTold
from trilith.server.decoding import decoder
from trilith.server.shapes import (
    Args,
    ChatLine,
    Clock,
    DecisionSent,
    EventSent,
    EventsSent,
    Mark,
    OpenVote,
    Person,
    ScoresSent,
    SeatsSent,
    Sent,
    Status,
    Summary,
    TableInfo,
    Told,
    ViewSent,
)

TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9]+$")]
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
    """Redo the steps after this one, so that only those in between are taken back."""


class Propose(Up, tag="propose", frozen=True):
    table: TableId
    what: Annotated[str, Meta(max_length=20)]
    to: Number | None = None
    for_: SeatNumber | None = msgspec.field(default=None, name="for")
    seat: SeatNumber | None = None
    sure: bool = False
    """The player has confirmed: needed to give up a game in which nobody else has a say."""


class Vote(Up, tag="vote", frozen=True):
    table: TableId
    yes: bool
    seat: SeatNumber | None = None


class Hint(Up, tag="hint", frozen=True):
    """Ask the coach where to look (1), what to do (2) and why (3), in this order."""

    table: TableId
    stage: Annotated[int, Meta(ge=1, le=3)]
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


class Seen(Up, tag="seen", frozen=True):
    """A person is looking at this table: they need no messages about it elsewhere."""

    table: TableId
    seq: Number
    """The newest change that they see."""
    line: Number = 0
    """The newest line of the chat that they have read; 0: they are not looking at the chat."""


class Ping(Up, tag="ping", frozen=True):
    pass


AtTable = Play | Preview | Undo | Propose | Vote | Back
"""Messages that the table itself answers."""
Message = AtTable | Hint | Watch | Sync | Leave | Chat | Lobby | Seen | Ping

decode_up: Final[Callable[[bytes | str], Message]] = decoder(Message)
encode: Final = msgspec.json.Encoder().encode


# ------------------------------------------------------------------ down


class Down(Struct, tag_field="is"):
    """Something that the server says."""


class State(Down, tag="state"):
    """A table after a change, as one seat sees it."""

    table: str
    seq: int
    prev: int
    """The change that this one follows."""
    full: bool
    """It stands on its own."""
    seat: int
    """The seat whose view this is; -1 for a spectator."""
    status: Status
    step: int
    floor: int
    """The earliest step that this seat may go back to."""
    to_act: list[int]
    view: ViewSent
    events: list[EventSent]
    decision: DecisionSent
    scores: ScoresSent
    mark: Mark | None
    clock: Clock | None
    vote: OpenVote | None
    seats: SeatsSent
    last_own: int = 0
    """The step of this seat's last own answer."""
    hints: bool = False
    """May this seat ask the coach?"""
    told: list[Told] | UnsetType = UNSET
    """The moments since `prev`, oldest first; after the last the view is `view`."""
    info: TableInfo | UnsetType = UNSET
    """In full messages."""


class Seats(Down, tag="seats"):
    """A person came or left, or a bot is thinking; nothing else has changed."""

    table: str
    seats: SeatsSent


class Ack(Down, tag="ack"):
    """The message with this key is in the log."""

    table: str
    key: str
    seq: int


class Previewed(Down, tag="preview"):
    """What an action would do, as far as that is certain."""

    table: str
    seat: int
    action: str
    events: EventsSent
    ends: bool
    """This seat will be asked nothing more for now, or cannot take it back alone."""
    reveals: bool
    """Something hidden comes to light, so the seat cannot take it back alone."""
    seq: int


class Hinted(Down, tag="hint"):
    """What the coach says about a seat's question, up to a stage."""

    table: str
    seat: int
    stage: int
    since: int
    """The `seq` at which this was first asked, as in the decision."""
    hint: Annotated[Any, Sent(HintTold)]


class Chatted(Down, tag="chat"):
    table: str
    lines: list[ChatLine]
    unread: int = 0
    """After `watch`: how many lines by others I have not read yet."""


class Hello(Down, tag="hello"):
    person: Person | None
    time: int
    version: str


class Pong(Down, tag="pong"):
    time: int


class LobbyNews(Down, tag="lobby", omit_defaults=True):
    tables: list[Summary] | None = None
    changed: Summary | None = None
    gone: str | None = None


class Mine(Down, tag="mine"):
    """What waits for me has changed: a turn, an invitation, a game that the queue has found."""


class Error(Down, tag="error", omit_defaults=True):
    """Refused; nothing changed."""

    code: str
    text: str
    table: str = ""
    key: str = ""
    rule: str = ""
    args: Args | None = None
    until: int | None = None
    """Until when the others wait for an absent person."""
    wait: float = 0.0
    """Seconds to wait before trying again."""


class Refused(Exception):
    """Something cannot be done: the code and the text that the client gets."""

    def __init__(self, code: str, text: str, **more: Any) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.more = more

    def error(self, table: str = "", key: str = "") -> Error:
        return Error(self.code, self.text, table, key, **self.more)
