"""Games with a board in the browser; any other is played with words and buttons."""

from __future__ import annotations

from pathlib import Path

from trilith import games

HOME = Path(__file__).parents[2] / "web" / "src" / "games"
BOARDS = tuple(key for key in games.keys() if (HOME / key / "index.ts").is_file())
