// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Link, reloadWhenOutdated } from './connection';
import type { Entry, ToServer, Update } from './wire';

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: ToServer[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  step(seq: number, entries: Entry[] = []) {
    this.hear({ type: 'update', entries, now: { seq } });
  }
}

const last = () => FakeSocket.made.at(-1) as FakeSocket;

describe('a connection', () => {
  let links: Link[];
  let denied: string[];
  let updates: Update[];
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.made = [];
    links = [];
    denied = [];
    updates = [];
    connection = new Connection(0, (since) => `ws://x/?since=${since}`, {
      welcome() {},
      update: (update) => updates.push(update),
      presence() {},
      pointed() {},
      linked: (link) => links.push(link),
      denied: (error) => denied.push(error.code),
    });
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('comes back with the last seq it has', async () => {
    last().step(7);
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.made.map(({ url }) => url)).toEqual(['ws://x/?since=-1', 'ws://x/?since=7']);
    last().step(7);
    expect(links).toEqual(['online', 'lost', 'online']);
  });

  it('makes whole updates of changes, each from the one before', () => {
    last().hear({ type: 'update', game: 'g', entries: [], now: { seq: 7, legal: ['a', 'b'] } });
    last().hear({ type: 'change', entries: [], patch: { seq: [8], legal: [1, 1, ['c']] } });
    last().hear({ type: 'change', entries: [], patch: { seq: [9], legal: { 0: ['d'] } } });
    expect(updates.map(({ now }) => now)).toEqual([
      { seq: 7, legal: ['a', 'b'] },
      { seq: 8, legal: ['a', 'c'] },
      { seq: 9, legal: ['d', 'c'] },
    ]);
    expect(updates.at(-1)).toMatchObject({ type: 'update', game: 'g' });
  });

  it('comes back with the last seq it has from changes, and begins anew with a whole update', async () => {
    last().step(7);
    last().hear({ type: 'change', entries: [], patch: { seq: [8] } });
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(last().url).toBe('ws://x/?since=8');
    last().hear({ type: 'update', entries: [], now: { seq: 10, legal: ['x'] } });
    last().hear({ type: 'change', entries: [], patch: { legal: [[]] } });
    expect(updates.at(-1)?.now).toEqual({ seq: 10, legal: [] });
  });

  it('repeats a decision with the same seq and id until it is answered', async () => {
    last().step(7);
    const answer = connection.request({ type: 'decide', seq: 8, action: { type: 'STAY' } });
    const [first] = last().sent;
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(last().sent).toEqual([]);
    last().step(8);
    expect(last().sent).toEqual([first]);
    last().hear({ type: 'accepted', id: first?.id, seq: 8 });
    expect(await answer).toMatchObject({ type: 'accepted', seq: 8 });
  });

  it('does not say a chat line twice that had arrived', async () => {
    last().step(1);
    const answer = connection.request({ type: 'chat', text: 'hello ' });
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    last().step(2, [
      { seq: 2, kind: 'chat', chat: { seat: 0, name: 'Ada', text: 'hello', at: 0 } },
    ]);
    expect(last().sent).toEqual([]);
    expect(await answer).toMatchObject({ type: 'accepted', seq: 2 });
  });

  it('notices silence', async () => {
    last().step(1);
    await vi.advanceTimersByTimeAsync(20000);
    expect(last().sent).toEqual([{ type: 'ping', id: 'beat' }]);
    await vi.advanceTimersByTimeAsync(8000);
    expect(links).toEqual(['online', 'lost']);
  });

  it('waits longer each time, and tries at once when the network is back', async () => {
    last().step(1);
    for (let n = 0; n < 6; n++) {
      last().close();
      await vi.advanceTimersByTimeAsync(12000);
    }
    const before = FakeSocket.made.length;
    last().close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(FakeSocket.made).toHaveLength(before);
    dispatchEvent(new Event('online'));
    expect(FakeSocket.made).toHaveLength(before + 1);
  });

  it('gives up when the server will not have it, and not when it is only busy', async () => {
    last().hear({ type: 'error', id: null, code: 'busy', message: 'full' });
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(denied).toEqual([]);
    last().hear({ type: 'error', id: null, code: 'not-found', message: 'no such table' });
    expect(denied).toEqual(['not-found']);
    await vi.advanceTimersByTimeAsync(60000);
    expect(FakeSocket.made).toHaveLength(2);
  });
});

describe('a page', () => {
  afterEach(() => {
    document.head.innerHTML = '';
    sessionStorage.clear();
  });

  it('that is older than its server loads itself anew, once', () => {
    let reloads = 0;
    const told = (build: string) => reloadWhenOutdated(build, () => reloads++);
    expect(told('index-new.js')).toBe(false); // not built: somebody is developing
    document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
    expect(told('index-old.js')).toBe(false);
    expect(told('')).toBe(false); // the server serves no page
    expect(told('index-new.js')).toBe(true);
    expect(told('index-new.js')).toBe(false); // it did not help: better an old page than none
    expect(told('index-newer.js')).toBe(true);
    expect(reloads).toBe(2);
  });
});
