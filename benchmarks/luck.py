"""How much of a result is luck, and how much of that can be taken out: a control variate.

    python benchmarks/luck.py sa_re --bots medium,medium --games 600
    python benchmarks/luck.py castle --option season=winter --bots medium,medium

Whenever chance reveals something, the value of the resulting position is compared with the values of
those that would have resulted from other deals of what nobody knew (`redeal`). The sum of the
differences is a seat's luck: its mean is 0 for any players, so any share of it may be subtracted from
the result. This prints how much of the result's variance is left, with seats
exchanged and without; the share is fitted on the other half of the deals.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from statistics import correlation, fmean, variance
from typing import Any

from trilith import bots, games
from trilith.bots import Seen, bot_seed
from trilith.bots.heuristic import heuristic_for
from trilith.cli.common import read_options
from trilith.coach.value import value_for
from trilith.engine.event import CHANCE
from trilith.engine.rng import Rng

MOST_ROUNDS = 200


def main() -> None:
    args = arguments()
    game = games.get(args.game)
    names = args.bots.split(",")
    pairs = []
    for deal in range(args.games // 2):
        seed = f"{args.seed}/{deal}"
        pairs.append([played(game, names, seed, first, args) for first in (0, 1)])
        if args.every and (deal + 1) % args.every == 0:
            report(pairs)
    report(pairs)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=games.keys())
    parser.add_argument(
        "--bots", default="medium,medium", help="two; the figures are the first one's"
    )
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--value", choices=("heuristic", "coach"), default="coach")
    parser.add_argument("--ahead", type=int, default=0, help="choices at a glance before judging")
    parser.add_argument("--redeals", type=int, default=8)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--seed", default="luck")
    parser.add_argument("--every", type=int, default=0, help="report after so many deals, too")
    return parser.parse_args()


def played(
    game: Any, names: list[str], seed: str, first: int, args: argparse.Namespace
) -> tuple[float, float]:
    """What the first bot won, from 0 to 1, and the luck it had; it sits at this seat."""
    seated = names if first == 0 else names[::-1]
    chance = f"{seed}/{first}"
    players = [bots.get(name)(bot_seed(chance, seat)) for seat, name in enumerate(seated)]
    s = game.start(game.setup(2, read_options(tuple(args.option)), seed))
    value = ahead_by_heuristic(game) if args.value == "heuristic" else chance_by_coach(game, args)
    luck, steps = 0.0, 0
    while not s.is_over() and getattr(s, "round", 0) <= MOST_ROUNDS:
        seat = s.to_act()[0]
        action = players[seat].choose(Seen(game, s, seat))
        after = done(game, s, seat, action)
        if any(game.revelation(event) == CHANCE for event in after.log):
            others = [game.redeal(s, Rng.of(f"{chance}/{steps}/{k}")) for k in range(args.redeals)]
            later = [ahead(game, done(game, one, seat, action), args) for one in [s, *others]]
            values = [value(one, first) for one in later]
            luck += values[0] - fmean(values[1:])
        after.log = None
        s, steps = after, steps + 1
    winners = game.winners(s)
    return (1 / len(winners) if first in winners else 0.0), luck


def done(game: Any, s: Any, seat: int, action: Any) -> Any:
    after = s.clone()
    after.log = []
    after.apply(seat, action)
    return after


def ahead(game: Any, s: Any, args: argparse.Namespace) -> Any:
    """Some choices later, for a card may be worth nothing until somebody takes it."""
    s.log = None
    chance = random.Random(1)
    for _ in range(args.ahead):
        if s.is_over():
            break
        seat = s.to_act()[0]
        s.apply(seat, heuristic_for(game).glance(s, seat, chance))
    return s


def ahead_by_heuristic(game: Any) -> Callable[[Any, int], float]:
    """How far ahead a seat is, as the bots' heuristic sees it."""
    outlook = heuristic_for(game).outlook

    def value(s: Any, seat: int) -> float:
        hopes = outlook(s)
        return float(hopes[seat] - hopes[1 - seat])

    return value


def chance_by_coach(game: Any, args: argparse.Namespace) -> Callable[[Any, int], float]:
    """A seat's chance to win, as the coach has it."""
    known = value_for(game, game.setup(2, read_options(tuple(args.option))))

    def value(s: Any, seat: int) -> float:
        return float(known.chances(s)[seat] / 100)

    return value


def report(pairs: list[list[tuple[float, float]]]) -> None:
    deals = len(pairs)
    one = [pair[0] for pair in pairs]  # the first bot always at seat 0
    both = [(fmean(w for w, _ in pair), fmean(k for _, k in pair)) for pair in pairs]
    raw, exchanged = variance(w for w, _ in one), 2 * variance(w for w, _ in both)
    print(f"{2 * deals} games, {deals} deals; won {fmean(w for w, _ in both):.3f}")
    print(f"exchanged seats: variance {exchanged / raw:.2f} of that without")
    print(
        f"luck and result go together by {correlation([w for w, _ in one], [k for _, k in one]):.2f}"
    )
    print(f"luck taken out: variance {left(one):.2f} of that without, exchanged {left(both):.2f}")


def left(results: list[tuple[float, float]]) -> float:
    """The share of the variance that is left when luck is subtracted."""
    halves = results[::2], results[1::2]
    adjusted: list[float] = []
    for fitted, used in (halves, halves[::-1]):
        share = slope(fitted)
        adjusted += [won - share * luck for won, luck in used]
    return variance(adjusted) / variance(won for won, _ in results)


def slope(results: list[tuple[float, float]]) -> float:
    won, luck = fmean(w for w, _ in results), fmean(k for _, k in results)
    spread = sum((k - luck) ** 2 for _, k in results)
    return sum((w - won) * (k - luck) for w, k in results) / spread if spread else 0.0


if __name__ == "__main__":
    main()
