"""Ctrl-C in the middle of a simulation, pressed at a real terminal: all its processes hear it."""

import os
import re
import sys
import time
from pathlib import Path

import pexpect
import pytest

SIZE = ("--games", "1000000", "--max-actions", "200")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_what_is_done(workers: str) -> None:
    child = pexpect.spawn(
        sys.executable,
        [
            "-m",
            "lampblack",
            "sim",
            "keys-to-the-castle",
            "--seats",
            "random,random",
            *SIZE,
            "--workers",
            workers,
        ],
        encoding="utf-8",
        timeout=60,
        dimensions=(40, 200),
        env={**os.environ, "TERM": "xterm"},
    )
    child.expect(r"[1-9]\d*/1000000")  # the progress bar counts
    child.sendintr()
    child.expect(pexpect.EOF)
    told = child.before
    child.close()
    assert child.exitstatus == 130, told
    assert "Traceback" not in told
    assert re.search(r"[1-9][\d,]* of 1,000,000 games of keys-to-the-castle", told)
    assert "Wins by seat" in told
    assert "Interrupted; the figures are of the games done by then." in told
    assert nobody_is_left(child.pid)


def nobody_is_left(group: int) -> bool:
    for _ in range(50):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_a_data_set_to_go_on_with(workers: str, tmp_path: Path) -> None:
    out = tmp_path / "set"
    size = ("--games", "20000", "--part", "1", "--max-actions", "50", "--workers", workers)
    child = pexpect.spawn(
        sys.executable,
        ["-m", "lampblack", "dataset", "keys-to-the-castle", "--out", str(out), *size],
        encoding="utf-8",
        timeout=60,
        dimensions=(40, 200),
        env={**os.environ, "TERM": "xterm"},
    )
    child.expect(r"[1-9]\d*/20000")
    child.sendintr()
    child.expect(pexpect.EOF)
    told = child.before
    child.close()
    assert child.exitstatus == 130, told
    assert "Traceback" not in told
    assert "the same command goes on" in told
    assert list(out.glob("part-*.parquet"))
    assert nobody_is_left(child.pid)
