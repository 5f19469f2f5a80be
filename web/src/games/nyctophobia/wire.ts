// Made from src/lampblack/games/nyctophobia by `npm run wire`; do not edit.

export type Fact =
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
  | NyHunterWarned;
export type View = NyctoView;

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
