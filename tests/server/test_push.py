"""“It is your turn” reaches who is away, says nothing else, and goes nowhere it should not."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from lampblack.server.push.courier import Courier, Delivered, answered, is_outside
from lampblack.server.push.herald import PATIENCE, REST, Herald
from lampblack.server.push.letters import KEY_FILE, KEY_LOG, Seal, fresh_key, from_text, sealed, to_text
from lampblack.table.denied import Denied
from lampblack.table.keyrings import Keyrings
from lampblack.table.ring import Subscribed
from lampblack.table.supply import Supply
from tests.games.nyctophobia.forest import table as forest
from tests.server.dark import table_at
from tests.server.host import Host, Person, usual
from tests.server.hunts import CASES, preferring
from tests.server.pushing import Browser, Service, private_key, public_key_of
from tests.table.tools import FirstLegal, MemoryStore, supply

HERE = Courier(is_outside=lambda address: address == "127.0.0.1", is_plain=True)


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as running:
        yield running


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(usual(tmp_path_factory.mktemp("data")), courier=HERE) as running:
        yield running


def wants(person: Person, browser: Browser) -> None:
    person.post("/api/ring", {})
    response = person.post("/api/ring/push", browser.subscription)
    assert response.json() == {"done": True}, response.text


def test_who_is_away_is_told_and_who_is_there_is_not(host: Host, service: Service) -> None:
    ada, bob = host.person(), host.person()
    hers, his = Browser(f"{service.url}/ada"), Browser(f"{service.url}/bob")
    wants(ada, hers)
    wants(bob, his)
    assert bob.get("/api/ring").json()["devices"][0]["push"] is True
    made = ada.create(options={"first": "P0"})
    table = made["table"]
    bob.join(table, made["seats"][1]["invite"], "Bob")
    with ada.sit(table, 0) as one:
        one.hear_of(1)
        one.ask({"type": "chat", "id": "c", "text": "are you there?"})
        one.hear_of(2)
        one.decide(one.legal("DISCARD"))
        one.hear_of(3)
        assert service.is_silent()
        one.decide({"type": "STAY"})
        path, headers, letter = service.next()
        assert path == "/bob"
        assert his.read(letter) == {
            "table": table,
            "title": "Keys to the Castle",
            "text": "It is your turn.",
        }
        assert (headers["Content-Encoding"], headers["Topic"]) == ("aes128gcm", table)
        with bob.sit(table, 1) as two:  # both are there now: nobody needs a letter
            two.hear_of(4)
            while not one.hear("presence")["seats"][1]["online"]:
                pass
            two.decide(two.legal("DISCARD"))
            two.hear_of(5)
            two.decide({"type": "STAY"})
            one.hear_of(6)
        assert service.is_silent()


def test_a_browser_that_is_gone_is_forgotten(host: Host, service: Service) -> None:
    ada, bob = host.person(), host.person()
    wants(bob, Browser(f"{service.url}/bob"))
    service.status = 410
    made = ada.create(options={"first": "P0"})
    bob.join(made["table"], made["seats"][1]["invite"], "Bob")
    with ada.sit(made["table"], 0) as one:
        one.hear_of(1)
        one.decide(one.legal("DISCARD"))
        one.hear_of(2)
        one.decide({"type": "STAY"})
        service.next()
    while bob.get("/api/ring").json()["devices"][0]["push"]:
        pass


def test_a_clock_that_runs_out_while_the_server_is_down_calls_the_next(
    tmp_path: Path, service: Service
) -> None:
    """Nobody opens the table: the server looks after it when it starts."""
    with Host(usual(tmp_path), courier=HERE) as host:
        ada, bob = host.person(), host.person()
        his = Browser(f"{service.url}/bob")
        wants(bob, his)
        made = ada.create(options={"first": "P0"}, manners={"clock": {"move": 3600}})
        bob.join(made["table"], made["seats"][1]["invite"], "Bob")
    hours = [2]

    async def sleep(seconds: float) -> None:
        if hours[0] < 4:  # Ada is asked twice in a turn
            hours[0] += 2
        else:
            await asyncio.sleep(seconds)

    late = Supply(FirstLegal(), clock=lambda: time.time() + 3600 * hours[0], sleep=sleep)
    with Host(usual(tmp_path), late, HERE):
        assert his.read(service.next()[2])["table"] == made["table"]


def test_it_can_be_switched_off(host: Host, service: Service) -> None:
    bob = host.person()
    wants(bob, Browser(service.url))
    assert bob.post("/api/ring/push", {}).json() == {"done": True}
    assert bob.get("/api/ring").json()["devices"][0]["push"] is False


def test_a_host_without_push_says_so(tmp_path: Path) -> None:
    with Host(usual(tmp_path, push=False)) as host:
        ada = host.person()
        assert ada.post("/api/ring", {}).json()["push_key"] is None
        refused = ada.post("/api/ring/push", Browser("https://push.example/1").subscription)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-allowed")
    with sqlite3.connect(tmp_path / "lampblack.db") as log:
        assert log.execute("SELECT count(*) FROM entry WHERE table_id = ?", (KEY_LOG,)).fetchone() == (0,)


def test_the_host_s_key_is_made_once_and_kept_with_the_log(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with Host(usual(tmp_path)) as host:
            keys.append(host.person().post("/api/ring", {}).json()["push_key"])
    assert keys[0] == keys[1]
    assert len(from_text(keys[0])) == 65
    assert not (tmp_path / KEY_FILE).exists()


def test_a_key_from_when_it_was_a_file_is_kept(tmp_path: Path) -> None:
    (tmp_path / KEY_FILE).write_bytes(made := fresh_key())
    with Host(usual(tmp_path)) as host:
        before = host.person().post("/api/ring", {}).json()["push_key"]
    assert before == Seal.of(made, "").public
    (tmp_path / KEY_FILE).unlink()
    with Host(usual(tmp_path)) as host:
        assert host.person().post("/api/ring", {}).json()["push_key"] == before


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"endpoint": "http://push.example/1"}, "endpoint"),
        ({"endpoint": "https://push.example:22/1"}, "endpoint"),
        ({"endpoint": "https://me:you@push.example/1"}, "endpoint"),
        ({"endpoint": "https:///1"}, "endpoint"),
        ({"endpoint": "https://push.example/\r\nX: y"}, "endpoint"),
        ({"endpoint": "file:///etc/passwd"}, "endpoint"),
        ({"endpoint": "https://push.example/" + "x" * 1000}, "endpoint"),
        ({"endpoint": "https://[::1"}, "endpoint"),
        ({"key": "AAAA"}, "key"),
        ({"key": "é"}, "key"),
        ({"auth": "AAAA"}, "key"),
    ],
)
def test_subscriptions_that_cannot_be(tmp_path: Path, change: dict[str, str], field: str) -> None:
    herald = Herald(
        Keyrings(MemoryStore(), supply()),
        Courier(),
        Seal.of(fresh_key(), "https://here.example"),
        lambda: 0.0,
    )
    good = Browser("https://push.example/1").subscription
    herald.check(Subscribed(0, **good))
    with pytest.raises(Denied) as error:
        herald.check(Subscribed(0, **(good | change)))
    assert (error.value.code, error.value.field) == ("malformed", field)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1%eth0",
        "fd00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
    ],
)
def test_addresses_inside(address: str) -> None:
    assert not is_outside(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])
def test_addresses_outside(address: str) -> None:
    assert is_outside(address)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_nothing_is_sent_to_this_machine(service: Service, host: str) -> None:
    courier = Courier(is_plain=True)  # with the real check of addresses
    endpoint = service.url.replace("127.0.0.1", host)
    assert asyncio.run(courier.deliver(endpoint, {}, b"hello")) == "failed"
    assert service.is_silent()


def test_redirects_are_not_followed(service: Service) -> None:
    service.status = 307
    assert asyncio.run(HERE.deliver(f"{service.url}/here", {}, b"hello")) == "failed"
    assert service.next()[0] == "/here"
    assert service.is_silent()


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        (b"HTTP/1.1 201 Created\r\n", "sent"),
        (b"HTTP/1.1 410 Gone\r\n", "gone"),
        (b"HTTP/1.1 404 \r\n", "gone"),
        (b"HTTP/1.1 500 Oops\r\n", "failed"),
        (b"", "failed"),
        (b"SSH-2.0-x\r\n", "failed"),
    ],
)
def test_what_a_push_service_answers(line: bytes, meaning: str) -> None:
    assert answered(line) == meaning


def test_the_example_of_rfc_8291() -> None:
    letter = sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        from_text("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert to_text(letter) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_seal_names_the_service_the_time_and_the_host(tmp_path: Path) -> None:
    seal = Seal.of(fresh_key(), "https://tables.example")
    scheme, token, key = seal.header("https://push.example", 1000.0).replace(",", "").split()
    assert (scheme, key) == ("vapid", f"k={seal.public}")
    head, claims, signature = token.removeprefix("t=").split(".")
    assert json.loads(from_text(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(from_text(claims)) == {
        "aud": "https://push.example",
        "exp": 1000 + 12 * 3600,
        "sub": "https://tables.example",
    }
    raw = from_text(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public_key_of(seal.public).verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


class NoWayOut(Courier):
    def __init__(self) -> None:
        super().__init__()
        self.tries = 0

    async def deliver(self, endpoint: str, headers: dict[str, str], body: bytes) -> Delivered:
        self.tries += 1
        raise OSError("network is unreachable")


def test_a_host_with_no_way_out_is_off_for_a_while(tmp_path: Path) -> None:
    async def story() -> None:
        time = [1000.0]
        rings = Keyrings(MemoryStore(), supply())
        ring, _ = await rings.make("")
        await rings.subscribe(ring, Subscribed(0, **Browser("https://push.example/1").subscription))
        courier = NoWayOut()
        herald = Herald(rings, courier, Seal.of(fresh_key(), "https://here.example"), lambda: time[0])
        assert herald.key() is not None
        for _ in range(PATIENCE):
            await herald._call(ring.id, "table", "A game")
        assert courier.tries == PATIENCE
        assert herald.key() is None
        time[0] += REST
        assert herald.key() is not None

    asyncio.run(story())


class Called(Herald):
    """Notes who would be told."""

    def __init__(self, folder: Path) -> None:
        super().__init__(Keyrings(MemoryStore(), supply()), Courier(), Seal.of(fresh_key(), ""), lambda: 0.0)
        self.calls: list[str] = []

    async def _call(self, id: str, table: str, title: str) -> None:
        self.calls.append(id)


@pytest.mark.rule("NY-INFO-05")
@pytest.mark.parametrize("case", [case for case in CASES if case[4] == ["END"]], ids=lambda case: case[0])
def test_in_the_dark_one_is_told_when_ones_own_stream_changes(tmp_path: Path, case: tuple) -> None:  # type: ignore[type-arg]
    """However often the Hunter decides, each of the Hunted gets one letter, when they hear of it themselves."""
    _, pieces, fields, trees, _, prefers = case

    async def night(world: int) -> tuple[list[str], int]:
        table = table_at(forest(pieces, trees[world], **fields).state)
        for chair in table.log.chairs[1:]:
            chair.ring = f"ring{chair.number}"
        herald = Called(tmp_path)
        table._on_change = herald.table_changed
        hidden = 0
        for text in ("END", *[""] * 40):
            state = table.log.state
            acting = state.asked()
            if acting is None or (acting != 0 and not text):
                break
            hidden += acting == 0
            action = state.action(text) if text else preferring(*prefers)(state)
            before = {seat: table.log.streams.last(seat) for seat in (1, 2)}
            heard = len(herald.calls)
            await table.decide(acting, table.log.streams.last(acting) + 1, action)
            await herald.settle()
            for id in herald.calls[heard:]:
                seat = int(id.removeprefix("ring"))
                assert table.log.streams.last(seat) > before[seat]
        return herald.calls, hidden

    one, other = asyncio.run(night(0)), asyncio.run(night(1))
    assert one[0] == other[0] == ["ring1"]
    assert one[1] != other[1]
