"""The Stygian Society on the page: a whole game, by pointer, by keyboard, on a phone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.society import choices, climb, settle, to_the_action, touch
from tests.browser.test_axe import objections
from tests.browser.test_phone import PHONE, tap

MOST_STEPS = 1500
FIGHT_FOR = 6
"""Turns to fight; then the heroes regroup until they are noticed (SS-PERIL-03)."""


def turn_number(person: Person) -> int:
    turns = re.findall(r"Turn (\d+):", person.story.inner_text())
    return int(turns[-1]) if turns else 0


@pytest.mark.soak
def test_a_whole_game_alone_with_three_heroes(people: People) -> None:
    """From the choice of heroes to the end, by clicking what glows; then once more as a replay."""
    ada = people("Ada", viewport={"width": 1280, "height": 800})
    ada.page.goto("/new/stygian-society")
    ada.page.get_by_role("radio", name="1", exact=True).check(force=True)
    ada.button("Start the game").click()
    for hero in ("Knight", "Burglar", "Doctor"):
        ada.page.get_by_role("region", name="Choosing heroes").get_by_role("button", name=hero).click()
        settle(ada)
    heroes = ada.page.get_by_role("region", name="Heroes")
    ada.page.get_by_role("region", name="Choosing heroes").get_by_role("button", name="Doctor").click()
    expect(ada.page.get_by_role("region", name="Floor 1")).to_contain_text("Floor 1 of 6")

    for _ in range(MOST_STEPS):
        if ada.prompt.get_by_text("The end").count():
            break
        regroup = choices(ada).filter(has_text="Regroup")
        if turn_number(ada) > FIGHT_FOR and regroup.count():
            regroup.click()
            settle(ada)
        elif choices(ada).count():
            touch(ada)
        else:
            ada.page.wait_for_timeout(20)
    ada.wait_until_over()
    expect(ada.prompt.get_by_role("button", name=re.compile("SS-"))).to_be_visible()
    assert "The heroes lose" in ada.spoken() or "the heroes win" in ada.spoken()
    assert choices(ada).count() == 0

    ada.prompt.get_by_role("link", name="Replay").click()
    moment = ada.page.get_by_text(re.compile(r"Moment \d+ of \d+"))
    expect(moment).to_have_text(re.compile(r"Moment 1 of \d+"))
    ada.page.keyboard.press("End")
    expect(heroes.get_by_role("button", name="The Knight")).to_be_visible()
    heroes.get_by_role("button", name="The Burglar").click()
    expect(ada.page.get_by_role("region", name="Burglar’s cards")).to_contain_text("Flung Knives")
    assert objections(ada) == []


def test_the_others_are_bots(people: People) -> None:
    ada = people("Ada")
    bots = [{"kind": "bot", "bot": "random"}] * 2
    climb(ada, ada.me(), *bots)
    to_the_action(ada)
    seats = ada.page.get_by_role("list", name="Seats")
    expect(seats.get_by_role("listitem").first).to_contain_text("The Knight")
    for _ in range(MOST_STEPS):
        if "Turn 4" in ada.story.inner_text() or ada.prompt.get_by_text("The end").count():
            break
        if ada.is_up():
            touch(ada)
        else:
            ada.page.wait_for_timeout(30)
    expect(ada.story).to_contain_text("Turn 4: the Knight (yours)")


def test_lines_are_bought_and_paid_step_by_step(people: People) -> None:
    """Muster fills the field; then Scrap is bought line by line, and refused beyond what can be paid."""
    ada = people("Ada")
    climb(ada, ada.me())
    more = ada.button("One more of line 1")
    for _ in range(60):
        if more.count():
            break
        if ada.prompt.get_by_text("The end").count():
            raise AssertionError("the heroes are dead before anything could be bought")
        if "declare an action" in ada.prompt.inner_text():
            choices(ada).filter(has_text=re.compile("^Scrap")).click()
            settle(ada)
        else:
            touch(ada)
    lines = ada.page.get_by_role("list", name="Lines of Scrap")
    expect(lines.get_by_role("status")).to_have_text(["0", "0"])
    expect(choices(ada).last).to_have_text(re.compile("Buy nothing"))
    second = ada.button("One more of line 2")
    is_payable = "possible" in str(second.get_attribute("class"))
    second.click()
    if is_payable:  # with some luck both lines are
        expect(lines.get_by_role("status")).to_have_text(["0", "1"])
        ada.button("One less of line 2").click()
    else:
        expect(ada.notice).to_contain_text("SS-RES-03")
    more.click()
    expect(lines.get_by_role("status").first).to_have_text("1")
    more.click()
    expect(ada.notice).to_contain_text("SS-RES-01")
    ada.button("One less of line 1").click()
    expect(lines.get_by_role("status").first).to_have_text("0")
    more.click()
    choices(ada).first.click()
    settle(ada)
    if "how do you pay" in ada.prompt.inner_text():
        choices(ada).first.click()
    expect(ada.story).to_contain_text("buys line 1 of Scrap.")
    expect(ada.story).to_contain_text(re.compile(r"The \w+ pays \d"))


def test_a_refusal_names_its_rule(people: People) -> None:
    ada = people("Ada")
    climb(ada, ada.me())
    to_the_action(ada)
    heroes = ada.page.get_by_role("region", name="Heroes")
    heroes.get_by_role("button", name="The Burglar").click()
    ada.page.get_by_role("region", name="Burglar’s cards").get_by_role("button", name="Flung Knives").click()
    expect(ada.notice).to_contain_text("Flung Knives is a skill of another hero")
    expect(ada.notice).to_contain_text("SS-SETUP-05")
    ada.page.locator("[data-enemy]").first.click()
    expect(ada.notice).to_contain_text("SS-DEC-01")
    ada.page.keyboard.press("Escape")
    expect(ada.notice).to_be_empty()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("region", name="Knight’s cards")).to_be_visible()
    assert objections(ada) == []


def test_by_keyboard_alone(people: People) -> None:
    ada = people("Ada")
    keys = ada.page.keyboard
    climb(ada, ada.me())
    expect(ada.prompt).to_contain_text(re.compile("support card|declare an action"))
    if "support card" in ada.prompt.inner_text():
        keys.press("n")
    expect(ada.prompt).to_contain_text("declare an action")
    keys.press("h")
    expect(ada.page.get_by_role("region", name="Burglar’s cards")).to_be_in_viewport()
    keys.press("Escape")
    expect(ada.page.get_by_role("region", name="Knight’s cards")).to_be_in_viewport()
    keys.press("c")
    expect(choices(ada).first).to_be_focused()
    keys.press("Enter")
    expect(ada.story).to_contain_text("The Knight declares Steel Fist.")
    settle(ada)
    if "choose the target" in ada.prompt.inner_text():
        keys.press("f")
        expect(ada.page.locator(".enemy.target:focus")).to_have_count(1)
        keys.press("Enter")
    expect(ada.prompt).to_contain_text("wild cube")
    keys.press("2")
    expect(ada.story).to_contain_text("In the tower:")
    assert "In the tower:" in ada.spoken()
    settle(ada)
    assert ada.page.evaluate("document.activeElement !== document.body"), "the keyboard has lost its place"

    keys.press("?")
    help_ = ada.page.get_by_role("dialog", name="How to play")
    expect(help_).to_contain_text("All of you climb one tower")
    expect(help_).to_contain_text("look at the next hero’s cards")
    assert objections(ada) == []


def test_on_a_phone(people: People) -> None:
    ada = people("Ada", **PHONE)
    climb(ada, ada.me())
    to_the_action(ada)
    assert not ada.is_wider_than_the_screen()
    heroes = ada.page.get_by_role("region", name="Heroes")
    tap(heroes.get_by_role("button", name="The Doctor"))
    expect(ada.page.get_by_role("region", name="Doctor’s cards")).to_contain_text("Field Surgery")
    for name in ("bank", "tower", "field", "crypt"):
        box = ada.page.get_by_role("group", name=name).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["viewport"]["width"]  # type: ignore[index]
    ada.page.get_by_role("region", name="Open to everybody").get_by_text(
        "Muster"
    ).scroll_into_view_if_needed()
    choices(ada).filter(has_text="Muster").tap()
    expect(ada.prompt).to_contain_text("4 wild cubes")
    for colour in ("blue", "blue", "green", "white"):
        tap(ada.button(f"{colour} in the bank"))
    expect(ada.story).to_contain_text("gathers 2 blue, 1 green, 1 white as wilds")
    assert not ada.is_wider_than_the_screen()
    assert objections(ada) == []
