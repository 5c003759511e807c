"""Ezra and Nehemiah: temple, walls and Torah of Jerusalem are rebuilt.

The section of a rule's id names its module: EN-TENT is tent.py. Most names are written out
(EN-CONN connections.py, EN-BLESS blessings.py, EN-DEV development.py, EN-PREP prepare.py, EN-PROPH
prophets.py, EN-SAB sabbath.py, EN-TE traders_elders.py). These sections are spread, for a reason:

- EN-GEN, the aim of the game: flow.py plays it, end.py ranks the players, game.py seats them.
- EN-COMP: components.py reads the numbers, printed.py what is on each piece, bundles.py what it
  gives, solo_cards.py what the opponent has; names.py names the parts, pieces.py counts them.
- EN-FLOW: flow.py; free.py has the moments between two steps, at which free actions may be taken.
- EN-EFF: effects.py has a word of the data each, rewards.py resolves a bundle of them, and food.py
  the food that is due, which levites, judgment and Sabbath share.
- EN-GATE: gates.py puts one up; whether it can be built is asked beside the walls, in walls.py.
- EN-TENT: tent.py moves it; its price is part of the main action of torah.py.
- EN-SCROLL: the tiles are rows of components.toml. torah.py hands them out, rewards.py gives what
  they give, end.py scores them; a tile that changes a rule is named where that rule is.
- EN-SCORE: counters.py, since effects count the same things during the game.
- EN-SOLO: solo.py, focus.py for the opponent's turn, and one solo module for each thing it does.
"""

from trilith.games.ezra_nehemiah.game import EzraNehemiah

GAME = EzraNehemiah()

__all__ = ["GAME", "EzraNehemiah"]
