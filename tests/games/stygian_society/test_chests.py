"""Completing a floor, chests, treasures, bosses, the end (SS-DONE, SS-CHEST, SS-TREAS, SS-MID, SS-WIZ, SS-END)."""

import pytest

from lampblack.kernel.answers import Malformed
from lampblack.kernel.playout import options_of
from tests.games.stygian_society.packs import changed, pack, pack_table
from tests.games.stygian_society.table import GAME, Table, table

FIST = ("ACTION(knight.steel_fist)", "WILD(W1)", "BUY(1/0)")
LAST = {"front": "ghoul:5", "rear": "", "sheet": "lower.mourning_chapel", "field": "B2"}


def completed(**fields: object) -> Table:
    """The Knight has killed the last enemy of a floor with two chests."""
    t = table(**(LAST | fields)).play(*FIST)
    t.events = []
    return t


@pytest.mark.rule("SS-DONE-01", "SS-DONE-02", "SS-TURN-19")
def test_a_floor_is_completed_when_nobody_is_left() -> None:
    t = completed(team="lower.society_ledger", cards_burglar="burglar.flung_knives lower.laudanum")
    assert t.state.completed
    assert t.decision == "D-CHEST"
    t.play("STOP")
    assert t.decision == "D-TRADE"
    t.play("DONE")
    assert (t.state.floor, t.decision) == (2, "D-SUPPORT")
    with pytest.raises(Malformed, match="SS-DONE-01"):
        table(front="", rear="")
    with pytest.raises(Malformed, match="SS-DONE-01"):
        table(completed="yes", front="slasher", rear="")


@pytest.mark.rule("SS-DONE-02", "SS-RESP-06")
def test_the_ledger_brings_xp_when_a_floor_is_completed() -> None:
    t = table(**LAST, team="lower.society_ledger").play(*FIST)
    assert t.happened()[-2:] == ["fires lower.society_ledger", "xp +2"]
    assert t.state.xp == 3


@pytest.mark.rule("SS-DONE-04", "SS-CHEST-05")
def test_peril_stays_during_the_chests_and_counts_for_the_next() -> None:
    t = completed(peril=5, chance=["chest chest.cold_draught", "chest chest.grasping_hand"])
    t.play("OPEN")
    while t.decision == "D-GIVE":
        t.play("GIVE(doctor)")
    t.play("OPEN")
    assert t.decision == "D-HERO"  # number 6, peril 6 since the first chest


@pytest.mark.rule("SS-CHEST-01")
def test_up_to_the_sheets_chests_and_stopping_before_each() -> None:
    t = completed()
    assert t.legal() == ["OPEN", "STOP"]
    for _ in range(2):
        t.play("OPEN")
        while t.decision in ("D-GIVE", "D-HERO", "D-EXHAUST"):
            t.play(t.legal()[0])
    assert t.decision != "D-CHEST"
    one = completed()
    one.play("STOP")
    assert one.state.floor == 2


@pytest.mark.rule("SS-CHEST-02", "SS-MOD-08", "SS-MOD-13")
def test_the_largest_chest_safe_counts() -> None:
    hand = "burglar.flung_knives burglar.trapfinder"
    for peril, word in ((8, "happens"), (7, "safe")):
        t = completed(peril=peril, cards_burglar=hand, chance=["chest chest.hornet_nest"])
        assert t.play("OPEN").happened()[0] == f"chest.hornet_nest {word}"


@pytest.mark.rule("SS-CHEST-03", "SS-SETUP-12")
def test_the_card_is_shuffled_back() -> None:
    t = completed(chance=["chest chest.black_sigil", "chest chest.black_sigil"])
    t.play("OPEN")
    while t.decision == "D-GIVE":
        t.play("GIVE(doctor)")
    t.play("OPEN")
    assert t.happened().count("chest.black_sigil safe") == 2


@pytest.mark.rule("SS-CHEST-03", "SS-EFF-29")
def test_never_fewer_than_no_treasures() -> None:
    t = completed(peril=4, chance=["chest chest.rotted_bottom"]).play("OPEN")
    assert sum(word.startswith("find") for word in t.happened()) == 1
    for less in (-2, -3):
        content = pack(changed("chest.rotted_bottom", effects=[{"do": "chest_draw", "n": less}]))
        bare = pack_table(content, **(LAST | {"peril": 4}))
        bare.script("chest chest.rotted_bottom").play(*FIST, "OPEN")
        assert not any(word.startswith("find") for word in bare.happened())


@pytest.mark.rule("SS-CHEST-04")
def test_a_chest_can_lose_the_game() -> None:
    t = completed(peril=12, wounds=15, chance=["chest chest.black_sigil"]).play("OPEN")
    outcome = t.state.outcome()
    assert outcome is not None
    assert outcome.rule == "SS-END-01"
    peril = completed(peril=15, occurred="4 8 12", chance=["chest chest.alarm_bell"]).play("OPEN")
    outcome = peril.state.outcome()
    assert outcome is not None
    assert outcome.rule == "SS-END-02"


@pytest.mark.rule("SS-TREAS-01")
def test_treasures_without_replacement_until_none_is_left() -> None:
    lower = [card.id for card in table().state.content.cards if card.tier == 0]
    t = completed(gone=" ".join(lower[1:]), chance=["chest chest.hidden_purse"]).play("OPEN")
    assert t.team() == [lower[0]]
    assert t.decision == "D-CHEST"  # only one was left


@pytest.mark.rule("SS-TREAS-02", "SS-TREAS-03")
def test_team_and_hero_treasures() -> None:
    lines = ["chest chest.hidden_purse", "treasure lower.saint_candle", "treasure lower.ember_wand"]
    t = completed(chance=lines).play("OPEN")
    assert t.team() == ["lower.saint_candle"]
    assert t.decision == "D-GIVE"
    assert t.legal() == ["GIVE(knight)", "GIVE(burglar)", "GIVE(spellsling)", "GIVE(doctor)"]
    t.play("GIVE(spellsling)")
    assert t.hand("spellsling")[-1] == "lower.ember_wand"
    with pytest.raises(Malformed, match="SS-TREAS-02"):
        table(cards_knight="knight.steel_fist lower.saint_candle")
    with pytest.raises(Malformed, match="SS-TREAS-02"):
        table(team="lower.ember_wand")


@pytest.mark.rule("SS-TREAS-02", "SS-TREAS-04")
def test_one_common_state_for_everybody() -> None:
    t = table(agenda="D-SUPPORT", team="lower.saint_candle", peril=6)
    t.play("SUPPORT(lower.saint_candle)", "ACTION(generic.muster)", "WILD(B4)")
    assert t.decision == "D-ACTION"  # exhausted for the Burglar too


@pytest.mark.rule("SS-TREAS-05")
def test_trading_moves_hero_treasures_as_they_are() -> None:
    t = completed(
        cards_burglar="burglar.flung_knives lower.lodestone! lower.ember_wand", team="lower.saint_candle"
    ).play("STOP")
    assert t.legal() == ["DONE"] + [
        f"TRADE({card},{hero})"
        for card in ("lower.lodestone", "lower.ember_wand")
        for hero in ("knight", "spellsling", "doctor")
    ]
    t.play("TRADE(lower.lodestone,doctor)")
    assert t.hand("doctor") == ["doctor.field_surgery", "lower.lodestone!"]
    assert t.forbids("TRADE(lower.saint_candle,doctor)") == "SS-TREAS-05"
    assert t.forbids("TRADE(burglar.flung_knives,doctor)") == "SS-TREAS-05"
    t.play("TRADE(lower.lodestone,knight)", "DONE")
    assert t.hand("knight")[-1] == "lower.lodestone!"


@pytest.mark.rule("SS-TREAS-06")
def test_no_limit_on_treasures() -> None:
    state = table().state
    hero = [card.id for card in state.content.cards if card.tier == 0 and not card.is_team]
    t = table(cards_knight=" ".join(["knight.steel_fist", *hero]))
    assert len(t.hand("knight")) == 12


@pytest.mark.rule("SS-TREAS-07", "SS-MOD-14")
def test_a_team_treasures_modifiers_hold_for_everybody() -> None:
    t = table(
        "upper.scaffold",
        agenda="D-SUPPORT",
        team="upper.reliquary",
        cards_burglar="burglar.flung_knives lower.laudanum",
        active="burglar",
        wounds=9,
    )
    t.play("SUPPORT(lower.laudanum)")
    assert t.has("heal 6")


# --- bosses and the end --------------------------------------------------------------------------


def widow(**fields: object) -> Table:
    return table(
        "midboss.widow_ashgrove",
        active="spellsling",
        front="ghoul:5 ghoul",
        rear="midboss.widow_ashgrove:29",
        field="W4",
        crypt="W1",
        **fields,
    )


@pytest.mark.rule("SS-MID-02", "SS-MID-03")
def test_who_dies_with_the_boss_gives_xp_who_flees_does_not() -> None:
    hand = "spellsling.hex_bolt spellsling.falling_star"
    t = widow(cards_spellsling=hand)
    t.play("ACTION(spellsling.falling_star)", "BUY(1/0)")
    assert t.decision == "D-PAY"
    t.play("PAY(W4,0,0)")
    assert [word for word in t.happened() if word.startswith(("xp", "flee"))] == ["flee 1", "xp +1", "xp +5"]
    assert t.state.completed


@pytest.mark.rule("SS-MID-05", "SS-MID-06")
def test_upper_decks_come_in_what_is_owned_stays() -> None:
    t = widow(cards_knight="knight.steel_fist lower.laudanum", team="lower.saint_candle")
    t.play("ACTION(spellsling.hex_bolt)", "TARGET(R1)", "WILD(B1)", "BUY(1/0)", "PAY(W2,0,0)")
    view = t.state.observe(0)
    assert all(card.id.startswith("upper.") for card in view.treasure_deck)
    assert len(view.treasure_deck) == 20
    assert len(view.chest_deck) == 30
    assert (t.hand("knight")[-1], t.team()) == ("lower.laudanum", ["lower.saint_candle"])


@pytest.mark.rule("SS-MID-01", "SS-MID-07")
def test_the_floor_goes_on_while_the_boss_lives() -> None:
    t = table("midboss.widow_ashgrove", front="ghoul:5", rear="midboss.widow_ashgrove", field="B2")
    t.play(*FIST)
    assert t.front() == ["midboss.widow_ashgrove"]
    assert t.decision == "D-ACTION"


@pytest.mark.rule("SS-WIZ-01", "SS-WIZ-02", "SS-CHEST-06", "SS-END-03", "SS-END-05")
def test_the_wizards_death_wins_at_once() -> None:
    t = table(
        "wizard.ottokar",
        active="spellsling",
        front="executioner mirror_knight",
        rear="wizard.ottokar:54",
        field="W4",
        players="2",
    )
    t.play("ACTION(spellsling.hex_bolt)", "TARGET(R1)", "WILD(B1)", "BUY(1/1)")
    outcome = t.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((0, 1), "SS-WIZ-02")
    assert t.happened()[-1] == "won"
    assert not t.has("xp +0", "completed")
    assert not options_of(t.state)
    assert "floor 6" in outcome.reason


@pytest.mark.rule("SS-WIZ-02", "SS-KILL-02")
def test_whoever_is_left_when_the_wizard_dies_stays_where_he_stands() -> None:
    """What is seen afterwards is what was told: only those who were killed are gone."""
    t = table(
        "wizard.ottokar",
        active="spellsling",
        front="executioner mirror_knight",
        rear="wizard.ottokar:54",
        field="W4",
    )
    t.play("ACTION(spellsling.hex_bolt)", "TARGET(R1)", "WILD(B1)", "BUY(1/1)")
    assert t.happened()[-2:] == ["R1 wizard.ottokar dies", "won"]
    assert (t.front(), t.rear()) == (["executioner", "mirror_knight"], [])
    floor = t.state.observe(0).floor
    assert floor is not None
    assert [enemy.id for enemy in floor.front] == ["executioner", "mirror_knight"]
    assert not floor.completed
    assert GAME.from_text(t.state.to_text()) == t.state
    with pytest.raises(Malformed, match="SS-WIZ-02"):
        GAME.from_text(t.state.to_text().replace("rear:", "rear: wizard.ottokar:54#2"))


@pytest.mark.rule("SS-END-04")
def test_the_first_end_counts() -> None:
    """Snuff would kill the team, but a swift action fells the wizard before the enemies act."""
    fields = {
        "front": "executioner mirror_knight",
        "rear": "wizard.ottokar:54",
        "field": "W4K3",
        "wounds": 18,
        "active": "spellsling",
    }
    swift = table("wizard.ottokar", cards_spellsling="spellsling.hex_bolt spellsling.frost_lock", **fields)
    swift.play("ACTION(spellsling.frost_lock)", "TARGET(R1)", "WILD(B1)", "BUY(0/1/1)")
    assert swift.happened()[-1] == "won"
    slow = table("wizard.ottokar", **fields)
    slow.play("ACTION(spellsling.hex_bolt)", "TARGET(R1)", "WILD(B1)")
    assert slow.happened()[-1] == "lost wounds"


@pytest.mark.rule("SS-END-03")
def test_all_lose_together() -> None:
    t = table(peril=15, occurred="4 8 12", players="2").play("ACTION(generic.regroup)")
    outcome = t.state.outcome()
    assert outcome is not None
    assert outcome.winners == ()
