import { describe, expect, it } from 'vitest';
import { boardOf, folderOf } from '.';
import { plainBoard } from './plain';

describe('boards', () => {
  it('are found by the folder a slug names or begins with', () => {
    const names = ['a-game', 'a-game-of-doors', 'other'];
    expect(folderOf('a-game', names)).toBe('a-game');
    expect(folderOf('a-game-2019', names)).toBe('a-game');
    expect(folderOf('a-game-of-doors', names)).toBe('a-game-of-doors');
    expect(folderOf('a-gamer', names)).toBeUndefined();
  });
  it('are plain where there is none', async () => {
    expect(await boardOf('a-game-nobody-has')).toBe(plainBoard);
    expect(await boardOf('plain')).toBe(plainBoard);
  });
});

describe('no shared file of the page', () => {
  const files = import.meta.glob<string>(
    [
      '/src/{kit,lib,shell,styles}/**/*',
      '/src/*.{ts,svelte}',
      '/src/games/{index.ts,plain/*}',
      '!/src/lib/wire.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  );
  const folders = Object.keys(import.meta.glob('./*/index.ts'))
    .map((path) => path.split('/')[1] ?? '')
    .filter((name) => name !== 'plain');
  it('is overlooked', () => {
    expect(Object.keys(files).length).toBeGreaterThan(60);
  });
  it.each(folders)('names %s', (folder) => {
    const name = new RegExp(folder.replaceAll('-', '[-_ ]?'), 'i');
    const places = Object.entries(files).filter(([, text]) => name.test(text));
    expect(places.map(([path]) => path)).toEqual([]);
  });
});
