/** A change of the tower as steps: one for each fact, and the position after it. */
import type { Step } from '../../../kit/story';
import { singles } from '../board/cubes';
import type { Happening } from '../desk';
import type { CubesFell, Fact, View } from '../wire';
import { folded } from './fold';
import { inHand } from './fold/cubes';

/** A picture of cubes that fall: nothing is told before they lie. */
export interface Fall extends Step<View, Fact> {
  falls: CubesFell;
}

/** How long something is worth looking at, in milliseconds. */
const LENGTHS: Partial<Record<Fact['type'], number>> = {
  FloorBegan: 1400,
  TurnBegan: 700,
  ActionDeclared: 900,
  TargetsChosen: 600,
  PerilGathered: 450,
  HeroGathered: 600,
  LinesBought: 700,
  CubesPaid: 500,
  SupportUsed: 600,
  ResponseUsed: 600,
  CubesFell: 900,
  CubesMoved: 550,
  Regrouped: 700,
  EnemyActs: 1100,
  EnemyCancelled: 600,
  EnemyWounded: 800,
  EnemyKilled: 900,
  EnemyStepsUp: 700,
  EnemiesFled: 800,
  EnemiesSummoned: 800,
  ChartEntry: 900,
  Wounded: 900,
  PerilChanged: 700,
  XpGained: 650,
  Healed: 550,
  Afflicted: 800,
  LevelGained: 800,
  SkillGained: 550,
  ChestOpened: 1100,
  TreasureFound: 800,
  TreasureGiven: 550,
  FloorCompleted: 1000,
  BossDefeated: 1200,
  Won: 1600,
  Lost: 1600,
};
const USUAL = 400;
/** However many bots have acted meanwhile, nothing is told faster than this part of its length. */
const LEAST = 0.55;
const LEAST_FALL = 0.75;
const FALL = 2300;
const CUBE = 120;

export function steps(
  before: View,
  happenings: readonly Happening[],
  end: View,
): Step<View, Fact>[] {
  const moments = momentsOf(happenings);
  let view = before;
  return moments.flatMap((told, n) => {
    const facts = told.map(({ fact }) => fact);
    const was = view;
    // The last picture is the position itself: what no fact tells moves with it.
    view = n === moments.length - 1 ? end : folded(was, facts, end);
    const length = Math.max(...facts.map(lasts));
    const step = { before: was, view, happenings: told, lasts: length, least: LEAST };
    const [first] = facts;
    if (first?.type !== 'CubesFell') return [step];
    const fall = fallOf(was, first);
    return [fall, { ...step, before: fall.view }];
  });
}

/** The cubes are in the air: the position is still the one before, with all of them in hand. */
function fallOf(before: View, falls: CubesFell): Fall {
  const view = { ...before, cubes: inHand(before.cubes, falls.dropped) };
  return { before, view, happenings: [], lasts: fallLasts(falls), least: LEAST_FALL, falls };
}

/** More cubes take longer. */
export function fallLasts({ dropped }: CubesFell): number {
  return FALL + CUBE * singles(dropped).length;
}

export function lasts({ type }: Fact): number {
  return LENGTHS[type] ?? USUAL;
}

/** The dead of one attack fall at once, and a payment takes its status cubes along. */
export function momentsOf(happenings: readonly Happening[]): Happening[][] {
  const moments: Happening[][] = [];
  for (const happening of happenings) {
    const last = moments.at(-1);
    if (last && isOne(last[0]?.fact.type, happening.fact.type)) last.push(happening);
    else moments.push([happening]);
  }
  return moments;
}

function isOne(first: Fact['type'] | undefined, next: Fact['type']): boolean {
  return (
    (first === 'EnemyKilled' && next === 'EnemyKilled') ||
    (first === 'BoughtOff' && next === 'StatusRemoved')
  );
}
