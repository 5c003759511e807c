"""A new password for who has forgotten theirs, by a link that works once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from tests.server.post.conftest import URL, confirmed_mail, sending
from tests.server.post.receivers import HttpServer, MailServer
from tests.server.running import Running, Somebody, wait_for
from trilith.cli import trilith
from trilith.server.post.postman import UNASKED_TO, _a_day
from trilith.server.settings import Settings

OLD, NEW = "correct horse", "battery staple"


@pytest.fixture(scope="module")
def mails() -> Iterator[MailServer]:
    with MailServer() as server:
        yield server


@pytest.fixture(scope="module")
def running(
    tmp_path_factory: pytest.TempPathFactory, settings: Settings, mails: MailServer
) -> Iterator[Running]:
    database = str(tmp_path_factory.mktemp("reset") / "t.db")
    with HttpServer() as hooks, Running.on(database, sending(settings, mails, hooks)) as server:
        yield server


def account(running: Running, name: str) -> Somebody:
    somebody = Somebody(running.url, name)
    somebody.post("/api/account", {"name": name, "password": OLD})
    return somebody


def use(somebody: Somebody, link: str) -> None:
    code = link.partition("code=")[2]
    form = {"code": code, "password": NEW}
    assert somebody.refused("POST", "/api/reset/use", {**form, "password": "short"}) == (
        "short_password"
    )
    assert somebody.post("/api/reset/use", form)["name"]
    assert somebody.refused("POST", "/api/reset/use", form) == "bad_link"


def test_the_operators_link_sets_it_and_signs_out_everywhere(running: Running) -> None:
    with account(running, "Ada") as ada:
        database = running.server.settings.database
        more = ["--database-url", database, "--public-url", URL]
        done = CliRunner().invoke(trilith, ["admin", "reset", "ADA", *more])
        assert done.exit_code == 0, done.output
        assert done.output.startswith(f"{URL}/reset?code=")
        use(ada, done.output.strip())
        assert ada.get("/api/me")["person"] is None
        assert ada.refused("POST", "/api/login", {"name": "Ada", "password": OLD}) == "bad_login"
        ada.post("/api/login", {"name": "Ada", "password": NEW})
        done = CliRunner().invoke(trilith, ["admin", "reset", "nobody", *more])
        assert done.exit_code != 0


def test_by_mail_it_goes_to_the_confirmed_address_and_nobody_learns_of_whom(
    running: Running, mails: MailServer
) -> None:
    with account(running, "Bea") as bea, account(running, "Cid") as cid:
        confirmed_mail(mails, bea, "bea@example.org")
        mails.mails.clear()
        answers = [cid.post("/api/reset", {"name": name}) for name in ("nobody", "Cid", "Bea")]
        assert answers == [{"sent": True}] * 3
        wait_for(lambda: mails.mails)
        [mail] = mails.mails
        assert mail["To"] == "bea@example.org"
        body = mail.get_body(("plain",))
        assert body is not None
        use(bea, next(word for word in body.get_content().split() if word.startswith(URL)))


def test_however_a_name_is_written_its_owner_gets_three_mails_a_day(
    running: Running, mails: MailServer
) -> None:
    running.server.post._to = _a_day(UNASKED_TO, 1.0)
    try:
        with account(running, "Eve") as eve:
            confirmed_mail(mails, eve, "eve@example.org")
            asked = [
                eve.http.post("/api/reset", json={"name": name}).status_code
                for name in ("Eve", "eve", " Eve", "EVE ", "e\u200bve", "Eve")
            ]
            assert asked.count(200) == UNASKED_TO
    finally:
        running.server.post._to = _a_day(UNASKED_TO, running.server.settings.generosity)


def test_without_a_mail_server_it_says_that_it_cannot(tmp_path: Path, settings: Settings) -> None:
    plain = msgspec.structs.replace(settings)
    with Running.on(str(tmp_path / "t.db"), plain) as server, account(server, "Dan") as dan:
        assert dan.post("/api/reset", {"name": "Dan"}) == {"sent": False}


def test_what_was_done_with_an_account_is_mailed_to_its_owner(
    running: Running, mails: MailServer
) -> None:
    with account(running, "Dora") as dora, account(running, "Emil") as emil:
        confirmed_mail(mails, dora, "dora@example.org")
        dora.http.put("/api/me/notifications", json={"language": "pl"})
        mails.mails.clear()
        for somebody in (dora, emil):  # Emil has no address: nobody is told
            somebody.post("/api/password", {"old": OLD, "new": NEW})
        wait_for(lambda: mails.mails)
        assert mails.mails[0]["Subject"] == "Twoje hasło zostało zmienione"
        dora.post("/api/me/delete", {"password": NEW, "word": "delete"})
        wait_for(lambda: len(mails.mails) == 2)
        assert [mail["To"] for mail in mails.mails] == ["dora@example.org"] * 2
        assert mails.mails[1]["Subject"] == "Twoje konto zostało usunięte"
