"""The physics model of the tower: what it keeps, what it gives away, how it is judged (SS-TOW-12 to -21)."""

import tomllib
from importlib import resources
from pathlib import Path

import msgspec
import pytest

pytest.importorskip("mujoco", reason="the extra 'physics' is not installed")

from lampblack.games.stygian_society.content.records.board import TowerRecord
from lampblack.games.stygian_society.physics.model import PhysicsTower, color_of
from lampblack.games.stygian_society.physics.scene import scene_xml
from lampblack.games.stygian_society.physics.simulation import Simulation
from lampblack.games.stygian_society.physics.trace import Filming, Pose, Trace, rounded
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance, RecordingChance, ReplayChance, SeededChance

PHYSICS = msgspec.convert(
    tomllib.loads(
        (resources.files("lampblack.games.stygian_society") / "content" / "tower.toml").read_text()
    ),
    TowerRecord,
).physics
NOTHING = [0] * 6
BLUE, RED = 0, 3


def at(x: float, y: float, z: float = 0.5) -> Pose:
    return x, y, z, 1.0, 0.0, 0.0, 0.0


def dropped_once(filming: bool) -> PhysicsTower:
    tower = PhysicsTower(PHYSICS, filming)
    tower.drop(NOTHING, [2, 1, 1, 1, 1, 1], SeededChance("one drop"))
    return tower


@pytest.mark.rule("SS-TOW-12")
def test_cubes_are_released_in_layers_above_the_rim() -> None:
    poses = list(Simulation(PHYSICS).release(list(range(10)), SeededChance("release")).values())
    assert [pose[2] for pose in poses] == [34.0] * 4 + [35.5] * 4 + [37.0] * 2
    assert all(max(abs(pose[0]), abs(pose[1])) <= 0.55 * 3.5 for pose in poses)
    for layer in (poses[:4], poses[4:8], poses[8:]):
        for one in layer:
            for other in layer:
                assert one is other or max(abs(one[0] - other[0]), abs(one[1] - other[1])) >= 1.3
    assert len({pose[3:] for pose in poses}) == 10
    assert all(sum(part * part for part in pose[3:]) == pytest.approx(1) for pose in poses)


@pytest.mark.rule("SS-TOW-13")
def test_a_drop_ends_when_all_rest_or_time_is_up() -> None:
    simulation, lying = Simulation(PHYSICS), Filming()
    simulation.settle({0: at(0, -20, 0.5)}, lying)  # it lies already: 0.2 s are enough
    assert 12 <= len(lying.frames) <= 14
    falling = Filming()
    simulation.settle({0: at(0, -20, 5000)}, falling)  # it never arrives: 2.5 s
    assert 150 <= len(falling.frames) <= 152


@pytest.mark.rule("SS-TOW-14")
@pytest.mark.parametrize(
    ("pose", "place"),
    [
        (at(0, 0, 20), "tower"),
        (at(0, -3.4, 0.5), "tower"),  # on the ramp's foot
        (at(0, -4, 0.5), "field"),  # in front of it
        (at(0, -7.1), "crypt"),
        (at(2.4, -11.9), "crypt"),
        (at(2.6, -9), "field"),
        (at(0, -12.1), "field"),
        (at(50, 50, -3), "field"),  # off the board
        (at(0, 9, 0.5), "field"),
    ],
)
def test_the_center_decides_where_a_cube_lies(pose: Pose, place: str) -> None:
    assert Simulation(PHYSICS).place_of(pose) == place


@pytest.mark.rule("SS-TOW-14")
def test_a_cube_dropped_over_the_crypt_stays_in_it_and_one_on_the_ramp_slides_out() -> None:
    simulation = Simulation(PHYSICS)
    rest = simulation.settle({0: at(0, -9.5, 3), 1: at(0, 1, 5.5)})
    assert simulation.place_of(rest[0]) == "crypt"
    assert simulation.place_of(rest[1]) != "tower"


@pytest.mark.rule("SS-TOW-15")
def test_cubes_that_fell_are_parked_out_of_the_way() -> None:
    tower = dropped_once(filming=True)
    assert tower.trace is not None
    fell = {cube.id for cube in tower.trace.cubes if cube.place != "tower"}
    assert fell
    assert fell.isdisjoint(tower.poses)
    tower.drop(tower.contents(), [0, 0, 0, 0, 0, 1], SeededChance("next"))
    # The next drop knows only what was inside and the cube that is new: nothing can be pushed on the board.
    assert len(tower.trace.frames[0]) == len([cube for cube in tower.trace.cubes if not cube.dropped]) + 1
    assert fell.isdisjoint(cube.id for cube in tower.trace.cubes if not cube.dropped)


@pytest.mark.rule("SS-TOW-16")
def test_cubes_inside_stay_exactly_where_they_were_until_the_next_drop() -> None:
    tower = dropped_once(filming=True)
    kept = dict(tower.poses)
    assert kept
    seen: list[dict[int, Pose]] = []
    settle = tower.simulation.settle

    def watch(cubes: dict[int, Pose], film: Filming | None = None, closed: bool = False) -> dict[int, Pose]:
        seen.append(dict(cubes))
        return settle(cubes, film, closed)

    tower.simulation.settle = watch  # type: ignore[method-assign]
    tower.drop(tower.contents(), [0, 0, 0, 1, 0, 0], SeededChance("next"))
    assert len(seen) == 1
    assert {id: pose for id, pose in seen[0].items() if id in kept} == kept


@pytest.mark.rule("SS-TOW-17")
def test_extract_takes_the_lowest_of_the_color_and_clear_takes_all() -> None:
    tower = PhysicsTower(PHYSICS)
    tower.poses = {0: at(0, 0, 12), 1: at(1, 0, 9), 2: at(2, 0, 16), 30: at(0, 2, 8.9)}
    assert tower.contents() == [3, 0, 0, 1, 0, 0]
    tower.extract(BLUE)
    assert set(tower.poses) == {0, 2, 30}
    tower.agree([1, 0, 0, 1, 0, 0], SeededChance("agree"))  # so a card's extract reaches the model
    assert set(tower.poses) == {2, 30}
    tower.clear()
    assert tower.contents() == NOTHING
    tower.poses = {0: at(0, 0, 12), 30: at(0, 2, 8.9)}
    tower.agree(NOTHING, SeededChance("regroup"))  # and Regroup's clear
    assert tower.poses == {}


@pytest.mark.rule("SS-TOW-19")
def test_all_sixty_cubes_can_be_inside() -> None:
    tower = PhysicsTower(PHYSICS)
    nine = [id for id in range(60) if id % 10]
    spots = [
        (x, y, z) for z in (10, 13.5, 17, 20.5, 24, 27.5) for x in (-2.5, 0, 2.5) for y in (-2.5, 0, 2.5)
    ]
    tower.poses = {id: at(*spot) for id, spot in zip(nine, spots)}
    assert tower.contents() == [9] * 6
    field, crypt = tower.drop([9] * 6, [1] * 6, SeededChance("sixty"))
    assert tower.contents() == [10 - field[color] - crypt[color] for color in range(6)]
    assert all(tower.simulation.place_of(pose) == "tower" for pose in tower.poses.values())


def test_a_tower_that_was_set_up_is_filled_first() -> None:
    """A position read from text says how many cubes are inside, not where."""
    tower = PhysicsTower(PHYSICS)
    tower.agree([3, 2, 0, 1, 0, 0], SeededChance("fill"))
    assert tower.contents() == [3, 2, 0, 1, 0, 0]
    held = [pose for pose in tower.poses.values() if pose[2] > PHYSICS.levels.z[0]]
    assert len(held) >= 3  # on the levels, not in a heap behind the exit


@pytest.mark.rule("SS-TOW-19")
def test_the_work_of_a_drop_is_bounded() -> None:
    """10 cubes into 30 within 5 s: docs/tower.md has the time; here, the number of steps and of bodies."""
    assert PHYSICS.max_time / PHYSICS.timestep <= 2500
    assert scene_xml(PHYSICS, 40).count("<freejoint") == 40


@pytest.mark.rule("SS-TOW-21")
def test_the_trace_tells_the_drop_frame_by_frame(tmp_path: Path) -> None:
    tower = dropped_once(filming=True)
    trace = tower.trace
    assert trace is not None
    assert trace.frames_per_second == 60
    assert len(trace.frames) <= 2.5 * 60 + 2
    assert sorted(moved.id for moved in trace.frames[0]) == [cube.id for cube in trace.cubes]
    assert [cube.color for cube in trace.cubes] == [
        "blue",
        "blue",
        "green",
        "white",
        "red",
        "yellow",
        "black",
    ]
    assert all(cube.dropped for cube in trace.cubes)
    last: dict[int, Pose] = {}
    for frame in trace.frames:
        last.update({moved.id: moved.pose for moved in frame})
    for cube in trace.cubes:
        assert cube.place == tower.simulation.place_of(last[cube.id])
        assert (cube.place == "tower") == (cube.id in tower.poses)
        if cube.place == "tower":
            assert last[cube.id][:3] == pytest.approx(tower.poses[cube.id][:3], abs=0.01)
    # Free fall at first: after six frames, a tenth of a second, 981 / 2 * 0.01 cm.
    start, later = (next(m.pose for m in trace.frames[at] if m.id == 0) for at in (0, 6))
    assert start[2] - later[2] == pytest.approx(4.9, abs=0.5)
    trace.save(tmp_path / "drop.json")
    assert Trace.load(tmp_path / "drop.json") == trace
    assert dropped_once(filming=False).trace is None


@pytest.mark.rule("SS-TOW-21")
def test_cubes_at_rest_are_not_listed_again() -> None:
    film = Filming()
    film.frame({0: at(0, 0), 1: at(1, 1)})
    film.frame({0: at(0, 0.001), 1: at(1, 2)})
    assert [[moved.id for moved in frame] for frame in film.frames] == [[0, 1], [1]]
    assert rounded(at(1 / 3, 0))[0] == 0.3333


def test_a_broken_trace_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "drop.json"
    file.write_text("{")
    with pytest.raises(Malformed, match=r"drop\.json.*no trace"):
        Trace.load(file)
    file.write_text('{"format": "other", "frames_per_second": 60, "cubes": [], "frames": []}')
    with pytest.raises(Malformed, match=r"format.*'other'"):
        Trace.load(file)


@pytest.mark.rule("SS-TOWER-01", "SS-TOW-03", "SS-TOWER-05", "SS-TOW-18")
def test_equal_seeds_give_equal_drops_and_records_hold_them() -> None:
    def play(chance: Chance) -> tuple[list[object], PhysicsTower]:
        tower, results = PhysicsTower(PHYSICS), []
        for dropped in ([2, 1, 1, 1, 0, 0], [1, 0, 0, 2, 1, 1]):
            before = tower.contents()
            field, crypt = tower.drop(before, dropped, chance)
            results.append((field, crypt))
            assert [b + d - f - c for b, d, f, c in zip(before, dropped, field, crypt)] == tower.contents()
        return results, tower

    recording = RecordingChance(SeededChance("twice"))
    first, tower = play(recording)
    second, again = play(SeededChance("twice"))
    assert (first, tower.poses) == (second, again.poses)
    other, _ = play(SeededChance("otherwise"))
    assert other != first

    replayed, chance = PhysicsTower(PHYSICS), ReplayChance(recording.lines)
    inside = NOTHING
    for dropped, result in zip(([2, 1, 1, 1, 0, 0], [1, 0, 0, 2, 1, 1]), first):
        field, crypt = replayed.drop(inside, dropped, chance)
        assert (field, crypt) == result
        inside = [b + d - f - c for b, d, f, c in zip(inside, dropped, field, crypt)]
    assert chance.is_spent()


@pytest.mark.rule("SS-TOWER-04")
def test_dropping_nothing_simulates_nothing() -> None:
    tower = PhysicsTower(PHYSICS)
    tower.poses = {0: at(0, 0, 12)}
    assert tower.drop([1, 0, 0, 0, 0, 0], NOTHING, ReplayChance([])) == (NOTHING, NOTHING)
    assert tower.poses == {0: at(0, 0, 12)}


def test_cubes_are_numbered_color_by_color() -> None:
    tower = PhysicsTower(PHYSICS)
    tower.poses = {0: at(0, 0, 12), 30: at(0, 0, 14)}
    assert tower.take_from_bank([1, 0, 0, 2, 0, 0]) == [1, 31, 32]
    assert [color_of(id) for id in (0, 9, 10, 32, 59)] == [0, 0, 1, 3, 5]
