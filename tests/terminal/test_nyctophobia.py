"""Nyctophobia by narration alone: a whole game as a Hunted, and one as the Hunter."""

import re
from pathlib import Path

import pytest

from lampblack.bots.register import find_bot
from lampblack.games import find_game
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.player import Viewpoint
from lampblack.kernel.playout import options_of
from lampblack.kernel.record import Record
from lampblack.kernel.seat import Seat
from lampblack.kernel.session import Session, replay
from tests.terminal.console import Console

GAME = find_game("nyctophobia")
NAMES = ["Hal", "Ada", "Bo"]
OPTIONS = {"players": "3", "hunter": "axe", "characters": "none"}
MOST = 400
CELL = re.compile(r"\b[A-H][1-8]\b")


def game_of(me: Seat, seed: int, most_own: int) -> list[str] | None:
    """What a person at this seat decides in a game to the end against random bots; None when it takes too long."""
    table = Session(GAME, OPTIONS, SeededChance(str(seed)), NAMES)
    bot, thoughts, mine = (
        find_bot(GAME, "random"),
        SeededChance(f"{seed}/bots"),
        SeededChance(f"me {seed}"),
    )
    decided: list[str] = []
    for _ in range(MOST):
        acting = table.state.asked()
        if acting is None:
            return decided
        if acting == me:
            legal = [
                action.text for action in options_of(table.state) if action.name not in ("GRANT", "HIDE")
            ]
            decided.append(legal[mine.below(len(legal))])
            table.play(decided[-1])
        else:
            table.play(bot.decide(Viewpoint(table.state, acting), thoughts).text)
        if len(decided) > most_own:
            return None
    return None


def a_game(me: Seat, most_own: int) -> tuple[int, list[str]]:
    return next(
        (seed, decided)
        for seed in range(300)
        if (decided := game_of(me, seed, most_own)) and len(decided) > 12
    )


def sit(me: Seat, seed: int, *more: str) -> Console:
    seats = ",".join(f"{'me' if seat == me else 'random'}:{name}" for seat, name in enumerate(NAMES))
    options = [f"--option={name}={value}" for name, value in OPTIONS.items() if name != "players"]
    return Console("play", GAME.slug, "--seats", seats, "--seed", str(seed), *options, *more)


def test_a_hunted_plays_by_ear_to_the_end(tmp_path: Path) -> None:
    seed, decided = a_game(1, 30)
    file = tmp_path / "night.txt"
    console = sit(1, seed, "--record", str(file))
    told = [console.hear()]
    assert "P1 is you, Ada." in told[0]
    assert "The clue: the car is in the" in told[0]
    assert "You feel around. North:" in told[0]
    said = console.type("say")
    for words in (
        "Tell what you last felt",
        "The car is here / to the north of me",
        "Bo, come / report",
        "Yes.",
    ):
        assert words in said
    assert "You say: The car is to the north of me." in console.type("say car north")
    assert "That fits 5 things to say. Which one?" in console.type("say the car is")
    assert "You say: The car is here." in console.type("1")
    assert "You say: I do not like this" in console.type("say I do not like this")
    for number, action in enumerate(decided):
        words = action.lower().replace("(", " ").replace(")", "")
        told.append(console.type(words if number % 2 else action))
        if number == 3:
            told += [
                console.type("look"),
                console.type("board"),
                console.type("log 50"),
                console.type("actions"),
            ]
    everything = "".join(told)
    before, _, _ = everything.partition("The game is over.")
    assert not CELL.search(before)  # no cell of the board is ever named
    assert not re.search(r"AX-\d|SC-\d|Hunter is in|steps from the Hunter", before)
    for words in ("Bo makes a step.", "The Hunter moves.", "You go ", "You run into", "The others hear"):
        assert words in before
    assert "The game is over. " in everything
    assert console.code() == 0
    record = Record.from_text(file.read_text())
    assert list(replay(GAME, record))
    assert [d.action for d in record.lines if d.seat == 1][:2] == ["SAY(CAR:N)", "SAY(CAR:HERE)"]
    assert [d.action for d in record.lines if d.seat == 1][2:] == decided
    check_replays(file)


def check_replays(file: Path) -> None:
    """The record told again: through one player's ears, and with everything open."""
    mine = Console("replay", str(file), "--viewer", "P1").hear()
    before, _, _ = mine.partition("The Hunter wins.")
    assert "You say: The car is to the north of me." in before
    assert not CELL.search(re.sub(r"^\d+\. .*$", "", before, flags=re.MULTILINE))
    everything = Console("replay", str(file), "--viewer", "everything").hear()
    assert re.search(r"Ada is in [A-H][1-8] now\.", everything)
    assert "Hal plays" in everything


def test_the_hunter_sees_the_forest_drawn_and_hears_distances_and_cards() -> None:
    seed, decided = a_game(0, 60)
    console = sit(0, seed)
    told = console.hear()
    assert "Choose a scenario in secret" in told
    drawn = False
    for action in decided:
        assert "The game is over" not in told
        told = console.type(action)
        if "Play one of your two cards." in told and not drawn:
            assert "Your hand: " in told
            board, look = console.type("board"), console.type("look")
            assert re.search(r"^ 1 #", board, re.MULTILINE)
            assert sum(mark in board for mark in "X12") == 3
            assert re.search(r"Ada: health \d, \d rocks?.*, in [A-H][1-8], \d+ steps? from you\.", look)
            assert "The car stands in " in look
            assert "Trees: " in look
            drawn = True
    assert drawn
    assert "The game is over. " in told
    console.type("")  # the record is not kept
    assert console.code() == 0


def test_who_is_hidden_may_break_silence_in_anothers_turn(tmp_path: Path) -> None:
    file = tmp_path / "hidden.txt"
    console = sit(1, 7, "--record", str(file), "--option=memory=M1")
    console.hear()
    for action in ("pass", "step e", "step e", "step w", "step w"):
        told = console.type(action)
        if "You have moved" in told:
            break
    told = console.type("hide")
    assert "You hide." in told
    assert "is next. Press Enter to go on, or type say." in told
    assert "It is not your turn." in console.type("step n")
    assert "Break your silence" in console.type("say")
    assert "You are hidden and may not speak" in console.type("say hello there")
    told = console.type("say break")
    assert "You speak and are no longer hidden." in told
    assert "You make noise." in told
    assert "The record is in" in console.type("quit")
    again = Console("play", "--resume", str(file), "--seats", "random,me,random")
    again.hear()
    assert "You speak and are no longer hidden." in again.type("log 400")
    again.type("quit")


@pytest.mark.rule("NY-INFO-06", "NY-INFO-10")
@pytest.mark.parametrize("memory", ["M0", "M1"])
def test_the_log_goes_as_far_back_as_the_memory_level(tmp_path: Path, memory: str) -> None:
    """Also when a game is gone on with."""
    file = tmp_path / "night.txt"
    console = sit(1, 7, "--record", str(file), f"--option=memory={memory}")
    console.hear()
    console.type("say I begin")
    for action in ("pass", "step e", "step e", "step w", "step w", "end"):
        told = console.type(action)
        if "Your turn ends." in told:
            break
    assert "Bo's turn." in told  # what is new is told whole, and once
    log = console.type("log 400")
    assert log.startswith("Your turn.") == (memory == "M0")
    for words in ("Your turn ends.", "Bo's turn.", "The clue:", "I begin", "You go"):
        assert (words in log) == (memory == "M1"), words
    assert "You feel around." in log
    console.type("quit")
    again = Console("play", "--resume", str(file), "--seats", "random,me,random")
    again.hear()
    assert ("Bo's turn." in again.type("log 400").replace("P2", "Bo")) == (memory == "M1")
    again.type("quit")
