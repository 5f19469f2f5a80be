"""A sweep's report in a real browser: axe has nothing to object to, and nothing is wider than the window."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from lampblack.lab.page.page import page
from tests.browser.building import AXE
from tests.lab.test_page import small


@pytest.mark.parametrize("width", [1280, 390])
def test_a_report_can_be_read_by_everybody(chromium: Browser, tmp_path: Path, width: int) -> None:
    file = tmp_path / "sweep.html"
    file.write_text(page(small()), encoding="utf-8")
    tab = chromium.new_page(viewport={"width": width, "height": 844})
    tab.goto(file.as_uri())
    tab.evaluate(AXE.read_text())
    found = tab.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert [violation["id"] for violation in found["violations"]] == []
    assert tab.evaluate("document.documentElement.scrollWidth") <= width
    tab.close()
