/** For tests: changes of real games, as `tests/server/changes.py` records them. */
import { readFileSync } from 'node:fs';

interface Change<V, F> {
  /** What it is part of. */
  game: string;
  before: V;
  facts: F[];
  after: V;
}

/** The file that CHANGES names has whole games; else there are a few changes beside the test. Several
 * can come to the page in one, because nobody waits for it. */
export function recorded<V, F>(test: string): [string, Change<V, F>[]][] {
  const whole = process.env.CHANGES;
  const lines = readFileSync(whole ?? new URL('./recorded.jsonl', test), 'utf8')
    .trim()
    .split('\n');
  const changes: Change<V, F>[] = lines
    .map((line) => JSON.parse(line))
    .map((change) => ({ ...change, after: { ...change.before, ...change.after } }));
  const inOne = changes.map((first, n) => {
    const part = changes.slice(n, n + 4).filter(({ game }) => game === first.game);
    const facts = part.flatMap((change) => change.facts);
    return { ...first, facts, after: part.at(-1)?.after ?? first.after };
  });
  return whole
    ? [
        ['changes', changes],
        ['four in one', inOne],
      ]
    : [['changes', changes]];
}
