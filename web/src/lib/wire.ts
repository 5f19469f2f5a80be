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
    | NCLost;
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
export interface MonsterView {
  cell: string;
  tile: string;
  sees: string[];
  strikes: string[];
  set_off: boolean;
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
/**
 * The table as this viewer may know it, after the entry ``seq``.
 */
export interface Now {
  seq: number;
  view: KeysView | NightCageView | NightCage2019View;
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
  view: KeysView | NightCageView | NightCage2019View;
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
