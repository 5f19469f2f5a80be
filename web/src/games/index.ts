/** Every game's own board, found by its folder; a game without one is played through the plain board. */
import type { Component } from 'svelte';
import type { GameUI } from '../lib/desk';
import { plainBoard } from './plain';

/** What a game's `index.ts` exports. A board is only ever given the views of its own game. */
interface Folder {
  boards: Readonly<Record<string, unknown>>;
}

const folders = import.meta.glob<Folder>(['./*/index.ts', '!./plain/index.ts']);
const sleeves = import.meta.glob<{ covers: Readonly<Record<string, Component>> }>('./*/cover.ts');

/** The folder of a game: an edition's slug begins with the game's. */
export function folderOf(slug: string, names: readonly string[]): string | undefined {
  const fitting = names.filter((name) => slug === name || slug.startsWith(`${name}-`));
  return fitting.sort((a, b) => b.length - a.length)[0];
}

export async function boardOf(slug: string): Promise<GameUI> {
  const folder = await loadFor(slug, folders);
  return (folder?.boards[slug] as GameUI | undefined) ?? plainBoard;
}

/** A game's picture for the lobby, without its board; none where it has none. */
export async function coverOf(slug: string): Promise<Component | undefined> {
  return (await loadFor(slug, sleeves))?.covers[slug];
}

async function loadFor<T>(
  slug: string,
  files: Record<string, () => Promise<T>>,
): Promise<T | undefined> {
  const paths = new Map(Object.keys(files).map((path) => [path.split('/')[1] ?? '', path]));
  const path = paths.get(folderOf(slug, [...paths.keys()]) ?? '');
  return path ? await files[path]?.() : undefined;
}
