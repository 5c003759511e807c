"""How a table is created: check what a person wants, and decide who sits where. No I/O.

The lobby of a server creates its tables here, and so does a browser that plays without one.
"""

from __future__ import annotations

import secrets
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from trilith import games
from trilith.bots import BOTS, USUAL, is_step
from trilith.bots.guide import GuideBot
from trilith.engine.errors import BadInput
from trilith.engine.game import Game
from trilith.engine.guide import Guide
from trilith.engine.scenario import begin
from trilith.server import rights, seating
from trilith.server.entries import GRACE, Info, read_info
from trilith.server.names import clean_title
from trilith.server.shapes import GoesOn, Person, Summary
from trilith.server.stills import Hours, is_zone
from trilith.server.table import Table
from trilith.server.telling import Outgoing
from trilith.server.wire import Refused


class Wanted(Struct):
    """A table that a person wants to create."""

    game: str
    seats: int = 0
    options: dict[str, str] = {}
    bots: list[str | None] | None = None
    me: list[int] | None = None
    access: Literal["open", "link", "password"] = "open"
    title: str = ""
    clock: dict[str, Any] | None = None
    spectators: bool = True
    late: Literal["bot", "wait"] | None = None
    """What happens to a player who runs out of time; by default a bot takes over immediately in live
    games, while in games over days nobody plays for them."""
    hours: Hours | None = None
    """When nobody's time runs."""
    stand_in: str | None = None
    grace: int = GRACE
    hints: bool = False
    """Everybody may ask the coach, even with people at the other seats."""
    guide: bool = False
    """A first game on the guide's position: its players, options and bots."""
    goes_on: GoesOn | None = None
    """The position it begins from; game, players and options are those of that table."""


# ------------------------------------------------------------------ what is wanted


def guided(wanted: Wanted) -> Wanted:
    """The table for a first game, as the guide needs it: the learner, and the guide's bots."""
    guide = guide_of(wanted.game)
    scenario = guide.scenario
    bots = [None if seat == guide.seat else GuideBot.name for seat in range(scenario.players)]
    return replace(
        wanted, seats=scenario.players, options=scenario.options, bots=bots, me=[guide.seat]
    )


def guide_of(key: str) -> Guide:
    guide = Guide.of(game_called(key))
    if guide is None:
        raise Refused("bad_message", f"{key} has no guide to learn it by")
    return guide


def going_on(wanted: Wanted, at: GoesOn, table: Table) -> Wanted:
    """The table that continues from a position of this finished game."""
    step, info = rights.over(table).step, table.info
    if wanted.guide or wanted.game != info.game:
        raise Refused("bad_message", "expected the game of the table that it goes on from")
    if not 0 <= at.step < step:
        raise Refused("bad_message", f"expected a step from 0 to {step - 1}")
    if at.seat is not None and not 0 <= at.seat < info.seats:
        raise Refused("bad_message", f"expected a seat from 0 to {info.seats - 1}")
    return replace(wanted, seats=info.seats, options=info.options)


def info_of(wanted: Wanted, owner: str) -> Info:
    """The contents of the first line of the table's log."""
    game = game_called(wanted.game)
    try:
        options = game.setup(wanted.seats, wanted.options).options
    except BadInput as error:
        raise Refused("bad_message", str(error)) from None
    info = Info(game.key, wanted.seats, owner, options)
    info.title = clean_title(wanted.title)
    info.access, info.spectators = wanted.access, wanted.spectators
    info.clock, info.hours = wanted.clock, hours_of(wanted)
    is_slow = wanted.clock is not None and wanted.clock["kind"] == "turn"
    info.late = wanted.late or ("wait" if is_slow else "bot")
    info.stand_in = level(wanted.stand_in or USUAL)
    info.guide, info.grace, info.goes_on = wanted.guide, wanted.grace, wanted.goes_on
    info.hints = wanted.hints
    return info


def hours_of(wanted: Wanted) -> Hours | None:
    """When nobody's time runs, if ever; Refused if it would never run."""
    hours = wanted.hours
    if hours is None or not (hours.night or hours.weekend):
        return None
    if wanted.clock is None:
        raise Refused("bad_message", "expected a clock that stands still")
    if not is_zone(hours.zone):
        text = f"expected a time zone such as Europe/Paris; found '{hours.zone}'"
        raise Refused("bad_message", text)
    return hours


def game_called(key: str) -> Game[Any]:
    try:
        return games.get(key)
    except BadInput as error:
        raise Refused("bad_message", str(error)) from None


def level(name: str) -> str:
    """The level of a bot that a table offers."""
    levels = list(BOTS)
    if name not in levels and not is_step(name):  # no files: those are for the command line
        raise Refused("bad_message", f"expected a bot of {', '.join(levels)}; found '{name}'")
    return name


# ------------------------------------------------------------------ who sits where

ONESELF: Final = ""
"""In a plan, stands for the person instead of a bot's level."""


def plan_of(wanted: Wanted) -> list[str | None]:
    """For each seat a bot's level, '' for the person, or None to leave it free."""
    plan: list[str | None] = [None] * wanted.seats
    for seat, name in enumerate(wanted.bots or []):
        if name is not None:
            if seat >= wanted.seats:
                raise Refused("bad_message", f"there are {wanted.seats} seats")
            plan[seat] = name if wanted.guide else level(name)
    mine = wanted.me
    if mine is None:
        mine = [seat for seat, who in enumerate(plan) if who is None][:1]
    for seat in mine:
        if not 0 <= seat < wanted.seats or plan[seat] is not None:
            raise Refused("bad_message", f"seat {seat} is not free")
        plan[seat] = ONESELF
    return plan


def seat_all(table: Table, plan: list[str | None], person: Person, now: int) -> list[Outgoing]:
    """Seat everybody at a table that nobody watches yet."""
    for seat, who in enumerate(plan):
        if who == ONESELF:
            seating.sit(table, person.id, person.name, seat, now)
        elif who is not None:
            seating.seat_bot(table, person.id, who, seat, now)
    return []


def seat_again(
    table: Table, old: Table, now: int, apart: frozenset[str] = frozenset()
) -> list[Outgoing]:
    """The same people once more, each moved on by one seat, so that somebody else begins. Seats of
    people whom the person who asks should not meet stay free.
    """
    count = len(old.seats)
    for seat in old.seats:
        place = (seat.seat + 1) % count
        if seat.person is not None and seat.person not in apart:
            seating.sit(table, seat.person, seat.name, place, now)
        elif seat.bot is not None:
            name = USUAL if seat.bot == GuideBot.name else seat.bot
            seating.seat_bot(table, table.info.owner, name, place, now)
    return []


def rematch_of(old: Table, owner: str) -> Info:
    """What is carried over into another game with the same people."""
    info = read_info(msgspec.to_builtins(old.info))
    info.owner, info.rematch_of = owner, old.id
    info.imported, info.guide, info.goes_on = False, False, None
    return info


# ------------------------------------------------------------------ where it begins


def new_seed() -> str:
    """A new seed, which determines all chance in a game; nobody can guess it."""
    return secrets.token_hex(32)


def first_position(key: str) -> tuple[str, dict[str, Any]]:
    """The seed and the position from which a guide begins."""
    game, scenario = games.get(key), guide_of(key).scenario
    return scenario.seed, game.dump(begin(scenario, game))


# ------------------------------------------------------------------ lists


def mine_first(tables: list[Summary], person: str) -> list[Summary]:
    """Tables that wait for this person come before the others."""
    return sorted(tables, key=lambda one: not _waits_for(one, person))


def _waits_for(one: Summary, person: str) -> bool:
    return any(one.seats[seat].person == person for seat in one.to_act)
