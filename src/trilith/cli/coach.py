"""`trilith coach`: making the coach itself: its value, fitted from games between bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from typing import Any

import click
from rich.progress import track

from trilith.cli.arena_run import INTERRUPTED
from trilith.cli.common import (
    console,
    errors,
    game_argument,
    json_option,
    option_option,
    print_json,
    read_options,
)
from trilith.coach.findings import Figure, Findings, findings, ladder
from trilith.coach.fit import (
    Foretold,
    Third,
    among_equals,
    crossed,
    fitted,
    foretell,
    games_of,
    learn_all,
    reliability,
    settings_of,
)
from trilith.coach.sample import Sample, Weights
from trilith.coach.settings import DEPTHS
from trilith.coach.study import LEVELS, Line, Study, go_on, lines_in
from trilith.coach.temper import with_ends
from trilith.coach.value import FOLDER, PLAIN, Fitted, Temper, fitted_of
from trilith.engine.errors import BadInput
from trilith.engine.game import Game, Setup


@click.group("coach")
def command() -> None:
    """Fit the coach's judgement. To analyse a game, use `trilith analyse RECORD`."""


@command.command("fit")
@game_argument
@click.option("--games", "count", type=click.IntRange(4), default=200, show_default=True)
@click.option("--only", help="Only this setting, as in 3-summer; the others stay as they are.")
@click.option("--seed", default="fit", show_default=True, help="Another seed gives other games.")
@click.option(
    "--shared",
    type=click.FloatRange(0),
    help="How much weight what all numbers of players share gets, counted in games of one setting; "
    "by default as when the file was made.",
)
@click.option("--out", help="The file to write; by default the one that the coach reads.")
def fit(
    game: Game[Any],
    count: int,
    only: str | None,
    seed: str,
    shared: float | None,
    out: str | None,
) -> None:
    """Let bots of several levels play GAME, and fit everybody's chance to win to the outcomes.
    Reliability is measured on games left out of the fit: each is left out once.
    """
    settings = _wanted(settings_of(game), only)
    before = fitted_of(game.key)
    weight = before.shared if shared is None else shared
    seen = {name: _collect(game, name, one, count, seed) for name, one in settings.items()}
    weights = learn_all(among_equals(seen), weight)
    samples = {name: _searched(game, name, settings[name], seen[name], weights) for name in seen}
    learnt = fitted(samples, weight)
    if only:  # how far leads are trusted is the same in all settings
        learnt = Fitted({**before.weights, **learnt.weights}, before.temper, weight)
    _write(Path(out) if out else FOLDER / f"{game.key}.toml", game, learnt, count, seed)
    tested = crossed(samples, weight)
    _tell_reliability(game, "all tables", reliability(tested))
    _tell_reliability(game, "equals", reliability([one for one in tested if one.equals]))


@command.command("check")
@game_argument
@click.option("--games", "count", type=click.IntRange(1), default=40, show_default=True)
@click.option("--only", help="Only this setting, as in 3-summer.")
@click.option("--seed", default="check", show_default=True, help="Another seed gives other games.")
def check(game: Game[Any], count: int, only: str | None, seed: str) -> None:
    """Let bots play GAME anew, and compare the chances that the coach gives with the outcomes. Only
    games it has not seen show how good a fit is: take a seed that no fit has used.
    """
    settings, known = _wanted(settings_of(game), only), fitted_of(game.key)
    told: list[Foretold] = []
    for name, setup in settings.items():
        seen, weights = _collect(game, name, setup, count, seed), known.weights
        found = [
            foretell(one, weights[name], known.temper)
            for one in _searched(game, name, setup, seen, weights, known.temper)
        ]
        thirds = ", ".join(f"{one.off:.3f} ({one.brier:.3f})" for one in reliability(found))
        told_in_short = f"{game.key} {name}, thirds: off by {thirds}"
        console.print(told_in_short, highlight=False, soft_wrap=True)
        told += found
    _tell_reliability(game, "all tables", reliability(told))
    _tell_reliability(game, "equals", reliability([one for one in told if one.equals]))


@command.command("study")
@game_argument
@click.option("--players", type=int, help="Number of players; by default the fewest possible.")
@click.option("--games", "count", type=click.IntRange(1), default=300, show_default=True)
@click.option("--depth", type=click.Choice(list(DEPTHS)), default="quick", show_default=True)
@click.option(
    "--levels",
    default=",".join(LEVELS),
    show_default=True,
    metavar="A,B,...",
    help="Who plays, the weakest first.",
)
@click.option("--seed", default="study", show_default=True, help="Another seed gives other games.")
@click.option(
    "--stretches",
    type=click.IntRange(0),
    help="Judge the choices in this many stretches of each game, picked at random to stand for the "
    "rest; by default in all. A stretch runs from one act of chance to the next. "
    "0 measures luck alone, which is fast.",
)
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option("--out", required=True, metavar="FILE", help="Where every game gets a line.")
@option_option
@json_option
def study(
    game: Game[Any],
    players: int | None,
    count: int,
    levels: str,
    jobs: int,
    out: str,
    options: tuple[str, ...],
    as_json: bool,
    **how: Any,
) -> int:
    """Let bots of all levels play GAME, analyse every game, and note how well the coach measures.

    FILE gets a line of JSON for each game, with everybody's level, choices, cost, luck and result.
    Ctrl-C stops; the same command goes on with the file. `trilith coach report FILE` prints it again.

    \b
    Examples:
      trilith coach study castle --players 2 --out castle-2.jsonl
      trilith coach study sa_re --players 3 --option mode=scribe --jobs 4 --out sa-re-3.jsonl
    """
    seats = players or max(2, min(game.seats))
    asked = Study(game.key, seats, read_options(options), levels=_names(levels), **how)
    file = Path(out)
    code = _play(asked, count, file, jobs)
    lines = lines_in(file)
    if lines:
        _tell(findings(lines), as_json)
    return code


def _names(levels: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in levels.split(","))


def _play(asked: Study, count: int, file: Path, jobs: int) -> int:
    """The exit code: Ctrl-C is no error, because what was played is kept."""
    there = len(lines_in(file))
    todo = max(0, count - there)
    try:
        for _ in track(
            go_on(asked, count, file, jobs), asked.game, todo, console=errors, transient=True
        ):
            pass
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


@command.command("report")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--ladder", "marks", metavar="OUT", help="Write the marks for the skill grade there.")
@json_option
def report(files: tuple[str, ...], marks: str | None, as_json: bool) -> None:
    """Sum up the games of `trilith coach study`: luck, cost of choices, strength.

    \b
    Examples:
      trilith coach report castle-2.jsonl castle-3.jsonl --ladder castle.toml
    """
    lines = [line for name in files for line in _lines(Path(name))]
    found = findings(lines)
    if marks is not None:
        _write_marks(Path(marks), found)
    _tell(found, as_json)


def _lines(file: Path) -> list[Line]:
    if not file.is_file():
        raise BadInput("file", f"expected a file of `trilith coach study`; there is no '{file}'")
    return lines_in(file)


def _write_marks(file: Path, found: list[Findings]) -> None:
    games = sorted({one.game for one in found})
    if len(games) > 1:
        raise BadInput("ladder", f"expected games of one kind; found {', '.join(games)}")
    if not all(one.is_judged for one in found):
        raise BadInput("ladder", "expected games whose choices were judged; found luck alone")
    file.write_text(ladder(found), encoding="utf-8")


def _tell(found: list[Findings], as_json: bool) -> None:
    if as_json:
        print_json([asdict(one) for one in found])
        return
    for one in found:
        for line in _report_of(one):
            console.print(line, highlight=False, soft_wrap=True)


def _report_of(one: Findings) -> list[str]:
    left_out = f"; {one.unfinished} too long, left out" if one.unfinished else ""
    lines = [f"{one.game} {one.setting}, {one.depth} depth: {one.games} games{left_out}"]
    for seat, luck in enumerate(one.luck):
        lines.append(f"  seat {seat}: luck {_figure(luck, '+.1f')}, {_around_zero(luck)}")
    for level in one.levels if one.is_judged else ():
        shares = ", ".join(f"{share:.0f} % {verdict}" for verdict, share in level.verdicts.items())
        lines.append(
            f"  {level.name}: {_figure(level.lost_a_game, '.1f')} points lost a game, "
            f"{_figure(level.lost, '.2f')} a choice, luck {_figure(level.luck, '+.1f')}, "
            f"{level.games} seats; {shares}"
        )
    if one.is_judged:
        lines += _steps_of(one)
    lines.append(f"  a point of luck goes with {_figure(one.worth, '.2f')} points of the result")
    lines.append(f"  result with strength: {_figure(one.result, '.3f')}")
    lines.append(f"  result without luck with strength: {_figure(one.adjusted, '.3f')}")
    lines.append(f"  the second is larger by {_figure(one.better_by, '+.3f')}")
    return lines


def _steps_of(one: Findings) -> list[str]:
    """How much less each level loses than the one below it."""
    steps = zip(pairwise(one.levels), one.steps, strict=True)
    lines = [
        f"  {upper.name} loses {_figure(step, '+.1f')} less than {lower.name} where they meet"
        for (lower, upper), step in steps
    ]
    return [*lines, f"  levels in order: {'yes' if one.in_order else 'no'}"]


def _figure(figure: Figure, form: str) -> str:
    value, low, high = (format(each, form) for each in (figure.value, figure.low, figure.high))
    return f"{value} ({low} to {high})"


def _around_zero(figure: Figure) -> str:
    return "0 lies within" if figure.holds_zero else "0 lies outside"


def _wanted(settings: dict[str, Setup], only: str | None) -> dict[str, Setup]:
    if only is None:
        return settings
    if only not in settings:
        raise BadInput("only", f"expected one of {', '.join(settings)}; found '{only}'")
    return {only: settings[only]}


def _collect(game: Game[Any], name: str, setup: Setup, count: int, seed: str) -> list[Sample]:
    samples: list[Sample] = []
    games = games_of(game, setup, count, f"{seed}/{name}")
    for played in track(games, f"{game.key} {name}", count, console=errors, transient=True):
        samples += played
    return samples


def _searched(
    game: Game[Any],
    name: str,
    setup: Setup,
    seen: list[Sample],
    weights: dict[str, Weights],
    temper: Temper = PLAIN,
) -> list[Sample]:
    """The same positions, with where the coach gets to from each."""
    told = track(seen, f"{game.key} {name}: searching", console=errors, transient=True)
    return [with_ends(game, setup.data, one, weights[name], temper) for one in told]


def _write(file: Path, game: Game[Any], found: Fitted, count: int, seed: str) -> None:
    lines = [
        f"# Made by `trilith coach fit {game.key} --games {count} --seed {seed}`.",
        f"rules_version = {game.rules_version}",
        f"shared = {found.shared:g}",
        f"heat = {_numbers(found.temper.heat, 3)}",
        f"doubt = {_numbers(found.temper.doubt, 3)}",
        "",
        "[weights]",
        *(f"{name} = {_numbers(weights, 5)}" for name, weights in found.weights.items()),
    ]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _numbers(values: Sequence[float], digits: int) -> str:
    return f"[{', '.join(f'{one:.{digits}f}' for one in values)}]"


def _tell_reliability(game: Game[Any], who: str, thirds: list[Third]) -> None:
    for third in thirds:
        console.print(
            f"{game.key}, {who}, third {third.number}: {third.count} chances, off by {third.off:.3f} "
            f"on average, Brier {third.brier:.3f}",
            highlight=False,
        )
        for count, told, won in third.bins:
            console.print(f"  told {told:.2f}  came {won:.2f}  ({count})", highlight=False)
