"""Write playthroughs and counts anew: `python -m tests.playthroughs.make`, if a change is meant."""

from __future__ import annotations

from tests.playthroughs.playthrough import (
    COUNTS,
    counts,
    file_of,
    listed,
    playthrough,
    positions,
)


def main() -> None:
    for setting in listed():
        file_of(setting).write_text(playthrough(setting), "utf-8")
        print(file_of(setting).name)
    lines = [
        "# From each position: how many ways there are to make one choice, two choices, and so on.",
        "# Written by `python -m tests.playthroughs.make`.",
        *(f'"{name}" = {counts(s)}' for name, s in positions()),
    ]
    COUNTS.write_text("\n".join(lines) + "\n", "utf-8")
    print(COUNTS.name)


if __name__ == "__main__":
    main()
