"""Judges that learn: positions are played once, a fit learns what there is to learn, weights are read back."""

import tomllib
from pathlib import Path

import numpy as np
import pytest

from lampblack.bots.network import network_from
from lampblack.games import find_game
from lampblack.kernel.answers import Malformed
from lampblack.lab.plan import Plan
from lampblack.lab.training.fit import chances, fit
from lampblack.lab.training.positions import play_positions, reader_of
from lampblack.lab.training.run import hidden_from, numbered, train
from lampblack.lab.training.targets import TRUST, softened_by


def plan(games: int = 3, seed: str = "1", slug: str = "night-cage", **options: str) -> Plan:
    game = find_game(slug)
    full = game.complete(options)
    return Plan(slug, full, ("random",) * game.seats(full), games, seed, False)


def quiet(_: int) -> None:
    pass


def test_positions_are_read_by_the_game_and_know_who_won(tmp_path: Path) -> None:
    (file,) = play_positions(plan(), tmp_path, 1)
    part = np.load(file)
    assert part["rows"].shape[1] == len(reader_of(find_game("night-cage")).names())
    assert len(part["rows"]) == len(part["won"]) == len(part["lines"]) > 10
    assert set(part["won"]) <= {0.0, 1.0}
    assert len(set(part["lines"])) == 3, "a team is one line through each game"


def test_what_is_played_is_not_played_again(tmp_path: Path) -> None:
    (file,) = play_positions(plan(), tmp_path, 1)
    before = file.stat().st_mtime_ns
    told: list[int] = []
    assert play_positions(plan(), tmp_path, 1, told.append) == [file]
    assert (file.stat().st_mtime_ns, sum(told)) == (before, 3)
    (other,) = play_positions(plan(seed="2"), tmp_path, 1)
    assert other != file


def test_a_game_without_a_reader_is_refused() -> None:
    with pytest.raises(Malformed, match="has nothing that reads positions for learning"):
        reader_of(find_game("keys-to-the-castle"))


def test_a_fit_finds_what_no_weighted_sum_can() -> None:
    """Won when just one of two signs is there."""
    dice = np.random.default_rng(1)
    rows = dice.integers(0, 2, (4000, 2)).astype(np.float32)
    won = (rows[:, 0] != rows[:, 1]).astype(np.float32)
    games = np.arange(4000, dtype=np.int32)
    curved = fit(rows, won, won, games, (16,), 120, 1, quiet)
    straight = fit(rows, won, won, games, (), 20, 1, quiet)
    assert curved.loss < 0.1 < 0.6 < straight.loss
    assert straight.baseline == pytest.approx(0.693, abs=0.01)


def test_the_same_seed_gives_the_same_weights() -> None:
    rows = np.random.default_rng(2).random((300, 3)).astype(np.float32)
    won = (rows[:, 0] > 0.5).astype(np.float32)
    games = np.arange(300, dtype=np.int32)
    first, second = (fit(rows, won, won, games, (4,), 2, 5, quiet) for _ in range(2))
    assert all((a == b).all() for a, b in zip(first.layers, second.layers))


def test_worth_leans_on_what_is_said_of_the_next_position_of_the_line() -> None:
    said = np.array([0.1, 0.2, 0.3, 0.4], np.float32)
    won = np.array([1, 0, 1, 0], np.float32)
    lines = np.array([1, 2, 1, 2], np.int32)
    worth = softened_by(said, won, lines)
    assert worth[2:] == pytest.approx([1, 0])
    assert worth[:2] == pytest.approx([(1 - TRUST) * 0.3 + TRUST, (1 - TRUST) * 0.4])


def test_lines_of_different_files_stay_apart() -> None:
    assert list(numbered([np.array([4, 8]), np.array([0, 4])])) == [0, 4, 5, 9]


def test_trained_weights_are_read_back_and_say_what_the_fit_says(tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    fitted = train(plan(), tmp_path / "data", out, (4,), 2, 1)
    train(plan(2, players="5"), tmp_path / "data", out, (4,), 1, 1)
    table = tomllib.loads(out.read_text())
    assert [each["games"] for each in table["games"]] == [3, 2]
    assert table["games"][1]["command"].endswith("--games 2 --seed 1 -o players=5")
    names = reader_of(find_game("night-cage")).names()
    network = network_from(table, names, "weights.toml")
    train(plan(), tmp_path / "again", out, (4,), 2, 1)
    network = network_from(tomllib.loads(out.read_text()), names, "weights.toml")
    row = np.load(next((tmp_path / "again").glob("*.npz")))["rows"][:1].astype(np.float32)
    assert network.chance([float(sign) for sign in row[0]]) == pytest.approx(
        float(chances(fitted.layers, row)[0]), abs=0.01
    )


def test_positions_with_other_signs_are_refused(tmp_path: Path) -> None:
    (file,) = play_positions(plan(), tmp_path, 1)
    part = dict(np.load(file))
    part["rows"] = part["rows"][:, :7]
    np.savez(file, **part)
    with pytest.raises(Malformed, match="has positions with other signs; name a new folder"):
        train(plan(), tmp_path, tmp_path / "weights.toml", (4,), 1, 1)


@pytest.mark.parametrize("text", ["", "many", "0,4", "4,", "5000"])
def test_hidden_layers_are_numbers(text: str) -> None:
    with pytest.raises(Malformed, match="--hidden"):
        hidden_from(text)


def test_hidden_layers_in_words() -> None:
    assert hidden_from("32,16") == (32, 16)
    assert hidden_from("0") == ()
