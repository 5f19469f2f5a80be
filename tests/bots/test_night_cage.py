"""Positions of The Night Cage in which the right decision is plain, and whole games."""

import tomllib
from importlib import resources

import pytest

from lampblack.bots.register import bots_for, find_bot
from lampblack.games import find_game
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.player import Viewpoint
from lampblack.kernel.playout import decide, play
from tests.games.night_cage.cage import Cage, cage, position
from tests.games.night_cage.subject import CONFIGURATIONS

BOTS = ["greedy", "lantern", "beacon"]
EDITIONS = ["night-cage", "night-cage-2019"]
SOME: list[tuple[str, dict[str, str]]] = [
    ("night-cage", {"players": "3"}),
    ("night-cage", {"players": "5", "boss": "both"}),
    ("night-cage", {"mode": "advanced", "boss": "dirge"}),
    ("night-cage-2019", {"players": "6"}),
    ("night-cage-2019", {"mode": "advanced"}),
]
STACK = "4X 8T 2I K 2G 3W"


def choice(table: Cage, bot: str) -> str:
    state = table.state
    seat = state.asked()
    assert seat is not None
    slug = state.edition.slug
    return find_bot(find_game(slug), bot).decide(Viewpoint(state, seat), SeededChance(1)).text


def table_of(board: str, prisoners: dict[str, str], stack: str = STACK) -> Cage:
    return cage(position(board, prisoners, stack, fields={"players": "4"}))


def with_keys(letters: str, nerve: int = 1) -> dict[str, str]:
    """Four lit prisoners, of whom these hold a Key."""
    return {letter: f"lit nerve {nerve} {'key' if letter in letters else 'no key'}" for letter in "ABCD"}


@pytest.mark.parametrize("slug", EDITIONS)
def test_the_bots_play_both_editions_the_best_last(slug: str) -> None:
    assert list(bots_for(find_game(slug))) == ["random", *BOTS]


@pytest.mark.parametrize("slug", EDITIONS)
def test_the_game_brings_its_bots_with_their_dials(slug: str) -> None:
    recipes = {recipe.name: recipe for recipe in find_game(slug).bots()}
    assert list(recipes) == BOTS
    assert [(dial.name, dial.default) for dial in recipes["lantern"].dials] == [("samples", "8")]
    usual, patient = (find_bot(find_game(slug), spec) for spec in ("lantern", "lantern@samples=64"))
    assert (usual.samples, patient.samples) == (8, 64)
    assert [dial.name for dial in recipes["beacon"].dials] == ["sims", "ms", "turns"]


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("lantern@samples=0", "lantern@samples=0: it is a number from 1 to 4096"),
        ("lantern@samples=many", "lantern@samples=many: it is a number from 1 to 4096"),
        ("lantern@sample=8", "lantern has no dial 'sample'; it has samples"),
        ("greedy@samples=8", "greedy has no dial 'samples'; it has none"),
    ],
)
def test_wrong_dials_are_named(spec: str, problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        find_bot(find_game("night-cage"), spec)


@pytest.mark.parametrize("bot", BOTS)
def test_enters_the_gate_and_wins(bot: str) -> None:
    board = """
        . . . . . .
        . Ts Ts . . .
        Te X@A G@BCD Te . .
        . Tn Tn . . .
        . . . . . .
        . . . . . .
    """
    assert choice(table_of(board, with_keys("ABCD")), bot) == "MOVE(E)"


@pytest.mark.parametrize("bot", BOTS)
def test_passes_the_last_key_and_wins(bot: str) -> None:
    """A gives D its Key and takes the one it stands on; everybody is on the Gate but A, who is one step away."""
    board = """
        . . . . . .
        . Ts Ts . . .
        Te K@A G@BCD Te . .
        . Tn Tn . . .
        . . . . . .
        . . . . . .
    """
    table = table_of(board, with_keys("ABC"))
    assert choice(table, bot) == "GIVE(A,D)"
    table.play("GIVE(A,D)")
    assert choice(table, bot) == "MOVE(E)"


@pytest.mark.parametrize("bot", BOTS)
def test_picks_up_the_key_beside_it(bot: str) -> None:
    board = """
        . . Ts . . .
        . . X@B Tw . .
        . . Tn . . .
        . Ts . . . .
        Te X@A K . X@D .
        . Tn . . X@C .
    """
    table = table_of(board, with_keys("BCD"))
    assert choice(table, bot) == "MOVE(E)"


def test_steps_into_no_line_of_sight_when_another_way_is_free() -> None:
    """East of A a Wax Eater looks down the column; to the west nothing does."""
    board = """
        . . . W . .
        . . . Iv . .
        . X X@A Tw . .
        . . . . . .
        X@B G X@C . X@D .
        . . . . . .
    """
    table = table_of(board, with_keys("ABC"))
    assert choice(table, "lantern") != "MOVE(E)"


def test_spends_nerve_to_keep_the_way_to_the_gate() -> None:
    """The last light would take the only tile between D and the Gate (the ledger's E15)."""
    board = """
        . . . . . .
        . . . . . .
        . . G@ABC X Ih@D .
        . . . . . .
        . . . . . .
        . . . . . .
    """
    table = table_of(board, with_keys("ABCD"), "")
    table.play("STAY")
    for bot in BOTS:
        assert choice(table, bot) == "SUSTAIN"


def test_moves_again_when_that_wins() -> None:
    board = """
        . . . . . .
        Ts Ts Ts . . .
        X@A X G@BCD Te . .
        Tn Tn Tn . . .
        . . . . . .
        . . . . . .
    """
    table = table_of(board, with_keys("ABCD"))
    assert choice(table, "lantern") == "MOVE(E)"
    table.play("MOVE(E)")
    assert choice(table, "lantern") == "MOVE(E)"


def test_the_same_chance_gives_the_same_decision() -> None:
    chance = SeededChance(3)
    state = find_game("night-cage").setup({}, chance)
    player = find_bot(find_game("night-cage"), "lantern")
    for number in range(16):
        seat = state.asked()
        assert seat is not None
        first, second = (player.decide(Viewpoint(state, seat), SeededChance(number)) for _ in range(2))
        assert first == second
        decide(state, first, chance)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_greedy_plays_every_configuration_to_its_end(configuration: tuple[str, dict[str, str]]) -> None:
    slug, options = configuration
    chance = SeededChance(str(configuration))
    game = find_game(slug)
    state = game.setup(options, chance)
    play(
        state,
        [find_bot(find_game(slug), "greedy")] * game.seats(options),
        chance,
        SeededChance("thoughts"),
        3_000,
    )
    assert state.outcome() is not None


@pytest.mark.parametrize("configuration", SOME, ids=str)
def test_lantern_plays_them_without_an_illegal_action(configuration: tuple[str, dict[str, str]]) -> None:
    slug, options = configuration
    chance = SeededChance(str(configuration))
    game = find_game(slug)
    state = game.setup(options, chance)
    player = find_bot(find_game(slug), "lantern")
    for _ in range(40):
        seat = state.asked()
        if seat is None:
            break
        action = player.decide(Viewpoint(state, seat), chance)
        assert state.refuse(state.asked() or 0, action) is None
        decide(state, action, chance)


@pytest.mark.parametrize("configuration", SOME, ids=str)
def test_beacon_plays_them_and_repeats_itself(configuration: tuple[str, dict[str, str]]) -> None:
    slug, options = configuration
    chance = SeededChance(str(configuration))
    state = find_game(slug).setup(options, chance)
    player = find_bot(find_game(slug), "beacon@sims=6")
    for number in range(30):
        seat = state.asked()
        if seat is None:
            break
        first, second = (player.decide(Viewpoint(state, seat), SeededChance(number)) for _ in range(2))
        assert first == second
        decide(state, first, chance)


@pytest.mark.parametrize("slug", EDITIONS)
def test_the_learned_weights_say_what_they_were_made_from(slug: str) -> None:
    file = resources.files("lampblack.games.night_cage") / "bot" / "learned" / f"{slug}.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    assert all(each["command"] and each["games"] > 0 for each in table["games"])
    assert table["loss"] < table["baseline"]


def wins(bot: str, games: int) -> int:
    won = 0
    for number in range(games):
        chance = SeededChance(f"match {number}")
        state = find_game("night-cage").setup({}, chance)
        play(state, [find_bot(find_game("night-cage"), bot)] * 4, chance, SeededChance("thoughts"), 3_000)
        outcome = state.outcome()
        assert outcome is not None
        won += bool(outcome.winners)
    return won


def test_lantern_wins_more_often_than_greedy() -> None:
    assert wins("lantern", 3) >= wins("greedy", 3) + 2
