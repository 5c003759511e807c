"""Rules that are shown over the wire, and the documentation that leads to them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import Running
from trilith.rulebook.shown import EVENT, EXAMPLE, POSITION, REFUSAL, Shown, all_of
from trilith.server import pages
from trilith.server.rulebook import of_rule
from trilith.server.settings import Settings


@pytest.fixture(scope="module")
def nobody(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Somebody without a name, at a server of which the database does not matter."""
    database = str(tmp_path_factory.mktemp("db") / "trilith.db")
    with Running.on(database, settings) as server, httpx.Client(base_url=server.url) as client:
        yield client


def first(kind: str) -> Shown:
    return next(one for one in all_of("castle").values() if one.kind == kind)


def test_a_rule_is_shown_with_what_happens_by_it(nobody: httpx.Client) -> None:
    rule = first(EVENT).rule
    found = nobody.get(f"/api/rulebook/{rule}").json()
    assert found["kind"] == EVENT
    assert rule in [event["rule"] for event in found["events"]]
    assert found["before"] != found["after"]
    assert found["refusal"] is None


def test_a_rule_is_shown_by_what_it_refuses() -> None:
    found = of_rule(first(REFUSAL).rule)
    assert found.refusal is not None
    assert found.refusal.rule == found.rule
    assert found.events == []
    assert found.before == found.after


def test_an_example_has_its_question_and_its_move_in_words() -> None:
    found = of_rule(first(EXAMPLE).rule)
    assert found.question is not None
    assert found.move is not None
    assert found.move.label.key.startswith("castle-do-")


def test_a_position_shows_a_rule_without_a_move() -> None:
    found = of_rule(first(POSITION).rule)
    assert found.move is None
    assert found.before == found.after
    assert found.events == []


def test_what_nothing_shows_is_not_found(nobody: httpx.Client) -> None:
    answer = nobody.get("/api/rulebook/AM-COMP-99")
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


# ------------------------------------------------------------------ the documentation


def test_without_a_build_the_documentation_says_how_to_get_it(
    nobody: httpx.Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "SITE", tmp_path / "none")
    answer = nobody.get("/docs")
    assert answer.status_code == 404
    assert "make docs" in answer.text


def test_a_folder_of_the_documentation_is_its_page(
    nobody: httpx.Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bots").mkdir()
    (tmp_path / "index.html").write_text("home")
    (tmp_path / "bots" / "index.html").write_text("bots")
    monkeypatch.setattr(pages, "SITE", tmp_path)
    assert nobody.get("/docs/").text == "home"
    assert nobody.get("/docs/bots/").text == "bots"
    # Links of a page are written as from within its folder.
    assert nobody.get("/docs/bots").headers["location"] == "/docs/bots/"


def test_nothing_outside_the_documentation_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "SITE", tmp_path / "site")
    assert pages.site_file("../secret.txt") is None
    assert pages.site_file("a\0b") is None
