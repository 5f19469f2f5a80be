"""A whole game of The Stygian Society, alone with three heroes: worked out beforehand, then typed."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from lampblack.games import find_game
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.record import Record
from lampblack.kernel.session import Session, replay
from tests.games.stygian_society.playthrough import decide
from tests.games.stygian_society.table import text_of
from tests.terminal.console import Console

GAME = find_game("stygian-society")
SEED = "1"


def worked_out() -> Session:
    """The game that the terminal deals from this seed, played by the playthroughs' simple player."""
    table = Session(GAME, {"players": "1"}, SeededChance(SEED), ["Ada"])
    numbers = SeededChance("decisions")
    while table.state.asked() is not None:
        table.play(decide(table.state, numbers.below(1_000_000)).text)
    return table


def as_typed(action: str, number: int) -> str:
    """In notation, in small letters, or in looser words: the terminal takes them all."""
    if number % 3 == 1:
        return action.lower()
    if number % 3 == 2 and action.startswith(("PLAY(", "START(", "TARGET(", "WILD(", "HERO(", "GIVE(")):
        return action.lower().replace("(", " ").replace(")", "")
    return action


def test_a_whole_game_alone_with_three_heroes(tmp_path: Path) -> None:
    known = worked_out()
    file = tmp_path / "climb.txt"
    console = Console("play", GAME.slug, "--seats", "me:Ada", "--seed", SEED, "--record", str(file))
    told = console.hear()
    assert "Choose hero 1 of 3." in told
    story = [told]
    for number, decision in enumerate(known.lines):
        assert "The game is over" not in told
        told = console.type(as_typed(decision.action, number))
        assert "is no action here" not in told
        assert "\nNo. " not in told
        story.append(told)
    whole = "".join(story)
    assert "You play the " in whole
    assert "Floor 4: " in whole  # past the mid-boss
    assert "The team gains a level!" in whole
    assert known.record().result is not None
    assert "The game is over" in told
    assert console.code() == 0
    record = Record.from_text(file.read_text())
    assert record.result == known.record().result
    assert [decision.action for decision in record.lines] == [d.action for d in known.lines]
    *_, last = replay(GAME, record)
    assert last.state == known.state


def test_what_a_player_asks_in_between() -> None:
    options = ("-o", "heroes=knight burglar doctor", "-o", "start=knight")
    console = Console("play", GAME.slug, "--seats", "me", "--seed", "14", *options)
    told = console.hear()
    assert "Your team: wounds 0 of 20, peril 0, luck 1 of 4, XP 0 of 5." in told
    assert "Your Knight has Steel Fist, " in told
    look = console.type("look")
    assert "Peril chart: " in look
    assert "Bank: 10 blue, 10 green, 10 white, 10 red, 10 yellow, 10 black." in look
    why = console.type("why ACTION(burglar.flung_knives)")
    assert "No. " in why
    assert "Rule SS-" in why
    assert "SS-TURN-06" in console.type("rule")
    assert "'fly' is no action here" in console.type("fly")
    asked = console.type("ACTION(knight.steel_fist)")
    assert "2. TARGET(F2): Front 2 (Plague Bearer)." in asked
    refused = console.type("target the dead arbalist")
    assert "Rule SS-TGT-02." in refused, "its name, and why not"
    assert "TARGET(F2) is legal now." in console.type("why target plague bearer")
    assert "Taken back: ACTION(knight.steel_fist)." in console.type("undo")
    console.type("ACTION(knight.steel_fist)")
    refused = console.type("TARGET(R9)")
    assert "Rule SS-TGT" in refused or "is no action here" in refused
    assert "Taken back: ACTION(knight.steel_fist)." in console.type("undo")


class NothingFalls(Chance):
    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        return names.index("0+0")


def about_to_buy(tmp_path: Path) -> Console:
    """Scrap was declared, with B1G1 in the field, W1 in the crypt and 1 luck."""
    table = scrapping()
    file = tmp_path / "begun.txt"
    file.write_text(table.record().to_text())
    return Console("play", "--resume", str(file), "--seats", "me:Ada")


def test_a_purchase_is_made_in_one_word(tmp_path: Path) -> None:
    console = about_to_buy(tmp_path)
    asked = console.hear()
    assert "1. BUY(0/0): Buy nothing." in asked
    assert "2. BUY(1/0): Buy line 1." in asked
    assert "how do you pay?" in console.type("2")


@pytest.mark.parametrize("words", ["buy(1/0)", "buy line 1"])
def test_a_purchase_is_named_in_words(tmp_path: Path, words: str) -> None:
    console = about_to_buy(tmp_path)
    console.hear()
    assert "how do you pay?" in console.type(words)


def test_a_purchase_is_named_line_by_line(tmp_path: Path) -> None:
    console = about_to_buy(tmp_path)
    console.hear()
    assert "Rule SS-RES-03." in console.type("line(2)")
    asked = console.type("line(1)")
    assert "each line of Scrap, besides line 1?" in asked
    assert "Taken back: LINE(1)." in console.type("undo")
    assert "how do you pay?" in console.type("buy(1/0)")


def about_to_pay(tmp_path: Path) -> Console:
    """Scrap is bought: two cubes of any color."""
    table = scrapping()
    for action in ("LINE(1)", "STOP"):
        table.play(action)
    file = tmp_path / "begun.txt"
    file.write_text(table.record().to_text())
    return Console("play", "--resume", str(file), "--seats", "me:Ada")


def scrapping() -> Session:
    table = Session(
        GAME,
        {"players": "1", "heroes": "knight burglar doctor", "start": "knight"},
        SeededChance(SEED),
        ["Ada"],
        text_of(players="1", heroes="knight burglar doctor", field="B1G1", crypt="W1", luck="1"),
    )
    table.chance = NothingFalls()
    for action in ("ACTION(generic.scrap)", "TARGET(F1)", "WILD(B2)"):
        table.play(action)
    return table


def test_a_payment_is_made_in_one_word(tmp_path: Path) -> None:
    console = about_to_pay(tmp_path)
    asked = console.hear()
    assert "1. PAY(B1G1,0,0): Pay 1 blue, 1 green from the field." in asked  # the thrifty way first
    assert "3. PAY(B1,0,1): Pay 1 blue from the field and 1 luck." in asked
    assert "Knight pays 1 blue from the field and 1 luck." in console.type("3")


@pytest.mark.parametrize("words", ["pay(g1,0,1)", "pay green luck"])
def test_a_payment_is_named_in_words(tmp_path: Path, words: str) -> None:
    console = about_to_pay(tmp_path)
    console.hear()
    assert "Knight pays 1 green from the field and 1 luck." in console.type(words)


def test_a_payment_is_named_cube_by_cube(tmp_path: Path) -> None:
    console = about_to_pay(tmp_path)
    console.hear()
    assert "Rule SS-PAY-13." in console.type("PAY(FIELD,B)")
    asked = console.type("luck")
    assert "how do you pay besides 1 luck?" in asked
    assert "2. PAY(G1,0,1): Pay 1 green from the field and 1 luck." in asked
    assert "Taken back: LUCK." in console.type("undo")
    assert "Knight pays 1 white from the crypt." in console.type("pay(crypt,w)")
