"""Every address of the API, once: the routes and the OpenAPI document are made from this list."""

from functools import cache
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute

from lampblack.server import api, book, lessons, lists, programs, recap, rings, tables
from lampblack.server import messages as wire
from lampblack.server import messages_people as people
from lampblack.server import messages_tables as bodies
from lampblack.server.answers import answer, encode
from lampblack.server.endpoint import LINES, TEXT, Endpoint, Query, get, post, route
from lampblack.server.live import live
from lampblack.server.messages_games import GameInfo, RuleInfo
from lampblack.server.openapi import document
from lampblack.table.denied import Code

NATURAL: Final = {"type": "integer", "minimum": 0}
SEAT: Final = Query("seat", "Which of the device's seats asks.", NATURAL | {"maximum": 999})
SINCE: Final = Query(
    "since", "The last `seq` one has; -1 for nothing yet.", {"type": "integer", "minimum": -1}
)
BEFORE: Final = Query("before", "The first `seq` one has.", NATURAL | {"maximum": 999_999_999})
CHANGES: Final = Query(
    "changes", "1 to be told only what has changed, after the first update.", {"enum": ["0", "1"]}
)
WORDS: Final = Query("words", "0 for no sentences that describe the position.", {"enum": ["0", "1"]})
VIEWER: Final = Query("viewer", "Whose eyes: `P0`, `P1` …, `spectator` or `everything`.", {"type": "string"})
SKIP: Final = Query("skip", "How many of the newest to leave out.", NATURAL | {"maximum": 999_999})
GAME: Final = Query("game", "Tables of this game alone.", {"type": "string"})

GONE: Final[tuple[Code, ...]] = ("not-found", "not-allowed")
AWAY: Final[tuple[Code, ...]] = (*GONE, "unplayable")
OWN: Final[tuple[Code, ...]] = (*AWAY, "not-your-seat")
DEED: Final[tuple[Code, ...]] = (*OWN, "stale", "not-your-turn", "over")
TABLE: Final = "/tables/{table:str}"

DEEDS: Final[dict[type[wire.ToServer], tuple[str, Any]]] = {
    wire.Decide: ("Make a decision.", wire.Accepted),
    wire.Tell: ("Tell what chance brought, where people are asked for it.", wire.Accepted),
    wire.Undo: ("Take one's last decision back.", wire.Accepted),
    wire.Chat: ("Chat.", wire.Accepted),
    wire.Remark: ("Say what the rules let one say.", wire.Accepted),
    wire.Why: ("Whether an action is legal, and if not, why not.", wire.Allowed),
    wire.Preview: ("What a legal action surely does.", wire.Foreseen),
    wire.Check: ("What is wrong with a draft.", wire.Checked),
    wire.Advise: ("What a bot would do, and why.", wire.Advice),
    people.Leave: ("Get up.", wire.Accepted),
    people.Vote: ("Ask for a bot on an absent person's seat.", wire.Accepted),
    people.Return: ("Take one's seat back from the bot.", wire.Accepted),
    people.SetManners: ("Change how the table goes about things.", wire.Accepted),
    people.Mute: ("Take the chat from somebody, or give it back.", wire.Accepted),
    people.Expel: ("Send a spectator away.", wire.Accepted),
    people.Remove: ("Take back what one wrote, or one's name.", wire.Accepted),
    people.Report: ("Tell whoever runs the server.", wire.Accepted),
    people.Comment: ("Say something about a moment of the finished game.", wire.Accepted),
    people.Point: ("Point at something, or suggest a decision.", wire.Accepted),
}
"""What can be asked of a table, as the socket's messages are."""


async def description(request: Request) -> Response:
    return answer(described())


ENDPOINTS: Final = [
    get("/openapi.json", description, "This description.", dict[str, Any]),
    get("/games", api.games, "The games, their options, parts and bots.", list[GameInfo]),
    get("/games/{slug:str}/rules", api.rules, "A game's rules, by their IDs.", list[RuleInfo], says_no=GONE),
    get(
        "/games/{slug:str}/book",
        book.book,
        "A game's book of rules.",
        book.BookInfo,
        says_no=GONE,
        is_zipped=True,
    ),
    get(
        "/games/{slug:str}/book/{figure:str}",
        book.figure,
        "One figure of the book.",
        book.FigureInfo,
        says_no=GONE,
        is_zipped=True,
    ),
    get(
        "/games/{slug:str}/lessons",
        lessons.lessons,
        "A game's lessons, and its first game.",
        lessons.LessonsInfo,
        says_no=GONE,
        is_zipped=True,
    ),
    post(
        "/games/{slug:str}/lessons/{lesson:str}",
        lessons.take,
        "Take a lesson: where one is, and what comes of an action there.",
        lessons.TakeLesson,
        lessons.LessonNow,
        says_no=GONE,
        is_zipped=True,
    ),
    get("/open", lists.open_tables, "The public list of tables.", list[bodies.OpenTable], query=(GAME,)),
    get(
        "/ring", rings.info, "One's keyring: devices and tables.", bodies.RingInfo, says_no=OWN, query=(SKIP,)
    ),
    post(
        "/ring",
        rings.make,
        "A keyring for this device, or the one it has.",
        bodies.NewRing,
        bodies.RingInfo,
        status=201,
        also=(200,),
    ),
    post(
        "/ring/push",
        rings.push,
        "Tell this device when it is one's turn, or no longer.",
        bodies.Subscribe,
        bodies.Done,
        says_no=OWN,
    ),
    post(
        "/ring/code",
        rings.code,
        "A new code of eight words; the one before is void.",
        None,
        bodies.RingCode,
        says_no=OWN,
    ),
    post(
        "/ring/unlock",
        rings.unlock,
        "Give this device the ring that a code opens.",
        bodies.OpenRing,
        bodies.RingInfo,
        says_no=GONE,
    ),
    post(
        "/ring/devices/{device:int}/end",
        rings.end,
        "Take the ring from a device.",
        None,
        bodies.Done,
        says_no=OWN,
    ),
    post(
        "/ring/tables/{table:str}/drop",
        rings.drop,
        "Take a table off one's list; the seat stays one's own.",
        None,
        bodies.Done,
        says_no=OWN,
    ),
    post("/tables", api.create, "Make a table.", wire.NewTable, wire.TableMade, status=201, says_no=GONE),
    get(TABLE, api.info, "What anybody with the link may know of a table.", wire.TableInfo, says_no=OWN),
    post(f"{TABLE}/join", api.join, "Sit down.", bodies.Join, bodies.Joined, says_no=DEED),
    post(
        f"{TABLE}/invitation",
        tables.invitation,
        "Whether an invitation is still good, and for which seat.",
        bodies.AskInvitation,
        bodies.InvitationInfo,
        says_no=AWAY,
    ),
    post(
        f"{TABLE}/seats/{{seat:int}}/invite",
        api.invite,
        "A fresh invitation: to one's own seat for another device, or by the maker to a free one.",
        None,
        bodies.Invitation,
        says_no=DEED,
    ),
    post(
        f"{TABLE}/seats/{{seat:int}}/uninvite",
        api.uninvite,
        "The maker takes a free seat's invitation back.",
        None,
        bodies.Invitation,
        says_no=DEED,
    ),
    post(
        f"{TABLE}/clear",
        tables.clear,
        "Take an unfinished table away that nobody else plays at.",
        bodies.Clear,
        bodies.Done,
        says_no=DEED,
    ),
    *[
        post(
            f"{TABLE}/{kind.__struct_config__.tag}",
            programs.doing(kind),
            help,
            kind,
            gives,
            says_no=DEED,
            query=(SEAT,),
        )
        for kind, (help, gives) in DEEDS.items()
    ],
    post(
        f"{TABLE}/keep",
        rings.hang,
        "Put the seats this device holds here on its ring.",
        None,
        bodies.Done,
        says_no=OWN,
    ),
    post(
        f"{TABLE}/onward",
        api.onward,
        "A new table that plays on from a moment of a finished game.",
        bodies.PlayOn,
        wire.TableMade,
        status=201,
        says_no=OWN,
    ),
    post(
        f"{TABLE}/again",
        tables.again,
        "Play again with the same people.",
        bodies.PlayAgain,
        bodies.PlayedOn,
        says_no=DEED,
    ),
    get(
        f"{TABLE}/stream",
        programs.stream,
        "Every message to this viewer as a line of JSON, without end.",
        LINES,
        says_no=OWN,
        query=(SEAT, SINCE, CHANGES, WORDS),
    ),
    get(
        f"{TABLE}/story",
        tables.story,
        "What this viewer heard before what the first update tells: up to 200 entries.",
        bodies.Story,
        says_no=OWN,
        query=(SEAT, BEFORE),
    ),
    get(
        f"{TABLE}/replay",
        api.replay,
        "The finished game, moment by moment.",
        bodies.Replay,
        says_no=OWN,
        query=(VIEWER,),
    ),
    get(
        f"{TABLE}/record",
        api.record,
        "The record of a finished game, or of one that cannot be played on here.",
        TEXT,
        says_no=OWN,
    ),
    get(
        f"{TABLE}/recap",
        recap.recap,
        "The finished game looked back on.",
        recap.RecapInfo,
        says_no=OWN,
        query=(VIEWER,),
    ),
]


@cache
def described() -> msgspec.Raw:
    return msgspec.Raw(encode(document(ENDPOINTS)))


def routes() -> list[BaseRoute]:
    by_path: dict[str, list[Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, []).append(endpoint)
    return [*map(route, by_path.values()), WebSocketRoute(f"{TABLE}/ws", live)]
