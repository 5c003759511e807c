"""Environments for machine learning: PettingZoo, Gymnasium and OpenSpiel.

Needs `pip install "trilith[rl]"`. Each library has its own module, `trilith.rl.zoo`, `trilith.rl.gym`
or `trilith.rl.spiel`, so that the others need not be installed. `import trilith.rl` registers the
games with Gymnasium, which since version 1 no longer looks for environments itself.
"""

import contextlib

with contextlib.suppress(ModuleNotFoundError):
    import trilith.rl.gym  # noqa: F401
