"""`trilith scenario`: run scenario files."""

from __future__ import annotations

from pathlib import Path

import click

from trilith import games
from trilith.cli.common import console, data_option, json_option, print_json, read_data
from trilith.engine.errors import BadInput
from trilith.engine.scenario import Failure, Scenario, run


@click.command("scenario")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@data_option
@json_option
def command(files: tuple[str, ...], data_file: str | None, as_json: bool) -> int:
    """Run scenario files, or all in a folder, reporting one line each.

    The exit code is 1 if any fails, 2 if any cannot be read.
    """
    results = [(path, *outcome(path, data_file)) for path in in_folders(files)]
    if as_json:
        print_json(
            [{"file": path, "result": word, "problem": text} for path, word, text in results]
        )
    else:
        for path, word, text in results:
            colour = {"ok": "green", "failed": "red", "bad": "red"}[word]
            console.print(f"[{colour}]{word:<6}[/{colour}]", end=" ")
            console.print(text or path, markup=False, highlight=False, soft_wrap=True)
    words = {word for _, word, _ in results}
    return 2 if "bad" in words else 1 if "failed" in words else 0


def in_folders(names: tuple[str, ...]) -> list[str]:
    """The files named, and for a folder all scenarios that lie in it."""
    found: list[str] = []
    for name in names:
        inside = sorted(str(path) for path in Path(name).glob("*.toml"))
        found += inside if Path(name).is_dir() else [name]
        if Path(name).is_dir() and not inside:
            raise BadInput(name, "expected scenarios in this folder, found none")
    return found


def outcome(path: str, data_file: str | None) -> tuple[str, str]:
    """How one file came out, in a word; and what is wrong, in a line."""
    try:
        scenario = Scenario.read(path)
        game = games.get(scenario.game)
        own = read_data(data_file)
        run(scenario, game, None if own is None else game.data(own, str(data_file)))
    except Failure as error:
        return "failed", str(error)
    except BadInput as error:
        text = str(error)
        return "bad", text if text.startswith(path) else f"{path}, {text}"
    return "ok", ""
