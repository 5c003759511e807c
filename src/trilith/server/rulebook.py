"""The executable rulebook over the wire: the position and the move that show a rule."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal

from fastapi import Path, Request
from msgspec import Struct

from trilith.engine.action import Action
from trilith.engine.errors import Refusal
from trilith.engine.state import State
from trilith.rulebook.shown import Shown, shown
from trilith.server import routes
from trilith.server.costs import Who, terms
from trilith.server.entries import told
from trilith.server.shapes import Args, Choice, GameEvent, Label, Sent, View, plain
from trilith.server.wire import Refused

router = routes.router()

RuleId = Annotated[str, Path(pattern="^[A-Z]{2,4}-[A-Z]{2,12}-[A-Z]?[0-9]{2,3}$")]


class RuleRefusal(Struct):
    """Why the move cannot be made."""

    rule: str
    args: Args


class RuleShown(Struct):
    """A position and a move that show a rule, as the seat that makes the move sees them."""

    rule: str
    kind: Literal["event", "refusal", "example", "position"]
    """Something happens by the rule, a move is refused under it or is an example of it, or the
    position shows it without a move."""
    game: str
    players: int
    seat: int
    question: Label | None
    """What the seat is asked; None if it is not its turn."""
    move: Choice | None
    """None if the position alone shows the rule."""
    before: Annotated[Any, Sent(View)]
    after: Annotated[Any, Sent(View)]
    """The same as before if nothing is played."""
    refusal: RuleRefusal | None
    events: list[GameEvent]


@router.get("/api/rulebook/{rule}")
@terms(Who.ANYBODY, 10)
async def one_rule(request: Request, rule: RuleId) -> dict[str, Any]:
    """The position and the move that show a rule."""
    return plain(await routes.chore(request, None, lambda: of_rule(rule)))


@lru_cache(maxsize=64)
def of_rule(rule: str) -> RuleShown:
    found = shown(rule)
    if found is None:
        raise Refused("not_found", f"nothing shows {rule}")
    return _of(found)


def _of(found: Shown) -> RuleShown:
    game, history, seat, action = found.game, found.history(), found.seat, found.action
    s = history.state
    decision, before = game.decision(s, seat), game.view(s, seat)
    move = _move(found, action, s) if action is not None else None
    refusal = s.why_not(seat, action) if action is not None else None
    if action is None or refusal is not None:
        events = []
    else:
        events = told(history.play(seat, action), seat, 1)
    return RuleShown(
        found.rule,
        found.kind,  # type: ignore[arg-type]
        game.key,
        found.scenario.players,
        seat,
        Label(decision.question.key, decision.question.args) if decision is not None else None,
        move,
        before,
        game.view(history.state, seat),
        _refusal(refusal),
        [GameEvent(**event) for event in events],
    )


def _move(found: Shown, action: Action, s: State) -> Choice:
    question = s.question(found.seat)
    label = found.game.label(
        action,
        question.asks if question is not None else "",
        question.facts(s, action) if question is not None else None,
    )
    return Choice(found.code, list(action.args), Label(label.key, label.args))


def _refusal(refusal: Refusal | None) -> RuleRefusal | None:
    return RuleRefusal(refusal.rule, dict(refusal.args)) if refusal is not None else None
