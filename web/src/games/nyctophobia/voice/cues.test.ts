import { afterEach, describe, expect, it } from 'vitest';
import type { Sound } from '../../../kit/sound';
import type { Happening } from '../desk';
import type { Fact } from '../wire';
import { cue, speaker, tried } from './cues';

const told = (fact: object): Happening => ({ fact: fact as Fact, text: '' });
const heard = (fact: object, viewer = 1) =>
  (cue(told(fact), viewer)?.sounds ?? []).map((one) =>
    typeof one === 'string' ? one : [one.cue, one.from ?? null],
  );
const NORTH = { east: 0, north: 1 };

describe('what happens in the dark is heard', () => {
  afterEach(() => {
    tried.side = null;
  });

  it('around a listener who looks north', () => {
    expect(heard({ type: 'Step', seat: 1, direction: 'N' })).toEqual([['step', NORTH]]);
    expect(heard({ type: 'Attacked', seat: 1, direction: 'E' })).toEqual([
      ['attack', { east: 1, north: 0 }],
    ]);
  });

  it('from nowhere, when the rules tell no place', () => {
    expect(heard({ type: 'Stepped', seat: 2 })).toEqual([['otherStep', null]]);
    expect(heard({ type: 'Attacked', seat: 2, direction: 'E' })).toEqual([['attack', null]]);
    const throws = heard({ type: 'Threw', seat: 2, direction: 'N', spaces: 3, hit: 'tree' });
    expect(throws).toEqual([
      ['flight', null],
      ['crack', null],
      ['tree', null],
    ]);
  });

  it('as a rock that flies away, and what it hits there', () => {
    const flown = cue(
      told({ type: 'Threw', seat: 1, direction: 'S', spaces: 3, hit: 'hunter' }),
      1,
    );
    const [flight, crack, what] = (flown?.sounds ?? []) as Sound[];
    expect([flight?.cue, crack?.cue, what?.cue]).toEqual(['flight', 'crack', 'hunter']);
    expect(flight?.to).toEqual({ east: 0, north: -3 });
    expect(what?.from).toEqual({ east: 0, north: -3 });
    expect(crack?.after).toBeGreaterThan(flight?.within ?? 9);
  });

  it('as a bump from where one tried to go', () => {
    expect(heard({ type: 'Blocked', seat: 1, item: 'tree' })[0]).toEqual(['bump', null]);
    tried.side = 'N';
    expect(heard({ type: 'Blocked', seat: 1, item: 'edge' })).toEqual([
      ['bump', NORTH],
      ['edge', NORTH],
    ]);
    expect(heard({ type: 'Blocked', seat: 1, item: 'occupied' })).toEqual([['bump', NORTH]]);
    expect(heard({ type: 'Blocked', seat: 2, item: 'hunted:1' })).toEqual([
      ['bump', null],
      ['friend', null],
    ]);
  });

  it('as hands that go round', () => {
    const search = {
      type: 'Searched',
      seat: 1,
      here: ['car'],
      north: ['tree'],
      east: [[], 'edge'],
    };
    const sounds = heard({ ...search, south: [['hunted:2']], west: ['edge'] });
    expect(sounds.map(([name]) => name)).toEqual(['car', 'tree', 'open', 'edge', 'friend', 'edge']);
    expect(sounds[0]).toEqual(['car', null]);
    expect(sounds[3]).toEqual(['edge', { east: 2, north: 0 }]);
  });

  it.each([
    [{ type: 'Acted', kind: 'sprint' }, 'sprint'],
    [{ type: 'Hopped' }, 'hop'],
    [{ type: 'Noise' }, 'crack'],
    [{ type: 'Hid' }, 'hush'],
    [{ type: 'Unhid', cause: 'turn' }, 'breath'],
    [{ type: 'Hurt', health: 1, cause: 'rock' }, 'hurt'],
    [{ type: 'Countered', using: 'bare' }, 'strike'],
    [{ type: 'Called' }, 'call'],
    [{ type: 'Moved' }, 'moved'],
    [{ type: 'Fogged' }, 'fog'],
    [{ type: 'Forest', kind: 'felled' }, 'felled'],
    [{ type: 'Forest', kind: 'turned' }, 'turned'],
    [{ type: 'Taunted' }, 'whisper'],
    [{ type: 'Laughed' }, 'laugh'],
    [{ type: 'Refused', reason: 'must_move' }, 'refused'],
    [{ type: 'Entered', items: ['rock'] }, 'rock'],
  ])('%j as %s', (fact, name) => {
    expect(heard({ seat: 1, ...fact })[0]?.[0]).toBe(name);
  });

  it('as the Hunter who is announced, and the silence afterwards', () => {
    expect(heard({ type: 'Turn', seat: 0 })).toEqual([['hunt', null]]);
    expect(heard({ type: 'TurnEnd', seat: 0 })).toEqual([['silence', null]]);
    expect(heard({ type: 'Turn', seat: 1 })).toEqual(['turn']);
  });

  it('in the voice of who speaks', () => {
    expect(speaker(told({ type: 'Spoke', seat: 2 }))).toBe(2);
    expect(speaker(told({ type: 'Taunted', seat: 2 }))).toBe(0);
    expect(speaker(told({ type: 'Felt', seat: 2 }))).toBeNull();
  });
});
