"""Actions as a button says them."""

from lampblack.games.stygian_society.model.actions import TARGET_RANK, SocietyAction
from lampblack.games.stygian_society.model.words import cubes_words, place_words
from lampblack.kernel.words import capital, listed


def label(action: SocietyAction) -> str:
    """An action as a button says it."""
    content, args = action.content, action.args
    cards = ("SUPPORT", "ACTION", "USE", "DECLINE", "REFRESH", "EXHAUST", "TAKE", "TRADE")
    card = content.cards[action.card].name if action.name in cards else ""
    heroes = ("PLAY", "START", "HERO", "GIVE", "CLEANSE")
    hero = content.heroes[action.hero].name if action.name in heroes else ""
    match action.name:
        case "PLAY":
            return f"Play the {hero}"
        case "START":
            return f"The {hero} begins"
        case "NONE":
            return "Use no support card"
        case "USE":
            return f"Use {card}"
        case "ACTION" | "SUPPORT":
            return f"{card}: {content.cards[action.card].text.rstrip('.')}"
        case "TARGET" | "BOOST":
            return target_label(action)
        case "SHAKEN":
            return f"Leave out {cubes_words(args[0])}"
        case "WILD":
            return f"Wild: {cubes_words(args[0])}"
        case "DECLINE":
            return f"Do not use {card}"
        case "LINE":
            return f"Buy line {args[0]}"
        case "PAY":
            return f"Pay {cubes_words(args[1] + '1')} from the {args[0].lower()}"
        case "LUCK":
            return "Pay 1 luck"
        case "SILENCE":
            return f"Silence {args[0]}"
        case "CUBES":
            return "No cubes" if args[0] == "0" else f"Cubes: {cubes_words(args[0])}"
        case "EXTRACT":
            return f"Take {args[0]} cubes out of the tower"
        case "HERO":
            return f"The {hero}"
        case "CLEANSE":
            return f"Remove a {cubes_words(args[2] + '1')[2:]} {args[1]} cube from the {hero}"
        case "REFRESH":
            return f"Refresh {card}"
        case "EXHAUST":
            return f"Exhaust {card}"
        case "TAKE":
            return f"Learn {card}: {content.cards[action.card].text.rstrip('.')}"
        case "RANDOM":
            return f"Draw a random skill of level {args[0]}"
        case "BUYOFF":
            return buyoff_label(args)
        case "STOP":
            return "Stop"
        case "OPEN":
            return "Open a chest"
        case "GIVE":
            return f"Give it to the {hero}"
        case "TRADE":
            return f"Hand {card} to the {content.heroes[action.hero].name}"
        case _:
            return "Done"


def target_label(action: SocietyAction) -> str:
    if action.kind == TARGET_RANK:
        return f"The {action.args[0].lower()} rank"
    return capital(listed([place_words(place) for place in action.args[0].split("+")]))


def buyoff_label(args: tuple[str, ...]) -> str:
    color = cubes_words(args[1] + "1")[2:]
    removed = args[2].replace("+", " and ")
    payment = "1 luck" if args[0] == "LUCK" else f"a {color} cube of the {args[0].lower()}"
    return f"Pay {payment} to remove {color} cubes: {removed}"
