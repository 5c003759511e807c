"""What became of mutants, kept from one run to the next."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.mutants.change import Mutant


class Kept:
    """A file with a line for each trial; the last word about a mutant counts."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = path.read_text().splitlines() if path.exists() else []
        self.outcomes: dict[str, str] = dict(json.loads(line) for line in lines)

    def tell(self, mutant: Mutant, outcome: str, progress: str = "") -> None:
        word = outcome.partition(" ")[0]
        print(f"{progress:>9} {word:9} {mutant}", flush=True, file=sys.__stderr__)
        self.outcomes[_key(mutant)] = outcome
        with self.path.open("a") as file:
            file.write(json.dumps([_key(mutant), outcome]) + "\n")

    def left(self, sample: Sequence[Mutant]) -> list[Mutant]:
        """Those to try: what was never tried first, and nothing that was killed."""
        alive = [mutant for mutant in sample if not self._is_killed(mutant)]
        return sorted(alive, key=lambda mutant: _key(mutant) in self.outcomes)

    def report(self, sample: Sequence[Mutant]) -> list[str]:
        """The score, what stopped the tests instead of failing, and what is alive."""
        tried = [mutant for mutant in sample if _key(mutant) in self.outcomes]
        alive = [mutant for mutant in tried if not self._is_killed(mutant)]
        killed = len(tried) - len(alive)
        by_clock = sum(self.outcomes[_key(one)] == "killed by the clock" for one in tried)
        return [
            f"{killed} of {len(tried)} killed ({killed / max(len(tried), 1):.0%}), "
            f"{by_clock} of them by the clock; {len(sample) - len(tried)} not tried yet",
            *sorted(f"{self.outcomes[_key(mutant)]}: {mutant}" for mutant in alive),
        ]

    def _is_killed(self, mutant: Mutant) -> bool:
        return self.outcomes.get(_key(mutant), "").startswith("killed")


def _key(mutant: Mutant) -> str:
    """A line may hold the same change twice, so its number counts too."""
    return f"{mutant} ({mutant.number})"
