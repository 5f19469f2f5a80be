// Made from src/lampblack/games/night_cage by `npm run wire`; do not edit.

export type Fact =
  | StartPlaced
  | PlayBegan
  | TurnBegan
  | MarkerPassed
  | TileDrawn
  | TilePlaced
  | Moved
  | Stayed
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
  | Won
  | Lost;
export type View = NightCageView | NightCage2019View;

export interface Burned {
  type: 'Burned';
  seat: number;
  prisoner: string;
  tile: string;
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
export interface DirgeArrived {
  type: 'DirgeArrived';
  seat: number;
  prisoner: string;
  cells: string[];
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
export interface TurnBegan {
  type: 'TurnBegan';
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
export interface Moved {
  type: 'Moved';
  seat: number;
  prisoner: string;
  origin: string;
  cell: string;
  how: string;
}
export interface Stayed {
  type: 'Stayed';
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
export interface Won {
  type: 'Won';
  seat: number;
  prisoner: string;
  cell: string;
}
export interface Lost {
  type: 'Lost';
  seat: number;
  prisoner: string;
  reason: string;
  rule: string;
}
export interface MonsterView {
  cell: string;
  tile: string;
  sees: string[];
  strikes: string[];
  set_off: boolean;
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
