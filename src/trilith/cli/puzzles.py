"""`trilith puzzles`: list, show, solve, make and check positions with one clearly best choice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.progress import track

from trilith import games
from trilith.cli.common import (
    catalog_for,
    errors,
    game_argument,
    json_option,
    language_option,
    print_json,
)
from trilith.coach.choice import FOUND, verdict_of
from trilith.engine.doc import read_text
from trilith.engine.errors import BadInput
from trilith.engine.game import Game
from trilith.engine.record import read as read_record
from trilith.puzzles import mine
from trilith.puzzles.check import problem_with
from trilith.puzzles.collection import puzzles_of
from trilith.puzzles.mine import add_to, game_in, puzzles_in, shortened
from trilith.puzzles.puzzle import GRADES, Puzzle, course_of, dump, read, seen_in, write
from trilith.text import Catalog
from trilith.text.position import Position


@click.command("puzzles")
@game_argument
@click.option(
    "--file",
    "file",
    metavar="FILE",
    help="Use the puzzles in this file instead of the built-in ones.",
)
@click.option("--kind", help="Only puzzles of this kind, as the list names it.")
@click.option("--grade", type=click.Choice(GRADES), help="Only puzzles of this grade.")
@click.option("--show", metavar="ID", help="Show one puzzle in words, with its solution.")
@click.option("--play", is_flag=True, help="Solve them here, one after another.")
@click.option(
    "--check", is_flag=True, help="Prove each of them again; the exit code is 1 if one fails."
)
@click.option(
    "--renew",
    metavar="FILE",
    help="Prove each of them again, and write those that hold to FILE with current figures.",
)
@click.option("--make", type=click.IntRange(1), metavar="N", help="Make puzzles until FILE has N.")
@click.option("--from", "record", metavar="RECORD", help="Look for puzzles in this game.")
@click.option(
    "--seed", default="puzzles", show_default=True, help="Another seed gives other games."
)
@language_option
@json_option
def command(
    game: Game[Any],
    file: str | None,
    kind: str | None,
    grade: str | None,
    show: str | None,
    play: bool,
    check: bool,
    renew: str | None,
    make: int | None,
    record: str | None,
    seed: str,
    language: str | None,
    as_json: bool,
) -> int:
    """Positions of GAME in which one choice is clearly best. They come from finished games, and are
    proved by search from what the player could see.

    \b
    Examples:
      trilith puzzles castle
      trilith puzzles castle --play
      trilith puzzles castle --make 20 --file mine.jsonl
      trilith puzzles castle --from game.txt
    """
    if make is not None:
        return make_more(game, file, make, seed)
    if record is not None:
        return make_from(game, record)
    found = [
        one
        for one in known(game, file)
        if kind in (None, one.kind) and grade in (None, one.grade) and show in (None, one.id)
    ]
    if show is not None and not found:
        raise BadInput("show", f"no puzzle of {game.key} is called '{show}'")
    telling = Telling(catalog_for(language), game)
    if check:
        return check_all(found, as_json)
    if renew is not None:
        return renew_all(found, Path(renew))
    if as_json:
        print_json([dump(one) for one in found])
    elif play:
        solve(telling, found)
    elif show is not None:
        click.echo(telling.whole(found[0]))
    else:
        click.echo(telling.overview(found))
    return 0


def known(game: Game[Any], file: str | None) -> list[Puzzle]:
    """Those of a file, or the built-in ones."""
    if file is None:
        return list(puzzles_of(game.key))
    return [one for one in read(read_text(file), file) if one.game == game.key]


# ------------------------------------------------------------------ making and checking


def make_more(game: Game[Any], file: str | None, wanted: int, seed: str) -> int:
    """Let bots play, and keep what is found in a file; it can be continued at any time."""
    if file is None:
        raise BadInput("make", "expected --file FILE: where they are kept")
    with errors.status(game.key) as status:
        total = add_to(
            Path(file), game, wanted, seed, lambda now: status.update(f"{game.key}: {now}")
        )
    click.echo(f"{file}: {total}")
    return 0


def make_from(game: Game[Any], file: str) -> int:
    """The puzzles of a recorded game, as a line that can be added to a file of them."""
    record = read_record(read_text(file), file)
    if record.game != game.key:
        raise BadInput(file, f"expected a game of {game.key}, found {record.game}")
    found = puzzles_in(game_in(record, games.get(record.game), file))
    if found:
        click.echo(write(shortened(found[0].played, found), found))
    else:
        click.echo(f"trilith: {file}: no choice in it has one clear best", err=True)
    return 0 if found else 1


def check_all(found: list[Puzzle], as_json: bool) -> int:
    problems: dict[str, str] = {}
    for puzzle in track(found, "check", console=errors, disable=not errors.is_terminal):
        problem = problem_with(puzzle)
        if problem is not None:
            problems[puzzle.id] = problem
    if as_json:
        print_json({"checked": len(found), "problems": problems})
    else:
        for name, problem in problems.items():
            click.echo(f"{name}: {problem}")
        click.echo(f"{len(found) - len(problems)} of {len(found)} hold")
    return 1 if problems else 0


def renew_all(found: list[Puzzle], file: Path) -> int:
    """After refitting the value: see docs/puzzles.md."""
    told = track(found, "renew", console=errors, disable=not errors.is_terminal)
    click.echo(f"{file}: {mine.renew(told, file)} of {len(found)} hold")
    return 0


# ------------------------------------------------------------------ in words


class Telling:
    """Says puzzles in one language."""

    def __init__(self, catalog: Catalog, game: Game[Any]) -> None:
        self.catalog = catalog
        self.game = game

    def say(self, key: str, **facts: Any) -> str:
        return self.catalog.coach(self.game.key, f"puzzle-{key}", facts)

    def names(self, puzzle: Puzzle) -> list[str]:
        return [self.say("player", n=seat + 1) for seat in range(puzzle.played.players)]

    def overview(self, found: list[Puzzle]) -> str:
        """One line per puzzle."""
        lines = [self.say("count", count=len(found))]
        for one in found:
            place = self.say("place", players=one.played.players, round=one.round)
            lead = f"+{one.second.behind:.0f} ±{max(1, round(one.second.apart))}"
            lines.append(f"{one.id}  {self.grade(one):<10}  {lead:>8}  {one.kind:<14}  {place}")
        return "\n".join(lines)

    def grade(self, puzzle: Puzzle) -> str:
        return self.say(f"grade-{puzzle.grade}")

    def position(self, puzzle: Puzzle) -> str:
        """What the seat sees, what it is asked, and the options by number."""
        seen, names = seen_in(puzzle), self.names(puzzle)
        view = Position(self.catalog, puzzle.game, names, puzzle.seat).tell(seen.view)
        decision = seen.decision
        assert decision is not None
        options = [
            f"  {number}  {self.catalog.say(one.label, names)}"
            for number, one in enumerate(decision.options, 1)
        ]
        you = self.say("you", n=puzzle.seat + 1)
        question = self.catalog.say(decision.question, names)
        return "\n".join([view, "", you, question, *options])

    def solution(self, puzzle: Puzzle, chosen: str | None = None) -> str:
        """What each option was worth, the best first; how the game went on."""
        names = self.names(puzzle)
        decision = seen_in(puzzle).decision
        assert decision is not None
        words = {one.action.code: one.label for one in decision.options}
        lines = []
        for one in sorted(puzzle.options, key=lambda one: one.behind):
            mark = self.verdict(puzzle, one.action) + (" *" if one.action == chosen else "")
            chance = f"{one.chance:3.0f} % ±{max(1, round(one.margin))}"
            lines.append(f"  {chance}  {self.catalog.say(words[one.action], names)}  ({mark})")
        finders = ", ".join(f"{level} {a}/{b}" for level, (a, b) in puzzle.found.items())
        course = "; ".join(
            f"{names[seat]}: {self.catalog.say(label, names)}" for seat, label in course_of(puzzle)
        )
        lines.append(self.say("finders", levels=finders))
        return "\n".join([*lines, self.say("course", line=course)])

    def verdict(self, puzzle: Puzzle, action: str) -> str:
        option = puzzle.option(action)
        assert option is not None
        word = FOUND if option is puzzle.best else verdict_of(option.behind)
        return self.catalog.coach(self.game.key, word, {})

    def whole(self, puzzle: Puzzle) -> str:
        return "\n".join([self.position(puzzle), "", self.solution(puzzle)])


def solve(telling: Telling, found: list[Puzzle]) -> None:
    """One after another, until the player has had enough."""
    for puzzle in found:
        click.echo(telling.position(puzzle))
        numbers = [str(number) for number in range(1, len(puzzle.options) + 1)]
        answer = click.prompt(telling.say("ask"), type=click.Choice([*numbers, "q"]))
        if answer == "q":
            return
        click.echo(telling.solution(puzzle, puzzle.options[int(answer) - 1].action))
        click.echo()
