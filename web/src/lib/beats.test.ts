import { describe, expect, it } from 'vitest';
import { type Beat, beats } from './beats';
import type { GameUI } from './desk';
import type { View } from './messages';
import type { Entry, Happening, Now } from './wire';

const happening = (text: string): Happening => ({
  fact: { type: 'Moved' } as Happening['fact'],
  text,
});
const entry = (seq: number, ...texts: string[]): Entry => ({
  seq,
  kind: 'decision',
  happenings: texts.map(happening),
});
const now = (seq: number, more: Partial<Now> = {}): Now =>
  ({
    seq,
    view: { at: seq } as unknown as View,
    description: [],
    seats: [{ kind: 'person' }, { kind: 'bot' }],
    prompt: { seat: 1, name: 'D' },
    legal: [],
    remarks: [],
    silence: null,
    can_undo: false,
    waits: false,
    outcome: null,
    ...more,
  }) as unknown as Now;

const words = (beat?: Beat) => (beat?.happenings ?? []).map(({ text }) => text);

const plain = {} as GameUI;
const scenic = {
  steps: (before, happenings, after) => [
    ...happenings.map((one) => ({ before, view: before, happenings: [one], lasts: 500 })),
    { before: after, view: after, happenings: [], lasts: 0 },
  ],
} as Pick<GameUI, 'steps'> as GameUI;
const change = { viewer: 0, isJoining: false, kept: [entry(1, 'begin')] };

describe('an update as beats', () => {
  it('is one step on a board that has no scenes of its own', () => {
    const [beat, ...more] = beats({
      ...change,
      ui: plain,
      before: now(1),
      now: now(2),
      changes: [entry(2, 'a.', 'b.')],
    });
    expect(more).toEqual([]);
    expect(beat).toMatchObject({ moment: 2, isBot: true, doer: 1, yields: false });
    expect(words(beat)).toEqual(['a.', 'b.']);
    expect(beat?.lasts).toBeGreaterThan(0);
    expect(beat?.now.seq).toBe(2);
    expect(beat?.entries.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('tells words, log and position step by step on a board that has', () => {
    const told = beats({
      ...change,
      ui: scenic,
      before: now(1),
      now: now(2),
      changes: [entry(2, 'a.', 'b.')],
    });
    expect(told.map(words)).toEqual([['a.'], ['b.'], []]);
    expect(told.map(({ moment }) => moment)).toEqual([null, null, 2]);
    expect(told.map(({ now }) => now.seq)).toEqual([1, 1, 2]);
    expect(told.map(({ entries }) => entries.at(-1)?.happenings?.length)).toEqual([1, 2, 2]);
    expect(told.map(({ recent }) => recent.length)).toEqual([1, 2, 2]);
  });

  it('keeps nobody waiting for the own decision', () => {
    const legal = [{ action: {}, text: '', label: '' }];
    const before = now(1, { legal, prompt: { seat: 0, name: 'D' } as Now['prompt'] });
    const [beat] = beats({ ...change, ui: plain, before, now: now(2), changes: [entry(2, 'a.')] });
    expect(beat).toMatchObject({ yields: true, isBot: false, begins: true });

    const steps: GameUI['steps'] = (before, happenings, after) =>
      happenings.map((one) => ({ before, view: after, happenings: [one], lasts: 500 }));
    const yields = (...texts: string[]) => {
      const ui = { ...plain, steps };
      const told = beats({ ...change, ui, before, now: now(2), changes: [entry(2, ...texts)] });
      return told.map((one) => one.yields ?? false);
    };
    expect(yields('a.')).toEqual([true]);
    expect(yields('a.', 'b.'), 'what comes of it is worth waiting for').toEqual([false, false]);
  });

  it('begins the story of a decision that was kept back, and shows all of it', () => {
    const before = now(1, { waits: true });
    const [beat] = beats({ ...change, ui: plain, before, now: now(2), changes: [entry(2, 'a.')] });
    expect(beat).toMatchObject({ yields: false, begins: true });
  });

  it('has no length for who was away, and no words for who has just come', () => {
    const whole = { ...change, ui: scenic, now: now(2), changes: [entry(2, 'a.', 'b.')] };
    const missed = beats({ ...whole, isJoining: true, before: now(1) });
    expect(missed).toHaveLength(1);
    expect(missed[0]).toMatchObject({ lasts: 0, isSilent: false });
    expect(words(missed[0])).toEqual(['a.', 'b.']);
    const first = beats({ ...whole, isJoining: true, before: null });
    expect(first[0]).toMatchObject({ lasts: 0, isSilent: true, recent: [] });
  });

  it('does not take somebody sitting down for a new position', () => {
    const joined: Entry = { seq: 2, kind: 'joined', text: 'Ben sits down.' };
    const [beat] = beats({ ...change, ui: plain, before: now(1), now: now(2), changes: [joined] });
    expect(beat).toMatchObject({
      lasts: 0,
      moment: null,
      isMove: false,
      notes: ['Ben sits down.'],
    });
  });

  it('leaves in the log what may still be looked back on', () => {
    const update = { ...change, ui: scenic, before: now(1), changes: [entry(2, 'a.', 'b.')] };
    const told = beats({ ...update, now: now(2, { recalls: 1 }) });
    const texts = told.map(({ entries }) =>
      entries.flatMap(({ happenings }) => (happenings ?? []).map(({ text }) => text)),
    );
    expect(texts).toEqual([['begin', 'a.'], ['begin', 'a.', 'b.'], ['b.']]);
  });
});
