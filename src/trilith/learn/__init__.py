"""Learning from searched games: which options look good, and what things are worth."""
