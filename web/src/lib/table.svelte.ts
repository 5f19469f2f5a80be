/** A live table as one viewpoint sees it. */
import { untrack } from 'svelte';
import { Clock } from '../kit/clock.svelte';
import { factorOf } from '../kit/pace';
import { seam } from '../kit/seam.svelte';
import { replay, socketUrl, story } from './api';
import { type Beat, beats } from './beats';
import { Company } from './company.svelte';
import { Connection, type Link, type Listener, type Request } from './connection';
import type { Desk, GameUI, Suggested } from './desk';
import { Forgetful } from './forgetful';
import { recalled, spoken, withoutRemoved } from './log';
import type { Answer, Wire, WireError } from './messages';
import { type Notice, noticeOf } from './notice';
import { named } from './prose';
import { Shown } from './shown.svelte';
import { tell } from './telling';
import type {
  Advice,
  Checked,
  Entry,
  Foreseen,
  Now,
  Pointed,
  Presence,
  Replay,
  SeatInfo,
  Update,
  Welcome,
} from './wire';

/** Steps of the story to look back on. */
const LOOK_BACK = 200;
/** After so many milliseconds without news of a decision, what comes of it is kept back. */
const SOON = 600;
export const WAITING = 'You have decided. What comes of it is told as soon as you may know.';

/** Whatever answers requests: a connection, or a lesson. */
export type Line = Pick<Connection, 'request' | 'close'>;

export class LiveTable extends Shown implements Desk, Listener {
  link = $state<Link>('connecting');
  wasLost = $state(false);
  isBusy = $state(false);
  notice = $state.raw<Notice | null>(null);
  error = $state.raw<WireError | null>(null);
  readonly isStill = false;
  /** The people, besides the game. */
  readonly company = new Company(this);

  /** Told how many lines of talk are new to this device. */
  onTalk: (lines: number) => void = () => {};

  private connection: Line | null = null;
  private readonly clock = new Clock<Beat>({
    show: (steps) => this.show(steps),
    arrive: () => this.arrive(),
    pace: ({ isBot }) => (document.hidden ? 0 : factorOf(isBot)),
  });
  private latest: Now | null = null;
  /** The next update tells what was missed: it is shown at once. */
  private isJoining = true;
  /** The last entry somebody at this device has been told of: who, in its numbers, in everybody's. */
  private told = { viewer: -1, seq: -1, tick: -1 };
  private readonly forgetful = new Forgetful();
  /** The decision somebody has last been asked for. */
  private asked = '';
  /** The last decision was one of several that the board makes by itself. */
  private isPart = false;
  /** Runs while there is no news of a decision that is accepted. */
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly game: string,
    readonly title: string,
    readonly options: Record<string, string>,
    seats: SeatInfo[],
    readonly ui: GameUI,
  ) {
    super();
    this.seats = seats;
  }

  get isBehind(): boolean {
    return this.clock.isBehind;
  }
  get stays(): number {
    return this.clock.stays;
  }
  get suggested(): readonly Suggested[] {
    return this.isBehind ? [] : this.company.suggested;
  }

  /** Look at the table from here on as this seat, or as a spectator. */
  lookAs(viewer: number): void {
    this.connection?.close();
    clearTimeout(this.patience);
    this.clock.stop();
    this.viewer = viewer;
    // What the last viewpoint knew is nobody else's business.
    this.entries = [];
    this.received = [];
    if (!this.ui.isOpen) {
      this.story = [];
      seam.forget(seam.mark());
    }
    const now = untrack(() => this.now);
    if (now)
      this.now = {
        ...now,
        description: [],
        legal: [],
        remarks: [],
        chance: null,
        can_undo: false,
        waits: false,
      };
    this.latest = untrack(() => this.now);
    this.notice = null;
    this.isBusy = false;
    this.wasLost = false;
    this.isJoining = true;
    this.connection = this.connect(viewer);
  }

  protected connect(viewer: number): Line {
    return new Connection(
      viewer,
      (since) => socketUrl(this.id, viewer, since, this.ui.isInWords ?? false),
      this,
    );
  }

  leave(): void {
    this.connection?.close();
    this.connection = null;
    clearTimeout(this.patience);
    this.clock.stop();
  }

  // --- what comes from the server ---------------------------------------------------------------

  welcome(message: Welcome): void {
    this.viewer = message.viewer;
    this.company.welcome(message);
  }

  update({ entries, now }: Update): void {
    clearTimeout(this.patience);
    const before = this.latest;
    const isJoining = this.isJoining;
    this.isJoining = false;
    const first = entries[0]?.seq ?? 0;
    const last = this.received.at(-1)?.seq ?? -1;
    // Who was away for long is told the end of it; there is no gap in what is here.
    const kept = first > last + 1 ? [] : this.received.filter((entry) => entry.seq < first);
    const news = entries.filter((entry) => this.isNews(entry));
    const tick = entries.at(-1)?.tick ?? this.told.tick;
    this.told = { viewer: this.viewer, seq: now.seq, tick };
    if (isJoining) {
      // Whatever still waits is part of what was missed.
      this.clock.skip();
      this.clock.stop();
    }
    if (entries.length > 0) {
      const all = withoutRemoved([...kept, ...entries]);
      this.received = recalled(all, now.recalls);
      this.forgetful.hears(this.received[0] !== all[0]);
    }
    this.latest = now;
    this.seats = now.seats;
    if (before !== null) this.hearTalk(news.filter(({ chat }) => chat));
    const changes = news.filter(({ chat }) => !chat);
    if (changes.length > 0) {
      this.clock.add(
        beats({ ui: this.ui, viewer: this.viewer, before, isJoining, kept, changes, now }),
      );
    } else if (!this.isBehind) this.arrive();
  }

  /** People's own words wait for nothing. */
  private hearTalk(lines: Entry[]): void {
    if (lines.length === 0) return;
    seam.say(spoken(lines));
    const others = lines.filter(({ chat }) => chat?.seat !== this.viewer).length;
    if (others > 0) this.onTalk(others);
  }

  /** Board, words and sounds of these steps; all but the last have passed at once. */
  private show(steps: readonly Beat[]): void {
    const last = steps.at(-1);
    if (!last) return;
    this.now = last.now;
    this.entries = last.entries;
    this.doer = last.doer;
    const moved = steps.findLast(({ isMove }) => isMove);
    if (moved) {
      this.recent = moved.recent;
      this.notice = null;
      this.isBusy = false;
    }
    this.moment = steps.findLast(({ moment }) => moment !== null)?.moment ?? this.moment;
    const begins = steps.findLastIndex((step) => step.begins);
    const earlier = begins < 0 ? this.story : [];
    this.story = [...earlier, ...steps.slice(Math.max(0, begins))].slice(-LOOK_BACK);
    const told = steps.filter(({ isSilent }) => !isSilent);
    tell(this.ui, this.viewer, told);
    const remarks = told.reduce((sum, step) => sum + step.remarks, 0);
    if (remarks > 0) this.onTalk(remarks);
  }

  /** Everything received is on show. */
  protected arrive(): void {
    this.now = this.latest;
    this.entries = this.received;
    if (this.waits) this.isBusy = false;
    const asked = `${this.moment} ${this.viewer}`;
    if (!(this.isMyTurn || this.chance) || this.asked === asked) return;
    this.asked = asked;
    if (this.isPart && !this.chance) return;
    const text = named(this.prompt?.text ?? '', this.seats);
    seam.say(this.chance ? text : `Your decision. ${text}`);
    seam.vibrate(60, 40, 60);
  }

  /** Viewers number what they hear, each for itself; between them only the tick can be compared. */
  private isNews({ seq, tick = 0 }: Entry): boolean {
    if (this.told.viewer === this.viewer) return seq > this.told.seq;
    return tick > this.told.tick;
  }

  presence(message: Presence): void {
    this.seats = message.seats;
    this.spectators = message.spectators;
    this.company.lookers = message.lookers ?? [];
  }

  pointed(message: Pointed): void {
    this.company.pointed(message);
  }

  linked(link: Link): void {
    if (link === 'closed') return;
    if (link === 'lost') {
      if (this.link === 'online') seam.say('The connection is lost. Trying again.');
      this.wasLost = true;
      this.isJoining = true;
    }
    if (link === 'online' && this.wasLost) seam.say('The connection is back.');
    this.link = link;
  }

  denied(error: WireError): void {
    this.error = error;
  }

  // --- what the person does ---------------------------------------------------------------------

  skip(): void {
    this.clock.skip();
  }

  next(): void {
    this.clock.next();
  }

  hold(): void {
    this.clock.hold();
  }

  async act(action: Wire, isPart = false): Promise<void> {
    if (this.isBusy || this.isBehind || !this.connection || !this.latest) return;
    this.isBusy = true;
    this.isPart = isPart;
    seam.hush();
    const seq = this.latest.seq + 1;
    this.hear(await this.connection.request({ type: 'decide', seq, action }));
  }

  async tell(line: string): Promise<void> {
    if (this.isBusy || this.isBehind || !this.connection || !this.latest) return;
    this.isBusy = true;
    seam.hush();
    const seq = this.latest.seq + 1;
    this.hear(await this.connection.request({ type: 'tell', seq, line }));
  }

  /** Ask for something that is no part of the game; whether it is done. */
  async send(request: Request): Promise<boolean> {
    const answer = await this.connection?.request(request);
    if (answer) this.tellOf(answer);
    return answer?.type === 'accepted';
  }

  async undo(): Promise<void> {
    if (this.isBusy || this.isBehind || !this.connection || !this.latest) return;
    this.isBusy = true;
    this.hear(await this.connection.request({ type: 'undo', seq: this.latest.seq + 1 }));
  }

  async ask(action: Wire): Promise<void> {
    if (!this.connection) return;
    this.hear(await this.connection.request({ type: 'why', action }));
  }

  async foresee(action: Wire, more: readonly Wire[] = []): Promise<Foreseen | null> {
    if (!this.connection) return null;
    const answer = await this.connection.request({ type: 'preview', action, more: [...more] });
    return answer.type === 'foreseen' ? answer : null;
  }

  async check(draft: string): Promise<Checked | WireError | null> {
    if (!this.connection) return null;
    const answer = await this.connection.request({ type: 'check', draft });
    return answer.type === 'checked' || answer.type === 'error' ? answer : null;
  }

  /** What a bot would do here; why not is told like any refusal. */
  async advise(): Promise<Advice | null> {
    if (!this.connection) return null;
    const { moment } = this;
    const answer = await this.connection.request({ type: 'advise' });
    if (moment === this.moment) this.tellOf(answer); // who has decided meanwhile asks no more
    return answer.type === 'advice' ? answer : null;
  }

  async say(text: string): Promise<Answer | null> {
    if (!this.connection) return null;
    const answer = await this.connection.request({ type: 'chat', text });
    if (answer.type === 'error' || answer.type === 'refused') this.tellOf(answer);
    return answer;
  }

  async speak(action: Wire): Promise<void> {
    if (!this.connection || !this.latest) return;
    const seq = this.latest.seq + 1;
    this.tellOf(await this.connection.request({ type: 'remark', seq, action }));
  }

  /** There is more of the story than is here, and one may look back on it. */
  get hasEarlier(): boolean {
    return (this.received[0]?.seq ?? 0) > 0 && !this.isForgetful;
  }

  /** Fetch what was told before; whether there was something. */
  async readBack(): Promise<boolean> {
    const { viewer } = this;
    const first = this.received[0]?.seq ?? 0;
    const entries = await story(this.id, viewer, first).then(
      (found) => found.entries,
      () => [],
    );
    const isSame = viewer === this.viewer && first === this.received[0]?.seq;
    if (entries.length === 0 || !isSame) return false;
    this.received = withoutRemoved([...entries, ...this.received]);
    this.entries = [...entries, ...this.entries];
    return true;
  }

  unroll(): Promise<Replay> {
    return replay(this.id, 'everything');
  }

  explain(rule: string, text: string): void {
    this.notify({ text, rule, ruleText: '', tone: 'no' });
  }

  dismiss(): void {
    this.notice = null;
  }

  private notify(notice: Notice): void {
    this.notice = { ...notice, text: named(notice.text, this.seats) };
  }

  private hear(answer: Answer): void {
    this.tellOf(answer);
    if (answer.type !== 'accepted') this.isBusy = false;
    else if (this.latest && answer.seq > this.latest.seq) {
      this.patience = setTimeout(() => this.wait(), SOON);
    }
  }

  /** Nothing came of the decision yet: it is done, and no other can be made. */
  private wait(): void {
    if (!this.latest) return;
    this.latest = { ...this.latest, legal: [], can_undo: false, waits: true };
    if (this.isBehind) return;
    this.arrive();
    seam.say(WAITING);
  }

  /** Show what an answer says that the person should read. */
  private tellOf(answer: Answer): void {
    const notice = noticeOf(answer);
    if (notice) this.notify(notice);
  }
}
