"""What REST answers about open seats, about what a person waits for, and about the queue."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from trilith.server.shapes import Summary

Pace = Literal["none", "live", "days"]
Outside = Literal["", "range", "finishes", "account", "filter"]
"""Why a table is not for the asker: the host's range, games finished, no account; or not wanted."""


class SeatedRating(Struct):
    """A person who sits at an open table."""

    seat: int
    rating: int
    provisional: bool


class OpenSeat(Struct):
    """A table that waits for players."""

    table: Summary
    host: str
    ratings: list[SeatedRating]
    outside: Outside


class OpenSeats(Struct):
    tables: list[OpenSeat]
    here: int
    """People who are connected to this process."""
    at: int


class Wanted(Struct, omit_defaults=True):
    """What a person waits for: a person, a table, or any open seat that fits."""

    person: str = ""
    name: str = ""
    """Of that person, as shown."""
    table: str = ""
    games: list[str] = []
    """Empty: any."""
    paces: list[Pace] = []
    rated: bool | None = None
    low: int = 0
    high: int = 0
    """Of the host's rating; 0: any."""


class Wait(Struct):
    id: str
    wanted: Wanted
    until: int
    """0: always."""


class Invite(Struct):
    """An invitation to a table."""

    table: str
    game: str
    title: str
    by: str
    at: int
    free: int


class Seek(Struct):
    """How far the search for an opponent is."""

    game: str
    pace: Literal["live", "days"]
    rated: bool
    rating: int
    width: int
    """How far from it the other may be by now; 0: any."""
    wider: int
    """When that grows next; 0: it does not."""
    since: int
    others: int
    """Who else looks for the same game at this pace."""
    table: str
    """The table that was found; empty as long as there is none."""
