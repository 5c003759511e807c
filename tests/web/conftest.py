"""A server, a real browser, and people in front of it."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.running import Running
from tests.web import chromium
from tests.web.contexts import Contexts
from tests.web.screen import Screen
from trilith.server import client_build, making
from trilith.server.errands import Errands
from trilith.server.pages import WEB
from trilith.server.settings import Settings

SHOTS = Path(__file__).parents[2] / "build" / "screenshots"
"""Where the pictures of the last run are, for whoever wants to look."""


def pytest_configure(config: pytest.Config) -> None:
    Screen.takes_pictures = config.getoption("--pictures")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    assert path, "expected a browser: make browser"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the built client."""
    if client_build.ROOT / "src" / "trilith" / "web" == WEB:
        client_build.ensure()
    assert (WEB / "index.html").is_file(), "expected a built client: make client"
    database = str(tmp_path_factory.mktemp("web") / "trilith.db")
    settings = Settings(
        quick_hash=True,
        guest_hold=0,
        generosity=1000,
        public_url="https://play.example.org",
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Errands, "must", done_here)
        with Running.on(database, settings) as server:
            yield server


async def done_here(_: Errands, who: str, work: Callable[..., bytes], *given: Any) -> bytes:
    """Long work in this process: others know nothing of where tests let games begin."""
    return await asyncio.to_thread(work, *given)


@pytest.fixture(scope="session")
def web(served: Running) -> str:
    """Its address."""
    return served.url


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are dealt by the test's name: what it sees is the same in every run."""
    count = itertools.count()

    def seed() -> str:
        return hashlib.sha256(f"{request.node.name}/{next(count)}".encode()).hexdigest()

    monkeypatch.setattr(making, "new_seed", seed)


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> Contexts:
    return Contexts(browser)


@pytest.fixture
def somebody(contexts: Contexts, web: str) -> Iterator[Callable[..., Screen]]:
    """Somebody with a browser of their own; nothing may go wrong in it."""
    screens: list[Screen] = []

    def make(name: str = "Ada", **wishes: Any) -> Screen:
        screen = Screen.of(contexts, web, SHOTS, name, **wishes)
        screens.append(screen)
        return screen

    yield make
    problems = [line for screen in screens for line in screen.problems]
    for screen in screens:
        contexts.take_back(screen.page.context)
    assert problems == []
