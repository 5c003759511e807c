"""Sa-Ré, by François Bachelart (2023): cities on the Nile, and workers who must not revolt."""

from trilith.games.sa_re.game import SaRe

GAME = SaRe()

__all__ = ["GAME", "SaRe"]
