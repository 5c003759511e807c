"""Your turn finds you: once, only if you did not see it, and whatever the others hide."""

from __future__ import annotations

import json

import pytest
import sqlalchemy as sa

from tests.server.post.conftest import HOUR, MINUTE, URL, Days, confirmed_mail, wish
from tests.server.post.receivers import HttpServer, MailServer, Subscriber, claims_of
from tests.server.running import Running, Socket, Somebody, wait_for
from trilith.server import schema
from trilith.server.post.webhook import signature


def started(ada: Somebody, bea: Somebody, **form: object) -> tuple[str, Socket]:
    """A castle that Ada and Bea play; Ada sits before it, Bea is elsewhere."""
    table = ada.table(**form)
    bea.post(f"/api/tables/{table}/sit", {})
    ada.post(f"/api/tables/{table}/start")
    return table, ada.connect(table)


def test_mail_comes_once_when_nobody_has_looked_for_a_minute(
    ada: Somebody, bea: Somebody, days: Days, mails: MailServer
) -> None:
    confirmed_mail(mails, bea, "bea@example.org")
    wish(bea, ways={"turn": ["mail"]})
    table, _ = started(ada, bea)
    days.settle()
    assert mails.letters() == []
    days.pass_by(MINUTE)
    wait_for(mails.letters)
    days.settle()
    [mail] = mails.letters()
    assert mail["Subject"] == "Your turn: A Castle for All Seasons"
    assert mail["To"] == "bea@example.org"
    text, page = mail.get_body(("plain",)), mail.get_body(("html",))
    assert text is not None
    assert page is not None
    assert "with Ada." in text.get_content()
    assert f"{URL}/t/{table}" in text.get_content()
    assert f"{URL}/t/{table}" in page.get_content()


def test_people_who_have_seen_it_or_answered_get_no_notice(
    ada: Somebody, bea: Somebody, days: Days, mails: MailServer
) -> None:
    confirmed_mail(mails, bea, "bea@example.org")
    wish(bea, ways={"turn": ["mail"]})
    seen, _ = started(ada, bea)
    looking = bea.connect(seen)
    looking.say("seen", seq=looking.now["seq"])
    answered, _ = started(ada, bea)
    bea.connect(answered).play()
    looking.say("ping")
    looking.until("pong")
    wait_for(lambda: not waiting(days.running, bea))
    days.pass_by(MINUTE)
    days.settle()
    assert mails.letters() == []


def waiting(running: Running, somebody: Somebody) -> int:
    """Lines of the outbox for somebody."""
    o = schema.outbox
    query = sa.select(sa.func.count()).where(o.c.person == somebody.id)
    with running.server.store.engine.connect() as connection:
        return connection.execute(query).scalar_one()


def test_several_tables_are_one_message_and_silent_ones_are_none(
    ada: Somebody, bea: Somebody, days: Days, mails: MailServer
) -> None:
    confirmed_mail(mails, bea, "bea@example.org")
    quiet = ada.table()
    wish(bea, ways={"turn": ["mail"]}, silent=[quiet], language="pl")
    bea.post(f"/api/tables/{quiet}/sit", {})
    ada.post(f"/api/tables/{quiet}/start")
    for _ in range(2):
        started(ada, bea)
    days.pass_by(MINUTE)
    wait_for(mails.letters)
    days.settle()
    [mail] = mails.letters()
    assert mail["Subject"] == "2 stoły czekają na ciebie"
    body = mail.get_body(("plain",))
    assert body is not None
    assert f"{URL}/my-turn" in body.get_content()


def test_a_browser_gets_what_it_alone_can_read(
    ada: Somebody, bea: Somebody, days: Days, hooks: HttpServer
) -> None:
    browser = Subscriber()
    bea.post("/api/me/ways/push", browser.form(f"{hooks.url}/push/1"))
    wish(bea, ways={"turn": ["push"]}, language="fr")
    table, _ = started(ada, bea)
    days.pass_by(MINUTE)
    wait_for(lambda: hooks.received)
    days.settle()
    [message] = hooks.received
    told = json.loads(browser.read(message.body))
    assert (
        told["title"] == "À vous de jouer : Les Bâtisseurs du château"
        or "À vous de jouer" in told["title"]
    )
    assert told["link"] == f"{URL}/t/{table}"
    assert message.headers["content-encoding"] == "aes128gcm"
    assert int(message.headers["ttl"]) > 0
    assert len(message.headers["topic"]) <= 32
    key = bea.get("/api/me/notifications")["key"]
    claims = claims_of(message.headers["authorization"], key)
    assert claims["aud"] == hooks.url
    assert claims["sub"] == URL


def test_a_browser_that_has_ended_its_subscription_is_forgotten(
    ada: Somebody, bea: Somebody, days: Days, hooks: HttpServer
) -> None:
    bea.post("/api/me/ways/push", Subscriber().form(f"{hooks.url}/push/2"))
    wish(bea, ways={"turn": ["push"]})
    hooks.answers.append(410)
    started(ada, bea)
    days.pass_by(MINUTE)
    wait_for(lambda: not bea.get("/api/me/notifications")["ways"])
    days.settle()
    assert len(hooks.received) == 1


@pytest.mark.parametrize("preset", ["json", "discord", "slack", "matrix", "ntfy"])
def test_webhooks_are_signed_and_in_the_form_of_each_service(
    ada: Somebody, bea: Somebody, days: Days, hooks: HttpServer, preset: str
) -> None:
    made = bea.post("/api/me/ways/webhook", {"preset": preset, "url": f"{hooks.url}/hook/x"})
    wish(bea, ways={"turn": ["webhook"]})
    table, _ = started(ada, bea)
    days.pass_by(MINUTE)
    wait_for(lambda: hooks.received)
    [message] = hooks.received
    parts = dict(part.split("=") for part in message.headers["trilith-signature"].split(","))
    assert parts["v1"] == signature(made["secret"], parts["t"], message.body)
    link, text = f"{URL}/t/{table}", "Your turn: A Castle for All Seasons"
    if preset == "ntfy":
        assert message.body.decode().startswith(text)
        assert message.headers["click"] == link
    elif preset == "json":
        assert message.doc == {
            "kind": "turn",
            "text": f"{text}\nA Castle for All Seasons, with Ada.",
            "link": link,
            "table": table,
            "due": 0,
        }
    else:
        said = message.doc["content" if preset == "discord" else "text"]
        assert text in said
        assert link in said


def test_what_fails_is_tried_again_and_paused_after_five_times(
    ada: Somebody, bea: Somebody, days: Days, hooks: HttpServer
) -> None:
    bea.post("/api/me/ways/webhook", {"preset": "json", "url": f"{hooks.url}/hook/y"})
    wish(bea, ways={"turn": ["webhook"]})
    hooks.answers += [500, 302, 404, 503, 500]
    started(ada, bea)
    for tries in range(1, 6):
        days.pass_by(5 * HOUR)
        wait_for(lambda tries=tries: len(hooks.received) == tries)  # type: ignore[misc]
        days.settle()
    assert [one.path for one in hooks.received] == ["/hook/y"] * 5  # nor where it was sent on to
    assert len({one.headers["trilith-delivery"] for one in hooks.received}) == 1
    days.pass_by(24 * HOUR)
    days.settle()
    assert len(hooks.received) == 5
    [way] = bea.get("/api/me/notifications")["ways"]
    assert way["paused"] == "answered 500"
    assert bea.post(f"/api/me/ways/{way['id']}/test")["paused"] == ""
    told, *attempts = bea.get("/api/me/deliveries")
    assert (told["outcome"], told["kinds"]) == ("sent", ["test"])
    assert [(one["tries"], one["outcome"], one["why"]) for one in attempts] == [
        (5, "failed", "answered 500"),
        (4, "again", "answered 503"),
        (3, "again", "answered 404"),
        (2, "again", "answered 302"),
        (1, "again", "answered 500"),
    ]
    assert ada.get("/api/me/deliveries") == []


def test_mail_that_comes_back_three_times_is_no_longer_sent(
    ada: Somebody, bea: Somebody, days: Days, mails: MailServer
) -> None:
    confirmed_mail(mails, bea, "bea@example.org")
    wish(bea, ways={"turn": ["mail"]})
    mails.answers += ["550 nobody here"] * 3
    for _ in range(4):
        started(ada, bea)
        days.pass_by(MINUTE)
        days.settle()
    assert mails.answers == []
    assert mails.letters() == []
    [way] = bea.get("/api/me/notifications")["ways"]
    assert way["paused"] == "the address was refused (550)"


def test_a_mail_server_that_is_away_loses_nothing(
    ada: Somebody, bea: Somebody, days: Days, mails: MailServer
) -> None:
    confirmed_mail(mails, bea, "bea@example.org")
    wish(bea, ways={"turn": ["mail"]})
    mails.answers += ["451 later", "451 later"]
    started(ada, bea)
    for _ in range(3):
        days.pass_by(HOUR)
        days.settle()
    assert len(mails.letters()) == 1


def test_reminders_come_before_the_deadline_and_not_after_the_answer(
    ada: Somebody, bea: Somebody, days: Days, mails: MailServer
) -> None:
    confirmed_mail(mails, bea, "bea@example.org")
    wish(bea, ways={"late": ["mail"]}, reminders=[4, 1])
    table, ada_at = started(ada, bea, clock={"kind": "turn", "hours": 24})
    ada_at.play()
    days.pass_by(20 * HOUR)
    wait_for(mails.letters)
    days.settle()
    assert [mail["Subject"] for mail in mails.letters()] == [
        "Your time is running out: A Castle for All Seasons"
    ]
    answering = bea.connect(table)
    while answering.now["decision"]:
        answering.play()
    days.pass_by(3 * HOUR)
    days.settle()
    assert len(mails.letters()) == 1


def test_people_hear_who_sits_down_who_writes_and_of_the_end(
    ada: Somebody, bea: Somebody, days: Days, mails: MailServer
) -> None:
    confirmed_mail(mails, ada, "ada@example.org")
    wish(ada, ways={"sat": ["mail"], "chat": ["mail"], "over": ["mail"]})
    table = ada.table()
    bea.post(f"/api/tables/{table}/sit", {})
    ada.post(f"/api/tables/{table}/start")
    socket = bea.connect(table)
    socket.say("chat", text="the word that nobody else should read")
    socket.until("chat")
    days.pass_by(MINUTE)
    wait_for(mails.letters)
    [mail] = mails.letters()
    body = mail.get_body(("plain",))
    assert body is not None
    told = body.get_content()
    assert "Bea sat down at your table" in told
    assert "Bea wrote at the table" in told
    assert "nobody else should read" not in mail.as_string()


def test_the_position_of_the_day_comes_each_morning_once(
    bea: Somebody, days: Days, mails: MailServer
) -> None:
    confirmed_mail(mails, bea, "bea@example.org")
    night = 24 * HOUR - days.now() % (24 * HOUR)
    days.pass_by(night + 7 * HOUR)
    wish(bea, ways={"puzzle": ["mail"]})
    days.settle()
    assert mails.letters() == []
    for morning in (1, 2):
        days.pass_by(HOUR)
        wait_for(lambda count=morning: len(mails.letters()) == count)  # type: ignore[misc]
        days.settle()
        days.pass_by(HOUR)
        days.settle()
        assert len(mails.letters()) == morning
        days.pass_by(22 * HOUR)
    mail = mails.letters()[0]
    assert mail["Subject"] == "Today’s positions are here"
    text = mail.get_body(("plain",))
    assert text is not None
    assert f"{URL}/coach" in text.get_content()
