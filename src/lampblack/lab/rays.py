"""The engine of many machines: Ray. Plans and numbers of games travel there, results travel back.

A batch whose worker or machine dies is played again elsewhere (``max_retries``): games follow from their
seeds, so nothing is lost and nothing is counted twice.
"""

import os
import socket
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from lampblack.games import bring_packs
from lampblack.kernel.answers import Malformed
from lampblack.kernel.packs import VARIABLE, directories_in
from lampblack.lab.play import Result
from lampblack.lab.work import Batch, Cutter, Work, play_batch
from lampblack.version import installed_version, which_build

try:
    import ray
except ImportError:
    raise Malformed("--engine", "Ray is not installed: pip install 'lampblack[ray]'") from None

RETRIES = 20
"""How often a batch is played again before it is thought to be what kills its workers."""

Luggage = list[dict[str, str]]
"""Content packs, each as its files: a directory of this machine is no use on another."""
Answer = tuple[list[Result], float, str]
"""The results, the seconds they took, and what was wrong, if anything was."""

unpacked: list[Luggage] = []
"""What this worker has unpacked already."""


class Rays:
    def __init__(self, address: str, workers: int) -> None:
        self.began = not ray.is_initialized()
        if self.began:
            start(address, workers)
        self.luggage = ray.put(pack())
        self.play_there = ray.remote(max_retries=RETRIES)(play_there)

    def play(self, work: Sequence[Work]) -> Iterator[Batch]:
        cutter = Cutter(work)
        running: dict[Any, int] = {}
        is_all_out = False
        try:
            while running or not is_all_out:
                room = 2 * cores()  # asked each time: machines may come and go
                while not is_all_out and len(running) < room:
                    cut = cutter.cut()
                    if cut is None:
                        is_all_out = True
                    else:
                        index, batch = cut
                        running[self.play_there.remote(batch, self.luggage, this_build())] = index
                finished, _ = ray.wait(list(running), num_returns=1, timeout=None)
                for ref in finished:
                    index = running.pop(ref)
                    results, seconds, wrong = answer(ref)
                    if wrong:
                        raise Malformed("--engine", f"a worker of the cluster says: {wrong}")
                    cutter.took(index, len(results), seconds)
                    yield index, results
        finally:
            for ref in running:
                ray.cancel(ref, force=True)

    def close(self) -> None:
        if self.began:
            ray.shutdown()


def start(address: str, workers: int) -> None:
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if not address:
        ray.init(num_cpus=workers, include_dashboard=False, **quiet)
        return
    check_address(address)
    try:
        ray.init(address=address, **quiet)
    except ConnectionError as error:
        raise Malformed("--engine", f"there is no Ray cluster at {address}: {error}") from None


def check_address(address: str) -> None:
    """Somebody listens there: Ray itself would go on trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    if not colon or not port.isdecimal():
        raise Malformed("--engine", f"{address!r} is no address; write ray:HOST:PORT")
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except (OSError, OverflowError) as error:
        raise Malformed("--engine", f"there is no Ray cluster at {address}: {error}") from None


def cores() -> int:
    found: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(found.get("CPU", 1)))


def answer(ref: Any) -> Answer:
    try:
        found: Answer = ray.get(ref)
    except ray.exceptions.RayError as error:
        raise Malformed("--engine", f"a batch cannot be played on the cluster: {error}") from None
    return found


def this_build() -> str:
    return f"{installed_version()}, {which_build()}"


def pack() -> Luggage:
    """The files of the packs that were brought here."""
    directories = [Path(name) for name in directories_in(os.environ.get(VARIABLE, ""))]
    return [
        {file.name: file.read_text(encoding="utf-8") for file in sorted(directory.glob("*.toml"))}
        for directory in directories
    ]


def unpack(luggage: Luggage) -> None:
    if luggage in unpacked:
        return
    os.environ.pop(VARIABLE, None)  # of another machine, perhaps
    folder = Path(mkdtemp(prefix="lampblack-packs-"))
    for number, files in enumerate(luggage):
        there = folder / str(number)
        there.mkdir()
        for name, text in files.items():
            (there / name).write_text(text, encoding="utf-8")
        bring_packs([there])
    unpacked.append(luggage)


def play_there(work: Work, luggage: Luggage, build: str) -> Answer:
    """On a worker. Another build may play otherwise, and would not say so."""
    if this_build() != build:
        return [], 0.0, f"lampblack is {this_build()} there, and {build} here"
    try:
        unpack(luggage)
        results, seconds = play_batch(work)
    except Malformed as error:
        return [], 0.0, str(error)
    return results, seconds, ""
