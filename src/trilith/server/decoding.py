"""Readers of stored and sent documents, made when a module is imported and never later.

msgspec finds out about a type when it is first used. If two threads do that for the same type at the
same moment, one of them meets a description that is only half made, and the whole process crashes;
after a restart, when many tables are loaded side by side, that does happen. Modules are imported by
one thread, so what is made there is complete before anybody uses it.
"""

from __future__ import annotations

from collections.abc import Callable
from types import UnionType
from typing import Any, TypeVar, overload

import msgspec

T = TypeVar("T")


@overload
def decoder(kind: type[T]) -> Callable[[bytes | str], T]: ...
@overload
def decoder(kind: UnionType) -> Callable[[bytes | str], Any]: ...
def decoder(kind: Any) -> Callable[[bytes | str], Any]:
    """Reads JSON as this type; a ValidationError if it is not of that form."""
    read: Callable[[bytes | str], Any] = msgspec.json.Decoder(kind).decode
    return read


@overload
def converter(kind: type[T]) -> Callable[[Any], T]: ...
@overload
def converter(kind: UnionType) -> Callable[[Any], Any]: ...
def converter(kind: Any) -> Callable[[Any], Any]:
    """The same for what is read already: dicts, lists and plain values."""
    msgspec.json.Decoder(kind)  # msgspec keeps what it has found out about the type
    return lambda doc: msgspec.convert(doc, kind)
