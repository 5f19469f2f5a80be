import { describe, expect, it } from 'vitest';
import type { Entry, PhraseInfo } from '../../../lib/wire';
import { lastTold, saidIn, turnsIn } from './said';
import { choices, openers, picked, wireOf } from './talk';

const gap = (...values: string[]) => values.map((value) => ({ value, label: `to ${value}` }));
const phrase = (statement: string, label: string, ...gaps: PhraseInfo['gaps']): PhraseInfo => ({
  action: { type: 'SAY', statement },
  label,
  gaps,
});
const REMARKS = [
  phrase('YES', 'Yes.'),
  phrase('CAR:{0}', 'The car is {0}.', gap('N', 'E')),
  phrase('ASK:{0}:{1}', '{0}, {1}!', gap('P2', 'P3'), gap('COME', 'HIDE')),
  phrase('AT:{0}:{1}:{2}', 'I am {1} and {2} of {0}.', gap('CAR'), gap('1', '2'), gap('3', '4')),
];

describe('what can be said', () => {
  it('begins with each phrase, and with each name', () => {
    expect(openers(REMARKS).map(({ label }) => label)).toEqual([
      'Yes.',
      'The car is …',
      'to P2, …',
      'to P3, …',
      'I am …',
    ]);
  });

  it('takes one tap, or two', () => {
    const [yes, car, bo] = openers(REMARKS);
    if (!yes || !car || !bo) throw new Error('nothing to say');
    expect(choices(yes)).toEqual([]);
    expect(wireOf(yes)).toEqual({ type: 'SAY', statement: 'YES' });
    expect(choices(car)).toEqual(['to N', 'to E']);
    expect(wireOf(picked(car, 1)).statement).toBe('CAR:E');
    expect(wireOf(picked(bo, 0)).statement).toBe('ASK:P2:COME');
  });

  it('fills gaps in the order in which they are read', () => {
    const at = openers(REMARKS).at(-1);
    if (!at) throw new Error('nothing to say');
    const whole = picked(picked(picked(at, 1), 0), 0);
    expect(choices(whole)).toEqual([]);
    expect(wireOf(whole).statement).toBe('AT:CAR:2:3');
  });
});

const happening = (type: string, seat: number, text: string) => ({
  fact: { type, seat } as never,
  text,
});
const ENTRIES: Entry[] = [
  { seq: 1, kind: 'decision', happenings: [happening('Turn', 2, 'Bo’s turn.')] },
  { seq: 2, kind: 'chat', chat: { seat: 2, name: 'Bo', text: 'here', at: 0 } },
  {
    seq: 3,
    kind: 'decision',
    happenings: [
      happening('Taunted', 1, 'The Hunter whispers.'),
      happening('Turn', 1, 'Your turn.'),
      happening('Spoke', 2, 'Bo says: Yes.'),
    ],
  },
];

describe('what was said and told', () => {
  it('is known by who said it; whom the Hunter taunts is not the one who speaks', () => {
    expect(saidIn(ENTRIES).map(({ by, text }) => [by, text])).toEqual([
      [2, 'Bo: here'],
      [0, 'The Hunter whispers.'],
      [2, 'Bo says: Yes.'],
    ]);
  });

  it('can be told again turn by turn, the last first', () => {
    expect(turnsIn(ENTRIES)).toEqual([
      ['Your turn.', 'Bo says: Yes.'],
      ['Bo’s turn.', 'Bo: here', 'The Hunter whispers.'],
    ]);
  });

  it('stands on the page as far as it fits', () => {
    const told = (...happenings: ReturnType<typeof happening>[]) =>
      lastTold([{ seq: 1, kind: 'decision', happenings }], 1).map(({ text }) => text);
    expect(lastTold(ENTRIES, 1)).toHaveLength(3);
    const long = happening('Spoke', 2, 'x'.repeat(200));
    expect(told(long, long)).toHaveLength(1);
    const throws = [
      { text: 'a', fact: { type: 'Acted', seat: 1, kind: 'throw' } as never },
      happening('Threw', 1, 'b'),
      happening('Rocks', 1, 'c'),
    ];
    expect(told(...throws)).toEqual(['b']);
    expect(told(happening('Rocks', 1, 'c'))).toEqual(['c']);
  });
});
