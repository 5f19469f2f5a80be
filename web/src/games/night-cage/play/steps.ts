/** A change of the cage as steps: one for each fact, and the position after it. */
import type { Step } from '../../../kit/story';
import { after, light, type Scene, sceneOf } from '../board/scene';
import { isCrumbling, isPit, kind, openings } from '../board/tiles';
import type { Happening } from '../desk';
import type { Fact, Space, View } from '../wire';
import { counted } from './counts';

export function steps(
  before: View,
  happenings: readonly Happening[],
  end: View,
): Step<View, Fact>[] {
  const told: Step<View, Fact>[] = [];
  let view = before;
  for (const happening of happenings) {
    const scene = after(sceneOf(view), happening);
    const next = viewAfter(view, scene, happening.fact);
    told.push({ before: view, view: next, happenings: [happening], lasts: scene.lasts });
    view = next;
  }
  return [...told, { before: end, view: end, happenings: [], lasts: 0 }];
}

/** The picture of a step. */
export function drawn({ before, view, happenings }: Step<View, Fact>): Scene {
  const [happening] = happenings;
  return happening ? after(sceneOf(before), happening) : sceneOf(view);
}

/** The view with what a scene changes; what a fact does not tell stays until the story is over. */
function viewAfter(view: View, scene: Scene, fact: Fact): View {
  const taken = fact.type === 'KeyTaken' ? fact.cell : null;
  const drawn = {
    ...view,
    spaces: view.spaces.map((space, n) => {
      const after = spaceAfter(space, scene, scene.tiles[n] ?? '.');
      return space.cell === taken ? { ...after, key: false } : after;
    }),
    prisoners: view.prisoners.map((prisoner) => ({
      ...prisoner,
      ...scene.bodies.find(({ name }) => name === prisoner.name),
    })),
    monsters: view.monsters.filter(({ cell, tile }) => {
      const at = view.spaces.findIndex((space) => space.cell === cell);
      return scene.tiles[at] === tile;
    }),
    hand: scene.hand,
    dirge: [...scene.dirge],
    acting: scene.acting,
  };
  return counted(drawn, fact);
}

function spaceAfter(space: Space, scene: Scene, tile: string): Space {
  const isSame = tile === space.tile;
  return {
    ...space,
    tile,
    openings: isSame ? space.openings : openings(tile),
    pit: isSame ? space.pit : isPit(tile),
    crumbling: isSame ? space.crumbling : isCrumbling(tile),
    key: isSame ? space.key : 'KQ'.includes(kind(tile)),
    lit: tile !== '.' && light(scene, space.cell) !== '',
    prisoners: scene.bodies.flatMap(({ name, cell }) => (cell === space.cell ? [name] : [])),
  };
}
