"""What a seat reads: the position, what happened, the question with its options.

The text is made from a view, a decision and events in the form in which they are sent, so a game in
this process and a server's table read alike, and nothing else can leak into it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from trilith.engine.doc import Json
from trilith.engine.errors import Arg, Refusal
from trilith.engine.event import OPPONENT
from trilith.engine.label import Label
from trilith.text import Catalog
from trilith.text.figures import figures
from trilith.text.lessons import lessons
from trilith.text.position import Position
from trilith.text.words import Value, agent_words

Doc = Mapping[str, Any]
"""A decision, an event or a score as it is dumped."""

LONGEST: Final = 120
"""How much of a wrong answer is repeated."""


class Teller:
    """Describes one game to one seat in one language."""

    def __init__(
        self,
        game: str,
        language: str,
        names: Sequence[str],
        seat: int,
        own: dict[str, Json] | None = None,
    ) -> None:
        """`own` are the values in which the copy that is being played with differs from ours."""
        self.game = game
        self.catalog = Catalog(language, copy=figures(game, own))
        self.names = list(names)
        self.seat = seat
        self._words = agent_words(language, game)
        self._position = Position(self.catalog, game, names, seat)

    def say(self, key: str, **facts: Value) -> str:
        """One of the messages that are for agents alone."""
        return self._words.format(f"agent-{key}", facts)[0]

    def _line(self, name: str, value: object) -> str:
        """A name and its value, as this language writes them."""
        return self._words.format("view-line", {"name": name, "value": str(value)})[0]

    # ------------------------------------------------------------- the parts

    def who(self) -> str:
        return self.say("own", name=self.names[self.seat])

    def turn(self) -> str:
        """The turn on one page: the shortest version of the rules."""
        pages = lessons(self.game, self.catalog.language, self.catalog.copy)["pages"]
        return "\n".join(self._line(page["title"], page["text"]) for page in pages)

    def position(self, view: Doc) -> str:
        return self._position.tell(view)

    def events(self, events: Iterable[Doc]) -> str:
        return "\n".join(f"- {self.event(event)}" for event in events)

    def event(self, event: Doc) -> str:
        args: dict[str, Arg] = {"seat": event["seat"], **event["args"]}
        key = f"{self.game}-event-{event['kind'].replace('_', '-')}"
        return self.catalog.say(Label(key, args), self.names)

    def question(self, decision: Doc) -> str:
        """The question with its rule, and the numbered options, each with the code of its action."""
        asked = self.label(decision["question"])
        rule = self.catalog.rule(self.game, decision["rule"])
        lines = [f"{asked} [{decision['rule']}: {rule}]"]
        lines += [self.option(n, one) for n, one in enumerate(decision["options"], 1)]
        return "\n".join(lines)

    def option(self, number: int, choice: Doc) -> str:
        return f"{number}. {self.label(choice['label'])} [{choice['action']}]"

    def blocked(self, decision: Doc) -> str:
        """What is forbidden now, and why."""
        return "\n".join(
            f"- {self.label(one['label'])} [{one['action']}]: {self.refusal(one['rule'], one['args'])}"
            for one in decision["blocked"]
        )

    def refusal(self, rule: str, args: Mapping[str, Arg]) -> str:
        """Why not: the rule's id and its words; the engine's own reasons have no id to look up."""
        words = self.catalog.why_not(self.game, Refusal(rule, dict(args)), self.names)
        return words if rule.startswith("engine-") else f"{rule}: {words}"

    def outcome(self, events: Sequence[Doc], ends: bool) -> str:
        """What an option would do, in one line."""
        told = [self.event(event) for event in events] or [self.say("unknown")]
        return " ".join(told) + (f" ({self.say('ends')})" if ends else "")

    def scores(self, scores: Iterable[Doc]) -> str:
        lines = [self._words.format("view-heading", {"name": self.say("over")})[0]]
        for score in scores:
            name = self.player(score["seat"])
            lines.append(
                self.say("won" if score["won"] else "score", name=name, points=score["total"])
            )
            rows = [row for row in score["rows"] if row["points"]]
            lines += [
                "  " + self._line(self.catalog.score_row(self.game, row["source"]), row["points"])
                for row in rows
            ]
        return "\n".join(lines)

    def waiting(self, seats: Iterable[int]) -> str:
        return self.say("waiting", names=", ".join(self.player(seat) for seat in seats))

    def player(self, seat: int) -> str:
        if seat == OPPONENT:
            return self.catalog.say(Label("opponent"))
        return self.names[seat]

    def label(self, label: Doc) -> str:
        return self.catalog.say(Label(label["key"], label["args"]), self.names)

    # ------------------------------------------------------------- all together

    def prompt(
        self,
        view: Doc,
        decision: Doc,
        news: Sequence[Doc] = (),
        outcomes: Sequence[str] = (),
        with_turn: bool = True,
    ) -> str:
        """Everything that a player without a memory needs to make a choice."""
        parts = [f"{self.catalog.title(self.game)}. {self.who()}"]
        if with_turn:
            parts.append(f"# {self.say('turn')}\n{self.turn()}")
        parts.append(f"# {self.say('position')}\n{self.position(view)}")
        if news:
            parts.append(f"# {self.say('since')}\n{self.events(news)}")
        parts.append(f"# {self.say('options')}\n{self._asked(decision, outcomes)}")
        parts.append(self.say("answer", count=len(decision["options"])))
        return "\n\n".join(parts)

    def _asked(self, decision: Doc, outcomes: Sequence[str]) -> str:
        if not outcomes:
            return self.question(decision)
        asked, *options = self.question(decision).splitlines()
        told = [f"{option}\n   {out}" for option, out in zip(options, outcomes, strict=True)]
        return "\n".join([asked, *told])

    def wrong(self, decision: Doc, found: str) -> str:
        """What to say to an answer that names no option."""
        short = " ".join(found.split())[-LONGEST:]
        return self.say("wrong", count=len(decision["options"]), found=short)


def player_names(language: str, seats: int) -> list[str]:
    """'Player 1' and so on, for players without names."""
    catalog = Catalog(language)
    return [catalog.say(Label("player", {"n": seat + 1})) for seat in range(seats)]
