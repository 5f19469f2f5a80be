"""``lampblack rules``: rules by ID or by words, sections, or the book."""

from lampblack.games import find_game
from lampblack.kernel.answers import Malformed
from lampblack.terminal.book import book_lines
from lampblack.terminal.data import print_json, rules_data
from lampblack.terminal.rules import advice, find_rules, rule_lines, section_lines


def look_up(game: str, words: list[str], book: bool, json: bool) -> None:
    chosen = find_game(game)
    if book and json:
        raise Malformed("--json", "the book is told in words only")
    if book:
        print("\n".join(book_lines(chosen, " ".join(words))))
        return
    ledger = chosen.rules()
    found = find_rules(chosen, " ".join(words)) if words else [ledger[id] for id in ledger.ids()]
    if json:
        print_json(rules_data(found))
    elif words:
        for rule in found:
            print("\n".join(rule_lines(rule)))
    else:
        print(f"The rule book of {chosen.title}, by section:")
        print("\n".join(section_lines(chosen)))
        print(advice(chosen))
