"""Looking rules up, by ID or by what they mention."""

from difflib import get_close_matches

from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Game
from lampblack.kernel.rulebook import Rule


def find_rules(game: Game, text: str) -> list[Rule]:
    """The rule of this ID, the rules whose IDs begin so, or those that mention all the words."""
    book = game.rules()
    rules = [book[id] for id in book.ids()]
    wanted = text.strip().upper()
    if wanted in book:
        return [book[wanted]]
    found = [rule for rule in rules if rule.id.startswith(f"{wanted}-")]
    if found:
        return found
    words = text.lower().split()
    found = [rule for rule in rules if all(word in f"{rule.section} {rule.shown}".lower() for word in words)]
    if words and found:
        return found
    close = get_close_matches(wanted, book.ids(), 3)
    hint = f"; near to it: {', '.join(close)}" if close else ""
    raise Malformed("rule", f"no rule of {game.title} is called or mentions {text.strip()!r}{hint}")


def rule_lines(rule: Rule) -> list[str]:
    return [f"{rule.id} ({rule.section}): {rule.shown}"]


def section_lines(game: Game) -> list[str]:
    """The sections of the rule book, with their IDs' beginning and how many rules they hold."""
    book = game.rules()
    sections: dict[tuple[str, str], int] = {}
    for id in book.ids():
        key = (id.rpartition("-")[0], book[id].section)
        sections[key] = sections.get(key, 0) + 1
    width = max(len(prefix) for prefix, _ in sections)
    return [f"  {prefix:<{width}}  {section}, {count} rules" for (prefix, section), count in sections.items()]


def advice(game: Game) -> str:
    """How to ask for less than the whole book."""
    one = game.rules().ids()[0]
    section = one.rpartition("-")[0]
    return (
        f"lampblack rules {game.slug} {section} tells a section, {one} a rule; words find what mentions them."
    )
