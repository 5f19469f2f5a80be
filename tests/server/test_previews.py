"""What a link shows before it is opened, and what a phone needs for its home screen."""

import json
import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest

from lampblack.games import find_game, shelf
from lampblack.server.page import page
from tests.server.host import Host, Person, usual

WEB = Path(__file__).parents[2] / "web"
LARGEST = 60_000
INDEX = """<!doctype html><head>
<meta name="description" content="As it was built." />
<title>Lampblack</title></head><body></body>"""
META = re.compile(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"')
SHELF = re.compile(r'<script type="application/json" id="shelf">(.*?)</script>')


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page as it is built, with a picture of one game."""
    built = tmp_path_factory.mktemp("page")
    (built / "covers").mkdir()
    (built / "index.html").write_text(INDEX)
    (built / "covers" / "nyctophobia.png").write_bytes(b"png")
    (built / "manifest.webmanifest").write_text("{}")
    return built


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, folder: Path) -> Iterator[Host]:
    with (
        patch("lampblack.server.app.page", lambda: page(folder)),
        Host(usual(tmp_path_factory.mktemp("data"))) as running,
    ):
        yield running


def head_of(url: str, **more: object) -> dict[str, str]:
    text = httpx.get(url, **more).text  # type: ignore[arg-type]
    found = {name: unescape(value) for name, value in META.findall(text)}
    titles = re.findall("<title>(.*?)</title>", text)
    assert [unescape(title) for title in titles] == [found["og:title"]]
    assert found["og:description"] == found["description"]
    assert "As it was built" not in text
    return found


def test_every_page_says_what_it_is(host: Host) -> None:
    home = head_of(f"{host.url}/")
    assert home["og:title"] == "Lampblack: games played in the dark"
    assert (home["og:url"], home["og:image"]) == (f"{host.url}/", f"{host.url}/covers/lampblack.png")
    new = head_of(f"{host.url}/new/nyctophobia")
    assert (new["og:title"], new["og:description"]) == ("Nyctophobia", find_game("nyctophobia").blurb())
    assert new["og:image"] == f"{host.url}/covers/nyctophobia.png"
    rules = head_of(f"{host.url}/rules/night-cage")
    assert rules["og:title"] == "The rules of The Night Cage"
    assert rules["og:image"] == home["og:image"], "there is no picture of its own"
    for path in ("/new/chess", "/rules/../x", "/t/nothing-here", "/somewhere/else"):
        assert head_of(f"{host.url}{path}")["og:title"] == home["og:title"]


def test_a_table_says_who_sits_there_and_tells_no_secret(host: Host, ada: Person) -> None:
    seats = [{"kind": "bot", "bot": "stalker"}, {"kind": "me", "name": '<Ada> & "Co"'}, {"kind": "open"}]
    made = ada.create(seats, game="nyctophobia", options={"hunter": "axe"})
    for path in (f"/t/{made['table']}", f"/t/{made['table']}/replay"):
        text = httpx.get(f"{host.url}{path}").text
        assert "<Ada>" not in text
        assert made["seats"][2]["invite"] not in text
        shown = head_of(f"{host.url}{path}")
        assert shown["og:title"] == "A table of Nyctophobia"
        assert shown["og:description"].startswith(
            'At the table: Stalker (The Hunter) and <Ada> & "Co" (Hunted 1). One seat is free. One hunts.'
        )
        assert shown["og:image"].endswith("/covers/nyctophobia.png")
        assert shown["og:url"] == f"{host.url}{path}"


def test_looking_at_tables_is_limited_as_over_the_api(tmp_path: Path, folder: Path) -> None:
    with (
        patch("lampblack.server.app.page", lambda: page(folder)),
        Host(usual(tmp_path, requests_per_second=0.001, tables_in_memory=1)) as slow,
    ):
        titles = [head_of(f"{slow.url}/t/nothing-here")["og:title"] for _ in range(3)]
    assert titles == ["Lampblack: games played in the dark"] * 3


def test_links_name_the_public_address(tmp_path: Path, folder: Path) -> None:
    with (
        patch("lampblack.server.app.page", lambda: page(folder)),
        Host(usual(tmp_path, public_url="https://table.example")) as public,
    ):
        shown = head_of(f"{public.url}/rules/nyctophobia", headers={"Host": "evil.example"})
    assert shown["og:url"] == "https://table.example/rules/nyctophobia"
    assert shown["og:image"] == "https://table.example/covers/nyctophobia.png"


def test_the_shelf_lies_in_the_page_where_a_table_is_set(host: Host) -> None:
    for path in ("/", "/new/nyctophobia"):
        found = SHELF.search(httpx.get(f"{host.url}{path}").text)
        assert found is not None
        assert json.loads(found.group(1)) == httpx.get(f"{host.url}/api/games").json()
    assert not SHELF.search(httpx.get(f"{host.url}/rules/nyctophobia").text)


def size_of(picture: Path) -> tuple[int, int]:
    width, height = struct.unpack(">II", picture.read_bytes()[16:24])
    return width, height


def test_every_game_of_the_house_has_a_small_picture() -> None:
    """``python -m scripts.pictures.draw`` draws them."""
    pictures = {file.stem: file for file in (WEB / "src" / "games").glob("*/preview/*.png")}
    assert set(pictures) == set(shelf())
    for picture in (*pictures.values(), WEB / "public" / "covers" / "lampblack.png"):
        assert size_of(picture) == (1200, 630)
        assert picture.stat().st_size < LARGEST


def test_a_phone_can_keep_it_on_the_home_screen(host: Host) -> None:
    served = httpx.get(f"{host.url}/manifest.webmanifest")
    assert served.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads((WEB / "public" / "manifest.webmanifest").read_text())
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    icons = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {(icon["sizes"], icon.get("purpose")) for icon in icons} == {
        ("192x192", None),
        ("512x512", None),
        ("512x512", "maskable"),
    }
    for icon in icons:
        width, height = size_of(WEB / "public" / icon["src"][1:])
        assert icon["sizes"] == f"{width}x{height}"
    index = (WEB / "index.html").read_text()
    assert 'rel="manifest" href="/manifest.webmanifest"' in index
