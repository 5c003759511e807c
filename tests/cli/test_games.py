"""`trilith games`."""

from __future__ import annotations

from tests.cli.command import CASTLE, Command
from trilith import games


def test_all_games_are_listed(trilith: Command) -> None:
    result = trilith("games")
    assert result.code == 0
    for key in games.keys():
        assert key in result.words


def test_a_game_is_described(trilith: Command) -> None:
    listed = trilith("games", "--json").json
    assert [game["key"] for game in listed] == games.keys()
    [castle] = [game for game in listed if game["key"] == "castle"]
    assert castle == {
        "key": "castle",
        "titles": {
            "en": "A Castle for All Seasons",
            "fr": "À l'ombre des murailles",
            "pl": castle["titles"]["pl"],
        },
        "players": [2, 3, 4],
        "rules_version": CASTLE.rules_version,
        "data": CASTLE.standard_data.digest,
        "actions": len(CASTLE.catalogue),
        "phases": list(CASTLE.phases),
        "options": [{"key": "season", "values": ["summer", "winter"], "default": "summer"}],
    }
    assert castle["titles"]["pl"]
