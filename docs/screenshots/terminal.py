"""Draws the terminal's pictures: python docs/screenshots/terminal.py"""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from trilith import bots, cli, games
from trilith.bots import Seen, bot_seed
from trilith.cli import common, play, screen
from trilith.engine.history import History
from trilith.text import Catalog

PICTURES = {"castle": (3, 74, 100), "sa_re": (3, 150, 112), "ezra_nehemiah": (3, 110, 112)}
"""For each game: players, steps that have been played, and columns."""


def draw(key: str, players: int, steps: int, columns: int) -> None:
    paper = Console(record=True, width=columns, height=40, force_terminal=True, quiet=False)
    for module in (common, play, screen):
        module.console = paper
    game = games.get(key)
    history = History(game, game.setup(players, {}, "picture"))
    table = play.Table(history, {}, Catalog("en"), Path("unused"), False)
    table.names[:] = ["Ada", "Tomasz", "Hélène"]
    table.screen.names[:] = table.names
    crew = [bots.get("medium")(bot_seed("picture", seat)) for seat in range(players)]
    while len(history.steps) < steps or 0 not in history.state.to_act():
        seat = history.state.to_act()[0]
        seen = Seen(game, history.state, seat, history.setup.data)
        (table.choose if seat == 0 else table.play)(seat, crew[seat].choose(seen))
    decision = game.decision(history.state, 0)
    assert decision is not None
    table.show(0, decision)
    name = "terminal.svg" if key == "castle" else f"terminal-{key}.svg"
    paper.save_svg(str(Path(__file__).parent / name), title=f"trilith play {key}")


if __name__ == "__main__":
    assert cli
    for key, (players, steps, columns) in PICTURES.items():
        draw(key, players, steps, columns)
