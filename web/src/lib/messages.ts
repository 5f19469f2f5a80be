/** Names for parts of the wire's messages. */
import type {
  Accepted,
  Advice,
  Allowed,
  Checked,
  Foreseen,
  Happening,
  Now,
  Refused,
  Error as WireError,
} from './wire';

export type { WireError };
/** What a request is answered with. */
export type Answer = Accepted | Refused | Allowed | Foreseen | Checked | Advice | WireError;
/** An action in its JSON form. */
export type Wire = Record<string, string>;
/** Any game's view and facts; only the game's own folder knows their types. */
export type View = Now['view'];
export type Fact = Happening['fact'];

/** Something that happened, by the facts of one game. */
export interface Told<F = Fact> extends Happening {
  fact: F;
}

/** What an action surely does, in views and facts of one game. */
export interface Foretold<V = View, F = Fact> extends Foreseen {
  happenings: Told<F>[];
  view: V;
}

export const SPECTATOR = -1;
export const EVERYTHING = -2;
