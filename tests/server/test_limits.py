"""Limits: how much one connection and one address may ask."""

from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from lampblack.server.limits import Bucket, Buckets, address_of
from tests.server.host import KEYS, ME_AND_OPEN, Host, Person, Socket, usual


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    time = Time()
    bucket = Bucket(rate=2, burst=3, clock=time)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    time.now += 100
    assert bucket.is_full()
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_buckets_are_apart_and_full_ones_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lampblack.server.limits.MOST_KEYS", 10)
    time = Time()
    buckets = Buckets(rate=1, burst=1, clock=time)
    for number in range(100):
        assert buckets.take(f"address {number}")
        assert not buckets.take(f"address {number}")
        time.now += 0.3
    assert len(buckets._buckets) <= 11


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("testclient", "testclient"),
    ],
)
def test_whom_the_limits_count(host: str, address: str) -> None:
    assert address_of((host, 1234)) == address


def babble(socket: Socket) -> None:
    """Say far too much; the end of the connection may come while talking or while listening."""
    for _ in range(110):
        socket.send({"type": "ping", "id": "p"})
    socket.hear("nothing more")


def test_messages_that_come_too_fast_are_not_carried_out(tmp_path: Path) -> None:
    with Host(usual(tmp_path, messages_per_second=0.001)) as host:
        ada = host.person()
        table = ada.create(options={"first": "P0"})["table"]
        with ada.sit(table, 0) as socket:
            socket.hear_of(0)
            assert socket.ask({"type": "ping", "id": "p"})["type"] == "pong"
            answer = socket.decide(socket.legal("DISCARD"))
            assert (answer["type"], answer["code"]) == ("error", "too-fast")
            assert ada.get(f"/api/tables/{table}").json()["seq"] == 0
            with pytest.raises(ConnectionClosed) as closed:
                babble(socket)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "too-fast")


def test_chat_has_its_own_pace(tmp_path: Path) -> None:
    with Host(usual(tmp_path, chat_per_minute=2)) as host:
        ada = host.person()
        table = ada.create()["table"]
        with ada.sit(table, 0) as one, ada.sit(table) as looker:
            for socket in (one, looker):
                answers = [socket.ask({"type": "chat", "id": "s", "text": "hi"}) for _ in range(3)]
                assert [answer["type"] for answer in answers] == ["accepted", "accepted", "error"]
                assert answers[-1]["code"] == "too-fast"
        with ada.sit(table) as looker:  # coming back does not help
            assert looker.ask({"type": "chat", "id": "s", "text": "hi"})["code"] == "too-fast"


def test_an_address_makes_only_so_many_tables(tmp_path: Path) -> None:
    with Host(usual(tmp_path, tables_per_hour=2)) as host:
        ada = host.person()
        for status in (201, 201, 429):
            response = ada.post("/api/tables", {"game": KEYS, "seats": ME_AND_OPEN})
            assert response.status_code == status
        assert (response.json()["code"], response.headers["retry-after"]) == ("too-fast", "1")


def test_an_address_asks_only_so_often(tmp_path: Path) -> None:
    with Host(usual(tmp_path, requests_per_second=0.001)) as host:
        answers = [httpx.get(f"{host.url}/api/games") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 429, 429]
        assert answers[-1].json()["code"] == "too-fast"
        assert httpx.get(f"{host.url}/healthz").status_code == 200


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with Host(usual(tmp_path, connections_per_address=2)) as host:
        ada = host.person()
        table = ada.create()["table"]
        with ada.sit(table, 0):
            with ada.sit(table):
                with ada.sit(table) as third:
                    assert third.hear()["code"] == "busy"
                    with pytest.raises(ConnectionClosed) as closed:
                        third.hear()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1013
                assert ada.get(f"/api/tables/{table}/stream").json()["code"] == "busy"
            while not is_welcome(ada, table):
                pass  # the place is free as soon as the server has noticed


def is_welcome(person: Person, table: str) -> bool:
    with person.sit(table) as socket:
        return socket.hear()["type"] == "welcome"


def test_a_crowd_that_comes_in_is_told_in_few_messages(tmp_path: Path) -> None:
    with Host(usual(tmp_path)) as host, ExitStack() as crowd:
        ada, stranger = host.person(), host.person()
        table = ada.create()["table"]
        socket = crowd.enter_context(ada.sit(table, 0))
        for _ in range(40):
            crowd.enter_context(stranger.sit(table))
        told = [socket.hear("presence")["spectators"]]
        while told[-1] != 40:
            told.append(socket.hear("presence")["spectators"])
        assert told == sorted(told)
        assert len(told) < 20


def test_forwarded_addresses_count_only_from_a_trusted_proxy(tmp_path: Path) -> None:
    def statuses(host: Host) -> list[int]:
        return [
            httpx.get(f"{host.url}/api/games", headers={"X-Forwarded-For": f"198.51.100.{n}"}).status_code
            for n in range(4)
        ]

    with Host(usual(tmp_path / "open", requests_per_second=0.001)) as host:
        assert statuses(host) == [200, 429, 429, 429]
    with Host(usual(tmp_path / "proxied", requests_per_second=0.001, trusted_proxies="127.0.0.1")) as host:
        assert statuses(host) == [200] * 4


def test_a_full_hall_says_so_and_makes_room_when_people_leave(tmp_path: Path) -> None:
    with Host(usual(tmp_path, tables_in_memory=1)) as host:
        ada = host.person()
        first = ada.create()["table"]
        with ada.sit(first, 0) as socket:
            socket.hear_of(0)
            made = ada.post("/api/tables", {"game": KEYS, "seats": ME_AND_OPEN})
            assert (made.status_code, made.json()["code"]) == (503, "busy")
        for _ in range(50):
            if ada.post("/api/tables", {"game": KEYS, "seats": ME_AND_OPEN}).status_code == 201:
                break
        assert ada.get(f"/api/tables/{first}").json()["seq"] == 0
