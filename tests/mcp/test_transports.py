"""`trilith mcp` as an assistant meets it: over standard input and output, and over HTTP."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from mcp import StdioServerParameters

import trilith
from tests.cli.command import Command, in_a_process
from tests.mcp.talking import Agent, game_in, options_in, talk
from tests.server.running import wait_for
from tests.server.spawned import free_port

SOURCE = str(Path(trilith.__file__).parents[1])


async def play_a_little(agent: Agent) -> None:
    assert {
        "new_game",
        "see",
        "asked",
        "preview",
        "why_not",
        "play",
        "rules",
    } <= await agent.tools()
    text = await agent("new_game", game="castle", opponents="random")
    game = game_in(text)
    for _ in range(3):
        text = await agent("play", game=game, option="1")
        assert len(options_in(text)) >= 2
    assert "expected 1 to" in await agent.refused("play", game=game, option="1000")


def test_over_standard_input_and_output() -> None:
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "trilith", "mcp"], env={"PYTHONPATH": SOURCE}
    )
    talk(command, play_a_little)


@pytest.fixture
def address() -> Iterator[str]:
    """Where `trilith mcp --http` serves, once it does."""
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "trilith", "mcp", "--http", "--port", str(port)],
        env={**os.environ, "PYTHONPATH": SOURCE},
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stderr is not None
        assert "/mcp" in process.stderr.readline()
        wait_for(lambda: is_open(port) or process.poll() is not None, 60)
        assert process.poll() is None
        yield f"http://127.0.0.1:{port}/mcp"
    finally:
        process.terminate()
        process.communicate()


def is_open(port: int) -> bool:
    import socket

    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def test_over_http(address: str) -> None:
    talk(address, play_a_little)


# ------------------------------------------------------------------ the command


def test_a_server_needs_a_token(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRILITH_TOKEN", raising=False)
    told = command("mcp", "--server", "http://127.0.0.1:1").problem
    assert told == "token: expected a token in TRILITH_TOKEN or in --token-file, found none"
    missing = command("mcp", "--server", "http://127.0.0.1:1", "--token-file", "nowhere").problem
    assert missing == "token-file: expected a file with a token, cannot read nowhere"


def test_a_server_that_is_not_there_is_named(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRILITH_TOKEN", "x")
    assert command("mcp", "--server", "http://127.0.0.1:1").problem.startswith(
        "http://127.0.0.1:1: no answer that can be read"
    )
    assert "found 'ftp://x'" in command("mcp", "--server", "ftp://x").problem


def test_without_the_package_one_line_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "mcp.py").write_text("raise ImportError('no', name='mcp')", "utf-8")
    path = f"{tmp_path}{os.pathsep}{SOURCE}"
    done = subprocess.run(
        [sys.executable, "-m", "trilith", "mcp"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == "trilith: mcp: a package is missing: mcp; pip install 'trilith[mcp]'\n"


def test_the_help_tells_of_both_ways() -> None:
    words = in_a_process("mcp", "--help").words
    assert "Model Context Protocol" in words
    assert "--token-file" in words
