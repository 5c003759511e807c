"""A whole game from the first choice to the scores: python examples/play.py [SEED]"""

from __future__ import annotations

import sys

from trilith import bots, games
from trilith.bots import Seen, bot_seed
from trilith.engine.history import History
from trilith.text import Catalog


def main(seed: str = "my seed") -> None:
    game = games.get("castle")
    history = History(game, game.setup(3, {"season": "winter"}, seed))
    players = [
        bots.get(level)(bot_seed(seed, i)) for i, level in enumerate(("easy", "medium", "random"))
    ]
    names, words = ["Ada", "Bea", "Cy"], Catalog("en")
    while not history.state.is_over():
        seat = history.state.to_act()[0]
        for event in history.play(seat, players[seat].choose(Seen(game, history.state, seat))):
            if event.seen_by is None:
                print(words.say(game.event_label(event), names))
    for score in game.scores(history.state):
        print(f"{names[score.seat]}: {score.total}{' wins' if score.won else ''}")


if __name__ == "__main__":
    main(*sys.argv[1:2])
