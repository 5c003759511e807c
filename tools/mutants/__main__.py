"""Try a sample of mutants: `python -m tools.mutants server --sample 200`."""

from __future__ import annotations

import argparse
import hashlib
import math
import random
import sys
from pathlib import Path

import pytest

from tools.mutants.change import Mutant, mutants
from tools.mutants.kept import Kept
from tools.mutants.reach import Known
from tools.mutants.trial import Trial

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "trilith"
KEPT = ROOT / "build" / "mutants"
LEFT_OUT = Path("server", "migrations")
"""Run once for each old database, in another process: no test is seen to reach them."""
TESTS = {
    "engine": ["tests/engine", "tests/games", "tests/conformance"],
    "games": ["tests/engine", "tests/games", "tests/conformance"],
    "bots": ["tests/bots", "tests/arena", "tests/coach"],
    "arena": [
        "tests/arena",
        "tests/learn",
        "tests/cli/test_arena.py",
        "tests/cli/test_simulate.py",
    ],
    "server": ["tests/server"],
}
"""Where the tests of a package are; of a package that is not listed, in the folder of its name."""


def main() -> int:
    said = arguments()
    every = everything(said.package, said.only)
    found = random.Random(said.seed).sample(every, min(said.sample, len(every)))
    where = TESTS.get(said.package.split("/")[0], [f"tests/{said.package}"])
    if said.narrow:
        where = same_named(found)
    outcomes = KEPT / f"{said.package.replace('/', '-')}-{digest(where)}.jsonl"
    kept = Kept(outcomes)
    reach = KEPT / f"reach-{digest(where)}.json"
    trial = Trial(PACKAGE, kept.left(found), reach, kept.tell, said.minutes, said.at_once)
    if said.report:
        print("\n".join(kept.report(found)))
        return 0
    if said.unreached:
        print("\n".join(map(str, Known(reach).unreached(every))))
        return 0
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    code = pytest.main([*options, *where], plugins=[trial])
    print("\n".join(Kept(outcomes).report(found)))
    return code


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument(
        "package", help="engine, games, server, bots, arena, or a folder or file in it"
    )
    parser.add_argument("--sample", type=int, default=100, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--only", default="", help="those whose line of report contains this")
    parser.add_argument(
        "--narrow", action="store_true", help="try the tests of the modules' own names alone"
    )
    parser.add_argument(
        "--minutes", type=float, default=math.inf, help="stop after so long; a next run goes on"
    )
    parser.add_argument(
        "--at-once", type=int, default=1, help="how many to try at the same time: many tests wait"
    )
    parser.add_argument(
        "--report", action="store_true", help="try nothing: only say what is known of the sample"
    )
    parser.add_argument(
        "--unreached",
        action="store_true",
        help="try nothing: list all that no test reaches, as far as was learnt already",
    )
    return parser.parse_args()


def same_named(found: list[Mutant]) -> list[str]:
    """The tests of the names of these mutants' modules, as far as there are any."""
    paths = {Path(mutant.path) for mutant in found}
    tests = {Path("tests") / path.with_name(f"test_{path.name}") for path in paths}
    return sorted(str(test) for test in tests if (ROOT / test).exists())


def digest(where: list[str]) -> str:
    """A short name for a list of tests: what was learnt of one says nothing of another."""
    return hashlib.sha256(" ".join(where).encode()).hexdigest()[:12]


def everything(package: str, only: str) -> list[Mutant]:
    """All its mutants whose line of report contains this."""
    below = PACKAGE / package
    files = [below] if below.is_file() else sorted(below.rglob("*.py"))
    return [
        mutant
        for file in files
        if not file.is_relative_to(PACKAGE / LEFT_OUT)
        for mutant in mutants(PACKAGE, file)
        if only in str(mutant)
    ]


if __name__ == "__main__":
    sys.exit(main())
