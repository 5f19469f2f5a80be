"""Ray plays the same games: on this machine, with packs, and when a node of a cluster dies."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from lampblack.games import bring_packs, find_game
from lampblack.kernel.answers import Malformed
from lampblack.kernel.packs import VARIABLE
from lampblack.lab.plan import Plan
from lampblack.lab.play import Result
from lampblack.lab.rays import Rays
from lampblack.lab.simulate import engine_for, simulate
from lampblack.lab.work import Work

PACK = Path(__file__).parents[2] / "examples" / "packs" / "small-castle"


TOKEN = secrets.token_hex(32)
"""One for all tests: Ray reads it once in a process."""


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A token of our own, and nothing written to anybody's home; workers find the sources we test."""
    monkeypatch.setenv("RAY_AUTH_TOKEN", TOKEN)
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv(VARIABLE, "")
    yield
    ray.shutdown()


def plan(games: int = 10, **options: str) -> Plan:
    full = find_game("keys-to-the-castle").complete({"players": "2"} | options)
    return Plan("keys-to-the-castle", full, ("random", "hasty"), games, "7", True, 300)


def test_a_local_ray_plays_the_same_games_and_brings_packs_along(quiet: None) -> None:
    bring_packs([PACK])
    small = plan(6, content="small-castle")
    told: list[int] = []
    found = simulate(small, 2, told.append, "ray")
    assert found == simulate(small, 1)
    assert sum(told) == 6


def test_an_unknown_engine_is_named() -> None:
    with pytest.raises(Malformed, match="'abacus' is none of local, ray, ray:ADDRESS"):
        engine_for("abacus", 1)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "127.0.0.1:99999"])
def test_an_address_without_a_cluster_is_named_at_once(address: str) -> None:
    with pytest.raises(Malformed) as refused:
        engine_for(f"ray:{address}", 1)
    assert refused.value.field == "--engine"
    assert address in refused.value.problem


@pytest.mark.soak
def test_a_node_that_dies_loses_nothing(quiet: None) -> None:
    """Two real nodes; one is killed while it plays. The results are those of one machine, to the byte."""
    from ray.cluster_utils import Cluster

    long = plan(60)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    doomed = cluster.add_node(num_cpus=1)
    try:
        engine = Rays(cluster.address, 2)
        results: list[Result] = []
        nodes = [alive()]
        for _, batch in engine.play([Work(long, 0, long.games)]):
            if not results:  # both play: two batches for each of them are handed out
                cluster.remove_node(doomed, allow_graceful=False)
            results += batch
        nodes.append(alive())
        engine.close()
    finally:
        cluster.shutdown()
    assert nodes == [2, 1]
    assert len(results) == long.games
    assert sorted(results) == simulate(long, 1)


def alive() -> int:
    return sum(node["Alive"] for node in ray.nodes())
