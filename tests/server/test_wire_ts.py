"""The client's types are those of the server; and what the server sends has them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.running import Running, Somebody
from tests.server.shaped import misfit
from tests.server.tables import NAMES, Log, a_table, full
from trilith import games
from trilith.server import wire
from trilith.server.records import position
from trilith.server.shapes import GameInfo, Position, Summary
from trilith.server.telling import seats_news, summary
from trilith.server.wire_ts import files, main, view_of, with_views

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_client_are_current() -> None:
    for path, text in files().items():
        written = (ROOT / path).read_text(encoding="utf-8")
        assert written == text, f"{path}: run python -m trilith.server.wire_ts"


def test_they_are_written_over_the_old_ones_and_for_a_new_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = {Path("lib") / "wire.ts": "new", Path("board") / "seen.ts": "newer"}
    monkeypatch.setattr("trilith.server.wire_ts.CHECKOUT", tmp_path)
    monkeypatch.setattr("trilith.server.wire_ts.files", lambda: made)
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "wire.ts").write_text("old")
    main()
    assert {path: (tmp_path / path).read_text() for path in made} == made


@pytest.mark.alike(2)
@pytest.mark.parametrize("key", with_views())
@pytest.mark.parametrize("seed", range(4))
def test_every_view_has_the_shape_that_is_said_of_it(key: str, seed: int) -> None:
    game, shape, chance = games.get(key), view_of(key).VIEW, random.Random(seed)
    seats = game.seats[seed % len(game.seats)]
    options = {option.key: chance.choice(option.values) for option in game.options}
    s = game.start(game.setup(seats, options, str(seed)))
    for _ in range(100):
        if s.is_over():
            break
        eyes = chance.randrange(-1, seats)
        assert misfit(game.view(s, eyes), shape, "view") == ""
        seat = chance.choice(s.to_act())
        s.apply(seat, chance.choice(list(s.legal(seat))))


def check(message: bytes, shape: Any) -> None:
    assert misfit(msgspec.json.decode(message), shape) == ""


DOWN = {shape.__struct_config__.tag: shape for shape in wire.Down.__subclasses__()}


def check_down(message: bytes) -> None:
    doc = msgspec.json.decode(message)
    assert misfit(doc, DOWN[doc["is"]]) == ""


@pytest.mark.parametrize(
    ("game", "seats"), [("castle", 3), ("sa_re", 2), ("ezra_nehemiah", 2), ("ezra_nehemiah", 1)]
)
def test_every_message_of_a_game_has_its_shape(game: str, seats: int) -> None:
    chance = random.Random(game)
    log = a_table(seats, game=game, clock={"kind": "live", "bank": 900, "increment": 5})
    for _ in range(120):
        if not log.table.to_act():
            break
        one_step(log, chance)
    for seat in range(-1, seats):
        check_down(full(log.table, seat))
        check(wire.encode(position(log.table, log.entries, log.table.step, seat)), Position)
    check_down(seats_news(log.table))
    check(wire.encode(summary(log.table)), Summary)


def one_step(log: Log, chance: random.Random) -> None:
    """A preview and a step, and what everybody is told."""
    seat = chance.choice(log.table.to_act())
    action = chance.choice(list(log.match.history.state.legal(seat))).code
    for out in log.say(NAMES[seat], wire.Preview("t", action, seat)):
        check_down(out.message)
    for out in log.play(seat, action, key="k"):
        check_down(out.message)


def test_marks_votes_and_the_end_have_their_shapes() -> None:
    log = a_table(2)
    for message in (
        wire.Propose("t", "close"),
        wire.Vote("t", False),
        wire.Play("t", log.table.seq, "choose trader", 0),
        wire.Propose("t", "undo", to=0),
        wire.Vote("t", True),
    ):
        person = "bea" if isinstance(message, wire.Vote) else "ada"
        for out in log.say(person, message):
            check_down(out.message)
    log.play_on(random.Random(1))
    check_down(full(log.table, 0))


def test_what_comes_over_the_wire_has_its_shape(running: Running, ada: Somebody) -> None:
    for game in ada.get("/api/games"):
        assert misfit(game, GameInfo) == ""
    table = ada.table(me=[0, 1])
    ada.post(f"/api/tables/{table}/start")
    socket = ada.connect(table)
    socket.play(seat=0)
    socket.say("lobby", on=True)
    socket.say("chat", text="Hello")
    socket.say("play", seq=0, action="nonsense", seat=0)
    socket.say("ping")
    socket.until("pong")
    for kind in ("chat", "error"):  # what is written first comes when it is written
        if all(heard["is"] != kind for heard in socket.heard):
            socket.until(kind)
    kinds = {heard["is"] for heard in socket.heard}
    assert kinds >= {"hello", "state", "ack", "chat", "error", "pong"}
    for heard in socket.heard:
        assert misfit(heard, DOWN[heard["is"]]) == "", heard["is"]
    for listed in ada.get("/api/tables") + ada.get("/api/me")["tables"]:
        assert misfit(listed, Summary) == ""


class Small(msgspec.Struct, omit_defaults=True, rename={"for_": "for"}):
    many: list[int | str]
    for_: int | None = None


def test_a_misfit_is_named() -> None:
    good = {"many": [1, "a"], "for": 2}
    assert misfit(good, Small) == ""
    assert misfit({**good, "odd": 1}, Small) == "message: unknown field odd"
    assert misfit({**good, "many": [True]}, Small) == "message.many.0: expected int, found True"
    assert misfit([good, 1], list[Small]) == "message.1: expected Small, found 1"
