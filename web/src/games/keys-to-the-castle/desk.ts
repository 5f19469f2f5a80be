import type { Desk } from '../../lib/desk';
import type { Told } from '../../lib/messages';
import type { Fact, View } from './wire';

export type KeysDesk = Desk<View, Fact>;
export type Happening = Told<Fact>;
