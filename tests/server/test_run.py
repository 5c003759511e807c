"""Running the server: what is checked before anything starts, and what comes out of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner

from tests.server.running import Running, Somebody
from trilith import cli
from trilith.engine.errors import BadInput
from trilith.server import run
from trilith.server.files import lock_file
from trilith.server.run import check, check_public_url, config
from trilith.server.settings import Settings


def test_a_record_from_the_server_is_verified_by_the_command(
    tmp_path: Path, settings: Settings
) -> None:
    with Running.on(str(tmp_path / "c.db"), settings) as running, Somebody(running.url, "A") as ada:
        table = ada.table(me=[0, 1])
        ada.post(f"/api/tables/{table}/start")
        socket = ada.connect(table)
        socket.play(0)
        socket.say("propose", what="undo", to=0)
        socket.until("state", step=0)
        socket.play_to_end()
        text = ada.http.get(f"/api/tables/{table}/record").text
    path = tmp_path / "game.record"
    path.write_text(text, "utf-8")
    assert cli.run(["replay", str(path), "--verify"]) == 0
    path.write_text(text.replace("\nscores ", "\nscores 9"), "utf-8")
    assert cli.run(["replay", str(path), "--verify"]) != 0


def test_what_cannot_be_served_is_reported_before_anything_starts(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="expected a file or postgresql"):
        check(Settings(database="mysql://nowhere"))
    with pytest.raises(BadInput, match="expected smtp://host:port"):
        check(Settings(smtp="http://localhost", mail_from="table@example.org"))
    path = str(tmp_path / "held.db")
    with lock_file(path), pytest.raises(BadInput, match="another server uses this file"):
        check(Settings(database=path))
    check(Settings(database=path))


def test_what_the_operator_says_on_the_command_line_reaches_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[Settings] = []
    monkeypatch.setattr("trilith.server.run.check", lambda _: None)
    monkeypatch.setattr("trilith.server.run.serve", lambda settings, *_: given.append(settings))
    monkeypatch.setenv("TRILITH_SMTP", "smtp://localhost:25")
    command = ["serve", "--operator-mail", "op@example.org", "--chat-days", "30"]
    command += ["--word-list", "words.txt", "--public-url", "https://play.example.org"]
    command += ["--mail-from", "table@example.org", "--allow-target", "ntfy.lan:80"]
    assert CliRunner().invoke(cli.trilith, command).exit_code == 0
    (settings,) = given
    assert (settings.operator_mail, settings.chat_days) == ("op@example.org", 30)
    assert (settings.word_list, settings.public_url) == ("words.txt", "https://play.example.org")
    assert (settings.smtp, settings.mail_from) == ("smtp://localhost:25", "table@example.org")
    assert settings.inner_targets == ("ntfy.lan:80",)


def test_a_server_is_checked_prepared_and_then_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []

    def note(name: str) -> Callable[..., None]:
        return lambda *given: done.append((name, *given))

    def made(settings: Settings, *given: object, **more: object) -> SimpleNamespace:
        done.append(("config", settings.sweeps, *given, more))
        return SimpleNamespace(run=note("served"))

    monkeypatch.setattr(run, "check", note("checked"))
    monkeypatch.setattr("trilith.server.logs.set_up", note("logs"))
    monkeypatch.setattr(run, "raise_file_limit", note("files"))
    monkeypatch.setattr("sys.setswitchinterval", note("switch"))
    monkeypatch.setattr(run, "config", made)
    monkeypatch.setattr("uvicorn.Server", lambda server: server)
    settings = Settings(database="x.db")
    run.run(settings, "127.0.0.1", 8000, "debug", fd=7)
    assert done == [
        ("checked", settings),
        ("logs", "debug"),
        ("switch", 0.0005),
        ("files",),
        ("config", True, "127.0.0.1", 8000, {"fd": 7}),
        ("served",),
    ]


def test_the_command_explains_itself() -> None:
    shown = CliRunner().invoke(cli.trilith, ["serve", "--help"])
    assert shown.exit_code == 0
    assert "--database-url" in shown.output


@pytest.mark.parametrize("url", ["https://play.example.org", "http://localhost:8000/"])
def test_a_public_address_is_a_host_alone(url: str) -> None:
    check_public_url(url)


@pytest.mark.parametrize(
    "url", ["play.example.org", "ftp://play.example.org", "https://", "https://x.org/games"]
)
def test_an_address_that_messages_could_not_lead_to_is_refused(url: str) -> None:
    with pytest.raises(
        BadInput, match=r"--public-url: expected such as https://play\.example\.org"
    ):
        check_public_url(url)
    with pytest.raises(BadInput, match="--public-url"):
        check(Settings(database="unused.db", public_url=url))


@pytest.mark.parametrize(
    ("mail", "smtp", "expected"),
    [
        ("nobody", "smtp://localhost", "--operator-mail: "),
        ("op@example.org", "", "expected --smtp too: there is no way to send it"),
    ],
)
def test_an_operator_who_could_not_be_written_to_hears_so(
    mail: str, smtp: str, expected: str
) -> None:
    settings = Settings(database="unused.db", operator_mail=mail, smtp=smtp, mail_from="t@x.org")
    with pytest.raises(BadInput, match=expected):
        check(settings)


def test_sockets_never_take_all_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.1, 10.0.0.2")
    made = config(Settings(database=str(tmp_path / "a.db"), max_connections=100), "127.0.0.1", 0)
    assert made.app.server.budget.most_sockets == 80  # type: ignore[union-attr]
    assert (made.ws_per_message_deflate, made.server_header, made.access_log) == (False,) * 3
    assert made.timeout_graceful_shutdown == 5


@pytest.mark.parametrize("target", ["nonsense", "ntfy.lan", ":80", "ntfy.lan:x", "ntfy.lan:70000"])
def test_a_target_without_host_and_port_is_refused(tmp_path: Path, target: str) -> None:
    settings = Settings(database=str(tmp_path / "x.db"), inner_targets=("[fd00::1]:80", target))
    with pytest.raises(BadInput, match="--allow-target: expected such as ntfy"):
        check(settings)


def test_nothing_is_said_to_be_served_before_it_was_checked() -> None:
    said = CliRunner().invoke(cli.trilith, ["serve", "--public-url", "not a url"])
    assert isinstance(said.exception, BadInput)
    assert "serves at" not in said.output
