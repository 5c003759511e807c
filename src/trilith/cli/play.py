"""`trilith play`: a whole game in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click
from rich.columns import Columns
from rich.console import Group
from rich.prompt import Prompt
from rich.text import Text

from trilith import bots
from trilith.bots import USUAL, Bot, Seen, bot_seed
from trilith.cli.common import (
    catalog_for,
    console,
    copy_of,
    data_option,
    errors,
    game_argument,
    language_option,
    option_option,
    read_data,
    read_options,
)
from trilith.cli.rules import choose
from trilith.cli.screen import Screen
from trilith.engine.action import Action
from trilith.engine.decision import Decision
from trilith.engine.errors import BadInput, TrilithError
from trilith.engine.event import Event, seen
from trilith.engine.game import Game, View
from trilith.engine.history import History
from trilith.engine.label import Label
from trilith.engine.record import record_of, write
from trilith.engine.rng import commitment
from trilith.text import Catalog

NEWS: Final = 5
"""The fewest lines of news above a question."""
BOARD: Final = 26
"""Lines for a board and a question; the rest of a tall window is for news."""
MANY: Final = 8
"""More options than this are shown in columns if the window is wide enough."""


@click.command("play")
@game_argument
@click.option("--players", type=int, help="Number of players; by default the fewest possible.")
@click.option("--bots", "bot_names", default=USUAL, show_default=True, help="Your opponents: a,b,c")
@click.option(
    "--humans",
    type=click.IntRange(0),
    default=1,
    show_default=True,
    help="People at this keyboard.",
)
@click.option("--seed", help="Makes the game repeatable; without it, every game is new.")
@click.option(
    "--record", "record_file", default="trilith-game.txt", show_default=True, help="Where to save."
)
@click.option("--plain", is_flag=True, help="Use letters instead of symbols.")
@option_option
@data_option
@language_option
def command(
    game: Game[Any],
    players: int | None,
    bot_names: str,
    humans: int,
    seed: str | None,
    record_file: str,
    plain: bool,
    options: tuple[str, ...],
    data_file: str | None,
    language: str | None,
) -> None:
    """Play GAME in the terminal, against bots or with friends at one keyboard.

    With --humans 0, the bots play each other and you watch.
    """
    count = min(game.seats) if players is None else players
    own = read_data(data_file)
    data = None if own is None else game.data(own, str(data_file))
    setup = game.setup(count, read_options(options), seed or secrets.token_hex(16), data)
    if humans > count:
        raise BadInput("humans", f"expected at most {count} people at this table, found {humans}")
    opponents = seat_bots(bot_names, count, humans, setup.seed)
    history = History(game, setup)
    screen_style = True if plain else None
    catalog = catalog_for(language, copy_of(game, history.setup.data))
    Table(history, opponents, catalog, Path(record_file), screen_style).run()


def seat_bots(names: str, players: int, humans: int, seed: str) -> dict[int, Bot]:
    """Bots for the seats after the people's, by name in turn."""
    given = [name.strip() for name in names.split(",") if name.strip()]
    if not given and humans < players:
        raise BadInput("bots", "expected the name of a bot, found none")
    seats = range(humans, players)
    chosen = {seat: bots.get(given[i % len(given)]) for i, seat in enumerate(seats)}
    return {seat: bot(bot_seed(seed, seat)) for seat, bot in chosen.items()}


class Leave(Exception):
    """The player wants to leave."""


class Table:
    """One game at one keyboard."""

    def __init__(
        self,
        history: History[Any],
        opponents: dict[int, Bot],
        catalog: Catalog,
        record_file: Path,
        plain: bool | None = None,
    ) -> None:
        self.game = game = history.game
        self.history = history
        self.bots = opponents
        self.catalog = catalog
        self.record_file = record_file
        self.names = [self._name(seat) for seat in range(history.setup.seats)]
        self.screen = Screen(game, catalog, self.names, plain, history.setup.data)
        self.chose: dict[int, tuple[int, View]] = {}
        """When each person last chose: after how many steps, and what they saw."""

    def _name(self, seat: int) -> str:
        bot = self.bots.get(seat)
        if bot is not None:
            return f"{(bot.name or type(bot).__name__).title()} {seat + 1}"
        return self.catalog.say(Label("player", {"n": seat + 1}))

    def run(self) -> None:
        """Play until the game is over or the player leaves; the record is saved either way."""
        promise = self.screen.say("commitment", hash=commitment(self.history.setup.seed))
        console.print(Text(promise, style="dim"))
        if not self.people():
            self.tell(self.history.opening)
        try:
            while not self.history.state.is_over():
                self.next_choice()
        except (Leave, EOFError, KeyboardInterrupt):
            console.print()
        else:
            self.finish()
        self.save(self.record_file)

    def finish(self) -> None:
        """The end: what led to it, the last position, and the points."""
        watcher = self.watcher()
        if self.people():
            self.tell(self.since(watcher))
        self.screen.show(self.game.view(self.history.state, watcher))
        self.screen.show_scores(self.game.standings(self.history.state))

    def people(self) -> list[int]:
        return [seat for seat in range(self.history.setup.seats) if seat not in self.bots]

    def watcher(self) -> int:
        """Whose view of events is shown: the only person's at the keyboard, or a spectator's."""
        people = self.people()
        return people[0] if len(people) == 1 else -1

    def next_choice(self) -> None:
        seats = self.history.state.to_act()
        people = [seat for seat in seats if seat not in self.bots]
        seat = people[0] if people else seats[0]
        if people:
            self.ask(seat)
        else:
            with errors.status(self.screen.say("thinking", name=self.names[seat])):
                seen_by_bot = Seen(self.game, self.history.state, seat, self.history.setup.data)
                action = self.bots[seat].choose(seen_by_bot)
            self.play(seat, action)

    def play(self, seat: int, action: Action) -> None:
        events = self.history.play(seat, action)
        if not self.people():
            self.tell(events)

    def tell(self, events: list[Event]) -> None:
        news = self.screen.sign("news")
        for event in seen(events, self.watcher()):
            text = self.catalog.say(self.game.event_label(event), self.names)
            console.print(Text.assemble("  ", news, " ", text))

    def since(self, seat: int) -> list[Event]:
        """What this person has seen happen since their last choice."""
        steps, _ = self.chose.get(seat, (0, {}))
        opening = [] if seat in self.chose else self.history.opening
        later = [event for step in self.history.steps[steps:] for event in step.events]
        return seen([*opening, *later], self.watcher())

    def tell_news(self, seat: int) -> None:
        """Show the latest news; how many lines depends on the window's height."""
        events = self.since(seat)
        shown = max(NEWS, console.height - BOARD)
        if not events:
            return
        console.print(Text(self.screen.say("since"), style="bold"))
        if len(events) > shown:
            earlier = self.screen.say("earlier", count=len(events) - shown)
            console.print(Text(f"  {earlier}", style="dim"))
        self.tell(events[-shown:])

    # ------------------------------------------------------------- asking a person

    def ask(self, seat: int) -> None:
        decision = self.game.decision(self.history.state, seat)
        assert decision is not None
        self.show(seat, decision)
        before = len(self.history.steps)
        while len(self.history.steps) == before:
            line = Prompt.ask(Text.assemble(self.screen.seat(seat)), console=console).strip()
            try:
                if self.obey(line, seat, decision):
                    return
            except TrilithError as error:
                console.print(Text(str(error), style="red"))

    def show(self, seat: int, decision: Decision) -> None:
        """The board with what has changed, the news, and the question."""
        _, was = self.chose.get(seat, (0, {}))
        self.screen.show(self.game.view(self.history.state, seat), was)
        self.tell_news(seat)
        self.offer(decision)

    def offer(self, decision: Decision) -> None:
        question = self.catalog.say(decision.question, self.names)
        console.print(Text.assemble((question, "bold"), (f"  {decision.rule}", "dim")))
        lines = [
            Text.assemble(
                (f"{number:>3} ", "bold"),
                self.catalog.say(choice.label, self.names),
                (f"  {choice.action}", "dim"),
            )
            for number, choice in enumerate(decision.options, 1)
        ]
        in_columns = len(lines) > MANY
        console.print(Columns(lines, column_first=True) if in_columns else Group(*lines))

    def obey(self, line: str, seat: int, decision: Decision) -> bool:
        """Carry out what was typed; True if the position changed."""
        word, _, rest = line.partition(" ")
        if line.isdecimal():
            self.choose(seat, self.pick(decision, line))
            return True
        if word in self.words():
            return bool(self.words()[word](rest.strip(), seat, decision))
        action = self.game.catalogue.read(line, self.screen.say("expected-action"))
        refusal = self.history.state.why_not(seat, action)
        if refusal is not None:
            self.explain(refusal.rule, self.catalog.why_not(self.game.key, refusal, self.names))
            return False
        self.choose(seat, action)
        return True

    def choose(self, seat: int, action: Action) -> None:
        """A person's choice: what they see from here on is news."""
        saw = self.game.view(self.history.state, seat)
        steps = len(self.history.steps)
        self.play(seat, action)
        self.chose[seat] = steps, saw

    def words(self) -> dict[str, Callable[[str, int, Decision], bool]]:
        return {
            "": self.do_board,
            "?": self.do_help,
            "b": self.do_board,
            "w": self.do_why,
            "p": self.do_preview,
            "l": self.do_news,
            "u": self.do_undo,
            "r": self.do_rule,
            "save": self.do_save,
            "q": self.do_leave,
        }

    def pick(self, decision: Decision, text: str) -> Action:
        numbers = [str(number) for number, _ in enumerate(decision.options, 1)]
        if text not in numbers:
            wrong = self.screen.say("expected-option", count=len(numbers), found=text[:40])
            raise BadInput("option", wrong)
        return decision.options[numbers.index(text)].action

    def do_help(self, rest: str, seat: int, decision: Decision) -> bool:
        console.print(self.screen.say("help"), markup=False, highlight=False)
        return False

    def do_board(self, rest: str, seat: int, decision: Decision) -> bool:
        self.show(seat, decision)
        return False

    def do_why(self, rest: str, seat: int, decision: Decision) -> bool:
        for choice in decision.blocked:
            assert choice.refusal is not None
            label = self.catalog.say(choice.label, self.names)
            self.explain(
                f"{label}: {choice.refusal.rule}",
                self.catalog.why_not(self.game.key, choice.refusal, self.names),
            )
        return False

    def do_preview(self, rest: str, seat: int, decision: Decision) -> bool:
        action = self.pick(decision, rest)
        events = self.game.preview(self.history.state, seat, action)
        self.tell(events)
        if not events:
            console.print(Text(f"  {self.screen.say('no-preview')}", style="dim"))
        return False

    def do_news(self, rest: str, seat: int, decision: Decision) -> bool:
        events = self.since(seat)
        self.tell(events)
        if not events:
            console.print(Text(f"  {self.screen.say('no-news')}", style="dim"))
        return False

    def do_undo(self, rest: str, seat: int, decision: Decision) -> bool:
        self.history.undo(seat, len(self.history.steps) - 1)
        self.chose.pop(seat, None)
        return True

    def do_rule(self, rest: str, seat: int, decision: Decision) -> bool:
        for rule in choose(self.game, (rest or decision.rule,)):
            self.explain(rule, self.catalog.rule(self.game.key, rule))
        return False

    def do_save(self, rest: str, seat: int, decision: Decision) -> bool:
        self.save(Path(rest) if rest else self.record_file)
        return False

    def do_leave(self, rest: str, seat: int, decision: Decision) -> bool:
        raise Leave

    def explain(self, heading: str, text: str) -> None:
        console.print(Text.assemble((f"  {heading} ", "bold"), text))

    def save(self, path: Path) -> None:
        try:
            path.write_text(write(record_of(self.history)), "utf-8")
        except OSError as error:
            raise BadInput(str(path), error.strerror or "cannot be written") from None
        console.print(Text(self.screen.say("saved", file=str(path)), style="dim"), soft_wrap=True)
