"""What the Hunted believed and the ways they went are told after the end, and not a byte of it before (NY-INFO-09)."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.nyctophobia.forest import table as forest
from tests.server.host import Json
from tests.server.test_speech import AtTable, Night
from tests.table.test_speech import FromForest

pytestmark = pytest.mark.rule("NY-INFO-08", "NY-INFO-09", "NY-END-06")
STEPS = [{"type": "STEP", "direction": side} for side in "NN"]


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Night]:
    night = Night(Path(tmp_path_factory.mktemp("reveal")))
    with night.host:
        yield night


def replay(table: AtTable, viewer: str, seat: int | str = "") -> tuple[int, Json]:
    answer = table.http.get(f"{table.path}/replay?viewer={viewer}", headers=table.headers(seat))
    body: Json = answer.json()
    return answer.status_code, body


@pytest.mark.parametrize("memory", ["M0", "M3"])
def test_beliefs_are_told_only_in_the_open_replay_of_a_finished_game(night: Night, memory: str) -> None:
    position = forest("X=D3 1=D6 2=H8", "C6-D6", phase="MOVE", health="1 2", memory=memory)
    table = night.table(FromForest(position.state.to_text()), memory=memory)
    for step in STEPS:
        for seat in (0, 1, 2, ""):
            for viewer in ("everything", "P0", "P1", "spectator"):
                status, answer = replay(table, viewer, seat)
                assert (status, answer["code"]) == (403, "not-allowed")
            assert table.look(seat)["now"]["view"]["beliefs"] is None
        for seat in (1, 2, ""):
            assert table.look(seat)["now"]["view"]["forest"] is None
        assert table.act(1, step)[0] == 200
    for seat in (0, 1, 2, ""):
        now = table.look(seat)["now"]
        assert now["view"]["forest"]["hunter"] == "D3"
        assert now["view"]["beliefs"] is None
    for viewer in ("P0", "P1", "spectator"):
        status, told = replay(table, viewer)
        assert status == 200
        assert all(frame["view"]["beliefs"] is None for frame in told["frames"])
    _, told = replay(table, "everything")
    felt = [frame["view"]["beliefs"][0]["open"] for frame in told["frames"]]
    assert (felt[0], felt[-1]) == ([], ["D3-D4", "D4-D5", "D5-D6"])
    cells = [frame["view"]["players"][0]["cell"] for frame in told["frames"]]
    assert cells == ["D6", "D5", "D4"]
