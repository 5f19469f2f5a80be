"""Lists of tables: one's own, on several devices, and the public one."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.test_axe import objections


def own_tables(person: Person) -> list[str]:
    return person.page.get_by_role("list", name="Tables you sit at").get_by_role("listitem").all_inner_texts()


def test_a_code_opens_the_same_list_elsewhere_and_a_device_can_be_ended(people: People) -> None:
    ada, phone = people("Ada"), people("Ada", viewport={"width": 390, "height": 844})
    table = ada.make_table(ada.me(), {"kind": "open"}, first="P0")
    ada.sit(table)
    ada.page.get_by_role("link", name="Lampblack").click()
    own = ada.page.get_by_role("region", name="Your tables")
    expect(own.get_by_role("link")).to_have_text(
        re.compile("Keys to the Castle.*a free seat.*Your turn", re.S)
    )
    ada.page.get_by_role("link", name="Your tables (1 waits for you)").click()
    ada.button("Make a code").click()
    code = ada.page.locator("[data-code]").inner_text()
    assert len(code.split()) == 8
    assert objections(ada) == []

    phone.page.goto("/yours")
    expect(phone.page.get_by_text("None yet.")).to_be_visible()
    phone.page.get_by_label("enter the code").fill("calm river")
    phone.button("Open that list here").click()
    expect(phone.page.get_by_role("alert")).to_have_text("This code opens nothing; look at each word again.")
    phone.page.get_by_label("enter the code").fill(code.upper())
    phone.button("Open that list here").click()
    expect(phone.page.get_by_role("link", name="Keys to the Castle")).to_be_visible()
    assert objections(phone) == []
    assert not phone.is_wider_than_the_screen()
    phone.page.get_by_role("link", name="Keys to the Castle").click()
    phone.wait_until_up()
    assert phone.cards.count() == 4

    ada.page.reload()
    devices = ada.page.get_by_role("list", name="Devices with this list").get_by_role("listitem")
    expect(devices).to_have_count(2)
    ada.button("End all others").click()
    expect(devices).to_have_count(1)
    phone.page.goto("/yours")
    expect(phone.page.get_by_role("alert")).to_contain_text("no list of tables")
    assert own_tables(phone) == []
    assert len(own_tables(ada)) == 1


def test_an_open_table_is_joined_from_the_list(people: People) -> None:
    ada, ben = people("Ada"), people("Ben", viewport={"width": 390, "height": 844})
    ada.page.goto("/new/keys-to-the-castle")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_label("Who sits at seat 2").select_option("link")
    ada.page.get_by_label("Put this table into the public list").check()
    ada.button("Start the game").click()
    expect(ada.board).to_be_visible()

    ben.page.goto("/")
    ben.page.get_by_role("link", name="Open tables").first.click()
    table = ben.page.get_by_role("article", name="Keys to the Castle, Ada and a free seat")
    expect(table).to_contain_text("Somebody is there now")
    assert objections(ben) == []
    ben.page.get_by_label("Game").select_option("nyctophobia")
    expect(ben.page.get_by_text("Nobody waits for Nyctophobia just now.")).to_be_visible()
    ben.page.get_by_label("Game").select_option("keys-to-the-castle")
    expect(table.get_by_role("link", name="Look on")).to_be_visible()
    table.get_by_role("link", name="Sit down").click()
    expect(ben.page.get_by_role("heading", name="Sit down")).to_be_visible()
    ben.page.get_by_label("What shall we call you?").fill("Ben")
    ben.button("Sit down").click()
    expect(ben.board).to_be_visible()
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("Ben")
    ben.page.goto("/tables")
    expect(ben.page.get_by_role("article", name="Keys to the Castle, Ada and Ben")).to_contain_text(
        "No free seat"
    )
