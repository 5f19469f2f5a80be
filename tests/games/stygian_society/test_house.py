"""House rules, in every position (SS-HOUSE)."""

import pytest

from lampblack.games.stygian_society.text.checking import broken
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.session import Session
from tests.games.stygian_society.packs import changed, pack
from tests.games.stygian_society.table import GAME, table
from tests.games.stygian_society.test_team import FIST, LAST, pack_table

CURSED = {"field": "B2", "status_knight": "cursed:B@1", "turn": 4, **LAST}
"""The last enemy falls, and at the end of the turn a curse raises peril by one."""


@pytest.mark.rule("SS-HOUSE-01", "SS-PERIL-08")
@pytest.mark.parametrize(
    ("late_chart", "happens", "loses"), [("loss", False, True), ("all", True, True), ("none", False, False)]
)
def test_the_chart_after_completion(late_chart: str, happens: bool, loses: bool) -> None:
    early = table(peril=3, late_chart=late_chart, **CURSED).play(*FIST)
    assert early.state.peril == 4
    assert early.has("chart 4") == happens
    assert (early.state.occurred != 0) == happens
    assert broken(early.state) is None
    late = table(peril=15, occurred="4 8 12", late_chart=late_chart, **CURSED).play(*FIST)
    assert late.has("completed")
    assert late.has("chart 16", "lost peril") == loses


@pytest.mark.rule("SS-HOUSE-01", "SS-DONE-01")
def test_nobody_is_summoned_to_a_completed_floor() -> None:
    entry = {
        "at": 4,
        "effects": [
            {"do": "summon", "enemy": "slasher", "rank": "front", "n": 1},
            {"do": "peril_cubes", "add": {"black": 1}},
        ],
    }
    content = pack(changed("lower.run_and_gun", chart=[entry, {"at": 16, "effects": [{"do": "lose"}]}]))
    t = pack_table(content, "lower.run_and_gun", peril=3, late_chart="all", **CURSED).play(*FIST)
    assert t.has("chart 4")
    assert (t.front(), t.rear(), t.state.completed) == ([], [], True)
    assert t.state.peril_cubes[-1] > 0, "the rest of the entry occurs"
    assert broken(t.state) is None


@pytest.mark.rule("SS-HOUSE-02")
def test_presets_and_what_is_written_down() -> None:
    plain = GAME.complete({})
    assert GAME.complete({"house_rules": "ledger"}) == plain
    assert GAME.complete({"house_rules": "strict"}) == plain | {"late_chart": "all"}
    strict = Session(GAME, {"house_rules": "strict"}, SeededChance(1), [])
    for text in (strict.record().to_text(), strict.state.to_text()):
        assert "\nlate_chart: all\n" in text
        assert "house_rules" not in text
    assert GAME.from_text(strict.state.to_text()) == strict.state
    assert strict.state.imagine(0, SeededChance(2)).settings.readings.late_others
    with pytest.raises(Malformed, match="SS-HOUSE-01"):
        table(late_chart="some")
