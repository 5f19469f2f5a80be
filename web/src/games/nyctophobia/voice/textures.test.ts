import { describe, expect, it } from 'vitest';
import { FEELS, shakeOf, soundsOf, TEXTURES, texturesOf } from './textures';

describe('textures', () => {
  it('each sound, and each shaking, is another', () => {
    for (const of of ['parts', 'shake'] as const) {
      const all = TEXTURES.map((texture) => JSON.stringify(FEELS[texture][of]));
      expect(new Set(all).size).toBe(TEXTURES.length);
    }
  });

  it.each([
    ['tree', ['tree']],
    ['edge', ['edge']],
    [[], ['open']],
    [
      ['rock', 'rock', 'noise'],
      ['rock', 'noise'],
    ],
    [
      ['rock', 'hunted:2'],
      ['friend', 'rock'],
    ],
    [
      ['car', 'hunter'],
      ['hunter', 'car'],
    ],
  ])('%j feels like %j', (space, textures) => {
    expect(texturesOf(space)).toEqual(textures);
  });

  it('are heard from where they are, the second space from farther away', () => {
    const sounds = soundsOf('W', [['rock'], 'tree']);
    expect(sounds.map(({ cue, from }) => [cue, from])).toEqual([
      ['rock', { east: -1, north: 0 }],
      ['tree', { east: -2, north: 0 }],
    ]);
    expect(sounds.map(({ after }) => after)).toEqual([0, 0.14]);
  });

  it('shake by what weighs most', () => {
    expect(shakeOf([['rock'], ['hunter']])).toBe(FEELS.hunter.shake);
    expect(shakeOf([[], 'tree'])).toBe(FEELS.open.shake);
  });
});
