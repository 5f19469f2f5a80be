"""The cube tower (SS-TOWER, SS-TOW) and randomness (SS-RNG)."""

import tomllib
from importlib import resources

import pytest

from lampblack.games.stygian_society.model.content import TowerParameters
from lampblack.games.stygian_society.model.pieces import number
from lampblack.games.stygian_society.model.streams import STREAMS, StreamsChance
from lampblack.games.stygian_society.model.tower import (
    OUTCOMES,
    ScriptedTower,
    StatisticalTower,
    Tower,
    binomial,
    check_conserved,
)
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance, RecordingChance, ReplayChance, ScriptedChance, SeededChance
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.record import Record
from lampblack.kernel.session import Session, replay
from tests.games.stygian_society.table import FOUR, GAME, table

PARAMETERS = GAME.packs()["standard"].tower
DATA = tomllib.loads(
    (resources.files("lampblack.games.stygian_society") / "content" / "tower.toml").read_text()
)
NOTHING = [0] * 6


def tower(**changes: float) -> StatisticalTower:
    values = {
        "pass_empty": 0.5,
        "pass_full": 0.7,
        "occupancy_ref": 30.0,
        "dislodge": 0.011,
        "crypt": 0.15,
    } | changes
    return StatisticalTower(TowerParameters(**values))


def out(weights: list[int], cubes: int) -> list[float]:
    """How likely it is that so many leave, from the weights of one color."""
    total = sum(weights)
    leaving = [0.0] * (cubes + 1)
    for name, weight in zip(OUTCOMES[cubes], weights):
        field, crypt = name.split("+")
        leaving[int(field) + int(crypt)] += weight / total
    return leaving


@pytest.mark.rule("SS-TOWER-01", "SS-TOW-03")
def test_every_model_conserves_cubes() -> None:
    chance = SeededChance("conserve")
    inside, model = [0] * 6, tower()
    for turn in range(200):
        dropped = [(turn + color) % 3 if inside[color] < 8 else 0 for color in range(6)]
        field, crypt = model.drop(inside, dropped, chance)
        for color in range(6):
            inside[color] += dropped[color] - field[color] - crypt[color]
            assert min(inside[color], field[color], crypt[color]) >= 0
    with pytest.raises(Malformed, match="SS-TOWER-01"):
        check_conserved(NOTHING, [1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0])
    with pytest.raises(Malformed, match="SS-TOWER-01"):
        check_conserved(NOTHING, [1, 0, 0, 0, 0, 0], [-1, 0, 0, 0, 0, 0], NOTHING)


@pytest.mark.rule("SS-TOWER-02", "SS-TOW-06")
def test_old_and_new_cubes_may_come_out() -> None:
    old = tower().odds_for(5, 1, 5, 0).weights
    assert all(weight > 0 for weight in old)  # five inside, none of this color dropped: any of them may come
    new = tower().odds_for(0, 1, 0, 1).weights
    assert all(weight > 0 for weight in new)


@pytest.mark.rule("SS-TOWER-03", "SS-TOW-09")
def test_only_drop_extract_and_clear_change_the_tower() -> None:
    t = table(
        tower="G3W1R2",
        agenda="D-SUPPORT",
        active="burglar",
        cards_burglar="burglar.flung_knives burglar.long_reach",
    )
    t.chance = ScriptedChance([])  # nothing may be asked
    t.play("SUPPORT(burglar.long_reach)", "EXTRACT(green)")
    assert t.cubes("tower") == "G1W1R2"
    t.play("ACTION(generic.regroup)")
    assert t.cubes("tower") == "0"
    assert number(t.state.bank, 1) == 10


@pytest.mark.rule("SS-TOWER-04", "SS-TOW-08")
def test_dropping_nothing_asks_nothing() -> None:
    assert tower().drop([5] * 6, NOTHING, ScriptedChance([])) == (NOTHING, NOTHING)
    assert ScriptedTower([]).drop([5] * 6, NOTHING, ScriptedChance([])) == (NOTHING, NOTHING)


@pytest.mark.rule("SS-TOWER-05")
def test_equal_seeds_give_equal_results() -> None:
    for seed in range(5):
        results = [tower().drop([2] * 6, [1] * 6, SeededChance(seed)) for _ in range(2)]
        assert results[0] == results[1]


@pytest.mark.rule("SS-TOWER-06", "SS-STATE-05")
def test_what_is_inside_is_public_by_color() -> None:
    assert table(tower="G3R2").state.observe(-1).cubes.tower == "G3R2"


@pytest.mark.rule("SS-TOW-01")
def test_the_engine_knows_only_the_interface() -> None:
    class Generous(Tower):
        def drop(self, inside: list[int], dropped: list[int], chance: Chance) -> tuple[list[int], list[int]]:
            return [a + b for a, b in zip(inside, dropped)], [0] * 6

    for model in (Generous("generous"), ScriptedTower(["B4R1Y1K1"])):
        t = table()
        t.state.settings.tower = model
        t.play("ACTION(generic.muster)", "WILD(B4)")
        assert t.cubes("field") == "B4R1Y1K1"
    assert GAME.complete({})["tower"] == "statistical"


@pytest.mark.rule("SS-TOW-04", "SS-TOW-18")
def test_a_replay_needs_no_model_only_what_fell() -> None:
    recorder = Session(GAME, {"players": "1", "heroes": "random"}, SeededChance("tower"), ["Ada"])
    thoughts = SeededChance("thoughts")
    for _ in range(60):
        legal = options_of(recorder.state)
        if not legal:
            break
        recorder.play(legal[thoughts.below(len(legal))].text)
    text = recorder.record().to_text()
    assert "* fall red " in text
    *_, last = replay(GAME, Record.from_text(text))
    assert last.state == recorder.state


@pytest.mark.rule("SS-TOW-05")
@pytest.mark.parametrize(("inside", "p"), [(0, 0.5), (15, 0.6), (30, 0.7), (45, 0.7)])
def test_the_chance_to_pass_grows_with_what_is_inside(inside: int, p: float) -> None:
    leaving = out(tower(dislodge=0.0).odds_for(inside, 6, 0, 2).weights, 2)
    assert leaving == pytest.approx([(1 - p) ** 2, 2 * p * (1 - p), p * p], abs=1e-6)


@pytest.mark.rule("SS-TOW-05", "SS-TOW-06")
def test_old_cubes_come_loose_with_each_cube_dropped() -> None:
    q = 1 - (1 - 0.011) ** 7
    assert out(tower().odds_for(10, 7, 1, 0).weights, 1) == pytest.approx([1 - q, q], abs=1e-6)
    both = out(tower().odds_for(30, 7, 1, 1).weights, 2)
    assert both[2] == pytest.approx(q * 0.7, abs=1e-6)


@pytest.mark.rule("SS-TOW-07")
def test_each_leaving_cube_lands_in_the_crypt_on_its_own() -> None:
    weights = tower(pass_empty=1.0, pass_full=1.0, dislodge=0.0).odds_for(0, 3, 0, 3).weights
    likely = dict(zip(OUTCOMES[3], (weight / sum(weights) for weight in weights)))
    assert [likely[f"{3 - n}+{n}"] for n in range(4)] == pytest.approx(binomial(3, 0.15), abs=1e-6)


@pytest.mark.rule("SS-TOW-08", "SS-RNG-05")
def test_one_question_per_color_that_a_person_can_answer() -> None:
    chance = RecordingChance(ScriptedChance(["fall blue 1+0", "fall red 0+1", "fall green 0+0"]))
    assert tower().drop([1, 2, 0, 0, 0, 0], [1, 0, 0, 1, 0, 0], chance) == (
        [1, 0, 0, 0, 0, 0],
        [0, 0, 0, 1, 0, 0],
    )
    assert chance.lines == [
        "fall blue 1+0",
        "fall green 0+0",
        "fall red 0+1",
    ]  # canonical order, absent colors not asked
    with pytest.raises(Malformed, match=r"3\+0"):
        tower().drop([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0], ScriptedChance(["fall blue 3+0"]))


@pytest.mark.rule("SS-TOW-10")
def test_extreme_parameters() -> None:
    always = tower(pass_empty=1.0, pass_full=1.0, dislodge=1.0, crypt=0.0)
    assert always.drop([2, 0, 0, 0, 0, 0], [0, 0, 0, 3, 0, 0], SeededChance(1)) == (
        [2, 0, 0, 3, 0, 0],
        NOTHING,
    )
    never = tower(pass_empty=0.0, pass_full=0.0, dislodge=0.0)
    assert never.drop([2] * 6, [1] * 6, SeededChance(1)) == (NOTHING, NOTHING)


@pytest.mark.rule("SS-TOW-11")
def test_in_the_long_run() -> None:
    model, chance = StatisticalTower(PARAMETERS), SeededChance("long run")
    inside = [0] * 6
    contents, fell, crypts, lucky, drops = 0, 0, 0, 0, 3000
    for turn in range(drops + 100):
        dropped = [0] * 6
        for _ in range(6):  # six cubes of the bank, all equally likely
            bank = [10 - inside[c] - dropped[c] for c in range(6)]
            dropped[chance.pick("cube", "", "BGWRYK", bank)] += 1
        field, crypt = model.drop(inside, dropped, chance)
        inside = [inside[c] + dropped[c] - field[c] - crypt[c] for c in range(6)]
        if turn >= 100:
            contents += sum(inside)
            fell += sum(field) + sum(crypt)
            crypts += sum(crypt)
            lucky += sum(crypt) >= 2
    assert 20 <= contents / drops <= 32
    assert abs(fell / drops - 6) < 0.2
    assert abs(crypts / fell - 0.15) < 0.02
    assert 0.15 <= lucky / drops <= 0.28


@pytest.mark.rule("SS-TOW-12", "SS-TOW-13", "SS-TOW-14")
def test_the_reference_geometry_is_the_ledgers() -> None:
    physics = DATA["physics"]
    shaft, release, crypt = physics["shaft"], physics["release"], physics["crypt"]
    assert (shaft["inner"], shaft["wall"], shaft["height"], shaft["exit_height"], shaft["ramp_degrees"]) == (
        7.0,
        0.2,
        31.5,
        4.5,
        42.0,
    )
    assert physics["levels"]["z"] == [8.5, 12.0, 15.5, 19.0, 22.5, 26.0]
    assert release == {
        "above_rim": 2.5,
        "layer_size": 4,
        "layer_step": 1.5,
        "spread": 0.55,
        "min_separation": 1.3,
    }
    assert (crypt["width"], crypt["depth"], crypt["gap"], crypt["fence_height"]) == (5.0, 5.0, 3.5, 0.4)
    assert (physics["max_time"], physics["settle_speed"], physics["settle_time"]) == (2.5, 1.0, 0.2)
    assert (physics["cube"]["edge"], physics["cube"]["mass"]) == (1.0, 0.65)


@pytest.mark.rule("SS-TOW-20")
def test_the_parameters_lie_by_the_estimates() -> None:
    estimates = {5: 0.50, 12: 0.54, 17: 0.60, 22: 0.65, 27: 0.68, 35: 0.72}
    for inside, p in estimates.items():
        filled = min(1, inside / PARAMETERS.occupancy_ref)
        assert (
            abs(PARAMETERS.pass_empty + (PARAMETERS.pass_full - PARAMETERS.pass_empty) * filled - p) <= 0.06
        )
    assert abs(PARAMETERS.dislodge - 0.0106) <= 0.004
    assert abs(PARAMETERS.crypt - 0.15) <= 0.04


# --- randomness ----------------------------------------------------------------------------------


def played(chance: Chance, model: Tower | None, actions: int) -> tuple[SocietyState, list[str]]:
    recording = RecordingChance(chance)
    state = GAME.setup({"players": "4", "heroes": FOUR, "start": "knight"}, recording)
    assert isinstance(state, SocietyState)
    if model is not None:
        state.settings.tower = model
    for _ in range(actions):
        while state.prompt(state.asked() or 0).name != "D-ACTION":
            decide(state, options_of(state)[0], recording)
        decide(state, state.action("ACTION(generic.muster)"), recording)
    return state, [line for line in recording.lines if not line.startswith("fall")]


@pytest.mark.rule("SS-RNG-01", "SS-RNG-02")
def test_streams_do_not_disturb_each_other() -> None:
    class Stuck(Tower):
        def drop(self, inside: list[int], dropped: list[int], chance: Chance) -> tuple[list[int], list[int]]:
            return [0] * 6, [0] * 6

    assert set(STREAMS.values()) == {"setup", "decks", "skills", "status", "tower"}
    for seed in range(3):
        chance = StreamsChance(seed)
        [chance.pick("fall", "red", ["0+0", "1+0"], [1, 1]) for _ in range(seed)]
        plain = StreamsChance(seed)
        question = ("chest", "", ["a", "b", "c", "d", "e", "f"], [1] * 6)
        assert [chance.pick(*question) for _ in range(9)] == [plain.pick(*question) for _ in range(9)]
        _, cards = played(StreamsChance(seed), None, 2)
        _, same = played(StreamsChance(seed), Stuck("stuck"), 2)
        assert cards[:5] == same[:5]


@pytest.mark.rule("SS-RNG-03", "SS-TOWER-05")
def test_equal_seeds_and_decisions_give_equal_states() -> None:
    for seed in range(3):
        one, lines = played(SeededChance(seed), None, 3)
        two, again = played(SeededChance(seed), None, 3)
        assert one == two
        assert one.to_text() == two.to_text()
        assert lines == again


@pytest.mark.rule("SS-RNG-04")
def test_random_choices_are_uniform_over_the_candidates() -> None:
    asked: list[tuple[str, int, list[int]]] = []

    class Listening(Chance):
        def __init__(self) -> None:
            self.inner = SeededChance("listen")

        def pick(self, what: str, subject: str, names: object, weights: list[int]) -> int:
            asked.append((what, len(weights), weights))
            return self.inner.pick(what, subject, [], weights)

    GAME.setup({"players": "3", "heroes": "random"}, Listening())
    assert [(what, size) for what, size, _ in asked][:2] == [("hero", 4), ("skill", 6)]
    assert all(weights == [1] * size for _, size, weights in asked)


@pytest.mark.rule("SS-RNG-05")
def test_everything_random_can_be_scripted() -> None:
    lines = ["skill knight.cleave"]
    with pytest.raises(Malformed, match=r"knight\.cleave"):  # no level-1 card
        GAME.setup({"players": "4", "heroes": FOUR, "start": "knight"}, ScriptedChance(lines))
    lines = [
        "skill knight knight.plate_harness",
        "skill burglar burglar.caltrops",
        "skill spellsling spellsling.attune",
        "skill doctor doctor.triage",
        "floor 1 lower.nursery",
    ]
    state = GAME.setup({"players": "4", "heroes": FOUR, "start": "knight"}, ReplayChance(lines))
    assert "sheet: lower.nursery" in state.to_text()
