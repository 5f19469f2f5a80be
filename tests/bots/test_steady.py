"""Positions in which the right decision is plain, and whole games."""

import pytest

from lampblack.bots.register import find_bot
from lampblack.games import find_game
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.player import Viewpoint
from lampblack.kernel.playout import play
from tests.games.keys_to_the_castle.castle import GAME, Table, alder


def choice(table: Table, bot: str = "steady") -> str:
    seat = table.state.asked()
    assert seat is not None
    player = find_bot(find_game("keys-to-the-castle"), bot)
    return player.decide(Viewpoint(table.state, seat), SeededChance(1)).text


@pytest.mark.parametrize("bot", ["hasty", "steady"])
def test_takes_the_winning_step(bot: str) -> None:
    table = alder("B1=Ro.. B2=Yo.0", ["KB KB KB"], step="MOVE")
    assert choice(table, bot) == "MOVE(B1)"


@pytest.mark.parametrize("bot", ["hasty", "steady"])
def test_opens_the_last_door(bot: str) -> None:
    table = alder("B2=Yo.0", ["KR KB KG KG"])
    assert choice(table, bot) == "OPEN(KR,B1)"


@pytest.mark.parametrize("bot", ["hasty", "steady"])
def test_keeps_the_skeleton_key_when_a_key_does(bot: str) -> None:
    table = alder("B2=Yo.0", ["KR SK KG KG"])
    assert choice(table, bot) == "OPEN(KR,B1)"


@pytest.mark.parametrize("bot", ["hasty", "steady"])
def test_saws_no_bars_that_are_in_nobodys_way(bot: str) -> None:
    table = alder("C1=Rx.. D2=Yo.0 D1=Gt..", ["HS KB KB KB"])
    assert choice(table, bot) != "SAW(C1)"  # D1 is open and wins


@pytest.mark.parametrize("bot", ["hasty", "steady"])
def test_walks_on_rather_than_out(bot: str) -> None:
    table = alder("C8=Yo.. C7=Go.. C6=Bo.. D7=Ro.0", ["KB KB KB"], step="MOVE")
    assert choice(table, bot) == "MOVE(C7)"


def test_stops_an_opponent_who_is_one_step_from_winning() -> None:
    """P1 stands on A7, next to the open A8."""
    table = alder("A8=Rt.. A7=Rk.1 C8=Yo.0", ["NT KG KG KG"])
    assert choice(table) == "NET(P1)"
    table = alder("A8=Rt.. A7=Rk.1 C8=Yo.0", ["PL KG KG KG"])
    assert choice(table) == "PADLOCK(A8)"


def test_hasty_never_looks_at_the_others() -> None:
    table = alder("A8=Rt.. A7=Rk.1 C8=Yo.0", ["NT KG KG KG"])
    assert choice(table, "hasty") != "NET(P1)"


@pytest.mark.parametrize("bot", ["hasty", "steady"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_come_to_an_end(bot: str, players: int) -> None:
    chance = SeededChance(f"{bot} {players}")
    state = GAME.setup({"players": str(players), "max_turns": "400"}, chance)
    player = find_bot(find_game("keys-to-the-castle"), bot)
    play(state, [player] * players, chance, SeededChance("thoughts"), 10_000)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.rule == "KC-WIN-01"


def test_beats_random_from_both_seats() -> None:
    won = 0
    for number in range(12):
        chance = SeededChance(f"match {number}")
        state = GAME.setup({"max_turns": "400"}, chance)
        pair = [find_bot(find_game("keys-to-the-castle"), name) for name in ("steady", "random")]
        seat = number % 2
        play(state, pair if seat == 0 else pair[::-1], chance, SeededChance("thoughts"), 10_000)
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.winners == (seat,)
    assert won >= 11
