"""`trilith mcp`: tools for assistants that speak the Model Context Protocol."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from trilith.cli.common import language_option
from trilith.engine.errors import BadInput


@click.command("mcp")
@click.option("--http", is_flag=True, help="Serve over HTTP instead of standard input and output.")
@click.option("--host", default="127.0.0.1", show_default=True, help="With --http: the address.")
@click.option(
    "--port",
    type=click.IntRange(1, 65535),
    default=8765,
    show_default=True,
    help="With --http: the port; the tools are at /mcp.",
)
@click.option("--server", metavar="URL", help="Play at tables of this Trilith server.")
@click.option(
    "--token-file",
    metavar="FILE",
    help="Holds your token for that server; by default TRILITH_TOKEN does.",
)
@click.option("--seed", default="", help="Makes games repeatable; without it, every game is new.")
@language_option
def command(
    http: bool,
    host: str,
    port: int,
    server: str | None,
    token_file: str | None,
    seed: str,
    language: str | None,
) -> None:
    """Let an assistant play and explain, through the Model Context Protocol.

    An assistant starts this command itself, or connects to http://HOST:PORT/mcp. It can start games
    against bots, see what its seat sees, ask what each option would do and why something is not
    possible, play, and read the rules. With --server it plays at the tables of a Trilith server,
    with the rights of a token; otherwise games run in this process.

    \b
    Examples:
      trilith mcp
      trilith mcp --http --port 8765
      trilith mcp --server https://play.example.org --token-file token.txt
    """
    tools = build_server(server, token_file, seed, language or "en")
    if http:
        click.echo(f"Trilith's tools are at http://{host}:{port}/mcp", err=True)
        tools.run("streamable-http", host=host, port=port)
    else:
        tools.run("stdio")


def build_server(server: str | None, token_file: str | None, seed: str, language: str) -> Any:
    try:
        from trilith.mcp.server import build
    except ImportError as error:
        raise missing(error) from None
    from trilith.mcp.desk import LocalDesk, RemoteDesk
    from trilith.mcp.remote import House

    if server is None:
        return build(LocalDesk(language, seed), language)
    house = House(server, read_token(token_file))
    house.me()
    return build(RemoteDesk(house), language)


def missing(error: ImportError) -> BadInput:
    package = (error.name or "").split(".")[0]
    return BadInput("mcp", f"a package is missing: {package}; pip install 'trilith[mcp]'")


def read_token(token_file: str | None) -> str:
    if token_file is None:
        token = os.environ.get("TRILITH_TOKEN", "").strip()
        if not token:
            raise BadInput(
                "token", "expected a token in TRILITH_TOKEN or in --token-file, found none"
            )
        return token
    try:
        return Path(token_file).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        raise BadInput(
            "token-file", f"expected a file with a token, cannot read {token_file}"
        ) from None
