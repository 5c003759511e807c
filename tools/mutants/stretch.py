"""Stretches of a function: statements that are run together, or not at all."""

from __future__ import annotations

import ast
from collections.abc import Iterator

Start = tuple[list[ast.stmt], int]
"""Where a stretch begins: the block, and the place in it."""


def stretches(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[Start]:
    """All of them, in the order in which they are written."""
    first = ast.get_docstring(function) is not None
    return list(_starts(function.body, first))


def stretch_numbers(function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[ast.AST, int]:
    """To which stretch each statement belongs."""
    starts = {(id(block), at): number for number, (block, at) in enumerate(stretches(function))}
    found: dict[ast.AST, int] = {}
    blocks = {id(block): block for block, _ in stretches(function)}
    for block in blocks.values():
        number = 0
        for at, statement in enumerate(block):
            number = starts.get((id(block), at), number)
            found[statement] = number
    return found


def _starts(block: list[ast.stmt], first: int = 0) -> Iterator[Start]:
    """One where the block begins, and one behind each statement that may leave it in its middle."""
    begins = True
    for at, statement in enumerate(block[first:], first):
        if begins:
            yield block, at
        inner = list(_blocks(statement))
        for each in inner:
            yield from _starts(each)
        begins = bool(inner)


def _blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The blocks of a statement, those of its cases and handlers too."""
    for name in ("body", "orelse", "finalbody"):
        block = getattr(node, name, None)
        if isinstance(block, list) and block:
            yield block
    for part in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
        yield from _blocks(part)
