"""Every chest does what its card says (SS-CHEST, SS-COMP-12), and none is left out."""

import pytest

from tests.games.stygian_society.table import GAME, Table, table

CONTENT = GAME.packs()["standard"]

CHESTS = {
    "hidden_purse": (0, "luck +1"),
    "forgotten_rations": (0, "heal 2"),
    "society_cache": (1, "heal 3"),
    "old_map": (1, "xp +1"),
    "cold_draught": (2, "peril +1"),
    "sneezing_dust": (2, "luck -1"),
    "needle_lock": (3, "spellsling stricken blue"),
    "choking_wax": (3, "spellsling shaken blue"),
    "spring_darts": (3, "harm 1"),
    "rotted_bottom": (4, "-1"),
    "hornet_nest": (4, "harm 2"),
    "scything_lid": (5, "harm 2"),
    "lead_dust": (5, "knight exhausts knight.challenge"),
    "gas_bladder": (5, "all shaken"),
    "tithe_curse": (6, "spellsling cursed blue"),
    "grasping_hand": (6, "spellsling maimed blue"),
    "poison_needle": (6, "spellsling stricken blue | spellsling stricken blue"),
    "alarm_bell": (6, "peril +1 | peril +1"),
    "mimic_tongue": (7, "harm 3"),
    "weeping_mould": (7, "all stricken"),
    "trick_drawer": (7, "harm 1 | -1"),
    "chain_glyph": (8, "knight exhausts knight.challenge | knight exhausts knight.riposte"),
    "powder_charge": (8, "harm 4"),
    "bone_snare": (8, "spellsling maimed blue | spellsling maimed blue"),
    "wizards_eye": (9, "luck -3"),
    "ash_glyph": (9, "harm 3 | spellsling cursed blue"),
    "pendulum": (10, "harm 5"),
    "spore_burst": (10, "harm 1 | all shaken"),
    "infernal_contract": (11, "harm 2 | +1"),
    "black_sigil": (12, "harm 6"),
}


def at_the_chests(chest: str, peril: int) -> Table:
    """The Spellsling kills the last enemy; the chest is opened at this peril."""
    t = table(
        "lower.mourning_chapel",
        peril=peril,
        active="spellsling",
        front="ghoul:5",
        rear="",
        field="W2",
        wounds=9,
        luck=3,
        turn=4,
        cards_knight="knight.steel_fist knight.challenge knight.riposte",
        chance=[
            f"chest chest.{chest}",
            *["status blue"] * 4,
            "treasure lower.saint_candle",
            "treasure lower.holy_water",
            "treasure lower.tangle_net",
        ],
    )
    t.play("ACTION(spellsling.hex_bolt)", "WILD(W1)", "BUY(1/0)", "PAY(W2,0,0)")
    t.events = []
    t.play("OPEN")
    while t.decision in ("D-HERO", "D-EXHAUST"):
        t.play("HERO(spellsling)" if t.decision == "D-HERO" else t.legal()[0])
    return t


@pytest.mark.rule("SS-CHEST-02", "SS-CHEST-03", "SS-CHEST-04", "SS-EFF-29", "SS-COMP-12")
@pytest.mark.parametrize("chest", CHESTS)
def test_every_chest(chest: str) -> None:
    number, happens = CHESTS[chest]
    t = at_the_chests(chest, number)
    wanted = [f"chest.{chest} happens"]
    treasures = 2
    for word in happens.split(" | "):
        if word in ("-1", "+1"):
            treasures += int(word)
        elif word.startswith("all "):
            heroes = ("doctor", "knight", "burglar", "spellsling")  # anchor order: the Doctor acts next
            wanted += [f"{hero} {word[4:]} blue" for hero in heroes]
        else:
            wanted.append(word)
    found = ["find lower.saint_candle", "find lower.holy_water", "find lower.tangle_net"][:treasures]
    assert t.happened() == [*wanted, *found]
    if number:
        assert at_the_chests(chest, number - 1).happened() == [
            f"chest.{chest} safe",
            "find lower.saint_candle",
            "find lower.holy_water",
        ]


def test_every_chest_is_exercised() -> None:
    assert [chest.id for chest in CONTENT.chests] == [f"chest.{name}" for name in CHESTS]
