"""Environments for those who teach machines to play: PettingZoo, Gymnasium and OpenSpiel.

Needs `pip install "trilith[rl]"`. Each library has a module of its own, so that none of the others
has to be installed: `trilith.rl.zoo`, `trilith.rl.gym`, `trilith.rl.spiel`. `import trilith.rl`
makes the games known to Gymnasium, which since its version 1 looks for nothing by itself.
"""

import contextlib

with contextlib.suppress(ModuleNotFoundError):
    import trilith.rl.gym  # noqa: F401
