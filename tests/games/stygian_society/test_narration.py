"""Everything that can happen, be decided or be seen has words."""

import re
from typing import get_args

import msgspec
import pytest

from lampblack.games.stygian_society.knowledge.facts import AnyFact
from lampblack.games.stygian_society.knowledge.facts.chests import TreasuresGone
from lampblack.games.stygian_society.knowledge.facts.enemies import EnemiesFled, EnemiesSummoned
from lampblack.games.stygian_society.knowledge.facts.named import Named
from lampblack.games.stygian_society.knowledge.facts.team import MaximumChanged, Prevented
from lampblack.games.stygian_society.knowledge.facts.turns import ActionWaived, BossDefeated, HeroBegins, Won
from lampblack.games.stygian_society.knowledge.view import View
from lampblack.games.stygian_society.model.actions import ACTION_FIELDS
from lampblack.games.stygian_society.model.words import effect_words, modifier_words
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.game import Voice
from tests.games.stygian_society.subject import universe
from tests.games.stygian_society.table import GAME, table
from tests.games.stygian_society.walks import rich_position, walk

VOICE = Voice(0, ["Ada", "Bo", "Cleo", "Dan"])
RULES = GAME.rules()


def test_every_event_has_a_sentence_and_crosses_the_wire() -> None:
    told: set[str] = set()
    for seed in range(40):
        log: list[Event] = []
        for _ in walk(rich_position(seed), f"words{seed}", 120, log):
            pass
        for fact in perceived(log, 0):
            sentence = GAME.narrate(fact, VOICE)
            assert sentence[0].isupper() or sentence[0].isdigit(), sentence
            assert sentence[-1] in ".!", sentence
            assert "None" not in sentence
            told.add(type(fact).__name__)
            assert msgspec.json.decode(msgspec.json.encode(fact), type=AnyFact) == fact
    rare = {
        "HeroJoined",
        "FirstSkill",
        "HeroBegins",
        "TreasuresGone",
        "Won",
        "ActionWaived",
        "BossDefeated",
        "EnemiesFled",
        "MaximumChanged",
    }
    missing = {kind.__name__ for kind in get_args(AnyFact)} - told - rare
    assert not missing


def test_rare_events() -> None:
    log: list[Event] = []
    GAME.setup({"players": "2", "heroes": "random"}, SeededChance(1), log)
    sentences = [GAME.narrate(fact, VOICE) for fact in perceived(log, 0)]
    assert sentences[0].startswith("You play the ")
    assert sentences[-2].startswith("Bo plays the ")
    named = Named("x", "Ottokar")
    assert GAME.narrate(Won(named, 40), VOICE) == "Ottokar falls in turn 40: the heroes win!"
    assert GAME.narrate(TreasuresGone(), VOICE) == "No treasure is left."
    assert GAME.narrate(EnemiesFled([named, named]), VOICE) == "The others flee: Ottokar, Ottokar."
    assert "upper floors" in GAME.narrate(BossDefeated(named), VOICE)
    assert "no action" in GAME.narrate(ActionWaived(named), VOICE)
    assert GAME.narrate(MaximumChanged(23), VOICE) == "The maximum of wounds is now 23."
    assert GAME.narrate(HeroBegins(named), VOICE) == "The Ottokar goes first."


def test_one_is_not_several() -> None:
    content = table().state.content
    said = [effect_words(content, effect) for effect in content.effects]
    said += [modifier_words(mod) for mod in content.mods]
    said.append(GAME.narrate(Prevented(1, "wounds", 0), VOICE))
    assert any(re.search(r"\b1 wound\b", words) for words in said)
    assert [words for words in said if re.search(r"\b1 (\w+ )?(wounds|cubes|shields|cards)\b", words)] == []
    acolyte = Named("acolyte", "Acolyte")
    assert GAME.narrate(EnemiesSummoned(acolyte, "rear", 1, 0), VOICE).startswith("1 Acolyte added")
    assert GAME.narrate(EnemiesSummoned(acolyte, "rear", 2, 0), VOICE).startswith("2 × Acolyte added")


def test_every_action_has_a_label_and_a_wire_form() -> None:
    state = table().state
    named: set[str] = set()
    for text in universe(state):
        action = state.action(text)
        named.add(action.name)
        label = GAME.label(action)
        assert label
        assert label[0].isupper(), label
        wire = action.to_wire()
        assert GAME.action_from_wire(state, wire) == action
        assert state.action(action.text) == action
    assert named == set(ACTION_FIELDS)


def test_labels() -> None:
    state = table().state
    labels = {
        "TARGET(F1+R2)": "Front 1 and rear 2",
        "TARGET(G)": "The giant",
        "TARGET(REAR)": "The rear rank",
        "LINE(2)": "Buy line 2",
        "PAY(FIELD,B)": "Pay 1 blue from the field",
        "PAY(CRYPT,W)": "Pay 1 white from the crypt",
        "LUCK": "Pay 1 luck",
        "BUYOFF(LUCK,W,maimed1)": "Pay 1 luck to remove white cubes: maimed1",
        "CLEANSE(knight,maimed,G)": "Remove a green maimed cube from the Knight",
        "TRADE(lower.lodestone,doctor)": "Hand Lodestone to the Doctor",
        "SHAKEN(B1X1)": "Leave out 1 blue, 1 wild",
    }
    assert {text: GAME.label(state.action(text)) for text in labels} == labels


@pytest.mark.rule("SS-DEC-01", "SS-STATE-09")
def test_every_decision_is_asked_under_a_rule_and_described() -> None:
    asked: set[str] = set()
    for seed in range(40):
        for state in walk(rich_position(seed), f"asked{seed}", 120):
            if state.asked() is None:
                break
            prompt = state.prompt(state.asked() or 0)
            asked.add(prompt.name)
            assert prompt.rule in RULES
            assert prompt.text[-1] in ".?"
            assert prompt.in_full()[-1] in ".?"
    assert len(asked) >= 18, asked


def test_the_view_in_sentences_and_as_a_drawing() -> None:
    t = table(
        "midboss.clockwork_castellan",
        giant="midboss.clockwork_castellan:5",
        front="arbalist:1",
        field="B2R1",
        peril=5,
        occurred="4",
        luck=2,
        status_knight="maimed:G@1",
        team="lower.saint_candle!",
        game_mods="midboss.bellringer/defeat/0/mod",
    )
    t.play("ACTION(knight.steel_fist)", "TARGET(F1)")
    view = t.state.observe(0)
    lines = GAME.describe(view, VOICE)
    for line in (
        "Turn 1: the Knight.",
        "Your team: wounds 0 of 20, peril 5, luck 2 of 6, XP 0 of 7.",
        "Floor 3: The Clockwork Castellan; chests 1.",
        "In both ranks: G The Clockwork Castellan 5/38.",
        "Front rank: F1 Dead Arbalist 1/4.",
        "Rear rank: empty.",
        "Field: 2 blue, 1 red. Crypt: nothing.",
        "In hand, about to be dropped: 2 blue, 1 red, 1 yellow, 1 black.",
        "Declared: Steel Fist, aimed at front 1.",
        "Your Knight has Steel Fist; 0 shields; status cubes: maimed green.",
        "Team treasures: Candle of Saint Ottilie (support, exhausted): Lower peril by 2. Exhaust.",
        "For the rest of the game: maximum luck +2.",
    ):
        assert line in lines, "\n".join(lines)
    assert any(
        line.startswith("Peril chart: 4: add 1 Dead Arbalist to the right of the front rank (done)")
        for line in lines
    )
    assert any(
        "Winding Blow: the team suffers 2 wounds; the active hero exhausts 1 ready card" in line
        for line in lines
    )
    drawing = GAME.draw(view)
    for part in (
        "FLOOR 3/6   TURN 1   PERIL 5   LUCK 2/6",
        "  both   G The Clockwork Castellan[Y] 5/38",
        "  front  F1 Dead Arbalist[K] 1/4",
        "Winding Blow: the team suffers 2 wounds",
        "  chart  4x 8 12 15 18   (peril 5)",
        "  field      2   .   .   1   .   .",
        "  hand       2   .   .   1   1   1",
        "> Knight      Steel Fist maimed:green",
        "  Team        Candle of Saint Ottilie!",
    ):
        assert part in drawing, drawing
    assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def test_before_the_first_floor_and_after_the_end() -> None:
    state = GAME.setup({"players": "1"}, SeededChance(1))
    assert GAME.describe(state.observe(0), VOICE)[0] == "The game is being set up."
    assert "FLOOR 0/6" in GAME.draw(state.observe(0))
    t = table(peril=15, occurred="4 8 12").play("ACTION(generic.regroup)")
    assert GAME.describe(t.state.observe(0), VOICE)[0] == "The heroes have lost: peril."


def test_a_question_tells_what_is_needed_to_answer_it() -> None:
    t = table(
        "lower.toll_stair",
        active="spellsling",
        front="brute:3 acolyte",
        rear="acolyte",
        field="W3R1",
        crypt="W1",
        luck=2,
    )
    assert t.state.prompt(t.state.asked() or 0).in_full() == (
        "Spellsling: declare an action. Field: 3 white, 1 red. Crypt: 1 white. Luck: 2."
    )
    t.play("ACTION(spellsling.hex_bolt)")
    assert t.state.prompt(t.state.asked() or 0).in_full() == (
        "Spellsling: choose the target of Hex Bolt. F1 Brute 3/9, F2 Acolyte 0/4, R1 Acolyte 0/4."
    )
    t.play("TARGET(F1)", "WILD(B1)")
    assert t.state.prompt(t.state.asked() or 0).in_full() == (
        "Spellsling: how often do you buy each line of Hex Bolt? Line 1: 2 white for 2 wounds. "
        "Line 2: each 2 white for 3 wounds (after line 1). Field: 3 white, 1 red. Crypt: 1 white. Luck: 2."
    )
