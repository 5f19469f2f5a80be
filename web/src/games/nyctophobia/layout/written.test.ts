import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completed, turned } from './layout';
import { fromText, toText } from './text';

/** Maps as the rules write them, with the same a quarter turn on; a test of the rules brings many. */
interface Written {
  text: string;
  turned?: string;
  isCells: boolean;
}

const FEW: Written[] = [
  {
    text: `    A B C D E F G H
 1  . T . . . . . .
 2  . . . X . . . .
 3  . . . . . . . .
 4  . . . . . . . .
 5  . . . . . . . .
 6  . . . . . 2 . .
 7  . . . 1 . . C C
 8  . . . . . . . .
`,
    turned: `    A B C D E F G H
 1  . . . . . . . .
 2  . . . . . . . T
 3  . . . . . . . .
 4  . 1 . . . . X .
 5  . . . . . . . .
 6  . . 2 . . . . .
 7  . C . . . . . .
 8  . C . . . . . .
`,
    isCells: true,
  },
];

const file = process.env.LAYOUTS;
const all: Written[] = file
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : FEW;
const read = (text: string) => completed(fromText(text).layout, 3);

describe('maps written by the rules', () => {
  it('are written the same way here', () => {
    for (const { text, isCells } of all) expect(toText(read(text), isCells)).toBe(text);
  });

  it('are turned the same way here', () => {
    const both = all.filter((one) => one.turned !== undefined);
    expect(both.length).toBeGreaterThan(0);
    for (const one of both) expect(toText(turned(read(one.text)), one.isCells)).toBe(one.turned);
  });
});
