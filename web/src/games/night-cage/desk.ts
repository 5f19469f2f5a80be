import type { Desk } from '../../lib/desk';
import type { Told } from '../../lib/messages';
import type { Fact, View } from './wire';

/** Both editions show the same things. */
export type NightDesk = Desk<View, Fact>;
export type Happening = Told<Fact>;
