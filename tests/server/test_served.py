"""What is read as it is: every address has its answer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from fastapi import Response

from tests.server.running import Running
from trilith.server import pages, served
from trilith.server.wire import Refused


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables/nothing", 404),
        ("/api/tables/NOTHING", 422),
        ("/api/nothing", 404),
        ("/rules/chess/en", 404),
        ("/text/en/nothing.ftl", 404),
        ("/healthz", 200),
        ("/api/docs", 200),
        ("/api/openapi.json", 200),
        ("/rules/castle/fr/sections", 200),
    ],
)
def test_every_address_has_its_answer(shared: Running, path: str, status: int) -> None:
    answer = httpx.get(f"{shared.url}{path}")
    assert answer.status_code == status, answer.text
    if status >= 400:
        assert set(answer.json()["error"]) >= {"code", "text"}


# ------------------------------------------------------------------ without a network


@pytest.mark.parametrize(
    ("failing", "waiting", "problem"),
    [
        ("", 0.0, ""),
        ("", 2.0, ""),
        ("", 2.1, "the database does not answer"),
        ("disk full", 5.0, "disk full"),
    ],
)
def test_a_server_is_well_while_it_can_save_and_is_answered(
    monkeypatch: pytest.MonkeyPatch, failing: str, waiting: float, problem: str
) -> None:
    monkeypatch.setattr("trilith.server.served.time.monotonic", lambda: 100.0 + waiting)
    store = SimpleNamespace(failing=failing, waiting_since=100.0 if waiting else 0.0)
    server: Any = SimpleNamespace(store=store, hub=SimpleNamespace(rooms={"t": 1}))
    response = Response()
    told = asyncio.run(served.health(server, response))
    assert told == {"ok": not problem, "problem": problem, "tables": 1}
    assert response.status_code == (503 if problem else 200)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a page, and with a file whose name says what is in it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>page</p>")
    (tmp_path / "assets" / "a1b2.js").write_text("1")
    monkeypatch.setattr(
        pages,
        "client_file",
        lambda path: tmp_path / path if (tmp_path / path).is_file() else None,
    )
    return tmp_path


KEPT, ASKED = "max-age=31536000, immutable", "no-cache"


@pytest.mark.parametrize(
    ("path", "age"), [("", ASKED), ("index.html", ASKED), ("assets/a1b2.js", KEPT)]
)
def test_a_file_is_kept_for_ever_only_if_its_name_says_what_is_in_it(
    built: Path, path: str, age: str
) -> None:
    answer = asyncio.run(served.client(path))
    assert answer.headers["cache-control"] == age
    offline: Any = SimpleNamespace(settings=SimpleNamespace(offline=str(built)))
    answer = asyncio.run(served.offline(offline, path))
    assert answer.headers["cache-control"] == age


def test_what_is_not_there_is_not_found(built: Path) -> None:
    nowhere: Any = SimpleNamespace(settings=SimpleNamespace(offline=""))
    for work in (
        served.client("api/index.html"),
        served.client("assets/none.js"),
        served.offline(nowhere, "index.html"),
    ):
        with pytest.raises(Refused) as error:
            asyncio.run(work)
        assert error.value.code == "not_found"
    (built / "index.html").unlink()
    page = asyncio.run(served.client(""))
    assert bytes(page.body).decode() == pages.PLAIN_PAGE, "the server alone"


def test_a_server_says_whether_there_is_a_folder_that_plays_without_it() -> None:
    for folder, is_there in (("/x", True), ("", False)):
        server: Any = SimpleNamespace(settings=SimpleNamespace(offline=folder))
        assert asyncio.run(served.offers(server)) == {"offline": is_there}
