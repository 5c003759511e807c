"""`trilith offline`: the whole of Trilith as a folder of static files."""

from __future__ import annotations

from pathlib import Path

import click

from trilith.cli.common import json_option, print_json


@click.command("offline")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("build/offline"),
    show_default=True,
    help="The folder to write; existing contents are replaced.",
)
@json_option
def command(out: Path, as_json: bool) -> None:
    """Write a folder that any web server can serve: the games and bots run in the browser.

    Needs a checkout of Trilith and, the first time, the network: Python for the browser is
    fetched from npm.
    """
    from trilith.offline.folder import write

    about = write(out)
    if as_json:
        print_json(about)
    else:
        first = round(about["first_visit"] / 1e6, 1)
        click.echo(f"{out}: {about['files']} files; a first visit loads {first} MB")
