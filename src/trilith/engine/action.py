"""Actions: what a player can do, as small printable values, each of which exists only once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from trilith.engine.errors import BadInput


class Action:
    """One thing to do: a verb and its arguments. `str(action)` is its code, as in 'build tavern'.

    Actions are interned: make them with `act`, compare them with `is`.
    """

    __slots__ = ("args", "code", "verb")

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        self.verb: Final = verb
        self.args: Final = args
        self.code: Final = " ".join((verb, *args))

    def __repr__(self) -> str:
        return f"Action({self.code!r})"

    def __str__(self) -> str:
        return self.code

    def __reduce__(self) -> tuple[object, tuple[str, ...]]:
        # An action from another process becomes the one that this process already has.
        return act, (self.verb, *self.args)

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self


_INTERNED: Final[dict[str, Action]] = {}


def act(verb: str, *args: str) -> Action:
    """The action with this verb and these arguments; there is only one."""
    code = " ".join((verb, *args))
    found = _INTERNED.get(code)
    if found is None:
        found = Action(verb, args)
        _INTERNED[code] = found
    return found


class Catalogue:
    """Every action a game can ever offer, in a fixed order: notation in, number out."""

    __slots__ = ("_by_code", "_index", "actions")

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions: Final = tuple(actions)
        self._by_code: dict[str, Action] = {action.code: action for action in self.actions}
        self._index: dict[Action, int] = {action: i for i, action in enumerate(self.actions)}
        if len(self._by_code) != len(self.actions):
            raise ValueError("an action stands twice in the catalogue")

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __contains__(self, action: object) -> bool:
        return action in self._index

    def index(self, action: Action) -> int:
        """The action's place in the catalogue, which is its number in machine learning."""
        return self._index[action]

    def read(self, code: str, where: str = "action") -> Action:
        """The action that a line of notation names; surrounding white space is ignored."""
        action = self._by_code.get(" ".join(code.split()))
        if action is None:
            raise BadInput(
                where, f"expected an action of the game, found '{code}'{self._hint(code)}"
            )
        return action

    def _hint(self, code: str) -> str:
        """A word of help: the actions with the same verb, or the verbs there are."""
        verb = code.split()[0] if code.split() else ""
        same = [action.code for action in self.actions if action.verb == verb]
        if same:
            more = ", ..." if len(same) > 12 else ""
            return f" (with '{verb}' there are: {', '.join(same[:12])}{more})"
        return f" (verbs are: {', '.join(dict.fromkeys(a.verb for a in self.actions))})"


class Menu:
    """A fixed list of actions from which a bit mask picks: the fast way from a position to options.

    Bit i of the mask stands for action i. The tuples are made once and kept.
    """

    __slots__ = ("_kept", "actions")

    LIMIT: Final = 100_000
    """The most tuples that are kept; a long run starts afresh rather than growing for ever."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions: Final = tuple(actions)
        self._kept: dict[int, tuple[Action, ...]] = {}

    def of(self, mask: int) -> tuple[Action, ...]:
        """The actions whose bits are set, in the menu's order."""
        found = self._kept.get(mask)
        if found is None:
            found = tuple([action for i, action in enumerate(self.actions) if mask >> i & 1])
            if len(self._kept) >= Menu.LIMIT:
                self._kept.clear()
            self._kept[mask] = found
        return found

    def index(self, action: Action) -> int:
        return self.actions.index(action)
