"""Find a position and a move that show each rule: `python -m tests.rulebook.collect [GAME]...`.

A rule is shown best by its own tests: they play just what it is about. The finished games of
`tests/records` fill the gaps. Of all that shows a rule, the clearest is taken: first a move of whose
events one happens by that rule, then a move that is refused under it, and last a move of the rule's
own test, which shows the rule without naming it.
"""

from __future__ import annotations

import copy
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.records.make import FOLDER
from trilith import games
from trilith.cli.coverage import read_rules
from trilith.engine.action import Action
from trilith.engine.doc import Doc, Json
from trilith.engine.errors import TrilithError
from trilith.engine.game import Game, Setup
from trilith.engine.history import History
from trilith.engine.record import read
from trilith.engine.scenario import Scenario, history_of
from trilith.engine.scenario.writing import as_tasks
from trilith.engine.state import State
from trilith.rulebook.shown import EVENT, EXAMPLE, KINDS, REFUSAL, file_of

LONGEST = 30
"""A test with more moves than this plays at random, and shows nothing in particular."""


@dataclass
class Move:
    """A move that was played or refused, and the position before it."""

    position: dict[str, Any]
    seat: int
    action: str
    kind: str
    rules: tuple[str, ...]
    """Those that it is known to show: of its events, of its refusal, or of the test it is from."""
    weight: tuple[int, ...] = ()
    """The lightest is the clearest."""


@dataclass
class Plugin:
    """Listens while the tests of the rules run."""

    rules: tuple[str, ...] = ()
    seen: list[Move] = field(default_factory=list)
    found: list[Move] = field(default_factory=list)
    quiet: bool = False

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.get_closest_marker("rule")]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        marks = item.iter_markers("rule")
        self.rules = tuple(dict.fromkeys(rule for mark in marks for rule in mark.args))
        self.seen = []
        yield
        if self.rules and len(self.seen) <= LONGEST:
            played = [move for move in self.seen if move.kind == EXAMPLE]
            for nth, move in enumerate(reversed(played)):
                move.weight = (len(self.rules), nth, len(played))
            self.found += self.seen
        self.rules = ()

    def listen(self) -> None:
        answer, why_not = State.answer, State.why_not

        def answered(s: State, seat: int, action: Action) -> None:
            if self.rules and not self.quiet and action in s.legal(seat):
                self.note(s, seat, action, EXAMPLE, self.rules)
            answer(s, seat, action)

        def asked(s: State, seat: int, action: Action) -> Any:
            refusal = why_not(s, seat, action)
            if self.rules and not self.quiet and refusal is not None:
                self.note(s, seat, action, REFUSAL, (refusal.rule,))
            return refusal

        State.answer = answered  # type: ignore[method-assign, assignment]
        State.why_not = asked  # type: ignore[method-assign, assignment]

    def note(self, s: State, seat: int, action: Action, kind: str, rules: tuple[str, ...]) -> None:
        if len(self.seen) > LONGEST:
            return
        self.quiet = True
        try:
            key = type(s).__module__.split(".")[2]
            position = games.get(key).dump(s)
            self.seen.append(Move(position, seat, action.code, kind, rules, (0, 0, 0)))
        except Exception:
            pass  # a test may hold what is no position of a game
        finally:
            self.quiet = False


# ------------------------------------------------------------------ from moves to scenarios


def setups(game: Game[Any], position: dict[str, Any]) -> Iterator[Setup]:
    """How a game may have been set up that has come to this position."""
    known: list[tuple[str, ...]] = []
    for option in game.options:
        value = position.get(option.key)
        value = {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else value
        known.append((value,) if value in option.values else option.values[:2])
    keys = [option.key for option in game.options]
    for values in product(*known):
        try:
            yield game.setup(len(position["seats"]), dict(zip(keys, values, strict=True)), "shown")
        except TrilithError:
            continue


def scenario_of(game: Game[Any], move: Move) -> dict[str, Json] | None:
    """The position as a scenario that brings it back, and that may be."""
    position = mended(move.position, move.seat) if game.key == "ezra_nehemiah" else move.position
    for setup in setups(game, position):
        try:
            return as_tasks(game, setup, game.load(position))
        except TrilithError:
            continue
    return None


def shows(game: Game[Any], doc: dict[str, Json], move: Move) -> tuple[str, ...]:
    """The rules of what the move makes happen, seen by all or by who makes it."""
    history = history_of(Scenario(Doc(doc, "shown")), game)
    events = history.play(move.seat, game.catalogue.read(move.action))
    return tuple(dict.fromkeys(one.rule for one in events if one.is_seen_by(move.seat)))


def is_refused(game: Game[Any], doc: dict[str, Json], move: Move) -> bool:
    """Whether it still is: a position does not keep the questions that nobody was asked."""
    s = history_of(Scenario(Doc(doc, "shown")), game).state
    refusal = s.why_not(move.seat, game.catalogue.read(move.action))
    return refusal is not None and refusal.rule in move.rules


def mended(position: dict[str, Any], seat: int) -> dict[str, Any]:
    """The tests of Ezra deal everybody the same tiles, and play a card that lies nowhere."""
    position = copy.deepcopy(position)
    seats = position["seats"]
    for name, kept in seats[seat].get("tiles", {}).items():
        others = [one["tiles"] for one in seats if one is not seats[seat] and "tiles" in one]
        if kept in [tiles[name] for tiles in others]:
            left = iter(variant for variant in range(1, 5) if variant != kept)
            for tiles in others:
                tiles[name] = next(left)
    card = position["turn"].get("card")
    for mat in seats[position["active"] :][:1]:
        if card in mat["draw_pile"] and not any(mat["piles"]):
            mat["draw_pile"].remove(card)
            mat["piles"][0].append(card)
    return position


@dataclass
class Best:
    """The clearest of what was found, by rule."""

    game: Game[Any]
    rules: list[str]
    by_rule: dict[str, tuple[tuple[int, ...], str, dict[str, Json], Move]] = field(
        default_factory=dict
    )

    def offer(self, move: Move) -> None:
        wanted = [rule for rule in self.rules if self.could_be_better(rule, move)]
        if not wanted:
            return
        doc = scenario_of(self.game, move)
        if doc is None:
            return
        if move.kind == REFUSAL:
            if is_refused(self.game, doc, move):
                self.take(move.rules, REFUSAL, doc, move)
            return
        try:
            happened = shows(self.game, doc, move)
        except TrilithError:
            return
        own = [rule for rule in happened if rule in move.rules]
        self.take(tuple(own), EVENT, doc, move)
        self.take(tuple(set(happened) - set(own)), EVENT, doc, move, elsewhere=1)
        self.take(move.rules, EXAMPLE, doc, move)

    def could_be_better(self, rule: str, move: Move) -> bool:
        if move.kind == REFUSAL and rule not in move.rules:
            return False
        now = self.by_rule.get(rule)
        return now is None or now[0] > (KINDS.index(EVENT), 0, *move.weight)

    def take(
        self,
        rules: tuple[str, ...],
        kind: str,
        doc: dict[str, Json],
        move: Move,
        elsewhere: int = 0,
    ) -> None:
        rank = (KINDS.index(kind), elsewhere, *move.weight)
        for rule in rules:
            if rule in self.rules and (rule not in self.by_rule or rank < self.by_rule[rule][0]):
                self.by_rule[rule] = (rank, kind, doc, move)

    def lines(self) -> Iterator[str]:
        """One line for each position and move, with all the rules that it shows."""
        together: dict[str, dict[str, Any]] = {}
        for rule in self.rules:
            if rule in self.by_rule:
                _, kind, doc, move = self.by_rule[rule]
                entry = {"kind": kind, "seat": move.seat, "action": move.action, "scenario": doc}
                name = json.dumps(entry, sort_keys=True)
                together.setdefault(name, {"rules": [], **entry})["rules"].append(rule)
        for entry in together.values():
            yield json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n"


def recorded(game: Game[Any], missing: set[str]) -> Iterator[Move]:
    """Moves of finished games that show a rule, played or refused, which nothing else shows."""
    left = set(missing)
    for file in sorted(FOLDER.glob(f"{game.key}-*.txt")):
        record = read(file.read_text("utf-8"))
        setup = game.setup(record.players, dict(record.options), seed=record.seed or "")
        history: History[Any] = History(game, setup)
        for seat, code in record.steps:
            before = history.state.clone()
            for move in refused_at(game, before, left):
                left -= set(move.rules)
                yield move
            events = history.play(seat, game.catalogue.read(code))
            rules = {one.rule for one in events if one.seen_by is None} & left
            if rules:
                left -= rules
                yield Move(game.dump(before), seat, code, EXAMPLE, (), (9, 0, 0))


def refused_at(game: Game[Any], s: State, left: set[str]) -> Iterator[Move]:
    found: dict[str, Move] = {}
    for question, _ in s.asked:
        for one in s.passed_by(question):
            for action in one.nameable(s):
                refusal = one.blocked(s, action)
                if refusal is not None and refusal.rule in left and refusal.rule not in found:
                    found[refusal.rule] = Move(
                        game.dump(s),
                        question.seat,
                        action.code,
                        REFUSAL,
                        (refusal.rule,),
                        (9, 0, 0),
                    )
    yield from found.values()


def main(keys: list[str]) -> int:
    plugin = Plugin()
    plugin.listen()
    keys = keys or ["castle", "ezra_nehemiah", "sa_re"]
    tests = [f"tests/games/{key}" for key in keys]
    failed = pytest.main(["-q", "-n", "0", "-p", "no:cacheprovider", *tests], plugins=[plugin])
    if failed:
        return int(failed)
    plugin.quiet = True
    for key in keys:
        game = games.get(key)
        best = Best(game, list(read_rules(key)))
        for move in plugin.found:
            if move.position["game"] == key:
                best.offer(move)
        weak = {rule for rule in best.rules if not is_shown(best, rule)}
        for move in recorded(game, weak):
            best.offer(move)
        lines = list(best.lines())
        Path(file_of(key)).write_text("".join(lines), "utf-8")
        counts = {kind: sum(k == kind for _, k, _, _ in best.by_rule.values()) for kind in KINDS}
        print(key, len(best.rules), "rules:", counts, len(lines), "positions")
    return 0


def is_shown(best: Best, rule: str) -> bool:
    return rule in best.by_rule and best.by_rule[rule][1] != EXAMPLE


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
