"""Events, actions and views in plain sentences: enough to play without seeing."""

from lampblack.games.nyctophobia import facts
from lampblack.games.nyctophobia.actions import NyAction
from lampblack.games.nyctophobia.cards import DECKS
from lampblack.games.nyctophobia.facts import Entries, NySearched
from lampblack.games.nyctophobia.view import HuntedView, HunterView, NyctoView
from lampblack.games.nyctophobia.words import (
    CHARACTER_WORDS,
    DIRECTION_WORDS,
    REASON_WORDS,
    ROLE_WORDS,
    TREE_WORDS,
    counted,
    listed,
)
from lampblack.kernel.game import Voice
from lampblack.kernel.seat import EVERYTHING

CARD_NAMES = {card.id: card.name for deck in DECKS for card in deck}

PLAIN_LABELS = {
    "STOP": "Stop here",
    "SEARCH": "Feel around",
    "HIDE": "Hide",
    "CALL": "Call for help",
    "PASS": "Take no action yet",
    "END": "End your turn",
    "DECLINE": "Decline",
    "NOISE_YES": "Make noise in the cell you left",
    "NOISE_NO": "Make no noise",
    "HIDE_YES": "Hide here",
    "HIDE_NO": "Do not hide",
    "BUILT": "The trees stand as they should",
    "CONFIRM": "Keep these starts",
    "REVISE": "Choose the starts again",
    "USE_YES": "Go through a tree if it is shorter",
    "USE_NO": "Leave the trees alone",
    "DONE": "Done",
    "BREAK_SILENCE": "Break your silence",
}
DIRECTION_LABELS = {
    "STEP": "Step {}",
    "HOP": "Hop over the tree to the {}",
    "SPRINT": "Sprint {}",
    "THROW": "Throw a rock {}",
    "CLUE": "Say that the car is in the {}",
    "TILT": "Tilt the world to the {}",
}
ONE_LABELS = {
    "GRANT": "Let {} act",
    "ROLE": "Be the {}",
    "TURNED": "Turned by {} degrees",
    "SPOT": "Car spot {}",
    "STARTS": "Starts in the order {}",
    "CAR_AT": "Park the car at {}",
    "HUNTER_AT": "Start at {} yourself",
    "HUNTED_AT": "Let them start at {}",
    "PUT": "Put a tree at {}",
    "TAKE": "Take the tree at {}",
    "MOVE": "Move to {}",
    "FIGHT": "Attack {}",
    "PICK": "Choose {}",
    "PULL": "Move them to {}",
    "FELL": "Fell the tree at {}",
    "PLANT": "Plant a tree at {}",
    "LIFT": "Lift the tree at {}",
    "SET": "Set it down at {}",
    "ECHO": "Move the noise to {}",
}


def label(action: NyAction) -> str:
    """An action as a button says it."""
    name = action.name
    if name in PLAIN_LABELS:
        return PLAIN_LABELS[name]
    arg = action.args[0]
    if name in DIRECTION_LABELS:
        return DIRECTION_LABELS[name].format(DIRECTION_WORDS[arg])
    if name == "ROLE":
        return f"Be the {ROLE_WORDS[arg.lower()]}"
    if name in ONE_LABELS:
        return ONE_LABELS[name].format(arg)
    if name == "COUNTER":
        ways = {
            "NONE": "Do not strike back",
            "ROCK": "Strike back with a rock",
            "BARE": "Strike back bare-handed",
        }
        return ways[arg]
    if name == "CHARACTER":
        title, power = CHARACTER_WORDS[arg.lower()]
        return f"Be the {title}: {power}"
    if name == "SCENARIO":
        return "Build a layout of your own" if arg == "OWN" else f"Use scenario {arg}"
    if name == "PLAY":
        return f"Play {CARD_NAMES[arg]}"
    if name == "RETREAT":
        if arg == "NONE":
            return "Stay where you are"
        return f"Fall back {', then '.join(DIRECTION_WORDS[letter] for letter in arg)}"
    if name == "TURN":
        return "Turn the forest clockwise" if arg == "CW" else "Turn the forest counter-clockwise"
    if name == "CLAIM":
        words = arg.split(":")
        return f"Say: {claim_sentence(claim_of(words), Voice(-1, [f'P{seat}' for seat in range(5)]))}"
    return f"Say: {utterance(arg.split(':'), [f'P{seat}' for seat in range(5)])}"


def claim_of(words: list[str]) -> facts.NyClaimed:
    """The claim an action's notation names."""
    rest = words[2:]
    other = int(rest.pop(0)[1:]) if words[0] == "PAIR" else None
    direction = rest.pop(0) if rest and rest[0] in DIRECTION_WORDS else None
    return facts.NyClaimed(int(words[1][1:]), words[0], other, direction, int(rest[0]) if rest else None)


# --- things ---------------------------------------------------------------------------------------------


def thing(item: str, voice: Voice) -> str:
    if item.startswith("hunted:"):
        return voice.name(int(item[-1]))
    return {
        "edge": "the edge of the forest",
        "tree": "a tree",
        "rock": "a rock",
        "noise": "the noise token",
        "car": "the car",
        "hunter": "THE HUNTER",
        "occupied": "somebody",
    }[item]


def things(items: list[str], voice: Voice) -> str:
    """The items with numbers: ``two trees and a rock``."""
    words: list[str] = []
    for item in dict.fromkeys(items):
        number = items.count(item)
        words.append(thing(item, voice) if number == 1 else f"{number} {item}s")
    return listed(words)


def felt_in(entries: Entries, voice: Voice) -> str:
    """One direction of a search; the Forest Guide's second space comes after ``beyond``."""
    words = [
        thing(entry, voice) if isinstance(entry, str) else things(entry, voice) if entry else "open"
        for entry in entries
    ]
    return ", beyond it ".join(words)


def search_sentence(search: NySearched, voice: Voice) -> str:
    sides = (("north", search.north), ("east", search.east), ("south", search.south), ("west", search.west))
    parts = [f"{side}: {felt_in(entries, voice)}" for side, entries in sides]
    here = f" Where you stand: {things(search.here, voice)}." if search.here else ""
    return f"{'; '.join(parts)}.{here}"


# --- sentences ------------------------------------------------------------------------------------------


def narrate(fact: facts.AnyFact, voice: Voice) -> str:
    """One fact as a sentence for this viewer."""
    who = fact.seat
    say = voice.subject
    match fact:
        case facts.NySetUp(hunter=hunter, characters=characters):
            roles = [
                f"{voice.name(seat)} the {CHARACTER_WORDS[name][0]}"
                for seat, name in enumerate(characters, start=1)
                if name is not None
            ]
            cast = f" The Hunted: {listed(roles)}." if roles else ""
            return f"The Hunter is the {ROLE_WORDS[hunter]}.{cast}"
        case facts.NyClue(direction=direction):
            return f"The clue: the car is in the {DIRECTION_WORDS[direction]} of the forest."
        case facts.NyTurn():
            return (
                "Your turn."
                if voice.is_you(who)
                else "The Hunter moves."
                if who == 0
                else f"{voice.name(who)}'s turn."
            )
        case facts.NyTurnEnd():
            if voice.is_you(who):
                return "Your turn ends."
            return "The Hunter's turn ends." if who == 0 else f"{voice.name(who)}'s turn ends."
        case facts.NySearched():
            return f"You feel around. {search_sentence(fact, voice).capitalize()}"
        case facts.NyFelt(items=items):
            found = things(items, voice) if items else "nothing at all"
            return (
                f"The others hear that you feel {found}."
                if voice.is_you(who)
                else f"{voice.name(who)} feels {found}."
            )
        case facts.NyStep(direction=direction):
            return f"You go {DIRECTION_WORDS[direction]}."
        case facts.NyStepped():
            return "The others hear your step." if voice.is_you(who) else f"{voice.name(who)} makes a step."
        case facts.NyHopped():
            return f"{say(who, 'hop', 'hops')} over a tree."
        case facts.NyEntered(items=items):
            return f"{say(who, 'come', 'comes')} upon {things(items, voice)}."
        case facts.NyRocks(count=count):
            return f"You hold {counted(count, 'rock')} now."
        case facts.NyBlocked(item=item):
            return f"{say(who, 'run', 'runs')} into {thing(item, voice)}."
        case facts.NyActed(kind=kind):
            return f"{say(who, *ACT_WORDS[kind])}."
        case facts.NyThrew(direction=direction, spaces=spaces, hit=hit):
            flight = f"{DIRECTION_WORDS[direction]}, {counted(spaces, 'space')}"
            return f"The rock flies {flight}, and hits {thing(hit, voice)}."
        case facts.NyNoise():
            return f"{say(who, 'make', 'makes')} noise."
        case facts.NyHid():
            return f"{say(who, 'hide', 'hides')}."
        case facts.NyUnhid(cause=cause):
            why = {"turn": "", "spoke": " by speaking", "card": ": the Hunter has heard a breath"}[cause]
            return f"{say(who, 'are', 'is')} no longer hidden{why}."
        case facts.NyAttacked(direction=direction):
            where = f"from the {DIRECTION_WORDS[direction]}"
            return f"The Hunter attacks {voice.name(who)} {where}!"
        case facts.NyHurt(health=health, cause=cause):
            by = "by the Hunter" if cause == "combat" else "by the rock"
            return f"{say(who, 'are', 'is')} hurt {by}, health {health}."
        case facts.NyCountered(using=using):
            how = "with a rock" if using == "rock" else "with bare hands"
            return f"{say(who, 'strike', 'strikes')} back {how}. The Hunter falls back, wounded."
        case facts.NyCalled():
            return f"{say(who, 'call', 'calls')} for help! Hold out one more round."
        case facts.NyForest(kind=kind):
            return TREE_WORDS[kind]
        case facts.NyMoved():
            return "Something moves you. You do not know where you are."
        case facts.NyFogged():
            return "Fog creeps around you: until the end of your next turn you feel only when it begins."
        case facts.NyRefused(reason=reason):
            return f"That does not work: {REASON_WORDS[reason]}."
        case facts.NySpoke():
            return spoken(fact, voice)
        case facts.NyTaunted():
            return f"The Hunter whispers to {voice.name(who)}: I am coming for you."
        case facts.NyClaimed():
            return f"The Hunter says: {claim_sentence(fact, voice)}"
        case facts.NyLaughed():
            return "The Hunter laughs."
        case facts.NyEnded(winner=winner, cause=cause):
            return (
                "Help arrives. The Hunted are saved and win."
                if winner == "hunted"
                else "One of the Hunted is dead. The Hunter wins."
            )
        case _:
            return narrate_hunter(fact, voice)


ACT_WORDS = {
    "sprint": ("sprint", "sprints"),
    "hide": ("look for a hiding place", "looks for a hiding place"),
    "throw": ("throw a rock", "throws a rock"),
    "call": ("reach for the phone", "reaches for the phone"),
    "grant": ("cheer somebody on", "cheers somebody on"),
}


def narrate_hunter(fact: facts.AnyFact, voice: Voice) -> str:
    """What only the Hunter sees."""
    who = fact.seat
    match fact:
        case facts.NyHunterSawMove(cell=cell):
            hunter = voice.is_you(0)
            if who == 0:
                return f"You are in {cell} now." if hunter else f"The Hunter is in {cell} now."
            return f"{voice.name(who)} is in {cell} now."
        case facts.NyHunterSawNoise(cell=cell):
            return "The noise is gone." if cell is None else f"The noise lies in {cell}."
        case facts.NyHunterSawTree(tree=tree, stands=stands):
            return f"A tree stands at {tree}." if stands else f"No tree stands at {tree} any more."
        case facts.NyHunterWounded(wounded=wounded):
            return f"{voice.subject(0, 'are', 'is')} {'wounded' if wounded else 'no longer wounded'}."
        case facts.NyHunterPlayed(name=name):
            return f"{voice.subject(0, 'play', 'plays')} {name}."
        case facts.NyHunterDrew(name=name, reshuffled=reshuffled):
            again = "The discard pile is shuffled. " if reshuffled else ""
            return f"{again}{voice.subject(0, 'draw', 'draws')} {name}."
        case facts.NyHunterLaid(layout=layout):
            return f"The forest is laid out: {layout}."
        case facts.NyHunterWarned(code=code):
            return f"{code}: somebody starts within three steps of the Hunter or the car."
        case _:
            raise AssertionError(f"no words for {fact}")


def spoken(fact: facts.NySpoke, voice: Voice) -> str:
    who = voice.subject(fact.seat, "say", "says")
    if fact.search is not None:
        return f"{who}: I felt {search_sentence(fact.search, voice)}"
    if fact.steps is not None:
        went = ", ".join(DIRECTION_WORDS[step] for step in fact.steps)
        return f"{who}: I went {went or 'nowhere'}."
    if fact.health is not None:
        return f"{who}: my health is {fact.health}, and I hold {counted(fact.rocks or 0, 'rock')}."
    if fact.what == "SHOUT":
        return f"{voice.subject(fact.seat, 'cry', 'cries')} out."
    return f"{who}: {utterance(fact.what.split(':'), list(voice.names))}"


def utterance(words: list[str], names: list[str]) -> str:
    """A structured statement as a sentence."""
    match words:
        case ["WORDS"]:
            return "…"
        case ["YES" | "NO" as word]:
            return f"{word.capitalize()}."
        case ["CAR", "HERE"]:
            return "The car is here."
        case ["CAR", letter]:
            return f"The car is to the {DIRECTION_WORDS[letter]} of me."
        case ["PLAN", "GO", letter]:
            return f"I will go {DIRECTION_WORDS[letter]}."
        case ["PLAN", "THROW", letter]:
            return f"I will throw {DIRECTION_WORDS[letter]}."
        case ["PLAN", what]:
            return f"I will {what.lower()}."
        case ["ASK", seat, "THROW", letter]:
            return f"{names[int(seat[1:])]}, throw {DIRECTION_WORDS[letter]}!"
        case ["ASK", seat, what]:
            return f"{names[int(seat[1:])]}, {what.lower().replace('_', ' ')}!"
        case ["AT", mark, dx, dy]:
            place = {"START": "where I started", "CAR": "the car"}.get(mark, f"the {mark} corner")
            return f"I am {dx} east and {dy} south of {place}."
        case _:
            return words[0].replace("_", " ").lower()


def claim_sentence(claim: facts.NyClaimed, voice: Voice) -> str:
    who = voice.name(claim.seat)
    side = DIRECTION_WORDS[claim.direction] if claim.direction else ""
    steps = counted(claim.number or 0, "step")
    match claim.claim:
        case "NEAR":
            return f"nobody is nearer to me than {who}."
        case "STEPS":
            return f"it is {steps} from me to {who}."
        case "WITHIN":
            return f"it is at most {steps} from me to {who}."
        case "ME":
            return f"I am to the {side} of {who}."
        case "CAR":
            return f"the car is to the {side} of {who}."
        case "CARWITHIN":
            return f"it is at most {steps} from {who} to the car."
        case "HALF":
            return f"{who} is in the {side} half of the forest."
        case "PAIR":
            return f"it is at most {steps} from {who} to {voice.name(claim.other or 0)}."
        case _:
            return f"there is a rock to the {side} of {who}."


# --- the whole view -------------------------------------------------------------------------------------


def describe(view: NyctoView, voice: Voice) -> list[str]:
    """Everything this viewer may know, in sentences: no more than was told to a Hunted."""
    lines = [describe_turn(view, voice)]
    if view.hunter is not None:
        lines.append(f"The Hunter is the {ROLE_WORDS[view.hunter]}.")
    if view.clue is not None:
        lines.append(f"The clue: the car is in the {DIRECTION_WORDS[view.clue]} of the forest.")
    lines += [describe_hunted(player, voice) for player in view.players]
    if view.called_by is not None and view.ends_with is not None:
        caller = voice.subject(view.called_by, "have", "has")
        lines.append(
            f"{caller} called for help; it comes when the next turn of {voice.name(view.ends_with)} ends."
        )
    if view.last_search is not None and view.winner is None:
        lines.append(f"When you last felt around: {search_sentence(view.last_search, voice)}")
    if view.forest is not None:
        lines += describe_forest(view, voice)
    if view.cards is not None:
        lines += describe_cards(view.cards)
    return lines


def describe_turn(view: NyctoView, voice: Voice) -> str:
    if view.winner is not None:
        return "The Hunted were saved." if view.winner == "hunted" else "The Hunter has won."
    if view.stage == "setup":
        return "The game is being set up."
    order = ", ".join("the Hunter" if seat == 0 else voice.name(seat) for seat in view.order)
    if view.active is None:
        return f"Between two turns. The order is {order}."
    now = "Your turn" if voice.is_you(view.active) else f"{voice.name(view.active)}'s turn"
    return f"{now}. The order is {order}."


def describe_hunted(player: HuntedView, voice: Voice) -> str:
    character = "" if player.character is None else f", the {CHARACTER_WORDS[player.character][0]},"
    words = [f"health {player.health}"]
    if player.rocks is not None:
        words.append(counted(player.rocks, "rock"))
    if player.hidden:
        words.append("hidden")
    if player.fogged:
        words.append("in fog")
    if player.cell is not None:
        words.append(f"in {player.cell}")
    if player.distance is not None:
        words.append(f"{counted(player.distance, 'step')} from the Hunter")
    who = voice.name(player.seat)
    return f"{who[0].upper()}{who[1:]}{character}: {', '.join(words)}."


def describe_forest(view: NyctoView, voice: Voice) -> list[str]:
    forest = view.forest
    assert forest is not None
    lines: list[str] = []
    if forest.hunter is not None:
        who = "You are" if voice.is_you(0) else "The Hunter is"
        lines.append(f"{who} in {forest.hunter}.")
    if forest.car:
        lines.append(f"The car stands in {listed(forest.car)}.")
    lines.append(f"Rocks lie in {listed(forest.rocks)}." if forest.rocks else "No rock lies about.")
    if forest.noise is not None:
        lines.append(f"There is noise in {forest.noise}, {counted(forest.noise_distance or 0, 'step')} away.")
    lines.append(f"Trees: {', '.join(forest.trees) if forest.trees else 'none'}.")
    if voice.viewer == EVERYTHING and forest.layout is not None:
        lines.append(f"Layout: {forest.layout}.")
    return lines


def describe_cards(cards: HunterView) -> list[str]:
    names = [f"{name} ({card})" for card, name in zip(cards.hand, cards.hand_names)]
    lines = [f"In hand: {listed(names)}. Draw pile {cards.pile}, discarded {len(cards.discard)}."]
    if cards.wounded:
        lines.append("The Hunter is wounded and makes one step at most.")
    return lines
