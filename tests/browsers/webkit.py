"""WebKit, the engine of every browser on iPhones: Debian's WebKitGTK, driven by WebDriver."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx

from tests.browsers.visit import (
    AIM,
    ASIDE,
    LISTEN,
    LOOK,
    MOVES,
    PLAY,
    RISE,
    SAID,
    SIZES,
    VISITS,
    Visit,
)

PATIENCE: Final = 300.0
START: Final = "document.querySelector('.start')?.click() ?? false"
READY: Final = "document.querySelector(\"#decision [data-option], [data-lit='legal']\") !== null"


class Driver:
    """A session with a browser, by the commands of the W3C's WebDriver."""

    def __init__(self, url: str) -> None:
        self._client = httpx.Client(base_url=url, timeout=PATIENCE)
        options = {"webkitgtk:browserOptions": {"args": ["--automation"]}}
        options["webkitgtk:browserOptions"]["binary"] = str(mini_browser())  # type: ignore[assignment]
        made = self._do("POST", "/session", {"capabilities": {"alwaysMatch": options}})
        self._session = f"/session/{made['sessionId']}"
        self.do("timeouts", {"script": int(PATIENCE * 1000)})

    def _do(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        answer = self._client.request(method, path, json=body)
        value = answer.json()["value"]
        if answer.is_error:
            raise RuntimeError(f"{path}: {value.get('message', value)}")
        return value

    def do(self, what: str, body: dict[str, Any]) -> Any:
        return self._do("POST", f"{self._session}/{what}", body)

    def run(self, function: str, *arguments: Any) -> Any:
        """Call a function, which may be asynchronous, on the page."""
        script = (
            "const done = arguments[arguments.length - 1];"
            f"Promise.resolve(({function})(...[...arguments].slice(0, -1)))"
            ".then((value) => done({ value }), (error) => done({ error: String(error) }));"
        )
        answer = self.do("execute/async", {"script": script, "args": list(arguments)})
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer.get("value")

    def wait(self, condition: str) -> None:
        until = time.monotonic() + PATIENCE
        while not self.run(f"() => {condition}"):
            if time.monotonic() > until:
                raise RuntimeError(f"never: {condition}")
            time.sleep(0.2)

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._do("GET", f"{self._session}/screenshot")))

    def resize(self, width: int, height: int) -> None:
        """The window has a frame: it is made larger until the page has the size that is wanted."""
        self.do("window/rect", {"width": width, "height": height})
        inner = self.run("() => [innerWidth, innerHeight]")
        frame = {"width": 2 * width - inner[0], "height": 2 * height - inner[1]}
        self.do("window/rect", frame)

    def move(self, x: int, y: int) -> None:
        """The pointer goes there."""
        step = {"type": "pointerMove", "duration": 0, "x": x, "y": y}
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        self.do("actions", {"actions": [{**mouse, "actions": [step]}]})

    def close(self) -> None:
        with contextlib.suppress(httpx.HTTPError, RuntimeError):
            self._do("DELETE", self._session)
        self._client.close()


def mini_browser() -> Path:
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))
    if not found:
        raise FileNotFoundError("expected WebKitGTK's MiniBrowser, found none")
    return found[-1]


@contextlib.contextmanager
def driver() -> Iterator[Driver]:
    """A browser on a screen that nobody sees."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = ["xvfb-run", "-a", "-s", "-screen 0 1600x1200x24", "WebKitWebDriver"]
    process = subprocess.Popen(
        [*command, f"--port={port}"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        wait_for_port(port)
        session = Driver(f"http://127.0.0.1:{port}")
        try:
            yield session
        finally:
            session.close()
    finally:
        # The screen's script ends alone, and would leave the driver behind.
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def wait_for_port(port: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)
    raise RuntimeError("the driver never answered")


def visit_all(url: str, shots: Path) -> dict[str, dict[str, Any]]:
    results: dict[str, dict[str, Any]] = {}
    for visit in VISITS:
        with driver() as browser:
            try:
                results[visit.name] = visit_one(browser, url, visit, shots)
            except (RuntimeError, httpx.HTTPError) as error:
                results[visit.name] = {"failed": str(error)}
    return results


def visit_one(browser: Driver, url: str, visit: Visit, shots: Path) -> dict[str, Any]:
    browser.do("url", {"url": url})
    browser.resize(*SIZES[visit.size])
    prefs = json.dumps(visit.prefs())
    browser.run(f'() => localStorage.setItem("trilith", {prefs})')
    browser.do("url", {"url": url})
    browser.run(LISTEN)
    browser.wait("document.querySelector('.start') !== null")
    browser.run(f"() => {START}")
    browser.wait(READY)
    before = browser.run(LOOK)
    moves, rise, pointed = 0, None, None
    for seed in range(MOVES):
        if not (pointed and pointed["on"]["said"]):
            pointed = point(browser) or pointed
        rise = rise or browser.run(RISE)
        moves += browser.run(PLAY, [seed, 1])
    after = browser.run(LOOK)
    browser.picture(shots / f"webkit-{visit.name}.png")
    return {"before": before, "rise": rise, "pointed": pointed, "after": after, "moves": moves}


def point(browser: Driver) -> dict[str, Any] | None:
    """What shows while the pointer rests on something, and when it has left."""
    at = browser.run(AIM)
    if at is None:
        return None
    browser.move(*at)
    on = browser.run(SAID, True)
    browser.move(*ASIDE)
    return {"on": on, "off": browser.run(SAID, False)}
