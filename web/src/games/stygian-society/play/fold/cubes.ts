/** Cubes between bank, hand, tower, field and crypt. */
import { countOf, heaps, letterOf, minus, plus, singles } from '../../board/cubes';
import type { CubesView, Fact, View } from '../../wire';

type Place = keyof CubesView;

export function cubesAfter(view: View, fact: Fact): View {
  const cubes = after(view.cubes, fact);
  return cubes === view.cubes ? view : { ...view, cubes };
}

function after(cubes: CubesView, fact: Fact): CubesView {
  switch (fact.type) {
    case 'PerilGathered':
    case 'HeroGathered':
      return moved(cubes, fact.cubes, 'bank', 'hand');
    case 'CubesFell':
      return fallen(cubes, fact.dropped, fact.field, fact.crypt, fact.inside);
    case 'EnemyActs':
    case 'CubesPaid':
      return moved(moved(cubes, fact.field, 'field', 'bank'), fact.crypt, 'crypt', 'bank');
    case 'BoughtOff':
      return fact.payment === 'luck'
        ? cubes
        : moved(cubes, `${letterOf(fact.color)}1`, fact.payment as Place, 'bank');
    case 'CubesMoved':
      return moved(cubes, fact.cubes, fact.source as Place, fact.to as Place);
    case 'CubesExchanged':
      return exchanged(cubes, fact.cubes, fact.zone as Place, letterOf(fact.color));
    case 'Afflicted':
      return { ...cubes, bank: minus(cubes.bank, fact.color ? `${letterOf(fact.color)}1` : '0') };
    case 'StatusRemoved':
      return { ...cubes, bank: plus(cubes.bank, fact.cubes) };
    case 'Regrouped':
      return all(cubes, 'tower', 'field', 'crypt');
    case 'FloorBegan':
      return all(cubes, 'field', 'crypt');
    default:
      return cubes;
  }
}

function moved(cubes: CubesView, which: string, from: Place, to: Place): CubesView {
  const left = { ...cubes, [from]: minus(cubes[from], which) };
  return { ...left, [to]: plus(left[to], which) };
}

/** Everything from there back to the bank. */
function all(cubes: CubesView, ...places: Place[]): CubesView {
  return places.reduce((left, place) => moved(left, left[place], place, 'bank'), cubes);
}

/** One for one with cubes of the bank. */
function exchanged(cubes: CubesView, which: string, zone: Place, letter: string): CubesView {
  const given = moved(cubes, which, zone, 'bank');
  return moved(given, `${letter}${singles(which).length}`, 'bank', zone);
}

/** Just before they fall. A drop by an effect takes its cubes from the bank without a word, whatever is
 * in hand (SS-CUBE-14). */
export function inHand(cubes: CubesView, dropped: string): CubesView {
  const isFromHand = heaps(cubes.hand).every(
    ({ letter, count }) => count <= countOf(dropped, letter),
  );
  const more = isFromHand ? minus(dropped, cubes.hand) : dropped;
  return { ...cubes, bank: minus(cubes.bank, more), hand: plus(cubes.hand, more) };
}

function fallen(
  cubes: CubesView,
  dropped: string,
  field: string,
  crypt: string,
  tower: string,
): CubesView {
  const held = inHand(cubes, dropped);
  return {
    bank: held.bank,
    hand: minus(held.hand, dropped),
    tower,
    field: plus(cubes.field, field),
    crypt: plus(cubes.crypt, crypt),
  };
}
