"""The master: the expert's search, led by what was learnt from many searched games."""

from __future__ import annotations

from typing import Any

from trilith.bots.bot import Seen
from trilith.bots.expert import A_SECOND, Budget, ExpertBot
from trilith.bots.heuristic import Heuristic, heuristic_for
from trilith.bots.knowledge import Knowledge, from_file, shipped
from trilith.bots.learned import Learned
from trilith.bots.mcts import USUAL, Manner, Search
from trilith.engine.game import Game
from trilith.engine.native import mypyc_attr
from trilith.engine.rng import Rng
from trilith.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class MasterBot(ExpertBot):
    """Searches where earlier searches found something."""

    name = "master"

    def __init__(
        self,
        seed: str = "",
        budget: Budget = A_SECOND,
        knowledge: Knowledge | None = None,
        file: str = "",
    ) -> None:
        super().__init__(seed, budget)
        self.knowledge = knowledge
        """The knowledge it plays by; None for the file's, or what ships with Trilith."""
        self.file = file

    def _heuristic_of(self, seen: Seen) -> Heuristic[State]:
        if self._heuristic is None or self._heuristic.game is not seen.game:
            knowledge = self.knowledge or _known(seen.game, self.file)
            self._heuristic = Learned(heuristic_for(seen.game), knowledge)
        return self._heuristic

    def _new_search(self, seen: Seen, heuristic: Heuristic[State]) -> Search:
        return Search(seen, heuristic, self.random, self._manner(seen, heuristic))

    def _manner(self, seen: Seen, heuristic: Heuristic[State]) -> Manner:
        """Where something was learnt it searches more narrowly; elsewhere as the expert does."""
        if isinstance(heuristic, Learned) and heuristic.is_led(seen.imagine(Rng.of("manner"))):
            style = heuristic.knowledge.style
            return Manner(style.curiosity, style.openness, -style.doubt)
        return USUAL


_KNOWN: dict[str, Knowledge] = {}


def _known(game: Game[Any], file: str) -> Knowledge:
    """The file's knowledge, or else what ships with Trilith; read once."""
    name = f"{game.key} {file}"
    if name not in _KNOWN:
        actions = game.catalogue.actions
        _KNOWN[name] = from_file(file, actions) if file else shipped(game.key, actions)
    return _KNOWN[name]
