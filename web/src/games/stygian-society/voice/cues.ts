import type { Cue } from '../../../kit/sound';
import type { Heard } from '../../../lib/desk';
import type { Happening } from '../desk';
import type { Fact } from '../wire';
import { CLATTER } from './wood';

const CUES: Partial<Record<Fact['type'], Cue>> = {
  FloorBegan: 'door',
  SupportUsed: 'card',
  ActionDeclared: 'card',
  ResponseUsed: 'card',
  SkillGained: 'card',
  EnemyActs: 'net',
  Wounded: 'saw',
  Afflicted: 'saw',
  EnemyKilled: 'lock',
  ChestOpened: 'lock',
  LevelGained: 'bonus',
  TreasureFound: 'bonus',
  FloorCompleted: 'bonus',
  BossDefeated: 'bonus',
  Won: 'win',
  Lost: 'end',
};

/** The sound something makes; one's own turn has its own. */
export function cue({ fact }: Happening, viewer: number): Cue | Heard | null {
  if (fact.type === 'CubesFell') return { sounds: [CLATTER] };
  if (fact.type === 'TurnBegan') return fact.seat === viewer ? 'turn' : null;
  return CUES[fact.type] ?? null;
}
