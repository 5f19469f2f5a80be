"""What the Hunter is told besides the board: which part of a card counts, how far, which way, why not."""

import pytest

from lampblack.games.nyctophobia.knowledge.facts import HunterPart, HunterStood
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.game import Voice
from lampblack.kernel.playout import decide
from lampblack.kernel.seat import EVERYTHING, SPECTATOR
from tests.games.nyctophobia.forest import GAME, Table, axe, start, table

HUNTER = {"active": "P0", "hand": "AX-01 AX-02"}
NAMES = Voice(0, ["Hal", "Ada", "Bo", "Cyril"])


def told(game: Table, action: str) -> list[Event]:
    log: list[Event] = []
    decide(game.state, game.state.action(action), SeededChance(1), log)
    return log


def stood(log: list[Event]) -> list[HunterStood]:
    return [event.fact for event in log if isinstance(event.fact, HunterStood)]


# --- cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("NY-HUNTER-04", "NY-HUNTER-05")
def test_each_card_has_its_parts_in_words_and_the_one_that_counts() -> None:
    bloodlust, steady = table("X=A1 1=D8 2=H1", **HUNTER).cards.cards
    assert (bloodlust.said, bloodlust.noise) == ("say 2 true things", "move 3 steps")
    assert bloodlust.quiet.startswith("if somebody is hurt or hidden, move 3 steps")
    assert (bloodlust.part, bloodlust.because) == ("quiet", "no noise, and nobody is hurt or hidden")
    assert (steady.quiet, steady.noise, steady.part) == ("move 2 steps", None, "both")
    assert steady.because == "with noise or without"
    hides = table("X=A1 1=D8 2=H1", hidden="P2", **HUNTER).cards.cards[0]
    assert hides.because == "no noise, and somebody is hurt or hidden"
    loud = table("X=A1 1=D8 2=H1", noise="C3", **HUNTER).cards.cards[0]
    assert (loud.part, loud.because) == ("noise", "noise in C3")


@pytest.mark.rule("NY-HUNTER-04", "NY-HUNTER-10")
def test_the_part_is_told_to_the_hunter_alone_when_it_is_fixed() -> None:
    log = told(table("X=A1 1=D8 2=H1", noise="C3", active="P0", hand="AX-03 AX-02"), "PLAY(AX-03)")
    part = next(event for event in log if isinstance(event.fact, HunterPart))
    assert part.fact == HunterPart(0, "AX-03", "noise", "noise in C3", "move 2 steps")
    assert GAME.narrate(part.fact, NAMES) == "Noise in C3: move 2 steps."
    for seat in (1, 2, SPECTATOR):
        assert not any(isinstance(fact, HunterPart | HunterStood) for fact in perceived(log, seat))


def test_the_card_that_is_played_can_still_be_read() -> None:
    game = axe("X=D4 1=D8 2=H1", "AX-05", "D4-D5")
    assert game.cards.playing.name == "Through the Brush"
    assert [card.id for card in game.cards.cards] == ["AX-02"]


# --- why nobody moves -----------------------------------------------------------------------------------


@pytest.mark.rule("NY-HMOVE-11", "NY-WOUND-02", "NY-HMOVE-14")
@pytest.mark.parametrize(
    ("pieces", "card", "fields", "reason", "sentence"),
    [
        (
            "X=A1 1=D8 2=H1",
            "AX-02",
            {"hidden": "P1 P2"},
            "hidden",
            "Everybody is hidden: you stand still.",
        ),
        (
            "X=A1 1=D8 2=H8",
            "AX-02",
            {"wound": "yes"},
            "wound",
            "A wound allows one step a turn: you go no farther.",
        ),
        (
            "X=A1 1=B1 2=H8",
            "AX-01",
            {"hidden": "P1", "noise": "-"},
            "arrived",
            "That is as near as it gets: you stand still.",
        ),
        (
            "X=F7 1=A1 2=A8",
            "AX-12",
            {},
            "arrived",
            "That is as near as it gets: you stand still.",
        ),
    ],
)
def test_a_walk_that_ends_early_says_why(
    pieces: str, card: str, fields: dict[str, str], reason: str, sentence: str
) -> None:
    kept = {name: value for name, value in fields.items() if value != "-"}
    game = table(pieces, active="P0", hand=f"{card} AX-11", **kept)
    log = told(game, f"PLAY({card})")
    while not stood(log):
        log = told(game, game.legal()[0])
    (fact,) = stood(log)
    assert fact.reason == reason
    assert GAME.narrate(fact, NAMES) == sentence
    assert fact.rule in GAME.rules().rules


@pytest.mark.rule("NY-HMOVE-11", "NY-HMOVE-10")
def test_somebody_hidden_can_bar_the_way() -> None:
    """The only way leads over Ada, and a wounded Hunter could not go on from there."""
    game = table("X=A1 1=A2 2=A8", "A1-B1 A2-B2", hidden="P1", wound="yes", active="P0", hand="AX-02 AX-11")
    log = told(game, "PLAY(AX-02)")
    (fact,) = stood(log)
    assert (fact.reason, fact.moved) == ("barred", False)


def test_a_walk_to_its_last_step_says_nothing() -> None:
    assert not stood(told(table("X=A1 1=A8 2=H8", "A1-B1", active="P0", hand="AX-02 AX-11"), "PLAY(AX-02)"))


# --- how far, which way ---------------------------------------------------------------------------------


@pytest.mark.rule("NY-BOARD-07", "NY-HMOVE-02", "NY-HMOVE-05")
def test_the_hunter_sees_ways_and_distances() -> None:
    game = table("X=D4 1=D7 2=A4", "D4-D5 D5-E5", active="P0", hunter="simple")
    outlook = game.view(0).outlook
    assert outlook.steps[game.state.place[0]] == 0
    ways = {way.to: way for way in outlook.ways}
    assert (ways["hunted:2"].steps, ways["hunted:2"].cells) == (3, ["C4", "B4", "A4"])
    assert (ways["hunted:1"].steps, len(ways["hunted:1"].cells)) == (5, 5)
    assert ways["car"].steps == 5, "beside it"
    assert "noise" not in ways
    assert not outlook.wounded
    assert table("X=D4 1=D7 2=A4", active="P0", hunter="simple", wound="yes").view(0).outlook.wounded


@pytest.mark.rule("NY-HMOVE-02", "NY-HMOVE-03")
def test_a_walk_shows_what_it_goes_for_and_every_shortest_way() -> None:
    game = table("X=D4 1=D8 2=A1", noise="E5", active="P0", hunter="simple")
    walk = game.view(0).outlook.walk
    assert (walk.left, walk.towards, walk.goals, walk.steps) == (2, "noise", ["E5"], 2)
    assert sorted(walk.ways) == [["D4", "D5"], ["D4", "E4"], ["D5", "E5"], ["E4", "E5"]]
    assert {f"MOVE({there})" for here, there in walk.ways if here == "D4"} == set(game.legal())


@pytest.mark.rule("NYC-PRIM-02")
def test_ways_through_a_tree_are_shown_as_far_as_the_card_cuts() -> None:
    game = axe("X=D4 1=D8 2=A1", "AX-05", "D4-D5 D6-D7 C4-C5 E4-E5", noise="D7").play("USE_YES")
    walk = game.view(0).outlook.walk
    assert ["D4", "D5"] in walk.ways
    assert {f"MOVE({there})" for here, there in walk.ways if here == "D4"} == set(game.legal())


def test_nobody_else_sees_them() -> None:
    game = table("X=D4 1=D7 2=A4", active="P0", hunter="simple")
    for seat in (1, 2, SPECTATOR, EVERYTHING):
        assert game.view(seat).outlook is None
    assert start(players="3", hunter="axe", characters="none").view(0).outlook is None


# --- foresight ------------------------------------------------------------------------------------------


def test_what_the_hunter_does_is_foreseen_up_to_the_draw() -> None:
    game = table("X=A1 1=A8 2=H8", "A1-B1", active="P0", hand="AX-02 AX-11")
    before = game.state.to_text()
    seen = GAME.foresee(game.state, game.state.action("PLAY(AX-02)"))
    assert seen is not None
    assert seen.state.observe(0).forest.hunter == "A3"
    assert not seen.is_all
    assert game.state.to_text() == before


@pytest.mark.rule("NY-COMM-07")
def test_a_silence_broken_in_secret_is_not_foreseen() -> None:
    fields = {"active": "P0", "hunter": "simple", "hidden": "P2"}
    plain = table("X=D4 1=D8 2=H1", "D4-D5", **fields)
    queued = table("X=D4 1=D8 2=H1", "D4-D5", queued="P2", **fields)
    action = plain.legal()[0]
    seen = [GAME.foresee(game.state, game.state.action(action)) for game in (plain, queued)]
    facts = [[str(fact) for fact in perceived(one.events, 0)] for one in seen if one is not None]
    assert facts[0] == facts[1]


def test_the_hunted_foresee_nothing() -> None:
    game = table("X=D4 1=D8 2=H1", phase="MOVE")
    assert GAME.foresee(game.state, game.state.action("STEP(N)")) is None


def test_a_voice_names_whom_the_rules_number() -> None:
    assert NAMES.named("P1 stands in D4, P2 beside P1.") == "Ada stands in D4, Bo beside Ada."
    assert Voice(0, ["Hal", "P2", "Bo"]).named("P1 and P2") == "P2 and Bo"
    assert NAMES.named("P9, UP1") == "P9, UP1"


# --- what a card asks to be said ------------------------------------------------------------------------


@pytest.mark.rule("NYC-VERB-02", "NY-COMM-13")
def test_the_hunter_alone_is_told_what_is_due_and_which_statements_are_true() -> None:
    game = table("X=A1 1=D1 2=H8", hunter="mage", active="P0", hand="MG-09 MG-10")
    game.do("PLAY(MG-09)")
    claims = game.view(0).outlook.claims
    assert (claims.truths, claims.lies) == (1, 1)
    assert "STEPS:P1:3" in claims.true
    assert "STEPS:P1:4" not in claims.true
    offered = {str(action)[len("CLAIM(") : -1] for action in game.state.legal(0)}
    assert set(claims.true) < offered
    game.do("CLAIM(STEPS:P1:4)")
    claims = game.view(0).outlook.claims
    assert (claims.truths, claims.lies) == (1, 0)
    assert {str(action)[len("CLAIM(") : -1] for action in game.state.legal(0)} == set(claims.true)
    assert [game.view(seat).outlook for seat in (1, 2, SPECTATOR)] == [None, None, None]
