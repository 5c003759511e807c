"""Play the records anew: `python -m tests.records.make`, after a change of rules that is meant.

With the key of a game, only the records of that game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.conformance.settings import Setting, settings
from trilith import bots, games
from trilith.bots import Seen, bot_seed
from trilith.engine.history import History
from trilith.engine.record import record_of, write

FOLDER = Path(__file__).parent / "games"
LEVELS = ("easy", "easy", "easy", "easy", "medium", "easy medium", "medium hard")
"""Who plays each of a setting's games; several levels take the seats in turn."""
MOST_STEPS = 6000
"""A game that goes on for longer is not written down."""


def main(keys: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for setting in settings():
        if not keys or setting.key in keys:
            for name, text in records(setting):
                (FOLDER / name).write_text(text, "utf-8")
                print(name, flush=True)


def records(setting: Setting) -> Iterator[tuple[str, str]]:
    """Every finished game of a setting, with the name of its file."""
    for number, levels in enumerate(LEVELS):
        history = played(setting, f"record {setting} {number}", levels.split())
        if history.state.is_over():
            yield f"{setting}-{number}.txt", write(record_of(history))


def played(setting: Setting, seed: str, levels: list[str]) -> History[Any]:
    game = games.get(setting.key)
    history: History[Any] = History(
        game, game.setup(setting.players, dict(setting.options), seed=seed)
    )
    players = [
        bots.get(levels[seat % len(levels)])(bot_seed(seed, seat))
        for seat in range(setting.players)
    ]
    while not history.state.is_over() and len(history.steps) < MOST_STEPS:
        seat = history.state.to_act()[0]
        seen = Seen(game, history.state, seat, history.setup.data)
        history.play(seat, players[seat].choose(seen))
    return history


if __name__ == "__main__":
    main(sys.argv[1:])
