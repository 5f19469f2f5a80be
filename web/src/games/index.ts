/** Every game's own board; a game without one is played through the plain board. */
import type { GameUI } from '../lib/desk';
import { plainBoard } from './plain';

const boards: Record<string, () => Promise<{ ui: GameUI }>> = {
  'keys-to-the-castle': () => import('./keys-to-the-castle'),
};

export async function boardOf(slug: string): Promise<GameUI> {
  const load = boards[slug];
  return load ? (await load()).ui : plainBoard;
}
