/** Where the cubes inside are drawn: worked out from how many there are and the table's id alone (SS-TOW-22). */
import { heaps, LETTERS } from '../board/cubes';
import { dice, shuffled } from './dice';
import { mirrored, type Pose } from './space';
import measures from './tower.json';

export const TOWER_EDGE = measures.edge;

const LODGINGS = measures.lodgings as unknown as readonly Pose[];

export interface Resting {
  letter: string;
  lodging: number;
}

/** Every cube of the box has a lodging of its own at each table: the first red one, the second, and so on. */
export class House {
  readonly isMirrored: boolean;
  private readonly order: readonly number[];

  constructor(readonly table: string) {
    const roll = dice('lodgings', table);
    this.isMirrored = roll() < 0.5;
    // Out of a tight one no recorded way leads in every tower: those are used when nearly all are full.
    const lodgings = shuffled([...LODGINGS.keys()], roll);
    const isTight = (lodging: number) => measures.tight.includes(lodging);
    this.order = [...lodgings.filter((one) => !isTight(one)), ...lodgings.filter(isTight)];
  }

  /** The lodging of the how-manieth cube of a colour, counted from 0. */
  lodging(letter: string, order: number): number {
    const colour = LETTERS.indexOf(letter as (typeof LETTERS)[number]);
    return this.order[order * LETTERS.length + colour] as number;
  }

  resting(cubes: string): Resting[] {
    return heaps(cubes).flatMap(({ letter, count }) =>
      Array.from({ length: count }, (_, n) => ({ letter, lodging: this.lodging(letter, n) })),
    );
  }

  pose(lodging: number): Pose {
    const pose = LODGINGS[lodging] as Pose;
    return this.isMirrored ? mirrored(pose) : pose;
  }
}
