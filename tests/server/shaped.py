"""Whether something decoded has the shape that the server says it has: no field missing, none more."""

from __future__ import annotations

import inspect
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, UnsetType

from trilith.server.typescript import sent


def misfit(value: Any, shape: Any, where: str = "message") -> str:
    """What does not fit, and where; empty if all does."""
    origin, args = get_origin(shape), get_args(shape)
    if shape is Any:
        return ""
    if origin is Annotated:
        return misfit(value, sent(shape), where)
    if origin in (Union, UnionType):
        tries = [misfit(value, arg, where) for arg in args if arg is not UnsetType]
        return "" if "" in tries else tries[0]
    if origin is Literal:
        return "" if value in args else f"{where}: expected one of {args}, found {value!r}"
    if inspect.isclass(shape) and issubclass(shape, Struct):
        return misfit_struct(value, shape, where)
    if origin is dict:
        return misfit_dict(value, args, where)
    if origin is list:
        return misfit_list(value, args[0], where)
    if origin is tuple:
        return misfit_tuple(value, args, where)
    plain = (int, float) if shape is float else shape if shape is not NoneType else NoneType
    is_number = shape in (int, float) and isinstance(value, bool)
    fits = isinstance(value, plain) and not is_number
    return "" if fits else f"{where}: expected {shape.__name__}, found {value!r}"


def misfit_struct(value: Any, shape: type[Struct], where: str) -> str:
    if not isinstance(value, dict):
        return f"{where}: expected {shape.__name__}, found {value!r}"
    config, hints = shape.__struct_config__, get_type_hints(shape, include_extras=True)
    known = {field.encode_name: field for field in msgspec.structs.fields(shape)}
    if config.tag is not None:
        if value.get(str(config.tag_field)) != config.tag:
            return f"{where}: not a {config.tag}"
        value = {name: one for name, one in value.items() if name != config.tag_field}
    for name in value:
        if name not in known:
            return f"{where}: unknown field {name}"
    for name, field in known.items():
        may_miss = config.omit_defaults or UnsetType in get_args(hints[field.name])
        if name not in value:
            if not may_miss:
                return f"{where}: no field {name}"
        elif problem := misfit(value[name], hints[field.name], f"{where}.{name}"):
            return problem
    return ""


def misfit_dict(value: Any, args: tuple[Any, ...], where: str) -> str:
    if not isinstance(value, dict):
        return f"{where}: expected an object, found {value!r}"
    return next(
        (found for key, one in value.items() if (found := misfit(one, args[1], f"{where}.{key}"))),
        "",
    )


def misfit_list(value: Any, item: Any, where: str) -> str:
    if not isinstance(value, list):
        return f"{where}: expected a list, found {value!r}"
    return next(
        (found for i, one in enumerate(value) if (found := misfit(one, item, f"{where}.{i}"))), ""
    )


def misfit_tuple(value: Any, items: tuple[Any, ...], where: str) -> str:
    if not isinstance(value, list) or len(value) != len(items):
        return f"{where}: expected {len(items)} values, found {value!r}"
    return next(
        (
            found
            for i, (one, item) in enumerate(zip(value, items, strict=True))
            if (found := misfit(one, item, f"{where}.{i}"))
        ),
        "",
    )
