"""The .ftl files as trees: messages, the variables they use, and their selectors."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast

from trilith.text.words import ftl_file


@cache
def tree(language: str, name: str) -> ast.Resource:
    file = ftl_file(language, name)
    return FluentParser().parse(file.read_text("utf-8") if file.is_file() else "")


def messages(language: str, name: str) -> dict[str, ast.Message]:
    body = tree(language, name).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """The value, under "", and the attributes of a message."""
    if message.value is not None:
        yield "", message.value
    for attribute in message.attributes:
        yield attribute.id.name, attribute.value


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all nodes in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def selectors(node: ast.BaseNode) -> Iterator[ast.SelectExpression]:
    yield from (one for one in nodes(node) if isinstance(one, ast.SelectExpression))


def references(node: ast.BaseNode) -> set[str]:
    """The messages that a pattern refers to."""
    return {one.id.name for one in nodes(node) if isinstance(one, ast.MessageReference)}


def forms(language: str, name: str) -> set[str]:
    """The attributes that the messages of a file refer to, as in `{ castle-wood.counted }`."""
    found = [node for message in messages(language, name).values() for node in nodes(message)]
    refer = [one for one in found if isinstance(one, ast.MessageReference)]
    return {one.attribute.name for one in refer if one.attribute is not None}


def variables(node: ast.BaseNode) -> set[str]:
    """The variables of a pattern, said or selected on."""
    return {one.id.name for one in nodes(node) if isinstance(one, ast.VariableReference)}


def said_variables(node: ast.BaseNode) -> set[str]:
    """The variables whose words stand in the text."""
    return {
        one.expression.id.name
        for one in nodes(node)
        if isinstance(one, ast.Placeable) and isinstance(one.expression, ast.VariableReference)
    }


def with_references(node: ast.BaseNode, known: dict[str, ast.Message]) -> list[ast.BaseNode]:
    """A pattern and the patterns of all messages that it refers to, directly or not."""
    found: list[ast.BaseNode] = [node]
    for name in references(node):
        value = known[name].value
        if value is not None:
            found += with_references(value, known)
    return found
