/** The taps on the companion, until what fell is told. */
import type { StygianDesk } from '../desk';
import { isLeft, lineOf, type Place, type Row, rowsOf, type Tap } from './fallen';

export class Tally {
  taps = $state.raw<readonly Tap[]>([]);
  /** The last thing done, in words. */
  said = $state('');

  readonly rows: readonly Row[] = $derived.by(() =>
    this.desk.chance ? rowsOf(this.desk.chance, this.taps) : [],
  );

  constructor(private readonly desk: StygianDesk) {}

  /** Another drop, another count. */
  reset(): void {
    this.taps = [];
    this.said = '';
  }

  /** One more cube of a colour lies there. */
  tap(letter: string, place: Place): void {
    const row = this.rows.find((one) => one.letter === letter);
    if (!row || this.desk.isBusy) return;
    if (!isLeft(row)) {
      this.said = `No more ${row.colour}: all that were there are out.`;
      return;
    }
    this.taps = [...this.taps, { letter, place }];
    this.said = `${row[place] + 1} ${row.colour} in the ${place}.`;
  }

  /** The last tap was wrong. */
  back(): void {
    const last = this.taps.at(-1);
    if (!last) return;
    this.taps = this.taps.slice(0, -1);
    const colour = this.rows.find((one) => one.letter === last.letter)?.colour ?? '';
    this.said = `Taken back: ${colour} in the ${last.place}.`;
  }

  tell(): void {
    if (this.desk.chance && !this.desk.isBusy) this.desk.tell(lineOf(this.taps));
  }
}
