"""The tools on a local game, by the SDK's client in this process."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from tests.conformance.settings import Setting, random_play, settings
from tests.mcp.talking import Agent, game_in, options_in, talk
from trilith import games
from trilith.engine.history import History
from trilith.engine.rng import Rng
from trilith.mcp.desk import LocalDesk
from trilith.mcp.local import LocalSeat
from trilith.mcp.seat import Seat
from trilith.mcp.server import build
from trilith.mcp.tools import Tools
from trilith.text import Catalog


def local(language: str = "en") -> Any:
    return build(LocalDesk(language, "tests"), language)


@pytest.mark.parametrize("key", games.keys())
def test_a_whole_game_can_be_played_by_the_tools(key: str) -> None:
    players = min(games.get(key).seats)

    async def play(agent: Agent) -> None:
        text = await agent(
            "new_game", game=key, players=players, opponents="random" if players > 1 else ""
        )
        game, choices = game_in(text), 0
        while (codes := options_in(text)) and choices < 60:
            text = await agent("play", game=game, option=codes[choices % len(codes)])
            choices += 1
        assert choices == 60 or "The game is over" in text

    talk(local(), play)


def test_an_agent_is_told_what_it_needs_and_why_not() -> None:
    async def ask(agent: Agent) -> None:
        assert "join_table" not in await agent.tools()
        assert "Players: 2, 3, 4" in await agent("list_games")
        game = game_in(await agent("new_game", game="castle", players=3, opponents="easy,random"))
        assert "Player 1 (you):" in await agent("see", game=game)
        assert json.loads(await agent("see", game=game, as_json=True))["rounds"] == 15
        assert "2. Choose the Trader [choose trader]" in await agent("asked", game=game)
        told = await agent("play", game=game, option="choose trader")
        assert "Player 1 reveals the Trader." in told
        assert "AM-TRD-04" in await agent("why_not", game=game, action="place rider")
        assert await agent("why_not", game=game, action="pass") == "This is possible now."
        previews = (await agent("preview", game=game)).splitlines()
        assert previews[0].startswith("1. [place cart_sand]")
        assert await agent("preview", game=game, option="1") == previews[0]
        assert "AM-TRD-04" in await agent("preview", game=game, option="place rider")

    talk(local(), ask)


@pytest.mark.parametrize("language", Catalog.languages())
def test_the_coach_tells_the_chances_of_every_option(language: str) -> None:
    async def ask(agent: Agent) -> None:
        text = await agent("new_game", game="castle", opponents="random")
        game = game_in(text)
        told = (await agent("ask_coach", game=game)).splitlines()
        assert sorted(re.findall(r"\[([^\]]+)\]", " ".join(told))) == sorted(options_in(text))
        assert "%" in told[0]
        assert all(re.search(r"\] .*\d+ ", line) for line in told)
        assert await agent("ask_coach", game=game) == "\n".join(told)

    talk(local(language), ask)


def test_what_the_coach_only_glanced_at_comes_last_and_says_so() -> None:
    async def ask(agent: Agent) -> None:
        text = await agent("new_game", game="castle", opponents="random")
        told = (await agent("ask_coach", game=game_in(text))).splitlines()
        glanced = ["at first glance only" in line for line in told]
        assert glanced == sorted(glanced)
        assert any(glanced)
        assert told[0].endswith("; the best")
        assert not any("%" in line for line in told if "glance" in line)  # no chance was measured

    talk(local(), ask)


def test_what_is_hidden_has_no_part_in_the_coach_s_advice() -> None:
    setting = next(one for one in settings() if one.key == "castle")
    for step, (s, seat) in enumerate(random_play(setting, "advice")):
        if step in (7, 30):
            other = setting.game.imagine(s, seat, Rng.of("hidden"))
            tools = [Tools(OneSeat(setting, state, seat)) for state in (s, other)]
            assert tools[0].ask_coach("it") == tools[1].ask_coach("it")
        if step > 30:
            break


def test_rules_are_found_by_id_and_by_words() -> None:
    async def ask(agent: Agent) -> None:
        assert "AM-TRD" in await agent("rules", game="castle")
        one = await agent("rules", game="castle", rule="am-trd-04")
        assert one == f"AM-TRD-04: {Catalog('en').rule('castle', 'AM-TRD-04')}"
        found = (await agent("rules", game="castle", search="rider carts")).splitlines()
        assert found
        assert all("rider" in line and "carts" in line for line in found)
        assert len((await agent("rules", game="castle", rule="AM")).splitlines()) == 21
        assert "no rule" in await agent.refused("rules", game="castle", search="aeroplane")

    talk(local(), ask)


def test_a_mistake_is_answered_in_one_line_that_says_what_was_expected() -> None:
    async def err(agent: Agent) -> None:
        game = game_in(await agent("new_game", game="castle"))
        assert await agent.refused("see", game="x") == (
            "game: expected the id of a game that new_game began, found 'x'"
        )
        assert "1 to 7, found 99" in await agent.refused("play", game=game, option="99")
        assert "AM-BLD-01" in await agent.refused("play", game=game, option="build tavern")
        assert "found 'fly'" in await agent.refused("play", game=game, option="fly")
        assert "found 'fly'" in await agent.refused("why_not", game=game, action="fly")
        assert await agent.refused("play", game=game) == (
            "play: option: Field required; found nothing"
        )
        assert await agent.refused("rules", game="castle", words="inn") == (
            "rules: expected game, rule, search; found 'words'"
        )
        assert await agent.refused("list_games", game="castle") == (
            "list_games: expected no arguments; found 'game'"
        )
        assert "found 'chess'" in await agent.refused("new_game", game="chess")
        assert "played by 2, 3, 4; found 9" in await agent.refused(
            "new_game", game="castle", players=9
        )
        assert "played by 2, 3, 4; found -1" in await agent.refused(
            "new_game", game="castle", players=-1
        )
        assert "expected 0 to 1, found 2" in await agent.refused("new_game", game="castle", seat=2)
        assert "found 'god'" in await agent.refused("new_game", game="castle", opponents="god")
        assert "season" in await agent.refused(
            "new_game", game="castle", options={"season": "autumn"}
        )

    talk(local(), err)


@pytest.mark.parametrize("language", Catalog.languages())
def test_the_tools_speak_every_language(language: str) -> None:
    async def ask(agent: Agent) -> None:
        text = await agent("new_game", game="castle")
        assert Catalog(language).title("castle") in text
        assert Catalog(language).component("castle", "tavern") in text
        text = await agent("play", game=game_in(text), option="1")
        assert "agent-" not in text
        assert "castle-" not in text

    talk(local(language), ask)


# ------------------------------------------------------------------ what a seat may know


class OneSeat:
    """A desk with one game, at a position that is given."""

    def __init__(self, setting: Setting, state: Any, seat: int) -> None:
        setup = setting.game.setup(setting.players, dict(setting.options), "unused")
        self.seat = LocalSeat("it", History(setting.game, setup, state), seat, {})

    def find(self, name: str) -> Seat:
        return self.seat

    def new(self, *_: object) -> Seat:
        raise AssertionError

    join = new


def answers(setting: Setting, state: Any, seat: int, chance: random.Random) -> list[str]:
    """All that the tools tell of a position."""
    tools = Tools(OneSeat(setting, state, seat))
    actions = setting.game.catalogue.actions
    codes = [action.code for action in chance.sample(actions, min(12, len(actions)))]
    return [
        tools.see("it"),
        tools.see("it", as_json=True),
        tools.asked("it"),
        tools.preview("it"),
        *(tools.why_not("it", code) for code in codes),
    ]


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_what_is_hidden_has_no_part_in_any_answer(setting: Setting) -> None:
    """Everything hidden dealt anew: every tool answers as before."""
    for step, (s, seat) in enumerate(random_play(setting, "agents")):
        if step % 23 == 0 and step < 250:
            other = setting.game.imagine(s, seat, Rng.of(f"hidden {step}"))
            told = answers(setting, s, seat, random.Random(step))
            assert answers(setting, other, seat, random.Random(step)) == told


@pytest.mark.parametrize("key", games.keys())
def test_the_news_hold_only_what_the_seat_may_see(key: str) -> None:
    """What others drew or chose in secret is in the history, and not in what the agent hears."""
    game = games.get(key)
    history: History[Any] = History(game, game.setup(2, {}, "news"))
    chance = random.Random(1)
    for _ in range(40):
        if history.state.is_over():
            break
        seat = chance.choice(history.state.to_act())
        history.play(seat, chance.choice(history.state.legal(seat)))
    seat = LocalSeat("it", history, 0, {})
    secret = [event.dump() for event in history.events() if not event.is_seen_by(0)]
    assert secret or key not in ("castle", "ezra_nehemiah")
    assert not [event for event in seat.news() if event in secret]
