"""What a bot would do in somebody's place, in two or three lines."""

from lampblack.bots.register import adviser_for
from lampblack.kernel.chance import SystemChance
from lampblack.kernel.player import Viewpoint
from lampblack.kernel.seat import Seat
from lampblack.terminal.match import Match
from lampblack.terminal.words import label_with


def hint_lines(match: Match, seat: Seat) -> list[str]:
    """The move and its reason, then how the best few compare; nothing where no bot gives reasons.

    The bot knows what the seat knows (``Viewpoint``), and no more.
    """
    adviser = adviser_for(match.game, match.session.options, seat)
    counsel = adviser.explain(Viewpoint(match.state, seat), SystemChance())
    if counsel is None:
        return []
    names = match.called(seat)
    chosen = match.game.spoken(counsel.action).text
    lines = [
        f"I would do this: {chosen}, {label_with(match.game, counsel.action, names)}. It {counsel.reason}."
    ]
    if len(counsel.options) > 1:
        rated = [
            f"{match.game.spoken(action).text} {figure}"
            for (action, _), figure in zip(counsel.options, counsel.figures())
        ]
        lines.append(f"{counsel.measure}, as I see it: {', '.join(rated)}.")
    return lines
