"""The machine: who decides, what is legal, what an action does."""

from collections.abc import Sequence
from typing import Any, final

from lampblack.games.nyctophobia import actions, agenda, speech
from lampblack.games.nyctophobia.actions import NyAction
from lampblack.games.nyctophobia.agenda import first, frame, second, third
from lampblack.games.nyctophobia.draw import draw
from lampblack.games.nyctophobia.imagine import imagine_for
from lampblack.games.nyctophobia.notation import action_from_text
from lampblack.games.nyctophobia.pieces import HUNTER
from lampblack.games.nyctophobia.position import HUNTER_WON, SEAT_BIT, Position
from lampblack.games.nyctophobia.prompts import PROMPTS, blurred_prompt, decider, prompt_of
from lampblack.games.nyctophobia.rules import phases, retreat, setup, talking, trees, turn
from lampblack.games.nyctophobia.rules.combat import (
    begin_combat,
    counter,
    counters,
    fall_back,
    reset,
    retreat_paths,
    wound,
)
from lampblack.games.nyctophobia.rules.contact import check
from lampblack.games.nyctophobia.rules.effects import (
    echo,
    echo_options,
    pick_options,
    picked,
    pull,
    pull_options,
    run_program,
    shove,
    tilt,
)
from lampblack.games.nyctophobia.rules.feeling import search
from lampblack.games.nyctophobia.rules.hunting import reach_noise, walk, walk_options
from lampblack.games.nyctophobia.rules.telling import Log
from lampblack.games.nyctophobia.rules.verbal import claim, claim_options
from lampblack.games.nyctophobia.rules.walking import arrive
from lampblack.games.nyctophobia.show import show
from lampblack.games.nyctophobia.text import position_to_text
from lampblack.kernel.action import Action
from lampblack.kernel.answers import IllegalAction, Outcome, Prompt, Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import EVERYTHING, Seat
from lampblack.kernel.view import View


@final
class NyctoState(Position):
    """A game of Nyctophobia at a decision, or over."""

    def asked(self) -> Seat | None:
        return decider(self, self.agenda[-1]) if self.agenda else None

    def prompt(self, seat: Seat) -> Prompt | None:
        if not self.agenda:
            return None
        asked = prompt_of(self, self.agenda[-1])
        return asked if asked.seat == seat else blurred_prompt(self, self.agenda[-1])

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat != self.asked():
            return self.remarks(seat)
        top = self.agenda[-1]
        if agenda.kind_of(top) < agenda.FIRST_OF_HUNTER:
            return self.hunted_options(top)
        return self.hunter_options(top)

    def hunted_options(self, top: int) -> list[Action]:
        kind = agenda.kind_of(top)
        if kind == agenda.MOVE:
            return phases.move_options(self)
        if kind == agenda.PRE:
            return phases.pre_options(self)
        if kind == agenda.POST:
            return phases.post_options(self)
        if kind == agenda.RETREAT:
            return retreat.retreat_options(self, top)
        if kind == agenda.COVER:
            return retreat.cover_options(self, top)
        if kind == agenda.COUNTER:
            return counters(self, first(top))
        if kind == agenda.NOISE:
            return phases.noise_options()
        if kind == agenda.SPRINT_ON:
            return phases.sprint_on_options()
        if kind == agenda.GRANTED:
            return phases.granted_options(self, top)
        return setup.character_options(self)

    def hunter_options(self, top: int) -> list[Action]:
        """Worked out once for each decision; never empty."""
        offered = self.offered
        if offered is None:
            offered = self.find_hunter_options(top) or [actions.DONE_]
            self.offered = offered
        return offered

    def find_hunter_options(self, top: int) -> list[Action]:
        kind = agenda.kind_of(top)
        if kind == agenda.WALK:
            return walk_options(self, top)
        if kind == agenda.CARD:
            plays = actions.PLAYS[self.role]
            return [plays[card] for card in range(len(plays)) if self.has_card(card)]
        if kind == agenda.FIGHT:
            return [actions.FIGHTS[seat] for seat in range(1, self.seats()) if first(top) & SEAT_BIT[seat]]
        if kind == agenda.FALL_BACK:
            return retreat_paths(self, first(top), second(top), third(top))
        if kind == agenda.PICK:
            return pick_options(self, top)
        if kind == agenda.PULL:
            return pull_options(self, top)
        if kind == agenda.CLAIM:
            return claim_options(self, top)
        if kind == agenda.USE:
            return [actions.USE_YES_, actions.USE_NO_]
        if kind == agenda.FELL:
            return trees.fell_options(self)
        if kind == agenda.PLANT:
            return trees.plant_options(self, top)
        if kind == agenda.LIFT:
            return trees.lift_options(self)
        if kind == agenda.SET:
            return trees.set_options(self, top)
        if kind == agenda.TURN:
            return [actions.TURNS[0], actions.TURNS[1]]
        if kind == agenda.TILT:
            return [actions.TILTS[direction] for direction in range(4)]
        if kind == agenda.ECHO:
            return echo_options(self, top)
        return setup.setup_options(self, top)

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, NyAction):
            return Refusal("NY-DP-22", f"{action.text} is no decision of this game.")
        if action.is_remark:
            return self.refuse_remark(seat, action)
        if not self.agenda:
            return Refusal("NY-DP-22", "not_your_decision: the game is over.")
        if seat != self.asked():
            return Refusal("NY-DP-22", "not_your_decision: somebody else decides now.")
        top = self.agenda[-1]
        kind = agenda.kind_of(top)
        if kind >= agenda.FIRST_OF_HUNTER:
            return self.refuse_hunter(top, action)
        if kind == agenda.MOVE:
            return phases.refuse_move(self, action)
        if kind == agenda.PRE:
            return phases.refuse_pre(self, action)
        if kind == agenda.POST:
            return phases.refuse_post(self, action)
        if kind == agenda.RETREAT:
            return retreat.refuse_retreat(self, top, action)
        if kind == agenda.COVER:
            return retreat.refuse_cover(self, top, action)
        if kind == agenda.COUNTER:
            return self.refuse_counter(first(top), action)
        if kind == agenda.NOISE:
            return phases.refuse_noise(action)
        if kind == agenda.SPRINT_ON:
            return phases.refuse_sprint_on(action)
        if kind == agenda.GRANTED:
            return phases.refuse_granted(self, top, action)
        return setup.refuse_character(self, action)

    def refuse_counter(self, seat: int, action: NyAction) -> Refusal | None:
        if action.kind != actions.COUNTER:
            return Refusal("NY-DP-11", "You are attacked: strike back, or do not.")
        if action.arg == 1 and self.held[seat] == 0:
            return Refusal("NY-COMBAT-06", "no_rock: you hold no rock to strike back with.")
        if action.arg == 2 and action not in counters(self, seat):
            return Refusal("NY-CHAR-04", "Only the Boxer strikes back with bare hands.")
        return None

    def refuse_hunter(self, top: int, action: NyAction) -> Refusal | None:
        for option in self.hunter_options(top):
            if option is action:  # actions are made once
                return None
        kind = agenda.kind_of(top)
        if kind >= agenda.ROLE:
            return setup.refuse_setup(self, top, action)
        rule, text = PROMPTS[kind]
        return Refusal(rule, f"{action.text} is not possible now. {text}")

    def apply(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        assert isinstance(action, NyAction)
        if action.is_remark:
            self.make_remark(seat, action, chance, log)
            return
        self.perform(action, chance, log)
        self.run_on(chance, log)

    def perform(self, action: NyAction, chance: Chance, log: Log) -> None:
        top = self.agenda[-1]
        kind = agenda.kind_of(top)
        self.offered = None
        if kind >= agenda.FIRST_OF_HUNTER:
            self.perform_hunter(top, action, chance, log)
        elif kind == agenda.MOVE:
            phases.move(self, action, log)
        elif kind == agenda.PRE:
            phases.pre(self, action, log)
        elif kind == agenda.POST:
            phases.post(self, action, log)
        elif kind == agenda.RETREAT:
            retreat.retreat(self, top, action, log)
        elif kind == agenda.COVER:
            retreat.take_cover(self, top, action, log)
        elif kind == agenda.COUNTER:
            self.agenda.pop()
            counter(self, first(top), second(top), action.arg, log)
        elif kind == agenda.NOISE:
            phases.noise(self, top, action, log)
        elif kind == agenda.SPRINT_ON:
            phases.sprint_on(self, top, action, log)
        elif kind == agenda.GRANTED:
            phases.granted(self, top, action, log)
        else:
            self.agenda.pop()
            self.characters[first(top)] = action.arg

    def perform_hunter(self, top: int, action: NyAction, chance: Chance, log: Log) -> None:
        kind = agenda.kind_of(top)
        if kind >= agenda.ROLE:
            setup.choose_setup(self, top, action, log)
        elif action.kind == actions.DONE:
            self.agenda.pop()
        elif kind == agenda.WALK:
            walk(self, top, action.arg, log)
        elif kind == agenda.CARD:
            turn.play_card(self, action.arg, log)
        elif kind == agenda.PICK:
            picked(self, top, action.arg, chance, log)
        elif kind == agenda.PULL:
            pull(self, top, action.arg, log)
        elif kind == agenda.CLAIM:
            claim(self, top, action.arg, log)
        elif kind == agenda.ECHO:
            echo(self, action, log)
        elif kind == agenda.USE:
            crossings = second(top) if action.kind == actions.USE_YES else 0
            self.agenda[-1] = frame(agenda.WALK, first(top), agenda.PLAINLY, 0, crossings, third(top))
        elif kind == agenda.FALL_BACK:
            self.agenda.pop()
            fall_back(self, action.arg, log)
        elif kind == agenda.FIGHT:
            self.agenda.pop()
            begin_combat(self, action.arg, log)
        elif kind == agenda.TURN:
            self.agenda.pop()
            trees.rotate(self, action.arg == 0, log)
        elif kind == agenda.TILT:
            self.agenda.pop()
            tilt(self, action.arg)
        else:
            trees.handle_trees(self, top, action, log)

    def run_on(self, chance: Chance, log: Log) -> None:
        """Run steps until somebody has to decide, or the game is over.

        A decision of the Hunter with one option is taken, of the Hunted only NY-DP-11's (NY-DP-21).
        """
        while self.agenda:
            top = self.agenda[-1]
            kind = agenda.kind_of(top)
            if kind < agenda.FIRST_DECISION:
                self.agenda.pop()
                self.run_step(top, chance, log)
            elif kind < agenda.FIRST_OF_HUNTER:
                if kind != agenda.COUNTER or len(counters(self, first(top))) > 1:
                    return
                self.agenda.pop()
            else:
                if kind == agenda.WALK:
                    reach_noise(self, top, log)
                options = self.find_hunter_options(top)
                if len(options) > 1:
                    self.offered = options
                    return
                if options:
                    only = options[0]
                    assert isinstance(only, NyAction)
                    self.perform(only, chance, log)
                else:
                    self.agenda.pop()

    def run_step(self, top: int, chance: Chance, log: Log) -> None:
        kind = agenda.kind_of(top)
        if kind == agenda.ARRIVE:
            arrive(self, first(top), second(top) == 1, log)
        elif kind == agenda.CHECK:
            check(self, first(top))
        elif kind == agenda.NEXT_TURN:
            turn.next_turn(self, log)
        elif kind == agenda.START:
            turn.start(self, log)
        elif kind == agenda.FEEL:
            search(self, self.active, log)
        elif kind == agenda.END_TURN:
            turn.end_turn(self, chance, log)
        elif kind == agenda.QUEUE:
            talking.flush_queue(self, log)
        elif kind == agenda.HUNT:
            turn.hunt(self)
        elif kind == agenda.PART:
            turn.play_part(self, log)
        elif kind == agenda.DO:
            run_program(self, first(top), second(top), log)
        elif kind == agenda.RESET:
            reset(self, log)
        elif kind == agenda.WOUND:
            wound(self, log)
        elif kind == agenda.SHOVE:
            shove(self, first(top), second(top), log)
        elif kind == agenda.CAST:
            setup.cast(self, first(top), chance)
        else:
            setup.furnish(self, chance, log)

    # Speech: by anybody, at any time (section 18).

    def remarks(self, seat: Seat) -> Sequence[Action]:
        return talking.utterances(self, seat)

    def words(self) -> Action | None:
        return actions.SAYS[speech.WORDS]

    def is_dark(self, seat: Seat) -> bool:
        """While the Hunter decides: a Hunter without a choice is not even asked (NY-DP-21, NY-INFO-05)."""
        return seat not in (HUNTER, EVERYTHING) and self.asked() == HUNTER

    def undo_tells(self, seat: Seat) -> bool:
        """What comes of a decision in play depends on the dark (NY-INFO-05); only the set-up can be rethought."""
        return self.slot >= 0 or seat != HUNTER

    def refuse_remark(self, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, NyAction)
        if not 0 <= seat < self.seats():
            return Refusal(
                "NY-COMM-02", "While the game goes on, only its players speak: everybody hears it."
            )
        return talking.refuse_speech(self, seat, action)

    def make_remark(self, seat: Seat, action: NyAction, chance: Chance, log: Log) -> None:
        if action.kind == actions.BREAK_SILENCE:
            self.offered = None
            talking.break_silence(self, seat, log)
            self.run_on(chance, log)
        else:
            talking.say(self, seat, action, log)

    def outcome(self) -> Outcome | None:
        if not self.is_over():
            return None
        if self.winner == HUNTER_WON:
            return Outcome((HUNTER,), self.seats(), "one of the Hunted died", "NY-END-01")
        return Outcome(tuple(range(1, self.seats())), self.seats(), "the rescue came", "NY-END-03")

    def observe(self, seat: Seat) -> View:
        return show(self, seat)

    def imagine(self, seat: Seat, chance: Chance) -> "NyctoState":
        world = self.clone()
        imagine_for(world, seat, chance)
        return world

    def clone(self) -> "NyctoState":
        copy = NyctoState(self.settings)
        copy.copy_from(self)
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        from lampblack.games.nyctophobia.parse import state_from_text

        return state_from_text, (self.to_text(),)

    def __str__(self) -> str:
        return draw(show(self, EVERYTHING))

    def to_text(self) -> str:
        return position_to_text(self)

    def action(self, text: str) -> Action:
        return action_from_text(self.settings, text)
