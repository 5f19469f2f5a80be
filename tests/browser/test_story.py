"""A long game's story: its end at once, what came before for who scrolls up."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.test_axe import objections
from tests.server.broken import long_twin
from tests.server.process import Process

LINES = 450


def line(said: Locator, number: int) -> Locator:
    return said.get_by_role("paragraph").filter(has_text=re.compile(rf"line {number}\s*$"))


def test_what_came_before_is_read_by_scrolling_up(people: People, server: Process) -> None:
    ada = people("Ada")
    made = ada.make_table(ada.me(), {"kind": "open"}, first="P0")
    table = long_twin(server.data, made, LINES)
    ada.sit(table)
    page = ada.page
    page.get_by_role("tab", name="Chat").click()
    said = page.get_by_role("region", name="What was said")
    expect(line(said, LINES - 1)).to_be_visible()
    assert line(said, 100).count() == 0
    assert objections(ada) == []
    said.evaluate("box => { box.scrollTop = 0; }")
    expect(line(said, 100)).to_be_attached()
    # What was in sight stays in sight.
    assert said.evaluate("box => box.scrollTop") > 100
    page.get_by_role("tab", name="Story").click()
    story = page.get_by_role("region", name="Story so far")
    assert story.get_by_text("The table is set for Keys to the Castle.").count() == 0
    story.get_by_role("button", name="Earlier").click()
    expect(story.get_by_text("The table is set for Keys to the Castle.")).to_be_visible()
    expect(story.get_by_role("button", name="Earlier")).to_have_count(0)
    page.reload()
    expect(ada.board).to_be_visible()
