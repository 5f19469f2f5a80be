import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Clock, type Timed } from './clock.svelte';

interface Told extends Timed {
  name: string;
}

const step = (name: string, lasts = 1000, yields = false): Told => ({ name, lasts, yields });

describe('the clock', () => {
  let heard: string[];
  let pace: number;
  let clock: Clock<Told>;

  beforeEach(() => {
    vi.useFakeTimers();
    heard = [];
    pace = 1;
    clock = new Clock<Told>({
      show: (steps) => heard.push(steps.map(({ name }) => name).join('+')),
      arrive: () => heard.push('now'),
      pace: () => pace,
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows step after step, and is behind until the last has been seen', () => {
    clock.add([step('a'), step('b')]);
    expect(heard).toEqual(['a']);
    expect(clock.isBehind).toBe(true);
    vi.advanceTimersByTime(999);
    expect(heard).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['a', 'b']);
    expect(clock.isBehind).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual(['a', 'b', 'now']);
    expect(clock.isBehind).toBe(false);
  });

  it('shows what has no length together with what follows', () => {
    clock.add([step('a', 0), step('b'), step('c', 0)]);
    expect(heard).toEqual(['a+b']);
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual(['a+b', 'c', 'now']);
  });

  it('lets nobody wait where nothing is to be seen', () => {
    clock.add([step('a', 0)]);
    expect(heard).toEqual(['a', 'now']);
    expect(clock.isBehind).toBe(false);
  });

  it('keeps what comes meanwhile for later, in order', () => {
    clock.add([step('a')]);
    clock.add([step('b')]);
    expect(heard).toEqual(['a']);
    vi.advanceTimersByTime(2000);
    expect(heard).toEqual(['a', 'b', 'now']);
  });

  it('holds up the next step, but not the person, after a step that yields', () => {
    clock.add([step('mine', 1000, true)]);
    expect(heard).toEqual(['mine', 'now']);
    expect(clock.isBehind).toBe(false);
    clock.add([step('theirs')]);
    expect(clock.isBehind).toBe(true);
    expect(heard).toEqual(['mine', 'now']);
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual(['mine', 'now', 'theirs']);
    vi.advanceTimersByTime(1000);
    expect(heard.at(-1)).toBe('now');
  });

  it('keeps nobody waiting for the own decision before', () => {
    clock.add([step('mine', 1000, true)]);
    clock.add([step('mine too', 1000, true)]);
    expect(heard).toEqual(['mine', 'now', 'mine too', 'now']);
    expect(clock.isBehind).toBe(false);
  });

  it('says only once that it has arrived', () => {
    clock.add([step('mine', 1000, true)]);
    vi.advanceTimersByTime(5000);
    expect(heard).toEqual(['mine', 'now']);
  });

  it('skips to the present in one go', () => {
    clock.add([step('a'), step('b'), step('c')]);
    clock.skip();
    expect(heard).toEqual(['a', 'b+c', 'now']);
    expect(clock.isBehind).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(heard).toEqual(['a', 'b+c', 'now']);
    clock.skip();
    expect(heard).toHaveLength(3);
  });

  it('stops for who looks closer, and goes on by hand', () => {
    clock.add([step('a'), step('b'), step('c')]);
    clock.hold();
    clock.add([step('d')]);
    vi.advanceTimersByTime(9000);
    expect(heard).toEqual(['a']);
    clock.next();
    expect(heard).toEqual(['a', 'b']);
    clock.skip();
    expect(heard).toEqual(['a', 'b', 'c+d', 'now']);
    clock.add([step('e')]);
    expect(heard.at(-1)).toBe('e');
  });

  it('forgets what waits when the story is another', () => {
    clock.add([step('a'), step('b')]);
    clock.stop();
    vi.advanceTimersByTime(9000);
    expect(heard).toEqual(['a']);
    expect(clock.isBehind).toBe(false);
  });

  it.each([
    [1.8, 1800],
    [0.4, 400],
    [0.01, 120],
  ])('at pace %s takes %s ms', (factor, length) => {
    pace = factor;
    clock.add([step('a'), step('b')]);
    vi.advanceTimersByTime(length - 1);
    expect(heard).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['a', 'b']);
  });

  it('at pace 0 shows everything at once', () => {
    pace = 0;
    clock.add([step('a'), step('b')]);
    expect(heard).toEqual(['a+b', 'now']);
  });

  it('hurries through a long story', () => {
    clock.add(Array.from({ length: 12 }, (_, n) => step(`${n}`)));
    vi.advanceTimersByTime(500);
    expect(heard).toHaveLength(2);
    vi.advanceTimersByTime(20000);
    expect(heard).toHaveLength(13);
  });

  it('hurries no further than a step can be followed', () => {
    const slow = Array.from({ length: 60 }, (_, n) => ({ ...step(String(n)), least: 0.6 }));
    clock.add(slow);
    vi.advanceTimersByTime(599);
    expect(heard).toEqual(['0']);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['0', '1']);
  });
});
