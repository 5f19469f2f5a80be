"""The Stygian Society with a real tower beside the page: what fell is tapped (SS-TOW-24)."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.test_axe import objections
from tests.browser.test_phone import PHONE
from tests.browser.test_stygian_society import MOST_STEPS, choices, climb, settle, to_the_action

FIST = ("ACTION(knight.steel_fist)", "TARGET(F1)", "WILD(B1)")
SCRAP = ("ACTION(generic.scrap)", "TARGET(F1)", "WILD(B1G1)")


def choose(person: Person, text: str) -> None:
    """A choice by its notation."""
    person.page.locator(f'[data-choice="{text}"]:visible').click()
    settle(person)


def to_the_drop(person: Person, decisions: Sequence[str] = FIST, hero_cubes: str = "3 blue") -> None:
    """The knight aims; these cubes and the peril cubes are to be dropped."""
    climb(person, person.me(), tower="own")
    to_the_action(person)
    for text in decisions:
        choose(person, text)
    expect(companion(person)).to_contain_text(f"Drop {hero_cubes}, 1 red, 1 yellow, 1 black")


def companion(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Your tower")


def tap(person: Person, *where: str) -> None:
    for one in where:
        person.page.locator(f'[data-tap="{one}"]').click()


def told(person: Person) -> None:
    person.page.locator("[data-told]").click()
    expect(companion(person)).to_have_count(0)
    settle(person)


def test_what_fell_is_tapped_and_paid_with_in_one_click(people: People) -> None:
    ada = people("Ada", **PHONE)
    to_the_drop(ada, SCRAP, "1 blue, 1 green")
    assert objections(ada) == []
    assert not ada.is_wider_than_the_screen()
    expect(ada.prompt).to_contain_text("Drop the cubes into your tower, then tell what came out.")
    expect(ada.button("Nothing came out")).to_be_visible()
    tap(ada, "field:B", "field:G", "crypt:R")
    blue = ada.button("No more blue in the field, 1 so far")
    expect(blue).to_be_visible()
    blue.click(force=True)  # one more cannot be
    expect(companion(ada).get_by_role("status")).to_have_text("No more blue: all that were there are out.")
    ada.button("Tap back").click()
    expect(ada.button("One more red in the crypt, 0 so far")).to_be_visible()
    told(ada)
    expect(ada.story).to_contain_text("into the field 1 blue, 1 green, into the crypt nothing.")
    choices(ada).first.click()
    expect(ada.story).to_contain_text("The Knight buys line 1")
    expect(ada.prompt).to_contain_text("how do you pay")
    expect(choices(ada).first).to_have_text(
        re.compile("Pay 1 blue, 1 green from the field")
    )  # the thrifty way
    decided = len(ada.messages("accepted"))
    choices(ada).filter(has_text="Pay 1 blue from the field and 1 luck").click()
    expect(ada.story).to_contain_text("The Knight pays 1 blue from the field and 1 luck.")
    while len(ada.messages("accepted")) < decided + 2:  # luck, then the rest; an answer may come late
        ada.page.wait_for_timeout(20)
    assert len(ada.messages("accepted")) == decided + 2
    assert objections(ada) == []


def test_the_question_is_there_again_after_a_reload_and_can_be_taken_back(people: People) -> None:
    ada = people("Ada")
    to_the_drop(ada)
    ada.page.reload()
    expect(companion(ada)).to_contain_text("Drop 3 blue")
    ada.prompt.get_by_role("button", name="Take it back").click()
    expect(companion(ada)).to_have_count(0)
    expect(ada.prompt).to_contain_text("choose the colors of 1 wild cube")


def test_by_keyboard(people: People) -> None:
    ada = people("Ada")
    to_the_drop(ada)
    for key in ("b", "b", "Shift+B", "r", "Backspace"):
        ada.page.keyboard.press(key)
    expect(companion(ada).get_by_role("status")).to_have_text("Taken back: red in the field.")
    ada.page.locator("[data-told]").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.story).to_contain_text("into the field 2 blue, into the crypt 1 blue.")


@pytest.mark.soak
def test_from_an_empty_table_to_the_end_of_a_floor(people: People) -> None:
    """Every hero cube falls into the field, no enemy cube ever: so the heroes fight in peace."""
    ada = people("Ada", **PHONE)
    ada.page.goto("/new/stygian-society")
    ada.page.get_by_role("radio", name="1", exact=True).check(force=True)
    ada.page.get_by_text("Options", exact=True).click()
    ada.page.get_by_text("Our own, on the table").click()
    ada.button("Start the game").click()
    drops = 0
    for _ in range(MOST_STEPS):
        if "is completed!" in ada.story.inner_text() or ada.prompt.get_by_text("The end").count():
            break
        settle(ada)
        if companion(ada).count():
            drops += 1
            for letter in "BGW":
                button = ada.page.locator(f'[data-tap="field:{letter}"]')
                while button.count() and button.get_attribute("aria-disabled") == "false":
                    button.click()
            told(ada)
        elif "how often do you buy" in ada.prompt.inner_text():
            all_ways = ada.page.get_by_text(re.compile(r"All \d+ ways to buy"))
            if all_ways.count():
                all_ways.click()
            choices(ada).first.click()  # the most for one's cubes
        elif choices(ada).count():
            choices(ada).first.click()
        else:
            ada.page.wait_for_timeout(30)
    expect(ada.story).to_contain_text("is completed!")
    assert drops > 2
