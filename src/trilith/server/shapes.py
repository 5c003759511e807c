"""The parts of messages and answers. The client's types are generated from these: see `wire_ts`.

If the engine has already put something into its final form, or it was encoded once for everybody, the
field holds that, and `Sent` says which shape it has. A test checks real messages against these shapes.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from trilith.server.decoding import decoder
from trilith.server.stills import Hours

Arg = str | int | bool
Args = dict[str, Arg]
View = dict[str, Any]
Status = Literal["waiting", "playing", "over", "closed"]


class Sent:
    """In `Annotated`: what decoding the field gives."""

    def __init__(self, shape: Any) -> None:
        self.shape = shape


def plain(shape: Struct) -> dict[str, Any]:
    """A shape as it is in a REST answer."""
    doc: dict[str, Any] = msgspec.to_builtins(shape)
    return doc


# ------------------------------------------------------------------ the game


class Label(Struct):
    """Something to put into words."""

    key: str
    args: Args


class Choice(Struct):
    action: str
    refs: list[str]
    label: Label


class Blocked(Choice):
    """An option that a rule forbids now."""

    rule: str
    args: Args


class Decision(Struct):
    """What a seat is asked."""

    seat: int
    question: Label
    rule: str
    options: list[Choice]
    blocked: list[Blocked]
    since: int
    """The `seq` at which this was first asked."""


class GameEvent(Struct):
    """Something that happened."""

    kind: str
    seat: int
    rule: str
    args: Args
    step: int
    """The number of the action that caused it; 0 for the opening."""
    reveals: bool | UnsetType = UNSET
    """Something hidden came to light."""


class Row(Struct):
    source: str
    points: int


class Score(Struct):
    seat: int
    total: int
    won: bool
    rows: list[Row]
    tie_break: list[Row]


class Told(Struct, omit_defaults=True):
    """A moment of a step: what this seat sees of it, and what that changes in its previous view."""

    step: int
    events: Annotated[list[Any], Sent(list[GameEvent])]
    changes: Annotated[list[Any] | None, Sent(list[tuple[list[str | int], Any]])] = msgspec.field(
        name="set", default=None
    )
    """Paths (keys and positions in lists, from the root) and their new values.

    Left out of the last moment if a view is sent: afterwards everything is as in that view.
    """
    own: bool = False
    """It was caused by this seat's own answer."""


# What is made, or encoded, beforehand.
EventSent = Annotated[Raw, Sent(GameEvent)]
EventsSent = Annotated[Any, Sent(list[GameEvent])]
DecisionSent = Annotated[Any, Sent(Decision | None)]
ScoresSent = Annotated[Any, Sent(list[Score] | None)]
ViewSent = Annotated[Any, Sent(View | None)]


# ------------------------------------------------------------------ the table


class Person(Struct, frozen=True):
    """A person who may sit down: a guest, or one with an account."""

    id: str
    name: str
    guest: bool


class LiveClock(Struct, tag_field="kind", tag="live"):
    """Seconds for the whole game, and more for each turn."""

    bank: int
    increment: int


class TurnClock(Struct, tag_field="kind", tag="turn"):
    """How long each turn may take."""

    hours: int


ClockRule = LiveClock | TurnClock


class Clock(Struct):
    left: list[int]
    """Milliseconds for each seat."""
    running: list[int]
    at: int
    """The server's time at which that is true."""
    still: list[int] = []
    """Until when the clock of each seat stands still, 0 if it runs; empty: all run."""
    paused: int = 0
    """Until when nobody's time runs, by agreement; 0: it runs."""


class OpenVote(Struct, omit_defaults=True, rename={"for_": "for"}):
    """Something that the players decide together."""

    what: Literal["undo", "stand_in", "close", "pause"]
    by: int
    yes: list[int]
    no: list[int]
    needed: list[int]
    """The seats that still have to answer."""
    until: int
    """After this, absent people no longer count, once the others need not wait for them."""
    to: int | UnsetType = UNSET
    """A step; for a pause, its hours, or 0 to end it."""
    for_: int | UnsetType = UNSET


class Mark(Struct, omit_defaults=True):
    """A change other than an ordinary step."""

    kind: str
    seat: int | UnsetType = UNSET
    to: int | str | UnsetType = UNSET
    """A step; after `rematch` the new table."""
    why: str | UnsetType = UNSET
    stage: int | UnsetType = UNSET
    """For a hint: 1 where to look, 2 what to do, 3 why."""


class GoesOn(Struct, omit_defaults=True):
    """A position of a finished game: after so many steps at that table."""

    table: str
    step: int
    seat: int | None = None
    """What this seat could not know then is dealt anew; None: everything is as it was."""


class EditionChange(Struct):
    """A number in an owner's copy, and ours; None if ours has nothing there."""

    path: str
    ours: Any
    own: Any
    many: int = 1
    """How many identical things have this difference; the path is that of the first."""


class EditionSaid(Struct):
    """The copy of the game that a table plays with, as shown to everybody before sitting down."""

    name: str
    version: int
    digest: str
    accepted: bool
    """The operator has accepted it, so such games may be rated."""
    differs: int
    changes: list[EditionChange]
    """Some of the differences; for all of them see `GET /api/tables/{table}/edition`."""


class Edition(EditionSaid):
    """The same as in the log, with all changes and the values to play with."""

    own: dict[str, Any]


class Seat(Struct):
    """A place at the table and who sits there."""

    seat: int
    kind: Literal["free", "person", "bot"] = "free"
    person: str | None = None
    name: str = ""
    guest: bool = False
    """The name is a guest's: nobody vouches for it."""
    bot: str | None = None
    stand_in: str | None = None
    online: bool = False
    thinking: bool = False
    away_until: int | None = None
    """Until when the others wait for an absent person, in the server's time."""
    vacation: list[tuple[int, int]] = []
    """When this player's time does not run here: beginnings and ends."""

    @property
    def level(self) -> str | None:
        """The bot that plays this seat at present, if one does."""
        return self.bot or self.stand_in

    def vacation_until(self, now: int) -> int:
        """Until when its player is on vacation now; 0 if they are not."""
        return next((end for begin, end in self.vacation if begin <= now < end), 0)


SeatsSent = Annotated[Raw, Sent(list[Seat])]


class Summary(Struct, kw_only=True):
    """What anybody who knows that a table exists may know about it."""

    id: str
    code: str = ""
    """A short code to read out and type in, while the table waits for players."""
    game: str
    title: str
    options: dict[str, str]
    rules_version: int = 0
    access: Literal["open", "link", "password"]
    status: Status
    why: str = ""
    """Why a table was closed; `rules`: the present rules would change this game."""
    owner: str
    clock: ClockRule | None
    spectators: bool
    created: int
    seats: list[Seat]
    step: int
    to_act: list[int]
    result: ScoresSent
    rematch: str | None
    guide: bool = False
    """A first game with the guide."""
    grace: int = 120
    """For how many seconds the others wait for an absent person."""
    stand_in: str = ""
    """The bot that plays for people who run out of time or are voted out."""
    late: Literal["bot", "wait"] = "bot"
    """What happens when time runs out: a bot plays immediately, or the others decide a day later."""
    hours: Hours | None = None
    """When nobody's time runs here."""
    goes_on: GoesOn | None = None
    """The position of a finished game from which this one began."""
    edition: EditionSaid | None = None
    """The owner's copy that it is played with, if it is not played with our numbers."""
    last_own: list[int] = []
    """The step of each seat's last own answer."""
    rated: bool = False
    """Whether it counts for its players' ratings."""
    range: tuple[int, int] | None = None
    """The ratings that its host requires."""
    finishes: int = 0
    """How many in a hundred games a person must have finished."""
    ended: int = 0
    """When it was last played; for a finished game, its end."""
    hints: bool = False
    """Everybody here may ask the coach for hints, as agreed before the start."""
    hinted: list[int] = []
    """The seats that have asked for one: their game counts as aided."""
    carried: bool = False
    """It came from elsewhere, or was taken along: its seed is known, so it does not count."""


read_summary: Final = decoder(Summary)
"""A summary as it is stored."""


class TableInfo(Summary, kw_only=True):
    """The same for those who watch it."""

    commitment: str | None
    """Binds the server to the seed."""
    seed: str | None
    """When the game is over."""
    rewinds: list[tuple[int, int]]
    """Undos by agreement: from which step, to which."""


class ChatLine(Struct):
    id: int
    room: Literal["table", "gallery"]
    seat: int
    name: str
    at: int
    text: str
    guest: bool
    """The name is a guest's: nobody vouches for it."""
    person: str | None = None
    hidden: bool = False
    """Several people have reported it: it is hidden until a moderator has looked."""


# ------------------------------------------------------------------ over REST


class GameOption(Struct):
    key: str
    values: list[str]
    default: str
    players: list[int]
    """The numbers of players for which it makes a difference; empty: all."""


class GameInfo(Struct):
    key: str
    rules_version: int
    seats: list[int]
    """The numbers of players it can be played with."""
    options: list[GameOption]
    guide: bool
    """Can it be learnt by playing?"""
    sheet: bool
    """Can owners enter what their copies print?"""


class MyTurn(Struct):
    """A table that waits for me, as `GET /api/me/queue` answers."""

    table: str
    game: str
    title: str
    names: list[str]
    """Of all seats."""
    seat: int
    """My seat that is asked."""
    question: Annotated[Any, Sent(Label)]
    since: int
    """The `seq` at which I was first asked."""
    until: int
    """When my time for this turn runs out; 0 if there is no limit."""
    overdue: bool = False
    """My time has run out, and the others are waiting."""
    unread: int = 0
    """Lines of the chat that I have not read."""


class TheirTurn(Struct):
    """A table of mine that waits for others."""

    table: str
    game: str
    title: str
    names: list[str]
    to_act: list[int]
    until: int
    away: list[int]
    """The seats for which the others may now propose a bot."""
    overdue: list[int] = []
    """The seats whose time has run out."""
    vacation: list[int] = []
    """For each seat: until when its player is now on vacation; 0: not on vacation."""
    paused: int = 0
    """Until when nobody's time runs, by agreement."""
    unread: int = 0


class MyQueue(Struct):
    """My tables in play: those that wait for me, the most urgent first, and the others."""

    mine: list[MyTurn]
    theirs: list[TheirTurn]
    now: int
    """The server's time."""


class Vacation(Struct):
    first: str
    """A day, as 2026-12-20."""
    last: str


class MyVacation(Struct):
    """When my deadlines are suspended, as `GET /api/me/vacation` answers."""

    coming: list[Vacation]
    left: int
    """Days of this year."""
    days: int
    """A year."""


class Position(Struct):
    """A position of a finished or running game, as `GET .../replay` answers."""

    table: str
    step: int
    steps: int
    seat: int
    view: Annotated[Any, Sent(View)]
    events: EventsSent
    to_act: list[int]
    scores: ScoresSent


class Recap(Struct, rename={"from_": "from"}):
    """What has happened since a step, as `GET .../told` answers."""

    from_: int
    to: int
    view: Annotated[Any, Sent(View)]
    told: list[Told]
    at: int
    """When the step before it was played, or the game began."""
