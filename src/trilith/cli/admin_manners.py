"""`trilith admin`: handling reports without a moderator."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import click

from trilith.cli.admin_common import name_of, on_database, somebody
from trilith.engine.errors import BadInput

if TYPE_CHECKING:
    import sqlalchemy as sa


class Act(NamedTuple):
    """A command that decides something about a person."""

    command: str
    what: str
    """The name in the database."""
    said: str
    """The words for people."""
    has_days: bool
    help: str


ACTS: Final = (
    Act("warn", "warning", "warned", False, "Send NAME a warning."),
    Act(
        "silence",
        "silent",
        "silent",
        True,
        "Let NAME play, but not chat, for DAYS days.",
    ),
    Act(
        "suspend",
        "no_open",
        "no open tables",
        True,
        "Keep NAME from open tables for DAYS days; private ones are allowed.",
    ),
    Act(
        "rename",
        "rename",
        "has to choose another name",
        False,
        "Take NAME's name away; they have to choose another.",
    ),
    Act(
        "close",
        "close",
        "account closed",
        False,
        "Close the account NAME: nobody can sign in to it any more.",
    ),
)
SAID: Final = {act.what: act.said for act in ACTS}

REASON: Callable[[Any], Any] = click.option(
    "--reason", required=True, help="The reason; shown to the person and kept in the log."
)


def commands() -> list[click.Command]:
    return [reports, log, *(decides(act) for act in ACTS), lift]


def decides(act: Act) -> click.Command:
    """The command that does this to a person."""

    def do(connection: sa.Connection, name: str, reason: str, days: int = 0) -> str:
        from trilith.server import cases, deciding, standing
        from trilith.server.clocks import now_ms

        person = somebody(connection, name)
        was, now = name_of(connection, person), now_ms()
        if act.what == "close" and standing.is_closed(connection, person):
            raise BadInput("NAME", f"expected an open account; {was}'s is closed")
        deciding.by_operator(connection, person, act.what, days, checked(reason), now)
        called = name_of(connection, person)
        until = f" until {day(now + days * cases.DAY)}" if days else ""
        return f"{was}: {act.said}{until}" + (f"; now called {called}" if called != was else "")

    made = REASON(on_database(do))
    if act.has_days:
        made = click.argument("days", type=click.IntRange(1, 365))(made)
    return click.command(act.command, help=act.help)(click.argument("name")(made))


@click.command("reports")
@on_database
def reports(connection: sa.Connection) -> str:
    """List the open cases, with the lines that were reported."""
    from trilith.server import cases

    found: list[str] = []
    for case in cases.open_cases(connection):
        about = name_of(connection, case["about"])
        found.append(f"case {case['id']}: {case['kind']}, against {about}, {day(case['opened'])}")
        marked = cases.marked_in(connection, case["id"])
        for line in cases.lines_of(connection, case["table_id"], marked):
            sign = ">" if line["marked"] else " "
            found.append(f"  {sign} {line['name']}: {line['text']}")
    return "\n".join(found) or "No reports."


@click.command("log")
@click.argument("name", required=False)
@on_database
def log(connection: sa.Connection, name: str | None) -> str:
    """Print the moderators' log, newest first: all of it, or only the entries about NAME."""
    from trilith.server import cases

    if name is None:
        rows = cases.whole_log(connection, limit=500)
    else:
        rows = cases.acts_about(connection, somebody(connection, name))
    return "\n".join(entry(connection, row) for row in rows) or "Nothing in the log."


def entry(connection: sa.Connection, row: Any) -> str:
    """A line of the log in words."""
    who = name_of(connection, row["person"]) if row["person"] else "operator"
    said = SAID.get(row["what"], row["what"])
    until = f" until {day(row['until'])}" if row["until"] else ""
    about = name_of(connection, row["about"])
    return f"{day(row['at'])} {who}: {about}: {said}{until}: {row['reason']}"


@click.command("lift")
@click.argument("name")
@REASON
@on_database
def lift(connection: sa.Connection, name: str, reason: str) -> str:
    """End all measures against NAME: silence, suspension, a closed account."""
    from trilith.server import deciding
    from trilith.server.clocks import now_ms

    person = somebody(connection, name)
    called = name_of(connection, person)
    count = deciding.lift_all(connection, person, checked(reason), now_ms())
    return f"{called}: {count} lifted" if count else f"{called}: nothing to lift"


def checked(reason: str) -> str:
    from trilith.server import cases
    from trilith.server.wire import Refused

    try:
        return cases.checked_reason(reason)
    except Refused as refused:
        raise BadInput("--reason", refused.text) from None


def day(moment: int) -> str:
    return f"{datetime.fromtimestamp(moment / 1000, UTC):%Y-%m-%d %H:%M}"
