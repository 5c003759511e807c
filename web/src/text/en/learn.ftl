# Words around learning: explanations, the guide, tips, the summary of a turn, the story of a game.

explain-rules = Rules
