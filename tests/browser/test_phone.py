"""Everything is there and within reach at a phone's width."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.test_replay import finished_table

WIDTH = 390
FINGER = 44
"""So many pixels a fingertip needs."""
PHONE = {"viewport": {"width": WIDTH, "height": 844}, "has_touch": True, "is_mobile": True}


def tap(thing: Locator) -> None:
    """Reachable: it can be scrolled to, is not covered, and lies within the screen's width."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    assert box["x"] >= -1
    assert box["x"] + box["width"] <= WIDTH + 1
    thing.tap()


def smallest_door(person: Person) -> float:
    boxes = [person.cell(cell).bounding_box() for cell in ("A1", "E1", "A8", "E8")]
    return min(min(box["width"], box["height"]) for box in boxes if box is not None)


def test_a_turn_on_a_phone(people: People) -> None:
    ada = people("Ada", **PHONE)
    ada.page.goto("/")
    tap(ada.page.get_by_role("link", name="Keys to the Castle: seats and options"))
    expect(ada.button("Start the game")).to_be_visible()
    assert not ada.is_wider_than_the_screen()
    ada.page.get_by_label("Who sits at seat 2").select_option("link")
    tap(ada.button("Start the game"))
    expect(ada.board).to_be_visible()
    assert not ada.is_wider_than_the_screen()
    assert smallest_door(ada) >= FINGER
    assert "Link for this seat" in ada.page.content()

    ada.sit(ada.make_table(ada.me(), {"kind": "open"}, first="P1"))
    expect(ada.prompt).to_contain_text("Send the link")
    expect(ada.button("Let a bot play for this seat")).to_be_visible()
    assert smallest_door(ada) >= FINGER, "what the people can do takes no height from the board"

    ada.sit(ada.make_table(ada.me(), {"kind": "open"}, first="P0"))
    for place in range(4):
        tap(ada.cards.nth(place))
        expect(ada.cards.nth(place)).to_have_attribute("aria-pressed", "true")
    assert not ada.is_wider_than_the_screen()
    tap(ada.button("Discard it"))
    expect(ada.prompt).to_contain_text("Move one step")
    tap(ada.cell("A1"))
    expect(ada.notice.get_by_role("button", name="KC-")).to_be_visible()
    tap(ada.button("Dismiss"))
    tap(ada.button("Stay where you are"))
    expect(ada.prompt).to_contain_text("An empty seat is up")
    tap(ada.page.get_by_role("tab", name="Chat"))
    ada.page.get_by_label("Say something").fill("From my phone")
    tap(ada.button("Send"))
    expect(ada.page.get_by_role("region", name="What was said")).to_contain_text("From my phone")


def test_four_players_replay_and_rules_fit_a_phone(people: People) -> None:
    ada = people("Ada", **PHONE)
    bots = [{"kind": "bot", "bot": "random"}] * 3
    ada.sit(ada.make_table(ada.me(), *bots))
    assert not ada.is_wider_than_the_screen()
    ada.page.goto(f"/t/{finished_table(ada)}/replay")
    tap(ada.button("Next"))
    tap(ada.page.get_by_label("Seen by"))
    assert not ada.is_wider_than_the_screen()
    ada.page.goto("/rules/keys-to-the-castle")
    expect(ada.page.locator("[data-figure] .crop svg").first).to_be_visible()
    assert not ada.is_wider_than_the_screen()
    tap(ada.page.get_by_text("Chapters", exact=True))
    tap(ada.page.get_by_role("link", name="The ledger, rule by rule"))
    expect(ada.page.locator("#KC-WIN-01")).to_be_visible()
    assert not ada.is_wider_than_the_screen()
