"""Legal actions told briefly: a numbered list when it is short, by kind when it is long."""

from collections.abc import Sequence
from dataclasses import dataclass

from lampblack.kernel.action import Action
from lampblack.kernel.game import Game
from lampblack.kernel.whole import Whole
from lampblack.terminal.words import Names, label_with

SHORT = 9
"""As many actions as can be listened to one by one."""
MOST_GROUPS = 6


@dataclass(frozen=True)
class Shown:
    """The list that somebody was told last; a number means a line of it, and never one of an earlier list."""

    actions: Sequence[Action | Whole] = ()
    """Its lines, where they have numbers."""
    instead: str = "no list was shown. Type actions to hear what you can do."
    """What to type where they have none."""

    def pick(self, number: int) -> Action | Whole | None:
        return self.actions[number - 1] if 1 <= number <= len(self.actions) else None

    def no_choice(self, number: int) -> str:
        why = f"the list has 1 to {len(self.actions)}." if self.actions else self.instead
        return f"There is no choice {number}: {why}"


def told_by_kind(actions: Sequence[Action]) -> Shown:
    first = actions[0]
    fewer = " ".join([first.name, *first.args[-1:]]).lower()
    return Shown(
        instead=f"the list told by kind has no numbers. Type an action, such as {first.text}, "
        f"or hear fewer of them with numbers: actions {fewer}."
    )


def numbered(game: Game, choices: Sequence[Action | Whole], names: Names = ()) -> list[str]:
    return [
        f"{number}. {choice.text}: {choice.label}."
        if isinstance(choice, Whole)
        else f"{number}. {game.spoken(choice).text}: {label_with(game, choice, names)}."
        for number, choice in enumerate(choices, start=1)
    ]


def by_kind(actions: Sequence[Action]) -> list[str]:
    """``OPEN, card KR, cell: A1, B4.`` One line per kind, or per kind and its most telling argument."""
    kinds: dict[str, list[Action]] = {}
    for action in actions:
        kinds.setdefault(action.name, []).append(action)
    lines: list[str] = []
    for name, members in kinds.items():
        lines += kind_lines(name, members)
    return lines


def kind_lines(name: str, actions: Sequence[Action]) -> list[str]:
    fields = actions[0].fields
    if not fields:
        return [f"{name}."]
    if len(fields) == 1:
        return [f"{name}, {fields[0]}: {', '.join(action.args[0] for action in actions)}."]
    telling = min(range(len(fields)), key=lambda at: len({action.args[at] for action in actions}))
    groups: dict[str, list[str]] = {}
    for action in actions:
        rest = [arg for at, arg in enumerate(action.args) if at != telling]
        groups.setdefault(action.args[telling], []).append(" ".join(rest))
    if len(groups) > MOST_GROUPS:
        return [f"{name}, {' and '.join(fields)}: {', '.join(' '.join(action.args) for action in actions)}."]
    rest_fields = " and ".join(field for at, field in enumerate(fields) if at != telling)
    return [
        f"{name}, {fields[telling]} {value}, {rest_fields}: {', '.join(values)}."
        for value, values in groups.items()
    ]


def summary(actions: Sequence[Action]) -> str:
    """``31 legal actions: DISCARD 4, OPEN 27.``"""
    counts: dict[str, int] = {}
    for action in actions:
        counts[action.name] = counts.get(action.name, 0) + 1
    told = ", ".join(f"{name} {count}" if count > 1 else name for name, count in counts.items())
    return f"{len(actions)} legal actions: {told}."
