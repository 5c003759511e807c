"""What can be changed in a function, one small thing at a time."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Final

from tools.mutants.stretch import stretch_numbers

Function = ast.FunctionDef | ast.AsyncFunctionDef
Edit = Callable[[], None]

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """One change of one function."""

    path: str
    """The file, below the package."""
    function: str
    """Its name, with its class."""
    number: int
    """Which of the changes that are possible in this file."""
    line: int
    said: str
    """What was changed, in a few words."""
    stretch: int = 0
    """The stretch of the function that it is in: tests that do not run it cannot notice."""

    @property
    def place(self) -> str:
        """Where a test must pass to notice."""
        return place(self.path, self.function, self.stretch)

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.function}: {self.said}"


def place(path: str, function: str, stretch: int) -> str:
    return f"{path} {function} {stretch}"


def mutants(package: Path, path: Path) -> list[Mutant]:
    """Every mutant of a file."""
    name = path.relative_to(package).as_posix()
    every = enumerate(_changes(ast.parse(path.read_text())))
    return [
        Mutant(name, change.function, number, change.line, change.said, change.stretch)
        for number, change in every
    ]


def changed(package: Path, mutant: Mutant) -> CodeType:
    """The file's code with that one change; of it, only the function is used."""
    path = package / mutant.path
    tree = ast.parse(path.read_text())
    _changes(tree)[mutant.number].edit()
    return compile(ast.fix_missing_locations(tree), str(path), "exec", dont_inherit=True)


@dataclass(frozen=True)
class _Change:
    function: str
    line: int
    said: str
    stretch: int
    edit: Edit


def _changes(tree: ast.Module) -> list[_Change]:
    return [change for name, function in functions(tree) for change in _changes_of(name, function)]


def _changes_of(name: str, function: Function) -> Iterator[_Change]:
    numbers = stretch_numbers(function)
    stretch = 0
    for statement in _body(function):
        for node in _nodes(statement):
            stretch = numbers.get(node, stretch)
            for line, said, edit in _edits(node):
                yield _Change(name, line, said, stretch, edit)


def functions(node: ast.AST, prefix: str = "") -> Iterator[tuple[str, Function]]:
    """The outermost functions, methods too: what is inside of them belongs to them."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function):
            yield prefix + child.name, child
        elif isinstance(child, ast.ClassDef):
            yield from functions(child, f"{prefix}{child.name}.")
        elif isinstance(child, ast.If | ast.Try | ast.With):
            yield from functions(child, prefix)


def _body(function: Function) -> list[ast.stmt]:
    has_docstring = ast.get_docstring(function) is not None
    return function.body[has_docstring:]


def _nodes(node: ast.AST) -> Iterator[ast.AST]:
    """All that is in it, but for `strict=True`, as what zip was promised is never broken, and for
    types, which no function looks at.
    """
    yield node
    hints = {getattr(node, "annotation", None), getattr(node, "returns", None)}
    for child in ast.iter_child_nodes(node):
        if child not in hints and not (isinstance(child, ast.keyword) and child.arg == "strict"):
            yield from _nodes(child)


def _edits(node: ast.AST) -> Iterator[tuple[int, str, Edit]]:
    if isinstance(node, ast.stmt | ast.expr):
        for said, edit in _edits_of(node):
            yield node.lineno, said, edit


def _edits_of(node: ast.stmt | ast.expr) -> Iterator[tuple[str, Edit]]:
    match node:
        case ast.Compare(ops=[op]):
            other = COMPARISONS[type(op)]()
            yield _said(op, other), _set(node, "ops", [other])
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in OPERATORS:
            another = OPERATORS[type(op)]()
            yield _said(op, another), _set(node, "op", another)
        case ast.BoolOp(op=ast.And()):
            yield "and became or", _set(node, "op", ast.Or())
        case ast.BoolOp(op=ast.Or()):
            yield "or became and", _set(node, "op", ast.And())
        case ast.UnaryOp(op=ast.USub()):
            yield "minus became plus", _set(node, "op", ast.UAdd())
        case ast.Constant(value=bool() as value):
            yield f"{value} became {not value}", _set(node, "value", not value)
        case ast.Constant(value=int() as value):
            yield f"{value} became {value + 1}", _set(node, "value", value + 1)
        case ast.Call(func=ast.Name(id=name) as called) if name in CALLS:
            yield f"{name} became {CALLS[name]}", _set(called, "id", CALLS[name])
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield "the condition was turned", _set(node, "test", ast.UnaryOp(ast.Not(), test))
        case ast.Expr(value=ast.Call() | ast.Await() as value):
            left = f"left out {ast.unparse(value)[:60]}"
            yield left, _set(node, "value", ast.Constant(None))


def _said(old: ast.AST, new: ast.AST) -> str:
    return f"{type(old).__name__} became {type(new).__name__}"


def _set(node: ast.AST, field: str, value: object) -> Edit:
    return lambda: setattr(node, field, value)
