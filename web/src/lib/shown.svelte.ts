/** What of a live table is on show: what a board and the shell read. `table.svelte.ts` puts it there. */
import type { Step } from '../kit/story';
import type { View } from './messages';
import type {
  ActionOption,
  Entry,
  Happening,
  Now,
  OutcomeInfo,
  PhraseInfo,
  PromptInfo,
  SeatInfo,
} from './wire';

export abstract class Shown {
  viewer = $state(-1);
  /** What is on show. */
  now = $state.raw<Now | null>(null);
  /** The log as far as it is shown. */
  entries = $state.raw<Entry[]>([]);
  recent = $state.raw<readonly Happening[]>([]);
  story = $state.raw<readonly Step[]>([]);
  moment = $state(-1);
  seats = $state.raw<SeatInfo[]>([]);
  spectators = $state(0);
  /** What has come from the server, shown or not. */
  protected received = $state.raw<Entry[]>([]);
  /** Whose doing is on show while the clock is behind. */
  protected doer = $state<number | null>(null);

  /** Something that was received is not on show yet. */
  abstract readonly isBehind: boolean;

  get view(): View {
    if (this.now === null) throw new Error('the table has not been seen yet');
    return this.now.view;
  }
  get description(): readonly string[] {
    return this.now?.description ?? [];
  }
  get prompt(): PromptInfo | null {
    return this.present?.prompt ?? null;
  }
  get legal(): readonly ActionOption[] {
    return this.present?.legal ?? [];
  }
  get remarks(): readonly PhraseInfo[] {
    return this.present?.remarks ?? [];
  }
  /** Why one may not chat now. */
  get silence(): string | null {
    return this.now?.silence ?? null;
  }
  /** One may not look back on all that happened. */
  get isForgetful(): boolean {
    return typeof this.now?.recalls === 'number';
  }
  get outcome(): OutcomeInfo | null {
    return this.present?.outcome ?? null;
  }
  get canUndo(): boolean {
    return this.present?.can_undo ?? false;
  }
  /** The viewer has decided, and is not told yet what came of it. */
  get waits(): boolean {
    return this.present?.waits ?? false;
  }
  get isMyTurn(): boolean {
    return this.viewer >= 0 && this.legal.length > 0;
  }
  /** The seats this device holds. */
  get mine(): SeatInfo[] {
    return this.seats.filter((seat) => seat.mine);
  }
  /** The seat of this device that is asked. */
  get upNext(): SeatInfo | undefined {
    return this.prompt ? this.now?.seats.find((seat) => seat.mine && seat.asked) : undefined;
  }
  /** Who decides now, or whose doing is being shown. */
  get acting(): number | null {
    return this.isBehind ? this.doer : (this.prompt?.seat ?? null);
  }
  /** What may be read of talk: everybody's own words at once, the rest when it is shown. */
  get talk(): Entry[] {
    const shown = this.entries.at(-1)?.seq ?? -1;
    return this.received.filter(({ chat, seq }) => chat || seq <= shown);
  }
  /** What is on show, once nothing more is told. */
  private get present(): Now | null {
    return this.isBehind ? null : this.now;
  }
}
