"""How far back the table lets people look (NY-INFO-06, NY-INFO-10): who comes back is told what the memory level
allows, over the socket's stream as over the programs', whichever entry they say they have."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.games.nyctophobia.forest import table as forest
from tests.server.host import Json
from tests.server.test_speech import AtTable, Night
from tests.table.test_speech import FromForest

pytestmark = pytest.mark.rule("NY-INFO-06", "NY-INFO-10")
TURNS = (
    (1, {"type": "STEP", "direction": "N"}),
    (1, {"type": "STEP", "direction": "N"}),
    (1, {"type": "END"}),
    (2, {"type": "PASS"}),
    (2, {"type": "STEP", "direction": "N"}),
)


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Night]:
    night = Night(Path(tmp_path_factory.mktemp("memory")))
    with night.host:
        yield night


def played(night: Night, memory: str) -> AtTable:
    """Ada has had her turn, and talked; Bo has made a step of the next, and said something."""
    position = forest("X=A1 1=D8 2=F8", phase="MOVE", memory=memory).state.to_text()
    table = night.table(FromForest(position), memory=memory)
    table.post(1, "chat", {"text": "I begin"})
    for seat, action in TURNS:
        status, answer = table.act(seat, action)
        assert status == 200, answer
    table.act(2, {"type": "SAY", "statement": "YES"}, "remark")
    table.post(2, "chat", {"text": "over here"})
    return table


def update_for(table: AtTable, seat: int | str, since: int) -> Json:
    path = f"{table.path}/stream?since={since}"
    with table.http.stream("GET", path, headers=table.headers(seat)) as stream:
        lines = stream.iter_lines()
        next(lines)
        update: Json = httpx.Response(200, text=next(lines)).json()
    return update


def facts(update: Json) -> list[str]:
    return [one["fact"]["type"] for entry in update["entries"] for one in entry["happenings"]]


def chats(update: Json) -> list[str]:
    return [entry["chat"]["text"] for entry in update["entries"] if entry["chat"]]


def test_by_heart_only_this_turn_comes_back(night: Night) -> None:
    table = played(night, "M0")
    for seat in (1, ""):
        for since in (-1, 0, 2):
            update = update_for(table, seat, since)
            assert facts(update) == ["Turn", "Felt", "Stepped", "Spoke"], seat
            assert chats(update) == ["over here"]
            assert update["now"]["recalls"] == 4
    bo = update_for(table, 2, -1)
    assert facts(bo) == ["Turn", "Searched", "Felt", "Step", "Stepped", "Spoke"]
    assert bo["now"]["recalls"] == 6
    ada = update_for(table, 1, -1)["now"]["view"]
    assert [fact["type"] for fact in ada["told"]] == ["Turn", "Felt", "Stepped", "Spoke"]


def test_the_hunter_looks_back_on_everything(night: Night) -> None:
    update = update_for(played(night, "M0"), 0, -1)
    assert update["now"]["recalls"] is None
    assert facts(update).count("Stepped") == 3
    assert chats(update) == ["I begin", "over here"]


@pytest.mark.parametrize("memory", ["M1", "M2", "M3"])
def test_with_a_log_everything_comes_back(night: Night, memory: str) -> None:
    table = played(night, memory)
    update = update_for(table, 1, -1)
    assert facts(update).count("Step") == 2
    assert facts(update).count("Stepped") == 3
    assert chats(update) == ["I begin", "over here"]
    assert update["now"]["recalls"] is None
    assert len(update_for(table, 1, update["now"]["seq"] - 1)["entries"]) == 1


def test_who_listens_hears_everything_once(night: Night) -> None:
    """What is new is told whole, though a turn began in the middle of it."""
    position = forest("X=A1 1=D8 2=H8", phase="POST", memory="M0").state.to_text()
    table = night.table(FromForest(position), memory="M0")
    with table.http.stream("GET", f"{table.path}/stream", headers=table.headers(1)) as stream:
        lines = stream.iter_lines()
        for _ in range(2):
            next(lines)
        table.act(1, {"type": "END"})
        update: Json = httpx.Response(200, text=next(lines)).json()
    assert facts(update) == ["TurnEnd", "Turn", "Felt"]
    assert update["now"]["recalls"] == 2


def test_after_the_end_the_whole_log_is_open(night: Night) -> None:
    """NY-END-06."""
    position = forest("X=D4 1=D6 2=H8", phase="MOVE", health="1 2", memory="M0").state.to_text()
    table = night.table(FromForest(position), memory="M0")
    table.post(1, "chat", {"text": "here I come"})
    table.act(1, {"type": "STEP", "direction": "N"})
    for seat in (1, 2, ""):
        update = update_for(table, seat, -1)
        assert update["now"]["recalls"] is None
        assert facts(update)[-1] == "Ended"
        assert chats(update) == ["here I come"]
