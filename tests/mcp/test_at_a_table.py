"""An agent at a table of a real server, with a token."""

from __future__ import annotations

from typing import Any

import pytest

from tests.mcp.talking import Agent, game_in, options_in, talk
from tests.server.running import Running, Somebody
from trilith.mcp.desk import RemoteDesk
from trilith.mcp.remote import House, RemoteSeat, ServerRefused, join
from trilith.mcp.server import build


def token_of(somebody: Somebody) -> str:
    token: str = somebody.post("/api/tokens", {"name": "agent"})["token"]
    return token


def test_an_agent_plays_a_game_at_a_server(running: Running) -> None:
    with Somebody(running.url, "Ada") as ada:
        server: Any = build(RemoteDesk(House(running.url, token_of(ada))))

        async def play(agent: Agent) -> None:
            tools = await agent.tools()
            assert "join_table" in tools
            assert "ask_coach" not in tools
            text = await agent("new_game", game="castle", opponents="random", seat=1)
            game, choices = game_in(text), 0
            assert "You are Ada." in text
            while options_in(text):
                text = await agent("play", game=game, option="1")
                choices += 1
            assert choices > 20
            assert "The game is over:" in text
            assert await agent.refused("play", game=game, option="1") == "game: The game is over"

        talk(server, play)


def test_an_agent_is_informed_and_refused_by_the_rules_of_the_server(running: Running) -> None:
    with Somebody(running.url, "Bea") as bea:
        server: Any = build(RemoteDesk(House(running.url, token_of(bea))), "fr")

        async def ask(agent: Agent) -> None:
            game = game_in(await agent("new_game", game="castle", opponents="random"))
            assert "(vous)" in await agent("see", game=game)
            assert "AM-SEL-05" in await agent("asked", game=game)
            assert "AM-SEL-05" in await agent("why_not", game=game, action="choose architect")
            assert "possible" in await agent("why_not", game=game, action="choose trader")
            told = await agent("preview", game=game, option="1")
            assert told.startswith("1. [choose messenger]")
            assert "AM-BLD-01" in await agent.refused("play", game=game, option="build tavern")
            assert "no_table" in await agent.refused("see", game="nowhere")

        talk(server, ask)


def test_two_agents_meet_at_a_table(running: Running) -> None:
    with Somebody(running.url, "Cleo") as cleo, Somebody(running.url, "Dora") as dora:
        table = cleo.table()
        one = build(RemoteDesk(House(running.url, token_of(cleo))))
        desk = RemoteDesk(House(running.url, token_of(dora)))

        async def wait_at_it(agent: Agent) -> None:
            assert "has not begun" in await agent("see", game=table)

        async def join_and_choose(agent: Agent) -> None:
            assert game_in(await agent("join_table", table=table)) == table
            cleo.post(f"/api/tables/{table}/start")
            text = await agent("asked", game=table)
            assert "[choose trader]" in text

        talk(one, wait_at_it)
        talk(build(desk), join_and_choose)


def test_a_seat_comes_back_after_a_lost_connection(running: Running) -> None:
    with Somebody(running.url, "Eva") as eva:
        house = House(running.url, token_of(eva))
        table = eva.table(bots=[None, "random"])
        eva.post(f"/api/tables/{table}/start")
        seat = RemoteSeat(house, table)
        before = seat.decision()
        seat.close()
        seat._until(lambda: seat._socket is None)
        assert seat.decision() == before
        seat.play(seat.decision()["options"][0]["action"])  # type: ignore[index]
        assert seat.decision() != before
        seat.close()


def test_a_token_that_nobody_has_and_a_seat_that_is_not_mine_are_refused(running: Running) -> None:
    with Somebody(running.url, "Fay") as fay, Somebody(running.url, "Gil") as gil:
        with pytest.raises(ServerRefused):
            House(running.url, "nonsense").me()
        house = House(running.url, token_of(fay))
        table = gil.table(bots=[None, "random"])
        with pytest.raises(ServerRefused, match="no seat of it is yours"):
            RemoteSeat(house, table)
        with pytest.raises(ServerRefused, match="full"):
            join(house, table)
