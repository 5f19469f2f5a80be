/** What the Hunter considers while the forest is laid out: a printed map and how to use it, or one's own. */

import { Play } from '../../../kit/play.svelte';
import { seam } from '../../../kit/seam.svelte';
import type { Checked } from '../../../lib/wire';
import type { NightDesk } from '../desk';
import type { Fact, PrintedView, View } from '../wire';
import {
  carTurned,
  completed,
  has,
  isTaken,
  type Layout,
  layoutOf,
  moved,
  toggled,
  turned,
  type Use,
} from './layout';
import { ASKED, answerTo, isAtOdds, lengthOf, OWN, type Scheme, SPOTS } from './orders';
import { fromText, toText } from './text';
import { placeWords } from './words';

/** Milliseconds between two decisions that the page makes: no server takes them faster for long. */
const PAUSE = 115;
const BARE: Layout = { trees: [], car: [], starts: [] };

export class SetUpPlay extends Play<View, Fact> {
  /** A layout of one's own is being drawn; null while maps are looked at. */
  own = $state.raw<Layout | null>(null);
  private past = $state.raw<readonly Layout[]>([]);
  private mapId = $state('');
  private used = $state.raw<Use>({ turns: 0, spot: 0, order: [] });
  /** The cell of what has been picked up. */
  held = $state<string | null>(null);
  /** Where the keyboard and the pointer are: a cell or a border. */
  cursor = $state('A1');
  over = $state<string | null>(null);
  /** What the rules say of the layout. */
  verdict = $state.raw<Pick<Checked, 'faults' | 'notes'>>({ faults: [], notes: [] });
  /** The layout it was said of, as text. */
  judged = $state('');
  /** What is being made true, how far it has come, and where it was refused. */
  scheme = $state.raw<Scheme | null>(null);
  sent = $state(0);
  stuck = $state<string | null>(null);
  private sentAt = -1;
  private lastSent = 0;

  get forest() {
    return this.desk.view.forest;
  }
  get isCells() {
    return this.desk.view.trees === 'cells';
  }
  get seats() {
    return this.desk.view.players.length + 1;
  }
  get names() {
    return this.desk.seats.map(({ name }) => name);
  }
  get asked() {
    return this.isMine ? (this.desk.prompt?.name ?? '') : '';
  }
  get maps(): readonly PrintedView[] {
    return this.forest?.printed ? [this.forest.printed] : (this.forest?.maps ?? []);
  }
  get map() {
    return this.maps.find(({ id }) => id === this.mapId) ?? this.maps[0] ?? null;
  }
  /** How the map is used; what is decided already stays as it is. */
  readonly use: Use = $derived.by(() => {
    const [, , spot] = this.forest?.layout?.split(' ') ?? [];
    const order = Array.from({ length: this.seats - 1 }, (_, n) => this.used.order[n] ?? n);
    const isTurned = this.asked === 'SPOT' || this.asked === 'STARTS';
    return {
      turns: isTurned ? 0 : this.used.turns,
      spot: this.asked === 'STARTS' ? SPOTS.indexOf(spot ?? 'A') : this.used.spot,
      order,
    };
  });
  readonly layout: Layout = $derived.by(() => {
    if (this.scheme) return this.scheme.layout;
    if (this.own) return this.own;
    return this.map ? layoutOf(this.map, this.use) : completed(BARE, this.seats);
  });
  /** Where the printed map lets the car stand. */
  readonly spots: readonly (readonly string[])[] = $derived.by(() => {
    const { map } = this;
    if (this.own || this.scheme || !map || this.asked === 'STARTS') return [];
    return map.spots.map((_, spot) => layoutOf(map, { ...this.use, spot }).car);
  });
  readonly text = $derived.by(() => toText(this.layout, this.isCells));
  get left() {
    return (this.forest?.supply ?? 0) - this.layout.trees.length;
  }
  get isWrong() {
    return this.verdict.faults.some(({ is_advice }) => !is_advice);
  }
  /** The forest can be thought about. */
  get isOpen() {
    return this.maps.length > 0 || ASKED.includes(this.asked);
  }
  get canLay() {
    return (
      ASKED.includes(this.asked) &&
      !this.isWrong &&
      !this.scheme &&
      (!this.own || this.judged === this.text)
    );
  }
  get canUndo() {
    return this.past.length > 0;
  }

  /** Whoever comes back goes on with what was being drawn, or with what stands in part. */
  constructor(desk: NightDesk, draft: string) {
    super(desk);
    const { forest, players } = desk.view;
    const starts = [forest?.hunter ?? '', ...players.map(({ cell }) => cell ?? '')];
    if (draft && !forest?.printed) this.own = completed(fromText(draft).layout, starts.length);
    else if (forest?.layout === OWN) {
      const { trees, car } = forest;
      this.own = completed({ trees, car, starts }, starts.length);
    }
  }

  reset(): void {
    this.held = null;
  }

  cancel(): boolean {
    const isHeld = this.held !== null;
    this.held = null;
    return isHeld;
  }

  // --- a printed map -----------------------------------------------------------------------------

  chooseMap(id: string): void {
    this.own = null;
    this.mapId = id;
    this.used = { ...this.used, spot: 0 };
  }

  chooseSpot(spot: number): void {
    this.used = { ...this.used, spot };
  }

  /** These two change places. */
  private swap(from: string, to: string): void {
    const [a, b] = [this.layout.starts.indexOf(from) - 1, this.layout.starts.indexOf(to) - 1];
    if (a < 0 || b < 0) return;
    const order = [...this.use.order];
    [order[a], order[b]] = [order[b] ?? b, order[a] ?? a];
    this.used = { ...this.used, order };
  }

  // --- one's own ---------------------------------------------------------------------------------

  /** Begin with another layout. */
  open(layout: Layout): void {
    this.past = [];
    this.own = completed(layout, this.seats);
    this.held = null;
  }

  toMaps(): void {
    this.own = null;
    this.held = null;
  }

  private change(layout: Layout): void {
    if (!this.own || layout === this.own) return;
    this.past = [...this.past, this.own].slice(-200);
    this.own = layout;
    this.stuck = null;
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.own = last;
    seam.say('Undone.');
  }

  fellAll(): void {
    this.change({ ...this.layout, trees: [] });
    seam.say('All trees are felled.');
  }

  turn(by: number): void {
    if (this.own) {
      let layout = this.own;
      for (let quarter = 0; quarter < by; quarter++) layout = turned(layout);
      this.change(layout);
    } else this.used = { ...this.used, turns: (this.used.turns + by) % 4 };
    seam.say(this.own ? 'The forest is turned.' : `Turned by ${this.used.turns * 90} degrees.`);
  }

  turnCar(): void {
    const pivot = this.layout.car.includes(this.cursor) ? this.cursor : this.layout.car[0];
    this.change(carTurned(this.layout, pivot ?? ''));
    seam.say(`The car stands in ${this.layout.car.join(' and ')}.`);
  }

  // --- on the board ------------------------------------------------------------------------------

  /** Something there can be picked up or chosen. */
  isLoose(cell: string): boolean {
    if (this.own) return isTaken(this.layout, cell);
    return this.layout.starts.indexOf(cell) > 0 || this.spots.some((spot) => spot.includes(cell));
  }

  /** Pick up, put down, plant, fell, choose: whatever a click means here. */
  choose(name: string): void {
    if (this.scheme) return;
    const { held } = this;
    this.cursor = name;
    if (held !== null) this.put(held, name);
    else if (!this.own) this.chooseOnMap(name);
    else if (name.includes('-') || (this.isCells && !this.isLoose(name))) this.plant(name);
    else if (this.isLoose(name)) this.pick(name);
    else seam.say(this.words(name));
  }

  private chooseOnMap(cell: string): void {
    if (this.layout.starts.indexOf(cell) > 0) {
      this.pick(cell);
      return;
    }
    const spot = this.spots.findIndex((cells) => cells.includes(cell));
    if (spot >= 0) this.chooseSpot(spot);
    seam.say(this.words(cell));
  }

  private plant(tree: string): void {
    this.change(toggled(this.layout, tree));
    const stands = has(this.layout, tree) ? 'planted' : 'felled';
    const left = this.left < 0 ? `${-this.left} too many` : `${this.left} left`;
    seam.say(`Tree ${stands}, ${left}.`);
  }

  pick(cell: string): void {
    this.held = cell;
    const seat = this.layout.starts.indexOf(cell);
    const what = seat < 0 ? 'the car' : seat === 0 ? 'yourself' : (this.names[seat] ?? '');
    seam.say(`You hold ${what}. Choose where to.`);
  }

  /** What was picked up goes there. */
  put(from: string, to: string): void {
    const cell = to.split('-')[0] ?? to;
    this.held = null;
    if (this.own) this.change(moved(this.own, from, cell));
    else this.swap(from, cell);
    seam.say(from === cell ? 'Put back.' : this.words(cell));
  }

  /** What there is to see, with what is wrong about it. */
  words(name: string): string {
    const faults = this.verdict.faults.filter(({ places }) => places.includes(name));
    const spot = this.spots.findIndex((cells) => cells.includes(name));
    return [
      placeWords(this.layout, name, this.names),
      ...(spot >= 0 && this.spots.length > 1 ? [`Spot ${SPOTS[spot]} for the car.`] : []),
      ...faults.map(({ text, rule }) => `${text} ${rule}.`),
    ].join(' ');
  }

  // --- making it true ----------------------------------------------------------------------------

  lay(): void {
    if (!this.canLay) return;
    if (this.own && isAtOdds(this.asked, this.desk.view, this.own)) {
      this.desk.explain(
        'NY-DP-01',
        'Part of the forest stands already, and otherwise. Take that back first.',
      );
      return;
    }
    this.hasActed = true;
    this.sent = 0;
    this.sentAt = -1;
    this.stuck = null;
    this.held = null;
    this.scheme = this.own
      ? { map: OWN, use: null, layout: this.own }
      : { map: this.map?.id ?? '', use: this.use, layout: this.layout };
    seam.say('The forest is being laid out.');
  }

  /** Decide what is asked next; call it whenever something has changed. Returns how to call it off. */
  attend(): (() => void) | undefined {
    const { scheme, desk, asked } = this;
    if (!scheme || desk.isBusy || desk.isBehind) return;
    const action = this.sentAt === desk.moment ? null : answerTo(asked, desk.view, scheme);
    if (!action) {
      // The decision before was refused, or all of them are made.
      if (this.sentAt !== desk.moment) this.stuck = null;
      this.scheme = null;
      if (asked === 'CLUE') seam.say(`The forest is laid out. ${desk.prompt?.text ?? ''}`);
      return;
    }
    const timer = setTimeout(
      () => {
        this.lastSent = Date.now();
        this.sentAt = desk.moment;
        this.sent++;
        this.stuck = action.tree ?? action.cell ?? null;
        desk.act(action, true);
      },
      Math.max(0, this.lastSent + PAUSE - Date.now()),
    );
    return () => clearTimeout(timer);
  }

  get progress(): string {
    return this.scheme ? `${this.sent} of ${lengthOf(this.scheme)}` : '';
  }
  get share(): number {
    return this.scheme ? this.sent / lengthOf(this.scheme) : 0;
  }
}
