"""OpenSpiel's own tests of games, on every game, with both kinds of chance."""

import random
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

from lampblack.adapters.openspiel import LampblackGame, short_name
from lampblack.games import shelf
from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Game
from tests.adapters.settings import CONFIGURATIONS, Options

flags.FLAGS.mark_as_parsed()  # the generator of playthroughs reads one
CHANCES = ("explicit", "sampled")


def name_of(game: Game, options: Options, **params: object) -> str:
    named = ",".join(f"{key}={value}" for key, value in {**options, **params}.items())
    return f"{short_name(game.slug)}({named})"


def loaded(game: Game, options: Options, **params: object) -> LampblackGame:
    return pyspiel.load_game(name_of(game, options, **params))


def test_all_games_are_registered() -> None:
    assert {short_name(slug) for slug in shelf()} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("chance", CHANCES)
@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS)
def test_random_sim_test(game: Game, options: Options, chance: str) -> None:
    spiel = loaded(game, options, limit=12, rows=4, chance=chance)
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS)
def test_playthrough(game: Game, options: Options, tmp_path: Path) -> None:
    """A playthrough by OpenSpiel's generator, read back and played again, is the same."""
    name = name_of(game, options, limit=6, rows=2)
    first = generate_playthrough.playthrough(name, None, seed=1)
    file = tmp_path / "playthrough.txt"
    file.write_text(first, encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original.splitlines() == again.splitlines()
    assert "IsTerminal() = True" in first


@pytest.mark.parametrize("chance", CHANCES)
@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS)
def test_resampling_keeps_what_a_player_knows(game: Game, options: Options, chance: str) -> None:
    """As OpenSpiel's own check: the same information state, player and legal actions; and it can be played on."""
    spiel = loaded(game, options, limit=40, rows=4, chance=chance)
    rng = random.Random(3)
    state = spiel.new_initial_state()
    worlds = set()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(outcomes, odds)[0])
            continue
        for player in range(spiel.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(player) == state.legal_actions(player)
            worlds.add(other.state.to_text())
            play_on(other, rng)
        state.apply_action(rng.choice(state.legal_actions()))
    assert bool(worlds)


def play_on(state: pyspiel.State, rng: random.Random) -> None:
    for _ in range(3):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def test_observers_name_every_plane() -> None:
    spiel = pyspiel.load_game("lampblack_keys_to_the_castle(players=3,chance=sampled)")
    state = spiel.new_initial_state().child(7)
    observation = make_observation(spiel)
    observation.set_from(state, 1)
    assert list(observation.dict) == [plane.name for plane in spiel.setting.planes]
    assert observation.dict["open"].shape == (6, 6)
    assert observation.dict["hand"].sum() == 3
    assert observation.tensor.astype(np.uint8).tobytes() == state.state.tensor(1)
    recall = make_observation(spiel, pyspiel.IIGObservationType(perfect_recall=True))
    recall.set_from(state, 1)
    assert recall.tensor.tolist() == state.information_state_tensor(1)
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    assert spiel.make_py_observer(everything) is None


def test_a_memory_is_of_what_its_player_was_told_and_did() -> None:
    spiel = pyspiel.load_game("lampblack_keys_to_the_castle(players=2,chance=sampled)")
    state = spiel.new_initial_state().child(7)
    first, other = state.current_player(), 1 - state.current_player()
    action = state.legal_actions()[0]
    told = state.action_to_string(first, action)
    state.apply_action(action)
    assert f"> {told}" in state.information_state_string(first)
    assert f"> {told}" not in state.information_state_string(other)
    numbers = np.array(state.information_state_tensor(first)).reshape(spiel.information_state_tensor_shape())
    assert divmod(action + 1, 256) in [tuple(row[-2:]) for row in numbers]
    drawn = '"type":"Drew"'
    assert drawn in state.information_state_string(first) or "Dealt" in state.information_state_string(first)


def test_wrong_parameters_are_refused_in_words() -> None:
    for name, said in (("players=9", "players"), ("chance=loaded", "neither explicit nor sampled")):
        with pytest.raises((Malformed, pyspiel.SpielError), match=said):
            pyspiel.load_game(f"lampblack_keys_to_the_castle({name})")
