/** The people at a live table: who looks after it, whose time runs, who points at what. */
import { seam } from '../kit/seam.svelte';
import type { Suggested } from './desk';
import type { LiveTable } from './table.svelte';
import type { ClockInfo, Manners, Pointed, SeatInfo, Welcome } from './wire';

/** How long a ping is seen, in milliseconds. */
const SEEN = 5000;

export class Company {
  /** The spectators' numbers; only the maker is told. */
  lookers = $state.raw<readonly number[]>([]);
  /** What people point at now. */
  pings = $state.raw<readonly Pointed[]>([]);
  /** What people suggest, about the decision that is open now. */
  private advice = $state.raw<{ moment: number; given: readonly Pointed[] }>({
    moment: -1,
    given: [],
  });
  /** How far the server's clock is ahead of this device's, in seconds. */
  private ahead = 0;

  constructor(private readonly table: LiveTable) {}

  get maker(): number | null {
    return this.table.now?.maker ?? null;
  }
  get isMaker(): boolean {
    return this.maker !== null && this.table.seats[this.maker]?.mine === true;
  }
  get manners(): Manners {
    return this.table.now?.manners ?? {};
  }
  get clock(): ClockInfo | null {
    return this.table.now?.clock ?? null;
  }
  /** The table at which these people play on. */
  get again(): string | null {
    return this.table.now?.again ?? null;
  }
  get muted(): readonly number[] {
    return this.table.now?.muted ?? [];
  }
  /** The seat the person looks from. */
  get own(): SeatInfo | undefined {
    return this.table.seats[this.table.viewer];
  }
  /** What the person may point at now. */
  get pointing(): 'all' | 'pings' | 'silent' {
    if (this.own?.kind !== 'person') return 'silent';
    return this.table.now?.pointing ?? 'silent';
  }
  get suggestions(): readonly Pointed[] {
    return this.advice.moment === this.table.moment ? this.advice.given : [];
  }
  get suggested(): readonly Suggested[] {
    return this.suggestions.flatMap(({ seat, name, suggestion }) =>
      suggestion
        ? [{ by: seat === this.table.viewer ? 'You' : name, action: suggestion.action }]
        : [],
    );
  }
  /** What the server's clock shows, in seconds. */
  get time(): number {
    return Date.now() / 1000 + this.ahead;
  }

  /** Who could want a bot for an absent person's seat, and how many of them must. */
  voters(about: number): { needed: number; canVote: boolean } {
    const others = this.table.seats.filter(({ kind, seat }) => kind === 'person' && seat !== about);
    const isByMaker = this.manners.substitutes === 'maker';
    const needed = isByMaker ? 1 : Math.floor(others.length / 2) + 1;
    const canVote =
      this.own?.kind === 'person' &&
      this.own.seat !== about &&
      (!isByMaker || this.maker === this.own.seat);
    return { needed, canVote };
  }

  welcome({ time }: Welcome): void {
    if (time) this.ahead = time - Date.now() / 1000;
  }

  pointed(message: Pointed): void {
    const who = message.seat === this.table.viewer ? 'You' : message.name;
    if (!message.suggestion && !message.target) {
      this.pings = this.pings.filter(({ seat }) => seat !== message.seat);
      const others = this.suggestions.filter(({ seat }) => seat !== message.seat);
      this.advice = { moment: this.table.moment, given: others };
      return;
    }
    if (message.suggestion) {
      const others = this.suggestions.filter(({ seat }) => seat !== message.seat);
      this.advice = { moment: this.table.moment, given: [...others, message] };
      seam.say(`${who} suggest${who === 'You' ? '' : 's'}: ${message.suggestion.label}.`);
      return;
    }
    this.pings = [...this.pings.filter(({ seat }) => seat !== message.seat), message];
    setTimeout(() => {
      this.pings = this.pings.filter((ping) => ping !== message);
    }, SEEN);
  }
}
