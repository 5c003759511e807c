"""The executable rulebook: for each rule, a position and a move that show it."""
