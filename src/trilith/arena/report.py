"""A study as a page to read: Markdown with pictures, in plain words, with a caution."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from trilith.arena import pictures, words
from trilith.engine.errors import BadInput

Found = dict[str, Any]
"""What `study` found."""

MOST = 12
"""How many things are listed on either side; the rest is in the JSON."""

CAUTION = """\
**What goes together need not be cause and effect.** Winners may do a thing because they are
ahead already; a strong move may look weak because it is played by those who are behind; two things
that are always done together share the credit. All of it is about these bots: people who play
otherwise may find otherwise. A link that is *not* clear is not shown to be absent; there may be too
few games to see it. To learn whether something causes winning, change it: give a bot the habit, or
change the number with `--data`, and compare in `trilith arena`."""

METHOD = """\
Each comparison is within a game, between the seats of one table. A *correlation* runs from -1
(only losers do it) over 0 to 1 (only winners do). *Per one more* says by how much the win rate was
higher for each one more than the average of the table. All intervals hold together in 95 of 100
such studies: they are widened for the number of looks (Bonferroni), and count games, not seats, as
independent."""


def write_report(found: Found, folder: Path) -> Path:
    """The report and its pictures; the folder is made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _draw(found, folder)
        path = folder / "report.md"
        path.write_text(report(found), "utf-8")
    except OSError as error:
        raise BadInput(str(folder), f"cannot be written: {error.strerror}") from error
    return path


def _draw(found: Found, folder: Path) -> None:
    if found["games"]:
        pictures.draw_seats(found, folder / "seats.svg")
    if found["sources"]:
        pictures.draw_winners(found, folder / "sources.svg")
    if listed(found):
        pictures.draw_links(found["game"], listed(found), folder / "uses.svg")


def listed(found: Found) -> list[dict[str, Any]]:
    """The clear correlations of what was done, the strongest on either side."""
    clear = [one for one in found["uses"] if is_clear(one)]
    more = [one for one in clear if one["correlation"] > 0][:MOST]
    less = [one for one in clear if one["correlation"] < 0][:MOST]
    return more + less[::-1]


def is_clear(one: dict[str, Any]) -> bool:
    return bool(one["low"] > 0 or one["high"] < 0)


def report(found: Found) -> str:
    sections = [
        f"# What wins in {words.title(found['game'])}",
        _opening(found),
        "## In short",
        "\n".join(f"- {line}" for line in in_short(found)),
    ]
    if found["games"]:
        sections += [*_seats(found), *_points(found), *_strategies(found), *_uses(found)]
    sections += ["## How to read this", METHOD, CAUTION]
    return "\n\n".join(sections) + "\n"


def _opening(found: Found) -> str:
    names = ", ".join(words.bot(name) for name in found["bots"])
    options = "".join(f", {key} {value}" for key, value in found["options"].items())
    text = (
        f"{found['games']} finished games; players: {found['players']}{options}; "
        f"bots: {names}; seed: {found['seed']}; {found['looks']} looks."
    )
    if found["unfinished"]:
        text += f" {found['unfinished']} games did not come to an end, and do not count."
    return text


# ------------------------------------------------------------------ in short


def in_short(found: Found) -> list[str]:
    """The findings, one sentence each."""
    if not found["games"]:
        return ["No game came to an end: there is nothing to tell."]
    return [_scores_in_short(found), *_seats_in_short(found), *_links_in_short(found)]


def _scores_in_short(found: Found) -> str:
    best, ahead = found["scores"]["winner"], found["scores"]["margin"]
    text = f"The best score is {best['mean']:g} on average ({best['q10']:g} to {best['q90']:g} in "
    text += "four of five games)"
    if found["players"] > 1:
        text += f", {ahead['mean']:g} ahead of the second"
    return f"{text}; {found['rounds']['mean']:g} rounds."


def _seats_in_short(found: Found) -> list[str]:
    fair = 1 / found["players"]
    if found["players"] == 1:
        [row] = found["seats"]
        return [f"Won: {_percent(row['rate'])} of the games ({_between(row)})."]
    unequal = [row for row in found["seats"] if not row["low"] <= fair <= row["high"]]
    rates = [row["rate"] for row in found["seats"]]
    if not unequal:
        text = f"No seat is clearly better or worse: {_percent(min(rates))} to "
        return [f"{text}{_percent(max(rates))} won, where {_percent(fair)} is an equal share."]
    return [
        f"Seat {row['seat']} wins {'more' if row['rate'] > fair else 'less'} than its share: "
        f"{_percent(row['rate'])} ({_between(row)}), where {_percent(fair)} is equal."
        for row in unequal
    ]


def _links_in_short(found: Found) -> Iterable[str]:
    game = found["game"]
    source: Callable[[str], str] = lambda name: words.source(game, name)  # noqa: E731
    use: Callable[[str], str] = lambda name: words.use(game, name)  # noqa: E731
    for rows, name, what in (
        (found["sources"], source, "Points that"),
        (found["uses"], use, "Deeds that"),
    ):
        for sign, how in ((1, "go with winning"), (-1, "go with losing")):
            clear = [one for one in rows if is_clear(one) and sign * one["correlation"] > 0][:4]
            if clear:
                names = "; ".join(
                    f"{name(one['name'])} ({one['correlation']:+.2f})" for one in clear
                )
                yield f"{what} most clearly {how}: {names}."
    if not any(map(is_clear, [*found["sources"], *found["uses"]])):
        yield "Nothing that was done goes clearly with winning or losing in so few games."


# ------------------------------------------------------------------ the sections


def _seats(found: Found) -> list[str]:
    rows = [[row["seat"], _percent(row["rate"]), _between(row)] for row in found["seats"]]
    table = markdown_table(("seat", "won", "interval"), rows)
    return ["## Seats", "![Win rate by seat](seats.svg)", table]


def _points(found: Found) -> list[str]:
    if not found["sources"]:
        return ["## Where points come from", "No source of points differs between the seats."]
    game = found["game"]
    rows = [[words.source(game, one["name"]), *_link(one)] for one in found["sources"]]
    heading = ("points from", "winners", "others", "per one more", "correlation", "interval")
    picture = "![Mean points by source, of winners and of others](sources.svg)"
    return ["## Where points come from", picture, markdown_table(heading, rows)]


def _strategies(found: Found) -> list[str]:
    rows = [
        [
            words.source(found["game"], row["source"]),
            row["seats"],
            _percent(row["share"]),
            _percent(row["rate"]),
            _between(row),
        ]
        for row in found["strategies"]
    ]
    if len(rows) < 2:
        return []
    text = "A seat's strategy is called after the source that gave it most points."
    heading = ("most points from", "seats", "of all", "won", "interval")
    return ["## Strategies", text, markdown_table(heading, rows)]


def _uses(found: Found) -> list[str]:
    clear = sum(map(is_clear, found["uses"]))
    text = (
        f"Of {len(found['uses'])} things that were done, {clear} go clearly with winning or losing"
    )
    text += f"; {found['left_out']} more were too rare to tell, or always done with another."
    if not clear:
        return ["## What winners do more, and less", text]
    rows = [[words.use(found["game"], one["name"]), *_link(one)] for one in listed(found)]
    heading = ("done", "winners", "others", "per one more", "correlation", "interval")
    return [
        "## What winners do more, and less",
        text,
        "![Correlation with winning](uses.svg)",
        markdown_table(heading, rows),
    ]


def _link(one: dict[str, Any]) -> list[str]:
    return [
        f"{one['winners']:.2f}",
        f"{one['others']:.2f}",
        f"{100 * one['step']:+.1f} %",
        f"{one['correlation']:+.2f}",
        f"{one['low']:+.2f} to {one['high']:+.2f}",
    ]


def markdown_table(heading: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [heading, ["---"] * len(heading), *rows]
    return "\n".join(f"| {' | '.join(str(cell) for cell in line)} |" for line in lines)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _between(row: dict[str, Any]) -> str:
    return f"{100 * row['low']:.1f} to {100 * row['high']:.1f} %"
