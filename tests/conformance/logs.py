"""Write logs.toml anew: `python -m tests.conformance.logs`, after a change that is meant.

With the key of a game, only what is told of that game.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.conformance.settings import settings
from tests.conformance.stories import log_digest, seeds_of

PARTS = {"few": 100, "many": 1000}
"""Games of each game, shared out among its settings."""
FILE = Path(__file__).with_name("logs.toml")


def main(keys: list[str]) -> None:
    known: dict[str, Any] = tomllib.loads(FILE.read_text("utf-8"))
    lines = [
        "# Digests over the logs of random games, one a setting: the same in every build.",
        "# Written by `python -m tests.conformance.logs`.",
    ]
    for part, seeds in PARTS.items():
        found = digests(seeds, known[part]["logs"] if keys else {}, keys)
        lines += ["", f"[{part}]", f"seeds = {seeds}", f"[{part}.logs]", *found]
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


def digests(seeds: int, known: dict[str, str], keys: list[str]) -> Iterator[str]:
    for setting in settings():
        if keys and setting.key not in keys:
            digest = known[str(setting)]
        else:
            print(setting, flush=True)
            digest = log_digest(setting, seeds_of(setting, seeds))
        yield f'"{setting}" = "{digest}"'


if __name__ == "__main__":
    main(sys.argv[1:])
