"""The server: tables that never lose a move and never tell a secret. It knows Game, never a game."""
