"""Figures for operators, in the text form that Prometheus reads."""

from __future__ import annotations

from trilith.server.metrics import Histogram, Metrics


def histogram(*seconds: float) -> Histogram:
    made = Histogram()
    for one in seconds:
        made.add(one)
    return made


def test_a_time_is_counted_below_its_bound_and_at_it() -> None:
    lines = histogram(0.001, 0.0011, 99.0).lines("t")
    assert lines[0] == "# TYPE t histogram"
    assert lines[1:3] == ['t_bucket{le="0.001"} 1', 't_bucket{le="0.0025"} 2']
    assert lines[-4:] == [
        't_bucket{le="10.0"} 2',
        't_bucket{le="+Inf"} 3',
        "t_sum 99.002100",
        "t_count 3",
    ]


def test_the_bound_below_which_a_part_lies() -> None:
    assert Histogram().within(0.5) == 0.0
    times = histogram(*[0.002] * 98, 0.4, 99.0)
    assert times.within(0.5) == 0.0025
    assert times.within(0.98) == 0.0025
    assert times.within(0.99) == 0.5
    assert times.within(1.0) == 10.0


def test_counters_grow_and_gauges_are_asked_when_somebody_looks() -> None:
    metrics, now = Metrics(), [1.0]
    metrics.gauges["tables"] = lambda: now[0]
    metrics.count("changes_total")
    metrics.count("changes_total", 4)
    metrics.count_of("seconds_total", "bots", 0.5)
    metrics.count_of("seconds_total", "bots")
    metrics.count_of("seconds_total", "coach")
    now[0] = 12.0
    lines = metrics.text().splitlines()
    assert "trilith_changes_total 5" in lines
    assert "trilith_messages_total 0" in lines
    assert 'trilith_seconds_total{kind="bots"} 1.5' in lines
    assert 'trilith_seconds_total{kind="coach"} 1' in lines
    assert "trilith_tables 12" in lines
    assert lines[lines.index("trilith_tables 12") - 1] == "# TYPE trilith_tables gauge"
    assert "trilith_change_seconds_count 0" in lines
    assert metrics.text().endswith("\n")
