"""Running scenarios: every step of every case, with what is wrong in one line."""

from __future__ import annotations

import difflib
from typing import Any, Final

from trilith.engine.action import Action
from trilith.engine.errors import (
    GAME_OVER,
    NO_SUCH_ACTION,
    NOT_ASKED,
    NOT_YOUR_TURN,
    BadInput,
    IllegalAction,
)
from trilith.engine.event import Event
from trilith.engine.game import DataPack, Game
from trilith.engine.scenario.document import Case, Entry, Failure, Scenario, Step
from trilith.engine.scenario.facts import Facts
from trilith.engine.scenario.position import Beginning, go_on, told
from trilith.engine.state import State

ENGINE_RULES: Final = (NOT_YOUR_TURN, NOT_ASKED, GAME_OVER, NO_SUCH_ACTION)


def run(scenario: Scenario, game: Game[Any], data: DataPack | None = None) -> State:
    """Run all cases; raises Failure with everything that does not come out as written."""
    check(scenario, game)
    last: State | None = None
    failures: list[Failure] = []
    for case in scenario.runs():
        try:
            last = Run(scenario, case, game, data).all()
        except Failure as failure:
            failures.append(failure)
    if failures:
        raise together(scenario, failures)
    assert last is not None
    return last


def together(scenario: Scenario, failures: list[Failure]) -> Failure:
    """A single failure as it is, or those of several cases in one line."""
    if len(failures) == 1:
        return failures[0]
    texts = [str(one).removeprefix(f"{scenario.where}, ") for one in failures]
    count = f"{len(failures)} of {len(scenario.runs())} cases fail"
    return Failure(scenario.where, f"{count}: {'; '.join(texts)}")


def check(scenario: Scenario, game: Game[Any]) -> None:
    """Report what is wrong before anything is played: no checks at all, or unknown rules."""
    for case in scenario.runs():
        if not case.steps:
            raise BadInput(case.where, "checks nothing: expected play, refuse, expect or steps")
    for case in (scenario, *scenario.cases):
        for rule in case.rules:
            check_rule(game, rule, f"{case.where}, rules")


def check_rule(game: Game[Any], rule: str, where: str) -> None:
    known = game.positions.rules()
    if known and rule not in known and rule not in ENGINE_RULES:
        near = difflib.get_close_matches(rule, [*sorted(known), *ENGINE_RULES], 3)
        hint = f"; perhaps {', '.join(near)}" if near else ""
        raise BadInput(where, f"{game.key} has no rule {rule}{hint}")


class Run:
    """One case being run: the position, the events, and the answers that the engine gave itself."""

    def __init__(
        self, scenario: Scenario, case: Case, game: Game[Any], data: DataPack | None
    ) -> None:
        self.case = case
        self.game = game
        self.last_seat = scenario.players - 1
        self.s = Beginning(scenario, game, data, case).position()
        self.stopped = case.until is not None and not self.s.asked
        self.forced = self._forced()
        """Answers that the engine has given itself since the last step played."""
        self.events: list[Event] = told(self.s)
        """Everything that has happened since the last `expect`."""
        self.is_read = False
        """Has an `expect` looked at these events? Then the next step played starts over."""

    def all(self) -> State:
        for step in self.case.steps:
            self.one(step)
        return self.s

    def one(self, step: Step) -> None:
        """One step; an impossible position may break any rule of the game."""
        try:
            self._one(step)
        except BadInput:
            raise
        except Exception as error:
            problem = "the game cannot go on from this position"
            raise Failure(step.doc.where, problem) from error

    def _one(self, step: Step) -> None:
        if step.word == "play":
            self.play(step.doc)
        elif step.word == "refuse":
            self.refuse(step.doc)
        else:
            self.expect(step.doc)

    # ------------------------------------------------------------- playing

    def play(self, doc: Entry) -> None:
        """A legal action, or one that the engine has already done because there was no choice."""
        doc.only("seat", "action", "forced")
        seat = doc.number("seat", 0, self.last_seat)
        action = self.game.catalogue.read(doc.text("action"), doc.path("action"))
        must_be_forced = "forced" in doc and doc.flag("forced")
        if not must_be_forced and action in self.s.legal(seat):
            self._apply(seat, action)
        elif (seat, action) in self.forced:
            del self.forced[: self.forced.index((seat, action)) + 1]
        elif must_be_forced:
            raise Failure(doc.where, self._not_forced(seat, action))
        else:
            raise Failure(doc.where, self._why_not(seat, action))

    def _apply(self, seat: int, action: Action) -> None:
        if self.is_read:
            self.events = []
            self.is_read = False
        s = self.s
        s.forced = []
        s.answer(seat, action)
        self.stopped = go_on(s, self.game, self.case.until)
        self.events += told(s)
        self.forced = self._forced()

    def _forced(self) -> list[tuple[int, Action]]:
        return list(self.s.forced or [])

    def _not_forced(self, seat: int, action: Action) -> str:
        if action in self.s.legal(seat):
            return f"expected the engine to do '{action}' for seat {seat}: there is a choice"
        return f"expected the engine to do '{action}' for seat {seat}; it did {self._did()}"

    def _did(self) -> str:
        return ", ".join(f"'{one}' for seat {seat}" for seat, one in self.forced) or "nothing"

    def _why_not(self, seat: int, action: Action) -> str:
        if self.stopped:
            return f"play has stopped at the end of {self.case.until}"
        try:
            self.s.apply(seat, action)
        except IllegalAction as error:
            return f"{error}{self._answered(seat)}"
        raise AssertionError("a legal action was refused")

    def _answered(self, seat: int) -> str:
        """A step may fail because the engine has already answered its question."""
        if not any(one == seat for one, _ in self.forced):
            return ""
        return f"; the engine has answered already, where there was no choice: {self._did()}"

    # ------------------------------------------------------------- refusing

    def refuse(self, doc: Entry) -> None:
        doc.only("seat", "action", "rule")
        seat, rule = doc.number("seat", 0, self.last_seat), doc.text("rule")
        check_rule(self.game, rule, doc.path("rule"))
        if rule == NO_SUCH_ACTION:
            self._refuse_for_ever(doc)
            return
        action = self._action(doc)
        refusal = self.s.why_not(seat, action)
        wanted = f"expected {rule} to refuse '{action}' to seat {seat}"
        if refusal is None:
            raise Failure(doc.where, f"{wanted}: it is legal")
        if refusal.rule != rule:
            raise Failure(doc.where, f"{wanted}, found {refusal.rule}{self._answered(seat)}")

    def _action(self, doc: Entry) -> Action:
        try:
            return self.game.catalogue.read(doc.text("action"), doc.path("action"))
        except BadInput as error:
            hint = f"{error.problem}; what is never possible is refused by {NO_SUCH_ACTION}"
            raise BadInput(error.where, hint) from None

    def _refuse_for_ever(self, doc: Entry) -> None:
        """An action that the game does not have at all, in any position."""
        try:
            action = self.game.catalogue.read(doc.text("action"), doc.path("action"))
        except BadInput:
            return
        raise Failure(doc.where, f"expected no such action, found '{action}' in the game")

    # ------------------------------------------------------------- expecting

    def expect(self, doc: Entry) -> None:
        """Check the expectations; everything that differs is reported in one line."""
        facts = Facts(self.s, self.game, self.events, doc.where)
        found = [facts.mismatch(path, expected) for path, expected in doc.table.items()]
        wrong = [one for one in found if one is not None]
        self.is_read = True
        if wrong:
            raise Failure(doc.where, "; ".join(wrong))
