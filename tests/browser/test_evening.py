"""A whole evening of three: they come, play, get up, are played for, come back, finish, look back, and play again."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.groper import MOST_STEPS, Groper
from tests.browser.person import Person
from tests.browser.test_company import OPEN, invite, open_menu, set_table

pytestmark = pytest.mark.soak


def groping(*people: Person) -> list[Groper]:
    return [Groper(person, seed) for seed, person in enumerate(people)]


def play_on(gropers: list[Groper], decisions: int) -> bool:
    """So many decisions, by whoever is asked; False when the game is over before."""
    done = 0
    for _ in range(MOST_STEPS):
        if any(groper.is_over() for groper in gropers):
            return False
        for groper in gropers:
            if done < decisions and groper.person.is_up():
                groper.decide()
                done += 1
        if done >= decisions:
            return True
        gropers[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked any more")


def seats_of(person: Person) -> str:
    return person.page.get_by_role("list", name="Seats").inner_text()


def test_an_evening_in_the_cage(people: People) -> None:
    ada, ben, cleo = people("Ada"), people("Ben"), people("Cleo")
    table = set_table(ada, OPEN, OPEN, game="night-cage")
    invite(ada, ben)
    invite(ada, cleo)
    for person in (ada, ben, cleo):
        expect(person.page.get_by_role("list", name="Seats")).to_contain_text("Cleo")
    assert play_on(groping(ada, ben, cleo), 12)

    # Cleo gets up with a word; a bot plays for her; she takes her seat back.
    open_menu(cleo, "Your seat: get up or resign")
    cleo.page.get_by_label("A word to the others").fill("Supper")
    cleo.page.get_by_role("button", name="Get up", exact=True).click()
    expect(ada.story).to_contain_text("Supper")
    expect(cleo.page.locator("[data-lent]")).to_contain_text("A bot plays for you")
    assert play_on(groping(ada, ben), 6)
    cleo.button("Take your seat back").first.click()
    expect(cleo.page.locator("[data-lent]")).to_have_count(0)

    # Ben's battery dies; the others want a bot; he finds his seat where he left it.
    ben.page.goto("about:blank")
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("away")
    for person in (ada, cleo):
        open_menu(person, "What to do about Ben")
        person.page.get_by_role("button", name=re.compile("bot (at|play for) Ben")).first.click()
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("a bot plays")
    ben.sit(table)
    ben.button("Take your seat back").first.click()
    expect(ben.page.locator("[data-lent]")).to_have_count(0)

    while play_on(groping(ada, ben, cleo), 50):
        pass
    for person in (ada, ben, cleo):
        person.wait_until_over()
        expect(person.prompt).not_to_contain_text("Nobody wins")

    # They look back; a comment stands with its moment, and is taken back.
    ada.page.goto(f"/t/{table}/replay#3")
    ada.page.get_by_role("tab", name="Comments").click()
    ada.page.get_by_label("About this moment").fill("Here it began")
    ada.button("Keep").click()
    cleo.page.goto(f"/t/{table}/replay")
    cleo.page.get_by_role("tab", name="Comments (1)").click()
    expect(cleo.page.get_by_role("region", name="Comments")).to_contain_text("Here it began")

    # Another round takes everybody along, who is away as well.
    ada.page.goto(f"/t/{table}")
    ada.button("Play again").click()
    expect(ada.page).not_to_have_url(re.compile(table))
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("Kept for Ben")
    expect(ben.prompt).to_contain_text("Ada")
    ben.page.get_by_role("button", name=re.compile("Come along|Sit down|Play")).first.click()
    cleo.page.goto(f"/t/{table}")
    cleo.page.get_by_role("button", name=re.compile("Come along|Sit down|Play")).first.click()
    for person in (ben, cleo):
        expect(person.page).to_have_url(ada.page.url)
        expect(person.board).to_be_visible()
    assert "Kept for" not in seats_of(ada)
    assert play_on(groping(ada, ben, cleo), 10)
