/** The takes of the bank by what they are good for. */
import { HAND, lengthOf, poseAt, type Take, type Track } from './bank';
import type { Pose } from './space';

export class Bank {
  private readonly out = new Map<string, Take[]>();
  private readonly in = new Map<number, Take[]>();
  private readonly through: Take[] = [];
  private readonly sampled = new Map<Track, Pose[]>();

  constructor(readonly takes: readonly Take[]) {
    for (const take of takes) {
      const changed = take.tracks.find(({ start, end }) => start !== HAND || end >= 0);
      if (!changed) this.through.push(take);
      else if (changed.start === HAND) add(this.in, changed.end, take);
      else add(this.out, `${changed.start} ${changed.end}`, take);
    }
  }

  into(lodging: number): readonly Take[] {
    return this.in.get(lodging) ?? [];
  }
  outOf(lodging: number, to: number): readonly Take[] {
    return this.out.get(`${lodging} ${to}`) ?? [];
  }
  get passing(): readonly Take[] {
    return this.through;
  }

  poses(track: Track): readonly Pose[] {
    const known = this.sampled.get(track);
    if (known) return known;
    const poses = Array.from({ length: lengthOf(track) }, (_, frame) => poseAt(track, frame));
    this.sampled.set(track, poses);
    return poses;
  }
}

function add<K>(map: Map<K, Take[]>, key: K, take: Take): void {
  const row = map.get(key);
  if (row) row.push(take);
  else map.set(key, [take]);
}
