"""The whole calibration: both models, the fit, the comparison, the report."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from lampblack.games.stygian_society.calibration.fit import fit, resampled
from lampblack.games.stygian_society.calibration.plots import draw_plots, load_pygal
from lampblack.games.stygian_society.calibration.report import Findings, report
from lampblack.games.stygian_society.calibration.schedule import make_schedules
from lampblack.games.stygian_society.calibration.watch import PhysicsModel, StatisticalModel, Watched, watch
from lampblack.games.stygian_society.content.load import FILES, load_content
from lampblack.games.stygian_society.game import HOME
from lampblack.games.stygian_society.model.content import Content, TowerParameters
from lampblack.games.stygian_society.model.tower import StatisticalTower
from lampblack.games.stygian_society.physics.model import PhysicsTower
from lampblack.games.stygian_society.physics.simulation import load_mujoco
from lampblack.kernel.packs import Files

REPEATS: Final = 20
"""How often the statistical model, which costs nothing, goes through the schedules."""


class Plan(NamedTuple):
    chains: int
    drops: int
    seed: str
    command: str


def pack_at(directory: Path | None) -> Content:
    home = HOME / "content"
    return load_content(Files(home if directory is None else directory, home, FILES))


def run_plan(plan: Plan, pack: Content, directory: Path, done: Callable[[int], None]) -> Findings:
    """Runs the plan, writes ``report.md`` and the plots into the directory, and returns what was found."""
    assert pack.physics is not None  # every pack that was read has its geometry
    tower = PhysicsTower(pack.physics)
    library = load_mujoco()
    load_pygal()  # better to fail before the drops than after them
    directory.mkdir(parents=True, exist_ok=True)
    schedules = make_schedules(plan.chains, plan.drops, plan.seed)
    began = time.process_time()
    seen = watch(PhysicsModel(tower), schedules, f"{plan.seed}/physics", done)
    seconds = (time.process_time() - began) / len(seen.drops)
    fitted = fit(seen.drops)

    def through(parameters: TowerParameters) -> Watched:
        model = StatisticalModel(StatisticalTower(parameters))
        return watch(model, schedules * REPEATS, f"{plan.seed}/statistical", lambda _: None)

    found = Findings(
        plan.command,
        f"MuJoCo {library.__version__}",
        seconds,
        pack.tower,
        fitted,
        resampled(seen.drops, plan.seed),
        seen,
        through(pack.tower),
        through(fitted.parameters()),
        plan.chains // 2 * plan.drops,
    )
    models = {
        "physics": seen,
        "statistical, shipped": found.with_shipped,
        "statistical, fitted": found.with_fitted,
    }
    (directory / "report.md").write_text(report(found, draw_plots(directory, models)), encoding="utf-8")
    return found
