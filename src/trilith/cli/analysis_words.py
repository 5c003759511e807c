"""The words of an analysis, as text and page share them."""

from __future__ import annotations

from trilith.coach import Analysis, Moment
from trilith.coach.account import Account
from trilith.coach.choice import FOUND
from trilith.coach.grade import Grade
from trilith.coach.story import verdict_words
from trilith.text import Catalog
from trilith.text.words import Value


class Telling:
    """Says what an analysis found, in one language."""

    def __init__(self, analysis: Analysis, catalog: Catalog) -> None:
        self.analysis = analysis
        self.catalog = catalog
        self.names = list(analysis.names)

    def say(self, key: str, **facts: Value) -> str:
        return self.catalog.coach(self.analysis.game.key, key, facts)

    def name(self, player: int) -> str:
        """A player's name; behind the seats sits the opponent whom the rules play."""
        return self.names[player] if player < len(self.names) else self.say("opponent")

    def points(self, value: float) -> str:
        return self.say("points", count=round(abs(value)))

    def verdict(self, seat: int) -> str:
        """The one sentence that comes first."""
        account = self.analysis.accounts[seat]
        return self.say(
            verdict_words(self.analysis, seat),
            name=self.name(seat),
            skill=self.points(account.skill),
            luck=self.points(account.luck),
        )

    def without_luck(self, seat: int) -> str:
        account = self.analysis.accounts[seat]
        chance = round(min(100.0, max(0.0, account.adjusted)))
        margin = max(1, round(account.margin))
        return self.say("without-luck", name=self.name(seat), chance=chance, margin=margin)

    def grade(self, grade: Grade) -> str:
        """A place on the ladder of bots."""
        lower, upper = (self.say(f"level-{level}") for level in (grade.lower, grade.upper))
        if grade.is_between:
            return self.say("grade-between", lower=lower, upper=upper)
        return self.say("grade-like", level=lower)

    def place(self, moment: Moment) -> str:
        return self.say("place", round=moment.round, step=moment.step)

    def taken(self, moment: Moment) -> str:
        """What was chosen, in the game's words."""
        assert moment.choice is not None
        return self.catalog.say(moment.choice.chosen.label, self.names)

    def better(self, moment: Moment) -> str:
        """The better option; of a choice that was found, how far the next lies behind."""
        choice = moment.choice
        assert choice is not None
        if choice.verdict == FOUND:
            return self.say("lead", lead=f"{choice.lead:.0f}")
        option = self.catalog.say(choice.best.label, self.names)
        best, taken = f"{choice.best.chance:.0f}", f"{choice.chosen.chance:.0f}"
        return self.say("best", option=option, best=best, taken=taken)

    def line(self, moment: Moment) -> str:
        """What the better option leads to, after itself."""
        assert moment.choice is not None
        rest = moment.choice.line[1:]
        steps = [
            f"{self.name(one.seat)}: {self.catalog.say(one.label, self.names)}" for one in rest
        ]
        return self.say("then", line="; ".join(steps)) if steps else ""

    def luck(self, moment: Moment) -> str:
        """What chance did, in the words of the log; the kind of it where nothing was said aloud."""
        game = self.analysis.game
        told = [event for event in moment.events if event.seen_by is None][:2]
        if not told:
            return self.say(moment.kind)
        return " ".join(self.catalog.say(game.event_label(event), self.names) for event in told)


def account_row(telling: Telling, one: Account) -> list[str]:
    """A player's account, from start to result."""
    return [
        telling.name(one.player),
        f"{one.start:.0f}",
        signed(one.own),
        signed(one.others),
        signed(one.skill),
        signed(one.luck),
        f"{one.result:.0f}",
        f"{whole(one.adjusted)} {around(one.margin)}",
    ]


def whole(value: float) -> str:
    """A whole number; below zero with a minus as in `signed`: 12, −9, 0."""
    return f"{round(value)}".replace("-", "−")


def signed(value: float) -> str:
    """A whole number with its sign: +12, −9, 0."""
    whole = round(value)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole < 0 else "0"


def around(margin: float) -> str:
    """A margin in whole points: at least 1, because nothing is that certain."""
    return f"±{max(1, round(margin))}"
