/** Setting a table and going there. */
import * as api from './api';
import { address } from './route.svelte';
import { keepSeating } from './seatings';
import { settings } from './settings.svelte';
import { newTable, type Seating } from './setup';
import type { GameInfo } from './wire';

/** A listed table stands in the public list. */
export async function startTable(
  game: GameInfo,
  seating: Seating,
  isListed = false,
): Promise<void> {
  const table = newTable(game, seating, settings.name);
  if (isListed) table.manners = { ...table.manners, listed: true };
  const made = await api.createTable(table);
  keepSeating(game, seating);
  address.go(`/t/${made.table}`);
}
