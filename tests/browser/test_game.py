"""Whole games between people at devices of their own."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.walker import Walker

MOST_STEPS = 2000


def play_to_the_end(*walkers: Walker) -> None:
    for _ in range(MOST_STEPS):
        if walkers[0].person.prompt.get_by_text("The end").count():
            return
        up = next((walker for walker in walkers if walker.person.is_up()), None)
        if up is None:
            walkers[0].person.page.wait_for_timeout(20)
        else:
            up.take_decision()
    raise AssertionError("nobody got anywhere")


def open_link(person: Person) -> str:
    return person.page.get_by_label("Link for this seat").input_value()


def test_two_friends_race_to_the_far_side(people: People) -> None:
    """From the lobby, by an invitation link, to a win that both are told of."""
    ada, ben = people("Ada"), people("Ben")
    ada.page.goto("/")
    ada.page.get_by_role("link", name="Keys to the Castle: seats and options").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_label("Who sits at seat 2").select_option("link")
    ada.button("Start the game").click()
    expect(ada.board).to_be_visible()
    ben.join(open_link(ada))
    assert "invite" not in ben.page.url
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("Ben")

    play_to_the_end(Walker(ada, start=8, goal=1), Walker(ben, start=1, goal=8))
    ada.wait_until_over()
    ben.wait_until_over()
    headlines = {person.prompt.get_by_role("heading", level=2).inner_text() for person in (ada, ben)}
    assert headlines in [{"You are across!", f"{name} is across first"} for name in ("Ada", "Ben")]
    expect(ada.prompt.get_by_role("button", name="KC-WIN-01")).to_be_visible()
    assert re.search(r"reach(es)? \w\d on the far side", ada.spoken())
    expect(ben.prompt.get_by_role("link", name="Replay")).to_be_visible()


def test_one_click_starts_a_game_against_a_bot(people: People) -> None:
    ada = people("Ada", reduced_motion="no-preference")
    ada.page.goto("/")
    ada.button("Play now: Keys to the Castle").click()
    expect(ada.board).to_be_visible()
    ada.wait_until_up()
    assert ada.cards.count() == 4


def test_the_turn_limit_ends_the_game_without_a_winner(people: People) -> None:
    ada = people("Ada")
    table = ada.make_table(ada.me(), {"kind": "bot", "bot": "random"}, max_turns="2")
    play_to_the_end(Walker(ada.sit(table), start=8, goal=1))
    ada.wait_until_over()
    expect(ada.prompt.get_by_role("heading", level=2)).to_have_text("Nobody got across")
    ada.button("Play again").click()
    expect(ada.page).not_to_have_url(re.compile(table))
    expect(ada.board).to_be_visible()


def test_a_decision_is_taken_back(people: People) -> None:
    ada = people("Ada")
    ada.sit(ada.make_table(ada.me(), {"kind": "open"}, first="P0"))
    ada.cards.first.click()
    ada.button("Discard it").click()
    expect(ada.prompt).to_contain_text("Move one step")
    ada.button("Take it back").click()
    expect(ada.prompt).to_contain_text("four cards")
    assert ada.cards.count() == 4
    expect(ada.story.locator("s")).to_have_count(1)
    assert "take back the last decision" in ada.spoken()


def test_an_open_seat_is_waited_for(people: People) -> None:
    ada = people("Ada")
    ada.sit(ada.make_table(ada.me(), {"kind": "open"}, first="P1"))
    expect(ada.prompt).to_contain_text("An empty seat is up")


def test_a_card_is_dragged_to_the_discard_pile(people: People) -> None:
    ada = people("Ada")
    ada.sit(ada.make_table(ada.me(), {"kind": "open"}, first="P0"))
    ada.cards.first.drag_to(ada.page.locator("[data-discard]"))
    expect(ada.prompt).to_contain_text("Move one step")
    assert "You discard a" in ada.spoken()


def test_talk_and_who_is_here(people: People) -> None:
    ada, ben = people("Ada"), people("Ben")
    table = ada.make_table(ada.me(), {"kind": "open"})
    ada.sit(table)
    ben.join(open_link(ada))
    seats = ada.page.get_by_role("list", name="Seats")
    expect(seats.get_by_text("away")).to_have_count(0)
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something").fill("Good luck!")
    ben.button("Send").click()
    expect(ben.page.get_by_role("region", name="What was said")).to_contain_text("Good luck!")
    tab = ada.page.get_by_role("tab", name="Chat")
    expect(tab).to_contain_text("1")
    assert "Ben says: Good luck!" in ada.spoken()
    tab.click()
    expect(ada.page.get_by_role("region", name="What was said")).to_contain_text("Good luck!")
    ben.page.close()
    expect(seats.get_by_text("away")).to_have_count(1)
