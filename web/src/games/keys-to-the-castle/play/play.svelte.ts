/** What the person has chosen so far on this board. */

import { GridPlay } from '../../../kit/play.svelte';
import { settings } from '../../../lib/settings.svelte';
import type { ActionOption } from '../../../lib/wire';
import { cellOn, cellsOn, footOf, type Layout, layout, spot } from '../board/geometry';
import type { KeysDesk } from '../desk';
import type { Fact, View } from '../wire';
import {
  type Chosen,
  discardOf,
  fitting,
  joints,
  type Meaning,
  onCell,
  onJoint,
  planned,
  question,
  targets,
} from './intent';

export class Play extends GridPlay<View, Fact> {
  /** The chosen card's place in the hand. */
  place = $state<number | null>(null);
  from = $state<string | null>(null);
  offered = $state.raw<readonly ActionOption[]>([]);
  /** The cell the offers are about. */
  asked = $state<string | null>(null);

  readonly hand: readonly string[] = $derived.by(() => {
    const { view } = this.desk;
    return view.players[view.viewer]?.hand ?? [];
  });
  readonly card: string | null = $derived(
    this.place === null ? null : (this.hand[this.place] ?? null),
  );
  readonly chosen: Chosen = $derived({ card: this.card, from: this.from });
  readonly targets = $derived.by(() => targets(this.desk.view, this.desk.legal, this.chosen));
  readonly joints = $derived.by(() => joints(this.desk.legal, this.chosen));
  readonly planned = $derived.by(() => planned(this.desk.legal, this.chosen, this.considered));
  readonly canPlay = $derived.by(() => this.isMine && this.desk.view.step === 'PLAY');
  /** The drawing: whoever looks sits at the bottom of it, if that is wanted. */
  readonly layout: Layout = $derived.by(() => {
    const { view, viewer } = this.desk;
    return layout(view, settings.ownSideDown ? footOf(view, viewer) : 'S');
  });
  readonly cells: readonly string[] = $derived.by(() => cellsOn(this.layout));

  constructor(desk: KeysDesk) {
    super(desk);
    const { players, viewer } = desk.view;
    // Before the own side's middle door, as if that side were at the bottom.
    const own = layout(desk.view, footOf(desk.view, viewer));
    this.cursor =
      players[viewer]?.cell ?? cellOn(own, { x: Math.floor(own.cols / 2), y: own.rows - 1 });
  }

  /** Cards of one face are alike: which places hold a card that does something on the board. */
  isUseful(face: string): boolean {
    return fitting(this.desk.legal, { card: face, from: null }).some(
      ({ action }) => action.type !== 'DISCARD',
    );
  }

  choose(place: number): void {
    if (!this.canPlay || place >= this.hand.length) return;
    const isSame = this.place === place;
    this.reset();
    this.place = isSame ? null : place;
  }

  reset(): void {
    this.place = null;
    this.from = null;
    this.offered = [];
  }

  cancel(): boolean {
    if (this.offered.length > 0) this.offered = [];
    else if (this.from !== null) this.from = null;
    else if (this.place !== null) this.place = null;
    else return false;
    return true;
  }

  cell(cell: string): void {
    this.asked = cell;
    if (this.isMine) this.follow(onCell(this.desk.view, this.desk.legal, this.chosen, cell));
    else this.notMyTurn('KC-ACT-01', 'turn');
  }

  joint(joint: string): void {
    this.follow(onJoint(this.desk.legal, this.chosen, joint));
  }

  why(cell: string): void {
    if (this.isMine) this.follow(question(this.desk.view, this.desk.legal, this.chosen, cell));
    else this.notMyTurn('KC-ACT-01', 'turn');
  }

  /** Take a card up to drag it: what it could be let fall on glows. */
  lift(place: number): void {
    if (!this.canPlay || this.place === place) return;
    this.reset();
    this.place = place;
  }

  discard(place: number | null = this.place): void {
    const face = place === null ? undefined : this.hand[place];
    const option = face === undefined ? undefined : discardOf(this.desk.legal, face);
    if (option) this.take(option);
  }

  override take(option: ActionOption): void {
    this.reset();
    super.take(option);
  }

  moveCursor(right: number, down: number): void {
    const { cols, rows } = this.layout;
    const { x, y } = spot(this.layout, this.cursor);
    this.cursor = cellOn(this.layout, {
      x: Math.min(cols - 1, Math.max(0, x + right)),
      y: Math.min(rows - 1, Math.max(0, y + down)),
    });
  }

  private follow(meaning: Meaning): void {
    this.offered = [];
    switch (meaning.do) {
      case 'act':
        this.take(meaning.option);
        break;
      case 'offer':
        this.offered = meaning.options;
        break;
      case 'from':
        this.from = meaning.cell;
        break;
      case 'ask':
        this.desk.ask(meaning.action);
        break;
      case 'explain':
        this.desk.explain(meaning.rule, meaning.text);
    }
  }
}
