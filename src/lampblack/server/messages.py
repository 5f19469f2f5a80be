"""Every message on the wire, as typed structs. The page's TypeScript types are made from these.

What views and facts look like is each game's own business: ``Game.view_type`` and ``fact_type``, by the ``game``
that the message names, and a fact's ``type`` within it (server.schema).

One connection is one viewpoint: a seat the device holds, or a spectator. The table is a log; each
viewer numbers the entries it hears of, and cannot count those it hears nothing of (table.streams).
"""

from typing import Any, Final, Literal

import msgspec

from lampblack.server.messages_advice import Advice as Advice
from lampblack.server.messages_advice import Advise as Advise
from lampblack.server.messages_advice import AdvisedOption as AdvisedOption
from lampblack.server.messages_chance import ChanceInfo as ChanceInfo
from lampblack.server.messages_chance import Happening as Happening
from lampblack.server.messages_chance import QuestionInfo as QuestionInfo
from lampblack.server.messages_chance import Tell as Tell
from lampblack.server.messages_choices import ActionOption as ActionOption
from lampblack.server.messages_choices import GapChoice as GapChoice
from lampblack.server.messages_choices import PhraseInfo as PhraseInfo
from lampblack.server.messages_choices import PromptInfo as PromptInfo
from lampblack.server.messages_drafts import Check as Check
from lampblack.server.messages_drafts import Checked as Checked
from lampblack.server.messages_drafts import FaultInfo as FaultInfo
from lampblack.server.messages_people import (
    ClockInfo,
    Comment,
    Expel,
    Leave,
    Mute,
    Point,
    Remove,
    Report,
    Return,
    SetManners,
    Vote,
)
from lampblack.table.denied import Code
from lampblack.table.entries import Kind
from lampblack.table.manners import Manners

WIRE_VERSION: Final = 2
"""Goes up when a client written for the version before would misunderstand something."""

Wire = dict[str, str]
"""An action in its JSON form: ``{"type": NAME, field: argument}``."""


# --- what a table looks like -------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    """What narration calls the seat: the person's name, the bot's, or ``Seat 2`` while open. A seat that is
    kept for somebody has their name."""
    bot: str | None
    online: bool
    mine: bool
    """This device holds the seat (a hot-seat device holds several)."""
    invite: str | None
    """The link's secret for an open seat; only people seated at the table are told."""
    asked: bool = False
    """It is this seat that decides now; only the device that holds it is told."""
    lent: bool = False
    """A bot plays until its person returns, or somebody takes the free seat."""
    resigned: bool = False
    kept: bool = False
    """Open, but kept for who is called so."""
    votes: list[int] = []
    """Who wants a bot to play here."""
    title: str = ""
    """The seat's part, where the game names it: ``The Hunter``."""


class OutcomeInfo(msgspec.Struct, frozen=True):
    winners: list[int]
    reason: str
    rule: str
    hints: list[int] = []
    """How often each seat was told what a bot would do."""


class Now(msgspec.Struct, frozen=True):
    """The table as this viewer may know it, after the entry ``seq``."""

    seq: int
    view: Any
    """The game's view."""
    description: list[str]
    """The view in sentences, for who cannot see the board; none for who wants no words."""
    seats: list[SeatInfo]
    prompt: PromptInfo | None
    """None when the game is over."""
    legal: list[ActionOption]
    """Filled only for the seat that decides."""
    remarks: list[PhraseInfo]
    """What the viewer's seat may say now, whoever decides, where speech is part of the rules."""
    silence: str | None
    """Why this viewer may not chat now; None when it may."""
    can_undo: bool
    waits: bool
    """What this viewer did is accepted; what comes of it is told as soon as it may be."""
    outcome: OutcomeInfo | None
    chance: ChanceInfo | None = None
    """What people here are to tell before anybody decides again; only for who sits at the table."""
    recalls: int | None = None
    """How many of the last happenings may still be looked back on, with what was said since; None for all."""
    maker: int | None = None
    """The seat that looks after the table: who made it, or who has sat there longest."""
    manners: Manners = Manners()
    clock: ClockInfo | None = None
    again: str | None = None
    """The table at which these people play again."""
    muted: list[int] = []
    """Who may not chat: seats, and -1 for all spectators."""
    pointing: Literal["all", "pings", "silent"] = "silent"
    """What people here may point at now."""
    advice: bool = False
    """Who decides here may ask what a bot would do (``advise``)."""


# --- server to client --------------------------------------------------------------------------


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The first message of a connection."""

    version: int
    """Of the wire: ``WIRE_VERSION``."""
    build: str
    """Which page this server serves; empty when it serves none. A page of another build is out of date."""
    table: str
    game: str
    title: str
    options: dict[str, str]
    viewer: int
    """A seat, or -1 for a spectator."""
    time: float = 0.0
    """The server's clock when this was sent, in seconds since 1970."""
    before: str | None = None
    """The table these people come from."""
    moment: int | None = None
    """The moment of its game from which this one plays on."""


class ChatLine(msgspec.Struct, frozen=True):
    seat: int
    """-1 for a spectator."""
    name: str
    text: str
    at: float
    removed: bool = False
    """It was taken back; nothing is left of it."""
    entry: int | None = None
    """In a replay: the log's number of it, by which it can be taken back."""


class Entry(msgspec.Struct, frozen=True):
    """What this viewer hears at once."""

    seq: int
    kind: Kind
    tick: int = 0
    """The last entry a spectator has heard by now: the same moment for all viewers."""
    happenings: list[Happening] = []
    chat: ChatLine | None = None
    text: str = ""
    """A sentence for entries that are no game event (``Ada sits down.``)."""
    removes: list[int] = []
    """The entries whose words were taken back."""
    about: int | None = None
    """Of a comment: the ``seq`` of the replay's frame it is kept with."""


class BriefEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """The same without what goes without saying."""

    seq: int
    kind: Kind = "decision"
    tick: int | None = None
    """None: the same as ``seq``."""
    happenings: list[tuple[Any, str]] = []
    """Of each, the fact and the sentence."""
    chat: ChatLine | None = None
    text: str = ""
    removes: list[int] = []
    about: int | None = None


class Update(msgspec.Struct, frozen=True, tag="update"):
    """What is new since the viewer's last ``seq``, and the table now."""

    game: str
    """Whose views and facts these are."""
    entries: list[Entry]
    now: Now


class Change(msgspec.Struct, frozen=True, tag="change"):
    """As ``update``, for who asked for changes: how ``now`` differs from the one that this connection had last."""

    entries: list[BriefEntry]
    patch: dict[str, Any]
    """Of ``now``: by name, what has changed, and how; server.changes has the forms of a patch."""


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Somebody came online or went; nothing was logged."""

    seats: list[SeatInfo]
    spectators: int
    lookers: list[int] = []
    """The spectators by their numbers; only who looks after the table is told."""


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The request with this id is done and durable, as entry ``seq``."""

    id: str
    seq: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The rules say no. ``id`` is the request's; ``rule_text`` is the rule book's sentence."""

    id: str
    rule: str
    text: str
    rule_text: str
    code: str = ""
    """The reason as a program reads it, where the game's ledger names such."""


class Allowed(msgspec.Struct, frozen=True, tag="allowed"):
    """Answer to ``why``: the action is legal now."""

    id: str


class Foreseen(msgspec.Struct, frozen=True, tag="foreseen"):
    """Answer to ``preview``: what the action surely does, up to the first draw, and the view then."""

    id: str
    happenings: list[Happening]
    view: Any
    is_all: bool
    """Nothing is left to chance: this is all that happens before somebody decides again."""


class Error(msgspec.Struct, frozen=True, tag="error"):
    """The request was wrong; nothing changed."""

    id: str | None
    code: Code
    message: str
    field: str | None = None


class Pointed(msgspec.Struct, frozen=True, tag="pointed"):
    """Somebody points at something; it is not logged, and who comes later does not see it."""

    seat: int
    name: str
    target: str
    """Empty, without a suggestion: what they showed is taken away."""
    suggestion: ActionOption | None
    """A decision for whoever is asked; they find out whether it is legal."""


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    id: str


ToClient = (
    Welcome
    | Update
    | Change
    | Presence
    | Accepted
    | Refused
    | Allowed
    | Foreseen
    | Checked
    | Advice
    | Error
    | Pong
    | Pointed
)


# --- client to server --------------------------------------------------------------------------


class Decide(msgspec.Struct, frozen=True, tag="decide", forbid_unknown_fields=True):
    """Make a decision. ``seq`` is the one after the last this client has seen: repeating the
    message is safe, and a table that has moved on answers ``stale``."""

    id: str
    seq: int
    action: Wire


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    id: str
    seq: int


class Why(msgspec.Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Would this be legal, and if not, why not? Only the seat that decides may ask."""

    id: str
    action: Wire


class Preview(msgspec.Struct, frozen=True, tag="preview", forbid_unknown_fields=True):
    """What would this legal action surely do? Only the seat that decides may ask."""

    id: str
    action: Wire
    more: list[Wire] = []
    """More decisions of the same seat after it: all the cubes of a payment."""


class Remark(msgspec.Struct, frozen=True, tag="remark", forbid_unknown_fields=True):
    """Make one of the ``remarks``, in turn or out of it. Repeating the message with its ``seq`` is safe."""

    id: str
    seq: int
    action: Wire


class Chat(msgspec.Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Chat. Where speech is part of the rules, only who may speak may chat."""

    id: str
    text: str


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    id: str


Affair = Leave | Vote | Return | SetManners | Mute | Expel | Remove | Report | Comment | Point
ToServer = Decide | Tell | Undo | Why | Preview | Check | Advise | Remark | Chat | Ping | Affair


# --- HTTP bodies -------------------------------------------------------------------------------


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot"]
    """``me`` seats this device; more than one makes a hot-seat table."""
    name: str = ""
    bot: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: list[NewSeat]
    options: dict[str, str] = {}
    want_tokens: bool = False
    """A program that keeps no cookies asks for its seats' bearer tokens."""
    manners: Manners = Manners()


class TableMade(msgspec.Struct, frozen=True):
    table: str
    seats: list[SeatInfo]
    tokens: list[str | None]
    """Of each ``me`` seat, when asked for."""


class TableInfo(msgspec.Struct, frozen=True):
    """What anybody with the link may know before sitting down."""

    table: str
    game: str
    title: str
    options: dict[str, str]
    seats: list[SeatInfo]
    seq: int
    over: bool
    manners: Manners = Manners()
    again: str | None = None
    """The table at which these people play again."""
