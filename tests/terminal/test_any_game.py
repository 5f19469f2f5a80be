"""The text client knows no game: it plays a toy game of the kernel's tests as well."""

from lampblack.kernel.chance import ScriptedChance, SeededChance
from lampblack.terminal.arguments import Sitter
from lampblack.terminal.match import Match
from lampblack.terminal.play import Evening, play
from tests.kernel.highcard import HighCard
from tests.terminal.prepared import FakeScreen


def evening(screen: FakeScreen, *sitters: Sitter, draws: list[str]) -> Evening:
    chance = ScriptedChance(draws, then=SeededChance(1))
    return Evening(Match(HighCard(), {}, list(sitters), chance, SeededChance(2)), screen, always_draw=False)


def test_a_whole_game_of_two_people() -> None:
    screen = FakeScreen("", "keep", "", "", "swap", "", "", "1", "", "", "keep", "")
    game = evening(
        screen, Sitter("Ada", None), Sitter("Bo", None), draws=["draw P0 4", "draw P1 1", "draw P1 5"]
    )
    play(game, None)
    assert screen.said[-2:] == [
        "The game is over. Bo wins: has the higher card. Rule HC-WIN-01.",
        "To keep the record type a file's name, or press Enter to leave.",
    ]
    assert [decision.action for decision in game.match.session.lines] == [
        "KEEP",
        "SWAP",
        "KEEP",
        "KEEP",
    ]
    # Between a wipe and the next one only one person is spoken to, and told only the own card.
    parts = "\n".join(screen.said).split("-- wiped --")
    assert len(parts) == 4
    for part in parts:
        assert ("you drew 4" in part) + ("you drew 1" in part) <= 1


def test_nobody_takes_back_before_another_who_has_not_decided_yet() -> None:
    screen = FakeScreen("", "keep", "", "", "undo")
    game = evening(screen, Sitter("Ada", None), Sitter("Bo", None), draws=["draw P0 4", "draw P1 1"])
    play(game, None)
    assert any("nothing to undo" in line for line in screen.said)
    assert len(game.match.session.lines) == 1


def test_a_person_and_a_bot() -> None:
    screen = FakeScreen("keep", "boast 5", "keep", "")
    game = evening(screen, Sitter("Ada", None), Sitter("Random", "random"), draws=["draw P0 4", "draw P1 1"])
    play(game, None)
    assert "No. Keep or swap, and be silent. Rule HC-TURN-01." in screen.said
    assert "you drew 4" in screen.said
    assert not [line for line in screen.said if line.startswith("Random drew ")]
    assert any(line.startswith("The game is over.") for line in screen.said)


def test_a_short_list_is_read_again_when_another_was_heard_since() -> None:
    screen = FakeScreen("boast 5", "actions swap", "boast 5", "1")
    game = evening(screen, Sitter("Ada", None), Sitter("Random", "random"), draws=["draw P0 4", "draw P1 1"])
    play(game, None)
    first, refused, narrowed, again, *_ = screen.portions
    assert first[-2:] == ["1. KEEP: Keep.", "2. SWAP: Swap."]
    assert refused[-1] == "Keep or swap.", "the same list is not read twice"
    assert narrowed == ["1. SWAP: Swap."]
    assert again[-2:] == ["1. KEEP: Keep.", "2. SWAP: Swap."]
    assert game.match.session.lines[0].action == "KEEP"


def test_what_can_be_said_has_no_numbers() -> None:
    screen = FakeScreen("say", "1")
    game = evening(screen, Sitter("Ada", None), Sitter("Random", "random"), draws=["draw P0 4", "draw P1 1"])
    play(game, None)
    assert screen.portions[1][0] == "You can say:"
    told = "There is no choice 1: what you can say has no numbers. Type say and enough of its words."
    assert screen.portions[2][0] == told
    assert not game.match.session.lines
