"""An owner's values as a file for `--data`: the same form as components.toml, only what differs."""

from __future__ import annotations

from collections.abc import Iterator

from trilith.engine.doc import Json
from trilith.engine.scenario.writing import toml


def write_own(own: dict[str, Json], note: str = "") -> str:
    """The values as TOML; what `note` says stands above them as remarks."""
    lines = [f"# {line}" for line in note.splitlines()]
    for name, value in own.items():
        lines += ["", *_table(name, value)]
    return "\n".join(lines).strip("\n") + "\n"


def _table(name: str, value: Json) -> Iterator[str]:
    if isinstance(value, list) and all(isinstance(entry, dict) for entry in value):
        for entry in value:
            yield f"[[{name}]]"
            yield from _fields(entry)
    elif isinstance(value, dict):
        yield f"[{name}]"
        yield from _fields(value)
    else:
        yield f"{name} = {toml(value)}"


def _fields(table: dict[str, Json]) -> Iterator[str]:
    for name, value in table.items():
        yield f"{name} = {toml(value)}"
