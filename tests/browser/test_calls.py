"""“It is your turn” reaches who does not look: title, favicon, badge, sound, notifications, letters."""

import json
import time
from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import People
from tests.browser.person import PATIENT, Person
from tests.server.pushing import Browser as Keys

LISTENS = """
window.lampblackHeard = [];
window.badges = [];
navigator.setAppBadge = async (count) => { window.badges.push(count ?? true); };
navigator.clearAppBadge = async () => { window.badges.push(0); };
"""
LOOKS_AWAY = """
Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
document.dispatchEvent(new Event('visibilitychange'));
"""
COMES_BACK = """
delete document.hidden;
document.dispatchEvent(new Event('visibilitychange'));
"""
SHOWN = """
navigator.serviceWorker.ready.then((there) => there.getNotifications())
  .then((shown) => shown.map(({ title, body, data }) => ({ title, body, data })))
"""

# Windows open only for a finger's own click, so what the worker asks the browser for is written down.
CLICKED = """async (isShown) => {
  const asked = [];
  Clients.prototype.openWindow = async (path) => { asked.push(`open ${path}`); };
  WindowClient.prototype.focus = async function () { asked.push(`focus ${new URL(this.url).pathname}`); };
  if (!isShown) await registration.showNotification('again', { data: { path: '/yours' } });
  const [notification] = await registration.getNotifications();
  const click = new NotificationEvent('notificationclick', { notification });
  let work = null;
  click.waitUntil = (promise) => { work = promise; };
  self.dispatchEvent(click);
  await work;
  if ((await registration.getNotifications()).length > 0) asked.push('it is still there');
  return asked;
}"""


def shown(person: Person, count: int) -> list[dict[str, Any]]:
    """The notifications, once there are so many. Playwright's own waiting takes a promise for an answer."""
    give_up = time.monotonic() + PATIENT / 1000
    while True:
        found: list[dict[str, Any]] = person.page.evaluate(SHOWN)
        if len(found) == count or time.monotonic() > give_up:
            assert len(found) == count, found
            return found
        person.page.wait_for_timeout(20)


def wants_notes(person: Person) -> None:
    """The box is ticked at once, but counts when the browser has its worker."""
    person.button("Settings").click()
    person.page.get_by_label("Notify me when the table is in the background").check()
    while not person.page.evaluate("JSON.parse(localStorage.getItem('lampblack.settings') ?? '{}').notify"):
        person.page.wait_for_timeout(20)
    person.page.get_by_role("dialog", name="Settings").get_by_role("button", name="Close").click()


def icon(person: Person) -> str:
    return str(person.page.locator("link[rel=icon]").get_attribute("href"))


def calls(person: Person) -> int:
    """How often somebody here was called by a sound."""
    heard = person.page.evaluate("window.lampblackHeard")
    return sum(signal["kind"] == "sound" and signal["cue"] == "call" for signal in heard)


def discard(person: Person) -> None:
    person.cards.first.click()
    person.button("Discard it").click()
    expect(person.prompt).to_contain_text("Move one step")
    person.page.keyboard.press("s")


def test_who_looks_away_is_called_once(people: People) -> None:
    ada, ben = people("Ada"), people("Ben", permissions=["notifications"])
    ben.context.add_init_script(LISTENS)
    ada.sit(ada.make_table(ada.me(), {"kind": "open"}, first="P0"))
    ben.join(ada.page.get_by_label("Link for this seat").input_value())
    wants_notes(ben)
    expect(ben.page).to_have_title("Keys to the Castle")
    assert icon(ben) == "/favicon.svg"
    ben.page.evaluate(LOOKS_AWAY)
    assert calls(ben) == 0

    discard(ada)
    expect(ben.page).to_have_title("Your turn: Keys to the Castle")
    expect(ben.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    ben.page.wait_for_function("window.badges.at(-1) === 1")
    (note,) = shown(ben, 1)
    assert (note["title"], note["body"]) == ("It is your turn at Keys to the Castle", "")
    assert calls(ben) == 1

    ben.page.evaluate(COMES_BACK)
    assert shown(ben, 0) == []
    discard(ben)
    expect(ben.page).to_have_title("Keys to the Castle")
    ben.page.wait_for_function("window.badges.at(-1) === 0")
    assert icon(ben) == "/favicon.svg"
    discard(ada)
    expect(ben.page).to_have_title("Your turn: Keys to the Castle")
    assert calls(ben) == 1  # who looks is not called


def registration_of(session: CDPSession, person: Person) -> str:
    """The worker's registration, as the browser's own tools name it."""
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: found.extend(each["registrationId"] for each in said["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        person.page.wait_for_timeout(20)
    return found[0]


def test_a_letter_is_shown_and_the_host_is_told_whom_to_write(people: People) -> None:
    ada = people("Ada", permissions=["notifications"])
    keys = Keys("https://push.example/ada").subscription
    made = {"endpoint": keys["endpoint"], "keys": {"p256dh": keys["key"], "auth": keys["auth"]}}
    # There is no push service behind a browser under test: its answer is ours, all else is real.
    ada.context.add_init_script(
        f"PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({json.dumps(made)}) }});"
    )
    ada.page.goto("/yours")
    ada.page.get_by_label("Notify this device when the page is closed").click()
    devices = ada.page.get_by_role("list", name="Devices with this list")
    expect(devices).to_contain_text("told when it is your turn")
    assert ada.page.evaluate("caches.keys()") == []

    session = ada.context.new_cdp_session(ada.page)
    registration = registration_of(session, ada)
    letter = {"table": "aB3", "title": "Keys to the Castle", "text": "It is your turn."}
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": ada.url, "registrationId": registration, "data": json.dumps(letter)},
    )
    assert shown(ada, 1) == [
        {"title": "It is your turn at Keys to the Castle", "body": "", "data": {"path": "/t/aB3"}}
    ]

    # A click on it: a window that shows the table is brought to the front, or a new one opened.
    (worker,) = ada.context.service_workers
    assert worker.evaluate(CLICKED, True) == ["open /t/aB3"]
    assert worker.evaluate(CLICKED, False) == ["focus /yours"]

    ada.page.get_by_label("Notify this device when the page is closed").click()
    expect(devices).not_to_contain_text("told when it is your turn")
    answer = ada.context.request.get(f"{ada.url}/sw.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in answer.headers["content-security-policy"]
