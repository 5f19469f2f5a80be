/** An update from the server, as the steps in which it is shown. */
import { type Step, stepsOf } from '../kit/story';
import type { GameUI } from './desk';
import { recalled, upTo } from './log';
import type { Entry, Happening, Now } from './wire';

/** A step with everything that moves along with its picture. */
export interface Beat extends Step {
  now: Now;
  entries: Entry[];
  /** What its change has brought so far. */
  recent: readonly Happening[];
  /** What is told besides the happenings: who sits down, what is taken back. */
  notes: readonly string[];
  /** New remarks by the rules. */
  remarks: number;
  /** The number of the new position, once it is reached. */
  moment: number | null;
  /** The position is another one. */
  isMove: boolean;
  /** Whose decision it was, and whether a bot's: everybody has been told who was asked. */
  doer: number | null;
  isBot: boolean;
  /** What was told before is no part of this story. */
  begins: boolean;
  /** Known to who comes in late; nobody tells it. */
  isSilent: boolean;
}

interface Change {
  ui: GameUI;
  viewer: number;
  /** The last position received; null for who has just come. */
  before: Now | null;
  /** All of it was missed: it is shown in one step and at once. */
  isJoining: boolean;
  /** The log before this update. */
  kept: readonly Entry[];
  /** What is new, without chat. */
  changes: readonly Entry[];
  now: Now;
}

/** Entries that change the position. */
const CHANGES: readonly string[] = ['created', 'decision', 'begun', 'undo'];

export function beats({ ui, viewer, before, isJoining, kept, changes, now }: Change): Beat[] {
  const from = before ?? now;
  const isAskedAnew = from.prompt?.name !== now.prompt?.name;
  const moves = changes.filter(
    ({ kind }) => CHANGES.includes(kind) || (kind === 'remark' && isAskedAnew),
  );
  const happenings = changes.flatMap((entry) => entry.happenings ?? []);
  const isOwn = viewer >= 0 && from.legal.length > 0;
  const hasDecided = isOwn || from.waits;
  const isWhole = isJoining || moves.length === 0;
  const doer = from.prompt?.seat ?? null;
  const common = {
    doer,
    isBot: doer !== null && from.seats[doer]?.kind === 'bot',
    isMove: moves.length > 0,
    isSilent: before === null,
  };
  const steps: readonly Step[] = isWhole
    ? [{ before: now.view, view: now.view, happenings, lasts: 0 }]
    : stepsOf(ui, from.view, happenings, now.view, isOwn);
  let told = 0;
  return steps.map((step, n): Beat => {
    told += step.happenings.length;
    const isLast = n === steps.length - 1;
    const notes = n === 0 ? changes.flatMap(({ text }) => text || []) : [];
    return {
      ...step,
      ...common,
      now: isLast ? now : { ...from, view: step.view },
      entries: isLast
        ? recalled([...kept, ...changes], now.recalls)
        : [...kept, ...upTo(changes, told)],
      recent: before === null ? [] : happenings.slice(0, told),
      notes,
      remarks: isLast ? changes.filter(({ kind }) => kind === 'remark').length : 0,
      moment: isLast ? (moves.at(-1)?.seq ?? null) : null,
      begins: n === 0 && (hasDecided || isJoining || moves.some(({ kind }) => kind === 'undo')),
    };
  });
}
