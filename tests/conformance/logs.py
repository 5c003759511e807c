"""Write logs.toml anew: `python -m tests.conformance.logs`, after a change that is meant."""

from __future__ import annotations

from pathlib import Path

from tests.conformance.settings import settings
from tests.conformance.test_records import log_digest, seeds_of

SEEDS = 1000
"""Games of each game, shared out among its settings."""


def main() -> None:
    lines = [
        "# Digests over the logs of random games, one a setting: the same in every build.",
        "# Written by `python -m tests.conformance.logs`.",
        f"seeds = {SEEDS}",
        "",
        "[logs]",
    ]
    for setting in settings():
        print(setting, flush=True)
        seeds = seeds_of(setting, SEEDS)
        lines.append(f'"{setting}" = "{log_digest(setting, seeds)}"')
    Path(__file__).with_name("logs.toml").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
