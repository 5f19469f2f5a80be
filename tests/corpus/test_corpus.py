"""Every log and record that was ever kept is read, or refused with a sentence that says who reads it."""

import asyncio
import json
from pathlib import Path

import pytest

from lampblack.games import find_game
from lampblack.games.keys_to_the_castle.game import KeysToTheCastle
from lampblack.kernel.answers import OtherRules
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Game, Options
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.record import Record
from lampblack.kernel.session import replay
from lampblack.kernel.state import State
from lampblack.store import LogEntry
from lampblack.table.chronicle import Chronicle
from lampblack.table.denied import Denied
from lampblack.table.entries import KNOWN, Created, decode
from lampblack.table.hall import Hall
from tests.table.tools import KEYS, MemoryStore, keys_table, supply

HERE = Path(__file__).parent
LOGS = sorted(HERE.glob("*/*.log.jsonl"))
RECORDS = sorted(HERE.glob("*/*.record.txt"))


def name(file: Path) -> str:
    return f"{file.parent.name}/{file.name}"


def entries(file: Path) -> list[LogEntry]:
    lines = map(json.loads, file.read_text().splitlines())
    return [LogEntry(e["seq"], e["kind"], json.dumps(e["body"]).encode(), e["at"]) for e in lines]


def test_there_is_something_old_and_new_of_every_game() -> None:
    for folder in ("before", "addressed"):
        games = {file.name.rpartition("-")[0] for file in LOGS if file.parent.name == folder}
        assert games == {
            "keys-to-the-castle",
            "night-cage",
            "night-cage-2019",
            "nyctophobia",
            "stygian-society",
        }
    kinds = {entry.kind for file in LOGS for entry in entries(file)}
    assert kinds == set(KNOWN) - {"cleared", "lapsed"}  # of a cleared table nothing is left to replay


@pytest.mark.parametrize("file", LOGS, ids=name)
def test_a_log_is_replayed_or_refused_by_its_version(file: Path) -> None:
    first, *rest = entries(file)
    created = decode(first)
    assert isinstance(created, Created)
    game = find_game(created.game)
    if created.version not in (
        game.version,
        *game.also_reads,
    ):  # a later version of the rules: said, not guessed
        with pytest.raises(OtherRules, match=f"version {created.version} of these rules reads it"):
            Chronicle(first, find_game)
        return
    log = Chronicle(first, find_game)
    for entry in rest:
        log.add(entry)
    kept = Record.from_text(file.with_name(file.name.replace("log.jsonl", "record.txt")).read_text())
    made = log.record()
    assert kept.options.items() <= made.options.items()  # a later version may have more dials
    assert (made.setup, made.names, made.result) == (kept.setup, kept.names, kept.result)
    assert [(a.seat, a.action, a.chance) for a in made.lines] == [
        (a.seat, a.action, a.chance) for a in kept.lines
    ]


@pytest.mark.parametrize("file", RECORDS, ids=name)
def test_a_record_is_replayed_or_refused_by_its_version(file: Path) -> None:
    record = Record.from_text(file.read_text())
    game = find_game(record.game)
    if record.version not in (game.version, *game.also_reads):
        with pytest.raises(OtherRules, match=f"version {record.version} of these rules reads it"):
            list(replay(find_game(record.game), record))
        return
    moments = list(replay(find_game(record.game), record))
    assert len(moments) == len(record.lines) + 1


class Newer(KeysToTheCastle):
    def __init__(self) -> None:
        super().__init__()
        self.version = 2


class Other(KeysToTheCastle):
    def digest(self, options: Options) -> str:
        return "another"


@pytest.mark.parametrize(("game", "reader"), [(Newer(), "version 1 of these rules"), (Other(), None)])
def test_a_log_of_other_rules_says_who_reads_it(game: Game, reader: str | None) -> None:
    old = next(file for file in LOGS if file.name.startswith(KEYS))
    if reader is None:
        Chronicle(entries(old)[0], lambda slug: game)  # it does not say which content it was played with
        return
    with pytest.raises(OtherRules, match=f"a Lampblack with {reader} reads it"):
        Chronicle(entries(old)[0], lambda slug: game)


class Changed(KeysToTheCastle):
    """Reads the version before, where nobody ever played a card for nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.version, self.also_reads = 2, (1,)

    def setup(self, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        state = super().setup(options, chance, log)
        decide(state, options_of(state)[0], SeededChance(1))  # what comes after is not as it was
        return state


def test_what_no_longer_follows_is_refused_as_of_its_version() -> None:
    record = Record.from_text(next(file for file in RECORDS if file.name.startswith(KEYS)).read_text())
    with pytest.raises(OtherRules, match="a Lampblack with version 1 of these rules reads it"):
        list(replay(Changed(), record))


def test_a_table_is_finished_under_the_rules_it_began_with() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with keys_table(store=store, find_game=lambda slug: Other()) as table:
            created = json.loads(store.logs[table.id][0].body)
            assert (created["version"], created["content"]) == (1, "another")
        for game, reader in (
            (Newer(), "version 1 of these rules"),
            (KeysToTheCastle(), "the content another"),
        ):
            hall = Hall(store, supply(find_game=lambda slug, game=game: game), 3)
            with pytest.raises(Denied, match=f"a Lampblack with {reader} reads it") as error:
                async with hall.table(table.id):
                    pass
            assert error.value.code == "unplayable"

    asyncio.run(story())
