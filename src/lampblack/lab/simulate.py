"""All games of one plan."""

from contextlib import closing

from lampblack.kernel.answers import Malformed
from lampblack.lab.plan import Plan
from lampblack.lab.play import Result
from lampblack.lab.processes import Processes
from lampblack.lab.work import Alone, Engine, Report, Work

LOCAL = "local"
RAY = "ray"
"""``--engine``: processes of this machine, or Ray: ``ray`` on this machine, ``ray:ADDRESS`` on a cluster."""


class Interrupted(Exception):
    """Somebody pressed Ctrl-C; these games were done by then."""

    def __init__(self, results: list[Result]) -> None:
        super().__init__(f"interrupted after {len(results)} games")
        self.results = results


def engine_for(name: str, workers: int) -> Engine:
    """The engine of that name; ``Malformed`` when there is none."""
    if name == LOCAL:
        return Alone() if workers == 1 else Processes(workers)
    if name == RAY or name.startswith(f"{RAY}:"):
        from lampblack.lab.rays import Rays

        return Rays(name.partition(":")[2], workers)
    raise Malformed("--engine", f"{name!r} is none of {LOCAL}, {RAY}, {RAY}:ADDRESS")


def simulate(plan: Plan, workers: int, done: Report = lambda _: None, engine: str = LOCAL) -> list[Result]:
    """Play every game of the plan; the results in the order of the games, whoever plays them."""
    results: list[Result] = []
    with closing(engine_for(engine, workers)) as playing:
        try:
            for _, batch in playing.play([Work(plan, 0, plan.games)]):
                results += batch
                done(len(batch))
        except KeyboardInterrupt:
            raise Interrupted(sorted(results)) from None
    return sorted(results)
