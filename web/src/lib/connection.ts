/** One viewpoint's WebSocket: it comes back by itself, and repeats what was not answered. */
import type { Answer, WireError } from './messages';
import { inFull, type Patch, patched } from './patch';
import type { Change, Now, Pointed, Presence, ToClient, ToServer, Update, Welcome } from './wire';

export type Link = 'connecting' | 'online' | 'lost' | 'denied' | 'closed';

export interface Listener {
  welcome(message: Welcome): void;
  update(message: Update): void;
  presence(message: Presence): void;
  pointed(message: Pointed): void;
  linked(link: Link): void;
  /** The server will not have us; trying again is no use. */
  denied(error: WireError): void;
}

type Unsent<T> = T extends ToServer ? Omit<T, 'id'> : never;
export type Request = Unsent<ToServer>;

interface Waiting {
  message: ToServer;
  settle(answer: Answer): void;
}

const PAUSES = [300, 700, 1500, 3000, 6000, 10000];
const HEARTBEAT = 20000;
const PATIENCE = 8000;
const PASSING = ['busy', 'too-fast', 'internal'];

/** The file of this page's first script, whose name has all the page's content in it; none while developing. */
function ownBuild(): string {
  const script = document.querySelector<HTMLScriptElement>(
    'script[type="module"][src*="/assets/"]',
  );
  return script?.src.split('/').at(-1) ?? '';
}

/** A page that is older than its server loads itself anew, once for each newer one. */
export function reloadWhenOutdated(served: string, reload = () => location.reload()): boolean {
  const own = ownBuild();
  if (!own || !served || own === served || sessionStorage.getItem('build') === served) return false;
  sessionStorage.setItem('build', served);
  reload();
  return true;
}

export class Connection {
  private socket: WebSocket | null = null;
  private since = -1;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private isInStep = false;
  /** What the last update of this socket showed; changes are told from it on. */
  private latest: Update | null = null;
  private nextId = 1;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    readonly viewer: number,
    private readonly url: (since: number) => string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  /** Ask, and get the answer, however often the connection breaks in between. */
  request(request: Request): Promise<Answer> {
    const id = `${Date.now().toString(36)}-${this.nextId++}`;
    const message = { ...request, id } as ToServer;
    return new Promise((settle) => {
      this.waiting.set(id, { message, settle });
      if (this.isInStep) this.send(message);
    });
  }

  close(): void {
    this.isClosed = true;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.retry);
    this.forget();
    this.listener.linked('closed');
  }

  private open(): void {
    clearTimeout(this.retry);
    const socket = new WebSocket(this.url(this.since));
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
    this.beat = setInterval(() => this.ping(), HEARTBEAT);
    this.listen(PATIENCE);
  }

  /** Expect to hear something within this time. */
  private listen(patience: number): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lose(), patience);
  }

  private ping(): void {
    this.send({ type: 'ping', id: 'beat' });
    this.listen(PATIENCE);
  }

  private send(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(message: ToClient): void {
    clearTimeout(this.silence);
    switch (message.type) {
      case 'welcome':
        if (reloadWhenOutdated(message.build)) return;
        this.listener.welcome(message);
        break;
      case 'update':
        this.update(message);
        break;
      case 'change':
        this.change(message);
        break;
      case 'presence':
        this.listener.presence(message);
        break;
      case 'pointed':
        this.listener.pointed(message);
        break;
      case 'pong':
        break;
      case 'error':
        if (message.id === null) this.fail(message);
        else this.settle(message.id, message);
        break;
      default:
        this.settle(message.id, message);
    }
  }

  private update(message: Update): void {
    this.latest = message;
    this.since = message.now.seq;
    this.listener.update(message);
    if (!this.isInStep) this.comeBack(message);
  }

  /** Boards get whole views, however they were sent. */
  private change({ entries, patch }: Change): void {
    if (!this.latest) throw new Error('a change came before any update');
    const now = patched(this.latest.now, patch as Patch) as Now;
    this.update({ ...this.latest, entries: entries.map(inFull), now });
  }

  private settle(id: string, answer: Answer): void {
    this.waiting.get(id)?.settle(answer);
    this.waiting.delete(id);
  }

  /** The stream is in step again: repeat what was never answered. A decision carries the seq it
   * was made for, so it cannot be done twice; a chat line is looked for first. */
  private comeBack(update: Update): void {
    this.isInStep = true;
    this.tries = 0;
    this.listener.linked('online');
    for (const [id, { message }] of [...this.waiting]) {
      const said =
        message.type === 'chat' &&
        update.entries.find(
          ({ chat }) => chat?.seat === this.viewer && chat.text === message.text.trim(),
        );
      if (said) this.settle(id, { type: 'accepted', id, seq: said.seq });
      else this.send(message);
    }
  }

  private fail(error: WireError): void {
    if (error.field === 'since') {
      this.since = -1;
      return;
    }
    if (this.isInStep || PASSING.includes(error.code)) return;
    this.close();
    this.listener.linked('denied');
    this.listener.denied(error);
  }

  private lose(): void {
    this.forget();
    if (this.isClosed) return;
    this.listener.linked('lost');
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)] ?? 10000;
    this.retry = setTimeout(() => this.open(), pause * (0.8 + 0.4 * Math.random()));
  }

  private forget(): void {
    this.isInStep = false;
    clearInterval(this.beat);
    clearTimeout(this.silence);
    const socket = this.socket;
    this.socket = null;
    this.latest = null;
    socket?.close();
  }

  private readonly drop = () => {
    if (this.socket !== null) this.lose();
  };

  private readonly hurry = () => {
    if (this.socket === null && !this.isClosed && document.visibilityState === 'visible') {
      this.open();
    }
  };
}
