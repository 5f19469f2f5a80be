"""The rules are a book: a refusal opens it at its place, figures are drawn, and what one looks for is found."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.test_axe import objections
from tests.browser.test_refusals import a_door_of_another_colour, choose_a_key


@pytest.fixture
def ada(people: People) -> Person:
    return people("Ada")


def test_a_refusal_opens_the_book_at_its_place(ada: Person) -> None:
    colour = choose_a_key(ada)
    ada.cell(a_door_of_another_colour(ada, colour)).click()
    ada.notice.get_by_role("button", name="KC-CARD-KEY-01").click()
    rule = ada.page.get_by_role("dialog", name="KC-CARD-KEY-01")
    expect(rule).to_contain_text("Doors and keys")
    expect(rule.locator(".here")).to_have_text("A Key opens or closes one door of its own colour.")
    with ada.context.expect_page() as opened:
        rule.get_by_role("link", name="In the rule book").click()
    book = opened.value
    expect(book.get_by_role("heading", name="Doors and keys")).to_be_visible()
    expect(book.locator(".here")).to_be_in_viewport()
    expect(book.locator(".here")).to_contain_text("A Key opens or closes one door of its own colour.")
    expect(book.locator(".here")).to_be_focused()
    expect(book.locator("[data-figure=doors] .crop svg").first).to_be_visible()
    expect(book.locator(".here")).to_be_in_viewport()


def test_a_rule_nobody_retells_is_unfolded(ada: Person) -> None:
    ada.page.goto("/rules/keys-to-the-castle#KC-SETUP-13")
    expect(ada.page.get_by_role("heading", name="Setting up")).to_be_visible()
    expect(ada.page.locator("#KC-SETUP-13")).to_be_in_viewport()
    expect(ada.page.locator("#KC-SETUP-13")).to_be_focused()


def test_looking_for_something_by_keyboard(ada: Person) -> None:
    ada.page.goto("/rules/keys-to-the-castle")
    field = ada.page.get_by_role("searchbox", name="Search the rules of Keys to the Castle")
    expect(field).to_have_attribute("placeholder", re.compile("^Keys to the Castle: Padlock, "))
    assert objections(ada) == []
    ada.page.keyboard.press("/")
    expect(field).to_be_focused()
    ada.page.keyboard.type("how long does a net hold")
    expect(ada.page.get_by_role("status").first).to_have_text(
        re.compile(r"^\d+ places in the book, \d+ exact")
    )
    assert objections(ada) == []
    ada.page.get_by_role("link", name="The Net holds for two turns").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".here")).to_contain_text("The Net holds for two turns")
    expect(ada.page.locator("[data-figure=net] .crop svg").first).to_be_visible()
    ada.page.locator(".here").get_by_role("link", name="KC-CARD-NET-06").click()
    rule = ada.page.get_by_role("dialog", name="KC-CARD-NET-06")
    expect(rule).to_contain_text("The Net starts with counter 2")
    rule.get_by_role("link", name="In the ledger").click()
    expect(ada.page).to_have_url(re.compile("/ledger#KC-CARD-NET-06$"))
    expect(ada.page.locator("#KC-CARD-NET-06")).to_be_in_viewport()


def test_the_ledger_has_its_sections_on_a_phone(people: People) -> None:
    ada = people("Ada", viewport={"width": 360, "height": 640})
    ada.page.goto("/rules/keys-to-the-castle/ledger")
    sections = ada.page.get_by_role("navigation", name="Sections")
    sections.get_by_text("Sections").click()
    assert objections(ada) == []
    sections.get_by_role("link").last.click()
    expect(ada.page.get_by_role("heading", level=2).last).to_be_in_viewport()
    expect(sections.get_by_role("listitem")).to_have_count(0)  # folded up again
    assert not ada.is_wider_than_the_screen()
