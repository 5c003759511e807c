"""What is served beside the API: files of the client and the documentation, words and rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from trilith import games
from trilith.server import pages
from trilith.server.wire import Refused


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client, and something beside it."""
    (tmp_path / "secret.txt").write_text("not for you")
    made = tmp_path / "web"
    (made / "assets").mkdir(parents=True)
    for name in ("index.html", "sw.js", "assets/table-1.js", "assets/castle-2.js"):
        (made / name).write_text(name)
    monkeypatch.setattr(pages, "WEB", made)
    monkeypatch.setattr(pages, "SITE", made)
    return made


@pytest.mark.parametrize("path", ["", "/", "t/abc", "/people/ada"])
def test_every_address_that_is_no_file_is_the_clients_page(web: Path, path: str) -> None:
    assert pages.client_file(path) == web / "index.html"


def test_a_file_of_the_client_is_itself_and_one_that_is_missing_is_nothing(web: Path) -> None:
    assert pages.client_file("/assets/table-1.js") == (web / "assets" / "table-1.js").resolve()
    assert pages.client_file("assets/gone.js") is None
    (web / "index.html").unlink()
    assert pages.client_file("t/abc") is None


@pytest.mark.parametrize("path", ["../secret.txt", "assets/../../secret.txt", "\0", "x" * 5000])
def test_no_path_leads_out_of_a_folder(web: Path, path: str) -> None:
    assert pages.client_file(path) is None
    assert pages.site_file(path) is None
    assert pages.offline_file(str(web), path) is None


def test_without_a_built_client_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "WEB", tmp_path / "nothing")
    assert pages.client_file("") is None


def test_a_folder_of_the_documentation_is_its_page(web: Path) -> None:
    (web / "rules").mkdir()
    assert pages.site_file("rules") is None
    (web / "rules" / "index.html").write_text("")
    assert pages.site_file("rules") == (web / "rules" / "index.html").resolve()
    assert pages.site_file("") == (web / "index.html").resolve()


def test_the_folder_that_plays_without_a_server_begins_at_its_page(web: Path) -> None:
    assert pages.offline_file(str(web), "") == (web / "index.html").resolve()
    assert pages.offline_file(str(web), "assets") is None


def test_every_build_has_a_worker_of_its_own_that_keeps_all_but_the_boards(web: Path) -> None:
    first = pages.service_worker(web / "sw.js")
    assert first.splitlines()[1:] == ['const PAGES = ["/assets/table-1.js"];', "sw.js"]
    (web / "index.html").write_text("another build")
    assert pages.service_worker(web / "sw.js") != first


# ------------------------------------------------------------------ words and rules


def test_words_are_files_of_a_language_and_nothing_else() -> None:
    assert pages.words("fr", "common.ftl").is_file()
    for lang, name in (("de", "common.ftl"), ("fr", "gone.ftl"), ("fr", "../en/common.ftl")):
        with pytest.raises(Refused, match="no such words"):
            pages.words(lang, name)
    with pytest.raises(Refused):
        pages.words("fr", "__init__.py")


@pytest.mark.parametrize("key", games.keys())
@pytest.mark.parametrize("lang", pages.LANGUAGES)
def test_every_rule_stands_under_a_heading(key: str, lang: str) -> None:
    rules, sections = pages.rules(key, lang), pages.sections(key, lang)
    assert rules
    assert all(any(rule.startswith(head) for head in sections) for rule in rules)
    assert "{" not in "".join(rules.values())


def test_rules_of_no_game_or_in_no_language_are_not_found() -> None:
    for ask in (pages.rules, pages.sections):
        for key, lang in (("chess", "en"), ("castle", "de")):
            with pytest.raises(Refused, match="no such rules"):
                ask(key, lang)


def test_a_game_is_listed_with_its_options() -> None:
    info = pages.game_info("castle")
    assert (info.key, info.seats, info.guide) == ("castle", [2, 3, 4], True)
    assert [(one.key, one.values, one.default) for one in info.options] == [
        ("season", ["summer", "winter"], "summer")
    ]


def test_an_option_says_for_how_many_players_it_changes_something() -> None:
    options = pages.game_info("ezra_nehemiah").options
    assert {one.key: one.players for one in options} == {"altar_card": [], "solo_side": [1]}


# ------------------------------------------------------------------ the API in one page


def test_the_api_is_described_without_a_script_and_nothing_is_code() -> None:
    page = pages.api_page(
        {
            "info": {"title": "<Trilith>", "version": "1"},
            "paths": {
                "/api/<x>": {
                    "post": {
                        "summary": "Do <it>",
                        "parameters": [
                            {"name": "a<b", "in": "query", "schema": {"type": "integer"}}
                        ],
                        "requestBody": {
                            "content": {"application/json": {"schema": {"$ref": "#/s/Form"}}}
                        },
                    }
                },
                "/plain": {"get": {"description": "Told", "summary": "not this"}},
            },
            "components": {
                "schemas": {
                    "Form": {
                        "required": ["n"],
                        "properties": {
                            "n": {"anyOf": [{"type": "string"}, {"type": "null"}]},
                            "m": {},
                        },
                    }
                }
            },
        }
    )
    for line in (
        "<h1>&lt;Trilith&gt; 1</h1>",
        "<h2><code>POST /api/&lt;x&gt;</code></h2>",
        "<p>Do &lt;it&gt;</p>",
        "<li><code>a&lt;b</code> (query): integer</li>",
        "<li>body (application/json): <a href='#Form'>Form</a></li>",
        "<p>Told</p>",
        "<h3 id='Form'>Form</h3><ul>",
        "<li><code>n</code> (needed): string or null</li>",
        "<li><code>m</code>: any</li>",
    ):
        assert line in page.splitlines(), line
    assert "<script" not in page
