"""A turn of The Stygian Society can be stepped back through and told again; axe and forced colours."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.society import WIDE, Stair, choices, positions, settle, touch
from tests.browser.test_axe import objections
from tests.browser.test_phone import PHONE
from tests.browser.test_stygian_tower import DRAWN, drawn, lying
from tests.games.stygian_society.table import text_of

SURE_HARM = text_of(
    "lower.toll_stair", players=1, heroes="knight burglar doctor", front="brute acolyte", crypt="R6Y6"
)
"""Enough lies there for red and yellow to act, whatever falls."""
STATES = (
    "D-ACTION",
    "D-TARGET",
    "D-WILD",
    "D-PURCHASE",
    "D-LEARN",
    "D-CHEST",
    "D-GIVE",
    "D-TRADE",
    "D-RESPONSE",
)


def bar(ada: Person) -> Any:
    return ada.page.get_by_role("group", name="The story, step by step")


def words(ada: Person) -> str:
    return ada.page.locator("[data-story] .words").inner_text()


def drop(ada: Person) -> dict[str, Any]:
    """An action, up to the next decision after its drop; what fell."""
    choices(ada).filter(has_text="Scrap").click()
    for _ in range(6):
        settle(ada)
        facts = [
            one["fact"]
            for update in ada.messages("update")
            for entry in update["entries"]
            for one in entry.get("happenings", [])
        ]
        falls = [fact for fact in facts if fact["type"] == "CubesFell"]
        if falls:
            return dict(falls[-1])
        touch(ada)
    raise AssertionError("nothing falls")


@pytest.mark.rule("SS-TOW-22")
def test_the_turn_is_stepped_back_and_told_once_more(people: People, stair: Stair) -> None:
    ada = people("Ada", url=stair.url, **WIDE)
    ada.context.add_init_script(DRAWN)
    stair.sit(ada, SURE_HARM)
    wounds = ada.page.locator(".tracks .wounds dd")
    expect(wounds).to_have_text(re.compile("^0"))
    fell = drop(ada)
    after = wounds.inner_text()
    assert not after.startswith("0")
    assert words(ada).endswith("Now.")
    options = choices(ada).count()
    seen = []
    while bar(ada).get_by_role("button", name="Step back").is_enabled():
        bar(ada).get_by_role("button", name="Step back").click()
        seen.append(words(ada))
        assert ada.page.locator(".enemy.target, .heap.target").count() == 0, "the past cannot be decided"
    assert any("The cubes fall." in line for line in seen)
    assert any("acts" in line for line in seen)
    expect(wounds).to_have_text(re.compile("^0"))
    drawn(ada)
    for _ in seen:
        bar(ada).get_by_role("button", name="Step on").click()
        ada.page.wait_for_timeout(30)
    expect(wounds).to_have_text(after)
    assert words(ada).endswith("Now.")
    assert choices(ada).count() == options

    drawn(ada)
    bar(ada).get_by_role("button", name="Once more").click()
    ada.page.wait_for_function("expected => window.drawn.includes(expected)", arg=lying(fell))
    expect(ada.page.locator("[data-story] .words")).to_contain_text("Now.")
    expect(wounds).to_have_text(after)


def test_wounds_and_peril_fly_where_they_are_suffered(people: People, stair: Stair) -> None:
    ada = people("Ada", url=stair.url, reduced_motion="no-preference", **WIDE)
    ada.context.add_init_script(
        """localStorage.setItem('lampblack.settings', JSON.stringify({ pace: 'fast' }));
        window.flights = [];
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes) for (const node of addedNodes)
            for (const one of node.querySelectorAll?.('[data-flight]') ?? []) window.flights.push(one.textContent);
          for (const one of document.querySelectorAll('[data-flight]'))
            window.flights.push(`${one.parentElement.className.split(' ')[0]} ${one.textContent}`);
        }).observe(document, { subtree: true, childList: true });"""
    )
    stair.sit(ada, SURE_HARM)
    drop(ada)
    settle(ada)
    flights = set(ada.page.evaluate("window.flights"))
    assert any(re.match(r"wounds \+\d", flight) for flight in flights), flights
    assert any(re.match(r"peril \+1", flight) for flight in flights), flights


def check_states(people: People, stair: Stair, states: tuple[str, ...], *but: str, **options: Any) -> Person:
    ada = people("Ada", url=stair.url, **options)
    for state in states:
        stair.sit(ada, positions()[state])
        assert objections(ada, *but) == [], state
        assert not re.search(r"\b1 wounds\b", ada.page.locator("main").inner_text()), state
    return ada


def test_axe_finds_nothing_in_forced_colours(people: People, stair: Stair) -> None:
    """What glows, what is filled and what is chosen can still be told. The colours themselves are the system's."""
    ada = check_states(people, stair, STATES, "color-contrast", forced_colors="active", **WIDE)
    stair.sit(ada, positions()["D-TARGET"])
    target = ada.page.locator(".enemy.target").first
    other = "getComputedStyle(document.querySelector('.enemy.target')).borderTopColor"
    assert target.count() == 1
    assert ada.page.evaluate(other) != "rgba(0, 0, 0, 0)"
    bars = "[...document.querySelectorAll('.tracks .bar')].map((one) => getComputedStyle(one).borderTopStyle)"
    assert set(ada.page.evaluate(bars)) == {"solid"}


@pytest.mark.soak
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1280", "390"])
def test_axe_finds_nothing_in_any_state(people: People, stair: Stair, size: dict[str, Any]) -> None:
    check_states(people, stair, tuple(positions()), **size)
