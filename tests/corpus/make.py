"""Logs and records as today's code makes them: ``python -m tests.corpus.make FOLDER``.

``before`` was made by the code before decisions were addressed to seats (with ``aside`` entries, and no version in entry 0).
A folder is never made anew: what stands in it must be read for ever, or be refused by its version.
"""

import asyncio
import json
import sys
from pathlib import Path

from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Options
from lampblack.kernel.playout import options_of
from lampblack.table.denied import AgainstTheRules, Denied
from lampblack.table.hall import Hall, Place
from lampblack.table.table import Table
from tests.table.tools import MemoryStore, supply

NAMES = ("Ada", "Bo", "Cleo", "Dan")
TABLES: list[tuple[str, int, Options, int]] = [
    ("keys-to-the-castle", 2, {"max_turns": "12"}, 400),
    ("keys-to-the-castle", 3, {}, 50),
    ("night-cage", 3, {}, 45),
    ("night-cage-2019", 3, {}, 45),
    ("stygian-society", 3, {}, 50),
    ("nyctophobia", 3, {"hunter": "axe", "characters": "none"}, 90),
    ("nyctophobia", 4, {"hunter": "simple", "memory": "M3"}, 90),
]


async def anything(table: Table, dice: SeededChance, at: int) -> None:
    """Somebody chats, remarks, takes back, and then decides."""
    log = table.log
    people = len(log.chairs)
    if dice.below(12) == 0:
        await table.chat(dice.below(people), f"words {at}")
    seat = dice.below(people)
    remarks = log.streams.known(seat).remarks(seat)
    if remarks and dice.below(6) == 0:
        said = remarks[dice.below(len(remarks))]
        await table.remark(seat, log.streams.last(seat) + 1, said.to_wire())
        return
    if dice.below(4) == 0:
        for seat in range(people):
            if log.undoable(seat) is not None:
                await table.undo(seat, log.streams.last(seat) + 1)
    asked, options = log.state.asked(), options_of(log.state)
    if asked is not None:
        await table.decide(asked, log.streams.last(asked) + 1, options[dice.below(len(options))].to_wire())


async def make(folder: Path, number: int, slug: str, players: int, options: Options, decisions: int) -> None:
    store = MemoryStore()
    hall = Hall(store, supply(seed=f"{slug} {number}"), 3)
    id, _ = await hall.create(slug, options, [Place("person", name) for name in NAMES[:players]])
    dice = SeededChance(f"dice {slug} {number}")
    async with hall.table(id) as table:
        for at in range(decisions):
            try:
                await anything(table, dice, at)
            except (Denied, AgainstTheRules):
                continue
        while table.log.due() is not None:
            await asyncio.sleep(0)
        entries = [
            json.dumps(
                {"seq": e.seq, "kind": e.kind, "body": json.loads(e.body), "at": e.at}, ensure_ascii=False
            )
            for e in store.logs[id].values()
        ]
        (folder / f"{slug}-{number}.log.jsonl").write_text("\n".join(entries) + "\n")
        (folder / f"{slug}-{number}.record.txt").write_text(table.log.record().to_text())
    await hall.close()


async def make_all(folder: Path) -> None:
    folder.mkdir()
    for number, (slug, players, options, decisions) in enumerate(TABLES):
        await make(folder, number, slug, players, options, decisions)


if __name__ == "__main__":
    asyncio.run(make_all(Path(__file__).parent / sys.argv[1]))
