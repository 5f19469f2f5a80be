/** What this device knows of somebody's lessons: which were taken, where one stopped, what was offered. */
import { keep, readKept } from '../settings.svelte';

const KEY = 'lampblack.lessons';

interface Learned {
  taken?: string[];
  /** What was decided so far in a lesson that somebody left. */
  stopped?: Record<string, string[]>;
  /** Lessons were offered, and need not be again. */
  isOffered?: boolean;
  /** The tables of first games, with the notes that were read there. */
  tables?: Record<string, number[]>;
}

const MOST_TABLES = 3;

function all(): Record<string, Learned> {
  return readKept<Record<string, Learned>>(KEY, {});
}

export function learned(slug: string): Learned {
  const found = all()[slug];
  return found && typeof found === 'object' ? found : {};
}

function change(slug: string, changes: Learned): void {
  keep(KEY, { ...all(), [slug]: { ...learned(slug), ...changes } });
}

/** How many of these lessons were taken. */
export function takenOf(slug: string, lessons: readonly string[]): number {
  const taken = learned(slug).taken ?? [];
  return lessons.filter((name) => taken.includes(name)).length;
}

export const isTaken = (slug: string, lesson: string) =>
  learned(slug).taken?.includes(lesson) ?? false;

export const stoppedAt = (slug: string, lesson: string) => learned(slug).stopped?.[lesson] ?? [];

export function keepStep(slug: string, lesson: string, done: string[], isOver: boolean): void {
  const { taken = [], stopped = {} } = learned(slug);
  const others = Object.fromEntries(Object.entries(stopped).filter(([name]) => name !== lesson));
  change(slug, {
    isOffered: true,
    taken: isOver && !taken.includes(lesson) ? [...taken, lesson] : taken,
    stopped: isOver || done.length === 0 ? others : { ...others, [lesson]: done },
  });
}

export const wasOffered = (slug: string) => learned(slug).isOffered ?? false;
export const offered = (slug: string) => change(slug, { isOffered: true });

/** The notes already read at a first game's table; null at any other. */
export const notesRead = (slug: string, table: string): number[] | null =>
  learned(slug).tables?.[table] ?? null;

export function keepNotes(slug: string, table: string, read: number[]): void {
  const others = Object.entries(learned(slug).tables ?? {}).filter(([id]) => id !== table);
  change(slug, {
    isOffered: true,
    tables: Object.fromEntries([...others.slice(1 - MOST_TABLES), [table, read]]),
  });
}
