"""What people type behind ``--seats``, checked against the game."""

from collections.abc import Sequence
from dataclasses import dataclass

from lampblack.bots.register import ME, find_bot, is_address, is_elsewhere
from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Game, Options
from lampblack.kernel.seat import unnamed


@dataclass(frozen=True)
class Sitter:
    """Who sits on a seat: a person at this terminal (``bot`` is None), or a bot."""

    name: str
    bot: str | None


def seats_from(text: str) -> list[tuple[str, str]]:
    """``"me:Ada,steady"`` as kinds and names: ``[("me", "Ada"), ("steady", "")]``."""
    seats: list[tuple[str, str]] = []
    for word in text.split(","):
        kind, _, name = (word, "", "") if is_elsewhere(word.strip()) else word.partition(":")
        if not kind.strip():
            raise Malformed("seats", f"{text!r} has a seat without a name; write for example me,steady")
        seats.append((kind.strip(), " ".join(name.split())))
    return seats


def options_for(game: Game, options: Options, seats: int) -> Options:
    """The options with ``players`` as many as there are seats, unless that contradicts them."""
    full = dict(options)
    full.setdefault("players", str(seats))
    wanted = game.seats(full)
    if wanted != seats:
        raise Malformed("seats", f"{seats} of them, but players={wanted}")
    return full


def sitters_from(game: Game, text: str, known: Sequence[str] = ()) -> list[Sitter]:
    """Who sits where. Seats without a given or known name get their bot's, or ``Seat 1``, ``Seat 2`` …"""
    seats = seats_from(text)
    kinds = [kind for kind, _ in seats]
    sitters: list[Sitter] = []
    for seat, (kind, typed) in enumerate(seats):
        given = typed or (known[seat] if seat < len(known) else "")
        if kind == ME:
            sitters.append(Sitter(given or unnamed(seat), None))
            continue
        try:
            find_bot(game, kind)
        except Malformed as error:
            raise Malformed("seats", f"{error.problem}; {ME} is you") from None
        called = bot_name(kind)
        before = kinds[:seat].count(kind)
        usual = called if before == 0 else f"{called} {before + 1}"
        sitters.append(Sitter(given or usual, kind))
    names = [sitter.name for sitter in sitters]
    for name in names:
        if names.count(name) > 1:
            raise Malformed("seats", f"two of them are called {name!r}")
    return sitters


def bot_name(spec: str) -> str:
    """``Lantern`` for ``lantern@samples=64``, ``Owl`` for ``my_bot.py:Owl`` or ``http://127.0.0.1:9000/owl``."""
    name = spec.partition("@")[0].rstrip("/").rpartition("/" if is_address(spec) else ":")[2]
    return name.capitalize()
