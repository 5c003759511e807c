"""Figures for operators, in the text format that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(_BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(_BOUNDS, seconds)] += 1
        self.total += seconds

    def within(self, part: float) -> float:
        """The bound in seconds below which this share of all values lies; 0 if there are none yet."""
        wanted, so_far = part * sum(self.counts), 0
        for bound, count in zip((*_BOUNDS, _BOUNDS[-1]), self.counts, strict=True):
            so_far += count
            if so_far and so_far >= wanted:
                return bound
        return 0.0

    def lines(self, name: str) -> list[str]:
        lines, so_far = [f"# TYPE {name} histogram"], 0
        for bound, count in zip(_BOUNDS, self.counts, strict=False):
            so_far += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
        so_far += self.counts[-1]
        lines.append(f'{name}_bucket{{le="+Inf"}} {so_far}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {so_far}"]


class Metrics:
    """Counters that only grow, and gauges that are read on demand."""

    def __init__(self) -> None:
        self.counters: dict[str, int] = dict.fromkeys(
            (
                "changes_total",
                "messages_total",
                "refused_total",
                "conflicts_total",
                "not_saved_total",
                "cut_off_total",
                "limited_total",
                "chats_total",
                "requests_total",
                "timed_out_total",
                "turned_away_total",
            ),
            0,
        )
        self.by_kind: dict[str, dict[str, float]] = {}
        """Counters with a kind each."""
        self.change_seconds = Histogram()
        self.gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, by: int = 1) -> None:
        self.counters[name] += by

    def count_of(self, name: str, kind: str, by: float = 1.0) -> None:
        counts = self.by_kind.setdefault(name, {})
        counts[kind] = counts.get(kind, 0.0) + by

    def text(self) -> str:
        lines: list[str] = []
        for name, value in self.counters.items():
            lines += [f"# TYPE trilith_{name} counter", f"trilith_{name} {value}"]
        for name, counts in self.by_kind.items():
            lines.append(f"# TYPE trilith_{name} counter")
            lines += [f'trilith_{name}{{kind="{kind}"}} {n:g}' for kind, n in counts.items()]
        for name, ask in self.gauges.items():
            lines += [f"# TYPE trilith_{name} gauge", f"trilith_{name} {ask():g}"]
        lines += self.change_seconds.lines("trilith_change_seconds")
        return "\n".join(lines) + "\n"
