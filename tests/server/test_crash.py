"""kill -9 at any moment loses no acknowledged move and corrupts nothing."""

import random
import sqlite3
import threading
import time
from pathlib import Path

import msgspec
from websockets.exceptions import WebSocketException

from lampblack.games import find_game
from lampblack.store import LogEntry
from lampblack.table.chronicle import Chronicle
from lampblack.table.entries import Decided, decode
from tests.server.host import Json, Person, Socket
from tests.server.process import Process

ROUNDS = 6
CLIENTS = 4
GONE = (WebSocketException, OSError, EOFError, TimeoutError)


class Hand:
    """A device with both seats of a table, playing as fast as it is answered."""

    def __init__(self, number: int) -> None:
        self.dice = random.Random()
        self.number = number
        self.person: Person | None = None
        self.table = ""
        self.acknowledged: dict[int, str] = {}
        self.in_flight: tuple[int, Json] | None = None
        self.repeated = 0
        self.failure: BaseException | None = None

    def begin(self, url: str) -> None:
        """A new table, or the one from before at the server's new address."""
        if self.person is None:
            self.person = Person(url)
            seats = [{"kind": "me", "name": name} for name in ("Ada", "Bob")]
            self.table = self.person.create(seats)["table"]
        else:
            self.person.url = url

    def play_until_cut_off(self) -> None:
        assert self.person is not None
        try:
            with self.person.sit(self.table, 0) as one, self.person.sit(self.table, 1) as two:
                self.repeat_what_was_in_flight([one, two])
                while self.decide([one, two]):
                    pass
        except GONE:
            pass
        except BaseException as error:
            self.failure = error

    def repeat_what_was_in_flight(self, sockets: list[Socket]) -> None:
        if self.in_flight is None:
            return
        seat, message = self.in_flight
        answer = sockets[seat].ask(message)
        assert answer["type"] == "accepted", answer
        self.note(answer, message)
        self.repeated += 1

    def decide(self, sockets: list[Socket]) -> bool:
        newest = max([0, *self.acknowledged])
        now, _ = [socket.hear_of(newest) for socket in sockets]
        if now["outcome"] is not None:
            return False
        seat = now["prompt"]["seat"]
        if self.dice.random() < 0.1:
            sockets[1 - seat].send({"type": "chat", "id": "s", "text": "quick!"})
        option = self.dice.choice(sockets[seat].now["legal"])
        message = {
            "type": "decide",
            "id": "d",
            "seq": sockets[seat].now["seq"] + 1,
            "action": option["action"],
        }
        self.in_flight = (seat, message)
        self.note(sockets[seat].ask(message), message)
        return True

    def note(self, answer: Json, message: Json) -> None:
        assert answer["type"] == "accepted", answer
        self.acknowledged[answer["seq"]] = msgspec.json.encode(message["action"], order="sorted").decode()
        self.in_flight = None


def test_killing_the_server_loses_no_acknowledged_move(tmp_path: Path) -> None:
    data = tmp_path / "data"
    hands = [Hand(number) for number in range(CLIENTS)]
    for _ in range(ROUNDS):
        with Process(data) as server:
            for hand in hands:
                hand.begin(server.url)
            threads = [threading.Thread(target=hand.play_until_cut_off) for hand in hands]
            for thread in threads:
                thread.start()
            time.sleep(random.uniform(0.3, 1.2))
            server.kill()
            for thread in threads:
                thread.join()
        assert [hand.failure for hand in hands] == [None] * CLIENTS
        check_log(data / "lampblack.db", hands)
    assert sum(len(hand.acknowledged) for hand in hands) > ROUNDS * CLIENTS
    assert sum(hand.repeated for hand in hands) > 0
    with Process(data) as server:
        for hand in hands:
            with Person(server.url).sit(hand.table) as looker:
                looker.hear_of(max(hand.acknowledged))
                heard = [entry["seq"] for entry in looker.entries]
                assert heard == list(range(heard[0], heard[0] + len(heard)))


def check_log(file: Path, hands: list[Hand]) -> None:
    """Every acknowledged decision stands where it was said to stand, and the logs replay."""
    with sqlite3.connect(file) as log:
        assert log.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for hand in hands:
            rows = log.execute(
                "SELECT seq, kind, body, at FROM entry WHERE table_id = ? ORDER BY seq", (hand.table,)
            )
            entries = [LogEntry(*row) for row in rows]
            chronicle = Chronicle(entries[0], find_game)
            for entry in entries[1:]:
                chronicle.add(entry)
            for seq, action in hand.acknowledged.items():
                assert seq < len(entries), "an acknowledged move is lost"
                body = decode(entries[seq])
                assert isinstance(body, Decided)
                wire = chronicle.state.action(body.action).to_wire()
                assert msgspec.json.encode(wire, order="sorted").decode() == action
