"""What pytest needs for a game's tests: ``pytest_plugins = ["lampblack.testkit.plugin"]`` in conftest.py.

It brings ``--rewrite`` for golden files with the fixture ``rewrite``, the marker ``rule``, and says how hard
Hypothesis looks: ``LAMPBLACK_HYPOTHESIS=thorough`` looks longer and somewhere else each time; the usual
profile tries the same few examples on every machine, so that a red run is red for everybody.
"""

import os

import pytest
from hypothesis import HealthCheck, settings

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "usual",
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=SLOW_IS_FINE,
)
settings.register_profile(
    "thorough", max_examples=400, deadline=None, print_blob=True, suppress_health_check=SLOW_IS_FINE
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite", action="store_true", help="write golden files anew instead of comparing them"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the ledger's rules this test proves")
    settings.load_profile(os.environ.get("LAMPBLACK_HYPOTHESIS", "usual"))


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are written anew."""
    return bool(request.config.getoption("--rewrite"))
