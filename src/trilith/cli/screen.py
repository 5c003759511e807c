"""A position in the terminal: drawn for the game if it has its own drawing, else from the view."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trilith.cli.common import console
from trilith.engine.event import OPPONENT
from trilith.engine.game import Game, Score, View
from trilith.engine.label import Label
from trilith.text import Catalog

SEAT_STYLES = ("dodger_blue1", "red3", "gold3", "green4")


class Screen:
    """Draws views and scores of one game in one language."""

    def __init__(
        self, game: Game[Any], catalog: Catalog, names: Sequence[str] | None = None
    ) -> None:
        self.game = game
        self.catalog = catalog
        self.names = list(names) if names else player_names(game, catalog)
        name = f"trilith.cli.screens.{game.key}"
        self._own = importlib.import_module(name) if importlib.util.find_spec(name) else None

    def show(self, view: View) -> None:
        console.print(self._own.draw(view, self) if self._own else draw(view, self))

    def component(self, name: str) -> str:
        return self.catalog.component(self.game.key, name)

    def seat(self, seat: int | None) -> Text:
        """A player's name in the player's colour."""
        if seat == OPPONENT:
            return Text(self.catalog.say(Label("opponent")), style="bold")
        if seat is None or seat < 0:
            return Text("-", style="dim")
        return Text(self.names[seat], style=SEAT_STYLES[seat % len(SEAT_STYLES)])

    def show_scores(self, scores: list[Score]) -> None:
        """The breakdown: a row a source, a column a player; rows that nobody scored are left out."""
        table = Table(title=self.catalog.title(self.game.key))
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


def player_names(game: Game[Any], catalog: Catalog) -> list[str]:
    """'Player 1' and so on, where nobody has a name."""
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
    """A value as a person would jot it down; zeros and empty things vanish."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {words(item)}" for name, item in value.items() if item)
    if isinstance(value, list):
        return ", ".join(words(item) for item in value)
    if value is None or value is False:
        return "-"
    return "yes" if value is True else str(value)
