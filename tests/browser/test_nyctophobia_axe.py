"""The Hunted's page for everybody: axe finds nothing in any state, in forced colours, with less motion, at 200 % zoom."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.glade import Glade
from tests.browser.person import Person
from tests.browser.test_axe import objections

WIDE = {"viewport": {"width": 1280, "height": 800}}
SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
ZOOMED = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
"""1280 by 800 at 200 %."""
FORCED = {**WIDE, "forced_colors": "active"}
CODE = re.compile(r"\bP[0-4]\b")
"""A seat, as the notation knows it: people have names."""
LOOKS = {"phone": SMALL, "forced colours": FORCED, "zoomed": {**ZOOMED, "reduced_motion": "no-preference"}}


def looks(usual: str) -> list[Any]:
    """All of them, all but one in the soak."""
    return [
        pytest.param(look, id=name, marks=[] if name == usual else pytest.mark.soak)
        for name, look in LOOKS.items()
    ]


def check(person: Person, state: str) -> None:
    # In forced colours axe reads the colours that were asked for, not those that are painted.
    is_forced = person.page.evaluate("matchMedia('(forced-colors: active)').matches")
    found = [one for one in objections(person) if not (is_forced and one.startswith("color-contrast"))]
    assert found == [], state
    assert not CODE.search(person.page.locator("body").inner_text()), state
    labels = person.page.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert not CODE.search(" ".join(labels)), state
    assert not person.is_wider_than_the_screen(), state


@pytest.mark.parametrize("look", looks("phone"))
def test_nothing_to_object_to_in_the_dark(people: People, glade: Glade, look: dict[str, Any]) -> None:
    ada = people("Ada", url=glade.url, **look)
    ada.context.add_init_script(
        "localStorage.setItem('lampblack.settings', JSON.stringify({pace: 'at once'}))"
    )
    fields = {"phase": "MOVE", "rocks": "C4", "cast": "guide - -", "clue": "S", "memory": "M2"}
    others = glade.sit(ada, "X=H1 1=D5 2=D3 3=G2", "D4-E4 C3-D3", "STEP(N) SEARCH", **fields)
    check(ada, "felt")
    keys = ada.page.keyboard
    keys.press("b")
    ada.page.get_by_role("button", name="Name", exact=True).click()
    check(ada, "the notebook")
    keys.press("b")
    keys.press("ArrowDown")
    expect(ada.prompt).to_contain_text("You have moved")
    check(ada, "felt elsewhere")
    keys.press("Shift+ArrowUp")
    expect(ada.page.locator(".heard")).to_contain_text("Bo is hurt by the rock")
    others.decide(2, "STOP", "HIDE_NO")
    keys.press("t")
    check(ada, "talking")
    keys.press("Escape")
    keys.press("h")
    expect(ada.notice).to_contain_text("one action to a turn")
    check(ada, "a refusal")
    keys.press("Escape")
    keys.press("e")
    expect(ada.prompt).to_contain_text("Bo is thinking")
    check(ada, "waiting")


def test_nothing_to_object_to_in_a_fight_a_sketch_and_from_outside(people: People, glade: Glade) -> None:
    ada, eve = people("Ada", url=glade.url, **SMALL), people("Eve", url=glade.url, **SMALL)
    glade.sit(ada, "X=D3 1=D5 2=H8", "D4-E4", "STEP(N)", phase="MOVE", cast="boxer -", memory="M3")
    check(ada, "a question")
    ada.page.keyboard.press("b")
    ada.page.get_by_text("In words").click()
    check(ada, "the sketch")
    eve.page.goto(ada.page.url)
    expect(eve.page.get_by_role("list", name="The order of turns")).to_be_visible()
    check(eve, "looking on")
    ada.button("Settings").click()
    ada.page.get_by_label("Read aloud what happens").check()
    check(ada, "the settings of the voice")


def test_nothing_to_object_to_when_hidden_or_armed(people: People, glade: Glade) -> None:
    ada = people("Ada", url=glade.url, **FORCED)
    glade.sit(ada, "X=H1 1=D5 2=H8", "", "", phase="POST")
    ada.page.keyboard.press("r")
    check(ada, "which way")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("h")
    expect(ada.page.get_by_role("group", name="You in the dark")).to_contain_text("hidden")
    ada.page.keyboard.press("t")
    check(ada, "hidden")
