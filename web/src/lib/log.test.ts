import { describe, expect, it } from 'vitest';
import { lines, recalled, spoken, talk, withoutRemoved } from './log';
import type { Entry } from './wire';

const decision = (seq: number, text: string, type = 'Moved'): Entry => ({
  seq,
  kind: 'decision',
  happenings: [{ fact: { type, seat: 0 } as never, text }],
});

const many = (seq: number, number: number): Entry => ({
  ...decision(seq, ''),
  happenings: Array.from({ length: number }, () => decision(0, 'a').happenings?.[0] as never),
});
const LINE = { seat: 1, name: 'Ben', text: 'Hello', at: 0 };

describe('the story', () => {
  it('tells notes, turns and events in order', () => {
    const told = lines([
      { seq: 0, kind: 'created', text: 'The table is set.' },
      decision(1, 'Turn 1: Your turn.', 'TurnBegan'),
      decision(2, 'You move.'),
    ]);
    expect(told.map(({ kind, text }) => [kind, text])).toEqual([
      ['note', 'The table is set.'],
      ['turn', 'Turn 1: Your turn.'],
      ['event', 'You move.'],
    ]);
    expect(new Set(told.map(({ key }) => key)).size).toBe(3);
  });
  it('strikes out what was taken back, and only that', () => {
    const undo: Entry = { seq: 3, kind: 'undo', text: 'You take it back.' };
    const told = lines([
      decision(1, 'One.'),
      decision(2, 'Two.'),
      undo,
      { ...undo, seq: 4 },
      decision(5, 'Three.'),
    ]);
    expect(told.filter(({ undone }) => undone).map(({ text }) => text)).toEqual(['One.', 'Two.']);
  });
  it('keeps what was said, by chat or by the rules, as talk', () => {
    const chat = { seat: 1, name: 'Ben', text: 'Hello', at: 0 };
    const remark: Entry = { ...decision(3, 'Ada says: Yes.'), kind: 'remark' };
    const held: Entry = { seq: 4, kind: 'held', text: 'Held back.' };
    const told = talk([decision(1, 'You move.'), { seq: 2, kind: 'chat', chat }, remark, held]);
    expect(told).toEqual([
      { seq: 2, chat, text: '' },
      { seq: 3, chat: null, text: 'Ada says: Yes.' },
      { seq: 4, chat: null, text: 'Held back.' },
    ]);
  });
  it('says chat aloud, each in the own voice', () => {
    const chat = { seat: 1, name: 'Ben', text: 'Hello', at: 0 };
    expect(spoken([{ seq: 2, kind: 'chat', chat }])).toEqual([{ text: 'Ben says: Hello', by: 1 }]);
  });
  it.each([
    [null, [1, 2, 3, 4], 5],
    [9, [1, 2, 3, 4], 5],
    [3, [3, 4], 3],
    [2, [3, 4], 2],
    [4, [1, 2, 3, 4], 4],
    [0, [4], 0],
  ])('is looked back on for %s happenings', (most, seqs, happenings) => {
    const chat = (seq: number): Entry => ({ seq, kind: 'chat', chat: { ...LINE } });
    const told = [many(1, 2), chat(2), many(3, 3), chat(4)];
    const kept = recalled(told, most);
    expect(kept.map(({ seq }) => seq)).toEqual(seqs);
    expect(kept.flatMap((entry) => entry.happenings ?? [])).toHaveLength(happenings);
  });
});

describe('words that were taken back', () => {
  it('are gone, and their place is not', () => {
    const chat = { seat: 0, name: 'Ada', text: 'Oh no', at: 1 };
    const entries: Entry[] = [
      { seq: 3, kind: 'chat', chat },
      { seq: 4, kind: 'chat', chat },
      { seq: 5, kind: 'removed', removes: [3] },
    ];
    expect(withoutRemoved(entries).map((entry) => entry.chat?.text)).toEqual([
      '',
      'Oh no',
      undefined,
    ]);
    expect(spoken(withoutRemoved(entries)).length).toBe(1);
  });
});
