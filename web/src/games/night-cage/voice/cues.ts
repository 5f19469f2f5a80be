import type { Cue } from '../../../kit/sound';
import type { Happening } from '../desk';
import type { Fact } from '../wire';

const CUES: Partial<Record<Fact['type'], Cue>> = {
  StartPlaced: 'stone',
  TilePlaced: 'stone',
  Swapped: 'stone',
  TileDrawn: 'card',
  Moved: 'step',
  Scrambled: 'step',
  Landed: 'thud',
  PitsFormed: 'rumble',
  ChasmOpened: 'rumble',
  DirgeArrived: 'roar',
  Fell: 'fall',
  MonstersAttacked: 'roar',
  WentDark: 'snuff',
  FlickerTook: 'snuff',
  WasRelit: 'flame',
  KeyTaken: 'bonus',
  KeyGiven: 'lock',
  Won: 'win',
  Lost: 'end',
};

/** The sound something makes; one's own turn has its own. */
export function cue({ fact }: Happening, viewer: number): Cue | null {
  if (fact.type === 'TurnBegan') return fact.seat === viewer ? 'turn' : null;
  if (fact.type === 'WasHit') return fact.put_out ? 'snuff' : 'thud';
  return CUES[fact.type] ?? null;
}
