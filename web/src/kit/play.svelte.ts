/** What the person considers and has chosen so far on a board; every board's own extends it. */
import type { Desk } from '../lib/desk';
import type { Fact, View } from '../lib/messages';
import type { ActionOption } from '../lib/wire';

export abstract class Play<V = View, F = Fact> {
  /** The viewer is asked, and what it is asked about is on show. */
  readonly isMine: boolean = $derived.by(() => this.desk.legal.length > 0 && !this.desk.isStill);
  /** Somebody has decided something here, so the keyboard may be led on. */
  hasActed = false;

  constructor(readonly desk: Desk<V, F>) {}

  /** A new position makes earlier choices void. */
  abstract reset(): void;

  /** One step back; whether there was one. */
  abstract cancel(): boolean;

  take(option: ActionOption): void {
    this.hasActed = true;
    this.desk.act(option.action);
  }

  /** Take the one legal action of a name, if there is just one. */
  takeNamed(...types: string[]): boolean {
    const fitting = this.desk.legal.filter(({ action }) => types.includes(action.type ?? ''));
    const only = fitting.length === 1 ? fitting[0] : undefined;
    if (only) this.take(only);
    return only !== undefined;
  }

  /** Say who decides instead; by the prompt's rule, unless the board knows a better one. */
  protected notMyTurn(rule?: string, what = 'decision'): void {
    const { prompt, seats, viewer, isStill } = this.desk;
    if (isStill || prompt === null) return;
    const seat = seats[prompt.seat];
    const who = viewer < 0 ? 'You are looking on' : `It is not your ${what}`;
    const decides = seat?.kind === 'open' ? 'an empty seat is up' : `${seat?.name} decides now`;
    this.desk.explain(rule ?? prompt.rule, `${who}; ${decides}.`);
  }
}

/** The same on a board of cells that can be walked over by keyboard. */
export abstract class GridPlay<V = View, F = Fact> extends Play<V, F> {
  /** The cell the keyboard is on. */
  cursor = $state('');
  /** The cell the pointer or the keyboard considers. */
  considered = $state<string | null>(null);

  /** All cells, row by row. */
  abstract readonly cells: readonly string[];
  /** The cells that can be chosen now. */
  abstract readonly targets: { has(cell: string): boolean };

  abstract moveCursor(right: number, down: number): void;

  /** Go on to the next cell that glows, row by row. */
  toNextTarget(): void {
    const at = this.cells.indexOf(this.cursor);
    const next = [...this.cells.slice(at + 1), ...this.cells.slice(0, at + 1)].find((cell) =>
      this.targets.has(cell),
    );
    if (next) this.cursor = next;
  }
}
