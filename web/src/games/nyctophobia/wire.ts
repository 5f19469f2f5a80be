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
  | HunterPart
  | HunterStood
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
/**
 * What a Hunted knows by touch, laid where it truly lies; only where everything is open (NY-END-06).
 *
 *     The same sketch, kept at every memory level, with bumps and flights of rocks; of trees and ways the names of
 *     the board.
 */
export interface BeliefView {
  seat: number;
  origin: string;
  trees: string[];
  open: string[];
  doubtful: string[];
  ends: string[];
  car: string[];
  met: string | null;
  since: number;
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
 * A card with its parts in words.
 */
export interface CardView {
  id: string;
  name: string;
  said: string;
  quiet: string;
  noise: string | null;
  part: string;
  because: string;
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
/**
 * What a card asks to be said: how much of it is still due, and which of the statements are true.
 */
export interface ClaimsView {
  truths: number;
  lies: number;
  true: string[];
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
/**
 * Which part of the card counts from now on, and why (NY-HUNTER-04).
 */
export interface HunterPart {
  type: 'HunterPart';
  seat: number;
  card: string;
  part: string;
  because: string;
  words: string;
}
/**
 * A move instruction ends before its last step (NY-HMOVE-11).
 */
export interface HunterStood {
  type: 'HunterStood';
  seat: number;
  reason: string;
  rule: string;
  moved: boolean;
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
  maps: PrintedView[];
  supply: number;
}
/**
 * A scenario while the Hunter chooses one, or how to use it; only for the Hunter.
 */
export interface PrintedView {
  id: string;
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
  cards: CardView[];
  playing: CardView | null;
  discard: string[];
  pile: number;
  played: string | null;
  wounded: boolean;
  steps: number;
}
/**
 * How far everything is from the Hunter, and which way; only for the Hunter, while the game goes on.
 */
export interface OutlookView {
  steps: (number | null)[];
  ways: WayView[];
  walk: WalkView | null;
  claims: ClaimsView | null;
  wounded: boolean;
}
/**
 * The way to somebody or something.
 */
export interface WayView {
  to: string;
  steps: number;
  cells: string[];
}
/**
 * The move instruction that is being carried out.
 */
export interface WalkView {
  left: number;
  towards: string;
  goals: string[];
  steps: number;
  ways: string[][];
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
    | HunterPart
    | HunterStood
    | HunterDrew
    | HunterLaid
    | HunterWarned
  )[];
  sketch: SketchView | null;
  beliefs: BeliefView[] | null;
  forest: ForestView | null;
  cards: HunterView | null;
  outlook: OutlookView | null;
  winner: string | null;
  cause: string | null;
}
