"""The end of a game on the page: how it was decided, in words and numbers, and a sentence to share."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.test_axe import objections
from tests.browser.test_replay import finished_table

WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}


def come_to_the_end(ada: Person) -> str:
    table = finished_table(ada)
    ada.sit(table)
    ada.wait_until_over()
    return table


@pytest.mark.parametrize(
    "look", [pytest.param(WIDE, id="wide"), pytest.param(SMALL, id="phone", marks=pytest.mark.soak)]
)
def test_an_ending_tells_how_it_went(people: People, look: dict[str, Any]) -> None:
    ada = people("Ada", **look)
    table = come_to_the_end(ada)
    expect(ada.prompt.get_by_role("heading", level=2)).to_have_text("Nobody got across")
    expect(ada.prompt.get_by_role("button", name="KC-WIN-10")).to_be_visible()
    numbers = ada.page.get_by_role("region", name="The game in numbers")
    expect(numbers).to_contain_text("Steps to the far side, if every door were open. Ada: 6 throughout.")
    parts = numbers.get_by_role("region", name="Each one’s part")
    expect(parts.get_by_role("columnheader")).to_have_text(["Ada", "Random", "Random 2", "Random 3"])
    expect(parts.get_by_role("row", name=re.compile("^Turns"))).to_have_text(
        re.compile(r"Turns\s*0\s*1\s*1\s*1")
    )
    assert not ada.is_wider_than_the_screen()
    assert objections(ada) == []
    if look is WIDE:
        for name in ("Play again", "Copy to share"):
            expect(ada.button(name)).to_be_in_viewport(ratio=1)

    decided = ada.prompt.get_by_role("region", name="What decided it")
    decided.get_by_role("link", name="The agreed limit of 3 turns").click()
    expect(ada.page).to_have_url(re.compile(rf"/t/{table}/replay#\d+@P0$"))
    expect(ada.page.get_by_text("Nobody got across. The agreed limit of 3 turns came first.")).to_be_visible()
    ada.page.get_by_role("tab", name="Numbers").click()
    expect(ada.page.get_by_role("region", name="What decided it")).to_be_visible()
    assert not ada.is_wider_than_the_screen()
    assert objections(ada) == []


def test_a_sentence_to_share(people: People) -> None:
    ada = people("Ada", permissions=["clipboard-read", "clipboard-write"])
    table = come_to_the_end(ada)
    ada.button("Copy to share").click()
    expect(ada.button("Copied")).to_be_visible()
    assert ada.page.evaluate("navigator.clipboard.readText()") == (
        f"Nobody got across the castle within 3 turns of Keys to the Castle. {ada.url}/t/{table}/replay"
    )
