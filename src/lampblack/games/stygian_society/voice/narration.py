"""Events, actions and views in plain sentences: enough to play without seeing."""

from lampblack.games.stygian_society.knowledge import facts
from lampblack.games.stygian_society.knowledge.facts import Named
from lampblack.games.stygian_society.knowledge.view import (
    CardView,
    EnemyView,
    FloorView,
    HeroView,
    StygianView,
)
from lampblack.games.stygian_society.model import actions
from lampblack.games.stygian_society.model.actions import SsAction
from lampblack.games.stygian_society.model.words import counted, cubes_words, mod_words
from lampblack.kernel.game import Voice


def label(action: SsAction) -> str:
    """An action as a button says it."""
    content, args = action.content, action.args
    cards = ("SUPPORT", "ACTION", "USE", "DECLINE", "REFRESH", "EXHAUST", "TAKE", "TRADE")
    card = content.cards[action.a].name if action.name in cards else ""
    heroes = ("PLAY", "START", "HERO", "GIVE", "CLEANSE")
    hero = content.heroes[action.a].name if action.name in heroes else ""
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
            return f"{card}: {content.cards[action.a].text.rstrip('.')}"
        case "TARGET" | "BOOST":
            return target_label(action)
        case "SHAKEN":
            return f"Leave out {cubes_words(args[0])}"
        case "WILD":
            return f"Wild: {cubes_words(args[0])}"
        case "DECLINE":
            return f"Do not use {card}"
        case "BUY":
            return buy_label(args[0])
        case "PAY":
            return pay_label(args)
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
            return f"Learn {card}: {content.cards[action.a].text.rstrip('.')}"
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
            return f"Hand {card} to the {content.heroes[action.b].name}"
        case _:
            return "Done"


def place_words(place: str) -> str:
    """``F2`` becomes ``front 2``."""
    if place == "G":
        return "the giant"
    return f"{'front' if place[:1] == 'F' else 'rear'} {place[1:]}"


def target_label(action: SsAction) -> str:
    if action.kind == actions.TARGET_RANK:
        return f"The {action.args[0].lower()} rank"
    return " and ".join(place_words(place) for place in action.args[0].split("+")).capitalize()


def buy_label(lines: str) -> str:
    counts = [int(word) for word in lines.split("/")]
    bought = [f"line {at + 1}" + (f" × {n}" if n > 1 else "") for at, n in enumerate(counts) if n]
    return f"Buy {', '.join(bought)}" if bought else "Buy nothing"


def pay_label(args: tuple[str, ...]) -> str:
    parts: list[str] = []
    if args[0] != "0":
        parts.append(f"{cubes_words(args[0])} from the field")
    if args[1] != "0":
        parts.append(f"{cubes_words(args[1])} from the crypt")
    if args[2] != "0":
        parts.append(f"{args[2]} luck")
    return f"Pay {' and '.join(parts)}"


def buyoff_label(args: tuple[str, ...]) -> str:
    color = cubes_words(args[1] + "1")[2:]
    removed = args[2].replace("+", " and ")
    payment = "1 luck" if args[0] == "LUCK" else f"a {color} cube of the {args[0].lower()}"
    return f"Pay {payment} to remove {color} cubes: {removed}"


# --- events --------------------------------------------------------------------------------------


def the(hero: Named) -> str:
    return f"the {hero.name}"


def listed(names: list[Named]) -> str:
    """``2 Slashers`` are ``Slasher, Slasher``: left to right, as they stand."""
    return ", ".join(name.name for name in names) or "nobody"


def narrate(fact: facts.SsAnyFact, voice: Voice) -> str:
    """One fact as a sentence for this viewer."""
    text = say(fact, voice)
    return text[0].upper() + text[1:]


def say(fact: facts.SsAnyFact, voice: Voice) -> str:
    match fact:
        case facts.HeroJoined(seat=seat, hero=hero, random=random):
            how = ", by lot" if random else ""
            return f"{voice.subject(seat, 'play', 'plays')} {the(hero)}{how}."
        case facts.FirstSkill(hero=hero, card=card):
            return f"{the(hero)} starts with {card.name}."
        case facts.HeroBegins(hero=hero):
            return f"{the(hero)} goes first."
        case facts.FloorBegan():
            return floor_words(fact)
        case facts.SsTurnBegan(seat=seat, hero=hero, turn=turn):
            whose = "yours" if voice.is_you(seat) else voice.name(seat)
            return f"turn {turn}: {the(hero)} ({whose})."
        case facts.SupportUsed(hero=hero, card=card):
            return f"{the(hero)} uses {card.name}."
        case facts.ActionDeclared(hero=hero, card=card, swift=swift):
            return f"{the(hero)} declares {card.name}{', a swift action' if swift else ''}."
        case facts.ActionWaived(hero=hero):
            return f"nobody is left to fight; {the(hero)} takes no action."
        case facts.TargetsChosen(hero=hero, enemies=enemies, places=places):
            marks = ", ".join(f"{e.name} ({place_words(p)})" for e, p in zip(enemies, places))
            return f"{the(hero)} aims at {marks}."
        case facts.LuckChanged(by=by, luck=luck):
            return f"{'gained' if by > 0 else 'lost'} {abs(by)} luck: {luck}."
        case facts.XpGained(amount=amount, xp=xp, needed=needed):
            return f"{amount} XP gained: {xp} of {needed}."
        case facts.LevelGained(needed=needed):
            return f"the team gains a level! The next one needs {needed} XP."
        case facts.SkillGained(hero=hero, card=card, random=random):
            return f"{the(hero)} {'draws' if random else 'learns'} {card.name}."
        case facts.AllRefreshed():
            return "all exhausted cards are ready again."
        case facts.CardRefreshed(card=card):
            return f"{card.name} is ready again."
        case facts.CardExhausted(hero=hero, card=card):
            return f"{the(hero)} exhausts {card.name}."
        case facts.FloorCompleted(floor=floor):
            return f"floor {floor} is completed!"
        case facts.BossDefeated(boss=boss):
            return f"{boss.name} is defeated; the upper floors and treasures come into play."
        case facts.SsWon(wizard=wizard, turn=turn):
            return f"{wizard.name} falls in turn {turn}: the heroes win!"
        case facts.SsLost(reason=reason, floor=floor, turn=turn):
            why = "too many wounds" if reason == "wounds" else "the tower's master has noticed them"
            return f"the heroes lose on floor {floor} in turn {turn}: {why}."
        case facts.ModifierBegins(kind=kind, n=n, attack=attack, game=game):
            return f"for the rest of the {'game' if game else 'floor'}: {mod_words(kind, n, attack)}."
        case facts.SsRegrouped():
            return "all cubes of tower, field and crypt go back to the bank."
        case _:
            return say_cubes(fact) or say_enemies(fact) or say_team(fact)


def floor_words(fact: facts.FloorBegan) -> str:
    giant = f" {fact.giant.name} fills both ranks." if fact.giant else ""
    ranks = f"Front rank: {listed(fact.front)}. Rear rank: {listed(fact.rear)}."
    return (
        f"floor {fact.floor}: {fact.sheet.name}.{giant} {ranks} Peril cubes: {cubes_words(fact.peril_cubes)}."
    )


def say_cubes(fact: facts.SsAnyFact) -> str:
    match fact:
        case facts.PerilGathered(cubes=cubes, missing=missing):
            short = f"; {counted(missing, 'cube')} missing" if missing else ""
            return f"peril cubes gathered: {cubes_words(cubes)}{short}."
        case facts.CubesLeftOut(hero=hero, cubes=cubes):
            return f"{the(hero)}, shaken, leaves out {cubes_words(cubes)}."
        case facts.HeroGathered(hero=hero, cubes=cubes, wilds=wilds, missing=missing):
            short = f"; {counted(missing, 'cube')} missing" if missing else ""
            return f"{the(hero)} gathers {cubes_words(cubes)}{' as wilds' if wilds != '0' else ''}{short}."
        case facts.CubesFell(dropped=dropped, field=field, crypt=crypt, inside=inside):
            fell = f"into the field {cubes_words(field)}, into the crypt {cubes_words(crypt)}"
            return f"dropped {cubes_words(dropped)}: {fell}. In the tower: {cubes_words(inside)}."
        case facts.LinesBought(hero=hero, card=card, lines=lines):
            bought = buy_label("/".join(str(n) for n in lines))[4:]
            return f"{the(hero)} buys {bought} of {card.name}."
        case facts.CubesPaid(hero=hero, field=field, crypt=crypt, luck=luck):
            return f"{the(hero)} pays {pay_label((field, crypt, str(luck)))[4:]}."
        case facts.CubesMoved(cubes=cubes, source=source, to=to):
            return f"moved from {source} to {to}: {cubes_words(cubes)}."
        case facts.CubesExchanged(cubes=cubes, zone=zone, color=color):
            return f"exchanged in the {zone} for {color}: {cubes_words(cubes)}."
        case facts.PerilCubesChanged(cubes=cubes):
            return f"the peril cubes are now {cubes_words(cubes)}."
        case facts.BoughtOff(hero=hero, payment=payment, color=color):
            means = "1 luck" if payment == "luck" else f"a {color} cube of the {payment}"
            return f"{the(hero)} pays {means} to shake off a status."
        case _:
            return ""


def say_enemies(fact: facts.SsAnyFact) -> str:
    match fact:
        case facts.ColorSkipped(color=color):
            return f"{color} is silenced and does nothing."
        case facts.EnemyActs(enemy=enemy, action=action, field=field, crypt=crypt, color=color):
            who = enemy.name if enemy else f"the floor ({color})"
            paid = pay_label((field, crypt, "0"))[4:]
            return f"{who} acts: {action}, for {paid}."
        case facts.EnemyCancelled(action=action):
            return f"{action} is cancelled."
        case facts.EnemyWounded():
            ward = f" ({fact.warded} warded off)" if fact.warded else ""
            where = f"{fact.enemy.name} ({place_words(fact.place)})"
            return f"{where} takes {counted(fact.amount, 'wound')}{ward}: {fact.wounds} of {fact.maximum}."
        case facts.EnemyKilled(enemy=enemy, place=place):
            return f"{enemy.name} ({place_words(place)}) is killed."
        case facts.EnemyStepsUp(enemy=enemy):
            return f"{enemy.name} falls into the front rank."
        case facts.EnemiesFled(enemies=enemies):
            return f"the others flee: {listed(enemies)}."
        case facts.EnemiesSummoned(enemy=enemy, rank=rank, number=number, missing=missing):
            short = f"; no token for {missing} more" if missing else ""
            return f"{number} {enemy.name} added to the right of the {rank} rank{short}."
        case facts.EnemyMended(enemy=enemy, place=place, amount=amount, wounds=wounds):
            return f"{enemy.name} ({place_words(place)}) mends {counted(amount, 'wound')}: {wounds} left."
        case facts.AttackBoosted(enemy=enemy, place=place, amount=amount):
            return f"{enemy.name} ({place_words(place)}) will take {amount} more."
        case facts.SsSilenced(colors=colors):
            return f"silenced this turn: {', '.join(colors)}."
        case facts.ChartEntry(at=at, text=text):
            return f"the peril chart's entry at {at} occurs: {text}."
        case _:
            return ""


def say_team(fact: facts.SsAnyFact) -> str:
    match fact:
        case facts.Healed(amount=amount, wounds=wounds, maximum=maximum):
            return f"the team heals {amount}: {wounds} of {maximum} wounds."
        case facts.ArmorStopped(amount=amount):
            return f"armor stops {counted(amount, 'wound')}."
        case facts.SsWounded(amount=amount, wounds=wounds, maximum=maximum):
            return f"the team suffers {counted(amount, 'wound')}: {wounds} of {maximum}."
        case facts.MaximumChanged(maximum=maximum):
            return f"the maximum of wounds is now {maximum}."
        case facts.ShieldsRaised(amount=amount):
            return f"{counted(amount, 'temporary shield')} this turn."
        case facts.PerilChanged(by=by, peril=peril):
            return f"peril {'rises' if by > 0 else 'falls'} to {peril}."
        case facts.ResponseUsed(hero=hero, card=card):
            return f"{the(hero) if hero else 'the team'} responds with {card.name}."
        case facts.PassiveFires(hero=hero, card=card):
            return f"{card.name} works{f' for {the(hero)}' if hero else ''}."
        case facts.Prevented(amount=amount, what=what, left=left):
            return f"{amount} {what} prevented, {left} left."
        case facts.Afflicted(hero=hero, status=status, color=color):
            cube = f"a {color} {status} cube" if color else f"no {status} cube, for none is left"
            return f"{the(hero)} gains {cube}."
        case facts.StatusStopped(hero=hero, status=status, immune=immune):
            why = "is immune to" if immune else "is spared"
            return f"{the(hero)} {why} {status}."
        case facts.StatusHurts(hero=hero, status=status):
            return f"{the(hero)} is {status}."
        case facts.StatusRemoved(hero=hero, status=status, cubes=cubes):
            return f"{the(hero)} loses {status} cubes: {cubes_words(cubes)}."
        case facts.ChestOpened():
            what = fact.text if fact.happens else "nothing happens."
            return f"chest {fact.chest.name} ({fact.number}) against {fact.compared}: {what}"
        case facts.ChestsLeft():
            return "the other chests stay closed."
        case facts.TreasureFound(card=card, team=team):
            return f"found {card.name}{', for the whole team' if team else ''}."
        case facts.TreasuresGone():
            return "no treasure is left."
        case facts.TreasureGiven(card=card, hero=hero):
            return f"{the(hero)} gets {card.name}."
        case _:
            raise AssertionError(fact)


# --- the whole view ------------------------------------------------------------------------------


def describe(view: StygianView, voice: Voice) -> list[str]:
    """The whole view in sentences: tracks, floor, cubes, heroes, cards."""
    lines = [describe_turn(view)]
    tracks = f"peril {view.peril}, luck {view.luck} of {view.luck_max}, XP {view.xp} of {view.needed}"
    team = "Your team" if any(voice.is_you(hero.seat) for hero in view.heroes) else "The team"
    lines.append(f"{team}: wounds {view.wounds} of {view.maximum}, {tracks}.")
    if view.floor is not None:
        lines += describe_floor(view.floor)
    cubes = view.cubes
    lines.append(f"Field: {cubes_words(cubes.field)}. Crypt: {cubes_words(cubes.crypt)}.")
    lines.append(f"Tower: {cubes_words(cubes.tower)}. Bank: {cubes_words(cubes.bank)}.")
    if cubes.hand != "0":
        lines.append(f"In hand, about to be dropped: {cubes_words(cubes.hand)}.")
    if view.declared is not None:
        aims = f", aimed at {', '.join(place_words(p) for p in view.targets)}" if view.targets else ""
        swift = ", swift" if view.swift else ""
        lines.append(f"Declared: {view.declared.name}{swift}{aims}.")
    if view.silenced:
        lines.append(f"Silenced this turn: {', '.join(view.silenced)}.")
    if view.in_turn:
        lines.append(f"Shields left this turn: {view.armor_left}.")
    for hero in view.heroes:
        lines += describe_hero(hero, voice)
    if view.team:
        lines.append(f"Team treasures: {'; '.join(describe_card(card) for card in view.team)}.")
    if view.modifiers:
        lines.append(f"For the rest of the game: {'; '.join(view.modifiers)}.")
    return lines


def describe_turn(view: StygianView) -> str:
    if view.result is not None:
        endings = {"wizard": "The heroes have won.", "wounds": "The heroes have lost: wounds."}
        return endings.get(view.result, "The heroes have lost: peril.")
    hero = next((hero.name for hero in view.heroes if hero.id == view.active), "")
    if not view.in_turn:
        return f"Between turns; {hero} is next." if hero and view.floor else "The game is being set up."
    return f"Turn {view.turn}: the {hero}."


def describe_floor(floor: FloorView) -> list[str]:
    done = ", completed" if floor.completed else ""
    lines = [f"Floor {floor.number}: {floor.name}{done}; chests {floor.chests}."]
    if floor.giant:
        lines.append(f"In both ranks: {describe_enemy(floor.giant)}.")
    lines.append(f"Front rank: {', '.join(describe_enemy(enemy) for enemy in floor.front) or 'empty'}.")
    lines.append(f"Rear rank: {', '.join(describe_enemy(enemy) for enemy in floor.rear) or 'empty'}.")
    for card in floor.cards:
        ward = f"; {', '.join(card.defenses)}" if card.defenses else ""
        lines.append(f"{card.name} ({card.border}): {card.wounds} wounds, {card.xp} XP{ward}.")
    for action in floor.actions:
        who = action.enemy.name if action.enemy else "Floor"
        silent = "" if action.acts else " (silenced)"
        lines.append(f"{who}, {action.color}{silent}: for {cubes_words(action.cost)}, {action.name}.")
    lines.append(f"Peril cubes: {cubes_words(floor.peril_cubes)}.")
    chart = [f"{entry.at}: {entry.text}{' (done)' if entry.occurred else ''}" for entry in floor.chart]
    lines.append(f"Peril chart: {'. '.join(chart)}.")
    if floor.modifiers:
        lines.append(f"On this floor: {'; '.join(floor.modifiers)}.")
    return lines


def describe_enemy(enemy: EnemyView) -> str:
    return f"{enemy.place} {enemy.name} {enemy.wounds}/{enemy.maximum}"


def describe_hero(hero: HeroView, voice: Voice) -> list[str]:
    """The hero in one sentence, then what its cards say."""
    who = f"Your {hero.name}" if voice.is_you(hero.seat) else f"The {hero.name} ({voice.name(hero.seat)})"
    cards = ", ".join(card.name + ("" if card.ready else " (exhausted)") for card in hero.cards)
    sentence = f"{who} has {cards}; {counted(hero.shields, 'shield')}"
    if hero.statuses:
        sentence += f"; status cubes: {', '.join(f'{cube.status} {cube.color}' for cube in hero.statuses)}"
    return [f"{sentence}.", *(f"  {describe_card(card)}." for card in hero.cards)]


def describe_card(card: CardView) -> str:
    exhausted = "" if card.ready else ", exhausted"
    return f"{card.name} ({card.kind}{exhausted}): {card.text.rstrip('.')}"
