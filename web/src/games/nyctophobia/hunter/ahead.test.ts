import { describe, expect, it } from 'vitest';
import type { Foretold } from '../../../lib/messages';
import type { Entry } from '../../../lib/wire';
import type { CardView, Fact, View } from '../wire';
import { aheadWords, changeIn } from './ahead';
import { partCounting } from './hand';

const before = {
  hunter: 'axe',
  players: [{ seat: 1, cell: 'D7', character: 'boxer', hidden: false }],
  forest: { hunter: 'D2', trees: ['D4-E4', 'A1-B1'], noise: null, car: ['G7', 'H7'] },
} as unknown as View;
const after = (forest: object, cell = 'D7') =>
  ({
    ...before,
    players: [{ ...before.players[0], cell }],
    forest: { ...before.forest, ...forest },
  }) as View;

describe('what would change', () => {
  it('is who goes where, and which trees are others', () => {
    const moves = [
      { seat: 1, cell: 'D6' },
      { seat: 0, cell: 'D3' },
      { seat: 0, cell: 'D4' },
    ];
    const change = changeIn(before, {
      view: after({ hunter: 'D4', trees: ['A1-B1', 'C1-D1'] }, 'D6'),
      happenings: moves.map((move) => ({ fact: { type: 'HunterSawMove', ...move }, text: '' })),
    });
    expect(change.ghosts.map(({ who, way }) => [who, way])).toEqual([
      ['boxer', ['D7', 'D6']],
      ['axe', ['D2', 'D3', 'D4']],
    ]);
    expect([change.felled, change.grown]).toEqual([['D4-E4'], ['C1-D1']]);
  });

  it('is everything when the forest turns', () => {
    const turned = { view: after({ car: ['A7', 'A8'] }), happenings: [] };
    expect(changeIn(before, turned).isTurned).toBe(true);
  });
});

describe('what would happen', () => {
  const told = (...facts: [Fact['type'], string][]) =>
    ({
      happenings: facts.map(([type, text]) => ({ fact: { type, seat: 0 }, text })),
    }) as unknown as Foretold<View, Fact>;

  it('is told up to the end of the turn', () => {
    const words = aheadWords(
      told(
        ['HunterSawMove', 'You are in D3 now.'],
        ['TurnEnd', 'Your turn ends.'],
        ['Turn', 'Ada.'],
      ),
    );
    expect(words).toBe('You are in D3 now. Then your turn ends.');
    expect(aheadWords(told(['HunterPlayed', 'You play Rush.']))).toBe(
      'Nothing is sure to happen yet.',
    );
  });
});

describe('the part of a card', () => {
  const card = { id: 'AX-03', part: 'quiet', because: 'no noise' } as CardView;
  const entry = (...facts: object[]) => ({ happenings: facts.map((fact) => ({ fact, text: '' })) });

  it('stays what it was when it was reached', () => {
    const part = { type: 'HunterPart', card: 'AX-03', part: 'noise', because: 'noise in D3' };
    const entries = [entry({ type: 'HunterPlayed', card: 'AX-03' }, part)] as unknown as Entry[];
    expect(partCounting(card, entries)).toMatchObject({ part: 'noise', because: 'noise in D3' });
    const again = [
      ...entries,
      entry({ type: 'HunterPlayed', card: 'AX-03' }),
    ] as unknown as Entry[];
    expect(partCounting(card, again).part).toBe('quiet');
  });
});
