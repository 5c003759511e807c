"""The position of a scenario: set up as it says, checked, and brought to its first choice."""

from __future__ import annotations

import copy
from typing import Any, Final

from trilith.engine.doc import Json
from trilith.engine.errors import BadInput
from trilith.engine.event import Event
from trilith.engine.game import DataPack, Game, Setup
from trilith.engine.history import History
from trilith.engine.moments import Moment
from trilith.engine.positions import overdrawn
from trilith.engine.scenario.document import Case, Entry, Scenario
from trilith.engine.scenario.paths import flat, look_up, put
from trilith.engine.state import State

USED_UP: Final = ("pending", "rng")
"""Tasks are run and random numbers are drawn, so nobody expects these to stay as they were."""


def begin(
    scenario: Scenario, game: Game[Any], data: DataPack | None = None, case: Case | None = None
) -> State:
    """The scenario's position, or that of one of its cases, before any of the steps."""
    return silent(Beginning(scenario, game, data, case).position())


def silent(s: State) -> State:
    """Stop recording."""
    s.log = None
    s.forced = None
    return s


def history_of(scenario: Scenario, game: Game[Any], data: DataPack | None = None) -> History[Any]:
    """A game that begins from the scenario's position and can be continued."""
    beginning = Beginning(scenario, game, data)
    return History(game, beginning.setup, silent(beginning.position()))


class Beginning:
    """How a position is made: set up the game, enter the phase, then put in the written values."""

    def __init__(
        self,
        scenario: Scenario,
        game: Game[Any],
        data: DataPack | None = None,
        case: Case | None = None,
    ) -> None:
        if scenario.game != game.key:
            raise BadInput(
                scenario.where, f"expected a scenario of {game.key}, found {scenario.game}"
            )
        self.scenario = scenario
        self.case: Case = case if case is not None else scenario
        self.game = game
        self.where = f"{self.case.where}, position"
        self.written = flat(self.case.position)
        if data is None and scenario.own is not None:
            data = game.data(scenario.own, f"{scenario.where}, own")
        self.setup = self._set_up(scenario.options, data)
        self._check_words()
        self.base = self._base(self.setup)

    def position(self) -> State:
        """The position at its first choice; BadInput if it is impossible or a value is lost."""
        s = self.read(self.written)
        if not self.scenario.allow_impossible:
            self._check_pieces(s)
        s.log = []
        s.forced = []
        self.go_on(s)
        self._check_options()
        self._check_kept(s)
        return s

    # ------------------------------------------------------------- setting up

    def _set_up(self, options: dict[str, str], data: DataPack | None) -> Setup:
        try:
            return self.game.setup(self.scenario.players, options, self.scenario.seed, data)
        except BadInput as error:
            raise BadInput(f"{self.scenario.where}, {error.where}", error.problem) from None

    def _check_words(self) -> None:
        """Refuse phases and questions that this game does not have, usually typing errors."""
        at, until, game = self.scenario.at, self.case.until, self.game
        places = [*game.phases, *[name for name in self.moments() if name not in game.phases]]
        if at is not None and at not in places:
            expected = f"expected one of {', '.join(places)}; found '{at}'"
            raise BadInput(f"{self.scenario.where}, at", expected)
        if until is not None and until not in game.positions.lasting:
            expected = f"expected one of {', '.join(game.positions.lasting)}; found '{until}'"
            raise BadInput(f"{self.case.where}, until", expected)
        if self.scenario.asked is not None and at not in self.moments():
            questions = ", ".join(self.moments())
            expected = f"expected a question before it, as `at`: {questions}; found '{at}'"
            raise BadInput(self.scenario.asked.where, expected)

    def moments(self) -> dict[str, Moment]:
        return self.game.positions.moments

    def asks(self) -> bool:
        """Does it begin at a question? A phase of the same name starts at its beginning."""
        at = self.scenario.at
        if at is None or at not in self.moments():
            return False
        return self.scenario.asked is not None or at not in self.game.phases

    def _base(self, setup: Setup) -> dict[str, Any]:
        """The snapshot that the written values are put into."""
        s = self.game.new(setup)
        at = self.scenario.at
        if at is not None:
            s.stack = []
            self.game.enter(s, self.moments()[at].phase if self.asks() else at)
        return self.game.dump(s)

    def read(self, written: dict[str, Json]) -> State:
        """The position with these values, with everything still to happen."""
        doc = copy.deepcopy(self.base)
        for path, value in written.items():
            self._check_path(doc, path)
            put(doc, path, value, self.where)
        for gift in self.case.gifts:
            self._give(doc, gift)
        s: State = self.game.read_position(doc, self.setup.data, self.where)
        if "pending" not in written:
            self._resume(s)
        return s

    def _check_path(self, doc: dict[str, Any], path: str) -> None:
        """Report a path that is known although it is not in the snapshot."""
        if _has(doc, path):
            return
        facts = self.game.positions.facts(self.game.read_position(self.base, self.setup.data))
        if _has(facts, path):
            raise BadInput(self.where, f"{path}: follows from the rest; it can only be expected")

    def _give(self, doc: dict[str, Any], gift: Entry) -> None:
        known = self.game.positions.gifts
        seat = gift.number("seat", 0, self.scenario.players - 1)
        if not any(name in known for name in gift.table):
            raise BadInput(gift.where, f"expected what is given, one of {', '.join(known)}")
        self.game.positions.give(doc, seat, gift)

    def _resume(self, s: State) -> None:
        at = self.scenario.at
        if self.asks():
            assert at is not None
            s.stack = []
            asked = self.scenario.asked
            if asked is None:
                asked = Entry({}, f"{self.scenario.where}, asked")
            self.game.positions.ask(s, at, asked, list(self.written))
        else:
            self.game.positions.resume(s, at or "", list(self.written))

    # ------------------------------------------------------------- going on

    def go_on(self, s: State) -> bool:
        """On to the next choice; True if the phase ended before there was one."""
        try:
            return go_on(s, self.game, self.case.until)
        except BadInput:
            raise
        except Exception as error:
            at = self.scenario.at
            what = "the game" if at is None else f"'{at}'"
            raise BadInput(self.where, f"{what} cannot go on from this position") from error

    # ------------------------------------------------------------- checking

    def _check_pieces(self, s: State) -> None:
        """Refuse what is impossible, by the number of pieces or by where they may lie."""
        if not self.written and not self.case.gifts:
            return
        account = self.game.positions
        found = [
            *overdrawn(account.pieces(s), list(self.written)),
            *account.impossible(s, list(self.written)),
        ]
        if found:
            hint = "`allow_impossible = true` takes it as it is"
            raise BadInput(self.where, f"cannot be: {'; '.join(found)} ({hint})")

    def _check_kept(self, s: State) -> None:
        """Report a written value that was erased, so that it makes no difference.

        Only if play has not gone on to another phase: what the rules change is not lost.
        """
        if not self._is_at_the_beginning(s):
            return
        facts, digest = self.game.dump(s), self.game.digest(s)
        for path, value in self.written.items():
            if path.split(".")[0] in USED_UP or look_up(self.base, path, self.where) == value:
                continue
            found = look_up(facts, path, self.where) if _has(facts, path) else None
            if found != value and self._digest_without(path) == digest:
                raise BadInput(self.where, f"{path}: {self._why_lost(found)}")

    def _is_at_the_beginning(self, s: State) -> bool:
        at, positions = self.scenario.at, self.game.positions
        if at is None:
            return True
        phase = self.moments()[at].phase if self.asks() else at
        return phase in positions.lasting and positions.span(s, phase) is not None

    def _digest_without(self, path: str) -> str:
        rest = {name: value for name, value in self.written.items() if name != path}
        try:
            s = self.read(rest)
            self.go_on(s)
        except BadInput:
            return ""
        return self.game.digest(s)

    def _why_lost(self, found: Json) -> str:
        at = self.scenario.at
        if at is None:
            return f"would be lost, for the game begins with {found!r}; say where, with `at`"
        inside = [name for name, one in self.moments().items() if one.phase == at]
        hint = f"; to begin within it, name what is asked: {', '.join(inside)}" if inside else ""
        return f"would be lost, for '{at}' begins with {found!r}{hint}"

    def _check_options(self) -> None:
        """Refuse an option that only decides how a game begins, if the position begins later."""
        if self.scenario.at is None:
            return
        for key in self.scenario.options:
            if not self._matters(key, True) and self._matters(key, False):
                raise BadInput(
                    f"{self.scenario.where}, options.{key}",
                    f"has no effect at '{self.scenario.at}', which comes after it was used",
                )

    def _matters(self, key: str, is_late: bool) -> bool:
        """Whether another value of this option would change the position, now or at the beginning."""
        here = self._begun(self.setup, is_late)
        for value in [value for one in self.game.options if one.key == key for value in one.values]:
            other = self._set_up({**self.scenario.options, key: value}, self.setup.data)
            if self._begun(other, is_late) != here:
                return True
        return False

    def _begun(self, setup: Setup, is_late: bool) -> dict[str, Any]:
        return self._base(setup) if is_late else self.game.dump(self.game.new(setup))


def _has(facts: Json, path: str) -> bool:
    try:
        look_up(facts, path, "")
    except BadInput:
        return False
    return True


def go_on(s: State, game: Game[Any], until: str | None) -> bool:
    """Do everything that needs no choice; True if the phase ended and play stops there."""
    if until is None:
        s.settle()
        return False
    s.asked = []
    while s.stack:
        if ends_next(s, game, until):
            return True
        if s.stack[-1].step(s):
            return False
    return True


def ends_next(s: State, game: Game[Any], phase: str) -> bool:
    """Would the next thing that happens no longer belong to this phase?"""
    now = game.positions.span(s, phase)
    if now is None:
        return False
    probe = s.clone()
    probe.stack[-1].step(probe)
    return game.positions.span(probe, phase) != now


def told(s: State) -> list[Event]:
    """The events since listening began; from now on, only new ones."""
    events, s.log = s.log or [], []
    return events
