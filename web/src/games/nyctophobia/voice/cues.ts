/** The sound and the shaking of everything a seat is told. Nothing else goes into it (NY-INFO-05). */
import type { Sound } from '../../../kit/sound';
import type { Heard } from '../../../lib/desk';
import type { Happening } from '../desk';
import type { Fact, Searched, Threw } from '../wire';
import { placeOf, SIDES, type Side, spacesOf } from './sides';
import { type Name, SOUNDS } from './sounds';
import { FEELS, shakeOf, soundsOf, type Texture, texturesOf } from './textures';

/** Where the viewer has last tried to go: a bump is heard from there. */
export const tried: { side: Side | null } = { side: null };

/** Seconds between two directions of a search. */
export const SWEEP = 0.28;
/** Seconds from a step to what is found there. */
const ARRIVAL = 0.25;
/** Seconds that a rock flies for each space. */
export const FLIGHT = 0.14;

export function cue({ fact }: Happening, viewer: number): Heard | null {
  const isMine = fact.seat === viewer;
  switch (fact.type) {
    case 'Turn':
      if (isMine) return { sounds: ['turn'] };
      return fact.seat === 0 ? made('hunt', undefined, [60, 80, 60]) : null;
    case 'TurnEnd':
      return fact.seat === 0 ? made('silence') : null;
    case 'Searched':
      return swept(fact);
    case 'Felt':
      return isMine ? null : made('grope');
    case 'Step':
      return made('step', fact.direction, [12]);
    case 'Stepped':
      return isMine ? null : made('otherStep');
    case 'Blocked':
      return bumped(fact.item, isMine);
    case 'Threw':
      return thrown(fact, isMine);
    case 'Attacked':
      return made('attack', isMine ? fact.direction : undefined, isMine ? [300, 80, 300] : [120]);
    case 'Hurt':
      return made('hurt', undefined, isMine ? [400] : [100]);
    case 'HunterSawMove':
      return isMine ? made('step') : null;
    case 'HunterPlayed':
    case 'HunterDrew':
      return { sounds: ['card'] };
    case 'HunterStood':
      return { sounds: ['no'] };
    default:
      return other(fact, isMine);
  }
}

const OTHERS: Partial<Record<Fact['type'], Name>> = {
  Hopped: 'hop',
  Noise: 'crack',
  Hid: 'hush',
  Unhid: 'breath',
  Countered: 'strike',
  Called: 'call',
  Fogged: 'fog',
  Taunted: 'whisper',
  Claimed: 'whisper',
  Laughed: 'laugh',
  Refused: 'refused',
};
const TREES: Record<string, Name> = { felled: 'felled', planted: 'planted', turned: 'turned' };

function other(fact: Fact, isMine: boolean): Heard | null {
  switch (fact.type) {
    case 'Acted':
      return fact.kind === 'sprint' ? made('sprint') : null;
    case 'Entered': {
      const felt = texturesOf(fact.items);
      const sounds = felt.map((texture) => ({ ...textured(texture), after: ARRIVAL }));
      return { sounds, shake: shakeOf([fact.items]) };
    }
    case 'Forest':
      return made(TREES[fact.kind] ?? 'planted');
    case 'Moved':
      return made('moved', undefined, [40, 40, 90, 40, 180]);
    case 'Spoke':
      return isMine ? null : { sounds: ['chat'] };
    case 'Ended':
      return { sounds: [fact.winner === 'hunted' ? 'win' : 'end'] };
    default: {
      const name = OTHERS[fact.type];
      return name ? made(name) : null;
    }
  }
}

function made(name: Name, side?: string, shake?: readonly number[]): Heard {
  const from = side === undefined ? undefined : placeOf(side);
  return {
    sounds: [{ cue: name, parts: SOUNDS[name], ...(from && { from }) }],
    ...(shake && { shake }),
  };
}

const textured = (texture: Texture): Sound => ({ cue: texture, parts: FEELS[texture].parts });

/** The hands go round: what lies here, then north, east, south, west. */
export function swept(search: Searched): Heard {
  const here = search.here.length > 0 ? texturesOf(search.here).map(textured) : [];
  const around = SIDES.flatMap((side, n) => soundsOf(side, spacesOf(search, side), n * SWEEP));
  const shake = SIDES.flatMap((side) => [...shakeOf(spacesOf(search, side)).slice(0, 1), 120]);
  return { sounds: [...here, ...around], shake };
}

/** The bump, and what it was. */
function bumped(item: string, isMine: boolean): Heard {
  const from = isMine && tried.side ? placeOf(tried.side) : undefined;
  const where = from && { from };
  const [texture] = texturesOf(item === 'tree' || item === 'edge' ? item : [item]);
  const what: Sound[] =
    texture && texture !== 'open' ? [{ ...textured(texture), ...where, after: 0.18 }] : [];
  const bump: Sound = { cue: 'bump', parts: SOUNDS.bump, ...where };
  return { sounds: [bump, ...what], ...(isMine && { shake: [90] }) };
}

/** A rock flies from oneself, or somewhere, and hits something there. */
function thrown({ direction, spaces, hit }: Threw, isMine: boolean): Heard {
  const within = spaces * FLIGHT;
  const [texture = 'open'] = texturesOf(hit === 'tree' || hit === 'edge' ? hit : [hit]);
  const from = isMine ? placeOf(direction, 0.5) : undefined;
  const to = isMine ? placeOf(direction, Math.max(1, spaces)) : undefined;
  const flight: Sound = {
    cue: 'flight',
    parts: SOUNDS.flight.map((part) => ({ ...part, lasts: 0.2 + within })),
    ...(from && to && { from, to, within }),
  };
  const after = 0.2 + within;
  const there = to && { from: to };
  const crack: Sound = { cue: 'crack', parts: SOUNDS.crack, after, ...there };
  return { sounds: [flight, crack, { ...textured(texture), after: after + 0.1, ...there }] };
}

/** Whose words something is. */
export function speaker({ fact }: Happening): number | null {
  if (fact.type === 'Spoke') return fact.seat;
  return ['Taunted', 'Claimed', 'Laughed'].includes(fact.type) ? 0 : null;
}
