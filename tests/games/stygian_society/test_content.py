"""What is in the box (SS-COMP), and the content checks (SS-CONT): every violation names record and rule."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lampblack.games.stygian_society.game import StygianSociety
from lampblack.games.stygian_society.model.content import tier_of_floor
from lampblack.games.stygian_society.model.pieces import LOWER, MIDBOSS, UPPER, WIZARD, unpacked
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import ScriptedChance, SeededChance
from lampblack.kernel.packs import VARIABLE, bring
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.record import Record
from lampblack.kernel.session import Session, replay
from tests.games.stygian_society.packs import changed, content_from, pack, raw, record, write_pack
from tests.games.stygian_society.table import GAME, table, text_of

CONTENT = GAME.packs()["standard"]
Change = Callable[[dict[str, Any]], None]


@pytest.mark.rule("SS-COMP-01", "SS-COMP-02", "SS-SETUP-07")
def test_sixty_cubes_ten_of_each_color() -> None:
    t = table()
    assert unpacked(t.state.bank) == [10] * 6
    assert t.cubes("bank") == "B10G10W10R10Y10K10"  # three hero colors, then three enemy colors
    with pytest.raises(Malformed, match="enemy cubes"):
        table(peril_cubes="B1")


@pytest.mark.rule("SS-COMP-04", "SS-COMP-05", "SS-CONT-01")
def test_the_counts_of_sheets_and_cards() -> None:
    tiers = [sheet.tier for sheet in CONTENT.sheets]
    assert [tiers.count(tier) for tier in (LOWER, UPPER, MIDBOSS, WIZARD)] == [12, 12, 4, 4]
    assert len(CONTENT.heroes) + len(CONTENT.sheets) == 36
    skills = [card for card in CONTENT.cards if card.level > 0]
    enemies = [kind for kind in CONTENT.kinds if not kind.is_boss]
    statuses = 4 * len(CONTENT.heroes)
    assert [len(skills), len(CONTENT.chests), len(CONTENT.treasures), len(enemies), statuses] == [
        60,
        30,
        40,
        19,
        16,
    ]


@pytest.mark.rule("SS-COMP-09")
def test_one_floor_counter_from_1_to_6() -> None:
    assert [tier_of_floor(floor) for floor in range(1, 7)] == [LOWER, LOWER, MIDBOSS, UPPER, UPPER, WIZARD]
    with pytest.raises(Malformed, match="floor"):
        table(floor=7)


@pytest.mark.rule("SS-COMP-08", "SS-STATE-04")
def test_the_tracks() -> None:
    view = table(peril=2, luck=3, xp="4/8", wounds="5/21").state.observe(0)
    assert (view.peril, view.luck, view.xp, view.needed, view.wounds, view.maximum) == (2, 3, 4, 8, 5, 21)
    assert view.floor.number == 1


@pytest.mark.rule("SS-COMP-07")
def test_wound_tokens_are_no_limit() -> None:
    """Sixty wounds are in the box; here more lie on the floor."""
    t = table(
        "wizard.sibylla", giant="wizard.sibylla:57", front="gargoyle:13", active="spellsling", field="W2"
    )
    t.play("ACTION(spellsling.hex_bolt)", "TARGET(F1)", "WILD(B1)", "BUY(1/0)")
    assert t.front() == []
    assert t.has("F1 gargoyle dies")


# --- each violation is an error that names the record and the rule ------------------------------


def without(table_name: str, id: str) -> Change:
    def change(tables: dict[str, Any]) -> None:
        tables[table_name] = [row for row in tables[table_name] if row["id"] != id]

    return change


def renamed(id: str, new: str) -> Change:
    def change(tables: dict[str, Any]) -> None:
        record(tables, id)["id"] = new

    return change


def in_board(section: str, **fields: Any) -> Change:
    def change(tables: dict[str, Any]) -> None:
        tables["board"][section] |= fields

    return change


def in_tower(**fields: Any) -> Change:
    def change(tables: dict[str, Any]) -> None:
        tables["tower"]["statistical"] |= fields

    return change


def in_physics(section: str, **fields: Any) -> Change:
    def change(tables: dict[str, Any]) -> None:
        tables["tower"]["physics"][section] |= fields

    return change


def with_floors(more: int) -> Change:
    def change(tables: dict[str, Any]) -> None:
        tables["floor"] += [tables["floor"][0] | {"id": f"lower.more_{n}"} for n in range(more)]

    return change


WOUND = [{"do": "wound", "n": 2}]
LINE = {"cost": {"blue": 1}, "gives": WOUND}
STIR = {"name": "Stir", "color": "red", "cost": {"red": 4}, "effects": [{"do": "peril", "n": 1}]}
LOSE = {"at": 16, "effects": [{"do": "lose"}]}
FIST = "knight.steel_fist"
GUN = "lower.run_and_gun"

VIOLATIONS = [
    (without("chest", "chest.old_map"), "chests", "SS-CONT-01"),
    (without("enemy", "hound"), "enemies", "SS-CONT-01"),
    (without("skill", "knight.cleave"), "skills", "SS-CONT-01"),
    (without("floor", GUN), "floors", "SS-CONT-01"),
    (with_floors(29), "floors", "SS-CONT-01"),
    (without("treasure", "lower.lodestone"), "treasures", "SS-CONT-01"),
    (changed("hound", border="black"), "enemies", "SS-CONT-01"),
    (changed("shaken", id="stricken"), "statuses", "SS-CONT-01"),
    (changed("knight.cleave", level=3), "knight", "SS-CONT-02"),
    (changed("knight.cleave", level=4), "knight.cleave", "SS-CONT-02"),
    (changed("knight", mat="knight.cleave"), "knight", "SS-CONT-02"),
    (changed(FIST, kind="support", spend=[], drop={}, attack=None, target="none", effects=[{"do": "heal", "n": 1}]), "knight", "SS-CONT-02"),
    (in_board("levels", skill_cards_per_hero=14), "board.levels", "SS-CONT-02"),
    (renamed("knight.cleave", "knight.challenge"), "knight.challenge", "SS-CONT-03"),
    (renamed("knight.cleave", "Knight!"), "Knight!", "SS-CONT-03"),
    (changed("knight.cleave", hero="squire"), "knight.cleave", "SS-CONT-03"),
    (changed("knight.cleave", spell=1), "knight.cleave", "SS-CONT-03"),
    (changed("knight.cleave", target="front9"), "knight.cleave", "SS-CONT-03"),
    (changed("knight.cleave", spend=[{"cost": {"blue": 1}, "gives": [{"do": "smite", "n": 1}]}]), "knight.cleave", "SS-CONT-03"),
    (changed("knight.riposte", trigger="breakfast"), "knight.riposte", "SS-CONT-03"),
    (changed("knight.riposte", trigger=None), "knight.riposte", "SS-CONT-03"),
    (changed("burglar.trapfinder", mods=[{"mod": "luckier", "n": 1}]), "burglar.trapfinder", "SS-CONT-03"),
    (changed("burglar.trapfinder", mods=[{"mod": "chest_safe"}]), "burglar.trapfinder", "SS-CONT-03"),
    (changed("burglar.trapfinder", mods=[{"mod": "swift", "n": 1}]), "burglar.trapfinder", "SS-CONT-03"),
    (changed("burglar.trapfinder", mods=[{"mod": "heal_add", "n": 1, "attack": "melee"}]), "burglar.trapfinder", "SS-CONT-03"),
    (changed("burglar.trapfinder", mods=[{"mod": "immune"}]), "burglar.trapfinder", "SS-CONT-03"),
    (changed("burglar.trapfinder", mods=[{"mod": "drop_add"}]), "burglar.trapfinder", "SS-CONT-03"),
    (changed("burglar.trapfinder", trigger="kill"), "burglar.trapfinder", "SS-CONT-03"),
    (changed("burglar.caltrops", mods=[{"mod": "luck_max", "n": 1}]), "burglar.caltrops", "SS-CONT-03"),
    (changed("burglar.caltrops", effects=[]), "burglar.caltrops", "SS-CONT-03"),
    (changed("burglar.caltrops", swift=True), "burglar.caltrops", "SS-CONT-03"),
    (changed("burglar.caltrops", trigger="harm"), "burglar.caltrops", "SS-CONT-03"),
    (changed("burglar.caltrops", effects=[{"do": "cubes", "from": "field", "to": "field", "color": "hero", "n": 1}]), "burglar.caltrops", "SS-CONT-03"),
    (changed("burglar.caltrops", effects=[{"do": "cubes", "from": "field", "to": "bank", "color": "pink", "n": 1}]), "burglar.caltrops", "SS-CONT-03"),
    (changed("burglar.caltrops", effects=[{"do": "cleanse", "who": "any", "n": "all"}]), "burglar.caltrops", "SS-CONT-03"),
    (changed("burglar.caltrops", effects=[{"do": "mend", "who": "self_kind", "n": 1}]), "burglar.caltrops", "SS-CONT-03"),
    (changed("burglar.caltrops", effects=[{"do": "heal", "n": {"count": "self"}}]), "burglar.caltrops", "SS-CONT-03"),
    (changed("burglar.caltrops", effects=[{"do": "heal", "n": {"count": "moons"}}]), "burglar.caltrops", "SS-CONT-03"),
    (changed("burglar.caltrops", effects=[{"do": "drop_less", "n": 1}]), "burglar.caltrops", "SS-CONT-03"),
    (changed("burglar.trapfinder", target="front1"), "burglar.trapfinder", "SS-CONT-03"),
    (changed(FIST, effects=WOUND), FIST, "SS-CONT-03"),
    (changed("generic.regroup", drop={"wild": 1}), "generic.regroup", "SS-CONT-03"),
    (changed("knight.hold_the_line", cond={"attack": "melee"}), "knight.hold_the_line", "SS-CONT-03"),
    (changed(GUN, front=["slasher", "dragon"]), GUN, "SS-CONT-03"),
    (changed(GUN, front=["slasher", "@boss"]), GUN, "SS-CONT-03"),
    (changed("midboss.houndmother", rear=[]), "midboss.houndmother", "SS-CONT-03"),
    (changed("wizard.ottokar", defeat=[{"do": "luck", "n": 1}]), "wizard.ottokar", "SS-CONT-03"),
    (changed("hound", defense=[{"kind": "resist", "n": 1}]), "hound", "SS-CONT-03"),
    (changed("hound", actions=[{"name": "Bite", "cost": {"red": 1}, "effects": [{"do": "silence", "color": "all"}]}]), "hound", "SS-CONT-03"),
    (changed("hound", actions=[{"name": "Bite", "cost": {"red": 1}, "effects": [{"do": "learn"}]}]), "hound", "SS-CONT-03"),
    (changed("hound", actions=[{"name": "Bite", "cost": {"red": 1}, "effects": [{"do": "refresh", "who": "self", "n": 1}]}]), "hound", "SS-CONT-03"),
    (changed(GUN, front=["slasher", "brute"]), GUN, "SS-CONT-04"),
    (changed(GUN, chart=[{"at": 4, "effects": [{"do": "summon", "enemy": "hound", "rank": "front", "n": 1}]}, LOSE]), GUN, "SS-CONT-04"),
    (changed("cannoneer", actions=[{"name": "Call", "cost": {"black": 1}, "effects": [{"do": "summon", "enemy": "brute", "rank": "front", "n": 1}]}]), GUN, "SS-CONT-04"),
    (changed("midboss.bellringer", front=["brute"]), "midboss.bellringer", "SS-CONT-04"),
    (changed(GUN, rear=["cannoneer"] * 4), GUN, "SS-CONT-05"),
    (changed(GUN, front=["slasher"] * 7), GUN, "SS-CONT-05"),
    (changed(GUN, front=[], rear=[]), GUN, "SS-CONT-05"),
    (changed(GUN, chart=[{"at": 4, "effects": []}, {"at": 4, "effects": []}, LOSE]), GUN, "SS-CONT-06"),
    (changed(GUN, chart=[{"at": 4, "effects": []}]), GUN, "SS-CONT-06"),
    (changed(GUN, chart=[{"at": 4, "effects": [{"do": "lose"}]}, LOSE]), GUN, "SS-CONT-06"),
    (changed(GUN, chart=[{"at": 16, "effects": [{"do": "lose"}, {"do": "luck", "n": 1}]}]), GUN, "SS-CONT-06"),
    (changed(GUN, chart=[{"at": 21, "effects": [{"do": "lose"}]}]), GUN, "SS-CONT-06"),
    (changed(GUN, chart=[]), GUN, "SS-CONT-06"),
    (changed("chest.old_map", effects=[{"do": "lose"}]), "chest.old_map", "SS-CONT-06"),
    (changed(GUN, floor_actions=[STIR]), GUN, "SS-CONT-07"),
    (changed("midboss.houndmother", floor_actions=[STIR, STIR | {"color": "yellow"}]), "midboss.houndmother", "SS-CONT-07"),
    (changed(GUN, floor_actions=[STIR, STIR | {"color": "yellow"}, STIR | {"color": "black"}]), GUN, "SS-CONT-07"),
    (changed("knight.cleave", spend=[{"cost": {"red": 1}, "gives": WOUND}]), "knight.cleave", "SS-CONT-03"),
    (changed("knight.cleave", spend=[{"cost": {"blue": 0}, "gives": WOUND}]), "knight.cleave", "SS-CONT-08"),
    (changed("knight.cleave", spend=[{"cost": {}, "gives": WOUND}]), "knight.cleave", "SS-CONT-08"),
    (changed("knight.cleave", spend=[LINE | {"times": 0}]), "knight.cleave", "SS-CONT-08"),
    (changed("knight.cleave", drop={"blue": 11}), "knight.cleave", "SS-CONT-08"),
    (changed("knight.cleave", drop={"any": 1}), "knight.cleave", "SS-CONT-03"),
    (changed("knight.cleave", shields=-1), "knight.cleave", "SS-CONT-08"),
    (changed("hound", actions=[{"name": "Bite", "cost": {"blue": 1}, "effects": []}]), "hound", "SS-CONT-03"),
    (changed("hound", actions=[{"name": "Bite", "cost": {}, "effects": []}]), "hound", "SS-CONT-08"),
    (changed("hound", wounds=0), "hound", "SS-CONT-08"),
    (changed("chest.old_map", number=-1), "chest.old_map", "SS-CONT-08"),
    (changed("chest.old_map", effects=[{"do": "harm", "n": 0}]), "chest.old_map", "SS-CONT-08"),
    (changed("hound", actions=[{"name": "Bite", "cost": {"red": 1}, "effects": [{"do": "harm", "n": {"count": "self", "div": 0}}]}]), "hound", "SS-CONT-08"),
    (changed(GUN, chests=-1), GUN, "SS-CONT-08"),
    (in_board("tracks", luck_start=5), "board.tracks", "SS-CONT-08"),
    (in_board("tracks", max_wounds_start=31), "board.tracks", "SS-CONT-08"),
    (in_board("tracks", xp_needed_max=4), "board.tracks", "SS-CONT-08"),
    (in_board("tracks", xp_needed_start={"3": 5}), "board.tracks", "SS-CONT-08"),
    (in_board("tracks", regroup_peril=5), "generic actions", "SS-CONT-08"),
    (in_tower(crypt=1.5), "tower.crypt", "SS-CONT-08"),
    (in_tower(occupancy_ref=0), "tower.occupancy_ref", "SS-CONT-08"),
    (changed("knight.cleave", spend=[LINE, LINE | {"needs": 1}]), "knight.cleave", "SS-CONT-09"),
    (changed("knight.plate_harness", exhaust=True), "knight.plate_harness", "SS-CONT-09"),
    (changed("knight.plate_harness", discard=True), "knight.plate_harness", "SS-CONT-09"),
    (changed("knight.challenge", discard=True), "knight.challenge", "SS-CONT-09"),
    (changed("knight.cleave", attack=None), "knight.cleave", "SS-CONT-10"),
    (changed("knight.cleave", target="none"), "knight.cleave", "SS-CONT-10"),
    (changed("knight.challenge", attack="melee"), "knight.challenge", "SS-CONT-10"),
    (changed("hound", actions=[{"name": "Bite", "cost": {"red": 1}, "effects": WOUND}]), "hound", "SS-CONT-10"),
    (changed("knight.shield_bash", target="front_all"), "knight.shield_bash", "SS-CONT-10"),
    (changed("knight.hold_the_line", effects=[{"do": "cancel"}]), "knight.hold_the_line", "SS-CONT-11"),
    (changed("spellsling.unmake", effects=[{"do": "prevent", "n": 1}]), "spellsling.unmake", "SS-CONT-11"),
    (changed("spellsling.unmake", effects=[{"do": "boost", "n": 1}]), "spellsling.unmake", "SS-CONT-11"),
    (changed("doctor.tincture", effects=[{"do": "chest_draw", "n": 1}]), "doctor.tincture", "SS-CONT-11"),
    (changed("doctor.tincture", effects=[{"do": "heal", "n": 99}]), "doctor.tincture", "SS-CONT-08"),  # 99 is "all" inside
    (changed("brute", wounds=1000), "brute", "SS-CONT-08"),
    (in_board("content", name="My Pack"), "board.toml", "SS-CONT-03"),
    (in_board("content", version=0), "board.content", "SS-CONT-08"),
    (in_tower(occupancy_ref=float("nan")), "tower", "SS-CONT-08"),
    (in_physics("levels", z=[8.5]), "tower.physics.levels", "SS-CONT-08"),
    (in_physics("levels", ring_ledge=3.5), "tower.physics.levels", "SS-CONT-08"),
    (in_physics("shaft", exit_height=9.0), "tower.physics.levels", "SS-CONT-08"),
    (in_physics("shaft", inner=-7.0), "tower.toml", "SS-CONT-03"),
    (in_physics("release", min_separation=5.0), "tower.physics.release", "SS-CONT-08"),
    (in_physics("friction", ice=0.1), "tower.toml", "SS-CONT-03"),
    (lambda tables: tables["tower"]["physics"].update(timestep=0.5), "tower.physics", "SS-CONT-08"),
    (lambda tables: tables["tower"]["physics"].pop("gravity"), "tower.toml", "SS-CONT-03"),
]  # fmt: skip


@pytest.mark.rule(
    "SS-CONT-01", "SS-CONT-02", "SS-CONT-03", "SS-CONT-04", "SS-CONT-05", "SS-CONT-06", "SS-CONT-07", "SS-CONT-08",
    "SS-CONT-09", "SS-CONT-10", "SS-CONT-11",
)  # fmt: skip
@pytest.mark.parametrize(
    ("change", "where", "rule"), VIOLATIONS, ids=[f"{v[2]}-{n}" for n, v in enumerate(VIOLATIONS)]
)
def test_a_violation_names_the_record_and_the_rule(change: Change, where: str, rule: str) -> None:
    with pytest.raises(Malformed) as error:
        pack(change)
    assert where in error.value.field
    assert rule in error.value.problem


@pytest.mark.rule("SS-CONT-01")
def test_a_pack_may_have_more_floors() -> None:
    assert len(pack(with_floors(28)).sheets) == 60


def test_the_standard_pack_passes() -> None:
    assert content_from(raw()).title() == "standard/1"


# --- packs beside each other ---------------------------------------------------------------------


def test_a_second_pack_stands_beside_the_first(tmp_path: Path) -> None:
    game = StygianSociety()
    assert game.bring(write_pack(tmp_path, "cellar")) == "cellar"
    state = game.setup({"content": "cellar", "heroes": "random"}, SeededChance(1))
    assert state.to_text().splitlines()[1] == "content: cellar/1"
    assert game.from_text(state.to_text()) == state
    other = game.setup({"heroes": "random"}, SeededChance(1))
    refusal = state.refuse(state.asked() or 0, options_of(other)[0])
    assert refusal is not None
    assert refusal.rule == "SS-DEC-01"
    assert game.bring(tmp_path) == "cellar"  # the same once more
    change_text(tmp_path / "heroes.toml", 'name = "Hex Bolt"', 'name = "Hex Dart"')
    with pytest.raises(Malformed, match="another pack called 'cellar' already"):
        game.bring(tmp_path)
    with pytest.raises(Malformed, match="no pack 'attic' here, only standard, cellar; --content DIR"):
        game.setup({"content": "attic"}, SeededChance(1))
    with pytest.raises(Malformed, match="no pack 'attic' here, only standard, cellar; --content DIR"):
        game.from_text("stygian-society\ncontent: attic/1\nplayers: 1\n")


def change_text(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def test_a_pack_with_another_card_plays_by_it(tmp_path: Path) -> None:
    """A card of our own in the place of another, and one with other numbers; nothing but data."""
    write_pack(tmp_path, "cellar")
    heroes = tmp_path / "heroes.toml"
    change_text(heroes, 'id = "knight.lance_thrust"', 'id = "knight.pike"')
    change_text(heroes, 'name = "Lance Thrust"', 'name = "Pike"')
    bolt = 'gives = [{ do = "wound", n = 2 }] },\n  { cost = { white = 2 }, gives = [{ do = "wound", n = 3 }], needs = 0'
    change_text(heroes, bolt, bolt.replace("n = 2", "n = 7"))
    game = StygianSociety()
    game.bring(tmp_path)
    text = text_of(
        "lower.toll_stair", field="W2", active="spellsling", cards_knight="knight.steel_fist knight.pike"
    )
    state = game.from_text(text.replace("stygian-society\n", "stygian-society\ncontent: cellar\n"))
    fell = [f"fall {color} 0+0" for color in ("blue", "white", "red", "yellow", "black")]
    for action in ("ACTION(spellsling.hex_bolt)", "TARGET(F1)", "WILD(B1)", "LINE(1)"):
        decide(state, state.action(action), ScriptedChance(fell))
    assert "front: brute:7" in state.to_text()
    with pytest.raises(Malformed, match=r"knight\.pike.* no card of this content"):
        game.from_text(text)


def test_a_record_names_its_pack_and_wants_the_same_again(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for directory in (one, other):
        directory.mkdir()
        write_pack(directory, "cellar")
    change_text(other / "chests.toml", "number = 1", "number = 2")
    game = StygianSociety()
    game.bring(one)
    recorder = Session(game, {"content": "cellar", "heroes": "random"}, SeededChance(1), ["Ada"])
    recorder.play(options_of(recorder.state)[0].text)
    digest = game.packs()["cellar"].digest
    assert len(digest) == 12
    assert recorder.options["content"] == f"cellar@{digest}"
    record = Record.from_text(recorder.record().to_text())
    *_, last = replay(game, record)
    assert last.state == recorder.state

    with pytest.raises(Malformed, match=f"no pack 'cellar@{digest}' here, only standard; --content DIR"):
        list(replay(StygianSociety(), record))
    changed_since = StygianSociety()
    changed_since.bring(other)
    with pytest.raises(Malformed, match=f"cellar@{digest} is asked for, but the pack here is cellar@"):
        list(replay(changed_since, record))
    assert game.complete({})["content"] == "standard"


def test_packs_are_found_through_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So does a process that plays for another."""
    game = StygianSociety()
    assert list(game.packs()) == ["standard"]
    monkeypatch.setenv(VARIABLE, "")
    write_pack(tmp_path, "cellar")
    bring(tmp_path)
    assert list(game.packs()) == list(StygianSociety().packs()) == ["standard", "cellar"]
    monkeypatch.setenv(VARIABLE, str(tmp_path / "nowhere"))
    for _ in range(2):
        with pytest.raises(Malformed, match=r"nowhere: has no readable pack\.toml"):
            game.packs()


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    game = StygianSociety()
    with pytest.raises(Malformed, match=r"pack\.toml"):
        game.bring(tmp_path)
    write_pack(tmp_path, "broken")
    (tmp_path / "chests.toml").write_text("[[chest]\n")
    with pytest.raises(Malformed, match=r"chests\.toml"):
        game.bring(tmp_path)
    (tmp_path / "chests.toml").write_text("[[coffin]]\nid = 1\n")
    with pytest.raises(Malformed, match="coffin"):
        game.bring(tmp_path)
    change_text(tmp_path / "pack.toml", "stygian-society", "night-cage")
    with pytest.raises(Malformed, match="'night-cage' is not stygian-society"):
        game.bring(tmp_path)
    assert list(game.packs()) == ["standard"]


def test_what_a_pack_leaves_out_is_the_standard_one(tmp_path: Path) -> None:
    write_pack(tmp_path, "lucky")
    for file in tmp_path.iterdir():
        if file.name not in ("pack.toml", "board.toml"):
            file.unlink()
    change_text(tmp_path / "board.toml", "luck_start = 1", "luck_start = 4")
    game = StygianSociety()
    state = game.setup({"content": game.bring(tmp_path), "heroes": "random"}, SeededChance(1))
    assert "\nluck: 4\n" in state.to_text()
    assert game.digest({"content": "lucky"}) != game.digest({}) == CONTENT.digest
    change_text(tmp_path / "board.toml", "version = 1", 'version = 1\nname = "lucky"')
    with pytest.raises(Malformed, match=r"board.toml: .*`name`.* \[SS-CONT-03\]"):
        StygianSociety().bring(tmp_path)
