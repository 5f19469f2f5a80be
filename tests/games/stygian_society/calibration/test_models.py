"""Watching the statistical model, fitting it, and measuring distances: all without MuJoCo."""

from collections.abc import Sequence

import pytest

from lampblack.games.stygian_society.calibration.compare import bins, clustering, distance, faults
from lampblack.games.stygian_society.calibration.drop import drop_once
from lampblack.games.stygian_society.calibration.fit import Fitted, fit, passing, resampled
from lampblack.games.stygian_society.calibration.schedule import Schedule, make_schedules, take
from lampblack.games.stygian_society.calibration.watch import Drop, StatisticalModel, Watched, staying, watch
from lampblack.games.stygian_society.model.content import TowerParameters
from lampblack.games.stygian_society.model.tower import StatisticalTower
from lampblack.kernel.answers import Malformed
from tests.games.stygian_society.table import GAME

SHIPPED = GAME.packs()["standard"].tower


def watched(parameters: TowerParameters, schedules: Sequence[Schedule], seed: str = "w") -> Watched:
    return watch(StatisticalModel(StatisticalTower(parameters)), schedules, seed, lambda _: None)


def test_schedules_are_drops_of_three_to_nine_and_the_same_for_the_same_seed() -> None:
    schedules = make_schedules(3, 50, "s")
    sizes = {len(wishes) for schedule in schedules for wishes in schedule.drops}
    assert sizes == set(range(3, 10))
    assert schedules == make_schedules(3, 50, "s") != make_schedules(3, 50, "t")


def test_a_color_that_is_all_inside_gives_way_to_the_next() -> None:
    assert take([0, 0], [9, 10, 0, 0, 0, 0]) == [1, 0, 1, 0, 0, 0]
    assert take([5], [10, 0, 0, 0, 0, 10]) == [0, 1, 0, 0, 0, 0]


def test_what_is_watched_adds_up() -> None:
    seen = watched(SHIPPED, make_schedules(2, 80, "add"))
    inside = 0
    for number, drop in enumerate(seen.drops):
        if number == 80:
            inside = 0  # the second chain begins with an empty tower
        assert drop.inside == inside
        assert 0 <= drop.new_out <= drop.dropped
        assert 0 <= drop.old_out <= drop.inside
        assert drop.crypt <= drop.out
        inside += drop.dropped - drop.out
    assert seen.at_risk[0] == sum(drop.dropped for drop in seen.drops)
    assert seen.left[0] == sum(drop.new_out for drop in seen.drops)
    assert sum(seen.left.values()) == sum(drop.out for drop in seen.drops)


def test_the_fit_finds_the_parameters_that_were_used() -> None:
    truth = TowerParameters(0.35, 0.75, 25.0, 0.02, 0.3)
    drops = watched(truth, make_schedules(40, 60, "fit")).drops
    found = fit(drops)
    for inside in (0, 5, 10, 15, 20, 25):
        assert passing(found.parameters(), inside) == pytest.approx(passing(truth, inside), abs=0.05)
    assert found.dislodge == pytest.approx(0.02, abs=0.002)
    assert found.crypt == pytest.approx(0.3, abs=0.02)
    assert clustering(drops) == pytest.approx(1, abs=0.12)
    assert faults(truth, drops, found) == []


@pytest.mark.rule("SS-TOW-20")
def test_parameters_beyond_the_tolerance_are_named() -> None:
    drops = watched(SHIPPED, make_schedules(40, 60, "faults")).drops
    found = fit(drops)
    assert faults(SHIPPED, drops, found) == []
    off = TowerParameters(0.6, 0.8, 30.0, 0.02, 0.3)
    problems = "; ".join(faults(off, drops, found))
    for word in ("p with ", "dislodge is 0.0200", "crypt is 0.3000"):
        assert word in problems


def test_resampling_tells_how_far_chance_moves_a_parameter() -> None:
    drops = watched(SHIPPED, make_schedules(4, 30, "boot")).drops
    rates = sorted(one.crypt for one in resampled(drops, "b", 20))
    assert rates[0] < fit(drops).crypt < rates[-1]
    assert rates == sorted(one.crypt for one in resampled(drops, "b", 20))


def test_how_long_cubes_stay() -> None:
    """Half leave with their own drop, a tenth of the rest with each later one."""
    seen = Watched()
    seen.at_risk.update({0: 1000, 1: 500, 2: 450})
    seen.left.update({0: 500, 1: 50, 2: 45})
    assert staying(seen, 10) == pytest.approx([1, 0.5, 0.45, 0.405])
    # With three cubes at a time into a tower that lets none loose, whoever stays stays.
    stuck = watched(TowerParameters(0.5, 0.5, 30.0, 0.0, 0.1), [Schedule([[0, 1, 2]] * 5)])
    curve = staying(stuck, 5)
    assert curve[1:] == [curve[1]] * 5


def test_distance_is_how_far_numbers_must_be_moved() -> None:
    assert distance([1, 2, 3], [3, 1, 2]) == 0
    assert distance([0, 0], [3, 3]) == pytest.approx(3)
    assert distance([0, 0, 0, 0], [0, 0, 0, 2]) == pytest.approx(0.5)


def test_bins_hold_what_was_dropped_while_so_many_were_inside() -> None:
    drops = [Drop(5, 4, 1, 0, 0), Drop(9, 6, 4, 2, 1), Drop(31, 5, 5, 0, 0)]
    low, high = bins(drops)
    assert (low.low, low.passed.number, low.passed.of) == (0, 5, 10)
    assert low.inside == pytest.approx(7.4)
    assert (high.low, high.passed.value) == (30, 1.0)


def test_one_drop_told() -> None:
    told = drop_once(GAME.packs()["standard"], "statistical", "B2", "R1", "1", None)
    assert told[0].startswith("Into the field: ")
    assert len(told) == 3
    with pytest.raises(Malformed, match="SS-COMP-01"):
        drop_once(GAME.packs()["standard"], "statistical", "B9", "B2", "1", None)


def test_a_fit_is_parameters() -> None:
    assert Fitted(0.5, 0.7, 30, 0.01, 0.15).parameters().occupancy_ref == 30.0
