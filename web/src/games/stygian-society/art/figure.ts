/** A whole figure for every enemy: a build, something in its hand, a face; the same enemy always has the same. */
import { hash } from './mask';

export interface Build {
  /** Fighter, robed, hulk, beast, ghost, rider. */
  body: number;
  /** Nothing, sword, axe, staff, crossbow, claws, drum, scythe, lantern, mace and shield. */
  held: number;
}

/** By hand for the enemies we know; whoever comes from another content pack gets one by name. */
const BUILDS: Readonly<Record<string, Build>> = {
  hound: { body: 3, held: 0 },
  slasher: { body: 0, held: 1 },
  ghoul: { body: 0, held: 5 },
  bone_guard: { body: 0, held: 9 },
  brute: { body: 2, held: 9 },
  gargoyle: { body: 2, held: 5 },
  executioner: { body: 2, held: 2 },
  acolyte: { body: 1, held: 8 },
  rider: { body: 5, held: 7 },
  banshee: { body: 4, held: 0 },
  plague_bearer: { body: 1, held: 3 },
  drummer: { body: 0, held: 6 },
  mirror_knight: { body: 0, held: 9 },
  arbalist: { body: 0, held: 4 },
  cannoneer: { body: 2, held: 4 },
  hexwright: { body: 1, held: 3 },
  gravecaller: { body: 1, held: 7 },
  cinder_adept: { body: 1, held: 8 },
  wraith: { body: 4, held: 7 },
};

const BODIES = 6;
const THINGS = 10;

export function buildOf(id: string): Build {
  const known = BUILDS[id];
  if (known) return known;
  const n = hash(`${id}!`);
  const body = n % BODIES;
  // Four legs hold nothing.
  return { body, held: body === 3 ? 0 : 1 + (Math.floor(n / BODIES) % (THINGS - 1)) };
}

/** How big it stands there: by what it can bear; a boss above all. */
export function statureOf(maximum: number, isBoss: boolean): number {
  return isBoss ? 1 : Math.min(0.95, 0.7 + maximum / 48);
}
