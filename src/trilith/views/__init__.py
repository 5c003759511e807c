"""What a seat sees of each game, as types: what a client may rely on.

The games build their views as plain data. These types describe the same data for code that reads
it: a test compares them with the views of random games, field by field, and the browser's types
are generated from them.
"""

from __future__ import annotations


class Written:
    """In `Annotated`: a type that only TypeScript can express exactly."""

    def __init__(self, text: str) -> None:
        self.text = text
