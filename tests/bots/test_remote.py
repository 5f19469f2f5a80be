"""A bot in another program: asked over HTTP, with what its seat knows."""

import json
import runpy
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from lampblack.bots.register import check_bot, find_bot
from lampblack.games import find_game
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.player import Viewpoint
from lampblack.lab.evidence import in_full
from lampblack.terminal.arguments import bot_name, seats_from

KEYS = find_game("keys-to-the-castle")
OWL = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "far_owl.py"))["Owl"]


class Told(OWL):  # type: ignore[valid-type, misc]
    """The example's owl; on other paths it misbehaves."""

    questions: list[dict[str, object]] = []

    def do_POST(self) -> None:
        if self.path == "/owl":
            super().do_POST()
            return
        self.questions.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        said = {"/wrong": b'{"action": "FLY"}', "/words": b"hoo", "/silent": b"{}"}[self.path]
        self.send_response(200)
        self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Told)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


def viewpoint() -> Viewpoint:
    state = KEYS.setup(KEYS.complete({"players": "2"}), SeededChance(1))
    seat = state.asked()
    assert seat is not None
    return Viewpoint(state, seat)


def test_it_decides_from_what_it_is_sent(address: str) -> None:
    here = viewpoint()
    chosen = find_bot(KEYS, f"{address}/owl").decide(here, SeededChance(1))
    luck = SeededChance(1).below(2**31)
    assert chosen == here.legal()[luck % len(here.legal())]


@pytest.mark.parametrize(
    ("path", "problem"),
    [
        ("/wrong", "none of the legal actions"),
        ("/words", "gives no answer"),
        ("/silent", "without an .action."),
    ],
)
def test_a_bad_answer_is_named(address: str, path: str, problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        find_bot(KEYS, f"{address}{path}@depth=2").decide(viewpoint(), SeededChance(1))
    asked = Told.questions[-1]
    assert set(asked) == {"seat", "prompt", "view", "legal", "luck", "settings"}
    assert asked["settings"] == {"depth": "2"}


def test_who_is_not_there_is_named() -> None:
    with pytest.raises(Malformed, match="owl gives no answer"):
        find_bot(KEYS, "http://127.0.0.1:1/owl").decide(viewpoint(), SeededChance(1))


def test_at_a_table_nobody_names_addresses() -> None:
    with pytest.raises(Malformed, match="is none of"):
        check_bot(KEYS, "http://127.0.0.1:9000/owl")


def test_it_has_a_name_wherever_bots_are_named() -> None:
    assert seats_from("http://127.0.0.1:9000/owl,me:Ada") == [
        ("http://127.0.0.1:9000/owl", ""),
        ("me", "Ada"),
    ]
    assert bot_name("http://127.0.0.1:9000/owl@depth=2") == "Owl"
    assert in_full(KEYS, "http://127.0.0.1:9000/owl") == "http://127.0.0.1:9000/owl (another program)"
