"""A server that sends, and real receivers around it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tests.server.post.receivers import HttpServer, MailServer
from tests.server.running import Running, Somebody, wait_for
from trilith.server.clocks import now_ms
from trilith.server.settings import Settings

URL = "https://play.example.org"
MINUTE = 60_000
HOUR = 60 * MINUTE


@pytest.fixture(scope="module")
def mails() -> Iterator[MailServer]:
    with MailServer() as server:
        yield server


@pytest.fixture(scope="module")
def hooks() -> Iterator[HttpServer]:
    with HttpServer() as server:
        yield server


def sending(settings: Settings, mails: MailServer, hooks: HttpServer) -> Settings:
    return msgspec.structs.replace(
        settings,
        public_url=URL,
        smtp=f"smtp://127.0.0.1:{mails.port}",
        mail_from="table@play.example.org",
        inner_targets=(hooks.target,),
        post_look=0.02,
    )


@pytest.fixture(scope="module")
def running(
    database: str, settings: Settings, mails: MailServer, hooks: HttpServer
) -> Iterator[Running]:
    """A server on either database that sends by all ways."""
    with Running.on(database, sending(settings, mails, hooks)) as server:
        yield server


class Days:
    """The time by which letters are sent: it can be put forward."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.ahead = 0
        running.server.post.clock = self.now

    def now(self) -> int:
        return now_ms() + self.ahead

    def pass_by(self, milliseconds: int) -> None:
        self.ahead += milliseconds

    def settle(self) -> None:
        """Until the postman has looked twice: all that was due by then is sent, or never will be."""
        post = self.running.server.post
        rounds = post.rounds
        wait_for(lambda: post.rounds >= rounds + 2)


@pytest.fixture
def days(running: Running, mails: MailServer, hooks: HttpServer) -> Iterator[Days]:
    made = Days(running)
    mails.mails.clear()
    hooks.received.clear()
    yield made
    running.server.post.clock = now_ms
    mails.answers.clear()
    hooks.answers.clear()


def confirmed_mail(
    mails: MailServer, somebody: Somebody, address: str, language: str = "en"
) -> str:
    """Give an address, and follow the link that comes; the way's id."""
    way: str = somebody.post("/api/me/ways/mail", {"address": address, "language": language})["id"]
    text = mails.mails[-1].get_body(("plain",))
    assert text is not None
    link = next(word for word in text.get_content().split() if word.startswith(URL))
    code = link.partition("code=")[2]
    somebody.post("/api/mail/confirm", {"way": way, "code": code})
    return way


def wish(somebody: Somebody, **wishes: object) -> None:
    answer = somebody.http.put("/api/me/notifications", json=wishes)
    assert answer.status_code == 200, answer.text
