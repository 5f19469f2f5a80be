/** Names for parts of the wire's messages. */
import type {
  Accepted,
  Allowed,
  Foreseen,
  Happening,
  Now,
  Refused,
  Error as WireError,
} from './wire';

export type { WireError };
/** What a request is answered with. */
export type Answer = Accepted | Refused | Allowed | Foreseen | WireError;
/** An action in its JSON form. */
export type Wire = Record<string, string>;
/** Any game's view; its `game` tells which. */
export type View = Now['view'];
export type Fact = Happening['fact'];

export const SPECTATOR = -1;
export const EVERYTHING = -2;
