"""Types of TypeScript, made from shapes of Python."""

from __future__ import annotations

import ast
import inspect
import json
import textwrap
from itertools import pairwise
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, UnsetType

from trilith.server.shapes import Sent
from trilith.views import Written

SIMPLE: Final[dict[Any, str]] = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    NoneType: "null",
    Any: "unknown",
}


class Writer:
    """Collects the interfaces that the roots need, each after those that it is made of."""

    def __init__(self, aliases: dict[str, Any], names: dict[str, str] | None = None) -> None:
        self.aliases = aliases
        """Types that have a name of their own in the client."""
        self.names = names or {}
        """Shapes that are called otherwise in the client."""
        self.is_asked = False
        """Whether what is written now goes up: then all that has a default may be left out."""
        self.written: dict[str, str] = {}

    def type_of(self, shape: Any) -> str:
        """A type in TypeScript; interfaces that it names are written first."""
        for name, alias in self.aliases.items():
            if shape == alias:
                return self._alias(name)
        return self._plain(shape)

    def _plain(self, shape: Any) -> str:
        origin, args = get_origin(shape), get_args(shape)
        if shape in SIMPLE:
            return SIMPLE[shape]
        if inspect.isclass(shape) and issubclass(shape, Struct):
            return self.interface(shape)
        if origin is Annotated:
            exact = next((note.text for note in args if isinstance(note, Written)), "")
            return exact or self.type_of(sent(shape))
        if origin in (Union, UnionType):
            return self._union(args)
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in args)
        if origin is list:
            return self._array(args[0])
        if origin is tuple:
            return "[" + ", ".join(self.type_of(arg) for arg in args) + "]"
        if origin is dict:
            return f"Record<{self.type_of(args[0])}, {self.type_of(args[1])}>"
        raise TypeError(f"no type of the client for {shape}")

    def _array(self, item: Any) -> str:
        is_several = get_origin(item) in (Union, UnionType, Literal)
        text = self.type_of(item)
        return f"({text})[]" if is_several and " | " in text else f"{text}[]"

    def _union(self, args: tuple[Any, ...]) -> str:
        """Each of its types; those that have a name together by that."""
        parts: list[str] = []
        rest = [arg for arg in args if arg is not UnsetType]
        for name, alias in self.aliases.items():
            members = get_args(alias) if get_origin(alias) in (Union, UnionType) else ()
            if members and len(rest) > len(members) and set(members) <= set(rest):
                parts.append(self._alias(name))
                rest = [arg for arg in rest if arg not in members]
        return " | ".join([*parts, *(self.type_of(arg) for arg in rest)])

    def _alias(self, name: str) -> str:
        if name not in self.written:
            self.written[name] = ""
            text = self._plain(self.aliases[name])
            del self.written[name]
            self.written[name] = f"export type {name} = {text};\n"
        return name

    def interface(self, shape: type[Struct], suffix: str = "") -> str:
        name = self.names.get(shape.__name__, shape.__name__ + suffix)
        if name not in self.written:
            # First, so that what it is made of stands before it.
            base = self._base(shape)
            fields = self._fields(shape)
            about = comment(ast.get_docstring(class_of(shape)) or "", "")
            self.written[name] = f"{about}export interface {name} {base}{{\n{fields}}}\n"
        return name

    def _base(self, shape: type[Struct]) -> str:
        """What it extends, if it is another shape with more fields."""
        base = shape.__base__
        is_shape = base is not None and issubclass(base, Struct) and bool(base.__struct_fields__)
        return f"extends {self.interface(base)} " if is_shape and base is not None else ""

    def _fields(self, shape: type[Struct]) -> str:
        config = shape.__struct_config__
        lines = ""
        if config.tag is not None:
            lines += f"  {config.tag_field}: {json.dumps(config.tag)};\n"
        hints, about = get_type_hints(shape, include_extras=True), docs_of(shape)
        inherited = shape.__base__.__struct_fields__ if self._base(shape) else ()  # type: ignore[union-attr]
        for field in msgspec.structs.fields(shape):
            if field.name in inherited:
                continue
            optional = UnsetType in get_args(hints[field.name])
            optional |= not field.required and (self.is_asked or config.omit_defaults)
            mark = "?" if optional else ""
            kind = self.type_of(hints[field.name])
            if optional and not self.is_asked:
                kind = kind.removesuffix(" | null")  # it is left out instead
            lines += comment(about.get(field.name, ""), "  ")
            lines += f"  {field.encode_name}{mark}: {kind};\n"
        return lines

    def union(self, name: str, members: list[str]) -> None:
        lines = "".join(f"\n  | {member}" for member in members)
        self.written[name] = f"export type {name} ={lines};\n"


def sent(shape: Any) -> Any:
    """What is read from an annotated field: the shape that was sent, or the plain type."""
    base, *notes = get_args(shape)
    return next((note.shape for note in notes if isinstance(note, Sent)), base)


def comment(text: str, indent: str) -> str:
    return f"{indent}/** {text.splitlines()[0]} */\n" if text else ""


def docs_of(shape: type[Struct]) -> dict[str, str]:
    """What stands under the fields of a shape."""
    found: dict[str, str] = {}
    for field, text in pairwise(class_of(shape).body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            found[field.target.id] = text_of(text)
    return found


def class_of(shape: type[Struct]) -> ast.ClassDef:
    """How the shape is written in the source."""
    (found,) = ast.parse(textwrap.dedent(inspect.getsource(shape))).body
    assert isinstance(found, ast.ClassDef)
    return found


def text_of(node: ast.stmt) -> str:
    is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return str(node.value.value) if is_text else ""  # type: ignore[attr-defined]
