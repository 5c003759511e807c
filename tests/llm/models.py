"""Functions from text to text that stand in for language models."""

from __future__ import annotations

import re


def last(prompt: str) -> str:
    """Always the last option, with some thinking before it."""
    count = re.findall(r"^(\d+)\. ", prompt, re.MULTILINE)[-1]
    return f"Let me think: 3 sand, 2 wood.\n\n**{count}**"


def mute(prompt: str) -> str:
    return "I would rather not say."


def learns(prompt: str) -> str:
    """Answers well once it was told how."""
    return "1" if "Answer again." in prompt else "the first one"


def breaks(prompt: str) -> str:
    raise OSError("the line is dead")
