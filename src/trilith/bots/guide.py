"""The partner in a first game: does what the guide's steps need, and otherwise plays well enough."""

from __future__ import annotations

from typing import ClassVar

from trilith.bots.bot import Bot, Seen
from trilith.bots.lookahead import PartnerBot
from trilith.engine.action import Action
from trilith.engine.guide import Guide


class GuideBot(Bot):
    """Does the first legal one of the guide's wishes for its seat, or else looks a turn ahead.

    It uses no randomness: the same options always get the same answer, so a written lesson can be
    followed even if views show more one day.
    """

    name: ClassVar[str] = "guide"

    def choose(self, seen: Seen) -> Action:
        legal = {action.code: action for action in seen.legal}
        guide = Guide.of(seen.game)
        for wish in guide.bots.get(seen.seat, ()) if guide else ():
            code, _, about = wish.partition(" @")
            if code in legal and (not about or about in asked_about(seen)):
                return legal[code]
        return PartnerBot(" ".join(action.code for action in seen.legal)).choose(seen)


def asked_about(seen: Seen) -> list[str]:
    """What the question is about, such as the face-up card."""
    decision = seen.decision
    return [str(value) for value in decision.question.args.values()] if decision else []
