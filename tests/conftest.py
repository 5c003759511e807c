"""Settings that hold for all tests."""

from __future__ import annotations

from hypothesis import settings

# The same examples in every run and on every machine, however slow it is.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")
