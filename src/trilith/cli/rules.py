"""`trilith rules`: the rules one by one, and which have code and tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.table import Table

from trilith.cli.common import (
    catalog_for,
    console,
    copy_of,
    data_option,
    game_argument,
    json_option,
    language_option,
    print_json,
    read_data,
)
from trilith.cli.coverage import Coverage, coverage, read_rules, tests_folder
from trilith.engine.errors import BadInput
from trilith.engine.game import Game


@click.command("rules")
@game_argument
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option(
    "--coverage", "show_coverage", is_flag=True, help="Show which rules have code and tests."
)
@click.option("--tests", "tests", type=click.Path(path_type=Path), help="The folder of the tests.")
@data_option
@language_option
@json_option
def command(
    game: Game[Any],
    ids: tuple[str, ...],
    show_coverage: bool,
    tests: Path | None,
    data_file: str | None,
    language: str | None,
    as_json: bool,
) -> int:
    """Show the rules of GAME in plain words: all of them, or those whose ids begin with ID.

    With --data FILE they give the numbers of your own copy.

    With --coverage, show how many rules have code and tests, and list the gaps; the exit code
    is 1 if there are any.
    """
    if show_coverage:
        return report(game, coverage(game.key, tests or tests_folder()), as_json)
    chosen = choose(game, ids)
    catalog = catalog_for(language, copy_of(game, game.data(read_data(data_file), str(data_file))))
    texts = {rule: catalog.rule(game.key, rule) for rule in chosen}
    if as_json:
        print_json(texts)
    else:
        table = Table("rule", "says", show_lines=False)
        for rule, text in texts.items():
            table.add_row(rule, text)
        console.print(table)
    return 0


def choose(game: Game[Any], ids: tuple[str, ...]) -> list[str]:
    rules = list(read_rules(game.key))
    wanted = tuple(one.upper() for one in ids)
    chosen = [rule for rule in rules if not wanted or rule.startswith(wanted)]
    if not chosen:
        sections = ", ".join(dict.fromkeys(rule.rsplit("-", 1)[0] for rule in rules))
        raise BadInput(
            "rules", f"no rule of {game.key} begins with {' or '.join(ids)}; there are: {sections}"
        )
    return chosen


def report(game: Game[Any], found: Coverage, as_json: bool) -> int:
    gaps = {"code": found.without_code(), "tests": found.without_test(), "unknown": found.unknown}
    if as_json:
        print_json(
            {
                "game": game.key,
                "rules": len(found.rules),
                "with_code": len(found.rules) - len(gaps["code"]),
                "with_tests": len(found.rules) - len(gaps["tests"]),
                "gaps": gaps,
            }
        )
    else:
        show(game.key, found, gaps)
    return 1 if any(gaps.values()) else 0


def show(key: str, found: Coverage, gaps: dict[str, list[str]]) -> None:
    total = len(found.rules)
    table = Table("section", "rules", "with code", "with tests", title=f"{key}: {total} rules")
    sections = dict.fromkeys(rule.rsplit("-", 1)[0] for rule in found.rules)
    for section in sections:
        rules = [rule for rule in found.rules if rule.rsplit("-", 1)[0] == section]
        code = sum(rule in found.code for rule in rules)
        tests = sum(rule in found.tests for rule in rules)
        table.add_row(section, str(len(rules)), str(code), str(tests))
    with_code, with_tests = total - len(gaps["code"]), total - len(gaps["tests"])
    table.add_row("all", str(total), str(with_code), str(with_tests), style="bold")
    console.print(table)
    for what, ids in gaps.items():
        if ids:
            console.print(f"[red]{what}:[/red] {', '.join(ids)}", highlight=False)
