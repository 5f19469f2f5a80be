/** What is heard at once, or seen by the Hunter, as steps that are told one by one. Lengths follow only what is told (NY-INFO-05). */
import type { Step } from '../../../kit/story';
import type { Happening } from '../desk';
import { afterSeen, HUNTER_LASTS, HUNTER_TOGETHER, isTurning } from '../hunter/story';
import type { Fact, View } from '../wire';
import { FLIGHT } from './cues';

/** Milliseconds; what is not named lasts USUAL. */
const USUAL = 700;
const LASTS: Partial<Record<Fact['type'], number>> = {
  TurnEnd: 260,
  Searched: 1250,
  Step: 320,
  Stepped: 480,
  Rocks: 260,
  Attacked: 1100,
  Called: 1100,
  Clue: 1400,
  SetUp: 1400,
  Moved: 1100,
  Taunted: 1200,
  Claimed: 1800,
  Ended: 1600,
};
/** Words take their time. */
const PER_LETTER = 28;
const MOST = 2600;

/** What belongs to the moment of the fact before it. */
const TOGETHER: Partial<Record<Fact['type'], readonly Fact['type'][]>> = {
  Stepped: ['Step'],
  Hopped: ['Step'],
  Felt: ['Searched'],
  Rocks: ['Entered', 'Threw', 'Countered'],
  Threw: ['Acted'],
  Hid: ['Acted'],
};
/** Nobody shall miss these among the consequences of an own step. */
const GRAVE: readonly Fact['type'][] = ['Attacked', 'Hurt', 'Moved', 'Fogged', 'Ended', 'Turn'];

export function lasts({ fact, text }: Happening): number {
  if (fact.type === 'Threw') return 700 + fact.spaces * FLIGHT * 1000;
  if (fact.type === 'Spoke') return Math.min(MOST, USUAL + text.length * PER_LETTER);
  return LASTS[fact.type] ?? USUAL;
}

export function steps(
  before: View,
  happenings: readonly Happening[],
  end: View,
): Step<View, Fact>[] {
  const sees = Boolean(before.forest);
  const moments = sees ? inSight(happenings) : inMoments(happenings, end.viewer);
  const onward = (one: View, { fact }: Happening) =>
    sees ? afterSeen(after(one, fact), fact, end) : after(one, fact);
  const long = (one: Happening) => (sees ? HUNTER_LASTS[one.fact.type] : undefined) ?? lasts(one);
  let view = before;
  return moments.map((moment, n) => {
    const next = n === moments.length - 1 ? end : moment.reduce(onward, view);
    const step: Step<View, Fact> = {
      before: view,
      view: next,
      happenings: moment,
      lasts: Math.max(...moment.map(long)),
      yields: moment.every(({ fact }) => fact.seat === end.viewer),
    };
    view = next;
    return step;
  });
}

/** All that comes of an own small deed is one moment. */
function inMoments(happenings: readonly Happening[], viewer: number): Happening[][] {
  if (happenings.every(({ fact }) => fact.seat === viewer && !GRAVE.includes(fact.type)))
    return [[...happenings]];
  return joined(happenings, TOGETHER);
}

/** Each step of a walk is seen; but when the forest turns, everybody moves at once. */
function inSight(happenings: readonly Happening[]): Happening[][] {
  const turns = isTurning(happenings.map(({ fact }) => fact));
  const together = turns ? { ...HUNTER_TOGETHER, HunterSawMove: [...MOVES] } : HUNTER_TOGETHER;
  return joined(happenings, together);
}

const MOVES: readonly Fact['type'][] = ['HunterSawMove', 'Stepped', 'Hopped'];

function joined(
  happenings: readonly Happening[],
  together: Partial<Record<Fact['type'], readonly Fact['type'][]>>,
): Happening[][] {
  const moments: Happening[][] = [];
  for (const happening of happenings) {
    const last = moments.at(-1)?.at(-1)?.fact;
    const isSame = last && together[happening.fact.type]?.includes(last.type);
    if (isSame) moments.at(-1)?.push(happening);
    else moments.push([happening]);
  }
  return moments;
}

/** The view with what a fact says; what it does not say stays until the story is over. */
export function after(view: View, fact: Fact): View {
  const players = (change: object) =>
    view.players.map((player) => (player.seat === fact.seat ? { ...player, ...change } : player));
  switch (fact.type) {
    case 'Turn':
      return { ...view, stage: 'play', active: fact.seat };
    case 'TurnEnd':
      return { ...view, active: null };
    case 'Searched':
      return { ...view, last_search: fact, search_age: 'now' };
    case 'Step':
      return { ...view, search_age: view.search_age && 'elsewhere' };
    case 'Rocks':
      return { ...view, players: players({ rocks: fact.count }) };
    case 'Hid':
    case 'Unhid':
      return { ...view, players: players({ hidden: fact.type === 'Hid' }) };
    case 'Hurt':
      return { ...view, players: players({ health: fact.health }) };
    case 'Called':
      return { ...view, called_by: fact.seat };
    case 'Clue':
      return { ...view, clue: fact.direction };
    default:
      return view;
  }
}
