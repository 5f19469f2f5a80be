"""Logs and records as today's code makes them: ``python -m tests.corpus.make FOLDER``.

``before`` was made by the code before decisions were addressed to seats (with ``aside`` entries, and no version in entry 0).
A folder is never made anew: what stands in it must be read for ever, or be refused by its version.
"""

import asyncio
import contextlib
import json
import sys
from pathlib import Path

from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Options
from lampblack.kernel.pausing import Asked
from lampblack.kernel.playout import options_of
from lampblack.table import keeping, leaving, removing
from lampblack.table.affairs import Advised, Kept
from lampblack.table.denied import AgainstTheRules, Denied
from lampblack.table.furnish import Place
from lampblack.table.hall import Hall
from lampblack.table.manners import Clock, Manners
from lampblack.table.plans import Planned
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
    ("stygian-society", 3, {"tower": "own"}, 70),
]


async def anything(table: Table, dice: SeededChance, at: int) -> None:
    """Somebody chats, remarks, takes back, asks for advice, and then decides."""
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
    if log.waiting is not None:
        await table.tell(0, log.streams.last(0) + 1, fallen(log.waiting.asked, dice))
        return
    asked, options = log.asked(), options_of(log.state)
    if asked is not None:
        if dice.below(8) == 0:
            await table.write(lambda: Planned(Advised(asked)))
        await table.decide(asked, log.streams.last(asked) + 1, options[dice.below(len(options))].to_wire())


def fallen(asked: Asked, dice: SeededChance) -> str:
    """What somebody might tell of their own tower: ``B1/W1``."""
    heaps = ["", ""]
    for one in asked.questions:
        outcome = one.names[dice.below(len(one.names))]
        for at, count in enumerate(outcome.split("+")):
            heaps[at] += "" if count == "0" else f"{'K' if one.subject == 'black' else one.subject[0]}{count}"
    return "/".join(heap or "0" for heap in heaps)


def write(folder: Path, name: str, store: MemoryStore, table: Table) -> None:
    entries = [
        json.dumps({"seq": e.seq, "kind": e.kind, "body": json.loads(e.body), "at": e.at}, ensure_ascii=False)
        for e in store.logs[table.id].values()
    ]
    (folder / f"{name}.log.jsonl").write_text("\n".join(entries) + "\n")
    (folder / f"{name}.record.txt").write_text(table.log.record().to_text())


async def make(folder: Path, number: int, slug: str, players: int, options: Options, decisions: int) -> None:
    store = MemoryStore()
    hall = Hall(store, supply(seed=f"{slug} {number}"), 3)
    places = [Place("person", name) for name in NAMES[:players]]
    id, _ = await hall.create(slug, options, places, Manners(advice=True))
    dice = SeededChance(f"dice {slug} {number}")
    async with hall.table(id) as table:
        for at in range(decisions):
            try:
                await anything(table, dice, at)
            except (Denied, AgainstTheRules):
                continue
        while table.log.due() is not None:
            await asyncio.sleep(0)
        write(folder, f"{slug}-{number}", store, table)
    await hall.close()


async def people(folder: Path) -> None:
    """A table at which everything happens that is no part of the game."""
    store = MemoryStore()
    hall = Hall(store, supply(seed="people"), 9)
    places = [Place("person", "Ada"), Place("person", "Bo"), Place("open")]
    manners = Manners(listed=True, clock=Clock(move=3600, game=7200))
    id, _ = await hall.create("keys-to-the-castle", {"first": "P0"}, places, manners)
    dice = SeededChance("people")
    async with hall.table(id) as table:
        log = table.log
        await table.write(lambda: leaving.plan_vote(log, 0, 2, is_there=False))
        await table.write(lambda: leaving.plan_vote(log, 1, 2, is_there=False))
        await table.offer(0, 2, True)
        for at in range(20):
            with contextlib.suppress(Denied, AgainstTheRules):
                await anything(table, dice, at)
        await table.write(lambda: keeping.plan_manners(log, 0, {"pointing": "pings"}))
        await table.write(lambda: keeping.plan_mute(log, 0, 1, True))
        await table.write(lambda: leaving.plan_leave(log, 1, "back soon", resigns=False))
        await table.write(lambda: leaving.plan_return(log, 1))
        await table.write(lambda: Planned(Kept(1, "ring")))
        await table.write(lambda: leaving.plan_leave(log, 1, "", resigns=True))
        await table.write(lambda: leaving.plan_leave(log, 0, "good game", resigns=True))
        said = await table.comment(0, log.standing()[3], "here it was lost")
        await table.comment(0, log.standing()[5], "and here won")
        await table.write(lambda: removing.plan_remove(log, 0, [said], name=True))
        await hall.again(table, 0, None, is_turned=True)
        await table.overwrite()
        write(folder, "keys-to-the-castle-people", store, table)
    await hall.close()


async def make_all(folder: Path) -> None:
    folder.mkdir()
    await people(folder)
    for number, (slug, players, options, decisions) in enumerate(TABLES):
        await make(folder, number, slug, players, options, decisions)


if __name__ == "__main__":
    asyncio.run(make_all(Path(__file__).parent / sys.argv[1]))
