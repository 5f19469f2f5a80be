"""A result says what it rests on, ends in words, and calls winners what the game calls them."""

from pathlib import Path

import pytest

from lampblack.games import shelf
from lampblack.games.nyctophobia.knowledge.facts import Turn
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.seat import EVERYTHING, SPECTATOR
from lampblack.lab.contest import alternates_usually, contest_of
from lampblack.lab.evidence import evidence_of, in_full
from lampblack.lab.parquet import read_parquet, write_parquet
from lampblack.lab.plan import Plan
from lampblack.lab.play import play_game
from lampblack.lab.report import report
from lampblack.lab.simulate import simulate
from lampblack.lab.summary import summary

OWL = Path(__file__).parents[2] / "examples" / "owl_bot.py"


def plan(slug: str, *bots: str, games: int = 4, **options: str) -> Plan:
    full = shelf()[slug].complete({"players": str(len(bots))} | options)
    return Plan(slug, full, bots, games, "5", False, 400)


def lines(made: Plan) -> list[str]:
    return report(made, simulate(made, 1), 1.0, 1)


@pytest.mark.parametrize("slug", list(shelf()))
def test_every_game_counts_its_turns(slug: str) -> None:
    game = shelf()[slug]
    options = game.complete({})
    seats = game.seats(options)
    played = [play_game(Plan(slug, options, ("random",) * seats, 3, "1", False, 300), n) for n in range(3)]
    assert all(result.turns is not None and result.turns > 1 for result in played), played
    view = game.setup(options, SeededChance("1/0")).observe(SPECTATOR)
    if slug != "nyctophobia":  # whose views have no number of the turn
        assert view.turn <= 1


def test_turns_of_nyctophobia_are_those_that_were_told() -> None:
    chance = SeededChance(3)
    log: list[Event] = []
    state = shelf()["nyctophobia"].setup({"hunter": "axe"}, chance, log)
    for _ in range(120):
        seat = state.asked()
        if seat is None:
            break
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))], chance, log)
    told = [fact for fact in perceived(log, EVERYTHING) if isinstance(fact, Turn)]
    assert state.turn_count() == len(told) > 4
    assert state.clone().turn_count() == len(told)


def test_bots_stand_there_with_every_dial() -> None:
    cage = shelf()["night-cage"]
    assert in_full(cage, "lantern") == "lantern@samples=8"
    assert in_full(cage, "lantern@samples=64") == "lantern@samples=64"
    assert in_full(cage, "greedy") == "greedy"
    assert in_full(cage, f"{OWL}:Owl@games=2").startswith(f"{OWL}:Owl@games=2 (file ")


def test_the_report_and_the_rows_rest_on_the_same(tmp_path: Path) -> None:
    made = plan("night-cage", "random", "greedy", gates="3")
    evidence = evidence_of(made)
    assert (evidence.game, evidence.rules, evidence.options["gates"]) == ("night-cage", 2, "3")
    assert evidence.content == shelf()["night-cage"].digest({})
    text = "\n".join(lines(made))
    for word in ("gates=3", evidence.content, "random, greedy", "Seed: 5", evidence.version, evidence.build):
        assert word in text
    results = simulate(made, 1)
    write_parquet([(evidence, results)], tmp_path / "games.parquet")
    assert read_parquet(tmp_path / "games.parquet") == [(evidence, results)]
    found = summary(made, results, 1.0, 1)
    assert {name: found[name] for name in evidence._fields} == evidence._asdict()


def test_a_team_wins_together_and_no_seat_alone() -> None:
    made = plan("night-cage", "random", "greedy")
    text = "\n".join(lines(made))
    assert "4 games of night-cage, random and greedy, seed 5." in text
    assert "Everybody wins or loses together" in text
    assert "Won together" in text
    assert "P0" not in text
    assert "Whoever begins" not in text
    assert "wins_by_seat" not in summary(made, simulate(made, 1), 1.0, 1)
    assert not alternates_usually(made)


def test_sides_have_names_and_bots_stay_on_theirs() -> None:
    made = plan("nyctophobia", "stalker", "random", "random", hunter="axe")
    assert [party.name for party in contest_of(made).parties] == [
        "The Hunter (stalker)",
        "The Hunted (random)",
    ]
    assert [party.wins for party in contest_of(made).parties] == ["The Hunter wins", "The Hunted win"]
    assert not alternates_usually(made)
    result = play_game(made, 0)
    for winners, told in [((0,), [True, False]), ((1, 2), [False, True]), ((), [False, False])]:
        ended = result._replace(winners=winners)
        assert [party.won(ended) for party in contest_of(made).parties] == told


def test_in_a_race_bots_alternate_and_equal_ones_ask_who_begins() -> None:
    race = plan("keys-to-the-castle", "hasty", "random")
    assert alternates_usually(race)
    assert contest_of(race).measure.name == "hasty"
    assert contest_of(plan("keys-to-the-castle", "hasty", "hasty")).measure.name == "Whoever begins"


def test_endings_are_told_in_words() -> None:
    limited = plan("keys-to-the-castle", "random", "random", max_turns="4")
    assert "  4  Aborted after turn 4, nobody wins [KC-WIN-10]" in lines(limited)
    told = lines(plan("keys-to-the-castle", "hasty", "hasty", games=3))
    assert any(
        "A player who lands on a tile of the own goal line wins, won [KC-WIN-01]" in line for line in told
    )
