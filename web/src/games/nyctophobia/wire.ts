// Made from src/lampblack/games/nyctophobia by `npm run wire`; do not edit.

export type Fact =
  | SetUp
  | Clue
  | Turn
  | TurnEnd
  | Searched
  | Felt
  | Step
  | Stepped
  | Hopped
  | Entered
  | Rocks
  | Blocked
  | Acted
  | Threw
  | Noise
  | Hid
  | Unhid
  | Attacked
  | Hurt
  | Countered
  | Called
  | Forest
  | Moved
  | Fogged
  | Refused
  | Spoke
  | Taunted
  | Claimed
  | Laughed
  | Ended
  | HunterSawMove
  | HunterSawNoise
  | HunterSawTree
  | HunterWounded
  | HunterPlayed
  | HunterDrew
  | HunterLaid
  | HunterWarned;

export interface Acted {
  type: 'Acted';
  seat: number;
  kind: string;
}
/**
 * E-COMBAT: where the Hunter stands, seen from the Hunted.
 */
export interface Attacked {
  type: 'Attacked';
  seat: number;
  direction: string;
}
export interface Blocked {
  type: 'Blocked';
  seat: number;
  item: string;
}
export interface Called {
  type: 'Called';
  seat: number;
}
/**
 * A statement of the Hunter about a Hunted, true or not.
 */
export interface Claimed {
  type: 'Claimed';
  seat: number;
  claim: string;
  other: number | null;
  direction: string | null;
  number: number | null;
}
export interface Clue {
  type: 'Clue';
  seat: number;
  direction: string;
}
export interface Countered {
  type: 'Countered';
  seat: number;
  using: string;
}
export interface Ended {
  type: 'Ended';
  seat: number;
  winner: string;
  cause: string;
}
export interface Entered {
  type: 'Entered';
  seat: number;
  items: string[];
}
/**
 * E-SETUP; never the scenario.
 */
export interface SetUp {
  type: 'SetUp';
  seat: number;
  hunter: string;
  characters: (string | null)[];
  titles: (string | null)[];
  options: {
    [k: string]: string;
  };
}
export interface Turn {
  type: 'Turn';
  seat: number;
}
export interface TurnEnd {
  type: 'TurnEnd';
  seat: number;
}
/**
 * P-SEARCH: what the searcher's hands feel.
 */
export interface Searched {
  type: 'Searched';
  seat: number;
  here: string[];
  north: (string | string[])[];
  east: (string | string[])[];
  south: (string | string[])[];
  west: (string | string[])[];
}
export interface Felt {
  type: 'Felt';
  seat: number;
  items: string[];
}
/**
 * P-STEP, to the mover.
 */
export interface Step {
  type: 'Step';
  seat: number;
  direction: string;
}
export interface Stepped {
  type: 'Stepped';
  seat: number;
}
export interface Hopped {
  type: 'Hopped';
  seat: number;
}
export interface Rocks {
  type: 'Rocks';
  seat: number;
  count: number;
}
export interface Threw {
  type: 'Threw';
  seat: number;
  direction: string;
  spaces: number;
  hit: string;
}
export interface Noise {
  type: 'Noise';
  seat: number;
}
export interface Hid {
  type: 'Hid';
  seat: number;
}
export interface Unhid {
  type: 'Unhid';
  seat: number;
  cause: string;
}
export interface Hurt {
  type: 'Hurt';
  seat: number;
  health: number;
  cause: string;
}
export interface Forest {
  type: 'Forest';
  seat: number;
  kind: string;
}
export interface Moved {
  type: 'Moved';
  seat: number;
}
export interface Fogged {
  type: 'Fogged';
  seat: number;
}
export interface Refused {
  type: 'Refused';
  seat: number;
  reason: string;
}
/**
 * E-SPEECH; ``what`` is the statement, the rest is filled in for reports.
 */
export interface Spoke {
  type: 'Spoke';
  seat: number;
  what: string;
  search?: Searched | null;
  steps?: string[] | null;
  health?: number | null;
  rocks?: number | null;
}
export interface Taunted {
  type: 'Taunted';
  seat: number;
}
export interface Laughed {
  type: 'Laughed';
  seat: number;
}
/**
 * A piece stands in another cell now; seat 0 is the Hunter's own.
 */
export interface HunterSawMove {
  type: 'HunterSawMove';
  seat: number;
  cell: string;
}
/**
 * The noise token lies there now, or nowhere.
 */
export interface HunterSawNoise {
  type: 'HunterSawNoise';
  seat: number;
  cell: string | null;
}
export interface HunterSawTree {
  type: 'HunterSawTree';
  seat: number;
  tree: string;
  stands: boolean;
}
export interface HunterWounded {
  type: 'HunterWounded';
  seat: number;
  wounded: boolean;
}
export interface HunterPlayed {
  type: 'HunterPlayed';
  seat: number;
  card: string;
  name: string;
}
export interface HunterDrew {
  type: 'HunterDrew';
  seat: number;
  card: string;
  name: string;
  reshuffled: boolean;
}
/**
 * The forest is laid out; what it was made from.
 */
export interface HunterLaid {
  type: 'HunterLaid';
  seat: number;
  layout: string;
}
/**
 * W_CLOSE (NY-LAYOUT-08).
 */
export interface HunterWarned {
  type: 'HunterWarned';
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
  title: string | null;
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
  hand_words: string[];
  discard: string[];
  pile: number;
  played: string | null;
  wounded: boolean;
  steps: number;
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
 * The automatic sketch of memory level M3 (NY-INFO-11), in steps east and south of its origin.
 */
export interface SketchView {
  x: number;
  y: number;
  edges: SketchEdge[];
}
export interface View {
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
  last_search: Searched | null;
  search_age: string | null;
  told: (
    | SetUp
    | Clue
    | Turn
    | TurnEnd
    | Searched
    | Felt
    | Step
    | Stepped
    | Hopped
    | Entered
    | Rocks
    | Blocked
    | Acted
    | Threw
    | Noise
    | Hid
    | Unhid
    | Attacked
    | Hurt
    | Countered
    | Called
    | Forest
    | Moved
    | Fogged
    | Refused
    | Spoke
    | Taunted
    | Claimed
    | Laughed
    | Ended
    | HunterSawMove
    | HunterSawNoise
    | HunterSawTree
    | HunterWounded
    | HunterPlayed
    | HunterDrew
    | HunterLaid
    | HunterWarned
  )[];
  sketch: SketchView | null;
  forest: ForestView | null;
  cards: HunterView | null;
  winner: string | null;
  cause: string | null;
}
