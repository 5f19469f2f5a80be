import { describe, expect, it } from 'vitest';
import { actionOf, gapName, pieces, sentenceOf } from './phrases';
import type { PhraseInfo } from './wire';

const ask: PhraseInfo = {
  action: { type: 'SAY', statement: 'ASK:{0}:{1}' },
  label: '{0}, {1}!',
  gaps: [
    [
      { value: 'P1', label: 'Ada' },
      { value: 'P3', label: 'Cy' },
    ],
    [
      { value: 'COME', label: 'come' },
      { value: 'THROW:N', label: 'throw a rock north' },
    ],
  ],
};
const yes: PhraseInfo = { action: { type: 'SAY', statement: 'YES' }, label: 'Yes.', gaps: [] };

describe('phrases', () => {
  it('are taken apart at their gaps', () => {
    expect(pieces(ask.label)).toEqual([0, ', ', 1, '!']);
    expect(pieces(yes.label)).toEqual(['Yes.']);
  });
  it('are filled, as an action and as a sentence', () => {
    expect(actionOf(ask, [1, 1])).toEqual({ type: 'SAY', statement: 'ASK:P3:THROW:N' });
    expect(sentenceOf(ask, [1, 1])).toBe('Cy, throw a rock north!');
    expect(actionOf(ask, [])).toEqual({ type: 'SAY', statement: 'ASK:P1:COME' });
    expect(actionOf(yes, [])).toEqual(yes.action);
  });
  it('name each gap for who cannot see the sentence', () => {
    expect(gapName(ask, 1)).toBe('…, ___!');
    expect(gapName({ ...yes, label: 'The car is {0}.', gaps: [[]] }, 0)).toBe('The car is ….');
  });
});
