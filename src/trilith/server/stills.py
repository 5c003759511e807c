"""When the clocks of a table stand still by agreement: pure functions of time.

At night and at the weekend, by the time zone that the table has chosen. Spans are begins and ends in
milliseconds; where a zone changes its clocks, a night is an hour longer or shorter, as for people.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Annotated, Final

from msgspec import Meta, Struct

Span = tuple[int, int]
LocalTime = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]

SATURDAY: Final = 5
ONE_DAY: Final = timedelta(days=1)


class Hours(Struct, frozen=True):
    """When nobody's time runs at a table."""

    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    night: tuple[LocalTime, LocalTime] | None = None
    """From when until when, by the clocks of the zone."""
    weekend: bool = False
    """Saturday and Sunday."""

    def between(self, begin: int, end: int) -> list[Span]:
        """The spans between two moments in which the clocks stand still, in order."""
        zone = _place(self.zone)
        day, last = _day(begin, zone) - 2 * ONE_DAY, _day(end, zone)
        found: list[Span] = []
        while day <= last:
            found += self._of_day(day, zone)
            day += ONE_DAY
        return clipped(found, begin, end)

    def _of_day(self, day: date, zone: tzinfo) -> Iterable[Span]:
        """What begins on this day."""
        if self.weekend and day.weekday() == SATURDAY:
            yield _moment(day, time(), zone), _moment(day + 2 * ONE_DAY, time(), zone)
        if self.night is not None:
            start, until = map(time.fromisoformat, self.night)
            morning = day if start < until else day + ONE_DAY
            yield _moment(day, start, zone), _moment(morning, until, zone)


def is_zone(name: str) -> bool:
    from zoneinfo import available_timezones

    return name in available_timezones()


def day_span(first: date, last: date, zone: str) -> Span:
    """Whole days, from the first midnight to the last."""
    place = _place(zone)
    return _moment(first, time(), place), _moment(last + ONE_DAY, time(), place)


def today(now: int, zone: str) -> date:
    return _day(now, _place(zone))


def clipped(spans: Iterable[Span], begin: int, end: int) -> list[Span]:
    """What of these lies between two moments, without overlaps, in order."""
    found: list[Span] = []
    for first, last in sorted(spans):
        first, last = max(first, begin), min(last, end)
        if first >= last:
            continue
        if found and first <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], last))
        else:
            found.append((first, last))
    return found


def length(spans: Iterable[Span]) -> int:
    return sum(last - first for first, last in spans)


def _place(name: str) -> tzinfo:
    # Not at the top: a browser that plays without a server takes no time zones along.
    from zoneinfo import ZoneInfo

    return ZoneInfo(name)


def _day(moment: int, zone: tzinfo) -> date:
    return datetime.fromtimestamp(moment / 1000, UTC).astimezone(zone).date()


def _moment(day: date, hour: time, zone: tzinfo) -> int:
    return int(datetime.combine(day, hour, zone).timestamp() * 1000)
