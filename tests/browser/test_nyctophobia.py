"""Nyctophobia through the shared page: a Hunted's turn with something said, a replay."""

import json
import random
import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.glade import Glade
from tests.browser.person import Person
from tests.browser.surveyor import lay_out
from tests.browser.test_phone import PHONE, WIDTH
from tests.server.process import Process

CELL = re.compile(r"\b[A-H][1-8]\b")
BOT = {"kind": "bot", "bot": "random"}


def make_table(person: Person, seats: list[dict[str, str]], **options: str) -> str:
    full = {"hunter": "axe", "characters": "none"} | options
    body = {"game": "nyctophobia", "seats": seats, "options": full}
    made = person.context.request.post(f"{person.url}/api/tables", data=body)
    assert made.status == 201, made.text()
    return str(made.json()["table"])


def come_as_hunted(person: Person, **options: str) -> None:
    seats = [BOT | {"name": "Hal"}, person.me(), BOT | {"name": "Bo"}]
    person.page.goto(f"/t/{make_table(person, seats, **options)}")
    expect(person.prompt).to_contain_text("Before you move")


@pytest.mark.parametrize("width", ["wide", pytest.param("phone", marks=pytest.mark.soak)])
def test_a_hunted_says_something_beside_the_story(people: People, width: str) -> None:
    ada = people("Ada", **(PHONE if width == "phone" else {}))
    come_as_hunted(ada, memory="M1")
    assert not CELL.search(ada.page.locator("main").inner_text())
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("The car is ….").select_option("to the north of me")
    ada.page.get_by_role("button", name="Say: The car is to the north of me.").click()
    talk = ada.page.get_by_role("region", name="What was said")
    expect(talk).to_contain_text("You say: The car is to the north of me.")
    ada.page.get_by_role("button", name="Tell your health and rocks").click()
    expect(talk).to_contain_text("You say: my health is 2")
    ada.page.get_by_label("Say something").fill("this way")
    ada.page.keyboard.press("Enter")
    expect(talk).to_contain_text("this way")
    assert "You say: The car is to the north of me." in ada.spoken()
    assert not CELL.search(ada.page.locator("main").inner_text())
    assert not ada.is_wider_than_the_screen()
    if width == "phone":
        box = ada.page.get_by_role("button", name="Say: The car is").bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= WIDTH


def test_who_has_decided_in_the_dark_waits(people: People, glade: Glade) -> None:
    """The end of Bo's turn leads to the Hunter's: until that is decided Bo is told nothing, and can choose nothing."""
    bo = people("Bo", url=glade.url)
    others = glade.sit(bo, "X=B4 1=E4 2=D7", seat=2, active="P2", phase="POST", hand="AX-02 AX-04")
    live = bo.page.locator("[data-deed][aria-disabled=false]")
    waits = bo.page.locator("[data-waits]")
    expect(live.first).to_be_visible()
    bo.page.keyboard.press("e")
    expect(waits).to_contain_text("You have decided")
    expect(live).to_have_count(0)
    assert "You have decided" in bo.spoken()
    bo.page.reload()
    expect(waits).to_be_visible()
    expect(live).to_have_count(0)
    assert others.hunt() > 0
    expect(waits).to_have_count(0)


def finished_table(url: str) -> str:
    """Ada has played by the dice against the bots, to the end."""
    seats = [BOT | {"name": "Hal"}, {"kind": "me", "name": "Ada"}, BOT | {"name": "Bo"}]
    options = {"hunter": "simple", "characters": "none"}
    with httpx.Client(base_url=url, timeout=60) as http:
        body = {"game": "nyctophobia", "seats": seats, "options": options, "want_tokens": True}
        made = http.post("/api/tables", json=body).json()
        http.headers["Authorization"] = f"Bearer {made['tokens'][1]}"
        path = f"/api/tables/{made['table']}"
        with http.stream("GET", f"{path}/stream") as stream:
            for line in stream.iter_lines():
                message = json.loads(line) if line else {}
                now = message.get("now")
                if now and now["outcome"]:
                    return str(made["table"])
                if now and now["legal"]:
                    action = random.choice(now["legal"])["action"]
                    body = {"id": "1", "seq": now["seq"] + 1, "action": action}
                    http.post(f"{path}/decide", json=body)
    raise AssertionError("the game did not end")


@pytest.mark.soak
def test_a_replay_is_seen_by_one_or_with_everything_open(people: People, server: Process) -> None:
    table = finished_table(server.url)
    ada = people("Ada")
    ada.page.goto(f"/t/{table}/replay")
    dark = ada.page.get_by_role("group", name="You in the dark")
    seen_by = ada.page.get_by_label("Seen by")
    seen_by.select_option("Ada")
    ada.page.get_by_role("slider").fill("8")
    expect(dark).to_contain_text("Your health is")
    assert not CELL.search(ada.page.locator("main").inner_text())
    expect(ada.page.locator("[data-lights]")).to_have_count(0)
    for viewer in ("Everything open", "Hal"):  # the set-up, too, is a forest that grows
        seen_by.select_option(viewer)
        ada.page.keyboard.press("Home")
        for _ in range(8):
            ada.page.keyboard.press("ArrowRight")
        expect(ada.page.locator(".plate [data-tree]").first).to_be_attached()
        expect(ada.page.locator("pre")).to_have_count(0)
    seen_by.select_option("Everything open")
    ada.page.get_by_role("slider").fill("60")
    expect(ada.page.locator("[data-standing]")).to_contain_text("The Hunter is in")
    ada.page.keyboard.press("End")
    expect(ada.page.get_by_role("button", name=re.compile("NY-END"))).to_be_visible()


def test_one_device_is_handed_to_whoever_decides(people: People) -> None:
    """Three people at one device: the Hunter sets up, then the Hunted take over, each seeing only the own."""
    hal = people("Hal")
    seats = [hal.me(), {"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]
    hal.page.goto(f"/t/{make_table(hal, seats, characters='choose')}")
    for name in ("Ada", "Bo"):
        hal.button(f"I am {name}").click()
        hal.page.get_by_role("group", name="Your answer").get_by_role("button").first.click()
    hal.button("I am Hal").click()
    lay_out(hal)
    hal.button("I am Ada").click()
    expect(hal.prompt).to_contain_text("Before you move")
    assert not CELL.search(hal.page.locator("main").inner_text())
