/** Every game's own board; a game without one is played through the plain board. */
import type { GameUI } from '../lib/desk';
import { plainBoard } from './plain';

/** A board is only ever given the views of its own game. */
const boards: Record<string, () => Promise<unknown>> = {
  'keys-to-the-castle': async () => (await import('./keys-to-the-castle')).ui,
  'night-cage': async () => (await import('./night-cage')).published,
  'night-cage-2019': async () => (await import('./night-cage')).june2019,
  nyctophobia: async () => (await import('./nyctophobia')).ui,
  'stygian-society': async () => (await import('./stygian-society')).ui,
};

export async function boardOf(slug: string): Promise<GameUI> {
  const load = boards[slug];
  return load ? ((await load()) as GameUI) : plainBoard;
}
