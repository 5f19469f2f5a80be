"""A sweep in one call, for scripts: a question is a game, some dials or packs, and who plays."""

from collections.abc import Sequence
from pathlib import Path

from lampblack.games import bring_packs, find_game
from lampblack.kernel.game import Options
from lampblack.kernel.packs import STANDARD
from lampblack.lab.processes import all_cores
from lampblack.lab.simulate import LOCAL
from lampblack.lab.sweeps.grid import grid_of
from lampblack.lab.sweeps.run import MAX_GAMES, Aim, Sweep, journal_for, reach_from, sweep


def ask(
    game: str,
    line_ups: Sequence[Sequence[str]],
    options: Options | None = None,
    packs: Sequence[Path] = (),
    until: str = "",
    games: int = MAX_GAMES,
    seed: str = "1",
    workers: int = 0,
    state: Path | None = None,
    engine: str = LOCAL,
) -> Sweep:
    """Each pack is compared with the standard one; ``until="3%"`` stops when shares are known so well."""
    chosen = find_game(game)
    bring_packs(packs)
    boxes = {"content": ",".join([STANDARD, *[chosen.bring(pack) for pack in packs]])} if packs else {}
    grid = grid_of(chosen, [tuple(bots) for bots in line_ups], boxes | (options or {}), seed)
    aim = Aim(reach_from(until) if until else None, games)
    with journal_for(grid, state) as journal:
        return sweep(grid, aim, journal, workers or all_cores(), engine=engine)
