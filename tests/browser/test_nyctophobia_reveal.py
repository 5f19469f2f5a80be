"""Lights on: after the end everybody sees the forest, all ways through it and what each Hunted believed."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.glade import Glade
from tests.browser.person import Person
from tests.browser.test_nyctophobia import CELL
from tests.browser.test_nyctophobia_axe import WIDE, check
from tests.browser.wood import SMALL

pytestmark = pytest.mark.rule("NY-END-06")
NIGHT = {"pieces": "X=B4 1=E4 2=D7", "trees": "D4-E4", "hand": "AX-02 AX-04", "health": "1 2"}


def play_to_the_end(ada: Person, glade: Glade) -> None:
    """The Hunter comes beside Ada, a tree between them. She goes away; he fells the tree, comes after her and wins."""
    others = glade.sit(ada, **NIGHT, active="P2", phase="POST")
    others.decide(2, "END")
    others.hunt("PLAY(AX-02)", "MOVE(C4)", "MOVE(D4)")
    expect(ada.prompt).to_contain_text("Before you move")
    for key in ("ArrowDown", "ArrowDown", "e"):
        ada.page.keyboard.press(key)
        expect(ada.page.locator("main[data-busy]")).to_have_count(0)
    expect(ada.prompt).to_contain_text("Bo is thinking")
    others.decide(2, "PASS", "STEP(S)", "STEP(W)", "END")
    assert not CELL.search(ada.page.locator("main").inner_text())
    assert '"forest":{' not in "".join(ada.received)
    others.hunt("PLAY(AX-04)", "FELL(D4-E4)", "MOVE(E4)", "MOVE(E5)")
    ada.wait_until_over()


@pytest.mark.parametrize(
    "look", [pytest.param(WIDE, id="wide"), pytest.param(SMALL, id="phone", marks=pytest.mark.soak)]
)
def test_the_lights_go_on_and_the_night_is_played_back(
    people: People, glade: Glade, look: dict[str, Any]
) -> None:
    ada = people("Ada", url=glade.url, **look)
    play_to_the_end(ada, glade)
    expect(ada.prompt).to_contain_text("The Hunter gets Ada")
    expect(ada.prompt.get_by_role("button", name="NY-END-01")).to_be_visible()
    standing = ada.page.locator("[data-standing]")
    expect(standing).to_have_text("The Hunter is in E5. Ada in E6, dead; Bo in C8, 5 steps away.")
    stops = {seat: ada.page.locator(f"[data-way='{seat}'] .mark") for seat in (0, 1, 2)}
    assert [stops[seat].count() for seat in (0, 1, 2)] == [5, 3, 3]

    # What Ada believed: the tree that she felt is gone.
    ada.page.get_by_role("radio", name="Ada").check()
    expect(ada.page.locator("[data-wrong]")).to_have_count(1)
    expect(ada.page.locator("[data-wrong]")).to_contain_text("gone")
    expect(ada.page.get_by_text("the tree between D4 and E4 is gone")).to_be_visible()
    check(ada, "the lights are on")

    # Step by step, by keys and buttons, in words, too.
    keys = ada.page.keyboard
    keys.press("c")
    expect(standing).to_contain_text("The Hunter is in D4. Ada in E4, 3 steps away; Bo in D7, 3 steps away.")
    assert "Turn 2, Ada’s." in ada.spoken()
    expect(ada.page.locator("[data-wrong]")).to_have_count(0)
    assert [stops[seat].count() for seat in (0, 1, 2)] == [3, 1, 1]
    keys.press("Home")
    expect(standing).to_contain_text("The Hunter is in B4.")
    ada.button("Next").click()
    ada.page.get_by_text("Passed unnoticed").click()
    ada.button("the Hunter was beside Ada, trees between them").click()
    expect(standing).to_contain_text("The Hunter is in D4.")
    keys.press("End")
    for _ in range(3):
        keys.press("ArrowLeft")
    expect(standing).not_to_contain_text("The Hunter is in E5.")
    ada.button("Play it back").click()
    expect(standing).to_contain_text("The Hunter is in E5.")
    expect(ada.button("Play it back")).to_be_visible()
    ada.page.get_by_text(re.compile(r"All \d turns in words")).click()
    expect(ada.page.get_by_role("listitem").filter(has_text="Turn 4, the Hunter’s")).to_contain_text(
        "Split the Trunk"
    )
    check(ada, "in words")


def test_the_same_in_the_replay_by_whoever_looks(people: People, glade: Glade) -> None:
    ada = people("Ada", url=glade.url, **WIDE)
    play_to_the_end(ada, glade)
    ada.page.get_by_role("link", name="Replay").click()
    seen_by = ada.page.get_by_label("Seen by")
    seen_by.select_option("Everything open")
    standing = ada.page.locator("[data-standing]")
    expect(standing).to_contain_text("The Hunter is in B4.")
    ada.page.keyboard.press("c")
    expect(standing).to_contain_text("The Hunter is in D4.")
    expect(ada.page.get_by_role("slider")).to_have_count(1)

    # From Ada's eyes it is dark, unless the truth is laid beside.
    seen_by.select_option("Ada")
    expect(ada.page.get_by_role("group", name="You in the dark")).to_be_visible()
    assert not CELL.search(ada.page.locator("main").inner_text())
    ada.page.get_by_label("Lay the truth beside").check()
    truth = ada.page.get_by_role("region", name="The truth")
    expect(truth).to_contain_text("Ada, counting from E4, knows 1 tree")
    expect(truth).to_contain_text("The Hunter is in D4.")
    check(ada, "the truth beside the dark")
    ada.page.keyboard.press("End")
    expect(standing).to_contain_text("Ada in E6, dead")

    # The Hunter saw the forest all along; who looked on saw nothing.
    ada.page.keyboard.press("Home")
    seen_by.select_option("Hal")
    expect(ada.page.locator(".plate [data-tree]").first).to_be_attached()
    seen_by.select_option("A spectator")
    expect(ada.page.get_by_role("list", name="The order of turns")).to_be_visible()
    assert not CELL.search(ada.page.locator("main").inner_text())
