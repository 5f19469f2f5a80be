"""The board and the tower (SS-CONT-08)."""

from lampblack.games.stygian_society.content.checks.counts import SKILLS_BY_LEVEL
from lampblack.games.stygian_society.content.checks.problem import wrong
from lampblack.games.stygian_society.content.records.effects import Peril, Regroup
from lampblack.games.stygian_society.content.records.pack import Records
from lampblack.games.stygian_society.model.geometry import PhysicsRecord


def check_board(records: Records) -> None:
    board = records.board
    if board.content.version < 1:
        raise wrong("board.content", "versions are counted from 1", "SS-CONT-08")
    by_level = {str(level): number for level, number in SKILLS_BY_LEVEL.items() if level}
    if board.levels.by_level != by_level or board.levels.skill_cards_per_hero != 15:
        raise wrong("board.levels", "a hero has 15 cards: 6, 5 and 4", "SS-CONT-02")
    tracks = board.tracks
    if set(tracks.xp_needed_start) != {"3", "4"} or min(tracks.xp_needed_start.values()) < 1:
        raise wrong("board.tracks", "xp_needed_start needs a number for 3 and for 4 heroes", "SS-CONT-08")
    if not 1 <= tracks.max_wounds_start <= tracks.party_wounds_track:
        raise wrong("board.tracks", "max_wounds_start must lie on the track", "SS-CONT-08")
    if not 0 <= tracks.luck_start <= tracks.luck_max:
        raise wrong("board.tracks", "luck_start must lie within luck_max", "SS-CONT-08")
    if tracks.xp_needed_max < max(tracks.xp_needed_start.values()):
        raise wrong("board.tracks", "xp_needed_max is below the start", "SS-CONT-08")
    regroups = [c for c in records.generics if any(isinstance(e, Regroup) for e in c.free)]
    raised = [e.n for c in regroups for e in c.free if isinstance(e, Peril)]
    if raised != [tracks.regroup_peril]:
        raise wrong("generic actions", "Regroup raises peril by regroup_peril", "SS-CONT-08")
    tower = records.tower.statistical
    for name in ("pass_empty", "pass_full", "dislodge", "crypt"):
        if not 0 <= getattr(tower, name) <= 1:
            raise wrong(f"tower.{name}", "is no probability", "SS-CONT-08")
    if tower.occupancy_ref <= 0:
        raise wrong("tower.occupancy_ref", "must be more than 0", "SS-CONT-08")
    check_geometry(records.tower.physics)


def check_geometry(physics: PhysicsRecord) -> None:
    """A tower that can stand: the levels inside the shaft, above the exit, and steps short enough to simulate."""
    levels, shaft, release = physics.levels, physics.shaft, physics.release
    if len(levels.z) != len(levels.pattern) or levels.z != sorted(levels.z) or not levels.z:
        raise wrong("tower.physics.levels", "z rises, with one pattern for each", "SS-CONT-08")
    if not shaft.exit_height < levels.z[0] <= levels.z[-1] < shaft.height:
        raise wrong("tower.physics.levels", "the levels lie between the exit and the rim", "SS-CONT-08")
    if 2 * levels.ring_ledge >= shaft.inner or max(levels.blocker_plate, levels.blocker_bar) >= shaft.inner:
        raise wrong("tower.physics.levels", "a level leaves no way through", "SS-CONT-08")
    if physics.timestep > 0.01 or physics.max_time > 60:
        raise wrong("tower.physics", "timestep is at most 0.01, max_time at most 60", "SS-CONT-08")
    if release.layer_size > 1 and release.min_separation > release.spread * shaft.inner / 2:
        raise wrong("tower.physics.release", "min_separation leaves no room for a layer", "SS-CONT-08")
