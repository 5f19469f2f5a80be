/** A drop as a film: recorded takes that together are exactly its outcome, colours put on afterwards. */
import { CRYPT, FIELD, HAND, type Take } from './bank';
import { beforeAndAfter } from './cut';
import { type Dice, dice, shuffled } from './dice';
import { REACH, reach } from './hand';
import type { House, Resting } from './house';
import { type Drop, type Needs, needsOf } from './needs';
import { bent, clash, lieTogether, meet, type Way } from './paths';
import type { Bank } from './shelf';
import { mirrored, type Pose } from './space';

/** One cube that moves. */
export interface Move extends Way {
  letter: string;
  /** A lodging, or `HAND`. */
  start: number;
  /** A lodging, `FIELD` or `CRYPT`. */
  end: number;
  /** The take it belongs to. */
  take: number;
}

export interface Film {
  /** Cubes that stay where they are. */
  resting: Resting[];
  moves: Move[];
  frames: number;
  /** Nothing is seen to move: everything is held, and then it lies there. */
  isCut: boolean;
}

/** Frames between two tries to find a moment for a take, and the last moment of all. */
const STRIDE = 3;
const LATEST = 240;
const TRIES = 12;
const CROSSINGS = 8;
const BENDS = 12;

/** The same film for the same drop at the same table, whoever looks and whenever. Where no recorded motion fits,
 * or there is no bank, it is cut. */
export function filmOf(bank: Bank | null, house: House, drop: Drop): Film {
  for (let attempt = 0; bank && attempt < TRIES; attempt++) {
    const roll = dice(house.table, ...Object.values(drop), attempt);
    const film = new Cutting(bank, house, drop, roll).film();
    if (film) return film;
  }
  return beforeAndAfter(house, needsOf(drop, dice(house.table)), house.resting(drop.inside));
}

class Cutting {
  private readonly needs: Needs;
  private readonly occupied: bigint;
  private readonly moves: Move[] = [];
  private takes = 0;
  private held = 0;

  constructor(
    private readonly bank: Bank,
    private readonly house: House,
    private readonly drop: Drop,
    private readonly roll: Dice,
  ) {
    this.needs = needsOf(drop, roll);
    const stuck = this.needs.sticks.map(({ letter, order }) => house.lodging(letter, order));
    this.occupied = house
      .resting(drop.inside)
      .reduce((bits, { lodging }) => bits | (1n << BigInt(lodging)), 0n);
    for (const lodging of stuck) this.occupied |= 1n << BigInt(lodging);
  }

  film(): Film | null {
    const { needs, house, bank } = this;
    for (const { letter, order, to } of shuffled(needs.leaves, this.roll)) {
      const lodging = house.lodging(letter, order);
      if (!this.place(bank.outOf(lodging, to), lodging, letter)) return null;
    }
    for (const { letter, order } of shuffled(needs.sticks, this.roll)) {
      const lodging = house.lodging(letter, order);
      if (!this.place(bank.into(lodging), lodging, letter)) return null;
    }
    while (needs.field.length + needs.crypt.length > 0) {
      if (!this.place(bank.passing, -1, '')) return null;
    }
    return this.cut();
  }

  /** The best of these takes that fits into the tower and among what was placed before. */
  private place(takes: readonly Take[], own: number, letter: string): boolean {
    const free = own < 0 ? this.occupied : this.occupied & ~(1n << BigInt(own));
    const fitting = takes
      .filter((take) => (take.barred & free) === 0n && this.hasRoom(take))
      .map((take) => ({ take, rank: this.rank(take) }))
      .toSorted((a, b) => a.rank - b.rank);
    for (const { take } of fitting) {
      const found = this.ways(take);
      if (found === null) continue;
      this.add(take, found.paths, found.begins, letter);
      return true;
    }
    return false;
  }

  /** There are as many cubes left that go straight through. */
  private hasRoom({ tracks }: Take): boolean {
    const through = tracks.filter(({ start, end }) => start === HAND && end < 0);
    const crypt = through.filter(({ end }) => end === CRYPT).length;
    return crypt <= this.needs.crypt.length && through.length - crypt <= this.needs.field.length;
  }

  /** Low is good: many cubes at once, and few knocks on cubes that are not there. */
  private rank({ tracks, knocked }: Take): number {
    return bitsOf(knocked & ~this.occupied) + 2 * this.roll() - 2 * tracks.length;
  }

  /** A single cube that finds no place where it was recorded to lie may lie somewhere near. */
  private ways(take: Take): { paths: Pose[][]; begins: number } | null {
    const paths = this.paths(take);
    if (paths === null) return null;
    const [track, ...others] = take.tracks;
    const [path] = paths;
    for (let attempt = 0; attempt <= BENDS; attempt++) {
      const bend = attempt > 0 && track && path ? bent(path, track.end, this.roll) : null;
      if (attempt > 0 && bend === null) continue;
      const tried = bend ? [bend] : paths;
      const begins = this.moment(tried);
      if (begins !== null) return { paths: tried, begins };
      if (others.length > 0 || (track?.end ?? 0) >= 0) return null;
    }
    return null;
  }

  /** From the hand, or from where they lie inside, to the end; null when hands would have to cross. */
  private paths({ tracks }: Take): Pose[][] | null {
    const recorded = tracks.map((track) => {
      const poses = this.bank.poses(track);
      return this.house.isMirrored ? poses.map(mirrored) : poses;
    });
    const dropped = tracks.filter(({ start }) => start === HAND).length;
    const places = Array.from({ length: dropped }, (_, n) => this.held + n);
    for (let attempt = 0; attempt < CROSSINGS; attempt++) {
      const order = attempt === 0 ? places : shuffled(places, this.roll);
      let next = 0;
      const paths = recorded.map((path, n) => {
        const first = path[0] as Pose;
        const isHeld = tracks[n]?.start === HAND;
        const place = order[next] as number;
        if (isHeld) next += 1;
        return [...(isHeld ? reach(place, first) : Array<Pose>(REACH).fill(first)), ...path];
      });
      if (!paths.some((a, n) => paths.slice(0, n).some((b) => meet(a, b)))) return paths;
    }
    return null;
  }

  /** The first moment at which its cubes do not run into others. */
  private moment(paths: readonly Pose[][]): number | null {
    const meets = (test: (path: Pose[], move: Move) => boolean) =>
      paths.some((path) => this.moves.some((move) => test(path, move)));
    if (meets((path, move) => lieTogether(path, move.poses))) return null;
    for (let begins = 0; begins <= LATEST; begins += STRIDE) {
      if (!meets((path, move) => clash(path, begins, move))) return begins;
    }
    return null;
  }

  private add({ tracks }: Take, paths: readonly Pose[][], begins: number, letter: string): void {
    for (const [n, track] of tracks.entries()) {
      const isOwn = track.start !== HAND || track.end >= 0;
      const through = track.end === FIELD ? this.needs.field : this.needs.crypt;
      const colour = isOwn ? letter : pick(through, this.roll);
      const poses = paths[n] as Pose[];
      const { start, end } = track;
      this.moves.push({ letter: colour, start, end, begins, take: this.takes, poses });
      if (track.start === HAND) this.held += 1;
    }
    this.takes += 1;
  }

  private cut(): Film {
    const moved = new Set(this.moves.map(({ start }) => start));
    const resting = this.house
      .resting(this.drop.inside)
      .filter(({ lodging }) => !moved.has(lodging));
    const frames = Math.max(...this.moves.map(({ begins, poses }) => begins + poses.length));
    return { resting, moves: this.moves, frames, isCut: false };
  }
}

function pick(letters: string[], roll: Dice): string {
  const [letter] = letters.splice(Math.floor(roll() * letters.length), 1);
  return letter as string;
}

function bitsOf(bits: bigint): number {
  let count = 0;
  for (let left = bits; left > 0n; left &= left - 1n) count += 1;
  return count;
}
