"""An analysis as one page for the browser that needs nothing else: the curve is an SVG in it."""

from __future__ import annotations

from html import escape

from trilith.cli.analysis_text import ends_of_rounds, thresholds
from trilith.cli.analysis_text import skill as text_of_skill
from trilith.cli.analysis_words import Telling, account_row, around, signed
from trilith.coach import Analysis, Moment
from trilith.coach.choice import FOUND
from trilith.coach.story import five, largest_luck
from trilith.text import Catalog

WIDTH, HEIGHT = 900.0, 300.0
COLOURS = ("#1b5199", "#c63a24", "#9a6b00", "#23735f")
DASHES = ("", "9 5", "2 5", "12 4 2 4")
"""A colour never stands alone."""

STYLE = """
body{font:16px/1.45 Georgia,serif;background:#f8eedb;color:#2a211d;margin:0 auto;max-width:60rem;
padding:1rem}
h1{font-size:1.7rem;line-height:1.2}
section{background:#fffaf0;border:1px solid #d3b98f;border-radius:10px;padding:.5rem 1rem 1rem;
margin:1rem 0}
table{border-collapse:collapse;width:100%}
th,td{text-align:right;padding:.3rem .5rem;border-bottom:1px dashed #d3b98f}
th:first-child,td:first-child{text-align:left}
.wide{overflow-x:auto}
svg{width:100%;height:auto}
svg text{font:13px Georgia,serif;fill:#5a4a3f}
small{color:#5a4a3f}
li{margin:.5rem 0}
"""


def page(analysis: Analysis, seat: int, catalog: Catalog) -> str:
    telling = Telling(analysis, catalog)
    title = telling.say("page-title", game=catalog.title(analysis.game.key))
    body = [
        f"<h1>{escape(telling.verdict(seat))}</h1>",
        f"<p>{escape(telling.without_luck(seat))} {escape(telling.say('a-point'))}</p>",
        section(telling.say("chance-to-win"), curve(telling) + table(telling)),
        section(telling.say("together"), ledger(telling)),
        section(telling.say("skill-in-game"), skill(telling, seat)),
        section(telling.say("mattered"), mattered(telling, seat)),
        section(telling.say("chance-did"), chance(telling, seat)),
        section(telling.say("how"), method(telling)),
    ]
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
    )
    return (
        f'<!doctype html><html lang="{catalog.language}"><head>{head}</head>'
        f"<body><main>{''.join(body)}</main></body></html>\n"
    )


def skill(telling: Telling, seat: int) -> str:
    _, *lines = text_of_skill(telling, seat)
    return "".join(f"<p>{escape(line.strip())}</p>" for line in lines)


def section(title: str, inside: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{inside}</section>"


# ------------------------------------------------------------------ the curve


def curve(telling: Telling) -> str:
    """Steps, not slopes: nothing happens between events."""
    found = telling.analysis
    lines = [_grid(percent) for percent in (0, 25, 50, 75, 100)]
    lines += [_line(found, player) for player in range(found.players)]
    keys = [_key(telling, player) for player in range(found.players)]
    said = "; ".join(
        f"{telling.name(player)} {found.curve[0][player]:.0f} % – {found.curve[-1][player]:.0f} %"
        for player in range(found.players)
    )
    label = escape(f"{telling.say('chance-to-win')}: {said}", quote=True)
    return (
        f'<svg viewBox="-40 -12 {WIDTH + 60:.0f} {HEIGHT + 50:.0f}" role="img" '
        f'aria-label="{label}">{"".join(lines)}{"".join(keys)}</svg>'
    )


def _y(percent: float) -> float:
    return HEIGHT * (1 - percent / 100)


def _grid(percent: int) -> str:
    y = _y(percent)
    return (
        f'<line x1="0" x2="{WIDTH:.0f}" y1="{y:.1f}" y2="{y:.1f}" stroke="#d3b98f" '
        f'stroke-dasharray="3 5"/><text x="-8" y="{y + 4:.1f}" text-anchor="end">{percent}</text>'
    )


def _line(found: Analysis, player: int) -> str:
    steps = max(1, len(found.curve) - 1)
    path = f"M0 {_y(found.curve[0][player]):.1f}"
    for step, chances in enumerate(found.curve[1:], 1):
        path += f"H{WIDTH * step / steps:.1f}V{_y(chances[player]):.1f}"
    look = _look(player)
    return f'<path d="{path}" fill="none" stroke-width="2.5" {look}/>'


def _look(player: int) -> str:
    place = player % len(COLOURS)
    return f'stroke="{COLOURS[place]}" stroke-dasharray="{DASHES[place]}"'


def _key(telling: Telling, player: int) -> str:
    x, y = 220.0 * player, HEIGHT + 28
    return (
        f'<line x1="{x:.0f}" x2="{x + 36:.0f}" y1="{y:.0f}" y2="{y:.0f}" stroke-width="3" '
        f'{_look(player)}/><text x="{x + 42:.0f}" y="{y + 4:.0f}">'
        f"{escape(telling.name(player))}</text>"
    )


def table(telling: Telling) -> str:
    """The curve for those who do not see it."""
    found = telling.analysis
    heads = [telling.say("after-round"), *(telling.name(one) for one in range(found.players))]
    rows = [
        [f"{number}", *(f"{chance:.0f} % {around(margin)}" for chance, margin in _at(found, step))]
        for number, step in ends_of_rounds(found)
    ]
    title = escape(heads[0])
    return f"<details><summary>{title}</summary>{_table(heads, rows)}</details>"


def _at(found: Analysis, step: int) -> list[tuple[float, float]]:
    return list(zip(found.curve[step], found.margins[step], strict=True))


# ------------------------------------------------------------------ figures and lists


def ledger(telling: Telling) -> str:
    keys = ("player", "start", "own", "others", "skill", "luck", "result", "adjusted")
    rows = [account_row(telling, one) for one in telling.analysis.accounts]
    return _table([telling.say(key) for key in keys], rows)


def _table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows
    )
    inside = f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="wide"><table>{inside}</table></div>'


def mattered(telling: Telling, seat: int) -> str:
    picked = five(telling.analysis, seat)
    if not picked:
        return f"<p>{escape(telling.say('none-mattered'))}</p>"
    return f"<ol>{''.join(_moment(telling, moment) for moment in picked)}</ol>"


def _moment(telling: Telling, moment: Moment) -> str:
    choice = moment.choice
    assert choice is not None
    value = choice.lead if choice.verdict == FOUND else -choice.cost
    head = f"{telling.say(choice.verdict)} {signed(value)} {around(choice.margin)}"
    facts = [telling.better(moment)]
    if choice.verdict != FOUND:
        facts.append(telling.line(moment))
    said = "".join(f"<br>{escape(fact)}" for fact in facts if fact)
    return (
        f"<li><strong>{escape(head)}</strong> {escape(telling.taken(moment))} "
        f"<small>{escape(telling.place(moment))}</small>{said}</li>"
    )


def chance(telling: Telling, seat: int) -> str:
    found = largest_luck(telling.analysis, seat, 8)
    if not found:
        return f"<p>{escape(telling.say('no-luck'))}</p>"
    items = [
        f"<li><strong>{signed(one.delta[seat])} {around(one.margins[seat])}</strong> "
        f"{escape(telling.luck(one))} <small>{escape(telling.place(one))}</small></li>"
        for one in found
    ]
    return f"<ul>{''.join(items)}</ul>"


def method(telling: Telling) -> str:
    found = telling.analysis
    made = telling.say("made-with", depth=found.depth, seed=found.seed)
    said = (telling.say("how-text"), thresholds(telling), made)
    return "".join(f"<p>{escape(one)}</p>" for one in said)
