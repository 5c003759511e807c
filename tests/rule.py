"""Which rules a test shows at work: `@rule("AM-TRD-05")`."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the rules, by id, that it would see broken."""
    return pytest.mark.rule(*ids)
