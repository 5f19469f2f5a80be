"""A long game's story: its end at once, what came before for who scrolls up."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.test_axe import objections
from tests.server.broken import long_twin
from tests.server.process import Process

MORE = 450


def line(box: Locator, words: str) -> Locator:
    return box.get_by_text(re.compile(rf"{words}\s*$"))


def test_what_came_before_is_read_by_scrolling_up(people: People, server: Process) -> None:
    ada = people("Ada")
    made = ada.make_table(ada.me(), {"kind": "open"}, first="P0")
    table = long_twin(server.data, made, MORE)
    ada.sit(table)
    page = ada.page
    page.get_by_role("tab", name="Story").click()
    story = page.get_by_role("region", name="Story so far")
    expect(line(story, "tea 149")).to_be_visible()
    assert line(story, "tea 60").count() == 0
    assert objections(ada) == []
    story.evaluate("box => { box.scrollTop = 0; }")
    expect(line(story, "tea 60")).to_be_attached()
    # What was in sight stays in sight.
    assert story.evaluate("box => box.scrollTop") > 100
    assert story.get_by_text("The table is set for Keys to the Castle.").count() == 0
    story.get_by_role("button", name="Earlier").click()
    expect(story.get_by_text("The table is set for Keys to the Castle.")).to_be_attached()
    expect(story.get_by_role("button", name="Earlier")).to_have_count(0)
    page.get_by_role("tab", name="Chat").click()
    said = page.get_by_role("region", name="What was said")
    expect(line(said, "line 149")).to_be_visible()
    assert line(said, "line 0").count() == 1
