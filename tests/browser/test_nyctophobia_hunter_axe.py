"""The Hunter's page for everybody: axe finds nothing in any state, in forced colours, with less motion, at 200 % zoom."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.glade import Glade
from tests.browser.hunt import hunting
from tests.browser.stalker import Stalker
from tests.browser.test_nyctophobia_axe import FORCED, check, looks


@pytest.mark.parametrize("look", looks("zoomed"))
def test_nothing_to_object_to_with_the_lights_on(people: People, glade: Glade, look: dict[str, Any]) -> None:
    hal = hunting(people, glade, "AX-04 AX-12", look, hidden="P2")
    check(hal, "cards")
    stalker = Stalker(hal, by="keys")
    stalker.do("PLAY(AX-04)")
    check(hal, "borders")
    hal.page.keyboard.press("Shift+ArrowRight")
    expect(hal.prompt).to_contain_text("Your next step")
    hal.page.keyboard.press("d")
    hal.page.keyboard.press("n")
    expect(hal.page.locator(".sure")).to_have_count(1)
    check(hal, "a step, foreseen")


def test_nothing_to_object_to_in_what_the_hunter_says(people: People, glade: Glade) -> None:
    hal = hunting(people, glade, "AX-12 AX-04", FORCED)
    Stalker(hal).do("PLAY(AX-12)")
    check(hal, "claims")
    hal.page.keyboard.press("t")
    check(hal, "talking")
    hal.page.keyboard.press("Escape")
    hal.cell("A8").click()
    check(hal, "an answer")
    hal.page.keyboard.press("?")
    check(hal, "the keys of both sides")
