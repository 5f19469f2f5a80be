/** What a decision tried out by the rules would change, as marks to draw and words to read. */
import type { Happening, Strike } from '../../lib/wire';
import type { NightView } from './desk';
import { after, sceneOf } from './scene';
import { lineCells } from './torus';

export interface Outlook {
  /** Spaces whose tile would be lost in the dark. */
  dark: string[];
  /** Spaces that would become Pits. */
  pits: string[];
  strikes: Strike[];
  /** Prisoners who would be hit. */
  hit: string[];
  /** Where somebody would go, from and to. */
  ways: { name: string; from: string; to: string }[];
  /** The line somebody would fall along, or the spaces the Dirge would cover. */
  area: string[];
  /** A tile that would lie there. */
  tile: { cell: string; tile: string } | null;
  relit: string[];
}

export function outlook(view: NightView, happenings: readonly Happening[]): Outlook {
  const found: Outlook = {
    dark: [],
    pits: [],
    strikes: [],
    hit: [],
    ways: [],
    area: [],
    tile: null,
    relit: [],
  };
  let scene = sceneOf(view);
  for (const happening of happenings) {
    const { fact } = happening;
    switch (fact.type) {
      case 'WentDark':
        found.dark.push(...fact.tiles.map(({ cell }) => cell));
        break;
      case 'FlickerTook':
        found.dark.push(fact.cell);
        break;
      case 'PitsFormed':
        found.pits.push(...fact.tiles.map(({ cell }) => cell));
        break;
      case 'MonstersAttacked': {
        const reach = new Set(fact.strikes.flatMap((strike) => strike.reach));
        const struck = scene.bodies.filter(({ cell }) => cell !== null && reach.has(cell));
        found.strikes.push(...fact.strikes);
        found.hit.push(...struck.map(({ name }) => name));
        break;
      }
      case 'NCMoved':
      case 'Scrambled':
        found.ways.push({ name: fact.prisoner, from: fact.origin, to: fact.cell });
        break;
      case 'Fell':
      case 'KeepsFalling':
        found.area.push(...lineCells(fact.line, view.side));
        break;
      case 'DirgeArrived':
        found.area.push(...fact.cells);
        break;
      case 'StartPlaced':
      case 'TilePlaced':
      case 'Landed':
      case 'Swapped':
        found.tile ??= { cell: fact.cell, tile: fact.tile };
        break;
      case 'WasRelit':
        found.relit.push(fact.prisoner);
    }
    scene = after(scene, happening);
  }
  return found;
}
