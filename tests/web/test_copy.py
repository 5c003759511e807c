"""My copy: a whole set by keyboard, refusals at their fields, played with, out and in as a file."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.conformance.copies import random_values
from tests.server.running import Running
from tests.server.running import Somebody as Owner
from tests.web.screen import DESKTOP, PHONE, Screen
from tests.web.test_manners import sign_in
from trilith import games
from trilith.engine.data import override
from trilith.engine.doc import Json, parse_toml
from trilith.engine.game import Game
from trilith.engine.leaves import leaves
from trilith.server.copy_shapes import SheetLine
from trilith.server.editions import sheet_of

Somebody = Callable[..., Screen]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(screen: Screen) -> list[str]:
    """What axe finds wrong with the page."""
    screen.page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
    screen.page.evaluate(AXE.read_text("utf-8"))
    found = screen.page.evaluate("() => axe.run(document)")
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found["violations"]]


def keys(screen: Screen, *pressed: str) -> None:
    for key in pressed:
        screen.page.keyboard.press(key)


def enter(screen: Screen, path: str, value: str) -> None:
    field = screen.page.locator(f"[data-path='{path}'] input")
    field.fill(value)


def why(screen: Screen, path: str) -> str:
    note = screen.page.locator(f"[data-path='{path}'] .why")
    expect(note).to_be_visible()
    return note.inner_text()


def test_an_owner_of_the_castle_enters_it_is_refused_plays_exports_and_imports(
    somebody: Somebody, tmp_path: Path
) -> None:
    ada = somebody("Ada")
    ada.go("/copy/castle")
    page = ada.page
    first = page.locator("[data-path='tile.tower_1.value'] input")
    expect(first).to_have_attribute(
        "aria-label", "9 Towers, building value, ours 10, reconstructed"
    )
    # The whole list of what to check first, by keyboard alone.
    first.focus()
    for _ in range(page.locator("main li[data-path]").count()):
        keys(ada, "=", "Enter")
    expect(page.locator("progress")).to_have_attribute("value", "9")
    expect(page.locator("li.same[data-path]")).to_have_count(9)
    # What cannot be is told at its field, and nothing can be saved meanwhile.
    save = page.get_by_role("button", name="Save", exact=True)
    enter(ada, "tile.house_1.value", "9")
    assert "AM-COMP-11" in why(ada, "tile.house_1.value")
    expect(save).to_be_disabled()
    ada.shot("copy-refused")
    enter(ada, "tile.house_1.value", "10")
    enter(ada, "round_track.winter_marks", "12 9 6 3")
    enter(ada, "tile.well.vp", "8")
    expect(page.locator("li.bad")).to_have_count(0)
    expect(page.locator("[data-path='tile.well.vp'] .state")).to_contain_text("my copy: 8")
    page.get_by_label("Name of this copy").fill("First printing")
    page.get_by_role("switch", name="Use it at tables I open").click()
    keys(ada, "Control+Enter")
    expect(page.get_by_role("status").filter(has_text="Saved as version 1")).to_be_visible()
    digest = page.locator("[data-digest]").get_attribute("data-digest")
    assert faults(ada) == []
    ada.shot("copy-castle")
    # Out and in again: the same numbers.
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file for the command line").click()
    file = tmp_path / "copy.toml"
    download.value.save_as(file)
    assert "[[tile]]" in file.read_text("utf-8")
    page.get_by_label("Which copy").select_option("another copy")
    expect(page.locator("li.same, li.differs")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-digest]")).to_have_attribute("data-digest", str(digest))
    # Played with: everybody is told before sitting down.
    ada.go("/new?game=castle")
    expect(page.get_by_label("Numbers")).not_to_have_value("")
    expect(page.locator("dl")).to_contain_text("First printing · 1")
    page.get_by_role("button", name="Open the table").click()
    note = page.get_by_label("Numbers of a printed copy")
    expect(note).to_contain_text("First printing")
    expect(note).to_contain_text("not rated")
    expect(note).to_contain_text("6 Houses, building value: 10")
    expect(note).to_contain_text("Well, crown points: 8")
    ada.shot("copy-waiting")
    # The table is played, and its rules say the numbers of the copy.
    page.evaluate(
        """async () => {
          const at = `/api/tables/${location.pathname.split("/").pop()}`;
          const post = (path, body) => fetch(at + path, { method: "POST",
            headers: {"content-type": "application/json"}, body: JSON.stringify(body) });
          await post("/bot", { level: "easy" });
          await post("/start", {});
        }"""
    )
    ada.wait_for_turn()
    ada.press(ada.options()[0])
    expect(page.locator(".opts")).to_contain_text("numbers of “First printing”")
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator("[data-rule='AM-WTR-02']")).to_contain_text("spaces 12, 9, 6, 3")
    expect(page.locator(".copied")).to_contain_text("the guide uses ours")
    ada.shot("copy-rules")
    # From section to section, down and up again: its first rule stands below the heading.
    sections = page.get_by_label("Go to a section")
    for section, first_rule in [("AM-WTR", "AM-WTR-01"), ("AM-SEL", "AM-SEL-01")]:
        sections.select_option(section)
        rule = page.locator(f"[data-rule='{first_rule}']")
        assert rule.evaluate("one => one.getBoundingClientRect().top") == pytest.approx(
            page.locator(f"[data-section='{section}']").evaluate(
                "one => one.getBoundingClientRect().bottom"
            ),
            abs=2,
        )


ENTERED = [("castle", "en", DESKTOP, "light"), ("sa_re", "fr", PHONE, "light")]
ENTERED += [("ezra_nehemiah", "pl", DESKTOP, "dark")]


@pytest.mark.alike(3)
@pytest.mark.parametrize(("game", "language", "size", "theme"), ENTERED)
def test_every_value_of_a_copy_is_entered_by_keyboard_taken_out_and_in_and_played_with(
    somebody: Somebody, tmp_path: Path, game: str, language: str, size: ViewportSize, theme: str
) -> None:
    zoe = somebody("Zoe", language=language, size=size, theme=theme)
    page = zoe.go(f"/copy/{game}").page
    page.locator("main [role=radio]").nth(1).click()
    rules = games.get(game)
    wanted = random_values(rules, random.Random(game), 0.2)
    lines = sheet_of(rules).lines
    expect(page.locator("li[data-path]")).to_have_count(len(lines))
    page.locator("li[data-path] .field").first.focus()
    values = {leaf.path: leaf.value for leaf in leaves(merged(rules, wanted))}
    for line in lines:
        type_in(page, line, values[line.paths[0]])
    expect(page.locator("li.same, li.differs")).to_have_count(len(lines))
    digest = str(rules.data(wanted).digest)
    expect(page.locator("[data-digest]")).to_have_attribute("data-digest", digest)
    keys(zoe, "Control+Enter")
    expect(page.get_by_role("status")).to_contain_text("1")
    assert faults(zoe) == []
    zoe.shot(f"copy-{game}-whole", whole=False)
    with page.expect_download() as download:
        page.locator("a[download]").click()
    file = tmp_path / "copy.toml"
    download.value.save_as(file)
    assert rules.data(parse_toml(file.read_text("utf-8"), "copy.toml")).digest == digest
    page.locator("aside select").select_option(index=1)
    expect(page.locator("li.same, li.differs")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-digest]")).to_have_attribute("data-digest", digest)
    play_with_it(zoe, game, digest)


def merged(game: Game[Any], own: dict[str, Json]) -> dict[str, Json]:
    return override(game.components, own, "", lambda _: True)


def type_in(page: Page, line: SheetLine, value: Any) -> None:
    """One line, by the keys alone: = for what is as ours, else the value; Enter goes on."""
    if value == line.ours:
        page.keyboard.press("=")
    elif isinstance(value, str | bool):
        is_flag = isinstance(value, bool)
        choices = ["true", "false"] if is_flag else line.words
        for _ in range(choices.index(str(value).lower() if is_flag else str(value)) + 1):
            page.keyboard.press("ArrowDown")
    else:
        page.keyboard.type(" ".join(map(str, value)) if isinstance(value, list) else str(value))
    page.keyboard.press("Enter")


def play_with_it(screen: Screen, game: str, digest: str) -> None:
    """A table with the one copy that is kept, to the owner's second choice."""
    table = screen.page.evaluate(
        """async (game) => {
          const call = async (method, path, body) => (await fetch(path, { method,
            headers: {"content-type": "application/json"}, body: JSON.stringify(body) })).json();
          const [kept] = await call("GET", `/api/me/editions?game=${game}`);
          const table = await call("POST", "/api/tables",
            { game, seats: 2, edition: kept.id, bots: [null, "random"] });
          await call("POST", `/api/tables/${table.id}/start`, {});
          return table;
        }""",
        game,
    )
    assert table["edition"]["digest"] == digest
    screen.go(f"/t/{table['id']}")
    screen.page.wait_for_selector("#decision[data-asked]")
    assert screen.play_on(moves=2) == 2


REFUSED = {
    "castle": [
        ("tile.house_1.value", "9", "9 is odd; all these values are even"),
        ("tile.house_1.value", "100", "100 is too large: at most 60"),
        ("tile.well.value", "2", "2 is too small: at least 8"),
        ("tile.well.value", "many", "not what belongs here"),
        ("round_track.winter_marks", "13 13 5", "13 appears twice"),
        ("round_track.winter_marks", "9 8 7 6 5 4 3", "7 in the list; there should be 0 to 6"),
    ],
    "sa_re": [
        ("season_card.single_wood.copies", "5", "Together these make 29; the rulebook says 28"),
        ("pyramid.4.stages.0.stone", "9", "23 in all is not less than 20"),
    ],
    "ezra_nehemiah": [
        ("altar_cards.altar_1a.rounds.0.haggai", "2", "2 is not more than 2"),
        ("temple.sides.players_3.grid", "ABBCC ABBCC AABCC AABBC AABBX", "'AABBX' is not possible"),
        ("wall_ring.wall_spaces.w02.rubble", "5", "there are at most 64"),
    ],
}
"""What can be wrong with a value: a place, what is typed there, and what is said at the field."""

BAD_FILES = {
    "castle": [
        ("honey = 3", "There is no such value"),
        ("[[tile]]\nid = 'mill'\nvalue = 8", "There is no 'mill'"),
        ("tile = 3", "not what belongs here"),
        ("tile = [", "not valid TOML"),
    ],
    "sa_re": [
        ("[gauge]\nlast = 9\nsteps_to_revolt_by_black_cubes = [1, 2, 3]", "as [9, 8, 7]"),
        ("[ground]\nrows = 5", "This is the same on every copy"),
        ("[[building]]\nid = 'port'\ncost = { wood = 1, honey = 2 }", "Expected: gold, stone"),
    ],
    "ezra_nehemiah": [("[wall_ring]\nrubble_total_4_players = 3", "This follows from the others")],
}


@pytest.mark.alike(3)
@pytest.mark.parametrize("game", REFUSED)
def test_whatever_cannot_be_is_said_at_its_field_and_nothing_is_kept(
    somebody: Somebody, tmp_path: Path, game: str
) -> None:
    ada = somebody("Ada")
    page = ada.go(f"/copy/{game}").page
    page.locator("main [role=radio]").nth(1).click()
    if game == "ezra_nehemiah":  # of 64 pieces of rubble ours take 60
        enter(ada, "wall_ring.wall_spaces.w01.rubble", "5")
    for path, typed, said in REFUSED[game]:
        enter(ada, path, typed)
        expect(page.locator(f"[data-path='{path}'] .why")).to_contain_text(said)
        expect(page.get_by_role("button", name="Save", exact=True)).to_be_disabled()
        enter(ada, path, "")
        expect(page.locator("li.bad")).to_have_count(0)
    for text, said in BAD_FILES[game]:
        file = tmp_path / "bad.toml"
        file.write_text(text, "utf-8")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    assert page.evaluate("async () => (await fetch('/api/me/editions')).json()") == []
    ada.problems = [line for line in ada.problems if "422" not in line]  # a file that is no TOML


def test_friends_open_a_link_and_keep_the_copy_until_it_is_taken_back(somebody: Somebody) -> None:
    ada, bea = somebody("Ada"), somebody("Bea", language="fr", size=PHONE, theme="dark")
    page = ada.go("/copy/castle").page
    enter(ada, "tile.well.vp", "8")
    page.get_by_label("Name of this copy").fill("First printing")
    keys(ada, "Control+Enter")
    page.get_by_role("button", name="A link for friends").press("Enter")
    link = page.get_by_label("A link for friends")
    expect(link).to_be_focused()
    there = link.input_value().removeprefix("https://play.example.org").removeprefix(ada.web)
    # It leads to the right game, says whose it is, and is kept by one key.
    bea.go(there.replace("castle", "sa_re"))
    friend = bea.page.locator(".friends")
    expect(friend).to_contain_text("« First printing », version 1")
    expect(bea.page.locator("li.differs")).to_have_count(1)
    assert faults(bea) == []
    bea.shot("copy-of-a-friend")
    friend.get_by_role("button").press("Enter")
    expect(bea.page.get_by_role("status")).to_contain_text("version 1")
    expect(friend).to_have_count(0)
    assert bea.page.url.endswith("/copy/castle")
    # Deleting is asked twice, and a link that was taken back says so.
    page.get_by_role("button", name="Take the link back").press("Enter")
    expect(page.get_by_role("button", name="A link for friends")).to_be_focused()
    bea.go(there)
    expect(bea.page.get_by_role("alert")).to_contain_text("ne mène plus à aucun exemplaire")
    expect(bea.page.locator("[data-path='tile.well.vp'] input")).to_have_value("8")
    bea.problems.clear()  # the browser notes the 404 on its console
    page.get_by_role("button", name="Delete this copy").press("Enter")
    expect(page.locator("li.differs")).to_have_count(1)
    page.get_by_role("button", name="Delete this copy").press("Enter")
    expect(page.locator("li.differs")).to_have_count(0)


@pytest.mark.alike(3)
@pytest.mark.parametrize(
    ("language", "size", "theme"),
    [("en", DESKTOP, "light"), ("fr", PHONE, "dark"), ("pl", PHONE, "light")],
)
def test_the_operator_compares_what_owners_offer_and_plays_with_one(
    served: Running, somebody: Somebody, language: str, size: ViewportSize, theme: str
) -> None:
    towers = {f"tile.tower_{n}.value": 12 for n in range(1, 10)}
    offered = [towers, {**towers, "tile.well.vp": 8}, {"tile.well.vp": 10}]
    owners = [Owner(served.url, f"Owner {language} {n}") for n in range(len(offered))]
    for n, (owner, values) in enumerate(zip(owners, offered, strict=True)):
        form = {"game": "castle", "name": f"Copy {n}", "values": values}
        assert owner.http.put(f"/api/me/editions/oper{language}{n}x", json=form).status_code == 200
        owner.post(f"/api/editions/oper{language}{n}x/offer", {"note": "2008"})
    olga = somebody("Olga", language=language, size=size, theme=theme).go()
    sign_in(served, olga, f"Olga {language}", "operator")
    page = olga.go("/operator").page
    castle = page.locator("[aria-labelledby='offered-castle']")
    expect(castle.locator("tbody tr")).to_have_count(2)
    expect(castle.locator("tbody tr.apart")).to_have_count(1)
    expect(castle.locator("tbody tr", has_text="9").first.locator(".other")).to_have_count(2)
    assert faults(olga) == []
    olga.shot(f"operator-copies-{language}")
    castle.get_by_role("button", name="Copy 1").press("Enter")
    house = page.locator(".house", has=page.get_by_role("button"))
    expect(house).to_contain_text("Copy 1")
    expect(castle.get_by_role("button", name="Copy 1")).to_be_focused()
    house.get_by_role("button").press("Enter")
    expect(house).to_have_count(0)
    expect(castle).to_be_focused()
    for n, owner in enumerate(owners):
        owner.http.delete(f"/api/me/editions/oper{language}{n}x")
        owner.http.close()
