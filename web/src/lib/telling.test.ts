// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Signal, seam } from '../kit/seam.svelte';
import type { Beat } from './beats';
import type { GameUI } from './desk';
import { settings } from './settings.svelte';
import { tell } from './telling';

const beat = (...types: string[]): Beat =>
  ({
    notes: [],
    happenings: types.map((type) => ({ fact: { type }, text: `${type}.` })),
  }) as unknown as Beat;
const typeOf = (one: { fact: unknown }) => (one.fact as { type: string }).type;
const ui: Pick<GameUI, 'cue' | 'speaker'> = {
  cue: (one) => {
    if (typeOf(one) === 'Felt')
      return { sounds: [{ cue: 'bark', parts: [], from: { east: 0, north: 1 } }], shake: [20] };
    return typeOf(one) === 'Door' ? 'door' : typeOf(one) === 'Step' ? 'step' : null;
  },
  speaker: (one) => (typeOf(one) === 'Said' ? 2 : null),
};

describe('what is heard of steps', () => {
  const heard: Signal[] = [];
  let stop = () => {};
  beforeEach(() => {
    heard.length = 0;
    stop = seam.listen((signal) => heard.push(signal));
  });
  afterEach(() => {
    stop();
    settings.voice = false;
    settings.touch = true;
  });

  it('is one sentence after the other, and the last sounds, each once', () => {
    tell(ui, 0, [beat('Door', 'Step'), beat('Step', 'Felt')]);
    expect(heard).toEqual([
      { kind: 'say', text: 'Door. Step. Step. Felt.' },
      { kind: 'sound', cue: 'step' },
      { kind: 'sound', cue: 'bark', from: { east: 0, north: 1 } },
      { kind: 'vibrate', pattern: [20] },
    ]);
  });

  it('has each in the own voice', () => {
    settings.voice = true;
    tell(ui, 0, [beat('A', 'B', 'Said', 'C')]);
    expect(heard.filter(({ kind }) => kind === 'voice')).toEqual([
      { kind: 'voice', text: 'A. B.', by: null },
      { kind: 'voice', text: 'Said.', by: 2 },
      { kind: 'voice', text: 'C.', by: null },
    ]);
  });

  it('shakes nothing where that is set', () => {
    settings.touch = false;
    tell(ui, 0, [beat('Felt')]);
    expect(heard.map(({ kind }) => kind)).toEqual(['say', 'sound']);
  });
});
