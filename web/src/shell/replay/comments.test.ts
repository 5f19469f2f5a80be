import { expect, test } from 'vitest';
import type { ChatLine, ReplayFrame } from '../../lib/wire';
import { commentsOf } from './comments';

test('comments stand with their moments', () => {
  const line = (text: string) => ({ seat: 0, name: 'Ada', text, at: 1 }) as ChatLine;
  const frame = (seq: number, ...said: string[]) =>
    ({ seq, comments: said.map(line) }) as ReplayFrame;
  const found = commentsOf([
    frame(0),
    frame(3, 'a', 'b'),
    { seq: 5 } as ReplayFrame,
    frame(9, 'c'),
  ]);
  expect(found.map(({ seq, moment, line: { text } }) => [seq, moment, text])).toEqual([
    [3, 2, 'a'],
    [3, 2, 'b'],
    [9, 4, 'c'],
  ]);
});
