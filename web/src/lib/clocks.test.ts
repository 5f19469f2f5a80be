import { describe, expect, it } from 'vitest';
import { clockWords, inWords, leftOf, shown, warningDue } from './clocks';

describe('a clock', () => {
  it('runs for one seat, by the server’s time, and stops at nothing', () => {
    const clock = { running: 1, since: 100, left: [30, 20], lapsed: null };
    expect([leftOf(clock, 0, 112), leftOf(clock, 1, 112), leftOf(clock, 1, 500)]).toEqual([
      30, 8, 0,
    ]);
    expect(leftOf(clock, 1, 90)).toBe(20);
  });

  it('is read at a glance', () => {
    expect([8.2, 60, 3700, 90000].map(shown)).toEqual(['0:09', '1:00', '1 h 1 min', '1 d 1 h']);
    expect([1, 60, 300, 7200, 3 * 86400].map(inWords)).toEqual([
      '1 second',
      '60 seconds',
      '5 minutes',
      '2 hours',
      '3 days',
    ]);
  });

  it('warns once at a time, and not when it has only begun', () => {
    expect(warningDue(61, 60, 300)).toBe(60);
    expect(warningDue(60, 59, 300)).toBeNull();
    expect(warningDue(61, 60, 90)).toBeNull();
    expect(warningDue(400, 9, 900)).toBe(10);
  });

  it('says what happens at zero', () => {
    expect(clockWords({ move: 30, at_zero: 'others' })).toBe(
      'Everybody has 30 seconds for each decision. When it is used up, whoever is at the table may decide in your place.',
    );
    expect(clockWords({ move: 10, game: 600 })).toContain(
      '10 seconds for each decision, and 10 minutes for the whole game beyond that. When it is used up, a bot',
    );
  });
});
