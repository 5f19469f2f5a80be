"""Effects and modifiers that no other file shows (SS-EFF, SS-MOD)."""

import pytest

from lampblack.games.stygian_society.model.pieces import unpacked
from tests.games.stygian_society.packs import changed, pack, pack_table
from tests.games.stygian_society.table import Table, table

MUSTER = ("ACTION(generic.muster)", "WILD(G1W3)")


def used(effects: list[dict[str, object]], **fields: object) -> Table:
    """The Knight's support card with these effects, used."""
    content = pack(changed("knight.rallying_cry", effects=effects))
    sheet = str(fields.pop("sheet", "lower.run_and_gun"))
    hand = fields.pop("cards_knight", "knight.steel_fist knight.rallying_cry")
    t = pack_table(content, sheet, agenda="D-SUPPORT", cards_knight=hand, **fields)
    return t.play("SUPPORT(knight.rallying_cry)")


def entry(effects: list[dict[str, object]], **fields: object) -> Table:
    """A chart entry with these effects, arrived at while the Knight gathers."""
    chart = [{"at": 4, "effects": effects}, {"at": 16, "effects": [{"do": "lose"}]}]
    content = pack(changed("lower.run_and_gun", chart=chart))
    return pack_table(content, "lower.run_and_gun", peril=3, tower="Y10", **fields).play(
        "ACTION(generic.muster)"
    )


@pytest.mark.rule("SS-EFF-02")
@pytest.mark.parametrize(
    ("count", "harm"),
    [
        ({"count": "self"}, 3),
        ({"count": "self", "mul": 2}, 6),
        ({"count": "self", "div": 2}, 1),
        ({"count": "self", "add": 2}, 5),
        ({"count": "self", "mul": 3, "div": 2, "add": 1}, 5),
        ({"count": "self", "min": 4}, 4),
        ({"count": "self", "mul": 4, "max": 7}, 7),
    ],
)
def test_counts(count: dict[str, object], harm: int) -> None:
    action = {"name": "Count", "cost": {"red": 1}, "effects": [{"do": "harm", "n": count}]}
    t = pack_table(pack(changed("slasher", actions=[action])), "lower.run_and_gun", field="R1").play(*MUSTER)
    assert t.has(f"harm {harm}")


@pytest.mark.rule("SS-EFF-07", "SS-LUCK-04")
def test_luck_within_its_limits() -> None:
    assert used([{"do": "luck", "n": 9}]).state.luck == 4
    assert used([{"do": "luck", "n": -9}], luck=3).state.luck == 0


@pytest.mark.rule("SS-EFF-08")
def test_xp_may_give_a_level_at_once() -> None:
    t = used([{"do": "xp", "n": 3}, {"do": "luck", "n": 1}], xp="5/7")
    assert t.decision == "D-LEARN"
    assert t.state.luck == 0  # the rest of the list waits


@pytest.mark.rule("SS-EFF-11")
def test_silence_choose_target_all() -> None:
    t = used([{"do": "silence", "color": "choose"}])
    assert t.legal() == ["SILENCE(red)", "SILENCE(yellow)", "SILENCE(black)"]
    t.play("SILENCE(black)")
    assert t.has("silence black")
    dead = table(
        "lower.charnel_lift",
        front="brute:8 brute",
        rear="arbalist",
        field="B3R3",
        cards_knight="knight.steel_fist knight.shield_bash",
    )
    dead.play("ACTION(knight.shield_bash)", "TARGET(F1)", "WILD(W1)", "BUY(1/1)")
    assert dead.has("F1 brute dies", "silence red", "skip red")  # dead or alive
    late = table(
        "lower.charnel_lift",
        front="brute brute",
        rear="arbalist",
        field="R3B2",
        cards_knight="knight.steel_fist knight.riposte",
    )
    late.play(*MUSTER)
    assert late.state.silenced == 0


@pytest.mark.rule("SS-EFF-11")
@pytest.mark.parametrize(
    ("targets", "silenced"),
    [
        ("F1", ["silence yellow"]),
        ("F2", ["silence red"]),
        ("F3", ["silence black"]),
        ("F1+F2", ["silence red", "silence yellow"]),
        ("F1+F3", ["silence yellow", "silence black"]),
    ],
)
def test_silence_of_the_targets_colors_and_no_other(targets: str, silenced: list[str]) -> None:
    t = pack_table(
        pack(changed("knight.shield_bash", target="front2")),
        "lower.toll_stair",
        front="acolyte#1 brute#0 arbalist#2",
        rear="",
        field="B2",
        cards_knight="knight.steel_fist knight.shield_bash",
    )
    t.play("ACTION(knight.shield_bash)", f"TARGET({targets})", "WILD(W1)", "BUY(1/0)")
    assert [word for word in t.happened() if word.startswith("silence")] == silenced


@pytest.mark.rule("SS-EFF-12")
def test_cubes_exactly_up_to_or_all() -> None:
    move = {"do": "cubes", "from": "field", "to": "crypt", "color": "hero", "n": 2}
    exact = used([move], field="B1G2R3")
    assert exact.legal() == ["CUBES(B1G1)", "CUBES(G2)"]
    assert exact.forbids("CUBES(B1)") == "SS-EFF-12"
    assert exact.forbids("CUBES(R2)") == "SS-EFF-12"
    upto = used([move | {"upto": True}], field="B1G1")
    assert upto.legal() == ["CUBES(0)", "CUBES(B1)", "CUBES(G1)", "CUBES(B1G1)"]
    few = used([move | {"n": 5}], field="B1G1R4")
    assert few.has("field B1G1 crypt")  # all there are
    everything = used([move | {"n": "all", "color": "any", "to": "bank"}], field="B1G1R4")
    assert everything.has("field B1G1R4 bank")
    single = used([move | {"color": "red"}], field="R3")
    assert single.has("field R2 crypt")


@pytest.mark.rule("SS-EFF-12", "SS-DEC-03", "SS-ENEMY-17")
def test_the_team_picks_when_an_enemy_moves_cubes() -> None:
    t = entry(
        [{"do": "cubes", "from": "field", "to": "bank", "color": "any", "n": 1}],
        field="B1R1",
        players="2",
        active="doctor",
    )
    assert t.asked == "P1 D-CUBES"
    assert t.legal() == ["CUBES(B1)", "CUBES(R1)"]


@pytest.mark.rule("SS-EFF-13")
def test_moved_cubes_do_not_fall() -> None:
    t = used(
        [{"do": "cubes", "from": "bank", "to": "crypt", "color": "white", "n": 2}],
        cards_burglar="burglar.flung_knives burglar.opportunist",
    )
    assert t.state.luck == 0
    assert t.decision == "D-ACTION"


@pytest.mark.rule("SS-EFF-14")
def test_recolor_one_for_one_within_the_banks_stock() -> None:
    exchange = {"do": "recolor", "zone": "field", "to": "white", "n": 3}
    t = used([exchange], field="B2G1W1R1")
    assert t.legal()[0] == "CUBES(0)"
    assert "CUBES(B2G1)" in t.legal()
    t.play("CUBES(B2G1)")
    assert t.cubes("field") == "W4R1"
    assert unpacked(t.state.bank)[:3] == [10, 10, 6]
    short = used([exchange], field="B2G1", tower="W9")
    assert short.legal() == ["CUBES(0)", "CUBES(B1)", "CUBES(G1)"]


@pytest.mark.rule("SS-EFF-15")
def test_extract_one_color_as_many_as_are_there() -> None:
    take = {"do": "extract", "color": "hero", "n": 3, "to": "crypt"}
    t = used([take], tower="B2W4R5", cards_burglar="burglar.flung_knives burglar.opportunist")
    assert t.legal() == ["EXTRACT(blue)", "EXTRACT(white)"]
    assert t.forbids("EXTRACT(green)") == "SS-EFF-15"
    t.play("EXTRACT(blue)")
    assert (t.cubes("crypt"), t.cubes("tower"), t.state.luck) == ("B2", "W4R5", 0)
    assert t.decision == "D-ACTION"  # not a fall
    fixed = used([take | {"color": "red"}], tower="B2R5")
    assert fixed.has("tower R3 crypt")
    empty = used([take], tower="R5")
    assert empty.decision == "D-ACTION"


@pytest.mark.rule("SS-EFF-19")
def test_mend() -> None:
    fields = {"front": "slasher:3 slasher:1", "rear": "cannoneer:4"}
    everybody = entry([{"do": "mend", "who": "all", "n": 2}], **fields)
    assert (everybody.front(), everybody.rear()) == (["slasher:1", "slasher"], ["cannoneer:2"])
    kind = table(
        "lower.guardroom", front="bone_guard:2 bone_guard", rear="rider:3 arbalist:1", field="R3"
    ).play(*MUSTER)
    assert (kind.front(), kind.rear()) == (["bone_guard:1", "bone_guard"], ["rider:3", "arbalist:1"])
    boss = table(
        "wizard.pallid_abbot",
        front="bone_guard:2 bone_guard bone_guard",
        rear="wizard.pallid_abbot:1 acolyte",
        field="K3",
    )
    boss.play(*MUSTER)
    assert boss.has("R1 mends 1")


@pytest.mark.rule("SS-EFF-20")
def test_afflict_active_all_choose() -> None:
    chosen = entry([{"do": "afflict", "status": "maimed", "who": "choose", "n": 2}])
    assert chosen.legal() == ["HERO(knight)", "HERO(burglar)", "HERO(spellsling)", "HERO(doctor)"]
    chosen.play("HERO(doctor)")
    assert chosen.statuses("doctor").count("maimed") == 2
    everybody = entry([{"do": "afflict", "status": "cursed", "who": "all", "n": 2}], active="spellsling")
    heroes = [word.split()[0] for word in everybody.happened() if "cursed" in word]
    assert heroes == [h for h in ("spellsling", "doctor", "knight", "burglar") for _ in range(2)]


@pytest.mark.rule("SS-EFF-21")
def test_cleanse_self_any_all() -> None:
    statuses = {"status_knight": "maimed:G@1", "status_doctor": "cursed:W@1 cursed:B@1"}
    own = used([{"do": "cleanse", "who": "self", "n": 2}], **statuses)
    assert own.has("knight loses maimed G1")
    assert own.statuses("doctor")
    everything = used([{"do": "cleanse", "who": "all", "n": "all"}], **statuses)
    assert everything.state.afflictions == []


@pytest.mark.rule("SS-EFF-22")
def test_refresh_self_other_any_all() -> None:
    tired = {
        "cards_knight": "knight.steel_fist knight.rallying_cry knight.challenge! lower.lodestone!",
        "cards_doctor": "doctor.field_surgery doctor.tincture!",
        "team": "lower.saint_candle!",
    }
    own = used([{"do": "refresh", "who": "self", "n": 1}], **tired)
    assert own.legal() == [
        "STOP",
        "REFRESH(knight.challenge)",
        "REFRESH(lower.lodestone)",
    ]  # never the card being used
    assert own.forbids("REFRESH(knight.rallying_cry)") == "SS-EFF-22"
    assert own.forbids("REFRESH(lower.saint_candle)") == "SS-EFF-22"
    assert used([{"do": "refresh", "who": "other", "n": 1}], **tired).legal() == [
        "STOP",
        "REFRESH(doctor.tincture)",
    ]
    anybody = used([{"do": "refresh", "who": "any", "n": 2}], **tired)
    assert len(anybody.legal()) == 4
    anybody.play("REFRESH(lower.lodestone)", "STOP")
    assert anybody.hand("knight")[3] == "lower.lodestone"
    everything = used([{"do": "refresh", "who": "all", "n": "all"}], **tired)
    assert sum(everything.state.exhausted) == 0


@pytest.mark.rule("SS-EFF-23")
def test_exhaust_own_ready_cards_with_the_symbol() -> None:
    cards = {
        "cards_knight": "knight.steel_fist knight.challenge knight.riposte lower.lodestone knight.plate_harness",
        "cards_doctor": "doctor.field_surgery doctor.tincture!",
        "team": "lower.saint_candle",
    }
    t = entry([{"do": "exhaust", "who": "all", "n": 2}], **cards)
    assert t.legal() == ["EXHAUST(knight.challenge)", "EXHAUST(knight.riposte)", "EXHAUST(lower.lodestone)"]
    assert t.forbids("EXHAUST(lower.saint_candle)") == "SS-TREAS-02"
    t.play("EXHAUST(lower.lodestone)", "EXHAUST(knight.riposte)")
    assert t.decision == "D-WILD"  # the others have none
    assert t.hand("knight")[1] == "knight.challenge"


@pytest.mark.rule("SS-EFF-24", "SS-XP-06")
def test_learn() -> None:
    t = used([{"do": "learn"}])
    assert t.legal()[-1] == "RANDOM(2)"
    t.play("TAKE(knight.plate_harness)")
    assert t.hand("knight")[-1] == "knight.plate_harness"


@pytest.mark.rule("SS-EFF-25", "SS-EFF-27")
def test_boosts_go_to_one_target_each_and_add_up() -> None:
    t = table(
        "lower.charnel_lift",
        front="brute brute",
        rear="",
        active="spellsling",
        field="W2",
        cards_spellsling="spellsling.hex_bolt spellsling.cinder_fan spellsling.spell_echo",
        cards_doctor="doctor.field_surgery doctor.adrenaline",
    )
    t.play("ACTION(spellsling.cinder_fan)", "BUY(1/0)", "USE(spellsling.spell_echo)")
    assert t.legal() == ["BOOST(F1)", "BOOST(F2)"]
    assert t.forbids("BOOST(R1)") == "SS-TGT-10"
    t.play("BOOST(F2)", "USE(doctor.adrenaline)", "BOOST(F2)")
    assert t.happened()[-2:] == ["F1 -1", "F2 -7"]
    assert t.state.boosts == []


@pytest.mark.rule("SS-EFF-27", "SS-TGT-08")
def test_a_giant_is_boosted_against_only_where_it_is_a_target() -> None:
    fields = {
        "giant": "midboss.bellringer",
        "front": "acolyte acolyte",
        "active": "spellsling",
        "field": "W2",
        "cards_spellsling": "spellsling.hex_bolt spellsling.cinder_fan",
        "cards_doctor": "doctor.field_surgery doctor.adrenaline",
    }
    t = table("midboss.bellringer", **fields)
    t.play("ACTION(spellsling.cinder_fan)", "BUY(1/0)", "USE(doctor.adrenaline)")
    assert t.legal() == ["BOOST(G)", "BOOST(F1)", "BOOST(F2)"]
    t.play("BOOST(G)")
    assert t.happened()[-4:] == ["boost G 3", "G -4", "F1 -1", "F2 -1"]
    for place in ("G", "F2"):
        bolt = table("midboss.bellringer", **fields)
        bolt.play("ACTION(spellsling.hex_bolt)", f"TARGET({place})", "WILD(B1)", "BUY(1/0)")
        bolt.play("USE(doctor.adrenaline)")  # one target, no choice
        assert bolt.has(f"boost {place} 3")


@pytest.mark.rule("SS-EFF-28", "SS-FLOOR-08", "SS-MOD-14")
def test_floor_and_game_modifiers() -> None:
    mod = {"mod": "attack_add", "n": 2}
    t = entry([{"do": "floor_mod", "mod": mod}], active="burglar")
    assert t.has("floor attack_add 2")
    game = used(
        [{"do": "game_mod", "mod": mod}], sheet="lower.charnel_lift", front="brute brute", rear="", field="B2"
    )
    game.play("ACTION(knight.steel_fist)", "TARGET(F1)", "WILD(W1)", "BUY(1/0)")
    assert game.happened()[-1] == "F1 -5"


@pytest.mark.rule("SS-MOD-04", "SS-TURN-12")
def test_swift_for_a_type_or_for_all() -> None:
    fields = {"field": "R3G2B2", "active": "burglar"}
    typed = table(
        "lower.toll_stair",
        cards_burglar="burglar.flung_knives burglar.shadow_step burglar.backstab",
        **fields,
    )
    typed.play("ACTION(burglar.backstab)", "TARGET(F1)")
    assert typed.has("Clobber R3/0")  # melee: not swift
    every = table("upper.siege_stair", cards_burglar="burglar.flung_knives upper.quickstep_ring", **fields)
    every.play("ACTION(generic.bind_wounds)", "WILD(W2)")
    assert not every.has("Clobber R3/0")
    every.play("BUY(0/0)")
    assert every.has("Clobber R3/0")
    regroup = table(
        "upper.siege_stair", cards_burglar="burglar.flung_knives upper.quickstep_ring", active="burglar"
    )
    regroup.play("ACTION(generic.regroup)")
    assert not regroup.state.swift


@pytest.mark.rule("SS-MOD-07")
def test_luck_max() -> None:
    assert table(team="lower.sexton_lantern").state.observe(0).luck_max == 5
    assert table(game_mods="midboss.bellringer/defeat/0/mod").state.observe(0).luck_max == 6


@pytest.mark.rule("SS-MOD-13")
def test_modifiers_of_a_kind_add_up() -> None:
    t = table(
        "upper.siege_stair",
        front="brute brute",
        rear="",
        field="B2",
        cards_knight="knight.steel_fist lower.silvered_knife upper.bloodletter",
    )
    t.play("ACTION(knight.steel_fist)", "TARGET(F1)", "WILD(W1)", "BUY(1/0)")
    assert t.happened()[-1] == "F1 -6"
