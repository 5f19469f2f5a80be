import type { Cue } from '../../lib/sound';
import type { Happening } from '../../lib/wire';

const CUES: Partial<Record<Happening['fact']['type'], Cue>> = {
  Opened: 'door',
  Closed: 'door',
  Moved: 'step',
  Left: 'step',
  Discarded: 'card',
  Reshuffled: 'card',
  Padlocked: 'lock',
  Unlocked: 'lock',
  Sawn: 'saw',
  PassageLaid: 'saw',
  Netted: 'net',
  NetGone: 'net',
  ExtraKeyFound: 'bonus',
  ExtraTurnFound: 'bonus',
  Aborted: 'end',
};

/** The sound something makes; one's own turn and the end have their own. */
export function cue({ fact }: Happening, viewer: number): Cue | null {
  if (fact.type === 'TurnBegan') return fact.seat === viewer ? 'turn' : null;
  if (fact.type === 'Won') return viewer < 0 || fact.seat === viewer ? 'win' : 'end';
  return CUES[fact.type] ?? null;
}
