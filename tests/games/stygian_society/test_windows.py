"""Skills, triggers, responses (SS-SKILL, SS-RESP)."""

import pytest

from lampblack.games.stygian_society.model.pieces import CARD_KINDS, TRIGGERS
from lampblack.kernel.answers import Malformed
from tests.games.stygian_society.packs import changed, pack, pack_table
from tests.games.stygian_society.table import GAME, Table, table

MUSTER = ("ACTION(generic.muster)", "WILD(G1W3)")
CONTENT = GAME.packs()["standard"]


def offers(t: Table) -> list[str]:
    """Decline every response; who was asked about which card."""
    asked: list[str] = []
    while t.decision == "D-RESPONSE":
        asked.append(f"P{t.state.asked()} {t.legal()[0]}")
        assert t.legal()[1].startswith("DECLINE")
        t.play(t.legal()[1])
    return asked


@pytest.mark.rule("SS-SKILL-01")
def test_four_kinds_of_card() -> None:
    kinds = [CARD_KINDS[card.kind] for card in CONTENT.cards]
    assert {kind: kinds.count(kind) for kind in CARD_KINDS} == {
        "action": 34,
        "support": 30,
        "passive": 26,
        "response": 18,
    }


@pytest.mark.rule("SS-SKILL-02", "SS-SKILL-03")
def test_passives_always_work_and_never_exhaust() -> None:
    t = table(
        "lower.kennel_yard",
        front="hound:2 hound:2 hound",
        rear="",
        field="B2",
        wounds=9,
        cards_knight="knight.steel_fist knight.sweeping_blow knight.oathkeeper",
    )
    t.play("ACTION(knight.sweeping_blow)", "BUY(1/0)")
    assert t.happened().count("heal 1") == 2  # once for each of the two killed
    assert t.hand("knight")[2] == "knight.oathkeeper"
    with pytest.raises(Malformed, match="SS-TURN-08"):
        table(cards_knight="knight.steel_fist knight.oathkeeper!")


@pytest.mark.rule("SS-SKILL-04", "SS-SKILL-05")
def test_responses_on_any_turn_unless_their_scope_is_self() -> None:
    fields = {
        "field": "R3",
        "cards_knight": "knight.steel_fist knight.riposte",
        "cards_burglar": "burglar.flung_knives burglar.duck_and_roll",
        "cards_doctor": "doctor.field_surgery doctor.second_wind",
    }
    own = table("lower.toll_stair", active="burglar", **fields).play(*MUSTER)
    assert offers(own) == ["P1 USE(burglar.duck_and_roll)", "P3 USE(doctor.second_wind)"]
    other = table("lower.toll_stair", active="spellsling", **fields).play(*MUSTER)
    assert offers(other) == ["P3 USE(doctor.second_wind)"]


@pytest.mark.rule("SS-SKILL-05")
def test_the_hero_of_an_event() -> None:
    """Of an attack the attacker, of an affliction the afflicted hero, whoever is active."""
    content = pack(changed("doctor.quarantine", scope="self"))
    miasma = {"field": "Y4", "cards_doctor": "doctor.field_surgery doctor.quarantine"}
    t = pack_table(content, "lower.charnel_lift", **miasma).play(*MUSTER)
    assert t.happened()[-3:] == [
        f"{hero} stricken {color}" for hero, color in zip(("knight", "burglar", "spellsling"), t_colors(t))
    ]
    assert t.decision == "D-RESPONSE"
    echo = table(field="B2", cards_spellsling="spellsling.hex_bolt spellsling.spell_echo")
    echo.play("ACTION(knight.steel_fist)", "TARGET(F1)", "WILD(W1)", "BUY(1/0)")
    assert echo.decision != "D-RESPONSE"  # the Knight attacks


def t_colors(t: Table) -> list[str]:
    return [word.split()[-1] for word in t.happened() if "stricken" in word]


@pytest.mark.rule("SS-SKILL-06")
def test_conditions_must_hold() -> None:
    hand = "spellsling.hex_bolt spellsling.spell_echo lower.hunters_crossbow"
    bolt = table(active="spellsling", cards_spellsling=hand, field="W2")
    bolt.play("ACTION(spellsling.hex_bolt)", "TARGET(F1)", "WILD(B1)", "BUY(1/0)")
    assert bolt.decision == "D-RESPONSE"
    crossbow = table(active="spellsling", cards_spellsling=hand, field="W2")
    crossbow.play("ACTION(lower.hunters_crossbow)", "TARGET(F1)", "WILD(B3)", "BUY(1/0)")
    assert crossbow.decision != "D-RESPONSE"


@pytest.mark.rule("SS-SKILL-07")
def test_a_discarded_card_leaves_the_game() -> None:
    t = table("lower.toll_stair", field="R3", team="lower.sack_of_marbles lower.saint_candle")
    t.play(*MUSTER, "USE(lower.sack_of_marbles)")
    assert t.team() == ["lower.saint_candle"]
    assert "gone: lower.sack_of_marbles" in t.state.to_text()
    assert "lower.sack_of_marbles" not in [card.id for card in t.state.observe(0).treasure_deck]


@pytest.mark.rule("SS-RESP-01", "SS-RESP-02", "SS-RESP-07")
def test_passives_then_responses_in_anchor_order_then_the_team() -> None:
    content = pack(
        changed("doctor.triage", trigger="harm", scope="any", effects=[{"do": "luck", "n": 1}], mods=None),
        changed("lower.society_ledger", trigger="harm", effects=[{"do": "xp", "n": 1}]),
        changed("lower.warding_chalk", trigger="harm"),
    )
    t = pack_table(
        content,
        "lower.toll_stair",
        active="burglar",
        field="R3",
        team="lower.society_ledger lower.warding_chalk",
        cards_knight="knight.steel_fist knight.unbroken knight.hold_the_line",
        cards_burglar="burglar.flung_knives burglar.duck_and_roll",
        cards_doctor="doctor.field_surgery doctor.second_wind doctor.triage",
    )
    t.play(*MUSTER)
    assert t.happened()[-4:] == ["fires doctor.triage", "luck +1", "fires lower.society_ledger", "xp +1"]
    assert offers(t) == [
        "P1 USE(burglar.duck_and_roll)",
        "P3 USE(doctor.second_wind)",
        "P0 USE(knight.unbroken)",
        "P0 USE(knight.hold_the_line)",
        "P1 USE(lower.warding_chalk)",
    ]


@pytest.mark.rule("SS-RESP-02")
def test_each_ready_card_at_most_once_per_event() -> None:
    t = table(
        "lower.toll_stair",
        field="R3",
        cards_knight="knight.steel_fist knight.hold_the_line!",
        cards_doctor="doctor.field_surgery doctor.second_wind",
    )
    t.play(*MUSTER)
    assert offers(t) == ["P3 USE(doctor.second_wind)"]


@pytest.mark.rule("SS-RESP-03")
def test_a_window_closes_when_nothing_is_left() -> None:
    both = {
        "cards_knight": "knight.steel_fist knight.unbroken",
        "cards_doctor": "doctor.field_surgery doctor.second_wind",
    }
    t = table("lower.toll_stair", active="burglar", field="R3", **both).play(
        *MUSTER, "USE(doctor.second_wind)"
    )
    assert t.decision == "D-ACTION"  # all three prevented, the Knight is not asked
    cancelled = table(
        "lower.toll_stair",
        field="R3",
        team="lower.sack_of_marbles",
        cards_spellsling="spellsling.hex_bolt spellsling.unmake",
    )
    cancelled.play(*MUSTER, "USE(spellsling.unmake)")
    assert cancelled.decision == "D-ACTION"


@pytest.mark.rule("SS-RESP-04", "SS-EFF-26")
def test_responses_change_the_event_before_it_goes_on() -> None:
    t = table(
        "upper.gargoyle_roost",
        active="burglar",
        field="R3",
        cards_knight="knight.steel_fist knight.hold_the_line",
        wounds=2,
    )
    t.play(*MUSTER, "USE(knight.hold_the_line)")
    assert t.happened()[-3:] == ["prevent 3 wounds", "harm 1", "peril +1"]


@pytest.mark.rule("SS-RESP-05")
def test_events_inside_a_response_are_resolved_first() -> None:
    """Riposte's own attack opens its window before the enemy step goes on."""
    t = table(
        "lower.charnel_lift",
        front="brute brute",
        rear="arbalist",
        field="R3K2",
        cards_knight="knight.steel_fist knight.riposte",
        cards_doctor="doctor.field_surgery doctor.adrenaline",
    )
    t.play(*MUSTER, "USE(knight.riposte)", "TARGET(F1)")
    assert t.legal() == ["USE(doctor.adrenaline)", "DECLINE(doctor.adrenaline)"]
    t.play("USE(doctor.adrenaline)")
    assert t.happened()[-4:] == ["F1 -7", "Volley K2/0", "harm 1", "peril +1"]


@pytest.mark.rule("SS-RESP-06")
def test_the_windows() -> None:
    """Every window but turn_start has a card in the box; turn_start is in test_turn.py."""
    used = {TRIGGERS[card.trigger] for card in CONTENT.cards if card.trigger >= 0}
    assert set(TRIGGERS) - used == {"turn_start"}


@pytest.mark.rule("SS-RESP-07")
def test_a_team_response_is_offered_once() -> None:
    t = table("lower.toll_stair", field="R3", team="lower.sack_of_marbles").play(*MUSTER)
    assert offers(t) == ["P0 USE(lower.sack_of_marbles)"]


@pytest.mark.rule("SS-RESP-02", "SS-DEC-05")
def test_nobody_is_asked_who_cannot_respond() -> None:
    """Riposte needs a front-rank enemy; a boost needs a target."""
    t = table("lower.toll_stair", field="R3", cards_knight="knight.steel_fist").play(*MUSTER)
    assert t.decision == "D-ACTION"
    quiet = table(cards_knight="knight.steel_fist knight.hold_the_line knight.riposte").play(*MUSTER)
    assert quiet.decision == "D-ACTION"  # nothing happened to respond to
