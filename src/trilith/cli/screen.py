"""A position in the terminal: the game's own drawing if it has one, otherwise from its view."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from typing import Any

from rich import box
from rich.box import Box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trilith.cli.common import console
from trilith.cli.symbols import LETTERS, SEAT_STYLES, SEATS, SYMBOLS, is_plain
from trilith.engine.event import OPPONENT
from trilith.engine.game import DataPack, Game, View
from trilith.engine.label import Label
from trilith.engine.score import Score
from trilith.text import Catalog


class Screen:
    """Draws views and scores of one game in one language."""

    def __init__(
        self,
        game: Game[Any],
        catalog: Catalog,
        names: Sequence[str] | None = None,
        plain: bool | None = None,
        data: DataPack | None = None,
    ) -> None:
        self.game = game
        self.catalog = catalog
        self.names = list(names) if names else player_names(game, catalog)
        self.plain = is_plain(console) if plain is None else plain
        self.data: Any = data or game.standard_data
        """The numbers that this game is played with, of the game's own class."""
        self.view: View = {}
        self.was: View = {}
        """What the same player saw at their last choice; empty before that."""
        name = f"trilith.cli.screens.{game.key}"
        self._own = importlib.import_module(name) if importlib.util.find_spec(name) else None

    @property
    def width(self) -> int:
        return console.width

    def show(self, view: View, was: View | None = None) -> None:
        self.view, self.was = view, was or {}
        console.print(self._own.draw(view, self) if self._own else draw(view, self))

    # ------------------------------------------------------------- words

    def say(self, key: str, form: str = "", **facts: int | str) -> str:
        """One of the terminal's own messages, or an attribute of it."""
        return self.catalog.terminal(self.game.key, key, facts, form)

    def component(self, name: str) -> str:
        return self.catalog.component(self.game.key, name)

    def components(self, names: Sequence[str]) -> str:
        return ", ".join(self.component(name) for name in names)

    # ------------------------------------------------------------- seats

    def seat(self, seat: int | None) -> Text:
        """A player's name in the player's colour."""
        if seat == OPPONENT:
            return Text(self.catalog.say(Label("opponent")), style="bold")
        if seat is None or seat < 0:
            return Text("-", style="dim")
        return Text(self.names[seat], style=SEAT_STYLES[seat % len(SEAT_STYLES)])

    def badge(self, seat: int) -> Text:
        """A player's mark on the board."""
        if seat < 0:
            return Text("?", style="bold")
        mark = str(seat + 1) if self.plain else SEATS[seat % len(SEATS)]
        return Text(mark, style=SEAT_STYLES[seat % len(SEAT_STYLES)])

    def player(self, seat: int) -> Text:
        """The mark and the name."""
        return Text.assemble(self.badge(seat), " ", self.seat(seat))

    # ------------------------------------------------------------- symbols and numbers

    def sign(self, name: str) -> Text:
        """A thing's symbol; on a plain terminal its letters."""
        symbol = SYMBOLS[name]
        lost = symbol.by_colour and console.color_system is None
        if not self.plain and not lost:
            return Text(symbol.sign, style=symbol.style)
        return Text(symbol.plain or self.component(name)[:LETTERS].capitalize())

    def signs(self, name: str, count: int) -> Text:
        return Text.assemble(*[self.sign(name)] * count)

    def count(self, *path: str | int) -> Text:
        """The number at this path of the view, and the earlier one if it has changed."""
        now, before = find(self.view, path), find(self.was, path)
        if before is None or before == now:
            return Text(str(now))
        arrow = self.sign("arrow")
        return Text.assemble(str(before), arrow, str(now), style="bold reverse")

    def goods(self, *path: str | int) -> Text:
        """The table of goods at this path: how many there are, and what has changed."""
        now, before = find(self.view, path), find(self.was, path) or {}
        text = Text()
        for name in now:
            if now[name] or before.get(name):
                text.append_text(Text.assemble(self.sign(name), self.count(*path, name), " "))
        text.rstrip()
        return text if text else self.sign("nothing")

    def prices(self, amounts: dict[str, int]) -> Text:
        """A price: symbols with numbers, without goods that are not needed."""
        text = Text(" ").join(
            Text.assemble(self.sign(name), str(n)) for name, n in amounts.items() if n
        )
        return text if text else self.sign("nothing")

    def place(self, *parts: str) -> str:
        """Where the game is, as in a heading: title, round, phase."""
        return f" {self.sign('dot').plain} ".join(parts)

    def fact(self, name: str, *value: Text | str) -> Text:
        """A named fact: 'Caravans 2'."""
        return Text.assemble((f"{self.component(name)} ", "dim"), *value)

    def legend(self, names: Sequence[str]) -> Text:
        """What the symbols mean."""
        if self.plain:
            return Text()
        return Text("  ").join(
            Text.assemble(self.sign(name), (f" {self.component(name)}", "dim")) for name in names
        )

    def frame(self, content: RenderableType, title: str, width: int | None = None) -> Panel:
        return Panel(content, title=title, title_align="left", box=self.box(), width=width)

    def box(self) -> Box:
        return box.ASCII if self.plain else box.SQUARE

    # ------------------------------------------------------------- scores

    def show_scores(self, scores: list[Score]) -> None:
        """The breakdown: a row per source, a column per player, without rows in which nobody
        scored.
        """
        table = Table(title=self.catalog.title(self.game.key), box=self.box())
        table.add_column("")
        for score in scores:
            crown = " *" if score.won else ""
            table.add_column(Text.assemble(self.seat(score.seat), crown), justify="right")
        for i, row in enumerate(scores[0].rows):
            points = [score.rows[i].points for score in scores]
            if any(points):
                name = self.catalog.score_row(self.game.key, row.source)
                table.add_row(name, *(str(point) for point in points))
        table.add_section()
        table.add_row("", *(str(score.total) for score in scores), style="bold")
        console.print(table)


def joined(parts: Sequence[Text], gap: str = "  ") -> Text:
    """Facts on one line, which wraps only between them."""
    kept = [part for part in parts if part]
    for part in kept:
        part.plain = part.plain.replace(" ", "\u00a0")
    return Text(gap).join(kept)


def find(view: Any, path: Sequence[str | int]) -> Any:
    """The value at this path of a view, or None."""
    for name in path:
        if isinstance(view, dict):
            view = view.get(name)
        elif isinstance(view, list) and isinstance(name, int) and name < len(view):
            view = view[name]
        else:
            return None
    return view


def player_names(game: Game[Any], catalog: Catalog) -> list[str]:
    """'Player 1' and so on, for players without names."""
    return [catalog.say(Label("player", {"n": i + 1})) for i in range(max(game.seats))]


# ------------------------------------------------------------------ any game, from its view


def draw(view: View, screen: Screen) -> RenderableType:
    """Plain facts first, then a panel for every group of facts."""
    facts = {name: value for name, value in view.items() if not isinstance(value, dict | list)}
    parts: list[RenderableType] = [Text(line(facts))]
    for name, value in view.items():
        if name not in facts and value:
            parts.append(Panel(body(value), title=name.replace("_", " "), title_align="left"))
    return Group(*parts)


def body(value: Any) -> RenderableType:
    if isinstance(value, dict):
        return Group(
            *(Text(f"{name.replace('_', ' ')}: {words(item)}") for name, item in value.items())
        )
    if isinstance(value, list) and value and isinstance(value[0], dict):
        table = Table(*(str(name).replace("_", " ") for name in value[0]), box=None)
        for row in value:
            table.add_row(*(words(item) for item in row.values()))
        return table
    return Text(words(value))


def line(facts: dict[str, Any]) -> str:
    return " | ".join(f"{name.replace('_', ' ')}: {words(value)}" for name, value in facts.items())


def words(value: Any) -> str:
    """A value as a person would note it down, without zeros and empty things."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {words(item)}" for name, item in value.items() if item)
    if isinstance(value, list):
        return ", ".join(words(item) for item in value)
    if value is None or value is False:
        return "-"
    return "yes" if value is True else str(value)
