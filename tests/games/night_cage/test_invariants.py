"""The invariants of section 24, over whole random games in every configuration."""

from typing import Any

import pytest

from lampblack.games.night_cage.model.pieces import FACE_P, FACE_W, START_TILE
from lampblack.games.night_cage.model.position import NOWHERE
from lampblack.games.night_cage.rules.sight import sight
from lampblack.games.night_cage.state import NightState
from lampblack.games.night_cage.text.checking import boundary, broken, tile_counts
from lampblack.kernel.bits import has, members
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import Event
from lampblack.kernel.playout import decide, options_of
from lampblack.testkit.laws import choose
from tests.games.night_cage.subject import CONFIGURATIONS, SUBJECTS

SEEDS = 3
LONGEST = 20_000


class Watch:
    """A game being played, checked at every decision and every turn boundary."""

    def __init__(self, slug: str, options: dict[str, str], seed: int) -> None:
        self.chance = SeededChance(f"{slug} {options} {seed}")
        state = SUBJECTS[slug].game.setup(options, self.chance)
        assert isinstance(state, NightState)
        self.state = state
        self.turn_log: list[Event] = []

    def play(self) -> None:
        actions = 0
        while self.state.asked() is not None:
            self.step()
            actions += 1
            assert actions < LONGEST, "the game does not end"
        self.check_tiles()

    def step(self) -> None:
        state = self.state
        turn, left = state.turn, state.left
        log: list[Event] = []
        decide(state, choose(options_of(state), self.chance.below(1_000_000)), self.chance, log)
        self.turn_log += log
        assert state.left <= left, "NC-INV-08"
        self.check_tiles()
        self.check_sight()
        assert (problem := broken(state)) is None, f"{problem}\n{state.to_text()}"
        if state.turn != turn and turn > 0 and state.asked() is not None:
            assert (problem := boundary(state)) is None, f"{problem}\n{state.to_text()}"
            self.check_attackers()
        if state.turn != turn:
            self.turn_log = []

    def check_tiles(self) -> None:
        """NC-INV-04: every tile of the game is somewhere, exactly once."""
        counts = tile_counts(self.state)
        for place, line in zip(self.state.place, self.state.line):
            counts[START_TILE] += 1 if place == NOWHERE and line == NOWHERE else 0
        assert counts == self.state.settings.pool

    def check_sight(self) -> None:
        """NC-INV-07."""
        state = self.state
        eaters = [cell for cell in members(state.monsters) if not has(state.keepers, cell)]
        for one in eaters:
            for other in eaters:
                assert has(sight(state, one), other) == has(sight(state, other), one)

    def check_attackers(self) -> None:
        """NC-INV-06: what attacked is gone, a Pit, or holds a stranded prisoner."""
        state = self.state
        facts: list[Any] = [event.fact for event in self.turn_log]
        for index, fact in enumerate(facts):
            if type(fact).__name__ != "MonstersAttacked":
                continue
            later = {getattr(new, "cell", "") for new in facts[index:] if is_new_tile(new)}
            for strike in fact.strikes:
                cell = state.board.names.index(strike.cell)
                if state.faces[cell] in (FACE_W, FACE_P) and strike.cell not in later:
                    assert has(state.occupied(), cell), f"{strike.cell}\n{state.to_text()}"


def is_new_tile(fact: Any) -> bool:
    return type(fact).__name__ in ("TilePlaced", "Swapped")


@pytest.mark.rule("NC-INV-01", "NC-INV-02", "NC-INV-03", "NC-INV-04", "NC-INV-05", "NC-INV-06")
@pytest.mark.rule("NC-INV-07", "NC-INV-08", "NC19-STATE-03", "NC-LIGHT-16")
@pytest.mark.parametrize(("slug", "options"), CONFIGURATIONS, ids=str)
def test_invariants(slug: str, options: dict[str, str]) -> None:
    for seed in range(SEEDS):
        Watch(slug, options, seed).play()
