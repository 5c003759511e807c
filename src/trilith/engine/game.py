"""Game: what a game provides, and what the engine derives from it for bots, screens and records."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from trilith.engine.action import Action, Catalogue
from trilith.engine.data import Value, changed, digest, override, values
from trilith.engine.decision import Choice, Decision, Foresight
from trilith.engine.doc import Doc, Json
from trilith.engine.encoding import Feature, Layout
from trilith.engine.errors import Arg, BadInput
from trilith.engine.event import SPECTATOR, Event, seen
from trilith.engine.label import Label
from trilith.engine.leaves import Leaf, differing, leaves
from trilith.engine.native import mypyc_attr
from trilith.engine.positions import Positions
from trilith.engine.rng import Rng
from trilith.engine.score import Score
from trilith.engine.sheet import Sheet
from trilith.engine.state import State
from trilith.engine.task import TaskReader, dump_task
from trilith.engine.unfit import Unfit

S = TypeVar("S", bound=State)

KEPT_PACKS: Final = 32
"""The most data packs of owners that are kept in memory."""

View = dict[str, Any]
"""What one seat may see of a position: JSON-ready, built field by field."""


class Sight:
    """What several seats see of one position, and the parts that can be reused for the next one.

    The views share parts, so do not change them.
    """

    __slots__ = ("parts", "state", "views")

    def __init__(self, state: Any, views: list[View], parts: Any = None) -> None:
        self.state = state
        self.views = views
        self.parts = parts
        """What a game made once for all seats; unchanged parts need not be made again."""

    def of(self, state: Any) -> Sight:
        """The same sight of an equal position, such as a copy from which play continues."""
        return Sight(state, self.views, self.parts)


class Option:
    """A choice made before the game: the board's side, a variant."""

    def __init__(
        self, key: str, values: tuple[str, ...], default: str, players: tuple[int, ...] = ()
    ) -> None:
        self.key = key
        self.values = values
        self.default = default
        self.players = players
        """The numbers of players for which it makes a difference; empty: all of them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DataPack:
    """A game's numbers in the form that its rules use; each game subclasses it."""

    def __init__(self, doc: dict[str, Json]) -> None:
        self.digest = digest(doc)
        self.values = values(doc)
        self.own: dict[str, Json] | None = None
        """The owner's values that differ from ours; None if these are ours."""


class Setup:
    """Everything that decides how a game begins. Made and checked by `Game.setup`."""

    def __init__(self, seats: int, options: dict[str, str], seed: str, data: DataPack) -> None:
        self.seats = seats
        self.options = options
        self.seed = seed
        self.data = data


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game: how it starts, what each seat sees, what is hidden, how it is scored and saved."""

    key: ClassVar[str]
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]]
    """The numbers of players it can be played with."""
    options: ClassVar[tuple[Option, ...]] = ()
    phases: ClassVar[tuple[str, ...]] = ()
    """The states of the rules' state machine, in order; a scenario may begin at any of them."""
    parameters: ClassVar[dict[str, tuple[str, ...]]]
    """Each verb with the names of its arguments, which its label uses as variables."""
    components: ClassVar[dict[str, Json]]
    """The game's components.toml."""
    sheet: ClassVar[Sheet | None] = None
    """The game's copy.toml: what may differ from copy to copy. None: anything that can be read."""
    revelations: ClassVar[dict[str, str]] = {}
    """For each kind of event that may reveal something: CHANCE, DISCLOSURE or FINALITY."""
    remarks: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that only explain. Records are valid with or without them, so an
    explanation can be improved without a new version of the rules.
    """
    positions: ClassVar[Positions[Any]] = Positions()
    """What the game knows about positions that people write down."""

    # ------------------------------------------------------------- what each game writes

    def read_data(self, doc: dict[str, Json], where: str) -> DataPack:
        """The data pack of these components, checked."""
        raise NotImplementedError

    def new(self, setup: Setup) -> S:
        """The position before anything has happened, with the first task on the stack."""
        raise NotImplementedError

    def actions(self) -> tuple[Action, ...]:
        """Every action of the game, in a fixed order."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> View:
        """What this seat (or SPECTATOR) may see, built field by field."""
        raise NotImplementedError

    def look(self, s: S, seats: Sequence[int], last: Sight | None = None) -> Sight:
        """What several seats see of one position; parts that are the same for all are made once.

        `last` is what was seen of an earlier position; unchanged parts may be reused from it.
        """
        return Sight(s, [self.view(s, seat) for seat in seats])

    def imagine(self, s: S, seat: int, rng: Rng) -> S:
        """A state with the same view for this seat, but with everything hidden from it dealt anew.

        It depends on nothing that the seat may not know, not even on the seed.
        """
        raise NotImplementedError

    def redeal(self, s: S, rng: Rng) -> S:
        """A state in which only what nobody knows is dealt anew, so every seat has the same view.

        What only one seat knows stays as it is, so never show this state to a bot. Use it for
        measuring luck, and for chance in a search that sees all hands. If no seat knows more than
        any other, it is what a spectator would imagine.
        """
        return self.imagine(s, SPECTATOR, rng)

    def features(self, seats: int) -> list[Feature]:
        """Every value of an encoded position for so many players, in the order of its columns."""
        raise NotImplementedError

    def encode(self, s: S, seat: int) -> bytes:
        """What this seat sees, and what is asked, as a row of bytes: see `layout`."""
        raise NotImplementedError

    def scores(self, s: S) -> list[Score]:
        """The breakdown so far: one Score for each seat, in order."""
        raise NotImplementedError

    def opponent(self, s: S) -> Score | None:
        """The breakdown of the automated opponent, if there is one; its seat is OPPONENT.

        If it wins, there is no winner among the seats.
        """
        return None

    def enter(self, s: S, phase: str) -> None:
        """Put this phase, and everything after it, on an empty stack: a scenario begins there."""
        raise NotImplementedError

    def dump_fields(self, s: S) -> dict[str, Any]:
        """The game's own part of the snapshot."""
        raise NotImplementedError

    def load_fields(self, doc: Doc, data: DataPack, rng: Rng) -> S:
        """Read back what `dump_fields` wrote."""
        raise NotImplementedError

    # ------------------------------------------------------------- what the engine makes of it

    def __init__(self) -> None:
        self.catalogue = Catalogue(self.actions())
        self.standard_data = self.read_data(self.components, f"{self.key} components")
        self._layouts: dict[int, Layout] = {}
        self._leaves: list[Leaf] | None = None
        self._packs: dict[str, DataPack] = {}
        """Owners' numbers that were read recently, as they were given: messages to bots name them."""
        module = _module(type(self))
        self._tasks = TaskReader((module.rpartition(".")[0] or module,))

    def data(self, own: dict[str, Json] | None = None, where: str = "data") -> DataPack:
        """The game's numbers, with an owner's values instead of ours if given."""
        if own is None:
            return self.standard_data
        name = json.dumps(own, sort_keys=True, default=str)
        if name not in self._packs:
            pack = self._read_own(self._with_own(own, where), where)
            if len(self._packs) >= KEPT_PACKS:
                self._packs.clear()
            self._packs[name] = pack
        return self._packs[name]

    def unfit(self, own: dict[str, Json], where: str = "data") -> list[Unfit]:
        """Everything in an owner's values that no copy can have; `data` reports only the first."""
        try:
            doc = self._with_own(own, where)
            found = self._unfit(doc, where)
            if not found:
                self._read(doc, where)
        except Unfit as problem:
            return [problem]
        return found

    def _with_own(self, own: dict[str, Json], where: str) -> dict[str, Json]:
        if self.sheet is None:
            return override(self.components, own, where)
        doc = override(self.components, own, where, self.sheet.is_free)
        self.sheet.follow(doc)
        return doc

    def _unfit(self, doc: dict[str, Json], where: str) -> list[Unfit]:
        return self.sheet.unfit(self.components, doc, where) if self.sheet is not None else []

    def _read_own(self, doc: dict[str, Json], where: str) -> DataPack:
        for problem in self._unfit(doc, where):
            raise problem
        pack = self._read(doc, where)
        pack.own = changed(self.components, doc)
        return pack

    def _read(self, doc: dict[str, Json], where: str) -> DataPack:
        """Read an owner's values; a game may fail on values that do not occur in ours."""
        try:
            return self.read_data(doc, where)
        except BadInput as bad:  # another name than below: compiled, a name has one type
            problem = str(bad).removeprefix(f"{where}: ").removeprefix(f"{where}.")
        except Exception as error:
            problem = f"these values do not fit together ({type(error).__name__}: {error})"
        raise Unfit(where, "", "together", {"problem": problem})

    def setup(
        self,
        seats: int,
        options: dict[str, str] | None = None,
        seed: str = "",
        data: DataPack | None = None,
    ) -> Setup:
        """A checked setup: players, every option (defaults filled in), seed and data."""
        if seats not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise BadInput("players", f"{self.key} is played by {allowed}; found {seats}")
        if not seed.isprintable() or seed != seed.strip():
            raise BadInput("seed", f"expected one line, without blanks at its ends; found {seed!r}")
        return Setup(seats, self.check_options(options or {}), seed, data or self.standard_data)

    def check_options(self, given: dict[str, str]) -> dict[str, str]:
        known = {option.key: option for option in self.options}
        for key, value in given.items():
            if key not in known:
                names = ", ".join(known) or "none"
                raise BadInput("option", f"{self.key} has no option '{key}'; there are: {names}")
            if value not in known[key].values:
                allowed = ", ".join(known[key].values)
                raise BadInput(f"option {key}", f"expected one of {allowed}; found '{value}'")
        return {key: given.get(key, option.default) for key, option in known.items()}

    def start(self, setup: Setup, log: list[Event] | None = None) -> S:
        """A new game at its first choice; everything that happens before it goes to `log`."""
        s = self.new(setup)
        s.log = log
        s.settle()
        return s

    def decision(self, s: S, seat: int) -> Decision | None:
        """What this seat is asked now, with all options in words; None if it is not to act."""
        question = s.question(seat)
        if question is None:
            return None
        asks = question.asks
        about: dict[str, Arg] = {"seat": seat, **question.about(s)}
        options = [
            Choice(action, self.label(action, asks, question.facts(s, action)))
            for action in s.legal(seat)
        ]
        blocked = [
            Choice(action, self.label(action, asks, question.facts(s, action)), refusal)
            for action in question.candidates(s)
            if (refusal := question.blocked(s, action)) is not None
        ]
        rule = getattr(question, "under", "") or question.rule
        return Decision(seat, Label(f"{self.key}-ask-{asks}", about), rule, options, blocked)

    def label(self, action: Action, asks: str = "", facts: dict[str, Arg] | None = None) -> Label:
        """The label of an action; `ask` names the question, for words that depend on it."""
        names = self.parameters[action.verb]
        args: dict[str, Arg] = {**(facts or {}), **dict(zip(names, action.args, strict=True))}
        args["ask"] = asks
        return Label(f"{self.key}-do-{action.verb.replace('_', '-')}", args)

    def event_label(self, event: Event) -> Label:
        """The label of an event."""
        args: dict[str, Arg] = {"seat": event.seat, **event.args}
        return Label(f"{self.key}-event-{event.kind.replace('_', '-')}", args)

    def revelation(self, event: Event) -> str | None:
        """What an event reveals: chance, somebody's secret, or that something is final."""
        return self.revelations[event.kind] if event.reveals else None

    def foresee(self, s: S, seat: int, action: Action) -> Foresight:
        """What an action would do, tried on a copy; raises IllegalAction if it is not legal."""
        trial = s.clone()
        trial.log = []
        trial.apply(seat, action)
        question = s.question(seat)
        known: list[Event] = [] if question is None else list(question.warns(s, action))
        for event in trial.log:
            if event.reveals:
                known += [] if question is None else question.brings(s, action)
                return Foresight(seen(known, seat), True, reveals=True)
            known.append(event)
        return Foresight(seen(known, seat), seat not in trial.to_act())

    def preview(self, s: S, seat: int, action: Action) -> list[Event]:
        """What a legal action would do, as far as this player may know before doing it."""
        return self.foresee(s, seat, action).events

    def ends_turn(self, s: S, seat: int, action: Action) -> bool:
        """Whether somebody else's choice or something hidden comes next after a legal action."""
        return self.foresee(s, seat, action).ends_turn

    def dump(self, s: S) -> dict[str, Any]:
        """A JSON-ready snapshot, pending tasks included."""
        return {
            "game": self.key,
            "rules_version": self.rules_version,
            **self.dump_fields(s),
            "rng": {"key": s.rng.key.hex(), "counter": s.rng.counter},
            "pending": [dump_task(task) for task in s.stack],
        }

    def load(self, value: Json, data: DataPack | None = None, where: str = "") -> S:
        """Read a snapshot back, and go on to its next choice."""
        s = self.read_position(value, data, where)
        _settle(s, Doc(value, where).path("pending"))
        return s

    def read_position(self, value: Json, data: DataPack | None = None, where: str = "") -> S:
        """Read a snapshot back, with all pending tasks still to happen."""
        doc = Doc(value, where)
        if doc.text("game") != self.key:
            raise BadInput(doc.path("game"), f"expected {self.key}, found {doc.text('game')}")
        doc.number("rules_version", self.rules_version, self.rules_version)
        s = self.load_fields(doc, data or self.standard_data, _read_rng(doc.sub("rng")))
        pending = doc.items("pending")
        s.stack = [
            self._tasks.read(task, f"{doc.path('pending')}.{i}") for i, task in enumerate(pending)
        ]
        return s

    def digest(self, s: S) -> str:
        """A short name for exactly this position."""
        text = json.dumps(self.dump(s), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def layout(self, seats: int) -> Layout:
        """The columns of `encode` for this number of players: their names, and how to read them."""
        if seats not in self._layouts:
            self._layouts[seats] = Layout(self.features(seats))
        return self._layouts[seats]

    def schema(self, seats: int) -> list[dict[str, Any]]:
        """Every value that a seat can see: path, kind, range and vocabulary, JSON-ready."""
        return [feature.dump() for feature in self.layout(seats).features]

    def legal_mask(self, s: S, seat: int) -> bytes:
        """A byte for each action of the catalogue: 1 if this seat may do it now."""
        mask = bytearray(len(self.catalogue))
        for action in s.legal(seat):
            mask[self.catalogue.index(action)] = 1
        return bytes(mask)

    def standings(self, s: S) -> list[Score]:
        """Everybody's breakdown: those of the seats, followed by the automated opponent's."""
        opponent = self.opponent(s)
        return self.scores(s) if opponent is None else [*self.scores(s), opponent]

    def winners(self, s: S) -> list[int]:
        return [score.seat for score in self.scores(s) if score.won]

    def leaves(self) -> list[Leaf]:
        """Every single number and word of our data, with its path."""
        if self._leaves is None:
            self._leaves = leaves(self.components)
        return self._leaves

    def differences(self, data: DataPack) -> list[tuple[Leaf, Json]]:
        """The printed values in which an owner's copy differs from ours, each with our value. Values
        that follow from others are not printed, and are left out.
        """
        own = override(self.components, data.own or {}, "data", lambda _: True)
        follows = {one.path for one in self.sheet.follows} if self.sheet is not None else set()
        found = differing(self.components, own)
        return [(leaf, ours) for leaf, ours in found if leaf.path not in follows]

    def fidelity(self, data: DataPack | None = None) -> Sequence[Value]:
        """Every value of the data with its source."""
        return (data or self.standard_data).values


def _module(cls: type) -> str:
    return cls.__module__


def _settle(s: State, where: str) -> None:
    """Go on from a snapshot; its tasks come from outside, and may not fit the position."""
    try:
        s.settle()
    except Exception as error:
        raise BadInput(where, "cannot happen in this position") from error


_LAST_DRAW = 2**63


def _read_rng(doc: Doc) -> Rng:
    try:
        key = bytes.fromhex(doc.text("key"))
    except ValueError:
        raise BadInput(doc.path("key"), "expected hexadecimal digits") from None
    return Rng(key, doc.number("counter", 0, _LAST_DRAW))
