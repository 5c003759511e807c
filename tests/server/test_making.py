"""Making a table: what is wanted is checked, everybody gets a seat, and a rematch moves them on."""

from __future__ import annotations

import pytest

from tests.server.in_memory import seat, summary
from tests.server.tables import NOW, a_table
from trilith.server import making
from trilith.server.making import Wanted
from trilith.server.seating import create
from trilith.server.shapes import Person
from trilith.server.stills import Hours
from trilith.server.table import Table
from trilith.server.wire import Refused

ADA = Person("ada", "Ada", False)


def test_by_itself_one_gets_the_first_seat_that_no_bot_has() -> None:
    assert making.plan_of(Wanted("castle", 3)) == ["", None, None]
    assert making.plan_of(Wanted("castle", 3, bots=["easy"])) == ["easy", "", None]
    assert making.plan_of(Wanted("castle", 3, bots=["easy"], me=[2])) == ["easy", None, ""]
    assert making.plan_of(Wanted("castle", 2, bots=["easy", "easy"])) == ["easy", "easy"]
    assert making.plan_of(Wanted("castle", 2, me=[])) == [None, None]
    assert making.plan_of(Wanted("castle", 2, bots=[None, None, None])) == ["", None]


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        (Wanted("castle", 2, bots=[None, None, "easy"]), "there are 2 seats"),
        (Wanted("castle", 2, bots=["easy"], me=[0]), "seat 0 is not free"),
        (Wanted("castle", 2, me=[2]), "seat 2 is not free"),
        (Wanted("castle", 2, me=[-1]), "seat -1 is not free"),
        (Wanted("castle", 2, me=[1, 1]), "seat 1 is not free"),
        (Wanted("castle", 2, bots=["../bot.py"]), "expected a bot of"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(wanted: Wanted, why: str) -> None:
    with pytest.raises(Refused, match=why):
        making.plan_of(wanted)


def test_a_player_who_is_late_is_played_for_live_and_waited_for_over_days() -> None:
    live = {"kind": "live", "bank": 600, "increment": 10}
    slow = {"kind": "turn", "hours": 24}
    late = [making.info_of(Wanted("castle", 2, clock=c), "ada").late for c in (None, live, slow)]
    assert late == ["bot", "bot", "wait"]
    assert making.info_of(Wanted("castle", 2, clock=slow, late="bot"), "ada").late == "bot"


def test_a_table_is_as_it_was_wanted() -> None:
    wanted = Wanted("castle", 3, title=" Ours ", access="link", spectators=False, hints=True)
    info = making.info_of(wanted, "ada")
    assert (info.game, info.seats, info.owner, info.title) == ("castle", 3, "ada", "Ours")
    assert (info.access, info.spectators, info.hints, info.guide) == ("link", False, True, False)
    for bad in (Wanted("chess", 2), Wanted("castle", 9), Wanted("castle", 2, stand_in="x")):
        with pytest.raises(Refused) as error:
            making.info_of(bad, "ada")
        assert error.value.code == "bad_message"


def test_hours_need_a_clock_and_a_zone_and_say_something() -> None:
    clock = {"kind": "turn", "hours": 24}
    night = Hours("Europe/Paris", ("22:00", "07:00"))
    assert making.hours_of(Wanted("castle", 2, clock=clock, hours=night)) == night
    weekend = Hours(weekend=True)
    assert making.hours_of(Wanted("castle", 2, clock=clock, hours=weekend)) == weekend
    assert making.hours_of(Wanted("castle", 2, hours=Hours())) is None
    assert making.hours_of(Wanted("castle", 2)) is None
    with pytest.raises(Refused, match="a clock"):
        making.hours_of(Wanted("castle", 2, hours=night))
    with pytest.raises(Refused, match="time zone"):
        making.hours_of(Wanted("castle", 2, clock=clock, hours=Hours("Mars", weekend=True)))


def test_everybody_is_seated_as_planned() -> None:
    table = Table("t")
    create(table, making.info_of(Wanted("castle", 3), "ada"), NOW)
    making.seat_all(table, ["easy", None, ""], ADA, NOW)
    assert [(one.kind, one.bot, one.person) for one in table.seats] == [
        ("bot", "easy", None),
        ("free", None, None),
        ("person", None, "ada"),
    ]


def test_in_a_rematch_each_sits_one_seat_on_and_who_is_apart_is_left_out() -> None:
    old = a_table(3).table
    for apart, people in (
        (frozenset[str](), ["cid", "ada", "bea"]),
        (frozenset({"bea"}), ["cid", "ada", None]),
    ):
        new = Table("n")
        create(new, making.rematch_of(old, "bea"), NOW)
        assert (new.info.owner, new.info.rematch_of) == ("bea", "t")
        making.seat_again(new, old, NOW, apart)
        assert [one.person for one in new.seats] == people


def test_tables_that_wait_for_me_come_first() -> None:
    seats = seat(0, "ada"), seat(1, "bea")
    tables = [
        summary("a", *seats, to_act=[1]),
        summary("b", *seats, to_act=[]),
        summary("c", *seats, to_act=[0]),
        summary("d", *seats, to_act=[0, 1]),
    ]
    assert [one.id for one in making.mine_first(tables, "ada")] == ["c", "d", "a", "b"]
    assert [one.id for one in making.mine_first(tables, "bea")] == ["a", "d", "b", "c"]


def test_a_seed_is_never_the_same_and_cannot_be_guessed() -> None:
    one, other = making.new_seed(), making.new_seed()
    assert one != other
    assert len(bytes.fromhex(one)) == 32
