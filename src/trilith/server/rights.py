"""What a person may do at a table: each right is checked in one place.

Every right is a function of the table, which returns what the right gives, or raises Refused.
"""

from __future__ import annotations

from typing import Final

from trilith.server.clocks import HOUR
from trilith.server.match import Match
from trilith.server.shapes import Seat
from trilith.server.table import OVER, PLAYING, WAITING, Table
from trilith.server.wire import Refused

LATE: Final = 24 * HOUR
"""Milliseconds after the deadline until the others may let a bot play, at tables where players are not
replaced immediately."""


def own_seats(table: Table, person: str | None) -> list[int]:
    """Only players: their seats."""
    own = table.seats_of(person)
    if not own:
        raise Refused("not_yours", "you have no seat at this table")
    return own


def own_seat(table: Table, person: str | None, seat: int | None) -> int:
    """Only for one's own seat: this one, or the only one."""
    own = own_seats(table, person)
    if seat is None and len(own) > 1:
        waiting = [number for number in own if number in table.to_act()]
        if len(waiting) != 1:
            raise Refused("not_yours", "you have several seats: say which")
        return waiting[0]
    seat = own[0] if seat is None else seat
    if seat not in own:
        raise Refused("not_yours", f"seat {seat} is not yours")
    return seat


def owner(table: Table, person: str) -> None:
    """Only for the person who created the table."""
    if person != table.info.owner:
        raise Refused("not_yours", "only the table's owner may do that")


def inviting(table: Table, person: str) -> None:
    """Only before the start, and only for people who created the table or sit there."""
    waiting(table)
    if person != table.info.owner:
        own_seats(table, person)


def waiting(table: Table) -> None:
    """Only before the start."""
    if table.status != WAITING:
        raise Refused("not_now", "the game has begun")


def playing(table: Table) -> Match:
    """Only during the game: once it is over, its seed is known."""
    if table.match is None or table.status != PLAYING:
        raise Refused("not_now", f"the game is not being played: {table.status}")
    return table.match


def taking_back(table: Table) -> None:
    """Only in friendly games: in a rated one nobody gets a second try, even if all agree."""
    if table.info.rated:
        raise Refused("rated", "a rated game goes back no further than your own last decisions")


def finished(table: Table) -> None:
    """Only when the game is over, or was given up."""
    if table.status in (WAITING, PLAYING):
        raise Refused("not_now", "the game goes on")


def over(table: Table) -> Match:
    """Only for a game played to its end that comes out the same under the present rules."""
    if table.status != OVER:
        raise Refused("not_now", "that is shown when the game is over")
    if table.match is None:
        raise Refused("not_now", "this game cannot be replayed under the present rules")
    return table.match


def is_alone(table: Table, person: str | None) -> bool:
    """Whether a person plays against bots alone."""
    return all(one.person == person or one.bot is not None for one in table.seats)


def may_hint(table: Table, person: str | None) -> bool:
    """Hints are for games against bots, for guides, and for tables where all agreed before the start.

    Never in rated games, no matter what was agreed.
    """
    info = table.info
    if info.rated:
        return False
    return info.hints or info.guide or is_alone(table, person)


def hints(table: Table, person: str | None, seat: int | None) -> tuple[Match, int]:
    """Only for one's own seat, while it has something to choose, at a table that has hints."""
    seat = own_seat(table, person, seat)
    match = playing(table)
    if not may_hint(table, person):
        raise Refused("no_hints", "there are no hints at this table")
    if len(match.history.state.legal(seat)) < 2:
        raise Refused("not_now", f"seat {seat} has nothing to choose")
    return match, seat


def saving(table: Table, person: str | None, seat: int) -> bool:
    """Only for a finished game, or from one's own seat against bots alone."""
    if table.status == OVER:
        return True
    is_own = is_alone(table, person) and seat in table.seats_of(person)
    if table.match is None or table.info.rated or not is_own:
        raise Refused("not_now", "a position is saved when the game is over, or against bots alone")
    return False


def carrying(table: Table, person: str | None) -> Match:
    """Only during a game against bots alone: people who take a game along learn everything in it."""
    own_seats(table, person)
    match = playing(table)
    if table.info.rated:
        raise Refused("rated", "a rated game is played to its end where it began")
    if not is_alone(table, person):
        text = "a game is taken along only from a table where nobody else plays but bots"
        raise Refused("not_yours", text)
    return match


def vote(table: Table, person: str | None) -> int:
    """Only with a vote that has not been cast yet; returns the seat to cast it with."""
    own = own_seats(table, person)
    if table.vote is None:
        raise Refused("not_now", "no proposal is open")
    voting = [seat for seat in table.voters() if seat in own]
    if not voting:
        raise Refused("not_yours", "you have no vote in this")
    if voting[0] in table.vote.yes + table.vote.no:
        raise Refused("not_now", "you have already voted")
    return voting[0]


def absent(table: Table, person: str | None, number: int | None, now: int) -> Seat:
    """Only for the seat of somebody else who has been away longer than the grace period."""
    if number is None or not 0 <= number < len(table.seats):
        raise Refused("no_seat", "say which seat")
    seat = table.seats[number]
    if seat.person is None or seat.person == person or seat.stand_in is not None:
        raise Refused("not_now", f"seat {number} is not another player's")
    if seat.online:
        raise Refused("not_now", f"the player of seat {number} is here")
    until = seat.away_until
    if table.clock is not None and table.info.late == "wait":
        until = table.clock.deadline(number) + LATE if number in table.to_act() else None
    until = max(until or 0, seat.vacation_until(now)) or None
    if until is None or now < until:
        raise Refused("grace", f"the player of seat {number} may still come back", until=until)
    return seat
