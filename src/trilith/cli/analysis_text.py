"""An analysis as plain text: the verdict first, then figures; no colour needed."""

from __future__ import annotations

from trilith.cli.analysis_words import Telling, account_row, around, signed
from trilith.coach import Analysis, Moment
from trilith.coach.choice import FOUND, GRADES
from trilith.coach.settings import VERDICTS
from trilith.coach.story import Skill, five, largest_luck
from trilith.text import Catalog

HEADS = ("start", "own", "others", "skill", "luck", "result", "adjusted")
ROWS = 10
"""The curve is drawn in steps of ten."""


def report(analysis: Analysis, seat: int, catalog: Catalog) -> str:
    telling = Telling(analysis, catalog)
    parts = [
        [catalog.title(analysis.game.key)],
        [f"  {telling.verdict(seat)}", f"  {telling.without_luck(seat)}"],
        ledger(telling),
        curve(telling, seat),
        skill(telling, seat),
        mattered(telling, seat),
        chance(telling, seat),
        method(telling),
    ]
    return "\n\n".join("\n".join(part) for part in parts if part)


def ledger(telling: Telling) -> list[str]:
    """Everybody's account, and the total."""
    heads = [telling.say("player"), *(telling.say(head) for head in HEADS)]
    rows = [account_row(telling, one) for one in telling.analysis.accounts]
    rows.append(_sums(telling))
    widths = [max(len(row[i]) for row in [heads, *rows]) for i in range(len(heads))]
    lines = [_row(row, widths) for row in [heads, *rows]]
    return [*lines, f"  {telling.say('a-point')}"]


def _row(cells: list[str], widths: list[int]) -> str:
    first = cells[0].ljust(widths[0])
    rest = [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
    return f"  {'  '.join([first, *rest])}"


def _sums(telling: Telling) -> list[str]:
    accounts = telling.analysis.accounts
    own = sum(one.own for one in accounts)
    return [telling.say("together"), "100", signed(own), signed(-own), "0", "0", "100", "100"]


def curve(telling: Telling, seat: int) -> list[str]:
    """The chance at the end of each round, as a column."""
    ends = ends_of_rounds(telling.analysis)
    chances = [telling.analysis.curve[step][seat] for _, step in ends]
    lines = [f"{telling.say('chance-to-win')}: {telling.name(seat)}"]
    for height in range(100, 0, -ROWS):
        marks = "".join(" ###" if each >= height - ROWS / 2 else "    " for each in chances)
        lines.append(f"{height:>5} |{marks.rstrip()}")
    lines.append("    0 +" + "-" * (4 * len(ends)))
    lines.append(" " * 7 + "".join(f"{number:>4}" for number, _ in ends))
    lines.append("    % |" + "".join(f"{each:>4.0f}" for each in chances))
    return lines


def ends_of_rounds(analysis: Analysis) -> list[tuple[int, int]]:
    """Each round with the last position in it."""
    return sorted({number: step for step, number in enumerate(analysis.rounds)}.items())


def skill(telling: Telling, seat: int) -> list[str]:
    found = Skill(telling.analysis, seat)
    lines = [telling.say("skill-in-game")]
    if found.is_enough:
        lost, margin = f"{found.lost:.2f}", f"{found.margin:.2f}"
        lines.append(
            f"  {telling.say('lost-a-choice', lost=lost, margin=margin, count=found.count)}"
        )
        lines += [f"  {telling.grade(found.grade)}"] if found.grade is not None else []
    else:
        lines.append(f"  {telling.say('too-few')}")
    counts = [f"{found.verdicts[word]} {telling.say(word)}" for word in GRADES]
    return [*lines, f"  {', '.join(counts)}"]


def mattered(telling: Telling, seat: int) -> list[str]:
    picked = five(telling.analysis, seat)
    lines = [telling.say("mattered")]
    if not picked:
        return [*lines, f"  {telling.say('none-mattered')}"]
    for number, moment in enumerate(picked, 1):
        lines += _moment(telling, number, moment)
    return lines


def _moment(telling: Telling, number: int, moment: Moment) -> list[str]:
    choice = moment.choice
    assert choice is not None
    value = choice.lead if choice.verdict == FOUND else -choice.cost
    head = f"{telling.say(choice.verdict)} {signed(value)} {around(choice.margin)}"
    lines = [f"  {number}  {head}  {telling.place(moment)}: {telling.taken(moment)}"]
    lines.append(f"       {telling.better(moment)}")
    line = telling.line(moment)
    return [*lines, f"       {line}"] if line and choice.verdict != FOUND else lines


def chance(telling: Telling, seat: int) -> list[str]:
    lines = [telling.say("chance-did")]
    found = largest_luck(telling.analysis, seat)
    if not found:
        return [*lines, f"  {telling.say('no-luck')}"]
    for one in found:
        head = f"{telling.say(one.kind)} {signed(one.delta[seat])} {around(one.margins[seat])}"
        lines.append(f"  {head}  {telling.place(one)}: {telling.luck(one)}")
    return lines


def method(telling: Telling) -> list[str]:
    found = telling.analysis
    return [
        telling.say("how"),
        f"  {telling.say('how-text')}",
        f"  {thresholds(telling)}",
        f"  {telling.say('made-with', depth=found.depth, seed=found.seed)}",
    ]


def thresholds(telling: Telling) -> str:
    return telling.say(
        "thresholds",
        inaccuracy=f"{VERDICTS.inaccuracy:.0f}",
        mistake=f"{VERDICTS.mistake:.0f}",
        blunder=f"{VERDICTS.blunder:.0f}",
        found=f"{VERDICTS.found:.0f}",
    )
