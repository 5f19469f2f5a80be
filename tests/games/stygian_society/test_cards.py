"""Every skill, generic action and treasure does what its card says (SS-COMP-12), and no card is left out."""

import pytest

from lampblack.games.stygian_society.model.effects import NONE
from lampblack.games.stygian_society.model.pieces import GONE, PASSIVE
from lampblack.games.stygian_society.rules.modifiers import shields
from tests.games.stygian_society.cases import CARDS, ELSEWHERE, LEVELS, MATS, SHIELDS, Case
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


def test_every_card_is_exercised() -> None:
    exercised = set().union(*(covered(case) for case in CARDS)) | set(ELSEWHERE)
    missing = [card.id for card in CONTENT.cards if card.id not in exercised]
    assert not missing, "cards no test plays: " + ", ".join(missing)


@pytest.mark.rule("SS-ARM-02", "SS-COMP-12")
def test_shields_of_every_card() -> None:
    printed = {card.id: card.shields for card in CONTENT.cards if card.shields}
    assert printed == SHIELDS
    hand = "knight.steel_fist knight.plate_harness knight.hold_the_line! lower.iron_buckler"
    assert shields(table(cards_knight=hand).state, 0) == 4  # ready or exhausted


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
