import { describe, expect, it } from 'vitest';
import type { ActionOption } from '../../lib/wire';
import { actionFromText, learn, matching } from './notation';

const legal: ActionOption[] = [
  {
    action: { type: 'OPEN', card: 'KY', cell: 'C8' },
    text: 'OPEN(KY,C8)',
    label: 'Open C8 with a yellow Key',
  },
  { action: { type: 'STAY' }, text: 'STAY', label: 'Stay where you are' },
];

describe('a game without its own board', () => {
  it('narrows the choices by words of the label or the notation', () => {
    expect(matching(legal, 'yellow c8')).toEqual([legal[0]]);
    expect(matching(legal, 'open(ky')).toEqual([legal[0]]);
    expect(matching(legal, '')).toHaveLength(2);
    expect(matching(legal, 'net')).toHaveLength(0);
  });
  it('reads an action it has seen the like of', () => {
    const shapes = learn({}, legal);
    expect(actionFromText('open( kr , a1 )', shapes)).toEqual({
      type: 'OPEN',
      card: 'KR',
      cell: 'A1',
    });
    expect(actionFromText('stay', shapes)).toEqual({ type: 'STAY' });
    expect(actionFromText('open(kr)', shapes)).toBeNull();
    expect(actionFromText('fly(a1)', shapes)).toBeNull();
  });
});
