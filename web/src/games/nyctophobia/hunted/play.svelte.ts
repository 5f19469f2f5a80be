/** What a Hunted considers, means to do, and has under the hand. */
import { Play as Base } from '../../../kit/play.svelte';
import { seam } from '../../../kit/seam.svelte';
import type { NightDesk } from '../desk';
import { swept, tried } from '../voice/cues';
import { SIDE_WORDS, type Side, type Space, spacesOf } from '../voice/sides';
import { shakeOf, soundsOf } from '../voice/textures';
import { capital, type Names, sideWords } from '../voice/words';
import type { Fact, View } from '../wire';
import { answersOf, deedsOf, MODES, type Mode } from './deeds';
import type { Reach } from './gesture';
import { asked, DONE, isNews, type Meant, optionFor, PASS } from './plans';

/** Decisions that can be meant ahead. */
const MOST = 6;
const STEP_KINDS = ['STEP'];
/** What tells where the Hunter is, or ends it. */
const MEETING: readonly Fact['type'][] = ['Attacked', 'Countered', 'Step', 'Searched', 'Moved'];

export class Play extends Base<View, Fact> {
  /** What a direction means. */
  mode = $state<Mode>('step');
  /** The tray offers words instead of deeds. */
  isTalking = $state(false);
  /** Whom to cheer on is being chosen. */
  isGranting = $state(false);
  /** What a finger, the pointer or the keyboard is on. */
  touched = $state<Reach | null>(null);
  /** What is meant to follow. */
  ahead = $state.raw<readonly Meant[]>([]);
  get names(): Names {
    return this.desk.seats.map(({ name }) => name);
  }
  get me() {
    return this.desk.view.players.find(({ seat }) => seat === this.desk.view.viewer);
  }
  readonly deeds = $derived.by(() => deedsOf(this.desk.view, this.desk.legal));
  get canFeel() {
    return this.has('SEARCH');
  }
  /** The moment and the talk that have been taken note of. */
  private noted = { moment: -1, said: -1 };

  constructor(desk: NightDesk) {
    super(desk);
  }

  has(type: string): boolean {
    return this.desk.legal.some(({ action }) => action.type === type);
  }

  reset(): void {
    this.mode = 'step';
    this.isGranting = false;
  }

  cancel(): boolean {
    const wasOpen =
      this.mode !== 'step' || this.isTalking || this.isGranting || this.ahead.length > 0;
    this.reset();
    this.isTalking = false;
    this.ahead = [];
    return wasOpen;
  }

  // --- deciding -----------------------------------------------------------------------------------

  /** Decide this, one after the other; what comes later waits until it is asked for. */
  mean(...meant: Meant[]): void {
    if (!this.isMine && !this.isUnderWay) {
      this.notNow();
      return;
    }
    this.hasActed = true;
    const isFirst = this.ahead.length === 0 && this.isMine && !this.desk.isBusy;
    this.ahead = [...this.ahead, ...meant].slice(0, MOST);
    const [first] = meant;
    if (!isFirst || !first) return;
    if (optionFor(this.desk.legal, first)) this.goOn();
    else {
      this.ahead = [];
      this.desk.ask(asked(first));
    }
  }

  /** An own decision is on its way, or others are to follow it. */
  private get isUnderWay(): boolean {
    return this.desk.isBusy || this.ahead.length > 0;
  }

  /** Called whenever something may have changed: stop at news, else decide what is meant next. */
  attend(): void {
    const { moment, recent, talk, viewer } = this.desk;
    const isNew = moment !== this.noted.moment && recent.some(({ fact }) => isNews(fact, viewer));
    const isSaid =
      this.noted.said >= 0 && talk.length > this.noted.said && talk.at(-1)?.kind === 'chat';
    this.noted = { moment, said: talk.length };
    if (this.ahead.length === 0) return;
    if (isNew || isSaid) this.drop();
    else if (this.isMine && !this.desk.isBusy) this.goOn();
  }

  private goOn(): void {
    const [next, ...rest] = this.ahead;
    const option = next && optionFor(this.desk.legal, next);
    if (!option) {
      this.drop();
      return;
    }
    this.ahead = rest;
    const { direction } = option.action;
    if (direction) tried.side = direction as Side;
    this.take(option);
  }

  /** Say who decides; who has decided and waits has been told so. */
  private notNow(): void {
    if (this.desk.prompt?.seat !== this.desk.viewer) this.notMyTurn();
  }

  private drop(): void {
    this.ahead = [];
    seam.say('What you meant to do next is dropped.');
  }

  // --- directions ---------------------------------------------------------------------------------

  /** A direction was tapped, or its key pressed. */
  go(side: Side, mode: Mode = this.mode): void {
    const { type, verb } = MODES[mode];
    this.mode = 'step';
    const meant: Meant = { types: [type], direction: side, words: `${verb} ${SIDE_WORDS[side]}` };
    if (mode === 'step') this.walk(side, 1);
    else this.mean(meant);
  }

  /** Whether a direction means something now; what lies there has no say in it. */
  get isAiming() {
    return (
      this.isMine && (this.has(MODES[this.mode].type) || (this.mode === 'step' && this.has('PASS')))
    );
  }

  /** So many steps; whoever is asked for an action first takes none. */
  walk(side: Side, steps: number): void {
    const step: Meant = { types: STEP_KINDS, direction: side, words: `step ${SIDE_WORDS[side]}` };
    const isBefore = this.isMine && this.has('PASS') && this.ahead.length === 0;
    this.mean(...(isBefore ? [PASS] : []), ...Array.from({ length: steps }, () => step));
  }

  done(): void {
    this.mean(DONE);
  }

  /** To a question that has one. */
  yes(): void {
    this.mean({ types: ['NOISE_YES', 'HIDE_YES'], words: 'yes' });
  }

  /** Whom one could cheer on. */
  get friends() {
    return this.desk.legal.filter(({ action }) => action.type === 'GRANT');
  }

  /** One of the answers by its number. */
  answer(number: number): void {
    const answers = this.isGranting ? this.friends : answersOf(this.desk.legal);
    const option = answers[number - 1];
    if (option) this.take(option);
  }

  /** A deed of the tray, by its button or key. */
  do(id: string): void {
    const deed = this.deeds.find((one) => one.id === id);
    if (!deed) return;
    const { type, mode, label, isLive } = deed;
    if (!this.isMine) this.notNow();
    else if (!isLive) this.desk.ask(mode ? { type, direction: 'N' } : { type });
    else if (mode) this.mode = this.mode === mode ? 'step' : mode;
    else if (type === 'GRANT') this.isGranting = !this.isGranting;
    else this.mean({ types: [type], words: label.toLowerCase() });
  }

  // --- feeling ------------------------------------------------------------------------------------

  /** Where the Hunter stands who has attacked, until one of the two has moved. */
  readonly attacker = $derived.by(() => {
    const { told, viewer } = this.desk.view;
    const last = told.findLast(({ type, seat }) => seat === viewer && MEETING.includes(type));
    return last?.type === 'Attacked' ? last.direction : null;
  });

  /** What is known of a direction since the last search, or the last fight. */
  spaces(side: Side): readonly Space[] {
    if (this.attacker === side) return [['hunter']];
    const search = this.desk.view.last_search;
    return search ? spacesOf(search, side) : [];
  }

  /** Search where that is allowed; else go through the last search once more. */
  feel(): void {
    const search = this.desk.view.last_search;
    if (this.isMine && this.canFeel) this.mean({ types: ['SEARCH'], words: 'feel around' });
    else if (search) {
      const { sounds, shake } = swept(search);
      for (const sound of sounds) seam.play(sound);
      if (shake) seam.touch(shake);
      seam.say(this.searchWords());
    } else this.desk.ask({ type: 'SEARCH' });
  }

  /** The hand is on something there: the dark answers. */
  touch(reach: Reach | null, isAloud: boolean): void {
    const before = this.touched;
    this.touched = reach;
    if (!reach || (before?.side === reach.side && before.space === reach.space)) return;
    const spaces = this.spaces(reach.side).slice(reach.space, reach.space + 1);
    if (spaces.length === 0) return;
    for (const sound of soundsOf(reach.side, spaces)) seam.play(sound);
    seam.touch(shakeOf(spaces));
    if (isAloud) seam.say(`${capital(SIDE_WORDS[reach.side])}: ${sideWords(spaces, this.names)}.`);
  }

  /** Tell the others what one felt there, in words. */
  sayFelt(side: Side): void {
    const spaces = this.spaces(side);
    if (spaces.length === 0) return;
    const where = this.desk.view.search_age === 'elsewhere' ? 'Where I was before, ' : 'From me ';
    this.desk.say(`${where}${SIDE_WORDS[side]}: ${sideWords(spaces, this.names)}.`);
    this.isTalking = false;
  }

  /** The last search in a sentence, and how old it is. */
  searchWords(): string {
    const { last_search, search_age } = this.desk.view;
    if (!last_search) return 'You have not felt around yet.';
    const when = { elsewhere: 'Elsewhere you felt', before: 'Here you felt before' };
    const sides = (Object.keys(SIDE_WORDS) as Side[]).map(
      (side) => `${SIDE_WORDS[side]} ${sideWords(this.spaces(side), this.names)}`,
    );
    return `${when[search_age as keyof typeof when] ?? 'You felt'}: ${sides.join('; ')}.`;
  }
}
