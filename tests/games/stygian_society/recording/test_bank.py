"""``lampblack tower bank``, and the bank that is shipped (SS-TOW-22)."""

import gzip
import json
import struct
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

pytest.importorskip("numpy", reason="the extra 'physics' is not installed")
pytest.importorskip("mujoco", reason="the extra 'physics' is not installed")

import numpy as np

from lampblack.games.stygian_society.calibration.calibrate import pack_at
from lampblack.games.stygian_society.calibration.command import app
from lampblack.games.stygian_society.recording.bank import Camera
from lampblack.games.stygian_society.recording.lodgings import find_lodgings, holds
from lampblack.games.stygian_society.recording.packing import pack, picture, zigzag
from lampblack.games.stygian_society.recording.shelf import CLASSES, Shelf
from lampblack.games.stygian_society.recording.stage import Stage
from lampblack.games.stygian_society.recording.takes import CRYPT, FIELD
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance

RUN = CliRunner()
SHIPPED = Path(__file__).parents[4] / "web" / "src" / "games" / "stygian-society" / "tower"
PHYSICS = pack_at(None).physics
assert PHYSICS is not None


@pytest.fixture(scope="module")
def lodgings() -> Any:
    return find_lodgings(PHYSICS, 6, 40, SeededChance("lodgings"))


def test_what_is_shipped_is_of_this_tower_and_small() -> None:
    shipped = json.loads((SHIPPED / "tower.json").read_text())
    assert len(shipped["lodgings"]) == 60
    drawn = picture(PHYSICS, np.array(shipped["lodgings"]), shipped["tight"])
    assert shipped == drawn, "tower.toml has changed: lampblack tower bank records it anew"
    assert len(gzip.compress((SHIPPED / "bank.bin").read_bytes(), 9)) <= 300_000


def test_every_lodging_that_is_not_tight_can_be_reached_and_left_in_a_full_tower() -> None:
    data = (SHIPPED / "bank.bin").read_bytes()
    magic, takes, _, _ = struct.unpack_from("<4sHHI", data)
    assert magic == b"LBT1"
    at, found = 12, set()
    for _ in range(takes):
        cubes, barred, _ = struct.unpack_from("<BQQ", data, at)
        at += 17
        ways = [struct.unpack_from("<bbB", data, at + 3 * n)[:2] for n in range(cubes)]
        at += 3 * cubes
        if barred == 0 and len(ways) == 1:
            found.add(ways[0])
    through = {(-1, -1), (-1, -2)}
    reached = {(-1, lodging) for lodging in range(60)}
    left = {(lodging, end) for lodging in range(60) for end in (-1, -2)}
    tight = json.loads((SHIPPED / "tower.json").read_text())["tight"]
    assert len(tight) <= 2
    lacking = (through | reached | left) - found
    assert lacking <= left
    assert sorted({lodging for lodging, _ in lacking}) == tight


def test_lodgings_hold_alone(lodgings: Any) -> None:
    bare = Stage(PHYSICS, np.zeros((0, 7)))
    assert len(lodgings) == 6
    assert all(holds(bare, pose) for pose in lodgings)
    floating = lodgings[0] + np.array([0, 0, 0.5, 0, 0, 0, 0])
    assert not holds(bare, floating)


def test_a_cube_is_nudged_out_of_its_lodging(lodgings: Any) -> None:
    camera = Camera(PHYSICS, lodgings, SeededChance("nudges"))
    shelf = Shelf(lodgings, PHYSICS.cube.edge, PHYSICS.gravity)
    assert shelf.lacks("out", 0, FIELD)
    assert shelf.tight() == list(range(6))
    takes = [take for _ in range(12) for take in camera.nudge(0, camera.all - {0})]
    assert {one.start for take in takes for one in take.members} == {0}
    assert any(shelf.offer(take) for take in takes)
    kept = shelf.all()
    assert {one.take.lodgings()[0] for one in kept} <= {(0, FIELD), (0, CRYPT)}
    first, last = kept[0].tracks[0].frames(200)[[0, -1]]
    assert first[:3] == pytest.approx(lodgings[0, :3], abs=0.02)
    assert last[2] < 1
    assert max(key[3] for key in shelf.kept) == CLASSES - 1


def test_poses_are_written_as_differences(lodgings: Any) -> None:
    camera = Camera(PHYSICS, lodgings, SeededChance("packing"))
    shelf = Shelf(lodgings, PHYSICS.cube.edge, PHYSICS.gravity)
    for _ in range(8):
        for take in camera.handful(2, camera.lodged()):
            shelf.offer(take)
    kept = shelf.all()
    data = pack(kept)
    tracks = [track for one in kept for track in one.tracks]
    keys = sum(len(track.at) for track in tracks)
    assert struct.unpack_from("<4sHHI", data) == (b"LBT1", len(kept), len(tracks), keys)
    rows = np.frombuffer(data[-11 * keys :], dtype=np.uint8).reshape(11, keys).astype(int)
    first = tracks[0]
    count = len(first.at)
    assert np.cumsum(rows[0, :count] & 0x7F).tolist() == first.at
    low, high = rows[1, :count], rows[4, :count]
    steps = np.diff([0, *(pose[0] for pose in first.poses)])
    assert (low + 256 * high).tolist() == [zigzag(int(step)) for step in steps]


def test_a_small_bank_is_recorded(tmp_path: Path) -> None:
    out = tmp_path / "bank"
    few = ["--runs", "4", "--lodging-runs", "6", "--out", str(out)]
    result = RUN.invoke(app, ["bank", *few])
    assert result.exit_code == 0, result.output
    assert "lodgings, " in result.output
    first = (out / "bank.bin").read_bytes()
    with pytest.raises(Malformed, match="--force"):
        RUN.invoke(app, ["bank", *few], catch_exceptions=False)
    assert RUN.invoke(app, ["bank", *few, "--force"]).exit_code == 0
    assert (out / "bank.bin").read_bytes() == first
