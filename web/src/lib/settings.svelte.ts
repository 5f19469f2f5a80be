/** What a person has set on this device; kept in localStorage. */

const KEY = 'lampblack.settings';

interface Kept {
  name: string;
  sound: boolean;
  volume: number;
  shortcuts: boolean;
  calm: boolean;
}

const DEFAULTS: Kept = { name: '', sound: true, volume: 0.6, shortcuts: true, calm: false };

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

/** Keep every change, and tell the style sheet about motion. Call once, inside an effect root. */
export function watchSettings(): void {
  const system = matchMedia('(prefers-reduced-motion: reduce)');
  let systemIsCalm = $state(system.matches);
  system.addEventListener('change', () => {
    systemIsCalm = system.matches;
  });
  $effect(() => keep(KEY, settings));
  $effect(() => {
    document.documentElement.dataset.motion = settings.calm || systemIsCalm ? 'reduced' : 'full';
  });
}
