"""A game of somebody else's is one package: Low Candle is installed beside the wheel, and is there.

Nothing of this repository is on the path in the empty environment but the two packages.
"""

import json
import shutil
from typing import Any
from urllib.request import Request, urlopen

import pytest

from lampblack.bots.register import member_of
from tests.installing import NOT_SOURCES, ROOT, Installed, copy_of_the_sources, pure_wheel

EXAMPLE = ROOT / "examples" / "low-candle"
QUICK = {"LAMPBLACK_BOT_PAUSE": "0", "LAMPBLACK_BOT_WORKERS": "1", "LAMPBLACK_REQUESTS_PER_SECOND": "10000"}

pytestmark = pytest.mark.install


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Lampblack's wheel and Low Candle in one environment."""
    folder = tmp_path_factory.mktemp("example")
    example = folder / "low-candle"
    shutil.copytree(EXAMPLE, example, ignore=NOT_SOURCES)
    wheel = pure_wheel(copy_of_the_sources(folder), folder / "dist")
    return Installed(folder, wheel, example, "pytest", "hypothesis")


def test_it_is_on_the_shelf(here: Installed) -> None:
    shelf = here.lampblack("games")
    assert "low-candle: Low Candle\n  Set low candles in a draughty room." in shelf
    assert "    sexton: Plays rounds out in its head.\n      sexton@worlds=32: how many worlds" in shelf
    assert "keys-to-the-castle: " in shelf
    assert "lowest candle that burns" in here.lampblack("rules", "low-candle", "LC-WIND-04")
    assert " 10  100.0 %" in here.lampblack("candle-odds")
    assert "candle-odds" in here.lampblack("--help")


def test_it_plays_in_the_terminal(here: Installed) -> None:
    seats = ("--seats", "me:Ada,sexton@worlds=2", "--seed", "1", "--record", "game.txt")
    heard = here.lampblack("play", "low-candle", *seats, typed="say height 3\n" + "1\n" * 10)
    assert "Set one of your candles face down." in heard
    assert "You say: I have a candle of height 3." in heard
    assert "Your candle stands behind the shield." in heard
    assert "The game is over. " in heard
    told = here.lampblack("replay", "game.txt", "--viewer", "P1")
    assert "Ada says: I have a candle of height 3." in told
    assert "Verified: " in told


def test_it_plays_in_the_lab(here: Installed) -> None:
    few = ("--games", "10", "--workers", "1")
    report = here.lampblack("sim", "low-candle", "--seats", "sexton@worlds=2,random", *few)
    assert "10 games of low-candle" in report
    assert "Most rounds taken at the end" in report
    assert "[LC-END-01]" in report


def test_it_plays_with_another_box(here: Installed) -> None:
    pack = here.desk / "attic"
    pack.mkdir()
    (pack / "pack.toml").write_text('name = "attic"\ngame = "low-candle"\n')
    (pack / "deck.toml").write_text("[candles]\n20 = 28\n[winds]\n19 = 1\n")
    few = ("--games", "4", "--workers", "1")
    report = here.lampblack("sim", "low-candle", "--seats", "random,random", *few, "--content", "attic")
    assert "Most rounds taken at the end, 5.00 on average" in report


def ask(url: str, body: dict[str, Any]) -> Any:
    request = Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=20) as answer:
        return json.load(answer)


def test_it_plays_over_http(here: Installed) -> None:
    """A bot in standard Python, which never heard of this game, sits down with Sexton and plays it to its end."""
    stranger = member_of(ROOT / "examples" / "stranger_bot.py", "play")
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "sexton@worlds=2"}]
    with here.server(**QUICK) as url:
        made = ask(f"{url}/api/tables", {"game": "low-candle", "seats": seats})
        outcome = stranger(url, made["table"], made["seats"][0]["invite"])
    assert outcome["rule"] in ("LC-END-01", "LC-END-02")


def test_its_view_and_facts_are_in_the_schema(here: Installed) -> None:
    schema = here.python("-m", "lampblack.server.schema", "low-candle")
    for name in ("LowCandleView", "PlaceView", "RoundTaken", "HasDrawn", "Boasted"):
        assert name in schema


def test_it_keeps_the_laws(here: Installed) -> None:
    """Its own tests, with the testkit of the wheel."""
    told = here.python("-m", "pytest", "-q", str(here.desk.parent / "low-candle" / "tests"))
    assert " passed" in told
