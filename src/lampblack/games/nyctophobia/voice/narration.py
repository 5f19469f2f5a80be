# interpreted: sentences about structs, at the edge
"""Events in plain sentences: enough to play without seeing."""

from typing import Final

from lampblack.games.nyctophobia.knowledge import facts
from lampblack.games.nyctophobia.knowledge.facts import Entries, Searched
from lampblack.games.nyctophobia.model.words import (
    DIRECTION_WORDS,
    REASON_WORDS,
    ROLE_WORDS,
    TREE_WORDS,
)
from lampblack.games.nyctophobia.voice.statements import claim_sentence, utterance
from lampblack.kernel.game import Voice
from lampblack.kernel.words import capital, counted, listed

# --- things ---------------------------------------------------------------------------------------------


UNIQUE: Final = ("car", "edge")
"""There is one of it, and it can be felt on several sides."""
TIMES: Final = {2: "twice", 3: "three times"}


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
    """The items with numbers: ``2 trees and a rock``, and ``the car twice``, of which there is one."""
    words: list[str] = []
    for item in dict.fromkeys(items):
        number = items.count(item)
        if number == 1:
            words.append(thing(item, voice))
        elif item in UNIQUE:
            words.append(f"{thing(item, voice)} {TIMES.get(number, f'{number} times')}")
        else:
            words.append(counted(number, item))
    return listed(words, "nothing")


def felt_in(entries: Entries, voice: Voice) -> str:
    """One direction of a search; the Forest Guide's second space comes after ``beyond``."""
    words = [
        thing(entry, voice) if isinstance(entry, str) else things(entry, voice) if entry else "open"
        for entry in entries
    ]
    return ", beyond it ".join(words)


def search_sentence(search: Searched, voice: Voice) -> str:
    sides = (("north", search.north), ("east", search.east), ("south", search.south), ("west", search.west))
    parts = [f"{side}: {felt_in(entries, voice)}" for side, entries in sides]
    stand = "you stand" if voice.is_you(search.seat) else f"{voice.names[search.seat]} stands"
    here = f" Where {stand}: {things(search.here, voice)}." if search.here else ""
    return f"{'; '.join(parts)}.{here}"


# --- sentences ------------------------------------------------------------------------------------------


def narrate(fact: facts.AnyFact, voice: Voice) -> str:
    """One fact as a sentence for this viewer."""
    who = fact.seat
    say = voice.subject
    match fact:
        case facts.SetUp(hunter=hunter, titles=titles):
            roles = [
                f"{voice.name(seat)} the {title}"
                for seat, title in enumerate(titles, start=1)
                if title is not None
            ]
            cast = f" The Hunted: {listed(roles)}." if roles else ""
            return f"The Hunter is the {ROLE_WORDS[hunter]}.{cast}"
        case facts.Clue(direction=direction):
            return f"The clue: the car is in the {DIRECTION_WORDS[direction]} of the forest."
        case facts.Turn():
            return (
                "Your turn."
                if voice.is_you(who)
                else "The Hunter moves."
                if who == 0
                else f"{voice.name(who)}'s turn."
            )
        case facts.TurnEnd():
            if voice.is_you(who):
                return "Your turn ends."
            return "The Hunter's turn ends." if who == 0 else f"{voice.name(who)}'s turn ends."
        case facts.Searched():
            felt = search_sentence(fact, voice)
            return f"{say(who, 'feel', 'feels')} around. {felt[0].upper()}{felt[1:]}"
        case facts.Felt(items=items):
            found = things(items, voice) if items else "nothing at all"
            return (
                f"The others hear that you feel {found}."
                if voice.is_you(who)
                else f"{voice.name(who)} feels {found}."
            )
        case facts.Step(direction=direction):
            return f"{say(who, 'go', 'goes')} {DIRECTION_WORDS[direction]}."
        case facts.Stepped():
            return "The others hear your step." if voice.is_you(who) else f"{voice.name(who)} makes a step."
        case facts.Hopped():
            return f"{say(who, 'hop', 'hops')} over a tree."
        case facts.Entered(items=items):
            return f"{say(who, 'come', 'comes')} upon {things(items, voice)}."
        case facts.Rocks(count=count):
            return f"{say(who, 'hold', 'holds')} {counted(count, 'rock')} now."
        case facts.Blocked(item=item):
            return f"{say(who, 'run', 'runs')} into {thing(item, voice)}."
        case facts.Acted(kind=kind):
            return f"{say(who, *ACT_WORDS[kind])}."
        case facts.Threw(direction=direction, spaces=spaces, hit=hit):
            flight = f"{DIRECTION_WORDS[direction]}, {counted(spaces, 'space')}"
            return f"The rock flies {flight}, and hits {thing(hit, voice)}."
        case facts.Noise():
            return f"{say(who, 'make', 'makes')} noise."
        case facts.Hid():
            return f"{say(who, 'hide', 'hides')}."
        case facts.Unhid(cause=cause):
            if cause == "spoke":
                return f"{say(who, 'speak and are', 'speaks and is')} no longer hidden."
            why = ": the Hunter has heard a breath" if cause == "card" else ""
            return f"{say(who, 'are', 'is')} no longer hidden{why}."
        case facts.Attacked(direction=direction):
            where = f"from the {DIRECTION_WORDS[direction]}"
            return f"The Hunter attacks {voice.name(who)} {where}!"
        case facts.Hurt(health=health, cause=cause):
            by = "by the Hunter" if cause == "combat" else "by the rock"
            return f"{say(who, 'are', 'is')} hurt {by}, health {health}."
        case facts.Countered(using=using):
            how = "with a rock" if using == "rock" else "with bare hands"
            return f"{say(who, 'strike', 'strikes')} back {how}. The Hunter falls back, wounded."
        case facts.Called():
            return f"{say(who, 'call', 'calls')} for help! Hold out one more round."
        case facts.Forest(kind=kind):
            return TREE_WORDS[kind]
        case facts.Moved():
            if not voice.is_you(who):
                return f"Something moves {voice.name(who)}, who cannot tell where."
            return "Something moves you. You do not know where you are."
        case facts.Fogged():
            if not voice.is_you(who):
                return f"Fog creeps around {voice.name(who)}, who feels only when the next turn begins."
            return "Fog creeps around you: until the end of your next turn you feel only when it begins."
        case facts.Refused(reason=reason):
            if not voice.is_you(who):
                return f"{voice.name(who)} tries that in vain."
            return f"That does not work: {REASON_WORDS[reason]}."
        case facts.Spoke():
            return spoken(fact, voice)
        case facts.Taunted():
            return f"The Hunter whispers to {voice.name(who)}: I am coming for you."
        case facts.Claimed():
            return f"The Hunter says: {claim_sentence(fact, voice)}"
        case facts.Laughed():
            return "The Hunter laughs."
        case facts.Ended(winner=winner, cause=cause):
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


STILL_WORDS = {
    "hidden": "Everybody is hidden",
    "nobody": "There is nobody to go to",
    "unreachable": "No way leads there",
    "barred": "The way is barred",
    "arrived": "That is as near as it gets",
    "wound": "A wound allows one step a turn",
}


def lower_subject(voice: Voice, you_do: str, they_do: str) -> str:
    """The Hunter in the middle of a sentence."""
    return f"you {you_do}" if voice.is_you(0) else f"the Hunter {they_do}"


def narrate_hunter(fact: facts.AnyFact, voice: Voice) -> str:
    """What only the Hunter sees."""
    who = fact.seat
    match fact:
        case facts.HunterSawMove(cell=cell):
            hunter = voice.is_you(0)
            if who == 0:
                return f"You are in {cell} now." if hunter else f"The Hunter is in {cell} now."
            return f"{voice.name(who)} is in {cell} now."
        case facts.HunterSawNoise(cell=cell):
            return "The noise is gone." if cell is None else f"The noise lies in {cell}."
        case facts.HunterSawTree(tree=tree, stands=stands):
            return f"A tree stands at {tree}." if stands else f"No tree stands at {tree} any more."
        case facts.HunterWounded(wounded=wounded):
            return f"{voice.subject(0, 'are', 'is')} {'wounded' if wounded else 'no longer wounded'}."
        case facts.HunterPlayed(name=name):
            return f"{voice.subject(0, 'play', 'plays')} {name}."
        case facts.HunterPart(because=because, words=words):
            return f"{capital(because)}: {words}."
        case facts.HunterStood(reason=reason, moved=moved):
            still = ("go", "goes") if moved else ("stand still", "stands still")
            more = " no farther" if moved else ""
            return f"{STILL_WORDS[reason]}: {lower_subject(voice, *still)}{more}."
        case facts.HunterDrew(name=name, reshuffled=reshuffled):
            again = "The discard pile is shuffled. " if reshuffled else ""
            return f"{again}{voice.subject(0, 'draw', 'draws')} {name}."
        case facts.HunterLaid(layout=layout):
            return f"The forest is laid out: {layout}."
        case facts.HunterWarned(code=code):
            return f"{code}: somebody starts within three steps of the Hunter or the car."
        case _:
            raise AssertionError(f"no words for {fact}")


def spoken(fact: facts.Spoke, voice: Voice) -> str:
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
