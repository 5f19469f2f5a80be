/** What the Hunter considers, asks and has chosen so far. */
import { GridPlay } from '../../../kit/play.svelte';
import { seam } from '../../../kit/seam.svelte';
import type { Foretold } from '../../../lib/messages';
import type { ActionOption } from '../../../lib/wire';
import type { NightDesk } from '../desk';
import { borderBetween, CELLS, cellAt, columnOf, neighbour, rowOf, SIDE } from '../forest/geometry';
import type { Side } from '../voice/sides';
import type { Names } from '../voice/words';
import type { CardView, Fact, View, WayView } from '../wire';
import { aheadWords } from './ahead';
import { partCounting } from './hand';
import { aboutOf, aims, answersOf, doubt, isCard, isClaim } from './intent';
import { aroundWords, cardWords, directionsTo, farWords, ringWords, treeRings } from './words';

/** Milliseconds something is considered before the rules are asked about it. */
const REST = 140;

export class Play extends GridPlay<View, Fact> {
  readonly cells: readonly string[] = CELLS;
  readonly aims = $derived.by(() => aims(this.desk.view, this.desk.legal));
  get targets() {
    return this.aims;
  }
  readonly answers = $derived.by(() => answersOf(this.desk.view, this.desk.legal));
  get claims() {
    return this.desk.legal.filter(isClaim);
  }
  get names(): Names {
    return this.desk.seats.map(({ name }) => name);
  }
  get hand(): readonly CardView[] {
    return this.desk.view.cards?.cards ?? [];
  }
  readonly playing: CardView | null = $derived.by(() => {
    const card = this.desk.view.cards?.playing;
    return card ? partCounting(card, this.desk.entries) : null;
  });
  /** Whom the Hunter speaks about, as chosen. */
  about = $state<number | null>(null);
  /** Whom there is something to say about. */
  get subjects(): readonly number[] {
    return [...new Set(this.claims.map(aboutOf))].toSorted((a, b) => a - b);
  }
  get subject(): number | null {
    return this.about !== null && this.subjects.includes(this.about)
      ? this.about
      : (this.subjects[0] ?? null);
  }
  /** Where a card asks for true and for false things: which are offered, as chosen. */
  lies = $state(false);
  get isLying(): boolean {
    const due = this.desk.view.outlook?.claims;
    return due ? due.lies > 0 && (this.lies || due.truths === 0) : false;
  }
  /** What can be said about them, true or false. */
  get sayable(): readonly ActionOption[] {
    return this.claims.filter(
      (option) => aboutOf(option) === this.subject && this.isTrue(option) !== this.isLying,
    );
  }
  /** Numbers on the map: how far every clearing is. */
  showsSteps = $state(false);
  /** What was asked last, answered; it stands until something else happens. */
  answer = $state('');
  /** A way that was asked for. */
  asked = $state.raw<readonly string[]>([]);
  /** An answer or card under the pointer or the keyboard. */
  weighed = $state<ActionOption | null>(null);
  /** What would come of what is considered, by the rules. */
  ahead = $state.raw<Foretold<View, Fact> | null>(null);

  /** The one thing considered now, on the map or in the tray. */
  readonly thought: ActionOption | null = $derived.by(() => {
    if (this.weighed) return this.weighed;
    const there = this.considered ? this.aims.get(this.considered) : undefined;
    return there?.length === 1 ? (there[0] ?? null) : null;
  });

  private known = new Map<string, Promise<Foretold<View, Fact> | null>>();
  private ring = 0;
  private turn = 0;
  private asking = 0;

  constructor(desk: NightDesk) {
    super(desk);
    this.cursor = desk.view.forest?.hunter ?? 'A1';
  }

  reset(): void {
    this.known = new Map();
    this.leave();
    this.ahead = null;
    this.weighed = null;
    this.considered = null;
    this.answer = '';
    this.asked = [];
    this.ring = 0;
    this.turn = 0;
  }

  cancel(): boolean {
    const wasAsked = this.answer !== '';
    this.answer = '';
    this.asked = [];
    return wasAsked;
  }

  moveCursor(right: number, down: number): void {
    const within = (number: number) => Math.min(SIDE - 1, Math.max(0, number));
    const column = within(columnOf(this.cursor) + right);
    this.cursor = cellAt(column, within(rowOf(this.cursor) + down)) ?? this.cursor;
  }

  home(): void {
    this.cursor = this.desk.view.forest?.hunter ?? this.cursor;
  }

  /** Only the Hunter knows it of what a card has them say. */
  isTrue({ action }: ActionOption): boolean {
    return this.desk.view.outlook?.claims?.true.includes(action.statement ?? '') ?? false;
  }

  card(id: string): ActionOption | null {
    return this.desk.legal.find((option) => isCard(option) && option.action.card === id) ?? null;
  }

  /** A clearing or a border was chosen. */
  choose(place: string): void {
    const options = this.aims.get(place) ?? [];
    const [only] = options;
    const question = this.isMine ? doubt(this.desk.view, this.desk.legal, place) : null;
    if (only && options.length === 1) this.take(only);
    else if (question) this.desk.ask(question);
    else this.tell(this.look(place));
  }

  /** The border on that side of where the keyboard is; where trees fill cells, the cell there. */
  chooseSide(side: Side): void {
    const beyond = neighbour(this.cursor, side);
    const between = beyond && borderBetween(this.cursor, beyond);
    const place = this.desk.view.trees === 'cells' ? beyond : between;
    if (place) this.choose(place);
    else this.tell('There the forest ends.');
  }

  /** What has that number: a card, or an answer. */
  digit(number: number): void {
    const card = this.hand[number - 1];
    const answer = [...this.sayable, ...this.answers][number - 1];
    const option = answer ?? (card ? this.card(card.id) : null);
    if (option) this.take(option);
    else if (!this.isMine) this.notMyTurn();
  }

  done(): void {
    if (!this.takeNamed('DONE') && this.desk.prompt)
      this.desk.explain(this.desk.prompt.rule, `This cannot be left out. ${this.desk.prompt.text}`);
  }

  // Questions; answered in words, on the page and in the live region.

  private look(place: string): string {
    return place.includes('-') ? '' : aroundWords(place, this.desk.view, this.names);
  }

  tell(words: string): void {
    this.answer = words;
    seam.say(words);
  }

  around(): void {
    this.tell(this.look(this.cursor));
  }

  /** All distances, and the numbers on the map. */
  far(): void {
    this.showsSteps = !this.showsSteps;
    this.tell(farWords(this.desk.view, this.names));
  }

  /** The way to one after the other: where the walk must go first, then the rest near to far. */
  way(): void {
    const { outlook } = this.desk.view;
    const goals = outlook?.walk?.goals ?? [];
    const weight = ({ to, cells }: WayView) =>
      goals.includes(cells.at(-1) ?? '') ? 2 : Number(to === 'noise');
    const ways = (outlook?.ways ?? []).toSorted(
      (a, b) => weight(b) - weight(a) || a.steps - b.steps,
    );
    const way = ways[this.turn++ % Math.max(1, ways.length)];
    if (!way) return;
    this.asked = way.cells;
    this.tell(directionsTo(way, this.desk.view, this.names));
  }

  wayTo(to: string): void {
    const way = this.desk.view.outlook?.ways.find((one) => one.to === to);
    if (!way) return;
    this.asked = way.cells;
    this.tell(directionsTo(way, this.desk.view, this.names));
  }

  /** Trees around the keyboard's place, from near to far; again for the next ones. */
  trees(): void {
    const rings = treeRings(this.desk.view.forest?.trees ?? [], this.cursor);
    const at = this.ring % Math.max(1, rings.length);
    const next = rings.findIndex((ring, n) => n > at && ring.length > 0);
    const said = at === 0 ? [0, 1] : [at];
    this.ring = at === 0 && next === 1 ? 2 : next;
    if (next < 0) this.ring = 0;
    const words = said
      .filter((n) => n === 0 || (rings[n] ?? []).length > 0)
      .map((n) => ringWords(n, rings[n] ?? [], this.cursor));
    this.tell(words.join(' '));
  }

  cards(): void {
    const playing = this.playing ? [`You play ${cardWords(this.playing)}`] : [];
    const hand = this.hand.map((card, n) => `${n + 1}: ${cardWords(card)}`);
    this.tell([...playing, ...hand].join(' ') || 'You have no cards: you move two steps a turn.');
  }

  /** Ask the rules what would come of what is considered, once it has been for a moment. */
  async lookAhead(): Promise<void> {
    this.leave();
    const { asking, thought: option } = this;
    this.ahead = null;
    if (!option || !this.isMine || isClaim(option)) return;
    await new Promise((done) => setTimeout(done, REST));
    if (this.asking !== asking) return;
    const seen = await this.foresee(option);
    if (this.asking === asking) this.ahead = seen;
  }

  /** What was being considered no longer is. */
  leave(): void {
    this.asking += 1;
  }

  /** The same in words, for who does not see it. */
  async sayAhead(): Promise<void> {
    const there = this.aims.get(this.cursor) ?? [];
    const option = this.thought ?? (there.length === 1 ? there[0] : undefined);
    if (!option) return this.tell('There is nothing to choose here.');
    const seen = await this.foresee(option);
    this.tell(`${option.label.split(':')[0]}. ${seen ? aheadWords(seen) : ''}`);
  }

  private foresee(option: ActionOption): Promise<Foretold<View, Fact> | null> {
    const known = this.known.get(option.text);
    if (known) return known;
    const seen = this.desk.foresee(option.action);
    this.known.set(option.text, seen);
    return seen;
  }
}
