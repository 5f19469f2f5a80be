"""The built page's files, and the word when it is not built."""

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from lampblack.server.page import page


class Browser:
    def __init__(self, folder: Path) -> None:
        self.app = Starlette(routes=[Mount("/", page(folder))])

    def get(self, path: str, method: str = "GET") -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(self.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
                return await client.request(method, path)

        return asyncio.run(ask())


@pytest.fixture
def built(tmp_path: Path) -> Browser:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Lampblack</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc123.js").write_text("let lamp = 'black';" * 200)
    (tmp_path / "secret.txt").write_text("not for you")
    return Browser(folder)


@pytest.mark.parametrize(
    "path", ["/", "/new/a-game", "/rules/a-game", "/rules/a-game/AB-WIN-01", "/somewhere", "/index.html"]
)
def test_every_address_of_the_page_is_the_page(built: Browser, path: str) -> None:
    response = built.get(path)
    assert (response.status_code, response.headers["cache-control"]) == (200, "no-cache")
    assert response.text.startswith("<!doctype html><title>Lampblack: games played in the dark</title>")


def test_assets_are_kept_forever_and_sent_small(built: Browser) -> None:
    response = built.get("/assets/index-abc123.js")
    assert response.headers["content-type"].startswith("text/javascript")
    assert "immutable" in response.headers["cache-control"]
    assert response.headers["content-encoding"] == "gzip"
    assert built.get("/icon.svg").headers["cache-control"] == "no-cache"


def test_a_missing_asset_is_missing(built: Browser) -> None:
    assert built.get("/assets/index-old.js").status_code == 404


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"])
def test_nothing_outside_the_folder_is_served(built: Browser, path: str) -> None:
    assert "not for you" not in built.get(path).text


def test_only_reading(built: Browser) -> None:
    assert built.get("/", "POST").status_code == 405


def test_an_unbuilt_page_says_how_to_build_it(tmp_path: Path) -> None:
    response = Browser(tmp_path / "page").get("/t/abc")
    assert response.status_code == 503
    assert "make play" in response.text
    assert "Node 20" in response.text
