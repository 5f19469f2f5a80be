/** Status cubes on the heroes' cards. */
import { COLOURS, singles } from '../../board/cubes';
import { STATUS_HINTS } from '../../voice/words';
import type { Fact, HeroView, StatusCube, View } from '../../wire';
import type { Story } from '.';

const ORDER = Object.keys(STATUS_HINTS);

export function statusesAfter(view: View, fact: Fact, { together }: Story): View {
  switch (fact.type) {
    case 'Afflicted': {
      const { status, color } = fact;
      if (color === null) return view;
      const cube = { status, color, turn: view.turn };
      return changed(view, fact.hero.id, (cubes) => laid(cubes, cube));
    }
    case 'StatusRemoved': {
      const colours = singles(fact.cubes).map((letter) => COLOURS[letter] ?? '');
      // Who buys off pays for the oldest; other effects take the newest (SS-STAT-07, -09).
      const isBought = together.some(({ type }) => type === 'BoughtOff');
      return changed(view, fact.hero.id, (cubes) =>
        colours.reduce((left, colour) => taken(left, fact.status, colour, isBought), cubes),
      );
    }
    default:
      return view;
  }
}

function changed(view: View, id: string, change: (cubes: StatusCube[]) => StatusCube[]): View {
  const after = (hero: HeroView) => ({ ...hero, statuses: change(hero.statuses) });
  return { ...view, heroes: view.heroes.map((hero) => (hero.id === id ? after(hero) : hero)) };
}

/** Cubes lie by status, the oldest first. */
function laid(cubes: readonly StatusCube[], cube: StatusCube): StatusCube[] {
  const rank = ({ status }: StatusCube) => ORDER.indexOf(status);
  return [
    ...cubes.filter((one) => rank(one) <= rank(cube)),
    cube,
    ...cubes.filter((one) => rank(one) > rank(cube)),
  ];
}

function taken(
  cubes: readonly StatusCube[],
  status: string,
  color: string,
  isOldest: boolean,
): StatusCube[] {
  const isSuch = (one: StatusCube) => one.status === status && one.color === color;
  const at = isOldest ? cubes.findIndex(isSuch) : cubes.findLastIndex(isSuch);
  return cubes.filter((_, n) => n !== at);
}
