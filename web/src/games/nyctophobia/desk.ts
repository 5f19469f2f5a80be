/** The shell's types with this game's view and facts. */
import type { Desk } from '../../lib/desk';
import type { Told } from '../../lib/messages';
import type { Fact, View } from './wire';

export type NightDesk = Desk<View, Fact>;
export type Happening = Told<Fact>;
