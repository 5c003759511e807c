"""Learn from a data set of positions: python examples/data_set.py FILE.parquet

Make the file with: trilith study castle --players 2 --games 400 --positions castle.parquet
It fits a line to the outcome by least squares, and shows which columns go with winning.
"""

from __future__ import annotations

import sys

import numpy as np
import pyarrow.parquet

from trilith import games


def main(path: str) -> None:
    columns = games.get("castle").layout(2).columns
    table = pyarrow.parquet.read_table(path, columns=["game", "won", *columns])
    rows = np.stack([table[name].to_numpy() for name in columns], axis=1).astype(np.float64)
    won = table["won"].to_numpy().astype(np.float64)
    held_out = table["game"].to_numpy() % 5 == 0  # whole games, so that nothing leaks
    scale = rows.std(axis=0) + 1e-9
    rows = (rows - rows.mean(axis=0)) / scale
    known = rows[~held_out]
    ridge = known.T @ known + 100.0 * np.eye(len(columns))
    weights = np.linalg.solve(ridge, known.T @ (won[~held_out] - 0.5))
    guess = np.clip(0.5 + rows[held_out] @ weights, 0, 1)
    brier = np.mean((guess - won[held_out]) ** 2)
    print(f"{len(won)} positions; Brier score {brier:.3f} (0.25 is a coin)")
    for i in np.argsort(-np.abs(weights))[:8]:
        print(f"{weights[i]:+.3f}  {columns[i]}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
