import { describe, expect, test } from 'vitest';
import { ending as keys } from './keys-to-the-castle/voice/ending';
import type { View as KeysView } from './keys-to-the-castle/wire';
import { ending as cage } from './night-cage/voice/ending';
import type { View as CageView } from './night-cage/wire';
import { ending as tower } from './stygian-society/voice/ending';
import type { View as TowerView } from './stygian-society/wire';

const NAMES = ['Ada', 'Bo'];

describe('who plays together wins and loses together', () => {
  const night = (result: string, viewer = 0) =>
    cage({ result, viewer, stack: { left: 3 } } as CageView);
  test('in the cage', () => {
    expect(night('won')).toEqual([
      'You escaped together',
      'All stand on one Gate, each with a Key, and 3 tiles of the stack are left.',
    ]);
    expect(night('won', -1)[0]).toBe('They escaped together');
    expect(night('no-gate')).toEqual(['The cage keeps you', 'No Gate is left to leave by.']);
    for (const result of ['no-keys', 'falls-forever', 'swallowed', 'isolated', 'repeated']) {
      expect(night(result)[1]).toMatch(/\.$/);
    }
  });
  const climb = (result: string) =>
    tower({
      result,
      viewer: 1,
      turn: 9,
      maximum: 20,
      wounds: 19,
      floor: { number: 2 },
    } as TowerView);
  test('in the tower', () => {
    expect(climb('wizard')[1]).toBe(
      'You won together on floor 2, in turn 9, with 1 wound to spare.',
    );
    expect(climb('wounds')[1]).toBe(
      'You lost together: the team’s wounds reached 20 on floor 2, in turn 9.',
    );
    expect(climb('peril')[0]).toBe('The tower has noticed you');
  });
});

test('one is across first, or nobody', () => {
  const players = [{ cell: 'A1' }, { cell: null }];
  const race = (winner: number | null, viewer: number) =>
    keys({ winner, viewer, turn: 12, players } as KeysView, NAMES);
  expect(race(0, 0)).toEqual(['You are across!', 'You reached A1 on the far side in turn 12.']);
  expect(race(0, 1)[0]).toBe('Ada is across first');
  expect(race(null, 1)).toEqual(['Nobody got across', 'The agreed limit of 12 turns came first.']);
});
