"""What was given can be taken back, seen from several devices: a name, a link, a whole table, pointing."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.test_axe import objections
from tests.browser.test_company import BOT, OPEN, invite, open_menu, set_table


def open_table(person: Person) -> None:
    person.button("This table …").click()


def close_table(person: Person) -> None:
    person.page.get_by_role("dialog", name="This table").get_by_role("button", name="Close").click()


def test_a_name_and_an_invitation_are_taken_back(people: People) -> None:
    ada, ben, eve = people("Ada"), people("Ben"), people("Eve")
    set_table(ada, OPEN, OPEN)
    invite(ada, ben)
    link = ada.page.get_by_label("Link for this seat").input_value()
    open_menu(ada, "What to do about Seat 3")
    assert objections(ada) == []
    ada.button("Take the link back").click()
    expect(ada.page.get_by_label("Link for this seat")).to_have_count(0)
    eve.page.goto(link)
    expect(eve.page.get_by_role("heading", level=2)).to_have_text("This link leads to no seat")

    open_table(ben)
    ben.button("Remove my name").click()
    ben.button("Yes: remove my name").click()
    seats = ada.page.get_by_role("list", name="Seats")
    expect(seats).not_to_contain_text("Ben")
    expect(seats.get_by_role("listitem").nth(1)).to_contain_text("Seat 2")
    ada.page.reload()
    expect(ada.story).to_contain_text("Seat 2 removes something that was written here.")
    expect(ada.page.locator("body")).not_to_contain_text("Ben")
    told = ada.context.request.get(f"{ada.url}/api/tables/{ada.page.url.rsplit('/', 1)[1]}").text()
    assert "Ben" not in told


def test_a_table_of_one_s_own_is_taken_away(people: People) -> None:
    ada, eve = people("Ada"), people("Eve")
    table = set_table(ada, BOT)
    eve.sit(table)
    open_table(ada)
    ada.button("Take this table away").click()
    ada.button("Yes: take this table away").click()
    expect(ada.page).to_have_url(re.compile("/$"))
    expect(eve.page.get_by_text("This table was taken away.")).to_be_visible()
    ada.page.goto(f"/t/{table}")
    expect(ada.board).to_have_count(0)


def test_a_table_says_how_people_point(people: People) -> None:
    ada, ben = people("Ada"), people("Ben")
    set_table(ada, OPEN, game="night-cage")
    invite(ada, ben)
    ada.wait_until_up()
    open_table(ada)
    choice = ada.page.get_by_label("People may point")
    choice.select_option("pings")
    close_table(ada)
    expect(ben.story).to_contain_text("Ada changes how the table goes about things.")
    ben.cell("(4,4)").focus()
    ben.page.keyboard.press("Shift+S")  # nothing comes of it
    ben.cell("(2,3)").click(button="right")
    expect(ada.cell("(2,3)")).to_have_attribute("data-pointed", "Ben")
    assert ada.page.locator("[data-ghost]").count() == 0

    open_table(ada)
    choice.select_option("silent")
    close_table(ada)
    expect(ben.story.get_by_text("Ada changes how the table")).to_have_count(2)
    ben.cell("(1,1)").click(button="right")
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something").fill("Over there")
    ben.page.get_by_label("Say something").press("Enter")
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.get_by_role("region", name="What was said")).to_contain_text("Over there")
    assert ada.cell("(1,1)").get_attribute("data-pointed") is None
