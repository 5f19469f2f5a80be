"""Whom a decision asks, and for what, when it is not the active hero's (SS-DEC-03)."""

from typing import Any

import pytest

from tests.games.stygian_society.packs import changed, pack, pack_table
from tests.games.stygian_society.table import Table, table

MUSTER = ("ACTION(generic.muster)", "WILD(G1W3)")
CARDS = {"cards_burglar": "burglar.flung_knives burglar.opportunist"}


def question(t: Table) -> str:
    seat = t.state.asked()
    assert seat is not None
    return t.state.prompt(seat).text


def answered(effect: dict[str, Any], **fields: object) -> Table:
    """The Burglar answers the Knight's action with a card that does this."""
    content = pack(changed("burglar.opportunist", effects=[effect]))
    t = pack_table(content, "lower.toll_stair", **(CARDS | fields))
    return t.play(*MUSTER, "USE(burglar.opportunist)")


@pytest.mark.rule("SS-DEC-03")
@pytest.mark.parametrize(
    ("effect", "asked", "text"),
    [
        (
            {"do": "cubes", "from": "field", "to": "crypt", "color": "hero", "n": 1},
            "P1 D-CUBES",
            "Choose the cubes for Opportunist.",
        ),
        (
            {"do": "extract", "color": "hero", "n": 1, "to": "field"},
            "P1 D-EXTRACT",
            "Which color comes out of the tower for Opportunist?",
        ),
        (
            {"do": "silence", "color": "choose"},
            "P1 D-SILENCE",
            "Which enemy color is silenced this turn?",
        ),
        (
            {"do": "cleanse", "who": "any", "n": 2},
            "P1 D-CLEANSE",
            "Remove a status cube (2 to go).",
        ),
        (
            {"do": "refresh", "who": "any", "n": 2},
            "P1 D-REFRESH",
            "Refresh an exhausted card (up to 2), or stop.",
        ),
        (
            {"do": "learn"},
            "P1 D-LEARN",
            "Burglar gains a skill: choose one, or draw one of the next level.",
        ),
        (
            {"do": "exhaust", "who": "active", "n": 2},
            "P0 D-EXHAUST",
            "Knight: exhaust one ready card (2 to go).",
        ),
        (
            {"do": "afflict", "status": "maimed", "who": "choose", "n": 1},
            "P0 D-HERO",
            "Choose the hero who gains the status.",
        ),
    ],
)
def test_what_a_card_of_somebody_else_asks(effect: dict[str, Any], asked: str, text: str) -> None:
    t = answered(
        effect,
        field="B1G1",
        tower="B3G3",
        turn=3,
        cards_knight="knight.steel_fist knight.challenge knight.rallying_cry knight.riposte",
        cards_doctor="doctor.field_surgery doctor.tincture! doctor.second_wind!",
        status_doctor="maimed:W@1 cursed:B@1",
    )
    assert (t.asked, question(t)) == (asked, text)


@pytest.mark.rule("SS-DEC-03", "SS-TGT-11")
def test_whoever_responds_chooses_the_target() -> None:
    content = pack(changed("knight.riposte", scope="any"))
    cards = "knight.steel_fist knight.riposte"
    t = pack_table(content, "lower.toll_stair", active="burglar", field="R3", cards_knight=cards)
    t.play("ACTION(generic.muster)", "WILD(G4)", "USE(knight.riposte)")
    assert (t.asked, question(t)) == ("P0 D-TARGET", "Knight: choose the target of Riposte.")


@pytest.mark.rule("SS-DEC-03", "SS-EFF-27")
def test_whoever_responds_chooses_what_is_boosted() -> None:
    t = table(
        "lower.charnel_lift",
        front="brute brute",
        rear="arbalist",
        active="spellsling",
        field="W2",
        cards_spellsling="spellsling.hex_bolt spellsling.cinder_fan",
        cards_doctor="doctor.field_surgery doctor.adrenaline",
    )
    t.play("ACTION(spellsling.cinder_fan)", "BUY(1/0)")
    assert t.asked == "P3 D-RESPONSE"
    assert question(t).startswith("Doctor: use Adrenaline? ")
    t.play("USE(doctor.adrenaline)")
    assert (t.asked, question(t)) == ("P3 D-BOOST", "Doctor: which target takes 3 more?")


@pytest.mark.rule("SS-DEC-03")
def test_the_team_is_asked_as_the_team() -> None:
    t = table("lower.toll_stair", active="burglar", field="R3", team="lower.sack_of_marbles")
    t.play("ACTION(generic.muster)", "WILD(G4)")
    assert t.asked == "P1 D-RESPONSE"
    assert question(t).startswith("The team: use Sack of Marbles? ")


@pytest.mark.rule("SS-STAT-05", "SS-STAT-11")
def test_what_statuses_ask_of_the_active_hero() -> None:
    t = table(active="burglar", turn=3, status_burglar="shaken:G@1 shaken:B@1", field="G1")
    t.play("ACTION(burglar.flung_knives)", "TARGET(F1)")
    assert (t.asked, question(t)) == (
        "P1 D-SHAKEN",
        "Burglar is shaken: leave out 2 of the cubes to drop.",
    )
    t.play("SHAKEN(G1X1)")
    assert (t.asked, question(t)) == ("P1 D-BUYOFF", "Burglar: buy off status cubes, or stop.")
