import type { Cue } from '../../kit/sound';
import type { Happening } from '../../lib/wire';

const CUES: Partial<Record<Happening['fact']['type'], Cue>> = {
  FloorBegan: 'door',
  SupportUsed: 'card',
  ActionDeclared: 'card',
  ResponseUsed: 'card',
  SkillGained: 'card',
  CubesFell: 'step',
  EnemyActs: 'net',
  SsWounded: 'saw',
  Afflicted: 'saw',
  EnemyKilled: 'lock',
  ChestOpened: 'lock',
  LevelGained: 'bonus',
  TreasureFound: 'bonus',
  FloorCompleted: 'bonus',
  BossDefeated: 'bonus',
  SsWon: 'win',
  SsLost: 'end',
};

/** The sound something makes; one's own turn has its own. */
export function cue({ fact }: Happening, viewer: number): Cue | null {
  if (fact.type === 'SsTurnBegan') return fact.seat === viewer ? 'turn' : null;
  return CUES[fact.type] ?? null;
}
