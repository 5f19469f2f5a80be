// Made from src/lampblack/server/messages.py by `npm run wire`; do not edit.

export type ToClient =
  Welcome | Update | Presence | Accepted | Refused | Allowed | Foreseen | Error | Pong;
export type ToServer = Decide | Undo | Why | Preview | Aside | Say | Ping;

/**
 * The agreed turn limit was reached; ``seat`` had the last turn.
 */
export interface Aborted {
  type: 'Aborted';
  seat: number;
  turns: number;
}
/**
 * The request with this id is done and durable, as entry ``seq``.
 */
export interface Accepted {
  type: 'accepted';
  id: string;
  seq: number;
}
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
export interface ActionOption {
  action: {
    [k: string]: string;
  };
  text: string;
  label: string;
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
/**
 * Answer to ``why``: the action is legal now.
 */
export interface Allowed {
  type: 'allowed';
  id: string;
}
export interface ArmorStopped {
  type: 'ArmorStopped';
  amount: number;
}
/**
 * Say one of the ``asides``, in turn or out of it. Repeating the message with its ``seq`` is safe.
 */
export interface Aside {
  type: 'aside';
  id: string;
  seq: number;
  action: {
    [k: string]: string;
  };
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
export interface Burned {
  type: 'Burned';
  seat: number;
  prisoner: string;
  tile: string;
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
}
export interface ChartEntry {
  type: 'ChartEntry';
  at: number;
  text: string;
}
export interface ChartView {
  at: number;
  text: string;
  occurred: boolean;
}
/**
 * The chasm went dark as a whole.
 */
export interface ChasmClosed {
  type: 'ChasmClosed';
  seat: number;
  prisoner: string;
  cells: string[];
}
export interface ChasmOpened {
  type: 'ChasmOpened';
  seat: number;
  prisoner: string;
  cells: string[];
  lost: TileAt[];
}
/**
 * A tile that left a space, under its original kind, or that lies on one, under its face.
 */
export interface TileAt {
  cell: string;
  tile: string;
}
export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: number;
}
export interface ChestOpened {
  type: 'ChestOpened';
  chest: Named;
  text: string;
  number: number;
  compared: number;
  happens: boolean;
}
export interface ChestsLeft {
  type: 'ChestsLeft';
}
export interface Closed {
  type: 'Closed';
  seat: number;
  card: string | null;
  cell: string;
  colour: string;
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
/**
 * The opening hand, told to its owner.
 */
export interface Dealt {
  type: 'Dealt';
  seat: number;
  cards: string[];
}
/**
 * Make a decision. ``seq`` is the one after the last this client has seen: repeating the
 *     message is safe, and a table that has moved on answers ``stale``.
 */
export interface Decide {
  type: 'decide';
  id: string;
  seq: number;
  action: {
    [k: string]: string;
  };
}
export interface DirgeArrived {
  type: 'DirgeArrived';
  seat: number;
  prisoner: string;
  cells: string[];
}
export interface Discarded {
  type: 'Discarded';
  seat: number;
  card: string;
}
/**
 * The drawn card, told to the drawer (KC-INFO-10).
 */
export interface Drew {
  type: 'Drew';
  seat: number;
  card: string;
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
/**
 * One log entry as this viewer perceives it.
 */
export interface Entry {
  seq: number;
  kind: 'aside' | 'chat' | 'created' | 'decision' | 'hidden' | 'joined' | 'undo';
  tick?: number;
  happenings?: Happening[];
  chat?: ChatLine | null;
  text?: string;
}
/**
 * An event as this viewer perceives it: the fact, and the sentence.
 */
export interface Happening {
  fact:
    | Dealt
    | WasDealt
    | TurnBegan
    | Drew
    | HasDrawn
    | Reshuffled
    | Discarded
    | Opened
    | Closed
    | Unlocked
    | Padlocked
    | PassageLaid
    | Sawn
    | Netted
    | Stayed
    | Moved
    | Left
    | ExtraKeyFound
    | ExtraKeySkipped
    | ExtraTurnFound
    | NetGone
    | Won
    | Aborted
    | StartPlaced
    | PlayBegan
    | NCTurnBegan
    | MarkerPassed
    | TileDrawn
    | TilePlaced
    | NCMoved
    | NCStayed
    | Passed
    | NerveSpent
    | Burned
    | Swapped
    | KeyTaken
    | KeyGiven
    | PitsFormed
    | Fell
    | KeepsFalling
    | Landed
    | MonstersAttacked
    | WasHit
    | Scrambled
    | Stranded
    | WentDark
    | WasRelit
    | OmenSetAside
    | DirgeArrived
    | ChasmOpened
    | ChasmClosed
    | FinalFlickersBegan
    | FlickerTook
    | NCWon
    | NCLost
    | NySetUp
    | NyClue
    | NyTurn
    | NyTurnEnd
    | NySearched
    | NyFelt
    | NyStep
    | NyStepped
    | NyHopped
    | NyEntered
    | NyRocks
    | NyBlocked
    | NyActed
    | NyThrew
    | NyNoise
    | NyHid
    | NyUnhid
    | NyAttacked
    | NyHurt
    | NyCountered
    | NyCalled
    | NyForest
    | NyMoved
    | NyFogged
    | NyRefused
    | NySpoke
    | NyTaunted
    | NyClaimed
    | NyLaughed
    | NyEnded
    | NyHunterSawMove
    | NyHunterSawNoise
    | NyHunterSawTree
    | NyHunterWounded
    | NyHunterPlayed
    | NyHunterDrew
    | NyHunterLaid
    | NyHunterWarned
    | HeroJoined
    | FirstSkill
    | HeroBegins
    | FloorBegan
    | SsTurnBegan
    | SupportUsed
    | ActionDeclared
    | ActionWaived
    | TargetsChosen
    | PerilGathered
    | CubesLeftOut
    | HeroGathered
    | CubesFell
    | LuckChanged
    | ColorSkipped
    | EnemyActs
    | EnemyCancelled
    | LinesBought
    | CubesPaid
    | EnemyWounded
    | EnemyKilled
    | EnemyStepsUp
    | EnemiesFled
    | EnemiesSummoned
    | EnemyMended
    | XpGained
    | LevelGained
    | SkillGained
    | Healed
    | ArmorStopped
    | SsWounded
    | MaximumChanged
    | ShieldsRaised
    | PerilChanged
    | ChartEntry
    | PerilCubesChanged
    | SsSilenced
    | CubesMoved
    | CubesExchanged
    | ResponseUsed
    | PassiveFires
    | Prevented
    | AttackBoosted
    | Afflicted
    | StatusStopped
    | StatusHurts
    | StatusRemoved
    | BoughtOff
    | CardRefreshed
    | AllRefreshed
    | CardExhausted
    | ModifierBegins
    | SsRegrouped
    | FloorCompleted
    | BossDefeated
    | ChestOpened
    | ChestsLeft
    | TreasureFound
    | TreasuresGone
    | TreasureGiven
    | SsWon
    | SsLost;
  text: string;
}
/**
 * Somebody got an opening hand, told to the others.
 */
export interface WasDealt {
  type: 'WasDealt';
  seat: number;
  number: number;
}
export interface TurnBegan {
  type: 'TurnBegan';
  seat: number;
  turn: number;
  bonus: boolean;
}
/**
 * Somebody drew, told to the others.
 */
export interface HasDrawn {
  type: 'HasDrawn';
  seat: number;
}
export interface Reshuffled {
  type: 'Reshuffled';
  seat: number;
  cards: number;
}
/**
 * A door turned open. ``card`` is None when the Extra Key did it.
 */
export interface Opened {
  type: 'Opened';
  seat: number;
  card: string | null;
  cell: string;
  colour: string;
  kind: string;
}
export interface Unlocked {
  type: 'Unlocked';
  seat: number;
  cell: string;
}
export interface Padlocked {
  type: 'Padlocked';
  seat: number;
  cell: string;
}
export interface PassageLaid {
  type: 'PassageLaid';
  seat: number;
  a: string;
  b: string;
}
export interface Sawn {
  type: 'Sawn';
  seat: number;
  cell: string;
}
export interface Netted {
  type: 'Netted';
  seat: number;
  player: number;
  cell: string;
}
export interface Stayed {
  type: 'Stayed';
  seat: number;
  trapped: boolean;
}
/**
 * A step; ``origin`` is None when it came from outside.
 */
export interface Moved {
  type: 'Moved';
  seat: number;
  origin: string | null;
  cell: string;
  passage: boolean;
}
/**
 * EXIT: back outside.
 */
export interface Left {
  type: 'Left';
  seat: number;
  origin: string;
}
export interface ExtraKeyFound {
  type: 'ExtraKeyFound';
  seat: number;
  cell: string;
}
export interface ExtraKeySkipped {
  type: 'ExtraKeySkipped';
  seat: number;
  cell: string;
}
export interface ExtraTurnFound {
  type: 'ExtraTurnFound';
  seat: number;
  cell: string;
}
export interface NetGone {
  type: 'NetGone';
  seat: number;
}
export interface Won {
  type: 'Won';
  seat: number;
  cell: string;
}
export interface StartPlaced {
  type: 'StartPlaced';
  seat: number;
  prisoner: string;
  cell: string;
  tile: string;
}
/**
 * All prisoners are placed.
 */
export interface PlayBegan {
  type: 'PlayBegan';
  seat: number;
  prisoner: string;
}
export interface NCTurnBegan {
  type: 'NCTurnBegan';
  seat: number;
  prisoner: string;
  turn: number;
  substitute: boolean;
}
/**
 * ``seat`` now decides for the shared prisoner.
 */
export interface MarkerPassed {
  type: 'MarkerPassed';
  seat: number;
  prisoner: string;
}
export interface TileDrawn {
  type: 'TileDrawn';
  seat: number;
  prisoner: string;
  tile: string;
  purpose: string;
  left: number;
}
export interface TilePlaced {
  type: 'TilePlaced';
  seat: number;
  prisoner: string;
  cell: string;
  tile: string;
}
export interface NCMoved {
  type: 'NCMoved';
  seat: number;
  prisoner: string;
  origin: string;
  cell: string;
  how: string;
}
export interface NCStayed {
  type: 'NCStayed';
  seat: number;
  prisoner: string;
  how: string;
  nerve: number;
}
export interface Passed {
  type: 'Passed';
  seat: number;
  prisoner: string;
  substitute: string;
}
export interface NerveSpent {
  type: 'NerveSpent';
  seat: number;
  prisoner: string;
  use: string;
  left: number;
}
/**
 * A burned monster took the place of a tile.
 */
export interface Swapped {
  type: 'Swapped';
  seat: number;
  prisoner: string;
  cell: string;
  tile: string;
  lost: string;
}
export interface KeyTaken {
  type: 'KeyTaken';
  seat: number;
  prisoner: string;
  cell: string;
  tile: string;
}
export interface KeyGiven {
  type: 'KeyGiven';
  seat: number;
  prisoner: string;
  receiver: string;
}
export interface PitsFormed {
  type: 'PitsFormed';
  seat: number;
  prisoner: string;
  cause: string;
  tiles: TileAt[];
}
export interface Fell {
  type: 'Fell';
  seat: number;
  prisoner: string;
  cell: string;
  line: string;
}
export interface KeepsFalling {
  type: 'KeepsFalling';
  seat: number;
  prisoner: string;
  line: string;
}
export interface Landed {
  type: 'Landed';
  seat: number;
  prisoner: string;
  cell: string;
  tile: string;
}
/**
 * Who attacks together, in the order in which they were set off.
 */
export interface MonstersAttacked {
  type: 'MonstersAttacked';
  seat: number;
  prisoner: string;
  strikes: Strike[];
}
/**
 * One attacking monster: where, what, which monster's strike set it off, and what it reaches.
 */
export interface Strike {
  cell: string;
  tile: string;
  set_off_by: string | null;
  reach: string[];
}
export interface WasHit {
  type: 'WasHit';
  seat: number;
  prisoner: string;
  cell: string;
  monster: string;
  tiles: string[];
  blocked: boolean;
  put_out: boolean;
}
export interface Scrambled {
  type: 'Scrambled';
  seat: number;
  prisoner: string;
  origin: string;
  cell: string;
}
export interface Stranded {
  type: 'Stranded';
  seat: number;
  prisoner: string;
  cell: string;
}
export interface WentDark {
  type: 'WentDark';
  seat: number;
  prisoner: string;
  tiles: TileAt[];
}
export interface WasRelit {
  type: 'WasRelit';
  seat: number;
  prisoner: string;
  cell: string;
  by: string;
}
export interface OmenSetAside {
  type: 'OmenSetAside';
  seat: number;
  prisoner: string;
}
export interface FinalFlickersBegan {
  type: 'FinalFlickersBegan';
  seat: number;
  prisoner: string;
}
export interface FlickerTook {
  type: 'FlickerTook';
  seat: number;
  prisoner: string;
  cell: string;
  tile: string;
}
export interface NCWon {
  type: 'NCWon';
  seat: number;
  prisoner: string;
  cell: string;
}
export interface NCLost {
  type: 'NCLost';
  seat: number;
  prisoner: string;
  reason: string;
  rule: string;
}
/**
 * E-SETUP; never the scenario.
 */
export interface NySetUp {
  type: 'NySetUp';
  seat: number;
  hunter: string;
  characters: (string | null)[];
  options: {
    [k: string]: string;
  };
}
export interface NyClue {
  type: 'NyClue';
  seat: number;
  direction: string;
}
export interface NyTurn {
  type: 'NyTurn';
  seat: number;
}
export interface NyTurnEnd {
  type: 'NyTurnEnd';
  seat: number;
}
/**
 * P-SEARCH: what the searcher's hands feel.
 */
export interface NySearched {
  type: 'NySearched';
  seat: number;
  here: string[];
  north: (string | string[])[];
  east: (string | string[])[];
  south: (string | string[])[];
  west: (string | string[])[];
}
export interface NyFelt {
  type: 'NyFelt';
  seat: number;
  items: string[];
}
/**
 * P-STEP, to the mover.
 */
export interface NyStep {
  type: 'NyStep';
  seat: number;
  direction: string;
}
export interface NyStepped {
  type: 'NyStepped';
  seat: number;
}
export interface NyHopped {
  type: 'NyHopped';
  seat: number;
}
export interface NyEntered {
  type: 'NyEntered';
  seat: number;
  items: string[];
}
export interface NyRocks {
  type: 'NyRocks';
  seat: number;
  count: number;
}
export interface NyBlocked {
  type: 'NyBlocked';
  seat: number;
  item: string;
}
export interface NyActed {
  type: 'NyActed';
  seat: number;
  kind: string;
}
export interface NyThrew {
  type: 'NyThrew';
  seat: number;
  direction: string;
  spaces: number;
  hit: string;
}
export interface NyNoise {
  type: 'NyNoise';
  seat: number;
}
export interface NyHid {
  type: 'NyHid';
  seat: number;
}
export interface NyUnhid {
  type: 'NyUnhid';
  seat: number;
  cause: string;
}
/**
 * E-COMBAT: where the Hunter stands, seen from the Hunted.
 */
export interface NyAttacked {
  type: 'NyAttacked';
  seat: number;
  direction: string;
}
export interface NyHurt {
  type: 'NyHurt';
  seat: number;
  health: number;
  cause: string;
}
export interface NyCountered {
  type: 'NyCountered';
  seat: number;
  using: string;
}
export interface NyCalled {
  type: 'NyCalled';
  seat: number;
}
export interface NyForest {
  type: 'NyForest';
  seat: number;
  kind: string;
}
export interface NyMoved {
  type: 'NyMoved';
  seat: number;
}
export interface NyFogged {
  type: 'NyFogged';
  seat: number;
}
export interface NyRefused {
  type: 'NyRefused';
  seat: number;
  reason: string;
}
/**
 * E-SPEECH; ``what`` is the statement, the rest is filled in for reports.
 */
export interface NySpoke {
  type: 'NySpoke';
  seat: number;
  what: string;
  search?: NySearched | null;
  steps?: string[] | null;
  health?: number | null;
  rocks?: number | null;
}
export interface NyTaunted {
  type: 'NyTaunted';
  seat: number;
}
/**
 * A statement of the Hunter about a Hunted, true or not.
 */
export interface NyClaimed {
  type: 'NyClaimed';
  seat: number;
  claim: string;
  other: number | null;
  direction: string | null;
  number: number | null;
}
export interface NyLaughed {
  type: 'NyLaughed';
  seat: number;
}
export interface NyEnded {
  type: 'NyEnded';
  seat: number;
  winner: string;
  cause: string;
}
/**
 * A piece stands in another cell now; seat 0 is the Hunter's own.
 */
export interface NyHunterSawMove {
  type: 'NyHunterSawMove';
  seat: number;
  cell: string;
}
/**
 * The noise token lies there now, or nowhere.
 */
export interface NyHunterSawNoise {
  type: 'NyHunterSawNoise';
  seat: number;
  cell: string | null;
}
export interface NyHunterSawTree {
  type: 'NyHunterSawTree';
  seat: number;
  tree: string;
  stands: boolean;
}
export interface NyHunterWounded {
  type: 'NyHunterWounded';
  seat: number;
  wounded: boolean;
}
export interface NyHunterPlayed {
  type: 'NyHunterPlayed';
  seat: number;
  card: string;
  name: string;
}
export interface NyHunterDrew {
  type: 'NyHunterDrew';
  seat: number;
  card: string;
  name: string;
  reshuffled: boolean;
}
/**
 * The forest is laid out; what it was made from.
 */
export interface NyHunterLaid {
  type: 'NyHunterLaid';
  seat: number;
  layout: string;
}
/**
 * W_CLOSE (NY-LAYOUT-08).
 */
export interface NyHunterWarned {
  type: 'NyHunterWarned';
  seat: number;
  code: string;
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
export interface SsTurnBegan {
  type: 'SsTurnBegan';
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
export interface LuckChanged {
  type: 'LuckChanged';
  by: number;
  luck: number;
}
export interface LinesBought {
  type: 'LinesBought';
  hero: Named;
  card: Named;
  lines: number[];
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
export interface SsWounded {
  type: 'SsWounded';
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
export interface PerilCubesChanged {
  type: 'PerilCubesChanged';
  cubes: string;
}
export interface SsSilenced {
  type: 'SsSilenced';
  colors: string[];
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
export interface ModifierBegins {
  type: 'ModifierBegins';
  kind: string;
  n: number;
  attack: string | null;
  game: boolean;
}
export interface SsRegrouped {
  type: 'SsRegrouped';
}
export interface FloorCompleted {
  type: 'FloorCompleted';
  floor: number;
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
export interface SsWon {
  type: 'SsWon';
  wizard: Named;
  turn: number;
}
export interface SsLost {
  type: 'SsLost';
  reason: string;
  floor: number;
  turn: number;
}
/**
 * The request was wrong; nothing changed.
 */
export interface Error {
  type: 'error';
  id: string | null;
  code:
    | 'busy'
    | 'internal'
    | 'malformed'
    | 'not-allowed'
    | 'not-found'
    | 'not-your-seat'
    | 'not-your-turn'
    | 'over'
    | 'stale'
    | 'too-fast'
    | 'too-large';
  message: string;
  field?: string | null;
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
/**
 * Answer to ``preview``: what the action surely does, up to the first draw, and the view then.
 */
export interface Foreseen {
  type: 'foreseen';
  id: string;
  happenings: Happening[];
  view: KeysView | NightCageView | NightCage2019View | NyctoView | StygianView;
  is_all: boolean;
}
export interface KeysView {
  game: 'keys-to-the-castle';
  viewer: number;
  cols: number;
  rows: number;
  tiles: Tile[];
  passages: [string, string][];
  players: PlayerView[];
  draw_pile: number;
  discard: string[];
  unused: {
    [k: string]: number;
  };
  active: number;
  step: string;
  bonus_turn: boolean;
  bonus_pending: boolean;
  turn: number;
  max_turns: number | null;
  winner: number | null;
}
export interface Tile {
  cell: string;
  colour: string;
  is_open: boolean;
  kind: string | null;
  padlock: boolean;
  sawn: boolean;
}
export interface PlayerView {
  seat: number;
  side: string;
  character: string;
  cell: string | null;
  net: number;
  hand_size: number;
  hand: string[] | null;
  bonus_used: string[];
}
export interface NightCageView {
  game: 'night-cage';
  viewer: number;
  side: number;
  players: number;
  mode: string;
  spaces: Space[];
  prisoners: PrisonerView[];
  monsters: MonsterView[];
  dirge: string[];
  omens: number;
  stack: StackView;
  discards: {
    [k: string]: number;
  };
  last_discards: string[];
  hand: string | null;
  gates_left: number;
  keys_left: number;
  keys_needed: number;
  turn: number;
  acting: string;
  concerned: string;
  passer: string | null;
  step: string;
  moves: number;
  marker: number | null;
  final_flickers: boolean;
  result: string;
}
export interface Space {
  cell: string;
  tile: string;
  openings: string;
  pit: boolean;
  crumbling: boolean;
  key: boolean;
  lit: boolean;
  prisoners: string[];
}
export interface PrisonerView {
  name: string;
  seat: number;
  shared: boolean;
  cell: string | null;
  line: string | null;
  lit: boolean;
  nerve: number;
  key: boolean;
}
export interface MonsterView {
  cell: string;
  tile: string;
  sees: string[];
  strikes: string[];
  set_off: boolean;
}
export interface StackView {
  left: number;
  opening: {
    [k: string]: number;
  };
  rest: {
    [k: string]: number;
  };
  next: {
    [k: string]: number;
  };
}
export interface NightCage2019View {
  game: 'night-cage-2019';
  viewer: number;
  side: number;
  players: number;
  mode: string;
  spaces: Space[];
  prisoners: PrisonerView[];
  monsters: MonsterView[];
  dirge: string[];
  omens: number;
  stack: StackView;
  discards: {
    [k: string]: number;
  };
  last_discards: string[];
  hand: string | null;
  gates_left: number;
  keys_left: number;
  keys_needed: number;
  turn: number;
  acting: string;
  concerned: string;
  passer: string | null;
  step: string;
  moves: number;
  marker: number | null;
  final_flickers: boolean;
  result: string;
}
export interface NyctoView {
  game: 'nyctophobia';
  viewer: number;
  stage: string;
  hunter: string | null;
  trees: string;
  memory: string;
  auto_share: boolean;
  clue: string | null;
  order: number[];
  active: number | null;
  players: HuntedView[];
  called_by: number | null;
  ends_with: number | null;
  last_search: NySearched | null;
  told: (
    | NySetUp
    | NyClue
    | NyTurn
    | NyTurnEnd
    | NySearched
    | NyFelt
    | NyStep
    | NyStepped
    | NyHopped
    | NyEntered
    | NyRocks
    | NyBlocked
    | NyActed
    | NyThrew
    | NyNoise
    | NyHid
    | NyUnhid
    | NyAttacked
    | NyHurt
    | NyCountered
    | NyCalled
    | NyForest
    | NyMoved
    | NyFogged
    | NyRefused
    | NySpoke
    | NyTaunted
    | NyClaimed
    | NyLaughed
    | NyEnded
    | NyHunterSawMove
    | NyHunterSawNoise
    | NyHunterSawTree
    | NyHunterWounded
    | NyHunterPlayed
    | NyHunterDrew
    | NyHunterLaid
    | NyHunterWarned
  )[];
  sketch: SketchView | null;
  forest: ForestView | null;
  cards: HunterView | null;
  winner: string | null;
  cause: string | null;
}
export interface HuntedView {
  seat: number;
  character: string | null;
  health: number;
  hidden: boolean;
  rocks: number | null;
  fogged: boolean | null;
  cell: string | null;
  distance: number | null;
}
/**
 * The automatic sketch of memory level M3 (NY-INFO-11), in steps east and south of its origin.
 */
export interface SketchView {
  x: number;
  y: number;
  edges: SketchEdge[];
}
/**
 * A felt edge of the sketch: the step from a cell, counted from where the sketch began.
 */
export interface SketchEdge {
  x: number;
  y: number;
  direction: string;
  felt: string;
  doubtful: boolean;
}
/**
 * The whole board: for the Hunter, and for everybody after the end (NY-ANN-26, NY-END-06).
 */
export interface ForestView {
  map: string[];
  trees: string[];
  car: string[];
  rocks: string[];
  noise: string | null;
  noise_distance: number | null;
  hunter: string | null;
  layout: string | null;
  printed: PrintedView | null;
}
/**
 * A scenario while the Hunter chooses how to use it; only for the Hunter.
 */
export interface PrintedView {
  name: string;
  trees: string[];
  spots: string[][];
  hunter: string;
  starts: string[];
}
/**
 * What the Hunter holds.
 */
export interface HunterView {
  hand: string[];
  hand_names: string[];
  discard: string[];
  pile: number;
  played: string | null;
  wounded: boolean;
  steps: number;
}
export interface StygianView {
  game: 'stygian-society';
  viewer: number;
  content: string;
  players: number;
  turn: number;
  active: string | null;
  in_turn: boolean;
  decision: string | null;
  agenda: string[];
  peril: number;
  luck: number;
  luck_max: number;
  xp: number;
  needed: number;
  wounds: number;
  maximum: number;
  cubes: CubesView;
  heroes: HeroView[];
  team: CardView[];
  floor: FloorView | null;
  declared: CardView | null;
  swift: boolean;
  targets: string[];
  silenced: string[];
  armor_left: number;
  modifiers: string[];
  chest_deck: Named[];
  treasure_deck: Named[];
  floors_left: {
    [k: string]: number;
  };
  result: string | null;
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
export interface GameInfo {
  slug: string;
  title: string;
  options: OptionInfo[];
  bots: string[];
}
export interface OptionInfo {
  name: string;
  help: string;
  default: string;
  choices: string[];
}
export interface GapChoice {
  value: string;
  label: string;
}
/**
 * A fresh one-time invitation to one's own seat, to go on at another device.
 */
export interface Invitation {
  table: string;
  seat: number;
  invite: string;
}
export interface Join {
  invite: string;
  name: string;
  want_token?: boolean;
}
export interface Joined {
  table: string;
  seat: number;
  token: string | null;
}
export interface NewSeat {
  kind: 'bot' | 'me' | 'open';
  name?: string;
  bot?: string;
}
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: {
    [k: string]: string;
  };
  want_tokens?: boolean;
}
/**
 * The table as this viewer may know it, after the entry ``seq``.
 */
export interface Now {
  seq: number;
  view: KeysView | NightCageView | NightCage2019View | NyctoView | StygianView;
  description: string[];
  seats: SeatInfo[];
  prompt: PromptInfo | null;
  legal: ActionOption[];
  asides: PhraseInfo[];
  silence: string | null;
  can_undo: boolean;
  outcome: OutcomeInfo | null;
}
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot: string | null;
  online: boolean;
  mine: boolean;
  invite: string | null;
  asked?: boolean;
}
export interface PromptInfo {
  seat: number;
  name: string;
  rule: string;
  text: string;
  detail: string;
}
/**
 * Something the viewer may say now. ``{0}`` is the first gap, in the action's fields and in the label.
 */
export interface PhraseInfo {
  action: {
    [k: string]: string;
  };
  label: string;
  gaps: GapChoice[][];
}
export interface OutcomeInfo {
  winners: number[];
  reason: string;
  rule: string;
}
export interface Ping {
  type: 'ping';
  id: string;
}
export interface Pong {
  type: 'pong';
  id: string;
}
/**
 * Somebody came online or went; nothing was logged.
 */
export interface Presence {
  type: 'presence';
  seats: SeatInfo[];
  spectators: number;
}
/**
 * What would this legal action surely do? Only the seat that decides may ask.
 */
export interface Preview {
  type: 'preview';
  id: string;
  action: {
    [k: string]: string;
  };
}
/**
 * The rules say no. ``id`` is the request's; ``rule_text`` is the rule book's sentence.
 */
export interface Refused {
  type: 'refused';
  id: string;
  rule: string;
  text: string;
  rule_text: string;
}
/**
 * A finished game, from one viewpoint: a seat, -1 a spectator, -2 everything.
 */
export interface Replay {
  table: string;
  game: string;
  viewer: number;
  seats: SeatInfo[];
  frames: ReplayFrame[];
  outcome: OutcomeInfo;
}
export interface ReplayFrame {
  seq: number;
  view: KeysView | NightCageView | NightCage2019View | NyctoView | StygianView;
  description: string[];
  happenings: Happening[];
  chat: ChatLine[];
}
export interface RuleInfo {
  id: string;
  section: string;
  text: string;
}
/**
 * Chat. Where speech is part of the rules, only who may speak may chat.
 */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}
/**
 * What anybody with the link may know before sitting down.
 */
export interface TableInfo {
  table: string;
  game: string;
  title: string;
  options: {
    [k: string]: string;
  };
  seats: SeatInfo[];
  seq: number;
  over: boolean;
}
export interface TableMade {
  table: string;
  seats: SeatInfo[];
  tokens: (string | null)[];
}
/**
 * The first message of a connection.
 */
export interface Welcome {
  type: 'welcome';
  table: string;
  game: string;
  title: string;
  options: {
    [k: string]: string;
  };
  viewer: number;
}
/**
 * What is new since the viewer's last ``seq``, and the table now.
 */
export interface Update {
  type: 'update';
  entries: Entry[];
  now: Now;
}
export interface Undo {
  type: 'undo';
  id: string;
  seq: number;
}
/**
 * Would this be legal, and if not, why not? Only the seat that decides may ask.
 */
export interface Why {
  type: 'why';
  id: string;
  action: {
    [k: string]: string;
  };
}
