"""The numbers of the toy game, as they would stand in a components.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from trilith.engine.doc import parse_toml

COMPONENTS: dict[str, Any] = parse_toml(
    """
[start]
coins = 3
cards = 6
rounds = 3
source = "rulebook: setup; public: a review (cards)"

[[card]]
id = "sun"
value = 3
cost = { coins = 1, cards = 0 }
icons = ["star", "ray"]
source = "rulebook: list of cards"
reconstructed = ["cost"]

[[card]]
id = "moon"
value = 5
cost = { coins = 2, cards = 1 }
icons = ["star"]
source = "public: a photograph (value, icons); reconstructed: to fit the others (cost)"

[[by_players]]
players = 2
coins = 4
source = "reconstructed to fit"

[[by_players]]
players = 3
coins = 3
source = "rulebook: page 2"

[bonus]
value = 2
name = "feast"
source = ""
""",
    "toy",
)


@dataclass(frozen=True)
class Start:
    """What everybody begins with."""

    coins: int
    cards: int
    rounds: int
