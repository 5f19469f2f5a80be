"""The floor of The Stygian Society: all in sight while one decides, few clicks, foresight, and a whole floor."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.eye import cut, unseen
from tests.browser.person import Person
from tests.browser.society import WIDE, Stair, choices, come_to, fullest, positions, settle, touch
from tests.browser.test_advice import PATIENCE
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
PLAN = (".threats", "[data-zone=field]", "[data-zone=crypt]")
HEROES = ("section.heroes",)
ABOUT: dict[str, tuple[str, ...]] = {
    "D-SUPPORT": PLAN,
    "D-ACTION": PLAN,
    "D-PURCHASE": PLAN,
    "D-PAY": PLAN,
    "D-TARGET": (".ranks",),
    "D-BOOST": (".ranks",),
    "D-SHAKEN": ("[data-zone=bank]",),
    "D-WILD": ("[data-zone=bank]",),
    "D-SILENCE": (".threats",),
    "D-EXTRACT": ("[data-zone=tower] button",),
    "D-CUBES": (".heap.target",),
    "D-RESPONSE": (),
    "D-HERO": HEROES,
    "D-CLEANSE": HEROES,
    "D-REFRESH": HEROES,
    "D-EXHAUST": HEROES,
    "D-BUYOFF": ("section.heroes", "[data-zone=field]", "[data-zone=crypt]"),
    "D-HEROES": (".screen h2",),
    "D-START": (".screen h2",),
    "D-LEARN": (".screen h2",),
    "D-CHEST": (".screen h2", "[data-choice=OPEN]"),
    "D-GIVE": (".screen h2", ".treasure"),
    "D-TRADE": (".screen h2", "[data-choice=DONE]"),
}
"""What each decision is about."""


def box(person: Person, selector: str) -> dict[str, float]:
    found = person.page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return dict(found)


def at(people: People, stair: Stair, decision: str, **options: Any) -> Person:
    ada = people("Ada", url=stair.url, **options)
    stair.sit(ada, positions()[decision])
    return ada


def faults_at(ada: Person, name: str, size: dict[str, Any]) -> list[str]:
    """What is not to be seen of what this decision is about."""
    if size is WIDE:
        return cut(ada)
    about = ABOUT[name.split(",")[0]]
    faults = unseen(ada, *about)
    ada.page.set_viewport_size(SMALL["viewport"])
    ada.page.reload()
    come_to(ada)
    faults += [f"at 360 x 640: {fault}" for fault in unseen(ada, *about)]
    ada.page.set_viewport_size(size["viewport"])
    return faults


def look_at_all(people: People, stair: Stair, size: dict[str, Any], games: int | None = None) -> None:
    ada = people("Ada", url=stair.url, **size)
    full = fullest(games)
    assert {name.split(",")[0] for name in full} == set(ABOUT), "every decision is looked at"
    faults = {}
    for name, (players, position) in full.items():
        stair.sit(ada, position, players)
        faults[name] = faults_at(ada, name, size)
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1280", "phones"])
def test_what_a_decision_is_about_is_in_sight(people: People, stair: Stair, size: dict[str, Any]) -> None:
    """At every decision, with as much on the table as can be: at 1280 x 800 all there is, on phones what it is about."""
    look_at_all(people, stair, size)


@pytest.mark.soak
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1280", "phones"])
def test_it_is_in_sight_whatever_lies_there(people: People, stair: Stair, size: dict[str, Any]) -> None:
    look_at_all(people, stair, size, games=80)


@pytest.mark.parametrize("decision", ["D-ACTION", "D-SUPPORT", "D-TARGET", "D-PURCHASE", "D-REFRESH"])
def test_advice_leaves_everything_in_sight(people: People, stair: Stair, decision: str) -> None:
    ada = people("Ada", url=stair.url, **WIDE)
    players, position = fullest()[decision]
    stair.sit(ada, position, players)
    ada.button("What would you do?").click()
    expect(ada.page.locator("[data-counsel]")).to_be_visible()
    assert cut(ada) == []


@pytest.mark.soak
def test_advice_leaves_everything_in_sight_at_every_decision(people: People, stair: Stair) -> None:
    ada = people("Ada", url=stair.url, **WIDE)
    faults = {}
    for name, (players, position) in fullest(80).items():
        stair.sit(ada, position, players)
        ada.button("What would you do?").click()
        expect(ada.page.locator("[data-counsel]")).to_be_visible()
        faults[name] = cut(ada)
        ada.page.wait_for_timeout(PATIENCE)
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize("decision", ["D-ACTION", "D-PURCHASE", "D-SUPPORT", "D-TRADE"])
def test_pointing_at_a_choice_moves_nothing(people: People, stair: Stair, decision: str) -> None:
    ada = people("Ada", url=stair.url, **WIDE)
    players, position = fullest()[decision]
    stair.sit(ada, position, players)
    before = [box(ada, ".prompt"), box(ada, "[data-choice]")]
    choices(ada).first.hover()
    ada.page.wait_for_timeout(200)
    assert [box(ada, ".prompt"), box(ada, "[data-choice]")] == before


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
