"""Nobody is told what he may not know: what is sent does not depend on it."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.server.tables import NAMES, a_table, change, full, match_of
from trilith import games
from trilith.engine.event import SPECTATOR
from trilith.engine.rng import Rng
from trilith.server import records, wire
from trilith.server.doing import receive
from trilith.server.entries import Info
from trilith.server.seating import create, sit, start
from trilith.server.table import Table
from trilith.server.telling import seats_news
from trilith.server.wire import Refused


def answers(table: Table, seat: int) -> list[bytes]:
    """Everything that this seat could be told now: states, previews, refusals."""
    told = previews(table, seat) if seat != SPECTATOR else []
    told += [change(table, seat), full(table, seat)]
    return [*told, seats_news(table)]


def previews(table: Table, seat: int) -> list[bytes]:
    """What this seat is told when it asks about every action of the game."""
    told: list[bytes] = []
    for action in match_of(table).game.catalogue:
        message = wire.Preview("t", action.code, seat)
        try:
            told += [out.message for out in receive(table, NAMES[seat], message, 0)]
        except Refused as refused:
            told.append(wire.encode(refused.error("t")))
    return told


@pytest.mark.parametrize("key", games.keys())
@pytest.mark.parametrize("seed", range(3))
def test_every_byte_is_the_same_no_matter_what_the_others_hide(key: str, seed: int) -> None:
    game = games.get(key)
    chance = random.Random(seed)
    seats = max(count for count in game.seats if count <= len(NAMES))
    options = {option.key: option.values[seed % len(option.values)] for option in game.options}
    table = Table("t")
    create(table, Info(key, seats, NAMES[0], options), 0)
    for seat in range(seats):
        sit(table, NAMES[seat], NAMES[seat], seat, 0)
    start(table, NAMES[0], f"seed {seed}", 0)
    for step in range(120):
        if not table.to_act():
            break
        if step % 4 == seed:
            check_all_eyes(table, f"{seed} {step}")
        mover = chance.choice(table.to_act())
        action = chance.choice(list(match_of(table).history.state.legal(mover)))
        receive(table, NAMES[mover], wire.Play("t", table.seq, action.code, mover), 0)


def check_all_eyes(table: Table, seed: str) -> None:
    match = match_of(table)
    real = match.history.state
    for seat in (SPECTATOR, *range(len(table.seats))):
        previews(table, 0)  # so that both times nothing has happened since the last message
        before = answers(table, seat)
        match.history.state = match.game.imagine(real, seat, Rng.of(seed))
        after = answers(table, seat)
        match.history.state = real
        assert after == before


@pytest.mark.parametrize("key", games.keys())
def test_looking_back_shows_what_was_shown_then_and_no_more(key: str) -> None:
    """What REST tells of a step is what the seat was told over its socket when it happened."""
    log = a_table(max(c for c in games.get(key).seats if c <= len(NAMES)), game=key)
    chance = random.Random(key)
    everybody = (SPECTATOR, *range(len(log.table.seats)))
    then = {seat: [msgspec.json.decode(full(log.table, seat))] for seat in everybody}
    for _ in range(25):
        log.play_on(chance, 1)
        for seat in everybody:
            then[seat].append(msgspec.json.decode(change(log.table, seat)))
    for seat in everybody:
        lines = records.log_of(log.entries, seat, 0, 1000)
        for step in range(0, 26, 5):
            state = then[seat][step]
            position = records.position(log.table, log.entries, step, seat)
            assert wire.encode(position.view) == wire.encode(state["view"])
            assert wire.encode(position.events) == wire.encode(state["events"])
            if step:
                assert [line for line in lines if line["step"] == step] == position.events


def test_while_all_choose_nobody_learns_a_card_or_the_seed() -> None:
    log = a_table(3, seed="the seed of this game")
    told = log.play(0, "choose trader") + log.play(1, "choose stonemason")
    assert len(told) == 8
    for out in told:
        assert b"the seed of this game" not in out.message
        own = 0 if out in told[:4] else 1
        assert (b'"chose_card"' in out.message) == (out.to == own)
