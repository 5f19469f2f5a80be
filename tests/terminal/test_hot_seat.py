"""Several people at one terminal: nobody sees another's hand."""

from tests.terminal.console import Console

GAME = ("play", "keys-to-the-castle", "--seats", "me:Ada,me:Bo", "--seed", "5", "-o", "first=P0")
WIPE = "\x1b[2J"


def test_hand_over_hides_hands() -> None:
    console = Console(*GAME, TERM="xterm")
    first = console.hear()
    assert "Pass to Ada." in first
    assert "dealt" not in first

    adas = console.type("")
    assert "Your hand: a blue Key, a Skeleton Key, a Skeleton Key and a Net." in adas
    assert "Bo is dealt 3 cards." in adas

    console.type("discard kb")
    done = console.type("stay")
    assert "Bo draws a card." in done
    assert done.endswith("Press Enter to clear the screen.")

    handed = console.type("")
    assert handed.index(WIPE) < handed.index("Pass to Bo.")
    after_wipe = handed[handed.index(WIPE) :]
    assert "Skeleton" not in after_wipe
    assert "draws" not in after_wipe

    bos = console.type("")
    assert "Your hand: a green Key, a yellow Key, a Secret Passage and a Net." in bos
    assert "Ada is dealt 3 cards." in bos
    assert "Ada discards a blue Key." in bos
    assert "Skeleton" not in bos
    for command in ("look", "log", "hand", "board", "help"):
        assert "Skeleton" not in console.type(command)


def test_nobody_takes_back_what_another_decided() -> None:
    console = Console(*GAME)
    console.hear()
    for line in ("", "discard kb", "stay", "", ""):
        told = console.type(line)
    assert "Bo: Play one of your four cards" in told
    assert "nothing to undo" in console.type("undo")


def test_without_a_screen_to_clear_the_lines_scroll_away() -> None:
    console = Console(*GAME)
    console.hear()
    for line in ("", "discard kb", "stay"):
        console.type(line)
    assert "\n" * 50 in console.type("")


def test_leaving_at_the_hand_over() -> None:
    console = Console(*GAME)
    console.hear()
    assert "You leave the game unfinished." in console.type("quit")
    assert console.code() == 0
