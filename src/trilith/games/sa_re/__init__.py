"""Sa-Ré, by François Bachelart (2023): cities on the Nile, and workers who must not revolt.

Each module opens with the sections of the rules that it holds. These stand in several, for a reason:

- SR-GEN, the aim of the game: round.py plays it, scoring.py ranks the players, game.py seats them.
- SR-DEC, what nobody is asked: the engine takes the only option; season.py and shipping.py pass over
  what would be idle, setup.py leaves to chance what is drawn.
- SR-PRODB, what trades and the port yield: state.py counts it, round.py refills it, shipping.py
  clears away what is left.
"""

from trilith.games.sa_re.game import SaRe

GAME = SaRe()

__all__ = ["GAME", "SaRe"]
