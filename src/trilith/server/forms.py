"""Forms: what the requests around tables bring. Other modules make theirs from `Form`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from trilith.server.entries import GRACE
from trilith.server.limits import MAX_TITLE


class Form(BaseModel):
    """Data that come in over REST, with only the named fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


class LiveClock(Form):
    kind: str = Field(pattern="^live$")
    bank: int = Field(ge=10, le=24 * 3600)
    increment: int = Field(ge=0, le=3600)


class TurnClock(Form):
    kind: str = Field(pattern="^turn$")
    hours: int = Field(ge=1, le=24 * 30)


LocalTime = Annotated[str, Field(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class Hours(Form):
    """When the clocks stand still: at night or at the weekend, in a time zone."""

    zone: str = Field(max_length=60)
    night: list[LocalTime] | None = Field(default=None, min_length=2, max_length=2)
    weekend: bool = False


class GoesOn(Form):
    """A position of a game that is over."""

    table: str = Field(pattern="^[a-z0-9]{1,40}$")
    step: int = Field(ge=0, le=100_000)
    seat: int | None = Field(default=None, ge=0, le=15)
    """What this seat could not know is dealt anew."""


class NewTable(Form):
    game: str = Field(max_length=40)
    seats: int = Field(default=0, ge=0, le=16)
    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    bots: list[str | None] | None = Field(default=None, max_length=16)
    me: list[int] | None = Field(default=None, max_length=16)
    access: Literal["open", "link", "password"] = "open"
    password: str | None = Field(default=None, max_length=200)
    title: str = Field(default="", max_length=MAX_TITLE)
    clock: LiveClock | TurnClock | None = None
    late: Literal["bot", "wait"] | None = None
    """What happens to a player who runs out of time; by default a bot takes over immediately in live
    games, while in games over days nobody plays for them."""
    hours: Hours | None = None
    """When nobody's time runs."""
    spectators: bool = True
    stand_in: str | None = Field(default=None, max_length=40)
    grace: int = Field(default=GRACE, ge=30, le=7 * 24 * 3600)
    """Seconds that a person may be away before the others decide for them."""
    hints: bool = False
    """Everybody may ask the coach, even with people at the other seats."""
    guide: bool = False
    """A first game on the guide's position: its players, options and bots."""
    edition: str | None = Field(default=None, pattern="^[a-z0-9]{8,40}$")
    """One of the person's own copies to play with; by default, what the server plays with."""
    goes_on: GoesOn | None = None
    """The position it begins from; game, players and options are those of that table."""
    rated: bool = False
    """Whether the game counts for its players' ratings."""
    around: Literal[100, 200, 400] | None = None
    """How close to the host's rating newcomers have to be."""
    finishes: int = Field(default=0, ge=0, le=100)
    """How many in a hundred games newcomers must have finished."""


class SitDown(Form):
    seat: int | None = Field(default=None, ge=0, le=15)
    name: str | None = Field(default=None, max_length=200)
    password: str | None = Field(default=None, max_length=200)


class SeatBot(Form):
    seat: int | None = Field(default=None, ge=0, le=15)
    level: str = Field(max_length=40)


class StandUp(Form):
    seat: int = Field(ge=0, le=15)
