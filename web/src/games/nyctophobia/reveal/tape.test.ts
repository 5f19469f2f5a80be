// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seam } from '../../../kit/seam.svelte';
import type { NightDesk } from '../desk';
import { goes, NAMES, nightOf, turn } from './nights';
import { Tape } from './tape.svelte';

const frames = nightOf(
  { stand: 'A1 D4 H8', stage: 'setup' },
  { stand: 'A1 D4 H8', facts: [turn(1)], steps: [6, 9] },
  { stand: 'A1 D3 H8', facts: [goes(1, 'D3')], steps: [5, 9] },
  { stand: 'A2 D3 H8', facts: [turn(0), goes(0, 'A2')], steps: [4, 9] },
);
const seats = NAMES.map((name) => ({ name }));
const deskWith = (more: object) =>
  ({ seats, unroll: () => Promise.resolve({ frames }), ...more }) as unknown as NightDesk;

describe('the night once more', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is shown from its end, leafed through in words, and played back', async () => {
    const tape = new Tape(deskWith({}));
    await vi.advanceTimersByTimeAsync(0);
    expect([tape.first, tape.at, tape.last]).toEqual([1, 3, 3]);
    expect(tape.ways[0]?.legs).toEqual([['A1', 'A2']]);
    tape.go(2);
    expect(tape.ways[0]?.legs).toEqual([['A1']]);
    expect(seam.lines.at(-1)?.text).toBe('Turn 1, Ada’s. 1 to D3');
    tape.go(0);
    expect(tape.at, 'the set-up is no part of it').toBe(1);
    tape.go(3);
    tape.toggle();
    expect(tape.at).toBe(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect([tape.at, tape.isPlaying]).toEqual([3, false]);
  });

  it('goes where the replay goes, and takes the replay along', async () => {
    const seek = vi.fn();
    const tape = new Tape(deskWith({ reel: { seq: 2, seek } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(tape.at).toBe(2);
    tape.go(tape.call?.at ?? 0);
    expect(seek).toHaveBeenCalledWith(3);
  });

  it('says so when it cannot be fetched', async () => {
    const tape = new Tape(
      deskWith({ unroll: () => Promise.reject(new Error('only once it is over')) }),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(tape.problem).toBe('only once it is over');
    expect(tape.moment).toBeUndefined();
  });
});
