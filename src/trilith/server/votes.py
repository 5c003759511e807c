"""Proposals that the players decide on together: pure functions of a proposal and the seats."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct
from msgspec.structs import replace

from trilith.server.seats import Seats
from trilith.server.shapes import OpenVote, Seat


class Proposal(Struct, frozen=True):
    """Something that the players are asked about together."""

    what: Literal["undo", "stand_in", "close", "pause"]
    by: int
    to: int | None
    for_: int | None
    yes: tuple[int, ...]
    no: tuple[int, ...]
    at: int = 0


def proposed(data: dict[str, Any], at: int = 0) -> Proposal:
    """The proposal in the log; the person who proposes it is for it."""
    seat = data["seat"]
    return Proposal(data["what"], seat, data.get("to"), data.get("for"), (seat,), (), at)


def answered(vote: Proposal, seat: int, yes: bool) -> Proposal:
    if yes:
        return replace(vote, yes=(*vote.yes, seat))
    return replace(vote, no=(*vote.no, seat))


def later(vote: Proposal, milliseconds: int) -> Proposal:
    """The same proposal, made this much later."""
    return replace(vote, at=vote.at + milliseconds)


def voters(vote: Proposal, seats: Seats) -> list[int]:
    """One seat for each person who has a say, including those who are away or have a stand-in."""
    first: dict[str, int] = {}
    replaced = next((seat.person for seat in seats if seat.seat == vote.for_), None)
    for seat in seats:
        if seat.person is not None and seat.person != replaced:
            first.setdefault(seat.person, seat.seat)
            if seat.seat == vote.by:
                first[seat.person] = seat.seat
    return list(first.values())


def deadline(vote: Proposal, seat: Seat, grace: int) -> int | None:
    """When the silence of this seat stops counting; None if the others wait for it without end.

    The others wait for absent people for the table's grace period, from the proposal or from when
    they left, and for people who are here without limit.
    """
    if seat.online or seat.away_until is None or seat.seat in vote.yes + vote.no:
        return None
    return max(vote.at + grace, seat.away_until)


def counted(vote: Proposal, seats: Seats, grace: int, now: int) -> list[int]:
    """The seats that count at this moment, without absent people whose time has run out."""
    return [
        number
        for number in voters(vote, seats)
        if (until := deadline(vote, seats[number], grace)) is None or now < until
    ]


def next_deadline(vote: Proposal, seats: Seats, grace: int, now: int) -> int | None:
    """When the count will next change as time passes."""
    times = (deadline(vote, seats[number], grace) for number in voters(vote, seats))
    return min((time for time in times if time is not None and time > now), default=None)


def outcome(vote: Proposal, having_a_say: list[int]) -> bool | None:
    """True if carried, False if rejected, None if open.

    Undo, a pause and closing need everybody; a stand-in more than half of the others.
    """
    yes = sum(seat in vote.yes for seat in having_a_say)
    no = sum(seat in vote.no for seat in having_a_say)
    count = len(having_a_say)
    if vote.what == "stand_in":
        carried, lost = 2 * yes > count, 2 * no >= count
    else:
        carried, lost = yes == count, no > 0
    return True if carried else False if lost else None


def told(vote: Proposal, having_a_say: list[int], grace: int) -> OpenVote:
    """The vote as it is sent: who is for it, who is against it, and whose answer is missing."""
    needed = [seat for seat in having_a_say if seat not in vote.yes + vote.no]
    return OpenVote(
        vote.what,
        vote.by,
        list(vote.yes),
        list(vote.no),
        needed,
        vote.at + grace,
        UNSET if vote.to is None else vote.to,
        UNSET if vote.for_ is None else vote.for_,
    )
