"""The table of decisions, and that a refusal names what forbids."""

import pickle
import re
from importlib import resources

import pytest

from lampblack.games.stygian_society.decisions.table import CHOICES
from lampblack.games.stygian_society.game import StygianSociety
from lampblack.games.stygian_society.model.agenda import DECISIONS, ITEM_NAMES
from lampblack.kernel.action import Action
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import options_of
from tests.games.stygian_society.subject import universe
from tests.games.stygian_society.table import table
from tests.games.stygian_society.walks import rich_position, walk


def test_every_decision_has_its_place_in_the_table() -> None:
    assert [choice.op for choice in CHOICES] == list(range(DECISIONS))
    assert [choice.name for choice in CHOICES] == list(ITEM_NAMES[:DECISIONS])


@pytest.mark.rule("SS-DEC-01")
def test_the_decisions_are_those_of_the_ledger() -> None:
    ledger = (resources.files("lampblack.games.stygian_society") / "RULES.md").read_text()
    assert [choice.name for choice in CHOICES] == re.findall(r"^\| (D-[A-Z]+) \|", ledger, flags=re.M)


@pytest.mark.rule("SS-DEC-01")
def test_a_refusal_names_the_rule_that_forbids_not_the_one_that_asks() -> None:
    asked: set[str] = set()
    for seed in range(12):
        for state in walk(rich_position(seed), f"refusals{seed}", 40):
            seat = state.asked()
            prompt = None if seat is None else state.prompt(seat)
            if seat is None or prompt is None or prompt.name in asked:
                continue
            asked.add(prompt.name)
            legal = set(options_of(state))
            names = {action.name for action in legal}
            for action in (state.action(text) for text in universe(state)):
                if action.name in names and action not in legal:
                    refusal = state.refuse(seat, action)
                    assert refusal is not None
                    assert refusal.rule not in (prompt.rule, "SS-DEC-01"), (prompt.name, action.text)
    assert len(asked) > 10


@pytest.mark.rule("SS-EFF-23", "SS-TURN-08")
@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("burglar.flung_knives", "SS-TURN-08"),  # the mat never exhausts
        ("burglar.caltrops", "SS-TURN-09"),
        ("knight.steel_fist", "SS-SETUP-05"),
        ("knight.cleave", "SS-SETUP-05"),
        ("lower.laudanum", "SS-SKILL-07"),
        ("lower.lodestone", "SS-TREAS-03"),
        ("lower.saint_candle", "SS-TREAS-02"),
        ("upper.stygian_plate", "SS-TREAS-01"),
        ("generic.muster", "SS-TURN-07"),
    ],
)
def test_why_a_card_cannot_be_exhausted(card: str, rule: str) -> None:
    t = table(
        cards_burglar="burglar.flung_knives burglar.caltrops! burglar.smoke_bomb burglar.vanish",
        cards_doctor="doctor.field_surgery lower.lodestone",
        team="lower.saint_candle",
        gone="lower.laudanum",
        agenda="D-ACTION ; D-EXHAUST n=1 user=burglar",
    )
    assert t.decision == "D-EXHAUST"
    assert t.forbids(f"EXHAUST({card})") == rule


def test_an_action_restored_in_another_process_is_the_same() -> None:
    state = table().state
    for action in options_of(state):
        again = pickle.loads(pickle.dumps(action))
        assert again == action
        assert hash(again) == hash(action)
    other = StygianSociety()  # which reads the same files for itself
    mine = other.setup({"players": "4", "heroes": "random"}, SeededChance(1))
    yours = pickle.loads(pickle.dumps(mine))
    assert yours == mine
    for action in options_of(mine):
        assert yours.refuse(yours.asked(), action) is None
    assert not isinstance(state.refuse(state.asked() or 0, Action("STOP", (), ())), type(None))
