"""Views, previews, words, and the comparison of the editions."""

import sys
from pathlib import Path

import msgspec
import pytest

from lampblack import cli
from lampblack.games.night_cage.compare.difference import ASKED_RULES, FACT_RULES, OPTION_RULES, OTHERWISE
from lampblack.games.night_cage.compare.page import page
from lampblack.games.night_cage.compare.pair import compare
from lampblack.games.night_cage.compare.telling import tell
from lampblack.games.night_cage.knowledge import facts
from lampblack.games.night_cage.knowledge.previews import preview
from lampblack.games.night_cage.model.editions import OWN_IDS_2019
from lampblack.games.night_cage.text.ledger import expand
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Voice
from lampblack.kernel.playout import decide, options_of
from tests.games.night_cage.boards import OUT, cross
from tests.games.night_cage.cage import JUNE_2019, PUBLISHED, alone
from tests.games.night_cage.examples import EXAMPLES, open_example

DOCS = Path(__file__).parents[3] / "docs"


@pytest.mark.rule("NC-STATE-02", "NC-STATE-03", "NC-STATE-04")
def test_the_view_tells_all_but_the_order_of_the_stack() -> None:
    drawn = alone(cross(e="X"), "T", under="2X G", B=OUT).play("MOVE(E)").state.observe(3)
    assert (drawn.hand, drawn.stack.left) == ("T", 3), "public the moment it is drawn, to everybody"
    view = alone(cross(n="W"), under="2X 1T 1G", B=OUT).state.observe(0)
    assert view.stack.rest == {"X": 2, "T": 1, "G": 1}
    assert view.stack.next == {"X": 0.5, "T": 0.25, "G": 0.25}
    assert sum(view.stack.next.values()) == 1
    monster = view.monsters[0]
    assert (monster.cell, monster.sees) == ("(1,2)", ["(1,2)", "(2,2)", "(3,2)"])
    assert (view.gates_left, view.keys_left, view.keys_needed) == (1, 4, 4)
    assert (view.acting, view.step, view.final_flickers) == ("A", "ACT", False)
    space = next(space for space in view.spaces if space.cell == "(2,2)")
    assert (space.tile, space.openings, space.lit, space.prisoners) == ("X", "NESW", True, ["A"])


@pytest.mark.parametrize("game", [PUBLISHED, JUNE_2019], ids=lambda game: game.slug)
def test_views_and_facts_survive_the_wire(game) -> None:
    chance, voice = SeededChance(5), Voice(0, ["Ada", "Bo", "Cleo", "Dan"])
    for options in ({}, {"mode": "advanced"}):
        log: list = []
        state = game.setup(options, chance, log)
        while state.asked() is not None:
            legal = options_of(state)
            decide(state, legal[chance.below(len(legal))], chance, log)
            view = state.observe(0)
            assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type()) == view
            assert game.draw(view)
            assert all(game.describe(view, voice))
        for event in log:
            assert msgspec.json.decode(msgspec.json.encode(event.fact), type=game.fact_type()) == event.fact
            words = game.narrate(event.fact, voice)
            assert words.endswith((".", "!"))
            assert words[0].isupper()


def test_the_front_doors_bring_what_is_their_own() -> None:
    for game in (PUBLISHED, JUNE_2019):
        assert game.bench()[0] == {"players": game.options()[0].choices[0]}
        for options in game.bench():
            assert game.complete(options)["players"] == options.get("players", "4")
        for recipe in (*game.bots(), *game.commands()):
            assert callable(recipe.load()), recipe.name
    assert [recipe.name for recipe in PUBLISHED.commands()] == ["diff"]
    assert JUNE_2019.commands() == [], "one command, not two of a name"
    assert len(PUBLISHED.bench()) == 9


def test_every_fact_has_words() -> None:
    """Built from its annotations, each kind of fact is narrated."""
    samples = {str: "X", int: 1, bool: True, "str | None": None}
    for name, kind in vars(facts).items():
        if not isinstance(kind, type) or not issubclass(kind, facts.Fact) or kind is facts.Fact:
            continue
        fields = {"seat": 0, "prisoner": "A", "how": "stay", "use": "block", "cause": "crumbled"}
        fields |= {"cell": "(0,0)", "origin": "(0,1)", "line": "row 0"}
        values = []
        for field in msgspec.structs.fields(kind):
            if field.name in fields:
                values.append("move" if (name, field.name) == ("Moved", "how") else fields[field.name])
            elif field.type in samples:
                values.append(samples[field.type])
            else:
                values.append([])
        if name == "PitsFormed":
            values[-1] = [facts.TileAt("(0,0)", "I")]
        assert PUBLISHED.narrate(kind(*values), Voice(0, ["Ada"])) or name == "MonstersAttacked"


def test_a_preview_tells_what_is_certain_and_touches_nothing() -> None:
    there = open_example(EXAMPLES["E04"])
    before = there.state.to_text()
    certain, chance_follows = preview(there.state, there.state.action("MOVE(E)"))
    assert [type(fact).__name__ for fact in certain] == [
        "Moved",
        "PitsFormed",
        "MonstersAttacked",
        "WentDark",
    ]
    assert chance_follows
    assert there.state.to_text() == before
    leap = alone(cross(e="#"), B=OUT)
    certain, chance_follows = preview(leap.state, leap.state.action("MOVE(E)"))
    assert not chance_follows
    assert [type(fact).__name__ for fact in certain] == ["Moved"]


@pytest.mark.parametrize("options", [{}, {"mode": "advanced", "boss": "both"}, {"players": "5"}])
def test_every_legal_action_can_be_foreseen_and_looked_at(options: dict[str, str]) -> None:
    """Wherever chance stops a preview, there is a position to show."""
    chance = SeededChance(7)
    state = PUBLISHED.setup(options, chance)
    while state.outcome() is None:
        legal = options_of(state)
        before = state.to_text()
        for action in legal:
            seen = PUBLISHED.foresee(state, action)
            assert seen is not None
            assert len(seen.state.observe(0).spaces) == len(state.observe(0).spaces)
            assert all(PUBLISHED.narrate(event.fact, Voice(0, "ABCDE")) for event in seen.events)
        assert state.to_text() == before
        decide(state, legal[chance.below(len(legal))], chance)


def test_the_comparison_parts_where_the_rules_do() -> None:
    start = open_example(EXAMPLES["E10"]).state.to_text().replace("nerve 1", "nerve 0")
    landings = [compare({}, str(seed), ["LAND(2,3)"], start).parting for seed in range(20)]
    rules = {landing.rules for landing in landings if landing is not None}
    assert ASKED_RULES["SCRAMBLE FALL"] in rules, "some of them land on the Wax Eater"
    seen = compare({"mode": "advanced"}, "2")
    assert seen.parting is not None
    lines = tell(seen)
    assert lines[0] == "night-cage | night-cage-2019"
    assert any(line.startswith("First divergence at decision") for line in lines)
    assert tell(compare({"mode": "advanced"}, "2")) == lines, "the same seed, the same comparison"
    alike = compare({}, "1", ["START(0,0)", "TURN(SNE)"])
    assert alike.parting is None
    assert tell(alike)[-1] == "The same position after each of 2 decisions."


def test_the_comparison_knows_its_options() -> None:
    with pytest.raises(Malformed, match="players: '1' is none of"):
        compare({"players": "1"}, "1")
    with pytest.raises(Malformed, match="boss: the editions share only players and mode"):
        compare({"boss": "both"}, "1")


def test_the_rules_named_by_the_comparison_exist() -> None:
    published, june = PUBLISHED.rules(), JUNE_2019.rules()
    tables = [*FACT_RULES.values(), *OPTION_RULES.values(), *ASKED_RULES.values(), OTHERWISE]
    for mine, theirs in tables:
        assert all(id in published for id in expand(mine)), mine
        assert all(id in june for id in expand(theirs)), theirs


def test_own_ids_are_of_the_2019_ledger_and_stand_for_rules_it_does_not_have() -> None:
    june = JUNE_2019.rules()
    for published, own in OWN_IDS_2019.items():
        assert own in june
        assert published in PUBLISHED.rules()
        # Decisions are inherited with changes (NC19-DEC-01); the change says more.
        is_changed = published.startswith("NC-DEC")
        assert is_changed or published not in june, f"{published} is inherited and needs no other ID"


def test_the_editions_page_is_current() -> None:
    assert (DOCS / "night-cage-editions.md").read_text() == page()


def run_command(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int | str | None:
    monkeypatch.setattr(sys, "argv", ["lampblack", *arguments])
    with pytest.raises(SystemExit) as left:
        cli.main()
    return left.value.code


def test_the_diff_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run_command(monkeypatch, "diff", "night-cage", "night-cage-2019", "--seed", "2") == 0
    assert "First divergence at decision" in capsys.readouterr().out
    file = tmp_path / "position.txt"
    file.write_text(open_example(EXAMPLES["E04"]).state.to_text())
    assert run_command(monkeypatch, "diff", "night-cage", "night-cage-2019", "--position", str(file)) == 0
    assert "Another order of steps at decision 1" in capsys.readouterr().out
    assert run_command(monkeypatch, "diff", "night-cage", "chess") == 2
    assert "the editions that can be compared" in capsys.readouterr().err
    twice = ("-o", "players=4", "-o", "players=2")
    assert run_command(monkeypatch, "diff", "night-cage", "night-cage-2019", *twice) == 2
    assert "'players' is given twice" in capsys.readouterr().err


@pytest.mark.rule("NC19-INH-01")
def test_the_2019_edition_has_its_own_words() -> None:
    there = alone(cross(), "Q", "3G 12T", "night-cage-2019", mode="advanced", B=OUT).play("STAY")
    assert "Key Holder" in there.state.prompt(there.state.asked() or 0).text
    fact = there.happened("TileDrawn")[0]
    assert "Key Holder" in JUNE_2019.narrate(fact, Voice(0, ["Ada"] * 4))
    assert "Keeper" in PUBLISHED.narrate(fact, Voice(0, ["Ada"] * 4))
