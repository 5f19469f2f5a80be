"""A real server, a real Chromium, and as many people as a test needs."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.building import build_page
from tests.browser.glade import Glade
from tests.browser.person import Person
from tests.browser.society import Stair
from tests.server.process import Process

CHROMIUM = shutil.which("chromium")

People = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright leaves an event loop running in its process."""
    for item in items:
        if is_here(item):
            item.add_marker(pytest.mark.browser)
    items.sort(key=is_here)


def is_here(item: pytest.Item) -> bool:
    return Path(__file__).parent in item.path.parents


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    build_page()
    with Process(tmp_path_factory.mktemp("browser") / "data") as process:
        yield process


@pytest.fixture(scope="session")
def glade(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Glade]:
    with Glade(tmp_path_factory.mktemp("glade")) as glade:
        yield glade


@pytest.fixture(scope="session")
def stair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stair]:
    with Stair(tmp_path_factory.mktemp("stair")) as stair:
        yield stair


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def people(server: Process, chromium: Browser) -> Iterator[People]:
    """``people("Ada")`` is somebody at a device of her own. Whatever goes wrong in a page fails the test.

    They like it calm, which is quicker; ``reduced_motion="no-preference"`` for doors that turn.
    """
    present: list[Person] = []

    def come(name: str, url: str = server.url, **options: object) -> Person:
        calm = {"reduced_motion": "reduce"} | options
        person = Person(name, chromium.new_context(base_url=url, **calm), url)  # type: ignore[arg-type]
        present.append(person)
        return person

    yield come
    for person in present:
        person.context.close()
    problems = {person.name: person.problems for person in present if person.problems}
    assert problems == {}
