"""A game that no board was ever drawn for, in a package of somebody else's, is played on the plain board."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.building import build_page
from tests.browser.conftest import People
from tests.server.process import Process

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that finds Low Candle installed beside it."""
    folder = tmp_path_factory.mktemp("stranger")
    shutil.copytree(ROOT / "examples/low-candle", folder / "low-candle")  # building leaves files behind
    install = ["pip", "install", "--quiet", "--no-deps", "--target", folder / "packages"]
    subprocess.run([ROOT / "scripts/uv", *install, folder / "low-candle"], check=True)
    build_page()
    path = os.environ.get("PYTHONPATH", "")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{folder / 'packages'}{os.pathsep}{path}".rstrip(os.pathsep))
        with Process(folder / "data") as process:
            yield process.url


def test_a_whole_game_on_the_plain_board(people: People, url: str) -> None:
    ada = people("Ada", url)
    body = {"game": "low-candle", "seats": [ada.me(), {"kind": "bot", "bot": "sexton@worlds=2"}]}
    made = ada.context.request.post(f"{url}/api/tables", data=body)
    assert made.status == 201, made.text()
    ada.page.goto(f"/t/{made.json()['table']}")
    known = ada.page.get_by_role("region", name="What you know")
    expect(known).to_contain_text("Your hand: candles of heights")

    choices = ada.page.get_by_role("region", name="Your choices").get_by_role("list").get_by_role("button")
    for number in range(1, 6):
        expect(known).to_contain_text(f"Round {number} of 5")
        choices.filter(has_text="Set a candle of height").first.click()
        if number == 1:
            choices.filter(has_text="Shield your candle").click()
        expect(ada.story).to_contain_text("You set a candle of height")
    ada.wait_until_over()
    expect(ada.story).to_contain_text("Your candle stands behind the shield.")
