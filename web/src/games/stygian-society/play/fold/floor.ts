/** A new floor, its chart and its peril cubes. */
import type { EnemyView, Fact, FloorBegan, FloorView, Named, View } from '../../wire';
import type { Story } from '.';
import { lined, newcomer, numbered } from './ranks';
import { threats, withSilenced } from './threats';

export function floorAfter(view: View, fact: Fact, { end }: Story): View {
  if (fact.type === 'FloorBegan') return withFloor(view, fact, end);
  const floor = view.floor && after(view.floor, fact);
  return floor === view.floor ? view : { ...view, floor };
}

function after(floor: FloorView, fact: Fact): FloorView {
  switch (fact.type) {
    case 'ChartEntry': {
      const occur = (at: number, occurred: boolean) => occurred || at === fact.at;
      const chart = floor.chart.map((one) => ({ ...one, occurred: occur(one.at, one.occurred) }));
      return { ...floor, chart };
    }
    case 'PerilCubesChanged':
      return { ...floor, peril_cubes: fact.cubes };
    case 'FloorCompleted':
      return { ...floor, completed: true };
    default:
      return floor;
  }
}

/** The sheet as it lies at first. What is printed on it shows in any position of that floor. */
function withFloor(view: View, fact: FloorBegan, end: View): View {
  const sheet = end.floor;
  if (sheet?.number !== fact.floor) return view;
  const token = (named: Named) => newcomer(named, view.floor, sheet);
  const front = fact.front.map(token);
  const rear = fact.rear.map(token);
  const giant = fact.giant && token(fact.giant);
  const everybody = [...front, ...rear, ...(giant ? [giant] : [])];
  if (everybody.some((one) => one === null)) return view;
  const floor: FloorView = {
    ...sheet,
    giant: giant && { ...giant, place: 'G' },
    front: lined('F', front as EnemyView[]),
    rear: lined('R', rear as EnemyView[]),
    actions: [],
    chart: sheet.chart.map((entry) => ({ ...entry, occurred: false })),
    peril_cubes: fact.peril_cubes,
    modifiers: [],
    completed: false,
  };
  const standing = numbered(floor, sheet);
  const lying = { ...standing, actions: threats(standing, sheet) };
  return withSilenced({ ...view, floor: lying, floors_left: end.floors_left }, view.silenced);
}
