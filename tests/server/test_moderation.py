"""Reports and what follows: who sees what, who decides, what holds, and that the log only grows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import sqlalchemy as sa

from tests.server.in_memory import put
from tests.server.post.conftest import URL, sending
from tests.server.post.receivers import HttpServer, MailServer
from tests.server.running import Running, Socket, Somebody, wait_for
from trilith.server import cases, deciding, manners, moderation, roles, schema
from trilith.server.clocks import now_ms
from trilith.server.codes import code_of
from trilith.server.settings import Settings
from trilith.server.wire import Refused

pytestmark = pytest.mark.databases

PASSWORD = "correct horse"
SERIAL = iter(range(10_000))


def account(running: Running, name: str, role: str = "") -> Somebody:
    """Somebody with an account of their own, and a role."""
    name = f"{name} {next(SERIAL)}"
    found = Somebody(running.url, name)
    found.id = found.post("/api/account", {"name": name, "password": PASSWORD})["id"]
    if role:
        with running.server.store.engine.begin() as c:
            roles.give(c, found.id, role)  # type: ignore[arg-type]
    return found


@pytest.fixture
def wanda(running: Running) -> Iterator[Somebody]:
    with account(running, "Wanda", "moderator") as somebody:
        yield somebody


@pytest.fixture
def piotr(running: Running) -> Iterator[Somebody]:
    with account(running, "Piotr", "moderator") as somebody:
        yield somebody


@pytest.fixture
def rude(running: Running) -> Iterator[Somebody]:
    with account(running, "Rude") as somebody:
        yield somebody


class Talk:
    """Three people at a table, of whom one is rude."""

    def __init__(self, ada: Somebody, bea: Somebody, rude: Somebody) -> None:
        self.table = ada.table(seats=3)
        for somebody in (bea, rude):
            somebody.post(f"/api/tables/{self.table}/sit", {})
        self.rude = rude
        self.ears: Socket = ada.connect(self.table)
        self.mouth: Socket = rude.connect(self.table)

    def says(self, text: str) -> int:
        self.mouth.say("chat", text=text)
        line: int = self.ears.until("chat")["lines"][0]["id"]
        return line

    def report(self, by: Somebody, *lines: int, **more: Any) -> Any:
        form = {"about": self.rude.id, "kind": "insult", "lines": list(lines), **more}
        return by.post(f"/api/tables/{self.table}/report", {"mute": False, **form})


@pytest.fixture
def talk(ada: Somebody, bea: Somebody, rude: Somebody) -> Talk:
    return Talk(ada, bea, rude)


def case_about(moderator: Somebody, talk: Talk) -> Any:
    """The open case about the rude one."""
    name = talk.rude.get("/api/me")["person"]["name"]
    found = [one for one in moderator.get("/api/moderation")["cases"] if one["about"] == name]
    assert len(found) == 1
    return moderator.get(f"/api/moderation/cases/{found[0]['id']}")


def act(moderator: Somebody, case: Any, what: str, days: int = 0) -> Any:
    form = {"what": what, "days": days, "reason": "Insults after being asked to stop."}
    return moderator.post(f"/api/moderation/cases/{case['id']}/act", form)


def test_reports_on_the_same_thing_are_one_case_and_two_of_them_hide_the_line(
    ada: Somebody, bea: Somebody, talk: Talk, wanda: Somebody
) -> None:
    first = talk.says("something rude")
    assert talk.report(ada, first, words="He does not stop.") == {"hidden": []}
    assert talk.report(bea, first) == {"hidden": [first]}
    hidden = talk.ears.until("chat")["lines"][0]
    assert (hidden["id"], hidden["text"], hidden["hidden"]) == (first, "", True)
    assert bea.connect().watch(talk.table)["lines"][0]["text"] == ""
    case = case_about(wanda, talk)
    assert case["by"] == ["Ada", "Bea"]
    assert {"by": "Ada", "words": "He does not stop."} in case["reports"]
    [line] = case["lines"]
    assert (line["text"], line["marked"], line["hidden"]) == ("something rude", True, True)
    # Somebody has looked: it is shown again.
    assert act(wanda, case, "nothing") == {"what": "nothing"}
    assert talk.ears.until("chat")["lines"][0]["text"] == "something rude"
    assert [word["what"] for word in ada.get("/api/me/standing")["words"]] == ["looked"]
    assert talk.rude.get("/api/me/standing")["words"] == []


def test_a_moderator_sees_ten_lines_around_and_nothing_else(
    ada: Somebody, talk: Talk, wanda: Somebody
) -> None:
    lines = [talk.says(f"line {number}") for number in range(20)]
    talk.report(ada, lines[10])
    shown = case_about(wanda, talk)["lines"]
    assert [line["text"] for line in shown] == [f"line {n}" for n in range(5, 16)]
    assert [line["id"] for line in shown if line["marked"]] == [lines[10]]


def test_moderators_see_no_hands_no_seed_no_mail_and_no_way_to_anybody(
    running: Running, ada: Somebody, bea: Somebody, talk: Talk, wanda: Somebody
) -> None:
    line = talk.says("rude")
    ada.post(f"/api/tables/{talk.table}/start")
    with running.server.store.engine.begin() as c:
        row = {"id": "wx", "person": talk.rude.id, "kind": "mail", "target": "rude@example.org"}
        more = {"keys": "{}", "name": "", "created": 0, "confirmed": 1, "failures": 0}
        c.execute(schema.ways.insert().values(**row, **more, paused="", used=0))
    talk.report(ada, line)
    told = json.dumps([case_about(wanda, talk), wanda.get("/api/moderation")])
    deal = running.server.hub.rooms[talk.table].table.deal
    assert deal is not None
    for secret in (deal.seed, "example.org", talk.rude.id, ada.id, talk.table):
        assert secret not in told
    assert set(json.loads(told)[0]) == {
        *("id", "kind", "about", "guest", "by", "table", "opened", "earlier", "taken"),
        *("why_not", "asked", "reports", "lines", "log"),
    }
    socket = wanda.connect(talk.table)  # as everybody else who watches
    assert socket.state[-1]["decision"] is None


def test_the_silent_play_on_and_say_nothing_until_it_ends(
    running: Running, ada: Somebody, talk: Talk, wanda: Somebody
) -> None:
    talk.report(ada, talk.says("rude"))
    act(wanda, case_about(wanda, talk), "silent", 7)
    talk.mouth.say("chat", text="still rude")
    refused = talk.mouth.until("error")
    assert refused["code"] == "silenced"
    assert refused["until"] > now_ms() + 6 * cases.DAY
    standing = talk.rude.get("/api/me/standing")
    assert standing["silent"] == refused["until"]
    [word] = standing["words"]
    assert (word["what"], word["reason"]) == ("silent", "Insults after being asked to stop.")
    assert talk.rude.get("/api/me")["words"] == 1
    talk.rude.post("/api/me/standing/seen")
    assert talk.rude.get("/api/me")["words"] == 0
    ada.post(f"/api/tables/{talk.table}/start")
    assert talk.mouth.until("state", status="playing")


def test_a_person_who_sits_at_no_open_table_sits_at_private_ones(
    ada: Somebody, talk: Talk, wanda: Somebody
) -> None:
    talk.report(ada, talk.says("rude"))
    act(wanda, case_about(wanda, talk), "no_open", 30)
    open_table, private = ada.table(), ada.table(access="link")
    rude = talk.rude
    assert rude.refused("POST", f"/api/tables/{open_table}/sit", {}) == "no_open_tables"
    form = {"game": "castle", "seats": 2}
    assert rude.refused("POST", "/api/tables", form) == "no_open_tables"
    rude.post(f"/api/tables/{private}/sit", {})
    rude.table(access="link")


def test_a_name_that_had_to_go_is_gone_at_the_table_and_cannot_be_taken_again(
    ada: Somebody, talk: Talk, wanda: Somebody, running: Running
) -> None:
    old = talk.rude.get("/api/me")["person"]["name"]
    talk.report(ada, kind="name")
    act(wanda, case_about(wanda, talk), "rename")
    now = talk.rude.get("/api/me")["person"]["name"]
    assert now == deciding.neutral_name(talk.rude.id)
    assert [seat["name"] for seat in ada.get(f"/api/tables/{talk.table}")["seats"]][2] == now
    assert talk.rude.refused("POST", "/api/me/name", {"name": old}) == "name_taken"
    with Somebody(running.url, "Heir") as heir:
        assert heir.refused("POST", "/api/guest", {"name": old}) == "name_taken"
    talk.rude.post("/api/me/name", {"name": f"Polite {next(SERIAL)}"})


def test_an_account_is_closed_by_two_moderators(
    running: Running, ada: Somebody, talk: Talk, wanda: Somebody, piotr: Somebody
) -> None:
    name = talk.rude.get("/api/me")["person"]["name"]
    talk.report(ada, talk.says("rude"))
    case = case_about(wanda, talk)
    assert act(wanda, case, "close") == {"what": "close_asked"}
    assert act(wanda, case, "close") == {"what": "close_asked"}  # the same one twice is not two
    assert talk.rude.get("/api/me")["person"] is not None
    assert case_about(piotr, talk)["asked"].startswith("Wanda")
    assert act(piotr, case, "close") == {"what": "close"}
    assert talk.rude.get("/api/me")["person"] is None
    login = {"name": name, "password": PASSWORD}
    assert ada.refused("POST", "/api/login", login) == "closed"
    with running.server.store.engine.begin() as c:
        assert deciding.lift_all(c, talk.rude.id, "It was somebody else.", now_ms()) == 1
    with Somebody(running.url, "Back") as back:
        assert back.post("/api/login", login)["name"] == name


def test_a_closed_account_learns_why_and_objects_with_the_password(
    running: Running, ada: Somebody, talk: Talk, wanda: Somebody, piotr: Somebody
) -> None:
    name = talk.rude.get("/api/me")["person"]["name"]
    talk.report(ada, talk.says("rude"))
    case = case_about(wanda, talk)
    act(wanda, case, "close")
    act(piotr, case, "close")
    login = {"name": name, "password": PASSWORD}
    objection = {**login, "words": "That was my brother."}
    path = "/api/closed/objection"

    def told() -> Any:
        error = ada.http.post("/api/login", json=login).json()["error"]
        assert error["code"] == "closed"
        return error

    assert told()["reason"] == "Insults after being asked to stop."
    assert not told()["objected"]
    wrong = {**objection, "password": "wrong horse"}
    assert ada.refused("POST", path, wrong) == "bad_login"
    ada.post(path, objection)
    assert told()["objected"]
    assert ada.refused("POST", path, objection) == "not_now"
    with account(running, "Olga", "moderator") as olga:
        found = olga.get("/api/moderation")["objections"]
        one = next(o for o in found if o["about"] == name)
        assert (one["words"], one["mine"]) == ("That was my brother.", False)
        answer = {"upheld": True, "reason": "Your brother writes like you."}
        olga.post(f"/api/moderation/objections/{one['id']}", answer)
    assert told()["answer"] == "Your brother writes like you."
    with running.server.store.engine.begin() as c:
        deciding.lift_all(c, talk.rude.id, "It was the brother.", now_ms())
    assert ada.refused("POST", path, objection) == "not_now"


def test_somebody_is_reported_from_the_profile_too(
    wanda: Somebody, piotr: Somebody, rude: Somebody
) -> None:
    name = rude.get("/api/me")["person"]["name"]
    path = f"/api/people/{name}/report"
    assert rude.refused("POST", path, {"kind": "name"}) == "no_person"
    piotr.post(path, {"kind": "name", "words": "Not a name.", "mute": True})
    assert [one["muted"] for one in piotr.get("/api/me/people")] == [True]
    [case] = [one for one in wanda.get("/api/moderation")["cases"] if one["about"] == name]
    assert (case["kind"], case["table"]) == ("name", "")
    seen = wanda.get(f"/api/moderation/cases/{case['id']}")
    assert [one["words"] for one in seen["reports"]] == ["Not a name."]
    assert seen["lines"] == []
    rude.http.put(f"/api/me/people/{piotr.id}", json={"muted": False, "blocked": True})
    # Who is blocked learns no more by reporting than by looking.
    assert piotr.refused("POST", path, {"kind": "name"}) == "nobody"


def test_objecting_is_possible_once_and_another_moderator_answers(
    ada: Somebody, talk: Talk, wanda: Somebody, piotr: Somebody
) -> None:
    talk.report(ada, talk.says("rude"))
    act(wanda, case_about(wanda, talk), "silent", 30)
    [word] = talk.rude.get("/api/me/standing")["words"]
    form = {"act": word["act"], "words": "I was quoting the rulebook."}
    assert ada.refused("POST", "/api/me/objections", form) == "no_case"
    talk.rude.post("/api/me/objections", form)
    assert talk.rude.refused("POST", "/api/me/objections", form) == "not_now"

    def objection(moderator: Somebody) -> Any:
        found = moderator.get("/api/moderation")["objections"]
        return next(one for one in found if one["decided"]["id"] == word["act"])

    path = f"/api/moderation/objections/{objection(piotr)['id']}"
    answer = {"upheld": False, "reason": "It was indeed the rulebook."}
    assert (objection(wanda)["mine"], objection(piotr)["mine"]) == (True, False)
    assert wanda.refused("POST", path, answer) == "not_yours"
    assert piotr.post(path, answer) == {"what": "lifted silent"}
    assert piotr.refused("POST", path, answer) == "not_now"
    standing = talk.rude.get("/api/me/standing")
    assert standing["silent"] == 0
    assert [one["what"] for one in standing["words"]] == ["lifted", "silent"]
    log = talk.rude.get("/api/me/moderation")
    assert [one["what"] for one in log] == ["lifted", "objection", "silent"]
    assert {one["by"] for one in log} == {""}  # who decided is not told
    assert talk.says("thank you")


def test_moderators_do_not_decide_where_they_sit_or_reported_or_about_themselves(
    running: Running, ada: Somebody, bea: Somebody, wanda: Somebody, piotr: Somebody
) -> None:
    talk = Talk(ada, wanda, piotr)  # the rude one is a moderator too
    line = talk.says("rude")
    talk.report(wanda, line)
    mine = [one["about"] for one in piotr.get("/api/moderation")["cases"]]
    assert piotr.get("/api/me")["person"]["name"] not in mine
    case = case_about(wanda, talk)
    assert case["why_not"] == "reported"
    form = {"what": "nothing", "reason": "Nothing to see here."}
    path = f"/api/moderation/cases/{case['id']}/act"
    assert wanda.refused("POST", path, form) == "not_yours"
    assert piotr.refused("POST", path, form) == "not_yours"
    assert piotr.refused("GET", f"/api/moderation/cases/{case['id']}") == "no_case"
    with running.server.store.engine.begin() as c:  # had she not reported it herself
        c.execute(schema.reports.update().values(person=ada.id))
    assert case_about(wanda, talk)["why_not"] == "table"
    assert wanda.refused("POST", path, form) == "not_yours"


def test_a_case_that_somebody_has_taken_is_theirs_for_a_while(
    ada: Somebody, talk: Talk, wanda: Somebody, piotr: Somebody
) -> None:
    talk.report(ada, talk.says("rude"))
    case = case_about(wanda, talk)
    path = f"/api/moderation/cases/{case['id']}"
    wanda.post(f"{path}/take")
    assert case_about(piotr, talk)["taken"].startswith("Wanda")
    form = {"what": "warning", "reason": "Please do not."}
    assert piotr.refused("POST", f"{path}/act", form) == "taken"
    wanda.post(f"{path}/leave")
    assert piotr.refused("POST", f"{path}/act", {**form, "reason": " "}) == "reason"
    assert piotr.refused("POST", f"{path}/act", {**form, "what": "silent", "days": 2})
    piotr.post(f"{path}/act", form)
    assert wanda.refused("POST", f"{path}/act", form) == "not_now"


def test_one_reports_ten_times_a_day_what_one_can_read(
    running: Running, ada: Somebody, bea: Somebody, talk: Talk, wanda: Somebody
) -> None:
    path = f"/api/tables/{talk.table}/report"
    form = {"about": talk.rude.id, "kind": "insult", "lines": [999_999]}
    assert ada.refused("POST", path, form) == "bad_message"
    assert ada.refused("POST", path, {**form, "lines": [], "about": ada.id}) == "no_person"
    assert ada.refused("POST", path, {**form, "lines": [], "about": wanda.id}) == "no_person"
    with Somebody(running.url, "Carp") as carp:
        for _ in range(cases.MOST_A_DAY):
            talk.report(carp)
        assert carp.refused("POST", path, {**form, "lines": []}) == "limit"


def test_reporting_mutes_at_once_if_one_likes(ada: Somebody, talk: Talk) -> None:
    talk.report(ada, mute=True)
    [other] = ada.get("/api/me/people")
    assert (other["muted"], other["blocked"]) == (True, False)


def test_the_file_and_the_end_of_an_account_cover_reports_and_the_log(
    running: Running, ada: Somebody, talk: Talk, wanda: Somebody
) -> None:
    rude = talk.rude
    talk.report(ada, talk.says("rude"))
    act(wanda, case_about(wanda, talk), "warning")
    rude.post(
        f"/api/tables/{talk.table}/report",
        {"about": ada.id, "kind": "stalling", "words": "Slow as a Featherquill."},
    )
    doc = rude.post("/api/me/export", {"password": PASSWORD})
    assert [one["what"] for one in doc["moderation"]] == ["warning"]
    assert [one["words"] for one in doc["reports"]] == ["Slow as a Featherquill."]
    assert [one["muted"] for one in doc["people"]] == [True]
    assert "Wanda" not in json.dumps(doc)
    name = rude.get("/api/me")["person"]["name"]
    rude.post("/api/me/delete", {"password": PASSWORD, "word": "delete"})
    log = wanda.get("/api/moderation")["log"]
    assert name not in json.dumps(log)
    assert "" in [one["about"] for one in log if one["what"] == "warning"]
    with running.server.store.engine.connect() as c:
        words = c.execute(sa.select(schema.reports.c.words)).scalars().all()
    assert "Slow as a Featherquill." not in words


@pytest.mark.parametrize("change", ["UPDATE acts SET reason = ''", "DELETE FROM acts"])
def test_the_log_is_only_ever_added_to(
    running: Running, ada: Somebody, talk: Talk, wanda: Somebody, change: str
) -> None:
    talk.report(ada)
    act(wanda, case_about(wanda, talk), "warning")
    engine = running.server.store.engine
    with pytest.raises(sa.exc.DBAPIError, match="only ever added to"), engine.begin() as c:
        c.execute(sa.text(change))


def test_without_moderators_the_operator_hears_of_reports_by_mail(
    tmp_path: Path, settings: Settings
) -> None:
    with MailServer() as mails, HttpServer() as hooks:
        mailing = sending(settings, mails, hooks)
        mailing.operator_mail = "operator@play.example.org"
        with (
            Running.on(str(tmp_path / "t.db"), mailing) as server,
            Somebody(server.url, "Ada") as ada,
            Somebody(server.url, "Bea") as bea,
            account(server, "Rude") as rude,
        ):
            talk = Talk(ada, bea, rude)
            talk.report(ada, talk.says("a secret insult"))
            wait_for(lambda: mails.mails)
            [mail] = mails.mails
            assert mail["To"] == "operator@play.example.org"
            body = mail.get_body(("plain",))
            assert body is not None
            assert f"{URL}/moderation" in body.get_content()
            # What was said, and by whom, is for the page alone.
            assert "insult" not in str(mail)
            assert "Rude" not in str(mail)
            with account(server, "Wanda", "moderator"):
                talk.report(bea, talk.says("rude again"), kind="other")
            assert len(mails.mails) == 1


# ------------------------------------------------------------------ the page, in the database alone

NOW = 1_790_000_000_000


@pytest.fixture
def reported(c: sa.Connection) -> sa.Connection:
    """Ada and Bea have reported Cid; Mod and Max decide."""
    for person in ("ada", "bea", "cid", "mod", "max"):
        row = {"id": person, "name": person.title(), "created": 1, "session": 0}
        put(c, schema.people, row)
    for by in ("bea", "ada"):
        cases.add_report(c, cases.Report(by, "cid", "t1", "insult", [], f"from {by}"), NOW)
    return c


def decide(c: sa.Connection, number: int, by: str, what: cases.What, now: int = NOW) -> None:
    cases.decide(c, number, by, what, 1 if what == "silent" else 0, "reason enough", now)


def test_a_case_shows_who_it_is_about_who_reported_and_what_was_decided_before(
    reported: sa.Connection,
) -> None:
    [head] = moderation._page(reported, "mod", NOW).cases
    assert (head.kind, head.about, head.by) == ("insult", "Cid", ["Ada", "Bea"])
    assert (head.guest, head.table, head.opened) == (False, code_of("t1"), NOW)
    assert (head.earlier, head.taken, head.why_not, head.asked) == (0, "", "", "")
    case = moderation._case(reported, head.id, "mod", NOW)
    assert [(one.by, one.words) for one in case.reports] == [
        ("Bea", "from bea"),
        ("Ada", "from ada"),
    ]
    for kind, what in (("name", "warning"), ("stalling", "nothing")):
        number, _ = cases.add_report(
            reported, cases.Report("ada", "cid", "", cast(Any, kind), [], ""), NOW
        )
        assert moderation._case(reported, number, "mod", NOW).table == "", "away from any table"
        decide(reported, number, "mod", cast(Any, what))
    [head] = moderation._page(reported, "mod", NOW).cases
    assert head.earlier == 1, "to be let off is nothing that was decided"
    assert [act.what for act in moderation._case(reported, head.id, "mod", NOW).log] == [
        "nothing",
        "warning",
    ]


def test_a_case_that_was_taken_says_by_whom_to_the_others_for_half_an_hour(
    reported: sa.Connection,
) -> None:
    cases.take(reported, 1, "mod", NOW)
    for who, now, taken in (
        ("mod", NOW, ""),
        ("max", NOW + cases.TAKEN - 1, "Mod"),
        ("max", NOW + cases.TAKEN, ""),
    ):
        assert moderation._page(reported, who, now).cases[0].taken == taken


def test_nobody_sees_a_case_about_themselves_and_the_last_who_asked_is_named(
    reported: sa.Connection,
) -> None:
    assert moderation._page(reported, "cid", NOW).cases == []
    with pytest.raises(Refused) as error:
        moderation._case(reported, 1, "cid", NOW)
    assert error.value.code == "no_case"
    assert moderation._page(reported, "ada", NOW).cases[0].why_not == "reported"
    decide(reported, 1, "mod", "close")
    assert moderation._page(reported, "max", NOW).cases[0].asked == "Mod"


def test_an_objection_is_somebody_elses_to_answer_and_names_what_was_decided(
    reported: sa.Connection,
) -> None:
    decide(reported, 1, "mod", "silent")
    [decided] = cases.whole_log(reported)
    cases.object_to(reported, decided["id"], "cid", "not true", NOW + 5)
    for who, mine in (("mod", True), ("cid", True), ("max", False)):
        page = moderation._page(reported, who, NOW + 6)
        [one] = page.objections
        assert (one.about, one.words, one.at, one.mine) == ("Cid", "not true", NOW + 5, mine)
        assert (one.decided.what, one.decided.by, one.decided.until) == (
            "silent",
            "Mod",
            NOW + cases.DAY,
        )
        assert [act.what for act in page.log] == ["objection", "silent"]
        assert [act.of for act in page.log] == [decided["id"], 0]


def test_what_was_decided_today_is_counted_for_a_day(reported: sa.Connection) -> None:
    decide(reported, 1, "mod", "warning")
    counts = [
        moderation._page(reported, "mod", now).today
        for now in (NOW, NOW + cases.DAY - 1, NOW + cases.DAY)
    ]
    assert counts == [1, 1, 0]


def test_to_the_person_the_log_names_no_moderator(reported: sa.Connection) -> None:
    decide(reported, 1, "mod", "warning")
    rows = cases.acts_about(reported, "cid")
    assert [act.by for act in moderation._acts(reported, rows)] == ["Mod"]
    assert [act.by for act in moderation._acts(reported, rows, named=False)] == [""]


@pytest.mark.parametrize("muted_before", [True, False])
@pytest.mark.parametrize("mute", [True, False])
def test_a_report_mutes_only_if_that_is_wished_and_unblocks_nobody(
    reported: sa.Connection, mute: bool, muted_before: bool
) -> None:
    before = manners.Manners(muted_before, True)
    manners.note(reported, "ada", "cid", before)
    made = cases.Report("ada", "cid", "t1", "other", [], "")
    hidden, is_alone = moderation._report(reported, made, mute)
    assert (hidden, is_alone) == ([], True)
    assert manners.towards(reported, "ada", "cid") == manners.Manners(mute or muted_before, True)
    roles.give(reported, "mod", "moderator")
    assert moderation._report(reported, made, mute)[1] is False
