/** How fast a story is told. */
import { isCalm, settings } from '../lib/settings.svelte';

export const PACES = ['slow', 'normal', 'fast', 'at once'] as const;
export type Pace = (typeof PACES)[number];

const FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.4, 'at once': 0 };

/** The pace that holds: as set, or by the wish for motion; bots as everybody, unless set. */
export function paceOf(isBot: boolean): Pace {
  const usual = settings.pace ?? (isCalm() ? 'at once' : 'normal');
  return isBot ? (settings.botPace ?? usual) : usual;
}

/** What a length is multiplied with. */
export function factorOf(isBot: boolean): number {
  return FACTORS[paceOf(isBot)];
}
