"""Which passwords are refused, and that those of old still open their accounts."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher

from tests.server.running import Running, Somebody
from trilith.server import passwords, schema
from trilith.server.settings import Settings
from trilith.server.wire import Refused


def refusal(password: str, name: str = "") -> str:
    """The code under which a password is refused; empty if it is taken."""
    try:
        passwords.check(password, name)
    except Refused as refused:
        return refused.code
    return ""


@pytest.mark.parametrize(
    "password",
    [
        "password123!",
        "P4ssw0rd2024",
        "mot de passe 1",
        "kocham-cię-99",
        "haslohaslo",
        "1234567890",
        "0987654321",
        "19.04.1990.",
        "qwertyuiop[]",
        "1q2w3e4r5t6y",
        "abc123abc123",
        "zzzzzzzzzzzz",
    ],
)
def test_what_is_guessed_first_is_refused(password: str) -> None:
    assert refusal(password) == "common_password"


@pytest.mark.parametrize(
    "password",
    ["correct horse", "four words are fine", "Tr0ub4dor&3", "zażółć gęślą jaźń", "x7$kQ!9vLp"],
)
def test_what_is_long_or_odd_is_taken(password: str) -> None:
    assert refusal(password) == ""


def test_a_run_is_made_of_keys_in_a_row_and_nothing_else() -> None:
    assert passwords._run_at("qwx", 0, "qwertyuiop") == 2
    assert passwords._run_at("xqw", 0, "qwertyuiop") == 1
    assert passwords._run_at("poi", 0, "qwertyuiop") == 3
    assert passwords.is_run("qwertyrewq")
    assert not passwords.is_run("qwertyx")


@pytest.mark.parametrize(
    ("text", "part"),
    [
        *(("", ""), ("a", "a"), ("aa", "a"), ("aaaaa", "a"), ("abab", "ab"), ("abcabcabc", "abc")),
        *(("ab", "ab"), ("aba", "aba"), ("ababa", "ababa"), ("abcab", "abcab")),
    ],
)
def test_a_text_is_reduced_to_what_it_repeats_as_a_whole(text: str, part: str) -> None:
    assert passwords.once(text) == part


@pytest.mark.parametrize(
    ("keys", "is_run"),
    [
        *(("", False), ("qw", False), ("qwe", True), ("ewq", True), ("qweasd", True)),
        *(("qweas", False), ("qweqw", False), ("abcxyz", True), ("890", True), ("qez", False)),
    ],
)
def test_three_keys_in_a_row_are_a_run_and_so_is_a_row_of_runs(keys: str, is_run: bool) -> None:
    assert passwords.is_run(keys) is is_run


def test_a_password_is_too_short_or_too_long_by_one_character() -> None:
    good = "zebra crossing at noon, "
    for length, why in ((9, "short_password"), (10, ""), (200, ""), (201, "limit")):
        assert refusal((good * 9)[:length]) == why


def test_ones_name_with_something_around_it_is_refused() -> None:
    assert refusal("maelle-1990", "Maëlle") == "common_password"
    assert refusal("maelle-1990", "Tomasz") == ""


def test_ten_characters_are_needed() -> None:
    assert refusal("zebra apl") == "short_password"
    assert refusal("zebra aple") == ""


def test_a_new_account_hears_why_and_an_old_one_signs_in_as_before(
    tmp_path: Path, settings: Settings
) -> None:
    database = str(tmp_path / "t.db")
    with Running.on(database, settings) as server, Somebody(server.url, "Zoe") as zoe:
        form = {"name": "Zoe", "password": "zebra"}
        assert zoe.refused("POST", "/api/account", form) == "short_password"
        form["password"] = "iloveyou2024"
        assert zoe.refused("POST", "/api/account", form) == "common_password"
        assert zoe.post("/api/account", {**form, "password": "zebra crossing"})["name"] == "Zoe"
        with server.server.store.engine.begin() as c:
            hashed = PasswordHasher(1, 8, 1).hash("iloveyou")
            c.execute(sa.update(schema.people).values(password=hashed))
        zoe.post("/api/logout")
        assert zoe.post("/api/login", {"name": "Zoe", "password": "iloveyou"})["name"] == "Zoe"
