/** "It is your turn" reaches who does not look: favicon, badge, sound, notification. All of it
 * follows what the seat itself is told, and says nothing more. */
import { seam } from '../kit/seam.svelte';
import { ring } from './ring.svelte';
import { settings } from './settings.svelte';
import { notifyTurn, unnotify } from './worker';

const ICONS = { calm: '/favicon.svg', turn: '/favicon-turn.svg' };

class Calls {
  /** The table on show, and whether it waits for somebody here. */
  private here = $state.raw<{ table: string; isUp: boolean } | null>(null);

  /** Tables that wait, the one on show as it is now. */
  readonly waiting = $derived.by(() => {
    const tables = new Set(ring.waiting.map(({ table }) => table));
    if (this.here?.isUp) tables.add(this.here.table);
    else if (this.here) tables.delete(this.here.table);
    return tables.size;
  });

  /** Somebody at this table is asked now, or nobody any more. */
  turn(table: string, title: string, isUp: boolean): void {
    const wasUp = this.here?.table === table && this.here.isUp;
    this.here = { table, isUp };
    if (isUp && !wasUp && document.hidden) {
      seam.play('call');
      if (settings.notify) void notifyTurn(table, title).catch(() => {});
    } else if (!isUp && wasUp) this.seen();
  }

  /** Somebody looks at the table on show. */
  seen(): void {
    if (this.here && settings.notify) void unnotify(this.here.table).catch(() => {});
  }

  leave(): void {
    this.here = null;
  }

  get isUp(): boolean {
    return this.here?.isUp ?? false;
  }
}

export const calls = new Calls();

/** Favicon and badge. Call once, inside an effect root. */
export function watchCalls(): void {
  $effect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = calls.isUp ? ICONS.turn : ICONS.calm;
  });
  $effect(() => {
    const { waiting } = calls;
    const done = waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
    done?.catch(() => {});
  });
}
