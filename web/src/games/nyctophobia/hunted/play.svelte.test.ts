// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Signal, seam } from '../../../kit/seam.svelte';
import type { Wire } from '../../../lib/messages';
import type { ActionOption, Entry } from '../../../lib/wire';
import type { Happening, NightDesk } from '../desk';
import type { Fact, View } from '../wire';
import { Play } from './play.svelte';

const SEARCH = {
  type: 'Searched',
  seat: 1,
  here: [],
  north: ['tree'],
  east: [[]],
  south: [[]],
  west: [[]],
};
const PRE = ['SPRINT N', 'CALL', 'PASS'];
const MOVE = ['STEP N', 'STEP E', 'STEP S', 'STEP W', 'STOP'];
const POST = ['SEARCH', 'HIDE', 'CALL', 'END'];

class FakeDesk {
  view = $state.raw({
    viewer: 1,
    players: [{ seat: 1 }],
    told: [],
    last_search: SEARCH,
  } as unknown as View);
  legal = $state.raw<readonly ActionOption[]>([]);
  moment = $state(0);
  isBusy = $state(false);
  recent = $state.raw<readonly Happening[]>([]);
  talk = $state.raw<readonly Entry[]>([]);
  seats = [{ name: 'Hal' }, { name: 'Ada' }, { name: 'Bo' }];
  viewer = 1;
  prompt = { seat: 1, rule: 'NY-DP-05' };
  isStill = false;
  did: string[] = [];
  asked: string[] = [];
  explained: string[] = [];

  act(action: Wire) {
    this.did.push(words(action));
    this.isBusy = true;
  }
  ask(action: Wire) {
    this.asked.push(words(action));
  }
  explain(_: string, text: string) {
    this.explained.push(text);
  }
  /** The server's answer: what came of it, and what is asked now. */
  hears(options: readonly string[], ...facts: [string, number][]) {
    this.recent = facts.map(([type, seat]) => ({ fact: { type, seat } as Fact, text: '' }));
    this.legal = options.map((text) => {
      const [type = '', direction] = text.split(' ');
      const action: Wire = direction ? { type, direction } : { type };
      return { action, text, label: text };
    });
    this.moment += 1;
    this.isBusy = false;
  }
}

const words = ({ type, direction }: Wire) => (direction ? `${type} ${direction}` : (type ?? ''));

describe('several decisions in one gesture', () => {
  let desk: FakeDesk;
  let play: Play;
  const heard: Signal[] = [];
  let stop = () => {};
  const hears = (options: readonly string[], ...facts: [string, number][]) => {
    desk.hears(options, ...facts);
    play.attend();
  };
  beforeEach(() => {
    desk = new FakeDesk();
    play = new Play(desk as unknown as NightDesk);
    heard.length = 0;
    stop = seam.listen((signal) => heard.push(signal));
    hears(PRE);
  });
  afterEach(() => stop());

  it('are made one by one, each when it is asked for', () => {
    play.walk('N', 2);
    expect(desk.did).toEqual(['PASS']);
    play.done();
    hears(MOVE);
    expect(desk.did).toEqual(['PASS', 'STEP N']);
    play.attend();
    expect(desk.did).toHaveLength(2);
    hears(MOVE, ['Step', 1], ['Stepped', 1]);
    hears(POST, ['Step', 1], ['Stepped', 1]);
    expect(desk.did).toEqual(['PASS', 'STEP N', 'STEP N', 'END']);
  });

  it('stop at any news', () => {
    play.walk('N', 2);
    hears(MOVE);
    hears(MOVE, ['Blocked', 1]);
    expect(desk.did).toEqual(['PASS', 'STEP N']);
    expect(play.ahead).toEqual([]);
    expect(heard).toContainEqual({ kind: 'say', text: 'What you meant to do next is dropped.' });
  });

  it('stop when somebody speaks', () => {
    play.walk('N', 2);
    desk.talk = [{ seq: 9, kind: 'chat', chat: { seat: 2, name: 'Bo', text: 'no!', at: 0 } }];
    play.attend();
    hears(MOVE);
    expect(desk.did).toEqual(['PASS']);
  });

  it('stop at a question nobody expected', () => {
    hears(MOVE);
    play.walk('E', 2);
    hears(['NOISE_YES', 'NOISE_NO'], ['Step', 1], ['Stepped', 1]);
    expect(desk.did).toEqual(['STEP E']);
    expect(play.ahead).toEqual([]);
  });

  it('can be taken back', () => {
    play.walk('N', 2);
    expect(play.cancel()).toBe(true);
    hears(MOVE);
    expect(desk.did).toEqual(['PASS']);
  });

  it('ask the rules about what cannot be done now', () => {
    hears(POST);
    play.go('N');
    expect(desk.did).toEqual([]);
    expect(desk.asked).toEqual(['STEP N']);
    play.do('throw');
    expect(desk.asked).toEqual(['STEP N', 'THROW N']);
  });

  it('wait for nobody who is not asked', () => {
    hears([]);
    desk.prompt = { seat: 2, rule: 'NY-DP-05' };
    play.go('N');
    expect(desk.explained).toEqual(['It is not your decision; Bo decides now.']);
    desk.prompt = { seat: 1, rule: 'NY-DP-05' };
    play.go('N');
    expect(desk.explained).toHaveLength(1);
  });

  it('take an armed direction for what it was armed for', () => {
    play.do('sprint');
    expect(play.mode).toBe('sprint');
    play.go('N');
    expect(desk.did).toEqual(['SPRINT N']);
    expect(play.mode).toBe('step');
  });
});

describe('feeling', () => {
  it('sounds, shakes and says what is there, once for each thing', () => {
    const play = new Play(new FakeDesk() as unknown as NightDesk);
    const heard: Signal[] = [];
    const stop = seam.listen((signal) => heard.push(signal));
    const reach = { side: 'N', space: 0, steps: 0 } as const;
    play.touch(reach, true);
    play.touch({ ...reach, steps: 1 }, true);
    stop();
    expect(heard).toEqual([
      { kind: 'sound', cue: 'tree', from: { east: 0, north: 1 } },
      { kind: 'vibrate', pattern: [30, 25, 30, 25, 30] },
      { kind: 'say', text: 'North: tree.' },
    ]);
  });

  it('shows where the Hunter attacked from, until somebody moves', () => {
    const desk = new FakeDesk();
    const play = new Play(desk as unknown as NightDesk);
    const attacked = { type: 'Attacked', seat: 1, direction: 'E' };
    desk.view = { ...desk.view, told: [attacked] } as unknown as View;
    expect(play.spaces('E')).toEqual([['hunter']]);
    desk.view = {
      ...desk.view,
      told: [attacked, { type: 'Countered', seat: 1 }],
    } as unknown as View;
    expect(play.spaces('E')).toEqual([[]]);
  });
});
