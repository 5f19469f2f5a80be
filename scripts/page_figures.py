"""Measures the first page: how far it jumps, how much it weighs, how long until one can play.

Run it with ``PYTHONPATH=src:. .venv/bin/python scripts/page_figures.py``; it needs the built page and Chromium. The
figures stand in docs/page.md. Times are of this machine, server and browser on it together; medians of five.
"""

import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.process import Process

CHROMIUM = "/usr/bin/chromium"
SCREENS = [(1280, 800), (820, 1180), (390, 844), (360, 640)]
TIMES = 5
SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shifted += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
"""
WEIGHTS = """
() => {
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const sum = (some) => some.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
  return [sum(all), sum(all.filter(({ name }) => name.endsWith('.js'))), all.length];
}
"""
PLAY = """
(title) => new Promise((done) => {
  const began = performance.now();
  const look = () => {
    const isUp = document.title.startsWith('Your turn') && document.querySelector('main [data-cell]');
    if (isUp) done(performance.now() - began);
    else requestAnimationFrame(look);
  };
  document.querySelector(`[aria-label="Play now: ${title}"]`).click();
  look();
})
"""
GAME = "The Night Cage"


def fresh(browser: Browser, url: str, width: int, height: int) -> Page:
    page = browser.new_context(base_url=url, viewport={"width": width, "height": height}).new_page()
    page.add_init_script(SHIFTS)
    return page


def home(page: Page) -> None:
    page.goto("/")
    page.wait_for_load_state("networkidle")


def shift_lines(browser: Browser, url: str) -> list[str]:
    lines = ["| screen | layout shift, first visit | with tables of one's own |", "|---|---|---|"]
    for width, height in SCREENS:
        page = fresh(browser, url, width, height)
        home(page)
        first = page.evaluate("window.shifted")
        page.evaluate(PLAY, GAME)
        page.wait_for_load_state("networkidle")
        home(page)  # the list as last known, then as it is
        again = page.evaluate("window.shifted")
        lines.append(f"| {width} × {height} | {first:.4f} | {again:.4f} |")
        page.context.close()
    return lines


def weight_line(browser: Browser, url: str) -> str:
    page = fresh(browser, url, *SCREENS[0])
    home(page)
    whole, scripts, files = page.evaluate(WEIGHTS)
    page.context.close()
    return f"Home weighs {whole / 1000:.0f} kB gzip in {files} files, {scripts / 1000:.0f} kB of it scripts."


def time_line(browser: Browser, url: str) -> str:
    waits = []
    for _ in range(TIMES):
        page = fresh(browser, url, *SCREENS[0])
        home(page)
        waits.append(page.evaluate(PLAY, GAME))
        page.context.close()
    return f"From the click on “Play now” to one's first decision at {GAME}: {median(waits):.0f} ms."


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(Path(folder) / "data") as server,
        sync_playwright() as p,
    ):
        browser = p.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        print("\n".join(shift_lines(browser, server.url)), end="\n\n")
        print(weight_line(browser, server.url))
        print(time_line(browser, server.url))
        browser.close()


if __name__ == "__main__":
    main()
