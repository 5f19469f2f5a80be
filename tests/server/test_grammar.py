"""The socket's grammar, from the message types: whatever is said gets an answer, and the table goes on."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from lampblack.server import messages as wire
from tests.server.grammar import MESSAGES, SPOILT
from tests.server.host import Host, Socket, usual

RELAXED = settings(deadline=None, suppress_health_check=list(HealthCheck))
LOOKING = (2, 5)
"""Those of the sockets that only look on."""
ANSWERS = (wire.Accepted, wire.Refused, wire.Allowed, wire.Foreseen, wire.Checked, wire.Error, wire.Pong)


@pytest.fixture(scope="module")
def sockets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Socket]]:
    """Two people at a table of each of two games, one of them with a dark, and somebody who looks on."""
    games = {"keys-to-the-castle": {"first": "P0"}, "nyctophobia": {"hunter": "axe"}}
    with Host(usual(tmp_path_factory.mktemp("data"), max_message=2**20)) as host:
        ada, eve = host.person(), host.person()
        opened = []
        for game, options in games.items():
            seats = [{"kind": "me", "name": name} for name in ("Ada", "Bo", "Cy")]
            made = ada.create(seats[: 2 + (game == "nyctophobia")], game=game, options=options)
            opened += [ada.sit(made["table"], 0), ada.sit(made["table"], 1), eve.sit(made["table"])]
        entered = [each.__enter__() for each in opened]
        yield entered
        for each in opened:
            each.__exit__(None, None, None)


def answer_to(socket: Socket, message: Any) -> wire.ToClient:
    """The answer; updates and the like may come before it."""
    socket.connection.send(json.dumps(message))
    while True:
        heard: wire.ToClient = msgspec.json.decode(socket.raw(), type=wire.ToClient)
        if isinstance(heard, ANSWERS):
            return heard


def check(sockets: list[Socket], which: int, message: Any) -> None:
    socket = sockets[which]
    try:
        heard = answer_to(socket, message)
    except ConnectionClosed:
        if which in LOOKING:  # the maker may send who looks on away, by `expel` or `manners`
            return
        raise
    is_error = isinstance(heard, wire.Error)
    assert not is_error or heard.code != "internal", (message, heard)
    if not is_error or heard.id is not None:
        assert heard.id == message["id"], (message, heard)
    assert isinstance(answer_to(socket, {"type": "ping", "id": "still there"}), wire.Pong)


@given(which=st.integers(0, 5), message=MESSAGES)
@settings(RELAXED, max_examples=150)
def test_what_fits_the_grammar_is_answered(sockets: list[Socket], which: int, message: Any) -> None:
    check(sockets, which, message)


@given(which=st.integers(0, 5), message=SPOILT)
@settings(RELAXED, max_examples=150)
def test_what_is_nearly_right_is_answered_too(sockets: list[Socket], which: int, message: Any) -> None:
    check(sockets, which, message)


@pytest.mark.soak
@given(which=st.integers(0, 5), message=MESSAGES | SPOILT)
@settings(RELAXED, max_examples=10_000)
def test_the_grammar_for_long(sockets: list[Socket], which: int, message: Any) -> None:
    check(sockets, which, message)
