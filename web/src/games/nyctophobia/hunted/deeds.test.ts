import { describe, expect, it } from 'vitest';
import type { ActionOption } from '../../../lib/wire';
import type { Fact, View } from '../wire';
import { answersOf, deedsOf, doneOf } from './deeds';
import { DONE, isNews, optionFor, PASS } from './plans';

const option = (type: string, direction?: string): ActionOption => ({
  action: direction ? { type, direction } : { type },
  text: `${type}(${direction})`,
  label: type,
});
const view = (character: string | null) =>
  ({ viewer: 1, players: [{ seat: 1, character }] }) as unknown as View;
const pre = [option('SPRINT', 'N'), option('THROW', 'N'), option('CALL'), option('PASS')];

describe('the deeds of a turn', () => {
  it('are dimmed by what is not among the options, and by nothing else', () => {
    const live = deedsOf(view(null), pre).map(({ id, isLive }) => [id, isLive]);
    expect(live).toEqual([
      ['sprint', true],
      ['throw', true],
      ['hide', false],
      ['call', true],
    ]);
  });

  it.each([
    ['climber', 'hop'],
    ['cheerleader', 'grant'],
  ])('of the %s are one more', (character, id) => {
    expect(deedsOf(view(character), pre).map((deed) => deed.id)).toContain(id);
  });

  it('end with whatever ends what one is at', () => {
    expect(doneOf(pre)?.label).toBe('Pass');
    expect(doneOf([option('STEP', 'N'), option('STOP')])?.label).toBe('Stop here');
    expect(doneOf([option('NOISE_YES'), option('NOISE_NO')])).toBeNull();
  });

  it('give way to answers where there is a question', () => {
    expect(answersOf([option('SEARCH'), option('HIDE_YES'), option('HIDE_NO')])).toHaveLength(2);
    expect(answersOf(pre)).toEqual([]);
  });
});

describe('what is meant', () => {
  it('is found among the options', () => {
    const move = [option('STEP', 'N'), option('STEP', 'E'), option('STOP')];
    expect(optionFor(move, { types: ['STEP'], direction: 'E', words: '' })?.action.direction).toBe(
      'E',
    );
    expect(optionFor(move, DONE)?.action.type).toBe('STOP');
    expect(optionFor(pre, PASS)?.action.type).toBe('PASS');
    expect(optionFor(move, { types: ['HIDE'], words: '' })).toBeUndefined();
  });

  it.each([
    ['Step', 1, false],
    ['Stepped', 1, false],
    ['Blocked', 1, true],
    ['Entered', 1, true],
    ['Searched', 1, true],
    ['Stepped', 2, true],
    ['Spoke', 2, true],
    ['TurnEnd', 1, true],
  ])('is thought over again after %s of %d: %s', (type, seat, isReason) => {
    expect(isNews({ type, seat } as Fact, 1)).toBe(isReason);
  });
});
