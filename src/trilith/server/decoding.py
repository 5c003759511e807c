"""Readers of stored and sent documents, made when a module is imported and never later.

msgspec analyses a type when it is first used. If two threads do that for the same type at the same
moment, one of them finds a half-finished description, and the whole process crashes; after a restart,
when many tables are loaded in parallel, this does happen. Modules are imported by a single thread, so
decoders made there are complete before anybody uses them.
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
    """Reads JSON as this type; raises ValidationError if it does not fit."""
    read: Callable[[bytes | str], Any] = msgspec.json.Decoder(kind).decode
    return read


@overload
def converter(kind: type[T]) -> Callable[[Any], T]: ...
@overload
def converter(kind: UnionType) -> Callable[[Any], Any]: ...
def converter(kind: Any) -> Callable[[Any], Any]:
    """The same for data that are already parsed: dicts, lists and plain values."""
    msgspec.json.Decoder(kind)  # msgspec remembers its analysis of the type
    return lambda doc: msgspec.convert(doc, kind)
