"""Labels: what to say, as plain data. Only the text package turns them into words."""

from __future__ import annotations

from trilith.engine.errors import Arg


class Label:
    """The key of a message, and the facts that the message mentions."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: dict[str, Arg] | None = None) -> None:
        self.key = key
        self.args: dict[str, Arg] = args if args is not None else {}

    def dump(self) -> dict[str, object]:
        return {"key": self.key, "args": dict(self.args)}

    def __repr__(self) -> str:
        return f"Label({self.key!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Label) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[type[Label], tuple[object, ...]]:
        return Label, (self.key, self.args)
