// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seam } from '../../../kit/seam.svelte';
import type { Wire } from '../../../lib/messages';
import type { ActionOption } from '../../../lib/wire';
import type { NightDesk } from '../desk';
import type { View } from '../wire';
import type { Layout } from './layout';
import { SetUpPlay } from './play.svelte';
import { toText } from './text';

const MAP = {
  id: 'SC-09',
  name: 'Nowhere',
  trees: ['D4-E4', 'B2-C2'],
  spots: [
    ['A1', 'B1'],
    ['G7', 'H7'],
  ],
  hunter: 'D2',
  starts: ['D7', 'F6', 'B8', 'A6'],
};
const FOREST = {
  trees: [] as string[],
  car: [] as string[],
  hunter: null,
  layout: null as string | null,
  printed: null,
  maps: [MAP],
  supply: 3,
};

class FakeDesk {
  view = $state.raw({
    viewer: 0,
    trees: 'edges',
    forest: FOREST,
    players: [
      { seat: 1, cell: null },
      { seat: 2, cell: null },
    ],
  } as unknown as View);
  legal: readonly ActionOption[] = [{ action: {}, text: '', label: '' }];
  prompt = $state.raw({ name: 'SCENARIO', text: '' });
  seats = [{ name: 'Hal' }, { name: 'Ada' }, { name: 'Bo' }];
  moment = $state(0);
  isBusy = $state(false);
  isBehind = false;
  isStill = false;
  did: string[] = [];
  explained: string[] = [];

  act(action: Wire, isPart: boolean) {
    expect(isPart).toBe(true);
    this.did.push(Object.values(action).join(' '));
    this.isBusy = true;
  }
  explain(_: string, text: string) {
    this.explained.push(text);
  }
  /** The server's answer: what is asked now, with this forest. */
  asks(name: string, forest: object = {}) {
    this.view = { ...this.view, forest: { ...FOREST, maps: [], ...forest } } as unknown as View;
    this.prompt = { name, text: 'Give the clue.' };
    this.moment++;
    this.isBusy = false;
  }
}

let desk: FakeDesk;
const said: string[] = [];
let deafen = () => {};
const start = (draft = '') => new SetUpPlay(desk as unknown as NightDesk, draft);

function go(play: SetUpPlay) {
  play.attend();
  vi.advanceTimersByTime(200);
}

beforeEach(() => {
  vi.useFakeTimers();
  desk = new FakeDesk();
  said.length = 0;
  deafen = seam.listen((signal) => {
    if (signal.kind === 'say') said.push(signal.text);
  });
});
afterEach(() => {
  deafen();
  vi.useRealTimers();
});

describe('a printed map', () => {
  it('is turned, its car parked, its starts exchanged', () => {
    const play = start();
    expect(play.layout).toEqual({
      trees: MAP.trees,
      car: ['A1', 'B1'],
      starts: ['D2', 'D7', 'F6'],
    });
    play.choose('G7');
    expect(play.layout.car).toEqual(['G7', 'H7']);
    play.choose('D7');
    expect(play.held).toBe('D7');
    play.choose('F6');
    expect([play.held, play.layout.starts]).toEqual([null, ['D2', 'F6', 'D7']]);
    play.choose('D2');
    expect(play.held).toBeNull();
    play.turn(3);
    expect(play.layout.starts[0]).toBe('B5');
    expect(said).toContain('F6: Ada starts here.');
  });

  it('is laid out by what is asked, quietly, one after the other', () => {
    const play = start();
    play.turn(1);
    play.chooseSpot(1);
    play.lay();
    for (const next of ['TURNED', 'SPOT', 'STARTS']) {
      go(play);
      go(play);
      desk.asks(next, { printed: MAP, layout: 'SC-09 0 A 1-2' });
    }
    go(play);
    expect(desk.did).toEqual(['SCENARIO SC-09', 'TURNED 90', 'SPOT B', 'STARTS 1-2']);
    desk.asks('CLUE');
    go(play);
    expect(play.scheme).toBeNull();
    expect(said.at(-1)).toBe('The forest is laid out. Give the clue.');
  });

  it('keeps what is decided already', () => {
    desk.asks('STARTS', { printed: MAP, layout: 'SC-09 90 B 1-2' });
    const play = start();
    play.chooseSpot(0);
    play.turn(1);
    expect(play.layout.car).toEqual(['G7', 'H7']);
    expect(play.spots).toEqual([]);
  });
});

describe('a forest of one’s own', () => {
  const own: Layout = { trees: ['D4-E4'], car: ['G7', 'H7'], starts: ['D2', 'D7', 'F6'] };
  function drawn(): SetUpPlay {
    const play = start();
    play.open(own);
    play.judged = play.text;
    return play;
  }

  it('is planted, felled, moved about and undone, and trees are counted', () => {
    const play = drawn();
    play.choose('A1-B1');
    play.choose('D4-E4');
    play.choose('B1-C1');
    expect(play.left).toBe(1);
    play.choose('C1-D1');
    play.choose('D1-E1');
    expect(said.at(-1)).toBe('Tree planted, 1 too many.');
    play.choose('D2');
    play.choose('A8');
    expect(play.layout.starts[0]).toBe('A8');
    play.choose('C3');
    expect(said.at(-1)).toBe('C3: open on all sides.');
    for (let n = 0; n < 6; n++) play.undo();
    expect(play.layout).toEqual(own);
    expect(play.canUndo).toBe(false);
  });

  it('can be laid out only when the rules have spoken of it as it is', () => {
    const play = drawn();
    expect(play.canLay).toBe(true);
    play.choose('A1-B1');
    expect(play.canLay).toBe(false);
    play.judged = play.text;
    expect(play.canLay).toBe(true);
    const fault = { rule: 'NY-LAYOUT-04', text: 'A1 is cut off.', code: '', places: ['A1'] };
    play.verdict = { faults: [{ ...fault, is_advice: false }], notes: [] };
    expect(play.canLay).toBe(false);
    expect(play.words('A1')).toBe('A1: tree east. A1 is cut off. NY-LAYOUT-04.');
    play.verdict = { faults: [{ ...fault, is_advice: true }], notes: [] };
    expect(play.canLay).toBe(true);
  });

  it('stops at a refusal, and shows where', () => {
    const play = drawn();
    play.lay();
    go(play);
    desk.asks('BUILD', { car: own.car, layout: 'OWN' });
    go(play);
    expect(desk.did.at(-1)).toBe('PUT D4-E4');
    desk.isBusy = false; // refused: nothing else has changed
    go(play);
    expect([play.scheme, play.stuck]).toEqual([null, 'D4-E4']);
    expect(desk.did).toHaveLength(2);
  });

  it('waits a little between decisions, for the server takes ten a second', () => {
    const play = drawn();
    play.lay();
    play.attend();
    vi.advanceTimersByTime(1);
    desk.asks('CAR_AT', { layout: 'OWN' });
    play.attend();
    vi.advanceTimersByTime(90);
    expect(desk.did).toHaveLength(1);
    vi.advanceTimersByTime(50);
    expect(desk.did).toHaveLength(2);
  });

  it('is gone on with after a reload, unless something else stands', () => {
    desk.asks('BUILD', { car: ['A1', 'B1'], layout: 'OWN' });
    const play = start(toText(own, false));
    expect(play.layout).toEqual(own);
    play.judged = play.text;
    play.lay();
    expect([play.scheme, desk.explained.length]).toEqual([null, 1]);
    expect(start().layout.car).toEqual(['A1', 'B1']);
  });
});
