"""Speech, and what speaking does while hidden (section 18)."""

import pytest

from lampblack.games.nyctophobia.model.statements import UTTERANCE_NAMES
from lampblack.kernel.action import Action
from lampblack.kernel.answers import IllegalAction
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.game import Voice
from lampblack.kernel.player import Player, RandomPlayer, Viewpoint
from lampblack.kernel.playout import play
from lampblack.kernel.record import Record
from lampblack.kernel.seat import SPECTATOR
from lampblack.kernel.session import Session, replay
from tests.games.nyctophobia.forest import GAME, table


@pytest.mark.rule("NY-COMM-01", "NY-DP-19", "NY-ANN-24")
def test_visible_hunted_talk_at_any_time() -> None:
    game = table("X=A1 1=D8 2=H8")
    assert game.state.asked() == 1
    for seat in (1, 2):
        assert game.do(f"P{seat} SAY(YES)") == [f"all E-SPEECH{{{seat},YES}}"]
    hunters = table("X=A1 1=D8 2=H8", active="P0", hunter="simple", agenda="WALK:1:0:0:0:0")
    assert hunters.do("P2 SAY(PLAN:GO:N)") == ["all E-SPEECH{2,PLAN:GO:N}"]
    said = game.state.action("SAY(YES)")
    assert game.state.refuse(1, said) is None
    assert said not in game.state.legal(1)
    assert said in game.state.legal(2)


@pytest.mark.rule("NY-COMM-02")
def test_the_hunter_hears_everything() -> None:
    game = table("X=A1 1=D8 2=H8")
    game.do("P2 SAY(CAR:N)")
    for viewer in (-1, 0, 1, 2):
        assert [fact.what for fact in game.facts(viewer)] == ["CAR:N"]


@pytest.mark.rule("NY-COMM-03")
def test_reports_are_filled_in_and_true() -> None:
    game = table("X=A1 1=D8 2=H8", "D6-D7", phase="MOVE", held="1 3")
    game.do("STEP(N)", "SEARCH")
    assert game.do("P1 SAY(REPORT_SEARCH)") == [
        "all E-SPEECH{1,REPORT_SEARCH,here:[],N:tree,E:open,S:open,W:open}"
    ]
    game.do("STEP(E)")
    assert game.do("P1 SAY(REPORT_STEPS)") == ["all E-SPEECH{1,REPORT_STEPS,NE}"]
    assert game.do("P2 SAY(REPORT_STATUS)") == ["all E-SPEECH{2,REPORT_STATUS,2,3}"]
    assert game.forbids("P2 SAY(REPORT_SEARCH)") == "NY-COMM-03"  # not searched yet
    heads = {name.split(":")[0] for name in UTTERANCE_NAMES}
    assert heads == {"WORDS", "SHOUT", "REPORT_SEARCH", "REPORT_STEPS", "REPORT_STATUS", "YES", "NO", "CAR", "PLAN", "ASK", "AT"}  # fmt: skip
    said = set(game.remarks(1))
    assert {"SAY(CAR:HERE)", "SAY(AT:CAR:2:-1)", "SAY(PLAN:THROW:E)", "SAY(ASK:P2:COME)", "SAY(NO)"} <= said
    assert "SAY(ASK:P1:COME)" not in said
    assert "SAY(ASK:P3:COME)" not in said
    for action in game.state.remarks(1):
        assert game.state.refuse(1, action) is None
        assert GAME.label(action)


@pytest.mark.rule("NY-COMM-04")
def test_a_hidden_player_may_not_speak_without_breaking_silence() -> None:
    game = table("X=A1 1=D8 2=H8", hidden="P2")
    assert game.remarks(2) == ["BREAK_SILENCE"]
    before = game.state.clone()
    with pytest.raises(IllegalAction) as error:
        game.do("P2 SAY(YES)")
    assert error.value.refusal.rule == "NY-COMM-04"
    assert game.state == before
    with pytest.raises(IllegalAction, match="not hidden"):
        game.do("P1 BREAK_SILENCE")


@pytest.mark.rule("NY-COMM-05", "NY-NOISE-02")
def test_speaking_while_hidden_makes_noise_and_shows_the_piece() -> None:
    game = table("X=A1 1=D8 2=H8", hidden="P2")
    game.do("P2 BREAK_SILENCE")
    assert (game.hunted(2).hidden, game.forest.noise) == (False, "H8")
    assert game.do("P2 SAY(YES)") == ["all E-SPEECH{2,YES}"]


@pytest.mark.rule("NY-COMM-06", "NY-COMBAT-09")
def test_speaking_next_to_the_hunter_is_combat_and_ends_the_turn() -> None:
    game = table("X=D3 1=A8 2=D4 3=H8", hidden="P2", phase="MOVE")
    told = game.do("P2 BREAK_SILENCE")
    assert told[-2:] == ["all E-COMBAT{2,N}", "all E-HURT{2,1,combat}"]
    told = game.do("COUNTER(NONE)", "STEP(S)", "STOP", "HIDE_NO")
    assert "all E-TURN_END{1}" in told  # the turn of the active player, whoever that is


@pytest.mark.rule("NY-COMM-07")
def test_in_the_hunters_turn_words_are_held_back() -> None:
    game = table("X=A1 1=D8 2=H8", hidden="P2", active="P0", hand="AX-02 AX-03")
    assert game.do("P2 BREAK_SILENCE") == []
    assert game.hunted(2).hidden
    assert game.forbids("P2 BREAK_SILENCE") == "NY-COMM-07"
    told = game.do("PLAY(AX-02)", "MOVE(B1)", "MOVE(C1)")
    cut = told.index("all E-TURN_END{0}")
    assert told[cut + 1 : cut + 5] == [
        "all E-UNHIDE{2,spoke}",
        "all E-NOISE{2}",
        "all E-SPEECH{2,SHOUT}",
        "all E-TURN{1}",
    ]


@pytest.mark.rule("NY-COMM-07")
def test_in_a_combat_or_after_a_rock_hit_words_are_held_back_too() -> None:
    fight = table("X=D4 1=D6 2=H8", hidden="P2", phase="MOVE")
    fight.do("STEP(N)")
    assert fight.do("P2 BREAK_SILENCE") == []
    told = fight.do("COUNTER(NONE)", "STEP(S)", "STOP", "HIDE_NO")
    assert told.index("all E-TURN_END{1}") < told.index("all E-UNHIDE{2,spoke}") < told.index("all E-TURN{2}")
    hit = table("X=A1 1=D8 2=F8 3=H1", hidden="P3")
    hit.do("THROW(E)")
    assert hit.do("P3 BREAK_SILENCE") == []
    hit.do("STOP")
    assert "all E-UNHIDE{3,spoke}" in hit.do("HIDE_NO")
    assert hit.asked == "P1 MOVE"


@pytest.mark.rule("NY-COMM-07", "NY-ROCK-10")
def test_while_the_hunter_falls_back_from_a_rock_words_are_held_back() -> None:
    game = table("X=D4 1=D7 2=H8 3=A8", "D2-D3", hidden="P3")
    game.do("THROW(N)")
    assert game.asked == "P0 FALL_BACK"
    assert game.do("P3 BREAK_SILENCE") == []
    assert game.do("RETREAT(NE)") == ["all E-UNHIDE{3,spoke}", "all E-NOISE{3}", "all E-SPEECH{3,SHOUT}"]
    assert (game.asked, game.forest.noise) == ("P1 MOVE", "A8")


@pytest.mark.rule("NY-COMM-07", "NYC-AX-07")
def test_words_held_back_are_only_words_once_a_card_has_revealed_the_speaker() -> None:
    game = table("X=A1 1=D1 2=H8", hidden="P1", active="P0", hand="AX-07 AX-02")
    assert game.do("P1 BREAK_SILENCE") == []
    told = game.do("PLAY(AX-07)")
    assert told[:4] == ["all E-UNHIDE{1,card}", "all E-TURN_END{0}", "all E-SPEECH{1,SHOUT}", "all E-TURN{1}"]
    assert game.forest.noise is None


@pytest.mark.rule("NY-COMM-07", "NY-MOVE-08")
def test_a_shout_while_the_klutz_steps_lets_the_step_end_first() -> None:
    """The Klutz has come beside the Hunter: the rock is picked up before there is a fight."""
    game = table("X=D4 1=D6 2=H8 3=A8", hidden="P2", phase="MOVE", cast="klutz - -", rocks="D5", held="0 1 1")
    game.do("STEP(N)")
    assert game.do("P2 BREAK_SILENCE") == [
        "all E-UNHIDE{2,spoke}",
        "all E-NOISE{2}",
        "all E-SPEECH{2,SHOUT}",
    ]
    assert game.asked == "P1 NOISE"
    told = game.do("NOISE_NO")
    assert told[:3] == ["all E-ENTER{1,[rock]}", "s1 P-ROCKS{1}", "all E-COMBAT{1,N}"]
    beside = table("X=H7 1=D6 2=H8 3=A8 C=A1,B1", hidden="P2", phase="MOVE", cast="klutz - -")
    beside.do("STEP(N)")
    beside.do("P2 BREAK_SILENCE")
    assert beside.do("NOISE_NO") == ["all E-COMBAT{2,N}", "all E-HURT{2,1,combat}"]  # the shouter's own fight


@pytest.mark.rule("NY-COMM-04", "NY-END-01", "NY-END-05")
def test_after_the_end_everybody_talks_and_nobody_breaks_silence() -> None:
    game = table("X=D4 1=G7 2=D5", car="G7 H7", over="hunted rescue", slot="0", hidden="P2")
    before = game.state.clone()
    with pytest.raises(IllegalAction):
        game.do("P2 BREAK_SILENCE")  # it would bring a fight with the Hunter next to it
    assert game.state == before
    assert game.remarks(2) == ["SAY(WORDS)"]
    assert game.do("P2 SAY(WORDS)") == ["all E-SPEECH{2,WORDS}"]


@pytest.mark.rule("NY-COMM-04", "NY-COMM-12")
def test_auto_share_is_silent_for_a_hidden_player() -> None:
    """The Cheerleader is hit by the rock she let somebody throw, hides, and goes on with her turn."""
    game = table("X=A1 1=D8 2=F8", cast="cheerleader -", auto_share="on")
    game.do("GRANT(P2)", "THROW(W)", "STOP", "HIDE_YES")
    assert game.asked == "P1 MOVE"
    assert game.do("STEP(N)") == ["s1 P-STEP{N}", "all E-STEP{1}"]
    assert len(game.do("SEARCH")) == 2


@pytest.mark.rule("NY-COMM-08")
def test_hidden_players_hear_what_all_hear() -> None:
    game = table("X=A1 1=D8 2=H8", hidden="P2", phase="POST")
    game.do("SEARCH")
    assert game.fact_names(2) == ["Felt"]
    game.do("P1 SAY(YES)")
    assert len(game.facts(2)) == 1


@pytest.mark.rule("NY-COMM-09", "NYC-VERB-05")
def test_the_hunter_says_anything_but_cannot_imitate() -> None:
    game = table("X=A1 1=D8 2=H8")
    assert game.do("P0 SAY(WORDS)") == ["all E-SPEECH{0,WORDS}"]
    assert game.forbids("P0 SAY(REPORT_STATUS)") == "NY-COMM-09"
    fact = game.facts(1)[0]
    assert (type(fact).__name__, fact.seat) == ("Spoke", 0)  # marked as the Hunter's


@pytest.mark.rule("NY-COMM-10")
def test_announcements_come_from_the_engine() -> None:
    """No action of any seat makes an announcement say what did not happen."""
    game = table("X=A1 1=D8 2=H8")
    for seat in (0, 1, 2):
        for action in game.state.remarks(seat):
            assert action.name in ("SAY", "BREAK_SILENCE")


@pytest.mark.rule("NY-COMM-11", "NY-INFO-14")
def test_everybody_can_ask_for_what_was_told() -> None:
    game = table("X=A1 1=D8 2=H8", clue="E", hidden="P2", health="1 2", held="3 1", called="P2 until P2")
    view = game.view(1)
    lines = " ".join(GAME.describe(view, Voice(1, ["Hal", "Ada", "Bo"])))
    for words in ("your turn", "east", "health is 1", "3 rocks", "hidden", "called for help", "The order is"):
        assert words in lines


@pytest.mark.rule("NY-COMM-12")
def test_auto_share_speaks_searches_and_steps() -> None:
    game = table("X=A1 1=D8 2=H8", phase="MOVE", auto_share="on")
    assert game.do("STEP(N)") == ["s1 P-STEP{N}", "all E-STEP{1}", "all E-SPEECH{1,REPORT_STEPS,N}"]
    assert game.do("SEARCH")[-1].startswith("all E-SPEECH{1,REPORT_SEARCH,here:[]")
    quiet = table("X=A1 1=D8 2=H8", phase="MOVE")
    assert len(quiet.do("STEP(N)", "SEARCH")) == 4


@pytest.mark.rule("NY-COMM-13")
def test_verbal_parts_are_checked_and_mandatory() -> None:
    game = table("X=A1 1=D1 2=H8", active="P0", hand="AX-06 AX-02", held="1 1")
    game.do("PLAY(AX-06)")
    assert game.forbids("DONE") == "NY-DP-15"
    assert "CLAIM(STEPS:P1:3)" in game.legal()
    assert game.forbids("CLAIM(STEPS:P1:4)") == "NYC-VERB-02"
    assert game.do("CLAIM(STEPS:P1:3)")[0] == "all E-VERBAL{STEPS:P1:3}"


@pytest.mark.rule("NY-COMM-01")
def test_a_record_keeps_what_was_said() -> None:
    recorder = Session(GAME, {"players": "3", "characters": "none", "hunter": "simple"}, SeededChance(1), [])
    for action in ("SCENARIO(SC-01)", "TURNED(0)", "SPOT(A)", "STARTS(1-2)", "CLUE(N)"):
        recorder.play(action)
    recorder.act(2, recorder.state.action("SAY(CAR:N)"))
    recorder.play("PASS")
    record = Record.from_text(recorder.record().to_text())
    assert list(replay(GAME, record))[-1].state == recorder.state


class Talker(Player):
    """Says yes whenever that is possible, and decides at random."""

    def remark(self, here: Viewpoint, chance: Chance) -> Action | None:
        return next((aside for aside in here.remarks() if aside.text == "SAY(YES)"), None)

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        return RandomPlayer().decide(here, chance)


def test_players_speak_before_they_decide() -> None:
    chance = SeededChance(3)
    state = GAME.setup({"players": "3", "hunter": "simple", "characters": "none", "memory": "M1"}, chance)
    played = play(state, [Talker(), Talker(), RandomPlayer()], chance, SeededChance(4), 60)
    assert played == 60
    said = [fact for fact in state.observe(SPECTATOR).told if type(fact).__name__ == "Spoke"]
    assert len(said) > 3
    assert {(fact.seat, fact.what) for fact in said} == {(1, "YES")}  # the Hunter has no such words
