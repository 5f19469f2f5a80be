"""A server whose tables of Nyctophobia begin where a test wants: somebody at a page, the others over the API."""

from pathlib import Path
from typing import Self

import httpx

from tests.browser.person import Person
from tests.games.nyctophobia.forest import GAME
from tests.games.nyctophobia.forest import table as forest
from tests.server.host import PATIENT, Host, Json, usual
from tests.table.test_speech import FromForest
from tests.table.tools import supply

NAMES = ("Hal", "Ada", "Bo", "Cyril", "Dora")


class Others:
    """Whoever else sits at a table."""

    def __init__(self, url: str, made: Json) -> None:
        self.path = f"{url}/api/tables/{made['table']}"
        self.http = httpx.Client(timeout=PATIENT)
        self.tokens: dict[int, str] = {}
        for seat in made["seats"]:
            if seat["kind"] == "open":
                body = {"invite": seat["invite"], "name": NAMES[seat["seat"]], "want_token": True}
                joined = self.http.post(f"{self.path}/join", json=body).json()
                self.tokens[seat["seat"]] = joined["token"]

    def _post(self, seat: int, what: str, body: Json) -> None:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        answer = self.http.post(f"{self.path}/{what}", json={"id": "1", **body}, headers=headers)
        assert answer.status_code == 200, answer.text

    def now(self, seat: int) -> Json:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        with self.http.stream("GET", f"{self.path}/stream", headers=headers) as stream:
            lines = stream.iter_lines()
            next(lines)
            now: Json = httpx.Response(200, text=next(lines)).json()["now"]
        return now

    def decide(self, seat: int, *texts: str) -> None:
        for text in texts:
            now = self.now(seat)
            action = next(option["action"] for option in now["legal"] if option["text"] == text)
            self._post(seat, "decide", {"seq": now["seq"] + 1, "action": action})

    def hunt(self, *wanted: str) -> int:
        """The Hunter decides as long as asked, in these ways where that is possible; how often."""
        for times in range(40):
            now = self.now(0)
            if not now["legal"]:
                return times
            texts = [option["text"] for option in now["legal"]]
            self.decide(0, next((text for text in wanted if text in texts), texts[0]))
        raise AssertionError("the hunt does not end")

    def say(self, seat: int, text: str) -> None:
        self._post(seat, "chat", {"text": text})


class Glade:
    def __init__(self, data: Path) -> None:
        self.game = GAME
        self.host = Host(usual(data), supply(find_game=lambda slug: self.game))

    def __enter__(self) -> Self:
        self.host.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.host.__exit__()

    @property
    def url(self) -> str:
        return self.host.url

    def sit(
        self, person: Person, pieces: str, trees: str = "", done: str = "", seat: int = 1, **fields: str
    ) -> Others:
        """This person at this seat; the position after these decisions lies on the table."""
        table = forest(pieces, trees, **{"memory": "M0", **fields})
        table.do(*done.split())
        self.game = FromForest(table.state.to_text())
        players = table.state.seats()
        seats = [person.me() if n == seat else {"kind": "open"} for n in range(players)]
        options = {"players": str(players), "hunter": "axe", "characters": "none"}
        body = {"game": "nyctophobia", "seats": seats, "options": options}
        made = person.context.request.post(f"{self.url}/api/tables", data=body)
        assert made.status == 201, made.text()
        others = Others(self.url, made.json())
        person.page.goto(f"/t/{made.json()['table']}")
        person.page.locator("[data-moment]").wait_for()
        return others
