"""House rules, each in both positions (NY-HOUSE)."""

import pytest

from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.session import Session
from tests.games.nyctophobia.forest import GAME, table
from tests.games.nyctophobia.test_worked_examples import play_out_the_clock, worked

STRICT = {"sprint_search": "turn", "rescue": "caller"}


@pytest.mark.rule("NY-HOUSE-01", "NY-SEARCH-10")
def test_no_search_for_the_rest_of_the_turn() -> None:
    ruled = worked("WE-20")
    ruled.do("SPRINT(E)", "STEP(E)")
    assert "SEARCH" in ruled.legal()
    game = worked("WE-20", sprint_search="turn")
    game.do("SPRINT(E)", "STEP(E)")
    assert game.refusal("SEARCH").rule == "NY-HOUSE-01"
    assert game.refusal("SEARCH").code == "no_search_now"
    assert GAME.from_text(game.state.to_text()) == game.state
    game.do("STEP(E)")
    assert "SEARCH" not in game.legal()
    assert game.refusal("SEARCH").rule == "NY-HOUSE-01"
    game.do("END")
    assert any("P-SEARCH" in told for told in game.all_told()), "the next turn begins with a search as always"


@pytest.mark.rule("NY-HOUSE-01")
def test_without_a_sprint_one_searches_as_always() -> None:
    game = worked("WE-20", sprint_search="turn")
    game.do("PASS", "STEP(E)")
    assert "SEARCH" in game.legal()
    game.do("STEP(E)", "SEARCH", "SPRINT(E)")
    assert game.refusal("SEARCH").rule == "NY-HOUSE-01"


@pytest.mark.rule("NY-HOUSE-01")
def test_a_hop_does_not_bring_searching_back() -> None:
    for reading, may_search in (("place", True), ("turn", False)):
        game = table("X=A1 1=D4 2=H8", "D3-E3 D5-E5", cast="climber -", sprint_search=reading)
        game.do("SPRINT(S)", "HOP(E)")
        assert ("SEARCH" in game.legal()) == may_search


@pytest.mark.rule("NY-HOUSE-02", "NY-CALL-04")
@pytest.mark.parametrize(("rescue", "clock"), [("turn", ["2", "3", "0", "1"]), ("caller", ["2"])])
def test_the_last_turn_after_a_call_that_the_cheerleader_granted(rescue: str, clock: list[str]) -> None:
    game = worked("WE-16", car="E5 F5", cast="cheerleader - -", hunter="simple", rescue=rescue)
    game.do("GRANT(P2)", "CALL", "STEP(S)", "STEP(N)")
    assert game.view(1).ends_with == int(clock[-1])
    assert GAME.from_text(game.state.to_text()) == game.state
    assert [turn[-2] for turn in play_out_the_clock(game)] == clock
    assert game.all_told()[-1].endswith("rescue}")


@pytest.mark.rule("NY-HOUSE-02")
@pytest.mark.parametrize("rescue", ["turn", "caller"])
def test_ones_own_call_ends_with_ones_own_next_turn(rescue: str) -> None:
    game = table("X=A1 1=G7 2=D8", car="G7 H7", rescue=rescue)
    game.do("CALL")
    assert game.view(2).ends_with == 1


@pytest.mark.rule("NY-HOUSE-03")
def test_presets_and_what_is_written_down() -> None:
    plain = GAME.complete({})
    assert GAME.complete({"house_rules": "ledger"}) == plain
    assert GAME.complete({"house_rules": "strict"}) == plain | STRICT
    assert GAME.complete({"house_rules": "strict", "rescue": "turn"}) == plain | {"sprint_search": "turn"}
    strict = Session(GAME, {"house_rules": "strict"}, SeededChance(1), [])
    for text in (strict.record().to_text(), strict.state.to_text()):
        assert all(f"\n{name}: {value}\n" in text for name, value in STRICT.items())
        assert "house_rules" not in text
    with pytest.raises(Malformed, match="NY-HOUSE-02"):
        table("X=A1 1=G7 2=D8", rescue="never")
