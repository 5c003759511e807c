"""The places at a table: who sits there, which bot plays for whom, who is here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Raw

from trilith.server.names import is_guest
from trilith.server.shapes import Seat
from trilith.server.wire import Refused, encode

FREE: Final = "free"
PERSON: Final = "person"
BOT: Final = "bot"


class Seats:
    """All places of a table; encoded once for everybody until something changes."""

    def __init__(self, count: int = 0) -> None:
        self._seats = [Seat(seat) for seat in range(count)]
        self._raw: Raw | None = None
        self.seating = 0
        """Counts how often a person sat down or stood up, which may change who sees what."""

    def __len__(self) -> int:
        return len(self._seats)

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._seats)

    def __getitem__(self, seat: int) -> Seat:
        return self._seats[seat]

    # ------------------------------------------------------------- asking

    def of(self, person: str | None) -> list[int]:
        return [s.seat for s in self._seats if person is not None and s.person == person]

    def free(self, wanted: int | None) -> int:
        """This seat, or any, if it is free."""
        free = [s.seat for s in self._seats if s.kind == FREE]
        if wanted is None and free:
            return free[0]
        if wanted is None or wanted not in free:
            raise Refused("full", "no free seat" if not free else f"free seats are {free}")
        return wanted

    def taken(self, wanted: int) -> Seat:
        """This seat, if it is taken."""
        if not 0 <= wanted < len(self) or self[wanted].kind == FREE:
            raise Refused("no_seat", f"nobody sits at seat {wanted}")
        return self[wanted]

    def has_stand_in(self, person: str) -> list[int]:
        """The seats where a bot plays for this person."""
        return [s.seat for s in self._seats if s.person == person and s.stand_in is not None]

    def are_all_bots(self) -> bool:
        """Whether no seat is a person's."""
        return all(s.kind == BOT for s in self._seats)

    def are_played_by_bots(self) -> bool:
        """Whether bots play all seats at present, their own or a person's."""
        return all(s.level is not None for s in self._seats)

    def raw(self) -> Raw:
        """All seats, as they are sent."""
        if self._raw is None:
            self._raw = Raw(encode(self._seats))
        return self._raw

    # ------------------------------------------------------------- what the log says

    def sit(self, number: int, person: str, name: str) -> None:
        seat = self._reseating(number)
        seat.kind, seat.person, seat.name, seat.online = PERSON, person, name, False
        seat.guest = is_guest(person)

    def seat_bot(self, number: int, level: str) -> None:
        seat = self._reseating(number)
        seat.kind, seat.bot, seat.name = BOT, level, ""

    def stand(self, number: int) -> None:
        self._reseating(number)
        self._seats[number] = Seat(number)

    def let_stand_in(self, number: int, level: str) -> None:
        self._changing(number).stand_in = level

    def give_back(self, number: int) -> None:
        seat = self._changing(number)
        seat.stand_in, seat.thinking = None, False

    def be_on_vacation(self, number: int, spans: list[tuple[int, int]]) -> None:
        self._changing(number).vacation = spans

    def move(self, old: str, new: str, name: str) -> None:
        """A guest has become, or logged into, an account."""
        for number in self.of(old):
            seat = self._reseating(number)
            seat.person, seat.name, seat.guest = new, name, is_guest(new)

    def _reseating(self, number: int) -> Seat:
        self.seating += 1
        return self._changing(number)

    def _changing(self, number: int) -> Seat:
        self._raw = None
        return self._seats[number]

    # ------------------------------------------------------------- presence: not in the log

    def be_online(self, person: str, online: bool, until: int | None = None) -> bool:
        """Note that a person came, or left and is waited for until then; returns if that is new."""
        changed = [number for number in self.of(person) if self[number].online != online]
        for number in changed:
            seat = self._changing(number)
            seat.online, seat.away_until = online, None if online else until
        return bool(changed)

    def take_presence(self, old: Seats) -> None:
        """Keep what was known about people who still sit in the same seats."""
        for seat, before in zip(self._seats, old, strict=False):
            if seat.person == before.person and seat.person is not None:
                self._changing(seat.seat)
                seat.online, seat.away_until = before.online, before.away_until

    def wait_longer(self, milliseconds: int) -> None:
        for seat in self._seats:
            if seat.away_until is not None:
                self._changing(seat.seat)
                seat.away_until += milliseconds

    def wait_for_all(self, until: int) -> None:
        """Nobody's absence is known yet: everybody who is not here is waited for from now on."""
        for seat in self._seats:
            if seat.person is not None and not seat.online and seat.away_until is None:
                self._changing(seat.seat).away_until = until

    def be_thinking(self, number: int, thinking: bool) -> bool:
        """Note that a bot is thinking, or has finished; returns whether that is new."""
        if self[number].thinking == thinking:
            return False
        self._changing(number).thinking = thinking
        return True
