"""The sample of the plain build: something of everything, and nothing lost."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.sample import DATABASES, database_of, one_in, sample

ROOT = Path(__file__).parents[1]
MANY = re.compile(r"^@pytest\.mark\.many\b|^from tests.conformance.every import", re.MULTILINE)


def test_every_test_keeps_an_example_even_if_it_has_few() -> None:
    for count in range(1, 40):
        kept = sample("test_a_turn", count, 8)
        assert set(kept) <= set(range(count))
        assert max(1, count // 8) <= len(kept) <= count // 8 + 1


def test_what_has_no_number_is_not_in_the_sample() -> None:
    assert list(sample("test_a_long_search", 5, None)) == []


def test_every_example_is_in_the_sample_of_some_tests() -> None:
    seen = Counter(number for i in range(100) for number in sample(f"test_{i}", 32, 8))
    assert sorted(seen) == list(range(32))


def test_the_compiled_build_runs_all_of_many_examples_unless_it_says_otherwise(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.sample.COMPILED", True)
    request.node.add_marker(pytest.mark.many(16))
    assert one_in(request.node) == 1
    request.node.add_marker(pytest.mark.many(16, compiled=3), append=False)
    assert one_in(request.node) == 3
    monkeypatch.setattr("tests.sample.COMPILED", False)
    assert one_in(request.node) == 16


def test_what_is_sampled_on_plain_python_runs_on_the_compiled_build_too() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8").replace("\\\n", " ")
    variables = dict(re.findall(r"^([A-Z_]+) := (.*)$", makefile, re.MULTILINE))
    listed = f"{variables['COMPUTING']} {variables['ACROSS']}"
    places = [ROOT / place for place in listed.split()]
    tests = (ROOT / "tests").rglob("test_*.py")
    marked = [file for file in tests if MANY.search(file.read_text("utf-8"))]
    assert len(marked) > 5
    assert [file for file in marked if not any(map(file.is_relative_to, places))] == []


def test_either_database_has_its_share_of_the_modules() -> None:
    modules = [str(file.relative_to(ROOT)) for file in (ROOT / "tests/server").rglob("test_*.py")]
    counts = Counter(map(database_of, modules))
    assert all(counts[database] > len(modules) / 3 for database in DATABASES)
