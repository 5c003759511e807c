"""Addresses are confirmed, and mail ends at one press, without signing in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.post.conftest import MINUTE, URL, Days, confirmed_mail, sending, wish
from tests.server.post.receivers import HttpServer, MailServer
from tests.server.post.test_turn import started
from tests.server.running import Running, Somebody, wait_for
from trilith.server.limits import Buckets
from trilith.server.post.mail import Mail, check_address, letter
from trilith.server.post.postman import UNASKED_BY
from trilith.server.post.words import Said
from trilith.server.settings import Settings
from trilith.server.wire import Refused


def test_nothing_goes_to_an_address_that_is_not_confirmed(
    ada: Somebody, bea: Somebody, days: Days, mails: MailServer
) -> None:
    way = bea.post("/api/me/ways/mail", {"address": "x@example.org", "language": "fr"})
    assert way["confirmed"] == 0
    assert way["target"] == "x…@example.org"
    [asking] = mails.mails
    assert asking["Subject"] == "Est-ce bien votre adresse ?"
    wish(bea, ways={"turn": ["mail"]})
    started(ada, bea)
    days.pass_by(MINUTE)
    days.settle()
    assert mails.letters() == []
    assert bea.refused("POST", f"/api/me/ways/{way['id']}/test") == "not_now"
    wrong = {"way": way["id"], "code": "guessed"}
    assert bea.refused("POST", "/api/mail/confirm", wrong) == "bad_link"


def test_one_click_in_the_mail_program_ends_it(
    running: Running, ada: Somebody, bea: Somebody, days: Days, mails: MailServer
) -> None:
    """RFC 8058: a POST with this body, without cookies."""
    confirmed_mail(mails, bea, "bea@example.org")
    wish(bea, ways={"turn": ["mail"]})
    started(ada, bea)
    days.pass_by(MINUTE)
    wait_for(mails.letters)
    [mail] = mails.letters()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = mail["List-Unsubscribe"].strip("<>")
    assert link.startswith(URL)
    path = link.removeprefix(URL)
    with httpx.Client(base_url=running.url) as program:
        page = program.get(path)  # what follows links switches nothing off
        assert page.status_code == 200
        assert "<form" in page.text
        assert bea.get("/api/me/notifications")["wishes"]["ways"] == {"turn": ["mail"]}
        answer = program.post(path, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200
        mine = bea.get("/api/me/notifications")
        assert mine["wishes"]["ways"] == {"turn": []}
        assert [way["kind"] for way in mine["ways"]] == ["mail"]  # kept for a forgotten password
        assert program.post(path).status_code == 200  # a second press does no harm
        assert program.post(path[:-1]).status_code == 403


def test_what_a_letter_is_about_is_switched_off_alone(
    running: Running, ada: Somebody, bea: Somebody, days: Days, mails: MailServer
) -> None:
    confirmed_mail(mails, bea, "bea@example.org")
    wish(bea, ways={"turn": ["mail", "push"], "over": ["mail"]}, language="fr")
    started(ada, bea)
    days.pass_by(MINUTE)
    wait_for(mails.letters)
    body = mails.letters()[0].get_body(("plain",))
    assert body is not None
    this, every = [word for word in body.get_content().split() if "/api/mail/off" in word]
    assert mails.letters()[0]["List-Unsubscribe"] == f"<{every}>"
    with httpx.Client(base_url=running.url) as stranger:
        asked = stranger.get(this.removeprefix(URL))
        assert "votre tour" in asked.text
        assert stranger.post(this.removeprefix(URL)).status_code == 200
        forged = this.replace("-turn.", "-over.").removeprefix(URL)
        assert stranger.post(forged).status_code == 403
    ways = bea.get("/api/me/notifications")["wishes"]["ways"]
    assert ways == {"turn": ["push"], "over": ["mail"]}
    started(ada, bea)
    days.pass_by(MINUTE)
    days.settle()
    assert len(mails.letters()) == 1


def test_a_guest_who_makes_an_account_takes_ways_and_wishes_along(
    running: Running, days: Days, mails: MailServer
) -> None:
    with Somebody(running.url, "Zoe") as zoe:
        confirmed_mail(mails, zoe, "zoe@example.org")
        wish(zoe, ways={"turn": ["mail"]}, zone="Europe/Warsaw")
        old = zoe.id
        zoe.post("/api/account", {"name": "Zoe", "password": "correct horse"})
        mine = zoe.get("/api/me/notifications")
        assert mine["wishes"]["zone"] == "Europe/Warsaw"
        assert [way["target"] for way in mine["ways"]] == ["z…@example.org"]
        assert zoe.get("/api/me")["person"]["id"] in running.server.hub.house.wants
        assert old not in running.server.hub.house.wants


@pytest.mark.parametrize(
    ("language", "title", "words"),
    [
        ("en", "A login from a new place", "from a new place: Firefox · Linux, 91.9.x.x (PL)."),
        ("fr", "Connexion depuis un nouvel endroit", ": Firefox · Linux, 91.9.x.x (PL)."),
        ("pl", "Logowanie z nowego miejsca", ": Firefox · Linux, 91.9.x.x (PL)."),
    ],
)
def test_the_owner_hears_of_a_login_from_a_new_place(
    running: Running, mails: MailServer, language: str, title: str, words: str
) -> None:
    name, address = f"Nell {language}", f"nell-{language}@example.org"
    running.server.settings.country_header = "CF-IPCountry"
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    abroad = {"x-forwarded-for": "91.9.8.7", "cf-ipcountry": "pl", "user-agent": agent}
    form = {"name": name, "password": "correct horse"}
    with Somebody(running.url, name) as nell:
        nell.post("/api/account", form)
        confirmed_mail(mails, nell, address, language)  # in which she reads from now on
        mails.mails.clear()
        for place in ({}, abroad, abroad):  # known from the beginning, new, known by now
            httpx.post(f"{running.url}/api/login", json=form, headers=place).raise_for_status()
        wait_for(lambda: mails.mails)
        nell.post("/api/password", {"old": "correct horse", "new": "battery staple"})
        wait_for(lambda: len(mails.mails) > 1)
    mail, _ = mails.mails
    assert (mail["To"], mail["Subject"]) == (address, title)
    for kind in ("plain", "html"):
        part = mail.get_body((kind,))
        assert part is not None
        assert words in part.get_content()
        assert f"{URL}/account" in part.get_content()


@pytest.mark.parametrize(
    ("server", "port", "is_tls"),
    [
        ("smtp://mail.example.org", 587, False),
        ("smtps://mail.example.org", 465, True),
        ("smtp://mail.example.org:25", 25, False),
        ("smtps://mail.example.org:2465", 2465, True),
    ],
)
def test_a_mail_server_has_the_usual_port_unless_it_is_said(
    server: str, port: int, is_tls: bool
) -> None:
    mail = Mail(server, "table@example.org")
    assert (mail.port, mail.is_tls) == (port, is_tls)


@pytest.mark.parametrize(("kinds", "links"), [(["turn"], 2), ([], 1)])
def test_a_letter_can_be_ended_as_far_as_it_has_a_kind(kinds: list[Any], links: int) -> None:
    mail = Mail("smtp://mail.example.org", "table@example.org")
    said = Said("Your turn", ["Castle"], f"{URL}/t/1", kinds)
    made = letter(mail, "ada@example.org", said, f"{URL}/off", f"{URL}/this", "en", "l1")
    for part in ("plain", "html"):
        body = made.get_body((part,))
        assert body is not None
        text = body.get_content()
        assert (f"{URL}/off" in text) + (f"{URL}/this" in text) == links
    assert made["List-Unsubscribe"] == f"<{URL}/off>"


@pytest.mark.parametrize(
    "text", ["", "ada", "ada@", "@example.org", "ada@example.org\nBcc: x@y.z", "a@b@c.d", "a" * 300]
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        check_address(text)


def test_nobody_has_mail_sent_to_strangers_again_and_again(
    tmp_path: Path, settings: Settings, mails: MailServer, hooks: HttpServer
) -> None:
    strict = sending(msgspec.structs.replace(settings, generosity=1.0), mails, hooks)
    with Running.on(str(tmp_path / "strict.db"), strict) as server:
        server.server.budget.people = server.server.budget.addresses = endless()
        mails.mails.clear()
        with Somebody(server.url, "Ada") as ada, Somebody(server.url, "Bea") as bea:
            asked = {"address": "victim@example.org"}
            for somebody in (ada, ada, bea):
                somebody.post("/api/me/ways/mail", asked)
            assert bea.refused("POST", "/api/me/ways/mail", asked) == "limit"
            others = [f"v{n}@example.org" for n in range(10)]
            answers = [ada.http.post("/api/me/ways/mail", json={"address": one}) for one in others]
            assert [answer.status_code for answer in answers].count(200) <= UNASKED_BY - 2
        assert len(mails.mails) <= UNASKED_BY


def endless() -> Buckets:
    return Buckets(1e9, 1e9)


def test_ways_belong_to_one_person(
    ada: Somebody, bea: Somebody, days: Days, mails: MailServer
) -> None:
    way = confirmed_mail(mails, bea, "bea@example.org")
    assert ada.refused("DELETE", f"/api/me/ways/{way}") == "no_way"
    assert ada.refused("POST", f"/api/me/ways/{way}/test") == "no_way"
    token = bea.post("/api/tokens", {"name": "a program"})["token"]
    with Somebody(bea.url, "", token) as program:
        assert program.refused("GET", "/api/me/notifications") == "not_yours"
