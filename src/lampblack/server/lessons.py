"""Lessons over HTTP. The learner's device keeps what was decided and sends it along; nothing is kept here."""

import asyncio
from functools import cache
from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lampblack.games import find_game
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Malformed
from lampblack.kernel.book import Passage
from lampblack.kernel.game import Game
from lampblack.kernel.learning import Learning, Reply
from lampblack.kernel.lesson import FirstGame, Lesson, Lessons
from lampblack.server import messages as wire
from lampblack.server import present
from lampblack.server.answers import answer, body_of
from lampblack.server.book import PassageInfo, known_game
from lampblack.server.house import House, rules_of
from lampblack.table.denied import AgainstTheRules, Denied
from lampblack.table.drafts import foreseen_on


class LessonInfo(msgspec.Struct, frozen=True):
    name: str
    """Its place in addresses."""
    title: str
    promise: str
    """What one will know afterwards."""
    steps: int
    about: list[str]
    """The rules it explains."""


class NoteInfo(msgspec.Struct, frozen=True):
    """Said once, when something comes up for the first time."""

    say: list[PassageInfo]
    prompt: str
    """The decision one is asked for; or empty."""
    fact: str
    """The type of something told; or empty."""
    look: list[str]


class FirstGameInfo(msgspec.Struct, frozen=True):
    """An ordinary table with bots, whose first turns are explained by notes."""

    title: str
    promise: str
    options: dict[str, str]
    seats: list[str]
    """``me``, or a bot's name."""
    notes: list[NoteInfo]


class ThingInfo(msgspec.Struct, frozen=True):
    """Something on the table, and how it works."""

    name: str
    called: str
    words: list[str]
    """What boards and buttons call it: it is meant wherever one of these stands, whatever its case."""
    say: list[PassageInfo]
    rule: str
    lesson: str
    """The name of the lesson about it; empty where there is none."""


class LessonsInfo(msgspec.Struct, frozen=True):
    title: str
    """The game's."""
    lessons: list[LessonInfo]
    """In the order in which they are best taken; none where a game has none."""
    first_game: FirstGameInfo | None
    things: list[ThingInfo] = []
    """What can be asked about, the particular before the general."""


class TakeLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where one is in a lesson, and what one does there."""

    done: list[str] = []
    """One entry for each step that is behind: the action, or nothing where there was only something to read."""
    action: wire.Wire | None = None
    """What the learner decides now; none to look, or to come back."""
    asks: bool = False
    """The action is only asked about, not made."""
    previews: bool = False
    """What it surely does is told, and nothing else."""
    more: list[wire.Wire] = []
    """More decisions after it that are previewed with it: all the lines of a purchase."""


class LessonReply(msgspec.Struct, frozen=True):
    """What is answered to an action."""

    verdict: Literal["right", "wrong", "refused"]
    say: list[PassageInfo]
    refusal: wire.Refused | None
    """Why the rules forbid it."""


class LessonNow(msgspec.Struct, frozen=True):
    """A lesson where the learner is."""

    name: str
    title: str
    number: int
    """Its place among the lessons, from 1."""
    next: str
    """The lesson after it; empty for the last."""
    steps: int
    done: list[str]
    """To be kept, and sent along the next time."""
    is_over: bool
    asks: bool
    """Something is to be decided now; else there is only something to read."""
    say: list[PassageInfo]
    look: list[str]
    """What to look at, by the keys of the board."""
    reply: LessonReply | None
    update: wire.Update
    """The position, and all that has happened, as at a table."""
    foreseen: wire.Foreseen | None = None
    """What was asked for by ``previews``, where the game tells such things."""


async def lessons(request: Request) -> Response:
    return answer(lessons_info(known_game(request).slug))


async def take(request: Request) -> Response:
    house: House = request.app.state.house
    game = known_game(request)
    lesson = lessons_of(game.slug).find(request.path_params["lesson"])
    if lesson is None:
        raise Denied("not-found", "there is no such lesson")
    asked = await body_of(request, TakeLesson, house.settings.max_message)
    return answer(await asyncio.to_thread(taken, game, lesson, asked))


@cache
def lessons_of(slug: str) -> Lessons:
    return find_game(slug).lessons() or Lessons([])


@cache
def lessons_info(slug: str) -> LessonsInfo:
    known = lessons_of(slug)
    return LessonsInfo(
        find_game(slug).title,
        [LessonInfo(each.name, each.title, each.promise, len(each.steps), each.about) for each in known.all],
        None if known.first_game is None else first_game_info(known.first_game),
        [
            ThingInfo(each.name, each.called, each.words, passages(each.say), each.rule, each.lesson)
            for each in known.things
        ],
    )


def first_game_info(first: FirstGame) -> FirstGameInfo:
    notes = [NoteInfo(passages(note.say), note.prompt, note.fact, note.look) for note in first.notes]
    return FirstGameInfo(first.title, first.promise, first.options, first.seats, notes)


def passages(said: list[Passage]) -> list[PassageInfo]:
    return [PassageInfo(each.text, each.rules) for each in said]


def taken(game: Game, lesson: Lesson, asked: TakeLesson) -> LessonNow:
    """The lesson run again, up to here, and the action tried; ``Denied`` for what cannot have happened."""
    if len(asked.done) > len(lesson.steps):
        raise Denied("malformed", f"the lesson has {len(lesson.steps)} steps", "done")
    try:
        learning = Learning(game, lesson, asked.done)
    except Malformed as error:
        raise Denied("malformed", error.problem, error.field) from None
    if asked.action is None:
        return lesson_now(learning)
    action = action_of(learning, asked.action)
    if asked.previews:
        return lesson_now(learning, foreseen=foreseen(learning, action, asked.more))
    return lesson_now(learning, reply_to(learning, action, asked.asks))


def action_of(learning: Learning, sent: wire.Wire) -> Action:
    if not learning.is_asked():
        raise Denied("not-allowed", "nothing is to be decided here; read on", "action")
    try:
        return learning.game.action_from_wire(learning.state, sent)
    except Malformed as error:
        raise Denied("malformed", error.problem, error.field) from None


def foreseen(learning: Learning, action: Action, more: list[wire.Wire]) -> wire.Foreseen | None:
    if learning.state.refuse(learning.seat, action) is not None:
        return None
    seen = learning.game.foresee(learning.state, action)
    if seen is None:
        return None
    try:
        seen = foreseen_on(learning.game, learning.state, seen, more)
    except AgainstTheRules:
        return None
    told = present.happenings(learning.game, seen.events, learning.voice())
    return wire.Foreseen("", told, seen.state.observe(learning.seat), seen.is_all)


def reply_to(learning: Learning, action: Action, asks: bool) -> LessonReply:
    reply = learning.judge(action) if asks else learning.answer(action)
    verdict: Literal["right", "wrong", "refused"] = "right" if reply.is_right else "wrong"
    return LessonReply(
        "refused" if reply.refusal is not None else verdict, passages(reply.said), refused(learning, reply)
    )


def refused(learning: Learning, reply: Reply) -> wire.Refused | None:
    if reply.refusal is None:
        return None
    rule = rules_of(learning.game.slug)[reply.refusal.rule]
    text = learning.voice().named(reply.refusal.text)
    return wire.Refused("", reply.refusal.rule, text, rule.shown, reply.refusal.code)


def lesson_now(
    learning: Learning, reply: LessonReply | None = None, foreseen: wire.Foreseen | None = None
) -> LessonNow:
    lesson, step, game = learning.lesson, learning.step, learning.game
    names = lessons_of(game.slug).names()
    number = names.index(lesson.name) + 1
    is_over = learning.is_over()
    return LessonNow(
        name=lesson.name,
        title=lesson.title,
        number=number,
        next=names[number] if number < len(names) else "",
        steps=len(lesson.steps),
        done=learning.done,
        is_over=is_over,
        asks=learning.is_asked(),
        say=[] if is_over else passages(step.say),
        look=[] if is_over else step.look,
        reply=reply,
        update=wire.Update(game.slug, entries(learning), now(learning)),
        foreseen=foreseen,
    )


def entries(learning: Learning) -> list[wire.Entry]:
    """What was told in each step that is behind."""
    told = [present.happenings(learning.game, events, learning.voice()) for events in learning.told]
    return [
        wire.Entry(seq=seq, tick=seq, kind="decision", happenings=happened)
        for seq, happened in enumerate(told, start=1)
        if happened
    ]


def now(learning: Learning) -> wire.Now:
    """As at a table, for the learner's seat; where there is only something to read nobody is asked."""
    game, state, seat, voice = learning.game, learning.state, learning.seat, learning.voice()
    view = state.observe(seat)
    is_asked = learning.is_asked()
    outcome = state.outcome()
    legal = state.legal(seat) if is_asked and state.asked() == seat else []
    phrases = game.phrases(state, seat, voice) if is_asked else []
    return wire.Now(
        seq=len(learning.done),
        view=view,
        description=game.describe(view, voice),
        seats=[seat_info(learning, each) for each in range(len(learning.lesson.people))],
        prompt=present.prompt(state, voice) if is_asked else None,
        legal=[present.option(game, each, voice) for each in legal],
        remarks=[present.phrase(each) for each in phrases],
        silence=None,
        can_undo=False,
        waits=False,
        outcome=None
        if outcome is None
        else wire.OutcomeInfo(list(outcome.winners), outcome.reason, outcome.rule),
        recalls=state.recalls(seat),
    )


def seat_info(learning: Learning, seat: int) -> wire.SeatInfo:
    is_mine = seat == learning.seat
    return wire.SeatInfo(
        seat=seat,
        kind="person" if is_mine else "bot",
        name=learning.lesson.people[seat],
        bot=None if is_mine else "",
        online=True,
        mine=is_mine,
        invite=None,
        asked=is_mine and learning.is_asked(),
    )
