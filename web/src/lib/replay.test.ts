// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seam } from '../kit/seam.svelte';
import type { GameUI } from './desk';
import type { View } from './messages';
import { ReplayDesk } from './replay.svelte';
import type { Happening, Replay } from './wire';

const happening = (text: string) => ({ fact: {}, text }) as unknown as Happening;
const frame = (seq: number, ...texts: string[]) => ({
  seq,
  view: { at: seq } as unknown as View,
  description: [`position ${seq}`],
  happenings: texts.map(happening),
  chat: [],
});
const replay = {
  game: 'novel',
  viewer: -1,
  seats: [],
  frames: [frame(0, 'begin'), frame(1, 'a', 'b'), frame(2, 'c')],
} as unknown as Replay;
const scenic = {
  steps: (before, happenings, after) => [
    ...happenings.map((one) => ({ before, view: before, happenings: [one], lasts: 1000 })),
    { before: after, view: after, happenings: [], lasts: 0 },
  ],
} as Pick<GameUI, 'steps'> as GameUI;

describe('a replay', () => {
  let desk: ReplayDesk;
  const lines = () =>
    desk.entries.flatMap((entry) => entry.happenings ?? []).map(({ text }) => text);

  beforeEach(() => {
    vi.useFakeTimers();
    desk = new ReplayDesk(replay, scenic);
  });
  afterEach(() => {
    desk.leave();
    vi.useRealTimers();
  });

  it('goes to the next moment step by step', () => {
    desk.go(1, true);
    expect(desk.isBehind).toBe(true);
    expect(lines()).toEqual(['begin', 'a']);
    expect(desk.recent.map(({ text }) => text)).toEqual(['a']);
    expect(desk.description).toEqual(['position 0']);
    expect(desk.moment).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(lines()).toEqual(['begin', 'a', 'b']);
    vi.advanceTimersByTime(1000);
    expect(desk.isBehind).toBe(false);
    expect(desk.description).toEqual(['position 1']);
    expect(desk.moment).toBe(1);
    expect(seam.lines.slice(-2).map(({ text }) => text)).toEqual(['a', 'b']);
  });

  it('goes anywhere else at once', () => {
    desk.go(2, true);
    expect(desk.isBehind).toBe(false);
    expect(lines()).toEqual(['begin', 'a', 'b', 'c']);
    expect(seam.lines.at(-1)?.text).toBe('c');
    desk.go(9);
    expect(desk.at).toBe(2);
  });

  it('is told as fast as somebody likes', () => {
    desk.speed = 4;
    desk.go(1);
    vi.advanceTimersByTime(250);
    expect(lines()).toEqual(['begin', 'a', 'b']);
    desk.skip();
    expect(desk.isBehind).toBe(false);
    expect(desk.view).toBe(replay.frames[1]?.view);
  });

  it('is leafed through by the numbers of the log', async () => {
    desk.reel.seek(2);
    expect([desk.at, desk.reel.seq]).toEqual([2, 2]);
    desk.reel.seek(1.5);
    expect(desk.reel.seq).toBe(1);
    desk.reel.seek(-1);
    expect(desk.reel.seq).toBe(0);
    desk.go(1);
    expect(desk.reel.seq, 'not before it is shown').toBe(0);
    const open = { ...replay, viewer: -2 };
    desk.lookAt(open);
    expect(await desk.unroll()).toBe(open);
  });
});
