"""An analysis as plain data, for files, the server's database and the browser."""

from __future__ import annotations

from typing import Any, Final

from trilith.coach.account import Account
from trilith.coach.analysis import Analysis, Moment
from trilith.coach.choice import Ahead, Judged, Weighed
from trilith.coach.grade import Grade, Mark, marks_of
from trilith.coach.hint import WHAT, WHY, Hint, Source
from trilith.coach.settings import VERDICTS
from trilith.coach.story import Skill, five

VERSION = 5
MOST = 6
"""How many options of a choice are kept; the others are counted."""


def dump(analysis: Analysis) -> dict[str, Any]:
    """Everything that a page needs; points are rounded to hundredths."""
    seats = len(analysis.names)
    return {
        "version": VERSION,
        "game": analysis.game.key,
        "setting": analysis.setting,
        "measure": {
            "depth": analysis.depth,
            "seed": analysis.seed,
            "rules_version": analysis.game.rules_version,
        },
        "thresholds": {
            "inaccuracy": VERDICTS.inaccuracy,
            "mistake": VERDICTS.mistake,
            "blunder": VERDICTS.blunder,
            "found": VERDICTS.found,
        },
        "names": list(analysis.names),
        "scores": list(analysis.scores),
        "ladder": [dump_mark(one) for one in marks_of(analysis.game.key, analysis.setting)],
        "players": [dump_account(one, analysis, one.player < seats) for one in analysis.accounts],
        "curve": [_rounded(chances) for chances in analysis.curve],
        "margins": [_rounded(margins) for margins in analysis.margins],
        "rounds": list(analysis.rounds),
        "moments": [dump_moment(one) for one in analysis.moments],
    }


def dump_account(account: Account, analysis: Analysis, is_seat: bool) -> dict[str, Any]:
    start, own = _round(account.start), _round(account.own)
    others, result = _round(account.others), _round(account.result)
    doc: dict[str, Any] = {
        "player": account.player,
        "start": start,
        "own": own,
        "others": others,
        # The rest, so that the account also adds up after rounding.
        "luck": _round(result - start - own - others),
        "result": result,
        "adjusted": _round(start + own + others),
        "margin": _round(account.margin),
        "skill": None,
        "five": [],
    }
    if is_seat:
        doc["skill"] = dump_skill(Skill(analysis, account.player))
        order = {id(moment): i for i, moment in enumerate(analysis.moments)}
        doc["five"] = [order[id(moment)] for moment in five(analysis, account.player)]
    return doc


def dump_skill(skill: Skill) -> dict[str, Any]:
    return {
        "lost": _round(skill.lost),
        "margin": _round(skill.margin),
        "count": skill.count,
        "enough": skill.is_enough,
        "grade": dump_grade(skill.grade),
        "verdicts": dict(skill.verdicts),
    }


def dump_grade(grade: Grade | None) -> dict[str, str] | None:
    return None if grade is None else {"lower": grade.lower, "upper": grade.upper}


def dump_mark(mark: Mark) -> dict[str, Any]:
    return {"level": mark.level, "lost": _round(mark.lost), "margin": _round(mark.margin)}


def dump_moment(moment: Moment) -> dict[str, Any]:
    game_events = [event.dump() for event in moment.events if event.seen_by is None]
    return {
        "step": moment.step,
        "round": moment.round,
        "kind": moment.kind,
        "seat": moment.seat,
        "delta": _rounded(moment.delta),
        "margins": _rounded(moment.margins),
        "choice": None if moment.choice is None else dump_choice(moment.choice),
        "events": game_events,
    }


def dump_choice(choice: Judged) -> dict[str, Any]:
    shown = [*choice.options[:MOST]]
    if choice.chosen not in shown:
        shown.append(choice.chosen)
    return {
        "verdict": choice.verdict,
        "cost": _round(choice.cost),
        "margin": _round(choice.margin),
        "lead": _round(choice.lead),
        "counts": choice.counts,
        "rule": choice.rule,
        "question": choice.question.dump(),
        "taken": choice.taken.code,
        "options": [dump_option(option) for option in shown],
        "more": len(choice.options) - len(shown),
        "line": [dump_ahead(one) for one in choice.line],
    }


def dump_ahead(one: Ahead) -> dict[str, Any]:
    return {"seat": one.seat, "action": one.action.code, "label": one.label.dump()}


def dump_option(option: Weighed) -> dict[str, Any]:
    return {
        **dump_place(option),
        "chance": _round(option.chance),
        "margin": _round(option.margin),
        "behind": _round(option.behind),
        "apart": _round(option.apart),
        "close": option.close,
        "measured": option.measured,
    }


BEST: Final = 3
"""How many options are shown with their chances when a hint says why."""


def dump_hint(hint: Hint, stage: int) -> dict[str, Any]:
    """As much of a hint as its stage reveals."""
    judged, tells_why = hint.judged, stage >= WHY
    return {
        "close": hint.is_close,
        "look": [dump_place(option) for option in hint.look],
        "best": dump_place(judged.best) if stage >= WHAT else None,
        "options": [dump_option(one) for one in judged.options[:BEST]] if tells_why else [],
        "why": [label.dump() for label in hint.why] if tells_why else [],
        "sources": [_source(one) for one in hint.sources] if tells_why else [],
        "others": _rounded(hint.others) if tells_why else [],
    }


def _source(one: Source) -> dict[str, Any]:
    return {"source": one.source, "best": _round(one.best), "second": _round(one.second)}


def dump_place(option: Weighed) -> dict[str, Any]:
    """An option without its value."""
    action = option.action
    return {"action": action.code, "refs": list(action.args), "label": option.label.dump()}


def _round(value: float) -> float:
    return round(value, 2) + 0.0


def _rounded(values: list[float]) -> list[float]:
    return [_round(value) for value in values]
