"""Write logs.toml anew: `python -m tests.conformance.logs`, after a change that is meant.

With the key of a game, only what is told of that game.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from tests.conformance.settings import settings
from tests.conformance.test_records import log_digest, seeds_of

SEEDS = 1000
"""Games of each game, shared out among its settings."""
FILE = Path(__file__).with_name("logs.toml")


def main(keys: list[str]) -> None:
    known: dict[str, str] = tomllib.loads(FILE.read_text("utf-8"))["logs"]
    lines = [
        "# Digests over the logs of random games, one a setting: the same in every build.",
        "# Written by `python -m tests.conformance.logs`.",
        f"seeds = {SEEDS}",
        "",
        "[logs]",
    ]
    for setting in settings():
        if keys and setting.key not in keys:
            digest = known[str(setting)]
        else:
            print(setting, flush=True)
            digest = log_digest(setting, seeds_of(setting, SEEDS))
        lines.append(f'"{setting}" = "{digest}"')
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
