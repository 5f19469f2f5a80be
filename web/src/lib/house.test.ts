import { describe, expect, it } from 'vitest';
import { asPreset, presetOf } from './house';
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
});
