"""Tasks: what is still to happen, as data on a stack.

An Effect happens. A Question waits for one player's choice. Together holds questions that several
players answer at the same time, in secret. AnyOrder lets a player choose what happens first.

Tasks never change once made, so clones of a state share them. A task's attributes have the names
of its constructor's parameters, which is how it is saved and loaded.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from trilith.engine.action import Action, act
from trilith.engine.errors import Arg, BadInput, Refusal
from trilith.engine.event import Event
from trilith.engine.native import mypyc_attr

if TYPE_CHECKING:
    from trilith.engine.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Generic[S]):
    """Something still to happen."""

    __slots__ = ()

    def step(self, s: S) -> bool:
        """Run this task, which is on top of the stack; True if somebody has to choose."""
        raise NotImplementedError

    def reply(self, s: S, seat: int, action: Action) -> None:
        """Take a legal answer to this task, which is on top of the stack."""
        raise NotImplementedError

    def ref(self) -> str:
        """What the task is called when a player puts tasks into order."""
        raise NotImplementedError

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in field_names(type(self)))
        return f"{type(self).__name__}({values})"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and dump_task(self) == dump_task(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        cls = type(self)
        return _made_again, (cls, {name: getattr(self, name) for name in field_names(cls)})

    def __deepcopy__(self, memo: object) -> Task[S]:
        return self  # tasks never change


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Task[S]):
    """Something that happens without a choice."""

    __slots__ = ()

    def run(self, s: S) -> None:
        raise NotImplementedError

    def step(self, s: S) -> bool:
        s.stack.pop()
        self.run(s)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatEffect(Effect[S]):
    """Something that happens to one seat without a choice."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Task[S]):
    """A choice of one player. Asking changes nothing; `answer` does what was chosen."""

    __slots__ = ("seat",)

    asks: ClassVar[str] = ""
    """The key of the sentence that puts the question."""
    rule: ClassVar[str] = ""
    """The rule under which it is asked."""
    decline: ClassVar[Action | None] = None
    """The answer that does nothing. If nothing else is possible, nobody is asked; but the next
    question can still say why the other answers were impossible.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: S) -> Sequence[Action]:
        """The answers worth showing, allowed or not."""
        raise NotImplementedError

    def nameable(self, s: S) -> Sequence[Action]:
        """Everything that could be named as an answer, shown or not; `blocked` says why not.

        Override it if `candidates` leaves out what no player would look for on the screen.
        """
        return self.candidates(s)

    def blocked(self, s: S, action: Action) -> Refusal | None:
        """The first rule that forbids the action; None if nothing does."""
        raise NotImplementedError

    def why_not(self, s: S, action: Action) -> Refusal | None:
        """The rule that forbids it; None if nothing does, or if it does not answer this question."""
        return self.blocked(s, action) if action in self.nameable(s) else None

    def options(self, s: S) -> Sequence[Action]:
        """The candidates that nothing forbids. Override only for speed, never to change the result."""
        return [action for action in self.candidates(s) if self.blocked(s, action) is None]

    def answer(self, s: S, action: Action) -> None:
        raise NotImplementedError

    def about(self, s: S) -> dict[str, Arg]:
        """The facts that the sentence for the question may mention."""
        return {}

    def warns(self, s: S, action: Action) -> Sequence[Event]:
        """What this answer gives up for good without an event; only its preview shows it."""
        return ()

    def brings(self, s: S, action: Action) -> Sequence[Event]:
        """What this answer is sure to do behind what it reveals: its preview ends with that."""
        return ()

    def facts(self, s: S, action: Action) -> dict[str, Arg]:
        """What the words for this answer may mention besides the action itself."""
        return {}

    def step(self, s: S) -> bool:
        options = self.options(s)
        if len(options) > 1:
            s.asked = [(self, options)]
            return True
        s.stack.pop()
        if options:
            s.answered += 1
            if s.forced is not None:
                s.forced.append((self.seat, options[0]))
            self.answer(s, options[0])
        if s.stack and (not options or options[0] is self.decline):
            s.skipped = ((self, s.stack[-1]), *s.skipped)
        return False

    def reply(self, s: S, seat: int, action: Action) -> None:
        s.stack.pop()
        self.answer(s, action)


class Together(Task[S]):
    """Questions that several players answer at once; each lane is one player's small stack."""

    __slots__ = ("lanes",)

    def __init__(self, lanes: tuple[tuple[Task[S], ...], ...]) -> None:
        self.lanes = lanes

    def step(self, s: S) -> bool:
        lanes: list[tuple[Task[S], ...]] = []
        open_questions: list[tuple[Question[Any], Sequence[Action]]] = []
        for lane in self.lanes:
            lanes.append(settled(s, lane))
            open_questions += s.asked
        s.asked = open_questions
        if not open_questions:
            s.stack.pop()
            return False
        s.stack[-1] = Together(tuple(lanes))
        return True

    def reply(self, s: S, seat: int, action: Action) -> None:
        lanes = list(self.lanes)
        for i, lane in enumerate(lanes):
            if lane and asking(lane).seat == seat:
                lanes[i] = replied(s, lane, seat, action)
                break
        s.stack[-1] = Together(tuple(lanes))


def asking(lane: tuple[Task[S], ...]) -> Question[S]:
    """The question on top of a settled lane."""
    top = lane[-1]
    if not isinstance(top, Question):
        raise TypeError(f"a lane of Together may wait only for a question, not for {top!r}")
    return top


def settled(s: S, lane: tuple[Task[S], ...]) -> tuple[Task[S], ...]:
    """The lane after everything in it that needs no choice has happened."""
    s.asked = []
    if not lane:
        return lane
    table, s.stack = s.stack, list(lane)
    s.settle()
    lane, s.stack = tuple(s.stack), table
    return lane


def replied(s: S, lane: tuple[Task[S], ...], seat: int, action: Action) -> tuple[Task[S], ...]:
    """The lane after the answer to its question."""
    table, s.stack = s.stack, list(lane)
    lane[-1].reply(s, seat, action)
    lane, s.stack = tuple(s.stack), table
    return lane


class AnyOrder(Question[S]):
    """Tasks that all happen, in an order that the player chooses: 'first X', then the others."""

    __slots__ = ("tasks", "under")

    asks = "order"

    def __init__(self, seat: int, tasks: tuple[Task[S], ...], under: str) -> None:
        self.seat = seat
        self.tasks = tasks
        self.under = under
        """The rule that leaves the order to the player."""

    def candidates(self, s: S) -> Sequence[Action]:
        return list(dict.fromkeys(act("first", task.ref()) for task in self.tasks))

    def blocked(self, s: S, action: Action) -> Refusal | None:
        return None

    def answer(self, s: S, action: Action) -> None:
        rest = list(self.tasks)
        chosen = next(task for task in rest if task.ref() == action.args[0])
        rest.remove(chosen)
        if rest:
            s.then(AnyOrder(self.seat, tuple(rest), self.under))
        s.then(chosen)

    def about(self, s: S) -> dict[str, Arg]:
        return {"count": len(self.tasks), "tasks": " ".join(task.ref() for task in self.tasks)}


# ------------------------------------------------------------------ saving and loading

_DESCRIPTORS = ("member_descriptor", "getset_descriptor")


def field_names(cls: type) -> list[str]:
    """A task's attributes, by name: slots in plain Python, native attributes when compiled."""
    names: list[str] = []
    for base in reversed(cls.__mro__):
        for name, value in vars(base).items():
            if type(value).__name__ in _DESCRIPTORS and not name.startswith("__"):
                names.append(name)
    return names


def _made_again(cls: type[Task[Any]], fields: dict[str, object]) -> Task[Any]:
    return cls(**fields)


def dump_task(task: Task[Any]) -> dict[str, object]:
    """JSON-ready: the task's class name and its attributes."""
    doc: dict[str, object] = {"task": type(task).__name__}
    for name in field_names(type(task)):
        doc[name] = _dump_value(getattr(task, name))
    return doc


def _dump_value(value: object) -> object:
    if isinstance(value, Task):
        return dump_task(value)
    if isinstance(value, tuple):
        return [_dump_value(item) for item in value]
    return value


class TaskReader:
    """Loads tasks of one game from what `dump_task` wrote."""

    def __init__(self, packages: tuple[str, ...]) -> None:
        self._classes: dict[str, type[Task[Any]]] = {}
        prefixes = ("trilith.engine.", *(f"{package}." for package in packages))
        for cls in _all_subclasses(Task):
            if cls not in (Effect, Question) and f"{_module(cls)}.".startswith(prefixes):
                self._classes[cls.__name__] = cls

    def read(self, doc: object, where: str) -> Task[Any]:
        if not isinstance(doc, dict) or not isinstance(doc.get("task"), str):
            raise BadInput(where, f"expected a pending task, found {doc!r}")
        cls = self._classes.get(doc["task"])
        if cls is None:
            raise BadInput(where, f"expected a task of this game, found '{doc['task']}'")
        fields = {str(k): self._value(v, f"{where}.{k}") for k, v in doc.items() if k != "task"}
        expected = sorted(field_names(cls))
        if sorted(fields) != expected:
            raise BadInput(where, f"{doc['task']} has {expected}, found {sorted(fields)}")
        try:
            return cls(**fields)
        except TypeError as error:
            raise BadInput(where, f"{doc['task']}: {error}") from None

    def _value(self, value: object, where: str) -> object:
        if isinstance(value, dict):
            return self.read(value, where)
        if isinstance(value, list):
            return tuple(self._value(item, f"{where}.{i}") for i, item in enumerate(value))
        return value


def _module(cls: type) -> str:
    return cls.__module__


def _all_subclasses(cls: type[Task[Any]]) -> list[type[Task[Any]]]:
    found: list[type[Task[Any]]] = []
    for sub in cls.__subclasses__():
        found.append(sub)
        found += _all_subclasses(sub)
    return found
