"""`trilith coach`: what makes the coach itself: its value, fitted from games of bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.progress import track

from trilith.cli.common import (
    console,
    errors,
    game_argument,
    json_option,
    option_option,
    print_json,
    read_options,
)
from trilith.coach.fit import (
    Sample,
    Third,
    crossed,
    fitted,
    games_of,
    reliability,
    settings_of,
)
from trilith.coach.ladder import Rung, climb, correlation, written
from trilith.coach.settings import DEPTHS
from trilith.coach.value import FOLDER, Fitted, fitted_of, setting_of
from trilith.engine.errors import BadInput
from trilith.engine.game import Game, Setup


@click.group("coach")
def command() -> None:
    """Make what the coach judges by. To have a game judged: `trilith analyse RECORD`."""


@command.command("fit")
@game_argument
@click.option("--games", "count", type=click.IntRange(4), default=200, show_default=True)
@click.option("--only", help="Only this setting, as in 3-summer; the others stay as they are.")
@click.option("--seed", default="fit", show_default=True, help="Other seeds, other games.")
@click.option("--out", help="The file to write; by default the one that the coach reads.")
def fit(game: Game[Any], count: int, only: str | None, seed: str, out: str | None) -> None:
    """Let bots of several levels play GAME, and fit everybody's chance to win to what came of it.

    The reliability is measured on games that were not learnt from: each is left out once.
    """
    settings = _wanted(settings_of(game), only)
    samples = {name: _collect(game, name, one, count, seed) for name, one in settings.items()}
    learnt = fitted(samples)
    if only:  # how far leads are trusted is the same in all settings
        before = fitted_of(game.key)
        learnt = Fitted({**before.weights, **learnt.weights}, before.temper)
    _write(Path(out) if out else FOLDER / f"{game.key}.toml", game, learnt, count, seed)
    _report(game, reliability(crossed(samples)))


@command.command("ladder")
@game_argument
@click.option("--players", type=int, help="How many play; by default as few as can.")
@click.option("--games", "count", type=click.IntRange(1), default=20, show_default=True)
@click.option("--depth", type=click.Choice(list(DEPTHS)), default="quick", show_default=True)
@click.option("--out", help="A file of marks, as the coach's ladders are, to write.")
@option_option
@json_option
def ladder(
    game: Game[Any],
    players: int | None,
    count: int,
    depth: str,
    out: str | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let all levels of bots play GAME against each other, and tell what each loses a choice.

    The measure is that of `trilith analyse`; so this is what it is worth.
    """
    setup = game.setup(players or max(2, min(game.seats)), read_options(options))
    climbing = track(
        climb(game, setup, count, depth), game.key, count, console=errors, transient=True
    )
    rungs = list(climbing)[-1]
    if out:
        _write_ladder(Path(out), game, setting_of(game, setup), rungs, count)
    if as_json:
        print_json({level: _facts(rung) for level, rung in rungs.items()})
        return
    for level, rung in rungs.items():
        facts = _facts(rung)
        console.print(
            f"{level:>10}: {facts['lost']:.2f} ±{facts['lost_margin']:.2f} points lost a choice, "
            f"luck {facts['luck']:+.0f} ±{facts['luck_margin']:.0f}, "
            f"{facts['games']} games, {facts['verdicts']}",
            highlight=False,
        )
    by_result, without_luck = correlation(rungs)
    console.print(
        f"with strength go results by {by_result:.2f}, results without luck by {without_luck:.2f}",
        highlight=False,
    )


def _write_ladder(
    file: Path, game: Game[Any], setting: str, rungs: dict[str, Rung], count: int
) -> None:
    lines = [
        "# Points lost a choice, how far that may be off, games. Made by",
        f"# `trilith coach ladder {game.key} --players {setting[0]} --games {count}`.",
        written(rungs, setting),
    ]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _facts(rung: Rung) -> dict[str, Any]:
    (lost, lost_margin), (luck, luck_margin) = rung.mean_lost, rung.mean_luck
    return {
        "games": len(rung.lost),
        "lost": round(lost, 3),
        "lost_margin": round(lost_margin, 3),
        "luck": round(luck, 2),
        "luck_margin": round(luck_margin, 2),
        "verdicts": dict(rung.verdicts),
    }


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


def _write(file: Path, game: Game[Any], found: Fitted, count: int, seed: str) -> None:
    lines = [
        f"# Made by `trilith coach fit {game.key} --games {count} --seed {seed}`.",
        f"rules_version = {game.rules_version}",
        f"heat = {_numbers(found.temper.heat, 3)}",
        f"doubt = {_numbers(found.temper.doubt, 3)}",
        "",
        "[weights]",
        *(f"{name} = {_numbers(weights, 5)}" for name, weights in found.weights.items()),
    ]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _numbers(values: Sequence[float], digits: int) -> str:
    return f"[{', '.join(f'{one:.{digits}f}' for one in values)}]"


def _report(game: Game[Any], thirds: list[Third]) -> None:
    for third in thirds:
        console.print(
            f"{game.key}, third {third.number}: {third.count} chances, off by {third.off:.3f} "
            f"on average, Brier {third.brier:.3f}",
            highlight=False,
        )
        for count, told, won in third.bins:
            console.print(f"  told {told:.2f}  came {won:.2f}  ({count})", highlight=False)
