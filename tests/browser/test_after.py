"""After the game: words kept with its moments, and playing on from one of them."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.test_axe import objections
from tests.browser.test_replay import finished_table


@pytest.fixture
def ada(people: People) -> Person:
    return people("Ada")


def test_people_of_the_table_comment_on_a_moment(ada: Person, people: People) -> None:
    table = finished_table(ada)
    ada.page.goto(f"/t/{table}/replay")
    ada.page.get_by_role("slider").fill("3")
    ada.page.get_by_role("tab", name="Comments").click()
    ada.page.get_by_label("About this moment").fill("here it went wrong")
    ada.button("Keep").click()
    said = ada.page.get_by_role("region", name="Comments")
    expect(said).to_contain_text("Ada here it went wrong")
    expect(ada.page.get_by_text("Moment 4 of")).to_be_visible()  # one stays where one is
    assert objections(ada) == []

    ben = people("Ben")
    ben.page.goto(f"/t/{table}/replay")
    ben.page.get_by_role("tab", name="Comments (1)").click()
    expect(ben.page.get_by_label("About this moment")).to_have_count(0)  # who did not sit there reads
    ben.page.get_by_role("region", name="Comments").get_by_role("link", name="Moment 4").click()
    expect(ben.page.get_by_text("Moment 4 of")).to_be_visible()
    expect(ben.button("Remove")).to_have_count(0)  # another's words

    said.get_by_role("button", name="Remove").click()
    expect(said).to_contain_text("These words were removed.")
    expect(said).not_to_contain_text("went wrong")
    expect(ada.page.get_by_role("tab", name="Comments (1)")).to_be_visible()  # the order stays
    ben.page.reload()
    ben.page.get_by_role("tab", name="Comments (1)").click()
    expect(ben.page.get_by_role("region", name="Comments")).to_contain_text("These words were removed.")


def test_a_game_is_played_on_from_a_moment(ada: Person, people: People) -> None:
    table = finished_table(ada)
    ben = people("Ben", viewport={"width": 390, "height": 844})
    ben.page.goto(f"/t/{table}/replay#0@P1")
    ben.button("Play on from here").click()
    dialog = ben.page.get_by_role("dialog", name="Play on from moment 1")
    expect(dialog.get_by_label("As known to")).to_have_value("1")
    dialog.get_by_label("Your name").fill("Ben")
    assert objections(ben) == []
    dialog.get_by_role("button", name="Set the table").click()
    expect(ben.page).to_have_url(re.compile(rf"/t/(?!{table})[\w-]+$"))
    expect(ben.board).to_be_visible()
    expect(ben.prompt).to_contain_text(re.compile("your turn", re.IGNORECASE))
    assert ben.cards.count() == 4  # the hand of the seat that Ben took over

    ben.page.goto(f"/t/{table}/replay")
    expect(ben.button("Play on from here")).to_be_enabled()
    ben.page.keyboard.press("End")
    expect(ben.button("Play on from here")).to_be_disabled()  # it is over there
