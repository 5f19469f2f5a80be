"""From a table to the messages one viewer may get. Everything a client reads is made here.

Law (no leak at the wire): of the position, only ``observe(viewer)``, the events this viewer
perceives, and the deciding seat's own options go into a message; tests/server/test_no_leak.py.
"""

from bisect import bisect_right
from functools import lru_cache
from typing import Final

import msgspec

from lampblack.kernel.action import Action
from lampblack.kernel.answers import Verdict
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.game import Foresight, Game, Voice
from lampblack.kernel.phrase import Phrase
from lampblack.kernel.recall import horizon
from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.kernel.session import replay
from lampblack.kernel.state import State
from lampblack.server import messages as wire
from lampblack.server import messages_people as people
from lampblack.server.built import build
from lampblack.server.messages_tables import ReplayFrame, Story
from lampblack.server.sayings import sentence
from lampblack.table.advice import allows_advice, hints
from lampblack.table.affairs import Commented, Removed
from lampblack.table.chronicle import Chronicle, Told
from lampblack.table.entries import Chatted
from lampblack.table.plans import MUTED, refuse_chat
from lampblack.table.pointing import pointing
from lampblack.table.snapshots import TAIL
from lampblack.table.streams import Hearing
from lampblack.table.table import Table
from lampblack.table.telling import Waiting
from lampblack.table.worker import Advice

NOBODY: Final = Voice(SPECTATOR, [""] * 10)
MOST_OPTIONS: Final = 10_000
"""Options that are not made anew each time; more than most games have."""


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
            asked=chair.number in mine and chair.number == table.log.asked() and not chair.is_lent,
            lent=chair.is_lent,
            resigned=chair.has_resigned,
            kept=chair.is_free() and bool(table.log.created.seats[chair.number].name),
            votes=sorted(table.log.company.votes.get(chair.number, ())),
            title=role.title,
        )
        for chair, role in zip(table.log.chairs, table.log.roles)
    ]


def welcome(table: Table, viewer: Seat) -> wire.Welcome:
    game, created = table.log.game, table.log.created
    return wire.Welcome(
        version=wire.WIRE_VERSION,
        build=build(),
        table=table.id,
        game=game.slug,
        title=game.title,
        options=created.options,
        viewer=viewer,
        time=table.time(),
        before=None if created.origin is None else created.origin.table,
        moment=None if created.origin is None else created.origin.at,
    )


def entries(table: Table, viewer: Seat, since: int, recalls: int | None) -> list[wire.Entry]:
    """What is new to a viewer, the last ``TAIL`` of it: ``story`` has what came before. Of it no more happenings than
    it recalls, if that is limited."""
    heard = table.log.heard_since(viewer, since + 1)[-TAIL:]
    told = [entry(table.log, each, viewer) for each in heard]
    return told if recalls is None else recalled(told, recalls)


def brief_entries(table: Table, viewer: Seat, since: int) -> list[wire.BriefEntry]:
    heard = table.log.heard_since(viewer, since + 1)[-TAIL:]
    return [brief(entry(table.log, each, viewer)) for each in heard]


def brief(entry: wire.Entry) -> wire.BriefEntry:
    return wire.BriefEntry(
        seq=entry.seq,
        kind=entry.kind,
        tick=None if entry.tick == entry.seq else entry.tick,
        happenings=[(each.fact, each.text) for each in entry.happenings],
        chat=entry.chat,
        text=entry.text,
        removes=entry.removes,
        about=entry.about,
    )


def story(table: Table, viewer: Seat, before: int) -> Story:
    """What a viewer heard before this number; nothing where the rules want people to remember for themselves."""
    log = table.log
    heard = log.heard_since(viewer, max(0, before - TAIL)) if recalls(log, viewer) is None else []
    entries = [entry(log, each, viewer) for each in heard if each.number < before]
    return Story(table.id, log.game.slug, entries)


def recalls(log: Chronicle, viewer: Seat) -> int | None:
    """How many facts may be looked back on; all of them where it does not say."""
    return None if log.company.given_up is not None else log.streams.shown(viewer).state.recalls(viewer)


def recalled(entries: list[wire.Entry], most: int | None) -> list[wire.Entry]:
    first, gone = horizon([len(each.happenings) for each in entries], most)
    in_sight = entries[first:]
    if gone:
        in_sight[0] = msgspec.structs.replace(in_sight[0], happenings=in_sight[0].happenings[gone:], text="")
    return in_sight


def presence(table: Table, mine: frozenset[Seat]) -> wire.Presence:
    lookers = table.lookers() if table.log.company.maker() in mine else []
    return wire.Presence(seat_infos(table, mine), table.spectators(), lookers)


def now(table: Table, viewer: Seat, mine: frozenset[Seat], has_words: bool = True) -> wire.Now:
    """The table as this viewer was last told of it; what happens in the dark is not in it."""
    log = table.log
    shown, game = log.streams.shown(viewer), log.game
    state, view = shown.state, shown.view(viewer)
    voice = Voice(viewer, log.names())
    phrases = [] if viewer == SPECTATOR else game.phrases(log.streams.known(viewer), viewer, voice)
    words: list[str] = []
    if has_words:
        words = shown.kept((viewer, *voice.names), lambda: game.describe(view, voice))
    return wire.Now(
        seq=log.streams.last(viewer),
        view=view,
        description=words,
        seats=seat_infos(table, mine),
        prompt=None if log.company.given_up is not None else prompt(state, voice, log.waiting, has_words),
        legal=[] if log.streams.is_dark(viewer) else legal(log, voice),
        remarks=[phrase(each) for each in phrases],
        silence=silence(log, viewer),
        can_undo=log.undoable(viewer) is not None,
        waits=any(step.by == viewer for step in log.streams.held(viewer)),
        outcome=outcome(log, state),
        chance=chance(log, voice),
        recalls=recalls(log, viewer),
        maker=log.company.maker(),
        manners=log.company.manners,
        clock=clock(log, viewer),
        again=again(log),
        muted=sorted(log.company.muted),
        pointing=pointing(log),
        advice=allows_advice(log),
    )


def silence(log: Chronicle, viewer: Seat) -> str | None:
    """Why a viewer may not chat."""
    if viewer in log.company.muted:
        return MUTED
    refusal = refuse_chat(log, viewer)
    return None if refusal is None else Voice(viewer, log.names()).named(refusal.text)


def prompt(
    state: State, voice: Voice, waiting: Waiting | None = None, has_words: bool = True
) -> wire.PromptInfo | None:
    """What is asked; of whoever can see it, while a decision waits for what chance brought."""
    asked = state.prompt(voice.viewer)
    if asked is None:
        return None
    if waiting is not None:
        form = waiting.asked.form
        text = "Tell what chance brought." if form is None else form.prompt()
        return wire.PromptInfo(asked.seat, "CHANCE", asked.rule, text, "")
    text, detail = voice.named(asked.text), voice.named(asked.detail) if has_words else ""
    return wire.PromptInfo(asked.seat, asked.name, asked.rule, text, detail)


def legal(log: Chronicle, voice: Voice) -> list[wire.ActionOption]:
    """What this viewer may decide now, for itself or in the place of whose time is up; nothing while a bot does."""
    is_lent = voice.viewer != SPECTATOR and log.chairs[voice.viewer].is_lent
    asked = None if is_lent else log.decides_for(voice.viewer)
    if asked is None:
        return []
    game, legal = log.game, log.state.legal
    return log.streams.now.kept(
        ("legal", asked, *voice.names), lambda: [option(game, each, voice) for each in legal(asked)]
    )


def chance(log: Chronicle, voice: Voice) -> wire.ChanceInfo | None:
    """What people are to tell; nothing here is hidden from anybody, but a spectator has nothing to tell."""
    waiting, game = log.waiting, log.game
    if waiting is None or voice.viewer == SPECTATOR or log.outcome() is not None:
        return None
    questions = waiting.asked.questions
    form = waiting.asked.form
    subjects, names = [one.subject for one in questions], [one.names for one in questions]
    return wire.ChanceInfo(
        seat=waiting.body.seat,
        label=voice.named(game.label(log.state.action(waiting.body.action))),
        what=questions[0].what,
        questions=[wire.QuestionInfo(one.subject, [name for name, _ in one.possible()]) for one in questions],
        text=" ".join(names[0]) if form is None else form.question(subjects, list(names)),
        happenings=happenings(game, waiting.events, voice),
        view=waiting.world.observe(voice.viewer),
    )


def option(game: Game, action: Action, voice: Voice) -> wire.ActionOption:
    plain, names_seats = plain_option(game, action)
    return msgspec.structs.replace(plain, label=voice.named(plain.label)) if names_seats else plain


@lru_cache(MOST_OPTIONS)
def plain_option(game: Game, action: Action) -> tuple[wire.ActionOption, bool]:
    """For every table alike, and whether its label has seats by their numbers."""
    plain = wire.ActionOption(action.to_wire(), action.text, game.label(action))
    return plain, NOBODY.named(plain.label) != plain.label


def clock(log: Chronicle, viewer: Seat) -> people.ClockInfo | None:
    if log.clocks is None:
        return None
    shown = log.clocks.reading(viewer)
    return people.ClockInfo(shown.running, shown.since, shown.left, log.company.lapsed)


def again(log: Chronicle) -> str | None:
    return None if log.company.again is None else log.company.again.table


def phrase(known: Phrase) -> wire.PhraseInfo:
    gaps = [[wire.GapChoice(value, label) for value, label in choices] for choices in known.gaps]
    return wire.PhraseInfo(known.wire, known.label, gaps)


def outcome(log: Chronicle, state: State) -> wire.OutcomeInfo | None:
    """How it ended, by the rules or because it was given up, for who is shown this position."""
    ended = state.outcome() or log.company.given_up
    if ended is None:
        return None
    reason = Voice(SPECTATOR, log.names()).named(ended.reason)
    return wire.OutcomeInfo(list(ended.winners), reason, ended.rule, hints(log))


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
        chat=chat_line(told[0], first) if isinstance(first, Chatted | Commented) else None,
        text=sentence(log, heard, first, viewer, bool(happened)),
        about=first.at if isinstance(first, Commented) else None,
        removes=[log.streams.number(viewer, seq) for seq in first.lines]
        if isinstance(first, Removed)
        else [],
    )


def chat_line(told: Told, said: Chatted | Commented, entry: int | None = None) -> wire.ChatLine:
    return wire.ChatLine(said.seat, said.name, said.text, told.at, said.removed, entry)


def happenings(game: Game, events: list[Event], voice: Voice) -> list[wire.Happening]:
    return [wire.Happening(fact, game.narrate(fact, voice)) for fact in perceived(events, voice.viewer)]


def foreseen(table: Table, viewer: Seat, id: str, seen: Foresight) -> wire.Foreseen:
    """A decision tried out, as the deciding seat would perceive it."""
    log = table.log
    told = happenings(log.game, seen.events, Voice(viewer, log.names()))
    return wire.Foreseen(id, told, seen.state.observe(viewer), seen.is_all)


def checked(id: str, verdict: Verdict) -> wire.Checked:
    faults = [
        wire.FaultInfo(fault.rule, fault.text, fault.code, list(fault.places), fault.is_advice)
        for fault in verdict.faults
    ]
    return wire.Checked(id, faults, list(verdict.notes))


def advice(table: Table, viewer: Seat, id: str, given: Advice) -> wire.Advice:
    log, voice = table.log, Voice(viewer, table.log.names())
    options = [
        wire.AdvisedOption(option(log.game, log.state.action(text), voice), figure)
        for text, figure in given.options
    ]
    return wire.Advice(id, options, given.reason, given.measure)


def table_info(table: Table, mine: frozenset[Seat]) -> wire.TableInfo:
    log = table.log
    return wire.TableInfo(
        table=table.id,
        game=log.game.slug,
        title=log.game.title,
        options=log.created.options,
        seats=seat_infos(table, mine),
        seq=log.streams.last(SPECTATOR),
        over=log.outcome() is not None,
        manners=log.company.manners,
        again=again(log),
    )


def replay_frames(log: Chronicle, viewer: Seat) -> list[ReplayFrame]:
    """A finished game once more, from one viewpoint, without what was taken back.

    As it was told: what happened in the dark comes at once, and a moment at which this viewer noticed
    nothing is left out.
    """
    voice = Voice(viewer, log.names())
    frames: list[ReplayFrame] = []
    held: list[Event] = []
    standing = log.standing()
    until = [*standing[1:], log.seq + 1]
    for seq, end, moment in zip(standing, until, replay(log.game, log.record())):
        chat = [
            chat_line(told, told.body, told.seq)
            for told in log.told[seq:end]
            if isinstance(told.body, Chatted)
        ]
        held += moment.events
        if frames and moment.state.is_dark(viewer):
            frames[-1].chat.extend(chat)
            continue
        told = happenings(log.game, held, voice)
        view = moment.state.observe(viewer)
        held = []
        if frames and not told and not chat and view == frames[-1].view:
            continue
        frames.append(ReplayFrame(seq, view, log.game.describe(view, voice), told, chat, []))
    add_comments(log, frames)
    return frames


def add_comments(log: Chronicle, frames: list[ReplayFrame]) -> None:
    """Each stands with its moment, or with the one this viewer was shown before it."""
    seqs = [frame.seq for frame in frames]
    for told in log.told:
        if isinstance(told.body, Commented):
            frame = frames[bisect_right(seqs, told.body.at) - 1]
            frame.comments.append(chat_line(told, told.body, told.seq))
