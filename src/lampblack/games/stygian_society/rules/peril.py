"""Peril and its chart (SS-PERIL)."""

from lampblack.games.stygian_society.knowledge.facts.enemies import ChartEntry
from lampblack.games.stygian_society.knowledge.facts.team import PerilChanged
from lampblack.games.stygian_society.model.agenda import CLIMB, RISE
from lampblack.games.stygian_society.model.effects import FROM_CHART, NONE
from lampblack.games.stygian_society.model.pieces import ON_PERIL_UP
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.model.words import list_words
from lampblack.games.stygian_society.rules.lists import start_list
from lampblack.games.stygian_society.rules.tell import tell
from lampblack.games.stygian_society.rules.windows import open_window
from lampblack.kernel.bits import bit, has
from lampblack.kernel.event import Event


def change_peril(at: Position, by: int, log: list[Event] | None) -> None:
    """SS-PERIL-02, -03: lowering stops at 0; a rise opens the window first."""
    if by > 0:
        at.push_counted(RISE, by)
        open_window(at, ON_PERIL_UP, at.active if at.in_turn else NONE, len(at.agenda) - 1)
    elif by < 0:
        lowered = min(at.peril, -by)
        at.peril -= lowered
        if log is not None and lowered:
            tell(log, PerilChanged(-lowered, at.peril))


def climb(at: Position, steps: int, log: list[Event] | None) -> None:
    """One step of a rise, and the chart entry it arrives at (SS-PERIL-04 to -08)."""
    if steps <= 0:
        return
    at.peril += 1
    if log is not None:
        tell(log, PerilChanged(1, at.peril))
    if steps > 1:
        at.push_counted(CLIMB, steps - 1)
    sheet = at.sheet_now()
    number = sheet.entry_at[at.peril] if at.peril < len(sheet.entry_at) else NONE
    if number == NONE or has(at.occurred, number):
        return
    entry = sheet.chart[number]
    if at.completed and not at.settings.readings.occurs_late(entry.gives.loses):
        return
    at.occurred |= bit(number)
    if log is not None:
        tell(log, ChartEntry(entry.at, list_words(at.content, entry.gives)))
    start_list(at, entry.gives, FROM_CHART + sheet.index, NONE, NONE, NONE, NONE)
