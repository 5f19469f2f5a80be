import { describe, expect, it } from 'vitest';
import { recorded } from '../../recorded';
import type { Happening } from '../desk';
import { wholeStack } from '../tray/stock';
import type { Fact, View } from '../wire';
import { steps } from './steps';

const told = (facts: readonly Fact[]): Happening[] => facts.map((fact) => ({ fact, text: '' }));

/** What the facts tell whole. */
function parts(view: View) {
  const { stack, discards, last_discards, omens, final_flickers, gates_left, keys_left } = view;
  return {
    counts: { stack, discards, last_discards, omens, final_flickers, gates_left, keys_left },
    hand: view.hand,
    tiles: view.spaces.map(({ cell, tile, key }) => [cell, tile, key]),
    prisoners: view.prisoners.map(({ name, cell, line, key }) => ({ name, cell, line, key })),
  };
}

describe.each(recorded<View, Fact>(import.meta.url))('%s', (_, all) => {
  it('are there', () => expect(all.length).toBeGreaterThan(5));

  it('lead, fact by fact, to the position after them', () => {
    for (const { game, before, facts, after } of all) {
      const end = steps(before, told(facts), after).at(-2)?.view ?? before;
      const words = `${game}: ${facts.map(({ type }) => type).join(' ')}`;
      expect(parts(end), words).toEqual(parts(after));
    }
  });

  it('neither make nor lose a tile on the way', () => {
    for (const { before, facts, after } of all) {
      for (const { view } of steps(before, told(facts), after)) {
        expect(wholeStack(view)).toBe(wholeStack(after));
      }
    }
  });

  it('end with the position itself, and tell everything once', () => {
    for (const { before, facts, after } of all) {
      const story = steps(before, told(facts), after);
      expect(story.at(-1)?.view).toBe(after);
      expect(story.flatMap(({ happenings }) => happenings.map(({ fact }) => fact))).toEqual(facts);
    }
  });
});
