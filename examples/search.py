"""What a search thinks of a position: python examples/search.py [SIMULATIONS]"""

from __future__ import annotations

import sys

from trilith import bots, games
from trilith.bots import Seen
from trilith.text import Catalog


def main(simulations: int = 300) -> None:
    game = games.get("sa_re")
    s = game.start(game.setup(2, {}, seed="my seed"))
    for _ in range(12):  # somewhere in the first rounds
        seat = s.to_act()[0]
        s.apply(seat, s.legal(seat)[0])
    seen = Seen(game, s, s.to_act()[0])
    thought = bots.get(f"expert:{simulations}")("my seed").think(seen)
    words = Catalog("en")
    for option in sorted(thought.options, key=lambda one: -one.visits):
        label = words.say(game.label(option.action))
        print(f"{option.visits:6} tries, value {option.value:7.2f}: {label}")
    print("it chooses:", words.say(game.label(thought.choice)))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
