/** A live table as one viewpoint sees it. */
import { untrack } from 'svelte';
import { announcer } from './announce.svelte';
import { socketUrl } from './api';
import { Connection, type Link, type Listener } from './connection';
import type { Desk } from './desk';
import { spoken } from './log';
import type { Answer, View, Wire, WireError } from './messages';
import { sentence } from './prose';
import type {
  ActionOption,
  Entry,
  Foreseen,
  Happening,
  Now,
  OutcomeInfo,
  PhraseInfo,
  Presence,
  PromptInfo,
  SeatInfo,
  Update,
  Welcome,
} from './wire';

/** Something the person should read now: a refusal with its rule, or a problem without one. */
export interface Notice {
  text: string;
  rule: string | null;
  ruleText: string;
  tone: 'no' | 'yes';
}

/** Entries that change the position. */
const CHANGES: readonly string[] = ['created', 'decision', 'undo'];

export class LiveTable implements Desk, Listener {
  link = $state<Link>('connecting');
  wasLost = $state(false);
  viewer = $state(-1);
  now = $state.raw<Now | null>(null);
  entries = $state.raw<Entry[]>([]);
  recent = $state.raw<Happening[]>([]);
  moment = $state(-1);
  seats = $state.raw<SeatInfo[]>([]);
  spectators = $state(0);
  isBusy = $state(false);
  notice = $state.raw<Notice | null>(null);
  error = $state.raw<WireError | null>(null);
  readonly isStill = false;

  /** Told of each entry that is news to this device. */
  onNews: (entries: Entry[]) => void = () => {};

  private connection: Connection | null = null;
  /** The last entry somebody at this device has been told of: who, in its numbers, in everybody's. */
  private told = { viewer: -1, seq: -1, tick: -1 };
  /** The decision somebody has last been asked for. */
  private asked = '';

  constructor(
    readonly id: string,
    readonly game: string,
    readonly title: string,
    readonly options: Record<string, string>,
    seats: SeatInfo[],
  ) {
    this.seats = seats;
  }

  get view(): View {
    if (this.now === null) throw new Error('the table has not been seen yet');
    return this.now.view;
  }
  get description(): readonly string[] {
    return this.now?.description ?? [];
  }
  get prompt(): PromptInfo | null {
    return this.now?.prompt ?? null;
  }
  get legal(): readonly ActionOption[] {
    return this.now?.legal ?? [];
  }
  get remarks(): readonly PhraseInfo[] {
    return this.now?.remarks ?? [];
  }
  /** Why one may not chat now. */
  get silence(): string | null {
    return this.now?.silence ?? null;
  }
  get outcome(): OutcomeInfo | null {
    return this.now?.outcome ?? null;
  }
  get canUndo(): boolean {
    return this.now?.can_undo ?? false;
  }
  get isMyTurn(): boolean {
    return this.viewer >= 0 && this.legal.length > 0;
  }
  /** The seats this device holds. */
  get mine(): SeatInfo[] {
    return this.seats.filter((seat) => seat.mine);
  }

  /** Look at the table from here on as this seat, or as a spectator. */
  lookAs(viewer: number): void {
    this.connection?.close();
    this.viewer = viewer;
    // What the last viewpoint knew is nobody else's business.
    this.entries = [];
    const now = untrack(() => this.now);
    if (now) this.now = { ...now, description: [], legal: [], remarks: [], can_undo: false };
    this.notice = null;
    this.isBusy = false;
    this.wasLost = false;
    this.connection = new Connection(viewer, (since) => socketUrl(this.id, viewer, since), this);
  }

  leave(): void {
    this.connection?.close();
    this.connection = null;
  }

  // --- what comes from the server ---------------------------------------------------------------

  welcome(message: Welcome): void {
    this.viewer = message.viewer;
  }

  update(message: Update): void {
    const first = message.entries[0]?.seq ?? 0;
    const kept = first === 0 ? [] : this.entries.filter((entry) => entry.seq < first);
    this.entries = message.entries.length > 0 ? [...kept, ...message.entries] : this.entries;
    const isFirst = this.now === null;
    const news = message.entries.filter((entry) => this.isNews(entry));
    const isAskedAnew = this.prompt?.name !== message.now.prompt?.name;
    const moved = news.filter(
      ({ kind }) => CHANGES.includes(kind) || (kind === 'remark' && isAskedAnew),
    );
    const tick = message.entries.at(-1)?.tick ?? this.told.tick;
    this.told = { viewer: this.viewer, seq: message.now.seq, tick };
    this.now = message.now;
    this.seats = message.now.seats;
    const last = moved.at(-1);
    if (last) {
      this.moment = last.seq;
      this.recent = isFirst ? [] : moved.flatMap((entry) => entry.happenings ?? []);
      this.notice = null;
      this.isBusy = false;
    }
    if (!isFirst && news.length > 0) {
      announcer.say(spoken(news));
      this.onNews(news);
    }
    if (this.isMyTurn && this.asked !== `${this.moment} ${this.viewer}`) {
      this.asked = `${this.moment} ${this.viewer}`;
      announcer.say(`Your decision. ${message.now.prompt?.text ?? ''}`);
    }
  }

  /** Viewers number what they hear, each for itself; between them only the tick can be compared. */
  private isNews({ seq, tick = 0 }: Entry): boolean {
    if (this.told.viewer === this.viewer) return seq > this.told.seq;
    return tick > this.told.tick;
  }

  presence(message: Presence): void {
    this.seats = message.seats;
    this.spectators = message.spectators;
  }

  linked(link: Link): void {
    if (link === 'closed') return;
    if (link === 'lost') {
      if (this.link === 'online') announcer.say('The connection is lost. Trying again.');
      this.wasLost = true;
    }
    if (link === 'online' && this.wasLost) announcer.say('The connection is back.');
    this.link = link;
  }

  denied(error: WireError): void {
    this.error = error;
  }

  // --- what the person does ---------------------------------------------------------------------

  async act(action: Wire): Promise<void> {
    if (this.isBusy || !this.connection || !this.now) return;
    this.isBusy = true;
    const seq = this.now.seq + 1;
    this.hear(await this.connection.request({ type: 'decide', seq, action }));
  }

  async undo(): Promise<void> {
    if (this.isBusy || !this.connection || !this.now) return;
    this.isBusy = true;
    this.hear(await this.connection.request({ type: 'undo', seq: this.now.seq + 1 }));
  }

  async ask(action: Wire): Promise<void> {
    if (!this.connection) return;
    this.hear(await this.connection.request({ type: 'why', action }));
  }

  async foresee(action: Wire): Promise<Foreseen | null> {
    if (!this.connection) return null;
    const answer = await this.connection.request({ type: 'preview', action });
    return answer.type === 'foreseen' ? answer : null;
  }

  async say(text: string): Promise<Answer | null> {
    if (!this.connection) return null;
    const answer = await this.connection.request({ type: 'chat', text });
    if (answer.type === 'error' || answer.type === 'refused') this.tellOf(answer);
    return answer;
  }

  async speak(action: Wire): Promise<void> {
    if (!this.connection || !this.now) return;
    const seq = this.now.seq + 1;
    this.tellOf(await this.connection.request({ type: 'remark', seq, action }));
  }

  explain(rule: string, text: string): void {
    this.tell({ text, rule, ruleText: '', tone: 'no' });
  }

  dismiss(): void {
    this.notice = null;
  }

  private tell(notice: Notice): void {
    this.notice = notice;
  }

  private hear(answer: Answer): void {
    this.tellOf(answer);
    if (answer.type !== 'accepted') this.isBusy = false;
  }

  /** Show what an answer says that the person should read. */
  private tellOf(answer: Answer): void {
    if (answer.type === 'refused') {
      this.tell({
        text: answer.text,
        rule: answer.rule,
        ruleText: answer.rule_text,
        tone: 'no',
      });
    } else if (answer.type === 'allowed') {
      this.tell({ text: 'That is possible now.', rule: null, ruleText: '', tone: 'yes' });
    } else if (answer.type === 'error' && answer.code !== 'stale') {
      this.tell({ text: problem(answer), rule: null, ruleText: '', tone: 'no' });
    }
  }
}

function problem(error: WireError): string {
  if (error.code === 'too-fast') return 'One moment: that was very quick. Try again.';
  return sentence(error.message);
}
