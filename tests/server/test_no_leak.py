"""The no-leak law at the wire: two worlds a viewer cannot tell apart send it the same bytes.

The same story is told at two servers. Ids, secrets and clocks are the same; dealt are the hands of one
world here and of the other there. Whatever one seat and a spectator receive, over socket, HTTP and stream,
must be equal byte for byte, while the other seats' bytes differ.
"""

import itertools
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from lampblack.games import find_game
from lampblack.kernel.action import Action
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Game
from lampblack.kernel.playout import options_of
from lampblack.kernel.record import Record
from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.kernel.state import State
from lampblack.table.supply import Supply
from tests.server.host import KEYS, PATIENT, Host, Json, Socket, usual
from tests.server.worlds import Deck, another_world, played
from tests.table.tools import FirstLegal, FromPosition, counted_secrets

KINDS = {"welcome", "update", "presence", "accepted", "refused", "allowed", "error", "pong"} | {
    "created",
    "joined",
    "decision",
    "undo",
    "chat",
}
AFFAIRS: list[Json] = [
    {"type": "vote"},  # about oneself
    {"type": "expel", "looker": 99},
    {"type": "remove", "lines": [0]},
    {"type": "comment", "at": 0, "text": "hm"},
    {"type": "point", "target": "C4"},
    {"type": "point", "action": {"type": "STAY"}},
    {"type": "report", "text": "hm", "seq": 9999},
    {"type": "mute", "about": 99},
    {"type": "leave", "word": "x" * 999},
]
"""What people may ask besides the game, none of which does anything here."""
FACES = ("KR", "KB", "KG", "KY", "SK", "PL", "SP", "HS", "NT")


class World:
    """A server whose chance, secrets and time are the test's."""

    def __init__(self, data: Path) -> None:
        self.deck = Deck()
        self.position: str | None = None
        numbers = itertools.count()
        supply = Supply(
            FirstLegal(),
            chance=self.deck,
            clock=lambda: 1000.0,
            secret=counted_secrets(),
            table_id=lambda: f"table{next(numbers)}",
            find_game=self.find_game,
        )
        self.host = Host(usual(data), supply)

    def find_game(self, slug: str) -> Game:
        return find_game(slug) if self.position is None else FromPosition(self.position)


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[World, World]]:
    one, other = (World(tmp_path_factory.mktemp("world")) for _ in range(2))
    with pytest.MonkeyPatch.context() as patch, one.host, other.host:
        patch.setattr("lampblack.server.listener.PRESENCE_SECONDS", 0.0)
        yield one, other


class Ear:
    """All that one viewer receives, as bytes."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, ...]] = []

    def answer(self, response: httpx.Response) -> httpx.Response:
        """Keep an HTTP answer; only its date may differ."""
        headers = sorted(f"{name}: {value}" for name, value in response.headers.items() if name != "date")
        self.heard.append((response.request.url.path, str(response.status_code), *headers, response.text))
        return response

    def everything(self) -> str:
        return "\n".join(part for message in self.heard for part in message)


class Listening(Socket):
    """A socket all of whose messages an ear keeps."""

    def __init__(self, connection: Any, ear: Ear) -> None:
        super().__init__(connection)
        self.ear = ear

    def raw(self) -> str:
        message = super().raw()
        self.ear.heard.append(("socket", message))
        return message


class Story:
    """One game at one table of one world: everybody is seated, and one seat and a spectator listen."""

    def __init__(self, world: World, viewer: Seat, options: dict[str, str]) -> None:
        players = int(options["players"])
        self.http = httpx.Client(base_url=world.host.url, timeout=PATIENT)
        self.ears = {seat: Ear() for seat in (*range(players), SPECTATOR)}
        self.viewer = viewer
        body = {"game": KEYS, "seats": [{"kind": "open"}] * players, "options": options}
        made = self.http.post("/api/tables", json=body).json()
        self.path = f"/api/tables/{made['table']}"
        self.tokens: list[str] = []
        self.secrets: dict[Seat, list[str]] = {}
        for seat in range(players):
            invite = made["seats"][seat]["invite"]
            body = {"invite": invite, "name": f"Player {seat}", "want_token": True}
            answer = self.ears[seat].answer(self.http.post(f"{self.path}/join", json=body))
            self.tokens.append(answer.json()["token"])
            self.secrets[seat] = [invite, self.tokens[seat]]
        self.sockets: dict[Seat, Listening] = {}

    def bearer(self, seat: Seat) -> dict[str, str]:
        return {} if seat == SPECTATOR else {"Authorization": f"Bearer {self.tokens[seat]}"}

    def listen(self, stack: ExitStack) -> None:
        for seat in (self.viewer, SPECTATOR):
            url = f"{self.http.base_url}".replace("http", "ws").rstrip("/") + f"{self.path}/ws"
            connection = stack.enter_context(connect(url, additional_headers=self.bearer(seat)))
            self.sockets[seat] = Listening(connection, self.ears[seat])
            for socket in self.sockets.values():
                socket.hear("presence")

    def post(self, seat: Seat, what: str, body: Json) -> Json:
        response = self.http.post(f"{self.path}/{what}", json=body, headers=self.bearer(seat))
        answer: Json = self.ears[seat].answer(response).json()
        return answer

    def settle(self, seq: int) -> None:
        for socket in self.sockets.values():
            socket.hear_of(seq)

    def do(self, seat: Seat, what: str, body: Json) -> Json:
        """Carried out, and heard of by all who listen."""
        answer = self.post(seat, what, body)
        assert answer["type"] == "accepted", answer
        self.settle(answer["seq"])
        return answer

    @property
    def seq(self) -> int:
        seq: int = self.sockets[SPECTATOR].now["seq"]
        return seq

    def probe(self, dice: random.Random) -> None:
        """The viewer and the spectator ask all they can think of, in vain or not."""
        cell = f"{dice.choice('ABCDE')}{dice.randrange(1, 7)}"
        actions: list[Json] = [{"type": "DISCARD", "card": face} for face in FACES]
        actions += [{"type": "OPEN", "card": face, "cell": cell} for face in FACES]
        actions += [{"type": "CLOSE", "card": "SK", "cell": cell}, {"type": "NET", "player": "P0"}]
        actions += [{"type": "MOVE", "cell": cell}, {"type": "STAY"}, {"type": "FLY"}]
        for seat, socket in self.sockets.items():
            for action in [option["action"] for option in socket.now["legal"][:2]] + dice.sample(actions, 6):
                socket.ask({"type": "why", "id": "w", "action": action})
                socket.ask({"type": "preview", "id": "v", "action": action})
            socket.ask({"type": "check", "id": "c", "draft": cell})
            is_turn = socket.now["prompt"] is not None and socket.now["prompt"]["seat"] == seat
            if not is_turn:
                for seq in (self.seq + 1, self.seq, 0, self.seq + 9):
                    socket.decide(dice.choice(actions), seq)
            if not socket.now["can_undo"]:
                socket.ask({"type": "undo", "id": "u", "seq": self.seq + 1})
            for affair in AFFAIRS:
                socket.ask({**affair, "id": "a"} | ({"about": seat} if affair["type"] == "vote" else {}))
            socket.ask("nonsense")
            socket.ask({"type": "ping", "id": "p"})

    def look(self) -> None:
        """All that everybody can read over HTTP, once nobody is connected any more."""
        for seat, ear in self.ears.items():
            headers = self.bearer(seat)
            ear.answer(self.http.get("/api/open"))
            for page in ("", "/replay", "/replay?viewer=everything", "/replay?viewer=P0", "/record"):
                self.wait_until_all_are_offline()
                ear.answer(self.http.get(self.path + page, headers=headers))
            with self.http.stream("GET", f"{self.path}/stream", headers=headers) as stream:
                lines = stream.iter_lines()
                ear.heard += [("stream", next(lines)), ("stream", next(lines))]

    def wait_until_all_are_offline(self) -> None:
        while any(seat["online"] for seat in self.http.get(self.path).json()["seats"]):
            pass


def tell(world: World, record: Record, at: State, viewer: Seat) -> Story:
    """Play the record's decisions, with talk, undos and questions in between."""
    dice = random.Random(len(record.lines))
    world.deck.prepare(record)
    story = Story(world, viewer, record.options)
    with ExitStack() as stack:
        story.listen(stack)
        for number, decision in enumerate(record.lines):
            acting = decision.seat
            if number % 7 == 3 or (acting == viewer and number % 3 == 0):
                story.probe(dice)
            if number % 9 == 4:
                story.do(acting, "chat", {"id": "s", "text": "hm"})
                story.settle(story.sockets[SPECTATOR].ask({"type": "chat", "id": "s", "text": "psst"})["seq"])
            action = at.action(decision.action).to_wire()
            story.do(acting, "decide", {"id": "d", "seq": story.seq + 1, "action": action})
            if not decision.chance and number % 4 < 2:
                story.do(acting, "undo", {"id": "u", "seq": story.seq + 1})
                story.do(acting, "decide", {"id": "e", "seq": story.seq + 1, "action": action})
            if number % 11 == 5:
                story.secrets[acting].append(story.post(acting, f"seats/{acting}/invite", {})["invite"])
        story.probe(dice)
    story.look()
    return story


def compare(one: Story, other: Story, viewer: Seat) -> None:
    for seat in (viewer, SPECTATOR):
        for here, there in zip(one.ears[seat].heard, other.ears[seat].heard, strict=True):
            assert here == there
    others = [seat for seat in one.ears if seat not in (viewer, SPECTATOR)]
    assert any(one.ears[seat].heard != other.ears[seat].heard for seat in others), "the worlds are the same"


def check_secrets(story: Story) -> None:
    for listening in (story.viewer, SPECTATOR):
        heard = story.ears[listening].everything()
        for seat, secrets in story.secrets.items():
            assert not [secret for secret in secrets if secret in heard and seat != listening]


FEW, MANY = 9, 33
CASES = [
    (players, viewer, decisions)
    for players in (2, 3, 4)
    for viewer in range(players)
    for decisions in (FEW, MANY)
]


@pytest.mark.parametrize(("players", "viewer", "decisions"), CASES)
def test_no_message_tells_two_worlds_apart(
    worlds: tuple[World, World], players: int, viewer: Seat, decisions: int
) -> None:
    record, state = played(players, decisions, f"{players} {viewer} {decisions}")
    chance = SeededChance(decisions)
    other_record, imagined = another_world(record, state, viewer, chance)
    while imagined == state:
        other_record, imagined = another_world(record, state, viewer, chance)
    one = tell(worlds[0], record, state, viewer)
    other = tell(worlds[1], other_record, state, viewer)
    compare(one, other, viewer)
    check_secrets(one)
    if decisions == MANY:
        heard = one.ears[viewer].everything()
        assert {kind for kind in KINDS if f'"{kind}"' in heard} == KINDS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nor_after_a_reshuffle_when_cards_can_be_counted(worlds: tuple[World, World], players: int) -> None:
    """Tables set up at positions: the real one, and one the viewer imagines."""
    for number in range(3):
        _, state = played(players, 130 + 9 * number, f"long {players} {number}")
        assert "hand then P0" in state.to_text()
        assert state.outcome() is None
        viewer = number % players
        imagined = next(
            world for seed in range(99) if (world := state.imagine(viewer, SeededChance(seed))) != state
        )
        common = [
            action
            for action in options_of(state)
            if action in options_of(imagined) and action.name == "DISCARD"
        ]
        stories = [
            observe(world, position, players, viewer, common)
            for world, position in zip(worlds, (state, imagined))
        ]
        compare(*stories, viewer)


def observe(world: World, position: State, players: int, viewer: Seat, common: list[Action]) -> Story:
    world.position = position.to_text()
    try:
        story = Story(world, viewer, {"players": str(players)})
        with ExitStack() as stack:
            story.listen(stack)
            story.probe(random.Random(players))
            acting = position.asked()
            if common and acting is not None:
                story.do(acting, "decide", {"id": "d", "seq": story.seq + 1, "action": common[0].to_wire()})
                story.probe(random.Random(players))
        story.look()
    finally:
        world.position = None
    return story
