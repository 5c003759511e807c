"""Trilith without a server in a real browser: how much is loaded, how long until the first choice, and
how long bots think.

    python benchmarks/offline.py                    the folder is written first, into build/offline
    python benchmarks/offline.py --folder FOLDER    an existing folder
    python benchmarks/offline.py --level expert --steps 20      frames while it thinks
    python benchmarks/offline.py --json

Goals: a first visit below 8 MB, a first choice within 15 s (5 s when everything is kept), `hard`
within 2 s and 0.7 s in the median; the screen never stalls while a bot thinks.
Measured from a host on the same machine that compresses nothing.
"""

from __future__ import annotations

import argparse
import functools
import json
import sys
import tempfile
import threading
import time
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Page, sync_playwright

from tests.offline.keeping import Keeper
from tests.web import chromium
from trilith import games
from trilith.offline.folder import write

PATIENCE = 300_000
PREFS = {"name": "Ada", "confirm": "never", "tips": False, "pace": "off", "soundAsked": True}
KEPT = """async () => {
  for (;;) {
    const own = (await caches.keys()).filter((name) => name.startsWith("trilith "));
    const kept = await Promise.all(own.map(async (name) => (await caches.open(name)).keys()));
    if (kept.flat().some(({ url }) => url.endsWith("/manifest.webmanifest"))) return;
    await new Promise((next) => setTimeout(next, 50));
  }
}"""
PLAYED = """(table) => new Promise((resolve) => {
  indexedDB.open("trilith").onsuccess = ({ target: { result: db } }) => {
    const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
    db.transaction("logs").objectStore("logs").getAll(range).onsuccess = ({ target }) => {
      db.close();
      resolve(target.result.filter(({ kind }) => kind !== "sit").map(({ kind, at }) => [kind, at]));
    };
  };
})"""


FRAMES = """() => {
  window.gaps = [];
  let last = performance.now();
  const frame = () => {
    const now = performance.now();
    window.gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


class Counting(SimpleHTTPRequestHandler):
    sent = 0

    def log_message(self, *_: Any) -> None:
        pass

    def copyfile(self, source: Any, outputfile: Any) -> None:
        content = source.read()
        Counting.sent += len(content)
        outputfile.write(content)


def measured(folder: Path, level: str, steps: int) -> dict[str, Any]:
    handler = functools.partial(Counting, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as playwright:
        path = chromium.find()
        browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        context = browser.new_context(viewport={"width": 1440, "height": 1000}, locale="en")
        context.add_init_script(f"localStorage.trilith ??= {json.dumps(json.dumps(PREFS))}")
        page = context.new_page()
        found: dict[str, Any] = {"cold": first_choice(page, url)}
        page.evaluate(KEPT)
        found["bytes"] = Counting.sent
        found["cached"] = first_choice(page, url)
        found[level] = {key: thinking(page, url, key, level, steps) for key in games.keys()}
        browser.close()
    server.shutdown()
    return found


def first_choice(page: Page, url: str) -> float:
    """Seconds from the address to a table of the castle that asks for a choice."""
    page.goto("about:blank")
    begun = time.monotonic()
    page.goto(url)
    page.get_by_role("button", name="Start playing").click(timeout=PATIENCE)
    page.wait_for_selector("#decision[data-asked]", timeout=PATIENCE)
    return round(time.monotonic() - begun, 1)


def thinking(page: Page, url: str, key: str, level: str, steps: int) -> dict[str, float]:
    """Seconds from one choice that is saved to the next, of bots among themselves."""
    keeper = Keeper()
    wanted = {"game": key, "seats": 3, "bots": [level] * 3, "me": []}
    table = keeper.post("/api/tables", wanted)["id"]
    keeper.post(f"/api/tables/{table}/start")
    page.goto(f"{url}#/")
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        file.write(keeper.ask("GET", "/api/luggage")[1])
        file.flush()
        page.set_input_files("input[type=file]", file.name)
        page.get_by_text("taken in").wait_for(timeout=PATIENCE)
    page.evaluate(f"location.hash = '#/t/{table}'")
    page.wait_for_selector("#decision", timeout=PATIENCE)
    page.evaluate(FRAMES)  # from here on: drawing the table for the first time is not meant
    page.wait_for_function(
        "(most) => { const { step, status } = document.querySelector('#decision')?.dataset ?? {};"
        " return Number(step) >= most || status === 'over'; }",
        arg=steps,
        timeout=20 * PATIENCE,
    )
    gaps = sorted(page.evaluate("window.gaps"))
    page.evaluate("location.hash = '#/'")
    at = [when for kind, when in page.evaluate(PLAYED, table) if kind == "play"]
    seconds = sorted((b - a) / 1000 for a, b in pairwise(at))
    return {
        "choices": len(seconds),
        "median": round(median(seconds), 2),
        "p95": round(seconds[int(0.95 * len(seconds))], 2),
        "longest": round(seconds[-1], 2),
        "frame_p99": round(gaps[int(0.99 * len(gaps))]),
        "frame_longest": round(gaps[-1]),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--steps", type=int, default=150, help="of each game")
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    folder = wishes.folder
    if folder is None:
        folder = Path(__file__).parents[1] / "build" / "offline"
        write(folder)
    found = measured(folder, wishes.level, wishes.steps)
    if wishes.json:
        print(json.dumps(found))
        return
    print(f"first visit       {found['bytes'] / 1e6:.2f} MB")
    print(f"first choice      {found['cold']} s cold, {found['cached']} s kept")
    for key, one in found[wishes.level].items():
        print(
            f"{wishes.level:6} {key:14} median {one['median']} s, p95 {one['p95']} s,"
            f" longest {one['longest']} s of {one['choices']} choices;"
            f" frames p99 {one['frame_p99']} ms, longest {one['frame_longest']} ms"
        )


if __name__ == "__main__":
    main()
