/** What a Hunted believed, beside what was true. */
import type { BeliefView, View } from '../wire';
import { counted, joined } from './prose';

export interface Mark {
  /** A border of the board, or a cell where trees fill cells. */
  name: string;
  felt: 'tree' | 'open';
  /** Felt before the forest changed. */
  isDoubtful: boolean;
  /** It is not so any more. */
  isWrong: boolean;
}

export function beliefOf(view: View, seat: number | null): BeliefView | null {
  return view.beliefs?.find((belief) => belief.seat === seat) ?? null;
}

export function marksOf(belief: BeliefView, trees: readonly string[]): Mark[] {
  const standing = new Set(trees);
  const doubtful = new Set(belief.doubtful);
  const mark = (name: string, felt: Mark['felt']): Mark => ({
    name,
    felt,
    isDoubtful: doubtful.has(name),
    isWrong: standing.has(name) !== (felt === 'tree'),
  });
  return [
    ...belief.open.map((name) => mark(name, 'open')),
    ...belief.trees.map((name) => mark(name, 'tree')),
  ];
}

/** `D4-E4` is a border, `D4` a cell. */
const where = (name: string) =>
  name.includes('-') ? `between ${name.replace('-', ' and ')}` : `in ${name}`;

/** The same in sentences: what is right is counted, what is wrong is named. */
export function beliefWords(view: View, seat: number, name: string): string[] {
  const belief = beliefOf(view, seat);
  if (!belief || !view.forest) return [];
  const marks = marksOf(belief, view.forest.trees);
  const wrong = marks.filter(({ isWrong }) => isWrong);
  const lines = [feltWords(belief, name)];
  if (wrong.length > 0) lines.push(`Wrong by now: ${joined(wrong.map(wrongWords))}.`);
  else if (marks.length > 0) {
    const doubts = belief.doubtful.length;
    lines.push(
      doubts > 0
        ? `All of it is true, though the forest has changed since ${doubts === 1 ? 'one was' : `${doubts} were`} felt.`
        : 'All of it is true.',
    );
  }
  if (belief.met) {
    const since =
      belief.since > 0 ? `${counted(belief.since, 'turn')} of the Hunter ago` : 'just now';
    const truth =
      belief.met === view.forest.hunter
        ? 'and there the Hunter is'
        : `the Hunter is in ${view.forest.hunter}`;
    lines.push(`${name} met the Hunter in ${belief.met}, ${since}; ${truth}.`);
  }
  if (belief.car.length > 0) lines.push(`${name} has found the car.`);
  return lines;
}

function feltWords({ origin, trees, open, ends }: BeliefView, name: string): string {
  const free = open[0]?.includes('-') ? 'open way' : 'clearing';
  const felt = [
    ...(trees.length > 0 ? [counted(trees.length, 'tree')] : []),
    ...(open.length > 0 ? [counted(open.length, free)] : []),
    ...(ends.length > 0 ? ['the edge'] : []),
  ];
  return `${name}, counting from ${origin}, knows ${joined(felt) || 'nothing yet'}.`;
}

function wrongWords({ name, felt }: Mark): string {
  return felt === 'tree'
    ? `the tree ${where(name)} is gone`
    : `a tree stands ${where(name)}, where it was open`;
}
