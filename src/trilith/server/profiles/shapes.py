"""What REST answers about people."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from trilith.server.shapes import ClockRule

Emblem = Literal[0, 1, 2, 3]
"""As of the seats: their colours, shapes and patterns."""
Audience = Literal["everyone", "met", "nobody"]
"""Who sees something: everyone, people one has played with, nobody."""


class Shown(Struct):
    """What a person shows. Name and emblem are always shown."""

    ratings: Audience = "everyone"
    games: Audience = "everyone"
    hours: Audience = "met"
    """The hours at which one usually plays."""
    languages: list[str] = []
    """That one speaks, as two letters each."""
    board: bool = True
    """On the leaderboard."""
    near: bool = False
    """Named beside the leaderboard while still too new for it."""
    emblem: Emblem | None = None
    """That stands beside one's name in lists; None: one that follows from the name."""


class StandingIn(Struct):
    """A person's rating in a game."""

    game: str
    rating: int
    margin: int
    """To either side, in 95 of 100 cases."""
    games: int
    provisional: bool


class BotMark(Struct):
    """A bot's fixed place on the scale."""

    level: str
    rating: int


class RatingPoint(Struct):
    """A rating after a game."""

    at: int
    rating: int
    margin: int


class RatingCourse(StandingIn):
    """A rating and how it came to be."""

    history: list[RatingPoint]
    marks: list[BotMark]


class SourceShare(Struct):
    """How many of a hundred points came from a source: one's own, and the others' at the tables."""

    source: str
    own: int
    others: int


class Sources(Struct):
    """Where a person's points come from in a game."""

    game: str
    games: int
    shares: list[SourceShare]


class BestGame(Struct):
    kind: Literal["points", "played", "fastest"]
    table: str
    game: str
    ended: int
    value: float
    """Points; points lost a choice; decisions of the winner."""


class Profile(Struct):
    """A person, as far as the asker may see."""

    id: str
    name: str
    emblem: Emblem | None
    since: int
    me: bool
    games: int | None
    """Finished games; None if games are not shown to the asker."""
    finishes: int | None
    """Of a hundred games, those that were played to the end."""
    languages: list[str]
    hours: tuple[int, int] | None
    """Usually plays from this hour until that one, UTC; None if unknown, or not shown to the asker."""
    ratings: list[StandingIn] | None
    """None if not shown to the asker."""
    sources: list[Sources]
    best: list[BestGame]
    shown: Shown | None
    """Of oneself: what others see."""


class RatingMoved(Struct):
    """What a rated game did to the rating of who sat there."""

    seat: int
    before: int
    after: int


class PlayedWith(Struct):
    """Another seat of a game; without name and bot for a person who is gone."""

    seat: int
    name: str
    bot: str
    account: bool
    """Has a profile."""


class PlayedGame(Struct):
    """A finished game as a profile lists it."""

    table: str
    game: str
    ended: int
    clock: ClockRule | None
    seat: int
    others: list[PlayedWith]
    place: int
    """0: given up."""
    points: int
    rated: bool
    change: int | None
    """Points of rating won or lost; None if the game moved nobody."""
    skill: float | None
    luck: float | None
    """Points of winning, as the coach split them; None if nobody asked."""


class GamesPage(Struct):
    games: list[PlayedGame]
    page: int
    pages: int


class Together(Struct):
    """Two people at the same tables."""

    games: int
    ahead: int
    """Games in which the asker stood ahead."""
    behind: int
    tied: int
    skill: float | None
    """Points of winning a game that the asker gained on the other by skill; None if too few games
    were analysed."""
    margin: float | None


class SomebodyFound(Struct):
    name: str
    since: int
    emblem: Emblem | None


class BoardRow(Struct):
    """A line of a leaderboard."""

    rank: int
    """0 for a rating that is too new to be ranked."""
    name: str
    emblem: Emblem | None
    me: bool
    rating: int
    margin: int
    games: int


class NearRow(Struct):
    """A person who is not ranked yet, and agreed to be named."""

    name: str
    missing: int
    """Rated games."""


class Leaderboard(Struct):
    game: str
    season: Literal["all", "quarter"]
    since: int
    """The beginning of the quarter; 0 for all time."""
    rows: list[BoardRow]
    marks: list[BotMark]
    near: list[NearRow]
    mine: BoardRow | None
    shown: bool
    """Whether the asker is shown."""
    at: int
