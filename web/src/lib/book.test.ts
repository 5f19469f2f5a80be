import { describe, expect, test } from 'vitest';
import { grouped, placeAt, placeOf, search, shortened, spans, wordsOf } from './book';
import type { BookInfo, ChapterInfo } from './wire';

function chapter(name: string, told: [string, string[]][], rules: string[]): ChapterInfo {
  const blocks = told.map(([text, cited]) => ({
    kind: 'paragraph' as const,
    passages: [{ text, rules: cited }],
    figure: '',
  }));
  return { name, title: `About ${name}`, blocks, rules };
}

const BOOK: BookInfo = {
  title: 'A Game',
  examples: ['nets'],
  chapters: [
    chapter(
      'nets',
      [['A **Net** holds for two turns.', ['AB-NET-01', 'AB-NET-02']]],
      ['AB-NET-01', 'AB-NET-03'],
    ),
    chapter(
      'ends',
      [
        ['Whoever is caught may still win.', ['AB-NET-01']],
        ['The first across wins.', ['AB-WIN-01']],
      ],
      ['AB-NET-02', 'AB-WIN-01'],
    ),
  ],
};
const RULES = [
  { id: 'AB-NET-01', section: 'Nets', text: 'A trapped player stays.' },
  { id: 'AB-WIN-01', section: 'Winning', text: 'The far side wins.' },
];

describe('where a rule has its place', () => {
  test('in its own chapter, if a sentence there tells it', () => {
    expect(placeOf(BOOK, 'AB-NET-01')).toMatchObject({ chapter: { name: 'nets' }, at: 'p1-1' });
    expect(placeOf(BOOK, 'AB-WIN-01')).toMatchObject({ chapter: { name: 'ends' }, at: 'p2-1' });
  });

  test('else where another chapter tells it', () => {
    expect(placeOf(BOOK, 'AB-NET-02')).toMatchObject({ chapter: { name: 'nets' }, at: 'p1-1' });
  });

  test('else in the row of the exact rule', () => {
    expect(placeOf(BOOK, 'AB-NET-03')).toMatchObject({
      chapter: { name: 'nets' },
      at: 'AB-NET-03',
    });
  });

  test('and a rule that is in no ledger has none', () => {
    expect(placeOf(BOOK, 'AB-NET-99')).toBeNull();
  });
});

test.each([
  ['', '', 'nets', ''],
  ['ends', '', 'ends', ''],
  ['ends', 'p1-1', 'ends', 'p1-1'],
  ['AB-WIN-01', '', 'ends', 'p2-1'],
  ['', 'AB-WIN-01', 'ends', 'p2-1'],
  ['', 'main', 'nets', ''],
])('the address /%s#%s', (name, hash, chapter, at) => {
  expect(placeAt(BOOK, name, hash)).toMatchObject({ chapter: { name: chapter }, at });
});

test('an address that names nothing in the book', () => {
  expect(placeAt(BOOK, 'nonsense', '')).toBeNull();
});

describe('looking for something', () => {
  const found = (asked: string) => search('a-game', BOOK, RULES, asked);

  test('finds what is told, and the exact rule', () => {
    const { told, exact } = found('wins');
    expect(told.map(({ href }) => href)).toEqual([
      '/rules/a-game/ends#p1-1',
      '/rules/a-game/ends#p2-1',
    ]);
    expect(exact.map(({ href }) => href)).toEqual(['/rules/a-game/ledger#AB-WIN-01']);
  });

  test('takes a whole question, and shows no marks', () => {
    const [first] = found('how long does a Net hold?').told;
    expect(first).toEqual({
      title: 'About nets',
      href: '/rules/a-game/nets#p1-1',
      text: 'A Net holds for two turns.',
    });
  });

  test('finds a rule by its ID', () => {
    expect(found('ab-win-01').exact).toHaveLength(1);
  });

  test('finds nothing where there is nothing', () => {
    expect(found('dragon')).toEqual({ told: [], exact: [] });
    expect(found('  ')).toEqual({ told: [], exact: [] });
  });
});

test('small words and endings do not matter', () => {
  expect(wordsOf('Can I open doors?')).toEqual(['open', 'door']);
  expect(wordsOf('who is it')).toEqual(['who', 'is', 'it']);
});

test('the items of a list stand together', () => {
  const blocks = (['paragraph', 'item', 'item', 'heading', 'item'] as const).map((kind) => ({
    kind,
    passages: [],
    figure: '',
  }));
  expect(grouped(blocks)).toEqual([[0], [1, 2], [3], [4]]);
});

test('strong words, and short IDs', () => {
  expect(spans('A **Net** holds.')).toEqual([
    { text: 'A ', strong: false },
    { text: 'Net', strong: true },
    { text: ' holds.', strong: false },
  ]);
  expect(shortened(['AB-NET-01', 'AB-NET-02', 'AB-WIN-01']).map(({ short }) => short)).toEqual([
    'AB-NET-01',
    '02',
    'AB-WIN-01',
  ]);
});
