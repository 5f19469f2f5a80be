"""Connections that say nothing, say it slowly, or say nonsense, do not shut the door for others."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest
from structlog.testing import capture_logs

from lampblack.server.door import Doorkeeper, trusted
from lampblack.server.settings import Settings
from tests.server.host import PATIENT, Host, usual

MOST = 8
SILENT = 1_010
HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    settings = usual(tmp_path_factory.mktemp("data"), connections_per_address=MOST)
    with Host(settings, keeper=Doorkeeper(settings, head_seconds=1.0)) as running:
        yield running


def connect(host: Host, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", host.port), PATIENT, source_address=(source, 0))


def is_served(host: Host, source: str) -> bool:
    with connect(host, source) as other:
        other.sendall(HEAD + b"Connection: close\r\n\r\n")
        return other.recv(12) == b"HTTP/1.1 200"


def read_to_the_end(connection: socket.socket) -> bytes:
    heard = b""
    try:
        while part := connection.recv(65_536):
            heard += part
    except ConnectionResetError:
        pass
    return heard


def test_a_thousand_silent_connections_shut_nobody_out(host: Host) -> None:
    with ExitStack() as crowd, capture_logs() as lines:
        held = [crowd.enter_context(connect(host, "127.0.0.2")) for _ in range(SILENT)]
        assert is_served(host, "127.0.0.3")
        for connection in held:
            assert read_to_the_end(connection) == b""  # at once, or when its time was up
        assert is_served(host, "127.0.0.2")
    told = [line for line in lines if "too many connections" in line["event"]]
    assert [line["address"] for line in told] == ["127.0.0.2"]  # one line, not a thousand


def test_a_head_that_comes_drop_by_drop_is_not_waited_for(host: Host) -> None:
    with connect(host) as slow:
        slow.sendall(HEAD)
        slow.settimeout(0.2)
        for _ in range(100):
            try:
                slow.sendall(b"X-More: 1\r\n")
                if slow.recv(1) == b"":
                    return
            except TimeoutError:
                continue
            except ConnectionError:
                return
    raise AssertionError("it was waited for")


def test_a_connection_is_used_again_and_again(host: Host) -> None:
    with httpx.Client(base_url=host.url, timeout=PATIENT) as client:
        assert all(client.get("/api/openapi.json").status_code == 200 for _ in range(3 * MOST))


@pytest.mark.parametrize("path", [b"/api/tables", b"/api/ring/code"], ids=["read", "never read"])
@pytest.mark.parametrize(
    "body", [b"zz\r\n", b"5\r\nhel", b"5\r\nhello!!\r\n", b"ffffffffffffffffffff\r\n", b"-1\r\n\r\n"]
)
def test_bad_chunks_leave_no_traceback(
    host: Host, path: bytes, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    head = HEAD.replace(b"GET /api/games", b"POST " + path)
    with connect(host) as connection:
        connection.sendall(head + b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n")
        if path == b"/api/ring/code":
            connection.recv(12)  # it is answered before the body comes
        connection.sendall(body)
        connection.shutdown(socket.SHUT_WR)
        read_to_the_end(connection)
    assert is_served(host, "127.0.0.1")
    assert [record for record in caplog.records if record.exc_info or record.levelname == "ERROR"] == []


def test_an_address_that_left_may_come_again(host: Host) -> None:
    for _ in range(3):
        with ExitStack() as crowd:
            for _ in range(MOST):
                crowd.enter_context(connect(host, "127.0.0.4"))
        assert is_served(host, "127.0.0.4")


def test_a_trusted_proxy_is_not_counted() -> None:
    keeper = Doorkeeper(Settings(connections_per_address=2, trusted_proxies="127.0.0.1, 10.0.0.0/8"))
    assert all(keeper.lets_in(("127.0.0.1", n)) for n in range(9))
    assert all(keeper.lets_in(("10.1.2.3", n)) for n in range(9))
    assert [keeper.lets_in(("127.0.0.2", n)) for n in range(3)] == [True, True, False]
    assert all(keeper.lets_in(None) for n in range(9))  # a socket in the file system is the host's own


@pytest.mark.parametrize(
    ("named", "networks"), [(None, 0), ("127.0.0.1", 1), ("127.0.0.1,::1", 2), ("nonsense", 0)]
)
def test_trusted_proxies_are_networks(named: str | None, networks: int) -> None:
    found = trusted(named)
    assert found is not None
    assert len(found) == networks


def test_everybody_may_be_trusted() -> None:
    assert trusted("*") is None
