"""The table of decisions: every frame finds its own class, and every decision point of the ledger is there."""

from lampblack.games.nyctophobia.decisions.table import DECISIONS
from lampblack.games.nyctophobia.model.frames import FIRST_DECISION, FRAME_ARGS, FRAME_NAMES
from lampblack.kernel.agenda import Decision


def test_every_frame_finds_what_it_is_called() -> None:
    assert len(DECISIONS) == len(FRAME_NAMES) == len(FRAME_ARGS)
    for kind, step in enumerate(DECISIONS):
        assert step.is_decision == (kind >= FIRST_DECISION)
        if isinstance(step, Decision):
            assert step.name == FRAME_NAMES[kind]


def test_every_decision_point_of_the_ledger_is_asked_somewhere() -> None:
    rules = {step.rule for step in DECISIONS if isinstance(step, Decision)}
    points = {f"NY-DP-{number:02d}" for number in range(1, 19)} - {"NY-DP-06"}  # MOVE's second step
    assert rules - {"NY-LAYOUT-08"} == points
