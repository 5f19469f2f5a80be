/** The tables this device has been at, newest first, so that people find back to them. */
import { keep, readKept } from './settings.svelte';

export interface Visit {
  table: string;
  title: string;
  at: number;
}

const KEY = 'lampblack.visits';
const MOST = 6;

export function visits(): Visit[] {
  const { list } = readKept<{ list: Visit[] }>(KEY, { list: [] });
  return Array.isArray(list) ? list : [];
}

export function visited(table: string, title: string): void {
  const others = visits().filter((visit) => visit.table !== table);
  keep(KEY, { list: [{ table, title, at: Date.now() }, ...others].slice(0, MOST) });
}

export function forgetVisit(table: string): void {
  keep(KEY, { list: visits().filter((visit) => visit.table !== table) });
}
