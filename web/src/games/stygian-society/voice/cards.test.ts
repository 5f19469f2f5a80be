import { describe, expect, it } from 'vitest';
import { at, card, options, surgery } from '../sample';
import { aimWords, kindWords, lineWords } from './cards';
import { boughtOf, cubesOf, isEnd, sorted, threatsAhead } from './words';

describe('a card in any wording', () => {
  it('says what it is by its data', () => {
    const bolt = card('x', {
      attack: 'magic',
      target: 'any2',
      level: 3,
      swift: true,
      exhaust: true,
    });
    expect(aimWords(bolt)).toBe('magic, two enemies');
    expect(kindWords(bolt)).toBe('action, level 3, swift, exhausts');
    expect(kindWords(card('y', { level: null, discard: true, ready: false }))).toBe(
      'action, treasure, used once, exhausted',
    );
    expect(surgery.lines.map(lineWords)).toEqual([
      'heal 2',
      '+heal 1 each',
      '3 wounds',
      '+2 wounds each',
    ]);
  });
});

describe('a purchase', () => {
  const here = at('D-PURCHASE', {
    declared: surgery.id,
    offers: [{ ...surgery, text: 'Wholly other words' }],
  });
  it('is what it costs and gives', () => {
    expect(boughtOf(here, '1/2/1/0')).toEqual({
      cost: 'G2W4',
      text: 'heal 2, +heal 1 × 2, 3 wounds',
    });
    expect(boughtOf(here, '0/0/0/0')).toEqual({ cost: '0', text: 'Buy nothing' });
  });
  it('comes richest first, nothing last', () => {
    const legal = options('BUY(0/0/0/0)', 'BUY(1/0/0/0)', 'BUY(1/2/1/0)');
    expect(sorted(here, legal).map(({ text }) => text)).toEqual([
      'BUY(1/2/1/0)',
      'BUY(1/0/0/0)',
      'BUY(0/0/0/0)',
    ]);
    expect(legal.map(isEnd)).toEqual([true, false, false]);
    expect(cubesOf(legal[1] as never, here)).toEqual([['', 'W2']]);
  });
});

describe('the threats ahead', () => {
  it('are those that what lies there pays for already', () => {
    const action = { color: 'red', name: 'Clobber', text: '', does: [], acts: true, enemy: null };
    const floor = {
      ...at('D-PAY').floor,
      actions: [
        { ...action, cost: 'R4' },
        { ...action, name: 'More', cost: 'R5' },
      ],
    };
    expect(threatsAhead(at('D-PAY', { floor: floor as never }))).toEqual([
      'Paid already: Clobber (red, the floor).',
    ]);
  });
});
