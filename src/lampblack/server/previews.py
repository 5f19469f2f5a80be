"""What a link to a page says before it is opened: title, sentence and picture, in the page's head.

Nothing of a game is told here but its name and who sits at the table; an invitation is in the part of
an address that no server is sent.
"""

from html import escape
from typing import Final

import msgspec
from starlette.requests import Request

from lampblack.games import shelf
from lampblack.kernel.game import Game
from lampblack.kernel.words import listed
from lampblack.server.house import House
from lampblack.server.limits import address_of
from lampblack.server.settings import origin_of
from lampblack.table.denied import Denied
from lampblack.table.table import Table

NAME: Final = "Lampblack"
TAGLINE: Final = "Games played in the dark, at one table: with friends by a link, or now, with bots."


class Preview(msgspec.Struct, frozen=True):
    title: str = f"{NAME}: games played in the dark"
    text: str = TAGLINE
    game: str = ""
    """Whose picture it has; none for the house's own."""


async def preview_of(path: str, request: Request) -> Preview:
    """Of an address of the page; that of the house where nothing better is known."""
    match path.strip("/").split("/"):
        case ["new", slug]:
            return game_preview(slug, "{title}")
        case ["rules", slug, *_]:
            return game_preview(slug, "The rules of {title}")
        case ["learn", slug, *_]:
            return game_preview(slug, "Learn {title}")
        case ["t", id] | ["t", id, "replay"]:
            return await find_table(id, request)
    return Preview()


def game_preview(slug: str, title: str) -> Preview:
    game = shelf().get(slug)
    return Preview() if game is None else Preview(title.format(title=game.title), about(game), slug)


def about(game: Game) -> str:
    return game.blurb() or TAGLINE


async def find_table(id: str, request: Request) -> Preview:
    """As anybody with the address may know it; looking costs as much as over the API, and is counted there."""
    house: House = request.app.state.house
    if not house.requests.take(address_of(request.scope["client"])):
        return Preview()
    try:
        async with house.hall.table(id) as table:
            return table_preview(table)
    except Denied:
        return Preview()


def table_preview(table: Table) -> Preview:
    game = table.log.game
    there = [
        f"{chair.name} ({role.title})" if role.title else chair.name
        for chair, role in zip(table.log.chairs, table.log.roles)
        if chair.kind != "open"
    ]
    free = sum(chair.kind == "open" for chair in table.log.chairs)
    seats = "" if free == 0 else " One seat is free." if free == 1 else f" {free} seats are free."
    return Preview(
        f"A table of {game.title}", f"At the table: {listed(there)}.{seats} {about(game)}", game.slug
    )


def head(preview: Preview, picture: str, request: Request) -> str:
    """The lines for the page's head. Names are people's own words: everything is escaped."""
    house: House | None = getattr(request.app.state, "house", None)
    public = None if house is None else house.settings.public_url
    origin = str(request.base_url).rstrip("/") if public is None else origin_of(public)
    shown = {
        "og:site_name": NAME,
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": f"{origin}{request.url.path}",
        "og:image": f"{origin}{picture}",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [
        f"<title>{escape(preview.title)}</title>",
        f'<meta name="description" content="{escape(preview.text)}" />',
        *[f'<meta property="{name}" content="{escape(value)}" />' for name, value in shown.items()],
        '<meta name="twitter:card" content="summary_large_image" />',
    ]
    return "\n    ".join(lines)
