"""Settings that hold for all tests."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings

from tests.sample import left_out

# The same examples in every run and on every machine, however slow it is.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--sample",
        action="store_true",
        help="run a sample of the tests that are marked `many` or `alike`",
    )
    parser.addoption(
        "--pictures", action="store_true", help="keep pictures of the screens in build/screenshots"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--sample"):
        left = left_out(items)
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in set(left)]


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end: nobody need look through it for garbage.

    Without this, a tenth of the time of plain Python goes into looking.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
