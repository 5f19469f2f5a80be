"""The state (SS-STATE): complete, as text and back, and every wrong text named."""

import pytest

from lampblack.games.stygian_society.state import SocietyState
from lampblack.games.stygian_society.text.checking import broken
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import decide, options_of
from tests.games.stygian_society.table import GAME, table, text_of
from tests.games.stygian_society.walks import rich_position, walk

RICH = {
    "turn": 7,
    "luck": 3,
    "field": "B2R3",
    "crypt": "W1",
    "tower": "G4K2",
    "status_knight": "stricken:G@1 shaken:B@6",
    "cards_knight": "knight.steel_fist knight.riposte! lower.lodestone",
    "cards_doctor": "doctor.field_surgery doctor.second_wind doctor.adrenaline",
    "team": "lower.saint_candle!",
    "gone": "lower.laudanum",
    "game_mods": "midboss.bellringer/defeat/0/mod",
    "occurred": "4",
    "silenced": "yellow",
}


def again(state: SocietyState) -> SocietyState:
    copy = GAME.from_text(state.to_text())
    assert isinstance(copy, SocietyState)
    return copy


@pytest.mark.rule("SS-STATE-01", "SS-STATE-02")
def test_the_text_is_complete_at_every_decision() -> None:
    """Also in the middle of effects and windows: playing on from the text gives the same game."""
    for seed in range(6):
        for state in walk(rich_position(seed), f"text{seed}", 60):
            copy = again(state)
            assert copy == state
            assert copy.to_text() == state.to_text()
            assert options_of(copy) == options_of(state)
            if options_of(state):
                one, two = state.clone(), copy
                action = options_of(state)[seed % len(options_of(state))]
                decide(one, action, SeededChance(seed))
                decide(two, action, SeededChance(seed))
                assert one == two


@pytest.mark.rule(
    "SS-STATE-02", "SS-STATE-03", "SS-STATE-04", "SS-STATE-05", "SS-STATE-06", "SS-STATE-07", "SS-STATE-08"
)
def test_what_the_text_holds() -> None:
    t = table(**RICH)
    t.play("ACTION(knight.steel_fist)", "TARGET(F2)")
    text = t.state.to_text()
    for line in (
        "content: standard/1",
        "heroes: knight burglar spellsling doctor",
        "turn: 7",
        "active: knight",
        "silenced: yellow",
        "declared: knight.steel_fist",
        "targets: 4 -",
        "floor: 1",
        "sheet: lower.run_and_gun",
        "front: slasher#0 slasher#1 slasher#2",
        "rear: cannoneer#3",
        "in play: slasher cannoneer",
        "occurred: 4",
        "peril cubes: R1Y1K1",
        "xp: 0/7",
        "wounds: 0/20",
        "hand: R1Y1K1",
        "tower: G4K2",
        "cards knight: knight.steel_fist knight.riposte! lower.lodestone",
        "status knight: stricken:G@1 shaken:B@6",
        "team: lower.saint_candle!",
        "gone: lower.laudanum",
        "game mods: midboss.bellringer/defeat/0/mod",
        "agenda: TURN-END ; RESOLVE ; ENEMIES ; FALL n=hand ; D-SHAKEN n=1",
    ):
        assert line in text.splitlines(), line


def test_a_position_in_the_middle_of_a_window_reads_back() -> None:
    t = table(
        cards_doctor="doctor.field_surgery doctor.adrenaline",
        cards_spellsling="spellsling.hex_bolt spellsling.cinder_fan spellsling.spell_echo",
        active="spellsling",
        field="W2",
    )
    t.play("ACTION(spellsling.cinder_fan)", "BUY(1/0)", "USE(spellsling.spell_echo)", "BOOST(F3)")
    text = t.state.to_text()
    assert "STRIKE n=1 source=spellsling.cinder_fan user=spellsling a=- b=-" in text
    assert "boosts: 1 8 3" in text
    copy = again(t.state)
    decide(copy, copy.action("DECLINE(doctor.adrenaline)"), SeededChance(1))
    assert [token & 1023 for token in copy.front] == [1, 1, 4]


def test_a_position_between_floors_reads_back() -> None:
    t = table(front="slasher:4", rear="", field="B2")
    t.script("chest chest.old_map", "treasure lower.iron_buckler", "treasure lower.silvered_knife")
    t.play("ACTION(knight.steel_fist)", "WILD(B1)", "BUY(1/0)")
    for action in ("OPEN", "GIVE(knight)", "GIVE(doctor)", "TRADE(lower.iron_buckler,burglar)"):
        assert again(t.state) == t.state
        t.play(action)
    assert t.decision == "D-TRADE"
    assert again(t.state) == t.state


@pytest.mark.rule("SS-STATE-09", "SS-STATE-10", "SS-DEC-05")
def test_everybody_sees_the_same_and_nothing_is_hidden_in_it() -> None:
    state = table(**RICH).state
    views = [state.observe(viewer) for viewer in (0, 3, -1, -2)]
    assert len({str(view).replace(f"viewer={view.viewer}", "") for view in views}) == 1
    assert state.imagine(2, SeededChance(1)) == state
    deck = [card.id for card in views[0].treasure_deck]
    assert deck == sorted(
        deck, key=[c.id for c in state.content.cards].index
    )  # a known set, in no drawn order
    assert "lower.saint_candle" not in deck


@pytest.mark.rule("SS-STATE-11", "SS-COMP-03")
def test_invariants_hold_after_every_step() -> None:
    for seed in range(12):
        for state in walk(rich_position(seed), f"invariants{seed}", 150):
            assert broken(state) is None


@pytest.mark.rule("SS-COMP-03", "SS-STATE-11")
def test_what_breaks_an_invariant_is_named() -> None:
    state = table().state
    state.field += 1
    problem = broken(state)
    assert problem is not None
    assert problem.rule == "SS-COMP-03"


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"players": "9"}, "players.*SS-SETUP-01"),
        ({"heroes": "knight knight burglar doctor"}, "heroes.*SS-SETUP-02"),
        ({"heroes": "knight squire"}, "heroes: 'squire'"),
        ({"heroes": "knight burglar"}, "SS-SETUP-01"),
        ({"content": "attic"}, "content: there is no pack 'attic'"),
        ({"content": "standard/7"}, "content: standard/7.*SS-STATE-02"),
        ({"colour": "red"}, "colour: no such field"),
        ({"cards_squire": "x"}, "cards squire: no such field"),
        ({"turn": "soon"}, "turn: 'soon'"),
        ({"turn": "-1"}, "turn: '-1'"),
        ({"active": "nobody"}, "active"),
        ({"in_turn": "maybe"}, "in turn: 'maybe'"),
        ({"silenced": "blue"}, "silenced: 'blue'"),
        ({"acted": "red"}, "acted: 'red'"),
        ({"declared": "knight.dance"}, "declared"),
        ({"swift": "yes"}, "swift: no action is declared"),
        ({"targets": "0 -"}, "targets: no action is declared"),
        ({"targets": "1"}, "targets"),
        ({"targets": "x -"}, "targets"),
        ({"result": "draw"}, "result: 'draw'"),
        ({"result": "wizard", "agenda": ""}, "SS-WIZ-01"),
        ({"result": "peril"}, None),
        ({"result": "peril", "agenda": "D-ACTION"}, "agenda.*SS-END-05"),
        ({"sheet": "lower.attic"}, "sheet: 'lower.attic'"),
        ({"floor": "9"}, "floor: '9'"),
        ({"floor": "2"}, None),
        ({"floor": "3"}, "SS-FLOOR-01"),
        ({"upper": "yes"}, "SS-MID-05"),
        ({"sheets_used": "lower.attic"}, "sheets used"),
        ({"front": "dragon"}, "front: 'dragon'"),
        ({"front": "slasher:5"}, "front: '5'"),
        ({"front": "slasher#1 slasher#1"}, "front: token #1"),
        ({"front": "brute slasher"}, "SS-COMP-11"),
        ({"front": "wizard.ottokar"}, "front: wizard.ottokar is not the boss"),
        ({"front": "slasher", "rear": "cannoneer cannoneer"}, "SS-RANK-02"),
        ({"front": " ".join(["slasher"] * 7), "rear": ""}, "SS-COMP-06"),
        ({"giant": "cannoneer", "front": "slasher"}, "giant"),
        ({"tokens_placed": "1"}, "tokens placed"),
        ({"in_play": "wizard.ottokar"}, "in play"),
        ({"occurred": "5"}, "occurred: 5"),
        ({"peril_cubes": "Z1"}, "peril cubes"),
        ({"floor_mods": "nothing"}, "floor mods: 'nothing'"),
        ({"game_mods": "nothing"}, "game mods: 'nothing'"),
        ({"peril": "21"}, "peril: '21'"),
        ({"luck": "5"}, "SS-LUCK-04"),
        ({"xp": "7/7"}, "SS-XP-01"),
        ({"xp": "3/13"}, "SS-XP-01"),
        ({"xp": "a/7"}, "xp: 'a'"),
        ({"wounds": "20"}, "SS-HARM-02"),
        ({"wounds": "3/31"}, "SS-EFF-09"),
        ({"cards_knight": "knight.cleave"}, "SS-SETUP-05"),
        ({"cards_knight": "knight.steel_fist burglar.backstab"}, "SS-SETUP-04"),
        ({"cards_knight": "knight.steel_fist generic.scrap"}, "SS-SETUP-04"),
        ({"cards_knight": "knight.steel_fist knight.dance"}, "cards knight: 'knight.dance'"),
        ({"cards_knight": "knight.steel_fist knight.cleave!"}, "SS-TURN-08"),
        ({"cards_knight": "knight.steel_fist upper.crypt_key"}, "SS-MID-05"),
        ({"cards_knight": "knight.steel_fist lower.lodestone", "gone": "lower.lodestone"}, "two places"),
        ({"team": "lower.lodestone"}, "SS-TREAS-02"),
        ({"status_knight": "itchy:G@1"}, "status knight: 'itchy'"),
        ({"status_knight": "maimed:R@1"}, "status knight: 'R'"),
        ({"status_knight": "maimed:G@x"}, "status knight: 'x'"),
        ({"field": "B11"}, "field.*SS-COMP-01"),
        ({"field": "B2B1"}, "field: 'B2B1' names B twice"),
        ({"field": "2B"}, "field: '2B'"),
        ({"field": "B6", "tower": "B5"}, "SS-COMP-03"),
        ({"bank": "B9"}, "bank.*SS-COMP-03"),
        ({"hand": "B1"}, "SS-CUBE-11"),
        ({"chest_draw": "many"}, "chest draw: 'many'"),
        ({"boosts": "1 2"}, "boosts"),
        ({"agenda": "DANCE"}, "agenda step 1: there is no step 'DANCE'"),
        ({"agenda": "TURN-END"}, "agenda.*must be a decision"),
        ({"agenda": "D-WILD"}, "agenda step 1: D-WILD is written with n=number"),
        ({"agenda": "D-WILD m=3"}, "agenda step 1"),
        ({"agenda": "D-WILD n=many"}, "agenda step 1 n: 'many'"),
        ({"agenda": "D-WILD n=3"}, "SS-STATE-08"),
        ({"agenda": "D-PURCHASE"}, "SS-STATE-08"),
        ({"agenda": "D-CHEST n=0"}, "SS-DONE-02"),
        ({"agenda": "D-START"}, "SS-SETUP-17"),
        ({"agenda": "D-RESPONSE source=knight.riposte user=knight event=3"}, "SS-RESP-04"),
        ({"agenda": "D-RESPONSE source=knight.unbroken user=knight event=-"}, "SS-RESP-04"),
        ({"agenda": "D-RESPONSE source=knight.riposte user=knight event=-"}, "nothing can be decided at D-RESPONSE"),
        ({"agenda": "D-RESPONSE source=knight.cleave user=knight event=-"}, "SS-STATE-02"),
        ({"agenda": "FIRE source=knight.cleave user=knight event=- ; D-ACTION"}, "SS-STATE-02"),
        ({"agenda": "RISE n=1 ; D-RESPONSE source=knight.unbroken user=knight event=0"}, "SS-RESP-04"),
        ({"agenda": "D-BOOST n=3 user=knight event=-"}, "SS-RESP-04"),
        ({"agenda": "D-CUBES n=nothing source=- user=-"}, "agenda step 1 n: 'nothing' is no effect"),
        ({"agenda": "D-CUBES n=chest.old_map/0 source=- user=-"}, "SS-STATE-02"),
        ({"agenda": "D-GIVE source=lower.saint_candle"}, "SS-DONE-02"),
        ({"agenda": "D-TARGET n=1 source=knight.steel_fist user=knight event=-"}, "SS-STATE-02"),
        ({"agenda": "D-TARGET n=7 source=knight.steel_fist user=knight event=-"}, "agenda step 1 n: '7'"),
        ({"agenda": "D-SILENCE user=team"}, "agenda step 1 user: 'team'"),
        ({"agenda": "ENEMY-DO n=5 source=enemy:slasher a=red ; D-ACTION"}, "SS-STATE-02"),
        ({"agenda": "ENEMY-DO n=0 source=chest:chest.old_map a=red ; D-ACTION"}, "SS-STATE-02"),
        ({"agenda": "ENEMY-DO n=0 source=moon:x a=red ; D-ACTION"}, "agenda step 1 source"),
        ({"agenda": "STRIKE n=5^all source=knight.challenge user=knight a=- b=- ; D-ACTION"}, "SS-STATE-02"),
        ({"agenda": "STRIKE n=5^armor source=knight.cleave user=knight a=- b=- ; D-ACTION"}, "agenda step 1 n"),
        ({"agenda": "FALL n=B2 ; D-ACTION"}, "SS-CUBE-04"),
        ({"agenda": "WINDOW n=breakfast user=- ; D-ACTION"}, "agenda step 1 n: 'breakfast'"),
        ({"agenda": "D-ACTION ; D-CLEANSE n=1 source=- user=- a=everybody"}, "agenda step 2 a: 'everybody'"),
    ],
)  # fmt: skip
def test_a_wrong_field_or_an_impossible_position_is_named(
    fields: dict[str, object], message: str | None
) -> None:
    if message is None:
        GAME.from_text(text_of(**fields))
        return
    with pytest.raises(Malformed, match=message):
        GAME.from_text(text_of(**fields))


NO_POSITIONS = {
    "": "line 1",
    "keys-to-the-castle\n": "line 1",
    "stygian-society\nplayers: 4\nplayers: 4": "players",
    "stygian-society\nnonsense": "line 2",
    "stygian-society\n": "players",
    "stygian-society\nplayers: 4\nagenda: D-HEROES\nperil cubes: R1": "peril cubes",
}


@pytest.mark.parametrize(("text", "field"), NO_POSITIONS.items())
def test_texts_that_are_no_position(text: str, field: str) -> None:
    with pytest.raises(Malformed) as error:
        GAME.from_text(text)
    assert error.value.field == field


ACTIONS = {
    "DANCE": "action",
    "ACTION": "action",
    "ACTION(knight.dance)": "card",
    "TARGET(Q1)": "enemies",
    "TARGET(F1+F1)": "enemies",
    "TARGET(F1+F2+F3)": "enemies",
    "BOOST(F99)": "enemy",
    "SHAKEN(R1)": "cubes",
    "WILD(B)": "cubes",
    "CUBES(Z1)": "cubes",
    "SILENCE(blue)": "color",
    "EXTRACT(pink)": "color",
    "RANDOM(4)": "level",
    "LINE(0)": "line",
    "LINE(10)": "line",
    "BUY(1/0)": "action",
    "PAY(HAND,B)": "payment",
    "PAY(LUCK,B)": "payment",
    "PAY(FIELD,R)": "color",
    "PAY(B1,W1,2)": "action",
    "BUYOFF(GOLD,G,maimed1)": "payment",
    "BUYOFF(FIELD,R,maimed1)": "color",
    "BUYOFF(FIELD,G,itchy1)": "cubes",
    "BUYOFF(FIELD,G,maimed)": "cubes",
    "CLEANSE(knight,itchy,G)": "status",
    "CLEANSE(knight,maimed,R)": "color",
    "GIVE(squire)": "hero",
    "TRADE(lower.lodestone,squire)": "hero",
}


@pytest.mark.parametrize(("text", "field"), ACTIONS.items())
def test_malformed_actions_name_the_field(text: str, field: str) -> None:
    with pytest.raises(Malformed) as error:
        table().state.action(text)
    assert error.value.field == field


def test_a_tensor_follows_every_card() -> None:
    """It keeps what it wrote of the cards until one moves; a position that was read writes it anew."""
    for seed in range(8):
        for state in walk(rich_position(seed), f"numbers{seed}", 50):
            assert GAME.from_text(state.to_text()).tensor(0) == state.tensor(0)
