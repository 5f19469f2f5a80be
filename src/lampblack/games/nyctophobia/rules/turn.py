"""Turns: their order, the Hunted's phases, the Hunter's turn, and the deck (sections 6, 7 and 12)."""

from lampblack.games.nyctophobia.knowledge.facts import HunterDrew, HunterPart, HunterPlayed
from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.frames import frame
from lampblack.games.nyctophobia.model.pieces import (
    HUNTER,
    MAGE,
    NOBODY,
    SIMPLE,
    SIMPLE_STEPS,
)
from lampblack.games.nyctophobia.model.position import (
    PERHAPS_ON,
    SEAT_BIT,
    SURELY_ON,
    Chapter,
    Position,
)
from lampblack.games.nyctophobia.model.sketch import aged, started
from lampblack.games.nyctophobia.rules.contact import check, contacts
from lampblack.games.nyctophobia.rules.effects import reveal, run_program
from lampblack.games.nyctophobia.rules.ending import rescue
from lampblack.games.nyctophobia.rules.hunting import set_out
from lampblack.games.nyctophobia.rules.parts import part_name, part_of, part_reason, part_words
from lampblack.games.nyctophobia.rules.telling import Log, show_wound, tell_all
from lampblack.kernel.bits import bit, count
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event, only
from lampblack.kernel.seat import Seat


def next_turn(at: Position, log: Log) -> None:
    """The next player of the sequence becomes active (NY-TURN-01 to -05)."""
    if at.slot < 0:
        for hunted in range(1, at.seats()):
            at.sketches[hunted] = started(at.place[hunted], at.forest)
    at.slot = (at.slot + 1) % len(at.settings.order)
    seat = at.settings.order[at.slot]
    at.active = seat
    at.begun += 1
    if at.keeps_log() and at.told:
        at.past = Chapter(at.past, at.told)
    at.told = []
    tell_all(at, log, t.TURN, seat)
    at.agenda.append(frame(frames.NEXT_TURN))
    at.agenda.append(frame(frames.END_TURN))
    if seat == HUNTER:
        begin_hunter_turn(at)
    else:
        begin_hunted_turn(at, seat)


def begin_hunted_turn(at: Position, seat: Seat) -> None:
    """NY-HT-01: START, SEARCH, PRE, MOVE, POST, END."""
    at.steps = 0
    at.acted = False
    at.no_search = False
    sketch = at.sketches[seat].copy()
    sketch.steps = 0
    at.sketches[seat] = sketch
    if seat == at.end_slot:
        at.end_begun = True
    at.agenda.append(frame(frames.POST))
    at.agenda.append(frame(frames.MOVE))
    at.agenda.append(frame(frames.PRE))
    at.agenda.append(frame(frames.FEEL))
    at.agenda.append(frame(frames.START))


def start(at: Position, log: Log) -> None:
    """Whoever was hidden stops being so, and may be met at once (NY-HT-02, NY-HIDE-08)."""
    seat = at.active
    if at.is_hidden(seat):
        reveal(at, seat, t.BY_TURN, log)
        check(at, seat)


def begin_hunter_turn(at: Position) -> None:
    at.hunter_steps = 0
    at.played = -1
    at.displaced = 0
    at.fought = 0
    at.fresh = 0
    if at.noise_known == SURELY_ON:
        at.noise_known = PERHAPS_ON
    for seat in range(1, at.settings.hunted + 1):
        at.located[seat] = 0 if at.role == MAGE else at.located[seat] & ~SEAT_BIT[HUNTER]
        at.sketches[seat] = aged(at.sketches[seat])
    at.agenda.append(frame(frames.HUNT))


def hunt(at: Position, log: Log) -> None:
    """Contact left over means combat and no card (NY-HUNTER-01); else a card, or Move 2 (NY-VAR-01)."""
    touching = contacts(at)
    if touching:
        at.agenda.append(frame(frames.FIGHT, touching))
    elif at.role == SIMPLE:
        set_out(at, frame(frames.WALK, SIMPLE_STEPS), log)
    else:
        at.agenda.append(frame(frames.CARD))


def play_card(at: Position, card: int, log: Log) -> None:
    """The verbal part first, then one of the two others (NY-HUNTER-02, NY-HUNTER-03)."""
    at.hand &= ~bit(card)
    at.played = card
    at.agenda[-1] = frame(frames.PART)
    printed = at.settings.content.decks[at.role][card]
    if log is not None:
        log.append(Event(only(HUNTER), HunterPlayed(HUNTER, printed.id, printed.name)))
    run_program(at, printed.verbal[0], printed.verbal[1], log)


def play_part(at: Position, log: Log) -> None:
    """With a noise token on the board the noise part, fixed now (NY-HUNTER-04, NY-HUNTER-05)."""
    printed = at.settings.content.decks[at.role][at.played]
    if log is not None:
        name, why = part_name(at, printed), part_reason(at, printed)
        fact = HunterPart(HUNTER, printed.id, name, why, part_words(at, printed))
        log.append(Event(only(HUNTER), fact))
    start, end = part_of(at, printed)
    run_program(at, start, end, log)


def end_turn(at: Position, chance: Chance, log: Log) -> None:
    """Cards and wound of the Hunter; fog and rescue of the Hunted; then nobody is active (NY-TURN-04)."""
    seat = at.active
    if seat == HUNTER:
        refill(at, chance, log)
        if not at.wound_fresh:  # NY-WOUND-04
            at.wound_known = False
            if at.wound:
                at.wound = False
                show_wound(at, log)
        at.wound_fresh = False
    else:
        at.fogged &= ~SEAT_BIT[seat]
    tell_all(at, log, t.TURN_END, seat)
    if seat == at.end_slot and at.end_begun:
        rescue(at, log)
        return
    at.active = NOBODY
    at.agenda.append(frame(frames.QUEUE))


def refill(at: Position, chance: Chance, log: Log) -> None:
    """The played card is discarded, and the Hunter draws until holding two (NY-HUNTER-08, -09)."""
    if at.role == SIMPLE:
        return
    if at.played >= 0:
        at.discard |= bit(at.played)
        at.played = -1
    while count(at.hand) < at.settings.box.hand:
        draw(at, chance, log)


def draw(at: Position, chance: Chance, log: Log) -> None:
    reshuffled = at.pile == 0
    if reshuffled:
        at.pile = at.discard
        at.discard = 0
    names = at.settings.content.card_names[at.role]
    weights = [1 if at.pile & bit(card) else 0 for card in range(len(names))]
    card = chance.pick("draw", "P0", names, weights)
    at.pile &= ~bit(card)
    at.hand |= bit(card)
    if log is not None:
        drawn = at.settings.content.decks[at.role][card]
        log.append(Event(only(HUNTER), HunterDrew(HUNTER, drawn.id, drawn.name, reshuffled)))
