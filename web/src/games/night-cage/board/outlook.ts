/** What a decision tried out by the rules would change, as marks to draw and words to read. */
import type { Happening } from '../desk';
import { listed, SIDE_WORDS } from '../voice/words';
import type { Strike, View } from '../wire';
import { after, type Scene, sceneOf, tileAt } from './scene';
import { type Joint, joints } from './tiles';
import { lineCells, neighbour, placeName, SIDES, type Side } from './torus';

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

/** What a tile laid here would join, in words. */
export function jointWords(scene: Scene, cell: string, tile: string): string[] {
  const around = Object.fromEntries(
    SIDES.map((side) => [side, tileAt(scene, neighbour(cell, side, scene.side))]),
  ) as Record<Side, string>;
  const found = joints(tile, around);
  const sides = (joint: Joint) => SIDES.filter((side) => found[side] === joint);
  const named = (joint: Joint) =>
    listed(
      sides(joint).map(
        (side) => `${placeName(neighbour(cell, side, scene.side))} (${SIDE_WORDS[side]})`,
      ),
    );
  const words: string[] = [];
  if (sides('joined').length > 0) words.push(`It joins ${named('joined')}.`);
  if (sides('blocked').length > 0) words.push(`A wall closes it towards ${named('blocked')}.`);
  if (sides('open').length > 0) {
    words.push(`It leads into the dark: ${listed(sides('open').map((side) => SIDE_WORDS[side]))}.`);
  }
  return words;
}

/** Who would stand in which monster's sight, in one sentence. */
export function sightWords(view: View): string[] {
  const seen = view.prisoners.flatMap(({ name, cell }) => {
    const by = view.monsters.filter(({ sees }) => cell !== null && sees.includes(cell));
    return by.length > 0 ? [`${name} from ${listed(by.map((one) => placeName(one.cell)))}`] : [];
  });
  return seen.length > 0 ? [`Then seen: ${seen.join('; ')}.`] : [];
}

export function outlook(view: View, happenings: readonly Happening[]): Outlook {
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
      case 'Moved':
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
