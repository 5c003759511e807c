"""Study what goes with winning, by a few games of bots: python examples/study.py [GAMES]"""

from __future__ import annotations

import json
import subprocess
import sys


def main(games: str = "40") -> None:
    command = [sys.executable, "-m", "trilith", "study", "castle", "--players", "3"]
    told = subprocess.run(
        [*command, "--games", games, "--bots", "easy", "--jobs", "1", "--json"],
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    print("points that go with winning, and how strongly (from -1 to 1):")
    for source in json.loads(told.stdout)["sources"]:
        interval = f"{source['low']:+.2f} to {source['high']:+.2f}"
        print(f"{source['name']:>16} {source['correlation']:+.2f}  ({interval})")


if __name__ == "__main__":
    main(*sys.argv[1:2])
