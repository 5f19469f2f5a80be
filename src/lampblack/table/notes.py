"""What a record notes of a table besides the game: who got up, who came back, whose time was up, who took
a hint."""

from lampblack.kernel.record import hint_note
from lampblack.kernel.seat import seat_name
from lampblack.table.affairs import Advised, Left, Returned
from lampblack.table.entries import Body, Decided


def note_of(body: Body) -> str:
    """One line, or none."""
    match body:
        case Left(seat=seat, word=word, resigns=resigns):
            said = f": {word}" if word else ""
            return f"{seat_name(seat)} {'resigns' if resigns else 'leaves'}{said}"
        case Returned(seat=seat):
            return f"{seat_name(seat)} returns"
        case Decided(seat=seat, instead=instead) if instead:
            return f"{instead} decides for {seat_name(seat)}"
        case Advised(seat=seat):
            return hint_note(seat)
    return ""
