"""Find a position and a move that show each rule: `python -m tests.rulebook.collect [GAME]...`.

A rule is shown best by its own tests: they play just what it is about. The start of a game and the
finished games of `tests/records` fill the gaps (`looking.py`). Of all that shows a rule, the
clearest is taken: first a move of whose events one happens by that rule, then a move that is refused
under it, then a move that is an example of it, and last a position that shows it without a move.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.rulebook.listening import Plugin
from tests.rulebook.looking import hints, looked_for, started
from tests.rulebook.moves import Move, happens, is_refused, scenario_of
from trilith import games
from trilith.cli.coverage import read_rules
from trilith.engine.doc import Json
from trilith.engine.errors import TrilithError
from trilith.engine.game import Game
from trilith.rulebook.shown import EVENT, EXAMPLE, KINDS, POSITION, REFUSAL, file_of, unshown


@dataclass
class Best:
    """The clearest of what was found, by rule."""

    game: Game[Any]
    rules: list[str]
    by_rule: dict[str, tuple[tuple[int, ...], str, dict[str, Json], Move]] = field(
        default_factory=dict
    )

    def missing(self) -> set[str]:
        return set(self.rules) - set(self.by_rule)

    def offer(self, move: Move) -> None:
        if not any(self.could_be_better(rule, move) for rule in self.rules):
            return
        doc = scenario_of(self.game, move)
        if doc is None:
            return
        if move.kind == POSITION:
            self.take(move.rules, POSITION, doc, move)
        elif move.kind == REFUSAL:
            if is_refused(self.game, doc, move):
                self.take(move.rules, REFUSAL, doc, move)
        else:
            self.offer_played(move, doc)

    def offer_played(self, move: Move, doc: dict[str, Json]) -> None:
        try:
            happened = happens(self.game, doc, move)
        except TrilithError:
            return
        own = [rule for rule in happened if rule in move.rules]
        self.take(tuple(own), EVENT, doc, move)
        self.take(tuple(set(happened) - set(own)), EVENT, doc, move, elsewhere=1)
        self.take(move.rules, EXAMPLE, doc, move)

    def could_be_better(self, rule: str, move: Move) -> bool:
        if move.kind in (REFUSAL, POSITION) and rule not in move.rules:
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

    def follow(self) -> None:
        """Rules that are shown together with another one."""
        for rule, other in hints(self.game).LIKE.items():
            if rule not in self.by_rule and other in self.by_rule:
                rank, kind, doc, move = self.by_rule[other]
                if kind != REFUSAL:
                    self.by_rule[rule] = (rank, EXAMPLE if kind == EVENT else kind, doc, move)

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


def collected(game: Game[Any], heard: list[Move]) -> Best:
    """The best of what was heard in the tests, and of what was looked for."""
    best = Best(game, [rule for rule in read_rules(game.key) if rule not in unshown(game.key)])
    for move in heard:
        best.offer(move)
    for move in started(game, best.missing()):
        best.offer(move)
    weak = {rule for rule in best.rules if not is_clear(best, rule)}
    for move in looked_for(game, weak):
        best.offer(move)
    best.follow()
    return best


def is_clear(best: Best, rule: str) -> bool:
    return rule in best.by_rule and best.by_rule[rule][1] in (EVENT, REFUSAL)


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
        heard = [move for move in plugin.found if move.position["game"] == key]
        best = collected(games.get(key), heard)
        lines = list(best.lines())
        Path(file_of(key)).write_text("".join(lines), "utf-8")
        counts = Counter(kind for _, kind, _, _ in best.by_rule.values())
        print(key, len(best.rules), "rules:", dict(counts), len(lines), "positions")
        print("  nothing shows", *sorted(best.missing()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
