"""What is sent tells nothing that somebody at the table may not know."""

from __future__ import annotations

import random

import pytest

from tests.server.post.wanting import wants_of_all
from tests.server.tables import NAMES, Log, a_table
from trilith import games
from trilith.engine.rng import Rng
from trilith.server.entries import Entry
from trilith.server.post.notices import Notices, Wants, of_change
from trilith.server.post.outbox import Item
from trilith.server.post.wishes import Wishes
from trilith.server.post.words import Said, compose
from trilith.server.telling import summary

SEED = "the seed of this game"


def letters(log: Log, entries: list[Entry], wants: Wants) -> list[Said]:
    """All that could be sent of a change: to everybody, in every language."""
    found: Notices | None = of_change(log.table, {}, False, entries, wants)
    assert found is not None
    made: list[Said] = []
    for language in ("en", "fr", "pl"):
        for n in found.new:
            item = Item(1, log.table.id, n.kind, n.until, n.who)
            tables = {log.table.id: summary(log.table)}
            wishes = Wishes(language=language)
            made.append(compose([item], tables, n.person, wishes, "https://x", log.now))
    return made


@pytest.mark.parametrize("key", games.keys())
def test_letters_are_the_same_no_matter_what_is_hidden(key: str) -> None:
    seats = max(count for count in games.get(key).seats if count <= len(NAMES))
    log, chance, wants = a_table(seats, seed=SEED, game=key), random.Random(key), wants_of_all()
    for step in range(40):
        log.play_on(chance, 1)
        if not log.table.to_act():
            break
        real = log.match.history.state
        told = letters(log, log.entries[-1:], wants)
        assert told
        assert all(SEED not in said.text for said in told)
        for eyes in (-1, *range(seats)):
            log.match.history.state = log.match.game.imagine(real, eyes, Rng.of(f"{step}"))
            assert letters(log, log.entries[-1:], wants) == told
        log.match.history.state = real
