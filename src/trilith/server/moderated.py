"""What REST answers about manners and moderation: names, words that were reported, and what was done.

Nothing of any game, and no way to anybody but their name.
"""

from __future__ import annotations

from msgspec import Struct


class Neighbour(Struct):
    """A person whom I have muted or blocked."""

    id: str
    name: str
    muted: bool
    blocked: bool


class Word(Struct):
    """Something that moderators tell me: of a report of mine, or about myself."""

    id: int
    act: int
    at: int
    seen: bool
    what: str
    """`looked` of a report of mine; else what was decided about me."""
    until: int
    reason: str
    may_object: bool


class MyStanding(Struct):
    """What moderators have told me, and what holds for me now."""

    words: list[Word]
    silent: int
    """Until when; 0: I may speak."""
    no_open: int


class Act(Struct):
    """A line of the log, which is only ever added to."""

    id: int
    at: int
    by: str
    """A moderator's name; empty: the operator."""
    about: str
    """A name; empty: a person who is gone."""
    what: str
    until: int
    reason: str
    of: int


class CaseHead(Struct):
    """A case in the queue."""

    id: int
    kind: str
    about: str
    guest: bool
    by: list[str]
    table: str
    """The table's short code."""
    opened: int
    earlier: int
    """How often something was decided about this person before."""
    taken: str
    """By whom; empty: by nobody else."""
    why_not: str
    """Why I do not decide it: `own`, `reported`, `table`; empty: I may."""
    asked: str
    """Who wants this account closed; a second moderator has to agree."""


class ReportedLine(Struct):
    id: int
    at: int
    name: str
    text: str
    marked: bool
    hidden: bool


class ReportWords(Struct):
    by: str
    words: str


class Case(CaseHead):
    """A case with what was reported, and ten lines around it."""

    reports: list[ReportWords]
    lines: list[ReportedLine]
    log: list[Act]
    """About this person."""


class Objection(Struct):
    """A person objects to what was decided."""

    id: int
    at: int
    about: str
    words: str
    decided: Act
    mine: bool
    """I decided it, so another answers."""


class Moderation(Struct):
    """The moderators' page."""

    cases: list[CaseHead]
    objections: list[Objection]
    log: list[Act]
    today: int
    """Decided in the last 24 hours."""
    now: int
