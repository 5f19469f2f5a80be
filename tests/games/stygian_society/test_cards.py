"""Every skill, generic action and treasure does what its card says (SS-COMP-12), and no card is left out."""

import pytest

from lampblack.games.stygian_society.model.effects import NONE
from lampblack.games.stygian_society.model.pieces import GONE, PASSIVE
from lampblack.games.stygian_society.rules.modifiers import shields
from tests.games.stygian_society.cases import CARDS, MATS, Case
from tests.games.stygian_society.table import GAME, Table, table

CONTENT = GAME.packs()["standard"]


def lay_out(case: Case) -> Table:
    """The case's position: its hero acts, unless it says otherwise, and the card lies where it belongs."""
    fields = dict(case.fields)
    owner = case.owner()
    fields.setdefault("active", owner)
    fields.setdefault("turn", 3)
    card = CONTENT.cards[CONTENT.card_ids[case.card]]
    if card.is_team:
        fields.setdefault("team", card.id)
    elif not card.is_generic:
        hand = MATS[owner] if card.id == MATS[owner] else f"{MATS[owner]} {card.id}"
        fields.setdefault(f"cards_{owner}", hand)
    falls = case.falls.split() if case.falls else []
    return table(case.sheet, falls=falls, chance=[case.chance] if case.chance else [], **fields)


def covered(case: Case) -> set[str]:
    """The card played, and the passives in play that what happens depends on."""
    found = {case.card}
    for name, value in case.fields.items():
        if name.startswith("cards_"):
            held = [word for word in str(value).split() if not word.endswith("!")]
            found |= {id for id in held if CONTENT.cards[CONTENT.card_ids[id]].kind == PASSIVE}
    return found


@pytest.mark.rule("SS-COMP-12", "SS-TURN-08", "SS-SKILL-07")
@pytest.mark.parametrize("case", CARDS, ids=[f"{case.card}-{index}" for index, case in enumerate(CARDS)])
def test_card(case: Case) -> None:
    t = lay_out(case)
    t.play(*case.plays.split())
    wanted = [word.strip() for word in case.happens.split(" | ")]
    assert t.happened()[: len(wanted)] == wanted
    extra = t.happened()[len(wanted) :]
    assert not extra, f"something more happened: {extra}"
    index = CONTENT.card_ids[case.card]
    state = "gone" if t.state.holder[index] == GONE else "exhausted" if t.state.exhausted[index] else "ready"
    assert state == case.left


ELSEWHERE = {
    "burglar.trapfinder": "test_examples.py::test_we_15_chests",
    "lower.society_ledger": "test_chests.py::test_the_ledger_brings_xp_when_a_floor_is_completed",
}
"""Cards that work between floors, and the test that shows it."""


def test_every_card_is_exercised() -> None:
    exercised = set().union(*(covered(case) for case in CARDS)) | set(ELSEWHERE)
    missing = [card.id for card in CONTENT.cards if card.id not in exercised]
    assert not missing, "cards no test plays: " + ", ".join(missing)


SHIELDS = {
    "knight.shield_bash": 1,
    "knight.plate_harness": 2,
    "knight.hold_the_line": 1,
    "knight.oathkeeper": 1,
    "knight.bulwark_stance": 1,
    "knight.living_fortress": 3,
    "knight.unbroken": 1,
    "burglar.duck_and_roll": 1,
    "burglar.shadow_step": 1,
    "spellsling.ward_sign": 1,
    "spellsling.mirror_shroud": 1,
    "doctor.triage": 1,
    "doctor.steady_hands": 1,
    "lower.iron_buckler": 1,
    "upper.stygian_plate": 2,
    "upper.salamander_cloak": 1,
}


@pytest.mark.rule("SS-ARM-02", "SS-COMP-12")
def test_shields_of_every_card() -> None:
    printed = {card.id: card.shields for card in CONTENT.cards if card.shields}
    assert printed == SHIELDS
    hand = "knight.steel_fist knight.plate_harness knight.hold_the_line! lower.iron_buckler"
    assert shields(table(cards_knight=hand).state, 0) == 4  # ready or exhausted


LEVELS = {
    1: "knight.sweeping_blow knight.shield_bash knight.plate_harness knight.rallying_cry knight.hold_the_line "
    "knight.lance_thrust burglar.backstab burglar.caltrops burglar.lucky_streak burglar.smoke_bomb "
    "burglar.light_fingers burglar.duck_and_roll spellsling.cinder_fan spellsling.frost_lock spellsling.attune "
    "spellsling.ley_channel spellsling.ward_sign spellsling.arc_lash doctor.bonesaw doctor.smelling_salts "
    "doctor.antidote doctor.tincture doctor.triage doctor.acid_flask",
    2: "knight.cleave knight.oathkeeper knight.challenge knight.riposte knight.bulwark_stance burglar.fan_of_blades "
    "burglar.trapfinder burglar.long_reach burglar.opportunist burglar.venom_dart spellsling.pyre_sphere "
    "spellsling.call_the_cubes spellsling.spell_echo spellsling.mirror_shroud spellsling.siphon_soul "
    "doctor.transfusion doctor.galvanic_jolt doctor.steady_hands doctor.adrenaline doctor.quarantine",
    3: "knight.stygian_edge knight.living_fortress knight.society_banner knight.unbroken burglar.assassinate "
    "burglar.shadow_step burglar.master_key burglar.vanish spellsling.falling_star spellsling.deep_crypt_rite "
    "spellsling.stasis spellsling.unmake doctor.grand_panacea doctor.vivisection doctor.stimulant_engine "
    "doctor.second_wind",
}


@pytest.mark.rule("SS-COMP-10", "SS-CONT-02")
def test_levels_of_every_skill() -> None:
    for level, ids in LEVELS.items():
        assert sorted(c.id for c in CONTENT.cards if c.level == level) == sorted(ids.split())
    assert [card.id for card in CONTENT.cards if card.level == 0] == list(MATS.values())
    assert all(card.level == NONE for card in CONTENT.cards if card.is_treasure() or card.is_generic)


TEAM_TREASURES = """
lower.sexton_lantern lower.saint_candle lower.sack_of_marbles lower.holy_water lower.warding_chalk lower.tangle_net
lower.jar_of_leeches lower.powder_keg lower.society_ledger upper.phoenix_draught upper.tower_chime upper.censer_of_calm
upper.thunder_jar upper.warlord_horn upper.reliquary upper.manacles upper.ferryman_coin upper.hourglass_shard
"""


@pytest.mark.rule("SS-TREAS-02", "SS-TREAS-03")
def test_whose_every_treasure_is() -> None:
    treasures = [CONTENT.cards[index] for index in CONTENT.treasures]
    assert sorted(card.id for card in treasures if card.is_team) == sorted(TEAM_TREASURES.split())
    assert all(card.id.startswith("lower.") == (card.tier == 0) for card in treasures)
