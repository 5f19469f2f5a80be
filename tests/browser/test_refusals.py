"""What is not possible is explained, with the rule."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person

KEYS = {"KR": "red", "KB": "blue", "KG": "green", "KY": "yellow"}


def choose_a_key(person: Person) -> str:
    """Choose a coloured Key, dealing new tables until there is one; the colour it opens."""
    for _ in range(8):
        person.sit(person.make_table(person.me(), {"kind": "open"}, first="P0"))
        hand = person.cards.evaluate_all("cards => cards.map(card => card.dataset.card)")
        for place, face in enumerate(hand):
            if face in KEYS:
                person.cards.nth(place).click()
                return KEYS[face]
    raise AssertionError("no Key in eight hands")


def a_door_of_another_colour(person: Person, colour: str) -> str:
    return next(cell for cell, words in person.labels().items() if f"{colour} door" not in words)


@pytest.fixture
def ada(people: People) -> Person:
    return people("Ada")


def test_an_illegal_click_is_explained_with_its_rule(ada: Person) -> None:
    colour = choose_a_key(ada)
    assert set(ada.targets) == {cell for cell, words in ada.labels().items() if f"{colour} door" in words}
    ada.cell(a_door_of_another_colour(ada, colour)).click()
    expect(ada.notice).to_contain_text("works on doors of its own colour only")
    expect(ada.notice).to_contain_text("A Key works only on a tile of its own colour.")
    ada.notice.get_by_role("button", name="KC-CARD-KEY-01").click()
    rule = ada.page.get_by_role("dialog", name="KC-CARD-KEY-01")
    expect(rule).to_contain_text("A Key works only on a tile of its own colour.")
    ada.page.keyboard.press("Escape")
    expect(rule).to_be_hidden()
    ada.page.keyboard.press("Escape")
    expect(ada.notice).to_be_empty()


def test_moving_before_playing_is_explained(ada: Person) -> None:
    """A click on a door nothing can be done with: the whole hand is one card that fits nowhere."""
    ada.sit(ada.make_table(ada.me(), {"kind": "open"}, first="P0"))
    ada.cards.first.click()
    ada.button("Discard it").click()
    expect(ada.prompt).to_contain_text("Move one step")
    ada.cell("C8").click()
    expect(ada.notice.get_by_role("button", name="KC-")).to_be_visible()


def test_why_not_by_keyboard(ada: Person) -> None:
    colour = choose_a_key(ada)
    ada.cell(a_door_of_another_colour(ada, colour)).focus()
    ada.page.keyboard.press("w")
    expect(ada.notice).to_contain_text("KC-CARD-KEY-01")
    ada.page.keyboard.press("t")
    ada.page.keyboard.press("w")
    expect(ada.notice).to_contain_text("That is possible now.")


def test_out_of_turn_is_explained(ada: Person) -> None:
    ada.sit(ada.make_table(ada.me(), {"kind": "open"}, first="P1"))
    ada.cell("A1").click()
    expect(ada.notice).to_contain_text("It is not your turn")
    expect(ada.notice.get_by_role("button", name="KC-ACT-01")).to_be_visible()


def test_a_door_without_a_chosen_card_offers_what_can_be_done(ada: Person) -> None:
    colour = choose_a_key(ada)
    ada.page.keyboard.press("Escape")
    assert ada.targets == []
    door = next(cell for cell, words in ada.labels().items() if f"{colour} door" in words)
    ada.cell(door).click()
    offers = ada.page.get_by_role("group", name="What it can mean")
    offer = offers.get_by_role("button", name=f"Open {door} with a {colour} Key")
    expect(offers.get_by_role("button").first).to_be_focused()
    offer.click()
    expect(ada.prompt).to_contain_text("Move one step")
    assert f"You open the {colour} door {door}" in ada.spoken()
