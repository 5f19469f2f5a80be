"""Who has neither pytest nor Hypothesis can still check the laws."""

import subprocess
import sys

import pytest

ALONE = """
import sys
sys.modules["pytest"] = sys.modules["_pytest"] = sys.modules["hypothesis"] = None
import lampblack.testkit.{module}
"""


@pytest.mark.parametrize("module", ["laws", "scene", "spy", "playthrough", "counts", "golden", "ledger"])
def test_it_needs_nothing_but_lampblack(module: str) -> None:
    subprocess.run([sys.executable, "-c", ALONE.format(module=module)], check=True)
