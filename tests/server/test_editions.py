"""Owners' copies: kept, refused with a sentence, played with, shared, offered and accepted."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from tests.conformance.copies import WITH_A_SHEET
from tests.engine.toy import TOY
from tests.server.owners import CASTLE, WELL, keep, own_number, put_refused
from tests.server.running import Running, Somebody
from trilith import games
from trilith.engine import record
from trilith.engine.errors import BadInput
from trilith.server import editions, roles, schema
from trilith.server.pages import game_info
from trilith.server.wire import Refused

# ------------------------------------------------------------------ the sheet, by itself


def test_every_printed_value_is_on_one_line_of_the_sheet() -> None:
    sheet = editions.sheet_of(CASTLE)
    paths = [path for line in sheet.lines for path in line.paths]
    assert len(paths) == len(set(paths)) == sum(sheet.counts.values())
    assert set(paths) < {leaf.path for leaf in CASTLE.leaves()}  # the rest is printed nowhere
    for kind, count in sheet.counts.items():
        assert count == sum(len(line.paths) for line in sheet.lines if line.kind == kind)
    [towers] = [line for line in sheet.lines if line.paths[0] == "tile.tower_1.vp"]
    assert (len(towers.paths), towers.ours) == (9, 8)


@pytest.mark.parametrize(
    ("path", "of"),
    [
        ("wall_ring.gates.sheep_gate.connection.0.n", "food"),
        ("wall_ring.gates.muster_gate.placement.0.n", "silver"),
        ("wall_ring.gates.sheep_gate.connection.0.gain", ""),
    ],
)
def test_an_amount_says_what_it_is_an_amount_of(path: str, of: str) -> None:
    assert editions._of(games.get("ezra_nehemiah"), path) == of


def test_a_copy_that_differs_in_nothing_is_none_and_an_impossible_one_is_refused() -> None:
    assert editions.edition_of(CASTLE, {"tile.well.vp": 10}, "mine", 1) is None
    made = editions.edition_of(CASTLE, {"tile.well.vp": 8}, "mine", 2)
    assert made is not None
    assert (made.name, made.version, made.differs) == ("mine", 2, 1)
    with pytest.raises(
        Refused, match=r"^tile\.keep\.vp: expected at most 99, found 101 \(AM-COMP-02\)$"
    ):
        editions.edition_of(CASTLE, {"tile.well.vp": 100, "tile.keep.vp": 101}, "mine", 1)


# ------------------------------------------------------------------ kept


def test_a_copy_is_kept_changed_and_given_up(ada: Somebody, bea: Somebody) -> None:
    first = keep(ada)
    assert (first["version"], first["values"], first["used"]) == (1, WELL, False)
    assert keep(ada, used=True)["version"] == 1
    other_order = dict(reversed(WELL.items()))
    assert keep(ada, values=other_order)["version"] == 1
    assert keep(ada, values={**WELL, "tile.keep.vp": 14})["version"] == 2
    assert [one["id"] for one in ada.get("/api/me/editions?game=castle")] == [own_number(ada)]
    assert bea.get("/api/me/editions") == []
    assert bea.http.get(f"/api/me/editions/{own_number(ada)}").status_code == 404
    assert bea.http.put(
        f"/api/me/editions/{own_number(ada)}", json={"game": "castle", "values": {}}
    ).status_code in (404, 422)
    assert ada.http.delete(f"/api/me/editions/{own_number(ada)}").json() == {"deleted": True}
    assert ada.http.get(f"/api/me/editions/{own_number(ada)}").status_code == 404


def test_one_copy_of_a_game_is_used_at_most(ada: Somebody) -> None:
    keep(ada, "copyone1", used=True)
    keep(ada, "copytwo2", used=True)
    used = {one["id"]: one["used"] for one in ada.get("/api/me/editions?game=castle")}
    assert used["copytwo2"] is True
    assert used["copyone1"] is False
    for number in used:
        ada.http.delete(f"/api/me/editions/{number}")


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        ({"tile.well.value": 9}, "tile.well.value: 9 is odd; expected an even number (AM-COMP-11)"),
        ({"tile.well.vp": 100}, "tile.well.vp: expected at most 99, found 100"),
        ({"tile.well.vp": "many"}, "tile.well.vp: expected a number, found a text"),
        ({"tile.tent.vp": 3}, "tile.tent.vp: no such value"),
        ({"money.total_thalers": 100}, "this is the same on every copy: 105"),
        ({"round_track.winter_marks": [3, 3]}, "3 occurs twice"),
        ({"tile.well.vp": True}, "tile.well.vp: expected a number, found true/false"),
    ],
)
def test_impossible_numbers_are_reported_at_their_place_and_nothing_is_kept(
    ada: Somebody, values: dict[str, Any], problem: str
) -> None:
    assert problem in put_refused(ada, values=values)
    assert ada.http.get("/api/me/editions/badcopy1").status_code == 404
    told = ada.post("/api/games/castle/check", {"values": values})
    assert told["digest"] is None
    assert problem in told["problems"][0]["text"]
    assert told["problems"][0]["path"] == next(iter(values))


def test_fuzzed_copies_get_a_sentence_each_time(ada: Somebody) -> None:
    chance = random.Random("fuzzed copies")
    paths = [leaf.path for leaf in CASTLE.leaves()] + ["", ".", "tile", "tile.well", "x" * 500]
    wrong: list[Any] = [None, -5, 10**40, 1.5, "", "\0", [], {}, [[1]], ["a", 1], {"a": 1}]
    for _ in range(40):
        values = {chance.choice(paths): chance.choice(wrong) for _ in range(chance.randint(1, 3))}
        body = {"game": "castle", "name": "x", "values": values}
        answer = ada.http.put("/api/me/editions/fuzzed01", json=body)
        assert answer.status_code in (422, 429), answer.text
        assert answer.json()["error"]["text"]
    assert ada.http.get("/api/me/editions/fuzzed01").status_code == 404


def test_a_name_that_is_no_text_gets_a_sentence(ada: Somebody) -> None:
    body = b'{"game": "castle", "values": {"\\ud800": 1}}'
    kind = {"content-type": "application/json"}
    for method, path in (("PUT", "me/editions/fuzzed02"), ("POST", "games/castle/check")):
        answer = ada.http.request(method, f"/api/{path}", content=body, headers=kind)
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_message")


# ------------------------------------------------------------------ kept, in the database alone


def kept(c: sa.Connection, number: str, person: str = "ada", **more: Any) -> None:
    """Keep a copy of castle, or of another game, under this number."""
    usual: dict[str, Any] = {"game": "castle", "name": "mine", "entered": WELL}
    usual |= {"used": False, "now": 1}
    editions.keep(c, person, number, **usual | more)


def refused(work: Callable[[], object]) -> str:
    with pytest.raises(Refused) as error:
        work()
    return error.value.code


def test_a_version_counts_the_changes_of_values_and_not_of_names(c: sa.Connection) -> None:
    versions = []
    for more in ({}, {"name": "ours"}, {"entered": {"tile.well.vp": 6}}, {"used": True}):
        kept(c, "copy", **more)
        versions.append(editions.one_of(c, "ada", "copy")["version"])
    assert versions == [1, 1, 2, 3]
    row = editions.one_of(c, "ada", "copy")
    assert (row["name"], row["used"], row["offered"], row["note"]) == ("mine", True, 0, "")


def test_twelve_copies_of_each_game_may_be_kept_and_changed_but_no_thirteenth(
    c: sa.Connection,
) -> None:
    for number in range(12):
        kept(c, f"copy{number}")
    assert refused(lambda: kept(c, "copy12")) == "limit"
    kept(c, "copy11", name="changed")
    kept(c, "copy12", game="sa_re", entered={})
    kept(c, "copy13", person="bea")
    assert len(editions.all_of(c, "ada", "castle")) == 12


def test_a_number_in_use_belongs_to_its_owner_and_its_game(c: sa.Connection) -> None:
    kept(c, "copy")
    assert refused(lambda: kept(c, "copy", person="bea")) == "not_found"
    assert refused(lambda: kept(c, "copy", game="sa_re")) == "not_found"
    for work in (editions.one_of, editions.drop):
        assert refused(lambda work=work: work(c, "bea", "copy")) == "not_found"  # type: ignore[misc]
    assert refused(lambda: editions.link(c, "bea", "copy", True)) == "not_found"
    assert refused(lambda: editions.offer(c, "bea", "copy", "", 2)) == "not_found"
    row = editions.one_of(c, "ada", "copy")
    assert (row["game"], row["code"], row["offered"]) == ("castle", None, 0)


def test_using_a_copy_puts_aside_ones_others_of_that_game_alone(c: sa.Connection) -> None:
    kept(c, "first", used=True)
    kept(c, "of_bea", person="bea", used=True)
    kept(c, "other", game="sa_re", entered={}, used=True)
    kept(c, "unused")
    used = schema.editions.c
    query = sa.select(used.id).where(used.used).order_by(used.id)
    assert c.execute(query).scalars().all() == ["first", "of_bea", "other"]
    kept(c, "second", used=True)
    assert c.execute(query).scalars().all() == ["of_bea", "other", "second"]


def test_copies_are_listed_newest_first_and_by_game(c: sa.Connection) -> None:
    for now, number in ((2, "b"), (3, "c"), (1, "a")):
        kept(c, number, now=now)
    kept(c, "d", game="sa_re", entered={}, now=4)
    kept(c, "e", person="bea", now=5)
    assert [row["id"] for row in editions.all_of(c, "ada")] == ["d", "c", "b", "a"]
    assert [row["id"] for row in editions.all_of(c, "ada", "castle")] == ["c", "b", "a"]


def test_deleting_linking_and_offering_change_that_copy_alone(c: sa.Connection) -> None:
    kept(c, "one")
    kept(c, "two")
    code = editions.link(c, "ada", "one", True)
    assert code is not None
    assert editions.link(c, "ada", "one", True) == code
    assert editions.with_code(c, code)["id"] == "one"
    editions.offer(c, "ada", "one", "  German,\n2008 ", 7)
    one, two = (editions.one_of(c, "ada", number) for number in ("one", "two"))
    assert (one["offered"], one["note"], one["code"]) == (7, "German, 2008", code)
    assert (two["offered"], two["note"], two["code"]) == (0, "", None)
    assert editions.link(c, "ada", "one", False) is None
    assert refused(lambda: editions.with_code(c, code)) == "not_found"
    assert editions.link(c, "ada", "one", True) != code
    editions.offer(c, "ada", "one", None, 9)
    assert editions.offers(c, "castle") == []
    editions.drop(c, "ada", "one")
    assert [row["id"] for row in editions.all_of(c, "ada")] == ["two"]


def test_a_value_whose_path_is_gone_is_shown_apart(c: sa.Connection) -> None:
    kept(c, "copy", entered={"tile.well.vp": 8, "tile.gone.vp": 3}, used=True)
    shown = editions.shown(editions.one_of(c, "ada", "copy"))
    assert (shown.values, shown.stale, shown.used) == ({"tile.well.vp": 8}, ["tile.gone.vp"], True)


def test_a_guests_copies_come_along_and_none_of_them_is_in_use(c: sa.Connection) -> None:
    kept(c, "guests", person="guest", used=True)
    kept(c, "own", used=True)
    kept(c, "of_bea", person="bea", used=True)
    editions.move(c, "guest", "ada")
    used = {row["id"]: row["used"] for row in editions.all_of(c, "ada")}
    assert used == {"guests": False, "own": True}
    assert editions.one_of(c, "bea", "of_bea")["used"]


def test_what_is_accepted_is_offered_and_replaces_what_was_accepted_before(
    c: sa.Connection,
) -> None:
    kept(c, "one")
    kept(c, "two", entered={"tile.well.vp": 6})
    with pytest.raises(BadInput, match="expected a copy that is offered, found 'one'"):
        editions.accept(c, "one", 5)
    for number in ("one", "two"):
        editions.offer(c, "ada", number, "", 4)
        editions.accept(c, number, 5)
    house = editions.house(c, "castle")
    assert house is not None
    assert (house.name, house.version, house.differs, house.accepted) == ("mine", 1, 1, True)
    assert editions.house(c, "sa_re") is None
    editions.withdraw(c, "sa_re")
    assert editions.house(c, "castle") == house
    editions.withdraw(c, "castle")
    assert editions.house(c, "castle") is None


def test_what_most_owners_say_comes_first_and_of_equals_the_smaller() -> None:
    people = ["ada", "bea", "cid", "dan", "eve", "eve"]
    assert editions.said_by(people, [12, 12, 9, 7, 9, 7]) == [(7, 2), (9, 2), (12, 2)]
    assert editions.said_by(people, [12, 12, None, 7, 12, 12]) == [(12, 3), (7, 1)]
    assert editions.said_by(people, [None] * 6) == []


# ------------------------------------------------------------------ played with


def test_a_table_keeps_its_values_no_matter_what_becomes_of_the_copy(
    ada: Somebody, bea: Somebody
) -> None:
    keep(ada)
    table = ada.table(game="castle", seats=2, bots=[None, "random"], edition=own_number(ada))
    [said] = [one for one in bea.get("/api/tables") if one["id"] == table]
    assert said["edition"]["name"] == "German first printing"
    assert said["edition"]["differs"] == 2
    changed = said["edition"]["changes"][0]
    assert (changed["path"], changed["ours"], changed["own"]) == ("tile.well.value", 12, 10)
    keep(ada, values={"tile.well.value": 20})
    ada.http.delete(f"/api/me/editions/{own_number(ada)}")
    ada.post(f"/api/tables/{table}/start")
    numbers = ada.get(f"/api/tables/{table}/components")
    assert next(one for one in numbers["tile"] if one["id"] == "well")["value"] == 10
    assert len(ada.get(f"/api/tables/{table}/edition")["changes"]) == 2
    socket = ada.connect(table)
    socket.play_to_end()
    text = ada.http.get(f"/api/tables/{table}/record").text
    found = record.read(text)
    assert found.own == {"tile": [{"id": "well", "value": 10, "vp": 8}]}
    assert record.verify(found, CASTLE).setup.data.own == found.own
    again = ada.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert again.status_code == 200, again.text
    assert again.json()["edition"]["differs"] == 2
    on = ada.post(
        "/api/tables",
        {"game": "castle", "goes_on": {"table": table, "step": 2}, "bots": [None, "random"]},
    )
    assert on["edition"]["digest"] == said["edition"]["digest"]


def test_such_games_are_not_rated(ada: Somebody) -> None:
    keep(ada)
    form = {"game": "castle", "seats": 2, "edition": own_number(ada), "rated": True}
    answer = ada.http.post("/api/tables", json=form)
    assert 400 <= answer.status_code < 500
    assert "somebody's own copy is not rated" in answer.json()["error"]["text"]


def test_another_s_copy_and_that_of_another_game_are_refused(ada: Somebody, bea: Somebody) -> None:
    keep(ada)
    form = {"game": "castle", "seats": 2, "edition": own_number(ada)}
    assert bea.http.post("/api/tables", json=form).status_code == 404
    assert ada.http.post("/api/tables", json={**form, "game": "sa_re"}).status_code == 422
    usual = ada.table(game="castle", seats=2)
    assert ada.http.get(f"/api/tables/{usual}/edition").status_code == 404


# ------------------------------------------------------------------ shared


def test_what_owners_offer_is_compared_and_one_can_be_the_server_s(
    running: Running, ada: Somebody, bea: Somebody
) -> None:
    keep(ada, "offered1")
    keep(bea, "offered2", values={"tile.well.value": 10, "tile.well.vp": 10})
    assert ada.get("/api/games/castle/reports") == []
    ada.post("/api/editions/offered1/offer", {"note": "German, 2008"})
    bea.post("/api/editions/offered2/offer", {"note": ""})
    told = {one["path"]: one["said"] for one in ada.get("/api/games/castle/reports")}
    assert told["tile.well.value"] == [[10, 2]]
    assert sorted(told["tile.well.vp"]) == [[8, 1], [10, 1]]
    with running.server.store.engine.begin() as c:
        assert [row["note"] for row in editions.offers(c, "castle")] == ["German, 2008", ""]
        accepted = editions.accept(c, "offered1", 5)
        with pytest.raises(BadInput, match="expected a copy that is offered"):
            editions.accept(c, "nosuch", 5)
    table = bea.post("/api/tables", {"game": "castle", "seats": 2, "access": "link"})
    assert table["edition"]["digest"] == accepted.digest
    assert table["edition"]["accepted"] is True
    with running.server.store.engine.begin() as c:
        editions.withdraw(c, "castle")
    table = bea.post("/api/tables", {"game": "castle", "seats": 2, "access": "link"})
    assert table["edition"] is None
    for who, number in ((ada, "offered1"), (bea, "offered2")):
        who.post(f"/api/editions/{number}/offer", {"note": None})
        who.http.delete(f"/api/me/editions/{number}")
    assert ada.get("/api/games/castle/reports") == []


def test_equal_things_are_compared_in_one_line_and_one_owner_counts_once(
    ada: Somebody, bea: Somebody
) -> None:
    towers = {f"tile.tower_{n}.value": 12 for n in range(1, 10)}
    keep(ada, "towers01", values=towers)
    keep(ada, "towers02", values=towers)
    keep(bea, "towers03", values={**towers, "tile.tower_9.value": 14})
    for who, number in ((ada, "towers01"), (ada, "towers02"), (bea, "towers03")):
        who.post(f"/api/editions/{number}/offer", {"note": ""})
    told = ada.get("/api/games/castle/reports")
    assert [(one["path"], one["many"], one["said"]) for one in told] == [
        ("tile.tower_1.value", 8, [[12, 2]]),
        ("tile.tower_9.value", 1, [[12, 1], [14, 1]]),
    ]
    made = ada.post("/api/tables", {"game": "castle", "seats": 2, "edition": "towers01"})["edition"]
    assert made["differs"] == 1
    assert made["changes"] == [{"path": "tile.tower_1.value", "ours": 10, "own": 12, "many": 9}]
    for who, number in ((ada, "towers01"), (ada, "towers02"), (bea, "towers03")):
        who.http.delete(f"/api/me/editions/{number}")


def test_an_account_takes_its_copies_along_and_to_its_end(running: Running) -> None:
    with Somebody(running.url, "Yva") as yva:
        keep(yva, "yvacopy1")
        form = {"name": "Yva Copyholder", "password": "correct horse"}
        yva.post("/api/account", form)
        [mine] = yva.get("/api/me/editions")
        assert mine["id"] == "yvacopy1"
        doc = yva.post("/api/me/export", {"password": "correct horse"})
        assert doc["editions"][0]["name"] == "German first printing"
        yva.post("/api/me/delete", {"password": "correct horse", "word": "delete"})
    with running.server.store.engine.connect() as c:
        assert editions.all_of(c, mine["id"]) == []


# ------------------------------------------------------------------ accepted by the operator


def test_the_operator_compares_accepts_and_withdraws_by_the_api(
    running: Running, ada: Somebody
) -> None:
    keep(ada, "opscopy1")
    ada.post("/api/editions/opscopy1/offer", {"note": "German, 2008"})
    assert ada.http.get("/api/operator/editions/castle").status_code == 403
    with Somebody(running.url, "Olga") as olga:
        person = olga.post("/api/account", {"name": "Olga Op", "password": "correct horse"})["id"]
        with running.server.store.engine.begin() as c:
            roles.give(c, person, "operator")
        told = olga.get("/api/operator/editions/castle")
        assert told["house"] is None
        assert [(one["id"], one["note"], one["differs"]) for one in told["copies"]] == [
            ("opscopy1", "German, 2008", 2)
        ]
        well = next(one for one in told["values"] if one["path"] == "tile.well.vp")
        assert (well["said"], well["by"]) == ([[8, 1]], [8])
        nothing = olga.http.post("/api/operator/editions/sa_re/opscopy1/accept", json={})
        assert nothing.status_code == 404
        accepted = olga.post("/api/operator/editions/castle/opscopy1/accept", {})
        assert accepted["house"]["differs"] == 2
        assert olga.get("/api/games/castle/words")["rules"]
        table = olga.post("/api/tables", {"game": "castle", "seats": 2, "access": "link"})
        assert table["edition"]["accepted"] is True
        rated = {"game": "castle", "seats": 2, "access": "link", "rated": True}
        opened = olga.post("/api/tables", rated)
        assert (opened["rated"], opened["edition"]["accepted"]) == (True, True)
        assert olga.http.delete("/api/operator/editions/castle").json()["house"] is None
        assert olga.get("/api/games/castle/words") is None
    ada.http.delete("/api/me/editions/opscopy1")


def test_a_file_that_is_too_long_is_not_read() -> None:
    with pytest.raises(Refused, match="expected at most"):
        editions.read_file(TOY, "#" * (editions.MAX_FILE + 1))
    assert editions.read_file(TOY, "#" * editions.MAX_FILE).problems == []


def test_a_game_without_a_sheet_says_so_and_nobody_is_led_to_it() -> None:
    with pytest.raises(Refused, match="toy has no sheet of what its copies print"):
        editions.sheet_of(TOY)
    assert {key: game_info(key).sheet for key in WITH_A_SHEET} == dict.fromkeys(WITH_A_SHEET, True)
