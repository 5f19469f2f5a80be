"""What all tests share: how hard Hypothesis looks, and how golden files are written anew.

``LAMPBLACK_HYPOTHESIS=thorough`` looks longer and somewhere else each time; the usual profile tries the
same few examples on every machine, so that a red run is red for everybody.
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
settings.load_profile(os.environ.get("LAMPBLACK_HYPOTHESIS", "usual"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite", action="store_true", help="write playthroughs and counts anew instead of comparing them"
    )
