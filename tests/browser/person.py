"""Somebody at a device, who uses the page as people do: buttons, cards, doors."""

import json
import re
from typing import Any, Self

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect

from lampblack.server.changes import in_full, patched

PATIENT = 20_000
expect.set_options(timeout=PATIENT)  # a busy machine is no failure
EXPECTED_NOISE = re.compile(
    r"WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RE(FUSED|SET)|409|403|404"
)


class Person:
    def __init__(self, name: str, context: BrowserContext, url: str) -> None:
        self.name = name
        self.context = context
        self.url = url
        self.problems: list[str] = []
        self.received: list[str] = []
        self.heard: list[dict[str, Any]] = []
        context.set_default_timeout(PATIENT)
        self.page: Page = context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED_NOISE.search(message.text):
            self.problems.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        latest: dict[str, Any] = {}

        def hear(text: str | bytes) -> None:
            self.received.append(str(text))
            message = json.loads(text)
            if message["type"] == "change":  # of what this connection had last
                entries, now = message["entries"], patched(latest["now"], message["patch"])
                message = latest | {"entries": [in_full(entry) for entry in entries], "now": now}
            if message["type"] == "update":
                latest.update(message)
            self.heard.append(message)

        socket.on("framereceived", hear)

    # --- coming to a table ---------------------------------------------------------------------

    def make_table(self, *seats: dict[str, str], **options: str) -> str:
        """A table made by this device over HTTP, and its id; the page then goes there."""
        body = {"game": "keys-to-the-castle", "seats": list(seats), "options": options}
        made = self.context.request.post(f"{self.url}/api/tables", data=body)
        assert made.status == 201, made.text()
        return str(made.json()["table"])

    def me(self) -> dict[str, str]:
        return {"kind": "me", "name": self.name}

    def sit(self, table: str) -> Self:
        self.page.goto(f"/t/{table}")
        expect(self.board).to_be_visible()
        return self

    def join(self, link: str) -> Self:
        self.page.goto(link)
        self.page.get_by_label("What shall we call you?").fill(self.name)
        self.page.get_by_role("button", name="Sit down").click()
        expect(self.board).to_be_visible()
        return self

    # --- what is on the page -------------------------------------------------------------------

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("grid")

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="Now", exact=True)

    @property
    def story(self) -> Locator:
        return self.page.get_by_role("region", name="Story so far")

    @property
    def notice(self) -> Locator:
        return self.page.locator("[data-notice]")

    @property
    def link_lost(self) -> Locator:
        return self.page.get_by_role("status").filter(has_text="The connection is lost")

    @property
    def cards(self) -> Locator:
        return self.page.get_by_role("list", name="Your cards").get_by_role("button")

    @property
    def targets(self) -> list[str]:
        return self.board.locator(".target").evaluate_all("cells => cells.map(cell => cell.dataset.cell)")

    def cell(self, name: str) -> Locator:
        return self.board.locator(f'[data-cell="{name}"]')

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def labels(self) -> dict[str, str]:
        """What every door's label says."""
        cells = self.board.locator("[data-cell]")
        pairs = cells.evaluate_all("cells => cells.map(cell => [cell.dataset.cell, cell.ariaLabel])")
        return dict(pairs)

    def is_up(self) -> bool:
        return self.prompt.get_by_text("your turn").count() > 0

    def wait_until_up(self) -> None:
        expect(self.prompt.get_by_text(re.compile("your turn", re.IGNORECASE))).to_be_visible()

    def wait_until_over(self) -> None:
        expect(self.prompt.get_by_text("The end")).to_be_visible()

    def spoken(self) -> str:
        return self.page.locator("[data-live]").inner_text()

    def messages(self, kind: str) -> list[dict[str, Any]]:
        """Everything of this kind the server has sent to this device; a change as the update that it makes."""
        return [message for message in self.heard if message["type"] == kind]

    def is_wider_than_the_screen(self) -> bool:
        root = "document.documentElement"
        return bool(self.page.evaluate(f"{root}.scrollWidth > {root}.clientWidth"))
