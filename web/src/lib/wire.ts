// Made from src/lampblack/server/messages.py by `npm run wire`; do not edit.

export type ToClient =
  Welcome | Update | Presence | Accepted | Refused | Allowed | Foreseen | Error | Pong;
export type ToServer = Decide | Undo | Why | Preview | Remark | Chat | Ping;

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
/**
 * Chat. Where speech is part of the rules, only who may speak may chat.
 */
export interface Chat {
  type: 'chat';
  id: string;
  text: string;
}
export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: number;
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
/**
 * What this viewer hears at once.
 */
export interface Entry {
  seq: number;
  kind: 'chat' | 'created' | 'decision' | 'held' | 'invited' | 'joined' | 'remark' | 'undo';
  tick?: number;
  happenings?: Happening[];
  chat?: ChatLine | null;
  text?: string;
}
/**
 * An event as this viewer perceives it: the fact, and the sentence.
 */
export interface Happening {
  fact: unknown;
  text: string;
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
    | 'outdated'
    | 'over'
    | 'stale'
    | 'too-fast'
    | 'too-large';
  message: string;
  field?: string | null;
}
/**
 * Answer to ``preview``: what the action surely does, up to the first draw, and the view then.
 */
export interface Foreseen {
  type: 'foreseen';
  id: string;
  happenings: Happening[];
  view: unknown;
  is_all: boolean;
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
  view: unknown;
  description: string[];
  seats: SeatInfo[];
  prompt: PromptInfo | null;
  legal: ActionOption[];
  remarks: PhraseInfo[];
  silence: string | null;
  can_undo: boolean;
  waits: boolean;
  outcome: OutcomeInfo | null;
  recalls?: number | null;
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
  code?: string;
}
/**
 * Make one of the ``remarks``, in turn or out of it. Repeating the message with its ``seq`` is safe.
 */
export interface Remark {
  type: 'remark';
  id: string;
  seq: number;
  action: {
    [k: string]: string;
  };
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
  view: unknown;
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
  version: number;
  build: string;
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
  game: string;
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
