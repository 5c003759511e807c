"""Whether this build is compiled, and the one decorator that compiling needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")

try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # not needed at run time: without it the decorator has nothing to do

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        return lambda x: x


COMPILED: Final[bool] = not __file__.endswith(".py")
"""True if mypyc has compiled this module, and so all of engine and games."""
