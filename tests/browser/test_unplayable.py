"""A table that cannot be played on here says so, and gives its people the record."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.test_axe import objections
from tests.server.broken import broken_twin
from tests.server.process import Process


def test_the_page_says_why_and_offers_the_record(people: People, server: Process) -> None:
    ada, eve = people("Ada", viewport={"width": 360, "height": 640}), people("Eve")
    table = ada.make_table(ada.me(), {"kind": "bot", "bot": "steady"}, first="P0")
    twin = broken_twin(server.data, table, 0, version=99)
    for cookie in ada.context.cookies():
        moved = {**cookie, "path": cookie["path"].replace(table, twin)}
        ada.context.add_cookies([moved])  # type: ignore[list-item]
    for person in (ada, eve):
        person.page.goto(f"/t/{twin}")
        expect(person.page.get_by_role("heading", level=2)).to_have_text("It stops here.")
        expect(person.page.get_by_text("version 99 of the rules of Keys to the Castle")).to_be_visible()
        assert objections(person) == []
        assert not person.is_wider_than_the_screen()
    expect(eve.page.get_by_text("Who sits at this table gets its record here.")).to_be_visible()
    assert eve.page.get_by_role("link", name="Save the record").count() == 0
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("link", name="Save the record").click()
    assert (
        saved.value.path().read_text().startswith("lampblack record 1\ngame: keys-to-the-castle\nrules: 99\n")
    )
