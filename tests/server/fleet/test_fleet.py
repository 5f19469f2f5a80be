"""Any server serves any table: what is done at one is seen at the others."""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from lampblack.kernel.answers import Malformed
from lampblack.server.app import create_app
from lampblack.server.fleet.bus import open_bus
from tests.proxy import Proxy
from tests.server.fleet.yard import fleet, go, together
from tests.server.host import PATIENT, Host, Json, Person, Socket, usual
from tests.services import Postgres, Redis

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]


@pytest.fixture(scope="module")
def hosts(postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Host]]:
    with together(postgres, redis, tmp_path_factory.mktemp("fleet"), count=3) as running:
        wait_until(lambda: all(is_called(host) for host in running))
        yield running


def is_called(host: Host) -> bool:
    """Whether the server hears another."""
    metrics = httpx.get(f"{host.url}/metrics").text.splitlines()
    heard = [line for line in metrics if line.startswith("lampblack_servers_heard ")]
    return "lampblack_bus_up 1.0" in metrics and heard != ["lampblack_servers_heard 0.0"]


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENT
    while not is_so():
        assert time.monotonic() < deadline, "it never came to be"
        time.sleep(0.02)


def move(socket: Socket) -> Json:
    answer = socket.decide(socket.now["legal"][0]["action"])
    assert answer["type"] == "accepted", answer
    return answer


def play_across(person: Person, table: str, first: Host, second: Host, moves: int) -> None:
    """One seat sits at one server, the other at another; spectators at both hear the same."""
    with (
        go(person, first).sit(table, 0) as one,
        go(person, second).sit(table, 1) as two,
        go(person, first).sit(table) as here,
        go(person, second).sit(table) as there,
    ):
        seats = [one, two]
        newest = 0
        for _ in range(moves):
            for socket in seats:
                socket.hear_of(newest)
            if one.now["outcome"] is not None:
                break
            newest = move(seats[one.now["prompt"]["seat"]])["seq"]
        here.hear_of(newest)
        there.hear_of(newest)
        assert here.entries == there.entries
        assert [entry["seq"] for entry in here.entries] == list(range(newest + 1))


def test_a_game_is_played_across_servers(hosts: list[Host]) -> None:
    ada = hosts[0].person()
    play_across(ada, ada.create(TWO)["table"], hosts[0], hosts[1], moves=20)


def test_a_game_in_the_dark_has_the_same_streams_everywhere(hosts: list[Host]) -> None:
    ada = hosts[0].person()
    seats = [{"kind": "me", "name": "Ada"}, *({"kind": "bot", "bot": "random"} for _ in range(3))]
    table = ada.create(seats, game="nyctophobia")["table"]
    with (
        go(ada, hosts[0]).sit(table, 0) as here,
        go(ada, hosts[1]).sit(table, 0) as there,
        go(ada, hosts[2]).sit(table) as looker,
    ):
        for turn in range(4):
            here.hear_of(0)
            while here.now["outcome"] is None and not here.now["legal"]:
                here.hear("update")
            if here.now["outcome"] is not None:
                break
            socket = (here, there)[turn % 2]
            while socket.now["seq"] < here.now["seq"] or not socket.now.get("legal"):
                socket.hear("update")
            here.hear_of(move(socket)["seq"] - 1)
        last = here.now["seq"]
        there.hear_of(last)
        assert there.entries[: last + 1] == here.entries[: last + 1]
        looker.hear_of(0)


def test_a_decision_on_knowledge_that_is_old_is_judged_by_the_log(hosts: list[Host]) -> None:
    """A program that was told of an entry by one server asks another, which has not heard of it."""
    made = hosts[0].person().create(TWO, want_tokens=True)
    path = f"/api/tables/{made['table']}"
    newest = -1
    for number in range(30):
        first, second, third = (hosts[(number + step) % 3].url + path for step in range(3))
        seen = [seen_by(first, token) for token in made["tokens"]]
        assert [now["seq"] for now in seen] == [newest + 1] * 2
        if seen[0]["outcome"] is not None:
            break
        seat, newest = seen[0]["prompt"]["seat"], newest + 1
        wanted = {"id": "d", "seq": newest + 1, "action": seen[seat]["legal"][0]["action"]}
        bearer = {"Authorization": f"Bearer {made['tokens'][seat]}"}
        done = [httpx.post(f"{url}/decide", json=wanted, headers=bearer) for url in (second, third)]
        # The second is a repetition, at a server that has not heard of the first.
        assert [(each.status_code, each.json()["seq"]) for each in done] == [(200, newest + 1)] * 2


def seen_by(url: str, token: str) -> Json:
    """The table as a seat sees it at this server."""
    with httpx.stream("GET", f"{url}/stream", headers={"Authorization": f"Bearer {token}"}) as stream:
        said = (json.loads(line) for line in stream.iter_lines() if line)
        now: Json = next(each for each in said if each["type"] == "update")["now"]
        return now


def test_who_is_there_is_known_everywhere(hosts: list[Host]) -> None:
    ada, bob = hosts[0].person(), hosts[1].person()
    made = ada.create()
    table = made["table"]
    bob.join(table, made["seats"][1]["invite"], "Bob")
    with ada.sit(table, 0) as one:
        with bob.sit(table, 1), go(Person(bob.url), hosts[2]).sit(table):
            said = wait_for(one, lambda said: said["seats"][1]["online"] and said["spectators"] == 1)
            assert said["lookers"] == [1]
            info = httpx.get(f"{hosts[2].url}/api/tables/{table}").json()
            assert [seat["online"] for seat in info["seats"]] == [True, True]
        wait_for(one, lambda said: not said["seats"][1]["online"] and said["spectators"] == 0)


def wait_for(socket: Socket, is_so: Callable[[Json], bool]) -> Json:
    """Who is there, as soon as it is so."""
    while not is_so(said := socket.hear("presence")):
        pass
    return said


def test_pointing_reaches_who_sits_at_another_server(hosts: list[Host]) -> None:
    ada = hosts[0].person()
    table = ada.create(TWO, game="night-cage")["table"]
    with go(ada, hosts[0]).sit(table, 0) as one, go(ada, hosts[1]).sit(table, 1) as two:
        one.hear_of(0)
        two.hear_of(0)
        wait_for(one, lambda said: all(seat["online"] for seat in said["seats"]))
        assert one.ask({"type": "point", "id": "p", "target": "(2,3)"})["type"] == "accepted"
        assert two.hear("pointed")["target"] == "(2,3)"


def test_who_is_sent_away_is_sent_away_everywhere(hosts: list[Host]) -> None:
    ada, rude = hosts[0].person(), hosts[1].person()
    table = ada.create(TWO)["table"]
    with ada.sit(table, 0) as maker, rude.sit(table) as looker:
        wait_for(maker, lambda said: said["lookers"] == [1])
        assert maker.ask({"type": "expel", "id": "e", "looker": 1})["type"] == "accepted"
        with pytest.raises(ConnectionClosed):
            looker.hear("nothing more")
        for host in hosts[1:]:
            with go(rude, host).sit(table) as again:
                refused = again.hear("welcome", "error")
                if refused["type"] == "welcome":  # this server had to ask first
                    with pytest.raises(ConnectionClosed):
                        again.hear("nothing more")


def test_a_table_closed_to_spectators_or_taken_away_is_so_everywhere(hosts: list[Host]) -> None:
    ada = hosts[0].person()
    table = ada.create(TWO)["table"]
    with go(ada, hosts[1]).sit(table, 1) as other, hosts[2].person().sit(table) as looker:
        looker.hear_of(0)
        with go(ada, hosts[0]).sit(table, 0) as maker:
            assert maker.ask({"type": "manners", "id": "m", "spectators": False})["type"] == "accepted"
        with pytest.raises(ConnectionClosed):
            looker.hear("nothing more")
        assert other.hear_of(1)["manners"]["spectators"] is False
        assert go(ada, hosts[0]).post(f"/api/tables/{table}/clear").status_code == 200
        with pytest.raises(ConnectionClosed):
            other.hear("nothing more")
    for host in hosts:
        assert httpx.get(f"{host.url}/api/tables/{table}").status_code == 404


def test_a_device_that_is_signed_out_is_so_everywhere(hosts: list[Host]) -> None:
    ada, phone = hosts[0].person(), hosts[1].person()
    ada.post("/api/ring", {"name": "laptop"})
    code = ada.post("/api/ring/code").json()["code"]
    table = ada.create()["table"]
    assert phone.post("/api/ring/unlock", {"code": code, "name": "phone"}).status_code == 200
    with phone.sit(table, 0) as socket:
        socket.hear_of(0)
        assert ada.post("/api/ring/devices/1/end").status_code == 200
        with pytest.raises(ConnectionClosed):
            socket.hear("nothing more")
    assert phone.get("/api/ring").status_code == 403


def test_one_server_thinks_for_a_bot(hosts: list[Host]) -> None:
    def thoughts() -> float:
        text = [httpx.get(f"{host.url}/metrics").text for host in hosts]
        lines = [
            line
            for each in text
            for line in each.splitlines()
            if line.startswith("lampblack_bot_seconds_count")
        ]
        return sum(float(line.split()[-1]) for line in lines)

    ada = hosts[0].person()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    table = ada.create(seats, options={"first": "P0"})["table"]
    before = thoughts()
    decided = 0
    with (
        go(ada, hosts[0]).sit(table, 0) as one,
        go(ada, hosts[1]).sit(table),
        go(ada, hosts[2]).sit(table) as looker,
    ):
        for _ in range(6):
            while one.now["seq"] < 0 or (one.now["outcome"] is None and not one.now["legal"]):
                one.hear("update")
            if one.now["outcome"] is not None:
                break
            one.hear_of(move(one)["seq"])
        looker.hear_of(one.now["seq"])
        bot = [entry for entry in one.entries if entry["kind"] == "decision"]
        decided = len(bot)
    assert 0 < thoughts() - before <= decided


def test_what_is_taken_of_a_limit_counts_everywhere(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    with together(postgres, redis, tmp_path, tables_per_hour=6, connections_per_address=3) as (one, two):
        wait_until(lambda: is_called(one) and is_called(two))
        ada = one.person()
        tables = [ada.create()["table"] for _ in range(6)]
        bob = two.person()

        def is_refused() -> bool:
            asked = bob.post("/api/tables", {"game": "keys-to-the-castle", "seats": TWO})
            return asked.status_code == 429

        wait_until(is_refused)
        with ada.sit(tables[0]), ada.sit(tables[0]), ada.sit(tables[0]):
            wait_until(lambda: two.app.state.house.connections._at("127.0.0.1") == 3)
            with bob.sit(tables[0]) as refused:
                assert refused.hear()["code"] == "busy"
        wait_until(lambda: two.app.state.house.connections._at("127.0.0.1") == 0)


def test_without_a_bus_the_log_is_read(postgres: Postgres, tmp_path: Path) -> None:
    with together(postgres, None, tmp_path) as (one, two):
        ada = one.person()
        play_across(ada, ada.create(TWO)["table"], one, two, moves=4)


def test_without_a_bus_servers_that_both_think_for_a_bot_do_no_harm(
    postgres: Postgres, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with together(postgres, None, tmp_path) as (one, two):
        ada = one.person()
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
        table = ada.create(seats, options={"first": "P0"})["table"]
        with go(ada, one).sit(table, 0) as here, go(ada, two).sit(table, 0) as there:
            for _ in range(8):
                while here.now["seq"] < 0 or (here.now["outcome"] is None and not here.now["legal"]):
                    here.hear("update")
                if here.now["outcome"] is not None:
                    break
                here.hear_of(move(here)["seq"])
            there.hear_of(here.now["seq"])
            assert there.entries[: len(here.entries)] == here.entries
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]


def test_a_bus_that_goes_and_comes_back_makes_nothing_wrong(postgres: Postgres, tmp_path: Path) -> None:
    with Redis() as redis, together(postgres, redis, tmp_path) as (one, two):
        wait_until(lambda: is_called(one) and is_called(two))
        ada = one.person()
        table = ada.create(TWO)["table"]
        play_across(ada, table, one, two, moves=3)
        redis.kill()
        ada = one.person()
        play_across(ada, ada.create(TWO)["table"], one, two, moves=3)
        redis.start()
        wait_until(lambda: is_called(one) and is_called(two))
        ada = one.person()
        play_across(ada, ada.create(TWO)["table"], one, two, moves=3)


def test_a_bus_that_says_nothing_any_more_is_as_good_as_none(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    """The connection stands, but nothing comes through: that is noticed, too."""
    with Proxy(redis.port) as proxy:
        bus = f"redis://127.0.0.1:{proxy.port}"
        with fleet(tmp_path, 2, store=postgres.database(), bus=bus) as (one, two):
            wait_until(lambda: is_called(one) and is_called(two))
            proxy.is_deaf = True
            wait_until(lambda: not is_called(one) and not is_called(two))
            ada = one.person()
            play_across(ada, ada.create(TWO)["table"], one, two, moves=3)
            proxy.is_deaf = False
            wait_until(lambda: is_called(one) and is_called(two))


def test_a_second_server_on_a_folder_says_no(tmp_path: Path) -> None:
    with Host(usual(tmp_path)):
        with pytest.raises(Malformed, match="in use by another server"):
            create_app(usual(tmp_path))
        command = [sys.executable, "-m", "lampblack.server", "--port", "0", "--data", str(tmp_path)]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENT, check=False)
    assert ended.returncode == 2
    assert "in use by another server" in " ".join(ended.stderr.split())
    assert "Traceback" not in ended.stderr


def test_with_a_bus_several_servers_work_on_one_folder(redis: Redis, tmp_path: Path) -> None:
    with fleet(tmp_path, 2, store=f"sqlite:///{tmp_path}/lampblack.db", bus=redis.url) as (one, two):
        ada = one.person()
        play_across(ada, ada.create(TWO)["table"], one, two, moves=6)


@pytest.mark.parametrize("url", ["amqp://me:secret@host", "redis://me:secret@host:port"])
def test_a_bus_that_cannot_be_is_told_without_its_password(url: str) -> None:
    with pytest.raises(Malformed, match="it can be redis://HOST") as caught:
        open_bus(url)
    assert "secret" not in str(caught.value)
