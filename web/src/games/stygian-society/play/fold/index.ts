/** A view after one more thing has happened, as far as the facts tell it. */
import type { Fact, View } from '../../wire';
import { cardsAfter } from './cards';
import { cubesAfter } from './cubes';
import { floorAfter } from './floor';
import { ranksAfter } from './ranks';
import { statusesAfter } from './statuses';
import { tracksAfter } from './tracks';
import { turnAfter } from './turn';

export interface Story {
  /** The position the story leads to: names what a fact does not (texts, colours), never what will be. */
  end: View;
  /** The facts that are told at the same moment. */
  together: readonly Fact[];
}

const PARTS: readonly ((view: View, fact: Fact, story: Story) => View)[] = [
  turnAfter,
  floorAfter,
  ranksAfter,
  cubesAfter,
  tracksAfter,
  cardsAfter,
  statusesAfter,
];

/** What a fact does not tell stays as it was until the story is over. */
export function folded(view: View, together: readonly Fact[], end: View): View {
  const story = { end, together };
  return together.reduce(
    (before, fact) => PARTS.reduce((now, part) => part(now, fact, story), before),
    view,
  );
}
