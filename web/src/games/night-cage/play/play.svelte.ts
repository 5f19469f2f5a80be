/** What the person considers and has laid out so far on this board. */
import { GridPlay } from '../../../kit/play.svelte';
import type { ActionOption } from '../../../lib/wire';
import { faceOf } from '../board/tiles';
import { cellAt, column, row } from '../board/torus';
import type { NightDesk } from '../desk';
import type { Fact, View } from '../wire';
import {
  base,
  buttons,
  cellOf,
  isLaid,
  type Meaning,
  onSpace,
  spotIn,
  targets,
  turned,
} from './intent';
import { type Prospect, prospects, type Trial } from './prospects';

/** A decision tried out by the rules. */
export interface Foresight extends Trial {
  option: ActionOption;
}

export class Play extends GridPlay<View, Fact> {
  /** Laid out to be looked at, not yet decided; by notation, as options are made anew with every message. */
  private laidText = $state<string | null>(null);
  /** Where a tile lies that is being turned. */
  spot = $state<string | null>(null);
  /** The button the pointer or the keyboard considers, by notation. */
  weighed = $state<string | null>(null);
  /** All lines of sight, or only those of the monster considered. */
  showsSight = $state(false);
  showsOdds = $state(false);
  foresight = $state.raw<Foresight | null>(null);

  readonly cells: readonly string[] = $derived.by(() =>
    this.desk.view.spaces.map(({ cell }) => cell),
  );
  readonly targets = $derived.by(() => targets(this.desk.view, this.desk.legal, this.spot));
  readonly buttons = $derived.by(() => buttons(this.desk.view, this.desk.legal, this.spot));
  readonly laid: ActionOption | null = $derived.by(() => this.option(this.laidText));
  readonly laidCell: string | null = $derived.by(() =>
    this.laid ? cellOf(this.desk.view, this.laid.action, this.spot) : null,
  );
  /** The ways to turn what is laid. */
  readonly turns: readonly ActionOption[] = $derived.by(() =>
    this.laidCell === null ? [] : (this.targets.get(this.laidCell) ?? []),
  );
  /** The decision to look ahead from. */
  readonly thought: ActionOption | null = $derived.by(() => {
    const weighed = this.option(this.weighed);
    if (weighed) return weighed;
    const here = this.considered === null ? undefined : this.targets.get(this.considered);
    if (here && !(this.laid && here.includes(this.laid))) return here[0] ?? null;
    return this.laid;
  });
  /** The foresight that fits what is being thought of. */
  readonly ahead: Foresight | null = $derived.by(() =>
    this.foresight && this.foresight.option.text === this.thought?.text ? this.foresight : null,
  );

  /** The same in words. */
  readonly prospects: readonly Prospect[] = $derived.by(() => {
    const ahead = this.ahead;
    return ahead ? prospects(this.desk.view, ahead, this.laidTile) : [];
  });
  /** The tile laid out, and where. */
  readonly laidTile: { cell: string; tile: string } | null = $derived.by(() => {
    const tile = this.laid?.action.tile;
    if (!tile || this.laidCell === null) return null;
    return { cell: this.laidCell, tile: faceOf(tile, this.desk.view.hand) };
  });

  private known = new Map<string, Promise<Foresight | null>>();
  private asked = '';

  constructor(desk: NightDesk) {
    super(desk);
    this.cursor = this.home();
  }

  private option(text: string | null): ActionOption | null {
    return this.desk.legal.find((one) => one.text === text) ?? null;
  }

  /** Where the keyboard begins: with the prisoner whose turn it is. */
  private home(): string {
    return base(this.desk.view) ?? '(2,2)';
  }

  reset(): void {
    this.laidText = null;
    this.spot = null;
    this.weighed = null;
    this.foresight = null;
    this.known = new Map();
    if (this.isMine) void this.begin();
  }

  /** Lay out the first choice at once where there is something to place or to turn. */
  private async begin(): Promise<void> {
    const first = this.desk.legal[0];
    if (!first || !isLaid(first)) return;
    if (first.action.type === 'TURN') {
      const { moment } = this.desk;
      const foresight = await this.foresee(first);
      if (moment !== this.desk.moment) return;
      this.spot = foresight ? spotIn(foresight.happenings) : null;
    }
    this.laidText = first.text;
    if (this.laidCell) this.cursor = this.laidCell;
  }

  /** Ask the rules, once for each decision. */
  foresee(option: ActionOption): Promise<Foresight | null> {
    const known = this.known.get(option.text);
    if (known) return known;
    const asked = this.desk.foresee(option.action).then((seen) =>
      seen
        ? {
            option,
            happenings: seen.happenings,
            view: seen.view,
            isAll: seen.is_all,
          }
        : null,
    );
    this.known.set(option.text, asked);
    return asked;
  }

  /** Look ahead from what is being thought of. */
  async lookAhead(): Promise<void> {
    const option = this.thought;
    if (!option || !this.isMine) return;
    const key = `${this.desk.moment} ${option.text}`;
    this.asked = key;
    const seen = await this.foresee(option);
    if (this.asked === key) this.foresight = seen;
  }

  cancel(): boolean {
    if (this.laid === null || this.desk.legal.every(isLaid)) return false;
    this.laidText = null;
    return true;
  }

  space(cell: string, looksFirst = false): void {
    const { view, legal } = this.desk;
    const meant = this.suggestedAt(cell);
    if (this.isMine && meant) this.laidText = meant.text;
    else if (this.isMine) this.follow(onSpace(view, legal, this.spot, this.laid, cell, looksFirst));
    else this.notMyTurn();
  }

  /** The tile that others suggest here, turned as they would: it is what a first click lays out. */
  private suggestedAt(cell: string): ActionOption | null {
    const options = (this.targets.get(cell) ?? []).filter(isLaid);
    if (this.laid && options.includes(this.laid)) return null;
    const texts = (this.desk.suggested ?? []).map(({ action }) => JSON.stringify(action));
    return options.find(({ action }) => texts.includes(JSON.stringify(action))) ?? null;
  }

  /** Ask the rules about a space, legal or not. */
  why(cell: string): void {
    const option = this.targets.get(cell)?.[0];
    if (!this.isMine) this.notMyTurn();
    else if (option) this.desk.ask(option.action);
    else this.follow(onSpace(this.desk.view, this.desk.legal, this.spot, null, cell, true));
  }

  turn(by: number): void {
    if (this.laid) this.laidText = turned(this.turns, this.laid, by).text;
  }

  confirm(): void {
    if (this.laid) this.take(this.laid);
  }

  /** Over the edge one comes out on the other side. */
  moveCursor(right: number, down: number): void {
    const { side } = this.desk.view;
    this.cursor = cellAt(row(this.cursor) + down, column(this.cursor) + right, side);
  }

  private follow(meaning: Meaning): void {
    switch (meaning.do) {
      case 'act':
        this.take(meaning.option);
        break;
      case 'lay':
        this.laidText = meaning.option.text;
        break;
      case 'ask':
        this.desk.ask(meaning.action);
        break;
      case 'explain':
        this.desk.explain(meaning.rule, meaning.text);
        break;
      case 'elsewhere':
        this.desk.explain(
          this.desk.prompt?.rule ?? '',
          `That is not what is asked now. ${this.desk.prompt?.text ?? ''}`,
        );
    }
  }
}
