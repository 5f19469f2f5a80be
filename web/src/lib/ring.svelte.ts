/** One's own tables, on this device and all others that hold the same keyring. */
import { ApiError, call } from './api';
import { deviceName } from './device';
import { keep, readKept } from './settings.svelte';
import { visits } from './visits';
import type { Done, OwnTable, RingCode, RingInfo, Subscribe } from './wire';

const KEY = 'lampblack.ring';
/** So many tables are known before the server answers, so that nothing jumps. */
const REMEMBERED = 8;

interface Known {
  isHeld: boolean;
  tables: OwnTable[];
}

class Ring {
  /** What the server last said. */
  info = $state.raw<RingInfo | null>(null);
  /** One's tables as last known, those that wait for one first. */
  tables = $state.raw<readonly OwnTable[]>([]);
  isHeld = $state(false);
  private making: Promise<void> | null = null;

  constructor() {
    const known = readKept<Known>(KEY, { isHeld: false, tables: [] });
    this.isHeld = known.isHeld === true;
    this.tables = Array.isArray(known.tables) ? known.tables : [];
  }

  /** Tables at which it is one's turn. */
  get waiting(): readonly OwnTable[] {
    return this.tables.filter(({ asked }) => asked.length > 0);
  }

  /** Have a ring, and on it the seats this device holds alone until now. */
  ensure(): Promise<void> {
    this.making ??= this.make().finally(() => {
      this.making = null;
    });
    return this.making;
  }

  private async make(): Promise<void> {
    if (this.isHeld) return;
    this.heard(await call<RingInfo>('/ring', { name: deviceName() }));
    for (const { table } of visits()) await this.hang(table);
    await this.refresh();
  }

  /** A seat of this device is part of the list from now on. Who gets no ring plays without one. */
  async keepTable(table: string): Promise<void> {
    try {
      if (!this.isHeld) await this.ensure();
      else if (!this.tables.some((own) => own.table === table)) {
        await this.hang(table);
        await this.refresh();
      }
    } catch (error) {
      this.failed(error);
    }
  }

  /** Where this device has no seat there is nothing to hang. */
  private async hang(table: string): Promise<void> {
    try {
      await call<Done>(`/tables/${encodeURIComponent(table)}/keep`, {});
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** Ask the server anew, if there is anything to ask about. */
  async refresh(): Promise<void> {
    if (!this.isHeld) return;
    try {
      this.heard(await call<RingInfo>('/ring'));
    } catch (error) {
      this.failed(error);
      throw error;
    }
  }

  /** The tables after those on show. */
  async more(): Promise<void> {
    const { info } = this;
    if (!info) return;
    const next = await call<RingInfo>(`/ring?skip=${info.tables.length}`);
    this.heard({ ...next, tables: [...info.tables, ...next.tables] });
  }

  async renewCode(): Promise<string> {
    await this.ensure();
    const { code } = await call<RingCode>('/ring/code', {});
    await this.refresh();
    return code;
  }

  async unlock(code: string): Promise<void> {
    this.heard(await call<RingInfo>('/ring/unlock', { code, name: deviceName() }));
  }

  async end(device: number): Promise<void> {
    const isHere = this.info?.devices.some((one) => one.device === device && one.here);
    await call<Done>(`/ring/devices/${device}/end`, {});
    if (isHere) this.forget();
    else await this.refresh();
  }

  async endOthers(): Promise<void> {
    for (const { device, here } of this.info?.devices ?? []) {
      if (!here) await call<Done>(`/ring/devices/${device}/end`, {});
    }
    await this.refresh();
  }

  async drop(table: string): Promise<void> {
    await call<Done>(`/ring/tables/${encodeURIComponent(table)}/drop`, {});
    await this.refresh();
  }

  async subscribe(to: Subscribe): Promise<void> {
    await call<Done>('/ring/push', to);
    await this.refresh();
  }

  private heard(info: RingInfo): void {
    this.info = info;
    this.isHeld = true;
    this.tables = sorted(info.tables);
    this.remember();
  }

  /** Another device has ended this one's ring. */
  private failed(error: unknown): void {
    if (error instanceof ApiError && error.code === 'not-your-seat') this.forget();
  }

  private forget(): void {
    this.info = null;
    this.isHeld = false;
    this.tables = [];
    this.remember();
  }

  private remember(): void {
    keep(KEY, { isHeld: this.isHeld, tables: this.tables.slice(0, REMEMBERED) });
  }
}

/** Where one is asked, then where the game goes on, then the rest; each as the server has it. */
export function sorted(tables: readonly OwnTable[]): OwnTable[] {
  const rank = ({ asked, over }: OwnTable) => (asked.length > 0 ? 0 : over ? 2 : 1);
  return [...tables].sort((one, other) => rank(one) - rank(other));
}

export const ring = new Ring();
