// Made from src/lampblack/server/messages.py by `npm run wire`; do not edit.

export type ToClient = Welcome | Update | Presence | Accepted | Refused | Allowed | Error | Pong;
export type ToServer = Decide | Undo | Why | Say | Ping;

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
export interface ActionOption {
  action: {
    [k: string]: string;
  };
  text: string;
  label: string;
}
/**
 * Answer to ``why``: the action is legal now.
 */
export interface Allowed {
  type: 'allowed';
  id: string;
}
export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: number;
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
/**
 * One log entry as this viewer perceives it.
 */
export interface Entry {
  seq: number;
  kind: 'chat' | 'created' | 'decision' | 'hidden' | 'joined' | 'undo';
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
    | Aborted;
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
  view: KeysView;
  description: string[];
  seats: SeatInfo[];
  prompt: PromptInfo | null;
  legal: ActionOption[];
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
}
export interface PromptInfo {
  seat: number;
  name: string;
  rule: string;
  text: string;
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
  view: KeysView;
  happenings: Happening[];
}
export interface RuleInfo {
  id: string;
  section: string;
  text: string;
}
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
