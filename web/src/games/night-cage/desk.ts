import type { Desk } from '../../lib/desk';
import type { NightCage2019View, NightCageView } from '../../lib/wire';

/** Both editions show the same things. */
export type NightView = NightCageView | NightCage2019View;
export type NightDesk = Desk<NightView>;
