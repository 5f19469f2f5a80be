"""A new table: its options, its seats and its first entry."""

from typing import Literal

import msgspec

from lampblack.bots.register import check_bot
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import RecordingChance
from lampblack.kernel.game import Game, Options
from lampblack.table.denied import Denied
from lampblack.table.entries import Created, CreatedSeat, Origin
from lampblack.table.manners import Manners, check_clock
from lampblack.table.seats import bot_name, hashed, tidy_name
from lampblack.table.supply import Supply


class Place(msgspec.Struct, frozen=True):
    """A seat as its table's maker wants it."""

    kind: Literal["person", "open", "bot"]
    name: str = ""
    """Of an open seat: for whom it is kept."""
    bot: str = ""


class Furnished(msgspec.Struct, frozen=True):
    created: Created
    tokens: list[str | None]
    """Of each seat taken by a person who has no keyring."""


def furnish(
    supply: Supply,
    game: Game,
    options: Options,
    places: list[Place],
    manners: Manners = Manners(),  # noqa: B008
    origin: Origin | None = None,
    position: str = "",
    ring: str | None = None,
) -> Furnished:
    """Entry 0 of a table; ``Denied`` names what cannot be."""
    full = complete_options(game, options, places)
    check_clock(manners.clock, game.hides())
    if game.asks(full) and manners.clock is not None:
        raise Denied(
            "malformed", "who has to tell what chance brought plays without a clock", "manners.clock"
        )
    seats, tokens = furnish_seats(supply, game, places, ring)
    chance = RecordingChance(supply.chance)
    if not position:
        try:
            game.setup(full, chance)
        except Malformed as error:
            raise Denied("malformed", error.problem, f"options.{error.field}") from None
    created = Created(
        game.slug, full, chance.lines, seats, game.version, game.digest(full), manners, origin, position
    )
    return Furnished(created, tokens)


def furnish_seats(
    supply: Supply, game: Game, places: list[Place], ring: str | None
) -> tuple[list[CreatedSeat], list[str | None]]:
    if all(place.kind == "bot" for place in places):
        raise Denied("malformed", "at least one seat is for a person", "seats")
    seats: list[CreatedSeat] = []
    tokens: list[str | None] = []
    names: list[str] = []
    for number, place in enumerate(places):
        token = supply.secret() if place.kind == "person" and ring is None else None
        try:
            seat = furnish_seat(supply, game, place, token, ring, names)
        except Denied as denied:
            raise Denied(denied.code, denied.message, f"seats[{number}].{denied.field}") from None
        if seat.name:
            names.append(seat.name)
        seats.append(seat)
        tokens.append(token)
    return seats, tokens


def furnish_seat(
    supply: Supply, game: Game, place: Place, token: str | None, ring: str | None, names: list[str]
) -> CreatedSeat:
    if place.kind == "person":
        held = None if token is None else hashed(token)
        return CreatedSeat("person", name=tidy_name(place.name, names), token=held, ring=ring)
    if place.kind == "open":
        return CreatedSeat("open", name=place.name, invite=supply.secret())
    try:
        check_bot(game, place.bot)
    except Malformed as error:
        raise Denied("malformed", error.problem, error.field) from None
    return CreatedSeat("bot", name=tidy_name(place.name or bot_name(place.bot, names), names), bot=place.bot)


def complete_options(game: Game, options: Options, places: list[Place]) -> Options:
    """The full options; the number of players is the number of seats."""
    try:
        full = game.complete({"players": str(len(places)), **options})
    except Malformed as error:
        is_counted = error.field == "players" and "players" not in options
        field = "seats" if is_counted else f"options.{error.field}"
        raise Denied("malformed", error.problem, field) from None
    for option in game.options():
        value = full.get(option.name, option.default)
        if value in option.slow:
            problem = f"{value!r} is too slow for a table that shares its server"
            raise Denied("malformed", problem, f"options.{option.name}")
    if game.seats(full) != len(places):
        raise Denied("malformed", f"{game.seats(full)} play, but {len(places)} seats are given", "seats")
    return full
