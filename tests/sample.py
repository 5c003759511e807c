"""What `make test` leaves out, because it runs elsewhere or says nearly the same.

Both builds have one source. Whole games from many seeds, and bots that search, take several times as
long on plain Python and would say the same there; a few of each kind show that the builds agree.

    @pytest.mark.many      runs on the compiled build alone
    @pytest.mark.many(8)   on plain Python one in eight of its examples, in every test others
    @pytest.mark.many(16, compiled=3)   and on the compiled build one in three

What a person does in a browser or terminal is told for several games, languages or screens. Each is
looked at in some of these tests:

    @pytest.mark.alike(3)  one in three of its examples, in every test others
    @pytest.mark.alike     none: what builds or loads the whole anew, for what others show without it

What needs a server and any database runs on one of them, on SQLite in some modules and on PostgreSQL
in others. Where what is stored or found is the point, it runs on both:

    pytestmark = pytest.mark.databases

`make test-long` runs everything everywhere.
"""

from __future__ import annotations

import zlib
from collections import defaultdict
from collections.abc import Sequence

import pytest

from trilith.engine.native import COMPILED

DATABASES = ("sqlite", "postgresql")


def left_out(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Those of these tests that are not in the sample."""
    return [*examples_left_out(items), *(item for item in items if is_on_the_other_database(item))]


def examples_left_out(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    tests: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if marker_of(item):
            tests[item.nodeid.partition("[")[0]].append(item)
    return [
        item
        for name, examples in tests.items()
        for number, item in enumerate(examples)
        if number not in sample(name, len(examples), one_in(item))
    ]


def marker_of(item: pytest.Item) -> pytest.Mark | None:
    return item.get_closest_marker("many") or item.get_closest_marker("alike")


def one_in(item: pytest.Item) -> int | None:
    """One in how many of a test's examples is run; None if none is."""
    marker = marker_of(item)
    if marker is None:
        return 1
    if COMPILED and marker.name == "many":
        return int(marker.kwargs.get("compiled", 1))
    return int(marker.args[0]) if marker.args else None


def sample(name: str, count: int, one_in: int | None) -> range:
    """Which of a test's examples are in the sample: at least one, if any may be.

    Where it begins depends on the test's name, so that each example is in the sample of some tests.
    """
    if one_in is None:
        return range(0)
    step = min(one_in, count)
    return range(zlib.crc32(name.encode()) % step, count, step)


def is_on_the_other_database(item: pytest.Item) -> bool:
    """Does it run on the database that is not its module's, and not on both?"""
    callspec = getattr(item, "callspec", None)
    database: object = callspec.params.get("database") if callspec else None
    if database not in DATABASES or item.get_closest_marker("databases"):
        return False
    return bool(database != database_of(item.nodeid.partition("::")[0]))


def database_of(module: str) -> str:
    return DATABASES[zlib.crc32(module.encode()) % 2]
