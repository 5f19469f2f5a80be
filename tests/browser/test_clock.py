"""The one clock: board, words, sounds, prompt, choices and ending move together, at the pace one likes."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.feeler import Feeler
from tests.browser.groper import Groper, cage
from tests.browser.person import Person
from tests.browser.test_nyctophobia import come_as_hunted
from tests.browser.watch import Watch

BOT = {"kind": "bot", "bot": "random"}
MOST_CHOICES = 60


def come(people: People, **settings: str | None) -> tuple[Person, Watch]:
    ada = people("Ada", reduced_motion="no-preference")
    return ada, Watch(ada, **settings)


def decisions(ada: Person) -> int:
    return len(ada.messages("accepted"))


def set_pace(ada: Person, story: str, bots: str) -> None:
    ada.button("Settings").click()
    ada.page.get_by_label("How fast the story is told").select_option(story)
    ada.page.get_by_label("What bots do").select_option(bots)
    ada.button("Close").click()


def pass_the_turn(ada: Person) -> None:
    ada.cards.first.click()
    ada.button("Discard it").click()
    expect(ada.prompt).to_contain_text("Move one step")
    ada.page.keyboard.press("s")


def test_the_cage_is_shown_before_anybody_is_asked(people: People) -> None:
    """Ada's prisoner and the tiles its light finds; three bots do the same; then Ada shall move."""
    ada, watch = come(people, pace="fast")
    cage(ada, bots=3)
    groper = Groper(ada, seed=1)
    while "Move A" not in ada.prompt.inner_text():
        groper.decide()
        ada.wait_until_up()
    assert watch.behind > 10
    watch.check_present()


def make_something_happen(ada: Person, watch: Watch) -> None:
    """Decide what is asked until there is a story to tell; most decisions of a start bring one."""
    for _ in range(9):
        ada.wait_until_up()
        confirm = ada.page.locator("[data-confirm]")
        (confirm if confirm.count() else ada.cell(ada.targets[0])).click()
        expect(ada.page.locator("main[data-busy]:not([data-behind])")).to_have_count(0)
        ada.page.wait_for_timeout(100)  # where a Start tile will lie is still being asked
        if watch.is_behind():
            return
    raise AssertionError("nothing happens")


def test_a_key_a_click_or_a_reload_leads_to_the_present(people: People) -> None:
    ada, watch = come(people, pace="slow")
    cage(ada)
    make_something_happen(ada, watch)
    ada.page.keyboard.press(".")
    expect(ada.prompt).to_contain_text("Your turn")
    watch.check_present()

    make_something_happen(ada, watch)
    made = decisions(ada)
    ada.cell("(2,3)").click()
    expect(ada.prompt).to_contain_text("Your turn")
    assert decisions(ada) == made, "the click was no decision"
    expect(ada.notice).to_be_empty()
    watch.check_present()

    make_something_happen(ada, watch)
    ada.page.reload()
    expect(ada.prompt).to_contain_text("Your turn")
    assert watch.behind == 0
    assert watch.said() == [], "who comes back reads the story; nobody tells it again"


def test_doors_turn_before_the_next_turn_begins(people: People) -> None:
    ada, watch = come(people)
    ada.sit(ada.make_table(ada.me(), BOT, first="P0"))
    ada.cards.first.click()
    ada.button("Discard it").click()
    expect(ada.prompt).to_contain_text("Move one step")
    assert watch.behind == 0, "nobody waits for the own decision"
    ada.page.keyboard.press("s")
    watch.wait_until_behind()
    watch.wait_until_asked_by_the_server()
    ada.wait_until_up()
    watch.check_present()


def test_what_is_heard_takes_its_time(people: People) -> None:
    """In the dark there is nothing to see: each moment has its sentence, and its length."""
    ada, watch = come(people, pace="fast")
    come_as_hunted(ada, memory="M1")
    watch.forget()
    feeler = Feeler(ada, 1)
    for _ in range(MOST_CHOICES):
        if watch.behind > 0:
            break
        if feeler.is_asked():
            feeler.do(feeler.choose())
        ada.page.wait_for_timeout(50)
    assert watch.behind > 0
    watch.wait_until_asked_by_the_server()
    ada.page.keyboard.press("Escape")
    watch.wait_until_caught_up()
    watch.check_present()


def test_the_end_is_told_when_it_is_shown(people: People) -> None:
    ada, watch = come(people, pace="fast")
    ada.sit(ada.make_table(ada.me(), BOT, first="P0", max_turns="2"))
    pass_the_turn(ada)
    watch.wait_until_behind()
    watch.wait_until_asked_by_the_server()
    assert watch.is_behind(), "the server has ended the game, the page has not shown it"
    assert ada.prompt.get_by_text("The end").count() == 0
    ada.wait_until_over()
    expect(ada.page).to_have_title(re.compile("^The end"))
    assert "stopped after 2 turns" in watch.said()[-1]
    watch.check_present()


def test_the_pace_is_a_setting_and_bots_have_their_own(people: People) -> None:
    ada, watch = come(people)
    ada.sit(ada.make_table(ada.me(), BOT, first="P0"))
    set_pace(ada, "at once", "slow")
    pass_the_turn(ada)
    watch.wait_until_behind()
    watch.wait_until_asked_by_the_server()
    ada.page.keyboard.press(".")
    ada.wait_until_up()

    set_pace(ada, "at once", "at once")
    kept = ada.page.evaluate("JSON.parse(localStorage.getItem('lampblack.settings'))")
    assert (kept["pace"], kept["botPace"]) == ("at once", "at once")
    watch.forget()
    pass_the_turn(ada)
    expect(ada.story).to_contain_text("Turn 5")
    ada.wait_until_up()
    assert watch.behind == 0
    watch.check_present()
    ada.button("How to play").click()
    expect(ada.page.get_by_role("dialog", name="How to play")).to_contain_text("skip the story")
