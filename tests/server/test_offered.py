"""A server that offers the folder which plays without it."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.running import Running
from trilith.server.settings import Settings


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("not for you", "utf-8")
    made = tmp_path / "folder"
    (made / "python").mkdir(parents=True)
    (made / "index.html").write_text("<title>Trilith</title>", "utf-8")
    (made / "python" / "wasm-1.bin").write_bytes(b"wasm")
    return made


def test_the_folder_is_delivered_with_its_own_policy(folder: Path, tmp_path: Path) -> None:
    settings = Settings(quick_hash=True, offline=str(folder))
    with Running.on(str(tmp_path / "a.db"), settings) as server, httpx.Client() as web:
        assert web.get(f"{server.url}/api/offers").json() == {"offline": True}
        page = web.get(f"{server.url}/offline/")
        assert page.text == "<title>Trilith</title>"
        assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
        assert page.headers["cache-control"] == "no-cache"
        part = web.get(f"{server.url}/offline/python/wasm-1.bin")
        assert "immutable" in part.headers["cache-control"]
        assert "wasm" not in web.get(f"{server.url}/").headers["content-security-policy"]
        for path in ("nothing", "%2e%2e/secret.txt", "..%2fsecret.txt", "python/"):
            assert web.get(f"{server.url}/offline/{path}").status_code == 404


def test_a_server_without_it_offers_nothing(tmp_path: Path) -> None:
    with Running.on(str(tmp_path / "b.db"), Settings(quick_hash=True)) as server:
        assert httpx.get(f"{server.url}/api/offers").json() == {"offline": False}
        assert httpx.get(f"{server.url}/offline/").status_code == 404
