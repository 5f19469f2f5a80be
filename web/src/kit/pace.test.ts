// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { factorOf, paceOf } from './pace';

describe('pace', () => {
  afterEach(() => {
    Object.assign(settings, { pace: null, botPace: null, calm: false });
  });
  it('is normal, and at once for who wants less motion', () => {
    expect(paceOf(false)).toBe('normal');
    settings.calm = true;
    expect(paceOf(false)).toBe('at once');
    expect(factorOf(true)).toBe(0);
  });
  it('is as somebody has set it, with less motion, too', () => {
    settings.calm = true;
    settings.pace = 'slow';
    expect(paceOf(false)).toBe('slow');
    expect(paceOf(true)).toBe('slow');
  });
  it('may be another for bots', () => {
    settings.botPace = 'fast';
    expect(paceOf(false)).toBe('normal');
    expect(paceOf(true)).toBe('fast');
    expect(factorOf(true)).toBeLessThan(factorOf(false));
  });
});
