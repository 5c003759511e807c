"""Tests of every setting: apart from the settings, which a Python without pytest reads too."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.conformance.settings import settings


def every_setting(test: Callable[..., None]) -> Callable[..., None]:
    """Run a test in every setting; `make test` takes some of them for each test."""
    each = pytest.mark.parametrize("setting", settings(), ids=str)
    many: Callable[..., None] = pytest.mark.many(16, compiled=6)(each(test))
    return many
