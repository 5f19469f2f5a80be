/** What a game's board is given to draw, and what it may ask of the shell. */
import type { Component, Snippet } from 'svelte';
import type { Cue, Sound } from '../kit/sound';
import type { Step } from '../kit/story';
import type { Fact, Foretold, Told, View, Wire, WireError } from './messages';
import type {
  ActionOption,
  ChanceInfo,
  Checked,
  Entry,
  PhraseInfo,
  PromptInfo,
  Replay,
  SeatInfo,
} from './wire';

/** A finished game that is leafed through. */
export interface Reel {
  /** The log's number of the moment on show, the same for every viewer. */
  readonly seq: number;
  /** To the moment with this number, or the last before it. */
  seek(seq: number): void;
}

/** A decision that somebody at the table suggests. */
export interface Suggested {
  readonly by: string;
  readonly action: Wire;
}

/** What is on show, never what has only been received: view, words, prompt and choices move together
 * by the one clock. `V` and `F` are the view and the facts of the game that is on the table; the shell
 * itself knows none. */
export interface Desk<V = View, F = Fact> {
  /** The table's id; its replay has the same. */
  readonly id: string;
  readonly game: string;
  readonly view: V;
  /** Another number for each position; chat and presence leave it alone. */
  readonly moment: number;
  readonly description: readonly string[];
  readonly seats: readonly SeatInfo[];
  /** A seat, -1 for a spectator, -2 when everything lies open. */
  readonly viewer: number;
  /** None when the game is over, or the clock is behind. */
  readonly prompt: PromptInfo | null;
  /** Filled only when the viewer decides. */
  readonly legal: readonly ActionOption[];
  /** What people at the table are to tell before anybody decides again, because it happens in front of them. */
  readonly chance: ChanceInfo | null;
  /** What the viewer may say now, in turn or out of it; empty where the rules know no speech. */
  readonly remarks: readonly PhraseInfo[];
  /** Why the viewer may not chat now; null when it may. */
  readonly silence: string | null;
  /** The log as far as it is shown, and may still be looked back on. */
  readonly entries: readonly Entry[];
  /** The same with everybody's own words, which wait for nothing. */
  readonly talk: readonly Entry[];
  /** What the last change brought, as far as it is shown. */
  readonly recent: readonly Told<F>[];
  /** The steps shown since the viewer last decided, up to the one on show. */
  readonly story: readonly Step<V, F>[];
  /** Something told is not on show yet; until then nobody can act here. */
  readonly isBehind: boolean;
  /** How long the step on show stays, in milliseconds by the clock: whatever moves is over by then. */
  readonly stays: number;
  /** A decision is on its way; wait for what comes of it. */
  readonly isBusy: boolean;
  /** Nobody can act here: a replay. */
  readonly isStill: boolean;
  /** Where the shell leafs through a finished game; none at a live table. */
  readonly reel?: Reel;
  /** What others suggest to whoever decides: drawn as a ghost, by who gave it. */
  readonly suggested?: readonly Suggested[];
  /** Show the present at once. */
  skip(): void;
  /** Show the next step, and stop there. */
  next(): void;
  /** Stop the clock while somebody looks closer. */
  hold(): void;
  /** Decide. `isPart`: the board goes on by itself, so that nobody is asked aloud in between. */
  act(action: Wire, isPart?: boolean): void;
  /** Tell what chance brought, in one line. */
  tell(line: string): void;
  /** Say one of the remarks, its gaps filled. */
  speak(action: Wire): void;
  /** Chat. */
  say(text: string): unknown;
  /** Ask the server whether this would be legal, and show why not. */
  ask(action: Wire): void;
  /** What a legal action surely does, by the rules; null where nothing is told in advance. */
  foresee(action: Wire, more?: readonly Wire[]): Promise<Foretold<V, F> | null>;
  /** All that is wrong with a text that several decisions are to make true; null where nobody can be asked. */
  check(draft: string): Promise<Checked | WireError | null>;
  /** The whole game with everything open; the server refuses until it is over. */
  unroll(): Promise<Replay>;
  /** Show a reason the board itself knows. */
  explain(rule: string, text: string): void;
}

/** One component per game. It hands its two parts, the board and the tray below or beside it, to
 * the shell's frame, so the parts can share what has been chosen so far. */
export type GameComponent<V = View, F = Fact> = Component<{
  desk: Desk<V, F>;
  frame: Snippet<[Snippet, Snippet]>;
}>;

/** What something sounds and feels like. */
export interface Heard {
  sounds: readonly (Cue | Sound)[];
  /** Milliseconds of shaking and of rest, in turns. */
  shake?: readonly number[];
}

export interface GameUI<V = View, F = Fact> {
  Game: GameComponent<V, F>;
  /** Nobody has secrets: people at one device need not hand it over. */
  isOpen?: boolean;
  /** The board shows the desk's `description`; for others the server need not find the words. */
  isInWords?: boolean;
  /** A control beside each seat in the lobby, and the options it takes care of. */
  SeatDial?: Component<
    { seat: number; seats: number; options: Record<string, string> },
    Record<string, never>,
    'options'
  >;
  dials?: readonly string[];
  /** A face for each seat. */
  Portrait?: Component<{ view: V; seat: number }>;
  /** A few words on a seat: where it is, what it holds. */
  note?(view: V, seat: number): string;
  /** The sound something makes; or several, with what is felt of it. */
  cue?(happening: Told<F>, viewer: number): Cue | Heard | null;
  /** The seat whose words these are; none for what the game itself tells. */
  speaker?(happening: Told<F>): number | null;
  /** How long something is worth looking at, in milliseconds at normal pace. */
  lasts?(happening: Told<F>): number;
  /** How a change is told in several pictures; the last one shows the position after it. */
  steps?(before: V, happenings: readonly Told<F>[], after: V): readonly Step<V, F>[];
  /** Who won and how: a headline and a sentence, instead of the shell's own. */
  ending?(view: V, names: readonly string[]): readonly [string, string];
  /** Where people point: the decision meant by what has this key; and the keys a decision is about. */
  suggests?(view: V, key: string): Wire | null;
  about?(view: V, action: Wire): readonly string[];
  /** A small picture of a position, for the book of rules: all of the board, or what `show` names. */
  Figure?: Component<{
    view: V;
    viewer: number;
    names: readonly string[];
    show: readonly string[];
  }>;
  /** The game in a minute. */
  Primer?: Component;
  /** Rows for the list of keys. */
  keys?: readonly KeyRow[];
  /** The same where sides have keys of their own. */
  keyGroups?: readonly KeyGroup[];
}

/** A key, and what it does. */
export type KeyRow = readonly [key: string, does: string];

export interface KeyGroup {
  title: string;
  keys: readonly KeyRow[];
}
