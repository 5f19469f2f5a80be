// Made from src/lampblack/games/keys_to_the_castle by `npm run wire`; do not edit.

export type Fact =
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
  | Aborted;

/**
 * The agreed turn limit was reached; ``seat`` had the last turn.
 */
export interface Aborted {
  type: 'Aborted';
  seat: number;
  turns: number;
}
export interface Closed {
  type: 'Closed';
  seat: number;
  card: string | null;
  cell: string;
  colour: string;
}
/**
 * The opening hand, told to its owner.
 */
export interface Dealt {
  type: 'Dealt';
  seat: number;
  cards: string[];
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
export interface NetGone {
  type: 'NetGone';
  seat: number;
}
export interface Won {
  type: 'Won';
  seat: number;
  cell: string;
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
  more_nets?: number;
  entered?: string | null;
}
export interface Tile {
  cell: string;
  colour: string;
  is_open: boolean;
  kind: string | null;
  padlock: boolean;
  sawn: boolean;
}
export interface View {
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
