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


TOWER = (
    *("play", "stygian-society", "--seats", "me", "--cardboard"),
    *("-o", "heroes=knight burglar doctor", "-o", "start=knight"),
)


def dropped_from_the_knights_hand() -> Console:
    """Two blue and a green cube go into the tower, with the three peril cubes."""
    console = Console(*TOWER)
    console.hear()
    assert "declare an action" in console.type("lance backstab acid toll_stair")
    console.type("ACTION(knight.steel_fist)")
    console.type("TARGET(F1)")
    told = console.type("WILD(G1)")
    assert "Cardboard, fall: what fell?" in told
    assert "B2G1R1Y1K1" in told  # what is there to fall
    return console


def test_what_fell_from_the_tower_is_one_line() -> None:
    console = dropped_from_the_knights_hand()
    told = console.type("b1 r1 / g1")
    assert "into the field 1 blue, 1 red, into the crypt 1 green." in told
    assert "In the tower: 1 blue, 1 yellow, 1 black." in told


def test_nothing_may_fall() -> None:
    assert "into the field nothing, into the crypt nothing." in dropped_from_the_knights_hand().type("0")


def test_what_cannot_have_fallen_is_asked_again_as_a_whole() -> None:
    console = dropped_from_the_knights_hand()
    for line, problem in (
        ("b1/w1", "'b1/w1' cannot be: 1 white cubes fall, 0 are there [SS-TOWER-01]."),
        ("b2/b1", "'b2/b1' cannot be: 3 blue cubes fall, 2 are there [SS-TOWER-01]."),
        ("b11", "there are 10 cubes of a color [SS-COMP-01]"),
        ("hello", "'hello' is no cubes; B2W1 would be (letters BGWRYK)"),
        ("b1b1", "'b1b1' names B twice"),
        ("b1/r1/k1", "'r1/k1' is no cubes"),
    ):
        told = console.type(line)
        assert problem in told
        assert "Cardboard, fall: what fell?" in told
    assert "into the field 1 black, into the crypt nothing" in console.type("k1")


def test_a_card_is_named_by_any_telling_part() -> None:
    console = Console(*TOWER)
    console.hear()
    assert "'KNIGHT' may be knight.sweeping_blow or" in console.type("knight")
    assert "Cardboard, skill burglar" in console.type("Lance")


def test_with_a_tower_of_ones_own_only_what_fell_is_asked() -> None:
    options = ("-o", "heroes=knight burglar doctor", "-o", "start=knight", "-o", "tower=own")
    console = Console("play", "stygian-society", "--seats", "me", "--seed", "1", *options)
    assert "declare an action" in console.hear()  # skills and the floor are drawn
    console.type("ACTION(generic.scrap)")
    console.type("TARGET(F1)")
    assert "Cardboard, fall: what fell?" in console.type("WILD(G2)")
    assert "are there" in console.type("g9")
    assert "into the field 1 green, into the crypt 1 green." in console.type("g1/g1")
