import type { Cue } from '../../../kit/sound';
import type { Happening } from '../desk';
import type { Fact } from '../wire';

const CUES: Partial<Record<Fact['type'], Cue>> = {
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

/** Doors turn, people walk; cards change hands in a moment. */
const LENGTHS: Partial<Record<Fact['type'], number>> = {
  TurnBegan: 0,
  Drew: 0,
  HasDrawn: 250,
  Opened: 800,
  Closed: 800,
  Moved: 750,
  Left: 750,
  Padlocked: 700,
  Unlocked: 700,
  Sawn: 800,
  PassageLaid: 900,
  Netted: 800,
  NetGone: 500,
  ExtraKeyFound: 700,
  ExtraTurnFound: 700,
  Won: 1600,
};
const USUAL = 350;

/** How long something is worth looking at. */
export function lasts({ fact }: Happening): number {
  return LENGTHS[fact.type] ?? USUAL;
}
