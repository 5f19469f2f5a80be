"""The first minute: what there is, one click to a game, and seats and options in words."""

import re

import pytest
from playwright.sync_api import expect

from lampblack.games import shelf
from tests.browser.conftest import People
from tests.browser.person import Person

SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shifted += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
"""
SCRIPTS = """
performance.getEntriesByType('resource')
  .filter(({ name }) => name.endsWith('.js'))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_all_games_are_in_sight_at_once_and_nothing_jumps(people: People, width: int, height: int) -> None:
    ada = people("Ada", viewport={"width": width, "height": height})
    ada.context.add_init_script(SHIFTS)
    ada.page.goto("/")
    expect(ada.page.get_by_role("heading", name="Lampblack")).to_be_in_viewport(ratio=1)
    expect(ada.page.get_by_text("Games played in the dark")).to_be_in_viewport(ratio=1)
    for game in shelf().values():
        expect(ada.page.get_by_role("button", name=f"Play now: {game.title}", exact=True)).to_be_in_viewport(
            ratio=1
        )
        cover = ada.page.get_by_role("article", name=game.title, exact=True).locator("svg").first
        expect(cover).to_be_in_viewport()
    ada.page.wait_for_load_state("networkidle")
    assert ada.page.evaluate("window.shifted") < 0.05
    assert 0 < ada.page.evaluate(SCRIPTS) < 150_000
    assert not ada.is_wider_than_the_screen()


def test_the_next_click_sets_the_same_table(people: People) -> None:
    ada = people("Ada")
    ada.page.goto("/")
    keys = ada.page.get_by_role("article", name="Keys to the Castle")
    expect(keys).to_contain_text("Now: you and a bot")
    keys.get_by_role("link", name="seats and options").click()
    ada.page.get_by_role("radio", name="3", exact=True).check(force=True)
    ada.page.get_by_label("Who sits at seat 2").select_option("link")
    ada.page.get_by_text("Options", exact=True).click()
    ada.page.get_by_role("group", name="Who begins").get_by_role("radio", name="Seat 3").check()
    ada.button("Start the game").click()
    expect(ada.board).to_be_visible()

    ada.page.goto("/")
    expect(keys).to_contain_text("As last time: you, a friend by link, and a bot")
    ada.button("Play now: Keys to the Castle").click()
    expect(ada.board).to_be_visible()
    table = ada.page.url.rpartition("/")[2]
    info = ada.context.request.get(f"{ada.url}/api/tables/{table}").json()
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "bot"]
    assert info["options"]["first"] == "P2"


def test_house_rules_one_by_one_and_all_at_once(people: People) -> None:
    ada = people("Ada")
    ada.page.goto("/new/keys-to-the-castle")
    ada.page.get_by_text("House rules", exact=True).click()
    dial = ada.page.get_by_role("group", name="A second Net")
    preset = ada.page.get_by_role("group", name="All at once")
    expect(preset.get_by_role("radio", name="As the ledger rules")).to_be_checked()
    expect(dial.get_by_role("link", name="KC-HOUSE-07")).to_have_attribute(
        "href", "/rules/keys-to-the-castle#KC-HOUSE-07"
    )
    preset.get_by_role("radio", name="By the letter").check()
    expect(dial.get_by_role("radio", name="Yes")).to_be_checked()
    dial.get_by_role("radio", name="No").check()
    expect(preset.get_by_role("radio", checked=True)).to_have_count(0)
    assert not ada.is_wider_than_the_screen()
    ada.button("Start the game").click()
    expect(ada.board).to_be_visible()
    table = ada.page.url.rpartition("/")[2]
    options = ada.context.request.get(f"{ada.url}/api/tables/{table}").json()["options"]
    assert options["exit"] == "blocked"
    assert not {"second_net", "padlock_bars", "house_rules"} & options.keys()
    ada.button("This table …").click()
    agreed = ada.page.get_by_role("dialog", name="This table").locator("dl")
    expect(agreed).to_contain_text("KC-HOUSE-01")
    expect(agreed).not_to_contain_text("KC-HOUSE-07")


def choices_of(person: Person, label: str) -> list[str]:
    return person.page.get_by_label(label).locator("option").all_inner_texts()


def test_parts_have_names_and_bots_that_fit(people: People) -> None:
    """In Nyctophobia one hunts and the others flee; who changes places leaves a bot of the right kind."""
    hal = people("Hal")
    hal.page.goto("/new/nyctophobia")
    hunter = hal.page.get_by_role("group", name="Seat 1: The Hunter")
    expect(hunter).to_contain_text("Sees the forest")
    expect(hunter).to_contain_text("Catches careful Hunted in every second game")
    assert choices_of(hal, "Which bot at seat 1") == ["Stalker", "Kind", "Random"]
    assert choices_of(hal, "Which bot at seat 3") == ["Huddle", "Random"]

    hal.button("I sit here, at seat 1").click()
    expect(hal.page.get_by_label("Who sits at seat 1")).to_have_value("me")
    expect(hal.page.get_by_label("Which bot at seat 2")).to_have_value("huddle")
    hal.page.get_by_text("Options", exact=True).click()
    options = hal.page.locator("details", has=hal.page.get_by_text("Options", exact=True))
    expect(options).to_contain_text("You may look back, and a map draws itself from what you felt.")
    assert not re.search(r"M0|hunted-1|auto_share", options.inner_text())
    hal.page.get_by_label("Who sits at seat 3").select_option("link")
    hal.page.get_by_label("Who sits at seat 4").select_option("link")
    hal.button("Start the game").click()
    expect(hal.prompt).to_contain_text("Send the link")

    invite = hal.page.get_by_label("Link for this seat").first.input_value()
    ada = people("Ada")
    ada.page.goto(invite)
    ada.page.get_by_label("What shall we call you?").fill("Ada")
    ada.page.get_by_role("radio", name="Hunted 3").check()
    ada.button("Sit down").click()
    expect(hal.page.get_by_role("list", name="Seats").get_by_role("listitem").nth(3)).to_contain_text("Ada")
