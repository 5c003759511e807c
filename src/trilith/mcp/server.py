"""The server for the tools, built on the official SDK: over stdio, or over HTTP."""

from __future__ import annotations

from typing import Any, Final

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import CallToolResult, InputRequiredResult, ToolAnnotations
from pydantic import ValidationError

from trilith import __version__
from trilith.engine.errors import TrilithError
from trilith.mcp.desk import Desk, LocalDesk
from trilith.mcp.tools import Tools

LOOKING: Final = ("list_games", "see", "asked", "preview", "why_not", "rules")
"""Tools that change nothing."""
PLAYING: Final = ("new_game", "play")
ON_ITS_OWN: Final = ("ask_coach",)
"""Only where nobody else plays: advice during a game would be unfair to other people."""
AT_A_SERVER: Final = ("join_table",)

INSTRUCTIONS: Final = (
    "Board games with complete rules. Begin with list_games and new_game; then, until the game is "
    "over, look with see, asked and preview, and choose with play. Every tool tells only what your "
    "seat may know. Ask rules for anything that is unclear; why_not names the rule that forbids an "
    "action."
)


class ToolServer(MCPServer[Any]):
    """Turns every mistake of an agent into one clear line."""

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        await self._refuse_unknown(name, arguments)
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            line = in_one_line(name, error.__cause__)
            if line is None:
                raise
            raise ToolError(line) from None

    async def _refuse_unknown(self, name: str, arguments: dict[str, Any]) -> None:
        """The SDK would drop an unknown argument, and so answer another question."""
        for tool in await self.list_tools():
            known = list(tool.input_schema.get("properties", {}))
            unknown = [one for one in arguments if one not in known]
            if tool.name == name and unknown:
                expected = ", ".join(known) or "no arguments"
                raise ToolError(f"{name}: expected {expected}; found '{unknown[0]}'")


def in_one_line(tool: str, cause: BaseException | None) -> str | None:
    """An error that the agent can correct, in one line; None if the fault is ours."""
    if isinstance(cause, TrilithError):
        return " ".join(str(cause).split())
    if isinstance(cause, ValidationError):
        first = cause.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        found = "nothing" if first["type"] == "missing" else repr(first["input"])
        return f"{tool}: {place}: {first['msg']}; found {found}"
    return None


def build(desk: Desk, language: str = "en") -> MCPServer[Any]:
    """A server with all tools that make sense at this desk."""
    server = ToolServer(
        "trilith",
        title="Trilith",
        instructions=INSTRUCTIONS,
        version=__version__,
        log_level="ERROR",
    )
    tools = Tools(desk, language)
    more = ON_ITS_OWN if isinstance(desk, LocalDesk) else AT_A_SERVER
    names = [*LOOKING, *PLAYING, *more]
    for name in names:
        hints = ToolAnnotations(
            read_only_hint=name in (*LOOKING, *ON_ITS_OWN), destructive_hint=False
        )
        server.add_tool(getattr(tools, name), annotations=hints, structured_output=False)
    return server
