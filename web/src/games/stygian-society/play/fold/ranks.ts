/** Enemies in their ranks: wounds, deaths, stepping up, coming and fleeing. */
import { allEnemies } from '../../voice/words';
import type { EnemyView, Fact, FloorView, Named, View } from '../../wire';
import type { Story } from '.';
import { threats, withSilenced } from './threats';

/** No number yet. */
const NEW = Number.MAX_SAFE_INTEGER;

export function ranksAfter(view: View, fact: Fact, { end, together }: Story): View {
  const { floor } = view;
  if (!floor) return view;
  switch (fact.type) {
    case 'EnemyWounded':
    case 'EnemyMended':
      return { ...view, floor: wounded(floor, fact.place, fact.wounds) };
    case 'EnemyKilled': {
      // All fall at once, each named by the place where it stood (SS-KILL-02).
      if (fact !== together.at(-1)) return view;
      const places = together.flatMap((one) => (one.type === 'EnemyKilled' ? [one.place] : []));
      return reformed(view, without(floor, places), end);
    }
    case 'EnemyStepsUp': {
      const stepping = floor.rear.find(({ id }) => id === fact.enemy.id);
      if (!stepping) return view;
      const rear = floor.rear.filter((one) => one !== stepping);
      return reformed(view, { ...floor, rear, front: [...floor.front, stepping] }, end);
    }
    case 'EnemiesFled':
      return reformed(view, { ...floor, front: [], rear: [] }, end);
    case 'EnemiesSummoned': {
      const one = newcomer(fact.enemy, floor, end.floor);
      if (!one) return view;
      const rank = fact.rank === 'front' ? 'front' : 'rear';
      const more = Array<EnemyView>(fact.number).fill(one);
      const joined = numbered({ ...floor, [rank]: [...floor[rank], ...more] }, end.floor);
      return reformed(view, joined, end);
    }
    default:
      return view;
  }
}

/** A token without wounds. Its colour and its wounds are those of its kind, wherever that is shown. */
export function newcomer(
  { id, name }: Named,
  ...floors: readonly (FloorView | null)[]
): EnemyView | null {
  const token = floors.flatMap(allEnemies).find((one) => one.id === id);
  if (token) return { ...token, place: '', token: NEW, wounds: 0 };
  const card = floors.flatMap((floor) => floor?.cards ?? []).find((one) => one.id === id);
  if (!card) return null;
  const { border, wounds: maximum } = card;
  return { id, name, place: '', token: NEW, border, wounds: 0, maximum, boss: false };
}

/** Newcomers get the numbers they have where the story leads, and such of their own as no other has. */
export function numbered(floor: FloorView, end: FloorView | null): FloorView {
  const taken = new Set(allEnemies(floor).map(({ token }) => token));
  let next = -1;
  const number = (one: EnemyView): EnemyView => {
    if (one.token !== NEW) return one;
    const same = allEnemies(end).find(({ id, token }) => id === one.id && !taken.has(token));
    const token = same?.token ?? next--;
    taken.add(token);
    return { ...one, token };
  };
  const front = floor.front.map(number);
  return {
    ...floor,
    giant: floor.giant && number(floor.giant),
    front,
    rear: floor.rear.map(number),
  };
}

/** A rank's tokens are counted from the left. */
export function lined(letter: string, rank: readonly EnemyView[]): EnemyView[] {
  return rank.map((one, n) => ({ ...one, place: `${letter}${n + 1}` }));
}

function wounded(floor: FloorView, place: string, wounds: number): FloorView {
  const hit = (one: EnemyView) => (one.place === place ? { ...one, wounds } : one);
  return {
    ...floor,
    giant: floor.giant && hit(floor.giant),
    front: floor.front.map(hit),
    rear: floor.rear.map(hit),
  };
}

function without(floor: FloorView, places: readonly string[]): FloorView {
  const isLeft = (one: EnemyView) => !places.includes(one.place);
  return {
    ...floor,
    giant: floor.giant && isLeft(floor.giant) ? floor.giant : null,
    front: floor.front.filter(isLeft),
    rear: floor.rear.filter(isLeft),
  };
}

/** The ranks close up; whoever is aimed at stays so at another place. */
function reformed(view: View, floor: FloorView, end: View): View {
  const front = lined('F', floor.front);
  const rear = lined('R', floor.rear);
  const before = [...(floor.giant ? [floor.giant] : []), ...floor.front, ...floor.rear];
  const after = [...(floor.giant ? [floor.giant] : []), ...front, ...rear];
  const targets = after.flatMap(({ place }, n) =>
    view.targets.includes(before[n]?.place ?? '') ? [place] : [],
  );
  const now = { ...floor, front, rear };
  const shown = [view.floor, end.floor].flatMap((one) => (one?.id === floor.id ? [one] : []));
  const closed = { ...now, actions: threats(now, ...shown) };
  return withSilenced({ ...view, targets, floor: closed }, view.silenced);
}
