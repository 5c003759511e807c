"""`trilith backup`: the whole database in one file, while the server runs."""

from __future__ import annotations

from pathlib import Path

import click

from trilith.cli.common import database_option, json_option, print_json


@click.command("backup")
@database_option
@click.option(
    "--to",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("backups"),
    show_default=True,
    help="The folder to put it in.",
)
@click.option(
    "--keep", type=click.IntRange(1), help="Delete all but this many of the newest backups there."
)
@json_option
def command(database: str, folder: Path, keep: int | None, as_json: bool) -> None:
    """Copy the database into one file, and check that it can be restored."""
    from trilith.cli.restore import tell
    from trilith.server import backup

    path = backup.take(database, folder)
    report = backup.check(path)
    gone = backup.prune(folder, keep) if keep is not None and not report.problems else []
    if as_json:
        print_json({"file": str(path), "deleted": [str(one) for one in gone]})
    else:
        click.echo(str(path))
    tell(report, quiet=as_json)
