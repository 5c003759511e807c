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

    def tell(self, mutant: Mutant, outcome: str) -> None:
        print(f"{outcome:>12.12}  {mutant}", flush=True, file=sys.__stderr__)
        self.outcomes[_key(mutant)] = outcome
        with self.path.open("a") as file:
            file.write(json.dumps([_key(mutant), outcome]) + "\n")

    def left(self, sample: Sequence[Mutant]) -> list[Mutant]:
        """Those to try: what was never tried first, and nothing that was killed."""
        alive = [mutant for mutant in sample if not self._is_killed(mutant)]
        return sorted(alive, key=lambda mutant: _key(mutant) in self.outcomes)

    def report(self, sample: Sequence[Mutant]) -> list[str]:
        """The score, and what is alive."""
        tried = [mutant for mutant in sample if _key(mutant) in self.outcomes]
        alive = [mutant for mutant in tried if not self._is_killed(mutant)]
        untried = len(sample) - len(tried)
        return [
            f"{len(tried) - len(alive)} of {len(tried)} killed, {untried} not tried yet",
            *(f"{self.outcomes[_key(mutant)]}: {mutant}" for mutant in alive),
        ]

    def _is_killed(self, mutant: Mutant) -> bool:
        return self.outcomes.get(_key(mutant), "").startswith("killed")


def _key(mutant: Mutant) -> str:
    """A line may hold the same change twice, so its number counts too."""
    return f"{mutant} ({mutant.number})"
