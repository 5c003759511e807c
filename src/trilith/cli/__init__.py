"""The command `trilith`."""

import click

from trilith import __version__


@click.group()
@click.version_option(__version__, prog_name="trilith")
def main() -> None:
    """Play the games of Trilith."""
