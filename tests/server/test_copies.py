"""REST about owners' copies: the sheet of a game, files, links, and the words of a copy."""

from __future__ import annotations

import pytest

from tests.conformance.copies import WITH_A_SHEET
from tests.server.owners import CASTLE, WELL, keep, own_number
from tests.server.running import Somebody
from trilith import games
from trilith.engine.doc import parse_toml

# ------------------------------------------------------------------ the sheet


@pytest.mark.parametrize("key", WITH_A_SHEET)
def test_the_sheet_tells_every_printed_value_with_its_source(vera: Somebody, key: str) -> None:
    sheet = vera.get(f"/api/games/{key}/components?sources=1")
    assert sheet["digest"] == games.get(key).standard_data.digest
    assert sum(sheet["counts"].values()) == sum(len(line["paths"]) for line in sheet["lines"])
    assert {line["kind"] for line in sheet["lines"]} <= {"rulebook", "public", "reconstructed"}
    assert "source" not in str(vera.get(f"/api/games/{key}/components"))[:200]


def test_nine_towers_are_one_line(vera: Somebody) -> None:
    lines = vera.get("/api/games/castle/components?sources=1")["lines"]
    towers = lines[0]
    assert towers["paths"] == [f"tile.tower_{i}.value" for i in range(1, 10)]
    assert (towers["ours"], towers["even"], towers["rule"]) == (10, True, "AM-COMP-11")


# ------------------------------------------------------------------ as a file


def test_a_file_has_the_same_digest_again(vera: Somebody) -> None:
    keep(vera)
    answer = vera.http.get(f"/api/me/editions/{own_number(vera)}/file")
    assert "castle-copy.toml" in answer.headers["content-disposition"]
    data = CASTLE.data(parse_toml(answer.text, "copy.toml"))
    read = vera.post("/api/games/castle/read", {"text": answer.text})
    assert read["values"] == WELL
    assert read["digest"] == data.digest
    assert vera.post("/api/games/castle/check", {"values": WELL})["digest"] == data.digest


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[[tile]", "not valid TOML"),
        ("[begin]\nx = 1", "begin: no such value"),
        ("[[tile]]\nid = 'tent'\nvp = 1", "expected id one of keep"),
        ("[[tile]]\nid = 'well'\nvalue = 11\n[[tile]]\nid = 'keep'\nvp = 300", "11 is odd"),
    ],
)
def test_an_impossible_file_is_reported_and_enters_nothing(
    vera: Somebody, text: str, problem: str
) -> None:
    answer = vera.http.post("/api/games/castle/read", json={"text": text})
    assert problem in answer.text
    assert "values" not in answer.json() or answer.json()["values"] == {}


# ------------------------------------------------------------------ for friends


def test_a_link_shows_the_numbers_to_friends_until_it_is_taken_back(
    vera: Somebody, wim: Somebody
) -> None:
    keep(vera)
    code = vera.post(f"/api/me/editions/{own_number(vera)}/link", {"wanted": True})["code"]
    assert vera.post(f"/api/me/editions/{own_number(vera)}/link", {"wanted": True})["code"] == code
    assert wim.get(f"/api/editions/{code}") == {
        "game": "castle",
        "name": "German first printing",
        "version": 1,
        "values": WELL,
    }
    vera.post(f"/api/me/editions/{own_number(vera)}/link", {"wanted": False})
    assert wim.http.get(f"/api/editions/{code}").status_code == 404


# ------------------------------------------------------------------ the words of a copy


def test_a_table_s_words_say_its_own_numbers(vera: Somebody) -> None:
    own = {"character.messenger.thalers_from_bank": 9, "space.tavern_12.price": 14}
    number = keep(vera, "wordcopy", values=own)["id"]
    form = {"game": "castle", "seats": 2, "access": "link", "edition": number}
    table = vera.post("/api/tables", form)["id"]
    french = vera.get(f"/api/tables/{table}/words?language=fr")
    assert french["rules"]["AM-MSG-01"] == "Avec votre Messager, prenez 9 thalers à la banque."
    assert french["named"]["tavern_12"] == 14
    english = vera.get(f"/api/tables/{table}/words")
    assert "9 talers" in english["explanations"]["messenger"]["text"]
    assert "AM-MODE-03" not in english["rules"]
    assert [page for page in english["guide"]["pages"] if "9 talers" in page["text"]]
    ours = vera.post("/api/tables", {"game": "castle", "seats": 2, "access": "link"})["id"]
    assert vera.get(f"/api/tables/{ours}/words") is None
    assert vera.get("/rules/castle/fr")["AM-MSG-01"].endswith("prenez 8 thalers à la banque.")
    assert vera.http.get(f"/api/tables/{table}/words?language=de").status_code == 404
    vera.http.delete(f"/api/me/editions/{number}")
