"""A bot worth writing: it tries every option on imagined deals, plays on at a glance, and judges.

trilith arena castle --players 2 --bots examples/planner.py:Planner,random --games 40
"""

from __future__ import annotations

from trilith.bots import Bot, Seen
from trilith.bots.heuristic import heuristic_for
from trilith.engine.action import Action


class Planner(Bot):
    """Of every option: what the position is worth twenty choices later, on average."""

    name = "planner"
    deals = 4
    ahead = 20

    def choose(self, seen: Seen) -> Action:
        return max(seen.legal, key=lambda action: self.promise(seen, action))

    def promise(self, seen: Seen, action: Action) -> float:
        return sum(self.outcome(seen, action) for _ in range(self.deals))

    def outcome(self, seen: Seen, action: Action) -> float:
        judge = heuristic_for(seen.game)
        s = seen.imagine(self.rng())  # all that is hidden, dealt anew
        s.apply(seen.seat, action)
        for _ in range(self.ahead):
            if s.is_over():
                break
            seat = s.to_act()[0]
            s.apply(seat, judge.glance(s, seat, self.random))
        return judge.worth(s, seen.seat)
