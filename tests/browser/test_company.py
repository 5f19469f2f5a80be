"""People at a table besides the game: another round, getting up, clocks, peace, pointing."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.test_axe import objections
from tests.browser.test_stygian_society import choices, climb, settle, to_the_action

BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}


def set_table(person: Person, *seats: dict[str, str], game: str = "keys-to-the-castle", **more: Any) -> str:
    """A table with manners; the page goes there."""
    body = {"game": game, "seats": [person.me(), *seats]} | more
    made = person.context.request.post(f"{person.url}/api/tables", data=body)
    assert made.status == 201, made.text()
    table = str(made.json()["table"])
    person.sit(table)
    return table


def invite(host: Person, guest: Person) -> None:
    guest.join(host.page.get_by_label("Link for this seat").first.input_value())


def open_menu(person: Person, name: str) -> None:
    person.page.get_by_role("button", name=name).click()


def resign(person: Person, word: str) -> None:
    open_menu(person, "Your seat: get up or resign")
    person.page.get_by_label("Resign: you give the game up").check()
    person.page.get_by_label("A word to the others").fill(word)
    person.page.get_by_role("button", name="Resign", exact=True).click()
    expect(person.page.get_by_role("alert").filter(has_text="cannot come back")).to_be_visible()
    person.button("Yes, resign").click()


def test_play_again_takes_everybody_along(people: People) -> None:
    ada, ben = people("Ada"), people("Ben")
    old = set_table(ada, OPEN)
    invite(ada, ben)
    resign(ben, "My train")
    ada.wait_until_over()
    ada.page.get_by_role("tab", name="Story").click()  # after the end the numbers are on top
    expect(ada.story).to_contain_text("Ben resigns: My train")
    expect(ada.prompt).to_contain_text("You win!")
    assert ada.prompt.get_by_role("button", name=re.compile("^KC-")).count() == 0
    expect(ben.prompt.get_by_role("heading", level=2)).to_have_text("Ada wins!")
    expect(ben.prompt).to_contain_text("Keys to the Castle: Ada wins! Ben resigned.")

    ada.page.get_by_text("With a change").click()
    ada.page.get_by_label("Everybody moves one seat on").check()
    assert objections(ada) == []
    ada.button("Play again").click()
    expect(ada.page).not_to_have_url(re.compile(old))
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("Kept for Ben")

    expect(ben.prompt).to_contain_text("Ada sets the table again.")
    ben.page.reload()
    expect(ben.prompt).to_contain_text("Ada sets the table again.")
    ben.button("Come along").click()
    expect(ben.page).to_have_url(ada.page.url)
    seats = ben.page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text("Ben you")
    expect(ada.page.get_by_role("list", name="Seats")).not_to_contain_text("Kept")


def test_who_is_away_is_played_for_and_comes_back(people: People) -> None:
    ada, ben = people("Ada"), people("Ben")
    table = set_table(ada, OPEN, options={"first": "P1"})
    invite(ada, ben)
    ben.page.goto("/")
    expect(ada.prompt).to_contain_text("Ben is away just now")
    open_menu(ada, "What to do about Ben")
    assert objections(ada) == []
    ada.prompt.get_by_role("button", name="Let a bot play for Ben").click()
    ada.wait_until_up()
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("a bot plays")
    ben.sit(table)
    assert objections(ben) == []
    ben.prompt.get_by_role("button", name="Take your seat back").click()
    expect(ben.page.locator("[data-lent]")).to_have_count(0)
    expect(ada.story).to_contain_text("Ben is back.")


def test_who_gets_up_from_bots_is_asked_nothing_and_who_resigns_is_done(people: People) -> None:
    """Bots alone play no game: they wait until somebody comes back, and for who cannot it is over."""
    ada = people("Ada")
    set_table(ada, BOT, BOT, options={"first": "P0"})
    ada.wait_until_up()
    open_menu(ada, "Your seat: get up or resign")
    assert objections(ada) == []
    ada.page.get_by_role("button", name="Get up", exact=True).click()
    expect(ada.page.locator("[data-lent]")).to_contain_text("Everybody has got up: the bots wait.")
    assert objections(ada) == []
    expect(ada.page).to_have_title("Keys to the Castle")  # nobody's turn here
    expect(ada.prompt.get_by_text("Your turn")).to_have_count(0)
    ada.button("Take your seat back").first.click()
    ada.wait_until_up()
    resign(ada, "")
    ada.wait_until_over()
    expect(ada.prompt.get_by_role("heading", level=2)).to_have_text("Random and Random 2 win!")
    expect(ada.prompt).to_contain_text("Keys to the Castle: Random and Random 2 win! Ada resigned.")


def test_a_clock_runs_out_and_a_bot_decides(people: People) -> None:
    ada = people("Ada")
    set_table(ada, BOT, options={"first": "P0"}, manners={"clock": {"move": 3}})
    expect(ada.prompt.get_by_role("timer")).to_be_visible()
    expect(ada.story).to_contain_text("Your time is up; a bot decides.")


def test_peace(people: People) -> None:
    ada, ben, eve = people("Ada"), people("Ben"), people("Eve")
    table = set_table(ada, OPEN)
    invite(ada, ben)
    eve.sit(table)
    for person, words in ((ben, "Something rude"), (ben, "Something kind")):
        person.page.get_by_role("tab", name="Chat").click()
        person.page.get_by_label("Say something").fill(words)
        person.page.get_by_label("Say something").press("Enter")
    said = eve.page.get_by_role("region", name="What was said")
    eve.page.get_by_role("tab", name="Chat").click()
    expect(said).to_contain_text("Something kind")
    said.get_by_role("button", name="Report “Something rude”").click()
    expect(said).to_contain_text("Reported.")
    ben.page.get_by_role("button", name="Remove “Something rude”").click()
    expect(said).to_contain_text("These words were removed.")
    expect(said).not_to_contain_text("rude")

    open_menu(ada, "What to do about Ben")
    ada.button("Mute Ben in the chat").click()
    expect(ben.page.get_by_label("Say something")).to_have_count(0)
    ada.button("This table …").click()
    assert objections(ada) == []
    ada.page.get_by_label("Who gives an absent person’s seat").select_option("maker")
    ada.button("Send away").click()
    ada.button("Yes: send away").click()
    expect(eve.page.get_by_text("You were sent away from this table.")).to_be_visible()
    expect(ada.story).to_contain_text("You change how the table goes about things.")


def test_people_point_and_suggest(people: People) -> None:
    ada, ben = people("Ada"), people("Ben", has_touch=True)
    set_table(ada, OPEN, game="night-cage")
    invite(ada, ben)
    ada.wait_until_up()
    ben.cell("(2,3)").click(button="right")
    expect(ada.cell("(2,3)")).to_have_attribute("data-pointed", "Ben")
    expect(ada.prompt).to_contain_text("Ben points at D3.")
    assert "Ben points at D3." in ada.spoken()
    press_long(ben, ben.cell("(1,2)"))
    expect(ada.cell("(1,2)")).to_have_attribute("data-pointed", "Ben")
    expect(ben.notice).to_be_empty()  # the finger that points decides nothing

    ben.cell("(4,4)").focus()
    ben.page.keyboard.press("Shift+S")
    expect(ada.cell("(4,4)")).to_have_attribute("data-ghost", "Ben")
    expect(ada.page.locator("[data-suggested='(4,4)'] .pale")).to_have_count(1)  # the prisoner, pale
    assert objections(ada) == []
    ben.button("Never mind").click()
    expect(ada.page.locator("[data-ghost], [data-suggested], [data-pointed]")).to_have_count(0)

    ben.cell("(4,4)").focus()
    ben.page.keyboard.press("Shift+S")
    ada.prompt.get_by_role("button", name="Take it").click()
    expect(ada.prompt).to_contain_text("which two sides are open?")
    expect(ben.page.locator("[data-ghost]")).to_have_count(0)


def press_long(person: Person, thing: Locator) -> None:
    """A finger that rests: Playwright only taps, so by the browser's own tools."""
    box = thing.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = person.context.new_cdp_session(person.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(thing).to_have_attribute("data-pointed", "You")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.soak
def test_people_point_at_enemies(people: People) -> None:
    """In The Stygian Society: what is suggested is marked with who does, and taken by a key."""
    ada, ben = people("Ada"), people("Ben")
    climb(ada, ada.me(), OPEN, {"kind": "bot", "bot": "random"})
    ben.page.goto(ada.page.get_by_label("Link for this seat").first.input_value())
    ben.page.get_by_label("What shall we call you?").fill("Ben")
    ben.button("Sit down").click()
    to_the_action(ada)
    hero = ben.page.locator("[data-point^='hero:']").first
    key = str(hero.get_attribute("data-point"))
    hero.click(button="right")
    expect(ada.page.locator(f"[data-point='{key}']").first).to_have_attribute("data-pointed", "Ben")
    expect(ada.prompt).to_contain_text("Ben points at")
    choices(ada).filter(has_text="Attack").first.click()
    settle(ada)
    expect(ada.prompt).to_contain_text("choose the target")
    enemy = ben.page.locator("[data-point='enemy:F2']").first
    enemy.focus()
    ben.page.keyboard.press("Shift+S")
    expect(ada.page.locator("[data-point='enemy:F2']").first).to_have_attribute("data-ghost", "Ben")
    ada.page.keyboard.press("Shift+T")
    expect(ada.prompt).not_to_contain_text("choose the target")


@pytest.mark.soak
def test_three_people_vote_and_others_may_decide(people: People) -> None:
    """Two of three want a bot for who is away; and at zero, where nothing is hidden, the others decide."""
    ada, ben, cleo = people("Ada"), people("Ben"), people("Cleo")
    table = set_table(
        ada, OPEN, OPEN, game="night-cage", manners={"clock": {"move": 1, "game": 0, "at_zero": "others"}}
    )
    invite(ada, ben)
    invite(ada, cleo)
    expect(cleo.prompt).to_contain_text("has no time left; you may decide", ignore_case=True)
    asked = cleo.prompt.inner_text()
    cleo.board.locator(".target").first.click()
    expect(cleo.prompt).not_to_have_text(asked)
    ben.page.goto("/")
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("away")
    open_menu(ada, "What to do about Ben")
    ada.button("Ask for a bot at Ben").click()
    expect(cleo.page.get_by_role("list", name="Seats")).to_contain_text("asked for a bot")
    open_menu(cleo, "What to do about Ben")
    expect(cleo.page.locator("[data-votes]").first).to_contain_text(
        "Ada wants a bot to play here: 1 of 2 needed"
    )
    cleo.button("Let a bot play for Ben").first.click()
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("a bot plays")
    ben.sit(table)
    expect(ben.page.locator("[data-lent]")).to_contain_text("A bot plays for you.")
