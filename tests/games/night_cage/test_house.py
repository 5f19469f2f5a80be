"""House rules of the published edition, each in both positions (NC-HOUSE)."""

import pytest

from lampblack.games.night_cage.text.checking import broken
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.session import Session
from tests.games.night_cage.boards import OUT, cross
from tests.games.night_cage.cage import JUNE_2019, PUBLISHED, Cage, alone

STRICT = {"dark_steps": "free", "seen_falls": "trigger", "keeper_backs": "spared"}


def reloads(there: Cage) -> bool:
    """What a house rule brings about can be written down and read again."""
    return PUBLISHED.from_text(there.state.to_text()) == there.state and broken(there.state) is None


@pytest.mark.rule("NC-HOUSE-01", "NC-MOVE-05")
def test_who_is_out_walks_onto_a_monster() -> None:
    out = {"A": "OUT nerve 1 key", "B": OUT, "under": "3G 12T"}
    ruled = alone(cross(n="W"), **out)
    assert ruled.forbids("MOVE(N)") == "NC-MOVE-05"
    assert "CHARGE(N)" in ruled.legal()
    free = alone(cross(n="W"), **out, dark_steps="free")
    assert free.forbids("CHARGE(N)") == "NC-HOUSE-01"
    free.play("MOVE(N)")
    assert (free.step, free.who("A").nerve) == ("HIT", 1)
    free.play("BLOCK(NO)")
    assert free.step == "SCRAMBLE"
    assert reloads(free)
    lit = alone(cross(n="W"), A="lit nerve 1 key", B=OUT, dark_steps="free")
    assert lit.forbids("MOVE(N)") == "NC-MOVE-05"
    assert "CHARGE(N)" in lit.legal()


@pytest.mark.rule("NC-HOUSE-01", "NC-LO-03")
def test_who_has_no_other_way_must_walk_onto_it() -> None:
    board = """
        . . . . . .
        . . W . . .
        . W X@A W . .
        . . W . . .
        . . . . . .
        . . . . . X@B
    """
    assert set(alone(board, A="OUT nerve 0 key", B=OUT).legal()) == {"FORCED_STAY"}
    free = alone(board, A="OUT nerve 0 key", B=OUT, dark_steps="free")
    assert set(free.legal()) == {f"MOVE({side})" for side in "NESW"}


@pytest.mark.rule("NC-HOUSE-01", "NC-KEEP-10", "NC-KEEP-15")
def test_keepers_in_the_dark() -> None:
    dark = {"B": OUT, "mode": "advanced", "under": "3G Q 12T", "dark_steps": "free"}
    assert "MOVE(N)" in alone(cross(n="Qs"), A="OUT nerve 0 key", **dark).legal()
    assert alone(cross(n="Qn"), A="OUT nerve 0 key", **dark).forbids("MOVE(N)") == "NC-KEEP-15"
    from_behind = alone(cross(n="Qn"), A="OUT nerve 0 no key", **dark).play("MOVE(N)")
    assert from_behind.happened("MonstersAttacked") == []


SEEN = """
    . . . . . .
    . . . . . .
    . X@A X . . X@D
    . . . . X@C W
    . . . . . .
    . . . . . .
"""


@pytest.mark.rule("NC-HOUSE-02", "NC-FALL-18", "NC-FIEND-04", "NC-MON-09")
@pytest.mark.parametrize("seen_falls", ["ignored", "trigger"])
def test_a_fall_in_sight_of_a_monster(seen_falls: str) -> None:
    dials = {"seen_falls": seen_falls, "mode": "advanced", "under": "3G Q 12T"}
    there = alone(SEEN, "F", **dials, A="lit nerve 0 key", C="lit nerve 0 key", D="lit nerve 0 key")
    there.play("MOVE(E)", "PLACE(N,F)")
    assert there.step == "FALL"
    assert reloads(there)
    there.play("FALL(ROW)")
    hits = [fact.prisoner for fact in there.happened("WasHit")]
    assert hits == (["D"] if seen_falls == "trigger" else []), "C, who fell, is out of reach"
    assert there.step == "PLACE", "A goes on filling its openings"
    assert reloads(there)


@pytest.mark.rule("NC-HOUSE-02", "NC-DIRGE-10")
@pytest.mark.parametrize(("seen_falls", "hits"), [("ignored", "A C"), ("trigger", "A C D")])
def test_the_dirge_in_sight_of_a_monster(seen_falls: str, hits: str) -> None:
    dials = {"seen_falls": seen_falls, "boss": "dirge", "under": "3G 20T", "omens": "1"}
    there = alone(SEEN, "O", **dials, A="lit nerve 0 key", C="lit nerve 0 key", D="lit nerve 0 key")
    there.play("MOVE(E)", "PLACE(E,O)", "DIRGE(2,2,0)", "FALL(ROW)", "FALL(ROW)")
    assert [fact.prisoner for fact in there.happened("WasHit")] == hits.split(), (
        "the chasm is open before D is hit"
    )
    assert reloads(there)


@pytest.mark.rule("NC-HOUSE-02")
@pytest.mark.parametrize(("seen_falls", "attacks"), [("ignored", 1), ("trigger", 2)])
def test_a_scramble_into_a_pit_is_seen_where_it_began(seen_falls: str, attacks: int) -> None:
    board = """
        . . . . . .
        . . . # . .
        . . X@A W X@C .
        . . . . . .
        . . . . . .
        . . . . . .
    """
    there = alone(board, A="lit nerve 1 key", C=OUT, under="3G 20T", seen_falls=seen_falls)
    there.play("CHARGE(E)", "SCRAMBLE(N)", "FALL(ROW)")
    assert len(there.happened("MonstersAttacked")) == attacks
    assert [fact.prisoner for fact in there.happened("WasHit")] == ["A", "C", "C"][: 1 + attacks]


@pytest.mark.rule("NC-HOUSE-03", "NC-KEEP-12")
@pytest.mark.parametrize("light", ["lit", "OUT"])
def test_from_behind_one_scrambles_off(light: str) -> None:
    given = {"A": f"{light} nerve 0 no key", "B": OUT, "mode": "advanced", "under": "3G Q 12T"}
    ruled = alone(cross(n="Qn"), **given).play("MOVE(N)")
    assert ruled.step == "FALL"
    there = alone(cross(n="Qn"), **given, rear_approach="scramble").play("MOVE(N)")
    assert there.who("A").key
    assert there.step == "SCRAMBLE"
    assert reloads(there)
    there.play("SCRAMBLE(S)")
    assert there.who("A").cell == "(2,2)"
    assert there.who("A").lit is (light == "lit")
    assert there.happened("MonstersAttacked") == []


@pytest.mark.rule("NC-HOUSE-03")
def test_a_leap_into_a_pit_is_still_a_fall() -> None:
    board = cross(n="#")
    there = alone(
        board, A="lit nerve 0 key", B=OUT, rear_approach="scramble", mode="advanced", under="3G Q 12T"
    )
    assert there.play("MOVE(N)").step == "FALL"


@pytest.mark.rule("NC-HOUSE-04", "NC-PATH-05", "NC-KEEP-07")
@pytest.mark.parametrize(
    ("keeper", "ruled", "spared"),
    [("Qw", True, False), ("Qe", True, True), ("Qn", True, True), ("Qs", True, True)],
)
def test_the_pathless_and_a_keepers_back(keeper: str, ruled: bool, spared: bool) -> None:
    board = f"""
        . . W . . .
        . . . . . .
        {keeper} . P X@A . .
        . . . X . .
        . . . . . .
        . . . . . X@B
    """
    for reading, is_set_off in (("struck", ruled), ("spared", spared)):
        there = alone(
            board,
            A="lit nerve 0 key",
            B=OUT,
            boss="pathless",
            mode="advanced",
            under="3G Q 25T",
            keeper_backs=reading,
        ).play("MOVE(S)")
        attackers = {strike.cell for strike in there.happened("MonstersAttacked")[0].strikes}
        assert attackers == {"(2,2)", "(0,2)"} | ({"(2,0)"} if is_set_off else set())


@pytest.mark.rule("NC-HOUSE-05")
def test_presets_and_what_is_written_down() -> None:
    plain = PUBLISHED.complete({})
    assert PUBLISHED.complete({"house_rules": "ledger"}) == plain
    assert PUBLISHED.complete({"house_rules": "strict"}) == plain | STRICT
    strict = Session(PUBLISHED, {"house_rules": "strict"}, SeededChance(1), [])
    for text in (strict.record().to_text(), strict.state.to_text()):
        assert all(f"\n{name}: {value}\n" in text for name, value in STRICT.items())
        assert "house_rules" not in text
    with pytest.raises(Malformed, match="house_rules"):
        JUNE_2019.complete({"house_rules": "strict"})
    with pytest.raises(Malformed, match="house_rules"):
        PUBLISHED.from_text(strict.state.to_text().replace("dark_steps: free", "house_rules: strict"))
