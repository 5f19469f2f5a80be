"""A game that has no board of its own is played through the shell."""

from playwright.sync_api import Route, expect

from tests.browser.conftest import People


def as_another_game(route: Route) -> None:
    """The page hears of a game it has no board for."""
    answer = route.fetch()
    route.fulfill(
        response=answer, body=answer.text().replace('"game":"keys-to-the-castle"', '"game":"novel"')
    )


def test_words_and_buttons_are_enough(people: People) -> None:
    ada = people("Ada")
    table = ada.make_table(ada.me(), {"kind": "open"}, first="P0")
    ada.page.route(f"**/api/tables/{table}", as_another_game)
    ada.page.goto(f"/t/{table}")
    expect(ada.board).to_have_count(0)
    known = ada.page.get_by_role("region", name="What you know")
    expect(known).to_contain_text("Your hand:")
    expect(known).to_contain_text("Row 8:")
    choices = ada.page.get_by_role("region", name="Your choices")
    narrow = ada.page.get_by_label("What will you do?")

    narrow.fill("discard")
    buttons = choices.get_by_role("list").get_by_role("button")
    assert 1 <= buttons.count() <= 4
    narrow.fill("DISCARD(ZZ)")
    expect(buttons).to_have_count(0)
    choices.get_by_role("button", name="Why not DISCARD(ZZ)?").click()
    expect(ada.notice).to_contain_text("'ZZ' is none of")

    narrow.fill("discard")
    narrow.press("Enter")
    expect(ada.prompt).to_contain_text("Move one step")
    ada.button("Stay where you are").click()
    expect(ada.story).to_contain_text("You stay put.")
