"""The tables of the database. The migrations in `migrations/` make them; a test compares both."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

METADATA = sa.MetaData()

# ------------------------------------------------------------------ columns: always filled


def text(name: str, **more: Any) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False, **more)


def integer(name: str, **more: Any) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, **more)


def long(name: str, **more: Any) -> sa.Column[int]:
    """For times in milliseconds, and for numbers that grow without end."""
    return sa.Column(name, sa.BigInteger, nullable=False, **more)


def real(name: str, **more: Any) -> sa.Column[float]:
    return sa.Column(name, sa.Double, nullable=False, **more)


def flag(name: str, **more: Any) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False, **more)


def blob(name: str) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary, nullable=False)


def key(name: str, **more: Any) -> sa.Column[str]:
    """The primary key, or a part of it."""
    return sa.Column(name, sa.Text, primary_key=True, **more)


def serial(name: str) -> sa.Column[int]:
    """A primary key that the database counts up."""
    return sa.Column(name, sa.Integer, primary_key=True)


def person(name: str = "person") -> sa.Column[str]:
    """Whose row it is."""
    return sa.Column(name, sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True)


def person_key(name: str = "person", **more: Any) -> sa.Column[str]:
    """The person as the primary key, or as a part of it."""
    return sa.Column(name, sa.Text, sa.ForeignKey("people.id"), primary_key=True, **more)


# ------------------------------------------------------------------ the server and its tables

meta = sa.Table(
    "meta",
    METADATA,
    key("key"),
    text("value"),
)

people = sa.Table(
    "people",
    METADATA,
    key("id"),
    text("name"),
    sa.Column("login", sa.Text, unique=True),  # the account's name in lower case; null for guests
    sa.Column("password", sa.Text),
    long("created"),
    integer("session"),  # of the signed cookies of old; see `sessions`
    sa.Column("moved_to", sa.Text),  # the account that a guest has become
    text("role", server_default=""),  # moderator, operator
    long("renamed", server_default="0"),
    long("closed", server_default="0"),  # by moderators
)

names = sa.Table(
    "names",
    METADATA,
    key("form"),  # see `names.same_form`
    person(),
    long("until", server_default="0"),  # 0: it is in use
    flag("barred", server_default=sa.false()),
)

sessions = sa.Table(
    "sessions",
    METADATA,
    key("id"),
    person(),
    text("hash"),
    text("device"),
    long("created"),
    long("used"),
    text("network", server_default=""),  # see `places.Place`
    text("country", server_default=""),
    flag("is_new", server_default=sa.false()),
)

places = sa.Table(
    "places",
    METADATA,
    person_key(),
    key("network"),
    long("seen"),  # the last login there
)

tokens = sa.Table(
    "tokens",
    METADATA,
    key("id"),
    person(),
    text("name"),
    text("hash"),
    long("created"),
)

resets = sa.Table(
    "resets",
    METADATA,
    key("hash"),
    person(),
    long("until"),
)

tables = sa.Table(
    "tables",
    METADATA,
    key("id"),
    text("game"),
    text("status"),
    text("access"),
    text("owner", index=True),
    long("created"),
    long("updated"),
    flag("awake"),  # a clock or a bot goes on without visitors
    text("summary"),
    sa.Index("tables_by_status", "status", "updated"),
)

log = sa.Table(
    "log",
    METADATA,
    key("table_id"),
    sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
    long("at"),
    text("kind"),
    blob("data"),
    sqlite_with_rowid=False,
)

seats = sa.Table(
    "seats",
    METADATA,
    key("table_id"),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    text("person", index=True),
)

chat = sa.Table(
    "chat",
    METADATA,
    serial("id"),
    text("table_id", index=True),
    text("room"),
    integer("seat"),
    text("name"),
    long("at"),
    text("text"),
    sa.Column("person", sa.Text, index=True),  # null: written before this was noted
    flag("hidden", server_default=sa.false()),
)

downtimes = sa.Table(
    "downtimes",
    METADATA,
    sa.Column("begin", sa.BigInteger, primary_key=True, autoincrement=False),
    long("end"),
)

alive = sa.Table(
    "alive",
    METADATA,
    key("process"),
    long("at"),
)

# ------------------------------------------------------------------ what is sent to people

wishes = sa.Table(
    "wishes",
    METADATA,
    person_key(),
    text("doc"),  # see `post.wishes.Wishes`
)

ways = sa.Table(
    "ways",
    METADATA,
    key("id"),
    person(),
    text("kind"),  # mail, push or webhook
    text("target"),  # an address, or a URL
    text("keys"),  # what is needed to write there, as JSON
    text("name"),  # the device, or the service
    long("created"),
    long("confirmed"),  # 0: not yet
    integer("failures"),  # in a row
    text("paused"),  # why nothing is sent there; empty if it is
    long("used"),
)

outbox = sa.Table(
    "outbox",
    METADATA,
    serial("id"),
    text("person"),
    text("table_id"),
    text("kind"),
    long("mark"),  # the line of the log, or of the chat
    long("made"),
    long("due"),
    long("until"),  # the deadline; 0 if there is none
    text("who"),  # the name of the person who did it
    flag("folded"),  # a letter says so
    sa.UniqueConstraint("table_id", "person", "kind", "mark", "due", name="outbox_once"),
    sa.Index("outbox_by_time", "folded", "due"),
    sqlite_autoincrement=True,  # letters name these lines: no number is used again
)

letters = sa.Table(
    "letters",
    METADATA,
    serial("id"),
    text("person", index=True),
    text("way"),
    text("lines"),  # lines of the outbox, as JSON
    long("due", index=True),
    integer("tries"),
    long("claimed"),  # until when a process sends it
)

deliveries = sa.Table(
    "deliveries",
    METADATA,
    serial("id"),
    text("person"),
    long("at", index=True),
    text("way"),  # mail, push or webhook
    text("target"),  # as far as it may be shown
    text("kinds"),  # what it was about, with spaces between
    text("outcome"),  # see `post.shapes.Outcome`
    text("why"),  # it failed; empty if it did not
    integer("tries"),
    long("next"),  # when it is tried again; 0: it is not
    sa.Index("deliveries_of_person", "person", "at"),
)

analyses = sa.Table(
    "analyses",
    METADATA,
    key("table_id"),
    key("depth"),
    integer("version"),  # of what is measured, and of the rules
    long("made"),
    blob("data"),  # JSON, compressed
)

# ------------------------------------------------------------------ ratings, profiles, being found

ratings = sa.Table(
    "ratings",
    METADATA,
    key("person"),
    key("game"),
    real("mean"),  # in units of the model
    real("deviation"),
    integer("games"),
    long("at"),  # the end of the last rated game
)

rated = sa.Table(
    "rated",
    METADATA,
    key("table_id"),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    text("game"),
    long("at"),  # the end of the game
    integer("place"),
    text("person", index=True),  # empty for a bot
    text("bot"),
    flag("fixed"),  # a bot, or a person who is gone
    real("mean_before"),
    real("deviation_before"),
    real("mean"),
    real("deviation"),
    sa.Index("rated_by_time", "game", "at", "table_id"),
)

profiles = sa.Table(
    "profiles",
    METADATA,
    person_key(),
    text("doc"),  # what a person shows: see `profile.Shown`
)

waits = sa.Table(
    "waits",
    METADATA,
    key("id"),
    person(),
    text("doc"),  # what is waited for: see `waits.Wanted`
    long("until"),  # 0: always
    long("told"),  # when last
    text("tables"),  # of which that has been told, as JSON
)

invites = sa.Table(
    "invites",
    METADATA,
    key("table_id"),
    person_key(),
    text("by", index=True),
    long("at"),
)

seeks = sa.Table(
    "seeks",
    METADATA,
    person_key(),
    text("game"),
    text("pace"),  # live or days
    flag("rated"),
    integer("rating"),
    integer("width"),  # how far the other may be; 0: any
    long("since"),
    long("seen"),  # when the page was last there
    text("table_id"),  # that was found; empty until then
    long("claimed"),  # when
)

# ------------------------------------------------------------------ owners' copies of the games

editions = sa.Table(
    "editions",
    METADATA,
    key("id"),
    person(),
    text("game"),
    text("name"),
    integer("version"),  # one more with every change of a value
    text("entered"),  # values by their places, as JSON
    flag("used"),  # at tables that its owner opens
    sa.Column("code", sa.Text, unique=True),  # of the link for friends; null: there is none
    long("offered"),  # to the operator; 0: not
    text("note"),  # which printing it is
    long("updated"),
    sa.Index("editions_offered", "game", "offered"),
)

house_editions = sa.Table(
    "house_editions",
    METADATA,
    key("game"),
    text("doc"),  # see `shapes.Edition`
    long("at"),
)

# ------------------------------------------------------------------ manners and moderation

manners = sa.Table(
    "manners",
    METADATA,
    person_key(),
    person_key("other", index=True),
    flag("muted"),
    flag("blocked"),
)

cases = sa.Table(
    "cases",
    METADATA,
    serial("id"),
    text("about", index=True),
    text("kind"),
    text("table_id", index=True),
    long("opened"),
    long("decided"),  # 0: open
    long("taken"),
    text("taken_by"),
)

reports = sa.Table(
    "reports",
    METADATA,
    serial("id"),
    sa.Column("case_id", sa.Integer, sa.ForeignKey("cases.id"), nullable=False, index=True),
    text("person", index=True),
    long("at"),
    text("words"),
    text("lines"),  # numbers of lines of the chat, as JSON
)

# Only ever added to: a trigger refuses all else.
acts = sa.Table(
    "acts",
    METADATA,
    serial("id"),
    long("at"),
    integer("case_id"),  # 0: of no case
    text("about", index=True),
    text("person"),  # who did it; "" the operator's command
    text("what"),
    long("until"),
    text("reason"),
    integer("of"),  # the act that this one answers; 0: none
)

told = sa.Table(
    "told",
    METADATA,
    serial("id"),
    person(),
    integer("act"),
    long("seen"),  # 0: not yet
)

# ------------------------------------------------------------------ play over days

vacations = sa.Table(
    "vacations",
    METADATA,
    person_key(),
    key("first"),  # days by the person's own calendar
    text("last"),
    text("zone"),
)

reads = sa.Table(
    "reads",
    METADATA,
    person_key(),
    key("table_id"),
    long("line"),  # of the chat: the last one read
)

puzzle_answers = sa.Table(
    "puzzle_answers",
    METADATA,
    person_key(),
    key("puzzle", index=True),
    text("action"),
    long("at"),
    integer("day"),  # that it counts for: see `puzzles.streak`
    real("cost"),  # points behind the best
)

own_puzzles = sa.Table(
    "own_puzzles",
    METADATA,
    person_key(),
    key("puzzle", index=True),
    text("game"),
    text("line"),  # the game and the puzzle, as in a file of them
    long("made"),
    flag("offered"),  # to everybody
)
