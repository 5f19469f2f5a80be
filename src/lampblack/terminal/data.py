"""What commands tell programs, behind ``--json``: the same facts as their lines, as plain values."""

from collections.abc import Sequence
from typing import Any

import msgspec

from lampblack.bots.register import bots_for
from lampblack.games import shelf
from lampblack.kernel.answers import Outcome
from lampblack.kernel.game import Game, Option
from lampblack.kernel.playout import options_of
from lampblack.kernel.record import Record
from lampblack.kernel.rulebook import Rule
from lampblack.kernel.seat import EVERYTHING
from lampblack.kernel.session import replay
from lampblack.kernel.state import State
from lampblack.terminal.replay import names_of

Data = dict[str, Any]


def print_json(data: object) -> None:
    """Structs and plain values, in lines a person can read too."""
    print(msgspec.json.format(msgspec.json.encode(data)).decode())


def games_data() -> list[Data]:
    return [
        {
            "slug": game.slug,
            "title": game.title,
            "bots": list(bots_for(game)),
            "options": [option_data(option) for option in game.options()],
        }
        for game in shelf().values()
    ]


def option_data(option: Option) -> Data:
    return {
        "name": option.name,
        "title": option.title,
        "help": option.help,
        "default": option.default,
        "choices": option.choices,
        "offers": [{"value": o.value, "label": o.label, "help": o.help} for o in option.offers],
        "rule": option.rule,
        "strict": option.strict,
    }


def rules_data(rules: Sequence[Rule]) -> list[Data]:
    return [{"id": rule.id, "section": rule.section, "text": rule.shown} for rule in rules]


def position_data(game: Game, state: State) -> Data:
    """With the view of who sees everything: a position written down has no secrets."""
    data: Data = {
        "game": game.slug,
        "view": state.observe(EVERYTHING),
        "outcome": outcome_data(state.outcome()),
    }
    asked = state.asked()
    prompt = None if asked is None else state.prompt(asked)
    if prompt is not None:
        data["prompt"] = {
            "seat": prompt.seat,
            "name": prompt.name,
            "rule": prompt.rule,
            "text": prompt.in_full(),
        }
    data["legal"] = [action.text for action in options_of(state)]
    return data


def record_data(game: Game, record: Record) -> Data:
    """Of a record that holds; ``Malformed`` names the decision that is wrong."""
    for moment in replay(game, record):
        state = moment.state
    return {
        "game": game.slug,
        "options": record.options,
        "names": names_of(game, record),
        "lines": len(record.lines),
        "outcome": outcome_data(state.outcome()),
    }


def outcome_data(outcome: Outcome | None) -> Data | None:
    if outcome is None:
        return None
    return {
        "winners": outcome.winners,
        "scores": outcome.scores,
        "rule": outcome.rule,
        "reason": outcome.reason,
    }
