import { describe, expect, it } from 'vitest';
import type { Happening } from '../desk';
import { steps } from '../voice/steps';
import type { Fact, View } from '../wire';

const told = (type: string, seat: number, more: object = {}): Happening => ({
  fact: { type, seat, ...more } as unknown as Fact,
  text: '',
});
const view = {
  viewer: 0,
  stage: 'play',
  active: 0,
  players: [{ seat: 1, cell: 'D7', rocks: 1, hidden: false, distance: 5 }],
  forest: {
    hunter: 'D2',
    trees: ['D4-E4'],
    car: ['G7', 'H7'],
    rocks: ['D6', 'D6', 'A1'],
    noise: 'C6',
  },
  cards: { cards: [{ id: 'AX-02' }, { id: 'AX-04' }], playing: null, wounded: false },
  outlook: { steps: [], ways: [], walk: null },
} as unknown as View;
const end = { ...view, active: null };
const move = (seat: number, cell: string) => told('HunterSawMove', seat, { cell });

describe('what the Hunter sees', () => {
  it('is a walk cell by cell, and nothing is measured meanwhile', () => {
    const story = steps(view, [move(0, 'D3'), move(0, 'D4'), told('TurnEnd', 0)], end);
    expect(story.map((step) => step.view.forest?.hunter)).toEqual(['D3', 'D4', 'D2']);
    expect(story[0]?.view.outlook).toBeNull();
    expect(story.at(-1)?.view).toBe(end);
    expect(story.every(({ lasts }) => lasts > 0)).toBe(true);
  });

  it('is a step together with where it led, and the rocks found there', () => {
    const story = steps(
      view,
      [
        told('Stepped', 1),
        move(1, 'D6'),
        told('Entered', 1, { items: ['rock', 'rock'] }),
        told('TurnEnd', 1),
      ],
      end,
    );
    expect(story.map(({ happenings }) => happenings.length)).toEqual([3, 1]);
    const [step] = story;
    expect(step?.view.players[0]).toMatchObject({ cell: 'D6', rocks: 3, distance: null });
    expect(step?.view.forest?.rocks).toEqual(['A1']);
  });

  it('is a tree that falls, one that grows, and noise that moves', () => {
    const tree = (name: string, stands: boolean) =>
      told('HunterSawTree', 0, { tree: name, stands });
    const facts = [tree('D4-E4', false), tree('A1-B1', true), told('Forest', 0, { kind: 'moved' })];
    const noise = told('HunterSawNoise', 0, { cell: null });
    const [grove, quiet] = steps(view, [...facts, noise, told('TurnEnd', 0)], end);
    expect(grove?.view.forest?.trees).toEqual(['A1-B1']);
    expect(quiet?.view.forest?.noise).toBeNull();
  });

  it('is everything at once when the forest turns', () => {
    const turned = {
      ...end,
      forest: { ...view.forest, trees: ['E4-E5'], car: ['B7', 'B8'] },
    } as View;
    const facts = [
      move(0, 'G4'),
      move(1, 'B4'),
      told('Forest', 0, { kind: 'turned' }),
      told('TurnEnd', 0),
    ];
    const [turn, ...rest] = steps(view, facts, turned);
    expect(rest).toHaveLength(1);
    expect(turn?.view.forest).toMatchObject({ hunter: 'G4', trees: ['E4-E5'], car: ['B7', 'B8'] });
  });

  it('is a card that leaves the hand', () => {
    const [played] = steps(
      view,
      [told('HunterPlayed', 0, { card: 'AX-04' }), told('TurnEnd', 0)],
      end,
    );
    expect(played?.view.cards?.playing?.id).toBe('AX-04');
    expect(played?.view.cards?.cards.map(({ id }) => id)).toEqual(['AX-02']);
  });
});
