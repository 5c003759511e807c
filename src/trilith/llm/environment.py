"""TextEnvironment: one seat of a game as a conversation, with bots at the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from trilith import bots, games
from trilith.bots import Bot, Seen, bot_seed
from trilith.engine.errors import BadInput
from trilith.engine.event import seen
from trilith.engine.history import History
from trilith.engine.returns import by_place
from trilith.llm.answers import choice
from trilith.llm.telling import Teller, player_names


class TextEnvironment:
    """Text out, text in: `reset` returns the first question, `step` takes an answer to it.

    An answer that names no option is refused and counted in `bad`, and the question is repeated.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: str | Sequence[str] = "medium",
        seat: int = 0,
        options: Mapping[str, str] | None = None,
        language: str = "en",
    ) -> None:
        self.game = games.get(game)
        self.options = self.game.setup(players, dict(options or {})).options
        self.players = players
        if not 0 <= seat < players:
            raise BadInput("seat", f"expected 0 to {players - 1}, found {seat}")
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise BadInput("opponents", f"expected {players - 1} bots, found {len(names)}")
        self.seat = seat
        self.bad = 0
        self._makers = [bots.get(name) for name in names]
        self._teller = Teller(self.game.key, language, player_names(language, players), seat)
        self._history: History[Any] | None = None
        self._bots: dict[int, Bot] = {}
        self._told = 0

    def reset(self, seed: str = "") -> str:
        """Start a new game and return the first question. The same seed gives the same deal."""
        setup = self.game.setup(self.players, self.options, seed)
        self._history = History(self.game, setup)
        others = [seat for seat in range(self.players) if seat != self.seat]
        made = zip(others, self._makers, strict=True)
        self._bots = {other: maker(bot_seed(seed, other)) for other, maker in made}
        self.bad = 0
        self._told = 0
        self._let_others_play()
        return self._text()

    def step(self, answer: str) -> tuple[str, float, bool]:
        """Answer the question: the next text, the reward, and whether the game is over.

        The reward is 0 until the end, then between -1 and 1 by place.
        """
        history = self._playing()
        decision = self.game.decision(history.state, self.seat)
        if decision is None:
            raise BadInput("step", "the game is over: reset it")
        number = choice(answer, [option.action.code for option in decision.options])
        if number is None:
            self.bad += 1
            return self._teller.wrong(decision.dump(), answer), 0.0, False
        self._told = len(history.steps)
        history.play(self.seat, decision.options[number].action)
        self._let_others_play()
        is_over = history.state.is_over()
        reward = by_place(self.game, history.state)[self.seat] if is_over else 0.0
        return self._text(), reward, is_over

    def _playing(self) -> History[Any]:
        if self._history is None:
            raise BadInput("step", "expected `reset` before `step`")
        return self._history

    def _let_others_play(self) -> None:
        history = self._playing()
        while (acting := history.state.to_act()) and self.seat not in acting:
            other = acting[0]
            history.play(other, self._bots[other].choose(Seen(self.game, history.state, other)))

    def _text(self) -> str:
        history, teller = self._playing(), self._teller
        opening = history.opening if not history.steps else []
        later = [event for step in history.steps[self._told :] for event in step.events]
        news = [event.dump() for event in seen([*opening, *later], self.seat)]
        decision = self.game.decision(history.state, self.seat)
        if decision is not None:
            return teller.prompt(self.game.view(history.state, self.seat), decision.dump(), news)
        scores = [score.dump() for score in self.game.standings(history.state)]
        return f"{teller.events(news)}\n\n{teller.scores(scores)}"
