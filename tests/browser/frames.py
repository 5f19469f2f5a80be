"""How many frames a second the tower shows: ``python -m tests.browser.frames``. A measurement, not a test.

A finished game's replay is given a drop of twelve cubes into thirty; each drawing of the canvas is counted.
"""

import shutil
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.building import build_page
from tests.browser.person import Person
from tests.browser.test_stygian_tower import finished
from tests.server.process import Process

INSIDE = "B5G5W5R5Y5K5"
FALL = {
    "type": "CubesFell",
    "dropped": "B4G3W2R1Y1K1",
    "field": "B3G1W1R2Y1",
    "crypt": "G1K1",
    "inside": "B6G6W6R4Y5K5",
}
COUNT = """
window.moments = [];
const clear = CanvasRenderingContext2D.prototype.clearRect;
CanvasRenderingContext2D.prototype.clearRect = function (...area) {
  window.moments.push(performance.now());
  clear.apply(this, area);
};
"""


def with_a_big_drop(replay: dict[str, Any]) -> dict[str, Any]:
    moment = next(
        n
        for n, frame in enumerate(replay["frames"])
        if any(one["fact"]["type"] == "CubesFell" for one in frame["happenings"])
    )
    replay["frames"] = replay["frames"][: moment + 1]
    before, after = replay["frames"][-2:]
    for frame, inside in ((before, INSIDE), (after, FALL["inside"])):
        frame["view"]["cubes"] |= {"tower": inside, "hand": "0"}
    after["happenings"] = [{"fact": FALL, "text": "Twelve cubes fall."}]
    return replay


def measure(browser: Browser, url: str, width: int, height: int) -> str:
    context = browser.new_context(base_url=url, viewport={"width": width, "height": height})
    ada = Person("Ada", context, url)
    context.add_init_script(COUNT)
    table, _ = finished(ada, 1)
    address = f"/api/tables/{table}/replay"
    made = with_a_big_drop(context.request.get(f"{url}{address}").json())
    ada.page.route(f"**{address}*", lambda route: route.fulfill(json=made))
    ada.page.goto(f"/t/{table}/replay")
    ada.page.get_by_role("slider").fill(str(len(made["frames"]) - 2))
    ada.page.evaluate("window.moments.length = 0")
    ada.page.get_by_role("button", name="Next").click()
    ada.page.wait_for_function(
        "() => document.querySelector('canvas').dataset.drawn.includes('field B3G1W1R2Y1')"
    )
    moments: list[float] = ada.page.evaluate("window.moments")
    context.close()
    gaps = sorted(b - a for a, b in pairwise(moments) if b - a > 1)
    seconds = (moments[-1] - moments[0]) / 1000
    slow = gaps[int(len(gaps) * 0.95)]
    return f"{width}x{height}: {len(gaps) / seconds:.0f} frames a second over {seconds:.1f} s, 95 % within {slow:.0f} ms"


def main() -> None:
    build_page()
    with Process(Path(tempfile.mkdtemp()) / "data") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for width, height in ((1280, 800), (390, 844)):
            print(measure(browser, server.url, width, height))
        browser.close()


if __name__ == "__main__":
    main()
