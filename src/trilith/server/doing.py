"""What may be done at a table during the game: by its players, its bots and its clock.

Each function checks first, then adds lines to the log and returns the messages to send.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from trilith.engine.action import Action
from trilith.engine.errors import BadInput, IllegalAction
from trilith.server import rights, votes, wire
from trilith.server.clocks import HOUR
from trilith.server.match import Match
from trilith.server.stills import Span
from trilith.server.table import PLAYING, Table
from trilith.server.telling import Outgoing, news, to_sender
from trilith.server.wire import Refused

MOST_PAUSED: Final = 30 * 24
"""The longest pause by consent, in hours."""


def go_on_vacation(table: Table, person: str, spans: list[Span], now: int) -> list[Outgoing]:
    """Stop a person's clock in these spans, unless they are already late."""
    table.begin_change()
    if table.status != PLAYING or table.clock is None or table.clock.rule.kind != "turn":
        return []
    late = table.overdue(now)
    changed = [
        seat
        for seat in table.seats_of(person)
        if seat not in late
        and table.seats[seat].stand_in is None
        and table.seats[seat].vacation != spans
    ]
    for seat in changed:
        table.add("vacation", now, seat=seat, spans=spans)
    return news(table) if changed else []


def receive(table: Table, person: str | None, message: wire.AtTable, now: int) -> list[Outgoing]:
    """Do what a message asks; if that is impossible, raise Refused and change nothing."""
    table.begin_change()
    return _RECEIVE[type(message)](table, person, message, now)


def _ack(table: Table, key: str, seq: int) -> list[Outgoing]:
    return [to_sender(wire.Ack(table.id, key, seq))] if key else []


# ------------------------------------------------------------------ steps


def _on_play(table: Table, person: str | None, message: wire.Play, now: int) -> list[Outgoing]:
    seat = rights.own_seat(table, person, message.seat)
    known = table.done_before(seat, message.key)
    if known is not None:
        return _ack(table, message.key, known)
    rights.playing(table)
    if table.seats[seat].stand_in is not None:
        raise Refused("not_now", "a bot plays for you: send 'back' first")
    if message.seq < table.asked_at(seat):
        raise Refused("stale", f"seat {seat} is now asked something else")
    return _play(table, seat, message.action, message.key, now)


def bot_plays(table: Table, seat: int, code: str, asked: int, now: int) -> list[Outgoing]:
    """Play a bot's answer to the question that it was asked as of entry `asked`."""
    table.begin_change()
    if table.seats[seat].level is None or asked != table.asked_at(seat):
        raise Refused("stale", f"seat {seat} is now asked something else")
    rights.playing(table)
    return _play(table, seat, code, "", now)


def _play(table: Table, seat: int, code: str, key: str, now: int) -> list[Outgoing]:
    """Add the step; following it reads the code and checks once whether it is legal."""
    data = {"key": key} if key else {}
    try:
        entry = table.add("play", now, seat=seat, action=code, **data)
    except (BadInput, IllegalAction) as error:
        raise _illegal(error) from None
    return [*_ack(table, key, entry.seq), *news(table)]


def _illegal(error: BadInput | IllegalAction) -> Refused:
    if isinstance(error, BadInput):
        return Refused("illegal", str(error))
    refusal = error.refusal
    text = f"seat {error.seat} may not '{error.action}'"
    return Refused("illegal", text, rule=refusal.rule, args=refusal.args)


def _on_preview(
    table: Table, person: str | None, message: wire.Preview, now: int
) -> list[Outgoing]:
    seat = rights.own_seat(table, person, message.seat)
    match = rights.playing(table)
    try:
        action = match.game.catalogue.read(message.action)
        ahead = match.game.foresee(match.history.state, seat, action)
    except (BadInput, IllegalAction) as error:
        raise _illegal(error) from None
    events = [{**event.dump(), "step": match.step + 1} for event in ahead.events]
    told = wire.Previewed(
        table.id, seat, action.code, events, ahead.ends_turn, ahead.reveals, table.seq
    )
    return [to_sender(told)]


def take_hint(
    table: Table, person: str | None, seat: int, stage: int, since: int, now: int
) -> list[Outgoing]:
    """Note that a seat has asked the coach. Everybody learns that, but not what the coach said."""
    table.begin_change()
    rights.hints(table, person, seat)
    if since != table.asked_at(seat):
        raise Refused("stale", f"seat {seat} is now asked something else")
    if stage <= table.hinted(seat):
        return []  # already noted: a retry, or another window
    if stage > table.hinted(seat) + 1:
        raise Refused(
            "not_now", f"expected stage {table.hinted(seat) + 1}: stages cannot be skipped"
        )
    table.add("hint", now, seat=seat, stage=stage, since=since)
    return news(table)


def take_along(table: Table, person: str | None, now: int) -> list[Outgoing]:
    """Note that a person has taken the game along; they know its seed, so it no longer counts."""
    table.begin_change()
    rights.carrying(table, person)
    if table.taken:
        return []
    table.add("taken", now)
    return news(table)


def end(table: Table, why: str, now: int) -> list[Outgoing]:
    """Close a table whose game would never end."""
    table.begin_change()
    if table.status != PLAYING:
        return []
    table.add("close", now, why=why)
    return news(table)


# ------------------------------------------------------------------ taking back


def _on_undo(table: Table, person: str | None, message: wire.Undo, now: int) -> list[Outgoing]:
    seat = rights.own_seat(table, person, message.seat)
    known = table.done_before(seat, message.key)
    if known is not None:
        return _ack(table, message.key, known)
    match = rights.playing(table)
    floor = match.history.floor(seat)
    if not floor <= message.to < match.step:
        raise Refused("floor", f"seat {seat} may go back to step {floor}")
    again = [] if message.again is None else _again(match, seat, message.to, message.again)
    data = {"key": message.key} if message.key else {}
    entry = table.add("undo", now, seat=seat, to=message.to, **data)
    for action in again:
        table.add("play", now, seat=seat, action=action.code)
    return [*_ack(table, message.key, entry.seq), *news(table)]


def _again(match: Match, seat: int, to: int, again: int) -> list[Action]:
    """The actions after step `again`, if they are possible without those between it and `to`."""
    steps = match.history.steps
    if not to <= again <= len(steps):
        raise Refused("floor", f"expected again: a step from {to} to {len(steps)}")
    trial = match.begin()
    for step in steps[:to]:
        trial.play(step.seat, step.action)
    for step in steps[again:]:
        if trial.state.why_not(seat, step.action) is not None:
            raise Refused("needed", f"'{step.action}' came later and depends on it")
        trial.play(seat, step.action)
        # Immediately: whether the next is possible may depend on what would come to light.
        if trial.floor(seat) > to:
            raise Refused("floor", "without it, what came later would reveal something")
    return [step.action for step in steps[again:]]


# ------------------------------------------------------------------ votes


def _on_propose(
    table: Table, person: str | None, message: wire.Propose, now: int
) -> list[Outgoing]:
    own = rights.own_seats(table, person)
    if table.vote is not None:
        raise Refused("not_now", "another proposal is open")
    seat = own[0] if message.seat is None else rights.own_seat(table, person, message.seat)
    more = _checked_proposal(table, person, message, now)
    _check_sure(table, person, message)
    table.add("propose", now, seat=seat, what=message.what, **more)
    count_votes(table, now)
    return news(table)


def _checked_proposal(
    table: Table, person: str | None, message: wire.Propose, now: int
) -> dict[str, Any]:
    rights.playing(table)
    if message.what == "undo":
        rights.taking_back(table)
        if message.to is None or not 0 <= message.to < table.step:
            raise Refused("floor", f"expected a step from 0 to {table.step - 1}")
        return {"to": message.to}
    if message.what == "stand_in":
        return {"for": rights.absent(table, person, message.for_, now).seat}
    if message.what == "close":
        return {}
    if message.what == "pause":
        return {"to": _checked_pause(table, message.to)}
    raise Refused("bad_message", "expected what: undo, stand_in, pause or close")


def _checked_pause(table: Table, hours: int | None) -> int:
    if table.clock is None:
        raise Refused("not_now", "no clock runs at this table")
    if hours is None or not 0 <= hours <= MOST_PAUSED:
        raise Refused("bad_message", f"expected to: hours, from 0 (end it) to {MOST_PAUSED}")
    return hours


def _check_sure(table: Table, person: str | None, message: wire.Propose) -> None:
    """Ask again before ending a game in which nobody else has a say: that cannot be undone."""
    others = {seat.person for seat in table.seats} - {person, None}
    if message.what == "close" and not others and not message.sure:
        raise Refused("sure", "the game ends at once: say so with sure: true")


def _on_vote(table: Table, person: str | None, message: wire.Vote, now: int) -> list[Outgoing]:
    table.add("vote", now, seat=rights.vote(table, person), yes=message.yes)
    count_votes(table, now)
    return news(table)


def count_votes(table: Table, now: int) -> None:
    """Carry out, or drop, what is decided."""
    if table.vote is None:
        return
    having_a_say = votes.counted(table.vote, table.seats, table.grace, now)
    outcome = votes.outcome(table.vote, having_a_say)
    if outcome is True:
        _carry_out(table, table.vote, now)
    elif outcome is False:
        table.add("lapse", now)


def _carry_out(table: Table, vote: votes.Proposal, now: int) -> None:
    if vote.what == "undo" and vote.to is not None and vote.to < table.step:
        table.add("rewind", now, to=vote.to)
    elif vote.what == "stand_in" and vote.for_ is not None and not table.seats[vote.for_].online:
        table.add("stand_in", now, seat=vote.for_, level=table.info.stand_in, why="vote")
    elif vote.what == "close":
        table.add("close", now, why="vote")
    elif vote.what == "pause" and vote.to is not None:
        table.add("pause", now, until=now + vote.to * HOUR)
    else:
        table.add("lapse", now)


def _on_back(table: Table, person: str | None, message: wire.Back, now: int) -> list[Outgoing]:
    seat = rights.own_seat(table, person, message.seat)
    if table.seats[seat].stand_in is None:
        raise Refused("not_now", "no bot plays for you")
    table.add("back", now, seat=seat)
    return news(table)


_RECEIVE: Final[dict[type, Callable[[Table, str | None, Any, int], list[Outgoing]]]] = {
    wire.Play: _on_play,
    wire.Preview: _on_preview,
    wire.Undo: _on_undo,
    wire.Propose: _on_propose,
    wire.Vote: _on_vote,
    wire.Back: _on_back,
}


# ------------------------------------------------------------------ what happens by itself


def next_moment(table: Table, now: int) -> int | None:
    """In how many milliseconds a clock or a vote runs out."""
    if table.status != PLAYING:
        return None
    clock = table.clock if table.info.late == "bot" else None
    flag = clock.next_flag(now) if clock is not None else None
    vote = table.vote
    silent = votes.next_deadline(vote, table.seats, table.grace, now) if vote is not None else None
    return min((t for t in (flag, silent and silent - now) if t is not None), default=None)


def time_passes(table: Table, now: int) -> list[Outgoing]:
    """Let a bot stand in for everybody whose time has run out, and recount an open vote."""
    table.begin_change()
    before = table.seq
    if table.status == PLAYING:
        _flag(table, now)
        _recount(table, now)
    return news(table) if table.seq != before else []


def _flag(table: Table, now: int) -> None:
    clock = table.clock if table.info.late == "bot" else None
    for seat in clock.flagged(now) if clock is not None else []:
        table.add("stand_in", now, seat=seat, level=table.info.stand_in, why="clock")


def _recount(table: Table, now: int) -> None:
    vote = table.vote
    if vote is not None and vote.for_ is not None and table.seats[vote.for_].online:
        table.add("lapse", now)  # they are back
    else:
        count_votes(table, now)


def come_back(table: Table, person: str, now: int) -> list[Outgoing]:
    """A player who was voted out and has returned gets the seat back."""
    table.begin_change()
    back = table.seats.has_stand_in(person)
    for seat in back:
        table.add("back", now, seat=seat)
    return news(table) if back else []


def adopt_rules(table: Table, now: int) -> list[Outgoing]:
    table.begin_change()
    table.add("rules", now, rules=rights.playing(table).game.rules_version)
    return news(table)
