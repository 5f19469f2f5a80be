"""From a table to the messages one viewer may get. Everything a client reads is made here.

Law (no leak at the wire): of the position, only ``observe(viewer)``, the events this viewer
perceives, and the deciding seat's own options go into a message; tests/server/test_no_leak.py.
"""

from typing import Final

import msgspec

from lampblack.kernel.event import Event, perceived
from lampblack.kernel.game import Foresight, Game, Voice
from lampblack.kernel.phrase import Phrase
from lampblack.kernel.recall import horizon
from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.kernel.session import replay
from lampblack.kernel.state import State
from lampblack.server import messages as wire
from lampblack.server.page import build
from lampblack.table.chronicle import Chronicle, Told
from lampblack.table.entries import (
    Body,
    Chatted,
    Created,
    HeldBack,
    Joined,
    Remarked,
    Undone,
)
from lampblack.table.plans import refuse_chat
from lampblack.table.streams import Hearing
from lampblack.table.table import Table

HELD_BACK: Final = "What you say is held back for now."


def seat_infos(table: Table, mine: frozenset[Seat], show_invites: bool = False) -> list[wire.SeatInfo]:
    """The seats as a device sees them that holds ``mine``; who is seated may invite others."""
    return [
        wire.SeatInfo(
            seat=chair.number,
            kind=chair.kind,
            name=chair.name,
            bot=chair.bot,
            online=table.is_online(chair.number),
            mine=chair.number in mine,
            invite=chair.invite if mine or show_invites else None,
            asked=chair.number in mine and chair.number == table.log.state.asked(),
        )
        for chair in table.log.chairs
    ]


def welcome(table: Table, viewer: Seat) -> wire.Welcome:
    game = table.log.game
    return wire.Welcome(
        wire.WIRE_VERSION, build(), table.id, game.slug, game.title, table.log.created.options, viewer
    )


def update(
    table: Table, viewer: Seat, mine: frozenset[Seat], since: int, has_come: bool = False
) -> wire.Update:
    """What is new to a viewer. Who has just come is not told more than may still be looked back on."""
    entries = [entry(table.log, heard, viewer) for heard in table.log.heard_since(viewer, since + 1)]
    state = now(table, viewer, mine)
    return wire.Update(table.log.game.slug, recalled(entries, state.recalls) if has_come else entries, state)


def recalled(entries: list[wire.Entry], most: int | None) -> list[wire.Entry]:
    first, gone = horizon([len(each.happenings) for each in entries], most)
    in_sight = entries[first:]
    if gone:
        in_sight[0] = msgspec.structs.replace(in_sight[0], happenings=in_sight[0].happenings[gone:], text="")
    return in_sight


def presence(table: Table, mine: frozenset[Seat]) -> wire.Presence:
    return wire.Presence(seat_infos(table, mine), table.spectators())


def now(table: Table, viewer: Seat, mine: frozenset[Seat]) -> wire.Now:
    """The table as this viewer was last told of it; what happens in the dark is not in it."""
    log = table.log
    shown, game = log.streams.shown(viewer), log.game
    state, view = shown.state, shown.view(viewer)
    voice = Voice(viewer, log.names())
    refusal = refuse_chat(log, viewer)
    phrases = [] if viewer == SPECTATOR else game.phrases(log.streams.known(viewer), viewer, voice)
    return wire.Now(
        seq=log.streams.last(viewer),
        view=view,
        description=game.describe(view, voice),
        seats=seat_infos(table, mine),
        prompt=prompt(state, viewer),
        legal=[] if log.streams.is_dark(viewer) else legal(game, state, viewer),
        remarks=[phrase(each) for each in phrases],
        silence=None if refusal is None else refusal.text,
        can_undo=log.undoable(viewer) is not None,
        waits=any(step.by == viewer for step in log.streams.held(viewer)),
        outcome=outcome(state),
        recalls=state.recalls(viewer),
    )


def prompt(state: State, viewer: Seat) -> wire.PromptInfo | None:
    asked = state.prompt(viewer)
    if asked is None:
        return None
    return wire.PromptInfo(asked.seat, asked.name, asked.rule, asked.text, asked.detail)


def legal(game: Game, state: State, viewer: Seat) -> list[wire.ActionOption]:
    if state.asked() != viewer:
        return []
    return [
        wire.ActionOption(action.to_wire(), action.text, game.label(action)) for action in state.legal(viewer)
    ]


def phrase(known: Phrase) -> wire.PhraseInfo:
    gaps = [[wire.GapChoice(value, label) for value, label in choices] for choices in known.gaps]
    return wire.PhraseInfo(known.wire, known.label, gaps)


def outcome(state: State) -> wire.OutcomeInfo | None:
    ended = state.outcome()
    return None if ended is None else wire.OutcomeInfo(list(ended.winners), ended.reason, ended.rule)


def entry(log: Chronicle, heard: Hearing, viewer: Seat) -> wire.Entry:
    """What a viewer hears at once, of one entry of the log or of all that happened in the dark."""
    told = log.told_in(heard)
    events = [event for each in told for event in each.events] if heard.seqs else []
    happened = happenings(log.game, events, Voice(viewer, log.names()))
    first = told[0].body
    return wire.Entry(
        seq=heard.number,
        tick=log.streams.tick(heard),
        kind=log.kind_of(heard),
        happenings=happened,
        chat=chat_line(told[0], first) if isinstance(first, Chatted) else None,
        text=sentence(log, heard, first, viewer, bool(happened)),
    )


def sentence(log: Chronicle, heard: Hearing, body: Body, viewer: Seat, has_happened: bool) -> str:
    """What is said of an entry that is no game event."""
    match body:
        case HeldBack():
            return HELD_BACK
        case Remarked() if not has_happened:
            return HELD_BACK
        case Created() if heard.number == 0:
            return f"The table is set for {log.game.title}."
        case Joined(name=name, again=again):
            return f"{name} goes on at another device." if again else f"{name} sits down."
        case Undone(seat=seat):
            who = Voice(viewer, log.names()).subject(seat, "take back", "takes back")
            return f"{who} the last decision."
    return ""


def chat_line(told: Told, said: Chatted) -> wire.ChatLine:
    return wire.ChatLine(said.seat, said.name, said.text, told.at)


def happenings(game: Game, events: list[Event], voice: Voice) -> list[wire.Happening]:
    return [wire.Happening(fact, game.narrate(fact, voice)) for fact in perceived(events, voice.viewer)]


def foreseen(table: Table, viewer: Seat, id: str, seen: Foresight) -> wire.Foreseen:
    """A decision tried out, as the deciding seat would perceive it."""
    log = table.log
    told = happenings(log.game, seen.events, Voice(viewer, log.names()))
    return wire.Foreseen(id, told, seen.state.observe(viewer), seen.is_all)


def table_info(table: Table, mine: frozenset[Seat]) -> wire.TableInfo:
    log = table.log
    return wire.TableInfo(
        table=table.id,
        game=log.game.slug,
        title=log.game.title,
        options=log.created.options,
        seats=seat_infos(table, mine),
        seq=log.streams.last(SPECTATOR),
        over=log.state.outcome() is not None,
    )


def replay_frames(log: Chronicle, viewer: Seat) -> list[wire.ReplayFrame]:
    """A finished game once more, from one viewpoint, without what was taken back.

    As it was told: what happened in the dark comes at once, and a moment at which this viewer noticed
    nothing is left out.
    """
    voice = Voice(viewer, log.names())
    frames: list[wire.ReplayFrame] = []
    held: list[Event] = []
    standing = log.standing()
    until = [*standing[1:], log.seq + 1]
    for seq, end, moment in zip(standing, until, replay(log.game, log.record())):
        chat = [chat_line(told, told.body) for told in log.told[seq:end] if isinstance(told.body, Chatted)]
        held += moment.events
        if frames and moment.state.is_dark(viewer):
            frames[-1].chat.extend(chat)
            continue
        told = happenings(log.game, held, voice)
        view = moment.state.observe(viewer)
        held = []
        if frames and not told and not chat and view == frames[-1].view:
            continue
        frames.append(wire.ReplayFrame(seq, view, log.game.describe(view, voice), told, chat))
    return frames
