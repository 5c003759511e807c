"""Two people in two browsers play a castle game to its end; what happens meanwhile is no matter."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.late import begin_late, begin_together
from tests.web.screen import OPTION, Screen

Somebody = Callable[..., Screen]


def sit_down_together(ada: Screen, bea: Screen) -> str:
    """Ada opens a table; Bea follows her link and sits down; Ada starts."""
    ada.go("/new?game=castle").page.get_by_role("button", name="Open the table").click()
    ada.sees("The gate is open")
    path = ada.page.url.removeprefix(ada.web)
    ada.shot("waiting-room")
    bea.go(path).page.get_by_role("button", name="Sit here").click()
    start = ada.page.get_by_role("button", name="Start the game")
    expect(start).to_have_attribute("aria-disabled", "false")
    start.click()
    for screen in (ada, bea):
        screen.page.wait_for_selector(OPTION)
    return path


def play(screens: list[Screen], rng: random.Random, moves: int) -> None:
    """Whoever is asked answers, so many times or to the end of the game."""
    done = 0
    while done < moves and not screens[0].is_over:
        for screen in screens:
            if screen.page.locator(OPTION).count():
                screen.press(rng.choice(screen.options()))
                done += 1


def test_to_the_end_with_reload_undo_lost_connection_and_a_spectator(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_together(monkeypatch, "castle", 2, left=40)
    rng = random.Random(7)
    ada, bea = somebody("Ada", motion=False), somebody("Bea", motion=False)
    path = sit_down_together(ada, bea)
    play([ada, bea], rng, 6)

    # A reload shows the same table again.
    before = (ada.step, ada.question)
    ada.page.reload()
    ada.page.wait_for_selector("#decision")
    assert (ada.step, ada.question) == before

    # A spectator sees the board and no hand, and is asked nothing.
    eve = somebody("Eve")
    eve.go(path).page.wait_for_selector(".castle")
    assert eve.page.locator("[data-hand]").count() == 0
    assert eve.page.locator(OPTION).count() == 0
    eve.sees("Spectator")

    # An undo takes the step back, on all screens.
    undo_somewhere([ada, bea, eve], rng)

    # A move that is made without a connection is made when it is back, once.
    play_offline([ada, bea], rng)

    play([ada, bea], rng, 2000)
    for screen in (ada, bea, eve):
        screen.page.wait_for_selector(".end h1")
    ada.page.wait_for_selector(".end svg[role=img]")
    ada.shot("game-end")
    assert ada.page.inner_text(".end h1") == eve.page.inner_text(".end h1")

    # Both find each other again at the rematch.
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url("**/t/*")
    bea.page.get_by_role("link", name="Go there").click()
    for screen in (ada, bea):
        screen.page.wait_for_function("old => !location.pathname.endsWith(old)", arg=path)
        expect(screen.page.locator("#main")).to_be_visible()


def undo_somewhere(screens: list[Screen], rng: random.Random) -> None:
    """Play until somebody can take a step back, and do so."""
    players = screens[:2]
    for _ in range(400):
        for screen in players:
            undo = screen.page.locator("[data-undo]")
            if undo.count():
                before = screen.step
                undo.click()
                for other in screens:
                    other.page.wait_for_function(
                        "n => Number(document.querySelector('#decision').dataset.step) === n",
                        arg=before - 1,
                    )
                return
        play(players, rng, 1)
    raise AssertionError("nothing could be undone")


def play_offline(screens: list[Screen], rng: random.Random) -> None:
    screen = next(one for one in screens if one.page.locator(OPTION).count())
    before = screen.step
    screen.page.context.set_offline(True)
    screen.sees("Connection lost")
    screen.shot("connection-lost", whole=False)
    screen.page.locator(OPTION).nth(rng.randrange(screen.page.locator(OPTION).count())).click()
    assert screen.step == before
    screen.page.context.set_offline(False)
    screen.wait_for_step(before + 1)
    expect(screen.page.get_by_text("Connection lost")).to_have_count(0)


def test_two_people_at_one_screen(somebody: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_late(monkeypatch, "castle", left=24)
    ada = somebody("Ada", motion=False)
    ada.go("/new?game=castle").page.get_by_label("Who sits at seat 2").select_option("me")
    ada.page.get_by_label("Name of player 2").fill("Bea")
    ada.page.get_by_role("button", name="Open the table").click()
    moves, names = play_in_turns(ada)
    assert moves > 8
    assert names == {"Ada", "Bea"}


def play_in_turns(screen: Screen) -> tuple[int, set[str]]:
    """Whoever is asked takes the screen and plays, to the end; how often, and who they were."""
    moves, names = 0, set[str]()
    for _ in range(300):
        screen.page.wait_for_selector("#decision, .hand-over")
        curtain = screen.page.locator(".hand-over button")
        if curtain.count():
            curtain.click()
            screen.page.wait_for_selector("#decision[data-asked]")
            names.add(screen.question.removeprefix("Now playing: ").split()[0].strip(".:"))
        elif screen.is_over:
            break
        moves += screen.play_on(seed=3)
    return moves, names


def test_a_slider_sets_a_step_between_levels(somebody: Somebody) -> None:
    ada = somebody("Ada", motion=False)
    ada.go("/new?game=castle").page.get_by_label("Who sits at seat 2").select_option("bot:hard")
    ada.page.get_by_label("Strength of the bot in seat 2").fill("70")
    ada.sees("In 30 of 100 choices it plays like Medium.")
    ada.shot("new-table-step")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_selector(OPTION)
    table = ada.page.url.rpartition("/t/")[2]
    state = ada.page.request.get(f"{ada.web}/api/tables/{table}")
    assert state.json()["seats"][1]["bot"] == "hard-30"


def test_chat_reaches_the_others_as_plain_text(somebody: Somebody) -> None:
    ada, bea = somebody("Ada"), somebody("Bea")
    sit_down_together(ada, bea)
    for screen in (ada, bea):
        screen.page.get_by_role("tab", name="Chat").click()
    box = ada.page.get_by_role("textbox", name="Write to the table …")
    box.fill("<b>hello</b>")
    box.press("Enter")
    bea.sees("<b>hello</b>")
