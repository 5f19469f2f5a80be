"""The floor of The Stygian Society: all in sight while one decides, few clicks, foresight, and a whole floor."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.society import WIDE, Stair, choices, positions, settle, touch
from tests.browser.test_phone import PHONE
from tests.games.stygian_society.table import text_of

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
LAST_ENEMIES = text_of(
    "lower.toll_stair",
    players=1,
    heroes="knight burglar doctor",
    front="acolyte acolyte",
    field="B6G3W3",
    crypt="R1",
)
"""What lies there is enough to win the floor."""
PLAN = {
    "D-ACTION": ("[data-zone=field]", "[data-zone=crypt]", ".threats"),
    "D-PURCHASE": ("[data-zone=field]", "[data-zone=crypt]", ".threats"),
    "D-WILD": ("[data-zone=bank]",),
}
"""What a decision is about."""
SCREENS = ("D-LEARN", "D-CHEST", "D-GIVE", "D-TRADE")
"""Decisions with a picture of their own, in place of tower and floor."""


def box(person: Person, selector: str) -> dict[str, float]:
    found = person.page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return dict(found)


def at(people: People, stair: Stair, decision: str, **options: Any) -> Person:
    ada = people("Ada", url=stair.url, **options)
    stair.sit(ada, positions()[decision])
    return ada


@pytest.mark.parametrize("decision", ["D-ACTION", "D-TARGET", "D-WILD", "D-PURCHASE", *SCREENS])
def test_all_is_in_sight_at_1280(people: People, stair: Stair, decision: str) -> None:
    """Nothing scrolls, nothing lies over anything else, and pointing at a choice moves nothing."""
    ada = at(people, stair, decision, **WIDE)
    size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert ada.page.evaluate(size) == [1280, 800]
    floor = ["[data-zone=tower]", ".floor", ".threats", "[data-zone=field]", "[data-zone=crypt]"]
    parts = [".tracks", *([".screen"] if decision in SCREENS else floor), ".heroes", ".story"]
    boxes = {part: box(ada, part) for part in parts}
    for part, one in boxes.items():
        assert one["y"] >= 54, part
        assert one["y"] + one["height"] <= 800, part
        assert one["x"] + one["width"] <= 1280, part
    if decision in SCREENS:
        scrolls = ada.page.locator(".screen").evaluate("one => one.scrollHeight - one.clientHeight")
        assert scrolls <= 0, "all that can be chosen is seen"
        expect(ada.page.locator("section.tray [data-choice]")).to_have_count(0)
    else:
        assert boxes["[data-zone=tower]"]["height"] > 480, "big enough to enjoy"
    before = [box(ada, ".prompt"), box(ada, "[data-choice]")]
    choices(ada).first.hover()
    ada.page.wait_for_timeout(200)
    assert [box(ada, ".prompt"), box(ada, "[data-choice]")] == before


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["390", "360"])
@pytest.mark.parametrize("decision", list(PLAN))
def test_the_tray_covers_nothing_on_a_phone(
    people: People, stair: Stair, decision: str, size: dict[str, Any]
) -> None:
    ada = at(people, stair, decision, **size)
    assert not ada.is_wider_than_the_screen()
    tray, board = box(ada, "section.tray"), box(ada, "section.board")
    assert tray["y"] >= board["y"] + board["height"] - 1
    assert tray["y"] + tray["height"] <= size["viewport"]["height"] + 1
    for part in PLAN[decision]:
        ada.page.locator(part).first.scroll_into_view_if_needed()
        one = box(ada, part)
        assert one["y"] + one["height"] <= tray["y"] + 1, f"{part} under the tray"
        assert one["height"] < board["height"], f"{part} can be seen whole"
    if size is PHONE and decision in ("D-PURCHASE", "D-ACTION"):
        ada.page.reload()
        settle(ada)
        for part in PLAN[decision]:
            one = box(ada, part)
            assert board["y"] <= one["y"], f"{part} is in sight at once"
            assert one["y"] + one["height"] <= box(ada, "section.tray")["y"] + 1


def test_an_action_its_target_and_its_wild_in_three_clicks(people: People, stair: Stair) -> None:
    ada = people("Ada", url=stair.url, **WIDE)
    stair.sit(ada, LAST_ENEMIES)
    choices(ada).filter(has_text="Steel Fist").click()
    ada.page.locator(".enemy.target").first.click()
    expect(ada.prompt).to_contain_text("1 wild cube")
    choices(ada).first.click()
    expect(ada.story).to_contain_text("In the tower:")


def test_what_a_purchase_does_is_told_before(people: People, stair: Stair) -> None:
    ada = people("Ada", url=stair.url, **WIDE)
    stair.sit(ada, LAST_ENEMIES.replace("crypt: R1", "crypt: R3"))
    choices(ada).filter(has_text="Steel Fist").hover()
    threat = ada.page.locator(".threats li.red")
    expect(threat).to_contain_text("100 %")
    expect(threat).to_contain_text("3 in the crypt, counting double")
    for _ in range(8):
        if "how often do you buy" in ada.prompt.inner_text():
            break
        touch(ada)
    ahead = ada.page.get_by_role("region", name="What would happen")
    choices(ada).filter(has_text="3 wounds").last.hover()
    expect(ahead).to_contain_text(re.compile(r"Leaves .* in the field"))
    expect(ahead).to_contain_text(re.compile("takes 3 wounds|buys line 1"))
    assert choices(ada).last.inner_text().startswith("Buy nothing")


def test_a_treasure_is_handed_over_on_the_screen(people: People, stair: Stair) -> None:
    """A card, then who gets it; the tray has nothing to choose."""
    ada = at(people, stair, "D-TRADE", **WIDE)
    screen = ada.page.get_by_role("region", name="Between floors")
    card = screen.locator("button.card.target").first
    name = card.locator(".name").inner_text()
    card.click()
    screen.get_by_role("button", name=re.compile("^Give it to")).first.click()
    expect(ada.story).to_contain_text(re.compile(rf"gets {name}|hands? {name}"))
    expect(screen.get_by_role("button", name="On to the next floor")).to_be_enabled()


def test_what_a_whole_payment_does_is_told_before(people: People, stair: Stair) -> None:
    """Its cubes are several decisions; they are foreseen as one."""
    ada = at(people, stair, "D-PAY", **WIDE)
    for choice in (choices(ada).first, choices(ada).last):
        choice.hover()
        ahead = ada.page.get_by_role("region", name="What would happen")
        expect(ahead).to_contain_text(re.compile(r" pays \d"))


def play_the_floor(ada: Person, decide: Any) -> set[str]:
    """Until the next floor lies there; the screens seen on the way."""
    seen: set[str] = set()
    for _ in range(120):
        if ada.page.get_by_role("region", name="Floor 2").count():
            return seen
        for name in ("The chest", "Between floors", "A new skill"):
            if ada.page.get_by_role("region", name=name).count():
                seen.add(name)
        decide(ada)
    raise AssertionError(f"the floor is not won: {ada.story.inner_text()[-400:]}")


def by_keys(ada: Person) -> None:
    keys = ada.page.keyboard
    if ada.page.locator(".enemy.target").count():
        keys.press("f")
        keys.press("Enter")
    else:
        keys.press("1")
    settle(ada)


def by_tapping(ada: Person) -> None:
    thing = ada.page.locator(".enemy.target")
    chosen = thing.first if thing.count() else choices(ada).first
    chosen.tap()
    settle(ada)


@pytest.mark.parametrize(
    ("size", "decide"),
    [(WIDE, touch), (PHONE, by_tapping), (WIDE, by_keys), (PHONE, by_keys)],
    ids=["mouse", "finger", "keyboard", "keyboard-390"],
)
def test_a_floor(people: People, stair: Stair, size: dict[str, Any], decide: Any) -> None:
    """Two enemies, the chest, a treasure for somebody, and up the stairs."""
    ada = people("Ada", url=stair.url, **size)
    stair.sit(ada, LAST_ENEMIES)
    assert {"The chest"} <= play_the_floor(ada, decide)
    expect(ada.page.get_by_role("region", name="Floor 2")).to_contain_text("Floor 2 of 6")
    assert not ada.is_wider_than_the_screen()
