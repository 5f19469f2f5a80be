// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seam } from '../kit/seam.svelte';
import type { GameUI } from './desk';
import { LiveTable, WAITING } from './table.svelte';
import type { Entry, Now, ToServer } from './wire';

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: ToServer[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const action = { type: 'GO' };
const seats = [{ seat: 0, kind: 'person', name: 'Ada', mine: true }];
const asked: Partial<Now> = { legal: [{ action, text: 'GO', label: 'Go' }], can_undo: true };

function hear(seq: number, more: Partial<Now>, entries: Entry[] = []): void {
  const prompt = { seat: 0, name: 'D', rule: '', text: 'Go?', detail: '' };
  const now = { seq, view: {}, description: [], seats, prompt, legal: [], remarks: [] };
  const rest = { silence: null, can_undo: false, waits: false, outcome: null, ...more };
  FakeSocket.last.hear({ type: 'update', entries, now: { ...now, ...rest } });
}

async function accept(seq: number): Promise<void> {
  const { id } = FakeSocket.last.sent.at(-1) as { id: string };
  FakeSocket.last.hear({ type: 'accepted', id, seq });
  await vi.advanceTimersByTimeAsync(0);
}

describe('a decision at a table', () => {
  let table: LiveTable;
  const heard: string[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    heard.length = 0;
    table = new LiveTable('t', 'any', 'Any', {}, [], {} as GameUI);
    table.lookAs(0);
    hear(0, asked);
    void table.act(action);
  });
  afterEach(() => {
    table.leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is told at once, and nobody waits', async () => {
    await accept(1);
    expect([table.waits, table.isBusy, table.legal.length]).toEqual([false, true, 1]);
    hear(1, asked, [{ seq: 1, kind: 'decision', happenings: [] }]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([table.waits, table.isBusy, table.legal.length]).toEqual([false, false, 1]);
  });

  it('leaves nothing to choose while what came of it is kept back', async () => {
    const stop = seam.listen((sign) => heard.push(JSON.stringify(sign)));
    await accept(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect([table.waits, table.isBusy, table.isMyTurn, table.canUndo]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(heard.join()).toContain(WAITING);
    hear(2, asked, [{ seq: 1, kind: 'decision', happenings: [] }]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([table.waits, table.isMyTurn]).toEqual([false, true]);
    stop();
  });

  it('is known to be made after coming back', () => {
    hear(0, { waits: true });
    expect([table.waits, table.isBusy, table.isMyTurn]).toEqual([true, false, false]);
  });
});
