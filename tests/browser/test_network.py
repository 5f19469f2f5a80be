"""The network drops, the server dies; nothing is lost and nothing happens twice."""

import socket
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.server.process import Process


def test_a_dropped_network_loses_nothing(people: People) -> None:
    ada, ben = people("Ada"), people("Ben")
    ada.sit(ada.make_table(ada.me(), {"kind": "open"}, first="P0"))
    ben.join(ada.page.get_by_label("Link for this seat").input_value())

    ben.context.set_offline(True)
    expect(ben.link_lost).to_be_visible()
    ada.cards.first.click()
    ada.button("Discard it").click()
    expect(ada.prompt).to_contain_text("Move one step")
    ada.page.keyboard.press("s")
    expect(ada.prompt).to_contain_text("Ben is thinking")
    ben.context.set_offline(False)

    ben.wait_until_up()
    expect(ben.page.get_by_text("The connection is back").first).to_be_attached()
    expect(ben.story).to_contain_text("Ada discards a")
    expect(ben.story).to_contain_text("Ada stays put.")
    assert "Ada stays put." in ben.spoken()


def test_a_decision_made_offline_is_made_once_when_the_network_is_back(people: People) -> None:
    ada = people("Ada")
    ada.sit(ada.make_table(ada.me(), {"kind": "open"}, first="P0"))
    ada.context.set_offline(True)
    expect(ada.link_lost).to_be_visible()
    ada.cards.first.click()
    ada.button("Discard it").click()
    expect(ada.prompt).to_contain_text("four cards")
    ada.context.set_offline(False)
    expect(ada.prompt).to_contain_text("Move one step")
    expect(ada.story.get_by_text("You discard a")).to_have_count(1)
    assert ada.cards.count() == 3


def test_the_server_is_killed_and_comes_back(people: People, tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    data = tmp_path / "data"
    with Process(data, "--port", port) as first:
        ada = people("Ada", first.url)
        ada.sit(ada.make_table(ada.me(), {"kind": "open"}, first="P0"))
        ada.cards.first.click()
        ada.button("Discard it").click()
        expect(ada.prompt).to_contain_text("Move one step")
        first.kill()
        expect(ada.link_lost).to_be_visible()
    with Process(data, "--port", port):
        expect(ada.link_lost).to_be_hidden()
        ada.page.keyboard.press("s")
        expect(ada.story).to_contain_text("You stay put.")
        expect(ada.story.get_by_text("You discard a")).to_have_count(1)
        ada.page.goto("about:blank")
