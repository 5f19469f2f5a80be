// Made from src/lampblack/server/messages.py by `npm run wire`; do not edit.

export type ToClient =
  | Welcome
  | Update
  | Change
  | Presence
  | Accepted
  | Refused
  | Allowed
  | Foreseen
  | Checked
  | Advice
  | Error
  | Pong
  | Pointed;
export type ToServer =
  | Decide
  | Tell
  | Undo
  | Why
  | Preview
  | Check
  | Advise
  | Remark
  | Chat
  | Ping
  | Leave
  | Vote
  | Return
  | SetManners
  | Mute
  | Expel
  | Remove
  | Report
  | Comment
  | Point;

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
 * Answer to ``advise``: what a bot would do, why, and what it thinks of the best few, its own choice first.
 */
export interface Advice {
  type: 'advice';
  id: string;
  options: AdvisedOption[];
  reason: string;
  measure: string;
}
export interface AdvisedOption {
  option: ActionOption;
  figure: string;
}
/**
 * What would a bot do here? Only the seat that decides may ask, where the table allows it (``now.advice``).
 */
export interface Advise {
  type: 'advise';
  id: string;
}
/**
 * Answer to ``why``: the action is legal now.
 */
export interface Allowed {
  type: 'allowed';
  id: string;
}
/**
 * Is this invitation still good? Asking spends nothing.
 */
export interface AskInvitation {
  invite: string;
}
export interface BlockInfo {
  kind: 'figure' | 'heading' | 'item' | 'paragraph';
  passages: PassageInfo[];
  figure: string;
}
export interface PassageInfo {
  text: string;
  rules: string[];
}
export interface BookInfo {
  title: string;
  examples: string[];
  chapters: ChapterInfo[];
}
export interface ChapterInfo {
  name: string;
  title: string;
  blocks: BlockInfo[];
  rules: string[];
}
export interface BotInfo {
  name: string;
  help: string;
  strength: string;
  roles: string[];
}
/**
 * The same without what goes without saying.
 */
export interface BriefEntry {
  seq: number;
  kind?:
    | 'advised'
    | 'again'
    | 'begun'
    | 'chat'
    | 'cleared'
    | 'comment'
    | 'created'
    | 'decision'
    | 'held'
    | 'invited'
    | 'joined'
    | 'kept'
    | 'lapsed'
    | 'left'
    | 'manners'
    | 'muted'
    | 'offered'
    | 'remark'
    | 'removed'
    | 'returned'
    | 'undo'
    | 'vote';
  tick?: number | null;
  happenings?: [unknown, string][];
  chat?: ChatLine | null;
  text?: string;
  removes?: number[];
  about?: number | null;
}
export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: number;
  removed?: boolean;
  entry?: number | null;
}
/**
 * What people at the table are to tell, because it happens in front of them.
 */
export interface ChanceInfo {
  seat: number;
  label: string;
  what: string;
  questions: QuestionInfo[];
  text: string;
  happenings: Happening[];
  view: unknown;
}
export interface QuestionInfo {
  subject: string;
  outcomes: string[];
}
/**
 * An event as this viewer perceives it: the fact, and the sentence.
 */
export interface Happening {
  fact: unknown;
  text: string;
}
/**
 * As ``update``, for who asked for changes: how ``now`` differs from the one that this connection had last.
 */
export interface Change {
  type: 'change';
  entries: BriefEntry[];
  patch: {};
}
/**
 * Tracks that belong on one scale, from 0 up; ``words`` tells them to who sees no curve.
 */
export interface ChartInfo {
  title: string;
  tracks: TrackInfo[];
  words: string;
}
/**
 * One number at each of the ``moments``, null before there is one; ``seat`` is whose it is.
 */
export interface TrackInfo {
  label: string;
  seat: number | null;
  values: (number | null)[];
}
/**
 * Chat. Where speech is part of the rules, only who may speak may chat.
 */
export interface Chat {
  type: 'chat';
  id: string;
  text: string;
}
/**
 * What is wrong with this text, which several decisions are to make true? Where a game has such drafts.
 */
export interface Check {
  type: 'check';
  id: string;
  draft: string;
}
/**
 * Answer to ``check``: all that is wrong with the draft, and sentences on what follows from it.
 */
export interface Checked {
  type: 'checked';
  id: string;
  faults: FaultInfo[];
  notes: string[];
}
export interface FaultInfo {
  rule: string;
  text: string;
  code: string;
  places: string[];
  is_advice: boolean;
}
/**
 * One way to set an option, in words.
 */
export interface ChoiceInfo {
  value: string;
  label: string;
  help: string;
  when: {
    [k: string]: string[];
  };
}
/**
 * Take the table away, with all that stands in its log.
 */
export interface Clear {}
/**
 * Seconds to decide in. Each decision has ``move`` for itself; what it takes longer comes out of ``game``.
 */
export interface Clock {
  move?: number;
  game?: number;
  at_zero?: 'bot' | 'others';
}
/**
 * How long a decision may take, as this viewer can know it.
 */
export interface ClockInfo {
  running: number | null;
  since: number;
  left: number[];
  lapsed: number | null;
}
/**
 * Say something about a moment of the finished game; it is kept with it.
 */
export interface Comment {
  type: 'comment';
  id: string;
  at: number;
  text: string;
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
export interface DeviceInfo {
  device: number;
  name: string;
  since: number;
  here: boolean;
  push: boolean;
}
/**
 * It is done, and there is no more to say.
 */
export interface Done {
  done?: boolean;
}
/**
 * What this viewer hears at once.
 */
export interface Entry {
  seq: number;
  kind:
    | 'advised'
    | 'again'
    | 'begun'
    | 'chat'
    | 'cleared'
    | 'comment'
    | 'created'
    | 'decision'
    | 'held'
    | 'invited'
    | 'joined'
    | 'kept'
    | 'lapsed'
    | 'left'
    | 'manners'
    | 'muted'
    | 'offered'
    | 'remark'
    | 'removed'
    | 'returned'
    | 'undo'
    | 'vote';
  tick?: number;
  happenings?: Happening[];
  chat?: ChatLine | null;
  text?: string;
  removes?: number[];
  about?: number | null;
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
    | 'too-large'
    | 'unplayable';
  message: string;
  field?: string | null;
}
/**
 * Send a spectator away; only the maker does.
 */
export interface Expel {
  type: 'expel';
  id: string;
  looker: number;
}
/**
 * A made-up position, as one viewer sees it.
 */
export interface FigureInfo {
  viewer: number;
  names: string[];
  show: string[];
  view: unknown;
  drawing: string;
  description: string[];
}
/**
 * An ordinary table with bots, whose first turns are explained by notes.
 */
export interface FirstGameInfo {
  title: string;
  promise: string;
  options: {
    [k: string]: string;
  };
  seats: string[];
  notes: NoteInfo[];
}
/**
 * Said once, when something comes up for the first time.
 */
export interface NoteInfo {
  say: PassageInfo[];
  prompt: string;
  fact: string;
  look: string[];
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
  blurb: string;
  options: OptionInfo[];
  bots: string[];
  bot_infos: BotInfo[];
  roles: {
    [k: string]: RoleInfo[];
  };
  usual: UsualTable;
  lessons?: string[];
  advice?: boolean;
}
export interface OptionInfo {
  name: string;
  title: string;
  help: string;
  default: string;
  choices: string[];
  offers: ChoiceInfo[];
  when: {
    [k: string]: string[];
  };
  rule: string;
  strict: string;
}
/**
 * The part of one seat.
 */
export interface RoleInfo {
  name: string;
  title: string;
  help: string;
}
/**
 * For somebody who wants to play at once.
 */
export interface UsualTable {
  options: {
    [k: string]: string;
  };
  seats: string[];
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
/**
 * It is: for this seat.
 */
export interface InvitationInfo {
  seat: number;
  kept_for: string;
  yours: boolean;
}
export interface Join {
  invite: string;
  name: string;
  seat?: number | null;
  want_token?: boolean;
}
export interface Joined {
  table: string;
  seat: number;
  token: string | null;
}
/**
 * Get up; a bot plays on until one returns. Who resigns does not return. Repeating it is safe.
 */
export interface Leave {
  type: 'leave';
  id: string;
  word?: string;
  resign?: boolean;
}
export interface LessonInfo {
  name: string;
  title: string;
  promise: string;
  steps: number;
  about: string[];
}
/**
 * A lesson where the learner is.
 */
export interface LessonNow {
  name: string;
  title: string;
  number: number;
  next: string;
  steps: number;
  done: string[];
  is_over: boolean;
  asks: boolean;
  say: PassageInfo[];
  look: string[];
  reply: LessonReply | null;
  update: Update;
  foreseen?: Foreseen | null;
}
/**
 * What is answered to an action.
 */
export interface LessonReply {
  verdict: 'refused' | 'right' | 'wrong';
  say: PassageInfo[];
  refusal: Refused | null;
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
 * What is new since the viewer's last ``seq``, and the table now.
 */
export interface Update {
  type: 'update';
  game: string;
  entries: Entry[];
  now: Now;
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
  chance?: ChanceInfo | null;
  recalls?: number | null;
  maker?: number | null;
  manners?: Manners;
  clock?: ClockInfo | null;
  again?: string | null;
  muted?: number[];
  pointing?: 'all' | 'pings' | 'silent';
  advice?: boolean;
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
  lent?: boolean;
  resigned?: boolean;
  kept?: boolean;
  votes?: number[];
  title?: string;
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
  hints?: number[];
}
export interface Manners {
  listed?: boolean;
  spectators?: boolean;
  substitutes?: 'maker' | 'vote';
  pointing?: 'all' | 'pings' | 'silent';
  advice?: boolean | null;
  clock?: Clock | null;
}
export interface LessonsInfo {
  title: string;
  lessons: LessonInfo[];
  first_game: FirstGameInfo | null;
  things?: ThingInfo[];
}
/**
 * Something on the table, and how it works.
 */
export interface ThingInfo {
  name: string;
  called: string;
  words: string[];
  say: PassageInfo[];
  rule: string;
  lesson: string;
}
export interface Manners1 {
  listed?: boolean;
  spectators?: boolean;
  substitutes?: 'maker' | 'vote';
  pointing?: 'all' | 'pings' | 'silent';
  advice?: boolean | null;
  clock?: Clock | null;
}
/**
 * Take the chat from a seat, or with -1 from all spectators, or give it back; only the maker does.
 */
export interface Mute {
  type: 'mute';
  id: string;
  about: number;
  mute?: boolean;
}
export interface NewRing {
  name?: string;
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
  manners?: Manners2;
}
export interface Manners2 {
  listed?: boolean;
  spectators?: boolean;
  substitutes?: 'maker' | 'vote';
  pointing?: 'all' | 'pings' | 'silent';
  advice?: boolean | null;
  clock?: Clock | null;
}
export interface OpenRing {
  code: string;
  name?: string;
}
/**
 * A table of the public list.
 */
export interface OpenTable {
  table: string;
  game: string;
  title: string;
  options: {
    [k: string]: string;
  };
  seats: TableSeat[];
  free: number[];
  spectators: boolean;
  clock: Clock | null;
  at: number;
}
/**
 * A seat, as lists show it.
 */
export interface TableSeat {
  kind: string;
  name: string;
  online: boolean;
}
/**
 * A table at which one has a seat.
 */
export interface OwnTable {
  table: string;
  game: string;
  title: string;
  seats: TableSeat[];
  mine: number[];
  asked: number[];
  turn: number | null;
  over: boolean;
  at: number;
  again: string | null;
  problem?: string;
}
export interface Ping {
  type: 'ping';
  id: string;
}
/**
 * Set the table once more for the same people, or come along to where somebody has set it.
 */
export interface PlayAgain {
  options?: {
    [k: string]: string;
  } | null;
  turn?: boolean;
  want_tokens?: boolean;
}
/**
 * A new table that plays on from a moment of a finished game, as one seat knew it then.
 */
export interface PlayOn {
  at: number;
  seat: number;
  seats: NewSeat[];
  want_tokens?: boolean;
}
/**
 * The new table, and the seats of this device there.
 */
export interface PlayedOn {
  table: string;
  seats: number[];
  tokens: string[];
}
/**
 * Show the others a space or a piece, or suggest a decision; in games that all play together.
 */
export interface Point {
  type: 'point';
  id: string;
  target?: string;
  action?: {
    [k: string]: string;
  } | null;
  clear?: boolean;
}
/**
 * Somebody points at something; it is not logged, and who comes later does not see it.
 */
export interface Pointed {
  type: 'pointed';
  seat: number;
  name: string;
  target: string;
  suggestion: ActionOption | null;
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
  lookers?: number[];
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
  more?: {
    [k: string]: string;
  }[];
}
/**
 * A finished game looked back on; everything in it is empty where a game has nothing to say.
 */
export interface RecapInfo {
  shared: string;
  turnings: TurningInfo[];
  tallies: TallyInfo[];
  moments: number[];
  charts: ChartInfo[];
}
/**
 * A sentence on what decided the game, and the ``seq`` of the replay's frame it is about.
 */
export interface TurningInfo {
  seq: number;
  text: string;
}
/**
 * Something counted for every seat; null for a seat it says nothing about.
 */
export interface TallyInfo {
  label: string;
  numbers: (number | null)[];
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
 * Take back lines of chat or comments, by the ``seq`` of their entries, and one's name. The maker may
 *     remove anybody's lines.
 */
export interface Remove {
  type: 'remove';
  id: string;
  lines?: number[];
  entries?: number[];
  name?: boolean;
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
  comments?: ChatLine[];
}
/**
 * Tell whoever runs the server about something at this table.
 */
export interface Report {
  type: 'report';
  id: string;
  text: string;
  seq?: number | null;
}
/**
 * Take one's seat back from the bot. Repeating it is safe.
 */
export interface Return {
  type: 'return';
  id: string;
}
/**
 * Words that give the ring to another device. They cannot be shown again, only made anew.
 */
export interface RingCode {
  code: string;
}
/**
 * One's keyring: the devices that hold it, and one's tables, the newest first.
 */
export interface RingInfo {
  devices: DeviceInfo[];
  has_code: boolean;
  tables: OwnTable[];
  more: number;
  push_key: string | null;
}
export interface RuleInfo {
  id: string;
  section: string;
  text: string;
}
/**
 * Change how the table goes about things; only its maker does, and the clock stays what it was.
 */
export interface SetManners {
  type: 'manners';
  id: string;
  listed?: boolean | null;
  spectators?: boolean | null;
  substitutes?: ('maker' | 'vote') | null;
  pointing?: ('all' | 'pings' | 'silent') | null;
  advice?: boolean | null;
}
/**
 * Older entries of one viewer's stream, in order; none where one may not look back so far.
 */
export interface Story {
  table: string;
  game: string;
  entries: Entry[];
}
/**
 * Tell this device when it is one's turn: what the browser's push subscription says. Empty to stop.
 */
export interface Subscribe {
  endpoint?: string;
  key?: string;
  auth?: string;
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
  manners?: Manners3;
  again?: string | null;
}
export interface Manners3 {
  listed?: boolean;
  spectators?: boolean;
  substitutes?: 'maker' | 'vote';
  pointing?: 'all' | 'pings' | 'silent';
  advice?: boolean | null;
  clock?: Clock | null;
}
export interface TableMade {
  table: string;
  seats: SeatInfo[];
  tokens: (string | null)[];
}
/**
 * Where one is in a lesson, and what one does there.
 */
export interface TakeLesson {
  done?: string[];
  action?: {
    [k: string]: string;
  } | null;
  asks?: boolean;
  previews?: boolean;
  more?: {
    [k: string]: string;
  }[];
}
/**
 * Tell what chance brought, in one line (``Now.chance`` says how). Repeating the message is safe.
 */
export interface Tell {
  type: 'tell';
  id: string;
  seq: number;
  line: string;
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
  time?: number;
  before?: string | null;
  moment?: number | null;
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
/**
 * A bot shall play for this seat, whose person is away or which nobody took. Repeating it is safe.
 */
export interface Vote {
  type: 'vote';
  id: string;
  about: number;
}
