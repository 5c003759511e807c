"""AM-SETUP, AM-MODE. The position before the first round."""

from __future__ import annotations

from trilith.engine.game import Setup
from trilith.engine.rng import Rng
from trilith.games.castle.components import (
    ALL_CARDS,
    ALL_TILES,
    FROM_START,
    WINTER_CARDS,
    CastleData,
    counts,
)
from trilith.games.castle.state import CastleState


def set_up(setup: Setup) -> CastleState:
    """AM-COMP-01, AM-MODE-01, AM-MODE-02. Board, stock and players for summer or winter."""
    data = setup.data
    assert isinstance(data, CastleData)
    s = CastleState(data, setup.seats, setup.options["season"] == "winter", Rng.of(setup.seed))
    s.clear()
    lay_out_board(s)
    for seat in range(s.n):
        deal_player(s, seat)
    shuffle_winter_deck(s)
    choose_first_player(s)
    return s


def lay_out_board(s: CastleState) -> None:
    """AM-SETUP-01, AM-SETUP-02, AM-SETUP-03, AM-SETUP-08, AM-SETUP-09, AM-SETUP-10.

    Thalers on the round track, one of each resource on the watchtower, all tiles on the board,
    the rest in stock and bank; forge and market, which have no tile, are built.
    """
    start = s.data.by_players[s.n]
    s.round_track = start.rounds * s.data.round_track.thaler_per_space
    s.watchtower = counts(s.data.start.watchtower)
    s.unbuilt = ALL_TILES
    s.stock = counts(start.stock)
    s.bank = start.bank


def deal_player(s: CastleState, seat: int) -> None:
    """AM-SETUP-04, AM-SETUP-05, AM-SETUP-06, AM-SETUP-07. What each player begins with."""
    s.score(seat, FROM_START, s.data.start.start_score)
    s.helpers[seat] = s.data.by_players[s.n].helpers
    s.hand[seat] = ALL_CARDS
    s.thalers[seat] = s.data.start.start_thalers
    s.resources[seat] = counts(s.data.start.start_resources)


def shuffle_winter_deck(s: CastleState) -> None:
    """AM-SETUP-12, AM-SETUP-13, AM-MODE-03. A face-down deck of what the data has; none in summer."""
    if s.winter:
        deck = list(range(len(WINTER_CARDS)))
        s.rng.shuffle(deck)
        s.winter_deck = tuple(deck)


def choose_first_player(s: CastleState) -> None:
    """AM-SETUP-11, AM-INFO-05. By chance, which besides the winter deck is the only chance in the
    game.
    """
    s.first_player = s.rng.below(s.n)
