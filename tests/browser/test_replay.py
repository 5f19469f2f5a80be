"""A finished game once more."""

import re

import pytest
from playwright.sync_api import Locator, expect

from lampblack.games import find_game
from tests.browser.conftest import People
from tests.browser.person import Person


@pytest.fixture
def ada(people: People) -> Person:
    return people("Ada")


def finished_table(person: Person, bots: int = 3) -> str:
    """Three bots have had a turn each here; then the agreed limit was reached."""
    seats = [person.me(), *[{"kind": "bot", "bot": "random"}] * bots]
    table = person.make_table(*seats, max_turns=str(bots), first="P1")
    for _ in range(200):
        if person.context.request.get(f"{person.url}/api/tables/{table}").json()["over"]:
            return table
        person.page.wait_for_timeout(50)
    raise AssertionError("the bots did not finish")


def play(person: Person) -> Locator:
    return person.page.get_by_role("button", name="Play", exact=True)


def test_a_replay_is_stepped_played_and_seen_by_others(ada: Person) -> None:
    table = finished_table(ada)
    ada.page.goto(f"/t/{table}/replay")
    moment = ada.page.get_by_text(re.compile(r"Moment \d+ of \d+"))
    expect(moment).to_have_text(re.compile(r"Moment 1 of \d+"))
    last = int(moment.inner_text().split()[-1])
    assert last >= 7

    ada.page.keyboard.press("ArrowRight")
    expect(moment).to_have_text(f"Moment 2 of {last}")
    ada.button("Next").click()
    expect(moment).to_have_text(f"Moment 3 of {last}")
    ada.page.get_by_role("slider").fill(str(last - 1))
    expect(moment).to_have_text(f"Moment {last} of {last}")
    expect(ada.page.get_by_role("button", name="KC-WIN-10")).to_be_visible()
    expect(ada.story).to_contain_text("Turn 3")
    assert "The game is stopped after 3 turns" in ada.spoken()

    ada.page.get_by_label("Speed").select_option("8×")
    play(ada).click()
    expect(moment).to_have_text(f"Moment {last} of {last}")
    expect(play(ada)).to_be_visible()

    ada.page.keyboard.press("Home")
    expect(moment).to_have_text(f"Moment 1 of {last}")
    seen_by = ada.page.get_by_label("Seen by")
    expect(ada.page.locator("[data-card]")).to_have_count(0)
    seen_by.select_option("P1")
    expect(ada.page.locator("[data-card]")).to_have_count(4)
    seen_by.select_option("everything")
    hands = ada.page.get_by_role("list", name="Cards of")
    expect(hands).to_have_count(4)
    expect(hands.get_by_role("listitem")).to_have_count(13)


def test_a_moment_and_whose_eyes_stand_in_the_address(ada: Person, people: People) -> None:
    table = finished_table(ada)
    frames = ada.context.request.get(f"{ada.url}/api/tables/{table}/replay?viewer=everything").json()[
        "frames"
    ]
    at = frames[3]["seq"]
    ada.page.goto(f"/t/{table}/replay#{at}@everything")
    moment = ada.page.get_by_text(re.compile(r"Moment \d+ of \d+"))
    expect(moment).to_have_text(f"Moment 4 of {len(frames)}")
    expect(ada.page.get_by_label("Seen by")).to_have_value("everything")
    expect(ada.page).to_have_title("Replay: Keys to the Castle, Ada, Random, Random 2 and Random 3")

    # Who leafs finds the address in step, and the link leads others to the same place.
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page).to_have_url(re.compile(f"#{frames[4]['seq']}@everything$"))
    ada.page.get_by_label("Seen by").select_option("A spectator")
    expect(ada.page).to_have_url(re.compile(r"/replay#\d+$"))
    link = ada.page.get_by_label("A link to this moment").input_value()
    assert link == ada.page.url
    ben = people("Ben")
    ben.page.goto(link)
    expect(ben.page.get_by_text(re.compile(r"Moment \d+ of"))).to_have_text(moment.inner_text())

    # A link within the page goes there without loading it anew; other anchors are no places.
    ben.page.evaluate("window.isSame = true")
    ben.page.evaluate("location.hash = '#0@P1'")
    expect(ben.page.get_by_label("Seen by")).to_have_value("P1")
    expect(ben.page.get_by_text(re.compile(r"Moment 1 of"))).to_be_visible()
    ben.page.evaluate("location.hash = '#main'")
    expect(ben.page).to_have_url(re.compile("#(main|0@P1)$"))
    expect(ben.page.get_by_label("Seen by")).to_have_value("P1")
    assert ben.page.evaluate("window.isSame")


def test_the_stepper_stays_under_the_pointer(ada: Person) -> None:
    table = finished_table(ada)
    ada.page.goto(f"/t/{table}/replay")
    places = set()
    for _ in range(6):
        box = ada.button("Next").bounding_box()
        assert box is not None
        places.add((box["x"], box["y"]))
        ada.button("Next").click()
    assert len(places) == 1


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_a_phone_shows_the_stepper_and_the_whole_board(people: People, width: int, height: int) -> None:
    ada = people("Ada", viewport={"width": width, "height": height})
    ada.page.goto(f"/t/{finished_table(ada, bots=1)}/replay")  # a castle of eight rows
    for thing in (ada.button("Next"), ada.board):
        expect(thing).to_be_in_viewport(ratio=1)
    assert not ada.is_wider_than_the_screen()


def test_playing_is_paused_where_it_is(ada: Person) -> None:
    table = finished_table(ada)
    ada.page.goto(f"/t/{table}/replay")
    ada.page.get_by_label("Speed").select_option("½×")
    play(ada).click()
    moment = ada.page.get_by_text(re.compile(r"Moment \d+ of \d+"))
    expect(moment).not_to_have_text(re.compile("^Moment 1 of"))
    ada.page.keyboard.press(" ")
    expect(play(ada)).to_be_visible()
    here = moment.inner_text()
    expect(ada.page).to_have_url(re.compile(r"#\d+$"))
    ada.page.wait_for_timeout(1500)
    assert moment.inner_text() == here


def test_the_record_is_downloaded(ada: Person) -> None:
    table = finished_table(ada)
    ada.page.goto(f"/t/{table}/replay")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Record").click()
    text = download.value.path().read_text()
    assert "keys-to-the-castle" in text
    assert "DISCARD(" in text or "OPEN(" in text or "PASSAGE(" in text


def test_a_running_game_has_no_replay(ada: Person) -> None:
    table = ada.make_table(ada.me(), {"kind": "open"})
    ada.page.goto(f"/t/{table}/replay")
    expect(ada.page.get_by_text("only once it is over")).to_be_visible()


def test_rules_are_searched_and_linked(ada: Person) -> None:
    ada.page.goto("/rules/keys-to-the-castle/ledger#KC-CARD-NET-06")
    rule = ada.page.locator("#KC-CARD-NET-06")
    expect(rule).to_be_in_viewport()
    ada.page.get_by_role("searchbox").fill("padlock sawn")
    all_rules = len(find_game("keys-to-the-castle").rules().ids())
    expect(ada.page.get_by_role("status").first).to_have_text(re.compile(rf"^\d+ of {all_rules} rules$"))
    expect(ada.page.locator("#KC-CARD-PAD-03")).to_be_visible()
    expect(ada.page.locator("#KC-WIN-01")).to_have_count(0)
    ada.page.locator("#KC-CARD-PAD-03").get_by_role("link").click()
    expect(ada.page).to_have_url(re.compile("#KC-CARD-PAD-03$"))


def test_an_unknown_address_is_no_blank_page(ada: Person) -> None:
    ada.page.goto("/t/nothing-here")
    expect(ada.page.get_by_role("link", name="To the lobby", exact=True)).to_be_visible()
    ada.page.goto("/no/such/page")
    ada.page.get_by_role("link", name="To the lobby", exact=True).click()
    expect(ada.button("Play now: Keys to the Castle")).to_be_visible()
