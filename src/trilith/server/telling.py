"""What watchers of a table are sent: after each change, in full, and in the lobby."""

from __future__ import annotations

from copy import copy
from typing import Any, Final

from msgspec import Raw, Struct

from trilith.engine.event import SPECTATOR
from trilith.engine.rng import commitment
from trilith.server import edition, rights, votes, wire
from trilith.server.clocks import SECOND
from trilith.server.codes import code_of
from trilith.server.decoding import converter
from trilith.server.match import Look, Match
from trilith.server.shapes import ClockRule, OpenVote, Summary, TableInfo
from trilith.server.table import OVER, PLAYING, Table
from trilith.server.wire import encode

SENDER: Final = -2
"""Instead of a seat: only for the sender of the message."""

_read_rule: Final = converter(ClockRule | None)


class Outgoing(Struct, frozen=True):
    """A message for everybody who watches from this seat, or only for the sender."""

    to: int
    message: bytes


def to_sender(message: wire.Down) -> Outgoing:
    return Outgoing(SENDER, encode(message))


def news(table: Table) -> list[Outgoing]:
    """The change, for every watcher with their own view."""
    seats = sorted(table.watched)
    looks = table.match.look(seats) if table.match is not None and seats else {}
    if table.match is not None:
        table.match.forget_told()
    return [Outgoing(seat, encode(change_for(table, seat, looks.get(seat)))) for seat in seats]


def change_for(table: Table, seat: int, look: Look | None) -> wire.State:
    """What this seat, or a spectator, is sent after a change; `look` is what it sees of the game."""
    message = _state(table, seat, 0, look)
    if look is not None and look.told is not None and table.mark is None:
        message.told = look.told
    message.mark = table.mark
    message.events = _events(table.match, seat, _first_told(table))
    return message


def full_for(table: Table, seat: int, now: int = 0) -> wire.State:
    """Everything this seat, or a spectator, is sent about the table as it stands."""
    look = table.match.look([seat])[seat] if table.match is not None else None
    message = _state(table, seat, now, look)
    message.prev, message.full = table.seq, True
    message.events = _events(table.match, seat, 0)
    message.info = full_info(table)
    return message


def _state(table: Table, seat: int, now: int, look: Look | None) -> wire.State:
    match, clock = table.match, table.clock
    return wire.State(
        table=table.id,
        seq=table.seq,
        prev=table.prev,
        full=False,
        seat=seat,
        status=table.status,
        step=table.step,
        floor=_floor(table, seat),
        to_act=list(table.to_act()),
        view=look.view if look is not None else None,
        events=[],
        decision=_decision(table, seat),
        scores=table.scores(),
        mark=None,
        clock=clock.dump(max(now, clock.since)) if clock is not None else None,
        vote=vote(table),
        seats=table.seats.raw(),
        last_own=match.history.last_of(seat) if match is not None else 0,
        hints=_has_hints(table, seat),
    )


def _floor(table: Table, seat: int) -> int:
    if table.match is None or table.status != PLAYING:
        return table.step
    return table.match.history.floor(seat)


def _has_hints(table: Table, seat: int) -> bool:
    return seat != SPECTATOR and rights.may_hint(table, table.seats[seat].person)


def _decision(table: Table, seat: int) -> dict[str, Any] | None:
    """What the seat is asked; `since` stays the same as long as the question does."""
    match = table.match
    if match is None or table.status != PLAYING:
        return None
    decision = match.game.decision(match.history.state, seat)
    if decision is None:
        return None
    doc = decision.dump()
    doc["since"] = table.asked_at(seat)
    return doc


def _events(match: Match | None, seat: int, first: int) -> list[Raw]:
    return list(match.recent(seat, first)) if match is not None else []


def _first_told(table: Table) -> int:
    """The first step whose events are news."""
    if table.mark is None:
        return table.step
    mark = table.mark
    if isinstance(mark.to, int):  # after an undo, some of the later steps may have been redone
        return mark.to + 1
    return 0 if mark.kind == "start" else table.step + 1


def vote(table: Table) -> OpenVote | None:
    return votes.told(table.vote, table.voters(), table.grace) if table.vote is not None else None


def seats_news(table: Table) -> bytes:
    return encode(wire.Seats(table.id, table.seats.raw()))


# ------------------------------------------------------------------ the table as a whole


def summary(table: Table) -> Summary:
    """What anybody who knows that a table exists may know about it."""
    return Summary(**_facts(table))


def full_info(table: Table) -> TableInfo:
    """The same for those who watch it: with the seed when the game is over."""
    seed = table.deal.seed if table.deal is not None else ""
    return TableInfo(
        **_facts(table),
        commitment=commitment(seed) if seed else None,
        seed=seed if table.status == OVER else None,
        rewinds=table.script.rewinds,
    )


def _facts(table: Table) -> dict[str, Any]:
    info = table.info
    return {
        "id": table.id,
        "code": code_of(table.id),
        "game": info.game,
        "title": info.title,
        "options": info.options,
        "rules_version": table.deal.rules if table.deal is not None else 0,
        "access": info.access,
        "status": table.status,
        "why": table.closed_why,
        "owner": info.owner,
        "clock": _read_rule(info.clock),
        "spectators": info.spectators,
        "created": table.created,
        "seats": [copy(seat) for seat in table.seats],
        "step": table.step,
        "to_act": list(table.to_act()),
        "result": table.scores(),
        "rematch": table.rematch,
        "guide": info.guide,
        "grace": table.grace // SECOND,
        "stand_in": info.stand_in,
        "late": info.late,
        "hours": info.hours,
        "goes_on": info.goes_on,
        "edition": edition.said(info.edition),
        "last_own": _last_own(table),
        "rated": info.rated,
        "range": info.range,
        "finishes": info.finishes,
        "ended": table.ended,
        "hints": info.hints,
        "hinted": sorted(table.hints),
        "carried": info.imported or table.taken,
    }


def _last_own(table: Table) -> list[int]:
    """The step of each seat's last own answer."""
    if table.match is None:
        return [0 for _ in table.seats]
    return [table.match.history.last_of(seat.seat) for seat in table.seats]
