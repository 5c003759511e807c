"""`trilith admin`: what an operator does for people, on the server's own database."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import click

from trilith.cli.admin_editions import DATABASE, editions

if TYPE_CHECKING:
    import sqlalchemy as sa

REASON: Callable[[Any], Any] = click.option(
    "--reason", required=True, help="Told to the person, and kept in the log."
)


@click.group("admin")
def command() -> None:
    """What an operator does for people, while the server runs or not."""


command.add_command(editions)


@command.command("ratings")
@click.option("--recompute", is_flag=True, help="Make all ratings again from the games' logs.")
@click.option("--check", is_flag=True, help="Change nothing: say whether they come out the same.")
@DATABASE
def ratings(recompute: bool, check: bool, database: str) -> None:
    """Make all ratings again from the logs of all rated games, or check that they are the same."""
    from trilith.engine.errors import BadInput
    from trilith.server.backup import writing
    from trilith.server.ratings import ledger

    if not recompute and not check:
        raise BadInput("ratings", "expected --recompute, --check or both")
    with writing(database) as connection:
        found = ledger.recompute(connection, keep=not check)
    click.echo(f"{found.games} rated games of {found.people} people")
    if check and found.differing:
        raise BadInput(
            "ratings", f"expected what is stored, found {found.differing} lines that differ"
        )
    click.echo("all as stored" if not found.differing else f"{found.differing} lines put right")


@command.command("reset")
@click.argument("name")
@DATABASE
@click.option(
    "--public-url", default="http://localhost:8000", show_default=True, envvar="TRILITH_PUBLIC_URL"
)
def reset(name: str, database: str, public_url: str) -> None:
    """Print a link by which NAME chooses a new password, once and within a day."""
    from trilith.server import resets
    from trilith.server.backup import writing
    from trilith.server.clocks import now_ms

    with writing(database) as connection:
        code = resets.make(connection, _account(connection, name), now_ms())
    click.echo(f"{public_url.rstrip('/')}/reset?code={code}")


@command.command("role")
@click.argument("name")
@click.argument("role", type=click.Choice(["moderator", "operator", "none"]))
@DATABASE
def role(name: str, role: str, database: str) -> None:
    """Make NAME a moderator or operator, or neither."""
    from trilith.server import roles
    from trilith.server.backup import writing

    with writing(database) as connection:
        roles.give(connection, _account(connection, name), "" if role == "none" else role)  # type: ignore[arg-type]
    click.echo(f"{name}: {role}")


# ------------------------------------------------------------------ reports and what follows


@command.command("reports")
@DATABASE
def reports(database: str) -> None:
    """List the open cases, with the lines that were reported."""
    from trilith.server import cases
    from trilith.server.backup import writing

    with writing(database) as connection:
        found = cases.open_cases(connection)
        for case in found:
            about = _name(connection, case["about"])
            click.echo(
                f"case {case['id']}: {case['kind']}, against {about}, {_day(case['opened'])}"
            )
            marked = cases.marked_in(connection, case["id"])
            for line in cases.lines_of(connection, case["table_id"], marked):
                sign = ">" if line["marked"] else " "
                click.echo(f"  {sign} {line['name']}: {line['text']}")
    if not found:
        click.echo("No reports.")


@command.command("log")
@click.argument("name", required=False)
@DATABASE
def log(name: str | None, database: str) -> None:
    """Print the moderators' log, of all or of NAME alone, the newest first."""
    from trilith.server import cases
    from trilith.server.backup import writing

    with writing(database) as connection:
        if name is None:
            rows = cases.whole_log(connection, limit=500)
        else:
            rows = cases.acts_about(connection, _somebody(connection, name))
        for row in rows:
            who = _name(connection, row["person"]) if row["person"] else "operator"
            about = _name(connection, row["about"])
            click.echo(f"{_day(row['at'])} {who}: {about}: {row['what']}: {row['reason']}")


@command.command("warn")
@click.argument("name")
@REASON
@DATABASE
def warn(name: str, reason: str, database: str) -> None:
    """Tell NAME a word of warning."""
    _act(database, name, "warning", 0, reason)


@command.command("silence")
@click.argument("name")
@click.argument("days", type=click.IntRange(1, 365))
@REASON
@DATABASE
def silence(name: str, days: int, reason: str, database: str) -> None:
    """Let NAME play on, but say nothing for DAYS days."""
    _act(database, name, "silent", days, reason)


@command.command("suspend")
@click.argument("name")
@click.argument("days", type=click.IntRange(1, 365))
@REASON
@DATABASE
def suspend(name: str, days: int, reason: str, database: str) -> None:
    """Keep NAME from open tables for DAYS days; private ones stay."""
    _act(database, name, "no_open", days, reason)


@command.command("rename")
@click.argument("name")
@REASON
@DATABASE
def rename(name: str, reason: str, database: str) -> None:
    """Take the name of NAME away; they choose another."""
    _act(database, name, "rename", 0, reason)


@command.command("close")
@click.argument("name")
@REASON
@DATABASE
def close(name: str, reason: str, database: str) -> None:
    """Close the account NAME: nobody signs in with it any more."""
    _act(database, name, "close", 0, reason)


@command.command("lift")
@click.argument("name")
@REASON
@DATABASE
def lift(name: str, reason: str, database: str) -> None:
    """End what holds for NAME: silence, suspension, a closed account."""
    from trilith.server import deciding
    from trilith.server.backup import writing
    from trilith.server.clocks import now_ms

    with writing(database) as connection:
        person = _somebody(connection, name)
        count = deciding.lift_all(connection, person, _checked(reason), now_ms())
    click.echo(f"{name}: {count} lifted")


def _act(database: str, name: str, what: str, days: int, reason: str) -> None:
    from trilith.server import deciding
    from trilith.server.backup import writing
    from trilith.server.clocks import now_ms

    with writing(database) as connection:
        person = _somebody(connection, name)
        deciding.by_operator(connection, person, what, days, _checked(reason), now_ms())
        called = _name(connection, person)
    click.echo(f"{name}: {what}" + (f"; called {called} now" if called != name else ""))


def _checked(reason: str) -> str:
    from trilith.engine.errors import BadInput
    from trilith.server import cases
    from trilith.server.wire import Refused

    try:
        return cases.checked_reason(reason)
    except Refused as refused:
        raise BadInput("--reason", refused.text) from None


def _account(connection: sa.Connection, name: str) -> str:
    """The id of an account; BadInput if there is none of this name."""
    from trilith.engine.errors import BadInput
    from trilith.server import resets

    person = resets.person_named(connection, name)
    if person is None:
        raise BadInput("NAME", f"expected the name of an account, found '{name}'")
    return person


def _somebody(connection: sa.Connection, name: str) -> str:
    """The id of an account or a guest who has this name."""
    from trilith.engine.errors import BadInput
    from trilith.server import taken

    person = taken.holder_of(connection, name)
    if person is None:
        raise BadInput("NAME", f"expected somebody's name, found '{name}'")
    return person


def _name(connection: sa.Connection, person: str) -> str:
    import sqlalchemy as sa

    from trilith.server import schema

    query = sa.select(schema.people.c.name).where(schema.people.c.id == person)
    return connection.execute(query).scalar() or "a former player"


def _day(moment: int) -> str:
    return f"{datetime.fromtimestamp(moment / 1000, UTC):%Y-%m-%d %H:%M}"
