"""What is read as it is: every address has its answer."""

from __future__ import annotations

import httpx
import pytest

from tests.server.running import Running


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
