"""Mutants: what is changed, which tests are asked, and what they say."""

from __future__ import annotations

import ast
import gc
import os
import time
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from tools.mutants import trial
from tools.mutants.__main__ import digest, same_named
from tools.mutants.change import Mutant, changed, mutants
from tools.mutants.kept import Kept
from tools.mutants.reach import Known, Reach, noting
from tools.mutants.stretch import stretches
from tools.mutants.trial import (
    CRASHED,
    Begin,
    Said,
    Trial,
    chosen,
    codes_in,
    forget_answers,
    functions_of,
    in_a_fork,
    side_by_side,
)

TOLL = '''
def toll(price: int, purse: int) -> int:
    """Not -1: what is written here is no code."""
    if purse < price:
        return 0
    return purse - price


class Gate:
    def is_open(self, day: int, is_feast: bool) -> bool:
        def falls_on(last: int) -> bool:
            return day == last

        return not falls_on(7) or is_feast
'''


@pytest.fixture
def package(tmp_path: Path) -> Path:
    (tmp_path / "toll.py").write_text(TOLL, "utf-8")
    return tmp_path


def of(package: Path, said: str) -> Mutant:
    [found] = [one for one in mutants(package, package / "toll.py") if one.said == said]
    return found


def run(package: Path, said: str) -> dict[str, Any]:
    """The module as it is with this change."""
    names: dict[str, Any] = {}
    exec(changed(package, of(package, said)), names)
    return names


def test_every_small_thing_can_be_changed_but_not_a_docstring(package: Path) -> None:
    found = mutants(package, package / "toll.py")
    assert [(one.function, one.said) for one in found] == [
        ("toll", "the condition was turned"),
        ("toll", "Lt became LtE"),
        ("toll", "0 became 1"),
        ("toll", "Sub became Add"),
        ("Gate.is_open", "Eq became NotEq"),
        ("Gate.is_open", "or became and"),
        ("Gate.is_open", "7 became 8"),
    ]
    assert str(found[1]) == "toll.py:4 toll: Lt became LtE"


def test_a_mutant_differs_in_one_place_alone(package: Path) -> None:
    toll = run(package, "Lt became LtE")["toll"]
    assert [toll(3, purse) for purse in (2, 3, 4)] == [0, 0, 1]
    assert [run(package, "0 became 1")["toll"](3, purse) for purse in (2, 4)] == [1, 1]


def test_what_is_defined_inside_a_function_is_part_of_it(package: Path) -> None:
    gate = run(package, "Eq became NotEq")["Gate"]()
    assert gate.is_open(7, False)
    assert not gate.is_open(6, False)


def test_stretches_say_that_they_were_reached_and_by_whom(package: Path) -> None:
    names: dict[str, Any] = {}
    exec(noting(package, package / "toll.py"), names)
    reach = Reach()
    with reach.during("test_toll"):
        assert names["toll"](3, 4) == 1
    with reach.during("test_nothing"):
        pass
    with reach.during("test_too_dear"):
        assert names["toll"](5, 4) == 0
    assert reach.reached == {
        "toll.py toll 0": {"test_toll", "test_too_dear"},
        "toll.py toll 1": {"test_too_dear"},
        "toll.py toll 2": {"test_toll"},
    }
    assert set(reach.seconds) == {"test_toll", "test_nothing", "test_too_dear"}


def test_a_server_that_still_runs_when_its_test_has_ended_disturbs_nothing(package: Path) -> None:
    names: dict[str, Any] = {}
    exec(noting(package, package / "toll.py"), names)
    reach = Reach()

    class Running(dict[str, set[str]]):
        """What was reached, while something else goes on."""

        def setdefault(self, where: str, tests: set[str]) -> set[str]:
            names["toll"](5, 4)
            return super().setdefault(where, tests)

    reach.reached = Running()
    with reach.during("test_toll"):
        assert names["toll"](3, 4) == 1
    assert set(reach.reached) == {"toll.py toll 0", "toll.py toll 2"}


def test_a_mutant_is_noticed_only_by_those_who_pass_its_place(package: Path) -> None:
    said = ("Lt became LtE", "0 became 1", "Sub became Add", "Eq became NotEq", "7 became 8")
    assert [of(package, one).place for one in said] == [
        "toll.py toll 0",  # the condition is part of what leads to it
        "toll.py toll 1",
        "toll.py toll 2",
        "toll.py Gate.is_open 1",  # inside of the inner function
        "toll.py Gate.is_open 2",
    ]


BRANCHES = """
def f(n):
    try:
        a()
    except KeyError:
        b()
    finally:
        c()
    match n:
        case 1:
            d()
        case _:
            pass
    for _ in n:
        e()
    else:
        g()
"""


def test_every_branch_is_a_stretch_of_its_own() -> None:
    [function] = ast.parse(BRANCHES).body
    assert isinstance(function, ast.FunctionDef)
    found = [ast.unparse(block[at]).split("\n")[0] for block, at in stretches(function)]
    assert found == [
        *("try:", "a()", "c()", "b()"),
        *("match n:", "d()", "pass"),
        *("for _ in n:", "e()", "g()"),
    ]


def test_what_was_killed_is_not_tried_again_and_what_is_new_comes_first(
    tmp_path: Path, package: Path
) -> None:
    dead, alive, new = mutants(package, package / "toll.py")[:3]
    kept = Kept(tmp_path / "kept.jsonl")
    kept.tell(dead, "survived")
    kept.tell(dead, "killed by test_toll")
    kept.tell(alive, "survived")
    again = Kept(tmp_path / "kept.jsonl")
    assert again.left([dead, alive, new]) == [new, alive]
    assert again.report([dead, alive, new]) == [
        "1 of 2 killed (50%), 0 of them by the clock; 1 not tried yet",
        "survived: toll.py:4 toll: Lt became LtE",
    ]


def test_the_code_of_a_function_can_be_put_into_it_while_it_lives(package: Path) -> None:
    names: dict[str, Any] = {}
    exec(compile(TOLL, str(package / "toll.py"), "exec"), names)
    toll = names["toll"]
    assert isinstance(toll, FunctionType)
    codes = {
        code.co_qualname: code for code in codes_in(changed(package, of(package, "0 became 1")))
    }
    toll.__code__ = codes["toll"]
    assert toll(3, 2) == 1


def test_functions_are_found_though_the_tests_have_frozen_what_they_loaded(package: Path) -> None:
    names: dict[str, Any] = {}
    exec(compile(TOLL, str(package / "toll.py"), "exec"), names)
    gc.collect()
    gc.freeze()
    found = functions_of(str(package))
    gc.freeze()  # as it was: see tests/conftest.py
    assert sorted(key.rpartition(" ")[2] for key in found) == ["Gate.is_open", "toll"]


def test_a_function_that_keeps_its_answers_is_asked_again(package: Path) -> None:
    names: dict[str, Any] = {"cache": cache}
    text = TOLL.replace("def toll", "@cache\ndef toll") + "\n\n@cache\ndef other():\n    return 1\n"
    exec(compile(text, str(package / "toll.py"), "exec"), names)
    toll, other = names["toll"], names["other"]
    assert (toll(3, 4), other()) == (1, 1)
    forget_answers(package / "toll.py", "toll")
    assert (toll.cache_info().currsize, other.cache_info().currsize) == (0, 1)


def test_its_own_tests_come_first_then_the_quicker_modules_within_the_budget() -> None:
    mutant = Mutant("server/toll.py", "toll", 0, 4, "Lt became LtE")
    seconds = {"a/test_slow.py::x": 40.0, "a/test_quick.py::x": 1.0, "b/test_toll.py::x": 5.0}
    seconds["a/test_slower.py::x"] = 90.0
    items: Any = {name: name for name in seconds}
    found: Any = chosen(mutant, {"server/toll.py toll 0": list(seconds)}, seconds, items)
    assert found == ["b/test_toll.py::x", "a/test_quick.py::x"]
    assert chosen(mutant, {}, seconds, items) == []


def test_a_fork_says_what_it_found_and_is_not_waited_for_too_long() -> None:
    assert in_a_fork(lambda _: "test_toll", lambda _: 20) == Said("test_toll")
    assert in_a_fork(lambda _: "", lambda _: 20) == Said("")
    assert in_a_fork(lambda _: os._exit(0), lambda _: 20) == Said(CRASHED)


def test_a_fork_gets_its_time_anew_for_each_test(package: Path) -> None:
    def work(begin: Begin) -> str:
        for test in ("quick", "slow", "stuck"):
            begin(test)
            time.sleep({"quick": 0, "slow": 1, "stuck": 60}[test])
        return ""

    patience = {CRASHED: 20, "quick": 20, "slow": 20, "stuck": 0.1}
    assert in_a_fork(work, patience.__getitem__) == Said("stuck", in_time=False)


def test_what_is_done_side_by_side_is_done_when_it_returns(tmp_path: Path) -> None:
    def write(name: str) -> None:
        (tmp_path / name).write_text("done")

    side_by_side([partial(write, name) for name in "abc"])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b", "c"]


def late(begin: Begin) -> str:
    begin("a")
    time.sleep(60)
    return "late"


class Rehearsed(Trial):
    """A trial whose tests need not run: `fails` says which of those that are run together fails."""

    def __init__(self, package: Path, fails: Callable[[list[str]], str]) -> None:
        super().__init__(package, [], package / "known.json", lambda *_: None, 1.0)
        self.fails = fails

    def tried(self, mutant: Mutant, tests: Sequence[pytest.Item], begin: Begin) -> str:
        begin(str(tests[0]))
        return self.fails([str(item) for item in tests])

    def of(self, *names: str) -> str:
        tests: Any = [Named(name) for name in names]
        return self.outcome(Mutant("toll.py", "toll", 0, 4, ""), tests, dict.fromkeys(names, 0.0))


class Named(str):
    """A test that is nothing but its name."""

    @property
    def nodeid(self) -> str:
        return self


def test_a_mutant_is_killed_by_a_test_that_fails_twice(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "first_failure", lambda *_: "")
    assert Rehearsed(package, lambda tests: "b" if "b" in tests else "").of("a", "b") == (
        "killed by b"
    )
    assert Rehearsed(package, lambda tests: "b" if len(tests) > 1 else "").of("a", "b") == (
        "survived"
    )
    assert Rehearsed(package, lambda tests: "").of("a", "b") == "survived"
    assert Rehearsed(package, lambda tests: CRASHED).of("a", "b") == "crashed"
    assert Rehearsed(package, lambda tests: "").of() == "unreached"


def test_a_test_that_needs_another_kills_nothing(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "first_failure", lambda tests, _: tests[0])
    assert Rehearsed(package, lambda tests: "b" if "b" in tests else "").of("a", "b") == (
        "survived"
    )


@pytest.mark.parametrize(
    ("unchanged", "outcome"),
    [(lambda *_: "", "killed by the clock"), (lambda _, begin: late(begin), "survived")],
)
def test_the_clock_kills_only_where_unchanged_code_is_in_time(
    package: Path,
    monkeypatch: pytest.MonkeyPatch,
    unchanged: Callable[[object, Begin], str],
    outcome: str,
) -> None:
    monkeypatch.setattr(trial, "PATIENCE", 1.0)
    monkeypatch.setattr(trial, "first_failure", unchanged)
    monkeypatch.setattr(trial, "forget_answers", lambda *_: None)  # looks at all that exists
    assert Rehearsed(package, lambda _: late(lambda _: None)).of("a") == outcome


def test_a_file_that_changes_makes_what_was_learnt_of_it_void(package: Path) -> None:
    tests = [package / "test_toll.py", package / "test_gate.py"]
    for path in (*tests, package / "elsewhere.txt"):
        path.write_text("")
    seconds = {"test_toll.py::x": 1.0, "test_gate.py::x": 1.0, "test_gate.py::y": 1.0}

    def after_change_of(path: Path) -> list[str]:
        reach, known = Reach(), Known(package / "known.json")
        reach.seconds = seconds
        reach.reached = {"toll.py toll 0": {"test_toll.py::x", "test_gate.py::y"}}
        known.add(reach, [], [*tests, package / "toll.py"])
        path.write_text(path.read_text() + "\n")
        again = Known(package / "known.json")
        again.forget_changed(package, package)
        assert {test for found in again.reached.values() for test in found} <= set(again.seconds)
        return sorted(again.seconds)

    assert after_change_of(package / "elsewhere.txt") == sorted(seconds)
    assert after_change_of(tests[0]) == ["test_gate.py::x", "test_gate.py::y"]
    assert after_change_of(tests[1]) == ["test_toll.py::x"]
    assert after_change_of(package / "toll.py") == ["test_gate.py::x"]


def test_what_no_test_runs_is_known_without_trying_it(package: Path) -> None:
    reach, known = Reach(), Known(package / "known.json")
    reach.reached = {
        "toll.py toll 0": {"a"},
        "toll.py toll 2": {"a"},
        "toll.py Gate.is_open 1": {"b"},
    }
    known.add(reach, ["b"], [])
    every = mutants(package, package / "toll.py")
    assert [one.said for one in known.unreached(every)] == [
        "0 became 1",
        *("Eq became NotEq", "or became and", "7 became 8"),
    ]


def test_the_tests_of_the_modules_own_names_are_those_that_exist() -> None:
    found = [
        Mutant("server/roles.py", "check", 0, 1, ""),
        Mutant("server/post/ways.py", "add", 0, 1, ""),
        Mutant("server/no_such_module.py", "f", 0, 1, ""),
    ]
    tests = ["tests/server/post/test_ways.py", "tests/server/test_roles.py"]
    assert same_named(found) == tests
    assert digest(tests) != digest(tests[:1])
    assert len(digest(tests)) == 12


TYPED = """
def f(n):
    best: int | None = None
    def inner(n: int | None) -> str | None:
        return n
    return best, inner
"""


def test_types_are_not_changed(package: Path) -> None:
    """Nobody reads them while a function runs: such a mutant could never be killed."""
    (package / "typed.py").write_text(TYPED)
    assert mutants(package, package / "typed.py") == []
