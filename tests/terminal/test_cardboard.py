"""A table of real cardboard, followed by typing in what is drawn."""

from tests.terminal.console import Console

COLOURS = " ".join("RBGY"[cell % 4] for cell in range(40))
GAME = ("play", "keys-to-the-castle", "--seats", "me,random", "-o", "first=P0", "--cardboard")


def test_what_is_typed_is_what_is_drawn() -> None:
    console = Console(*GAME)
    assert "Cardboard, colour A1: R, B, G, Y?" in console.hear()
    assert "Cardboard, draw P0:" in console.type(COLOURS.lower())
    console.type("kr kr nt")
    assert "Cardboard, draw P0" in console.type("kb kb kb")
    told = console.type("sk")
    assert "You are dealt a red Key, a red Key and a Net." in told
    assert "You draw a Skeleton Key." in told
    assert "Cardboard, door A1: OPEN, BARRED, EXTRA_KEY, EXTRA_TURN?" in console.type("open a1 kr")
    assert "the red door A1 with a red Key: bars." in console.type("barred")


def test_what_cannot_be_drawn_is_asked_again() -> None:
    console = Console(*GAME)
    console.hear()
    console.type(COLOURS)
    told = console.type("nt nt nt kr")
    assert "'NT' cannot be: Cardboard, draw P0 is one of KR, KB, KG, KY, SK, PL, SP, HS." in told
    # The third card is still to come: what followed the slip was not taken for it.
    assert "Cardboard, draw P1" in console.type("kr")


def test_leaving_during_the_set_up() -> None:
    console = Console(*GAME)
    console.hear()
    console.press_ctrl_d()
    assert console.code() == 0
