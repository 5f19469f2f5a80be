import type { BriefEntry, Entry } from './wire';

/** What has changed in a value, as the server says it: docs/api.md has the three forms. */
export type Patch = [unknown] | [number, number, unknown[]] | { [key: string]: Patch };

type Branch = Record<string, unknown>;

/** The value after the change. What has not changed is the same object as before. */
export function patched(old: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) {
    if (patch.length === 1) return patch[0];
    const [start, count, items] = patch;
    const list = old as unknown[];
    return [...list.slice(0, start), ...items, ...list.slice(start + count)];
  }
  const copy = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Branch;
  for (const [key, inner] of Object.entries(patch)) copy[key] = patched(copy[key], inner);
  return copy;
}

/** An entry of a change, as an update has it. */
export function inFull({ happenings = [], tick, ...rest }: BriefEntry): Entry {
  return {
    kind: 'decision',
    ...rest,
    tick: tick ?? rest.seq,
    happenings: happenings.map(([fact, text]) => ({ fact, text })),
  };
}
