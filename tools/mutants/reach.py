"""Which tests reach which places, and how long they take."""

from __future__ import annotations

import ast
import builtins
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType

from tools.mutants.change import functions, place
from tools.mutants.stretch import stretches

NOTE = "_note_that_it_was_reached"


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
        for where in self._now:
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
