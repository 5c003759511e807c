"""`trilith restore`: restore a backup into an empty database, or check that this would work."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from trilith.server.backup import Report


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--check",
    "only_check",
    is_flag=True,
    help="Only check that the backup is complete; restore nothing.",
)
@click.option(
    "--database-url",
    "database",
    default="",
    help="The target: a new SQLite file, or an empty database as postgresql://...",
)
def command(file: Path, only_check: bool, database: str) -> None:
    """Restore a backup into an empty database, after replaying every game in it from its log."""
    from trilith.engine.errors import BadInput
    from trilith.server import backup

    if not only_check and not database:
        raise BadInput("--database-url", "expected where to restore to, or --check")
    tell(backup.check(file))
    if not only_check:
        backup.restore(file, database)
        click.echo(f"restored to {database.rpartition('@')[2]}")


def tell(report: Report, quiet: bool = False) -> None:
    """Report what was found, with exit code 1 if something is damaged."""
    for problem in report.problems[:20]:
        click.echo(problem, err=True)
    if report.problems:
        sys.exit(1)
    if not quiet:
        click.echo(
            f"whole: {report.tables} tables, {report.entries} lines of their logs,"
            f" {report.people} people"
        )
