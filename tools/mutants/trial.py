"""Trying mutants: a plugin that runs chosen tests in forks instead of all of them in a row."""

from __future__ import annotations

import gc
import os
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from functools import _lru_cache_wrapper, partial
from pathlib import Path
from types import CodeType, FunctionType
from typing import Final, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tests.sample import examples_left_out
from tools.mutants.change import Mutant, changed
from tools.mutants.reach import Known, Reach, noting

PATIENCE: Final = 15.0
"""Seconds that a test of a mutant gets beyond three times what it takes."""
BUDGET: Final = 45.0
"""Seconds of tests that a mutant is tried against at the most; the quickest modules come first."""
CRASHED: Final = "an error"
"""What is read of a fork that ended without a word, or could not try the mutant at all."""
OUTCOMES: Final = {"": "survived", CRASHED: "crashed"}
KEPT_EVERY: Final = 20.0
"""Seconds after which what was learnt is written down."""

Begin = Callable[[str], None]
"""Called with the name of each test that begins."""


class Said(NamedTuple):
    """What is heard of a fork."""

    word: str
    """What its work returned; or the test that was still running when nobody waited any longer."""
    in_time: bool = True


class Trial:
    """Learns what reaches what, then tries each mutant; `tell` hears of each."""

    def __init__(
        self,
        package: Path,
        mutants: Sequence[Mutant],
        kept: Path,
        tell: Callable[[Mutant, str, str], None],
        minutes: float,
        at_once: int = 1,
    ) -> None:
        self.package, self.mutants, self.kept, self.tell = package, mutants, kept, tell
        self.minutes, self.at_once = minutes, at_once
        self.functions: dict[str, list[FunctionType]] = {}
        """What exists of the package, by file, line and name."""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """A sample of what says nearly the same; of the databases, the one that is quick to make."""
        left = set(examples_left_out(items))
        items[:] = [item for item in items if item not in left and not is_on_postgresql(item)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        self.functions = functions_of(str(self.package))
        end = time.monotonic() + 60 * self.minutes
        known = self.known(session.config.rootpath)
        new = [item for item in session.items if item.nodeid not in known.seconds]
        if new:
            print(f"{len(new)} tests are run once, to learn what they reach", file=sys.__stderr__)
            if in_a_fork(lambda _: self.learn(new, known, end), lambda _: 3600) != Said(""):
                raise RuntimeError(
                    "the tests could not be run to the end: what they reach is unknown"
                )
            known = Known(self.kept)
        numbered = list(enumerate(self.mutants, 1))

        def try_every(first: int) -> None:
            for number, mutant in numbered[first :: self.at_once]:
                if time.monotonic() > end:
                    break
                tests = chosen(mutant, known.reached, known.seconds, items)
                outcome = self.outcome(mutant, tests, known.seconds)
                self.tell(mutant, outcome, f"{number}/{len(numbered)}")

        side_by_side([partial(try_every, first) for first in range(self.at_once)])
        return True

    def known(self, root: Path) -> Known:
        known = Known(self.kept)
        known.forget_changed(self.package, root)
        return known

    def learn(self, items: Sequence[pytest.Item], known: Known, end: float) -> str:
        """Run these tests once, and keep what they reach, by whole modules, as far as time allows.
        Those that fail on unchanged code notice nothing.
        """
        reach = Reach()
        sources = sorted(self.package.rglob("*.py"))
        for path in sources:
            self.put_in(noting(self.package, path))
        failing = set()
        modules = []
        kept = time.monotonic()
        for item, following in pairs(items):
            with reach.during(item.nodeid):
                if not passes(item, following):
                    failing.add(item.nodeid)
            if following is not None and following.path == item.path:
                continue
            modules.append(item.path)
            is_late = time.monotonic() > end
            if following is None or is_late or time.monotonic() > kept + KEPT_EVERY:
                known.add(reach, failing, [*sources, *modules])
                kept = time.monotonic()
            if is_late:
                break
        return ""

    def outcome(
        self, mutant: Mutant, tests: Sequence[pytest.Item], seconds: dict[str, float]
    ) -> str:
        """What becomes of it; a test that fails only once and a busy machine kill nothing."""
        if not tests:
            return "unreached"

        def patience(test: str) -> float:
            return PATIENCE + 3 * seconds.get(test, 0.0)

        said = in_a_fork(lambda begin: self.tried(mutant, tests, begin), patience)
        if said.word in OUTCOMES:
            return OUTCOMES[said.word]
        killer = [item for item in tests if item.nodeid == said.word]
        again = in_a_fork(lambda begin: self.tried(mutant, killer, begin), patience)
        if again != Said("") and self.passes_unchanged(mutant, killer, patience):
            return f"killed by {said.word}" if again.in_time else "killed by the clock"
        others = [item for item in tests if item.nodeid != said.word]
        return self.outcome(mutant, others, seconds) if others else "survived"

    def tried(self, mutant: Mutant, tests: Sequence[pytest.Item], begin: Begin) -> str:
        """The test that notices the change; empty if none does."""
        self.put_in(changed(self.package, mutant))
        forget_answers(self.package / mutant.path, mutant.function)
        return first_failure(tests, begin)

    def passes_unchanged(
        self, mutant: Mutant, tests: Sequence[pytest.Item], patience: Callable[[str], float]
    ) -> bool:
        """Whether they pass without the others, and in less than half of the time of a mutant."""

        def run(begin: Begin) -> str:
            forget_answers(self.package / mutant.path, mutant.function)
            return first_failure(tests, begin)

        return in_a_fork(run, lambda test: patience(test) / 2) == Said("")

    def put_in(self, module: CodeType) -> None:
        """Let the functions that exist do what they do in this code of their module."""
        for code in codes_in(module):
            for function in self.functions.get(key_of(code, str(self.package)), ()):
                function.__code__ = code


def is_on_postgresql(item: pytest.Item) -> bool:
    callspec = getattr(item, "callspec", None)
    return callspec is not None and callspec.params.get("database") == "postgresql"


def chosen(
    mutant: Mutant,
    reached: dict[str, list[str]],
    seconds: dict[str, float],
    items: dict[str, pytest.Item],
) -> list[pytest.Item]:
    """The tests for it, by module: its own first, then the quicker ones, within the budget."""
    tests = [one for one in reached.get(mutant.place, ()) if one in items]
    modules: dict[str, list[str]] = {}
    for test in tests:
        modules.setdefault(test.partition("::")[0], []).append(test)
    own = f"test_{Path(mutant.path).name}"
    order = sorted(
        modules, key=lambda m: (Path(m).name != own, sum(seconds[t] for t in modules[m]))
    )
    found: list[pytest.Item] = []
    spent = 0.0
    for test in (test for module in order for test in modules[module]):
        if found and spent + seconds[test] > BUDGET:
            continue
        spent += seconds[test]
        found.append(items[test])
    return found


def first_failure(tests: Sequence[pytest.Item], begin: Begin) -> str:
    for item, following in pairs(tests):
        begin(item.nodeid)
        if not passes(item, following):
            return item.nodeid
    return ""


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    return not any(one.failed for one in runtestprotocol(item, log=False, nextitem=following))


def pairs(items: Sequence[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    yield from zip(items, [*items[1:], None], strict=True)


def functions_of(package: str) -> dict[str, list[FunctionType]]:
    """All functions of the package that exist, wherever they are kept, by file and line."""
    found: dict[str, list[FunctionType]] = {}
    gc.unfreeze()  # what the tests have frozen is not listed
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename.startswith(package):
            found.setdefault(key_of(one.__code__, package), []).append(one)
    return found


def forget_answers(path: Path, name: str) -> None:
    """What a function that keeps its answers was asked while the tests were collected."""
    gc.unfreeze()
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper):
            code = getattr(one.__wrapped__, "__code__", None)
            if code is not None and (code.co_filename, code.co_qualname) == (str(path), name):
                one.cache_clear()


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """A module's functions and methods."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from codes_in(constant)


def key_of(code: CodeType, package: str) -> str:
    return f"{code.co_filename.removeprefix(package)}:{code.co_firstlineno} {code.co_qualname}"


def side_by_side(works: Sequence[Callable[[], None]]) -> None:
    """Do all of this at the same time, each in a process of its own."""
    children = []
    for work in works:
        child = os.fork()
        if child == 0:
            try:
                work()
            except BaseException:
                traceback.print_exc(file=sys.__stderr__)
            finally:
                os._exit(0)
        children.append(child)
    for child in children:
        os.waitpid(child, 0)


def in_a_fork(work: Callable[[Begin], str], patience: Callable[[str], float]) -> Said:
    """Do it in a process of its own, and wait so many seconds for each test that it begins."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        _be_a_child(work, write)
    os.close(write)
    said = _hear(read, patience)
    os.close(read)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return said


def _be_a_child(work: Callable[[Begin], str], write: int) -> None:
    def say(mark: str, word: str) -> None:
        os.write(write, f"{mark} {word}\n".encode())

    os.setsid()
    said = CRASHED
    try:
        said = work(lambda test: say("begins", test))
    except BaseException:
        traceback.print_exc(file=sys.__stderr__)
    finally:
        say("ends", said)
        time.sleep(60)  # until it is ended, with all that it started
        os._exit(0)


def _hear(read: int, patience: Callable[[str], float]) -> Said:
    word, rest = CRASHED, b""
    while select.select([read], [], [], patience(word))[0]:
        heard = os.read(read, 65536)
        if not heard:
            return Said(CRASHED)
        *lines, rest = (rest + heard).split(b"\n")
        for line in lines:
            mark, _, word = line.decode().partition(" ")
            if mark == "ends":
                return Said(word)
    return Said(word, in_time=False)
