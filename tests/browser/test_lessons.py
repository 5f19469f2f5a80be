"""Lessons on the page: from the cover to the end, by keyboard, by touch, and after a break."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.pupil import Pupil
from tests.browser.test_axe import objections
from tests.browser.test_phone import PHONE, tap


def coach(person: Person) -> Locator:
    return person.page.locator("[data-coach]")


def settled(person: Person) -> None:
    expect(person.page.locator("main[data-busy]")).to_have_count(0)


def go_to(person: Person, cell: str) -> None:
    """Walk over the board by arrow keys."""
    row, column = (int(each) for each in cell.strip("()").split(","))
    focused = person.board.locator(":focus")
    expect(focused).to_have_count(1)
    at = (focused.get_attribute("data-cell") or "").strip("()").split(",")
    down, right = row - int(at[0]), column - int(at[1])
    for _ in range(abs(down)):
        person.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    for _ in range(abs(right)):
        person.page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
    expect(person.cell(cell)).to_be_focused()


def test_a_lesson_by_keyboard_alone(people: People) -> None:
    ada = people("Ada")
    ada.context.add_init_script("window.lampblackHeard = []")
    keys = ada.page.keyboard
    ada.page.goto("/")
    ada.page.get_by_role("link", name="Learn The Night Cage", exact=True).focus()
    keys.press("Enter")
    begin = ada.page.get_by_role("link", name="Begin: What we want")
    begin.focus()
    assert objections(ada) == []
    keys.press("Enter")
    expect(ada.board).to_be_visible()
    expect(coach(ada)).to_contain_text("Lesson 1: What we want")
    expect(ada.cell("(3,3)")).to_have_attribute("data-pointed", "Look")
    assert objections(ada) == []
    expect(ada.button("Go on")).to_be_focused()
    keys.press("Enter")

    expect(coach(ada)).to_contain_text("Yours lies in C4")
    go_to(ada, "(2,1)")
    keys.press("Enter")
    expect(coach(ada).locator("[data-reply]")).to_contain_text("Not quite. North is a dark corridor.")
    go_to(ada, "(5,5)")
    keys.press("Enter")
    expect(ada.notice).to_be_visible()
    keys.press("Escape")
    go_to(ada, "(3,2)")
    keys.press("Enter")
    expect(coach(ada)).to_contain_text("Right. You pick it up by walking onto it.")
    settled(ada)
    expect(coach(ada)).to_contain_text("3 of 4")
    go_to(ada, "(3,3)")
    keys.press("Enter")
    expect(ada.button("Go on")).to_be_focused()
    assert objections(ada) == []
    keys.press("Enter")
    expect(coach(ada)).to_contain_text("That was the lesson.")
    expect(ada.page.get_by_role("link", name="Next: A turn")).to_be_focused()
    heard = [each["text"] for each in ada.page.evaluate("window.lampblackHeard") if each["kind"] == "say"]
    said = " ".join(heard)
    assert "All four leave together" in said
    assert said.index("A takes the Key") < said.index("Your friends stayed")
    ada.page.goto("/")
    expect(ada.page.get_by_role("link", name="Learn The Night Cage: 1 of 12 lessons taken")).to_be_visible()


def test_a_lesson_by_touch_with_a_break(people: People) -> None:
    ada = people("Ada", **PHONE)
    ada.page.goto("/learn/keys-to-the-castle/a-turn")
    expect(ada.board).to_be_visible()
    assert not ada.is_wider_than_the_screen()
    tap(ada.button("Go on"))
    expect(coach(ada)).to_contain_text("Open C8.")
    tap(ada.cards.nth(1))  # the Skeleton Key
    tap(ada.cell("C8"))
    expect(coach(ada).locator("[data-reply]")).to_contain_text("keep it for when you need it")
    assert objections(ada) == []
    tap(ada.cards.nth(0))
    tap(ada.cell("C8"))
    expect(coach(ada)).to_contain_text("3 of 4")
    ada.page.reload()
    expect(coach(ada)).to_contain_text("3 of 4")
    tap(ada.button("A step back"))
    expect(coach(ada)).to_contain_text("2 of 4")
    settled(ada)
    tap(ada.cards.nth(0))
    tap(ada.cell("C8"))
    expect(coach(ada)).to_contain_text("3 of 4")
    settled(ada)
    tap(ada.cell("C8"))
    expect(coach(ada)).to_contain_text("4 of 4")
    tap(ada.button("Go on"))
    expect(coach(ada)).to_contain_text("That was the lesson.")
    tap(coach(ada).get_by_role("link", name="Leave"))
    expect(ada.page.get_by_role("listitem").filter(has_text="Draw a card, play one")).to_contain_text("taken")


def test_lessons_are_offered_once(people: People) -> None:
    ada = people("Ada")
    ada.sit(ada.make_table(ada.me(), {"kind": "open"}))
    offer = ada.page.locator("[data-offer]")
    expect(offer).to_contain_text("New to Keys to the Castle?")
    offer.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    ada.page.reload()
    expect(ada.board).to_be_visible()
    expect(offer).to_have_count(0)


def test_there_is_no_such_lesson(people: People) -> None:
    ada = people("Ada")
    ada.page.goto("/learn/keys-to-the-castle/dancing")
    expect(ada.page.get_by_text("There is no such lesson.")).to_be_visible()


def test_a_first_game_explains_itself_and_steps_back(people: People) -> None:
    ada = people("Ada")
    ada.page.goto("/learn/keys-to-the-castle")
    ada.button("Play your first game").click()
    expect(ada.board).to_be_visible()
    ada.wait_until_up()
    advice = ada.page.locator("[data-advice]")
    expect(advice).to_contain_text("You start in the south")
    assert objections(ada) == []
    ada.cards.first.click()
    ada.button("Discard it").click()
    expect(advice).to_contain_text("If a door beside you is open")
    ada.page.reload()
    expect(ada.board).to_be_visible()
    ada.wait_until_up()
    expect(advice).to_have_count(0)


def test_a_rule_leads_to_the_lesson_about_it(people: People) -> None:
    ada = people("Ada")
    ada.sit(ada.make_table(ada.me(), {"kind": "open"}, first="P0"))
    ada.prompt.get_by_role("button", name="KC-TURN-04").click()
    lesson = ada.page.get_by_role("dialog").get_by_role("link", name="Lesson: A turn")
    expect(lesson).to_have_attribute("href", "/learn/keys-to-the-castle/a-turn")
    assert objections(ada) == []


@pytest.mark.parametrize("lesson", ["what-we-want", "whom-first"])
def test_what_a_lesson_is_about_is_in_sight_on_the_smallest_phone(people: People, lesson: str) -> None:
    """A high board scrolls there by itself: the hero who strikes and the enemy that is struck are both seen."""
    ada = people("Ada", **PHONE | {"viewport": {"width": 360, "height": 640}})
    ada.page.goto(f"/learn/stygian-society/{lesson}")
    settled(ada)
    things = ada.page.locator("section.board [data-pointed]")
    expect(things).to_have_count(2 if lesson == "what-we-want" else 3)
    board = ada.page.locator("section.board").bounding_box()
    assert board is not None
    for thing in things.all():
        one = thing.bounding_box()
        assert one is not None
        assert board["y"] <= one["y"], thing
        assert one["y"] + one["height"] <= board["y"] + board["height"] + 1, thing


@pytest.mark.soak
@pytest.mark.parametrize("by", ["keys", "touch"])
@pytest.mark.parametrize(
    ("slug", "lesson"),
    [
        ("keys-to-the-castle", "a-turn"),
        ("night-cage", "what-we-want"),
        ("night-cage-2019", "what-we-want"),
        ("nyctophobia", "by-touch"),
        ("stygian-society", "when-to-regroup"),
    ],
)
def test_one_lesson_of_each_game_from_start_to_end(people: People, slug: str, lesson: str, by: str) -> None:
    ada = people("Ada", **(PHONE if by == "touch" else {}))
    Pupil(ada, slug, lesson, by).take_it()
    assert objections(ada) == []
