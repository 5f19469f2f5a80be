/** Finished games looked back on, each fetched once. */
import * as api from '../../lib/api';
import type { RecapInfo } from '../../lib/wire';

const fetched = new Map<string, Promise<RecapInfo | null>>();

/** Null when it cannot be fetched: then it is just not there, and asked for again the next time. */
export function recapOf(table: string, viewer: string): Promise<RecapInfo | null> {
  const key = `${table} ${viewer}`;
  const known =
    fetched.get(key) ??
    api.recap(table, viewer).catch(() => {
      fetched.delete(key);
      return null;
    });
  fetched.set(key, known);
  return known;
}
