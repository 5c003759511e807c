"""Which tests reach which places, and how long they take."""

from __future__ import annotations

import ast
import builtins
import hashlib
import json
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import CodeType

from tools.mutants.change import Mutant, functions, place
from tools.mutants.stretch import stretches

NOTE = "_note_that_it_was_reached"


class Known:
    """What was learnt in this run and in earlier ones, kept in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        doc = json.loads(path.read_text()) if path.exists() else {}
        self.seconds: dict[str, float] = doc.get("seconds", {})
        """How long each test takes."""
        self.reached: dict[str, list[str]] = doc.get("reached", {})
        """The tests that run each stretch."""
        self.files: dict[str, str] = doc.get("files", {})
        """The digest of each file at that time."""

    def forget_changed(self, package: Path, tests: Path) -> None:
        """What a file's tests reach, and what reaches a file's code, once the file is another."""
        stale = {name for name, before in self.files.items() if digest_of(Path(name)) != before}
        gone = {test for test in self.seconds if str(tests / test.partition("::")[0]) in stale}
        for where, found in self.reached.items():
            if str(package / where.partition(" ")[0]) in stale:
                gone.update(found)
        self.forget(gone)
        for name in stale:
            del self.files[name]

    def forget(self, tests: Collection[str]) -> None:
        self.seconds = {test: t for test, t in self.seconds.items() if test not in tests}
        for where, found in self.reached.items():
            self.reached[where] = [test for test in found if test not in tests]

    def unreached(self, mutants: Sequence[Mutant]) -> list[Mutant]:
        return [mutant for mutant in mutants if not self.reached.get(mutant.place)]

    def add(self, reach: Reach, failing: Collection[str], files: Sequence[Path]) -> None:
        self.seconds |= reach.seconds
        for where, found in reach.reached.items():
            every = {*self.reached.get(where, ()), *found}
            self.reached[where] = sorted(every.difference(failing))
        self.files |= {str(path): digest_of(path) for path in files}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(vars(self) | {"path": str(self.path)}))


def digest_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""


class Reach:
    """Notes each stretch of the package that is run; `during` says for which test."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.reached: dict[str, set[str]] = {}
        self._now: set[str] = set()
        setattr(builtins, NOTE, lambda name: self._now.add(name))

    @contextmanager
    def during(self, test: str) -> Iterator[None]:
        self._now = set()
        began = time.monotonic()
        yield
        self.seconds[test] = time.monotonic() - began
        for where in tuple(self._now):  # a copy: the thread of a server may be running still
            self.reached.setdefault(where, set()).add(test)


def noting(package: Path, path: Path) -> CodeType:
    """A file's code in which each stretch begins with saying that it was reached."""
    tree = ast.parse(path.read_text())
    name = path.relative_to(package).as_posix()
    for function_name, function in functions(tree):
        numbered = list(enumerate(stretches(function)))
        for number, (block, at) in reversed(numbered):  # so that places in a block stay right
            call = f"{NOTE}({place(name, function_name, number)!r})"
            block.insert(at, ast.parse(call).body[0])
    return compile(ast.fix_missing_locations(tree), str(path), "exec", dont_inherit=True)
