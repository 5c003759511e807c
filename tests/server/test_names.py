"""Names: what may be shown, and what is taken."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import httpx
import msgspec
import pytest

from tests.server.running import Running, Somebody
from trilith.server import schema
from trilith.server.names import check_unlike, clean_name, same_form
from trilith.server.settings import Settings
from trilith.server.wire import Refused

pytestmark = pytest.mark.databases

ADA = [
    "ada",
    "ADA",
    "\u0410da",  # a Cyrillic capital A
    "Ad\u0430",  # a Cyrillic small a
    "\u0391da",  # a Greek capital Alpha
    "\uff21\uff44\uff41",  # as wide as Chinese characters
    "\U0001d504da",  # Fraktur, from mathematics
    "A\u200bda",  # a space without width
    "A\u2060d\ufeffa",
    "Ada\u3164",  # a filler that looks like nothing
    "A\u034fda",
    "Ada\ufe0f",
    " Ada ",
]


@pytest.mark.parametrize("name", ADA, ids=ascii)
def test_what_looks_like_a_name_has_its_form(name: str) -> None:
    assert same_form(name) == same_form("Ada")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ian", "lan"),
        ("ian", "Ian"),
        ("Bill", "Bi11"),
        ("Mia", "Rnia"),
        ("OTTO", "0tt0"),
        ("otto", "OTT0"),
        ("Stra\u00dfe", "STRASSE"),
        ("Zo\u00e9", "Zoe\u0301"),
        ("f\ufb01n", "ffin"),
        ("\u0412ea", "Bea"),
        ("Ada  Lovelace", "ada lovelace"),
    ],
)
def test_names_that_can_be_confused_are_the_same(one: str, other: str) -> None:
    assert same_form(one) == same_form(other)


def test_names_that_differ_stay_different() -> None:
    names = [
        "Ada",
        "Adam",
        "Zoe",
        "Zo\u00e9",
        "Lukasz",
        "\u0141ukasz",
        "Anna",
        "\u0410\u043d\u043d\u0430",
    ]
    names += [
        "Guest 12",
        "Guest 21",
        "Ada 1",
        "Ada 2",
        "\u00d3scar",
        "Oscar",
        "\u674e",
        "\u738b",
        "B\u00e9a",
    ]
    assert len({same_form(name) for name in names}) == len(names)


def test_the_form_of_a_form_is_itself() -> None:
    for code in (*range(0x20, 0x600), *range(0x1E00, 0x2000), *range(0xA640, 0xA700)):
        name = chr(code)
        if unicodedata.category(name)[0] not in "CZ":
            form = same_form(f"x{name}x")
            assert same_form(form) == form, ascii(name)


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u115f", "\ufe0f", "\u200d", "\U000e0101"], ids=ascii
)
def test_a_name_that_nobody_can_see_is_refused(name: str) -> None:
    with pytest.raises(Refused):
        clean_name(name)


def test_nobody_is_called_like_somebody_at_the_table() -> None:
    check_unlike("Ada", ["Bea", "", "Adam"])
    with pytest.raises(Refused) as refused:
        check_unlike("Ada", ["Bea", "\u0410DA"])
    assert refused.value.code == "name_taken"


# ------------------------------------------------------------------ over REST


@pytest.fixture(scope="module")
def running(database: str, settings: Settings) -> Iterator[Running]:
    """A server that keeps guests' names for them, as it does by default."""
    kept = msgspec.structs.replace(settings, guest_hold=Settings().guest_hold)
    with Running.on(database, kept) as server:
        yield server


def register(running: Running, name: str) -> httpx.Response:
    form = {"name": name, "password": "correct horse"}
    return httpx.post(f"{running.url}/api/account", json=form)


def test_no_account_looks_like_another(running: Running) -> None:
    assert register(running, "Grace").status_code == 200
    for name in ("grace", "Gr\u0430ce", "\uff27race", "Grac\u0435\u200b"):
        assert register(running, name).json()["error"]["code"] == "name_taken"


def test_names_that_are_free_are_offered_in_place_of_one_that_is_taken(running: Running) -> None:
    assert register(running, "Emmy").status_code == 200
    assert register(running, "Emmy 3").status_code == 200
    assert register(running, "EMMY").json()["error"]["free"] == ["EMMY 2", "EMMY 4"]
    with Somebody(running.url, "Somebody else") as guest:
        answer = guest.http.post("/api/guest", json={"name": "Emmy"})
        assert answer.json()["error"]["free"] == ["Emmy 2", "Emmy 4"]
        assert guest.http.post("/api/guest", json={"name": "Emmy 2"}).status_code == 200
    long = "n" * 40
    assert register(running, long).status_code == 200
    assert all(len(name) <= 40 for name in register(running, long).json()["error"]["free"])


def test_no_guest_is_called_like_an_account(running: Running) -> None:
    assert register(running, "Hedy").status_code == 200
    with Somebody(running.url, "Somebody") as guest:
        assert guest.refused("POST", "/api/guest", {"name": "hedy"}) == "name_taken"
        assert guest.refused("POST", "/api/guest", {"name": "H\u0435dy"}) == "name_taken"
        assert guest.get("/api/me")["person"]["name"] == "Somebody"
        guest.post("/api/guest", {"name": "Hedwig"})
    fresh = httpx.post(f"{running.url}/api/guest", json={"name": "HEDY"})
    assert fresh.json()["error"]["code"] == "name_taken"
    assert "set-cookie" not in fresh.headers


def test_a_guests_name_is_taken_while_the_guest_is_about(running: Running) -> None:
    with Somebody(running.url, "Ida") as ida, Somebody(running.url, "Other") as other:
        assert other.refused("POST", "/api/guest", {"name": "\u0399da"}) == "name_taken"
        assert register(running, "ida").json()["error"]["code"] == "name_taken"
        ida.post("/api/guest", {"name": "IDA"})  # one's own name, written otherwise
        ida.post("/api/guest", {"name": "Ines"})
        other.post("/api/guest", {"name": "Ida"})  # let go
        assert ida.refused("POST", "/api/guest", {"name": "Ida"}) == "name_taken"
        other.post("/api/logout", {})
        ida.post("/api/guest", {"name": "Ida"})


def test_an_absent_guests_name_is_free_after_a_while(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Somebody(running.url, "Jane"), Somebody(running.url, "Second") as second:
        assert second.refused("POST", "/api/guest", {"name": "Jane"}) == "name_taken"
        with running.server.store.engine.begin() as connection:
            hour = int(Settings().guest_hold * 1000)
            s = schema.sessions
            connection.execute(s.update().values(used=s.c.used - hour))
        second.post("/api/guest", {"name": "Jane"})


def test_a_guest_keeps_the_name_in_an_account(running: Running) -> None:
    with Somebody(running.url, "Kay") as kay:
        account = kay.post("/api/account", {"name": "Kay", "password": "correct horse"})
        assert account["name"] == "Kay"
        assert register(running, "kay").json()["error"]["code"] == "name_taken"


def test_nobody_sits_down_under_anothers_name(running: Running) -> None:
    assert register(running, "Linus").status_code == 200
    with (
        Somebody(running.url, "Owner") as owner,
        Somebody(running.url, "Player") as player,
        Somebody(running.url, "Mallory") as mallory,
    ):
        table = owner.table(seats=4, me=[])
        sit = f"/api/tables/{table}/sit"
        # The owner's, though the owner does not sit.
        assert mallory.refused("POST", sit, {"name": "\u041ewner"}) == "name_taken"
        player.post(sit, {"name": "Pia"})
        assert mallory.refused("POST", sit, {"name": "pia"}) == "name_taken"
        assert mallory.refused("POST", sit, {"name": "L\u0456nus"}) == "name_taken"
        seats = mallory.post(sit, {"name": "Max"})["seats"]
        assert [(seat["name"], seat["guest"]) for seat in seats[:2]] == [
            ("Pia", True),
            ("Max", True),
        ]
        player.post(sit, {"name": "Pia"})  # one's own, at another seat
        owner.post(sit, {})


def test_no_spectator_speaks_under_a_players_name(running: Running) -> None:
    with Somebody(running.url, "Nora") as nora, Somebody(running.url, "Looker") as looker:
        table = nora.table(me=[0, 1])
        nora.post(f"/api/tables/{table}/stand", {"seat": 1})
        nora.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Lola"})
        looker.post("/api/guest", {"name": "Lo1a"})
        socket = looker.connect(table)
        socket.say("chat", text="I give up", room="gallery")
        assert socket.until("error")["code"] == "name_taken"


def test_guests_are_shown_as_guests(running: Running) -> None:
    with Somebody(running.url, "Olga") as olga, Somebody(running.url, "Petra") as petra:
        petra.post("/api/account", {"name": "Petra", "password": "correct horse"})
        table = olga.table()
        seats = petra.post(f"/api/tables/{table}/sit", {})["seats"]
        assert [seat["guest"] for seat in seats] == [True, False]
        socket = petra.connect(table)
        assert [seat["guest"] for seat in socket.now["seats"]] == [True, False]
        olga.post("/api/account", {"name": "Olga", "password": "correct horse"})
        assert socket.until("state")["seats"][0]["guest"] is False
