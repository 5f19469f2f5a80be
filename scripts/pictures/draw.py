"""Draws the pictures that links show, and the icons, from the built page's own covers.

Run it when a cover has changed: ``PYTHONPATH=src .venv/bin/python -m scripts.pictures.draw``. It needs the built
page and Chromium. Each game's picture goes to the folder that has its cover, the house's to web/public/; the
page's build puts them where the server looks.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from scripts.pictures.small_png import smaller
from tests.server.process import Process

ROOT = Path(__file__).resolve().parents[2]
GAMES, PUBLIC = ROOT / "web/src/games", ROOT / "web/public"
SHOT = {"width": 1200, "height": 630}
LAY_OUT = """
([title]) => {
  const cover = document.querySelector('.cover');
  const sheet = document.createElement('div');
  const name = document.createElement('h1');
  Object.assign(sheet.style, { position: 'fixed', inset: 0, zIndex: 99, background: '#070a13', display: 'grid',
    gridTemplateRows: '450px 180px' });
  Object.assign(name.style, { margin: 0, alignSelf: 'center', padding: '0 60px', color: '#ffe9c2',
    font: '600 64px Palatino, P052, serif' });
  Object.assign(cover.style, { height: '450px', border: 0, borderRadius: 0 });
  name.textContent = title;
  sheet.append(cover, name);
  document.body.append(sheet);
}
"""
HOUSE = """
() => {
  for (const part of document.querySelectorAll('.games, .skip, .lists')) part.remove();
  const head = document.querySelector('main header');
  Object.assign(head.style, { zoom: 1.9, gridTemplateColumns: '26rem', justifyContent: 'center',
    justifyItems: 'center', textAlign: 'center', gap: '0.7rem' });
  document.querySelector('main').style.alignContent = 'center';
}
"""
ICONS = {"icon-192.png": (192, 0), "icon-512.png": (512, 0), "icon-maskable-512.png": (512, 0.14)}


def keep(shot: bytes, file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(smaller(shot))
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size:,} bytes")


def folder_of(slug: str) -> Path:
    """That of the longest name with which the slug begins."""
    fitting = [folder for folder in GAMES.iterdir() if f"{slug}-".startswith(f"{folder.name}-")]
    return max(fitting, key=lambda folder: len(folder.name))


def draw_games(page: Page, url: str) -> None:
    for game in page.request.get(f"{url}/api/games").json():
        page.goto(f"{url}/new/{game['slug']}")
        page.locator(".cover svg").first.wait_for(state="attached")
        page.evaluate(LAY_OUT, [game["title"]])
        keep(page.screenshot(), folder_of(game["slug"]) / "preview" / f"{game['slug']}.png")


def draw_house(page: Page, url: str) -> None:
    page.goto(url)
    page.locator(".games").wait_for()
    page.evaluate(HOUSE)
    keep(page.screenshot(), PUBLIC / "covers" / "lampblack.png")


def draw_icons(browser: Browser) -> None:
    flame = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    for name, (size, margin) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        inner = round(size * (1 - 2 * margin))
        style = f"margin:{round(size * margin)}px;background:#0b0f1c"
        page.set_content(f'<body style="{style}"><div style="width:{inner}px">{flame}</div>')
        keep(page.screenshot(), PUBLIC / name)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        Process(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport=SHOT, bypass_csp=True, reduced_motion="reduce")
        draw_games(page, server.url)
        draw_house(page, server.url)
        draw_icons(browser)
        browser.close()


if __name__ == "__main__":
    main()
