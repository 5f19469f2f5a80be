"""A whole turn without a pointer."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import People


def test_a_turn_by_keyboard_alone(people: People) -> None:
    ada = people("Ada")
    keys = ada.page.keyboard
    ada.page.goto("/")
    play = ada.button("Play now: Keys to the Castle")
    expect(play).to_be_visible()
    for _ in range(6):
        keys.press("Tab")
        if play.evaluate("button => button === document.activeElement"):
            break
    keys.press("Enter")
    expect(ada.board).to_be_visible()
    ada.wait_until_up()

    keys.press("1")
    expect(ada.cards.first).to_have_attribute("aria-pressed", "true")
    expect(ada.board.locator(":focus")).to_have_count(1)
    keys.press("Escape")
    expect(ada.cards.first).to_have_attribute("aria-pressed", "false")

    at = ada.board.locator(":focus").get_attribute("data-cell") or ""
    keys.press("ArrowUp")
    above = f"{at[0]}{int(at[1:]) - 1}"
    expect(ada.cell(above)).to_be_focused()
    expect(ada.cell(above)).to_have_attribute("tabindex", "0")
    expect(ada.cell(at)).to_have_attribute("tabindex", "-1")
    assert re.match(rf"{above}, \w+ door, ", ada.cell(above).get_attribute("aria-label") or "")

    keys.press("2")
    keys.press("d")
    expect(ada.prompt).to_contain_text("Move one step")
    assert "You discard a" in ada.spoken()
    keys.press("s")
    expect(ada.story).to_contain_text("You stay put.")
    assert ada.page.evaluate("document.activeElement !== document.body"), "the keyboard has lost its place"


def test_the_list_of_keys_and_switching_them_off(people: People) -> None:
    ada = people("Ada")
    ada.sit(ada.make_table(ada.me(), {"kind": "open"}, first="P0"))
    ada.page.keyboard.press("?")
    listed = ada.page.get_by_role("dialog", name="How to play")
    expect(listed).to_contain_text("Cross the castle")
    expect(listed).to_contain_text("choose a card")
    ada.page.keyboard.press("Escape")
    expect(listed).to_be_hidden()

    ada.button("Settings").click()
    ada.page.get_by_label("Single letters and numbers as commands").uncheck()
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("1")
    expect(ada.cards.first).to_have_attribute("aria-pressed", "false")
    ada.page.reload()
    expect(ada.board).to_be_visible()
    ada.page.keyboard.press("1")
    expect(ada.cards.first).to_have_attribute("aria-pressed", "false")


def test_sound_is_muted_for_good(people: People) -> None:
    ada = people("Ada")
    ada.sit(ada.make_table(ada.me(), {"kind": "open"}))
    sound = ada.page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    ada.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")


def test_less_motion_is_respected(people: People) -> None:
    running = "document.getAnimations().filter(one => one.playState === 'running').length"
    ada = people("Ada", reduced_motion="no-preference")
    ada.sit(ada.make_table(ada.me(), {"kind": "open"}, first="P0"))
    assert ada.page.evaluate(running) > 0
    ada.page.emulate_media(reduced_motion="reduce")
    expect(ada.page.locator("html")).to_have_attribute("data-motion", "reduced")
    assert ada.page.evaluate(running) == 0
