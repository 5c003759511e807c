"""TextBot: a function from text to text that plays a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from trilith.bots import Bot, Seen
from trilith.engine.action import Action
from trilith.engine.decision import Decision
from trilith.engine.rng import Rng
from trilith.llm.answers import choice
from trilith.llm.telling import Teller, player_names

Answer = Callable[[str], str]
"""Takes a position with its options in words, and answers with one of them."""

RETRIES: Final = 2
"""How often an answer that names no option is sent back before chance decides."""
LANGUAGE: Final = "en"


class TextBot(Bot):
    """Asks a function in words. It reads what a seat sees, and nothing else.

    Answers that name no option are counted and sent back with what was expected; after `retries`
    of them one of the options is taken at random. `notes` counts both.
    """

    def __init__(
        self,
        answer: Answer,
        seed: str = "",
        language: str = LANGUAGE,
        retries: int = RETRIES,
        previews: bool = False,
    ) -> None:
        super().__init__(seed)
        self.answer = answer
        self.language = language
        self.retries = retries
        self.previews = previews
        self._counts = {"answers": 0, "bad": 0, "random": 0}

    def notes(self) -> dict[str, int]:
        """How many texts were answered, how many named no option, and how many choices were random."""
        return dict(self._counts)

    def choose(self, seen: Seen) -> Action:
        decision = seen.decision
        assert decision is not None
        teller = self._teller(seen)
        doc = decision.dump()
        outcomes = self._outcomes(seen, decision, teller) if self.previews else []
        prompt = teller.prompt(seen.view, doc, outcomes=outcomes)
        codes = [option.action.code for option in decision.options]
        for _ in range(1 + self.retries):
            found = self._ask(prompt)
            number = choice(found, codes)
            if number is not None:
                return decision.options[number].action
            self._counts["bad"] += 1
            prompt = f"{prompt}\n\n{teller.wrong(doc, found)}"
        self._counts["random"] += 1
        return self.random.choice(decision.options).action

    def _ask(self, prompt: str) -> str:
        self._counts["answers"] += 1
        found: Any = self.answer(prompt)
        if not isinstance(found, str):
            raise TypeError(f"expected a text as the answer, found {type(found).__name__}")
        return found

    def _teller(self, seen: Seen) -> Teller:
        seats = len(seen.view["seats"])
        names = player_names(self.language, seats)
        return Teller(seen.game.key, self.language, names, seen.seat, seen.data.own)

    def _outcomes(self, seen: Seen, decision: Decision, teller: Teller) -> list[str]:
        """What each option would do; the same in every position that looks like this one."""
        state, told = seen.imagine(Rng.of("preview")), []
        for option in decision.options:
            ahead = seen.game.foresee(state, seen.seat, option.action)
            told.append(teller.outcome([event.dump() for event in ahead.events], ahead.ends_turn))
        return told
