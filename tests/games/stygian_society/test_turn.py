"""The turn (SS-TURN) and its decisions (SS-DEC)."""

import pytest

from lampblack.games.stygian_society.model.pieces import cubes_in
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.agenda import resume
from lampblack.kernel.answers import Malformed, Refusal
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import decide, options_of
from tests.games.stygian_society.packs import changed, pack, pack_table
from tests.games.stygian_society.table import GAME, table

MUSTER = ("ACTION(generic.muster)", "WILD(B4)")


@pytest.mark.rule("SS-TURN-01", "SS-TURN-16")
def test_turns_go_clockwise_and_cubes_stay() -> None:
    t = table(falls=["G1Y1/K1"])
    for hero in (1, 2, 3, 0):
        t.play("ACTION(generic.muster)", "WILD(G1W3)" if hero != 0 else "WILD(G4)")
        assert t.state.active == hero
    assert (t.cubes("field"), t.cubes("crypt")) == ("G1Y1", "K1")
    assert cubes_in(t.state.tower) == 4 * 7 - 3


@pytest.mark.rule("SS-TURN-02", "SS-STATE-08")
def test_the_turns_own_state_is_reset() -> None:
    t = table(silenced="red", acted="red0", armor_used=2, shields=3, crypt_falls=1, luck_gained="yes", turn=4)
    t.play(*MUSTER)
    at = t.state
    assert at.turn == 5
    assert (at.silenced, at.acted, at.armor_used, at.temporary, at.crypt_falls, at.luck_gained) == (
        0,
        0,
        0,
        0,
        0,
        False,
    )
    assert (at.declared, at.target_a, at.target_b, at.swift) == (-1, -1, -1, False)


@pytest.mark.rule("SS-TURN-03", "SS-RESP-06", "SS-STAT-10")
def test_stricken_comes_before_turn_start_triggers() -> None:
    content = pack(changed("burglar.lucky_streak", trigger="turn_start"))
    t = pack_table(
        content,
        "lower.run_and_gun",
        turn=4,
        cards_burglar="burglar.flung_knives burglar.lucky_streak",
        status_burglar="stricken:B@1 stricken:W@2",
    )
    t.play(*MUSTER)
    assert t.happened()[1:] == ["harm 2", "fires burglar.lucky_streak", "luck +1"]


SUPPORTS = "knight.steel_fist knight.rallying_cry lower.laudanum knight.challenge! knight.plate_harness"


@pytest.mark.rule("SS-TURN-04", "SS-TURN-09", "SS-TREAS-02", "SS-TREAS-04")
def test_one_ready_support_card_of_hero_or_team() -> None:
    t = table(
        agenda="D-SUPPORT",
        cards_knight=SUPPORTS,
        cards_doctor="doctor.field_surgery doctor.tincture",
        team="lower.saint_candle lower.jar_of_leeches!",
    )
    assert t.legal() == [
        "NONE",
        "SUPPORT(knight.rallying_cry)",
        "SUPPORT(lower.laudanum)",
        "SUPPORT(lower.saint_candle)",
    ]
    assert t.forbids("SUPPORT(knight.challenge)") == "SS-TURN-09"
    assert t.forbids("SUPPORT(doctor.tincture)") == "SS-SETUP-05"
    assert t.forbids("SUPPORT(knight.plate_harness)") == "SS-SKILL-01"
    t.play("SUPPORT(lower.saint_candle)")
    assert t.decision == "D-ACTION"  # at most one


@pytest.mark.rule("SS-TURN-05")
def test_no_support_after_the_action() -> None:
    t = table(cards_knight=SUPPORTS)
    assert t.forbids("SUPPORT(knight.rallying_cry)") == "SS-DEC-01"
    t.play("ACTION(generic.muster)")
    assert t.forbids("SUPPORT(knight.rallying_cry)") == "SS-DEC-01"


@pytest.mark.rule("SS-TURN-06", "SS-TURN-07", "SS-TURN-09")
def test_exactly_one_action_and_no_passing() -> None:
    hand = "knight.steel_fist knight.cleave knight.rallying_cry lower.hunters_crossbow"
    t = table(cards_knight=hand, cards_burglar="burglar.flung_knives burglar.backstab")
    generic = ["scrap", "bind_wounds", "muster", "regroup"]
    own = ["knight.steel_fist", "knight.cleave", "lower.hunters_crossbow"]
    assert t.legal() == [f"ACTION({card})" for card in [*own, *(f"generic.{name}" for name in generic)]]
    assert t.forbids("ACTION(burglar.backstab)") == "SS-SETUP-05"
    assert t.forbids("ACTION(knight.rallying_cry)") == "SS-SKILL-01"
    assert t.forbids("NONE") == "SS-DEC-01"
    used = table(active="burglar", cards_burglar="burglar.flung_knives burglar.assassinate!")
    assert used.forbids("ACTION(burglar.assassinate)") == "SS-TURN-09"


@pytest.mark.rule("SS-TURN-06", "SS-TREAS-04")
def test_an_action_treasure_of_the_team_is_anybodys_action() -> None:
    content = pack(changed("lower.hunters_crossbow", owner="team"))
    t = pack_table(content, "lower.run_and_gun", active="doctor", team="lower.hunters_crossbow")
    assert "ACTION(lower.hunters_crossbow)" in t.legal()


@pytest.mark.rule("SS-TURN-07")
def test_generic_actions_never_exhaust() -> None:
    t = table()
    for _ in range(3):
        t.play("ACTION(generic.muster)", "WILD(G1W3)")
    assert "ACTION(generic.muster)" in t.legal()


@pytest.mark.rule("SS-TURN-08")
def test_a_card_is_exhausted_when_declared_whatever_is_bought() -> None:
    t = table(active="burglar", cards_burglar="burglar.flung_knives burglar.assassinate", field="G4")
    t.play("ACTION(burglar.assassinate)")
    assert t.decision == "D-TARGET"
    assert t.hand("burglar")[1] == "burglar.assassinate!"
    t.play("TARGET(F1)", "WILD(W2)", "BUY(0)")
    assert t.hand("burglar")[1] == "burglar.assassinate!"


@pytest.mark.rule("SS-TURN-10", "SS-TGT-11")
def test_no_target_no_action() -> None:
    """With nobody in the front rank a floor is empty; so only a support card shows the rule for rear targets."""
    t = table("midboss.bellringer", giant="midboss.bellringer", front="")
    assert "ACTION(knight.steel_fist)" in t.legal()  # a giant is in the front rank
    empty = table(
        "lower.run_and_gun",
        agenda="D-SUPPORT",
        front="slasher:4",
        rear="",
        team="lower.powder_keg lower.holy_water lower.saint_candle",
    )
    empty.state.front = []  # as if the last enemy had just gone
    resume(empty.state)
    assert empty.legal() == ["NONE", "SUPPORT(lower.saint_candle)"]
    assert empty.forbids("SUPPORT(lower.holy_water)") == "SS-TGT-11"
    empty = table()
    empty.state.front, empty.state.rear = [], []
    resume(empty.state)
    assert empty.forbids("ACTION(knight.steel_fist)") == "SS-TURN-10"


@pytest.mark.rule("SS-TURN-11", "SS-TURN-12", "SS-RES-04")
def test_normal_and_swift_order() -> None:
    hand = "knight.steel_fist knight.shield_bash"
    normal = table("lower.toll_stair", cards_knight=hand, field="B2R3")
    normal.play("ACTION(knight.steel_fist)", "TARGET(F1)", "WILD(W1)")
    assert normal.has("Clobber R3/0")  # before anything is bought
    assert normal.decision == "D-PURCHASE"
    swift = table("lower.toll_stair", cards_knight=hand, field="B2R3")
    swift.play("ACTION(knight.shield_bash)", "TARGET(F1)", "WILD(W1)")
    assert swift.decision == "D-PURCHASE"
    assert not swift.has("Clobber R3/0")
    swift.play("BUY(0/1)")
    assert swift.happened().index("F1 -2") < swift.happened().index("Clobber R3/0")


@pytest.mark.rule("SS-TURN-13", "SS-TURN-14", "SS-EFF-31")
def test_regroup_drops_nothing_every_other_action_drops_the_peril_cubes() -> None:
    t = table(field="R3", turn=4)
    t.play("ACTION(generic.regroup)")
    assert not any(word.startswith(("drop", "Flurry")) for word in t.happened())
    assert t.state.turn == 5
    dry = table(tower="B10G10W10")
    dry.play("ACTION(generic.muster)")
    assert dry.has("drop R1Y1K1")  # no hero cube left, the peril cubes fall all the same
    last = table(peril=13)
    last.play("ACTION(generic.regroup)")
    assert last.state.outcome() is not None  # always legal, even if it loses


@pytest.mark.rule("SS-TURN-15", "SS-STAT-13")
def test_order_at_the_end_of_a_turn() -> None:
    t = table(
        active="doctor",
        turn=5,
        cards_doctor="doctor.field_surgery doctor.steady_hands",
        status_doctor="maimed:W@1 cursed:G@1 cursed:B@1",
        field="B1G1",
    )
    t.play("ACTION(generic.muster)", "WILD(G1W3)")
    assert t.decision == "D-CLEANSE"  # the trigger first
    t.play("CLEANSE(doctor,maimed,W)")
    assert t.decision == "D-BUYOFF"
    t.play("BUYOFF(FIELD,G,cursed1)", "STOP")
    assert t.happened()[-1] == "peril +1"  # one Cursed cube was left
    clean = table(active="doctor", turn=5, status_doctor="cursed:B@1", field="B1")
    clean.play("ACTION(generic.muster)", "WILD(G1W3)", "BUYOFF(FIELD,B,cursed1)")
    assert not clean.has("peril +1")


@pytest.mark.rule("SS-TURN-17", "SS-TURN-19", "SS-DONE-02", "SS-DONE-03")
def test_a_support_card_that_ends_the_floor_waives_the_action() -> None:
    t = table(
        agenda="D-SUPPORT",
        front="slasher:3",
        rear="",
        team="lower.holy_water",
        turn=5,
        status_knight="cursed:B@1 maimed:W@1",
        field="W1",
    )
    t.play("SUPPORT(lower.holy_water)")
    assert t.decision == "D-BUYOFF"  # the turn's end still comes
    t.play("STOP")
    assert t.happened()[-1] == "peril +1"
    assert t.decision == "D-CHEST"
    assert not any(word.startswith("drop") for word in t.happened())


@pytest.mark.rule("SS-TURN-18")
def test_a_response_that_ends_the_floor_skips_the_rest() -> None:
    t = table(
        "lower.toll_stair",
        front="brute:8",
        rear="",
        field="R3Y4K4B2",
        cards_knight="knight.steel_fist knight.riposte",
    )
    t.play("ACTION(knight.steel_fist)", "WILD(B1)", "USE(knight.riposte)")
    assert t.has("F1 brute dies", "completed")
    assert t.cubes("field") == "B2Y4K4"  # yellow and black never acted, nothing was bought
    assert t.decision == "D-CHEST"


# --- decisions -----------------------------------------------------------------------------------


@pytest.mark.rule("SS-DEC-01")
def test_only_listed_options_are_accepted() -> None:
    t = table()
    for text in ("TARGET(F1)", "LINE(1)", "STOP", "OPEN", "RANDOM(2)", "ACTION(knight.cleave)"):
        refusal = t.refusal(text)
        assert isinstance(refusal, Refusal)
        assert refusal.rule in GAME.rules()
    with pytest.raises(Malformed, match="action"):
        t.state.action("DANCE(knight)")


@pytest.mark.rule("SS-DEC-02")
def test_a_single_option_is_taken_and_told() -> None:
    t = table("lower.charnel_lift", front="brute", rear="", field="B2")
    t.play("ACTION(knight.steel_fist)")
    assert t.decision == "D-WILD"  # the only target was taken
    assert "TargetsChosen" in t.fact_names()


@pytest.mark.rule("SS-DEC-03")
def test_who_decides() -> None:
    t = table(
        "lower.mourning_chapel",
        players="2",
        field="R3Y3",
        cards_doctor="doctor.field_surgery doctor.quarantine",
        team="lower.sack_of_marbles",
    )
    assert t.state.asked() == 0
    t.play(*MUSTER)
    assert t.asked == "P0 D-RESPONSE"  # the team: first in anchor order
    t.play("DECLINE(lower.sack_of_marbles)")
    assert t.asked == "P1 D-RESPONSE"  # the Doctor's controller
    later = table(players="2", active="doctor", turn=3)
    assert later.state.asked() == 1


@pytest.mark.rule("SS-DEC-04")
def test_options_in_canonical_order() -> None:
    t = table(
        "midboss.clockwork_castellan",
        giant="midboss.clockwork_castellan",
        front="arbalist arbalist",
        active="burglar",
    )
    t.play("ACTION(burglar.flung_knives)")
    assert t.legal() == ["TARGET(G)", "TARGET(F1)", "TARGET(F2)"]
    t.play("TARGET(F2)")
    assert t.legal() == ["WILD(B1)", "WILD(G1)", "WILD(W1)"]
    rear = table("lower.guardroom", active="burglar")
    rear.play("ACTION(burglar.flung_knives)")
    assert rear.legal() == ["TARGET(F1)", "TARGET(F2)", "TARGET(R1)", "TARGET(R2)"]
    heroes = table("lower.mourning_chapel", field="B2")
    assert [text for text in heroes.legal() if "generic" in text] == heroes.legal()[1:]


@pytest.mark.rule("SS-DEC-05", "SS-STATE-09")
def test_options_tell_nothing_hidden() -> None:
    """Nothing random is decided before it happens: positions hold no order and no generator, so equal positions
    have equal options whatever comes."""
    text = table().state.to_text()
    one, twin = GAME.from_text(text), GAME.from_text(text)
    assert isinstance(one, SocietyState)
    assert isinstance(twin, SocietyState)
    for seed in range(4):
        a, b = one.clone(), twin.clone()
        for action in ("ACTION(generic.muster)", "WILD(B4)"):
            assert [x.text for x in options_of(a)] == [x.text for x in options_of(b)]
            decide(a, a.action(action), SeededChance(seed))
            decide(b, b.action(action), SeededChance(seed))
        assert a == b
