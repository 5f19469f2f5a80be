// Made from src/lampblack/games/stygian_society by `npm run wire`; do not edit.

export type Fact =
  | HeroJoined
  | FirstSkill
  | HeroBegins
  | FloorBegan
  | TurnBegan
  | SupportUsed
  | ActionDeclared
  | ActionWaived
  | TargetsChosen
  | ResponseUsed
  | PassiveFires
  | ModifierBegins
  | FloorCompleted
  | BossDefeated
  | Won
  | Lost
  | PerilGathered
  | CubesLeftOut
  | HeroGathered
  | CubesFell
  | LinesBought
  | CubesPaid
  | CubesMoved
  | CubesExchanged
  | PerilCubesChanged
  | Regrouped
  | ColorSkipped
  | EnemyActs
  | EnemyCancelled
  | EnemyWounded
  | EnemyKilled
  | EnemyStepsUp
  | EnemiesFled
  | EnemiesSummoned
  | EnemyMended
  | AttackBoosted
  | Silenced
  | ChartEntry
  | LuckChanged
  | XpGained
  | LevelGained
  | SkillGained
  | Healed
  | ArmorStopped
  | Wounded
  | MaximumChanged
  | ShieldsRaised
  | PerilChanged
  | Prevented
  | CardRefreshed
  | AllRefreshed
  | CardExhausted
  | Afflicted
  | StatusStopped
  | StatusHurts
  | StatusRemoved
  | BoughtOff
  | ChestOpened
  | ChestsLeft
  | TreasureFound
  | TreasuresGone
  | TreasureGiven;

export interface ActionDeclared {
  type: 'ActionDeclared';
  hero: Named;
  card: Named;
  swift: boolean;
}
/**
 * A hero, card, enemy or sheet: its id in the content, and what it is called.
 */
export interface Named {
  id: string;
  name: string;
}
/**
 * The floor was completed before an action was declared (SS-TURN-17).
 */
export interface ActionWaived {
  type: 'ActionWaived';
  hero: Named;
}
/**
 * ``color`` is None when no hero cube is left in the bank (SS-STAT-02).
 */
export interface Afflicted {
  type: 'Afflicted';
  hero: Named;
  status: string;
  color: string | null;
}
/**
 * Every exhausted card is ready again.
 */
export interface AllRefreshed {
  type: 'AllRefreshed';
}
export interface ArmorStopped {
  type: 'ArmorStopped';
  amount: number;
}
export interface AttackBoosted {
  type: 'AttackBoosted';
  enemy: Named;
  place: string;
  amount: number;
}
export interface BossDefeated {
  type: 'BossDefeated';
  boss: Named;
}
export interface BoughtOff {
  type: 'BoughtOff';
  hero: Named;
  payment: string;
  color: string;
}
export interface CardExhausted {
  type: 'CardExhausted';
  hero: Named;
  card: Named;
}
export interface CardRefreshed {
  type: 'CardRefreshed';
  card: Named;
}
export interface CardView {
  id: string;
  name: string;
  kind: string;
  text: string;
  ready: boolean;
  level: number | null;
  shields: number;
  hero: string | null;
  attack: string | null;
  target: string;
  drop: string;
  lines: LineView[];
  free: string;
  swift: boolean;
  exhaust: boolean;
  discard: boolean;
}
/**
 * One line of an action, to be bought.
 */
export interface LineView {
  cost: string;
  text: string;
  needs: number | null;
  times: number | null;
}
export interface ChartEntry {
  type: 'ChartEntry';
  at: number;
  text: string;
}
export interface ChartView {
  at: number;
  text: string;
  does: string[];
  occurred: boolean;
}
export interface ChestOpened {
  type: 'ChestOpened';
  chest: Named;
  text: string;
  number: number;
  compared: number;
  happens: boolean;
}
export interface ChestView {
  id: string;
  name: string;
  number: number;
  text: string;
  happens: boolean;
  harms: boolean;
}
export interface ChestsLeft {
  type: 'ChestsLeft';
}
/**
 * A silenced color (SS-ENEMY-14).
 */
export interface ColorSkipped {
  type: 'ColorSkipped';
  color: string;
}
export interface CubesExchanged {
  type: 'CubesExchanged';
  cubes: string;
  zone: string;
  color: string;
}
export interface CubesFell {
  type: 'CubesFell';
  dropped: string;
  field: string;
  crypt: string;
  inside: string;
}
/**
 * Shaken (SS-STAT-11); X is a wild.
 */
export interface CubesLeftOut {
  type: 'CubesLeftOut';
  hero: Named;
  cubes: string;
}
export interface CubesMoved {
  type: 'CubesMoved';
  cubes: string;
  source: string;
  to: string;
}
export interface CubesPaid {
  type: 'CubesPaid';
  hero: Named;
  field: string;
  crypt: string;
  luck: number;
}
/**
 * By place, as text: ``B2W1``.
 */
export interface CubesView {
  bank: string;
  hand: string;
  tower: string;
  field: string;
  crypt: string;
}
export interface EnemiesFled {
  type: 'EnemiesFled';
  enemies: Named[];
}
export interface EnemiesSummoned {
  type: 'EnemiesSummoned';
  enemy: Named;
  rank: string;
  number: number;
  missing: number;
}
export interface EnemyActionView {
  color: string;
  name: string;
  text: string;
  does: string[];
  cost: string;
  acts: boolean;
  enemy: Named | null;
}
/**
 * ``enemy`` is None for an action of the floor.
 */
export interface EnemyActs {
  type: 'EnemyActs';
  enemy: Named | null;
  color: string;
  action: string;
  field: string;
  crypt: string;
}
export interface EnemyCancelled {
  type: 'EnemyCancelled';
  action: string;
}
export interface EnemyCardView {
  id: string;
  name: string;
  border: string;
  wounds: number;
  xp: number;
  defenses: string[];
  text: string;
}
export interface EnemyKilled {
  type: 'EnemyKilled';
  enemy: Named;
  place: string;
}
export interface EnemyMended {
  type: 'EnemyMended';
  enemy: Named;
  place: string;
  amount: number;
  wounds: number;
}
/**
 * From the rear into the front rank (SS-RANK-03).
 */
export interface EnemyStepsUp {
  type: 'EnemyStepsUp';
  enemy: Named;
}
export interface EnemyView {
  id: string;
  name: string;
  place: string;
  token: number;
  border: string;
  wounds: number;
  maximum: number;
  boss: boolean;
}
/**
 * ``amount`` was dealt, ``warded`` is what defenses stopped.
 */
export interface EnemyWounded {
  type: 'EnemyWounded';
  enemy: Named;
  place: string;
  amount: number;
  warded: number;
  wounds: number;
  maximum: number;
}
export interface HeroJoined {
  type: 'HeroJoined';
  seat: number;
  hero: Named;
  random: boolean;
}
export interface FirstSkill {
  type: 'FirstSkill';
  hero: Named;
  card: Named;
}
export interface HeroBegins {
  type: 'HeroBegins';
  hero: Named;
}
export interface FloorBegan {
  type: 'FloorBegan';
  floor: number;
  sheet: Named;
  front: Named[];
  rear: Named[];
  giant: Named | null;
  peril_cubes: string;
}
export interface TurnBegan {
  type: 'TurnBegan';
  seat: number;
  hero: Named;
  turn: number;
}
export interface SupportUsed {
  type: 'SupportUsed';
  hero: Named;
  card: Named;
}
export interface TargetsChosen {
  type: 'TargetsChosen';
  hero: Named;
  card: Named;
  enemies: Named[];
  places: string[];
}
/**
 * ``hero`` is None for a team treasure.
 */
export interface ResponseUsed {
  type: 'ResponseUsed';
  hero: Named | null;
  card: Named;
}
export interface PassiveFires {
  type: 'PassiveFires';
  hero: Named | null;
  card: Named;
}
export interface ModifierBegins {
  type: 'ModifierBegins';
  kind: string;
  n: number;
  attack: string | null;
  game: boolean;
}
export interface FloorCompleted {
  type: 'FloorCompleted';
  floor: number;
}
export interface Won {
  type: 'Won';
  wizard: Named;
  turn: number;
}
export interface Lost {
  type: 'Lost';
  reason: string;
  floor: number;
  turn: number;
}
export interface PerilGathered {
  type: 'PerilGathered';
  cubes: string;
  missing: number;
}
/**
 * ``wilds`` are among the cubes.
 */
export interface HeroGathered {
  type: 'HeroGathered';
  hero: Named;
  cubes: string;
  wilds: string;
  missing: number;
}
export interface LinesBought {
  type: 'LinesBought';
  hero: Named;
  card: Named;
  lines: number[];
}
export interface PerilCubesChanged {
  type: 'PerilCubesChanged';
  cubes: string;
}
export interface Regrouped {
  type: 'Regrouped';
}
export interface Silenced {
  type: 'Silenced';
  colors: string[];
}
export interface LuckChanged {
  type: 'LuckChanged';
  by: number;
  luck: number;
}
export interface XpGained {
  type: 'XpGained';
  amount: number;
  xp: number;
  needed: number;
}
export interface LevelGained {
  type: 'LevelGained';
  needed: number;
}
export interface SkillGained {
  type: 'SkillGained';
  hero: Named;
  card: Named;
  random: boolean;
}
export interface Healed {
  type: 'Healed';
  amount: number;
  wounds: number;
  maximum: number;
}
export interface Wounded {
  type: 'Wounded';
  amount: number;
  wounds: number;
  maximum: number;
}
export interface MaximumChanged {
  type: 'MaximumChanged';
  maximum: number;
}
export interface ShieldsRaised {
  type: 'ShieldsRaised';
  amount: number;
}
export interface PerilChanged {
  type: 'PerilChanged';
  by: number;
  peril: number;
}
export interface Prevented {
  type: 'Prevented';
  amount: number;
  what: string;
  left: number;
}
/**
 * By immunity, or cancelled.
 */
export interface StatusStopped {
  type: 'StatusStopped';
  hero: Named;
  status: string;
  immune: boolean;
}
/**
 * Stricken at the start of a turn, Cursed at its end (SS-STAT-10, -13).
 */
export interface StatusHurts {
  type: 'StatusHurts';
  hero: Named;
  status: string;
}
export interface StatusRemoved {
  type: 'StatusRemoved';
  hero: Named;
  status: string;
  cubes: string;
}
export interface TreasureFound {
  type: 'TreasureFound';
  card: Named;
  team: boolean;
}
/**
 * The treasure deck is empty (SS-TREAS-01).
 */
export interface TreasuresGone {
  type: 'TreasuresGone';
}
export interface TreasureGiven {
  type: 'TreasureGiven';
  card: Named;
  hero: Named;
}
export interface FloorView {
  number: number;
  id: string;
  name: string;
  tier: string;
  giant: EnemyView | null;
  front: EnemyView[];
  rear: EnemyView[];
  cards: EnemyCardView[];
  actions: EnemyActionView[];
  chart: ChartView[];
  peril_cubes: string;
  modifiers: string[];
  chests: number;
  completed: boolean;
}
export interface HeroView {
  id: string;
  name: string;
  color: string;
  seat: number;
  cards: CardView[];
  pool: Named[];
  statuses: StatusCube[];
  shields: number;
}
export interface StatusCube {
  status: string;
  color: string;
  turn: number;
}
/**
 * What a drop that is about to come may bring out (SS-TOW-23).
 */
export interface Odds {
  dropped: string;
  wilds: number;
  colors: string;
  out: number[][];
  wild: number[][];
  acts: number[];
}
/**
 * A whole payment, and the decisions that name it (SS-PAY-13).
 */
export interface Payment {
  field: string;
  crypt: string;
  luck: number;
  actions: {
    [k: string]: string;
  }[];
}
/**
 * A whole purchase, which is named line by line (SS-RES-10).
 */
export interface Purchase {
  lines: string;
  stop: boolean;
}
export interface View {
  game: 'stygian-society';
  viewer: number;
  content: string;
  players: number;
  turn: number;
  active: string | null;
  in_turn: boolean;
  decision: string | null;
  zone: string | null;
  offers: CardView[];
  generics: CardView[];
  candidates: HeroView[];
  agenda: string[];
  peril: number;
  luck: number;
  luck_max: number;
  xp: number;
  needed: number;
  wounds: number;
  maximum: number;
  cubes: CubesView;
  odds: Odds | null;
  purchases: Purchase[];
  payments: Payment[];
  heroes: HeroView[];
  team: CardView[];
  floor: FloorView | null;
  declared: string | null;
  swift: boolean;
  targets: string[];
  silenced: string[];
  armor_left: number;
  modifiers: string[];
  chest_deck: ChestView[];
  chest_peril: number;
  treasure_deck: Named[];
  floors_left: {
    [k: string]: number;
  };
  result: string | null;
}
