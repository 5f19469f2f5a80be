/** What the tower shows: cubes at rest between drops, a film while they fall. Nothing runs in between. */
import { seam } from '../../../kit/seam.svelte';
import { isCalm } from '../../../lib/settings.svelte';
import { singles } from '../board/cubes';
import { knockSound } from '../voice/wood';
import type { CubesFell, CubesView } from '../wire';
import { HOLDING, heldPose } from './hand';
import { House } from './house';
import { type Knock, knocksOf } from './knocks';
import { loadBank } from './load';
import { dropOf } from './needs';
import type { Shown } from './places';
import { type Film, filmOf } from './plan';
import { lengthOf, sceneAt } from './scene';

/** Who wants less motion sees what is held, and after this part of the time what lies there. */
const BEFORE = 0.45;
/** The part of its time in which things move; then one looks at what lies there. */
const PART = 0.9;

interface Reel {
  falls: CubesFell;
  film: Film;
  knocks: readonly Knock[];
}

export class Show {
  readonly house: House;
  /** The last drop as a film. */
  reel = $state.raw<Reel | null>(null);
  isPlaying = $state(false);
  /** Draws a moment; the last one for as long as it stands. */
  onframe: (shown: readonly Shown[], isStill: boolean) => void = () => {};

  private running = 0;
  private request = 0;

  constructor(table: string) {
    this.house = new House(table);
  }

  /** Have the film of a drop at hand. */
  async prepare(falls: CubesFell): Promise<Reel> {
    const known = this.reel;
    if (known && isSame(known.falls, falls)) return known;
    const bank = await loadBank().catch(() => null);
    const film = filmOf(bank, this.house, dropOf(falls));
    const reel = { falls, film, knocks: knocksOf(film) };
    this.reel = reel;
    return reel;
  }

  /** Show a drop; it is over a little before so many milliseconds have passed. */
  async play(falls: CubesFell, within: number): Promise<void> {
    this.stop();
    this.isPlaying = true;
    const run = ++this.running;
    const began = performance.now();
    const { film, knocks } = await this.prepare(falls);
    if (run !== this.running) return;
    const frames = lengthOf(film) - 1;
    const calm = isCalm() || film.isCut;
    const sounding = calm ? [] : [...knocks];
    this.onframe(sceneAt(film, this.house, 0), true);
    const draw = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / (within * PART)));
      const frame = calm ? (part < BEFORE ? 0 : frames) : part * frames;
      knock(sounding, frame - HOLDING);
      const isOver = part === 1;
      if (!calm || isOver || frame > 0) this.onframe(sceneAt(film, this.house, frame), isOver);
      if (isOver) this.isPlaying = false;
      else this.request = requestAnimationFrame(draw);
    };
    this.request = requestAnimationFrame(draw);
  }

  stop(): void {
    cancelAnimationFrame(this.request);
    this.running += 1;
    this.isPlaying = false;
  }

  /** The tower at rest. What fell out last still lies there, as long as nobody has taken any of it. */
  still(cubes: CubesView, lain: CubesView | null): Shown[] {
    const resting = this.house
      .resting(cubes.tower)
      .map(({ letter, lodging }) => ({ letter, pose: this.house.pose(lodging) }));
    const held = singles(cubes.hand).map((letter, n) => ({ letter, pose: heldPose(n) }));
    const isLeft = lain !== null && cubes.field === lain.field && cubes.crypt === lain.crypt;
    const out = isLeft && this.reel ? fallen(this.reel.film) : [];
    return [...resting, ...held, ...out];
  }
}

function isSame(a: CubesFell, b: CubesFell): boolean {
  return (
    a.dropped === b.dropped && a.field === b.field && a.crypt === b.crypt && a.inside === b.inside
  );
}

function fallen({ moves }: Film): Shown[] {
  return moves
    .filter(({ end }) => end < 0)
    .map(({ letter, poses }) => ({ letter, pose: poses.at(-1) as Shown['pose'] }));
}

/** Sound all that have been reached, the loudest only. */
function knock(left: Knock[], frame: number): void {
  const count = left.findIndex((one) => one.frame > frame);
  const due = left.splice(0, count < 0 ? left.length : count);
  if (due.length === 0) return;
  const force = Math.max(...due.map((one) => one.force));
  seam.play(knockSound(force, due[0]?.frame ?? 0));
}
