"""Set-up (SS-SETUP) and starting floors (SS-FLOOR)."""

import pytest

from lampblack.games.stygian_society.model.pieces import NOBODY, number, unpacked
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.answers import IllegalAction, Malformed
from lampblack.kernel.chance import ScriptedChance, SeededChance
from lampblack.kernel.event import Event
from lampblack.kernel.playout import decide, options_of
from tests.games.stygian_society.packs import changed, pack, pack_table
from tests.games.stygian_society.table import FOUR, GAME, table


def new(seed: str = "a", *lines: str, **options: str) -> SocietyState:
    state = GAME.setup(options, ScriptedChance(lines, SeededChance(seed)))
    assert isinstance(state, SocietyState)
    return state


def names(state: SocietyState) -> list[str]:
    return [state.content.heroes[hero].id for hero in state.heroes]


@pytest.mark.rule("SS-SETUP-01", "SS-SETUP-03")
@pytest.mark.parametrize(
    ("players", "controllers"), [("1", [0, 0, 0]), ("2", [0, 0, 1, 1]), ("3", [0, 1, 2]), ("4", [0, 1, 2, 3])]
)
def test_heroes_by_number_of_players(players: str, controllers: list[int]) -> None:
    state = new(players=players, heroes="random")
    assert [state.settings.controller(place) for place in range(state.places())] == controllers
    assert GAME.seats({"players": players}) == int(players)


@pytest.mark.rule("SS-SETUP-01", "SS-SETUP-02")
def test_wrong_numbers_and_doubles_are_refused() -> None:
    with pytest.raises(Malformed, match="players"):
        new(players="5")
    with pytest.raises(Malformed, match="SS-SETUP-01"):
        new(players="4", heroes="knight burglar")
    with pytest.raises(Malformed, match="SS-SETUP-02"):
        new(players="1", heroes="knight knight doctor")
    with pytest.raises(Malformed, match="heroes: 'squire' is none of"):
        new(players="1", heroes="knight squire doctor")


@pytest.mark.rule("SS-SETUP-02", "SS-SETUP-03", "SS-DEC-03")
def test_heroes_chosen_one_by_one_by_who_will_play_them() -> None:
    state = new(players="2")
    assert (state.prompt(state.asked() or 0).name, state.asked()) == ("D-HEROES", 0)
    chance = SeededChance(1)
    decide(state, state.action("PLAY(doctor)"), chance)
    assert "PLAY(doctor)" not in [action.text for action in options_of(state)]
    with pytest.raises(IllegalAction, match="SS-SETUP-02"):
        decide(state, state.action("PLAY(doctor)"), chance)
    decide(state, state.action("PLAY(knight)"), chance)
    assert state.asked() == 1
    decide(state, state.action("PLAY(spellsling)"), chance)
    assert names(state) == ["doctor", "knight", "spellsling", "burglar"]  # the last is no choice
    assert state.prompt(state.asked() or 0).name == "D-START"


@pytest.mark.rule("SS-SETUP-02", "SS-RNG-04")
def test_heroes_by_lot_are_uniform_without_replacement() -> None:
    first = [names(new(f"s{seed}", players="1", heroes="random"))[0] for seed in range(400)]
    assert all(70 < first.count(hero) < 130 for hero in FOUR.split())
    drawn = new("s", "hero doctor", "hero knight", "hero burglar", players="3", heroes="random")
    assert names(drawn) == ["doctor", "knight", "burglar"]


@pytest.mark.rule("SS-SETUP-04")
def test_heroes_not_in_play_are_out_of_the_game() -> None:
    state = new(players="1", heroes="knight burglar doctor", start="knight")
    assert all(state.content.cards[c].hero != 2 for c, holder in enumerate(state.holder) if holder != NOBODY)
    with pytest.raises(Malformed, match="SS-SETUP-04"):
        table(cards_knight="knight.steel_fist spellsling.stasis")
    with pytest.raises(Malformed, match="is not in play"):
        table(players="1", heroes="knight burglar doctor", active="spellsling")


@pytest.mark.rule("SS-SETUP-05", "SS-XP-09")
def test_the_mat_and_one_of_six() -> None:
    state = new(
        "x", "skill knight.plate_harness", players="1", heroes="knight burglar doctor", start="knight"
    )
    view = state.observe(0)
    knight = view.heroes[0]
    assert [card.id for card in knight.cards] == ["knight.steel_fist", "knight.plate_harness"]
    assert all(card.ready for card in knight.cards)
    assert len(knight.pool) == 14
    firsts = [new(f"k{seed}", players="1", heroes="knight burglar doctor").hands[0][1] for seed in range(600)]
    counts = [firsts.count(card) for card in state.content.heroes[0].skills[1]]
    assert sum(counts) == 600
    assert all(60 < count < 140 for count in counts)


@pytest.mark.rule("SS-SETUP-06", "SS-SETUP-07", "SS-SETUP-08", "SS-SETUP-09", "SS-SETUP-11", "SS-SETUP-15")
def test_everything_at_its_start() -> None:
    state = new(players="1", heroes="knight burglar doctor", start="knight")
    assert state.afflictions == []
    assert (state.peril, state.xp, state.wounds, state.maximum, state.luck) == (0, 0, 0, 20, 1)
    assert (state.tower, state.field, state.crypt) == (0, 0, 0)
    assert state.observe(0).luck_max == 4


@pytest.mark.rule("SS-SETUP-10")
def test_needed_xp_by_number_of_heroes() -> None:
    assert [new(players=n, heroes="random").needed for n in "1234"] == [5, 7, 5, 7]


@pytest.mark.rule("SS-SETUP-12", "SS-SETUP-13", "SS-SETUP-14", "SS-STATE-10")
def test_the_decks() -> None:
    view = new(players="4", heroes=FOUR, start="knight").observe(0)
    assert len(view.chest_deck) == 30
    assert len(view.treasure_deck) == 20
    assert all(card.id.startswith("lower.") for card in view.treasure_deck)
    assert view.floors_left == {"lower": 11, "upper": 12, "midboss": 4, "wizard": 4}


@pytest.mark.rule("SS-SETUP-16", "SS-SETUP-17", "SS-FLOOR-11")
def test_the_team_chooses_who_begins_and_the_first_floor_starts() -> None:
    state = new(players="4", heroes=FOUR)
    assert [action.text for action in options_of(state)] == [f"START({hero})" for hero in FOUR.split()]
    log: list[Event] = []
    decide(state, state.action("START(burglar)"), SeededChance(1), log)
    assert (state.floor, state.turn, state.active) == (1, 1, 1)
    kinds = [type(event.fact).__name__ for event in log]
    assert kinds[:3] == ["HeroBegins", "FloorBegan", "TurnBegan"]
    with pytest.raises(Malformed, match="SS-SETUP-16"):
        new(players="1", heroes="knight burglar doctor", start="spellsling")
    with pytest.raises(Malformed, match="start"):
        new(players="1", heroes="random", start="spellsling")


# --- floors --------------------------------------------------------------------------------------


def climb(**fields: object) -> SocietyState:
    """The Knight kills the last enemy of a floor without chests worth opening; the next floor begins."""
    t = table(field="B2W1", crypt="K1", **fields)
    t.play("ACTION(knight.steel_fist)", "WILD(B1)", "BUY(1/0)")
    while t.decision in ("D-CHEST", "D-TRADE", "D-LEARN", "D-BUYOFF", "D-PAY"):
        t.play(
            {"D-CHEST": "STOP", "D-TRADE": "DONE", "D-BUYOFF": "STOP", "D-PAY": "PAY(B2,0,0)"}.get(
                t.decision, t.legal()[0]
            )
        )
    return t.state


LAST = {"front": "slasher:4", "rear": ""}


@pytest.mark.rule("SS-FLOOR-01", "SS-FLOOR-02", "SS-MID-01", "SS-WIZ-01")
def test_sheets_by_floor_and_never_twice() -> None:
    for seed in range(12):
        chance = f"f{seed}"
        t = table(sheets_used="lower.toll_stair", field="B2", **LAST)
        t.chance = ScriptedChance([], SeededChance(chance))
        t.play("ACTION(knight.steel_fist)", "WILD(B1)", "BUY(1/0)", "STOP")
        sheet = t.state.sheet_now()
        assert (t.state.floor, sheet.tier) == (2, 0)
        assert sheet.id not in ("lower.toll_stair", "lower.run_and_gun")
    assert climb(floor=2, **LAST).sheet_now().id.startswith("midboss.")
    upper = {
        "front": "brute:8",
        "rear": "",
        "sheet": "upper.siege_stair",
        "upper": "yes",
        "peril_cubes": "R1Y1K1",
    }
    assert climb(floor=4, **upper).sheet_now().id.startswith("upper.")
    assert climb(floor=5, **upper).sheet_now().id.startswith("wizard.")
    with pytest.raises(Malformed, match="SS-FLOOR-01"):
        table("lower.run_and_gun", floor=4)


@pytest.mark.rule(
    "SS-FLOOR-05", "SS-FLOOR-06", "SS-FLOOR-07", "SS-FLOOR-08", "SS-FLOOR-09", "SS-FLOOR-11", "SS-STAT-04"
)
def test_what_a_new_floor_changes_and_what_it_keeps() -> None:
    state = climb(
        tower="G2",
        peril=9,
        occurred="4 8",
        peril_cubes="R3",
        floor_mods="lower.flooded_landing/mod0",
        game_mods="midboss.bellringer/defeat/0/mod",
        luck=3,
        wounds=7,
        xp="3/7",
        status_doctor="cursed:W@1",
        turn=5,
        team="lower.saint_candle!",
        cards_burglar="burglar.flung_knives burglar.caltrops! lower.laudanum",
        **LAST,
    )
    assert (state.floor, state.peril, state.occurred, state.peril_cubes) == (2, 0, 0, [1, 1, 1])
    assert (state.field, state.crypt) == (0, 0)
    assert unpacked(state.tower + state.bank) == [
        10,
        10,
        9,
        10,
        10,
        10,
    ]  # all but the status cube; what was in the tower is still there
    assert number(state.tower, 1) >= 2
    assert len(state.game_mods) == 1
    assert state.content.sheets[state.sheet].mods == state.floor_mods
    assert (state.luck, state.wounds, state.xp) == (3, 7, 4)
    assert len(state.afflictions) == 1
    assert [state.exhausted[card] for card in (*state.hands[1][1:2], *state.team)] == [1, 1]
    assert state.active == 1  # to the left of the Knight, on whose turn the floor was completed


@pytest.mark.rule("SS-FLOOR-08", "SS-HEAL-04")
def test_what_a_new_floor_says_holds_on_it() -> None:
    """Each healing is reduced by 1 on the Flooded Landing."""
    t = table(field="B2", wounds=9, cards_burglar="burglar.flung_knives lower.laudanum", **LAST)
    t.script("floor 2 lower.flooded_landing")
    t.play("ACTION(knight.steel_fist)", "WILD(B1)", "BUY(1/0)", "STOP", "DONE")
    assert t.state.sheet_now().id == "lower.flooded_landing"
    t.play("SUPPORT(lower.laudanum)")
    assert t.has("heal 4")


@pytest.mark.rule("SS-FLOOR-08", "SS-LUCK-04")
def test_luck_is_cut_down_on_a_floor_that_lowers_its_maximum() -> None:
    content = pack(changed("lower.flooded_landing", mods=[{"mod": "luck_max", "n": -2}]))
    t = pack_table(content, "lower.run_and_gun", field="B2", luck=4, **LAST)
    t.script("floor 2 lower.flooded_landing")
    t.play("ACTION(knight.steel_fist)", "WILD(B1)", "BUY(1/0)", "PAY(B2,0,0)", "STOP")
    assert (t.state.floor, t.state.luck) == (2, 2)


@pytest.mark.rule("SS-FLOOR-10", "SS-RESP-06", "SS-SKILL-05")
def test_floor_start_triggers() -> None:
    assert climb(team="lower.sexton_lantern", luck=2, **LAST).luck == 3
