/** What a person has set on this device; kept in localStorage. */
import type { Pace } from '../kit/pace';

const KEY = 'lampblack.settings';

interface Kept {
  name: string;
  sound: boolean;
  volume: number;
  shortcuts: boolean;
  calm: boolean;
  /** Boards with sides are turned so that the own side is at the bottom. */
  ownSideDown: boolean;
  /** Shake the device when its owner is asked. */
  vibration: boolean;
  /** Show a notification when its owner is asked and does not look. */
  notify: boolean;
  /** Shake the device at what is felt in the game. */
  touch: boolean;
  /** Read aloud; how fast, how loud. */
  voice: boolean;
  voiceRate: number;
  voiceVolume: number;
  /** How fast stories are told; null until somebody has chosen. */
  pace: Pace | null;
  /** The same for what bots do; null for the same pace. */
  botPace: Pace | null;
}

const DEFAULTS: Kept = {
  name: '',
  sound: true,
  volume: 0.6,
  shortcuts: true,
  calm: false,
  ownSideDown: true,
  vibration: false,
  notify: false,
  touch: true,
  voice: false,
  voiceRate: 1,
  voiceVolume: 1,
  pace: null,
  botPace: null,
};

export function readKept<T extends object>(key: string, defaults: T): T {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return { ...defaults, ...(kept as Partial<T>) };
  } catch {
    return { ...defaults };
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const settings = $state(readKept(KEY, DEFAULTS));

const system = $state({ isCalm: false });

/** Whether somebody wants less motion: here, or in the system's settings. */
export function isCalm(): boolean {
  return settings.calm || system.isCalm;
}

/** Keep every change, and tell the style sheet about motion. Call once, inside an effect root. */
export function watchSettings(): void {
  const asked = matchMedia('(prefers-reduced-motion: reduce)');
  const read = () => {
    system.isCalm = asked.matches;
  };
  read();
  asked.addEventListener('change', read);
  $effect(() => keep(KEY, settings));
  $effect(() => {
    document.documentElement.dataset.motion = isCalm() ? 'reduced' : 'full';
  });
}
