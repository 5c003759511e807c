"""Set up a position, ask what is possible, and why not: python examples/position.py"""

from __future__ import annotations

from trilith import games
from trilith.engine.doc import Doc, parse_toml
from trilith.engine.scenario import Scenario, history_of
from trilith.text import Catalog

POSITION = """
game = "castle"
players = 3
at = "trader"
expect = { to_act = [0] }
give = [
    { seat = 0, card = "trader" },
    { seat = 1, helper = "cart_sand" },
    { seat = 1, helper = "cart_wood" },
    { seat = 2, helper = "cart_clay" },
]
position = { first_player = 0 }
"""


def main() -> None:
    scenario = Scenario(Doc(parse_toml(POSITION, "position"), "position"))
    game, words = games.get(scenario.game), Catalog("en")
    history = history_of(scenario, game)
    decision = game.decision(history.state, 0)
    assert decision is not None
    print(words.say(decision.question))
    for choice in decision.options:
        print("  can:   ", words.say(choice.label))
        for event in game.preview(history.state, 0, choice.action):
            print("            ", words.say(game.event_label(event)))
    for choice in decision.blocked:
        assert choice.refusal is not None
        why = words.why_not(game.key, choice.refusal)
        print(f"  cannot: {words.say(choice.label)}: {choice.refusal.rule}: {why}")


if __name__ == "__main__":
    main()
