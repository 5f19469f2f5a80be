import { describe, expect, it } from 'vitest';
import { agreedOf, asPreset, presetOf } from './house';
import type { OptionInfo } from './wire';

function dial(name: string, usual: string, strict: string): OptionInfo {
  return {
    name,
    title: name,
    help: '',
    default: usual,
    choices: ['yes', 'no'],
    offers: [],
    when: {},
    rule: 'XX-HOUSE-01',
    strict,
  };
}

const HOUSE = [dial('crossing', 'no', 'yes'), dial('bars', 'no', 'no')];

describe('house rules', () => {
  it('are set all at once', () => {
    expect(asPreset(HOUSE, 'strict')).toEqual({ crossing: 'yes', bars: 'no' });
    expect(asPreset(HOUSE, 'ledger')).toEqual({ crossing: 'no', bars: 'no' });
  });
  it('tell which preset they are', () => {
    expect(presetOf(HOUSE, {})).toBe('ledger');
    expect(presetOf(HOUSE, { crossing: 'yes' })).toBe('strict');
    expect(presetOf(HOUSE, { crossing: 'yes', bars: 'yes' })).toBe('');
  });
  it('are listed where they are not as usual', () => {
    const offers = [{ value: 'yes', label: 'May cross', help: '', when: {} }];
    const dials = [{ ...HOUSE[0], offers }, HOUSE[1], dial('players', '4', '4')] as OptionInfo[];
    const options = { crossing: 'yes', bars: 'no', players: '2', unknown: 'x' };
    expect(agreedOf(dials, options)).toEqual([
      { title: 'crossing', said: 'May cross', rule: 'XX-HOUSE-01' },
    ]);
    expect(agreedOf(dials, {})).toEqual([]);
  });
});
