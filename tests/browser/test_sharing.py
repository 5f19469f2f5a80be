"""Several people at one device, and people who only look on."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import People


def test_a_shared_device_hides_the_hand_until_the_next_person_is_there(people: People) -> None:
    both = people("Ada")
    seats = [both.me(), {"kind": "me", "name": "Ben"}]
    both.page.goto(f"/t/{both.make_table(*seats, first='P0')}")
    cards = both.page.locator("[data-card]")

    expect(both.page.get_by_role("heading", name="Pass the lamp to Ada")).to_be_visible()
    expect(cards).to_have_count(0)
    assert all(not message["now"]["legal"] for message in both.messages("update"))
    both.button("I am Ada: go on").click()
    expect(cards).to_have_count(4)

    both.cards.first.click()
    both.button("Discard it").click()
    expect(both.prompt).to_contain_text("Move one step")
    both.page.keyboard.press("s")
    expect(both.page.get_by_role("heading", name="Pass the lamp to Ben")).to_be_visible()
    expect(cards).to_have_count(0)
    assert "Hand the device to Ben." in both.spoken()
    assert "Key" not in both.page.locator("main").inner_text()

    expect(both.button("I am Ben: go on")).to_be_focused()
    both.page.keyboard.press("Enter")
    expect(cards).to_have_count(4)
    expect(both.prompt).to_contain_text("Ben, your turn")
    expect(both.story).to_contain_text("Ada is dealt 3 cards.")
    expect(both.story.get_by_text("You are dealt")).to_have_count(1)


def test_between_turns_a_shared_device_shows_no_hand(people: People) -> None:
    """While somebody elsewhere decides, neither hand is open."""
    both = people("Ada")
    seats = [both.me(), {"kind": "open"}, {"kind": "me", "name": "Cleo"}]
    both.sit(both.make_table(*seats, first="P1"))
    expect(both.prompt).to_contain_text("An empty seat is up")
    expect(both.page.locator("[data-card]")).to_have_count(0)


def test_a_spectator_sees_no_hand_and_cannot_act(people: People) -> None:
    ada, eve = people("Ada"), people("Eve")
    table = ada.make_table(ada.me(), {"kind": "bot", "bot": "random"}, first="P0")
    ada.sit(table)
    eve.sit(table)
    expect(eve.prompt).to_contain_text("You are looking on")
    expect(eve.page.locator("[data-card]")).to_have_count(0)
    expect(ada.page.get_by_text("1 looking on")).to_be_visible()
    eve.cell("A1").click()
    expect(eve.notice).to_contain_text("You are looking on")

    ada.cards.first.click()
    ada.button("Discard it").click()
    expect(eve.story).to_contain_text("Ada discards a")
    assert eve.received
    for message in eve.messages("update"):
        assert [player["hand"] for player in message["now"]["view"]["players"]] == [None, None]
        assert all(seat["invite"] is None for seat in message["now"]["seats"])
    assert not any('"type":"Drew"' in text or '"type":"Dealt"' in text for text in eve.received)


def test_a_spent_invitation_says_so(people: People) -> None:
    ada, ben, eve = people("Ada"), people("Ben"), people("Eve")
    ada.sit(ada.make_table(ada.me(), {"kind": "open"}))
    link = ada.page.get_by_label("Link for this seat").input_value()
    ben.join(link)
    eve.page.goto(link)
    expect(eve.page.get_by_role("alert")).to_contain_text("This invitation is spent")
    expect(eve.page.get_by_role("heading", level=2)).to_have_text("This link leads to no seat")
    expect(eve.page.get_by_label("What shall we call you?")).to_have_count(0)
    expect(eve.button("Sit down")).to_have_count(0)
    eve.button("Look on instead").click()
    expect(eve.prompt).to_contain_text("You are looking on")


def test_a_seat_goes_on_at_another_device(people: People) -> None:
    ada, tablet = people("Ada"), people("Ada")
    ada.sit(ada.make_table(ada.me(), {"kind": "open"}, first="P0"))
    ada.button("Settings").click()
    ada.button("Make a link for Ada").click()
    link = ada.page.get_by_label("Link for Ada").input_value()
    ada.page.close()
    tablet.page.goto(link)
    expect(tablet.page.get_by_role("heading", name="Go on as Ada")).to_be_visible()
    tablet.button("Go on here").click()
    tablet.wait_until_up()
    assert tablet.cards.count() == 4


def test_the_lobby_remembers_the_tables(people: People) -> None:
    ada = people("Ada")
    table = ada.make_table(ada.me(), {"kind": "open"})
    ada.sit(table)
    ada.page.get_by_role("link", name="Lampblack").click()
    ada.page.get_by_role("region", name="Your tables").get_by_role("link", name="Keys to the Castle").click()
    expect(ada.page).to_have_url(re.compile(f"/t/{table}$"))
    expect(ada.board).to_be_visible()
