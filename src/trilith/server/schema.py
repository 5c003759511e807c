"""The tables of the database. The migrations in `migrations/` make them; a test compares both."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

meta = sa.Table(
    "meta",
    METADATA,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

people = sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("login", sa.Text, unique=True),  # the account's name in lower case; null for guests
    sa.Column("password", sa.Text),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column(
        "session", sa.Integer, nullable=False
    ),  # of the signed cookies of old; see `sessions`
    sa.Column("moved_to", sa.Text),  # the account that a guest has become
    sa.Column("role", sa.Text, nullable=False, server_default=""),  # moderator, operator
    sa.Column("renamed", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("closed", sa.BigInteger, nullable=False, server_default="0"),  # by moderators
)

names = sa.Table(
    "names",
    METADATA,
    sa.Column("form", sa.Text, primary_key=True),  # see `names.same_form`
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("until", sa.BigInteger, nullable=False, server_default="0"),  # 0: it is in use
    sa.Column("barred", sa.Boolean, nullable=False, server_default=sa.false()),
)

sessions = sa.Table(
    "sessions",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("hash", sa.Text, nullable=False),
    sa.Column("device", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
    sa.Column("network", sa.Text, nullable=False, server_default=""),  # see `places.Place`
    sa.Column("country", sa.Text, nullable=False, server_default=""),
    sa.Column("is_new", sa.Boolean, nullable=False, server_default=sa.false()),
)

places = sa.Table(
    "places",
    METADATA,
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("network", sa.Text, primary_key=True),
    sa.Column("seen", sa.BigInteger, nullable=False),  # the last login there
)

tokens = sa.Table(
    "tokens",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("hash", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

resets = sa.Table(
    "resets",
    METADATA,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("until", sa.BigInteger, nullable=False),
)

tables = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("access", sa.Text, nullable=False),
    sa.Column("owner", sa.Text, nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("awake", sa.Boolean, nullable=False),  # a clock or a bot goes on without visitors
    sa.Column("summary", sa.Text, nullable=False),
    sa.Index("tables_by_status", "status", "updated"),
)

log = sa.Table(
    "log",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

seats = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.Text, nullable=False, index=True),
)

chat = sa.Table(
    "chat",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.Text, nullable=False, index=True),
    sa.Column("room", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("person", sa.Text, index=True),  # null: written before this was noted
    sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
)

downtimes = sa.Table(
    "downtimes",
    METADATA,
    sa.Column("begin", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("end", sa.BigInteger, nullable=False),
)

alive = sa.Table(
    "alive",
    METADATA,
    sa.Column("process", sa.Text, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# ------------------------------------------------------------------ what is sent to people

wishes = sa.Table(
    "wishes",
    METADATA,
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("doc", sa.Text, nullable=False),  # see `post.wishes.Wishes`
)

ways = sa.Table(
    "ways",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),  # mail, push or webhook
    sa.Column("target", sa.Text, nullable=False),  # an address, or a URL
    sa.Column("keys", sa.Text, nullable=False),  # what is needed to write there, as JSON
    sa.Column("name", sa.Text, nullable=False),  # the device, or the service
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("confirmed", sa.BigInteger, nullable=False),  # 0: not yet
    sa.Column("failures", sa.Integer, nullable=False),  # in a row
    sa.Column("paused", sa.Text, nullable=False),  # why nothing is sent there; empty if it is
    sa.Column("used", sa.BigInteger, nullable=False),
)

outbox = sa.Table(
    "outbox",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("mark", sa.BigInteger, nullable=False),  # the line of the log, or of the chat
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),  # the deadline; 0 if there is none
    sa.Column("who", sa.Text, nullable=False),  # the name of the person who did it
    sa.Column("folded", sa.Boolean, nullable=False),  # a letter says so
    sa.UniqueConstraint("table_id", "person", "kind", "mark", "due", name="outbox_once"),
    sa.Index("outbox_by_time", "folded", "due"),
    sqlite_autoincrement=True,  # letters name these lines: no number is used again
)

letters = sa.Table(
    "letters",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("way", sa.Text, nullable=False),
    sa.Column("lines", sa.Text, nullable=False),  # lines of the outbox, as JSON
    sa.Column("due", sa.BigInteger, nullable=False, index=True),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("claimed", sa.BigInteger, nullable=False),  # until when a process sends it
)

deliveries = sa.Table(
    "deliveries",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
    sa.Column("way", sa.Text, nullable=False),  # mail, push or webhook
    sa.Column("target", sa.Text, nullable=False),  # as far as it may be shown
    sa.Column("kinds", sa.Text, nullable=False),  # what it was about, with spaces between
    sa.Column("outcome", sa.Text, nullable=False),  # see `post.shapes.Outcome`
    sa.Column("why", sa.Text, nullable=False),  # it failed; empty if it did not
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("next", sa.BigInteger, nullable=False),  # when it is tried again; 0: it is not
    sa.Index("deliveries_of_person", "person", "at"),
)

analyses = sa.Table(
    "analyses",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("depth", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),  # of what is measured, and of the rules
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),  # JSON, compressed
)

# ------------------------------------------------------------------ ratings, profiles, being found

ratings = sa.Table(
    "ratings",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("mean", sa.Double, nullable=False),  # in units of the model
    sa.Column("deviation", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # the end of the last rated game
)

rated = sa.Table(
    "rated",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # the end of the game
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("person", sa.Text, nullable=False, index=True),  # empty for a bot
    sa.Column("bot", sa.Text, nullable=False),
    sa.Column("fixed", sa.Boolean, nullable=False),  # a bot, or a person who is gone
    sa.Column("mean_before", sa.Double, nullable=False),
    sa.Column("deviation_before", sa.Double, nullable=False),
    sa.Column("mean", sa.Double, nullable=False),
    sa.Column("deviation", sa.Double, nullable=False),
    sa.Index("rated_by_time", "game", "at", "table_id"),
)

profiles = sa.Table(
    "profiles",
    METADATA,
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("doc", sa.Text, nullable=False),  # what a person shows: see `profile.Shown`
)

waits = sa.Table(
    "waits",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("doc", sa.Text, nullable=False),  # what is waited for: see `waits.Wanted`
    sa.Column("until", sa.BigInteger, nullable=False),  # 0: always
    sa.Column("told", sa.BigInteger, nullable=False),  # when last
    sa.Column("tables", sa.Text, nullable=False),  # of which that has been told, as JSON
)

invites = sa.Table(
    "invites",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("by", sa.Text, nullable=False, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

seeks = sa.Table(
    "seeks",
    METADATA,
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("pace", sa.Text, nullable=False),  # live or days
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("rating", sa.Integer, nullable=False),
    sa.Column("width", sa.Integer, nullable=False),  # how far the other may be; 0: any
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),  # when the page was last there
    sa.Column("table_id", sa.Text, nullable=False),  # that was found; empty until then
    sa.Column("claimed", sa.BigInteger, nullable=False),  # when
)

# ------------------------------------------------------------------ owners' copies of the games

editions = sa.Table(
    "editions",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),  # one more with every change of a value
    sa.Column("entered", sa.Text, nullable=False),  # values by their places, as JSON
    sa.Column("used", sa.Boolean, nullable=False),  # at tables that its owner opens
    sa.Column("code", sa.Text, unique=True),  # of the link for friends; null: there is none
    sa.Column("offered", sa.BigInteger, nullable=False),  # to the operator; 0: not
    sa.Column("note", sa.Text, nullable=False),  # which printing it is
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Index("editions_offered", "game", "offered"),
)

house_editions = sa.Table(
    "house_editions",
    METADATA,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("doc", sa.Text, nullable=False),  # see `shapes.Edition`
    sa.Column("at", sa.BigInteger, nullable=False),
)

# ------------------------------------------------------------------ manners and moderation

manners = sa.Table(
    "manners",
    METADATA,
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("other", sa.Text, sa.ForeignKey("people.id"), primary_key=True, index=True),
    sa.Column("muted", sa.Boolean, nullable=False),
    sa.Column("blocked", sa.Boolean, nullable=False),
)

cases = sa.Table(
    "cases",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("about", sa.Text, nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False, index=True),
    sa.Column("opened", sa.BigInteger, nullable=False),
    sa.Column("decided", sa.BigInteger, nullable=False),  # 0: open
    sa.Column("taken", sa.BigInteger, nullable=False),
    sa.Column("taken_by", sa.Text, nullable=False),
)

reports = sa.Table(
    "reports",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("case_id", sa.Integer, sa.ForeignKey("cases.id"), nullable=False, index=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("lines", sa.Text, nullable=False),  # numbers of lines of the chat, as JSON
)

# Only ever added to: a trigger refuses all else.
acts = sa.Table(
    "acts",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("case_id", sa.Integer, nullable=False),  # 0: of no case
    sa.Column("about", sa.Text, nullable=False, index=True),
    sa.Column("person", sa.Text, nullable=False),  # who did it; "" the operator's command
    sa.Column("what", sa.Text, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("of", sa.Integer, nullable=False),  # the act that this one answers; 0: none
)

told = sa.Table(
    "told",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("act", sa.Integer, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),  # 0: not yet
)

# ------------------------------------------------------------------ play over days

vacations = sa.Table(
    "vacations",
    METADATA,
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("first", sa.Text, primary_key=True),  # days by the person's own calendar
    sa.Column("last", sa.Text, nullable=False),
    sa.Column("zone", sa.Text, nullable=False),
)

reads = sa.Table(
    "reads",
    METADATA,
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("line", sa.BigInteger, nullable=False),  # of the chat: the last one read
)

puzzle_answers = sa.Table(
    "puzzle_answers",
    METADATA,
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("puzzle", sa.Text, primary_key=True, index=True),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("day", sa.Integer, nullable=False),  # that it counts for: see `puzzles.streak`
    sa.Column("cost", sa.Double, nullable=False),  # points behind the best
)

own_puzzles = sa.Table(
    "own_puzzles",
    METADATA,
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("puzzle", sa.Text, primary_key=True, index=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("line", sa.Text, nullable=False),  # the game and the puzzle, as in a file of them
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("offered", sa.Boolean, nullable=False),  # to everybody
)
