"""Cubes in space, their motion in few poses, and runs cut into takes (SS-TOW-22)."""

import pytest

pytest.importorskip("numpy", reason="the extra 'physics' is not installed")

import numpy as np

from lampblack.games.stygian_society.recording.shapes import SYMMETRIES, axes, likest, overlap, times
from lampblack.games.stygian_society.recording.takes import led, together
from lampblack.games.stygian_society.recording.tracks import track

UPRIGHT = [1.0, 0.0, 0.0, 0.0]
HALFWAY = [np.cos(np.pi / 8), 0.0, 0.0, np.sin(np.pi / 8)]  # turned by 45 degrees


def pose(x: float, y: float, z: float, turn: list[float] = UPRIGHT) -> list[float]:
    return [x, y, z, *turn]


def test_how_far_cubes_reach_into_each_other() -> None:
    one = np.array(pose(0, 0, 0))
    others = np.array([pose(0.9, 0, 0), pose(1.2, 0, 0), pose(0.9, 0.9, 0), pose(1.15, 0, 0, HALFWAY)])
    assert overlap(one, others, 1.0) == pytest.approx([0.1, -0.2, 0.1, 0.5 + 2**0.5 / 2 - 1.15])


def test_a_cube_has_24_ways_to_look_the_same() -> None:
    assert len(SYMMETRIES) == 24
    directions = np.round(np.abs(axes(SYMMETRIES))).astype(int)
    assert (directions.sum(axis=1) == 1).all()
    assert (directions.sum(axis=2) == 1).all()
    assert len({tuple(np.round(one, 3)) for one in axes(SYMMETRIES).reshape(24, 9)}) == 24


def test_a_turn_is_compared_up_to_the_ways_to_look_the_same() -> None:
    turned = times(np.array(HALFWAY), SYMMETRIES[7])
    symmetry, angle = likest(turned, np.array(HALFWAY))
    assert angle == pytest.approx(0, abs=1e-6)
    assert abs(times(turned, symmetry) @ np.array(HALFWAY)) == pytest.approx(1)


def test_a_fall_and_a_bounce_need_few_poses() -> None:
    """Twenty frames down, twenty up again and down; then it lies still."""
    seconds = np.arange(21) / 60
    down = 40 - 981 / 2 * seconds**2
    speed = 150.0
    up = down[-1] + speed * seconds[1:] - 981 / 2 * seconds[1:] ** 2
    heights = [*down, *up, *[up[-1]] * 10]
    frames = np.array([pose(1, 2, z) for z in heights])
    found = track(frames, 981)
    assert found.at == [0, 20, 40]
    assert found.flies == [False, True, True]
    assert np.abs(found.frames(len(frames)) - frames).max() < 0.03


def test_what_slides_does_not_fly() -> None:
    frames = np.array([pose(n * 0.1, 0, 5) for n in range(30)])
    assert track(frames, 981).flies == [False, False]


def test_cubes_that_touched_belong_together() -> None:
    assert together(5, [(0, 3), (3, 4)]) == [[1], [2], [0, 3, 4]]


def test_a_cube_is_led_into_its_lodging_at_the_end_only() -> None:
    frames = np.array([pose(0, 0, 10 - n * 0.1) for n in range(61)])
    lodging = np.array(pose(0.3, 0, 4.2, HALFWAY))
    path = led(frames, np.array(UPRIGHT), lodging)
    assert path[-1] == pytest.approx(lodging)
    assert path[:40] == pytest.approx(frames[:40])
    assert np.abs(np.diff(path[:, :3], axis=0)).max() < 0.2
