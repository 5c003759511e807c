"""Reports and cases: what makes one case, who may decide it, and what everybody is told."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from tests.server.in_memory import database, put
from trilith.server import cases, schema
from trilith.server.cases import DAY, TAKEN, Kind, Report, What
from trilith.server.wire import Refused

NOW = 1_790_000_000_000


def people(c: sa.Connection, *names: str) -> None:
    put(
        c, schema.people, *({"id": n, "name": n.title(), "created": 1, "session": 0} for n in names)
    )


def said(
    c: sa.Connection, count: int, room: str = "table", table: str = "t", first: int = 1
) -> None:
    usual = {"table_id": table, "room": room, "seat": 0, "name": "Cid", "text": "..."}
    put(c, schema.chat, *(usual | {"id": first + i, "at": NOW + i} for i in range(count)))


def report(
    c: sa.Connection,
    by: str,
    *lines: int,
    kind: Kind = "insult",
    table: str = "t",
    about: str = "cid",
    at: int = NOW,
) -> tuple[int, list[int]]:
    return cases.add_report(c, Report(by, about, table, kind, list(lines), f"from {by}"), at)


def decide(
    c: sa.Connection, case: int, by: str, what: What, days: int = 0, at: int = NOW
) -> cases.Decided:
    return cases.decide(c, case, by, what, days, "reason enough", at)


def code(error: pytest.ExceptionInfo[Refused]) -> str:
    return error.value.code


# ------------------------------------------------------------------ reporting


def test_reports_of_one_person_kind_and_table_are_one_case_while_it_is_open() -> None:
    with database() as c:
        case, _ = report(c, "ada")
        assert report(c, "bea")[0] == case
        others = [
            report(c, "ada", kind="name")[0],
            report(c, "ada", table="t2")[0],
            report(c, "ada", about="dan")[0],
        ]
        assert len({case, *others}) == 4
        decide(c, case, "mod", "nothing")
        assert report(c, "ada")[0] not in (case, *others)
        assert [row["id"] for row in cases.open_cases(c)] == [*others, others[-1] + 1]


def test_ten_reports_a_day_and_no_more() -> None:
    with database() as c:
        for _ in range(cases.MOST_A_DAY):
            report(c, "ada")
        with pytest.raises(Refused) as error:
            report(c, "ada", at=NOW + DAY - 1)
        assert code(error) == "limit"
        report(c, "bea", at=NOW + DAY - 1)
        report(c, "ada", at=NOW + DAY)


def test_a_line_is_hidden_by_the_second_person_who_reports_it() -> None:
    with database() as c:
        said(c, 3)
        assert report(c, "ada", 1, 2) == (1, [])
        assert report(c, "ada", 1) == (1, []), "the same person does not count twice"
        assert report(c, "bea", 2, 3) == (1, [2])
        assert report(c, "dan", 2) == (1, []), "it is hidden already"
        hidden = sa.select(schema.chat.c.id).where(schema.chat.c.hidden)
        assert c.execute(hidden).scalars().all() == [2]


def test_reports_of_a_decided_case_and_of_other_tables_hide_nothing() -> None:
    with database() as c:
        said(c, 1)
        case, _ = report(c, "ada", 1)
        decide(c, case, "mod", "warning")
        report(c, "bea", 1, table="t2")
        assert report(c, "dan", 1)[1] == []


# ------------------------------------------------------------------ looking


def test_a_moderator_sees_five_lines_before_and_after_what_was_marked() -> None:
    with database() as c:
        said(c, 20)
        said(c, 1, room="seats", first=30)
        said(c, 1, table="t2", first=31)
        found = cases.lines_of(c, "t", [10])
        assert [line["id"] for line in found] == list(range(5, 16))
        assert [line["id"] for line in found if line["marked"]] == [10]
        assert not any(line["hidden"] for line in found)
        assert cases.lines_of(c, "t", []) == []


def test_the_lines_of_all_reports_of_a_case_are_marked_once_and_in_order() -> None:
    with database() as c:
        case, _ = report(c, "ada", 9, 3)
        report(c, "bea", 3, 7)
        report(c, "bea", 1, kind="name")
        assert cases.marked_in(c, case) == [3, 7, 9]


def test_nobody_decides_a_case_that_they_have_a_part_in() -> None:
    with database() as c:
        number, _ = report(c, "ada")
        report(c, "eve", kind="name")
        put(c, schema.seats, {"table_id": "t", "seat": 0, "person": "bea"})
        put(c, schema.seats, {"table_id": "t2", "seat": 0, "person": "mod"})
        case = cases.case_of(c, number)
        why = [cases.why_not(c, case, who) for who in ("cid", "ada", "bea", "mod", "eve")]
        assert why == ["own", "reported", "table", "", ""]
        for who in ("cid", "ada", "bea"):
            with pytest.raises(Refused) as error:
                decide(c, number, who, "warning")
            assert code(error) == "not_yours"
        assert cases.whole_log(c) == []


def test_what_is_not_there_is_refused() -> None:
    with database() as c:
        for ask in (cases.case_of, cases.act_of):
            with pytest.raises(Refused) as error:
                ask(c, 7)
            assert code(error) == "no_case"
        assert cases.table_of(c, 7) == ""
        number, _ = report(c, "ada")
        assert cases.table_of(c, number) == "t"


def test_the_log_is_read_backwards_page_by_page() -> None:
    with database() as c:
        for reason in "abcd":
            cases.add_act(c, NOW, 0, "cid", "mod", "warning", 0, reason)
        assert [row["reason"] for row in cases.whole_log(c)] == ["d", "c", "b", "a"]
        assert [row["id"] for row in cases.whole_log(c, before=3)] == [2, 1]
        assert [row["id"] for row in cases.whole_log(c, limit=1)] == [4]


def test_a_server_has_moderators_once_somebody_is_one() -> None:
    with database() as c:
        people(c, "ada", "bea")
        assert not cases.has_moderators(c)
        c.execute(schema.people.update().where(schema.people.c.id == "ada").values(role="operator"))
        assert not cases.has_moderators(c)
        c.execute(
            schema.people.update().where(schema.people.c.id == "bea").values(role="moderator")
        )
        assert cases.has_moderators(c)


# ------------------------------------------------------------------ deciding


def test_a_case_that_is_taken_is_one_moderators_for_half_an_hour() -> None:
    with database() as c:
        number, _ = report(c, "ada")
        cases.take(c, number, "mod", NOW)
        cases.take(c, number, "mod", NOW)
        with pytest.raises(Refused) as error:
            cases.take(c, number, "max", NOW + TAKEN - 1)
        assert code(error) == "taken"
        cases.take(c, number, "max", NOW + TAKEN)
        cases.leave(c, number, "mod")
        assert cases.case_of(c, number)["taken_by"] == "max", "only one's own is left"
        cases.leave(c, number, "max")
        assert cases.case_of(c, number)["taken_by"] == ""
        assert cases.case_of(c, number)["taken"] == 0


def test_leaving_one_case_keeps_the_others() -> None:
    with database() as c:
        one, _ = report(c, "ada")
        two, _ = report(c, "ada", kind="name")
        cases.take(c, one, "mod", NOW)
        cases.take(c, two, "mod", NOW)
        cases.leave(c, one, "mod")
        assert cases.case_of(c, two)["taken_by"] == "mod"


def test_what_is_decided_is_written_down_and_decided_once() -> None:
    with database() as c:
        number, _ = report(c, "ada")
        other, _ = report(c, "ada", kind="name")
        cases.take(c, number, "mod", NOW)
        done = decide(c, number, "mod", "silent", 7, NOW + 5)
        assert (done.about, done.what, done.table, done.shown) == ("cid", "silent", "t", [])
        act = cases.act_of(c, done.act)
        assert (act["until"], act["at"], act["of"]) == (NOW + 5 + 7 * DAY, NOW + 5, 0)
        assert (act["case_id"], act["about"], act["person"]) == (number, "cid", "mod")
        case = cases.case_of(c, number)
        assert (case["decided"], case["taken"], case["taken_by"]) == (NOW + 5, 0, "")
        assert cases.case_of(c, other)["decided"] == 0
        with pytest.raises(Refused) as error:
            decide(c, number, "mod", "warning")
        assert code(error) == "not_now"


def test_an_account_is_closed_by_two_moderators_alone() -> None:
    with database() as c:
        number, _ = report(c, "ada")
        other, _ = report(c, "ada", kind="name")
        cases.take(c, number, "mod", NOW)
        assert decide(c, number, "mod", "close").what == cases.ASKED
        assert decide(c, number, "mod", "close").what == cases.ASKED, "the same one twice"
        assert cases.case_of(c, number)["taken_by"] == "", "the second need not wait for it"
        assert decide(c, other, "max", "close").what == cases.ASKED, "it was asked for elsewhere"
        assert cases.acts_about(c, "cid") == [], "what is only asked for is nobody's record"
        assert {row["until"] for row in cases.whole_log(c)} == {0}
        assert decide(c, number, "max", "close").what == "close"
        assert [row["what"] for row in cases.acts_about(c, "cid")] == ["close"]


def test_a_case_with_nothing_in_it_shows_its_lines_again() -> None:
    with database() as c:
        said(c, 3)
        c.execute(schema.chat.update().where(schema.chat.c.id == 3).values(hidden=True))
        report(c, "ada", 1)
        number, hidden = report(c, "bea", 1, 2)
        assert hidden == [1]
        assert decide(c, number, "mod", "nothing").shown == [1]
        left = sa.select(schema.chat.c.id).where(schema.chat.c.hidden)
        assert c.execute(left).scalars().all() == [3]


@pytest.mark.parametrize(
    ("what", "days", "until"),
    [
        ("warning", 0, 0),
        ("close", 0, 0),
        ("silent", 1, NOW + DAY),
        ("silent", 30, NOW + 30 * DAY),
        ("no_open", 7, NOW + 7 * DAY),
    ],
)
def test_how_long_it_holds(what: str, days: int, until: int) -> None:
    assert cases.checked_until(what, days, NOW) == until


@pytest.mark.parametrize(
    ("what", "days"), [("silent", 0), ("no_open", 1), ("warning", 1), ("x", 0)]
)
def test_no_other_length_can_be_chosen(what: str, days: int) -> None:
    with pytest.raises(Refused, match="expected"):
        cases.checked_until(what, days, NOW)


def test_a_reason_has_three_to_five_hundred_characters() -> None:
    assert cases.checked_reason("  so\n it  is ") == "so it is"
    assert cases.checked_reason("abc") == "abc"
    assert cases.checked_reason("a" * 500) == "a" * 500
    for bad in ("ab", "a" * 501, "   "):
        with pytest.raises(Refused) as error:
            cases.checked_reason(bad)
        assert code(error) == "reason"


# ------------------------------------------------------------------ telling


def test_a_reporter_hears_of_the_check_and_the_reported_person_hears_why() -> None:
    with database() as c:
        people(c, "ada", "cid", "dan")
        number, _ = report(c, "ada")
        report(c, "dan", kind="name")
        done = decide(c, number, "mod", "silent", 1)
        (to_ada,), (to_cid,) = cases.words_for(c, "ada"), cases.words_for(c, "cid")
        assert (to_ada["what"], to_ada["reason"], to_ada["until"]) == ("looked", "", 0)
        assert not to_ada["may_object"]
        assert not to_ada["seen"]
        assert (to_cid["what"], to_cid["reason"]) == ("silent", "reason enough")
        assert (to_cid["act"], to_cid["until"], to_cid["may_object"]) == (done.act, NOW + DAY, True)
        assert cases.words_for(c, "dan") == []
        assert [cases.unread(c, who) for who in ("ada", "cid", "dan")] == [1, 1, 0]
        cases.seen(c, "cid", NOW + 9)
        assert [cases.unread(c, who) for who in ("ada", "cid")] == [1, 0]
        assert cases.words_for(c, "cid")[0]["seen"]


def test_a_reported_person_let_off_gets_no_word() -> None:
    with database() as c:
        people(c, "ada", "cid")
        number, _ = report(c, "ada")
        decide(c, number, "mod", "nothing")
        assert (cases.unread(c, "ada"), cases.unread(c, "cid")) == (1, 0)


def test_a_word_follows_a_guest_into_the_account_and_reaches_nobody_who_is_gone() -> None:
    with database() as c:
        people(c, "ada", "guest")
        c.execute(
            schema.people.update().where(schema.people.c.id == "guest").values(moved_to="ada")
        )
        act = cases.add_act(c, NOW, 0, "guest", "mod", "warning", 0, "so")
        cases.tell(c, "guest", act)
        cases.tell(c, "nobody", act)
        assert c.execute(sa.select(schema.told.c.person)).scalars().all() == ["ada"]
        assert cases.words_for(c, "ada")[0]["what"] == "warning", "what the guest did is theirs"


# ------------------------------------------------------------------ objecting


def test_one_objects_once_and_only_to_what_is_about_oneself() -> None:
    with database() as c:
        people(c, "ada", "cid")
        number, _ = report(c, "ada")
        act = decide(c, number, "mod", "warning").act
        asked = cases.add_act(c, NOW, number, "cid", "mod", cases.ASKED, 0, "so")
        for who, what in (("ada", act), ("cid", asked), ("cid", 99)):
            with pytest.raises(Refused) as error:
                cases.object_to(c, what, who, "not true", NOW)
            assert code(error) == "no_case"
        objection = cases.act_of(c, cases.object_to(c, act, "cid", "not true", NOW + 1))
        assert (objection["case_id"], objection["of"], objection["until"]) == (number, act, 0)
        assert [row["id"] for row in cases.open_objections(c)] == [objection["id"]]
        assert not cases.words_for(c, "cid")[0]["may_object"]
        with pytest.raises(Refused) as error:
            cases.object_to(c, act, "cid", "not true", NOW)
        assert code(error) == "not_now"


def test_an_objection_is_answered_once_and_by_another_moderator() -> None:
    with database() as c:
        people(c, "ada", "cid")
        number, _ = report(c, "ada")
        act = decide(c, number, "mod", "silent", 1).act
        objection = cases.object_to(c, act, "cid", "not true", NOW)
        for who in ("mod", "cid"):
            with pytest.raises(Refused) as error:
                cases.answer(c, objection, who, True, "it holds", NOW)
            assert code(error) == "not_yours"
        done = cases.answer(c, objection, "max", False, "it was wrong", NOW)
        assert (done.about, done.what, done.shown, done.table) == ("cid", "lifted silent", [], "")
        line = cases.act_of(c, done.act)
        assert (line["of"], line["until"], line["case_id"]) == (act, 0, number)
        assert cases.unread(c, "cid") == 2
        assert cases.open_objections(c) == []
        with pytest.raises(Refused) as error:
            cases.answer(c, objection, "max", True, "it holds", NOW)
        assert code(error) == "not_now"


def test_only_an_objection_can_be_answered() -> None:
    with database() as c:
        first = cases.add_act(c, NOW, 0, "cid", "mod", "warning", 0, "so")
        second = cases.add_act(c, NOW, 0, "cid", "mod", "warning", 0, "so", first)
        with pytest.raises(Refused) as error:
            cases.answer(c, second, "max", True, "it holds", NOW)
        assert code(error) == "not_now"


def test_operators_may_answer_objections_to_their_own_decisions() -> None:
    with database() as c:
        people(c, "cid")
        act = cases.add_act(c, NOW, 0, "cid", cases.OPERATOR, "warning", 0, "so")
        objection = cases.object_to(c, act, "cid", "not true", NOW)
        assert cases.answer(c, objection, "", True, "it holds", NOW).what == "upheld warning"


def test_a_closed_account_learns_why_and_how_its_objection_stands() -> None:
    with database() as c:
        people(c, "cid")
        assert cases.closing_of(c, "cid") == {}
        act = cases.add_act(c, NOW, 0, "cid", "mod", "close", 0, "threats")
        told = {"act": act, "reason": "threats", "objected": False, "answer": ""}
        assert cases.closing_of(c, "cid") == told
        objection = cases.object_to(c, act, "cid", "not true", NOW)
        assert cases.closing_of(c, "cid") == told | {"objected": True}
        cases.answer(c, objection, "max", True, "it was read again", NOW)
        assert cases.closing_of(c, "cid") == told | {
            "objected": True,
            "answer": "it was read again",
        }
        cases.add_act(c, NOW, 0, "cid", "", "lifted", 0, "so", act)
        assert cases.closing_of(c, "cid") == {}


# ------------------------------------------------------------------ people who come and go


def test_a_guests_reports_cases_and_words_become_the_accounts() -> None:
    with database() as c:
        people(c, "guest", "ada", "bea")
        report(c, "guest", about="bea")
        number, _ = report(c, "bea", about="guest")
        decide(c, number, "mod", "nothing")
        report(c, "bea", about="cid")
        cases.tell(c, "guest", 1)
        cases.move(c, "guest", "ada")
        r, k, t = schema.reports.c, schema.cases.c, schema.told.c
        assert c.execute(sa.select(r.person).order_by(r.id)).scalars().all() == [
            "ada",
            "bea",
            "bea",
        ]
        assert c.execute(sa.select(k.about).order_by(k.id)).scalars().all() == ["bea", "ada", "cid"]
        assert c.execute(sa.select(t.person).order_by(t.id)).scalars().all() == ["bea", "ada"]


def test_what_somebody_takes_along_is_their_own_reports_and_what_was_decided_about_them() -> None:
    with database() as c:
        people(c, "ada", "cid")
        number, _ = report(c, "ada")
        report(c, "bea", kind="name")
        decide(c, number, "mod", "warning")
        own = {"kind": "insult", "table_id": "t", "at": NOW, "words": "from ada"}
        assert cases.own_rows(c, "ada") == {"reports": [own], "moderation": []}
        line = {"at": NOW, "what": "warning", "until": 0, "reason": "reason enough"}
        assert cases.own_rows(c, "cid") == {"reports": [], "moderation": [line]}


def test_of_somebody_who_is_gone_the_words_go_and_the_log_stays() -> None:
    with database() as c:
        people(c, "ada", "cid")
        first, _ = report(c, "ada")
        decide(c, first, "mod", "warning", at=NOW + 3)
        second, _ = report(c, "ada", at=NOW + 5)
        third, _ = report(c, "cid", about="ada")
        cases.forget(c, "cid")
        assert [cases.case_of(c, n)["decided"] for n in (first, second, third)] == [
            NOW + 3,
            NOW + 5,
            0,
        ]
        r, t = schema.reports.c, schema.told.c
        words = c.execute(sa.select(r.words).order_by(r.id)).scalars().all()
        assert words == ["from ada", "from ada", ""]
        assert c.execute(sa.select(t.person)).scalars().all() == ["ada"]
        assert len(cases.whole_log(c)) == 1
