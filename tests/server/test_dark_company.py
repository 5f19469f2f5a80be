"""Lists, previews, presence and comments tell nothing of the dark: two nights that sound alike show alike."""

import asyncio
from typing import Any

import pytest

from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.server import present
from lampblack.server.answers import encode
from lampblack.server.lists import open_card, own_card
from lampblack.server.previews import table_preview
from lampblack.table.after import plan_comment
from lampblack.table.leaving import plan_leave
from lampblack.table.table import Table
from tests.games.nyctophobia.forest import table as forest
from tests.server.dark import table_at
from tests.server.hunts import CASES, preferring

pytestmark = pytest.mark.rule("NY-INFO-05", "NY-ANN-28")


def shown(table: Table, viewer: Seat) -> tuple[Any, ...]:
    """All that is told beside the stream: one's own list, the public one, a link's preview, the table's card."""
    mine = frozenset() if viewer == SPECTATOR else frozenset({viewer})
    own = b"" if viewer == SPECTATOR else encode(own_card(table, [viewer]))
    preview = table_preview(table)
    public = encode(open_card(table)), preview.title, preview.text
    return own, public, encode(present.table_info(table, mine)), encode(present.presence(table, mine))


async def decide(table: Table, text: str) -> None:
    acting = table.log.asked()
    assert acting is not None
    await table.decide(acting, table.log.streams.last(acting) + 1, table.log.state.action(text))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_what_stands_beside_the_stream_is_alike(case: Any, viewer: Seat) -> None:
    _, pieces, fields, trees, decided, prefers = case

    async def night(world: int) -> tuple[list[tuple[Any, ...]], int]:
        table = table_at(forest(pieces, trees[world], **fields).state)
        moments, hidden = [shown(table, viewer)], 0
        texts = list(decided)
        while texts or table.log.asked() == 0:
            acting, before = table.log.asked(), (table.log.streams.last(viewer), shown(table, viewer))
            await decide(table, texts.pop(0) if texts else preferring(*prefers)(table.log.state).text)
            now = shown(table, viewer)
            if table.log.streams.last(viewer) > before[0]:
                moments.append(now)
            else:  # nothing is heard, so nothing changes; but one knows that one has decided
                assert acting == viewer or now == before[1]
            hidden += acting == 0
        return moments, hidden

    one, other = asyncio.run(night(0)), asyncio.run(night(1))
    assert one[0] == other[0]
    assert one[1] != other[1], "the two nights differ in what is hidden"


def test_comments_wait_for_the_end_and_stand_where_a_viewer_was() -> None:
    """A comment on a hidden moment stands with the last moment that a Hunted was shown before it."""
    _, pieces, fields, trees, _, prefers = CASES[2]

    async def story() -> None:
        table = table_at(forest(pieces, trees[0], **fields).state)
        await decide(table, "END")
        hidden = table.log.seq
        while table.log.asked() == 0:
            await decide(table, preferring(*prefers)(table.log.state).text)
        for seat in (1, 2):
            await table.write(lambda seat=seat: plan_leave(table.log, seat, "", resigns=True))  # type: ignore[misc]
        await table.write(lambda: plan_comment(table.log, 0, hidden + 1, "Here I turned.", 100))
        for viewer in (1, 2):
            frames = present.replay_frames(table.log, viewer)
            (frame,) = [frame for frame in frames if frame.comments]
            assert frame.seq in {each.seq for each in frames}
            assert frame.seq <= hidden + 1

    asyncio.run(story())
