"""What reports call things."""

from __future__ import annotations

import pytest

from trilith.arena import words


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("hard-30", "hard-30"),
        ("expert:200", "expert:200"),
        ("bots/planner.py:Planner", "Planner"),
        ("llm:mymodel.py:answer", "llm:answer"),
        ("llm-fr:mymodel.py:answer", "llm-fr:answer"),
        ("llm:my-model --short", "llm:my-model --short"),
    ],
)
def test_bots_are_called_by_what_tells_them_apart(name: str, called: str) -> None:
    assert words.bot(name) == called
