"""What a finished game says about its players' strength, read from its table, and so from its log.

The rule, as `docs/playing.md` states it:
- Games played to the end are rated, and so is a game against bots alone that its only person gave
  up, which counts as lost. A game that people ended together is not.
- A seat that its player left, or at which a bot was still standing in at the end, counts as last.
- If a player came back after a stand-in had made more than a third of the seat's decisions, the
  game is rated for nobody.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from trilith.server.entries import Info
from trilith.server.names import is_guest
from trilith.server.ratings import marks
from trilith.server.ratings.model import Strength
from trilith.server.shapes import Seat
from trilith.server.table import CLOSED, OVER, Table
from trilith.server.wire import Refused


class Entrant(Struct, frozen=True):
    """A seat of a rated game: a person, or a bot as a fixed mark."""

    seat: int
    place: int
    person: str = ""
    bot: str = ""
    fixed: Strength | None = None
    """A strength that this game does not move: a bot's, or that of a person who is gone."""


class Outcome(Struct, frozen=True):
    """A game that counts."""

    table: str
    game: str
    at: int
    entrants: list[Entrant]


def check_may_be_rated(info: Info) -> None:
    """Refused if a table like this cannot be rated, no matter who sits there."""
    if info.seats < 2:
        raise Refused("rated", "a rated game needs at least two seats")
    if info.guide or info.imported or info.goes_on is not None:
        raise Refused("rated", "a rated game begins at the beginning")
    if info.hints:
        raise Refused("rated", "a rated game gives no hints")
    if info.edition is not None and not info.edition.accepted:
        raise Refused("rated", "a game with the numbers of somebody's own copy is not rated")


def check_bot(info: Info, level: str) -> None:
    """Refused if a bot has no mark on the scale, because the game would then say nothing."""
    if info.rated and level not in marks.of(info.game):
        known = ", ".join(marks.of(info.game))
        raise Refused("rated", f"a rated game knows the bots {known}; found '{level}'")


def check_person(table: Table, person: str) -> None:
    """Refused if a person cannot take a seat in a rated game."""
    if not table.info.rated:
        return
    if is_guest(person):
        raise Refused(
            "account", "a rated game needs an account: ratings have to stay with somebody"
        )
    if table.seats_of(person):
        raise Refused("rated", "in a rated game everybody has one seat")


def outcome_of(table: Table) -> Outcome | None:
    """What to rate; None if there is nothing, or the game is not over."""
    if not table.info.rated or table.deal is None:
        return None
    places = _places(table)
    if places is None or not any(seat.person for seat in table.seats):
        return None
    entrants = [_entrant(table, seat, places[seat.seat]) for seat in table.seats]
    return Outcome(table.id, table.info.game, table.ended, entrants)


def why_unrated(table: Table) -> str:
    """Why a rated game that is over moved nobody; empty if it did."""
    if not table.info.rated or table.status not in (OVER, CLOSED):
        return ""
    if outcome_of(table) is not None:
        return ""
    return "stood_in" if table.status == OVER else "ended"


def _places(table: Table) -> list[int] | None:
    """Everybody's place, 1 for the winner; None if the game does not count."""
    if table.status == CLOSED and table.closed_why == "vote":
        return _given_up(table)
    scores = table.scores()
    if table.status != OVER or scores is None:
        return None
    if any(_was_stood_in(table, seat) for seat in table.seats):
        return None
    merits = [_merit(table, score) for score in sorted(scores, key=lambda score: score["seat"])]
    return [1 + sum(other > one for other in merits) for one in merits]


def _given_up(table: Table) -> list[int] | None:
    """Only against bots: if people end a game together, nobody has lost it."""
    people = [seat.seat for seat in table.seats if seat.person is not None]
    if len(people) != 1:
        return None
    return [len(table.seats) if seat.seat in people else 1 for seat in table.seats]


def _was_stood_in(table: Table, seat: Seat) -> bool:
    if seat.stand_in is not None:
        return False  # a seat that was left counts as last, however early that was
    return stood_in_too_much(*table.script.hands_of(seat.seat))


def stood_in_too_much(own: int, stood_in: int) -> bool:
    """Whether nobody can say whose game it was: more than a third of a seat's decisions."""
    return 3 * stood_in > own + stood_in


def _merit(table: Table, score: dict[str, Any]) -> tuple[bool, bool, int, tuple[int, ...]]:
    """Compare as the arena does; players who left come after all who stayed."""
    stayed = table.seats[score["seat"]].stand_in is None
    tie_break = tuple(row["points"] for row in score["tie_break"])
    if not stayed:
        return (False, False, 0, ())
    return (True, score["won"], score["total"], tie_break)


def _entrant(table: Table, seat: Seat, place: int) -> Entrant:
    if seat.person is not None:
        return Entrant(seat.seat, place, seat.person, "", table.gone.get(seat.person))
    assert seat.bot is not None
    rules = table.deal.rules if table.deal is not None else 0
    return Entrant(seat.seat, place, "", seat.bot, marks.of(table.info.game, rules).get(seat.bot))
