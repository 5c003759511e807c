"""The places at a table: who sits where, and who is here."""

from __future__ import annotations

import msgspec
import pytest

from trilith.server.seats import Seats
from trilith.server.shapes import Seat
from trilith.server.wire import Refused


def sent(seats: Seats) -> list[Seat]:
    return msgspec.json.decode(bytes(seats.raw()), type=list[Seat])


def test_a_free_seat_is_given_on_request_or_the_first_one() -> None:
    seats = Seats(3)
    seats.sit(0, "ada", "Ada")
    assert seats.free(None) == 1
    assert seats.free(2) == 2
    with pytest.raises(Refused, match=r"free seats are \[1, 2\]"):
        seats.free(0)
    seats.seat_bot(1, "easy")
    seats.sit(2, "bea", "Bea")
    with pytest.raises(Refused, match="no free seat"):
        seats.free(None)


def test_nothing_is_left_of_who_stood_up() -> None:
    seats = Seats(1)
    seats.sit(0, "ada", "Ada")
    seats.be_online("ada", True)
    seats.stand(0)
    assert seats[0] == Seat(0)
    with pytest.raises(Refused):
        seats.taken(0)
    with pytest.raises(Refused):
        seats.taken(1)


def test_what_is_sent_follows_every_change() -> None:
    seats = Seats(2)
    seats.sit(0, "ada", "Ada")
    assert sent(seats) == [Seat(0, "person", "ada", "Ada"), Seat(1)]
    seats.seat_bot(1, "easy")
    assert sent(seats)[1].bot == "easy"
    assert seats.be_online("ada", True)
    assert not seats.be_online("ada", True)
    assert sent(seats)[0].online
    seats.let_stand_in(0, "random")
    assert sent(seats)[0].level == "random"
    assert seats.be_thinking(0, True)
    assert not seats.be_thinking(0, True)
    assert sent(seats)[0].thinking
    seats.give_back(0)
    assert (sent(seats)[0].level, sent(seats)[0].thinking) == (None, False)
    seats.move("ada", "p1", "Ada L.")
    assert (sent(seats)[0].person, sent(seats)[0].name) == ("p1", "Ada L.")
    seats.stand(1)
    assert sent(seats)[1] == Seat(1)


def test_a_person_is_found_at_all_their_seats_and_nobody_at_none() -> None:
    seats = Seats(3)
    seats.sit(0, "ada", "Ada")
    seats.sit(2, "ada", "Ada")
    assert seats.of("ada") == [0, 2]
    assert seats.of(None) == []
    seats.let_stand_in(2, "random")
    assert seats.has_stand_in("ada") == [2]


def test_only_who_is_away_is_waited_for() -> None:
    seats = Seats(3)
    seats.sit(0, "ada", "Ada")
    seats.sit(1, "bea", "Bea")
    seats.be_online("ada", True, 99)
    assert seats[0].away_until is None
    seats.wait_for_all(50)
    assert [seat.away_until for seat in seats] == [None, 50, None]
    seats.wait_for_all(70)
    seats.wait_longer(5)
    assert [seat.away_until for seat in seats] == [None, 55, None]
    seats.be_online("ada", False, 99)
    assert seats[0].away_until == 99


def test_every_change_of_places_is_counted() -> None:
    seats = Seats(2)
    counts = [seats.seating]
    seats.sit(0, "gada", "Ada")
    counts.append(seats.seating)
    seats.move("gada", "pada", "Ada")
    counts.append(seats.seating)
    seats.stand(0)
    counts.append(seats.seating)
    assert counts == sorted(set(counts))


def test_a_guest_who_makes_an_account_is_no_longer_a_guest() -> None:
    seats = Seats(1)
    seats.sit(0, "gada", "Ada")
    assert seats[0].guest
    seats.move("gada", "pada", "Ada")
    assert not seats[0].guest


def test_what_is_known_of_one_player_does_not_pass_to_the_next() -> None:
    old, new = Seats(2), Seats(2)
    for seats, first in ((old, "ada"), (new, "cid")):
        seats.sit(0, first, first.title())
        seats.sit(1, "bea", "Bea")
    old.be_online("ada", True)
    old.be_online("bea", True)
    new.take_presence(old)
    assert [seat.online for seat in new] == [False, True]
