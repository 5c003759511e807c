"""An agent for tests: the SDK's own client, and what it needs of the answers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

from mcp import Client
from mcp_types import TextContent

PATIENCE = 60.0


class Agent:
    """A client that is connected."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def tools(self) -> set[str]:
        return {tool.name for tool in (await self.client.list_tools()).tools}

    async def __call__(self, tool: str, **arguments: Any) -> str:
        """What a tool answers."""
        is_error, text = await self._call(tool, arguments)
        assert not is_error, text
        return text

    async def refused(self, tool: str, **arguments: Any) -> str:
        """The one line in which a mistake is answered."""
        is_error, text = await self._call(tool, arguments)
        assert is_error, text
        [line] = text.splitlines()
        return line

    async def _call(self, tool: str, arguments: dict[str, Any]) -> tuple[bool, str]:
        result = await self.client.call_tool(tool, arguments)
        [content] = result.content
        assert isinstance(content, TextContent)
        return bool(result.is_error), content.text


def game_in(text: str) -> str:
    """The id that the opening tells."""
    found = re.search(r"game: (\S+)\. ", text)
    assert found, text
    return found.group(1)


def options_in(text: str) -> list[str]:
    """The codes of the options, in order."""
    return re.findall(r"^\d+\. .*\[([^\]]+)\]$", text, re.MULTILINE)


def talk(server: Any, conversation: Callable[[Agent], Awaitable[None]]) -> None:
    """Connect to a server, whatever the way, and have a conversation with it."""

    async def run() -> None:
        async with Client(server, read_timeout_seconds=PATIENCE) as client:
            await conversation(Agent(client))

    asyncio.run(run())
