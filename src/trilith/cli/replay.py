"""`trilith replay`: show, verify or continue a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from trilith import games
from trilith.cli.common import (
    catalog_for,
    console,
    data_option,
    json_option,
    language_option,
    print_json,
    read_data,
)
from trilith.cli.screen import Screen
from trilith.engine.doc import read_text
from trilith.engine.errors import BadInput
from trilith.engine.event import SPECTATOR, Event, seen
from trilith.engine.game import Game
from trilith.engine.history import History
from trilith.engine.record import Record, read, replay, verify
from trilith.engine.scenario.writing import write
from trilith.text import Catalog


@click.command("replay")
@click.argument("file", metavar="FILE")
@click.option(
    "--verify",
    "check",
    is_flag=True,
    help="Check the seed, steps, events, final position and scores.",
)
@click.option("--step", type=click.IntRange(0), help="Show the position after this many steps.")
@click.option(
    "--seat", type=int, default=SPECTATOR, help="See it as this seat; by default as a spectator."
)
@click.option("--seed", help="The seed of a game that is not over yet.")
@click.option(
    "--scenario",
    "as_scenario",
    is_flag=True,
    help="Write the position after --step as a scenario, for `trilith scenario` to run.",
)
@click.option("--expected", default="", help="With --scenario: what should have happened instead.")
@language_option
@data_option
@json_option
def command(
    file: str,
    check: bool,
    step: int | None,
    seat: int,
    seed: str | None,
    as_scenario: bool,
    expected: str,
    language: str | None,
    data_file: str | None,
    as_json: bool,
) -> None:
    """Show a recorded game step by step; or verify it, show its position after some steps, or write
    that position as a scenario.
    """
    record = read(read_text(file), file)
    game = games.get(record.game)
    check_range(record, seat, step)
    own = read_data(data_file)
    data = None if own is None else game.data(own, str(data_file))
    catalog = catalog_for(language)
    if as_scenario:
        click.echo(scenario_of(replay(record, game, step, data, seed, file), file, expected))
    elif check:
        history = verify(record, game, data, file)
        report(record, history, as_json)
    elif record.rules != game.rules_version and record.events:
        tell_stored(record, game, catalog, as_json)
    elif step is not None:
        history = replay(record, game, step, data, seed, file)
        show_position(history, seat, catalog, as_json)
    else:
        tell(replay(record, game, None, data, seed, file), seat, catalog, as_json)


def check_range(record: Record, seat: int, step: int | None) -> None:
    if not SPECTATOR <= seat < record.players:
        raise BadInput("seat", f"expected 0 to {record.players - 1}, or {SPECTATOR}; found {seat}")
    if step is not None and step > len(record.steps):
        raise BadInput("step", f"expected at most {len(record.steps)}, found {step}")


def scenario_of(history: History[Any], file: str, expected: str) -> str:
    """The position as a scenario; together with what was expected it is a bug report."""
    title = f"{Path(file).name}, after step {len(history.steps)}"
    return write(history.game, history.setup, history.state, title, expected).rstrip()


def report(record: Record, history: History[Any], as_json: bool) -> None:
    scores = [score.dump() for score in history.game.scores(history.state)]
    facts = {
        "game": record.game,
        "players": record.players,
        "steps": len(history.steps),
        "over": history.state.is_over(),
        "commitment": record.commitment,
        "position": history.game.digest(history.state),
        "scores": scores,
        "verified": True,
    }
    if as_json:
        print_json(facts)
        return
    totals = ", ".join(str(score["total"]) for score in scores)
    console.print(
        f"[green]verified[/green]: {record.game}, {record.players} players, {len(history.steps)} "
        f"steps; seed matches its commitment; final position and scores ({totals}) agree"
    )


def show_position(history: History[Any], seat: int, catalog: Catalog, as_json: bool) -> None:
    game, s = history.game, history.state
    if as_json:
        decision = game.decision(s, seat) if seat != SPECTATOR else None
        facts = {"step": len(history.steps), "view": game.view(s, seat), "to_act": s.to_act()}
        print_json({**facts, "decision": decision.dump() if decision else None})
    else:
        Screen(game, catalog).show(game.view(s, seat))


def tell(history: History[Any], seat: int, catalog: Catalog, as_json: bool) -> None:
    game = history.game
    if as_json:
        steps = [
            {"seat": one.seat, "action": one.action.code, "events": dumped(one.events, seat)}
            for one in history.steps
        ]
        print_json({"game": game.key, "opening": dumped(history.opening, seat), "steps": steps})
        return
    print_events(history.opening, seat, game, catalog)
    for number, step in enumerate(history.steps, 1):
        if step.events and seen(step.events, seat):
            console.print(f"[dim]{number:>4}[/dim]", end=" ")
            print_events(step.events, seat, game, catalog)
    Screen(game, catalog).show_scores(game.standings(history.state))


def dumped(events: list[Event], seat: int) -> list[dict[str, object]]:
    return [event.dump() for event in seen(events, seat)]


def tell_stored(record: Record, game: Game[Any], catalog: Catalog, as_json: bool) -> None:
    """Show a game of an older version from its stored events."""
    stored = [dumped(record.events.get(i, []), SPECTATOR) for i in range(len(record.steps) + 1)]
    if as_json:
        steps = [
            {"seat": seat, "action": code, "events": events}
            for (seat, code), events in zip(record.steps, stored[1:], strict=True)
        ]
        print_json({"game": game.key, "opening": stored[0], "steps": steps})
        return
    for number in sorted(record.events):
        print_events(record.events[number], SPECTATOR, game, catalog)


def print_events(events: list[Event], seat: int, game: Game[Any], catalog: Catalog) -> None:
    for event in seen(events, seat):
        text = catalog.say(game.event_label(event))
        console.print(text, markup=False, highlight=False, end=" ")
        console.print(f"[dim]{event.rule}[/dim]", highlight=False)
